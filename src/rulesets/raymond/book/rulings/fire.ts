import { cellsAt } from '../../../../book/index.js';
import { defineRuling } from '../../../../rulebook/index.js';
import { artilleryDice } from '../charts/fire.js';
import { book, ours } from './readings.js';

/** Rulings about firing and what shot does after it has missed. */

export const rangeBandLimits = defineRuling({
  id: 'raymond/ruling/range-band-limits',
  subject: 'The band of a target exactly at 10, 20 or 40 inches, where two bands share a limit',
  readings: [book('nearer-band', 'nearer-band', 20), book('farther-band', 'farther-band', 20)],
  default: 'nearer-band',
  reconstruction: false,
  why: 'The first band, like every range of the book, reaches up to its limit, and the limit belongs to it.',
});

export const frameGunsAtClose = defineRuling({
  id: 'raymond/ruling/frame-guns-at-close-range',
  subject: 'What the 0 of frame guns at close range means',
  readings: [book('target-dice-alone', cellsAt(artilleryDice)['frame-guns'].close, 20), ours('cannot-fire', null)],
  default: 'target-dice-alone',
  reconstruction: false,
  why: 'The table has another word for a gun that cannot fire, in the same row. A gun with no dice of its own throws what its target adds.',
});

export const bounceBand = defineRuling({
  id: 'raymond/ruling/bounce-band',
  subject: 'The range bands in which shot that misses may bounce through',
  readings: [book('medium', ['medium'], 20), book('as-in-the-example', ['close', 'medium'], 22)],
  default: 'medium',
  reconstruction: false,
  why: 'The rule names medium range, and grape does not bounce. The example bounces the miss of a gun that fired at 19 inches: it contradicts the rule, which stands.',
});

export const bounceCompulsory = defineRuling({
  id: 'raymond/ruling/bounce-compulsory',
  subject: 'Whether misses that could bounce onto a unit must',
  readings: [book('always', 'always', 20)],
  default: 'always',
  reconstruction: false,
  why: 'The ball asks nobody: whichever unit is next closest is struck, friend or foe.',
});

export const firePivot = defineRuling({
  id: 'raymond/ruling/fire-pivot',
  subject: 'Which units may pivot slightly before they fire',
  readings: [book('every-unit', 'every-unit', 18)],
  default: 'every-unit',
  reconstruction: false,
  why: 'The rule speaks of units and leaves none out, so guns may too.',
});

export const targetInZone = defineRuling({
  id: 'raymond/ruling/target-in-zone',
  subject: 'How a target must lie for a stand to fire at it',
  readings: [book('partly-in-zone-and-range', 'partly-in-zone-and-range', 18)],
  default: 'partly-in-zone-and-range',
  reconstruction: false,
  why: 'The condition names range alone, but the zone is made for nothing else, and the worked example rules out targets beside it. Part of a stand in the zone is enough, as it is enough to stand in the way; a mere touch of the edge is neither.',
});

export const betweenInZone = defineRuling({
  id: 'raymond/ruling/between-in-zone',
  subject: 'What lies between a stand and its target',
  readings: [ours('nearer-ahead-in-the-zone', 'nearer-ahead-in-the-zone')],
  default: 'nearer-ahead-in-the-zone',
  reconstruction: true,
  why: 'Nothing tells how to judge it. A stand bars the way if part of it in the zone lies less far ahead than the nearest part of the target there; stands of the firing unit do so too, other stands of the target unit are the target.',
});

export const adjacentStands = defineRuling({
  id: 'raymond/ruling/adjacent-stands',
  subject: 'Which stands are adjacent to one that may fire, and which zone of theirs must be clear',
  readings: [ours('edge-to-edge', { adjacent: 'edge-to-edge', zone: 'on-the-side-the-neighbour-fires-from' })],
  default: 'edge-to-edge',
  reconstruction: true,
  why: 'The example shows neighbours in a row. Corners alone would carry fire around a block. In a defensive mass, with zones on four sides, the one beside the neighbour’s is the one that follows it.',
});

export const noDiceLeft = defineRuling({
  id: 'raymond/ruling/no-dice-left',
  subject: 'Fire whose dice come to none or fewer',
  readings: [ours('no-throw', 0)],
  default: 'no-throw',
  reconstruction: true,
  why: 'A single musket stand at a single stand comes to none: no dice, no hits. Guns with no dice of their own show that the book knows such fire.',
});

export const modifiersPerSet = defineRuling({
  id: 'raymond/ruling/fire-modifiers-per-set',
  subject: 'How often a target changes the dice of fire that is split',
  readings: [book('once-for-each-set', 'once-for-each-set', 20)],
  default: 'once-for-each-set',
  reconstruction: false,
  why: 'The changes depend on the target unit, and the dice at one target are one set.',
});

export const fireTerrainDice = defineRuling({
  id: 'raymond/ruling/fire-terrain-dice',
  subject: 'When agreed terrain changes the dice of fire at a unit',
  readings: [
    ours('at-the-nearest-shot', { where: 'nearest-stand-fired-at-on-it-or-behind-it', behind: 'its-own-depth' }),
  ],
  default: 'at-the-nearest-shot',
  reconstruction: true,
  why: 'One set of dice is thrown for all stands, so one shot stands for it: the nearest. Its target is right behind what lies before it no farther off than it is deep itself; nobody sets stands down on a hedge to the thousandth of an inch. Each kind of ground counts once.',
});

export const fireDeclared = defineRuling({
  id: 'raymond/ruling/fire-declared',
  subject: 'When fire is declared',
  readings: [ours('all-at-once', 'all-at-once')],
  default: 'all-at-once',
  reconstruction: true,
  why: 'All fire is simultaneous though it is resolved unit by unit. Both sides decide before any die is thrown, from the positions at the start of the phase and each with its own pivot.',
});

export const fireRulings = [
  rangeBandLimits,
  frameGunsAtClose,
  bounceBand,
  bounceCompulsory,
  firePivot,
  targetInZone,
  betweenInZone,
  adjacentStands,
  noDiceLeft,
  modifiersPerSet,
  fireTerrainDice,
  fireDeclared,
] as const;
