/** What the picture remembers from tick to tick: where the camera is and which rows of the ground are on the plane. */
import { clamp, GROUND, groundX, groundY } from "./field.ts";
import { PITCH_TUNING } from "./tuning.ts";

export interface Camera {
	/** Upper left of the picture on the ground, in pixels. */
	x: number;
	y: number;
	/** The first row of the ground that is on the plane, or −1: all must be brought in. */
	rowsFrom: number;
	/** The radar stands where it hides nothing: above while play is in the lower half. */
	isRadarUp: boolean;
}

export function createCamera(): Camera {
	return { x: GROUND.widthPx / 2 - 128, y: GROUND.heightPx / 2 - 112, rowsFrom: -1, isRadarUp: false };
}

/** Follows a place in metres, ahead of where it moves (m/s). */
export function followWithCamera(camera: Camera, x: number, y: number, vx: number, vy: number, isCut: boolean): void {
	const { cameraLeadPx, cameraShare, cameraSpeedMostPx } = PITCH_TUNING;
	const wantX = groundX(x) + clamp(vx * 2.2, -cameraLeadPx, cameraLeadPx) - 128;
	const wantY = groundY(y) + clamp(vy * 2.2, -cameraLeadPx, cameraLeadPx) - 112;
	const step = (from: number, to: number) =>
		isCut ? to - from : clamp((to - from) * cameraShare, -cameraSpeedMostPx, cameraSpeedMostPx);
	camera.x = clamp(camera.x + step(camera.x, wantX), 0, GROUND.widthPx - 256);
	camera.y = clamp(camera.y + step(camera.y, wantY), 0, GROUND.heightPx - 224);
}
