import { distanceBetweenQuads, quadOf } from '../../../../table/index.js';
import type { Unit } from '../../state.js';
import { onTable, opponentsOf } from '../../units.js';
import { evaderOutOfControl } from '../declaring/followers.js';
import type { Field } from '../field.js';
import { siegeAdvance } from '../siege/reacting.js';
import { isOutOfBounds } from '../sorcery/limits.js';
import { lureOf } from '../sorcery/luring.js';
import { pacesOutOfControl, uncontrolledMarch } from './charges/charging.js';
import { moveThroughFriends } from './friends/through-friends.js';
import { enemiesSeen, type Marching, nearestOfAll, staying } from './march.js';

/** At whom a unit goes that is out of control: who lures it on, the evader whom it follows, or else whom it has nearest. */
export function whomItGoesFor(unit: Unit, field: Field): Unit | undefined {
  return lureOf(unit, field)?.enemy ?? evaderOutOfControl(unit, field) ?? quarryOutOfControl(unit, field);
}

/**
 * At whom a unit goes that is out of control and follows nobody: the nearest enemy with whom it can come to blows in the periods of its advance, past friends or through
 * them, over ground that it can enter; where there is none such the nearest (`wrg/ruling/whom-out-of-control`). Nobody is nearer to it than those who run and
 * at whose backs it stands already (`wrg/ruling/caught-out-of-control`).
 *
 * @clause wrg/reaction/result-current-uncontrolled
 * @clause wrg/uncontrolled-advance/speed
 */
export function quarryOutOfControl(unit: Unit, field: Field): Unit | undefined {
  const caught = caughtBy(unit, field);
  const nearest = caught[0] ?? nearestOfAll(unit, field);
  const { whomOutOfControl } = field.rules.field.playing;
  if (whomOutOfControl === 'nearest' || siegeAdvance(unit, field) !== undefined) return nearest;
  const paces = pacesOutOfControl(unit, field);
  const near = enemiesSeen(unit, field).filter(
    ({ placed }) => distanceBetweenQuads(quadOf(unit.placed), quadOf(placed)) <= paces,
  );
  return [...caught, ...near].find(enemy => !isBarred(unit, enemy, field)) ?? nearest;
}

/** The enemies with whom a unit has caught up in their rout, where it was hand to hand with nobody else when the period began. */
function caughtBy(unit: Unit, { state }: Field): readonly Unit[] {
  const opponents = opponentsOf(state, unit);
  return opponents.every(({ rout }) => rout !== null) ? opponents.filter(({ gone }) => gone === null) : [];
}

/**
 * Whether friends whom it does not get through, as they stand, ground that it cannot enter or holy ground keep a unit from an enemy at whom it would go out of control.
 */
function isBarred(unit: Unit, enemy: Unit, field: Field): boolean {
  if (isOutOfBounds(unit, enemy, field)) return true;
  const marching = new Map<string, Marching>(
    onTable(field.state).map(other => [
      other.id,
      other === unit ? uncontrolledMarch(unit, enemy, field) : staying(other, 'halted', field),
    ]),
  );
  const moved = moveThroughFriends(marching, field).joint.units.find(({ id }) => id === unit.id);
  return moved?.stoppedBy?.kind === 'friend' || moved?.stoppedBy?.kind === 'impassable';
}
