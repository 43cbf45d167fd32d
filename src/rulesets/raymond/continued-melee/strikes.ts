import type { Dice } from '../../../dice/index.js';
import type { Reason } from '../../../rulebook/index.js';
import { tableFrom } from '../../../scenario/index.js';
import { attackOn } from '../combat/engagement.js';
import { type Combatant, fared, readyAgainst } from '../combat/exchange.js';
import type { Attack } from '../combat/melee.js';
import { type ReadyAttack, rethrowReason, throwReady } from '../combat/rethrow.js';
import type { RaymondRules } from '../rules.js';
import type { Unit } from '../state.js';
import { type ContinuedMeleeSituation, enemyOf, isInCommand, type MeleeSide, type Placed } from './situation.js';
import { mostStandings, type Tell } from './state.js';

/** An attack before it is thrown, and what so many hits of it cost the enemy. */
export interface Strike {
  readonly ready: ReadyAttack;
  /** Stands that come off the enemy. */
  readonly due: (hits: number) => number;
  readonly because: (hits: number) => readonly Reason[];
}

/** The attack of a side as both stand; in the first turn with the markers that they have already. */
export type StrikeOf = (both: Placed, side: MeleeSide, first: boolean) => Strike;

/** Throws an attack, and again where its policy says so: the stands that it costs the enemy. */
export function strikeHome({ ready, due, because }: Strike, dice: Dice, tell: Tell | undefined): number {
  const { first, rethrown, hits } = throwReady(ready, dice);
  const { odds } = ready;
  tell?.([...odds.because, ...(rethrown ? [rethrowReason(odds.dice, first)] : []), ...because(hits)]);
  return due(hits);
}

/** The attacks of both sides, each worked out once for units that stand the same. */
export function strikesOf(situation: ContinuedMeleeSituation, rules: RaymondRules): StrikeOf {
  const known = new Map<number, Strike>();
  const numbers = new Map<Unit, number>();
  const numberOf = (unit: Unit): number => {
    const number = numbers.get(unit) ?? numbers.size;
    numbers.set(unit, number);
    return number;
  };
  return (both, side, first) => {
    const pair = numberOf(both.attacker) * 2 * mostStandings + numberOf(both.defender);
    const key = pair * 4 + (side === 'attacker' ? 2 : 0) + (first ? 1 : 0);
    const strike = known.get(key) ?? strikeOf(both, side, first, situation, rules);
    known.set(key, strike);
    return strike;
  };
}

function strikeOf(
  both: Placed,
  side: MeleeSide,
  first: boolean,
  situation: ContinuedMeleeSituation,
  rules: RaymondRules,
): Strike {
  const combatant = (of: MeleeSide): Combatant => {
    const { hits = 0, rethrow = { kind: 'most-stands' } } = situation[of];
    return {
      stands: both[of].stands.length,
      hits: first ? hits : 0,
      attack: attackBy(of, both, situation, rules),
      rethrow: isInCommand(situation[of], rules) ? rethrow : { kind: 'never' },
    };
  };
  const struck = combatant(enemyOf(side));
  return {
    ready: readyAgainst(combatant(side), struck, rules),
    due: hits => fared(struck, hits, rules).lost,
    because: hits => fared(struck, hits, rules).because,
  };
}

/** Both stand on open ground: what the ground does besides is part of the situation. */
const openGround = tableFrom({ width: 1, height: 1, features: [] });

/** The attack of a side as the table would have it, with the dice that the ground gives or takes. */
export function attackBy(
  side: MeleeSide,
  both: Placed,
  situation: ContinuedMeleeSituation,
  rules: RaymondRules,
): Attack {
  const attack = attackOn(
    { unit: both[side], target: both[enemyOf(side)] },
    { table: openGround, terrain: rules.terrain, rules },
  );
  return { ...attack, terrainDice: situation[side].terrainDice ?? 0 };
}
