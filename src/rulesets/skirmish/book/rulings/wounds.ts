import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings on wounds and what comes of them. */

/**
 * @clause skirmish/falling/horse-wounded
 */
export const firearmsNearARider = defineRuling({
  id: 'skirmish/ruling/firearms-near-a-rider',
  readings: [ours('once-a-turn', 'turn'), book('each-shot', 'shot', 401)],
  default: 'once-a-turn',
  reconstruction: true,
});

/**
 * @clause skirmish/wounds/second
 */
export const woundedHorses = defineRuling({
  id: 'skirmish/ruling/wounded-horses',
  readings: [book('as-figures', true, 401), ours('never-die-of-two', false)],
  default: 'as-figures',
  reconstruction: false,
});

/**
 * @clause skirmish/recruit/sergeants
 */
export const halfOfTheSergeants = defineRuling({
  id: 'skirmish/ruling/half-of-the-sergeants',
  readings: [ours('rounded-down', 'down'), ours('rounded-up', 'up')],
  default: 'rounded-down',
  reconstruction: true,
});

/**
 * @clause skirmish/loot/armour-off
 */
export const lootedShields = defineRuling({
  id: 'skirmish/ruling/looted-shields',
  readings: [ours('as-a-weapon', 'weapon'), ours('as-armour', 'armour')],
  default: 'as-a-weapon',
  reconstruction: true,
});

export const woundsRulings = [firearmsNearARider, woundedHorses, halfOfTheSergeants, lootedShields] as const;
