import { forecastStages } from '../../common/engagement/forecast.js';
import { compareReactions } from '../../common/fighting/morale.js';
import { chargeProcedure } from '../engagement/procedure.js';
import { type SeenBy, situationSeen } from '../engagement/seen.js';
import type { MusketRules } from '../rules.js';
import type { UnitSeen } from '../state.js';
import { troopOf } from '../units.js';

/** What a charge is likely to cost both sides, in figures, and what it would do to them. */
export interface ChargeForecast {
  readonly ownLosses: number;
  readonly enemyLosses: number;
  /** Worth trying: the enemy is expected to take the worse reaction, or clearly the heavier losses. */
  readonly favourable: boolean;
  /** No worse than even: not the worse reaction, and no more lost than taken. */
  readonly fair: boolean;
}

const noCharge: ChargeForecast = { ownLosses: 0, enemyLosses: 0, favourable: false, fair: false };

/** A commander's forecast of a charge on an enemy unit: the stages of the charge, solved from what he sees. */
export function forecastCharge(unit: UnitSeen, enemy: UnitSeen, view: SeenBy, rules: MusketRules): ChargeForecast {
  // Nobody is charged in a building, or charges out of one: he is stormed through its doors and windows.
  if (enemy.house !== undefined || unit.house !== undefined) return noCharge;
  const own = troopOf(unit, rules);
  const foe = troopOf(enemy, rules);
  const { lost, reaction } = forecastStages(chargeProcedure(situationSeen(unit, enemy, view, rules), rules));
  const { attacker: ownLosses, defender: enemyLosses } = lost;
  const verdict = compareReactions(reaction.defender, reaction.attacker);
  const value = enemyLosses * (foe.arm === 'artillery' ? foe.cost / (foe.crew ?? 1) : foe.cost) - ownLosses * own.cost;
  const heavier = value > 0 && enemyLosses > ownLosses * 1.5;
  const favourable = verdict > 0 || (verdict === 0 && heavier);
  return { ownLosses, enemyLosses, favourable, fair: favourable || (verdict === 0 && value >= 0) };
}
