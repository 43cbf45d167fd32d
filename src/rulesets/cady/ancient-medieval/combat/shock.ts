import type { Dice } from '../../../../dice/index.js';
import type { Reason } from '../../../../rulebook/index.js';
import type { Edge } from '../../common/fighting/melee.js';
import {
  type Shock,
  type ShockLosses,
  type ShockOdds,
  type ShockReduction,
  type ShockStrike,
  shockOdds,
  throwShock,
} from '../../common/fighting/shock.js';
import type { PeriodObstacle } from '../numbers/shock-and-movement.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';
import { isCavalry } from '../special-troops/cavalry.js';
import type { TroopType } from '../troops.js';
import { hoplite } from './phalanx.js';
import { pikeObstacle } from './pikes.js';

/** Figures of one type that strike one enemy alike. */
export interface AncientStrike extends Omit<ShockStrike, 'attacker' | 'receiver' | 'shock' | 'other' | 'square'> {
  readonly attacker: TroopType;
  /** The attackers are hoplites in phalanx; count the figures of two ranks. */
  readonly asPhalanx?: boolean;
  /** The unit that is struck. */
  readonly receiver: TroopType;
  /** Ranks of it, where they bear spears or pikes. */
  readonly ranks?: number;
  readonly formation?: 'phalanx' | 'testudo' | 'chained-wagons' | 'moving-wagons';
  /** The side on which it is struck; the front unless said. */
  readonly struckOn?: Edge;
  /** What lies between, besides a fence or wall. */
  readonly through?: readonly ('stakes' | 'caltrops' | 'ford' | 'entrenchment')[];
}

/** All strikes on one unit. */
export interface AncientShock extends Omit<Shock, 'strikes'> {
  readonly strikes: readonly AncientStrike[];
}

/**
 * How many shock dice a charge rolls and which faces remove a figure. Figures of half a shock throw a die for two of them, and
 * none as soon as anything takes a shock off them. Long weapons, stakes and the rest take theirs besides what the common rules
 * take; a testudo, wagons and elephants leave no shock at all.
 *
 * Source: Shock Effect; the sections on pikes, pole arms, phalanx, Romans, war wagons, caltrops and stakes.
 *
 * @throws RuleViolation when the figures are no whole number.
 * @clause cady/ancient-medieval/shock/dice
 * @clause cady/ancient-medieval/shock/half
 * @clause cady/ancient-medieval/shock/infantry-with-shock
 * @clause cady/ancient-medieval/shock/reduction-one
 * @clause cady/ancient-medieval/shock/reduction-two
 * @clause cady/ancient-medieval/caltrops/shock
 * @clause cady/ancient-medieval/stakes/shock
 * @clause cady/ancient-medieval/phalanx/cavalry-shock-front
 * @clause cady/ancient-medieval/phalanx/charge-shock
 * @clause cady/ancient-medieval/pike/shock-reduction
 * @clause cady/ancient-medieval/romans/testudo-no-shock
 * @clause cady/ancient-medieval/romans/entrench
 * @clause cady/ancient-medieval/chariot/charge-shock
 * @clause cady/ancient-medieval/elephant/no-charge
 * @clause cady/ancient-medieval/hussite/chained-no-shock
 * @clause cady/ancient-medieval/hussite/moving-safe
 */
export function ancientShockOdds(
  strike: AncientStrike,
  rules: AncientMedievalRules = ancientMedievalRules(),
): ShockOdds {
  const attacker = rules.troops[strike.attacker];
  const receiver = rules.troops[strike.receiver];
  const asPhalanx = attacker.traits.includes('phalanx') && strike.asPhalanx === true;
  const shock = asPhalanx ? hoplite({ formed: true }, rules).shock : attacker.shock;
  const odds = shockOdds(
    {
      ...strike,
      // Whoever strikes in no column has no shock, and where nobody is struck no row matters either.
      attacker: attacker.shockAttack ?? 'infantry',
      receiver: receiver.shockReceive ?? 'artillery',
      shock,
      other: reductionsOn(strike, rules),
    },
    rules,
  );
  if (receiver.shockReceive === null) {
    const nothing: Reason = { clause: unstruck(strike.receiver, rules), because: receiver.title, effect: 'no shock' };
    return { ...odds, faces: [], shocks: 0, dice: 0, because: [nothing] };
  }
  return halved(odds, strike.figures, rules);
}

