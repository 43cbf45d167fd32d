import type { Violation } from '../../rulebook/index.js';
import { toGrid } from '../../table/index.js';
import { actionFault, allowanceOf, combiningFault, type Refusal } from './actions.js';
import type { Field } from './field.js';
import { aboutFaced, changed, changeFaults, turnedBy } from './formation.js';
import { barredTo } from './legs.js';
import type { Formed, Stand, Unit } from './state.js';
import type { Action, FormationChange, Step } from './terms.js';
import type { StandKind } from './troops.js';
import { classOf, isSingle } from './units.js';
import {
  asWalked,
  atStart,
  courseOf,
  forbid,
  goStraight,
  mustHavePassed,
  note,
  takePose,
  type Walk,
  type Walking,
} from './walking.js';

/** An action with a way of its own. Whether and how a charge reaches its target, `chargeOf` says. */
export type WalkedAction = Exclude<Action, { readonly kind: 'charge' }>;
type SteppedAction = Extract<WalkedAction, { readonly steps: readonly Step[] }>;

/**
 * Where an action would take a unit, part by part, and everything that forbids it. Nothing is changed: whoever plans a move can
 * try it out.
 *
 * Source: The Movement Phase.
 *
 * @clause raymond/move/one-action
 * @clause raymond/move/not-compulsory
 * @clause raymond/actions/compound-halves-optional
 */
export function walk(unit: Unit, action: WalkedAction, field: Field): Walk {
  const walking = atStart(unit, field, barredTo(classOf(unit), field));
  const closed = actionFault(unit, action.kind, field.rules);
  if (closed !== undefined) return { ...asWalked(walking), faults: [closed] };
  switch (action.kind) {
    case 'change-formation':
      form(walking, action.change, 'change');
      break;
    case 'manoeuvre':
    case 'step-back':
    case 'side-step':
    case 'prolong':
      march(walking, action);
      break;
    case 'mount':
    case 'dismount':
      changeHorses(walking, action.kind === 'mount', action.change);
      break;
    case 'limber':
      note(walking, 'raymond/artillery/limber-up', 'limbered up', 'it moves by its teams and cannot fire');
      break;
    case 'unlimber':
      unlimber(walking, action.turn ?? 0);
      break;
  }
  return asWalked(walking);
}

/** Everything that forbids an action that has a way of its own; empty when it may be done. Paths begin within the action. */
export function walkFaults(unit: Unit, action: WalkedAction, field: Field): readonly Violation[] {
  return walk(unit, action, field).faults;
}

/**
 * The way of a unit that recoils: straight moves and turns as in a manoeuvre, and of any length. Whether it ends where a recoil
 * may end is another question.
 *
 * Source: Reactions.
 *
 * @clause raymond/recoil/movement-rules
 */
export function walkBack(unit: Unit, steps: readonly Step[], field: Field): Walk {
  const walking = atStart(unit, field, barredTo(classOf(unit), field));
  flow(walking);
  takeSteps(walking, steps, 0, 'steps', true);
  mustHavePassed(walking);
  return asWalked(walking);
}

/**
 * A manoeuvre, step-back, side-step or prolongation; of horse and dragoons with a change of formation before or after it.
 *
 * Source: The Movement Phase; How do I manoeuvre a unit?
 *
 * @clause raymond/actions/dragoons
 * @clause raymond/actions/cavalry
 * @clause raymond/actions/compound-halves-optional
 * @clause raymond/stepback/move
 * @clause raymond/sidestep/move
 * @clause raymond/artillery/prolong
 * @clause raymond/artillery/limbered-manoeuvre
 */
