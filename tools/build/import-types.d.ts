/// <reference types="vite/client" />
/** What the build's own kinds of import give. */
declare module "*?script-text" {
	/** A classic script that needs no other file. */
	const text: string;
	export default text;
}
declare module "virtual:shelf" {
	/** The console's own cartridges, in the order in which they stand on the shelf. */
	const shelf: readonly { readonly id: string; readonly title: string; readonly url: string }[];
	export default shelf;
	/** The cartridge under work (`colorburst dev DIR`): the page loads it at once. */
	export const authorCartUrl: string | null;
}
