import { type Losses, recovered } from '../army/campaign.js';
import type { WrgRules } from '../rules.js';
import type { Gone, Unit } from '../state.js';

/** What is left of a body after a battle, and what of it comes back and when. Figures or models. */
export interface Muster {
  readonly unit: Unit;
  /** Those with whom it ends the battle. */
  readonly left: number;
  /** For the next battle, and for the one after it. */
  readonly next: number;
  readonly later: number;
}

/** As what those count who have left the battle whole; who is destroyed has nobody left. */
const fates: { readonly [G in Gone]: 'runaways' | 'others' | 'marched-home' | 'left' } = {
  destroyed: 'others',
  dispersed: 'runaways',
  surrendered: 'others',
  'marched-home': 'marched-home',
  'left-table': 'runaways',
  'changed-sides': 'left',
  martyred: 'others',
  vanished: 'others',
  'turned-to-stone': 'others',
};

/**
 * What comes back of what a body has lost: those who ran, and those who were lost otherwise. Whoever has changed sides recovers with
 * those for whom he fights now.
 *
 * @clause wrg/campaign/losses-draw
 * @clause wrg/campaign/losses-winner-loser
 * @clause wrg/campaign/losses-later
 */
export function musterAfter(unit: Unit, result: Losses['result'], rules: WrgRules): Muster {
  const { gone, figures, strength } = unit;
  const home = rules.army.ending.campaign.marchedHome;
  const fate = gone === null ? 'left' : fates[gone] === 'marched-home' ? home : fates[gone];
  const left = fate === 'left' ? figures : 0;
  const runaways = fate === 'runaways' ? figures : 0;
  const { next, later } = recovered({ result, runaways, others: strength - left - runaways }, rules);
  return { unit, left, next: next.runaways + next.others, later };
}
