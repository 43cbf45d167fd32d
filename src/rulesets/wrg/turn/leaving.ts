import { counted, type Reason, reasonFor } from '../../../rulebook/index.js';
import {
  distanceBetweenQuads,
  onTable as isOnTable,
  measuredFrom,
  normalBearing,
  type Placed,
  quadOf,
  quadsOverlap,
  type Table,
  turnBetween,
  turned,
} from '../../../table/index.js';
import { returnThrow } from '../army/off-table.js';
import { tableOf } from '../ground.js';
import type { Away, Doing, Unit } from '../state.js';
import { freshPeriod, mainBodyOf, onTable } from '../units.js';
import { fieldOf } from './field.js';
import { TOUCH } from './frontage.js';
import { endMelees, removeUnit } from './losses.js';
import { marchesOffTheField } from './ordering/writing.js';
import type { Play } from './play.js';

/** Degrees of an about-face. */
const ABOUT = 180;

/**
 * A unit has come to the edge of the table: broken troops are dispersed, all others leave it, and may come back.
 *
 * @param one with what it set out to do: who turns off the table where he stands has not got on, and leaves it all the same, where
 *   `wrg/ruling/turned-off-the-table` has it so; what a test has told him ends there, or lasts (`wrg/ruling/instruction-off-the-table`)
 * @clause wrg/rout/dispersed
 * @clause wrg/leaving-field/return
 */
export function leaveTable(one: Leaver, play: Play): void {
  const { state, tell } = play;
  const { unit } = one;
  if (!goesOverTheEdge(one, play)) return;
  if (unit.rout !== null) {
    removeUnit(unit, 'dispersed', play);
    return;
  }
  unit.away = wayBackOf(unit, play);
  if (play.rules.field.playing.boundOffTable === 'ends') unit.bound = null;
  endMelees(unit, state);
  tell(
    { kind: 'gone', unit: unit.id, how: 'left-table', figures: unit.figures, because: [] },
    // Who goes as he lay, hidden, is not seen to go; when he comes back he is.
    unit.hidden === null ? undefined : [unit.side],
  );
  unit.hidden = null;
}

/** Where a unit that leaves the table may come back, and from when on it is thrown for that. */
function wayBackOf({ placed }: Unit, { state, scenario }: Pick<Play, 'state' | 'scenario'>): Away {
  const { at, facing } = facingTheTable(placed, tableOf(scenario, state));
  return { at: { x: at.x, y: at.y }, facing, from: state.period + 1, due: null, left: true };
}

/**
 * A unit as it is once it has gone over the edge of the table, for who looks ahead: nothing is carried out.
 *
 * @clause wrg/rout/dispersed
 * @clause wrg/leaving-field/return
 */
export function offTheTable(unit: Unit, play: Pick<Play, 'state' | 'scenario'>): Unit {
  return unit.rout === null
    ? { ...unit, away: wayBackOf(unit, play) }
    : { ...unit, gone: 'dispersed', rout: null, bound: null };
}

/**
 * A body at the edge of the table with its face to it: who has gone out as he faced comes back about-faced, and who has gone out backwards, or has turned to
 * front already, as he stands.
 *
 * @clause wrg/leaving-field/return
 */
function facingTheTable(placed: Placed, { width, height }: Pick<Table, 'width' | 'height'>): Placed {
  const corners = quadOf(placed);
  const edges = [
    { outward: 0, left: height - Math.max(...corners.map(({ y }) => y)) },
    { outward: 90, left: width - Math.max(...corners.map(({ x }) => x)) },
    { outward: 180, left: Math.min(...corners.map(({ y }) => y)) },
    { outward: 270, left: Math.min(...corners.map(({ x }) => x)) },
  ];
  const { outward } = edges.reduce((nearest, edge) => (edge.left < nearest.left ? edge : nearest));
  const facesOut = turnBetween(placed.facing, outward) < ABOUT / 2;
  return facesOut ? turned(placed, normalBearing(placed.facing + ABOUT)) : placed;
}

/** Whether a unit that comes to the edge of the table as it does this leaves it, or halts there. */
function leavesByEdge(unit: Unit, doing: Doing, play: Pick<Play, 'state' | 'scenario'>): boolean {
  if (unit.rout !== null) return true;
  // There are no friends to go to beyond it.
  if (unit.bound?.instruction === 'move-to-friends') return false;
  return leaves.includes(doing) || marchesOffTheField(unit, doing, play);
}

/** A unit that moves, and whether something has kept it on the table. */
interface Leaver {
  readonly unit: Unit;
  readonly doing: Doing;
  readonly stays?: true;
}

/** Whether a unit is off the table once its move has come to the edge: from then on it is on nobody's ground, and in nobody's way. */
export function goesOverTheEdge({ unit, doing, stays }: Leaver, play: Pick<Play, 'state' | 'scenario'>): boolean {
  return stays !== true && leavesByEdge(unit, doing, play);
}

/** Who comes to the edge with a will leaves by it; who only marches up to it halts there. */
const leaves: readonly Doing[] = ['retiring', 'evading', 'pursuing'];

/**
 * Throws for the units that are off the table: those that have left it and those whose time to arrive has come. In sight, they are back
 * after some periods; when no throw is left, they never come.
 *
 * @clause wrg/leaving-field/return
 * @clause wrg/leaving-field/delay
 * @clause wrg/setup/off-table-arrival
 */
