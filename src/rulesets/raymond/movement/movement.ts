import { counted, type Violation } from '../../../rulebook/index.js';
import { toGrid } from '../../../table/index.js';
import type { Field } from '../field.js';
import { aboutFaced, turnedBy } from '../formation/formation.js';
import type { Unit } from '../state.js';
import type { Action, Step } from '../terms.js';
import { classOf, isArtillery, isDragoons, isSingle } from '../units.js';
import { actionFault, allowanceOf, combiningFault, type Refusal } from './actions.js';
import { barredTo } from './legs.js';
import { changeHorses, form, unlimber } from './on-the-spot.js';
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
import { goneFault } from './way-faults.js';

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
  if (doubleTime) hurry(walking, action.kind);
  if (action.kind !== 'manoeuvre') {
    takeSteps(walking, action.steps, asideOf(action), 'steps', false);
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
      clause: isDragoons(unit, walking.field.rules) ? 'raymond/actions/dragoons' : 'raymond/actions/cavalry',
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

/** From the way a unit faces to the way it goes, in degrees. */
function asideOf(action: SteppedAction): number {
  if (action.kind === 'side-step') return action.to === 'left' ? -90 : 90;
  return action.kind === 'step-back' ? 180 : 0;
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
function hurry(walking: Walking, kind: SteppedAction['kind']): void {
  const { unit, field } = walking;
  const { doubleTimeClearance } = field.rules.movement;
  walking.clearance = doubleTimeClearance;
  if (unit.phase.mayDoubleTime) {
    const [move, hurried] = [false, true].map(hurries => allowanceOf(unit, kind, hurries, field.rules) ?? 0);
    const effect =
      hurried === 2 * (move ?? 0) ? 'twice its move' : `${counted(hurried ?? 0, 'inch', 'inches')} instead of ${move}`;
    note(walking, 'raymond/move/double-time-effect', 'double-time', effect);
    return;
  }
  forbid(walking, {
    path: 'doubleTime',
    problem: `an enemy stood within ${counted(doubleTimeClearance, 'inch', 'inches')} of ${unit.id} when the phase began`,
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
      forbid(walking, goneFault(walking.unit, here));
      return;
    }
    if ('move' in step) goStraight(walking, courseOf(formed, aside), step.move, `${here}.move`);
    else if ('turn' in step) takePose(walking, turnedBy(formed, step.turn), `${here}.turn`);
    else if (mayAboutFace) takePose(walking, aboutFaced(formed, walking.field.rules), `${here}.aboutFace`);
    else forbid(walking, { ...noAboutFace(walking), path: `${here}.aboutFace` });
  }
}

function noAboutFace({ unit, formed }: Walking): Refusal {
  if (isArtillery(unit) || formed?.formation === 'defensive mass') {
    const who = isArtillery(unit) ? 'unlimbered artillery' : 'a defensive mass';
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
  note(walking, 'raymond/move/allowances', kind, `${moved} of ${counted(allowance, 'inch', 'inches')}`);
  if (moved <= allowance) return;
  forbid(walking, {
    path: 'steps',
    problem: `${unit.id} would move ${counted(moved, 'inch', 'inches')}`,
    mend: `move it ${counted(allowance, 'inch', 'inches')} at most`,
    clause: 'raymond/move/allowances',
  });
}
