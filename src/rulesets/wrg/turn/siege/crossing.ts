import {
  depthOf,
  distanceBetweenQuads,
  isBarrier,
  measuredFrom,
  type Placed,
  quadOf,
  quadsOverlap,
  type Surcharge,
  toGrid,
  widthOf,
} from '../../../../table/index.js';
import type { Manner } from '../../moving/mover.js';
import { groundCost } from '../../moving/terrain.js';
import { rallyBack } from '../../moving/uncontrolled.js';
import type { BadGround } from '../../rules/movement/going.js';
import { ladderReaches } from '../../siege/carriage.js';
import { closeness } from '../../siege/closeness.js';
import {
  fortOf,
  rampartOf,
  rampartUnder,
  standsAcrossWall,
  wallKind,
  wallsBefore,
  wallsBetweenBodies,
} from '../../siege/walls.js';
import type { WallKind } from '../../siege/works.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import type { Field } from '../field.js';
import { SLIVER, straightAhead } from '../frontage.js';
import { opens } from './openings.js';
import { comesUpAt, comesUpBy, laddersNear, wallsClimbed, waysUp } from './ways-up.js';

/** What a wall is to one unit: the part of the field that tells. */
type Ground = Pick<Field, 'table' | 'scenario' | 'rules' | 'state'>;

/**
 * What the works of a siege cost a unit that crosses them, by their ids: infantry gets over palisades and turf, everybody through a breach
 * as over rubble, the garrison through its own gates, and who is at the foot of a raised ladder over that wall. How long a climb is the book does
 * not say (`wrg/ruling/length-of-a-climb`).
 *
 * @clause wrg/terrain/infantry-only
 * @clause wrg/siege/material/ladder
 */
export function ratesOfWorks(unit: Unit, manner: Manner, field: Ground): { readonly [feature: string]: Surcharge } {
  const { state, scenario, table, rules } = field;
  const { works } = state;
  if (works === undefined) return {};
  const cost = (kind: BadGround) => groundCost(unit.troops, { kind }, manner, rules).factor;
  const over = (kind: BadGround): Surcharge => {
    const factor = cost(kind);
    return factor === null ? 'never' : toGrid(factor * rules.movement.going.climbLength);
  };
  const rates: { [feature: string]: Surcharge } = {};
  for (const feature of table.features) {
    const kind = wallKind(feature.id, field);
    if (kind === 'palisade' || kind === 'turf-wall') rates[feature.id] = over('palisade-turf-rampart-abatis');
    const isGate = (kind === 'fort-door' || kind === 'house-door') && isBarrier(feature);
    if (isGate && opens(unit, feature, scenario)) rates[feature.id] = 0;
  }
  const climbed =
    unit.recovering === 'rallying-back'
      ? wallsClimbedBack(unit, manner, field)
      : wallsClimbed(unit, state).filter(id => !keepsItsWall(unit, field) && !leadsBeside(unit, id, field));
  for (const id of climbed) rates[id] = over('stairs-or-ladders');
  const through = cost('buildings-gardens-breaches');
  for (const { id, rubble } of works.gaps) if (rubble) rates[id] = through ?? 'never';
  return scenario.works === undefined ? {} : rates;
}

/**
 * Whether a garrison stays within its walls: told by a test to move toward the enemy it comes to its wall, and no more than one that is out of control does it
 * go down his ladders, as long as it charges nobody.
 *
 * @clause wrg/siege/fort/uncontrolled
 */
function keepsItsWall({ side, placed, bound, period }: Unit, { scenario }: Ground): boolean {
  return bound?.instruction === 'move-to-enemy' && period.charges === null && fortOf(placed, scenario)?.side === side;
}

/**
 * Whether the ways up a wall lead up beside the enemy on it at whom a unit goes, in a charge or out of control: it has no business there, and stays at its
 * foot.
 *
 * @clause wrg/siege/fort/escalade
 */
function leadsBeside(unit: Unit, wall: string, field: Ground): boolean {
  const before = goneFor(unit, field).filter(enemy =>
    wallsBetweenBodies(unit.placed, enemy.placed, field.table).includes(wall),
  );
  return before.length > 0 && !before.some(enemy => comesOver(unit, enemy, wall, field));
}

/** The enemies at whom a unit goes: whom it charges; out of control, those who stand at the other side of a wall right before it. */
function goneFor(unit: Unit, { state }: Ground): readonly Unit[] {
  const { charges } = unit.period;
  const charged = charges === null ? undefined : state.units[charges];
  if (charged !== undefined) return [charged];
  if (!goesUp(unit)) return [];
  const isBefore = ({ placed }: Unit) =>
    distanceBetweenQuads(quadOf(unit.placed), quadOf(placed)) <= 2 * closeness.atWall &&
    straightAhead(unit.placed, placed) > SLIVER * unit.placed.stand.front;
  return onTable(state).filter(other => other.side !== unit.side && other.rout === null && isBefore(other));
}

/**
 * The walls over which a unit may rally back: who has come up by ladders goes down by those behind him, if he gets there, or falls in on the wall that he
 * has won (`wrg/ruling/rallying-on-a-rampart`); the garrison has come by none.
 *
 * @clause wrg/rally-back/distance
 * @clause wrg/siege/material/ladder
 */
