import {
  distance,
  onTable as liesOn,
  measuredFrom,
  type Point,
  quadOf,
  quadsOverlap,
} from '../../../../table/index.js';
import { sheetOfType } from '../../rules/army/sheets.js';
import { canBreak, type SiegeMeans } from '../../siege/breach.js';
import { carriage, ladderErecting } from '../../siege/carriage.js';
import { closeness } from '../../siege/closeness.js';
import { isShed } from '../../siege/sheds.js';
import { type AtWall, squaredUp, standsAcrossWall, wallsBefore } from '../../siege/walls.js';
import { mayWork } from '../../siege/working-party.js';
import type { Material, WallKind, Work } from '../../siege/works.js';
import type { Unit } from '../../state.js';
import { isFighting, onTable } from '../../units.js';
import { type Field, fieldOf } from '../field.js';
import type { Play } from '../play.js';
import { normalMoveOf } from '../sorcery/moving.js';
import { buildOn, ditchesBefore, fillDitch, isUnderConstruction } from './building.js';
import { carriedBy, handsOn, paceWithMaterial } from './carrying.js';
import { isClimbable } from './crossing.js';
import { strikeWall } from './falling.js';
import { digMines, mineAimFaults } from './mining.js';
import { looksThrough } from './openings.js';
import { isOutOfControl, paceOf } from './pace.js';
import { leaveSheds, lyingNear, manShed } from './towers.js';

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

/** The walls at whose foot a unit could raise the ladders that it carries, or to which it has rolled its tower. */
export function wallsForLadders(unit: Unit, field: Field): readonly AtWall[] {
  if (!mayWork({ ...unit.troops, dismounted: unit.dismounted }, field.rules)) return [];
  return wallsBefore(unit.placed, field).filter(({ is }) => waysUp(unit, is, field).length > 0);
}

/** What a unit has in hand to get over a wall with. */
function waysUp(unit: Unit, is: WallKind, { state, rules }: Field): readonly Material[] {
  return carriedBy(unit, state).filter(({ kind, parts }) => {
    if (parts === true || (kind !== 'scaling-ladder' && kind !== 'tower')) return false;
    return isClimbable(is, kind, rules);
  });
}

/** The walls and gates before a unit that it could break down. */
export function wallsToBreak(unit: Unit, field: Field): readonly AtWall[] {
  return wallsBefore(unit.placed, field).filter(({ is }) => toolsAgainst(unit, is, field) !== undefined);
}

/**
 * Those who stand at a wall come up square to it, whose order has brought them there: its garrison to its rampart, its enemies to its foot, with what they
 * carry, as far as they have any move left.
 *
 * @clause wrg/siege/material/penthouse-tower
 */
export function lineUpAtWalls(play: Play): void {
  const { state } = play;
  if (state.works === undefined) return;
  const field = fieldOf(state, play.scenario, play.rules);
  for (const unit of onTable(state)) {
    if (unit.rout !== null || unit.pursuit !== null || isFighting(state, unit) || looksThrough(unit, field)) continue;
    const [at] = wallsBefore(unit.placed, field, closeness.nearlyThere);
    if (at === undefined || standsAcrossWall(unit.placed, field.table)) continue;
    const placed = squaredUp(unit.placed, at.foot);
    const paces = distance(unit.placed.at, placed.at);
    const left = Math.min(normalMoveOf(unit, play.rules), paceWithMaterial(unit, field)) - unit.period.moved;
    if (paces === 0 || paces > left) continue;
    const quad = quadOf(placed);
    const isFree =
      quad.every(corner => liesOn(field.table, corner)) &&
      !standsAcrossWall(placed, field.table) &&
      onTable(state).every(other => other === unit || !quadsOverlap(quad, quadOf(other.placed)));
    if (!isFree) continue;
    unit.placed = placed;
    const { work } = unit.period.conduct;
    // Who builds steps up to what he has put up himself.
    if (work === undefined || !('build' in work)) unit.period.moved += paces;
  }
}

/** Work that a unit goes on with when it is out of control, and at which it is told from troops of another kind. */
function isTask(work: Work): boolean {
  return 'ladders' in work || 'break' in work || 'mine' in work || 'build' in work || 'fill' in work;
}

/**
 * A period's work at a siege, of all who stood at it for the whole of it: ladders are raised, tunnels dug, works built, towers manned, and what has
 * been worked at long enough is broken down.
 *
 * @clause wrg/siege/material/ladder-erect
 * @clause wrg/siege/destroy/fort-door
 * @clause wrg/siege/destroy/stone-wall
 * @clause wrg/siege/destroy/house-door
 */
export function workAtWalls(play: Play): void {
  const { state } = play;
  if (state.works === undefined) return;
  leaveSheds(play);
  standLadders(play);
  const before = state.works.tasks;
  state.works.tasks = {};
  const diggers: { readonly unit: Unit; readonly aim: Point }[] = [];
  for (const unit of onTable(state)) {
    const work = isOutOfControl(unit) ? before[unit.id] : unit.period.conduct.work;
    if (work === undefined || !isAtWork(unit, play)) continue;
    if (isTask(work)) state.works.tasks[unit.id] = work;
    if ('mine' in work) diggers.push({ unit, aim: work.mine });
    else doWork(unit, work, play);
  }
  digMines(diggers, play);
  leaveWhatIsDone(play);
}

/**
 * Who has done what he was at is at work no more: the wall is down, the ladders stand, the fascines lie in the ditch. Out of control he does not stay at it.
 *
 * @clause wrg/siege/working/uncontrolled
 */
