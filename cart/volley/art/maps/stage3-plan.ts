/**
 * Stage 3 as a plan: a sign for each piece of 16 pixels, in chapters from the stage's start on, each as it is seen (its
 * lower end comes first).
 *
 *   ~ open sea   . harbour   B harbour where a missile boat comes in   = quay or street   # rampart   J jetty
 *   a b cottage  c terrace (2×1)  E court house (2×2)  W warehouse (2×2)  K church (2×3)
 *   t gun  k cargo  C crane (2×1)  S steamer (1×3, afloat)  M cruiser (1×3, afloat)  L lighthouse (2×2, afloat)
 *   T tower (2×2)  ^ its other pieces   p lamp  f bastion (2×2)   o buoy
 *   - covered by a thing
 */
const SEA = `
~~~~~~~~~~~~~~~~
~~o~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~o~
~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~`;

/** Moles with a lighthouse on each side of the mouth. */
const MOUTH = `
==..........====
k==...........=k
t=............=t
==............==
=k=..........===
====........====
~===....B...===~
~~~==.....L.==~~
~~~=t=......=~~~
~~~~==..~~.~~~~~
~~~~~L~~~~~~~~~~
~~~~~~~~~~~o~~~~
~~o~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~`;

/** Two basins with ships at their berths. */
const BASINS = `
W-=...........=k
--=JJ.......S.==
p==.........~.p=
W-k..B......~.W-
--=...........--
C-=..........k==
W-=JJ......JJJ=b
--=..........=p=
==t..........k=a
k==...........=b
ab==..........==
===..B.......=C-
W-=.....M.....==
--=.....~.....W-
p=k.....~....=--
W-=JJ.........p=
--=..........JJ=
E-=...........W-
--t..........t--
==............==`;

/** A long pier divides the water. */
const PIER = `
W-=...........=k
--=....B......==
abp..........=c-
===.....k....===
a=J....===...J=b
==.....t=k...=t=
W-=....=p=....W-
--=S...===...=--
===~...k=t...p==
k==~...===...==k
t=.....=p=....=t
==.....===....==
==J.....J....J==
=p....B.......p=
===..........===`;

/** Wide water: the mid-boss is met over it. */
const ROADS = `
=..............=
=..............=
t..............t
=..............=
p......B.......p
=..o...........=
=............o.=
=..............=
==............==
k=.....M......=k
==.....~......==
W-.....~......W-
--..S.........--
==..~.........==
t=..~.........=t
==.......B....==
=p............p=`;

/** The channel narrows between warehouses. */
const CHANNEL = `
W-E-=......=W-c-
----=......=--c-
ab=pJ......Jp=c-
a=k==......==k=b
W-C-=......=tW-=
--===......=k--=
E-ab=......=W-E-
--==p......p----
==kt=..B...=tk==
W-W-=......=W-W-
----J......J----
c-a==......=b=ab
==p==......==p==
c-E-=......=W-C-
c---t......t--k=
a=b=J......J=a=b`;

/** The city's wall, with the water-gate that the channel goes through. */
const GATE = `
====p=....=p====
a=c-=t....t=ab=b
=====p....p=====
##T^##....##T^##
##^^##....##^^##
======....======
=k=p==....==p=k=`;

/** Streets and roofs to both sides of a canal. */
const CITY = `
E-c-=p....p=c-ab
--a=bt....==c-=b
c-ab==.B..==aE-=
c-===t....=p=--=
c-E-b=....=abc-a
a=--=p....tc-E-=
==p=t=....=c---=
K-c-ab....p=a=K-
--c-==....=E-=--
--a=c-.B..=--=--
E-==p=....=t=c-=
--c-t=....=c-p==
abc-==....=c-E-b
=p=a=b....ab=--=
E-=c-=.B..p=tW-=
--k=p=....===--=
c-abt=....c-=b=a
c-a=b=....=p=ab=`;

/** Before the fortress: a moat, and its outer rampart with bastions. */
const MOAT = `
################
f-==f-====f-==f-
--=k--=pp=--k=--
==p==========p==
=t==t===t===t==t
##T^########T^##
##^^########^^##
................
......B.........
................
.........B......
................
=p==t==....==t=p
K-==E-=....=c-K-
--==--p....pc---
--c-=b=....=ab--`;

/** The courts of the fortress. */
const COURT = `
T^============T^
^^=t=f-==f-=t=^^
#==p=--==--=p==#
#===p======p===#
#k==========k==#
#==t==f-f-==t==#
T^====----====T^
^^==p======p==^^
#==f-==pp==f-==#
#=t--======--t=#
#=====k==k=====#
#===p==tt==p===#
#=p=========p==#
#==============#`;

/** The inner gate between two courts. */
const INNER = `
#==============#
T^##T^====T^##T^
^^##^^====^^##^^
#====p====p====#`;

const CHAPTERS = [
	SEA,
	SEA,
	MOUTH,
	BASINS,
	PIER,
	BASINS,
	ROADS,
	ROADS,
	ROADS,
	CHANNEL,
	PIER,
	CHANNEL,
	GATE,
	CITY,
	CITY,
	MOAT,
	COURT,
	INNER,
	COURT,
	INNER,
	COURT,
	COURT,
	COURT,
];

/** From the map's upper end, which is the stage's, to its start. */
export const STAGE3_PLAN: readonly string[] = [...CHAPTERS].reverse().flatMap((chapter) =>
	chapter
		.trim()
		.split("\n")
		.map((line) => line.trim()),
);