function march(walking: Walking, action: SteppedAction): void {
  const { unit } = walking;
  const doubleTime = action.kind !== 'prolong' && action.doubleTime === true;
  if (doubleTime) hurry(walking);
  if (action.kind !== 'manoeuvre') {
    const aside =
      action.kind === 'side-step' ? (action.to === 'left' ? -90 : 90) : action.kind === 'step-back' ? 180 : 0;
    takeSteps(walking, action.steps, aside, 'steps', false);
    holdToAllowance(walking, unit, action, doubleTime);
    return;
  }
  const { before, after } = action;
  const fault = before === undefined && after === undefined ? undefined : combiningFault(unit, walking.field.rules);
  if (fault !== undefined) {
    if (before !== undefined) forbid(walking, { ...fault, path: 'before' });
    if (after !== undefined) forbid(walking, { ...fault, path: 'after' });
    return;
  }
  if (before !== undefined && after !== undefined) {
    forbid(walking, {
      path: 'after',
      problem: `${unit.id} would change formation before and after its manoeuvre`,
      mend: 'change it once',
      clause: unit.type === 'dragoon' ? 'raymond/actions/dragoons' : 'raymond/actions/cavalry',
    });
  }
  if (before !== undefined) form(walking, before, 'before');
  const formation = walking.formed?.formation ?? unit.formation;
  flow(walking);
  takeSteps(walking, action.steps, 0, 'steps', formation !== 'defensive mass');
  holdToAllowance(walking, { ...unit, formation }, action, doubleTime);
  mustHavePassed(walking);
  walking.flowsAround = [];
  if (after !== undefined) form(walking, after, 'after');
}

/**
 * Lets mounted units that manoeuvre flow around single stands of their own side.
 *
 * Source: Can a unit flow around a unit that is in its way?
 *
 * @clause raymond/flow/mounted-only
 * @clause raymond/flow/manoeuvring
 */
function flow(walking: Walking): void {
  if (classOf(walking.unit) === 'mounted') walking.flowsAround = walking.friends.filter(isSingle);
}

/**
 * Double-time: only for who stood far from every enemy when the phase began, and it keeps as far from them on its way.
 *
 * Source: How do I manoeuvre a unit?
 *
 * @clause raymond/move/double-time-condition
 * @clause raymond/move/double-time-effect
 * @clause raymond/move/double-time-keep-away
 */
function hurry(walking: Walking): void {
  const { unit, field } = walking;
  const { doubleTimeClearance } = field.rules.movement;
  walking.clearance = doubleTimeClearance;
  if (unit.phase.mayDoubleTime) {
    note(walking, 'raymond/move/double-time-effect', 'double-time', 'twice its move');
    return;
  }
  forbid(walking, {
    path: 'doubleTime',
    problem: `an enemy stood within ${doubleTimeClearance} inches of ${unit.id} when the phase began`,
    mend: 'move it without double-time',
    clause: 'raymond/move/double-time-condition',
  });
}

/**
 * Straight moves and turns, one after the other. A turn is made about the middle of the front, by any angle, as often as wished,
 * and costs nothing; an about-face is made by every stand on its spot.
 *
 * Source: How do I manoeuvre a unit?
 *
 * @clause raymond/move/straight-forward
 * @clause raymond/move/turn
 * @clause raymond/move/defensive-mass-turns
 * @clause raymond/move/about-face
 * @clause raymond/move/about-face-excluded
 * @clause raymond/stepback/turns-allowed
 * @clause raymond/sidestep/turns-allowed
 */
function takeSteps(walking: Walking, steps: readonly Step[], aside: number, path: string, mayAboutFace: boolean): void {
  for (const [index, step] of steps.entries()) {
    const { formed } = walking;
    const here = `${path}[${index}]`;
    if (formed === null) {
      forbid(walking, { ...gone(walking.unit), path: here });
      return;
    }
    if ('move' in step) goStraight(walking, courseOf(formed, aside), step.move, `${here}.move`);
    else if ('turn' in step) takePose(walking, turnedBy(formed, step.turn), `${here}.turn`);
    else if (mayAboutFace) takePose(walking, aboutFaced(formed, walking.field.rules), `${here}.aboutFace`);
    else forbid(walking, { ...noAboutFace(walking), path: `${here}.aboutFace` });
  }
}

function gone(unit: Unit): Refusal {
  const problem = `all of ${unit.id} has left the table before this step`;
  return { problem, mend: 'leave the rest out', clause: 'raymond/move/table-edge' };
}

function noAboutFace({ unit, formed }: Walking): Refusal {
  if (unit.type === 'artillery' || formed?.formation === 'defensive mass') {
    const who = unit.type === 'artillery' ? 'unlimbered artillery' : 'a defensive mass';
    const problem = `${who} cannot about-face`;
    return { problem, mend: 'turn it by 180 degrees', clause: 'raymond/move/about-face-excluded' };
  }
  const problem = 'who steps back or to the side keeps its front but for turns about its middle';
  return { problem, mend: 'manoeuvre instead, or turn', clause: 'raymond/move/about-face' };
}

