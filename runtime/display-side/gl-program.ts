/**
 * Compiles and links a program.
 * @throws Error with the compiler's own words, unless the context is lost: then nothing works and nothing is wrong
 */
export function buildProgram(gl: WebGL2RenderingContext, vertexSource: string, fragmentSource: string): WebGLProgram {
	const program = gl.createProgram();
	for (const [type, source] of [
		[gl.VERTEX_SHADER, vertexSource],
		[gl.FRAGMENT_SHADER, fragmentSource],
	] as const) {
		const shader = gl.createShader(type);
		if (!shader) continue;
		gl.shaderSource(shader, source);
		gl.compileShader(shader);
		gl.attachShader(program, shader);
		if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS) && !gl.isContextLost()) {
			throw new Error(`A shader does not compile: ${gl.getShaderInfoLog(shader)}`);
		}
	}
	gl.linkProgram(program);
	if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
		throw new Error(`A program does not link: ${gl.getProgramInfoLog(program)}`);
	}
	return program;
}
