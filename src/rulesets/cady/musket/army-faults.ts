import { type ClauseId, counted, type Violation } from '../../../rulebook/index.js';
import { armShareFaults } from '../common/army/roster.js';
import type { OfficerRank } from './officers.js';
import type { MusketRules } from './rules.js';
import type { MusketScenario } from './schema.js';
import type { Troop } from './troops.js';
import { unitCost } from './units.js';

/** A unit as an army list has it, wherever it stands. */
export type ListedUnit = Pick<MusketScenario['sides'][string]['units'][number], 'type'> &
  Partial<MusketScenario['sides'][string]['units'][number]>;

/**
 * Faults of one army list: sizes of units, points spent, and the share of artillery and of cavalry.
 *
 * @clause cady/common/unit/min-size-6
 * @clause cady/common/unit/max-size-36
 * @clause cady/common/unit/like-type
 * @clause cady/common/cost/artillery-limit-one-third
 * @clause cady/common/cost/cavalry-limit-one-third
 * @clause cady/common/cost/limits-waived-by-agreement
 * @clause cady/common/army/select-units
 * @clause cady/musket/setup/buy-army
 * @clause cady/common/cost/unequal-armies
 */
export function armyFaults(
  units: readonly ListedUnit[],
  path: string,
  scenario: Pick<MusketScenario, 'points' | 'agreed'>,
  rules: MusketRules,
  /** Points of what it has besides units. */
  besides = 0,
): Violation[] {
  const violations: Violation[] = [];
  const spent = { infantry: 0, cavalry: 0, artillery: 0 };
  units.forEach((entry, i) => {
    const troop = rules.troops[entry.type];
    const figures = entry.figures ?? troop.crew ?? 0;
    spent[troop.arm] += unitCost(entry.type, figures, rules) + extrasCost(entry, rules);
    violations.push(...extrasFaults(entry, troop, `${path}.units[${i}]`));
    const at = `${path}.units[${i}].figures`;
    if (troop.arm === 'artillery') {
      if (figures !== troop.crew) {
        violations.push({
          path: at,
          clause: 'cady/musket/artillery/crew/full',
          problem: `a ${troop.title} has a crew of ${troop.crew}, not ${figures}`,
          mend: 'leave figures out: a piece comes with its full crew',
        });
      }
      return;
    }
    if (entry.figures === undefined) {
      violations.push({
        path: at,
        clause: 'cady/common/unit/min-size-6',
        problem: 'the number of figures is missing',
        mend: `give ${rules.unitSize.from} to ${counted(rules.unitSize.to, 'figure')}`,
      });
    } else if (
      !scenario.agreed.includes('unit-size') &&
      (figures < rules.unitSize.from || figures > rules.unitSize.to)
    ) {
      const clause: ClauseId =
        figures < rules.unitSize.from ? 'cady/common/unit/min-size-6' : 'cady/common/unit/max-size-36';
      violations.push({
        path: at,
        clause,
        problem: `a unit cannot have ${counted(figures, 'figure')}`,
        mend: `give ${rules.unitSize.from} to ${rules.unitSize.to}, or agree on "unit-size"`,
      });
    }
  });
  const officers = units.reduce((sum, { officer }) => sum + officerCost(officer?.rank, rules), 0);
  return violations.concat(pointFaults(spent, besides + officers, path, scenario, rules));
}

/**
 * Points of the rounds and the gunners that are bought besides.
 *
 * @clause cady/musket/cost/extra-rounds
 * @clause cady/musket/cost/extra-crew
 */
export function extrasCost(
  { loads = 0, crews = 0 }: Pick<ListedUnit, 'loads' | 'crews'>,
  { artillery: { extras } }: MusketRules,
): number {
  return loads * extras.load + crews * extras.crew;
}

/**
 * Points of a personal command figure.
 *
 * @clause cady/musket/optional/personal-command
 */
export function officerCost(rank: OfficerRank | undefined, { officers }: MusketRules): number {
  return rank === undefined ? 0 : officers[rank].cost;
}

function extrasFaults({ loads, crews }: ListedUnit, { arm, title }: Troop, path: string): readonly Violation[] {
  if (arm === 'artillery') return [];
  const fault = (what: string, clause: ClauseId) => ({
    path: `${path}.${what}`,
    clause,
    problem: `${title} are no gun`,
    mend: 'leave it out',
  });
  return [
    ...(loads === undefined ? [] : [fault('loads', 'cady/musket/cost/extra-rounds')]),
    ...(crews === undefined ? [] : [fault('crews', 'cady/musket/cost/extra-crew')]),
  ];
}

/** Points of an army by arm. */
type Spent = Readonly<Record<Troop['arm'], number>>;

function pointFaults(
  spent: Spent,
  besides: number,
  path: string,
  scenario: Pick<MusketScenario, 'points' | 'agreed'>,
  rules: MusketRules,
): Violation[] {
  const violations: Violation[] = [];
  const total = spent.infantry + spent.cavalry + spent.artillery + besides;
  if (total > scenario.points && !scenario.agreed.includes('points')) {
    violations.push({
      path,
      clause: 'cady/musket/setup/buy-army',
      problem: `the army costs ${counted(total, 'point')} and may cost ${scenario.points}`,
      mend: 'take fewer or cheaper figures, raise "points", or agree on "points"',
    });
  }
  const arms = (['artillery', 'cavalry'] as const).filter(arm => !scenario.agreed.includes(`${arm}-share`));
  for (const fault of armShareFaults({ ...spent, total }, arms, rules)) violations.push({ ...fault, path });
  return violations;
}
