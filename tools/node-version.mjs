/**
 * The Node version that the tools need. Plain JavaScript without imports: it must load in any Node, however old.
 */
export const MINIMUM_NODE = [20, 19];

/** Whether a version such as "20.19.0" is new enough. */
export function isNodeNewEnough(version) {
	const parts = version.split(".").map(Number);
	return parts[0] > MINIMUM_NODE[0] || (parts[0] === MINIMUM_NODE[0] && parts[1] >= MINIMUM_NODE[1]);
}

/** Ends the process with a clear message when this Node is too old. */
export function requireNode() {
	if (isNodeNewEnough(process.versions.node)) return;
	console.error(
		`Colorburst needs Node ${MINIMUM_NODE.join(".")} or newer; this is Node ${process.versions.node}.\n` +
			"Install a current Node (https://nodejs.org, or your version manager: the file .nvmrc names ours) and try again.",
	);
	process.exit(1);
}
