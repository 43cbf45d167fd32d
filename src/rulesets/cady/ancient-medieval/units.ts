import { totalMoraleValue } from '../common/fighting/morale.js';
import { lineCost, type RosterLine } from './army/rosters.js';
import type { AncientMedievalRules } from './rules.js';
import type { AncientScenario } from './schema.js';
import type { AncientUnit, UnitId } from './state.js';
import { moraleValueOf } from './turn/works/ordered.js';

export { filesFor, inContact, inPlay, newFiles, placedOf, troopOf, unitOf } from '../common/turn/units.js';
export { moraleValueOf } from './turn/works/ordered.js';

/** A unit as a scenario writes it. */
export type UnitEntry = AncientScenario['sides'][string]['units'][number];

/** What of a unit its army list holds: all but where it stands and what it does there. */
export type ListedUnit = Pick<
  UnitEntry,
  'id' | 'type' | 'figures' | 'equipment' | 'loads' | 'crew' | 'imperial' | 'mercenary' | 'price' | 'century'
>;

/** Figures that a scenario gives a unit: a machine's full crew, and one of whoever fights alone, unless it says how many. */
export function figuresOf({ type, figures }: Pick<UnitEntry, 'type' | 'figures'>, rules: AncientMedievalRules): number {
  const { class: kind, individual, crew = 0 } = rules.troops[type];
  return figures ?? (kind === 'artillery' ? crew : individual ? 1 : 0);
}

/** Whether a unit of a scenario stands for several of one figure each: elephants, chariots, wagons, samurai, berserkers. */
export function fightsAlone({ type }: Pick<UnitEntry, 'type'>, rules: AncientMedievalRules): boolean {
  const { class: kind, individual } = rules.troops[type];
  return individual && kind !== 'artillery';
}

/** The names of the units that a unit of a scenario stands for: `elephants` of three are `elephants-1` to `elephants-3`. */
export function idsOf(entry: Pick<UnitEntry, 'id' | 'type' | 'figures'>, rules: AncientMedievalRules): UnitId[] {
  const figures = figuresOf(entry, rules);
  if (!fightsAlone(entry, rules) || figures <= 1) return [entry.id];
  return Array.from({ length: figures }, (_, i) => `${entry.id}-${i + 1}`);
}

/** A unit of a scenario as it stands on the roster. */
export function rosterLine(entry: ListedUnit, rules: AncientMedievalRules): RosterLine {
  const { id, type, equipment, loads, crew, century, imperial, mercenary, price } = entry;
  const special = [
    ...(imperial === true ? ['imperial'] : []),
    ...(mercenary === true ? ['mercenary'] : []),
    ...(equipment?.axes === undefined ? [] : ['axes']),
    ...(equipment?.caltrops === undefined ? [] : ['caltrops']),
  ];
  return {
    unit: id,
    type,
    figures: figuresOf(entry, rules),
    armor: rules.troops[type].armor,
    special,
    ...(equipment === undefined ? {} : { equipment }),
    ...(loads === undefined ? {} : { loads }),
    ...(crew === undefined ? {} : { warWagon: crew }),
    ...(imperial === undefined ? {} : { imperial }),
    ...(price === undefined ? {} : { hiredFor: price }),
    ...(century === undefined ? {} : { century: true }),
  };
}

/**
 * Points that each unit of a scenario costs, by the name it has in the battle. They count when an army is chosen and where a
 * scenario counts points, and in nothing between.
 *
 * @clause cady/common/cost/no-effect-in-play
 * @clause cady/common/cost/points-per-figure
 */
export function costsOf(
  { sides }: Pick<AncientScenario, 'sides'>,
  rules: AncientMedievalRules,
): Readonly<Record<UnitId, number>> {
  const entries = Object.values(sides).flatMap(({ units }) => units);
  return Object.fromEntries(
    entries.flatMap(entry => {
      const ids = idsOf(entry, rules);
      const cost = lineCost(rosterLine(entry, rules), rules) / ids.length;
      return ids.map(id => [id, cost] as const);
    }),
  );
}

/**
 * Points that a unit of the battle cost. Centuries of a cohort share its cost by the figures that they began with, and men who have left it for a gun.
 *
 * @clause cady/ancient-medieval/romans/cohort-size
 */
export function costsIn(
  scenario: Pick<AncientScenario, 'sides'>,
  rules: AncientMedievalRules,
): (unit: Pick<AncientUnit, 'id' | 'strength'> & Partial<Pick<AncientUnit, 'century' | 'detachedFrom'>>) => number {
  const costs = costsOf(scenario, rules);
  const figures: Record<UnitId, number> = {};
  for (const entry of Object.values(scenario.sides).flatMap(({ units }) => units)) {
    const ids = idsOf(entry, rules);
    for (const id of ids) figures[id] = figuresOf(entry, rules) / ids.length;
  }
  const costOf = (id: UnitId, strength: number) => ((costs[id] ?? 0) * strength) / (figures[id] ?? 1);
  const listed = (...ids: readonly (UnitId | null | undefined)[]) =>
    ids.find((id): id is UnitId => typeof id === 'string' && Object.hasOwn(costs, id)) ?? '';
  return ({ id, century, detachedFrom, strength }) => costOf(listed(id, detachedFrom, century), strength);
}

/**
 * Total morale value of a unit as it is now: of each figure times figures; 0 for whoever has no morale value.
 *
 * @clause cady/common/morale/total-morale-value
 * @clause cady/common/definition/tmv
 */
export function totalMoraleOf(unit: AncientUnit, rules: AncientMedievalRules): number {
  const morale = moraleValueOf(unit, rules);
  return morale === null ? 0 : totalMoraleValue({ morale, figures: unit.figures });
}
