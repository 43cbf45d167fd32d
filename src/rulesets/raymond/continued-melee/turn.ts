import type { Dice } from '../../../dice/index.js';
import { amountOf, type Reason } from '../../../rulebook/index.js';
import { initiativeThrown } from '../army/initiative.js';
import type { LossReason } from '../combat/losses.js';
import type { AttackOdds } from '../combat/melee.js';
import { diceUnit } from '../dice-unit.js';
import type { RaymondRules } from '../rules.js';
import type { Unit } from '../state.js';
import { type AfterTurn, type Giving, hasLeft, lossesOf, takenOff } from './losses.js';
import {
  type Both,
  type ContinuedMeleeSituation,
  enemyOf,
  type MeleeSide,
  meleeSides,
  type Placed,
} from './situation.js';
import {
  endBy,
  isFighting,
  type MeleeSideState,
  type MeleeState,
  type MeleeStep,
  mostDue,
  mostStandings,
  type Standings,
  standingsOf,
  type Tell,
} from './state.js';
import { type Strike, strikeHome, strikesOf } from './strikes.js';

/** A hand-to-hand combat that may go on: its beginning, and what happens in each of its turns. */
export interface Combat {
  readonly start: MeleeState;
  /** The unit of a side as it stands in a state. */
  unitOf(side: MeleeSide, state: MeleeState): Unit;
  /** The steps of a turn in their order: each is solved on its own, and what stands the same after it is one state. */
  steps(turn: number): readonly MeleeStep[];
  /** The same with dice that are thrown, the initiative by the book's own dice. */
  thrown(turn: number): readonly MeleeStep[];
  /** What can be known of the first attacks before the dice. */
  readonly because: readonly Reason[];
}

const fresh: MeleeSideState = { standing: 0, due: 0, end: null };

/**
 * A combat of two units by the rules of the table, turn for turn: contact hits and both attacks, then the losses and who
 * withdraws, and again as long as both stand.
 */
export function combatOf(situation: ContinuedMeleeSituation, placed: Placed, rules: RaymondRules): Combat {
  const standings: Both<Standings> = {
    attacker: standingsOf(placed.attacker, rules),
    defender: standingsOf(placed.defender, rules),
  };
  const unitOf = (side: MeleeSide, state: MeleeState) => standings[side].at(state[side].standing);
  const standing = (state: MeleeState): Placed => ({
    attacker: unitOf('attacker', state),
    defender: unitOf('defender', state),
  });
  const strikeOf = strikesOf(situation, rules);
  const taken = losses(situation, standings, rules);
  const initiative = (thrown: InitiativeOf) => initiativeStep(standing, thrown, situation);
  const attack = (side: MeleeSide, turn: number) =>
    attackStep(side, state => strikeOf(standing(state), side, turn === 1));
  const remove = (turn: number): MeleeStep =>
    lossesStep(turn, standings, state => {
      const due = { attacker: state.attacker.due, defender: state.defender.due };
      return lossesOf({ before: standing(state), due, initiative: state.initiative }, taken, situation, rules);
    });
  const stepsWith = (first: MeleeStep) => (turn: number) => [
    first,
    attack('attacker', turn),
    attack('defender', turn),
    remove(turn),
  ];
  return {
    start: { attacker: fresh, defender: fresh, turns: 0, initiative: null },
    unitOf,
    // With as many stands both throw the same dice for it, and ties again: an even chance.
    steps: stepsWith(initiative((_, dice) => (dice.pick(2) === 0 ? 'attacker' : 'defender'))),
    thrown: stepsWith(initiative((both, dice, tell) => thrownInitiative(both, dice, tell, rules))),
    because: meleeSides.flatMap(side => {
      const { odds } = strikeOf(placed, side, true).ready;
      return [...odds.because, thrownBy(side, odds, rules)];
    }),
  };
}

