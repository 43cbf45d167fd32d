import { freeze } from 'immer';
import { rolled } from '../dice/index.js';
import { insist, RuleViolation, type Violation } from '../rulebook/index.js';
import type {
  Answered,
  Battle,
  Commanders,
  GivenAnswer,
  LoggedAnswer,
  PlayOutOptions,
  StartOptions,
} from './battle.js';
import { musterChecksum, turnChecksum } from './checksum.js';
import { type Game, gameOf, insistOnAnEnd, insistOnSeed, insistOnTurns, muster, readGame } from './game.js';
import { type PhaseRun, phaseAt, runPhase } from './phase.js';
import { plainCopy, plainFaults, readJson } from './plain.js';
import type { Commander, RequestOf, Ruleset, SideId, Terms, Told } from './types.js';

/**
 * Sets a battle up and runs it to its first requests, or to its end if it asks for nothing. `scenarioInput` is untrusted data.
 * Throws a RuleViolation with every fault of the scenario and the house rules, or for a seed that is no safe integer from 0.
 */
export function startBattle<T extends Terms>(
  ruleset: Ruleset<T>,
  scenarioInput: unknown,
  options: StartOptions,
): Battle<T> {
  insistOnSeed(options.seed);
  const game = readGame(ruleset, scenarioInput, options.houseRules);
  const { houseRules, scenario } = game;
  const mark = { id: ruleset.id, version: ruleset.version };
  const { seed } = options;
  const state = muster(game);
  return runOn(game, {
    ruleset: mark,
    houseRules,
    scenario,
    seed,
    turn: 1,
    phase: 0,
    phaseId: phaseAt(game, 0).id,
    state,
    now: state,
    dice: rolled(seed).state(),
    answers: [],
    pending: [],
    events: [],
    told: 0,
    log: [],
    otherDice: [],
    checksums: [musterChecksum({ ruleset: mark, houseRules, scenario, seed, state })],
    trail: [],
    barrier: null,
    outcome: null,
  });
}

/**
 * Takes answers to pending requests, in any order, and runs on to the next missing one or to the end. The battle given is not
 * touched. Throws a RuleViolation with every fault of every answer: not pending, another side's, or against the rules.
 */
export function answer<T extends Terms>(
  ruleset: Ruleset<T>,
  battle: Battle<T>,
  answers: readonly Answered[],
): Battle<T> {
  return step(gameOf(ruleset, battle), battle, answers);
}

/**
 * Plays a battle on with a commander for each side, to its end or, with `maxTurns`, to the first request of a later turn.
 * Commanders are given what their side may see, and nothing else. Throws a RuleViolation when one answers against the rules.
 */
export function playOut<T extends Terms>(
  ruleset: Ruleset<T>,
  battle: Battle<T>,
  commanders: Commanders<T>,
  options: PlayOutOptions<T> = {},
): Battle<T> {
  insistOnTurns(options.maxTurns);
  const game = gameOf(ruleset, battle);
  let played = battle;
  while (played.outcome === null && played.turn <= (options.maxTurns ?? played.turn)) {
    played = step(game, played, commanded(game, played, commanders));
    options.onStep?.(played);
  }
  return played;
}

/** The commander of a side. Throws a RuleViolation when it has none. */
export function commanderOf<T extends Terms>(commanders: Commanders<T>, side: SideId): Commander<T> {
  const commander = Object.hasOwn(commanders, side) ? commanders[side] : undefined;
  insist(commander !== undefined, () => ({
    path: `commanders.${side}`,
    problem: `${side} is asked for a decision and has no commander`,
    mend: 'give every side a commander',
  }));
  return commander;
}

/** The faults of one answer; empty when it may stand. Paths begin with `path`. */
export function answerFaults<T extends Terms>(
  game: Game<T>,
  answered: { readonly answer: unknown; readonly request: RequestOf<T>; readonly state: T['state'] },
  path: string,
): readonly Violation[] {
  const { answer, request, state } = answered;
  const faults = plainFaults(answer, path);
  if (faults.length > 0) return faults;
  return game.ruleset
    .check(answer, request, state, game.scenario, game.rules)
    .map(fault => ({ ...fault, path: fault.path === '' ? path : `${path}.${fault.path}` }));
}

/** Runs a battle on from the start of its phase, to the next missing answer or the end. What it told before is not told again. */
export function runOn<T extends Terms>(game: Game<T>, battle: Battle<T>): Battle<T> {
  const events: Told<T>[] = [];
  let at = battle;
  for (;;) {
    const run = runPhase(game, at);
    events.push(...run.events.slice(at.told));
    if (run.pending.length > 0) {
      const { pending, answers, state: now } = run;
      return freeze({ ...at, pending, answers, now, events, told: run.events.length }, true);
    }
    at = phaseEnded(game, at, run);
    if (at.outcome !== null) return freeze({ ...at, events }, true);
    insistOnAnEnd(game.ruleset, at.turn);
  }
}

