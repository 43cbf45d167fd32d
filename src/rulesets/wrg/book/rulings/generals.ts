import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings about generals on the table: who reaches them, and what share of casualties they bear. */

export const loneGeneral = defineRuling({
  id: 'wrg/ruling/lone-general-reached',
  readings: [ours('fights-as-a-patrol', 'fights'), ours('is-taken', 'taken')],
  default: 'fights-as-a-patrol',
  reconstruction: true,
});

export const generalTakenInFlank = defineRuling({
  id: 'wrg/ruling/general-taken-in-flank',
  readings: [ours('share-of-his-rank', 'rank'), ours('share-of-those-who-front-the-enemy', 'fronting')],
  default: 'share-of-his-rank',
  reconstruction: true,
});

export const dieOfAGeneral = defineRuling({
  id: 'wrg/ruling/die-of-a-general',
  readings: [ours('of-his-army', 'army'), ours('of-those-about-him', 'unit')],
  default: 'of-his-army',
  reconstruction: true,
});

export const generalInDisorder = defineRuling({
  id: 'wrg/ruling/general-in-disorder',
  readings: [ours('share-of-the-figures-that-count', 'counting'), ours('share-of-all-in-the-front-rank', 'all')],
  default: 'share-of-the-figures-that-count',
  reconstruction: true,
});

export const generalPartlyEngaged = defineRuling({
  id: 'wrg/ruling/general-partly-engaged',
  readings: [book('share-of-those-who-fight', 'who-fight', 1141), ours('share-of-his-whole-rank', 'whole-rank')],
  default: 'share-of-those-who-fight',
  reconstruction: true,
});

export const generalBehind = defineRuling({
  id: 'wrg/ruling/general-behind-the-ranks',
  readings: [book('bears-his-share-as-well', 'shares', 1141), ours('bears-nothing-of-a-melee', 'nothing')],
  default: 'bears-nothing-of-a-melee',
  reconstruction: true,
});

export const generalBetweenTwo = defineRuling({
  id: 'wrg/ruling/general-fought-on-two-sides',
  readings: [ours('all-who-front-an-enemy', 'all-fronts'), book('the-front-rank-alone', 'front-rank', 1141)],
  default: 'all-who-front-an-enemy',
  reconstruction: true,
});

export const messengerPastAMelee = defineRuling({
  id: 'wrg/ruling/messenger-past-a-melee',
  readings: [ours('rides-on', 'rides-on'), ours('is-caught', 'caught')],
  default: 'rides-on',
  reconstruction: true,
});

export const ridersPastEnemies = defineRuling({
  id: 'wrg/ruling/riders-past-enemies',
  readings: [ours('round-them', 'round'), ours('straight-on', 'straight')],
  default: 'round-them',
  reconstruction: true,
});

export const casualtiesOfAChallenge = defineRuling({
  id: 'wrg/ruling/casualties-of-a-challenge',
  readings: [ours('come-off-the-figures', true), ours('decide-the-duel-alone', false)],
  default: 'come-off-the-figures',
  reconstruction: true,
});

export const escortOfAGeneral = defineRuling({
  id: 'wrg/ruling/escort-of-a-wounded-general',
  readings: [book('the-men-of-his-figure', 'his-figure', 1147), ours('a-few-of-his-men', 'a-few')],
  default: 'the-men-of-his-figure',
  reconstruction: true,
});

export const whomAGeneralChallenges = defineRuling({
  id: 'wrg/ruling/whom-a-general-challenges',
  readings: [book('between-the-lines-as-well', 'between-the-lines', 1149), ours('only-hand-to-hand', 'hand-to-hand')],
  default: 'between-the-lines-as-well',
  reconstruction: true,
});

/** Every ruling about generals on the table. */
export const generalRulings = [
  loneGeneral,
  generalTakenInFlank,
  dieOfAGeneral,
  generalInDisorder,
  generalPartlyEngaged,
  generalBehind,
  generalBetweenTwo,
  messengerPastAMelee,
  ridersPastEnemies,
  casualtiesOfAChallenge,
  escortOfAGeneral,
  whomAGeneralChallenges,
] as const;
