import type { Violation } from '../../../rulebook/index.js';
import { isWithin } from '../combat/contact.js';
import { type Gait, type RaymondClause, type RaymondRules, raymondRules } from '../rules.js';
import type { RaymondState, Unit } from '../state.js';
import type { ActionKind } from '../terms.js';
import { gaits, type UnitType } from '../troops.js';
import { classOf, enemiesOf, gaitOf, isArtillery, isDragoons, isSingle } from '../units.js';

/** What of a unit its actions and its gaits depend on. */
export type Moving = Pick<Unit, 'id' | 'type' | 'guns' | 'formation' | 'stands' | 'mounted' | 'limbered'>;

/**
 * The actions open to a unit as it is: those that its kind may choose from in a movement phase, one of them, without those that
 * its formation, its size or its horses rule out. Of an action in two parts either may be left out.
 *
 * Source: The Movement Phase.
 *
 * @clause raymond/move/one-action
 * @clause raymond/actions/pike-and-musket-and-foot
 * @clause raymond/actions/dragoons
 * @clause raymond/actions/cavalry
 * @clause raymond/actions/command
 * @clause raymond/actions/unlimbered-artillery
 * @clause raymond/actions/limbered-artillery
 */
export function actionsOf(unit: Moving, rules: RaymondRules = raymondRules()): readonly ActionKind[] {
  const { type, limbered } = unit;
  const { actions } = rules.movement;
  const { like } = rules.units[type];
  if (like !== 'artillery') return actions[like].filter(kind => isAble(unit, kind));
  return actions[limbered ? 'limbered-artillery' : 'unlimbered-artillery'];
}

/**
 * The actions that a unit may still take in the movement phase being played: none if it was in contact with an enemy when the
 * phase began or has done its movement; only to manoeuvre after it failed its test to charge.
 *
 * Source: The Movement Phase; How does a unit charge?
 *
 * @clause raymond/move/in-contact-frozen
 * @clause raymond/move/one-at-a-time
 * @clause raymond/charge/failed-may-manoeuvre
 * @clause raymond/dragoons/not-in-contact
 */
export function openActions(unit: Unit, rules: RaymondRules = raymondRules()): readonly ActionKind[] {
  const { gone, phase } = unit;
  if (gone !== null || phase.engaged || phase.done) return [];
  const actions = actionsOf(unit, rules);
  return phase.chargeFailed ? actions.filter(kind => kind === 'manoeuvre') : actions;
}

/**
 * Whether a unit is in a state to take an action of its kind.
 *
 * @clause raymond/stepback/who
 * @clause raymond/sidestep/who
 * @clause raymond/charge/not-artillery
 * @clause raymond/charge/not-defensive-mass
 * @clause raymond/charge/not-single-stand
 * @clause raymond/dragoons/only-dragoons-dismount
 * @clause raymond/units/cavalry-no-dismount
 * @clause raymond/dragoons/two-states
 * @clause raymond/dragoons/mount-up
 */
function isAble(unit: Moving, kind: ActionKind): boolean {
  const inSquare = unit.formation === 'defensive mass';
  switch (kind) {
    case 'charge':
      return !inSquare && !isSingle(unit);
    case 'step-back':
    case 'side-step':
      return !inSquare && !unit.mounted;
    case 'mount':
      return !unit.mounted && !inSquare;
    case 'dismount':
      return unit.mounted;
    default:
      return true;
  }
}

/**
 * The gait of an action.
 *
 * @clause raymond/stepback/move
 * @clause raymond/sidestep/move
 */
function gaitFor(unit: Moving, kind: ActionKind, rules: RaymondRules): Gait {
  if (kind === 'step-back') return 'foot-stepping-back';
  if (kind === 'side-step') return 'foot-side-stepping';
  return gaitOf(unit, rules);
}

/**
 * How many inches a unit may move in an action, double-time or not; `null` where it cannot. At double-time it is twice the
 * move, which the book prints, and which artillery and defensive masses do not have.
 *
 * Source: How do I manoeuvre a unit?
 *
 * @clause raymond/move/allowances
 * @clause raymond/move/double-time-effect
 * @clause raymond/move/double-time-excluded
 * @clause raymond/move/defensive-mass-turns
 * @clause raymond/stepback/move
 * @clause raymond/sidestep/move
 * @clause raymond/artillery/prolong
 * @clause raymond/artillery/limbered-manoeuvre
 */
export function allowanceOf(
  unit: Moving,
  kind: ActionKind,
  doubleTime = false,
  rules: RaymondRules = raymondRules(),
): number | null {
  const { like, allowance } = rules.units[unit.type];
  const gait = gaitFor(unit, kind, rules);
  const isItsOwn = like !== 'artillery' && like !== 'dragoon' && gait === gaits[like];
  const { move, doubleTime: doubled, charge } = (isItsOwn ? allowance : null) ?? rules.movement.allowances[gait];
  if (kind === 'charge') return charge;
  return doubleTime ? doubled : move;
}

/**
 * Whether a unit stands far enough from every enemy to double-time in the movement phase that begins.
 *
 * Source: How do I manoeuvre a unit?
 *
 * @clause raymond/move/double-time-condition
 */
export function isClearToHurry(
  unit: Unit,
  state: Pick<RaymondState, 'units'>,
  rules: RaymondRules = raymondRules(),
): boolean {
  const { doubleTimeClearance } = rules.movement;
  return enemiesOf(unit, state).every(enemy => !isWithin(unit, enemy, doubleTimeClearance, rules));
}

