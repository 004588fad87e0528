/**
 * What plain code costs: the machine's instruction timings. Each kind of syntax node has a weight in units, and eight
 * units are one cycle, so that a game of the 16-bit era fits its budget. Counts are part of the machine: a change of
 * this table is a new version, and a cart file names the version it was made for.
 */
export const METER_VERSION = 1;
export const UNITS_PER_CYCLE = 8;

/** Units by node type. Literals are free, what allocates is dear; a node that isn't here costs nothing itself. */
export const NODE_UNITS: Readonly<Record<string, number>> = {
	Identifier: 1,
	ThisExpression: 1,
	Super: 1,
	MemberExpression: 2,
	BinaryExpression: 1,
	LogicalExpression: 1,
	UnaryExpression: 1,
	UpdateExpression: 2,
	AssignmentExpression: 1,
	ConditionalExpression: 1,
	CallExpression: 8,
	NewExpression: 16,
	ArrayExpression: 8,
	ObjectExpression: 8,
	Property: 1,
	TemplateLiteral: 6,
	TaggedTemplateExpression: 12,
	SpreadElement: 8,
	VariableDeclarator: 1,
	IfStatement: 1,
	SwitchStatement: 2,
	SwitchCase: 1,
	ReturnStatement: 1,
	ThrowStatement: 32,
	ForStatement: 2,
	ForInStatement: 8,
	ForOfStatement: 6,
	WhileStatement: 2,
	DoWhileStatement: 2,
	TryStatement: 2,
	/** Catching unwinds the stack, which takes an engine microseconds. */
	CatchClause: 4096,
	ArrayPattern: 4,
	ObjectPattern: 2,
	RestElement: 4,
};

/** Operators that cost more than their node. `**` is a call of `Math.pow`. */
export const OPERATOR_UNITS: Readonly<Record<string, number>> = { "/": 3, "%": 6, "**": 30, in: 6, instanceof: 6 };

/** Entering a function, making a closure, making a class, an argument of a call. */
export const FUNCTION_ENTRY_UNITS = 4;
export const CLOSURE_UNITS = 6;
export const CLASS_UNITS = 20;
export const ARGUMENT_UNITS = 1;
/** A conditional part cheaper than this is charged with what surrounds it, taken or not: a check would cost more. */
export const FOLD_UNITS = 6;

/** Calls may nest this deep. Native stacks hold 740 calls at the least, where it is measured. */
export const CALL_DEPTH_MAX = 256;
/** A string may grow to this many UTF-16 units. */
export const STRING_LENGTH_MAX = 65_536;
/** Strings up to this length cost nothing beyond the operation that made them; each 8 units of more cost one unit. */
export const STRING_FREE_LENGTH = 64;

/** A script's top level may use this much: what it makes is made once. Eight budgets of a tick. */
export const LOAD_UNITS = 8 * 119_318 * UNITS_PER_CYCLE;

/** A call may be given this many arguments by a list: engines take from 65,535 to 500,000. */
export const ARGUMENT_COUNT_MAX = 4096;

/** Units that a loop without calls may run up before it looks at the counter. */
export const LOCAL_UNITS_MAX = 256;
