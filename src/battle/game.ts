import { freeze } from 'immer';
import { type Seed, type SeedGiven, seedOf } from '../dice/index.js';
import { counted, insist, RuleViolation } from '../rulebook/index.js';
import type { Battle } from './battle.js';
import { canonicalCopy, plainCopy, readJson } from './plain.js';
import { rulesInForce } from './rules.js';
import type { Json, Ruleset, SideId, Terms } from './types.js';

/** No battle goes on longer: a ruleset whose battles need more turns than this has no end. */
export const MAX_TURNS = 10_000;
/** No phase of one turn asks more: a phase that does has no end. */
export const MAX_REQUESTS = 10_000;
const LONGEST_SEED_TOLD = 60;

/** What is the same all through a battle, worked out once per call. */
export interface Game<T extends Terms> {
  readonly ruleset: Ruleset<T>;
  readonly houseRules: Json;
  readonly scenario: T['scenario'];
  readonly rules: T['rules'];
  readonly sides: readonly SideId[];
}

/** The game of a scenario and house rules that nobody has checked yet. Throws a RuleViolation with the faults of both. */
export function readGame<T extends Terms>(ruleset: Ruleset<T>, scenarioInput: unknown, houseInput: unknown): Game<T> {
  insistOnPhases(ruleset);
  const houseRules = houseInput === undefined ? null : freeze(readJson(houseInput, 'houseRules'), true);
  const ruled = readRules(ruleset, houseRules);
  // Where the house rules are at fault, the scenario is held to the printed rules, so that its faults are told as well.
  const rules = 'violations' in ruled ? ruleset.rules() : ruled.rules;
  const read = ruleset.readScenario(readJson(scenarioInput, 'scenario'), rules);
  if ('violations' in read || 'violations' in ruled) {
    throw new RuleViolation([
      ...('violations' in read ? read.violations : []),
      ...('violations' in ruled ? ruled.violations : []),
    ]);
  }
  const scenario = freeze(canonicalCopy(read.scenario, 'scenario'), true);
  return { ruleset, houseRules, scenario, rules, sides: ruleset.sides(scenario) };
}

/** The state that the battle begins with, frozen. Throws a RuleViolation with every fault of the armies. */
export function muster<T extends Terms>(game: Game<T>): T['state'] {
  // A copy, because freezing what the muster took from the ruleset's own tables would freeze the tables.
  return freeze(plainCopy(game.ruleset.muster(game.scenario, game.rules), 'state'), true);
}

/** The game of a battle under way. Throws a RuleViolation when the battle belongs to another ruleset or version. */
export function gameOf<T extends Terms>(ruleset: Ruleset<T>, battle: Battle<T>): Game<T> {
  insistOn(ruleset, battle.ruleset, 'battle');
  const rules = rulesInForce(ruleset, battle);
  const { houseRules, scenario } = battle;
  return { ruleset, houseRules, scenario, rules, sides: ruleset.sides(scenario) };
}

/** The turn that a battle begins with. */
export function firstTurnOf<T extends Terms>({ ruleset, scenario }: Pick<Game<T>, 'ruleset' | 'scenario'>): number {
  return ruleset.firstTurn?.(scenario) ?? 1;
}

/** Throws a RuleViolation unless a battle or record was made with this ruleset in this version. */
export function insistOn<T extends Terms>(
  ruleset: Ruleset<T>,
  mark: { readonly id: string; readonly version: string },
  what: 'battle' | 'record',
): void {
  insist(mark.id === ruleset.id, () => ({
    path: 'ruleset.id',
    problem: `this ${what} is played by ${mark.id}, not by ${ruleset.id}`,
    mend: `give the ruleset ${mark.id}`,
  }));
  insist(mark.version === ruleset.version, () => ({
    path: 'ruleset.version',
    problem: `this ${what} was made with version ${mark.version} of ${ruleset.id}; this is version ${ruleset.version}`,
    mend: 'play it with the version it was made with',
  }));
}

/** A seed as a battle keeps it. Throws a RuleViolation for what can seed no dice. */
export function seedFrom(given: SeedGiven): Seed {
  try {
    const seed = seedOf(given);
    if (typeof seed === 'string' || seed >= 0) return seed;
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
  }
  throw new RuleViolation({
    path: 'seed',
    problem: `${String(given).slice(0, LONGEST_SEED_TOLD)} is no seed`,
    mend: `give 32 hex digits or a bigint of 128 bits, leave it out for a fresh one, or give a whole number from 0 to ${Number.MAX_SAFE_INTEGER} for a test`,
  });
}

/** Throws a RuleViolation unless the limit is a number of turns; no limit is one too. */
export function insistOnTurns(maxTurns: number | undefined): void {
  insist(maxTurns === undefined || (Number.isSafeInteger(maxTurns) && maxTurns >= 1), () => ({
    path: 'maxTurns',
    problem: `${maxTurns} is no turn limit`,
    mend: 'give a whole number from 1, or leave it out',
  }));
}

/** Throws a RuleViolation when a battle has gone on beyond all bounds. */
export function insistOnAnEnd<T extends Terms>(ruleset: Ruleset<T>, turn: number): void {
  insist(turn <= MAX_TURNS, () => ({
    path: `turn ${turn}`,
    problem: `${ruleset.id} has not ended this battle in ${counted(MAX_TURNS, 'turn')}`,
    mend: 'play with a turn limit, or give the ruleset an outcome that is always reached',
  }));
}

function readRules<T extends Terms>(ruleset: Ruleset<T>, houseRules: Json) {
  try {
    return { rules: rulesInForce(ruleset, { houseRules }) };
  } catch (thrown) {
    if (!(thrown instanceof RuleViolation)) throw thrown;
    return { violations: thrown.violations };
  }
}

function insistOnPhases<T extends Terms>(ruleset: Ruleset<T>): void {
  const ids = ruleset.phases.map(({ id }) => id);
  insist(ids.length > 0 && new Set(ids).size === ids.length, () => ({
    path: 'phases',
    problem: `${ruleset.id} has no phases, or two of the same id`,
    mend: 'give it at least one phase, and each an id of its own',
  }));
}
