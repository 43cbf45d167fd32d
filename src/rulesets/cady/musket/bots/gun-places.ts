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

/** A turn of so many degrees is one for which a crew leaves its aim. */
const turns = 30;

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
  const [open] = enemies.filter(enemy => sees(at, enemy));
  if (open !== undefined) {
    const bearing = wholeDegrees(bearingTo(at, open.centre));
    return turnBetween(bearing, facing) > turns ? { ...hold, facing: bearing } : hold;
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
