import { distance } from '../../../../table/index.js';
import { hold } from '../../common/bots/marching.js';
import { enemiesOf } from '../../common/bots/outlook.js';
import { chargeReach } from '../../common/bots/reach.js';
import type { Order } from '../../common/index.js';
import type { UnitSeen } from '../state.js';
import { squareFront, squareOrderFaults } from '../turn/squares.js';
import { troopOf } from '../units.js';
import { forecastCharge } from './forecast.js';
import type { Outlook } from './outlook.js';

const square: Order = { ...hold, formation: { shape: 'special', name: 'square' } };

/** How near foot or guns of the enemy may be before their fire counts for more than the horse that is about, cm. */
const musketShot = 40;

/** A square is worth the time if it costs the unit no more than this part of what the charge would. */
const worthIt = 2 / 3;

/**
 * A square, where it pays: enemy horse is about that would charge the unit as it stands, and cost it much less in a square, and
 * neither foot nor guns are near enough to shoot it to pieces.
 */
export function squareAgainst(unit: UnitSeen, outlook: Outlook): Order | undefined {
  const { view, rules } = outlook;
  const { type, figures, placed } = unit;
  const { files, gap = 0, at, facing } = placed;
  const body = { type, figures, files, gap, at, facing };
  if (squareOrderFaults(body, square, rules).length > 0) return undefined;
  const formed: UnitSeen = { ...unit, square: true, placed: { ...placed, files: squareFront(body, rules) } };
  const { square: _, ...open } = unit;
  const armOf = (enemy: UnitSeen) => troopOf(enemy, rules).arm;
  const about = enemiesOf(unit, troopOf(unit, rules).move, outlook);
  if (about.some(({ unit: enemy, away }) => armOf(enemy) !== 'cavalry' && away <= musketShot)) return undefined;
  const pays = about.some(({ unit: enemy }) => {
    const { arm, move } = troopOf(enemy, rules);
    if (arm !== 'cavalry' || enemy.mustDo !== null) return false;
    if (distance(enemy.placed.at, at) > chargeReach(move, rules)) return false;
    const charge = forecastCharge(enemy, open, view, rules);
    const atSquare = forecastCharge(enemy, formed, view, rules);
    return charge.favourable && atSquare.enemyLosses <= charge.enemyLosses * worthIt;
  });
  return pays ? square : undefined;
}

/** The order of a unit that may stand in a square: to march off it takes up the column again. */
export function outOfSquare(unit: UnitSeen, order: Order, { rules }: Pick<Outlook, 'rules'>): Order {
  if (unit.square === undefined || order.legs.length === 0 || order.formation !== undefined) return order;
  return { ...order, formation: { shape: 'column', abreast: rules.defaultAbreast.infantry } };
}
