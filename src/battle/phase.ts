import {
  type DiceState,
  type LoggedDice,
  logged,
  type OnScript,
  ofTable,
  type Roll,
  type RolledDice,
  seeded,
  seededAt,
  type Throw,
  tableDice,
} from '../dice/index.js';
import { insist, RuleViolation } from '../rulebook/index.js';
import type { Barrier, GivenAnswer, OtherDice } from './battle.js';
import { type Answering, commandOf, openedTogether } from './command.js';
import { draftOf, snapshotOf } from './draft.js';
import type { Game } from './game.js';
import { plainCopy } from './plain.js';
import { type SwitchableDice, switchable } from './switchable.js';
import type { Phase, PhaseContext, RequestOf, SideId, Terms, Told } from './types.js';

/** How things stand at the start of a phase, and what has been answered in it. */
export interface PhaseStart<T extends Terms> {
  readonly turn: number;
  readonly phase: number;
  readonly state: T['state'];
  readonly dice: DiceState;
  readonly answers: readonly GivenAnswer[];
  readonly otherDice: readonly OtherDice[];
  /** What the dice of a table have shown. */
  readonly thrown: readonly number[] | null;
}

/** What came of running a phase as far as its answers go. */
export interface PhaseRun<T extends Terms> {
  /** What is missing; empty when the phase ran to its end. */
  readonly pending: readonly RequestOf<T>[];
  /** The throw that the table’s dice have not shown yet. */
  readonly toThrow: Throw | null;
  /** The answers that were asked for, in the order asked. */
  readonly answers: readonly GivenAnswer[];
  /** The state at the end, or at the moment the missing answers were asked. */
  readonly state: T['state'];
  /** The dice at the end; of no use while something is pending. */
  readonly dice: DiceState;
  readonly events: readonly Told<T>[];
  /** The last thing that cannot be taken back, and how many of the answers came before it. */
  readonly barrier: (Barrier & { readonly after: number }) | undefined;
  /** What sides decided, and how many of the answers came before they were asked: the others have gone on knowing it. */
  readonly decisions: readonly Decision[];
}

/** A side's decision, after which the others may not take back what they answered before it. */
export interface Decision {
  readonly side: SideId;
  readonly after: number;
}

/**
 * Answers what a phase waits for, so that it goes on where it stands instead of running again from its start; each answer is to a
 * request that is pending. Without an answer the run is abandoned.
 */
export type AnswersInPlace<T extends Terms> = (standing: PhaseRun<T>) => readonly GivenAnswer[] | undefined;

/** Thrown out of a phase where an answer is missing. Nobody outside this file sees it. */
const suspension = Symbol('a request without an answer');

/** A phase while it runs. */
interface Running<T extends Terms> {
  readonly phase: Phase<T>;
  readonly start: PhaseStart<T>;
  readonly draft: T['state'];
  /** The answers there are, by request. */
  readonly given: Map<string, GivenAnswer>;
  readonly inPlace: AnswersInPlace<T> | undefined;
  readonly answers: GivenAnswer[];
  readonly events: Told<T>[];
  barrier: PhaseRun<T>['barrier'];
  readonly decisions: Decision[];
  /** Where the run was abandoned, and why. */
  suspended: Pick<PhaseRun<T>, 'pending' | 'toThrow' | 'state'> | undefined;
  /** What was thrown by who answers in place: no fault of the rules, which may not catch it. */
  refused: { readonly thrown: unknown } | undefined;
}

/**
 * Runs a phase from its start on a draft, with the dice of its start and the answers there are. Where one is missing the run
 * is abandoned there, unless it is answered in place, and the state is as it was at that moment: what a rule does after catching the
 * suspension is lost.
 */