/** What a side throws, and what it needs. */
function thrownBy(side: MeleeSide, { lots }: AttackOdds, { stands }: RaymondRules): Reason {
  const each = lots.map(({ kind, dice }) => `${amountOf(dice, diceUnit)} at ${stands[kind].combatValue} or less`);
  return { clause: 'raymond/melee/combat-values', because: `the ${side}’s dice`, effect: each.join(', ') };
}

/** Who has the initiative of a turn. */
type InitiativeOf = (both: Placed, dice: Dice, tell: Tell | undefined) => MeleeSide;

/** Where both have as many stands the initiative decides whose losses come off first; elsewhere nothing hangs on it. */
function initiativeStep(
  standing: (state: MeleeState) => Placed,
  thrown: InitiativeOf,
  { initiative }: ContinuedMeleeSituation,
): MeleeStep {
  return (state, dice, tell) => {
    const both = standing(state);
    if (!isFighting(state) || both.attacker.stands.length !== both.defender.stands.length) return state;
    return { ...state, initiative: initiative ?? thrown(both, dice, tell) };
  };
}

/** The initiative as both sides would throw for it, had they no other units. */
function thrownInitiative(both: Placed, dice: Dice, tell: Tell | undefined, rules: RaymondRules): MeleeSide {
  const strong = (side: MeleeSide) => (both[side].stands.length >= rules.initiative.countsFrom ? 1 : 0);
  const sides = { attacker: strong('attacker'), defender: strong('defender') };
  const winner = initiativeThrown(sides, dice, ({ because }) => tell?.(because), rules);
  return winner === 'attacker' ? 'attacker' : 'defender';
}

/** One side attacks: so many stands are to come off the enemy. What it may come to is solved once for units that stand the same. */
function attackStep(side: MeleeSide, strikeOf: (state: MeleeState) => Strike): MeleeStep {
  const enemy = enemyOf(side);
  return (state, dice, tell) => {
    if (!isFighting(state)) return state;
    const strike = strikeOf(state);
    const once = { once: strike, key: (due: number) => due };
    const due = dice.fold<number, Strike>([strike], 0, (_, each, dice) => strikeHome(each, dice, tell), once);
    return { ...state, [enemy]: { ...state[enemy], due } };
  };
}

/** Losses come off, and single stands withdraw: the turn is over. */
function lossesStep(turn: number, standings: Both<Standings>, lossesIn: (state: MeleeState) => AfterTurn): MeleeStep {
  return (state, _, tell) => {
    if (!isFighting(state)) return state;
    const after = lossesIn(state);
    tell?.(meleeSides.map(side => after[side]).filter(hasLeft));
    const side = (name: MeleeSide): MeleeSideState => {
      const unit = after[name];
      return hasLeft(unit)
        ? { ...fresh, end: endBy[unit.clause] }
        : { ...fresh, standing: standings[name].placeOf(unit) };
    };
    return { attacker: side('attacker'), defender: side('defender'), turns: turn, initiative: null };
  };
}

/** What becomes of a unit that loses stands, worked out once for units that stand the same: that takes geometry. */
function losses(
  situation: ContinuedMeleeSituation,
  standings: Both<Standings>,
  rules: RaymondRules,
): (giving: Giving) => Unit | LossReason {
  const known: { readonly [side in MeleeSide]: Map<number, Unit | LossReason> } = {
    attacker: new Map(),
    defender: new Map(),
  };
  return giving => {
    const { side, unit, enemy, due } = giving;
    const against = enemy === undefined ? mostStandings : standings[enemyOf(side)].placeOf(enemy);
    const key = (standings[side].placeOf(unit) * (mostDue + 1) + due) * (mostStandings + 1) + against;
    const before = known[side].get(key);
    if (before !== undefined) return before;
    const after = takenOff(giving, situation, rules);
    const now = 'formed' in after ? standings[side].standing(after.formed) : after;
    known[side].set(key, now);
    return now;
  };
}