function wallsClimbedBack(unit: Unit, manner: Manner, { state, scenario, rules }: Ground): readonly string[] {
  if (rules.optional.siege.fort.ralliesOnRampart) return [];
  if (isOfGarrison(unit, scenario)) return [];
  const { placed } = unit;
  const from = measuredFrom(placed);
  const [half, back] = [widthOf(placed) / 2, depthOf(placed) + rallyBack(unit.troops, manner, rules).distance];
  return laddersNear([from(-half, 0), from(half, 0), from(half, back), from(-half, back)], state);
}

const isOfGarrison = ({ side }: Unit, { works }: Ground['scenario']): boolean =>
  works?.forts.some(fort => fort.side === side) === true;

/**
 * Whether a unit that rallies back has won the rampart on which it stands, or at the ways up which it stands with nobody left to bar them, and falls in
 * there (`wrg/ruling/rallying-on-a-rampart`).
 *
 * @clause wrg/rally-back/distance
 * @clause wrg/siege/material/ladder
 * @clause wrg/siege/fort/escalade
 */
export function fallsInOnRampart(unit: Unit, field: Ground): boolean {
  const { state, scenario, rules } = field;
  if (state.works === undefined || !rules.optional.siege.fort.ralliesOnRampart) return false;
  if (isOfGarrison(unit, scenario)) return false;
  const at = rampartOf(unit, field);
  return (at !== undefined && at.is !== 'fort-door') || hasFooting(unit, field);
}

/** Whether the ladders or the tower before which a unit stands are its own, and no enemy holds the wall at the top of them any more: it has its footing there. */
function hasFooting(unit: Unit, field: Ground): boolean {
  const enemies = onTable(field.state).filter(({ side, rout }) => side !== unit.side && rout === null);
  return wallsBefore(unit.placed, field).some(({ wall: { id } }) => {
    const ways = waysUp(unit, id, field);
    const isHeldBy = (enemy: Unit) => rampartOf(enemy, field)?.wall.id === id && comesUpBy(ways, unit, enemy);
    return ways.length > 0 && !enemies.some(isHeldBy);
  });
}

/**
 * Whether a way up is long enough for a wall: ladders for curtain walls, and a siege tower as `wrg/ruling/storming-from-towers` has it.
 *
 * @clause wrg/siege/material/ladder
 */
export function isClimbable(
  is: WallKind,
  by: 'scaling-ladder' | 'tower',
  { optional }: Pick<Field['rules'], 'optional'>,
): boolean {
  if (is !== 'stone-wall' && is !== 'stone-tower') return false;
  return (
    ladderReaches(is === 'stone-tower' ? 'tower' : 'curtain-wall') ||
    (by === 'tower' && optional.siege.shelters.onALevel)
  );
}

/** A body as it stands, and where it will stand if nobody is in its way. */
export interface Going {
  readonly unit: Unit;
  readonly end: Placed;
}

/**
 * Whether walls keep two enemies from each other all through a move: a wall stands between them, before it and after, and neither has come
 * up a ladder at the other, or goes down the other's.
 *
 * @clause wrg/siege/material/ladder
 */
export function wallsKeepApart(a: Going, b: Going, field: Pick<Field, 'table' | 'state' | 'rules'>): boolean {
  const { table, state } = field;
  if (state.works === undefined) return false;
  const between = wallsBetweenBodies(a.unit.placed, b.unit.placed, table);
  if (between.length === 0) return false;
  if (wallsBetweenBodies(a.end, b.end, table).length === 0) return false;
  // A long column comes round the corner of a fort though its middle does not.
  if (quadsOverlap(quadOf(a.end), quadOf(b.end))) return false;
  const isFighting = state.melees.some(
    melee => (melee.a === a.unit.id && melee.b === b.unit.id) || (melee.a === b.unit.id && melee.b === a.unit.id),
  );
  if (isFighting) return false;
  const climbs = ({ unit }: Going, enemy: Going) =>
    goesUp(unit) && between.every(wall => comesOver(unit, enemy.unit, wall, field));
  return !climbs(a, b) && !climbs(b, a);
}

/** Whether a unit goes at its enemy, as far as that takes it up a ladder. */
function goesUp({ period, bound }: Unit): boolean {
  return period.charges !== null || bound?.instruction === 'uncontrolled-advance';
}

/** Whether a wall stands between a unit and an enemy over which it cannot come at him this period. */
export function isBehindWall(unit: Unit, enemy: Unit, field: Pick<Field, 'table' | 'state' | 'rules'>): boolean {
  if (field.state.works === undefined) return false;
  const between = wallsBetweenBodies(unit.placed, enemy.placed, field.table);
  return between.some(wall => !comesOver(unit, enemy, wall, field));
}

/** Whether a unit comes over a wall at an enemy: up by its own ladders or tower, or down by his. */
function comesOver(unit: Unit, enemy: Unit, wall: string, field: Pick<Field, 'state' | 'rules'>): boolean {
  return comesUpAt(unit, enemy, wall, field) || comesUpAt(enemy, unit, wall, field);
}

/** Whether a unit that gives ground would come across a wall. */
export function hasWallBehind(
  { placed }: Unit,
  place: Placed,
  { table, state }: Pick<Field, 'table' | 'state'>,
): boolean {
  return state.works !== undefined && !standsAcrossWall(placed, table) && standsAcrossWall(place, table);
}

/** Whether a unit that follows up would leave the wall on which it stands: only who came up by ladders goes on across it. */
export function comesOffWall(unit: Unit, place: Placed, field: Field): boolean {
  return rampartUnder(unit.placed, field) !== undefined && hasWallBehind(unit, place, field);
}