const listOf: { readonly [K in Exclude<UnitType, 'artillery'>]: RaymondClause } = {
  'pike-and-musket': 'raymond/actions/pike-and-musket-and-foot',
  foot: 'raymond/actions/pike-and-musket-and-foot',
  dragoon: 'raymond/actions/dragoons',
  cavalry: 'raymond/actions/cavalry',
  'heavy-cavalry': 'raymond/actions/cavalry',
  command: 'raymond/actions/command',
};

/** The clause with the list of actions of a unit. */
export function listClause({ type, limbered }: Unit, rules: RaymondRules = raymondRules()): RaymondClause {
  const { like } = rules.units[type];
  if (like !== 'artillery') return listOf[like];
  return limbered ? 'raymond/actions/limbered-artillery' : 'raymond/actions/unlimbered-artillery';
}

/**
 * Why an action is not open to a unit, with the clause that says it most plainly; `undefined` when it is.
 *
 * @clause raymond/move/in-contact-frozen
 * @clause raymond/move/one-at-a-time
 * @clause raymond/dragoons/not-in-contact
 */
export function actionFault(unit: Unit, kind: ActionKind, rules: RaymondRules = raymondRules()): Violation | undefined {
  const open = openActions(unit, rules);
  if (open.includes(kind)) return undefined;
  const { problem, clause } = whyNot(unit, kind, rules);
  const mend = open.length === 0 ? 'move another unit' : `choose one of ${open.join(', ')}`;
  return { path: 'kind', problem, mend, clause };
}

function whyNot(
  unit: Unit,
  kind: ActionKind,
  rules: RaymondRules,
): { readonly problem: string; readonly clause: RaymondClause } {
  const { id, phase, gone } = unit;
  const dragoons = isDragoons(unit, rules);
  const inSquare = unit.formation === 'defensive mass';
  const isMounting = kind === 'mount' || kind === 'dismount';
  if (gone !== null) return { problem: `${id} has left the battle`, clause: 'raymond/move/one-at-a-time' };
  if (phase.engaged) {
    const clause = isMounting && dragoons ? 'raymond/dragoons/not-in-contact' : 'raymond/move/in-contact-frozen';
    return { problem: `${id} is in contact with the enemy`, clause };
  }
  if (phase.done) return { problem: `${id} has done its movement`, clause: 'raymond/move/one-at-a-time' };
  if (phase.chargeFailed) {
    const problem = `${id} has failed its test to charge and may only manoeuvre`;
    return { problem, clause: 'raymond/charge/failed-may-manoeuvre' };
  }
  if (kind === 'charge') {
    if (isArtillery(unit)) return { problem: 'artillery cannot charge', clause: 'raymond/charge/not-artillery' };
    if (inSquare) return { problem: 'a defensive mass cannot charge', clause: 'raymond/charge/not-defensive-mass' };
    return { problem: 'a single stand cannot charge', clause: 'raymond/charge/not-single-stand' };
  }
  if (isMounting && dragoons) {
    if (inSquare) return { problem: 'a defensive mass cannot mount up', clause: 'raymond/dragoons/mount-up' };
    const problem = `${id} is ${unit.mounted ? 'mounted' : 'dismounted'} already`;
    return { problem, clause: 'raymond/dragoons/two-states' };
  }
  const problem = `${id} cannot ${actionWords[kind]}`;
  if (kind === 'step-back' || kind === 'side-step') {
    // Dismounted dragoons are on foot, but have a list of their own.
    const whoMay = kind === 'step-back' ? 'raymond/stepback/who' : 'raymond/sidestep/who';
    return { problem, clause: inSquare || classOf(unit) !== 'foot' ? whoMay : listClause(unit, rules) };
  }
  if (isMounting) return { problem, clause: 'raymond/dragoons/only-dragoons-dismount' };
  return { problem, clause: listClause(unit, rules) };
}

const actionWords: { readonly [K in ActionKind]: string } = {
  'change-formation': 'change its formation alone',
  manoeuvre: 'manoeuvre',
  'step-back': 'step back',
  'side-step': 'side-step',
  charge: 'charge',
  mount: 'mount up',
  dismount: 'dismount',
  prolong: 'be moved by hand',
  limber: 'limber up',
  unlimber: 'unlimber',
};

/** What forbids something, wherever it stands in an answer. */
export type Refusal = Omit<Violation, 'path' | 'clause'> & { readonly clause: RaymondClause };

/**
 * What forbids a unit to change its formation before or after a manoeuvre; `undefined` when it may. Only horse and dragoons have
 * that action, and not after they failed a test to charge.
 *
 * @clause raymond/actions/dragoons
 * @clause raymond/actions/cavalry
 * @clause raymond/actions/compound-halves-optional
 * @clause raymond/charge/failed-may-manoeuvre
 */
export function combiningFault(unit: Unit, rules: RaymondRules = raymondRules()): Refusal | undefined {
  const mend = 'leave the change of formation out';
  if (!rules.movement.changesWithin.includes(rules.units[unit.type].like)) {
    return { problem: `${unit.id} cannot change formation as it manoeuvres`, mend, clause: listClause(unit, rules) };
  }
  if (!unit.phase.chargeFailed) return undefined;
  const problem = `${unit.id} has failed its test to charge and may only manoeuvre`;
  return { problem, mend, clause: 'raymond/charge/failed-may-manoeuvre' };
}
