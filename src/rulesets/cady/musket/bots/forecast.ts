import { forecastStages } from '../../common/engagement/forecast.js';
import { compareReactions, type Reaction } from '../../common/fighting/morale.js';
import type { ChargeSituation } from '../engagement/charge-situation.js';
import { chargeProcedure } from '../engagement/procedure.js';
import { type SeenBy, situationSeen } from '../engagement/seen.js';
import type { MusketRules } from '../rules.js';
import type { UnitSeen } from '../state.js';

/** What a charge is likely to cost both sides, in figures, and what it would do to them. */
export interface ChargeForecast {
  readonly ownLosses: number;
  readonly enemyLosses: number;
  /** Worth trying: the enemy is expected to take the worse reaction, or clearly the heavier losses. */
  readonly favourable: boolean;
  /** No worse than even: not the worse reaction, and no more lost than taken. */
  readonly fair: boolean;
  /** What losses of that size would make each do. */
  readonly reactions: { readonly own: Reaction; readonly enemy: Reaction };
}

const noCharge: ChargeForecast = {
  ownLosses: 0,
  enemyLosses: 0,
  favourable: false,
  fair: false,
  reactions: { own: 'no-effect', enemy: 'no-effect' },
};

/** A commander's forecast of a charge on an enemy unit: the stages of the charge, solved from what he sees. */
export function forecastCharge(unit: UnitSeen, enemy: UnitSeen, view: SeenBy, rules: MusketRules): ChargeForecast {
  // Nobody is charged in a building, or charges out of one: he is stormed through its doors and windows.
  if (enemy.house !== undefined || unit.house !== undefined) return noCharge;
  return forecastOf(situationSeen(unit, enemy, view, rules), rules);
}

const known = new WeakMap<MusketRules, Map<string, ChargeForecast>>();

/** So many forecasts are kept in mind. */
const remembered = 20_000;

/** Distances within so many cm are one to who only looks ahead. */
const roughly = 6;

/** The forecast as one makes it for many places at a time: those that differ little are worked out once. */
export function roughForecast(unit: UnitSeen, enemy: UnitSeen, view: SeenBy, rules: MusketRules): ChargeForecast {
  if (enemy.house !== undefined || unit.house !== undefined) return noCharge;
  const seen = situationSeen(unit, enemy, view, rules);
  const between = { ...seen.between, distance: Math.ceil((seen.between?.distance ?? 0) / roughly) * roughly };
  const inContact = (figures: number | undefined) =>
    figures === undefined ? 0 : Math.max(1, Math.round(figures / 3) * 3);
  const situation: ChargeSituation = {
    ...seen,
    between,
    attacker: { ...seen.attacker, inContact: Math.min(unit.figures, inContact(seen.attacker.inContact)) },
    defender: { ...seen.defender, inContact: Math.min(enemy.figures, inContact(seen.defender.inContact)) },
  };
  const forecasts = known.get(rules) ?? new Map<string, ChargeForecast>();
  known.set(rules, forecasts);
  const key = JSON.stringify(situation);
  const forecast = forecasts.get(key) ?? forecastOf(situation, rules);
  if (forecasts.size >= remembered) forecasts.clear();
  forecasts.set(key, forecast);
  return forecast;
}

function forecastOf(situation: ChargeSituation, rules: MusketRules): ChargeForecast {
  const own = rules.troops[situation.attacker.type];
  const foe = rules.troops[situation.defender.type];
  const { lost, reaction } = forecastStages(chargeProcedure(situation, rules));
  const { attacker: ownLosses, defender: enemyLosses } = lost;
  const verdict = compareReactions(reaction.defender, reaction.attacker);
  const value = enemyLosses * (foe.arm === 'artillery' ? foe.cost / (foe.crew ?? 1) : foe.cost) - ownLosses * own.cost;
  const heavier = value > 0 && enemyLosses > ownLosses * 1.5;
  const favourable = verdict > 0 || (verdict === 0 && heavier);
  const reactions = { own: reaction.attacker, enemy: reaction.defender };
  return { ownLosses, enemyLosses, favourable, fair: favourable || (verdict === 0 && value >= 0), reactions };
}
