/** The program that puts a finished field on the glass. */

export const GLASS_VERTEX_SHADER = `#version 300 es
// One triangle that covers the canvas; no buffer needed.
out vec2 canvasPoint;
void main() {
	vec2 corner = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
	canvasPoint = corner * vec2(0.5, -0.5) + 0.5;
	gl_Position = vec4(corner, 0.0, 1.0);
}`;

export const GLASS_FRAGMENT_SHADER = `#version 300 es
precision highp float;
in vec2 canvasPoint;
uniform sampler2D field;
uniform sampler2D border;  // one column: the backdrop of each line
uniform vec2 canvasPx;
uniform vec4 place;        // x, y, width, height of the field on the canvas, in canvas pixels
uniform vec2 samples;      // of the field's texture: 256 or 1,024 a line
uniform float rows;        // lines of the field
uniform bool crt;
out vec4 colour;

// Sharp bilinear: a sample is flat, and only the last screen pixel of its edge blends to the next one, so that
// fractional scales show neither uneven pixels nor blur.
vec3 sharp(vec2 texel) {
	vec2 scale = max(place.zw / samples, 1.0);
	vec2 part = fract(texel) - 0.5;
	vec2 near = 0.5 - 0.5 / scale;
	vec2 offset = (part - clamp(part, -near, near)) * scale + 0.5;
	return texture(field, (floor(texel) + offset) / samples).rgb;
}

vec3 at(vec2 point) {
	vec2 inField = (point * canvasPx - place.xy) / place.zw;
	bool outside = any(lessThan(inField, vec2(0.0))) || any(greaterThanEqual(inField, vec2(1.0)));
	float row = clamp(floor(inField.y * rows), 0.0, rows - 1.0);
	return outside ? texelFetch(border, ivec2(0, int(row)), 0).rgb : sharp(inField * samples);
}

void main() {
	if (!crt) {
		colour = vec4(at(canvasPoint), 1.0);
		return;
	}
	// The glass is a little round: a point far from the middle shows what lies further out.
	vec2 fromMiddle = canvasPoint * 2.0 - 1.0;
	vec2 bent = fromMiddle * (1.0 + dot(fromMiddle, fromMiddle) * vec2(0.010, 0.014));
	vec2 point = bent * 0.5 + 0.5;
	vec2 edge = smoothstep(vec2(0.0), vec2(0.006), 0.5 - abs(point - 0.5));
	vec3 light = at(point);
	light *= light;                                    // to about linear light
	float row = (point.y * canvasPx.y - place.y) / place.w * rows;
	float rowPx = place.w / rows;
	// Between two lines the beam is thinner; bright parts bloom over the gap. It takes two screen pixels a line to show.
	float gap = abs(fract(row) - 0.5) * 2.0;
	float brightness = dot(light, vec3(0.3, 0.59, 0.11));
	float visible = smoothstep(1.5, 3.0, rowPx);
	light *= 1.0 - 0.5 * visible * (1.0 - 0.55 * brightness) * gap * gap;
	// Aperture grille: stripes of red, green and blue, one screen pixel each.
	float stripe = mod(gl_FragCoord.x, 3.0);
	vec3 mask = vec3(stripe < 1.0, stripe >= 1.0 && stripe < 2.0, stripe >= 2.0);
	light *= mix(vec3(1.0), 0.74 + mask * 0.52, visible);
	light *= mix(1.04, 1.22, visible) * (1.0 - 0.1 * dot(fromMiddle, fromMiddle));
	colour = vec4(sqrt(clamp(light, 0.0, 1.0)) * edge.x * edge.y, 1.0);
}`;
