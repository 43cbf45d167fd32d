import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings on campaigns and points. */

/**
 * @clause skirmish/grade/knight-fails-charge
 */
export const failingToMeetACharge = defineRuling({
  id: 'skirmish/ruling/failing-to-meet-a-charge',
  readings: [ours('avoiding-or-failing', ['avoids', 'fails']), ours('avoiding-alone', ['avoids'])],
  default: 'avoiding-or-failing',
  reconstruction: true,
});

/**
 * @clause skirmish/grade/knight-fails-charge
 */
export const severalChargesNotMet = defineRuling({
  id: 'skirmish/ruling/several-charges-not-met',
  readings: [ours('one-charge', true), book('each-of-them', false, 464)],
  default: 'one-charge',
  reconstruction: false,
});

/**
 * @clause skirmish/grade/upgrade-common
 */
export const ceilingsOfUpgrading = defineRuling({
  id: 'skirmish/ruling/ceilings-of-upgrading',
  readings: [book('hold', true, 7), ours('do-not-hold', false)],
  default: 'hold',
  reconstruction: false,
});

/**
 * @clause skirmish/points/yielded-fleeing
 */
export const shareOfYieldedTroops = defineRuling({
  id: 'skirmish/ruling/share-of-yielded-troops',
  readings: [ours('half', 0.5), ours('quarter', 0.25)],
  default: 'half',
  reconstruction: true,
});

/**
 * @clause skirmish/points/horse
 */
export const priceOfABardedHorse = defineRuling({
  id: 'skirmish/ruling/price-of-a-barded-horse',
  readings: [book('in-all', true, 515), ours('on-top-of-the-horse', false)],
  default: 'in-all',
  reconstruction: false,
});

/**
 * @clause skirmish/points/moat
 */
export const secondMoat = defineRuling({
  id: 'skirmish/ruling/second-moat',
  readings: [ours('dry', 'dry'), book('a-lesser-wet-one', 'wet', 528)],
  default: 'dry',
  reconstruction: true,
});

/**
 * @clause skirmish/points/missiles
 */
export const firstLoad = defineRuling({
  id: 'skirmish/ruling/first-load',
  readings: [ours('in-the-weapon', true), ours('paid-for', false)],
  default: 'in-the-weapon',
  reconstruction: true,
});

/**
 * @clause skirmish/points/winner
 */
export const equalPoints = defineRuling({
  id: 'skirmish/ruling/equal-points',
  readings: [ours('a-draw', 'draw'), ours('the-defender-wins', 'defender')],
  default: 'a-draw',
  reconstruction: true,
});

/**
 * @clause skirmish/points/purpose
 * @clause skirmish/points/winner
 */
export const pointsOfThings = defineRuling({
  id: 'skirmish/ruling/points-of-things',
  readings: [book('troops-and-standards-alone', false, 478), ours('whatever-is-left-too', true)],
  default: 'troops-and-standards-alone',
  reconstruction: false,
});

export const campaignRulings = [
  failingToMeetACharge,
  severalChargesNotMet,
  ceilingsOfUpgrading,
  shareOfYieldedTroops,
  priceOfABardedHorse,
  secondMoat,
  firstLoad,
  equalPoints,
  pointsOfThings,
] as const;
