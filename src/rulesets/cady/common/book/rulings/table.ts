import { defineRuling } from '../../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings about playing on a measured table, where the book leaves to the players' eyes what a program must be told. Lengths in cm. */

export const squaringUp = defineRuling({
  id: 'cady/ruling/squaring-up',
  subject: 'How a unit that closes in stands once it has met the enemy',
  readings: [
    ours('parallel-to-the-edge-met', { turns: true, gap: 0.25 }),
    ours('as-it-came', { turns: false, gap: 0.25 }),
  ],
  default: 'parallel-to-the-edge-met',
  reconstruction: true,
  why: 'All stands that are left must melee, and melee is base to base. A body that stops as one corner touches would fight with a single stand; players push the bases flush. The gap left is within melee range.',
});

export const closingFront = defineRuling({
  id: 'cady/ruling/closing-front',
  subject: 'How far to either side of its front, in degrees, a unit that closes in meets the enemy with its front',
  readings: [ours('sixty', 60), ours('arc-of-fire', 45)],
  default: 'sixty',
  reconstruction: true,
  why: 'Who attacks chooses its enemy and turns to it: only an enemy well to its side meets it on the flank. Beyond 60 degrees the middle of the enemy lies nearer to the side of a body twice as wide as deep than to its front.',
});

export const directlyInFront = defineRuling({
  id: 'cady/ruling/directly-in-front',
  subject: 'Which enemies stand directly in front of a unit',
  readings: [ours('within-the-frontage', 'frontage'), ours('within-the-arc-of-fire', 'arc')],
  default: 'within-the-frontage',
  reconstruction: true,
  why: 'The arc of fire already bounds the third priority; the second must be narrower. Straight ahead of its own stands is what a rank sees before it.',
});

export const behindBarrier = defineRuling({
  id: 'cady/ruling/behind-a-barrier',
  subject: 'How near to a fence, wall or river bank a figure must be to stand behind it',
  readings: [ours('three', 3), ours('touching', 1)],
  default: 'three',
  reconstruction: true,
  why: 'Nothing is printed. 3 cm is the depth in which a forest’s edge protects, and about the depth of a stand; who is farther off may be fired at over the top.',
});

export const barrierSection = defineRuling({
  id: 'cady/ruling/barrier-section',
  subject: 'Where an artillery hit opens a fence or wall, and how wide a section of wall is',
  readings: [ours('about-the-place-hit', { wall: 3 }), ours('wall-sections-of-six', { wall: 6 })],
  default: 'about-the-place-hit',
  reconstruction: true,
  why: 'The 3 cm are printed for the fence; the section on walls speaks of a section without a number, and follows the fence. Barriers on the table have no joints, so the section is laid about the place that was hit.',
});

export const crowding = defineRuling({
  id: 'cady/ruling/crowding',
  subject: 'How deep two bodies of one side may press into each other before one has to wait',
  readings: [ours('half-a-centimetre', 0.5), ours('not-at-all', 0)],
  default: 'half-a-centimetre',
  reconstruction: true,
  why: 'Units that were set down side by side by hand, or turned by a few degrees, must not block each other by a hair.',
});

export const bridgeCrown = defineRuling({
  id: 'cady/ruling/bridge-crown',
  subject: 'How long the top of a bridge is that counts as one hill level',
  readings: [ours('three', 3), ours('none', 0)],
  default: 'three',
  reconstruction: true,
  why: 'The centre of the top is raised, and no length is printed: a stand is about 3 cm deep, so that one rank at a time looks over.',
});

export const partOfABridge = defineRuling({
  id: 'cady/ruling/part-of-a-bridge',
  subject: 'How near to each other, in cm, hits strike the same part of a bridge; null: anywhere on it',
  readings: [ours('five', 5), ours('anywhere', null)],
  default: 'five',
  reconstruction: true,
  why: 'Three hits on the same part bring a wooden bridge down, and what a part is is not said. The medieval chart of destruction counts hits within 5 cm of one spot together.',
});

export const wayOffTheTable = defineRuling({
  id: 'cady/ruling/way-off-the-table',
  subject:
    'The way off the table for a unit that routs: which edges are barred, in degrees to either side of the nearest enemy',
  readings: [ours('nearest-edge-away-from-the-enemy', 60), book('nearest-edge', 0, 882)],
  default: 'nearest-edge-away-from-the-enemy',
  reconstruction: true,
  why: 'The nearest way off is printed. An edge behind the enemy is no way off: a unit that runs from him does not run into him. The freedom of 60 degrees is that of every way away from the enemy.',
});

export const wayRound = defineRuling({
  id: 'cady/ruling/way-round',
  subject:
    'Ways a unit that must go back tries when the ground bars the straight one, in degrees to the right and left',
  readings: [ours('in-steps-of-twenty', [0, 20, -20, 40, -40, 60, -60]), ours('straight-only', [0])],
  default: 'in-steps-of-twenty',
  reconstruction: true,
  why: 'The owner may choose the way so long as it leads away; asked again for every obstacle the game would stand still, so the way that leads farthest is taken, the straightest first.',
});

export const holdingAnObjective = defineRuling({
  id: 'cady/ruling/holding-an-objective',
  subject: 'Who holds an objective at the end of a turn in which neither side has figures there',
  readings: [ours('nobody', 'nobody'), ours('the-last-to-hold-it', 'last')],
  default: 'nobody',
  reconstruction: true,
  why: 'Objectives are the scenario’s. To hold a place is to be there: figures in good order within its radius, and none of the enemy.',
});

export const victoryAtOnce = defineRuling({
  id: 'cady/ruling/victory-at-once',
  subject: 'Both sides meet the same victory condition in the same turn',
  readings: [ours('draw', 'draw'), ours('play-on', 'play-on')],
  default: 'draw',
  reconstruction: true,
  why: 'Turns are simultaneous, so nobody was first. The battle ends when an objective is reached, and neither has more of a claim to it.',
});

export const closingFireDistance = defineRuling({
  id: 'cady/ruling/fire-at-movers-distance',
  subject: 'How finely the way of a moving target is measured to find where it comes into range and sight',
  readings: [ours('each-centimetre', 1), ours('each-quarter', 0.25)],
  default: 'each-centimetre',
  reconstruction: true,
  why: 'Ranges are printed in whole cm, so the first centimetre at which it is in range and seen is where it is fired at.',
});

export const mutualCharge = defineRuling({
  id: 'cady/ruling/mutual-charge',
  subject: 'What the weaker of two units that charge each other is tested as',
  readings: [ours('attacker', 'as-attacker'), ours('defender', 'as-defender')],
  default: 'attacker',
  reconstruction: true,
  why: 'Each of them is both, and the chart has one column for each. It is ordered to charge, so what is in doubt is whether it does; one that fails stays where it is and is met there.',
});

export const hiddenShooters = defineRuling({
  id: 'cady/ruling/hidden-shooters',
  subject: 'A unit behind a marker that has something to shoot at',
  readings: [ours('set-out', true), ours('holds-fire', false)],
  default: 'set-out',
  reconstruction: true,
  why: 'Whoever sees a target within range is seen by it, all but engines that throw over what hides them. Their shot comes from somewhere: they are set out as if they had been sighted. In the other reading they wait until they are.',
});

export const tableRulings = [
  squaringUp,
  closingFront,
  directlyInFront,
  behindBarrier,
  barrierSection,
  crowding,
  bridgeCrown,
  partOfABridge,
  wayOffTheTable,
  wayRound,
  holdingAnObjective,
  victoryAtOnce,
  closingFireDistance,
  mutualCharge,
  hiddenShooters,
] as const;
