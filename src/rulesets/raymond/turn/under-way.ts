import { toGrid } from '../../../table/index.js';
import { inCommand } from '../army/command.js';
import { unitTest } from '../combat/tests.js';
import type { Field } from '../field.js';
import { movedBy } from '../formation/formation.js';
import { type InterceptChance, interceptChances, interceptRun } from '../movement/reactions.js';
import type { Part, StraightPart } from '../movement/walking.js';
import type { Formed, RaymondState, Unit, UnitId } from '../state.js';
import type { RaymondContext } from '../terms.js';
import { placeUnit } from '../units.js';

/** A unit under way in a movement phase. */
export interface UnderWay {
  readonly unit: Unit;
  readonly state: RaymondState;
  /** The field as it stands at any moment: what is put on the table changes it. */
  readonly field: Field;
  readonly context: RaymondContext;
  /** How often somebody has been asked about its movement, so that each request has an id of its own. */
  asked: number;
}

/** How far a unit got along its way. */
export interface Carried {
  /** Inches moved. */
  readonly moved: number;
  /** The parts of its way that it did, the last one as far as it got. */
  readonly parts: readonly Part[];
  /** The unit that stopped it. */
  readonly interceptor: Unit | null;
}

/**
 * Takes a unit along its way, part by part. Where it moves in the zone of an enemy that may intercept, that side is asked; who
 * succeeds stops it there.
 *
 * @clause raymond/move/table-edge
 * @clause raymond/intercept/several-attempts
 * @clause raymond/intercept/target-resumes
 */
export function carry(under: UnderWay, parts: readonly Part[], charging: UnitId | null): Carried {
  const { unit, context } = under;
  const done: Part[] = [];
  let moved = 0;
  for (const part of parts) {
    if (part.kind === 'straight') {
      const caught = interceptedOn(under, part, charging);
      if (caught !== null) {
        done.push({ ...part, length: caught.at, to: movedBy(part.from, part.bearing, caught.at), lost: 0 });
        return { moved: toGrid(moved + caught.at), parts: done, interceptor: caught.by };
      }
      moved += part.length;
    }
    done.push(part);
    settle(unit, part.to, part.lost, context);
  }
  return { moved: toGrid(moved), parts: done, interceptor: null };
}

/** Puts a unit where a part of its way has brought it, without the stands that have left the table. */
export function settle(unit: Unit, to: Formed | null, lost: number, { tell }: RaymondContext): void {
  if (to === null) {
    unit.gone = 'off-table';
    return;
  }
  placeUnit(unit, to);
  if (lost === 0) return;
  const reason = {
    clause: 'raymond/move/table-edge',
    because: 'partly or wholly off the table',
    effect: 'removed',
  } as const;
  tell({ kind: 'off-table', unit: unit.id, stands: lost, because: [reason] });
}

/** Tells that all of a unit has left the table, if it has. */
export function tellGone(unit: Unit, { tell }: RaymondContext): void {
  if (unit.gone !== 'off-table') return;
  const reason = {
    clause: 'raymond/move/table-edge',
    because: 'the last of it left the table',
    effect: 'removed',
  } as const;
  tell({ kind: 'gone', unit: unit.id, how: 'off-table', stands: unit.stands.length, because: [reason] });
}

/** What is to come on a stretch of movement: a decision, or an attempt that has been announced. */
interface Moment {
  readonly at: number;
  readonly what: 'ask' | 'try';
  readonly chance: InterceptChance;
}

/** Attempts come before questions of the same moment, and otherwise all in the order of the scenario. */
function earlier(a: Moment, b: Moment): number {
  return a.at - b.at || (a.what === b.what ? 0 : a.what === 'try' ? -1 : 1);
}

/**
 * Whoever intercepts a unit on a straight part of its way, and after how many inches of it; `null` when nobody does. Each unit
 * with a chance is asked as that chance begins, and tries when it has said; who fails does nothing more, and the movement goes
 * on.
 *
 * @clause raymond/intercept/declare
 * @clause raymond/intercept/in-command-automatic
 * @clause raymond/intercept/test
 * @clause raymond/intercept/failure
 * @clause raymond/intercept/target-resumes
 * @clause raymond/reactions/once-per-phase
 */
function interceptedOn(
  under: UnderWay,
  part: StraightPart,
  charging: UnitId | null,
): { readonly by: Unit; readonly at: number } | null {
  const { unit, field } = under;
  const coming: Moment[] = interceptChances(unit, part, field).map(chance => ({
    at: chance.from,
    what: 'ask',
    chance,
  }));
  for (;;) {
    coming.sort(earlier);
    const next = coming.shift();
    if (next === undefined) return null;
    const { chance, at, what } = next;
    if (chance.unit.phase.reacted) continue;
    // It halts while it is decided, so that everybody sees it where it is.
    placeUnit(unit, movedBy(part.from, part.bearing, at));
    if (what === 'ask') {
      const more = askToIntercept(under, chance.unit, charging);
      if (more !== null) coming.push({ at: Math.min(chance.to, at + more), what: 'try', chance });
    } else if (triesToIntercept(under, chance.unit)) return { by: chance.unit, at };
  }
}

/** After how many more inches a unit wants to intercept; `null` to let the enemy pass. */
function askToIntercept(under: UnderWay, unit: Unit, charging: UnitId | null): number | null {
  const { unit: mover, field, context } = under;
  under.asked += 1;
  const answer = context.command.ask({
    kind: 'intercept',
    id: `intercept:${unit.id}:${mover.id}:${under.asked}`,
    side: unit.side,
    clause: 'raymond/intercept/declare',
    unit: unit.id,
    target: mover.id,
    charging,
    distance: toGrid(interceptRun(unit, mover, field).distance),
    inCommand: inCommand(unit, field, field.rules),
  });
  return answer === null ? null : answer.after;
}

function triesToIntercept({ unit: mover, field, context }: UnderWay, unit: Unit): boolean {
  const { dice, rules, tell } = context;
  const result = unitTest({ kind: 'intercept', inCommand: inCommand(unit, field, rules) }, dice, rules);
  const { face, passed, because } = result;
  unit.phase.reacted = true;
  unit.phase.done = true;
  const stays = {
    clause: 'raymond/intercept/failure',
    because: 'the test failed',
    effect: 'stays and does nothing more',
  } as const;
  tell({
    kind: 'test',
    test: 'intercept',
    unit: unit.id,
    target: mover.id,
    face,
    passed,
    because: passed ? because : [...because, stays],
  });
  return passed;
}

/**
 * The charge home of a unit that intercepts: it takes its hit and runs straight into contact. Both do no more in the phase.
 *
 * @clause raymond/intercept/move
 * @clause raymond/intercept/disorder-hit
 * @clause raymond/intercept/both-stop
 */
export function interceptHome(unit: Unit, { unit: mover, field, context }: UnderWay): void {
  const { rules, tell } = context;
  const from = unit.at;
  const { to } = interceptRun(unit, mover, field);
  if (to !== null) placeUnit(unit, to);
  unit.hits += rules.reactions.interceptHits;
  mover.phase.done = true;
  tell({
    kind: 'contact',
    how: 'intercept',
    unit: unit.id,
    target: mover.id,
    from,
    to: unit.at,
    because: [{ clause: 'raymond/intercept/move', because: 'intercepts', effect: 'moved straight into contact' }],
  });
  tell({
    kind: 'hit',
    cause: 'intercept',
    units: [unit.id],
    because: [
      {
        clause: 'raymond/intercept/disorder-hit',
        because: 'runs into contact in disorder',
        effect: `+${rules.reactions.interceptHits} hit`,
      },
    ],
  });
}
