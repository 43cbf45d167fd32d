import {
  bearingTo,
  boxAround,
  castleWallsBetween,
  depthOf,
  destination,
  distance,
  distanceToQuad,
  isCastleWall,
  onTable,
  type Placed,
  quadOf,
  quadsOverlap,
  widthOf,
} from '../../../../../table/index.js';
import type { SquaredUp } from '../../../common/turn/events.js';
import { fieldOf } from '../../../common/turn/field.js';
import { nearestOnLine } from '../../../common/turn/fighting/breaches.js';
import { solidUnder, tableOf } from '../../../common/turn/ground.js';
import { edgeMet, squareUp } from '../../../common/turn/moving/square-up.js';
import { inContact, inPlay, placedOf } from '../../../common/turn/units.js';
import { revealAttacked } from '../../../common/turn/unseen/revealing.js';
import { wallTaken } from '../../machines/siege.js';
import type { AncientState, AncientUnit, SiegeGear } from '../../state.js';
import type { AncientContext } from '../../terms.js';
import { obeys } from '../machines/crews.js';
import { freeToClimb } from './siege-gear.js';

/** A ladder or tower that stands at a wall, and the unit at its foot. */
interface Stormers {
  readonly unit: AncientUnit;
  readonly gear: SiegeGear & { readonly kind: 'ladder' | 'tower' };
}

/** Whoever stands ready to go up a wall. */
function stormers(state: AncientState): Stormers[] {
  return state.gear.flatMap(gear => {
    const unit = gear.by === null ? undefined : state.units[gear.by];
    if (unit === undefined || gear.kind === 'ram' || gear.against === null || unit.on !== null) return [];
    const ready = obeys(unit) && unit.awaited === null && freeToClimb(unit, state);
    return ready ? [{ unit, gear: { ...gear, kind: gear.kind } }] : [];
  });
}

/**
 * The fights on top of the walls: those at the foot of a ladder, or in and behind a tower, against whoever of the enemy stands over
 * them.
 *
 * Source: Siege Warfare.
 *
 * @clause cady/ancient-medieval/siege/ladder-melee
 * @clause cady/ancient-medieval/siege/tower-platform
 */
export function stormWalls(state: AncientState, context: AncientContext): void {
  const { rules, turn, tell } = context;
  for (const { unit, gear } of stormers(state)) {
    for (const enemy of defendersAt(gear, unit, state, context)) {
      const known = state.contacts.some(({ a, b }) => [a, b].includes(unit.id) && [a, b].includes(enemy.id));
      if (known) continue;
      revealAttacked(state, enemy.id, context);
      revealAttacked(state, unit.id, context);
      const squares = standFlush(unit, enemy, state, context);
      const [edgeOfA, edgeOfB] = [edgeMet(unit, enemy, true, rules), edgeMet(enemy, unit, false, rules)];
      const contact = { a: unit.id, b: enemy.id, edgeOfA, edgeOfB } as const;
      state.contacts.push({ ...contact, since: turn, attackers: [unit.id], run: { [unit.id]: 0 }, storms: gear.kind });
      const told = { storms: gear.kind, ...(squares === undefined ? {} : { squares }), because: [] };
      tell({ kind: 'contact', ...contact, third: rules.table.thirds.whole, ...told });
    }
  }
}

/** Whoever comes to a fight over a wall stands along it with all his front, and stays where he is once he fights. */
function standFlush(
  unit: AncientUnit,
  enemy: AncientUnit,
  state: AncientState,
  { rules, scenario }: AncientContext,
): SquaredUp | undefined {
  if (inContact(unit, state.contacts)) return undefined;
  const table = tableOf(scenario, state.breaches);
  const { standing } = fieldOf(state, table, rules);
  const edge = edgeMet(enemy, unit, false, rules);
  return squareUp(unit, { enemy, edge }, part => standing.near(part).map(other => other.unit), table, rules);
}

/** The enemies who hold the top of the wall where a ladder or tower stands. */
function defendersAt(
  gear: SiegeGear,
  unit: AncientUnit,
  state: AncientState,
  { rules }: AncientContext,
): AncientUnit[] {
  const reach = 2 * rules.table.meleeRange;
  return inPlay(state).filter(
    enemy =>
      enemy.side !== unit.side &&
      enemy.on === gear.against &&
      distanceToQuad(gear.at, quadOf(placedOf(enemy, rules))) <= reach,
  );
}

/**
 * Whoever stands at a ladder or tower with nobody left to hold the wall against him goes up and takes his place there.
 *
 * Source: Siege Warfare.
 *
 * @clause cady/ancient-medieval/siege/ladder-melee
 * @clause cady/ancient-medieval/siege/tower-platform
 * @clause cady/ancient-medieval/siege/wall-needs-means
 */
export function climbWalls(state: AncientState, context: AncientContext): void {
  for (const { unit, gear } of stormers(state)) {
    const held = defendersAt(gear, unit, state, context).reduce((sum, { figures }) => sum + figures, 0);
    const { onTop, because } = wallTaken({ means: gear.kind, attackers: unit.figures, defenders: held });
    const place = onTop === 0 ? undefined : placeOnTop(unit, gear, state, context);
    if (place === undefined) continue;
    unit.at = { x: place.at.x, y: place.at.y };
    unit.facing = place.facing;
    unit.on = gear.against;
    letGo(gear.id, state);
    state.contacts = state.contacts.filter(
      ({ attackers, storms }) => storms === undefined || !attackers.includes(unit.id),
    );
    context.tell({ kind: 'siege', unit: unit.id, gear: gear.id, what: 'wall-taken', because });
  }
}

/** The ladder or tower stays where it is, for whoever comes next. */
function letGo(id: string, state: AncientState): void {
  for (const gear of state.gear) if (gear.id === id) gear.by = null;
}

/** Where a unit stands once it has come over the wall: right behind it, facing on, where nobody stands; `undefined` when there is no room. */
function placeOnTop(
  unit: AncientUnit,
  gear: SiegeGear,
  state: AncientState,
  { rules, scenario }: AncientContext,
): Placed | undefined {
  const table = tableOf(scenario, state.breaches);
  const wall = table.features.filter(isCastleWall).find(({ id }) => id === gear.against);
  const foot = wall === undefined ? undefined : nearestOnLine(unit.at, wall.line);
  if (foot === undefined) return undefined;
  const placed = placedOf(unit, rules);
  const inward = distance(unit.at, foot) === 0 ? unit.facing : bearingTo(unit.at, foot);
  const { standing } = fieldOf(state, table, rules);
  const onward = destination(foot, inward, depthOf(placed) + clearance);
  for (const aside of asides(Math.floor(widthOf(placed)))) {
    const at = destination(onward, inward + 90, aside);
    // Along the wall, but not over another that meets it.
    if (castleWallsBetween(table, onward, at).length > 0) continue;
    const there = { ...placed, at, facing: inward };
    const quad = quadOf(there);
    const free = standing
      .near(boxAround(quad))
      .every(other => other.unit.id === unit.id || !quadsOverlap(other.quad, quad));
    if (free && quad.every(corner => onTable(table, corner)) && solidUnder(there, table) === undefined) return there;
  }
  return undefined;
}

/** How far aside of the ladder a unit may come over the wall, in whole cm, the least first. */
function asides(most: number): readonly number[] {
  return [0, ...Array.from({ length: most }, (_, i) => [i + 1, -i - 1]).flat()];
}

/** Between the wall and the rear of whoever has come over it, in cm: enough not to stand on it. */
const clearance = 0.05;
