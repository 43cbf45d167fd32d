import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings on sieges. */

/**
 * @clause skirmish/standards/snatch
 */
export const standardsSnatched = defineRuling({
  id: 'skirmish/ruling/standards-snatched',
  readings: [ours('who-stands-by-him', 'at-hand'), book('whoever-killed-him', 'from-anywhere', 451)],
  default: 'who-stands-by-him',
  reconstruction: false,
});

/**
 * @clause skirmish/siege/push-ladder-men
 */
export const menWhoPushALadder = defineRuling({
  id: 'skirmish/ruling/men-who-push-a-ladder',
  readings: [ours('two', 2), ours('three', 3)],
  default: 'two',
  reconstruction: true,
});

/**
 * @clause skirmish/siege/push-ladder
 */
export const menWhoHoldALadder = defineRuling({
  id: 'skirmish/ruling/men-who-hold-a-ladder',
  readings: [book('two-holders-count', 'holders', 419), ours('two-in-all-count', 'all')],
  default: 'two-holders-count',
  reconstruction: false,
});

/**
 * @clause skirmish/siege/ram-chance
 */
export const turnsOfARam = defineRuling({
  id: 'skirmish/ruling/turns-of-a-ram',
  readings: [book('those-before', 'before', 423), book('every-one', 'every', 422)],
  default: 'those-before',
  reconstruction: false,
});

/**
 * @clause skirmish/siege/pick-collapse
 */
export const throwsForACollapse = defineRuling({
  id: 'skirmish/ruling/throws-for-a-collapse',
  readings: [ours('once', 'once'), ours('each-turn', 'each')],
  default: 'once',
  reconstruction: true,
});

/**
 * @clause skirmish/siege/dice
 */
export const doubleNought = defineRuling({
  id: 'skirmish/ruling/double-nought',
  readings: [ours('a-hundred', 100), ours('nothing', 0)],
  default: 'a-hundred',
  reconstruction: true,
});

/**
 * @clause skirmish/siege/manhandle
 */
export const crewAmongTheTen = defineRuling({
  id: 'skirmish/ruling/crew-among-the-ten',
  readings: [ours('counted', true), ours('besides', false)],
  default: 'counted',
  reconstruction: true,
});

/**
 * @clause skirmish/siege/crew-master
 */
export const mastersOfEngines = defineRuling({
  id: 'skirmish/ruling/masters-of-engines',
  readings: [book('sergeants-of-grade-b', 'sergeant', 436), ours('anybody-of-grade-b', 'anybody')],
  default: 'sergeants-of-grade-b',
  reconstruction: false,
});

/**
 * @clause skirmish/siege/crew-master-lost
 */
export const enginesWithoutAMaster = defineRuling({
  id: 'skirmish/ruling/engines-without-a-master',
  readings: [book('inoperable', true, 437), ours('go-on', false)],
  default: 'inoperable',
  reconstruction: false,
});

/**
 * @clause skirmish/movement/table
 */
export const stairs = defineRuling({
  id: 'skirmish/ruling/stairs',
  readings: [ours('as-rough-ground', 'rough'), ours('as-climbing', 'climb')],
  default: 'as-rough-ground',
  reconstruction: true,
});

/**
 * @clause skirmish/movement/wheeled-manhandled
 * @clause skirmish/siege/ladder-carry
 */
export const carriedGear = defineRuling({
  id: 'skirmish/ruling/carried-gear',
  readings: [ours('as-its-bearers-walk', 'walk'), ours('as-engines-by-hand', 'by-hand')],
  default: 'as-its-bearers-walk',
  reconstruction: true,
});

/**
 * @clause skirmish/shooting/mod-heavy-cover
 */
export const battlementsFromWithin = defineRuling({
  id: 'skirmish/ruling/battlements-from-within',
  readings: [ours('no-cover', false), ours('cover-from-everywhere', true)],
  default: 'no-cover',
  reconstruction: true,
});

/**
 * @clause skirmish/siege/cauldron-heat
 */
export const movesOverTheFire = defineRuling({
  id: 'skirmish/ruling/moves-over-the-fire',
  readings: [ours('with-that-of-setting-it-up', true), ours('after-that-of-setting-it-up', false)],
  default: 'with-that-of-setting-it-up',
  reconstruction: true,
});

export const siegeRulings = [
  standardsSnatched,
  menWhoPushALadder,
  menWhoHoldALadder,
  turnsOfARam,
  throwsForACollapse,
  doubleNought,
  crewAmongTheTen,
  mastersOfEngines,
  enginesWithoutAMaster,
  stairs,
  carriedGear,
  battlementsFromWithin,
  movesOverTheFire,
] as const;
