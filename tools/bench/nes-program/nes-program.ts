import { Assembler } from "./assembler.ts";

const PROGRAM_SIZE = 0x4000;
const ORIGIN = 0xc000;
/** Zero page. */
const FRAME = 0x00;
/** Where the 64 sprites (y, tile, attributes, x) are kept until they are copied to the picture unit. */
const SPRITES = 0x0200;

/**
 * A program for the NES, mapper 0, that does what the console benchmark's cartridge does, as far as that machine can:
 * 64 moving sprites (all it has), one scrolling background, and a tune on four channels.
 * @returns an iNES file
 */
export function nesProgram(): Uint8Array {
	const asm = new Assembler(ORIGIN);
	reset(asm);
	everyFrame(asm);
	tables(asm);
	const program = new Uint8Array(PROGRAM_SIZE);
	program.set(asm.assemble());
	const vectors = ["frame", "reset", "frame"].map((label) => asm.addressOf(label));
	vectors.forEach((address, k) => {
		program[PROGRAM_SIZE - 6 + k * 2] = address & 0xff;
		program[PROGRAM_SIZE - 5 + k * 2] = address >> 8;
	});
	const header = [0x4e, 0x45, 0x53, 0x1a, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0];
	return Uint8Array.from([...header, ...program, ...patterns()]);
}

function reset(asm: Assembler): void {
	asm.label("reset").op("sei").op("cld").immediate("ldx", 0xff).op("txs");
	asm.store(0, 0x2000).store(0, 0x2001);
	// Two pictures until the picture unit is warm.
	asm.label("warm1").absolute("bit", 0x2002).branch("bpl", "warm1");
	asm.label("warm2").absolute("bit", 0x2002).branch("bpl", "warm2");
	asm.store(0x3f, 0x2006).store(0x00, 0x2006).immediate("ldx", 0);
	asm.label("palette").absoluteX("lda", "colours").absolute("sta", 0x2007).op("inx");
	asm.op("txa").immediate("and", 0x1f).branch("bne", "palette");
	// Both background pages: the tile numbers run on by 5.
	asm.store(0x20, 0x2006).store(0x00, 0x2006).immediate("ldy", 8).immediate("ldx", 0).immediate("lda", 0);
	asm.label("page").absolute("sta", 0x2007).op("clc").immediate("adc", 5).op("dex").branch("bne", "page");
	asm.op("dey").branch("bne", "page");
	asm.label("copy").absoluteX("lda", "places").absoluteX("sta", SPRITES).op("inx").branch("bne", "copy");
	asm.store(0x0f, 0x4015).store(0x08, 0x4001).store(0x08, 0x4005);
	asm.store(0x7a, 0x4000).store(0xb6, 0x4004).store(0x81, 0x4008).store(0x34, 0x400c);
	asm.immediate("lda", 0).zeroPage("sta", FRAME);
	// A picture interrupt each frame; background from the second half of the patterns.
	asm.store(0x90, 0x2000).store(0x1e, 0x2001);
	asm.label("idle").absolute("jmp", "idle");
}

function everyFrame(asm: Assembler): void {
	asm.label("frame").op("pha").op("txa").op("pha");
	asm.store(0, 0x2003).store(SPRITES >> 8, 0x4014);
	asm.zeroPage("inc", FRAME).zeroPage("lda", FRAME).absolute("sta", 0x2005);
	asm.op("lsr").absolute("sta", 0x2005).store(0x90, 0x2000);
	asm.zeroPage("lda", FRAME).immediate("and", 7).branch("bne", "move");
	asm.zeroPage("lda", FRAME).op("lsr").op("lsr").op("lsr").immediate("and", 15).op("tax");
	asm.absoluteX("lda", "melody").absolute("sta", 0x4002).op("lsr").op("clc").immediate("adc", 90);
	asm.absolute("sta", 0x4006).absoluteX("lda", "melody").absolute("sta", 0x400a);
	asm.store(0x08, 0x4003).store(0x09, 0x4007).store(0x09, 0x400b);
	asm.absoluteX("lda", "beat").absolute("sta", 0x400e).store(0x08, 0x400f);
	asm.label("move").immediate("ldx", 0);
	asm.label("each").absoluteX("lda", SPRITES, 3).op("clc").absoluteX("adc", "speeds", 3).absoluteX("sta", SPRITES, 3);
	asm.absoluteX("lda", SPRITES).op("clc").absoluteX("adc", "speeds").absoluteX("sta", SPRITES);
	asm.op("inx").op("inx").op("inx").op("inx").branch("bne", "each");
	asm.op("pla").op("tax").op("pla").op("rti");
}

function tables(asm: Assembler): void {
	const sprites = Array.from({ length: 64 }, (_, k) => k);
	const background = [0x0f, 0x01, 0x11, 0x21, 0x0f, 0x09, 0x19, 0x29, 0x0f, 0x05, 0x15, 0x25, 0x0f, 0x08, 0x18, 0x28];
	const front = [0x0f, 0x06, 0x16, 0x36, 0x0f, 0x07, 0x27, 0x37, 0x0f, 0x0c, 0x2c, 0x3c, 0x0f, 0x04, 0x24, 0x34];
	asm.label("colours").data(...background, ...front);
	// y, tile, palette, x: spread so that no line has many.
	asm.label("places").data(...sprites.flatMap((k) => [(k * 29) & 0xff, k & 15, k & 3, (k * 53) & 0xff]));
	asm.label("speeds").data(...sprites.flatMap((k) => [k % 2 === 0 ? 1 : -1, 0, 0, 1 + (k % 3)]));
	asm.label("melody").data(253, 225, 200, 189, 168, 189, 200, 225, 253, 168, 150, 168, 189, 200, 225, 253);
	asm.label("beat").data(4, 12, 8, 12, 4, 12, 8, 10, 4, 12, 8, 12, 4, 4, 8, 6);
}

/** 512 tiles of 8×8 in two planes: discs of growing size for sprites, then slanting stripes for the background. */
function patterns(): Uint8Array {
	const bytes = new Uint8Array(8192);
	for (let tile = 0; tile < 512; tile++) {
		for (let y = 0; y < 8; y++) {
			for (let x = 0; x < 8; x++) {
				const fromMiddle = (2 * x - 7) ** 2 + (2 * y - 7) ** 2;
				const disc = fromMiddle > 34 + (tile & 15) * 2 ? 0 : fromMiddle > 20 ? 1 : fromMiddle > 8 ? 2 : 3;
				const colour = tile < 256 ? disc : ((x + y * (1 + (tile & 3)) + tile) >> 1) & 3;
				bytes[tile * 16 + y]! |= (colour & 1) << (7 - x);
				bytes[tile * 16 + 8 + y]! |= (colour >> 1) << (7 - x);
			}
		}
	}
	return bytes;
}
