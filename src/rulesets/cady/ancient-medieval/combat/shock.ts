import type { Dice } from '../../../../dice/index.js';
import {
  counted,
  countFactors,
  defineFactors,
  type Factor,
  type Reason,
  reasonFor,
} from '../../../../rulebook/index.js';
import type { Edge } from '../../common/fighting/melee.js';
import {
  type ReadyShock,
  type Shock,
  type ShockLosses,
  type ShockOdds,
  type ShockStrike,
  shockOdds,
  shockReductionsBy,
  shockUnit,
  throwShock,
} from '../../common/fighting/shock.js';
import { type FightingRules, fightingRules } from '../fighting-rules.js';
import type { PeriodObstacle } from '../numbers/shock-and-movement.js';
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

type ShockFactor = Factor<AncientStrike, FightingRules>;

/**
 * What takes shocks off each charging figure in this period, besides what the common rules know.
 *
 * Source: Shock Effect; the sections on pikes, pole arms, phalanx, Romans, war wagons, caltrops and stakes.
 *
 * @clause cady/ancient-medieval/shock/reduction-one
 * @clause cady/ancient-medieval/caltrops/shock
 * @clause cady/ancient-medieval/stakes/shock
 * @clause cady/ancient-medieval/phalanx/cavalry-shock-front
 * @clause cady/ancient-medieval/pike/shock-reduction
 * @clause cady/ancient-medieval/romans/testudo-no-shock
 * @clause cady/ancient-medieval/romans/entrench
 * @clause cady/ancient-medieval/hussite/chained-no-shock
 * @clause cady/ancient-medieval/hussite/moving-safe
 */
export const ancientShockFactors = defineFactors<AncientStrike, FightingRules>({
  id: 'ancient-medieval/shock',
  unit: shockUnit,
  rows: [
    takesOff('pike-two-ranks', pikesSay, (strike, rules) => pikesIn(strike, rules) === 'pike-two-ranks'),
    takesOff('pike-three-ranks', pikesSay, (strike, rules) => pikesIn(strike, rules) === 'pike-three-ranks'),
    takesOff('pole-arms', 'against pole arms', ({ receiver }, { troops }) =>
      troops[receiver].traits.includes('pole-arm'),
    ),
    takesOff('testudo', 'against a testudo', ({ formation }) => formation === 'testudo'),
    takesOff('war-wagons', 'chained war wagons', ({ formation }) => formation === 'chained-wagons'),
    takesOff(
      'phalanx-front',
      'cavalry at the front of a phalanx',
      (strike, rules) => strike.formation === 'phalanx' && frontByHorse(strike, rules),
    ),
    takesOff('stakes', 'through stakes', strike => timesThrough(strike, 'stakes')),
    takesOff('caltrops', 'over caltrops', strike => timesThrough(strike, 'caltrops')),
    takesOff('ford', 'target in a ford', strike => timesThrough(strike, 'ford')),
    {
      id: 'entrenchment',
      points: ({ romans }) => -romans.entrenchment.shocks,
      clause: 'cady/ancient-medieval/romans/entrench',
      says: 'target behind an entrenchment',
      when: strike => timesThrough(strike, 'entrenchment'),
    },
    takesOff('moving-wagons', 'inside a moving war wagon', ({ formation }) => formation === 'moving-wagons'),
  ],
});

function takesOff(obstacle: PeriodObstacle, says: ShockFactor['says'], when: ShockFactor['when']): ShockFactor {
  return {
    id: obstacle,
    points: ({ periodShock }) => -(periodShock.reductions[obstacle].shocks ?? Number.POSITIVE_INFINITY),
    clause: ({ periodShock }) => periodShock.reductions[obstacle].clause,
    says,
    when,
  };
}

function pikesSay({ ranks = 1 }: AncientStrike): string {
  return `pikes ${counted(ranks, 'rank')} deep`;
}

function pikesIn({ receiver, ranks = 1 }: AncientStrike, rules: FightingRules) {
  return rules.troops[receiver].traits.includes('pike') ? pikeObstacle({ ranks }, rules) : undefined;
}

function timesThrough({ through = [] }: AncientStrike, what: NonNullable<AncientStrike['through']>[number]): number {
  return through.reduce((times, each) => times + (each === what ? 1 : 0), 0);
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
export function ancientShockOdds(strike: AncientStrike, rules: FightingRules = fightingRules()): ShockOdds {
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
      other: shockReductionsBy(countFactors(ancientShockFactors, strike, rules).rows),
    },
    rules,
  );
  if (receiver.shockReceive === null) {
    const nothing = reasonFor(unstruck(strike.receiver, rules), receiver.title, 'no shock');
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
export function ancientShock(shock: AncientShock, dice: Dice, rules: FightingRules = fightingRules()): ShockLosses {
  return throwShock(readyAncientShock(shock, rules), dice);
}

/**
 * Everything about the shock on one unit that can be known before the dice.
 *
 * Source: Shock Effect.
 *
 * @throws RuleViolation when figures are no whole numbers.
 */
export function readyAncientShock(shock: AncientShock, rules: FightingRules = fightingRules()): ReadyShock {
  return { ...shock, strikes: shock.strikes.map(strike => ancientShockOdds(strike, rules)) };
}

/** Says how half shocks were made into dice, and counts the odd figure where it counts. */
function halved(odds: ShockOdds, figures: number, rules: FightingRules): ShockOdds {
  const exact = figures * odds.shocks;
  if (odds.faces.length === 0 || Number.isInteger(exact)) return odds;
  const up = rules.periodShock.half.odd === 'rounded-up';
  const dice = up ? Math.ceil(exact) : Math.floor(exact);
  const reason: Reason = {
    clause: 'cady/ancient-medieval/shock/half',
    because: `${counted(figures, 'figure')} of ${counted(odds.shocks, 'shock')}`,
    effect: `${dice} ${dice === 1 ? 'die' : 'dice'}`,
  };
  return { ...odds, dice, because: [...odds.because, reason] };
}

function unstruck(receiver: TroopType, rules: FightingRules): Reason['clause'] {
  return rules.troops[receiver].traits.includes('war-wagon')
    ? 'cady/ancient-medieval/hussite/chained-no-shock'
    : 'cady/ancient-medieval/shock/chart';
}

function frontByHorse({ attacker, struckOn = 'front' }: AncientStrike, rules: FightingRules): boolean {
  return struckOn === 'front' && isCavalry(attacker, rules);
}
