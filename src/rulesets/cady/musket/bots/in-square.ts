import { bodyCentre, boxAround, distance, lengthInside } from '../../../../table/index.js';
import { hold } from '../../common/bots/marching.js';
import { enemiesOf } from '../../common/bots/outlook.js';
import { chargeReach } from '../../common/bots/reach.js';
import type { Order } from '../../common/index.js';
import type { UnitSeen } from '../state.js';
import { squareFront, squareOrderFaults } from '../turn/squares.js';
import { troopOf } from '../units.js';
import { forecastCharge } from './forecast.js';
import type { Enemy, Outlook } from './outlook.js';

const square: Order = { ...hold, formation: { shape: 'special', name: 'square' } };

/** How near foot or guns of the enemy may be before their fire counts for more than the horse that is about, cm; unless the horse is nearer still. */
const musketShot = 40;

/** A square is worth the time if it costs the unit no more than this part of what the charge would. */
const worthIt = 2 / 3;

/**
 * A square, where it pays: enemy horse has an open way to the unit and would charge it as it stands, and a square costs it much less, and
 * neither foot nor guns are near enough to shoot it to pieces before the horse is there.
 */
export function squareAgainst(unit: UnitSeen, outlook: Outlook): Order | undefined {
  const { view, rules } = outlook;
  const { type, figures, placed } = unit;
  const { files, gap = 0, at, facing } = placed;
  const body = { type, figures, files, gap, at, facing };
  if (squareOrderFaults(body, square, rules).length > 0) return undefined;
  const formed: UnitSeen = { ...unit, square: true, placed: { ...placed, files: squareFront(body, rules) } };
  const { square: _, ...open } = unit;
  const about = enemiesOf(unit, troopOf(unit, rules).move, outlook);
  const others = about.filter(({ unit: enemy }) => troopOf(enemy, rules).arm !== 'cavalry').map(({ away }) => away);
  const shotAt = Math.min(...others);
  const pays = about.some(enemy => {
    if (!ridesAt(enemy, unit, outlook) || (shotAt <= musketShot && shotAt < enemy.away)) return false;
    const charge = forecastCharge(enemy.unit, open, view, rules);
    const atSquare = forecastCharge(enemy.unit, formed, view, rules);
    return charge.favourable && atSquare.enemyLosses <= charge.enemyLosses * worthIt;
  });
  return pays ? square : undefined;
}

/** Whether an enemy is horse that may charge a unit this turn, with nobody standing between, and not before a square is formed. */
function ridesAt({ unit: enemy, centre }: Enemy, { id, placed }: UnitSeen, { view, rules, own }: Outlook): boolean {
  const { arm, move } = troopOf(enemy, rules);
  if (arm !== 'cavalry' || enemy.mustDo !== null) return false;
  const reach = chargeReach(move, rules);
  const soonest = (reach * rules.square.formingThirds) / rules.table.thirds.whole;
  const away = distance(enemy.placed.at, placed.at);
  if (away > reach || away <= soonest) return false;
  if (view.contacts.some(({ a, b }) => a === enemy.id || b === enemy.id)) return false;
  const way = { from: centre, to: bodyCentre(placed) };
  const between = own.near(boxAround([way.from, way.to])).filter(friend => friend.unit.id !== id);
  return between.every(({ quad }) => lengthInside(way, quad) === 0);
}

/** The order of a unit that may stand in a square: to march off it takes up the column again. */
export function outOfSquare(unit: UnitSeen, order: Order, { rules }: Pick<Outlook, 'rules'>): Order {
  if (unit.square === undefined || order.legs.length === 0 || order.formation !== undefined) return order;
  return { ...order, formation: { shape: 'column', abreast: rules.defaultAbreast.infantry } };
}
