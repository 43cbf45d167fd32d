import { bearingTo, distance, isCastleWall } from '../../../../table/index.js';
import { wholeDegrees } from '../../common/bots/marching.js';
import type { Order } from '../../common/orders.js';
import { nearestOnLine } from '../../common/turn/fighting/breaches.js';
import type { AncientSeen } from '../state.js';
import { isFree } from './moves.js';
import { type Enemy, type Outlook, shootsBy, troopIn } from './outlook.js';
import { bestTarget } from './shooters.js';

/** Turns for which bows and machines shoot at the walls before anybody goes up to them, and so few men upon them that nobody waits longer. */
const clearing = { turns: 8, men: 8 };

/** Whether those who storm the walls wait out of bowshot, while bows and machines shoot at the men upon them. */
export function clearsTheWalls({ plan, view: { turn, units, side: own }, rules }: Outlook): boolean {
  if (plan === undefined || turn > clearing.turns) return false;
  const there = Object.values(units).filter(({ gone }) => gone === null);
  const shooters = there.filter(unit => unit.side === own && shootsBy(rules.troops[unit.type].class) && hasShots(unit));
  const above = there.filter(({ side, on }) => side !== own && on !== null);
  return shooters.length > 0 && above.reduce((men, { figures }) => men + figures, 0) > clearing.men;
}

function hasShots({ own }: AncientSeen): boolean {
  return own?.shots !== 0 && own?.machine?.rounds !== 0;
}

/** Shooters with nobody to shoot at go back from before those who bring something to the walls. */
export function makeRoom(unit: AncientSeen, enemies: readonly Enemy[], outlook: Outlook): Order | undefined {
  const { view, plan } = outlook;
  if (plan === undefined || bestTarget(unit, enemies, troopIn(unit, outlook).range ?? 0, outlook) !== undefined)
    return undefined;
  const { at } = unit.placed;
  const walls = view.table.features.filter(isCastleWall).flatMap(({ line }) => nearestOnLine(at, line) ?? []);
  const [wall] = walls.sort((a, b) => distance(a, at) - distance(b, at));
  if (wall === undefined || distance(wall, at) > room) return undefined;
  const direction = wholeDegrees(bearingTo(wall, at));
  if (!isFree(unit, direction, stepBack, outlook)) return undefined;
  return {
    gait: 'march',
    legs: [{ direction, distance: { by: 'cm', cm: stepBack } }],
    facing: wholeDegrees(direction + 180),
  };
}

/** Nearer to the wall than so many cm shooters are in the way of who storms it, and go back so far. */
const room = 30;
const stepBack = 16;
