import { counted } from '../../../../../rulebook/index.js';
import { depthOf, destination, type Point } from '../../../../../table/index.js';
import { freshUnit } from '../../../common/turn/state.js';
import { arrivedId, arrivedName } from '../../chance/arrived.js';
import type { Compass } from '../../chance/rules.js';
import type { Unit } from '../../state.js';
import type { TroopType } from '../../troops.js';
import { filesFor, placedOf } from '../../units.js';
import { choose, type Drawn, hasRoom, reasonOf } from './at.js';

/**
 * Figures that appear on the middle of a side of the table: foot or horse, as their side chooses.
 *
 * @clause cady/events/event/over-here
 * @clause cady/events/dice/reinforcement-side
 */
export function comeToHelp(at: Drawn): void {
  const { rules } = at.context;
  const { help, numbers } = rules.chance;
  const edge = edgeOf(at);
  const [arm] = choose(at, at.side, ['infantry', 'cavalry']);
  const fresh = newUnit(at, arm === 'cavalry' ? help.cavalry : help.infantry, numbers['help-figures'], edge.facing);
  comeOn(at, fresh, edge, edge.length / 2);
}

/**
 * Foot and horse that come on where their side chooses, to the centimetre, on one side of the table.
 *
 * @clause cady/events/event/reinforcements
 */
export function reinforce(at: Drawn): void {
  const { rules } = at.context;
  const { help, numbers } = rules.chance;
  const edge = edgeOf(at);
  const foot = newUnit(at, help.infantry, numbers['foot-that-come'], edge.facing);
  const horse = newUnit(at, help.cavalry, numbers['horse-that-come'], edge.facing);
  const places = along(edge.length, 1).filter(cm => hasRoom({ ...foot, at: edge.at(cm, foot) }, at));
  const [chosen] = choose(at, at.side, places.map(String));
  const cm = chosen === undefined ? edge.length / 2 : Number(chosen);
  comeOn(at, foot, edge, cm);
  comeOn(at, horse, edge, cm);
}

/** A side of the table. */
interface Edge {
  readonly length: number;
  /** The way inward. */
  readonly facing: number;
  /** Where the front of a unit stands that has come on so many cm along it. */
  at(cm: number, unit: Unit): Point;
}

function edgeOf({ table, context: { dice, rules } }: Drawn): Edge {
  const from = rules.chance.helpFrom[dice.roll(rules.chance.helpFrom.length) - 1] ?? nowhere;
  const { width, height } = table;
  const upright = from.east || from.west;
  const facing = from.north ? 180 : from.south ? 0 : from.east ? 270 : 90;
  return {
    length: upright ? height : width,
    facing,
    at: (cm, unit) => {
      const edge = upright ? { x: from.east ? width : 0, y: cm } : { x: cm, y: from.north ? height : 0 };
      return destination(edge, facing, depthOf(placedOf(unit, rules)));
    },
  };
}

const nowhere: Compass = { north: true, south: false, east: false, west: false };

function along(length: number, step: number): number[] {
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, i) => i * step);
}

/** Sets a unit on the table where there is room for it, as near to a place as can be. */
function comeOn(at: Drawn, unit: Unit, edge: Edge, cm: number): void {
  const { state, context } = at;
  const near = along(edge.length, 1).sort((a, b) => Math.abs(a - cm) - Math.abs(b - cm));
  const free = [cm, ...near].find(each => hasRoom({ ...unit, at: edge.at(each, unit) }, at));
  if (free === undefined) return;
  unit.at = edge.at(free, unit);
  state.units[unit.id] = unit;
  const because = [reasonOf(at, `${counted(unit.figures, 'figure comes', 'figures come')} on`)];
  context.tell({ kind: 'arrived', unit: unit.id, at: { x: unit.at.x, y: unit.at.y }, because });
}

function newUnit(at: Drawn, type: TroopType, figures: number, facing: number): Unit {
  const { rules, turn } = at.context;
  const { arm, like, title } = rules.troops[type];
  const id = arrivedId(at.side, arm, turn);
  return {
    id,
    side: at.side,
    name: arrivedName(id) ?? title,
    type,
    strength: figures,
    general: false,
    figures,
    at: { x: 0, y: 0 },
    facing,
    files: filesFor(undefined, type, figures, rules),
    gap: 0,
    brigade: null,
    loaded: true,
    order: 'H',
    friendlyFireOn: 0,
    gun: null,
    dragoons: like === 'dragoons' ? { as: type, horses: null, changedOn: 0 } : null,
    ...freshUnit({ figures, facing }),
  };
}
