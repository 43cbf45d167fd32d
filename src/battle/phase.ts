import {
  type DiceState,
  logged,
  type OnScript,
  ofTable,
  type Roll,
  type RolledDice,
  restored,
  rolled,
  type Throw,
  tableDice,
} from '../dice/index.js';
import { insist, RuleViolation } from '../rulebook/index.js';
import type { Barrier, GivenAnswer, OtherDice } from './battle.js';
import { commandOf, openedTogether } from './command.js';
import { draftOf, snapshotOf } from './draft.js';
import type { Game } from './game.js';
import { plainCopy } from './plain.js';
import { switchable } from './switchable.js';
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
}

/** Thrown out of a phase where an answer is missing. Nobody outside this file sees it. */
const suspension = Symbol('a request without an answer');

/**
 * Runs a phase from its start on a draft, with the dice of its start and the answers there are. Where one is missing the run
 * is abandoned there, and the state is as it was at that moment: what a rule does after catching the suspension is lost.
 */
export function runPhase<T extends Terms>(game: Game<T>, start: PhaseStart<T>): PhaseRun<T> {
  const phase = phaseAt(game, start.phase);
  const given = new Map(start.answers.map(answer => [answer.id, answer]));
  const answers: GivenAnswer[] = [];
  const events: Told<T>[] = [];
  let barrier: PhaseRun<T>['barrier'];
  let suspended: Pick<PhaseRun<T>, 'pending' | 'toThrow' | 'state'> | undefined;
  // The throw that is being made, and what could be taken back before it.
  let asked: { readonly what: Throw; readonly from: number } | undefined;
  let before: PhaseRun<T>['barrier'];

  function goOn(): void {
    if (suspended !== undefined) throw suspension;
  }

  const draft = draftOf(start.state);
  const dice = switchable(diceAt(start, { lacking, unfit }), () => {
    goOn();
    before = barrier;
    barrier = { by: 'dice', what: `dice were rolled in ${phase.title}`, after: answers.length };
  });
  const log = logged(dice, made => {
    goOn();
    asked = { what: made, from: dice.state().state[0] ?? 0 };
  });

  function lacking(): never {
    barrier = before;
    // Of a list that ends in the middle of a pool, the rest of the pool is asked for.
    const told = (start.thrown?.length ?? 0) - (asked?.from ?? 0);
    const toThrow = asked === undefined ? null : { ...asked.what, dice: asked.what.dice - told };
    suspended = { pending: [], toThrow, state: snapshotOf(draft, start.state) };
    throw suspension;
  }

  function unfit({ asked: what, entry, shown, fits }: Parameters<OnScript['unfit']>[0]): never {
    throw new RuleViolation({
      path: `thrown[${entry - 1}]`,
      problem: `${what}, thrown in ${placeOf(phase, start.turn)}, cannot show ${shown}`,
      mend: `give one of ${fits}`,
    });
  }

  function answering(requests: readonly RequestOf<T>[]): readonly unknown[] {
    goOn();
    const missing: RequestOf<T>[] = [];
    for (const request of requests) {
      const answer = given.get(request.id);
      if (answer === undefined) missing.push(request);
      else answers.push(answer);
    }
    if (missing.length > 0) {
      const pending = plainCopy(missing, placeOf(phase, start.turn));
      suspended = { pending, toThrow: null, state: snapshotOf(draft, start.state) };
      throw suspension;
    }
    if (openedTogether(requests)) {
      barrier = { by: 'reveal', what: 'what was decided in secret has been opened', after: answers.length };
    }
    const other = otherDiceAfter(start, phase.id, requests);
    if (other !== undefined) dice.switchTo(rolled(other.seed));
    // A copy each time, because the rule may keep it in the state and change it there.
    return answers.slice(answers.length - requests.length).map(({ answer }) => plainCopy(answer, 'answer'));
  }

  const context: PhaseContext<T> = {
    dice: log,
    command: commandOf(game, placeOf(phase, start.turn), answering),
    rules: game.rules,
    scenario: game.scenario,
    turn: start.turn,
    tell(event, seenBy) {
      goOn();
      events.push({ ...plainCopy(event, 'event'), ...occasion(start.turn, phase.id, log.drain(), seenBy) });
    },
    reveal(what) {
      goOn();
      barrier = { by: 'reveal', what, after: answers.length };
    },
  };

  try {
    phase.run(draft, context);
  } catch (thrown) {
    // A rule that catches everything may throw something else in its stead, or nothing: the suspension stands all the same.
    if (suspended === undefined) throw thrown;
  }
  if (suspended !== undefined) return { ...suspended, answers, dice: start.dice, events, barrier };
  return {
    pending: [],
    toThrow: null,
    answers,
    state: snapshotOf(draft, start.state),
    dice: dice.state(),
    events,
    barrier,
  };
}

/** The dice of the start of a phase: rolled on, or read from the table. */
function diceAt<T extends Terms>({ dice, thrown }: PhaseStart<T>, on: OnScript): RolledDice {
  return ofTable(dice) ? tableDice(thrown ?? [], dice, on) : restored(dice);
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
