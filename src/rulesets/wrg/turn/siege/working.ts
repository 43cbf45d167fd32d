import {
  bodyCentre,
  distance,
  onTable as liesOn,
  measuredFrom,
  type Point,
  quadOf,
  quadsOverlap,
  standsOf,
} from '../../../../table/index.js';
import { sheetOfType } from '../../rules/army/sheets.js';
import { breach, breachSize, canBreak, type SiegeMeans } from '../../siege/breach.js';
import { closeness } from '../../siege/closeness.js';
import { footOn } from '../../siege/ground.js';
import { type AtWall, rampartUnder, squaredUp, standsAcrossWall, wallKind, wallsBefore } from '../../siege/walls.js';
import { mayWork } from '../../siege/working-party.js';
import type { Damage, Opening, WallKind } from '../../siege/works.js';
import type { Unit } from '../../state.js';
import { isFighting, onTable } from '../../units.js';
import { type Field, fieldOf } from '../field.js';
import { removeUnit, takeOff } from '../losses.js';
import type { Play } from '../play.js';
import { carriedBy, handsOn } from './carrying.js';
import { isClimbable } from './crossing.js';

/** What a unit can break a wall with, and with how many figures. */
export interface Tools {
  readonly means: SiegeMeans;
  readonly figures: number;
}

/**
 * What a unit breaks down a wall, gate or palisade with: its ram, axes of its front rank, or its elephants; `undefined`: it has nothing
 * that does.
 *
 * @clause wrg/siege/working/who
 * @clause wrg/siege/destroy/elephant
 */
export function toolsAgainst(
  unit: Unit,
  is: WallKind,
  { state, rules }: Pick<Field, 'state' | 'rules'>,
): Tools | undefined {
  const { arm } = sheetOfType(unit.troops.type, rules);
  const { dismounted, figures, placed } = unit;
  if (arm === 'elephant') return able({ means: 'elephants', figures: Math.min(figures, placed.files) });
  if (!mayWork({ ...unit.troops, dismounted }, rules)) return undefined;
  const carried = carriedBy(unit, state);
  const ram = carried.find(({ kind }) => kind === 'ram');
  const atRam = ram === undefined ? 0 : (handsOn(unit, carried, { rules }).get(ram.id) ?? 0);
  const byRam = atRam > 0 ? able({ means: 'ram', figures: atRam }) : undefined;
  if (byRam !== undefined) return byRam;
  const hew = unit.troops.weapons.includes('two-handed-axe');
  return hew ? able({ means: 'two-handed-axes', figures: Math.min(figures, placed.files) }) : undefined;

  function able(tools: Tools): Tools | undefined {
    return canBreak({ works: is, means: tools.means }, rules) ? tools : undefined;
  }
}

/** The walls at whose foot a unit could raise the ladders that it carries. */
export function wallsForLadders(unit: Unit, field: Field): readonly AtWall[] {
  const { state, rules } = field;
  const ladders = carriedBy(unit, state).filter(({ kind }) => kind === 'scaling-ladder');
  if (ladders.length === 0 || !mayWork({ ...unit.troops, dismounted: unit.dismounted }, rules)) return [];
  return wallsBefore(unit.placed, field).filter(({ wall }) => isClimbable(wall.id, field));
}

/** The walls and gates before a unit that it could break down. */
export function wallsToBreak(unit: Unit, field: Field): readonly AtWall[] {
  return wallsBefore(unit.placed, field).filter(({ is }) => toolsAgainst(unit, is, field) !== undefined);
}

/**
 * Those who stand at a wall come up square to it, whose order has brought them there: its garrison to its rampart, its enemies to its foot.
 */
export function lineUpAtWalls(play: Play): void {
  const { state } = play;
  if (state.works === undefined) return;
  const field = fieldOf(state, play.scenario, play.rules);
  for (const unit of onTable(state)) {
    if (unit.rout !== null || unit.pursuit !== null || isFighting(state, unit)) continue;
    const [at] = wallsBefore(unit.placed, field, closeness.nearlyThere);
    if (at === undefined || standsAcrossWall(unit.placed, field.table)) continue;
    const placed = squaredUp(unit.placed, at.foot);
    if (placed.at.x === unit.placed.at.x && placed.at.y === unit.placed.at.y) continue;
    const quad = quadOf(placed);
    const isFree =
      quad.every(corner => liesOn(field.table, corner)) &&
      !standsAcrossWall(placed, field.table) &&
      onTable(state).every(other => other === unit || !quadsOverlap(quad, quadOf(other.placed)));
    if (isFree) unit.placed = placed;
  }
}

/**
 * A period's work at the walls, of all who stood at it for the whole of it: ladders are raised, and what has been worked at long enough is
 * broken down.
 *
 * @clause wrg/siege/material/ladder-erect
 * @clause wrg/siege/destroy/fort-door
 * @clause wrg/siege/destroy/stone-wall
 * @clause wrg/siege/destroy/house-door
 */
export function workAtWalls(play: Play): void {
  const { state, scenario, rules } = play;
  if (state.works === undefined) return;
  const before = state.works.tasks;
  state.works.tasks = {};
  for (const unit of onTable(state)) {
    const work = isOutOfControl(unit) ? before[unit.id] : unit.period.conduct.work;
    if (work === undefined || !isAtWork(unit, play)) continue;
    const field = fieldOf(state, scenario, rules);
    if ('ladders' in work || 'break' in work) state.works.tasks[unit.id] = work;
    if ('ladders' in work) raiseLadders(unit, work.ladders, field, play);
    else if ('break' in work) breakDown(unit, work.break, field, play);
  }
}