/**
 * Rolls the shock of everyone who strikes one unit, before melee.
 *
 * Source: Shock Effect.
 *
 * @throws RuleViolation when figures are no whole numbers.
 * @clause cady/ancient-medieval/shock/dice
 * @clause cady/ancient-medieval/shock/then-melee
 */
export function ancientShock(
  shock: AncientShock,
  dice: Dice,
  rules: AncientMedievalRules = ancientMedievalRules(),
): ShockLosses {
  return throwShock({ ...shock, strikes: shock.strikes.map(strike => ancientShockOdds(strike, rules)) }, dice);
}

/** Says how half shocks were made into dice, and counts the odd figure where it counts. */
function halved(odds: ShockOdds, figures: number, rules: AncientMedievalRules): ShockOdds {
  const exact = figures * odds.shocks;
  if (odds.faces.length === 0 || Number.isInteger(exact)) return odds;
  const up = rules.periodShock.half.odd === 'rounded-up';
  const dice = up ? Math.ceil(exact) : Math.floor(exact);
  const reason: Reason = {
    clause: 'cady/ancient-medieval/shock/half',
    because: `${figures} figures of ${odds.shocks} shocks`,
    effect: `${dice} ${dice === 1 ? 'die' : 'dice'}`,
  };
  return { ...odds, dice, because: [...odds.because, reason] };
}

function unstruck(receiver: TroopType, rules: AncientMedievalRules): Reason['clause'] {
  return rules.troops[receiver].traits.includes('war-wagon')
    ? 'cady/ancient-medieval/hussite/chained-no-shock'
    : 'cady/ancient-medieval/shock/chart';
}

function reductionsOn(strike: AncientStrike, rules: AncientMedievalRules): readonly ShockReduction[] {
  const { traits } = rules.troops[strike.receiver];
  const met: { obstacle: PeriodObstacle; because: string }[] = [];
  const pikes = traits.includes('pike') ? pikeObstacle({ ranks: strike.ranks ?? 1 }) : undefined;
  if (pikes !== undefined) met.push({ obstacle: pikes, because: `pikes ${strike.ranks} ranks deep` });
  if (traits.includes('pole-arm')) met.push({ obstacle: 'pole-arms', because: 'against pole arms' });
  if (strike.formation === 'testudo') met.push({ obstacle: 'testudo', because: 'against a testudo' });
  if (strike.formation === 'chained-wagons') met.push({ obstacle: 'war-wagons', because: 'chained war wagons' });
  if (strike.formation === 'phalanx' && frontByHorse(strike, rules)) {
    met.push({ obstacle: 'phalanx-front', because: 'cavalry at the front of a phalanx' });
  }
  const between = { stakes: 'through stakes', caltrops: 'over caltrops', ford: 'target in a ford' } as const;
  const others: ShockReduction[] = [];
  for (const what of strike.through ?? []) {
    if (what !== 'entrenchment') met.push({ obstacle: what, because: between[what] });
    else {
      const clause = 'cady/ancient-medieval/romans/entrench';
      others.push({ shocks: rules.romans.entrenchment.shocks, clause, because: 'target behind an entrenchment' });
    }
  }
  if (strike.formation === 'moving-wagons') {
    const clause = 'cady/ancient-medieval/hussite/moving-safe';
    others.push({ shocks: null, clause, because: 'inside a moving war wagon' });
  }
  const period = met.map(({ obstacle, because }) => ({ ...rules.periodShock.reductions[obstacle], because }));
  return [...period, ...others].filter(({ shocks }) => shocks !== 0);
}

function frontByHorse({ attacker, struckOn = 'front' }: AncientStrike, rules: AncientMedievalRules): boolean {
  return struckOn === 'front' && isCavalry(attacker, rules);
}
