import type { OpenBook } from '../../../../book/index.js';
import {
  casualtiesOfAChallenge,
  dieOfAGeneral,
  escortOfAGeneral,
  generalBehind,
  generalBetweenTwo,
  generalInDisorder,
  generalPartlyEngaged,
  generalTakenInFlank,
  loneGeneral,
  messengerPastAMelee,
  ridersPastEnemies,
  whomAGeneralChallenges,
} from '../../book/rulings/generals.js';

/** What the book leaves open of generals and those who ride for them: how the rulings decide it. */
export interface OfGenerals {
  /** What becomes of a general by himself whom an enemy reaches. */
  readonly loneGeneral: 'fights' | 'taken';
  /** Among how many a general shares what his body suffers hand to hand from its flank: at least his whole rank, or those alone who front that enemy. */
  readonly generalInFlank: 'rank' | 'fronting';
  /** Whose die is thrown for a general at risk: that of his army, or of the body that he is with. */
  readonly generalsDie: 'army' | 'unit';
  /** Among whom a general shares of whose front rank some alone are at the enemy. */
  readonly generalBehind: 'shares' | 'nothing';
  readonly generalPartlyEngaged: 'who-fight' | 'whole-rank';
  /** Whether those share too who front an enemy in flank or rear of a body that is fought in front as well. */
  readonly generalBetweenTwo: 'all-fronts' | 'front-rank';
  /** Whether a general in a body out of order shares what it suffers hand to hand with those of its front rank who count, half of them, or with all. */
  readonly generalInDisorder: 'counting' | 'all';
  /** Whether an enemy who is hand to hand with others catches a messenger or a general who rides past. */
  readonly messengerPastMelee: 'rides-on' | 'caught';
  /** Whether messengers and generals who ride alone go round enemies whom they see in their way, or straight on into them. */
  readonly ridersPast: 'round' | 'straight';
  /** Whether the casualties of a duel come off those who fought it. */
  readonly duelCosts: boolean;
  /** Whom generals may challenge: those between the lines as well, to whom they ride out, or only those with bodies hand to hand with their own. */
  readonly challenged: 'between-the-lines' | 'hand-to-hand';
  /** Who goes off the field with a wounded general. */
  readonly woundedGoWith: 'his-figure' | 'a-few';
}

/** How that is read. */
export function ofGenerals(open: OpenBook): OfGenerals {
  return {
    loneGeneral: open.reading(loneGeneral),
    generalInFlank: open.reading(generalTakenInFlank),
    generalsDie: open.reading(dieOfAGeneral),
    generalBehind: open.reading(generalBehind),
    generalPartlyEngaged: open.reading(generalPartlyEngaged),
    generalBetweenTwo: open.reading(generalBetweenTwo),
    generalInDisorder: open.reading(generalInDisorder),
    messengerPastMelee: open.reading(messengerPastAMelee),
    ridersPast: open.reading(ridersPastEnemies),
    duelCosts: open.reading(casualtiesOfAChallenge),
    challenged: open.reading(whomAGeneralChallenges),
    woundedGoWith: open.reading(escortOfAGeneral),
  };
}
