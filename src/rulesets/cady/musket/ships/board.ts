import { counted } from '../../../../rulebook/index.js';
import {
  destination,
  distanceBetweenQuads,
  onTable,
  type Placed,
  quadOf,
  quadsOverlap,
  type Table,
  toGrid,
} from '../../../../table/index.js';
import { solidUnder } from '../../common/turn/ground.js';
import { freshUnit } from '../../common/turn/state.js';
import { ammunition } from '../artillery.js';
import type { MusketRules } from '../rules.js';
import type { Aboard, Gun, MusketState, Unit } from '../state.js';
import { inPlay, placedOf, troopOf, unitCost } from '../units.js';
import { hullOf, type Mount, type Vessel } from './vessel.js';

/** The units on board of a vessel. */
export function onBoard(vessel: Pick<Vessel, 'id'>, state: MusketState): Unit[] {
  return inPlay(state).filter(({ aboard }) => aboard?.vessel === vessel.id);
}

/** Whether a unit is one of a vessel's own guns. */
export function isOwnGun({ aboard }: Pick<Unit, 'aboard'>): boolean {
  return aboard?.deck === 'gun-deck';
}

/**
 * Why a vessel does not take a unit; `undefined` when it does.
 *
 * Source: Musket Period Rules > Optional Rules > Ships; River Boats.
 *
 * @clause cady/musket/ship/load
 * @clause cady/musket/boat/capacity
 * @clause cady/musket/boat/horse-artillery
 * @clause cady/musket/boat/no-12-pounder
 */
export function noRoomFor(unit: Unit, vessel: Vessel, state: MusketState, rules: MusketRules): string | undefined {
  const there = onBoard(vessel, state).filter(other => !isOwnGun(other) && other.id !== unit.id);
  return noRoomAmong(unit, vessel, there, rules);
}

/** What goes on board of a vessel, or is there. */
type Load = Pick<Unit, 'type' | 'figures'>;

/**
 * Why a vessel with others on board does not take a unit; `undefined` when it does.
 *
 * Source: Musket Period Rules > Optional Rules > Ships; River Boats.
 *
 * @clause cady/musket/ship/load
 * @clause cady/musket/boat/capacity
 * @clause cady/musket/boat/horse-artillery
 * @clause cady/musket/boat/no-12-pounder
 */
export function noRoomAmong(
  unit: Load,
  vessel: Pick<Vessel, 'kind' | 'boats'>,
  there: readonly Load[],
  rules: MusketRules,
): string | undefined {
  if (vessel.kind === 'boat') return there.length > 0 ? 'it is taken' : tooMuchForBoat(unit, vessel, rules);
  const { mostUnits, mostPoints } = rules.ships.frigate;
  const points = [...there, unit].reduce((sum, each) => sum + unitCost(each.type, each.figures, rules), 0);
  if (there.length >= mostUnits) return `she carries ${counted(mostUnits, 'unit')} at most`;
  return points > mostPoints ? `she carries ${counted(mostPoints, 'point')} at most, not ${points}` : undefined;
}

function tooMuchForBoat(unit: Load, { boats }: Pick<Vessel, 'boats'>, rules: MusketRules): string | undefined {
  const { arm, stand, gun } = troopOf(unit, rules);
  const { boat } = rules.ships;
  if (arm !== 'artillery') {
    const [most, stands] = [boats * boat[arm], Math.ceil(unit.figures / stand.figures)];
    return stands > most ? `it carries ${counted(most, 'stand')} at most, not ${stands}` : undefined;
  }
  const needs =
    gun === 'twelve-pounder-cannon'
      ? boat.twelvePounder
      : gun === 'six-pounder-horse-artillery'
        ? boat.horseArtillery
        : boat.gun;
  if (needs === null) return 'no boat carries a 12 pd cannon';
  return needs > boats ? `the gun needs ${counted(needs, 'boat')}` : undefined;
}

