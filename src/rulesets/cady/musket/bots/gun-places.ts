import { bearingTo, destination, distance, onTable, type Point, turnBetween } from '../../../../table/index.js';
import { hold, marchOrder, wholeDegrees } from '../../common/bots/marching.js';
import { enemiesOf, friendsOf } from '../../common/bots/outlook.js';
import type { Order } from '../../common/index.js';
import type { UnitSeen } from '../state.js';
import { troopOf } from '../units.js';
import { seesGround } from './exchange.js';
import type { Enemy, Outlook } from './outlook.js';

/** Parts of a move, and bearings off the straight way, in which a better place for a gun is looked for. */
const steps: readonly number[] = [0.3, 0.6, 1, 1.5, 2, 2.5];
const asides: readonly number[] = [0, 30, -30, 60, -60, 90, -90, 130, -130, 180];

/** No gun goes on to within so many cm of an enemy to see him. */
const tooNear = 30;

/**
 * For a gun whose enemies in range are all hidden from it by the ground, to the nearest place from which one is seen; for one that looks at
 * somebody hidden, to turn to who is not. Nothing for who sees whom he has before him, or fires over the ground.
 */
export function toSeeSomebody(unit: UnitSeen, reach: number, outlook: Outlook): Order | undefined {
  const { view, rules } = outlook;
  const { gun, move } = troopOf(unit, rules);
  if (gun === undefined || rules.guns[gun].lobs) return undefined;
  const { at, facing } = unit.placed;
  const enemies = enemiesOf(unit, reach, outlook).filter(enemy => enemy.away <= reach);
  const [nearest] = enemies;
  if (nearest === undefined || sees(at, nearest)) return undefined;
  const open = enemies.filter(enemy => sees(at, enemy)).map(({ centre }) => wholeDegrees(bearingTo(at, centre)));
  const [first] = open;
  if (first !== undefined) {
    const bears = open.some(bearing => turnBetween(bearing, facing) <= rules.artillery.traverse);
    return bears ? hold : { ...hold, facing: first };
  }
  const ground = { table: view.table, friendsIn: friendsOf(unit, outlook) };
  const toward = bearingTo(at, nearest.centre);
  for (const step of steps) {
    for (const aside of asides) {
      const place = destination(at, wholeDegrees(toward + aside), move * step);
      if (!onTable(view.table, place)) continue;
      const target = enemies.find(enemy => distance(place, enemy.centre) <= reach && sees(place, enemy));
      if (target === undefined || enemies.some(({ centre }) => distance(place, centre) < tooNear)) continue;
      const march = marchOrder({ placed: unit.placed, move, formsColumn: false }, place, ground);
      if (march.legs.length > 0) return { ...march, facing: wholeDegrees(bearingTo(place, target.centre)) };
    }
  }
  return undefined;

  function sees(from: Point, { centre }: Enemy): boolean {
    return seesGround(from, centre, view.table, rules);
  }
}

/** An enemy so near a gun, in cm, is turned to whoever else stands before it. */
const upon = 25;

/** No crew turns its gun to who is out of reach before he is so many degrees aside. */
const wellAside = 60;

/**
 * To stand, and turn only where that is worth the turn in which a gun that turns does not fire: to an enemy close by, or where nobody stands before it.
 * Who routs is not turned to.
 */
export function standAndAim(unit: UnitSeen, reach: number, outlook: Outlook): Order {
  const { at, facing } = unit.placed;
  const { traverse } = outlook.rules.artillery;
  const enemies = enemiesOf(unit, reach, outlook).filter(({ unit: { mustDo } }) => mustDo !== 'rout');
  const [nearest] = enemies;
  if (nearest === undefined) return hold;
  const aside = ({ centre }: Enemy) => turnBetween(bearingTo(at, centre), facing);
  const bears = enemies.some(enemy => enemy.away <= reach && aside(enemy) <= traverse);
  if (nearest.away > upon && bears) return hold;
  const most = nearest.away <= reach ? traverse : wellAside;
  return aside(nearest) > most ? { ...hold, facing: wholeDegrees(bearingTo(at, nearest.centre)) } : hold;
}