/** The battle at the start of the next phase, or at its end. */
function phaseEnded<T extends Terms>(game: Game<T>, battle: Battle<T>, run: PhaseRun<T>): Battle<T> {
  const { turn, phaseId } = battle;
  const lastPhaseOfTurn = battle.phase === game.ruleset.phases.length - 1;
  const outcome = game.ruleset.outcome(run.state, { turn, phase: phaseId, lastPhaseOfTurn }, game.scenario, game.rules);
  const log = [...battle.log, ...entries({ turn, phaseId, answers: run.answers })];
  const ended = outcome !== undefined;
  const turnEnded = ended || lastPhaseOfTurn;
  const next = ended ? battle.phase : lastPhaseOfTurn ? 0 : battle.phase + 1;
  return {
    ...battle,
    ...trailAfter(battle, run),
    turn: lastPhaseOfTurn && !ended ? turn + 1 : turn,
    phase: next,
    phaseId: phaseAt(game, next).id,
    state: run.state,
    now: run.state,
    dice: run.dice,
    answers: [],
    pending: [],
    told: 0,
    log,
    checksums: turnEnded ? [...battle.checksums, checksumOf(battle, log, run.state)] : battle.checksums,
    outcome: ended ? plainCopy(outcome, 'outcome') : null,
  };
}

function checksumOf<T extends Terms>(battle: Battle<T>, log: readonly LoggedAnswer[], state: T['state']): string {
  return turnChecksum({
    previous: battle.checksums.at(-1) ?? '',
    turn: battle.turn,
    answers: log.filter(({ turn }) => turn === battle.turn),
    otherDice: battle.otherDice,
    state,
  });
}

/** Where an undo may go back to, once this phase has ended. */
function trailAfter<T extends Terms>(battle: Battle<T>, run: PhaseRun<T>): Pick<Battle<T>, 'trail' | 'barrier'> {
  const { turn, phase, phaseId, state, dice } = battle;
  const { answers } = run;
  const here = { turn, phase, phaseId, state, dice, answers };
  if (run.barrier === undefined) {
    return { trail: answers.length > 0 ? [...battle.trail, here] : battle.trail, barrier: battle.barrier };
  }
  const { by, what, after } = run.barrier;
  return { trail: answers.length > after ? [here] : [], barrier: { by, what } };
}

/** Answers of a phase as the log has them. */
export function entries(at: {
  readonly turn: number;
  readonly phaseId: string;
  readonly answers: readonly GivenAnswer[];
}): readonly LoggedAnswer[] {
  const { turn, phaseId, answers } = at;
  return answers.map(({ id, side, answer }) => ({ turn, phase: phaseId, id, side, answer }));
}

function step<T extends Terms>(game: Game<T>, battle: Battle<T>, answers: readonly Answered[]): Battle<T> {
  const faults = answers.flatMap((answered, index) => faultsOf(game, battle, answers, answered, index));
  if (faults.length > 0) throw new RuleViolation(faults);
  if (answers.length === 0) return battle;
  const given = answers.map(({ side, id, answer }) => ({ side, id, answer: readJson(answer, 'answer') }));
  const next = runOn(game, { ...battle, answers: [...battle.answers, ...given] });
  // Nobody may notice that another side has answered already: what was told stands until the battle goes on.
  return answers.length < battle.pending.length ? freeze({ ...next, events: battle.events }, true) : next;
}

function faultsOf<T extends Terms>(
  game: Game<T>,
  battle: Battle<T>,
  answers: readonly Answered[],
  answered: Answered,
  index: number,
): readonly Violation[] {
  const { side, id } = answered;
  const request = battle.pending.find(pending => pending.id === id);
  if (request === undefined || request.side !== side) {
    const own = battle.pending.filter(pending => pending.side === side).map(pending => pending.id);
    const problem = request === undefined ? `no request ${id} is pending` : `request ${id} is not asked of ${side}`;
    const mend = own.length > 0 ? `${side} is asked ${own.join(', ')}` : `${side} is asked nothing now`;
    return [{ path: `answers[${index}].${request === undefined ? 'id' : 'side'}`, problem, mend }];
  }
  if (answers.findIndex(other => other.id === id && other.side === side) < index) {
    return [{ path: `answers[${index}].id`, problem: `${id} is answered twice`, mend: 'answer each request once' }];
  }
  return answerFaults(game, { answer: answered.answer, request, state: battle.now }, `answers[${index}].answer`);
}

function commanded<T extends Terms>(game: Game<T>, battle: Battle<T>, commanders: Commanders<T>): readonly Answered[] {
  const views = new Map<SideId, T['view']>();
  return battle.pending.map(request => {
    const { side, id } = request;
    const view = views.get(side) ?? game.ruleset.view(battle.now, side, game.scenario, game.rules);
    views.set(side, view);
    return { side, id, answer: commanderOf(commanders, side).answer(request, view, game.rules) };
  });
}
