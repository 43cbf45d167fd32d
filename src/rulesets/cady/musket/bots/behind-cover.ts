import { barriersBetween, bearingTo, destination, distance, type Point, turnBetween } from '../../../../table/index.js';
import { hold } from '../../common/bots/marching.js';
import type { Order } from '../../common/index.js';
import { isNear } from '../../common/turn/aim.js';
import { isThere } from '../../common/turn/units.js';
import type { MusketRules } from '../rules.js';
import type { MusketView, UnitSeen } from '../state.js';
import { troopOf } from '../units.js';
import type { Enemy, Outlook } from './outlook.js';

/** An enemy with nothing between who stands more than so many degrees off the front of a line, or so near, in cm, has come round its cover. */
const round = { degrees: 55, cm: 40 };
/** How far ahead cover is looked for where no enemy is in sight, in cm. */
const ahead = 40;

/**
 * Foot that stands close behind a fence or a wall stays there, where its side has what it came for: the enemy must come to it, and is fired
 * at as he does. `undefined` where it has no cover, or the enemy has come round it.
 */
export function behindCover(unit: UnitSeen, nearest: Enemy | undefined, outlook: Outlook): Order | undefined {
  const { view, rules } = outlook;
  const { arm, weapon } = troopOf(unit, rules);
  if (arm !== 'infantry' || weapon === null || unit.square !== undefined || !holdsItsGround(outlook)) return undefined;
  const { at, facing } = unit.placed;
  const coveredFrom = (point: Point): boolean =>
    barriersBetween(view.table, at, point).some(
      ({ kind, line }) => (kind === 'fence' || kind === 'wall') && isNear(at, line, rules.table.behindBarrier),
    );
  if (nearest !== undefined) {
    if (coveredFrom(nearest.centre)) return hold;
    const aside = turnBetween(bearingTo(at, nearest.centre), facing);
    if (nearest.away <= round.cm || aside > round.degrees) return undefined;
  }
  return coveredFrom(destination(at, facing, ahead)) ? hold : undefined;
}

/** Whether a unit has a fence or wall close before it, and so is the better off where it stands than beyond it. */
export function staysBehindCover(unit: UnitSeen | undefined, { table }: MusketView, rules: MusketRules): boolean {
  if (unit === undefined) return false;
  const { at, facing } = unit.placed;
  const { behindBarrier } = rules.table;
  return barriersBetween(table, at, destination(at, facing, behindBarrier)).some(
    ({ kind }) => kind === 'fence' || kind === 'wall',
  );
}

/** Whether a side has nothing to go for: it holds every place worth holding, or stands nearer to it than the enemy does. */
export function holdsItsGround({ view }: Outlook): boolean {
  const units = Object.values(view.units).filter(isThere);
  if (view.objectives.length === 0) return false;
  return view.objectives.every(({ id, at }) => {
    const held = view.holdings.find(({ objective }) => objective === id)?.side ?? null;
    if (held !== null) return held === view.side;
    const nearestOf = (own: boolean) =>
      Math.min(
        ...units.filter(({ side }) => (side === view.side) === own).map(({ placed }) => distance(placed.at, at)),
      );
    return nearestOf(true) < nearestOf(false);
  });
}
