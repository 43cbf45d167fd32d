import { freeze } from 'immer';
import type { SeedGiven } from '../dice/index.js';
import { insist, RuleViolation } from '../rulebook/index.js';
import type { Barrier, Battle, OtherDice, Waypoint } from './battle.js';
import { firstTurnOf, type Game, gameOf, seedFrom } from './game.js';
import { insistOnArguments } from './given.js';
import { type PhaseRun, runPhase } from './phase.js';
import { runOn } from './play.js';
import type { RequestOf, Ruleset, SideId, Terms } from './types.js';
import { shownTo } from './view.js';

/**
 * Another battle from here. A battle is a value, so that without a seed this is the battle itself; with one, the dice are
 * rolled from that seed once the pending requests are answered, and the battle's record says so. Throws a RuleViolation for
 * what is no seed, or when the battle has ended and there are no dice to come.
 */
export function fork<T extends Terms>(battle: Battle<T>, options: { readonly seed?: SeedGiven } = {}): Battle<T> {
  insistOnArguments('fork', battle, options);
  if (options.seed === undefined) return battle;
  const seed = seedFrom(options.seed);
  const request = battle.pending[0];
  insist(request !== undefined, () => ({
    path: 'seed',
    problem:
      battle.toThrow === null
        ? 'the battle has ended, there are no other dice to roll'
        : 'a throw is under way on the table',
    mend: battle.toThrow === null ? 'fork it before its end' : 'tell what the dice showed first',
  }));
  const { turn, phaseId: phase } = battle;
  const others = battle.otherDice.filter(mark => !samePlace(mark, { turn, phase, request: request.id }));
  return freeze({ ...battle, otherDice: [...others, { turn, phase, request: request.id, seed }] }, true);
}

/**
 * Takes back a side's last answer; answers to requests asked together with it stay, and so do a fork's other dice. Throws a
 * RuleViolation when the side has answered nothing, or when since then a die was rolled, something hidden became known, another
 * side decided something, or a piece of another side is seen to stand or fare otherwise: it says which.
 */
export function undo<T extends Terms>(ruleset: Ruleset<T>, battle: Battle<T>, side: SideId): Battle<T> {
  insistOnArguments('undo', ruleset, battle, side);
  const game = gameOf(ruleset, battle);
  const { turn, phase, phaseId, state, dice, answers } = battle;
  const here = { turn, phase, phaseId, state, dice, answers };
  // After the end there is no phase under way, and the last one is on the trail if anything in it can be taken back.
  const waypoints = battle.outcome === null ? [...battle.trail, here] : battle.trail;
  for (let index = waypoints.length - 1; index >= 0; index--) {
    const waypoint = waypoints[index];
    if (waypoint === undefined) break;
    const run = runPhase(game, { ...waypoint, otherDice: battle.otherDice, thrown: battle.thrown });
    const last = lastAnswerOf(side, waypoint);
    const barrier = barrierTo(side, last, run);
    if (barrier !== undefined) throw forbidden(battle, side, barrier);
    if (last < 0) continue;
    const undone = withoutAnswer(game, battle, { waypoint, index, last });
    const seen = seenSince(game, { battle, undone, side });
    if (seen !== undefined) throw forbidden(battle, side, seen);
    return undone;
  }
  throw forbidden(battle, side, battle.barrier);
}

/** What has happened since a side's last answer of a phase that keeps it from being taken back. */
function barrierTo<T extends Terms>(side: SideId, last: number, run: PhaseRun<T>): Barrier | undefined {
  const { barrier, decisions } = run;
  if (barrier !== undefined && barrier.after > last) return barrier;
  const decided = decisions.find(decision => decision.side !== side && decision.after > last);
  return decided === undefined ? undefined : { by: 'decision', what: `${decided.side} has decided something` };
}

/**
 * A piece of another side that a side has seen do something since: orders written before may be carried out without a die or a new
 * decision, and whoever has seen how may not take back what he answered first.
 */
function seenSince<T extends Terms>(
  game: Game<T>,
  { battle, undone, side }: { readonly battle: Battle<T>; readonly undone: Battle<T>; readonly side: SideId },
): Barrier | undefined {
  const [now, then] = [battle, undone].map(({ now: state }) => piecesOfOthers(shownTo(game, state, side), side));
  const ids = [...new Set([...(now?.keys() ?? []), ...(then?.keys() ?? [])])];
  const changed = ids.find(id => now?.get(id) !== then?.get(id));
  return changed === undefined ? undefined : { by: 'reveal', what: `${changed} is seen otherwise than before` };
}

