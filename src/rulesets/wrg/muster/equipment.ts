import type { EquipmentEntry } from '../army/army-list.js';
import type { EquipmentItem } from '../rules/army/points.js';
import type { SiegeMaterial } from '../rules/optional/siege.js';
import type { WrgRules } from '../rules.js';
import type { WrgScenario } from '../schema.js';
import { fortAround } from '../siege/walls.js';
import type { SideId } from '../state.js';
import { builtBefore, caltropsOf } from './field-works.js';

/** Siege material as the list of points has it; what is missing the list does not price. */
const priced: { readonly [M in SiegeMaterial]?: EquipmentItem } = {
  'scaling-ladder': 'scaling-ladder',
  ram: 'ram',
  penthouse: 'wheeled-penthouse',
  tower: 'wheeled-tower',
  pontoon: 'pontoon',
};

/**
 * What a side has besides troops: what its list names, and the siege material, walls, field works and caltrops that the scenario gives it, as far as
 * the list does not name that already.
 *
 * @clause wrg/points/ladder
 * @clause wrg/points/ram
 * @clause wrg/points/penthouse
 * @clause wrg/points/tower
 * @clause wrg/points/pontoon
 * @clause wrg/points/mantlet
 */
export function equipmentOf(scenario: WrgScenario, side: SideId, rules: WrgRules): readonly EquipmentEntry[] {
  const listed = scenario.sides[side]?.equipment ?? [];
  const named = (of: EquipmentEntry) =>
    listed.filter(({ item, training }) => item === of.item && training === of.training).reduce(countOf, 0);
  const given = [
    ...materialOf(scenario, side),
    ...pavisesOf(scenario, side),
    ...builtBefore(scenario, side, rules),
    ...caltropsOf(scenario, side, rules),
  ];
  const more = summed(given).flatMap((entry): EquipmentEntry[] => {
    const count = entry.count - named(entry);
    return count > 0 ? [{ ...entry, count }] : [];
  });
  return [...listed, ...more];
}

const countOf = (sum: number, { count }: EquipmentEntry): number => sum + count;

/** Entries of one item and one price as one. */
function summed(entries: readonly EquipmentEntry[]): readonly EquipmentEntry[] {
  const kinds = new Map(entries.map(entry => [`${entry.item} ${entry.training}`, entry]));
  return [...kinds.values()].map(kind => ({
    ...kind,
    count: entries.filter(({ item, training }) => item === kind.item && training === kind.training).reduce(countOf, 0),
  }));
}

function materialOf(scenario: WrgScenario, side: SideId): readonly EquipmentEntry[] {
  const army = scenario.sides[side];
  return (scenario.works?.material ?? []).flatMap(({ kind, with: bearers, at }): EquipmentEntry[] => {
    const item = priced[kind];
    if (item === undefined || army === undefined) return [];
    const training = bearers === undefined ? undefined : trainingOf(bearers, scenario, side);
    if (training !== undefined) return [{ item, count: 1, training }];
    return bearers === undefined && at !== undefined && liesWith(at, scenario) === side
      ? [{ item, count: 1, training: army.training }]
      : [];
  });
}

/** Whose material is that lies about: within walls their holder's, before them the other side's. */
function liesWith([x, y]: readonly [number, number], scenario: WrgScenario): SideId | undefined {
  const within = fortAround({ x, y }, scenario)?.side;
  const holders = (scenario.works?.forts ?? []).map(({ side }) => side);
  const besiegers = Object.keys(scenario.sides).filter(side => !holders.includes(side));
  return within ?? (besiegers.length === 1 ? besiegers[0] : undefined);
}

function pavisesOf(scenario: WrgScenario, side: SideId): readonly EquipmentEntry[] {
  return (scenario.works?.pavises ?? []).flatMap(({ with: bearers, figures }): EquipmentEntry[] => {
    const training = trainingOf(bearers, scenario, side);
    return training === undefined ? [] : [{ item: 'mantlet', count: figures, training }];
  });
}

/** The training of a unit or sub-unit of a side. */
function trainingOf(id: string, { sides }: WrgScenario, side: SideId): EquipmentEntry['training'] | undefined {
  const bodies = (sides[side]?.units ?? []).flatMap(unit => [unit, ...unit.subUnits]);
  return bodies.find(body => body.id === id)?.training;
}
