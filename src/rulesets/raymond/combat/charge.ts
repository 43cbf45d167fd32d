import { counted } from '../../../rulebook/index.js';
import { toGrid } from '../../../table/index.js';
import type { Field } from '../field.js';
import { blocksOf, slightPivotOf, turnedBy } from '../formation/formation.js';
import { actionFault, allowanceOf } from '../movement/actions.js';
import { barredTo, hindranceOf, type Run, runUp } from '../movement/legs.js';
import {
  asWalked,
  atStart,
  forbid,
  isPast,
  note,
  passagesThrough,
  takePose,
  type Walk,
  type Walking,
} from '../movement/walking.js';
import { brokenFault, type Fault, hindranceFault } from '../movement/way-faults.js';
import type { Formed, Unit, UnitId } from '../state.js';
import { classOf, enemiesOf, isSingle } from '../units.js';
import { advanceOf, isEngaged, isWithin } from './contact.js';

/** Whether and how a charge reaches its target. Paths of its faults begin within the action. */
export interface Charge extends Walk {
  /** Inches straight ahead to contact. */
  readonly distance: number;
  /** Inches it may charge. */
  readonly allowance: number;
  /** Enemies that it comes into contact with there, its target among them. */
  readonly onto: readonly UnitId[];
  /** Single stands that it flows around. */
  readonly around: readonly UnitId[];
}

/**
 * Whether and how a charge would reach its target: after a slight pivot straight ahead, within its allowance, with nothing else
 * touched before and nothing barred on the way. A charge that would not cannot be declared. Nothing is changed.
 *
 * Source: How does a unit charge?
 *
 * @param pivot degrees of the free slight turn, clockwise
 * @clause raymond/charge/nominate
 * @clause raymond/charge/free-turn
 * @clause raymond/charge/straight-to-contact
 * @clause raymond/charge/stops-at-contact
 * @clause raymond/move/no-interpenetration
 * @clause raymond/move/no-prohibited-terrain
 */
export function chargeOf(unit: Unit, target: UnitId, pivot: number, field: Field): Charge {
  const walking = atStart(unit, field, barredTo(classOf(unit), field, true));
  const allowance = allowanceOf(unit, 'charge', false, field.rules) ?? 0;
  const nowhere = { distance: 0, allowance, onto: [], around: [] };
  const closed = actionFault(unit, 'charge', field.rules);
  if (closed !== undefined) return { ...asWalked(walking), ...nowhere, faults: [closed] };
  const enemy = walking.enemies.find(({ id }) => id === target);
  if (enemy === undefined) {
    forbid(walking, {
      path: 'target',
      problem: `there is no enemy ${target} on the table`,
      mend: 'name an enemy unit that stands on it',
      clause: 'raymond/charge/nominate',
    });
  }
  turnSlightly(walking, pivot);
  const { formed } = walking;
  if (enemy === undefined || formed === null) return { ...asWalked(walking), ...nowhere };
  const aim = aimAt(enemy, formed, allowance, walking);
  follow(aim, enemy, allowance, walking);
  return {
    ...asWalked(walking),
    distance: toGrid(aim.run.distance),
    allowance,
    onto: aim.run.touches.map(({ id }) => id),
    around: aim.passed.map(({ id }) => id),
  };
}

/** The free turn of a unit that is about to charge. */
function turnSlightly(walking: Walking, pivot: number): void {
  const { unit, formed, field } = walking;
  if (pivot === 0 || formed === null) return;
  const most = toGrid(slightPivotOf(formed, field.rules));
  if (Math.abs(toGrid(pivot)) > most) {
    forbid(walking, {
      path: 'pivot',
      problem: `${unit.id} would turn by ${counted(Math.abs(pivot), 'degree')} before it charges`,
      mend: `turn it by ${counted(most, 'degree')} at most to either side`,
      clause: 'raymond/charge/free-turn',
    });
  }
  takePose(walking, turnedBy(formed, pivot), 'pivot');
  const turned = `${counted(Math.abs(pivot), 'degree')} to the ${pivot < 0 ? 'left' : 'right'}`;
  note(walking, 'raymond/charge/free-turn', 'slight pivot', turned);
}

/** A run at a target, and the single stands that it flows around. */
interface Aim {
  readonly run: Run;
  readonly flowsAround: readonly Unit[];
  readonly passed: readonly Unit[];
}

/**
 * The run of a charge. Mounted units take single stands on their way, of both sides, for not there; but those that they would
 * not be wholly past when they reach the enemy stand in their way like any other.
 *
 * @clause raymond/flow/charging
 * @clause raymond/flow/mounted-only
 * @clause raymond/flow/as-if-absent
 * @clause raymond/flow/must-pass-completely
 */
function aimAt(target: Unit, formed: Formed, allowance: number, walking: Walking): Aim {
  const { unit, field, enemies, friends } = walking;
  const isMounted = classOf(unit) === 'mounted';
  let flowsAround = isMounted ? [...friends, ...enemies].filter(other => isSingle(other) && other !== target) : [];
  for (;;) {
    const flows = flowsAround;
    const run = runUp(
      formed,
      enemies.filter(enemy => !flows.includes(enemy)),
      allowance,
      field,
    );
    const passed = flows.filter(other => comesUpon(formed, other, run.distance, unit, field));
    const end = run.to;
    const blocking = passed.filter(other => end !== null && !isPast(end, other, formed.facing, field));
    if (blocking.length === 0) return { run, flowsAround: flows, passed };
    flowsAround = flows.filter(other => !blocking.includes(other));
  }
}

