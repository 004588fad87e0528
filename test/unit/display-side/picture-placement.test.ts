import { expect, test } from "vitest";
import { placePicture } from "../../../runtime/display-side/picture-placement.ts";

// 4:3 glass of 800×600. NTSC: 240 lines of 2.5 px; a pixel is 8/7 as wide as high: 256 × 2.5 × 8/7 = 731 px.
// PAL: 288 lines of 2.083 px; 256 × 2.083 × 1.386 = 739 px.
test("the authentic picture fills the glass from top to bottom, with the border left and right", () => {
	expect(placePicture("authentic", 240, 800, 600)).toEqual({ x: 34, y: 0, width: 731, height: 600 });
	expect(placePicture("authentic", 288, 800, 600)).toEqual({ x: 30, y: 0, width: 739, height: 600 });
});

test("square pixels keep 256 to 240 and fit inside", () => {
	expect(placePicture("square", 240, 800, 600)).toEqual({ x: 80, y: 0, width: 640, height: 600 });
	expect(placePicture("square", 240, 256, 600)).toEqual({ x: 0, y: 180, width: 256, height: 240 });
});

test("whole multiples are the largest at which the 256×224 picture fits; borders may be cut", () => {
	// 600 / 224 = 2.68: twice. 256 × 2 = 512, 240 × 2 = 480.
	expect(placePicture("whole", 240, 800, 600)).toEqual({ x: 144, y: 60, width: 512, height: 480 });
	// 224 × 3 = 672: three times, and PAL's 864 lines stick out above and below.
	expect(placePicture("whole", 288, 800, 672)).toEqual({ x: 16, y: -96, width: 768, height: 864 });
	expect(placePicture("whole", 240, 100, 100)).toMatchObject({ width: 256, height: 240 });
});