export function throwForTheAbsent(play: Play): void {
  const { state, dice, rules } = play;
  const { periods, inSight, atOnce } = rules.army.ending.leaving;
  const needed = `${inSight} to come in sight, ${atOnce} to come on at once`;
  for (const unit of Object.values(state.units)) {
    const { away } = unit;
    // Only its own side hears of those who are out of sight; who comes in sight is seen in the distance by both.
    const tell: Play['tell'] = event => play.tell(event, [unit.side]);
    if (away === null || unit.gone !== null) continue;
    if (away.due !== null) {
      if (state.period >= away.due) comeOn(unit, play, []);
      continue;
    }
    if (state.period < away.from || waitsForItsUnit(unit, play)) continue;
    if (state.period >= away.from + periods) {
      // That it has left the table has been told when it did.
      for (const body of [unit, ...partsOffWith(unit, play)]) {
        const never = { kind: 'appeared', unit: body.id, how: 'never', because: [] } as const;
        removeUnit(body, 'left-table', { ...play, tell: event => tell(event.kind === 'gone' ? never : event) });
      }
      continue;
    }
    const thrown = returnThrow(unit.troops.training, dice, rules);
    if (thrown.kind === 'at-once') for (const part of partsOffWith(unit, play)) part.away.due = state.period;
    if (thrown.kind === 'at-once') comeOn(unit, play, [reasonFor('wrg/leaving-field/return', needed, 'comes on')]);
    if (thrown.kind === 'nothing') {
      const because = [reasonFor('wrg/leaving-field/return', needed, 'has to wait')];
      tell({ kind: 'appeared', unit: unit.id, how: 'not-yet', because });
    }
    if (thrown.kind !== 'in-sight') continue;
    for (const body of [{ away }, ...partsOffWith(unit, play)]) body.away.due = state.period + thrown.periods;
    const effect = `comes on in ${counted(thrown.periods, 'period')}`;
    const because = [reasonFor('wrg/leaving-field/delay', `${needed}; a second die for the delay`, effect)];
    play.tell({ kind: 'appeared', unit: unit.id, how: 'in-sight', because });
  }
}

/**
 * The sub-units of a unit that has not been on the table yet, which have been kept off it with their unit.
 *
 * @clause wrg/setup/off-table-arrival
 */
function partsOffWith(unit: Unit, { state }: Pick<Play, 'state'>): readonly (Unit & { away: Away })[] {
  if (unit.away === null || unit.away.left === true) return [];
  return Object.values(state.units).filter(
    (body): body is Unit & { away: Away } =>
      body.parent === unit.id && body.gone === null && body.away !== null && body.away.left !== true,
  );
}

/** Whether the dice of its unit are those of a sub-unit as well: both are still to come on for the first time. */
function waitsForItsUnit(unit: Unit, play: Pick<Play, 'state'>): boolean {
  const main = mainBodyOf(play.state, unit);
  return main !== unit && main.gone === null && partsOffWith(main, play).some(({ id }) => id === unit.id);
}

/**
 * Puts a unit where it comes on; as long as others stand there, or an enemy with whom it would be hand to hand, it waits, or comes on beside them
 * (`wrg/ruling/place-taken-to-come-on`).
 *
 * @clause wrg/leaving-field/return
 */
function comeOn(unit: Unit, play: Play, because: readonly Reason[]): void {
  const { state, tell } = play;
  if (unit.away === null) return;
  const how = unit.away.left === true ? 'came-back' : 'came-on';
  const { at, facing } = unit.away;
  const placed = freePlace(unit, { ...unit.placed, at, facing }, play);
  if (placed === undefined) {
    unit.away.due = state.period + 1;
    if (unit.away.waits === true) return;
    unit.away.waits = true;
    const barred = reasonFor('wrg/leaving-field/return', 'others stand at its place', 'comes on when they are gone');
    tell({ kind: 'appeared', unit: unit.id, how: 'waits', because: [...because, barred] }, [unit.side]);
    return;
  }
  unit.placed = placed;
  unit.away = null;
  unit.period = { ...freshPeriod(unit), appeared: 'came-on' };
  tell({ kind: 'appeared', unit: unit.id, how, because });
}

/** Where a unit finds room to come on: at its place, or beside it where the rules have it so. */
function freePlace(unit: Unit, place: Placed, { state, scenario, rules }: Play): Placed | undefined {
  const { table } = fieldOf(state, scenario, rules);
  const others = onTable(state);
  const isFree = (placed: Placed) => !others.some(other => isInTheWay(other, { unit, placed }, rules));
  if (isFree(place)) return place;
  if (rules.field.playing.placeTaken === 'waits') return undefined;
  const beside = measuredFrom(place);
  const step = place.stand.front;
  return Array.from({ length: Math.ceil((table.width + table.height) / step) }, (_, i) => (i + 1) * step)
    .flatMap(aside => [beside(-aside, 0), beside(aside, 0)])
    .map(({ x, y }) => ({ ...place, at: { x, y } }))
    .find(placed => quadOf(placed).every(corner => isOnTable(table, corner)) && isFree(placed));
}

/** Whether a body keeps another from coming on: it stands on its ground, or as an enemy so near that they would touch without a charge. */
function isInTheWay(other: Unit, coming: { unit: Unit; placed: Placed }, { field }: Play['rules']): boolean {
  const [there, here] = [quadOf(other.placed), quadOf(coming.placed)];
  if (other.side === coming.unit.side) return quadsOverlap(here, there);
  return distanceBetweenQuads(here, there) <= field.contact + TOUCH;
}