/** Whether a unit comes upon another one within so many inches straight ahead: on a friend, or in contact with an enemy. */
function comesUpon(formed: Formed, other: Unit, upTo: number, unit: Unit, { rules }: Field): boolean {
  if (other.side !== unit.side) return advanceOf(formed, [other], { upTo }, rules).touches.length > 0;
  return passagesThrough(blocksOf(formed, rules), formed.facing, blocksOf(other, rules), upTo).length > 0;
}

/** Takes the way of a charge, with everything that bars it. */
function follow({ run, flowsAround, passed }: Aim, target: Unit, allowance: number, walking: Walking): void {
  const { unit, field } = walking;
  const friends = walking.friends.filter(friend => !flowsAround.includes(friend));
  let gone = 0;
  for (const leg of run.legs) {
    const hindrance = hindranceOf(leg, { friends, enemies: [], isBarred: walking.isBarred }, field);
    if (hindrance !== undefined) forbid(walking, hindranceFault(unit, hindrance, gone, 'target'));
    const own = blocksOf(leg.from, field.rules);
    const flows = passed.flatMap(other => passagesThrough(own, leg.bearing, blocksOf(other, field.rules), leg.length));
    walking.parts.push({ kind: 'straight', ...leg, flows });
    gone += leg.length;
  }
  walking.moved += gone;
  walking.formed = run.to;
  if (run.brokenAt !== undefined) forbid(walking, brokenFault(unit, 'target'));
  if (!run.touches.includes(target)) forbid(walking, missed(run, target, allowance, walking));
  for (const other of passed) note(walking, 'raymond/flow/charging', other.id, 'flowed around');
  note(
    walking,
    'raymond/charge/straight-to-contact',
    'charge',
    `${toGrid(gone)} of ${counted(allowance, 'inch', 'inches')}`,
  );
}

function missed({ touches }: Run, target: Unit, allowance: number, { unit }: Walking): Fault {
  const [other] = touches;
  return {
    path: 'target',
    problem:
      other === undefined
        ? `${unit.id} does not reach ${target.id} straight ahead within ${counted(allowance, 'inch', 'inches')}`
        : `${unit.id} would touch ${other.id} before ${target.id}`,
    mend: other === undefined ? 'turn or move up first, or charge another unit' : `charge ${other.id}, or another way`,
    clause: 'raymond/charge/straight-to-contact',
  };
}

/**
 * The charges that a unit could declare as it stands: each enemy that it reaches, with a pivot by which it does: none if it needs
 * none, else half of what it may turn, else all of it.
 */
export function chargesOpenTo(
  unit: Unit,
  field: Field,
): readonly (Charge & { readonly target: UnitId; readonly pivot: number })[] {
  if (actionFault(unit, 'charge', field.rules) !== undefined) return [];
  const most = Math.floor(slightPivotOf(unit, field.rules) * 1000) / 1000;
  const reach = allowanceOf(unit, 'charge', false, field.rules) ?? 0;
  const near = enemiesOf(unit, field).filter(enemy => isWithin(unit, enemy, reach, field.rules));
  return near.flatMap(enemy => {
    const { id } = enemy;
    for (const pivot of [0, most / 2, -most / 2, most, -most]) {
      // Most enemies do not lie straight ahead, whatever else is on the way: that is quickly seen.
      if (advanceOf(turnedBy(unit, pivot), [enemy], { upTo: reach }, field.rules).touches.length === 0) continue;
      const charge = chargeOf(unit, id, pivot, field);
      if (charge.faults.length === 0) return [{ ...charge, target: id, pivot }];
    }
    return [];
  });
}

/** Where a charger that has won a break-through may go. */
export interface BreakThrough {
  /** Inches straight ahead, on the grid: what is left of its charge, or less where something bars the way. */
  readonly upTo: number;
  /** The same to the last bit: so far it has to go to touch. */
  readonly reach: number;
  /** The enemies that it would touch at the end of that. */
  readonly onto: readonly Unit[];
}

/**
 * Whether a charger whose target has recoiled may go on: where the rules let it, and nobody else holds it.
 *
 * @clause raymond/recoil/break-through
 * @clause raymond/missing/break-through
 */
export function mayBreakThrough(unit: Unit, field: Field): boolean {
  return field.rules.reactions.breakThrough !== 'none' && !isEngaged(unit, field, field.rules);
}

/** Where stands would leave the table, a unit halts so far before. */
const SHORT = 0.001;

/**
 * How far a charger may go on once its target has recoiled: straight ahead for what is left of its charge, until it touches an
 * enemy, comes up against a friend, barred ground or the edge of the table.
 *
 * The book's own rule is lost; this is a reconstruction.
 *
 * @clause raymond/recoil/break-through
 * @clause raymond/missing/break-through
 */
export function breakThroughOf(unit: Unit, left: number, field: Field): BreakThrough {
  const { enemies, friends, isBarred } = atStart(unit, field, barredTo(classOf(unit), field, true));
  const run = runUp(unit, enemies, left, field);
  const [leg] = run.legs;
  if (leg === undefined) return { upTo: 0, reach: 0, onto: [] };
  const barred = hindranceOf(leg, { friends, enemies: [], isBarred }, field);
  const free = leg.lost === 0 ? leg.length : Math.max(0, leg.length - SHORT);
  const reach = barred === undefined ? free : Math.min(free, barred.at);
  return { upTo: toGrid(reach), reach, onto: reach === run.distance ? run.touches : [] };
}