export function runPhase<T extends Terms>(
  game: Game<T>,
  start: PhaseStart<T>,
  inPlace?: AnswersInPlace<T>,
): PhaseRun<T> {
  const phase = phaseAt(game, start.phase);
  const draft = draftOf(start.state);
  const given = new Map(start.answers.map(answer => [answer.id, answer]));
  const run: Running<T> = {
    phase,
    start,
    draft,
    given,
    inPlace,
    answers: [],
    events: [],
    barrier: undefined,
    decisions: [],
    suspended: undefined,
    refused: undefined,
  };
  const { dice, log } = diceIn(run);
  try {
    phase.run(draft, contextOf(game, run, dice, log));
  } catch (thrown) {
    // A rule that catches everything may throw something else in its stead, or nothing: the suspension stands all the same.
    if (run.suspended === undefined && run.refused === undefined) throw thrown;
  }
  if (run.refused !== undefined) throw run.refused.thrown;
  const { suspended, answers, events, barrier, decisions } = run;
  if (suspended !== undefined) return { ...suspended, answers, dice: start.dice, events, barrier, decisions };
  return {
    pending: [],
    toThrow: null,
    answers,
    state: snapshotOf(draft, start.state),
    dice: dice.state(),
    events,
    barrier,
    decisions,
  };
}

/** Nothing happens any more in a run that was abandoned. */
function goOn<T extends Terms>(run: Running<T>): void {
  if (run.suspended !== undefined || run.refused !== undefined) throw suspension;
}

/** Abandons the run where something is missing. */
function suspend<T extends Terms>(run: Running<T>, missing: Pick<PhaseRun<T>, 'pending' | 'toThrow'>): never {
  run.suspended = { ...missing, state: snapshotOf(run.draft, run.start.state) };
  throw suspension;
}

/** The dice of a phase: every throw is a barrier, and those of a table suspend the run when they have not been thrown yet. */
function diceIn<T extends Terms>(run: Running<T>): { readonly dice: SwitchableDice; readonly log: LoggedDice } {
  const { phase, start } = run;
  // The throw that is being made, and what could be taken back before it.
  let asked: { readonly what: Throw; readonly from: number } | undefined;
  let before: PhaseRun<T>['barrier'];

  function lacking(): never {
    run.barrier = before;
    // Of a list that ends in the middle of a pool, the rest of the pool is asked for.
    const told = (start.thrown?.length ?? 0) - (asked?.from ?? 0);
    return suspend(run, {
      pending: [],
      toThrow: asked === undefined ? null : { ...asked.what, dice: asked.what.dice - told },
    });
  }

  function unfit({ asked: what, entry, shown, fits }: Parameters<OnScript['unfit']>[0]): never {
    throw new RuleViolation({
      path: `thrown[${entry - 1}]`,
      problem: `${what}, thrown in ${placeOf(phase, start.turn)}, cannot show ${shown}`,
      mend: `give one of ${fits}`,
    });
  }

  const dice = switchable(diceAt(start, { lacking, unfit }), () => {
    goOn(run);
    before = run.barrier;
    run.barrier = { by: 'dice', what: `dice were rolled in ${phase.title}`, after: run.answers.length };
  });
  const log = logged(dice, made => {
    goOn(run);
    asked = { what: made, from: dice.state().state[0] ?? 0 };
  });
  return { dice, log };
}

/** What a phase is given to play with. */
function contextOf<T extends Terms>(
  game: Game<T>,
  run: Running<T>,
  dice: SwitchableDice,
  log: LoggedDice,
): PhaseContext<T> {
  const { phase, start } = run;
  const answering: Answering<T> = requests => answersTo(requests, run, dice);
  return {
    dice: log,
    command: commandOf(game, placeOf(phase, start.turn), answering),
    rules: game.rules,
    scenario: game.scenario,
    turn: start.turn,
    tell(event, seenBy) {
      goOn(run);
      run.events.push({ ...plainCopy(event, 'event'), ...occasion(start.turn, phase.id, log.drain(), seenBy) });
    },
    reveal(what) {
      goOn(run);
      run.barrier = { by: 'reveal', what, after: run.answers.length };
    },
  };
}

