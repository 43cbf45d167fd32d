import { counted } from '../../../../../rulebook/index.js';
import { distanceBetweenQuads, quadOf } from '../../../../../table/index.js';
import { fillUp, leave, sendAway } from '../../../common/turn/losses.js';
import type { Going } from '../../../common/turn/period.js';
import { menForGun, partyIsGone, remanningFaults } from '../../../common/turn/regrouping/remanning.js';
import { freshUnit } from '../../../common/turn/state.js';
import { inContact, inPlay, placedOf, troopOf } from '../../../common/turn/units.js';
import { isHidden, witnessesOf } from '../../../common/turn/unseen/markers.js';
import { machineMove, mayManMachine } from '../../machines/crews.js';
import { destroying } from '../../missiles/loading.js';
import type { ThirdAction } from '../../numbers/missiles.js';
import type { AncientMedievalRules } from '../../rules.js';
import type { AncientState, AncientUnit } from '../../state.js';
import type { AncientContext } from '../../terms.js';
import { orderOf, taskIn } from '../works/ordered.js';
import { lose } from './artillery-shot.js';

/**
 * How a machine goes: not when it has too few men, nor once it is set up for good.
 *
 * @clause cady/ancient-medieval/artillery/crew-no-fire
 * @clause cady/ancient-medieval/artillery/trebuchet
 * @clause cady/ancient-medieval/capability/bombard
 */
export function machineGoing(unit: AncientUnit, rules: AncientMedievalRules): Going | undefined {
  const { gun } = troopOf(unit, rules);
  if (gun === undefined || unit.machine === null) return undefined;
  const { cm, because } = machineMove({ gun, crew: unit.figures, setUp: unit.machine.setUp }, rules);
  return cm === 0 ? { stays: true, mayNotCharge: true, because } : { move: cm, mayNotCharge: true, because };
}

/**
 * Spare gunners take the places of those that fell, if no enemy is upon the machine.
 *
 * @clause cady/ancient-medieval/artillery/extra-crew
 */
export function fillCrews(state: AncientState, rules: AncientMedievalRules): void {
  for (const unit of inPlay(state)) {
    const { gun } = troopOf(unit, rules);
    if (gun === undefined || unit.machine === null || unit.machine.spare === 0) continue;
    if (inContact(unit, state.contacts)) continue;
    const men = Math.max(0, Math.min(unit.machine.spare, rules.guns[gun].crew.full - unit.figures));
    if (men > 0) fillUp(unit, men);
    unit.machine.spare -= men;
  }
}

/**
 * Crews that were ordered to put their machine out of use do so, in what is left of the turn, and go.
 *
 * @clause cady/ancient-medieval/missile/loading-artillery
 */
export function wreckMachines(state: AncientState, context: AncientContext): void {
  for (const unit of inPlay(state)) {
    if (unit.machine?.standing !== true || !obeys(unit) || taskIn(orderOf(unit), 'wreck') === undefined) continue;
    const begun = unit.progress?.task === 'wreck' ? unit.progress.thirds : 0;
    const { thirds, destroyed } = destroying(
      { actions: [...before(unit, state, context), 'destroy'], begun },
      context.rules,
    );
    unit.progress = destroyed ? null : { task: 'wreck', thirds };
    if (destroyed) lose(unit, 'wrecked', context);
    else context.tell({ kind: 'work', unit: unit.id, task: 'wreck', because: [] }, witnessesOf(unit));
  }
}

/** What a crew has done of the turn before it turns on its machine. */
function before(unit: AncientUnit, state: AncientState, { rules }: AncientContext): readonly ThirdAction[] {
  const { whole, act } = rules.table.thirds;
  if (inContact(unit, state.contacts)) return ['melee', 'melee'];
  if (unit.turn.moved > 0) {
    const thirds = Math.min(whole - act, Math.ceil(unit.turn.moved * whole));
    return Array.from({ length: thirds }, () => 'move' as const);
  }
  return unit.machine?.firedOn === state.turn ? ['fire'] : [];
}

/**
 * Men who were ordered to a machine that stands without crew man it, of either side. Its enemies make it theirs; until gunners serve it, it
 * fires every other turn.
 *
 * Source: Artillery Piece in Melee; Medieval Artillery Crew.
 *
 * @clause cady/ancient-medieval/artillery/capture-and-reman
 * @clause cady/ancient-medieval/artillery/captured-half-rate
 */
