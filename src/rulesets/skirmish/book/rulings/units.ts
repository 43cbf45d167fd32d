import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings on figures and units. Radii in inches, degrees to each side of where a figure faces. */

/**
 * @clause skirmish/scale/figure
 */
export const sizeOfBases = defineRuling({
  id: 'skirmish/ruling/bases',
  readings: [ours('round-by-kind', { foot: 0.375, horse: 0.5 }), ours('round-and-large', { foot: 0.5, horse: 0.75 })],
  default: 'round-by-kind',
  reconstruction: true,
});

/**
 * @clause skirmish/melee/strike-front
 */
export const frontAndFlank = defineRuling({
  id: 'skirmish/ruling/front-and-flank',
  readings: [ours('as-men-shoot', { front: 45, rear: 135 }), ours('half-of-all-round', { front: 90, rear: 90 })],
  default: 'as-men-shoot',
  reconstruction: true,
});

/**
 * @clause skirmish/morale/recreant
 */
export const turningToFlee = defineRuling({
  id: 'skirmish/ruling/turning-to-flee',
  readings: [ours('as-they-break', true), ours('with-their-move', false)],
  default: 'as-they-break',
  reconstruction: true,
});

/**
 * @clause skirmish/units/force-size
 */
export const sizeOfAForce = defineRuling({
  id: 'skirmish/ruling/size-of-a-force',
  readings: [book('a-guide', false, 24), ours('a-limit', true)],
  default: 'a-guide',
  reconstruction: false,
});

/**
 * @clause skirmish/units/coherency
 */
export const brokenUpUnits = defineRuling({
  id: 'skirmish/ruling/broken-up-units',
  readings: [ours('close-up', true), ours('stay-as-they-are', false)],
  default: 'close-up',
  reconstruction: true,
});

/**
 * @clause skirmish/morale/mod-grade
 */
export const gradeOfAUnit = defineRuling({
  id: 'skirmish/ruling/grade-of-a-unit',
  readings: [ours('most-men', 'most'), ours('worst-man', 'worst')],
  default: 'most-men',
  reconstruction: true,
});

/**
 * @clause skirmish/morale/def-supported
 */
export const supportOfRunaways = defineRuling({
  id: 'skirmish/ruling/support-of-runaways',
  readings: [ours('none', false), book('as-any-unit', true, 382)],
  default: 'none',
  reconstruction: false,
});

export const unitsRulings = [
  sizeOfBases,
  frontAndFlank,
  turningToFlee,
  sizeOfAForce,
  brokenUpUnits,
  gradeOfAUnit,
  supportOfRunaways,
] as const;
