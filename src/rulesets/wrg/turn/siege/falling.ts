import type { Reason } from '../../../../rulebook/index.js';
import {
  bearingTo,
  bodyCentre,
  destination,
  distance,
  measuredFrom,
  type Placed,
  type Point,
  partsOf,
  quadOf,
  quadsOverlap,
  standsIn,
  standsOf,
} from '../../../../table/index.js';
import { breach, breachSize } from '../../siege/breach.js';
import { footOn, lengthTo, lineAt } from '../../siege/ground.js';
import { rampartOf, wallKind } from '../../siege/walls.js';
import type { WorkingPace } from '../../siege/work.js';
import type { Damage, Opening, WallKind } from '../../siege/works.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import { type Field, fieldOf } from '../field.js';
import { removeUnit, takeOff } from '../losses.js';
import type { Play } from '../play.js';
import { openingOf } from './openings.js';
import { along } from './ways-up.js';
import type { Tools } from './working.js';

/** Work on a wall, by hand or from afar. */
export interface WallStruck {
  readonly unit: Unit;
  readonly wall: string;
  readonly at: Point;
  readonly tools: Tools & WorkingPace;
  /** How the work came to so much, of what is thrown. */
  readonly because?: readonly Reason[];
}

/**
 * What work comes to: it is added to what was done there before, and when it is enough the wall comes down with those on it.
 *
 * @clause wrg/siege/breach/losses
 * @clause wrg/siege/breach/size
 */
export function strikeWall({ unit, wall, at, tools, because: before = [] }: WallStruck, play: Play): void {
  const { state, scenario, rules, tell } = play;
  const field = fieldOf(state, scenario, rules);
  const is = wallKind(wall, field);
  const { works } = state;
  if (works === undefined || is === undefined) return;
  const damage = damageAt(works.damage, { wall, at }, breachSize(rules).paces.bottom);
  const result = breach({ works: is, ...tools, done: damage?.done ?? 0 }, rules);
  if (result.needed === null) return;
  if (damage === undefined) works.damage.push({ wall, at: { x: at.x, y: at.y }, done: result.done });
  else damage.done = result.done;
  const { means, figures } = tools;
  const { done, needed, because } = result;
  tell({ kind: 'work', unit: unit.id, on: wall, means, figures, done, needed, because: [...before, ...because] });
  if (result.broken) bringDown(wall, is, damage?.at ?? at, field, play);
}

/** What has been done before at the same place: within as far as a breach there would reach. */
function damageAt(
  damage: readonly Damage[],
  { wall, at }: { readonly wall: string; readonly at: Point },
  width: number,
) {
  return damage.find(each => each.wall === wall && distance(each.at, at) <= width / 2);
}

/** A wall, gate or palisade comes down at a place, with those who stand on it. */
export function bringDown(wall: string, is: WallKind, struck: Point, field: Field, play: Play): void {
  const { state, rules, tell } = play;
  const { works } = state;
  if (works === undefined) return;
  const { bottom, top } = breachSize(rules).paces;
  const isStone = is === 'stone-wall' || is === 'stone-tower';
  // A breach is as wide at the end of a wall as anywhere.
  const at = isStone ? withinLine(struck, lineAt(wall, struck, field.table), bottom / 2) : struck;
  const fallen = isStone ? menOn(at, top, field) : [];
  const lost = fallen.reduce((sum, { figures }) => sum + figures, 0);
  works.damage = works.damage.filter(each => each.wall !== wall || distance(each.at, at) > bottom / 2);
  const isDoor = is === 'fort-door' || is === 'house-door';
  const paces = isStone ? bottom : rules.optional.siege.work.palisade;
  if (isDoor) works.down.push(openingOf({ id: wall, line: lineAt(wall, struck, field.table) }));
  else {
    works.gaps.push({ id: `breach-${works.gaps.length + 1}`, ...openingAt(wall, at, paces, field), rubble: isStone });
  }
  for (const ladder of works.material) {
    if (ladder.against === wall && distance(ladder.at, at) <= top / 2) ladder.against = null;
  }
  const because = [{ clause: 'wrg/siege/breach/size', because: 'enough has been done', effect: 'it is down' }] as const;
  const made = isDoor ? {} : { breach: { paces, at: { x: at.x, y: at.y } } };
  tell({ kind: 'broken', on: wall, lost, ...made, because: isStone ? because : [] });
  for (const { unit, figures } of fallen) {
    const before = unit.placed;
    takeOff(unit, figures, play);
    standBeside({ unit, before }, { at, width: top }, play);
    const lostBecause = [
      { clause: 'wrg/siege/breach/losses', because: 'on the wall that fell', effect: 'lost' },
    ] as const;
    const { figures: left, carried } = unit;
    tell({ kind: 'lost', unit: unit.id, figures, left, carried, because: lostBecause });
    if (left === 0) removeUnit(unit, 'destroyed', play);
  }
}

