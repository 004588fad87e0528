/** A Markdown table; bars within cells are escaped. */
export function markdownTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
	const line = (cells: readonly (string | number)[]) =>
		`| ${cells.map((cell) => String(cell).replaceAll("|", "\\|")).join(" | ")} |`;
	return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
