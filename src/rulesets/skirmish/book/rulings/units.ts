import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings on units. */

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

export const unitsRulings = [sizeOfAForce, brokenUpUnits, gradeOfAUnit] as const;
