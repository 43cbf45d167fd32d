import { type Reason, reasonFor } from '../../../rulebook/index.js';
import { type Month, months } from '../months.js';
import type { OfArmies } from '../rules/army.js';
import { wrgRules } from '../rules.js';

export type CampaignSide = 'first' | 'second';

/** What kind of battle a campaign comes to. */
export type CampaignBattle =
  | { readonly kind: 'encounter' }
  | { readonly kind: 'defence'; readonly defender: CampaignSide }
  | { readonly kind: 'siege'; readonly defender: CampaignSide };

/** The battle that a series begins with. */
export const firstBattle: CampaignBattle = Object.freeze({ kind: 'encounter' });

const other = (side: CampaignSide): CampaignSide => (side === 'first' ? 'second' : 'first');

/**
 * The next battle of a series.
 *
 * A siege is won by the attacker only if he takes the fortress; the book says nothing of what follows then, and a series ends with
 * it: `undefined`.
 *
 * Source: Campaigns.
 *
 * @param winner of this battle; a siege that is given up is `draw`, or won by the defender.
 * @clause wrg/campaign/first-battle
 * @clause wrg/campaign/loser-defends
 * @clause wrg/campaign/defender-wins
 * @clause wrg/campaign/defender-loses
 */
export function nextBattle(battle: CampaignBattle, winner: CampaignSide | 'draw'): CampaignBattle | undefined {
  switch (battle.kind) {
    case 'encounter':
      return winner === 'draw' ? firstBattle : { kind: 'defence', defender: other(winner) };
    case 'defence':
      if (winner === 'draw') return battle;
      return winner === battle.defender
        ? { kind: 'defence', defender: other(battle.defender) }
        : { kind: 'siege', defender: battle.defender };
    case 'siege':
      return winner === other(battle.defender) ? undefined : firstBattle;
  }
}

/** What one kind of troops of a side lost in a battle. Figures, or models. */
export interface Losses {
  readonly result: 'won' | 'lost' | 'drawn';
  /** Gone in rout. */
  readonly runaways: number;
  /** Lost otherwise. */
  readonly others: number;
}

/** What comes back. */
export interface Recovery {
  /** For the next battle. */
  readonly next: { readonly runaways: number; readonly others: number };
  /** For the one after it. */
  readonly later: number;
  readonly because: readonly Reason[];
}

const shares = { won: 'winner', lost: 'loser', drawn: 'draw' } as const;
const clauses = {
  won: 'wrg/campaign/losses-winner-loser',
  lost: 'wrg/campaign/losses-winner-loser',
  drawn: 'wrg/campaign/losses-draw',
} as const;

/**
 * What of the losses of a battle comes back for the next, and what for the one after that. Of parts of a figure:
 * `wrg/ruling/recovered-fractions`.
 *
 * Source: Campaigns.
 *
 * @clause wrg/campaign/losses-draw
 * @clause wrg/campaign/losses-winner-loser
 * @clause wrg/campaign/losses-later
 */
export function recovered({ result, runaways, others }: Losses, rules: OfArmies = wrgRules()): Recovery {
  const { campaign } = rules.army.ending;
  const share = campaign[shares[result]];
  const back = (lost: number, of: number) => Math.min(lost, Math[campaign.fractions](lost * of));
  const next = { runaways: back(runaways, share.runaways), others: back(others, share.others) };
  const later = runaways + others - next.runaways - next.others;
  const because = [
    reasonFor(clauses[result], result, `${next.runaways} runaways and ${next.others} others come back`),
    ...(later === 0 ? [] : [reasonFor('wrg/campaign/losses-later', 'the rest', `${later} a battle later`)]),
  ];
  return { next, later, because };
}

/** Terrain units that the defender may add to those picked, or take away. */
export interface TerrainChange {
  readonly from: number;
  readonly to: number;
}

/**
 * Between how many terrain units the defender may choose, where so many were picked as usual.
 *
 * @clause wrg/campaign/loser-defends
 */
export function defendersTerrain(picked: number, rules: OfArmies = wrgRules()): TerrainChange {
  const { terrainUnits } = rules.army.ending.campaign;
  return { from: Math.max(0, picked - terrainUnits), to: picked + terrainUnits };
}

/**
 * Points of field defences that the defender may build: what the enemy is stronger by.
 *
 * @clause wrg/campaign/loser-defends
 */
export function fieldDefences({
  defender,
  attacker,
}: {
  readonly defender: number;
  readonly attacker: number;
}): number {
  return Math.max(0, attacker - defender);
}

/**
 * Points of siege equipment that the attacker of a fortress may add: what fortress and defenders are worth more than his troops.
 *
 * @clause wrg/campaign/defender-loses
 */
export function siegeEquipment({
  fortress,
  defender,
  attacker,
}: {
  readonly fortress: number;
  readonly defender: number;
  readonly attacker: number;
}): number {
  return Math.max(0, fortress + defender - attacker);
}

/** Troops that have changed sides. */
export interface Defectors {
  readonly people: 'arab' | 'subject-race' | 'other';
}

/**
 * Whether troops that have changed sides may do so again. Until then they fight for their former enemy.
 *
 * @returns `undefined` for others than Arabs and former subject races, of whom the book says nothing.
 * @clause wrg/campaign/defectors
 */
export function mayChangeSidesAgain({ people }: Defectors): boolean | undefined {
  return people === 'other' ? undefined : people === 'arab';
}

/** The months of spring, in which a series with weather begins. */
export const springMonths: readonly Month[] = ['march', 'april', 'may'];

/**
 * The month of a battle of a series that is played with weather: a month after the one before.
 *
 * @param battle from 1 for the first.
 * @param first month of the first battle, one of spring.
 * @clause wrg/campaign/weather
 */
export function monthOf(battle: number, first: Month, rules: OfArmies = wrgRules()): Month {
  const at = months.indexOf(first) + (battle - 1) * rules.army.ending.campaign.months;
  return months[at % months.length] ?? first;
}
