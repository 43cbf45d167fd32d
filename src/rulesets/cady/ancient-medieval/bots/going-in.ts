import { bearingTo, destination, distance, onTable, turnBetween } from '../../../../table/index.js';
import { freeRun } from '../../common/bots/route.js';
import { type Station, stationsAbout } from '../../common/bots/stations.js';
import type { Order } from '../../common/orders.js';
import { isCavalry } from '../special-troops/cavalry.js';
import type { AncientSeen } from '../state.js';
import { assaultReach } from './assaults.js';
import { forecastCharge } from './forecast.js';
import { friendsIn, marchTo } from './moves.js';
import { type Enemy, moveOf, type Outlook, troopIn } from './outlook.js';

/** How many enemies a unit that stands idle looks at. */
const lookedAt = 4;
/** Off the front of an enemy by so many degrees one falls upon his flank: worth so many cm of way. */
const flank = { degrees: 60, cm: 15 };

/**
 * To go where the way on to an enemy is free, for a unit that friends or the ground keep from him: behind the line is no place while it
 * fights. `wanted` says what the assault must promise there. Nothing where there is no such place within a move.
 */
export function toGoIn(
  unit: AncientSeen,
  enemies: readonly Enemy[],
  outlook: Outlook,
  wanted: (enemy: Enemy) => number,
): Order | undefined {
  const move = moveOf(unit, outlook);
  const ground = { table: outlook.view.table, friendsIn: friendsIn(unit, outlook) };
  const reach = assaultReach(unit, outlook);
  const tried = enemies.filter(enemy => enemy.away <= reach + move && mayBeMet(unit, enemy, outlook));
  for (const enemy of tried.slice(0, lookedAt)) {
    const [best] = stationsAbout(unit.placed, enemy.centre, move, ground)
      .filter(station => leadsTo(unit, station, enemy, outlook))
      .sort((a, b) => lengthOf(a, enemy) - lengthOf(b, enemy));
    if (best === undefined) continue;
    const there = { ...unit, placed: { ...unit.placed, at: best.at, facing: best.facing } };
    if (forecastCharge(there, enemy.unit, outlook.view, outlook.rules).promise >= wanted(enemy)) return best.order;
  }
  return roundTheLine(unit, enemies, outlook, wanted);
}

/** Bearings about an enemy, in degrees, and how far off him a place for a charge is looked for, as a part of its reach. */
const about: readonly number[] = [0, 30, -30, 60, -60, 90, -90, 120, -120, 150, -150, 180];
const before = 0.7;
/** Places that are looked at closely, and moves that one may be off. */
const tries = 5;
const farthest = 3;

/** A march of some turns to a place from which an enemy can be reached, round whoever stands between. */
function roundTheLine(
  unit: AncientSeen,
  enemies: readonly Enemy[],
  outlook: Outlook,
  wanted: (enemy: Enemy) => number,
): Order | undefined {
  const { placed } = unit;
  const off = Math.min(24, assaultReach(unit, outlook) * before);
  const most = moveOf(unit, outlook) * farthest;
  const places = enemies
    .filter(enemy => mayBeMet(unit, enemy, outlook))
    .flatMap(enemy => {
      const front = bearingTo(enemy.centre, placed.at);
      return about.map(aside => {
        const at = destination(enemy.centre, front + aside, off);
        return { enemy, at, facing: bearingTo(at, enemy.centre), away: distance(at, placed.at) };
      });
    })
    .filter(({ at, away }) => away <= most && onTable(outlook.view.table, at))
    .sort((a, b) => a.away - b.away)
    .filter(({ at, facing, enemy }) => leadsTo(unit, { at, facing }, enemy, outlook))
    .slice(0, tries);
  for (const { enemy, at, facing } of places) {
    const there = { ...unit, placed: { ...placed, at, facing } };
    if (forecastCharge(there, enemy.unit, outlook.view, outlook.rules).promise < wanted(enemy)) continue;
    const march = marchTo(unit, at, outlook);
    if (march.legs.length > 0) return march;
  }
  return undefined;
}

function mayBeMet(unit: AncientSeen, { unit: enemy }: Enemy, outlook: Outlook): boolean {
  if (enemy.mustDo === 'rout') return false;
  return !isCavalry(unit.type, outlook.rules) || troopIn(enemy, outlook).class !== 'elephant';
}

/** Whether an enemy can be reached from a station, straight on and past all friends. */
function leadsTo(
  unit: AncientSeen,
  { at, facing }: Pick<Station, 'at' | 'facing'>,
  { unit: enemy, centre }: Enemy,
  outlook: Outlook,
): boolean {
  const away = Math.min(distance(at, centre), distance(at, enemy.placed.at));
  if (away > assaultReach(unit, outlook) || away < 4) return false;
  const there = { ...unit.placed, at, facing };
  return freeRun(there, facing, away - 4, outlook.view.table, friendsIn(unit, outlook)) >= away - 4;
}

function lengthOf({ at, cm }: Station, { unit, centre }: Enemy): number {
  const onFlank = turnBetween(unit.placed.facing, bearingTo(centre, at)) >= flank.degrees;
  return cm + distance(at, centre) - (onFlank ? flank.cm : 0);
}
