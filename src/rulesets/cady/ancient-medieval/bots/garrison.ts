import { bearingTo, castleWallsBetween, distance, distanceToQuad, quadOf } from '../../../../table/index.js';
import { wholeDegrees } from '../../common/bots/marching.js';
import type { Order } from '../../common/orders.js';
import { missileRange } from '../missiles/missile-range.js';
import type { AncientSeen } from '../state.js';
import { bestAssault } from './assaults.js';
import { hold, standFacing } from './moves.js';
import { type Enemy, type Outlook, troopIn } from './outlook.js';
import { bestTarget } from './shooters.js';

/** Within the castle: shoot from the walls, stand on them, and go for whoever has got in. */
export function garrisonOrder(unit: AncientSeen, enemies: readonly Enemy[], outlook: Outlook): Order {
  const intruders = withoutWall(unit, enemies, outlook);
  const shoots = troopIn(unit, outlook).class === 'missile';
  const assault = shoots && unit.on !== null ? undefined : bestAssault(unit, intruders, outlook);
  if (assault !== undefined && assault.promise >= 0.6) return assault.order;
  if (shoots) return shootFromTheWall(unit, enemies, outlook);
  if (unit.on !== null) return hold;
  const [nearest] = intruders;
  if (nearest !== undefined && nearest.away < 60) {
    return assault?.order ?? standFacing(unit, bearingTo(unit.placed.at, nearest.centre), 30);
  }
  return upTheWall(unit, outlook) ?? hold;
}

/** The enemies before whom no castle's wall stands. */
export function withoutWall(
  { placed }: AncientSeen,
  enemies: readonly Enemy[],
  { view }: Pick<Outlook, 'view'>,
): readonly Enemy[] {
  return enemies.filter(({ centre }) => castleWallsBetween(view.table, placed.at, centre).length === 0);
}

/** At whoever brings something to the walls, else at whoever is worth it. */
function shootFromTheWall(unit: AncientSeen, enemies: readonly Enemy[], outlook: Outlook): Order {
  const { range } = missileRange({ shooter: unit.type, onCurtainWall: unit.on !== null }, outlook.rules);
  const carriers = new Set(outlook.view.gear.flatMap(({ by }) => by ?? []));
  const carrying = enemies.filter(({ unit: enemy }) => carriers.has(enemy.id));
  const target = bestTarget(unit, carrying, range, outlook) ?? bestTarget(unit, enemies, range, outlook);
  return target === undefined ? hold : { ...hold, fire: { fire: 'at', target: target.unit.id } };
}

/** Men in the court go up where something stands at the wall and nobody of theirs above it; the general stays below. */
function upTheWall(unit: AncientSeen, { view }: Outlook): Order | undefined {
  if (unit.general) return undefined;
  const { at } = unit.placed;
  const above = Object.values(view.units).filter(
    ({ side, gone, on }) => side === view.side && gone === null && on !== null,
  );
  const [bare] = view.gear
    .filter(({ against, kind }) => against !== null && kind !== 'ram')
    .filter(gear => !above.some(({ placed }) => distanceToQuad(gear.at, quadOf(placed)) <= 2))
    .sort((a, b) => distance(a.at, at) - distance(b.at, at));
  if (bare?.against == null || distance(bare.at, at) > 60) return undefined;
  const away = distance(at, bare.at);
  const leg = { direction: wholeDegrees(bearingTo(at, bare.at)), distance: { by: 'cm', cm: Math.ceil(away) } } as const;
  return { gait: 'march', legs: away < 1 ? [] : [leg], tasks: [{ task: 'man', on: bare.against }] };
}
