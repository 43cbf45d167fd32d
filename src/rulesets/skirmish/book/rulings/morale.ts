import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings on morale. */

/**
 * @clause skirmish/morale/trigger-lists
 */
export const listsOfCauses = defineRuling({
  id: 'skirmish/ruling/lists-of-causes',
  readings: [ours('units-then-knights', 'as-printed')],
  default: 'units-then-knights',
  reconstruction: true,
});

/**
 * @clause skirmish/morale/trigger-unit-half
 */
export const underHalfStrength = defineRuling({
  id: 'skirmish/ruling/under-half-strength',
  readings: [book('strictly', 'below', 333), ours('half-is-enough', 'at')],
  default: 'strictly',
  reconstruction: false,
});

/**
 * @clause skirmish/morale/trigger-unit-half
 */
export const strengthOfAUnit = defineRuling({
  id: 'skirmish/ruling/strength-of-a-unit',
  readings: [ours('neither-killed-nor-wounded', 'unhurt'), ours('whoever-fights-on', 'fighting')],
  default: 'neither-killed-nor-wounded',
  reconstruction: true,
});

/**
 * @clause skirmish/morale/mod-losses
 */
export const quartersLost = defineRuling({
  id: 'skirmish/ruling/quarters-lost',
  readings: [ours('completed', 'completed'), ours('begun', 'begun')],
  default: 'completed',
  reconstruction: true,
});

/**
 * @clause skirmish/morale/mod-losses
 */
export const lossesOfAManAlone = defineRuling({
  id: 'skirmish/ruling/losses-of-a-man-alone',
  readings: [book('of-units-alone', 'units', 362), ours('a-unit-of-his-own', 'everybody')],
  default: 'of-units-alone',
  reconstruction: false,
});

/**
 * @clause skirmish/morale/mod-losses
 */
export const goneAmongTheLosses = defineRuling({
  id: 'skirmish/ruling/gone-among-the-losses',
  readings: [book('killed-and-wounded-alone', 'struck', 362), ours('whoever-is-gone', 'gone')],
  default: 'killed-and-wounded-alone',
  reconstruction: false,
});

/**
 * @clause skirmish/morale/mod-friend-fleeing
 */
export const fleeingFriendsDistance = defineRuling({
  id: 'skirmish/ruling/fleeing-friends-distance',
  readings: [ours('as-for-the-test', 'test'), book('any', 'any', 361)],
  default: 'as-for-the-test',
  reconstruction: true,
});

/**
 * @clause skirmish/morale/def-friends-fleeing
 */
export const fleeingKnights = defineRuling({
  id: 'skirmish/ruling/fleeing-knights',
  readings: [book('four-as-one-friend', 'together', 380), book('each-of-four-or-more', 'each', 361)],
  default: 'four-as-one-friend',
  reconstruction: false,
});

/**
 * @clause skirmish/morale/mod-enemy-fleeing
 */
export const fleeingEnemies = defineRuling({
  id: 'skirmish/ruling/fleeing-enemies',
  readings: [ours('by-units', 'units'), book('by-figures', 'figures', 358)],
  default: 'by-units',
  reconstruction: true,
});

/**
 * @clause skirmish/morale/mod-melee-losses
 */
export const sideThatLostInMelee = defineRuling({
  id: 'skirmish/ruling/side-that-lost-in-melee',
  readings: [ours('in-the-melee-of-the-tester', 'melee'), ours('on-the-whole-table', 'table')],
  default: 'in-the-melee-of-the-tester',
  reconstruction: true,
});

/**
 * @clause skirmish/morale/mod-standard-lost
 * @clause skirmish/morale/mod-commander-lost
 */
export const seenToBeLost = defineRuling({
  id: 'skirmish/ruling/seen-to-be-lost',
  readings: [book('who-sees-it', true, 366), ours('all-of-the-side', false)],
  default: 'who-sees-it',
  reconstruction: false,
});

/**
 * @clause skirmish/morale/mod-standard-lost
 */
export const standardsLost = defineRuling({
  id: 'skirmish/ruling/standards-lost',
  readings: [ours('once', true), ours('each', false)],
  default: 'once',
  reconstruction: true,
});

/**
 * @clause skirmish/morale/mod-cleric
 */
export const clericOrLeader = defineRuling({
  id: 'skirmish/ruling/cleric-or-leader',
  readings: [ours('one', 1), ours('nothing', 0), ours('two', 2)],
  default: 'one',
  reconstruction: true,
});