/** The answers to what is asked at once; suspends the run while one of them is missing. */
function answersTo<T extends Terms>(
  requests: readonly RequestOf<T>[],
  run: Running<T>,
  dice: SwitchableDice,
): readonly unknown[] {
  goOn(run);
  const { phase, start } = run;
  answerInPlace(requests, run);
  run.answers.push(...givenTo(requests, run));
  const missing = missingOf(requests, run);
  if (missing.length > 0) {
    return suspend(run, { pending: plainCopy(missing, placeOf(phase, start.turn)), toThrow: null });
  }
  const after = run.answers.length - requests.length;
  for (const { side } of requests) run.decisions.push({ side, after });
  if (openedTogether(requests)) {
    run.barrier = { by: 'reveal', what: 'what was decided in secret has been opened', after: run.answers.length };
  }
  const other = otherDiceAfter(start, phase.id, requests);
  if (other !== undefined) dice.switchTo(seeded(other.seed));
  // A copy each time, because the rule may keep it in the state and change it there.
  return run.answers.slice(run.answers.length - requests.length).map(({ answer }) => plainCopy(answer, 'answer'));
}

function givenTo<T extends Terms>(requests: readonly RequestOf<T>[], run: Running<T>): readonly GivenAnswer[] {
  return requests.flatMap(({ id }) => run.given.get(id) ?? []);
}

function missingOf<T extends Terms>(requests: readonly RequestOf<T>[], run: Running<T>): readonly RequestOf<T>[] {
  return requests.filter(({ id }) => !run.given.has(id));
}

/** Has what is missing answered where the run stands, as far as somebody is there who does. */
function answerInPlace<T extends Terms>(requests: readonly RequestOf<T>[], run: Running<T>): void {
  const { phase, start, inPlace } = run;
  if (inPlace === undefined) return;
  for (;;) {
    const missing = missingOf(requests, run);
    if (missing.length === 0) return;
    const standing: PhaseRun<T> = {
      pending: plainCopy(missing, placeOf(phase, start.turn)),
      toThrow: null,
      answers: [...run.answers, ...givenTo(requests, run)],
      state: snapshotOf(run.draft, start.state),
      dice: start.dice,
      events: run.events,
      barrier: run.barrier,
      decisions: run.decisions,
    };
    const answers = answeredBy(inPlace, standing, run);
    if (answers === undefined) return;
    for (const answer of answers) run.given.set(answer.id, answer);
  }
}

function answeredBy<T extends Terms>(
  inPlace: AnswersInPlace<T>,
  standing: PhaseRun<T>,
  run: Running<T>,
): readonly GivenAnswer[] | undefined {
  try {
    return inPlace(standing);
  } catch (thrown) {
    run.refused = { thrown };
    throw thrown;
  }
}

/** The dice of the start of a phase: rolled on, or read from the table. */
function diceAt<T extends Terms>({ dice, thrown }: PhaseStart<T>, on: OnScript): RolledDice {
  return ofTable(dice) ? tableDice(thrown ?? [], dice, on) : seededAt(dice);
}

/** The phase of this index. */
export function phaseAt<T extends Terms>(game: Game<T>, index: number): Phase<T> {
  const phase = game.ruleset.phases[index];
  insist(phase !== undefined, () => ({
    path: 'phase',
    problem: `${game.ruleset.id} has no phase ${index}`,
    mend: `give an index from 0 to ${game.ruleset.phases.length - 1}`,
  }));
  return phase;
}

/** `turn 3 orders`, as violations name it. */
export function placeOf<T extends Terms>(phase: Phase<T>, turn: number): string {
  return `turn ${turn} ${phase.id}`;
}

/** The dice that a fork wants from here on, now that these requests are answered. */
export function otherDiceAfter<T extends Terms>(
  at: { readonly turn: number; readonly otherDice: readonly OtherDice[] },
  phase: string,
  requests: readonly RequestOf<T>[],
): OtherDice | undefined {
  return at.otherDice
    .filter(mark => mark.turn === at.turn && mark.phase === phase && requests.some(({ id }) => id === mark.request))
    .at(-1);
}

/** When and with which dice an event came about, and who may know of it. */
function occasion(turn: number, phase: string, rolls: readonly Roll[], seenBy: readonly SideId[] | undefined) {
  return {
    turn,
    phase,
    ...(rolls.length === 0 ? {} : { rolls }),
    ...(seenBy === undefined ? {} : { seenBy: [...seenBy] }),
  };
}