/** Puts a unit on board, and where it stands there. */
export function goAboard(unit: Unit, vessel: Vessel, aboard: Aboard, rules: MusketRules): void {
  unit.aboard = aboard;
  unit.gap = 0;
  delete unit.square;
  const open = aboard.deck === 'boat' || aboard.deck === 'top' ? { open: true as const } : {};
  unit.house = { id: vessel.id, storey: 1, onFloor: unit.figures, ...open };
  const { stand } = troopOf(unit, rules);
  const stands = Math.max(1, Math.ceil(unit.figures / stand.figures));
  unit.files = Math.min(stands, Math.max(1, Math.floor(vessel.beam / stand.front)));
  carry(unit, vessel, rules);
}

/** Takes a unit along with its vessel. */
export function carry(unit: Unit, vessel: Vessel, rules: MusketRules): void {
  const { aboard } = unit;
  if (aboard === undefined) return;
  const { at, facing, length, beam } = vessel;
  const astern = facing + 180;
  if (aboard.port !== undefined) {
    const { side, place } = aboard.port;
    const turn = side === 'port' ? 270 : 90;
    const spine = destination(at, astern, (length * place) / (rules.ships.frigate.gunsEachSide + 1));
    const muzzle = destination(spine, facing + turn, beam / 2);
    unit.at = { x: toGrid(muzzle.x), y: toGrid(muzzle.y) };
    unit.facing = toGrid((facing + turn) % 360);
  } else {
    // A gun on the bow stands at it, and others in the middle.
    const depth = quadDepth(unit, rules);
    const back = unit.gun?.mount?.solidOnly === true ? 0 : Math.max(0, (length - depth) / 2);
    const front = destination(at, astern, back);
    unit.at = { x: toGrid(front.x), y: toGrid(front.y) };
    unit.facing = facing;
  }
  unit.turn.facing = unit.facing;
}

function quadDepth(unit: Unit, rules: MusketRules): number {
  const { stand } = troopOf(unit, rules);
  return Math.ceil(Math.ceil(unit.figures / stand.figures) / unit.files) * stand.depth;
}

/** Whether a unit stands near enough to a vessel to go on board. */
export function isBeside(unit: Unit, vessel: Vessel, rules: MusketRules): boolean {
  return (
    toGrid(distanceBetweenQuads(quadOf(placedOf(unit, rules)), quadOf(hullOf(vessel)))) <= rules.ships.boat.boardsWithin
  );
}

/** Puts a unit ashore, as near to its vessel as there is room; says whether there was any. */
export function goAshore(unit: Unit, vessel: Vessel, state: MusketState, table: Table, rules: MusketRules): boolean {
  const others = inPlay(state).filter(({ id, house }) => id !== unit.id && house === undefined);
  const ground = others.map(other => quadOf(placedOf(other, rules)));
  const { stand } = troopOf(unit, rules);
  const stands = Math.max(1, Math.ceil(unit.figures / stand.figures));
  const free = (placed: Placed): boolean => {
    const quad = quadOf(placed);
    return (
      quad.every(corner => onTable(table, corner)) &&
      solidUnder(placed, table) === undefined &&
      ground.every(other => !quadsOverlap(quad, other, rules.table.crowding))
    );
  };
  for (let away = 0; away <= rules.ships.boat.landsWithin; away += 0.5) {
    for (const { from, out } of gangways(vessel)) {
      for (const files of new Set([Math.min(stands, rules.defaultAbreast.infantry), Math.min(stands, 2), 1])) {
        const depth = Math.ceil(stands / files) * stand.depth;
        const at = destination(from, out, away + depth);
        const placed: Placed = { stand, figures: unit.figures, files, at, facing: out };
        if (!free(placed)) continue;
        delete unit.aboard;
        delete unit.house;
        if (unit.gun !== null) delete unit.gun.mount;
        unit.at = { x: toGrid(at.x), y: toGrid(at.y) };
        unit.facing = toGrid(out);
        unit.turn.facing = unit.facing;
        unit.files = files;
        return true;
      }
    }
  }
  return false;
}

