import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings on melee. */

/**
 * @clause skirmish/melee/blow-order
 */
export const equalBlows = defineRuling({
  id: 'skirmish/ruling/equal-blows',
  readings: [ours('at-once', 'simultaneous'), ours('lots-are-drawn', 'lots')],
  default: 'at-once',
  reconstruction: true,
});

/**
 * @clause skirmish/melee/struck-first-effect
 */
export const woundedByAnEarlierBlow = defineRuling({
  id: 'skirmish/ruling/wounded-by-an-earlier-blow',
  readings: [ours('counts-at-once', true), ours('counts-next-turn', false)],
  default: 'counts-at-once',
  reconstruction: true,
});

/**
 * @clause skirmish/melee/attack-charging
 */
export const counterCharging = defineRuling({
  id: 'skirmish/ruling/counter-charging',
  readings: [ours('is-charging', true), ours('is-not', false)],
  default: 'is-charging',
  reconstruction: true,
});

/**
 * @clause skirmish/melee/pursuit
 * @clause skirmish/melee/attack-charging
 */
export const pursuing = defineRuling({
  id: 'skirmish/ruling/pursuing',
  readings: [ours('is-charging', true), ours('is-not', false)],
  default: 'is-charging',
  reconstruction: true,
});

/**
 * @clause skirmish/melee/pursuit
 * @clause skirmish/morale/craven
 */
export const pursuersOfNoNerve = defineRuling({
  id: 'skirmish/ruling/pursuers-of-no-nerve',
  readings: [book('pursue-all-the-same', true, 320), book('stay-or-go-back', false, 372)],
  default: 'pursue-all-the-same',
  reconstruction: false,
});

/**
 * @clause skirmish/melee/lance-breaks
 */
export const brokenLances = defineRuling({
  id: 'skirmish/ruling/broken-lances',
  readings: [book('improvised-weapon', 'improvised', 305), ours('thrown-away', 'none')],
  default: 'improvised-weapon',
  reconstruction: false,
});

/**
 * @clause skirmish/melee/knight-no-horse-target
 */
export const knightsAndHorses = defineRuling({
  id: 'skirmish/ruling/knights-and-horses',
  readings: [book('riders-alone', false, 308), ours('as-others', true)],
  default: 'riders-alone',
  reconstruction: false,
});

/**
 * @clause skirmish/melee/after-morale
 */
export const equalMeleeLosses = defineRuling({
  id: 'skirmish/ruling/equal-melee-losses',
  readings: [ours('both-at-once', 'both'), ours('chargers-first', 'chargers')],
  default: 'both-at-once',
  reconstruction: true,
});

/**
 * @clause skirmish/melee/after-morale-skip
 */
export const opponentsWhoFailed = defineRuling({
  id: 'skirmish/ruling/opponents-who-failed',
  readings: [book('no-test-needed', true, 311), ours('test-all-the-same', false)],
  default: 'no-test-needed',
  reconstruction: false,
});

/**
 * @clause skirmish/melee/ride-through
 */
export const defeatedInfantry = defineRuling({
  id: 'skirmish/ruling/defeated-infantry',
  readings: [ours('dead-fled-yielded-or-failed', true), ours('dead-fled-or-yielded', false)],
  default: 'dead-fled-yielded-or-failed',
  reconstruction: true,
});

/**
 * @clause skirmish/melee/leaving-strike
 */
export const blowsAtLeavers = defineRuling({
  id: 'skirmish/ruling/blows-at-leavers',
  readings: [book('one-from-each-enemy', 'each', 316), ours('one-in-all', 'one')],
  default: 'one-from-each-enemy',
  reconstruction: false,
});

/**
 * @clause skirmish/melee/leaving-strike
 * @clause skirmish/melee/strikes-per-turn
 */
export const blowsAfterLeaving = defineRuling({
  id: 'skirmish/ruling/blows-after-leaving',
  readings: [ours('spend-that-of-the-beginning', true), ours('besides-both', false)],
  default: 'spend-that-of-the-beginning',
  reconstruction: true,
});

/**
 * @clause skirmish/falling/prone
 */
export const proneMen = defineRuling({
  id: 'skirmish/ruling/prone-men',
  readings: [ours('defend-themselves', true), ours('have-no-defence-die', false)],
  default: 'defend-themselves',
  reconstruction: true,
});

export const meleeRulings = [
  equalBlows,
  woundedByAnEarlierBlow,
  counterCharging,
  pursuing,
  pursuersOfNoNerve,
  brokenLances,
  knightsAndHorses,
  equalMeleeLosses,
  opponentsWhoFailed,
  defeatedInfantry,
  blowsAtLeavers,
  blowsAfterLeaving,
  proneMen,
] as const;
