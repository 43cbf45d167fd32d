import type { Distribution } from '../../../dice/index.js';
import { counted } from '../../../rulebook/index.js';
import { combatantOn } from '../combat/engagement.js';
import { type ExchangeLosses, exchangeOdds } from '../combat/exchange.js';
import { type AttackOdds, attackOdds } from '../combat/melee.js';
import type { Formed, Unit } from '../state.js';
import { about, chancesText, percent, reasonLines, type Seat } from './seat.js';

/** The first round of hand-to-hand combat between two units, if nobody else has a hand in it. */
export interface Forecast {
  readonly ours: AttackOdds;
  readonly theirs: AttackOdds;
  /** Stands lost: `first` are ours. */
  readonly losses: Distribution<ExchangeLosses>;
}

/** What a round of combat would cost both, once a unit has come upon an enemy and stands so. */
export function forecastOf(unit: Unit, enemy: Unit, stands: Formed, { field, rules }: Seat): Forecast {
  const there = { ...unit, ...stands };
  const first = combatantOn({ unit: there, target: enemy }, field);
  const second = combatantOn({ unit: enemy, target: there }, field);
  return {
    ours: attackOdds(first.attack, rules),
    theirs: attackOdds(second.attack, rules),
    losses: exchangeOdds({ first, second }, rules),
  };
}

/** `they lose 1.20 stands, we 0.80`. */
export function forecastText({ losses }: Forecast): string {
  return `they lose ${about(losses.mean(({ second }) => second))} stands, we ${about(losses.mean(({ first }) => first))}`;
}

/** What a forecast rests on. */
export function forecastLines({ ours, theirs, losses }: Forecast): readonly string[] {
  return [
    `  they lose  ${chancesText(losses.map(({ second }) => second).outcomes)}`,
    `  we lose    ${chancesText(losses.map(({ first }) => first).outcomes)}`,
    `  they lose more: ${percent(losses.probability(({ first, second }) => second > first))}`,
    `  our attack: ${counted(ours.dice, 'die', 'dice')}, ${counted(about(ours.expected), 'hit')} expected`,
    ...reasonLines(ours.because).map(line => `  ${line}`),
    `  theirs: ${counted(theirs.dice, 'die', 'dice')}, ${counted(about(theirs.expected), 'hit')} expected`,
    ...reasonLines(theirs.because).map(line => `  ${line}`),
  ];
}
