import { defineRuling } from '../../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings about what is hidden and seen: markers, phantoms, screens, forests, marshes; about skirmish lines and dispatch riders. */

export const phantomMoves = defineRuling({
  id: 'cady/ruling/phantom-moves',
  subject: 'How far a phantom marker may move in a turn',
  readings: [book('as-a-unit', 'as-a-unit', 719), book('anywhere', 'anywhere', 723)],
  default: 'as-a-unit',
  reconstruction: false,
  why: 'Phantoms are moved as if they were units; that they move at will says that they need no orders. One that outran every unit of its side would give itself away.',
});

export const screenDistance = defineRuling({
  id: 'cady/ruling/screen-distance',
  subject: 'A screened unit with an enemy at exactly the distance that reveals it',
  readings: [book('revealed', { cm: 10, at: true }, 752), ours('hidden', { cm: 10, at: false })],
  default: 'revealed',
  reconstruction: false,
  why: 'It stays hidden until the enemy is within 10 cm, and whoever stands at 10 cm is.',
});

export const skirmishMorale = defineRuling({
  id: 'cady/ruling/skirmish-line-morale',
  subject: 'Morale values of light infantry that may form a skirmish line',
  readings: [book('two-and-more', { from: 2, to: 5 }, 744), book('two-alone', { from: 2, to: 2 }, 744)],
  default: 'two-and-more',
  reconstruction: false,
  why: 'The sentence speaks of the light infantry of both periods, and that of the musket game has a morale of four: two is the least, which peasants and militia do not have.',
});

export const passThroughSkirmish = defineRuling({
  id: 'cady/ruling/pass-through-skirmish',
  subject: 'Least morale value to pass through where one of the two units skirmishes',
  readings: [book('four', 4, 738), book('as-others', 3, 729)],
  default: 'four',
  reconstruction: false,
  why: 'It stands in the paragraph on skirmishers, right behind what they save.',
});

export const forestDepth = defineRuling({
  id: 'cady/ruling/forest-depth',
  subject: 'How deep in cm sight and fire go into a forest and out of it',
  readings: [book('three', 3, 940), book('six', 6, 2345)],
  default: 'three',
  reconstruction: false,
  why: 'The number of the section on forests. The musket section has one of its own, and takes its place there.',
});

export const marshHidden = defineRuling({
  id: 'cady/ruling/marsh-visibility',
  subject: 'How deep in cm troops stand in a marsh to be out of view',
  readings: [book('six', 6, 1016), book('three', 3, 1016)],
  default: 'six',
  reconstruction: false,
  why: 'Troops up to 3 cm inside may fire, those more than 6 cm inside are hidden. In between they do neither: they are seen and out of reach.',
});

export const waterBetween = defineRuling({
  id: 'cady/ruling/water-width',
  subject: 'Water wider than a creek and narrower than a river',
  readings: [book('designated', { creek: 3, river: 4 }, 954), ours('a-river', { creek: 3, river: 3 })],
  default: 'designated',
  reconstruction: false,
  why: 'A creek is up to 3 cm wide and a river 4 or 5; what lies between must be named when the table is laid out.',
});

export const smallArmsAtWall = defineRuling({
  id: 'cady/ruling/small-arms-at-wall',
  subject: 'Steps that small arms and missiles lose at troops behind a stone wall',
  readings: [book('two', 2, 1034), book('one', 1, 793)],
  default: 'two',
  reconstruction: false,
  why: 'The section on walls before a list of steps that names fences, walls and protection in one breath. The sections of the periods have numbers of their own.',
});

export const dispatchCapture = defineRuling({
  id: 'cady/ruling/dispatch-riders',
  subject: 'How far a dispatch rider moves in a turn, and how near an enemy must be to take his message, in cm',
  readings: [
    ours('light-horse-melee-range', { move: 90, capture: 1 }),
    ours('light-horse-within-ten', { move: 90, capture: 10 }),
  ],
  default: 'light-horse-melee-range',
  reconstruction: true,
  why: 'He is a light horseman, and moves like one. Whoever is close enough to take something from a man is close enough to fight him.',
});

export const unseenRulings = [
  phantomMoves,
  screenDistance,
  skirmishMorale,
  passThroughSkirmish,
  forestDepth,
  marshHidden,
  waterBetween,
  smallArmsAtWall,
  dispatchCapture,
] as const;
