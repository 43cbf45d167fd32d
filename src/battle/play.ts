import { freeze } from 'immer';
import { freshSeed, seeded, tableAtFirst, throwFault } from '../dice/index.js';
import { counted, insist, RuleViolation, type Violation } from '../rulebook/index.js';
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
import { firstTurnOf, type Game, gameOf, insistOnAnEnd, insistOnTurns, muster, readGame, seedFrom } from './game.js';
import { insistOnArguments } from './given.js';
import { type PhaseRun, phaseAt, runPhase } from './phase.js';
import { plainCopy, triedJson } from './plain.js';
import { checkAnswer } from './requests.js';
import type { Commander, RequestOf, Ruleset, SideId, Terms, Told } from './types.js';
import { shownTo } from './view.js';

/**
 * Sets a battle up and runs it to its first requests, or to its end if it asks for nothing. `scenarioInput` is untrusted data.
 * Throws a RuleViolation with every fault of the scenario and the house rules, or for what is no seed.
 */
export function startBattle<T extends Terms>(
  ruleset: Ruleset<T>,
  scenarioInput: unknown,
  options: StartOptions = {},
): Battle<T> {
  insistOnArguments('startBattle', ruleset, scenarioInput, options);
  const seed = options.seed === undefined ? freshSeed() : seedFrom(options.seed);
  const game = readGame(ruleset, scenarioInput, options.houseRules);
  const { houseRules, scenario } = game;
  const mark = { id: ruleset.id, version: ruleset.version };
  const thrown = options.thrown === undefined ? null : thrownOn(options.thrown);
  const state = muster(game);
  return runOn(game, {
    ruleset: mark,
    houseRules,
    scenario,
    seed,
    turn: firstTurnOf(game),
    phase: 0,
    phaseId: phaseAt(game, 0).id,
    state,
    now: state,
    dice: thrown === null ? seeded(seed).state() : tableAtFirst,
    answers: [],
    pending: [],
    thrown,
    toThrow: null,
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
  insistOnArguments('answer', ruleset, battle, answers);
  return step(gameOf(ruleset, battle), battle, answers);
}

/**
 * Plays a battle on with a commander for each side, to its end or, with `maxTurns`, to the first request of a later turn. A battle
 * whose dice are thrown on a table is played to its next throw, or past it with `throws`.
 * Commanders are given what their side may see, and nothing else. Throws a RuleViolation when one answers against the rules.
 */
export function playOut<T extends Terms>(
  ruleset: Ruleset<T>,
  battle: Battle<T>,
  commanders: Commanders<T>,
  options: PlayOutOptions<T> = {},
): Battle<T> {
  insistOnArguments('playOut', ruleset, battle, commanders, options);
  insistOnTurns(options.maxTurns);
  const game = gameOf(ruleset, battle);
  const goesOn = ({ turn }: Battle<T>) => turn <= (options.maxTurns ?? turn);
  function inPlace(standing: Battle<T>): readonly Answered[] | undefined {
    if (!goesOn(standing)) return undefined;
    options.onStep?.(standing);
    return commanded(game, standing, commanders);
  }
  let played = battle;
  while (played.outcome === null && goesOn(played)) {
    const { toThrow } = played;
    if (toThrow === null) played = step(game, played, commanded(game, played, commanders), inPlace);
    else if (options.throws === undefined) return played;
    else played = afterThrow(game, played, options.throws(toThrow));
    options.onStep?.(played);
  }
  return played;
}

/**
 * Tells a battle what the dice of the table have shown: one number for each die that `toThrow` asks for, in the order thrown (the
 * mark of a marked die; the option of a pick, from 0). It runs on to the next throw, request or its end. The battle given is not touched.
 * Throws a RuleViolation when nothing is to be thrown, for too many or too few dice, and for what a die cannot show.
 */
export function throwDice<T extends Terms>(
  ruleset: Ruleset<T>,
  battle: Battle<T>,
  shown: readonly number[],
): Battle<T> {
  insistOnArguments('throwDice', ruleset, battle, shown);
  return afterThrow(gameOf(ruleset, battle), battle, shown);
}

/** What the dice of a table have shown, if they are numbers at all; whether they fit is seen throw by throw. */
function thrownOn(shown: readonly number[]): readonly number[] {
  const faults = [...shown.keys()].filter(at => !Number.isFinite(shown[at]));
  if (faults.length > 0) {
    const mend = 'give what each die showed, as a number';
    throw new RuleViolation(
      faults.map(at => ({ path: `thrown[${at}]`, problem: `${String(shown[at])} is no face of a die`, mend })),
    );
  }
  return [...shown];
}

function afterThrow<T extends Terms>(game: Game<T>, battle: Battle<T>, shown: readonly number[]): Battle<T> {
  const { toThrow, thrown } = battle;
  insist(toThrow !== null && thrown !== null, () => ({
    path: 'shown',
    problem: 'no dice are to be thrown now',
    mend: battle.outcome === null ? 'answer what is pending first' : 'the battle has ended',
  }));
  const faults: Violation[] = [...shown.keys()].flatMap(at => {
    const wanted = throwFault(toThrow, shown[at]);
    return wanted === undefined
      ? []
      : [{ path: `shown[${at}]`, problem: `no die of this throw shows ${String(shown[at])}`, mend: `give ${wanted}` }];
  });
  if (shown.length !== toThrow.dice) {
    const problem = `${counted(shown.length, 'die', 'dice')} told of a throw of ${toThrow.dice}`;
    faults.push({ path: 'shown', problem, mend: `tell what each of the ${toThrow.dice} showed` });
  }
  if (faults.length > 0) throw new RuleViolation(faults);
  return runOn(game, { ...battle, thrown: [...thrown, ...shown], toThrow: null });
}

/** The commander of a side. Throws a RuleViolation when it has none. */
export function commanderOf<T extends Terms>(commanders: Commanders<T>, side: SideId): Commander<T> {
  const commander = Object.hasOwn(commanders, side) ? commanders[side] : undefined;
  insist(commander !== undefined, () => ({
    path: `commanders.${side}`,
    problem: `${side} is asked for a decision and has no commander`,
    mend: 'give every side a commander',
  }));
  insist(typeof commander === 'object' && commander !== null && typeof commander.answer === 'function', () => ({
    path: `commanders.${side}`,
    problem: 'this is no commander: it has no function "answer"',
    mend: `give what answers for ${side}, such as takeAndHold(1) of littlewars/musket`,
  }));
  return commander;
}

/**
 * A copy of an answer that may stand, or its faults; their paths begin with `path`. It is judged by the copy, so that nothing
 * can read one way while it is judged and another way afterwards.
 */
export function judged<T extends Terms>(
  game: Game<T>,
  answered: { readonly answer: unknown; readonly request: RequestOf<T>; readonly state: T['state'] },
  path: string,
): ReturnType<typeof triedJson> {
  const { answer, request, state } = answered;
  const read = triedJson(answer, path);
  if ('violations' in read) return read;
  const { ruleset, scenario, rules } = game;
  const faults = checkAnswer(ruleset, request, freeze(read.json, true), { state, scenario, rules });
  if (faults.length === 0) return read;
  return {
    violations: faults.map(fault => ({ ...fault, path: fault.path === '' ? path : `${path}.${fault.path}` })),
  };
}

/**
 * Answers a battle wherever it stands still, so that its phase goes on from there. It gives an answer to some of what is pending, or nothing
 * where the battle is to stand still.
 */
export type AnswersStanding<T extends Terms> = (standing: Battle<T>) => readonly Answered[] | undefined;

interface RunOnOptions<T extends Terms> {
  readonly inPlace?: AnswersStanding<T> | undefined;
  /** What was told before and stands until the battle goes on. */
  readonly told?: readonly Told<T>[];
}

/**
 * Runs a battle on from the start of its phase, to the next missing answer that is not given in place, or the end. What it told before is
 * not told again.
 */
export function runOn<T extends Terms>(
  game: Game<T>,
  battle: Battle<T>,
  { inPlace, told = [] }: RunOnOptions<T> = {},
): Battle<T> {
  let events = [...told];
  let at = battle;

  function standing({ pending, toThrow, answers, state: now, events: told }: PhaseRun<T>): Battle<T> {
    const news = [...events, ...told.slice(at.told)];
    return freeze({ ...at, pending, toThrow, answers, now, events: news, told: told.length }, true);
  }

  function answered(run: PhaseRun<T>): readonly GivenAnswer[] | undefined {
    const still = standing(run);
    const answers = inPlace?.(still);
    if (answers === undefined) return undefined;
    const given = answersRead(game, still, answers);
    at = { ...still, answers: [...still.answers, ...given] };
    events = [...toldStill(still, answers)];
    return given;
  }

  for (;;) {
    const run = runPhase(game, at, inPlace === undefined ? undefined : answered);
    if (run.pending.length > 0 || run.toThrow !== null) return standing(run);
    events.push(...run.events.slice(at.told));
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
    toThrow: null,
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

/** Takes answers, and runs on past what is answered in place. */
export function step<T extends Terms>(
  game: Game<T>,
  battle: Battle<T>,
  answers: readonly Answered[],
  inPlace?: AnswersStanding<T>,
): Battle<T> {
  const given = answersRead(game, battle, answers);
  if (answers.length === 0) return battle;
  const told = toldStill(battle, answers);
  return runOn(game, { ...battle, answers: [...battle.answers, ...given] }, { inPlace, told });
}

/** Nobody may notice that another side has answered already: what was told stands until the battle goes on. */
function toldStill<T extends Terms>(battle: Battle<T>, answers: readonly Answered[]): readonly Told<T>[] {
  return answers.length < battle.pending.length ? battle.events : [];
}

/** Answers as a battle that stands still takes them. Throws a RuleViolation with every fault of every answer. */
function answersRead<T extends Terms>(
  game: Game<T>,
  battle: Battle<T>,
  answers: readonly Answered[],
): readonly GivenAnswer[] {
  const read = answers.map((answered, index) => answerRead(game, battle, answers, answered, index));
  const faults = read.flatMap(each => ('violations' in each ? each.violations : []));
  if (faults.length > 0) throw new RuleViolation(faults);
  return read.flatMap(each => ('given' in each ? [each.given] : []));
}

function answerRead<T extends Terms>(
  game: Game<T>,
  battle: Battle<T>,
  answers: readonly Answered[],
  { side, id, answer }: Answered,
  index: number,
): { readonly given: GivenAnswer } | { readonly violations: readonly Violation[] } {
  const path = `answers[${index}]`;
  const request = battle.pending.find(pending => pending.id === id && pending.side === side);
  if (request === undefined) return { violations: [notAsked(battle, { side, id }, path)] };
  if (answers.findIndex(other => other.id === id && other.side === side) < index) {
    return {
      violations: [{ path: `${path}.id`, problem: `${id} is answered twice`, mend: 'answer each request once' }],
    };
  }
  const read = judged(game, { answer, request, state: battle.now }, `${path}.answer`);
  return 'json' in read ? { given: { side, id, answer: read.json } } : read;
}

/** Why a request cannot be answered by a side; it reads the same whether or not another side is asked it, or has answered it. */
function notAsked<T extends Terms>(
  battle: Battle<T>,
  { side, id }: { readonly side: SideId; readonly id: string },
  path: string,
): Violation {
  if (battle.toThrow !== null) {
    return { path: `${path}.id`, problem: 'dice are to be thrown first', mend: 'tell them with throwDice' };
  }
  const own = battle.pending.filter(pending => pending.side === side).map(pending => pending.id);
  const mend = own.length > 0 ? `${side} is asked ${own.join(', ')}` : `${side} is asked nothing now`;
  return { path: `${path}.id`, problem: `${side} is not asked ${id} now`, mend };
}

function commanded<T extends Terms>(game: Game<T>, battle: Battle<T>, commanders: Commanders<T>): readonly Answered[] {
  const views = new Map<SideId, T['view']>();
  return battle.pending.map(request => {
    const { side, id } = request;
    const view = views.get(side) ?? shownTo(game, battle.now, side);
    views.set(side, view);
    return { side, id, answer: commanderOf(commanders, side).answer(request, view, game.rules) };
  });
}