export function manMachines(state: AncientState, context: AncientContext): void {
  for (const unit of inPlay(state)) {
    const task = obeys(unit) ? taskIn(orderOf(unit), 'man') : undefined;
    if (task?.on === undefined || isHidden(unit) || inContact(unit, state.contacts)) continue;
    const left = Object.hasOwn(state.units, task.on) ? state.units[task.on] : undefined;
    if (left !== undefined && isAbandoned(left) && atHand(unit, left, context.rules)) man(unit, left, state, context);
  }
}

/** Whether a machine stands on the field without anybody to serve it. */
export function isAbandoned({ gone, machine }: Pick<AncientUnit, 'gone' | 'machine'>): boolean {
  return gone !== null && machine !== null && mayManMachine({ crew: 0, destroyed: !machine.standing });
}

function atHand(unit: AncientUnit, left: AncientUnit, rules: AncientMedievalRules): boolean {
  const serves = troopOf(unit, rules).arm === 'infantry' || unit.machine !== null || unit.detachedFrom !== undefined;
  if (!serves || remanningFaults(unit, 'cady/ancient-medieval/artillery/capture-and-reman', rules).length > 0)
    return false;
  const machine = placedOf({ ...left, figures: fullCrew(left, rules) }, rules);
  return distanceBetweenQuads(quadOf(placedOf(unit, rules)), quadOf(machine)) <= rules.table.meleeRange;
}

function fullCrew(unit: AncientUnit, rules: AncientMedievalRules): number {
  const { gun } = troopOf(unit, rules);
  return gun === undefined ? 0 : rules.guns[gun].crew.full;
}

function man(unit: AncientUnit, left: AncientUnit, state: AncientState, { rules, tell }: AncientContext): void {
  const { machine } = left;
  const men = menForGun(unit, fullCrew(left, rules), 1);
  if (machine === null || men < 1) return;
  // They change their place, and are not lost: with its new men, the machine adds nothing to what its side began with.
  sendAway(unit, men);
  partyIsGone(unit, state);
  const untrained = !isTrained(unit);
  const because = [
    {
      clause: 'cady/ancient-medieval/artillery/capture-and-reman',
      because: `${counted(men, untrained ? 'man' : 'gunner', untrained ? 'men' : 'gunners')} of ${unit.id} serve it`,
      effect: untrained ? 'it fires every other turn' : 'it fires as before',
    },
  ] as const;
  if (left.side === unit.side) {
    Object.assign(left, freshUnit({ figures: men, facing: left.facing }));
    left.figures = men;
    left.order = 'H';
    machine.untrained = untrained;
    tell({ kind: 'manned', machine: left.id, by: unit.id, because });
    return;
  }
  const id = takenName(left.id, unit.side, state);
  const taken: AncientUnit = {
    ...left,
    ...freshUnit({ figures: men, facing: left.facing }),
    id,
    side: unit.side,
    strength: 0,
    general: false,
    brigade: null,
    figures: men,
    at: { x: left.at.x, y: left.at.y },
    order: 'H',
    carried: { axes: 0, javelins: 0, pila: 0, caltrops: 0, stakes: 0, pavises: 0 },
    firedAtChargers: null,
    machine: { ...machine, standing: true, untrained, spare: 0 },
    progress: null,
  };
  machine.standing = false;
  state.units[id] = taken;
  tell({ kind: 'captured', what: left.id, by: unit.id, because });
  tell({ kind: 'manned', machine: id, by: unit.id, because });
}

/**
 * Whether the men of a unit are gunners, who serve one machine as well as another.
 *
 * @clause cady/ancient-medieval/artillery/captured-half-rate
 */
function isTrained({ machine }: AncientUnit): boolean {
  return machine !== null && !machine.untrained;
}

/** A name for what the other side has taken: `onager-1-red`. */
function takenName(id: string, side: string, state: AncientState): string {
  const name = `${id}-${side}`;
  return Object.hasOwn(state.units, name) ? takenName(name, side, state) : name;
}

/**
 * Crews that run leave their machine where it stands.
 *
 * @clause cady/ancient-medieval/artillery/capture-and-reman
 */
export function abandonMachines(state: AncientState, { tell }: AncientContext): void {
  for (const unit of inPlay(state)) {
    if (unit.machine?.standing !== true || unit.mustDo !== 'rout') continue;
    tell({ kind: 'machine-lost', unit: unit.id, how: 'no-crew', because: [] });
    leave(state, unit.id, 'routed', [], tell);
  }
}

/**
 * Whether a unit does as it was ordered, and not what a reaction makes it do, or has made it do this turn.
 *
 * @clause cady/common/morale/result-binds-next-turn
 */
export function obeys({ mustDo, fleeing, gone, turn }: AncientUnit): boolean {
  return mustDo === null && turn.goesBack === undefined && !fleeing && gone === null;
}
