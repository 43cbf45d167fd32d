import { distance, isBarrier, type Point, partsOf } from '../../../table/index.js';
import type { EquipmentEntry } from '../army/army-list.js';
import { carriesCaltrops, layCaltrops } from '../caltrops/caltrops.js';
import { tableOf } from '../ground.js';
import type { EquipmentItem } from '../rules/army/points.js';
import type { WrgRules } from '../rules.js';
import type { WrgScenario } from '../schema.js';
import { fortOfLine, ownerOfWall, wallKind } from '../siege/walls.js';
import type { WallKind } from '../siege/works.js';
import type { SideId } from '../state.js';
import { troopsOf } from './troops.js';

/** Walls as the list of points has them, and by how many paces; doors it does not price. */
const priced: { readonly [W in WallKind]?: { readonly item: EquipmentItem; readonly per: 'lengths' | 'towers' } } = {
  'stone-wall': { item: 'stone-curtain-wall', per: 'lengths' },
  'stone-tower': { item: 'stone-tower', per: 'towers' },
  palisade: { item: 'palisade', per: 'lengths' },
  'turf-wall': { item: 'bank', per: 'lengths' },
};

/** A stretch of something that was built before the battle. */
interface Stretch {
  readonly item: EquipmentItem;
  readonly side: SideId;
  readonly lots: number;
}

/**
 * What a side has built before the battle, by the list of points: the walls, palisades, banks and ditches of the scenario. They are of the side that
 * is named, or else of who holds the fort that they enclose or lie nearest to; what is neither is ground like any other.
 *
 * @clause wrg/points/palisade
 * @clause wrg/points/curtain-wall
 */
export function builtBefore(scenario: WrgScenario, side: SideId, rules: WrgRules): readonly EquipmentEntry[] {
  const { works, sides } = scenario;
  const training = sides[side]?.training;
  if (works === undefined || training === undefined) return [];
  const paces = rules.army.points.perLot;
  const walls = tableOf(scenario)
    .features.filter(isBarrier)
    .flatMap(({ id, line }): Stretch[] => {
      const kind = wallKind(id, { table: tableOf(scenario), scenario });
      const price = kind === undefined ? undefined : priced[kind];
      const of = price === undefined ? undefined : ownerOfWall({ id, line }, scenario);
      return price === undefined || of === undefined
        ? []
        : [{ item: price.item, side: of, lots: lengthOf(line) / paces[price.per] }];
    });
  const ditches = works.ditches.flatMap(({ line: points, side: named }): Stretch[] => {
    const line = points.map(([x, y]) => ({ x, y }));
    const of = named ?? fortOfLine(line, scenario)?.side;
    return of === undefined ? [] : [{ item: 'ditch', side: of, lots: lengthOf(line) / paces.lengths }];
  });
  const own = [...walls, ...ditches].filter(stretch => stretch.side === side);
  return [...new Set(own.map(({ item }) => item))].map(item => {
    const lots = own.filter(stretch => stretch.item === item).reduce((sum, stretch) => sum + stretch.lots, 0);
    // Lots that have been begun are paid for; a hair more than whole ones has not been begun.
    return { item, count: Math.ceil(Math.round(lots * 1000) / 1000), training };
  });
}

/**
 * The caltrops that units of a side carry or have laid.
 *
 * @clause wrg/points/caltrops
 */
export function caltropsOf(scenario: WrgScenario, side: SideId, rules: WrgRules): readonly EquipmentEntry[] {
  const army = scenario.sides[side];
  return (army?.units ?? []).flatMap((unit): EquipmentEntry[] => {
    const carries = scenario.caltrops?.some(each => each.unit === unit.id) === true;
    const troops = troopsOf(unit, unit.nation ?? army?.nation ?? '');
    if (!carries || !carriesCaltrops(troops, rules)) return [];
    const { frontage } = layCaltrops({ troops, figures: unit.figures }, rules);
    return [
      { item: 'caltrops', count: Math.ceil(frontage / rules.army.points.perLot.lengths), training: unit.training },
    ];
  });
}

function lengthOf(line: readonly Point[]): number {
  return partsOf(line).reduce((sum, { from, to }) => sum + distance(from, to), 0);
}
