import type { SequenceName } from "../frame-list.ts";
import type { Canvas } from "../kit/canvas.ts";

/** How each sequence is drawn: its frames in order, colours 0–15 of the sequence's palette. */
export type Drawings = Record<SequenceName, () => Canvas[]>;