/**
 * Holds a unit to what its gait allows.
 *
 * Source: How do I manoeuvre a unit?
 *
 * @clause raymond/move/allowances
 * @clause raymond/move/double-time-excluded
 * @clause raymond/move/defensive-mass-turns
 */
function holdToAllowance(walking: Walking, unit: Unit, { kind }: SteppedAction, doubleTime: boolean): void {
  const { rules } = walking.field;
  const allowance = allowanceOf(unit, kind, doubleTime, rules);
  const moved = toGrid(walking.moved);
  if (allowance === null) {
    if (doubleTime) {
      forbid(walking, {
        path: 'doubleTime',
        problem: `${unit.id} cannot double-time`,
        mend: 'move it without',
        clause: 'raymond/move/double-time-excluded',
      });
    } else if (moved > 0) {
      forbid(walking, {
        path: 'steps',
        problem: `${unit.id} is in a defensive mass and cannot move`,
        mend: 'only turn it',
        clause: 'raymond/move/defensive-mass-turns',
      });
    }
    return;
  }
  note(walking, 'raymond/move/allowances', kind, `${moved} of ${allowance} inches`);
  if (moved <= allowance) return;
  forbid(walking, {
    path: 'steps',
    problem: `${unit.id} would move ${moved} inches`,
    mend: `move it ${allowance} inches at most`,
    clause: 'raymond/move/allowances',
  });
}

/**
 * A change of formation about the middle of the front; the new one must be valid for the unit and have room.
 *
 * Source: How does a unit change formation?
 *
 * @clause raymond/formation/must-be-valid
 * @clause raymond/formation/swap-only-when-changing
 */
function form(walking: Walking, change: FormationChange, path: string): void {
  const { unit, formed, field } = walking;
  if (formed === null) {
    forbid(walking, { ...gone(unit), path });
    return;
  }
  const faults = within(path, changeFaults(formed, change, field.rules));
  walking.faults.push(...faults);
  if (faults.length > 0) return;
  takePose(walking, changed(formed, change, field.rules), path);
  note(walking, 'raymond/formation/change-about-front-centre', 'change of formation', `in ${change.formation}`);
}

/** The faults of a part, with paths that begin at the whole. */
export function within(path: string, faults: readonly Violation[]): readonly Violation[] {
  return faults.map(fault => ({ ...fault, path: fault.path === '' ? path : `${path}.${fault.path}` }));
}

const horsed: { readonly [K in StandKind]?: StandKind } = { 'dismounted-dragoon': 'mounted-dragoon' };
const unhorsed: { readonly [K in StandKind]?: StandKind } = { 'mounted-dragoon': 'dismounted-dragoon' };

/** The stands of dragoons in the saddle, or out of it. */
export function inSaddle(stands: readonly Stand[], mounted: boolean): readonly Stand[] {
  return stands.map(stand => ({ ...stand, kind: (mounted ? horsed : unhorsed)[stand.kind] ?? stand.kind }));
}

/**
 * Dragoons mount or dismount, the whole unit as it stands, and may change formation then.
 *
 * Source: How do Dragoon units mount and dismount?
 *
 * @clause raymond/dragoons/two-states
 * @clause raymond/dragoons/no-part-dismount
 * @clause raymond/dragoons/mount-up
 * @clause raymond/dragoons/dismount
 * @clause raymond/actions/dragoons
 */
function changeHorses(walking: Walking, mounted: boolean, change: FormationChange | undefined): void {
  const { unit, field, formed } = walking;
  if (formed === null) return;
  const after: Unit = { ...unit, mounted };
  walking.isBarred = barredTo(classOf(after), field);
  const pose: Formed = { ...formed, stands: inSaddle(formed.stands, mounted) };
  takePose(walking, pose, '');
  const clause = mounted ? 'raymond/dragoons/mount-up' : 'raymond/dragoons/dismount';
  note(walking, clause, 'every stand replaced where it is', mounted ? 'mounted' : 'on foot');
  if (change !== undefined) form(walking, change, 'change');
}

/**
 * A gun is set up: turned any way its crew like.
 *
 * Source: How does artillery move?
 *
 * @clause raymond/artillery/unlimber
 */
function unlimber(walking: Walking, turn: number): void {
  const { formed } = walking;
  if (formed === null) return;
  if (turn !== 0) takePose(walking, turnedBy(formed, turn), 'turn');
  note(walking, 'raymond/artillery/unlimber', 'set up', 'it may fire from the next firing phase on');
}
