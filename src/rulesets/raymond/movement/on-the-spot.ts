/** What units do on the spot: form anew, mount and dismount, set up their guns. For `movement.ts`. */
import { within } from '../../../scenario/index.js';
import { changed, changeFaults, turnedBy } from '../formation/formation.js';
import type { RaymondRules } from '../rules.js';
import type { Formed, Stand, Unit } from '../state.js';
import type { FormationChange } from '../terms.js';
import { isRiding } from '../troops.js';
import { classOf } from '../units.js';
import { barredTo } from './legs.js';
import { forbid, note, takePose, type Walking } from './walking.js';
import { goneFault } from './way-faults.js';

/**
 * A change of formation about the middle of the front; the new one must be valid for the unit and have room.
 *
 * Source: How does a unit change formation?
 *
 * @clause raymond/formation/must-be-valid
 * @clause raymond/formation/swap-only-when-changing
 */
export function form(walking: Walking, change: FormationChange, path: string): void {
  const { unit, formed, field } = walking;
  if (formed === null) {
    forbid(walking, goneFault(unit, path));
    return;
  }
  const faults = within(path, changeFaults(formed, change, field.rules));
  walking.faults.push(...faults);
  if (faults.length > 0) return;
  takePose(walking, changed(formed, change, field.rules), path);
  note(walking, 'raymond/formation/change-about-front-centre', 'change of formation', `in ${change.formation}`);
}

/** The stands of dragoons in the saddle, or out of it: such as their kind of unit brings of both. */
function inSaddle({ type, stands }: Unit, mounted: boolean, rules: RaymondRules): readonly Stand[] {
  const kind = rules.units[type].stands.find(each => isRiding(each, rules) === mounted);
  return kind === undefined ? stands : stands.map(stand => ({ ...stand, kind }));
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
export function changeHorses(walking: Walking, mounted: boolean, change: FormationChange | undefined): void {
  const { unit, field, formed } = walking;
  if (formed === null) return;
  const after: Unit = { ...unit, mounted };
  walking.isBarred = barredTo(classOf(after), field);
  const pose: Formed = { ...formed, stands: inSaddle({ ...unit, stands: formed.stands }, mounted, field.rules) };
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
export function unlimber(walking: Walking, turn: number): void {
  const { formed } = walking;
  if (formed === null) return;
  if (turn !== 0) takePose(walking, turnedBy(formed, turn), 'turn');
  note(walking, 'raymond/artillery/unlimber', 'set up', 'it may fire from the next firing phase on');
}
