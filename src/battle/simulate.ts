import { freeze } from 'immer';
import { type DiceState, type SeedGiven, seeded, seededAt } from '../dice/index.js';
import { insist, RuleViolation } from '../rulebook/index.js';
import type { Battle, Commanders, GivenAnswer, LoggedAnswer, OtherDice } from './battle.js';
import { musterChecksum, turnChecksum } from './checksum.js';
import { commandOf } from './command.js';
import { firstTurnOf, type Game, gameOf, insistOnAnEnd, insistOnTurns, muster, readGame, seedFrom } from './game.js';
import { otherDiceAfter, phaseAt, placeOf } from './phase.js';
import { plainCopy } from './plain.js';
import { commanderOf, entries, judged } from './play.js';
import { switchable } from './switchable.js';
import type { Json, Outcome, Phase, RequestOf, Ruleset, SideId, Terms } from './types.js';

/** A battle set up and not yet begun; any number of battles can be played from it. */
export interface Mustered<T extends Terms> {
  readonly houseRules: Json;
  readonly scenario: T['scenario'];
  readonly rules: T['rules'];
  readonly state: T['state'];
}

/** How a battle is simulated. */
export interface SimulateOptions<T extends Terms = Terms> {
  /** Stops at the first request of a later turn. */
  readonly maxTurns?: number;
  /** `false` leaves the checksums out, which is faster. */
  readonly checksum?: boolean;
  /** Given each event as it is told, with its turn. It may share parts with the state, and is good only until it returns. */
  readonly onTell?: (event: T['event'] & { readonly turn: number }) => void;
}

/** What is left of a simulated battle. */
export interface Simulated<T extends Terms> {
  /** `null` when the turn limit came first. */
  readonly outcome: Outcome | null;
  /** Turns completed. */
  readonly turns: number;
  /** The last checksum, as the played battle would have it; `null` when left out. */
  readonly checksum: string | null;
  /** The state at the end. */
  readonly state: T['state'];
}

/** Reads a scenario and house rules and sets the battle up. Throws a RuleViolation with every fault. */
export function musterBattle<T extends Terms>(
  ruleset: Ruleset<T>,
  scenarioInput: unknown,
  houseRules?: unknown,
): Mustered<T> {
  const game = readGame(ruleset, scenarioInput, houseRules);
  return { houseRules: game.houseRules, scenario: game.scenario, rules: game.rules, state: muster(game) };
}

/**
 * Plays one battle from its beginning as fast as can be: same rules, same dice, same answers and same checksum as
 * `startBattle` and `playOut`, but nothing is kept for an undo, and told only to `onTell`. A whole number as seed names the fast dice,
 * which are meant for this; 128 bits those of a game. Throws a RuleViolation for a bad seed or
 * answer.
 */
export function simulateBattle<T extends Terms>(
  ruleset: Ruleset<T>,
  mustered: Mustered<T>,
  commanders: Commanders<T>,
  options: SimulateOptions<T> & { readonly seed: SeedGiven },
): Simulated<T> {
  const { houseRules, scenario, rules, state } = mustered;
  const seed = seedFrom(options.seed);
  const game = { ruleset, houseRules, scenario, rules, sides: ruleset.sides(scenario) };
  const mark = { id: ruleset.id, version: ruleset.version };
  const dice = seeded(seed).state();
  const previous = summed(options) ? musterChecksum({ ruleset: mark, houseRules, scenario, seed, state }) : null;
  const start = {
    turn: firstTurnOf(game),
    phase: 0,
    state,
    dice,
    answers: [],
    log: [],
    otherDice: [],
    checksum: previous,
    outcome: null,
  };
  return simulated(game, start, commanders, options);
}

/** The same from a battle under way, which is not touched. */
export function simulateFrom<T extends Terms>(
  ruleset: Ruleset<T>,
  battle: Battle<T>,
  commanders: Commanders<T>,
  options: SimulateOptions<T> = {},
): Simulated<T> {
  const checksum = summed(options) ? (battle.checksums.at(-1) ?? null) : null;
  return simulated(gameOf(ruleset, battle), { ...battle, checksum }, commanders, options);
}

/** A battle as somebody imagines it, at the start of a phase. */
export interface Imagined<T extends Terms> {
  readonly scenario: T['scenario'];
  readonly rules: T['rules'];
  readonly state: T['state'];
  readonly turn: number;
  /** The id of the phase that is run first. */
  readonly phase: string;
}

/** The same from a state that is only imagined: what a commander plays out before he decides. Throws a RuleViolation for a bad seed or answer. */
export function simulateImagined<T extends Terms>(
  ruleset: Ruleset<T>,
  imagined: Imagined<T>,
  commanders: Commanders<T>,
  options: Pick<SimulateOptions<T>, 'maxTurns'> & { readonly seed: SeedGiven },
): Simulated<T> {
  const { scenario, rules, state, turn, phase } = imagined;
  const game = { ruleset, houseRules: null, scenario, rules, sides: ruleset.sides(scenario) };
  const dice = seeded(seedFrom(options.seed)).state();
  const first = ruleset.phases.findIndex(({ id }) => id === phase);
  insist(first >= 0, () => ({ path: 'phase', problem: `there is no phase "${phase}"`, mend: 'name one of the turn' }));
  const start = { turn, phase: first, state, dice, answers: [], log: [], otherDice: [], checksum: null, outcome: null };
  return simulated(game, start, commanders, options);
}

