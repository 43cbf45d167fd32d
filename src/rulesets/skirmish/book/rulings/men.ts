import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings on men. */

/**
 * @clause skirmish/troops/grade-above-a-scope
 */
export const gradesAboveA = defineRuling({
  id: 'skirmish/ruling/grades-above-a',
  readings: [book('order-of-blows', { attack: 0 }, 7), ours('attack-die-too', { attack: 1 })],
  default: 'order-of-blows',
  reconstruction: false,
});

/**
 * @clause skirmish/troops/protection-2
 */
export const mixedArmourWithShield = defineRuling({
  id: 'skirmish/ruling/mixed-armour-with-shield',
  readings: [book('level-2', false, 20), ours('level-1-with-shield', true)],
  default: 'level-2',
  reconstruction: false,
});

/**
 * @clause skirmish/troops/protection-2
 */
export const mailShirtWithShield = defineRuling({
  id: 'skirmish/ruling/mail-shirt-with-shield',
  readings: [book('level-2', true, 20), ours('level-3', false)],
  default: 'level-2',
  reconstruction: false,
});

/**
 * @clause skirmish/troops/noble-ranks
 */
export const viscounts = defineRuling({
  id: 'skirmish/ruling/viscounts',
  readings: [book('as-earls', 'earl', 11), ours('below-earls', 'viscount')],
  default: 'as-earls',
  reconstruction: false,
});

/**
 * @clause skirmish/weapons/encumbered
 */
export const shieldBehindTwoHandedWeapons = defineRuling({
  id: 'skirmish/ruling/shield-behind-two-handed-weapons',
  readings: [ours('counts', true), ours('does-not-count', false)],
  default: 'counts',
  reconstruction: true,
});

/**
 * @clause skirmish/weapons/encumbered
 */
export const twoHandedWeapons = defineRuling({
  id: 'skirmish/ruling/two-handed-weapons',
  readings: [
    ours('by-their-nature', [
      'pike',
      'bill',
      'halberd',
      'glaive',
      'two-handed-club',
      'two-handed-axe',
      'shortbow',
      'longbow',
      'sling',
      'crossbow',
      'handgun',
    ]),
    ours('by-name-alone', ['two-handed-club', 'two-handed-axe']),
  ],
  default: 'by-their-nature',
  reconstruction: true,
});

export const menRulings = [
  gradesAboveA,
  mixedArmourWithShield,
  mailShirtWithShield,
  viscounts,
  shieldBehindTwoHandedWeapons,
  twoHandedWeapons,
] as const;