/** Units, figures, markers and whatever else of other sides stands in a view, as text. */
function piecesOfOthers(view: object, side: SideId): ReadonlyMap<string, string> {
  const pieces = Object.values(view).flatMap((part: unknown) =>
    typeof part === 'object' && part !== null ? Object.entries(part) : [],
  );
  return new Map(
    pieces.flatMap(([id, piece]: [string, unknown]) => {
      if (typeof piece !== 'object' || piece === null || !('side' in piece) || piece.side === side) return [];
      return [['id' in piece ? String(piece.id) : id, JSON.stringify(piece)]];
    }),
  );
}

function lastAnswerOf<T extends Terms>(side: SideId, waypoint: Waypoint<T>): number {
  return waypoint.answers.reduce((last, answer, index) => (answer.side === side ? index : last), -1);
}

function withoutAnswer<T extends Terms>(
  game: Game<T>,
  battle: Battle<T>,
  to: { readonly waypoint: Waypoint<T>; readonly index: number; readonly last: number },
): Battle<T> {
  const { waypoint, index, last } = to;
  const firstUndone = battle.log.findIndex(({ turn, phase }) => turn === waypoint.turn && phase === waypoint.phaseId);
  const undone = runOn(game, {
    ...battle,
    ...waypoint,
    answers: waypoint.answers.filter((_, at) => at !== last),
    toThrow: null,
    told: 0,
    log: firstUndone < 0 ? battle.log : battle.log.slice(0, firstUndone),
    checksums: battle.checksums.slice(0, waypoint.turn - firstTurnOf(game) + 1),
    trail: battle.trail.slice(0, index),
    outcome: null,
  });
  // Nobody may notice that a side answers anew what others are still asked together with it: what was told to them stands.
  const stillAsked = ({ id }: RequestOf<T>) => undone.pending.some(request => request.id === id);
  const together = battle.pending.length > 0 && battle.pending.every(stillAsked);
  return withOtherDice(game, { ...undone, events: together ? battle.events : [] });
}

/** A fork's other dice, where the battle has gone back to before the fork: from here on, then. */
function withOtherDice<T extends Terms>(game: Game<T>, battle: Battle<T>): Battle<T> {
  const kept = battle.otherDice.filter(mark => !yetToCome(game, battle, mark));
  const lost = battle.otherDice.filter(mark => yetToCome(game, battle, mark)).at(-1);
  const here = freeze({ ...battle, otherDice: kept }, true);
  return lost === undefined ? here : fork(here, { seed: lost.seed });
}

function yetToCome<T extends Terms>(game: Game<T>, battle: Battle<T>, mark: OtherDice): boolean {
  if (mark.turn !== battle.turn) return mark.turn > battle.turn;
  if (mark.phase !== battle.phaseId) {
    return game.ruleset.phases.findIndex(({ id }) => id === mark.phase) > battle.phase;
  }
  return ![...battle.answers, ...battle.pending].some(({ id }) => id === mark.request);
}

const since: Readonly<Record<Barrier['by'], string>> = {
  dice: 'a die was rolled since',
  reveal: 'something hidden was revealed since',
  decision: 'another side has gone on since',
};

function forbidden<T extends Terms>(battle: Battle<T>, side: SideId, barrier: Barrier | null): RuleViolation {
  const answered = [...battle.log, ...battle.answers].some(answer => answer.side === side);
  if (!answered || barrier === null) {
    return new RuleViolation({
      path: side,
      problem: `${side} has answered nothing yet`,
      mend: 'there is nothing to undo',
    });
  }
  return new RuleViolation({
    path: side,
    problem: `the last answer of ${side} cannot be undone, because ${since[barrier.by]}: ${barrier.what}`,
    mend: 'fork the battle from an earlier value instead',
  });
}

/** Whether two forks took their other dice at the same request. */
export function samePlace(a: Omit<OtherDice, 'seed'>, b: Omit<OtherDice, 'seed'>): boolean {
  return a.turn === b.turn && a.phase === b.phase && a.request === b.request;
}
