import type { TestProject } from "vitest/node";
import { servePage } from "../../tools/chromium/served-page.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Where the built console is served, with a slash at the end. */
		pageUrl: string;
	}
}

/** The built console is served while the browser tests run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const page = await servePage();
	project.provide("pageUrl", page.url);
	return page.close;
}
