/** What we use of gifenc 1.0.3, which has no types of its own. */
declare module "gifenc" {
	interface FrameOptions {
		palette?: readonly (readonly [number, number, number])[];
		/** ms, kept in steps of 10. */
		delay?: number;
		transparent?: boolean;
		transparentIndex?: number;
		/** 1: the next picture is laid over this one. */
		dispose?: number;
	}
	interface Encoder {
		writeFrame(indices: Uint8Array, width: number, height: number, options?: FrameOptions): void;
		finish(): void;
		bytes(): Uint8Array;
	}
	const gifenc: { GIFEncoder(): Encoder };
	export default gifenc;
}
