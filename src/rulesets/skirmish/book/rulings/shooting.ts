import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings on shooting and fire. */

/**
 * @clause skirmish/shooting/ranges
 */
export const lostRangeRows = defineRuling({
  id: 'skirmish/ruling/lost-range-rows',
  readings: [
    ours('in-the-order-of-the-weapons', {
      longbow: 'longbow',
      crossbow: 'crossbow',
      handgun: 'handgun',
      bombard: 'bombard',
    }),
    ours('crossbow-before-longbow', {
      longbow: 'crossbow',
      crossbow: 'longbow',
      handgun: 'handgun',
      bombard: 'bombard',
    }),
  ],
  default: 'in-the-order-of-the-weapons',
  reconstruction: true,
});

/**
 * @clause skirmish/movement/fire-archer
 * @clause skirmish/shooting/ammo-start
 */
export const slings = defineRuling({
  id: 'skirmish/ruling/slings',
  readings: [ours('as-bows', 'bow'), ours('as-javelins', 'javelin')],
  default: 'as-bows',
  reconstruction: true,
});

/**
 * @clause skirmish/shooting/to-hit-heavy
 */
export const rangeOfDroppedLoads = defineRuling({
  id: 'skirmish/ruling/range-of-dropped-loads',
  readings: [ours('no-modifier', 'none'), ours('short-range', 'short')],
  default: 'no-modifier',
  reconstruction: true,
});

/**
 * @clause skirmish/siege/lead-doubles
 */
export const chanceOfMoltenLead = defineRuling({
  id: 'skirmish/ruling/chance-of-molten-lead',
  readings: [book('exactly-twice', 'twice', 431), ours('nearest-total', 'total')],
  default: 'exactly-twice',
  reconstruction: false,
});

/**
 * @clause skirmish/shooting/mod-heavy-cover
 */
export const lightAndHeavyCover = defineRuling({
  id: 'skirmish/ruling/light-and-heavy-cover',
  readings: [ours('the-better-alone', 'better'), ours('both', 'both')],
  default: 'the-better-alone',
  reconstruction: true,
});

/**
 * @clause skirmish/shooting/guns-over-friends
 */
export const gunsOverFriends = defineRuling({
  id: 'skirmish/ruling/guns-over-friends',
  readings: [
    book('handguns-and-bombards', ['handgun', 'bombard'], 151),
    ours('engines-too', ['handgun', 'bombard', 'engine']),
  ],
  default: 'handguns-and-bombards',
  reconstruction: false,
});

/**
 * @clause skirmish/shooting/ammo-resupply
 */
export const resupply = defineRuling({
  id: 'skirmish/ruling/resupply',
  readings: [ours('up-to-the-first-load', 'first-load'), ours('as-much-as-there-is', 'all')],
  default: 'up-to-the-first-load',
  reconstruction: true,
});

/**
 * @clause skirmish/shooting/ammo-host
 */
export const roundsOfEngines = defineRuling({
  id: 'skirmish/ruling/rounds-of-engines',
  readings: [ours('in-wagons-and-stores', 0), ours('one-at-hand', 1)],
  default: 'in-wagons-and-stores',
  reconstruction: true,
});

/**
 * @clause skirmish/fire/permission
 */
export const fireMissilesAllowed = defineRuling({
  id: 'skirmish/ruling/fire-missiles-allowed',
  readings: [book('as-the-scenario-says', false, 239), ours('always', true)],
  default: 'as-the-scenario-says',
  reconstruction: false,
});

/**
 * @clause skirmish/fire/torch
 */
export const torches = defineRuling({
  id: 'skirmish/ruling/torches',
  readings: [ours('by-the-material', 'material'), book('four-or-less', 'straw', 239)],
  default: 'by-the-material',
  reconstruction: true,
});

/**
 * @clause skirmish/fire/spread
 */
export const spreadingFire = defineRuling({
  id: 'skirmish/ruling/spreading-fire',
  readings: [book('without-a-throw', true, 239), ours('with-a-throw', false)],
  default: 'without-a-throw',
  reconstruction: false,
});

/**
 * @clause skirmish/fire/put-out
 */
export const puttingFireOut = defineRuling({
  id: 'skirmish/ruling/putting-fire-out',
  readings: [ours('two-or-less', 'or-less'), book('two-exactly', 'exactly', 239)],
  default: 'two-or-less',
  reconstruction: true,
});

/**
 * @clause skirmish/fire/casualties
 */
export const killedByFire = defineRuling({
  id: 'skirmish/ruling/killed-by-fire',
  readings: [ours('moves-spent-in-it', 'spent'), ours('moves-it-has-burned', 'burned')],
  default: 'moves-spent-in-it',
  reconstruction: true,
});

export const shootingRulings = [
  lostRangeRows,
  slings,
  rangeOfDroppedLoads,
  chanceOfMoltenLead,
  lightAndHeavyCover,
  gunsOverFriends,
  resupply,
  roundsOfEngines,
  fireMissilesAllowed,
  torches,
  spreadingFire,
  puttingFireOut,
  killedByFire,
] as const;
