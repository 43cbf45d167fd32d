import { type Dice, type Distribution, distribution, type FractionDistribution } from '../../dice/index.js';
import type { Reason } from '../../rulebook/index.js';
import { insistOnSmallUnits } from './continued-melee/bounds.js';
import { type Both, type ContinuedMeleeSituation, type MeleeSide, placedUnits } from './continued-melee/situation.js';
import { isFighting, type MeleeEnd, type MeleeState, meleeKey } from './continued-melee/state.js';
import { type Combat, combatOf } from './continued-melee/turn.js';
import { layoutText } from './formation/layout.js';
import { type RaymondRules, raymondRules } from './rules.js';
import type { FormationKind } from './state.js';

export {
  type Both,
  type ContinuedMeleeSituation,
  continuedMeleeFaults,
  type GivesUp,
  type MeleeSide,
  type MeleeUnit,
  type StruckEdge,
} from './continued-melee/situation.js';
export { type MeleeEnd, meleeEnds } from './continued-melee/state.js';

/** What a unit has come to when a combat is over, or its turns are. */
export interface MeleeSideOutcome {
  /** Stands that it has on the table: none if it has left. */
  readonly left: number;
  /** How they stand, `PM/M.`; empty if it has left. */
  readonly stands: string;
  /** In which formation; `null` if it has left. */
  readonly formation: FormationKind | null;
  /** How it left; `null` if it is still there. */
  readonly end: MeleeEnd | null;
}

/** What a combat that goes on has come to. */
export interface ContinuedMeleeOutcome extends Both<MeleeSideOutcome> {
  /** Turns fought. */
  readonly turns: number;
  /** Both are still in contact: it goes on next turn. */
  readonly fighting: boolean;
}

/** One turn of a combat that goes on, solved. What is not asked for is not worked out. */
export interface MeleeTurnOdds {
  /** From 1. */
  readonly turn: number;
  /** What can be known of it before the dice: of the first turn; later ones hang on who is left. */
  readonly because: readonly Reason[];
  /** How likely it is that it comes to this turn, and that the combat goes on after it. */
  readonly begins: number;
  readonly goesOn: number;
  /** How likely it is that a unit leaves so in this very turn. */
  readonly ends: Both<{ readonly [end in MeleeEnd]: number }>;
  /** Stands on the table after the turn, whether the combat has come to it or was over before. */
  readonly left: Both<Distribution<number>>;
}

/** A combat that goes on turn after turn, solved. */
export interface ContinuedMelee {
  /** The joint distribution of everything that it may come to. */
  readonly outcomes: Distribution<ContinuedMeleeOutcome>;
  readonly turns: readonly MeleeTurnOdds[];
  readonly because: readonly Reason[];
}

/** A combat that goes on turn after turn, solved in fractions. */
export interface ContinuedMeleeFractions extends ContinuedMelee {
  readonly outcomes: FractionDistribution<ContinuedMeleeOutcome>;
}

/** A combat that goes on as it was thrown. */
export interface ThrownContinuedMelee {
  readonly outcome: ContinuedMeleeOutcome;
  /** How both units stood after every turn that it came to, and why. */
  readonly turns: readonly (Both<MeleeSideOutcome> & { readonly turn: number; readonly because: readonly Reason[] })[];
}

/**
 * A hand-to-hand combat of two units turn after turn, solved exactly: the hit for contact, both attacks with their re-throws,
 * the stands that come off by their owners' habits, who routs and who withdraws; and on as long as both stand, each where its
 * losses have left it. What a turn brings is worked out by the functions that the turn of a battle calls.
 *
 * The two are alone: nobody joins in, fires at them or retreats, the commanders stay where they are, and the dice that the
 * ground gives or takes are the same in every turn. The initiative, which decides whose losses come off first where both have
 * as many stands, is an even chance in each turn unless the situation says who has it.
 *
 * Source: The Hand-to-Hand Combat Phase; The Remove Losses Phase.
 *
 * @throws RuleViolation with every fault of the situation, or for larger units than can be solved in about a second.
 * @clause raymond/melee/contact-must-fight
 * @clause raymond/melee/initial-hit
 * @clause raymond/melee/all-stands-fight
 * @clause raymond/melee/simultaneous
 */
export function continuedMelee(
  situation: ContinuedMeleeSituation,
  rules: RaymondRules = raymondRules(),
): ContinuedMelee {
  return solved(situation, rules, { fractions: false });
}

/**
 * The same in whole fractions (`bigint`) in place of doubles.
 *
 * @throws RuleViolation as `continuedMelee`.
 */