/**
 * @clause skirmish/morale/bold
 * @clause skirmish/clerics/role
 */
export const boldClerics = defineRuling({
  id: 'skirmish/ruling/bold-clerics',
  readings: [ours('stay-as-they-like', true), ours('go-at-the-enemy', false)],
  default: 'stay-as-they-like',
  reconstruction: true,
});

/**
 * @clause skirmish/morale/bold
 * @clause skirmish/sequence/pre-move-morale
 */
export const boldBeforeACharge = defineRuling({
  id: 'skirmish/ruling/bold-before-a-charge',
  readings: [ours('play-on-as-declared', 'now'), book('charge-next-turn', 'next', 374)],
  default: 'play-on-as-declared',
  reconstruction: false,
});

/**
 * @clause skirmish/morale/recreant-yield
 */
export const corneredRecreants = defineRuling({
  id: 'skirmish/ruling/cornered-recreants',
  readings: [ours('yield', 'yields'), ours('fight-on', 'fights')],
  default: 'yield',
  reconstruction: true,
});

/**
 * @clause skirmish/morale/recreant-yield
 * @clause skirmish/morale/craven
 * @clause skirmish/morale/bold
 */
export const whoIsObliged = defineRuling({
  id: 'skirmish/ruling/who-is-obliged',
  readings: [ours('each-man-where-he-stands', 'man'), ours('the-unit-as-one', 'body')],
  default: 'each-man-where-he-stands',
  reconstruction: true,
});

/**
 * @clause skirmish/morale/recreant
 */
export const rallyingTests = defineRuling({
  id: 'skirmish/ruling/rallying-tests',
  readings: [ours('at-the-end-of-each-turn', true), ours('with-its-next-cause', false)],
  default: 'at-the-end-of-each-turn',
  reconstruction: true,
});

/**
 * @clause skirmish/morale/yield
 */
export const yieldedMen = defineRuling({
  id: 'skirmish/ruling/yielded-men',
  readings: [ours('may-not-fight', false), book('may-fight', true, 384)],
  default: 'may-not-fight',
  reconstruction: true,
});

/**
 * @clause skirmish/morale/yield
 */
export const unguardedPrisoners = defineRuling({
  id: 'skirmish/ruling/unguarded-prisoners',
  readings: [ours('are-free', true), ours('stay-prisoners', false)],
  default: 'are-free',
  reconstruction: true,
});

/**
 * @clause skirmish/morale/yield
 */
export const waitingForAGuard = defineRuling({
  id: 'skirmish/ruling/waiting-for-a-guard',
  readings: [ours('for-a-turn', true), ours('not-at-all', false)],
  default: 'for-a-turn',
  reconstruction: true,
});

/**
 * @clause skirmish/morale/def-active
 */
export const activeEnemies = defineRuling({
  id: 'skirmish/ruling/active-enemies',
  readings: [ours('who-can-fight', ['fleeing', 'yielded', 'prone']), ours('who-has-not-yielded', ['yielded'])],
  default: 'who-can-fight',
  reconstruction: true,
});

/**
 * @clause skirmish/morale/craven
 */
export const paceOfTheCraven = defineRuling({
  id: 'skirmish/ruling/pace-of-the-craven',
  readings: [ours('walk', 'walk'), ours('fastest-they-may-take', 'fastest')],
  default: 'walk',
  reconstruction: true,
});

/**
 * @clause skirmish/morale/craven
 */
export const wayOfTheCraven = defineRuling({
  id: 'skirmish/ruling/way-of-the-craven',
  readings: [ours('from-all-enemies-near', 'all'), ours('from-the-nearest-enemy', 'nearest')],
  default: 'from-all-enemies-near',
  reconstruction: true,
});

export const moraleRulings = [
  listsOfCauses,
  underHalfStrength,
  quartersLost,
  lossesOfAManAlone,
  goneAmongTheLosses,
  fleeingFriendsDistance,
  fleeingKnights,
  fleeingEnemies,
  sideThatLostInMelee,
  seenToBeLost,
  standardsLost,
  strengthOfAUnit,
  clericOrLeader,
  boldClerics,
  boldBeforeACharge,
  corneredRecreants,
  whoIsObliged,
  paceOfTheCraven,
  wayOfTheCraven,
  rallyingTests,
  yieldedMen,
  unguardedPrisoners,
  waitingForAGuard,
  activeEnemies,
] as const;
