import type { Dice } from '../../../dice/index.js';
import type { Reason } from '../../../rulebook/index.js';
import { initiativeThrown } from '../army/initiative.js';
import type { LossReason } from '../combat/losses.js';
import type { RaymondRules } from '../rules.js';
import type { Unit } from '../state.js';
import { type Giving, hasLeft, lossesOf, takenOff } from './losses.js';
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

  /** Where both have as many stands it decides whose losses come off first; elsewhere nothing hangs on it. */
  const initiative = (decided: (both: Placed, dice: Dice) => MeleeSide): MeleeStep => {
    return (state, dice) => {
      const both = standing(state);
      if (!isFighting(state) || both.attacker.stands.length !== both.defender.stands.length) return state;
      return { ...state, initiative: situation.initiative ?? decided(both, dice) };
    };
  };

  function attack(side: MeleeSide, turn: number): MeleeStep {
    return (state, dice, tell) => {
      if (!isFighting(state)) return state;
      const enemy = enemyOf(side);
      const strike = strikeOf(standing(state), side, turn === 1);
      const once = { once: strike, key: (due: number) => due };
      const due = dice.fold<number, Strike>([strike], 0, (_, each, dice) => strikeHome(each, dice, tell), once);
      return { ...state, [enemy]: { ...state[enemy], due } };
    };
  }

  function remove(turn: number): MeleeStep {
    return (state, _, tell) => {
      if (!isFighting(state)) return state;
      const due = { attacker: state.attacker.due, defender: state.defender.due };
      const losing = { before: standing(state), due, initiative: state.initiative };
      const after = lossesOf(losing, taken, situation, rules);
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

  const stepsWith = (decide: MeleeStep) => (turn: number) => [
    decide,
    attack('attacker', turn),
    attack('defender', turn),
    remove(turn),
  ];
  return {
    start: { attacker: fresh, defender: fresh, turns: 0, initiative: null },
    unitOf,
    // With as many stands both throw the same dice for it, and ties again: an even chance.
    steps: stepsWith(initiative((_, dice) => (dice.pick(2) === 0 ? 'attacker' : 'defender'))),
    thrown: stepsWith(initiative((both, dice) => thrownInitiative(both, dice, rules))),
    because: meleeSides.flatMap(side => strikeOf(placed, side, true).ready.odds.because),
  };
}

/** The initiative as both sides would throw for it, had they no other units. */
function thrownInitiative(both: Placed, dice: Dice, rules: RaymondRules): MeleeSide {
  const strong = (side: MeleeSide) => (both[side].stands.length >= rules.initiative.countsFrom ? 1 : 0);
  const winner = initiativeThrown({ attacker: strong('attacker'), defender: strong('defender') }, dice, rules);
  return winner === 'attacker' ? 'attacker' : 'defender';
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