export function continuedMeleeFractions(
  situation: ContinuedMeleeSituation,
  rules: RaymondRules = raymondRules(),
): ContinuedMeleeFractions {
  return solved(situation, rules, { fractions: true });
}

/**
 * The same with dice that are thrown or scripted. In each turn: the initiative, if both have as many stands and the situation
 * leaves it open; the attacker's dice, all of them once more where it throws again; then the defender's.
 *
 * @throws RuleViolation with every fault of the situation.
 */
export function throwContinuedMelee(
  situation: ContinuedMeleeSituation,
  dice: Dice,
  rules: RaymondRules = raymondRules(),
): ThrownContinuedMelee {
  const combat = combatOf(situation, placedUnits(situation, rules), rules);
  let state = combat.start;
  const turns: ThrownContinuedMelee['turns'][number][] = [];
  for (let turn = 1; turn <= (situation.turns ?? 1) && isFighting(state); turn++) {
    const because: Reason[] = [];
    for (const step of combat.thrown(turn)) state = step(state, dice, reasons => because.push(...reasons));
    const { attacker, defender } = outcomeOf(state, combat, rules);
    turns.push({ turn, because, attacker, defender });
  }
  return { outcome: outcomeOf(state, combat, rules), turns };
}

function solved(
  situation: ContinuedMeleeSituation,
  rules: RaymondRules,
  options: { readonly fractions: true },
): ContinuedMeleeFractions;
function solved(
  situation: ContinuedMeleeSituation,
  rules: RaymondRules,
  options: { readonly fractions: boolean },
): ContinuedMelee;
function solved(
  situation: ContinuedMeleeSituation,
  rules: RaymondRules,
  { fractions }: { readonly fractions: boolean },
): ContinuedMelee {
  const placed = placedUnits(situation, rules);
  insistOnSmallUnits(placed);
  const combat = combatOf(situation, placed, rules);
  const numbers = Array.from({ length: situation.turns ?? 1 }, (_, at) => at + 1);
  const states: Distribution<MeleeState>[] = [distribution(() => combat.start, { fractions })];
  // Turn by turn, and each when it is first asked for.
  const after = (turn: number): Distribution<MeleeState> => {
    const known = states[turn] ?? turned(after(turn - 1), combat, turn);
    states[turn] = known;
    return known;
  };
  let outcomes: Distribution<ContinuedMeleeOutcome> | undefined;
  return {
    get outcomes() {
      outcomes ??= after(numbers.length).map(state => outcomeOf(state, combat, rules), { key: JSON.stringify });
      return outcomes;
    },
    turns: numbers.map(turn =>
      turnOdds(
        turn,
        () => after(turn - 1),
        () => after(turn),
        combat,
      ),
    ),
    because: combat.because,
  };
}

/** How both units may stand after one more turn. */
function turned(before: Distribution<MeleeState>, combat: Combat, turn: number): Distribution<MeleeState> {
  const over = (state: MeleeState) => !isFighting(state);
  return combat.steps(turn).reduce((states, step) => states.then(step, { key: meleeKey, over }), before);
}

function turnOdds(
  turn: number,
  before: () => Distribution<MeleeState>,
  after: () => Distribution<MeleeState>,
  combat: Combat,
): MeleeTurnOdds {
  const endsOf = (side: MeleeSide) => {
    const chance = (end: MeleeEnd) => after().probability(state => state.turns === turn && state[side].end === end);
    return { withdrawn: chance('withdrawn'), routed: chance('routed'), destroyed: chance('destroyed') };
  };
  const leftOf = (side: MeleeSide) =>
    after().map(state => (state[side].end === null ? combat.unitOf(side, state).stands.length : 0), {
      key: left => left,
    });
  return {
    turn,
    because: turn === 1 ? combat.because : [],
    get begins() {
      return before().probability(isFighting);
    },
    get goesOn() {
      return after().probability(isFighting);
    },
    get ends() {
      return { attacker: endsOf('attacker'), defender: endsOf('defender') };
    },
    get left() {
      return { attacker: leftOf('attacker'), defender: leftOf('defender') };
    },
  };
}

function outcomeOf(state: MeleeState, combat: Combat, rules: RaymondRules): ContinuedMeleeOutcome {
  const side = (name: MeleeSide): MeleeSideOutcome => {
    const { end } = state[name];
    if (end !== null) return { left: 0, stands: '', formation: null, end };
    const { stands, formation } = combat.unitOf(name, state);
    return { left: stands.length, stands: layoutText(stands, rules), formation, end };
  };
  return { attacker: side('attacker'), defender: side('defender'), turns: state.turns, fighting: isFighting(state) };
}
