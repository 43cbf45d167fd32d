import { type Dice, type Distribution, weighed } from '../../../../dice/index.js';
import { RuleViolation, type Violation } from '../../../../rulebook/index.js';
import type { ChargeOutcome } from '../../common/engagement/charge.js';
import { chargeOdds, throwCharge } from '../charge-odds.js';
import { asMet, type ChargeSituation, chargeSituationFaults } from '../engagement/charge-situation.js';
import { type FightingRules, fightingRules } from '../fighting-rules.js';

/** Horse, or foot, that comes at foot which begins to form a square as it sets out; how far off it is, nobody knows to the centimetre. */
export interface FormingSquare extends Omit<ChargeSituation, 'between'> {
  readonly between?: Omit<NonNullable<ChargeSituation['between']>, 'distance'>;
  /** From the charger to the defender, in whole cm: as likely from any of them as from any other. */
  readonly away: { readonly from: number; readonly to: number };
}

/** What the charger meets, and what it comes to. */
export interface SquareMet extends ChargeOutcome {
  /** A square that is formed, one that is not finished, or nobody: he refused, or who was charged ran. */
  readonly meets: 'square' | 'half-formed' | 'nobody';
}

/**
 * What a charge meets that comes at foot which forms a square, and what it comes to, as one distribution. The book has no test for it:
 * the order is enough, and time alone decides (`cady/ruling/square-half-formed` says what a square is that was not finished).
 *
 * Source: Musket Period Rules > Forming a Square.
 *
 * @throws RuleViolation with every fault of the charge from the distance at which it has most.
 * @clause cady/musket/square/who
 * @clause cady/musket/square/cost
 */
export function formingSquareOdds(
  asked: FormingSquare,
  rules: FightingRules = fightingRules(),
): Distribution<SquareMet> {
  const all = situationsOf(asked, rules);
  const solved = all.flatMap(situation =>
    chargeOdds(situation, rules).outcomes.outcomes.map(({ value, probability }) => ({
      value: met(value, situation, rules),
      probability: probability / all.length,
    })),
  );
  return weighed(solved, { key: metKey });
}

/**
 * The same with dice that are thrown or scripted; how far off he is, is drawn first.
 *
 * @throws RuleViolation with every fault of the charge.
 */
export function throwFormingSquare(
  asked: FormingSquare,
  dice: Dice,
  rules: FightingRules = fightingRules(),
): SquareMet {
  const all = situationsOf(asked, rules);
  const [first] = all;
  const drawn = all[dice.pick(all.length)] ?? first;
  if (drawn === undefined) throw new RuleViolation(awayFaults(asked));
  return met(throwCharge(drawn, dice, rules).outcome, drawn, rules);
}

/** The charge from every distance that it may have. */
function situationsOf({ away, between, ...asked }: FormingSquare, rules: FightingRules): readonly ChargeSituation[] {
  const wrong = awayFaults({ away });
  if (wrong.length > 0) throw new RuleViolation(wrong);
  const all = Array.from(
    { length: away.to - away.from + 1 },
    (_, i): ChargeSituation => ({
      ...asked,
      defender: { ...asked.defender, square: true, forming: true },
      between: { ...between, distance: away.from + i },
    }),
  );
  const most = all
    .map(situation => chargeSituationFaults(situation, rules))
    .reduce((worst, faults) => (faults.length > worst.length ? faults : worst), []);
  if (most.length > 0) throw new RuleViolation(most.map(told));
  return all;
}

/** The distance stands elsewhere in this question. */
function told(fault: Violation): Violation {
  return fault.path === 'between.distance' ? { ...fault, path: 'away' } : fault;
}

/** More distances than this are not solved. */
const mostDistances = 60;

function awayFaults({ away: { from, to } }: Pick<FormingSquare, 'away'>): readonly Violation[] {
  if (Number.isInteger(from) && Number.isInteger(to) && from <= to && to - from < mostDistances) return [];
  const mend = `give whole cm, the nearer first, ${mostDistances} of them at most`;
  return [{ path: 'away', problem: `from ${from} to ${to} cm`, mend }];
}

function met(outcome: ChargeOutcome, situation: ChargeSituation, rules: FightingRules): SquareMet {
  if (outcome.charge !== 'met') return { meets: 'nobody', ...outcome };
  const formed = asMet(situation, rules).defender.square === true;
  return { meets: formed ? 'square' : 'half-formed', ...outcome };
}

function metKey({ meets, charge, attacker, defender, turns, fighting }: SquareMet): string {
  const sides = `${attacker.lost} ${attacker.reaction} ${defender.lost} ${defender.reaction}`;
  return `${meets} ${charge} ${sides} ${turns} ${fighting}`;
}
