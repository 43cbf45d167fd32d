/**
 * Measures that no book gives: how finely the table is looked at, which ways are tried where one is barred, and how much a person is
 * shown. Lengths in inches, degrees.
 */

/** Gaps up to this are base-to-base contact. */
export const TOUCHING = 0.005;
/** Neighbours this near stand in close order. */
export const CLOSE = 0.05;
/** Less than this of a move is none. */
export const NOTHING = 0.01;
/** Less than this is a shuffle, and no move, where it brings one to nobody. */
export const SHUFFLE = 0.05;
/** How finely the end of a move is looked for. */
export const FINELY = 0.0025;
/** How far off an enemy stops who may not touch him. */
export const SHORT = 0.25;
/** Nobody whose base is farther than this beyond a way can be on it. */
export const BESIDE = 3;
/** How much farther one means to go who goes at somebody. */
export const HOME = 0.02;
/** Farther than anybody goes in a turn. */
export const ALL_THE_WAY = 100;
/** Another way has to be better by so much to be taken instead. */
export const BETTER = 0.05;
/** How far beyond one's base the edge of the table may be to be gone over it. */
export const OVER_THE_EDGE = 0.1;
/** How near one has to stand to a fence or a wall to have cover behind it, beyond one's own base. */
export const BEHIND_IT = 0.5;
/** How near a man has to stand to pick something up, beyond his own base. */
export const IN_REACH = 1;
/** Who stands no more than so much higher or lower is in reach of a blow, and in the way. */
export const ARM = 0.5;
/** From this height on one sees over walls, and is seen over them. */
export const STOREY = 0.9;
/** What is higher than this is seen over the walls of castles. */
export const ROOF = 2.5;
/** How near a man has to stand to a wall, gate or thing to work at it, beyond his own base. */
export const AT_WORK = 0.6;
/** Woods and hills that sight gets through as far as this table reaches: what they hide, other rules say. */
export const ANY_DEPTH = 1000;

/** Bearings off the straight way that are tried where something stands in it. */
export const swerves: readonly number[] = [0, 20, -20, 45, -45, 70, -70];
/** Sides of somebody that are tried where the straight way to him is taken: degrees off it. */
export const around: readonly number[] = [0, 20, -20, 40, -40, 60, -60, 80, -80];

/** How many names a mend lists. */
export const NAMES = 12;
/** How much of an answer a choice shows. */
export const SHOWN = 150;
/** How many targets a question shows for each man, and how many when asked for odds. */
export const TARGETS = 2;
export const ALL_TARGETS = 20;

/** Along a wall, or beside the stairs, room is looked for so many inches off. */
export const spotsAround: readonly number[] = [0, 0.4, -0.4, 0.8, -0.8, 1.2, -1.2, 1.6, -1.6, 2, -2];
/** How far around a place room is looked for on the ground, and how finely. */
export const roomWithin: readonly number[] = Array.from({ length: 24 }, (_, n) => n * 0.25);
export const roomAround: readonly number[] = Array.from({ length: 12 }, (_, n) => n * 30);
/** Shares of a turn are added up no more exactly than this. */
export const ROUNDED = 1e-9;
/** How near one stands to a cauldron to empty it, from middle to middle. */
export const AT_A_CAULDRON = 1.6;
/** How far off the line of a shot one may stand and still be in it. */
export const IN_THE_LINE = 0.1;
/** Flames about a thing, from its middle. */
export const FLAMES = 0.6;
/** Who is nearer to the middle of a wall than this stands on it. */
export const ON_A_WALL = 0.2;
/** A bearing that leads less than this along a wall leads across it. */
export const ACROSS = 0.2;
/** How far from the middle of a ram, a ladder or a machine men still have a hand at it. */
export const AT_A_RAM = 3;
export const AT_A_LADDER = 2.5;
export const AT_A_MACHINE = 3;
/** How far from its stairs one may be on a wall to go down them, and from a ladder to push it. */
export const AT_STAIRS = 2.5;
export const AT_ITS_TOP = 1.5;
/** How far from a wagon or store one may stand to reach into it, beyond what is in reach. */
export const AT_A_STORE = 1.5;
/** How far off rounds may lie for an engine. */
export const ROUNDS_NEAR = 6;
/** Room that a man has on both sides in a gap. */
export const GAP_ROOM = 0.02;
/** Marks in pictures among men are as much smaller as the men are. */
export const MARKS = 0.55;
/** And so is the lettering beside them. */
export const LETTERING = 0.72;
/** Degrees aside of the way straight away from a charge, the least first, that lead behind friends or cover; nobody avoids it by going at it. */
export const asides: readonly number[] = [
  0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90, 105, -105, 120, -120,
];
