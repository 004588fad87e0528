/** Operation codes of the 6502 instructions that the program uses, by mnemonic and way of addressing. */
const OPCODES = {
	adc: { immediate: 0x69, zeroPage: 0x65, absoluteX: 0x7d },
	and: { immediate: 0x29 },
	bit: { absolute: 0x2c },
	bne: { relative: 0xd0 },
	bpl: { relative: 0x10 },
	clc: { implied: 0x18 },
	cld: { implied: 0xd8 },
	dex: { implied: 0xca },
	dey: { implied: 0x88 },
	inc: { zeroPage: 0xe6 },
	inx: { implied: 0xe8 },
	jmp: { absolute: 0x4c },
	lda: { immediate: 0xa9, zeroPage: 0xa5, absoluteX: 0xbd },
	ldx: { immediate: 0xa2 },
	ldy: { immediate: 0xa0 },
	lsr: { implied: 0x4a },
	pha: { implied: 0x48 },
	pla: { implied: 0x68 },
	rti: { implied: 0x40 },
	sei: { implied: 0x78 },
	sta: { zeroPage: 0x85, absolute: 0x8d, absoluteX: 0x9d },
	tax: { implied: 0xaa },
	txa: { implied: 0x8a },
	txs: { implied: 0x9a },
} as const;

type Mnemonic = keyof typeof OPCODES;
type Mode = "implied" | "immediate" | "zeroPage" | "absolute" | "absoluteX" | "relative";
/** An address, or the name of a label. */
type Place = number | string;

/** A small assembler for the 6502: instructions in order, labels by name, forward references too. */
export class Assembler {
	private readonly bytes: number[] = [];
	private readonly labels = new Map<string, number>();
	private readonly references: { at: number; label: string; plus: number; relative: boolean }[] = [];

	constructor(private readonly origin: number) {}

	label(name: string): this {
		this.labels.set(name, this.origin + this.bytes.length);
		return this;
	}

	data(...bytes: number[]): this {
		this.bytes.push(...bytes.map((byte) => byte & 0xff));
		return this;
	}

	op(mnemonic: Mnemonic): this {
		return this.data(opcode(mnemonic, "implied"));
	}

	immediate(mnemonic: Mnemonic, value: number): this {
		return this.data(opcode(mnemonic, "immediate"), value);
	}

	zeroPage(mnemonic: Mnemonic, address: number): this {
		return this.data(opcode(mnemonic, "zeroPage"), address);
	}

	absolute(mnemonic: Mnemonic, place: Place): this {
		return this.data(opcode(mnemonic, "absolute")).word(place);
	}

	absoluteX(mnemonic: Mnemonic, place: Place, plus = 0): this {
		return this.data(opcode(mnemonic, "absoluteX")).word(place, plus);
	}

	branch(mnemonic: Mnemonic, label: string): this {
		this.data(opcode(mnemonic, "relative"));
		this.references.push({ at: this.bytes.length, label, plus: 0, relative: true });
		return this.data(0);
	}

	/** `lda #value`, `sta address`. */
	store(value: number, address: number): this {
		return this.immediate("lda", value).absolute("sta", address);
	}

	addressOf(label: string): number {
		const address = this.labels.get(label);
		if (address === undefined) throw new Error(`assembler: no label "${label}"`);
		return address;
	}

	/** The program, with every label's address filled in. */
	assemble(): Uint8Array {
		const code = Uint8Array.from(this.bytes);
		for (const { at, label, plus, relative } of this.references) {
			const address = this.addressOf(label) + plus;
			if (relative) {
				const distance = address - (this.origin + at + 1);
				if (distance < -128 || distance > 127) throw new Error(`assembler: "${label}" is too far for a branch`);
				code[at] = distance;
			} else {
				code[at] = address & 0xff;
				code[at + 1] = address >> 8;
			}
		}
		return code;
	}

	private word(place: Place, plus = 0): this {
		if (typeof place === "number") return this.data(place + plus, (place + plus) >> 8);
		this.references.push({ at: this.bytes.length, label: place, plus, relative: false });
		return this.data(0, 0);
	}
}

function opcode(mnemonic: Mnemonic, mode: Mode): number {
	const code = (OPCODES[mnemonic] as Partial<Record<Mode, number>>)[mode];
	if (code === undefined) throw new Error(`assembler: ${mnemonic} has no ${mode} form here`);
	return code;
}