function leaveWhatIsDone({ state, scenario, rules }: Play): void {
  const { works } = state;
  if (works === undefined) return;
  const field = fieldOf(state, scenario, rules);
  for (const [id, work] of Object.entries(works.tasks)) {
    const unit = state.units[id];
    if (unit === undefined || !isUnfinished(unit, work, field)) delete works.tasks[id];
  }
}

/** Whether there is more to do of what a unit was at. */
function isUnfinished(unit: Unit, work: Work, field: Field): boolean {
  if ('break' in work) return wallsToBreak(unit, field).some(({ wall }) => wall.id === work.break);
  if ('ladders' in work) return wallsForLadders(unit, field).some(({ wall }) => wall.id === work.ladders);
  if ('fill' in work) return ditchesBefore(unit, field).includes(work.fill);
  if ('build' in work) return isUnderConstruction(unit, work, field);
  return 'mine' in work && mineAimFaults(unit, work.mine, field).length === 0;
}

function doWork(unit: Unit, work: Exclude<Work, { readonly mine: unknown }>, play: Play): void {
  const { state, scenario, rules } = play;
  const field = fieldOf(state, scenario, rules);
  if ('ladders' in work) raiseLadders(unit, work.ladders, field, play);
  else if ('break' in work) breakDown(unit, work.break, field, play);
  else if ('build' in work) buildOn(unit, work, play);
  else if ('man' in work) manShed(unit, work, play);
  else if ('take' in work) takeUp(unit, work.take, field, play);
  else if ('fill' in work) fillDitch(unit, work.fill, play);
}

/** Whether a unit has stood at its work for a whole period. */
function isAtWork(unit: Unit, { state }: Play): boolean {
  return unit.rout === null && unit.period.moved < SHUFFLE && !isFighting(state, unit);
}

/** Who has moved less than this, in paces, has not left his work. */
const SHUFFLE = 1;

/** Where ladders need no time to be raised, they stand as soon as their bearers do. */
function standLadders(play: Play): void {
  const { state, scenario, rules } = play;
  if (ladderErecting(rules) > 0) return;
  const field = fieldOf(state, scenario, rules);
  for (const unit of onTable(state)) {
    const [at] = unit.rout === null && !isFighting(state, unit) ? wallsForLadders(unit, field) : [];
    if (at !== undefined) raiseLadders(unit, at.wall.id, field, play);
  }
}

/**
 * A unit raises its ladders at a wall, or lets down the bridge of the tower that it has brought there: ladders stand when so many periods have
 * been spent on them, a tower has been raised before it came.
 *
 * @clause wrg/siege/material/ladder-erect
 */
function raiseLadders(unit: Unit, wall: string, field: Field, { rules, tell }: Play): void {
  const at = wallsForLadders(unit, field).find(each => each.wall.id === wall);
  if (at === undefined) return;
  const ways = waysUp(unit, at.is, field);
  const width = unit.placed.files * unit.placed.stand.front;
  const periods = ladderErecting(rules);
  for (const [i, ladder] of ways.entries()) {
    ladder.raising = (ladder.raising ?? 0) + 1;
    if (ladder.kind === 'scaling-ladder' && ladder.raising < periods) continue;
    delete ladder.raising;
    const { x, y } = measuredFrom(unit.placed)(((i + 0.5) / ways.length - 0.5) * width, 0);
    ladder.at = { x, y };
    ladder.facing = unit.placed.facing;
    ladder.against = wall;
  }
  if (ways.every(({ against }) => against === null)) return;
  const isTower = ways.some(({ kind }) => kind === 'tower');
  const because = [
    isTower
      ? ({ clause: 'wrg/siege/material/penthouse-tower', because: 'rolled up to it', effect: 'men can cross' } as const)
      : ({ clause: 'wrg/siege/material/ladder-erect', because: 'a whole period at it', effect: 'they stand' } as const),
  ];
  tell({ kind: 'siege', unit: unit.id, on: wall, what: isTower ? 'tower-at-wall' : 'ladders-raised', because });
}

function breakDown(unit: Unit, wall: string, field: Field, play: Play): void {
  const at = wallsToBreak(unit, field).find(each => each.wall.id === wall);
  const tools = at === undefined ? undefined : toolsAgainst(unit, at.is, field);
  if (at === undefined || tools === undefined) return;
  strikeWall({ unit, wall, at: at.foot.at, tools: { ...tools, ...paceOf(unit, play) } }, play);
}

/** A unit takes up a piece that lies near it. */
function takeUp(unit: Unit, id: string, field: Field, { tell }: Play): void {
  const piece = takenBy(unit, field).find(each => each.id === id);
  if (piece === undefined) return;
  piece.by = unit.id;
  const { x, y } = unit.placed.at;
  if (!isShed(piece)) piece.at = { x, y };
  tell({ kind: 'siege', unit: unit.id, on: id, what: 'taken', because: [] });
}

/**
 * What lies near a unit that it has men enough to carry besides what it has.
 *
 * @clause wrg/siege/working/who
 */
export function takenBy(unit: Unit, field: Field): readonly Material[] {
  const { state, rules } = field;
  if (!mayWork({ ...unit.troops, dismounted: unit.dismounted }, rules)) return [];
  const carried = carriedBy(unit, state);
  return lyingNear(unit, field).filter(piece => {
    if (piece.parts === true) return false;
    const hands = handsOn(unit, [...carried, piece], { rules }).get(piece.id) ?? 0;
    return carriage({ material: piece.kind, figures: hands }, rules).moves;
  });
}