/** Whether a reaction has taken a unit out of its officers' hands: it goes on with what it was at. */
function isOutOfControl({ bound }: Unit): boolean {
  return bound?.instruction === 'uncontrolled-advance';
}

/** Whether a unit has stood at its work for a whole period. */
function isAtWork(unit: Unit, { state }: Play): boolean {
  return unit.rout === null && unit.period.moved < SHUFFLE && !isFighting(state, unit);
}

/** Who has moved less than this, in paces, has not left his work. */
const SHUFFLE = 1;

function raiseLadders(unit: Unit, wall: string, field: Field, { state, tell }: Play): void {
  const at = wallsForLadders(unit, field).find(each => each.wall.id === wall);
  if (at === undefined) return;
  const ladders = carriedBy(unit, state).filter(({ kind }) => kind === 'scaling-ladder');
  const width = unit.placed.files * unit.placed.stand.front;
  for (const [i, ladder] of ladders.entries()) {
    const { x, y } = measuredFrom(unit.placed)(((i + 0.5) / ladders.length - 0.5) * width, 0);
    ladder.at = { x, y };
    ladder.facing = unit.placed.facing;
    ladder.against = wall;
  }
  const because = [
    { clause: 'wrg/siege/material/ladder-erect', because: 'a whole period at it', effect: 'they stand' },
  ] as const;
  tell({ kind: 'siege', unit: unit.id, on: wall, what: 'ladders-raised', because });
}

function breakDown(unit: Unit, wall: string, field: Field, play: Play): void {
  const at = wallsToBreak(unit, field).find(each => each.wall.id === wall);
  const tools = at === undefined ? undefined : toolsAgainst(unit, at.is, field);
  if (at === undefined || tools === undefined) return;
  const outOfControl = isOutOfControl(unit);
  strikeWall({ unit, wall, at: at.foot.at, tools: { ...tools, ...(outOfControl ? { outOfControl } : {}) } }, play);
}

/** Work on a wall, by hand or from afar. */
export interface WallStruck {
  readonly unit: Unit;
  readonly wall: string;
  readonly at: Point;
  readonly tools: Tools & { readonly outOfControl?: boolean };
}

/**
 * What work comes to: it is added to what was done there before, and when it is enough the wall comes down with those on it.
 *
 * @clause wrg/siege/breach/losses
 * @clause wrg/siege/breach/size
 */
export function strikeWall({ unit, wall, at, tools }: WallStruck, play: Play): void {
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
  tell({ kind: 'work', unit: unit.id, on: wall, means, figures, done, needed, because });
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

function bringDown(wall: string, is: WallKind, at: Point, field: Field, play: Play): void {
  const { state, rules, tell } = play;
  const { works } = state;
  if (works === undefined) return;
  const { bottom, top } = breachSize(rules).paces;
  const isStone = is === 'stone-wall' || is === 'stone-tower';
  const fallen = isStone ? menOn(at, top, field) : [];
  const lost = fallen.reduce((sum, { figures }) => sum + figures, 0);
  works.damage = works.damage.filter(each => each.wall !== wall || distance(each.at, at) > bottom / 2);
  if (is === 'fort-door' || is === 'house-door') works.down.push(gateAt(wall, at, field));
  else {
    const paces = isStone ? bottom : rules.optional.siege.work.palisade;
    works.gaps.push({ id: `breach-${works.gaps.length + 1}`, ...openingAt(wall, at, paces, field), rubble: isStone });
  }
  for (const ladder of works.material) {
    if (ladder.against === wall && distance(ladder.at, at) <= top / 2) ladder.against = null;
  }
  const because = [{ clause: 'wrg/siege/breach/size', because: 'enough has been done', effect: 'it is down' }] as const;
  tell({ kind: 'broken', on: wall, lost, because: isStone ? because : [] });
  for (const { unit, figures } of fallen) {
    takeOff(unit, figures);
    const lostBecause = [
      { clause: 'wrg/siege/breach/losses', because: 'on the wall that fell', effect: 'lost' },
    ] as const;
    const { figures: left, carried } = unit;
    tell({ kind: 'lost', unit: unit.id, figures, left, carried, because: lostBecause });
    if (left === 0) removeUnit(unit, 'destroyed', play);
  }
}

function openingAt(wall: string, { x, y }: Point, paces: number, field: Field): Opening {
  const line = lineOf(wall, field);
  return { wall, at: { x, y }, bearing: footOn({ x, y }, line)?.bearing ?? 0, paces };
}

/** A gate is open from end to end. */
function gateAt(wall: string, at: Point, field: Field): Opening {
  const line = lineOf(wall, field);
  const [from, to] = [line[0] ?? at, line.at(-1) ?? at];
  return openingAt(wall, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, distance(from, to), field);
}

function lineOf(wall: string, { table }: Field): readonly Point[] {
  const feature = table.features.find(({ id }) => id === wall);
  return feature !== undefined && 'line' in feature ? feature.line : [];
}

/** Figures who stand on the stretch of rampart that falls. */
function menOn(at: Point, width: number, field: Field): readonly { readonly unit: Unit; readonly figures: number }[] {
  return onTable(field.state).flatMap(unit => {
    if (rampartUnder(unit.placed, field) === undefined) return [];
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