/** Where one leaves a vessel, and which way: a boat over its bow, a ship anywhere over her sides. */
function gangways({ at, facing, length, beam, kind }: Vessel): { readonly from: Placed['at']; readonly out: number }[] {
  const turned = (turn: number) => (facing + turn + 360) % 360;
  if (kind === 'boat') return [0, 0.5, -0.5, 1, -1].map(part => ({ from: at, out: turned(part * 90) }));
  return [0.5, 0.5 / 2, 1 - 0.5 / 2].flatMap(along => {
    const spine = destination(at, facing + 180, length * along);
    return [90, 270].map(turn => ({ from: destination(spine, facing + turn, beam / 2), out: turned(turn) }));
  });
}

/**
 * The guns that a vessel brings with her, with their crews: four on each side of a frigate, one on the bow of a boat.
 *
 * Source: Musket Period Rules > Optional Rules > Ships; Shipboard Artillery; River Boats.
 *
 * @clause cady/musket/ship/frigate-guns
 * @clause cady/musket/ship/gun-projectiles
 * @clause cady/musket/ship/unlimited-shot
 * @clause cady/musket/ship/gun-rate
 * @clause cady/musket/boat/bow-gun
 */
export function gunsOf(vessel: Vessel, bowGun: boolean, rules: MusketRules): readonly Unit[] {
  const { frigate } = rules.ships;
  if (vessel.kind === 'boat') {
    if (!bowGun) return [];
    const mount: Mount = { pivot: 0, every: 1, endless: false, sway: 1, solidOnly: true, covered: false, silentOn: 0 };
    const aboard: Aboard = { vessel: vessel.id, deck: 'gun-deck', since: 0 };
    return [
      gunAboard(`${vessel.id}-gun`, `the bow gun of ${vessel.name}`, 'six-pounder-cannon', {
        vessel,
        aboard,
        mount,
        rules,
      }),
    ];
  }
  const { pivot, turnsToLoad: every, variationTimes: sway, crewsCovered: covered } = frigate;
  return (['port', 'starboard'] as const).flatMap(side =>
    Array.from({ length: frigate.gunsEachSide }, (_, i) => {
      const mount: Mount = { pivot, every, endless: true, sway, solidOnly: false, covered, silentOn: 0 };
      const aboard: Aboard = { vessel: vessel.id, deck: 'gun-deck', since: 0, port: { side, place: i + 1 } };
      const [id, name] = [`${vessel.id}-${side}-${i + 1}`, `${side} gun ${i + 1} of ${vessel.name}`];
      return gunAboard(id, name, 'twelve-pounder-cannon', { vessel, aboard, mount, rules });
    }),
  );
}

function gunAboard(
  id: string,
  name: string,
  type: 'six-pounder-cannon' | 'twelve-pounder-cannon',
  on: { readonly vessel: Vessel; readonly aboard: Aboard; readonly mount: Mount; readonly rules: MusketRules },
): Unit {
  const { vessel, aboard, mount, rules } = on;
  const { crew = 0 } = rules.troops[type];
  const { facing, side, at } = vessel;
  const gun: Gun = {
    ...ammunition(type, rules),
    firedOn: 0,
    spiked: false,
    spareCrew: 0,
    standing: true,
    mount,
    of: vessel.id,
  };
  const unit: Unit = {
    id,
    side,
    name,
    type,
    strength: crew,
    general: false,
    figures: crew,
    at: { x: at.x, y: at.y },
    facing,
    files: 1,
    gap: 0,
    brigade: null,
    loaded: true,
    order: 'H',
    friendlyFireOn: 0,
    gun,
    dragoons: null,
    ...freshUnit({ figures: crew, facing }),
  };
  goAboard(unit, vessel, aboard, rules);
  return unit;
}