function summed(options: Pick<SimulateOptions, 'checksum'>): boolean {
  return options.checksum !== false;
}

/** Where a simulation begins: at the start of a phase in which something may have been answered already. */
interface Start<T extends Terms> {
  readonly turn: number;
  readonly phase: number;
  readonly state: T['state'];
  readonly dice: DiceState;
  readonly answers: readonly GivenAnswer[];
  readonly log: readonly LoggedAnswer[];
  readonly otherDice: readonly OtherDice[];
  readonly checksum: string | null;
  readonly outcome: Outcome | null;
}

/** Thrown out of a phase that asks something beyond the turn limit. Nobody outside this file sees it. */
const beyondTheLimit = Symbol('a request beyond the turn limit');

function simulated<T extends Terms>(
  game: Game<T>,
  start: Start<T>,
  commanders: Commanders<T>,
  options: SimulateOptions<T>,
): Simulated<T> {
  insistOnTurns(options.maxTurns);
  const { ruleset, scenario, rules } = game;
  const state = plainCopy(start.state, 'state');
  const dice = switchable(seededAt(start.dice));
  const lastTurn = options.maxTurns ?? Number.POSITIVE_INFINITY;
  let { turn, phase: index, checksum, outcome } = start;
  let given = start.answers;
  let log = start.log.filter(entry => entry.turn === turn);
  let stopped = false;

  function answering(phase: Phase<T>, requests: readonly RequestOf<T>[]): readonly unknown[] {
    stopped ||= turn > lastTurn;
    if (stopped) throw beyondTheLimit;
    const answers = decided(game, { state, given, commanders }, requests);
    if (checksum !== null) log.push(...entries({ turn, phaseId: phase.id, answers }));
    const other = otherDiceAfter({ turn, otherDice: start.otherDice }, phase.id, requests);
    if (other !== undefined) dice.switchTo(seeded(other.seed));
    // A copy, because the rule may keep it in the state and change it there; the log must stay as answered.
    return answers.map(({ answer }) => plainCopy(answer, 'answer'));
  }

  const { onTell } = options;
  const tell = onTell === undefined ? untold : (event: T['event']) => onTell({ ...event, turn });

  function run(phase: Phase<T>): void {
    const command = commandOf(game, placeOf(phase, turn), requests => answering(phase, requests));
    try {
      phase.run(state, { dice, command, rules, scenario, turn, tell, reveal: untold });
    } catch (thrown) {
      if (!stopped) throw thrown;
    }
  }

  while (outcome === null) {
    insistOnAnEnd(ruleset, turn);
    const phase = phaseAt(game, index);
    run(phase);
    if (stopped) break;
    const lastPhaseOfTurn = index === ruleset.phases.length - 1;
    outcome = ruleset.outcome(state, { turn, phase: phase.id, lastPhaseOfTurn }, scenario, rules) ?? null;
    given = [];
    index = lastPhaseOfTurn ? 0 : index + 1;
    if (outcome === null && !lastPhaseOfTurn) continue;
    if (checksum !== null) {
      checksum = turnChecksum({ previous: checksum, turn, answers: log, otherDice: start.otherDice, state });
    }
    log = [];
    if (outcome === null) turn += 1;
  }
  const ended = outcome === null ? null : plainCopy(outcome, 'outcome');
  return { outcome: ended, turns: ended === null ? turn - 1 : turn, checksum, state };
}

function untold(): void {}

/** The answers to requests asked together: those given before the simulation began, and the commanders' own. */
function decided<T extends Terms>(
  game: Game<T>,
  by: {
    readonly state: T['state'];
    readonly given: readonly GivenAnswer[];
    readonly commanders: Commanders<T>;
  },
  requests: readonly RequestOf<T>[],
): readonly GivenAnswer[] {
  const { state, given, commanders } = by;
  const views = new Map<SideId, T['view']>();
  return requests.map(request => {
    const { side, id } = request;
    const before = given.find(answer => answer.id === id);
    if (before !== undefined) return before;
    const view = views.get(side) ?? copyOf(game.ruleset.view(state, side, game.scenario, game.rules), 'view');
    views.set(side, view);
    const answer = commanderOf(commanders, side).answer(copyOf(request, 'request'), view, game.rules);
    const read = judged(game, { answer, request, state }, `${side}.${id}`);
    if ('violations' in read) throw new RuleViolation(read.violations);
    return { side, id, answer: read.json };
  });
}

/** What a commander is given while the state goes on changing under it: he can neither write into it nor watch it. */
function copyOf<V>(value: V, path: string): V {
  return freeze(plainCopy(value, path), true);
}