function openingAt(wall: string, { x, y }: Point, paces: number, field: Field): Opening {
  const line = lineAt(wall, { x, y }, field.table);
  return { wall, at: { x, y }, bearing: footOn({ x, y }, line)?.bearing ?? 0, paces };
}

/** The point of a line nearest to another that is so far from both ends; the middle of one that is too short. */
function withinLine(point: Point, line: readonly Point[], fromEnds: number): Point {
  const length = partsOf(line).reduce((sum, { from, to }) => sum + distance(from, to), 0);
  const along = Math.max(fromEnds, Math.min(length - fromEnds, lengthTo(point, line)));
  let left = length < 2 * fromEnds ? length / 2 : along;
  for (const { from, to } of partsOf(line)) {
    const part = distance(from, to);
    if (left <= part) return destination(from, bearingTo(from, to), left);
    left -= part;
  }
  return point;
}

/**
 * Those whom a wall has left stand on what there is of it still, on that side of the gap on which most of them were; the others come to them. Where
 * somebody stands in their way they close up about their middle, as after any losses.
 *
 * @clause wrg/siege/breach/losses
 */
function standBeside(
  { unit, before }: { readonly unit: Unit; readonly before: Placed },
  gap: { readonly at: Point; readonly width: number },
  { state, rules }: Play,
): void {
  const all = Math.min(before.files, standsIn(before));
  const { stand, gap: open = 0 } = before;
  const pitch = stand.front + open;
  const middle = along(before, gap.at);
  const isLeft = (file: number) => (file + 1 / 2) * pitch < middle - gap.width / 2;
  const isRight = (file: number) => (file + 1 / 2) * pitch > middle + gap.width / 2;
  const files = Array.from({ length: all }, (_, file) => file);
  const [left, right] = [files.filter(isLeft).length, files.filter(isRight).length];
  const most = Math.min(Math.max(left, right), unit.figures);
  if (most === 0) return;
  const from = right >= left ? all - most : 0;
  const aside = (from + most / 2 - all / 2) * pitch;
  const placed = { ...unit.placed, files: most, at: measuredFrom(before)(aside, 0) };
  const isInTheWay = (other: Unit) =>
    other !== unit && quadsOverlap(quadOf(placed), quadOf(other.placed), rules.field.crowding);
  if (!onTable(state).some(isInTheWay)) unit.placed = placed;
}

/** Figures who stand on the stretch of rampart that falls. */
function menOn(at: Point, width: number, field: Field): readonly { readonly unit: Unit; readonly figures: number }[] {
  return onTable(field.state).flatMap(unit => {
    if (rampartOf(unit, field) === undefined) return [];
    const deep = distance(unit.placed.at, bodyCentre(unit.placed)) * 2;
    const there = standsOf(unit.placed).filter(({ centre }) => distance(centre, at) <= Math.hypot(width / 2, deep));
    const along = there.filter(({ centre, facing }) => {
      const radians = ((facing + 90) * Math.PI) / 180;
      return Math.abs((centre.x - at.x) * Math.sin(radians) + (centre.y - at.y) * Math.cos(radians)) <= width / 2;
    });
    const figures = along.reduce((sum, stand) => sum + stand.figures, 0);
    return figures === 0 ? [] : [{ unit, figures: Math.min(figures, unit.figures) }];
  });
}
