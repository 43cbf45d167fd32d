import { counted, insist, type Reason, reasonFor } from '../../../rulebook/index.js';
import { insistOnWhole } from '../casualties/whole.js';
import type { Construction } from '../rules/optional/siege.js';
import { type WrgRules, wrgRules } from '../rules.js';

/** The part of the rules that sieges need. */
export type SiegeRulesPart = Pick<WrgRules, 'optional'>;

/** How a working party works. */
export interface WorkingPace {
  /** Out of control: it works at double speed. */
  readonly outOfControl?: boolean;
  /** At night, without lights. */
  readonly dark?: boolean;
}

/** Something that is built. Lengths in paces. */
export interface Building extends WorkingPace {
  readonly build: Construction;
  /** Length, of what has one; as much as its row speaks of unless said. */
  readonly paces?: number;
  /** Figures at work. */
  readonly figures: number;
  /** Figure/periods that have been put into it before. */
  readonly done?: number;
}

/** How far it has got. */
export interface BuildingWork {
  /** Figure/periods that it takes in all. */
  readonly needed: number;
  /** Figure/periods that the party puts in every period. */
  readonly perPeriod: number;
  /** Whole periods until it stands; `null` while nobody works on it. */
  readonly periods: number | null;
  readonly because: readonly Reason[];
}

const clauses = {
  abatis: 'wrg/siege/build/earthworks',
  sap: 'wrg/siege/build/earthworks',
  ditch: 'wrg/siege/build/earthworks',
  'turf-wall': 'wrg/siege/build/earthworks',
  palisade: 'wrg/siege/build/earthworks',
  'bridge-60mm-wide': 'wrg/siege/build/earthworks',
  'causeway-60mm-wide': 'wrg/siege/build/earthworks',
  'bridge-with-pontoons': 'wrg/siege/build/pontoons',
  'penthouse-assembly': 'wrg/siege/build/machines',
  'tower-assembly': 'wrg/siege/build/machines',
  'ram-from-timber': 'wrg/siege/build/machines',
  'gabion-filling': 'wrg/siege/build/gabion',
} as const;

/**
 * What it takes to build something: figure/periods in proportion to its length, or for the whole of it, and how many periods a party
 * needs for what is still to do.
 *
 * Source: Siege > Construction.
 *
 * @throws RuleViolation for a length of what has none, or for figures that are no whole number.
 * @clause wrg/siege/build/earthworks
 * @clause wrg/siege/build/pontoons
 * @clause wrg/siege/build/machines
 * @clause wrg/siege/build/gabion
 */
export function engineering(building: Building, rules: SiegeRulesPart = wrgRules()): BuildingWork {
  const { build, figures, done = 0 } = building;
  const clause = clauses[build];
  insistOnWhole(figures, 'figures', clause);
  const { figurePeriods, paces: each } = rules.optional.siege.construction[build];
  insist(building.paces === undefined || each !== null, () => ({
    path: 'paces',
    clause,
    problem: `${build} has no length`,
    mend: 'leave it out',
  }));
  const needed = each === null ? figurePeriods : (figurePeriods * (building.paces ?? each)) / each;
  const pace = workingPace(building, rules);
  const perPeriod = figures * pace.times;
  const left = Math.max(0, needed - done);
  const periods = left === 0 ? 0 : perPeriod === 0 ? null : Math.ceil(left / perPeriod);
  const because = [reasonFor(clause, build, `${needed} figure/periods`), ...pace.because];
  return { needed, perPeriod, periods, because };
}

/**
 * How many times as fast a party works: twice out of control, half as fast in the dark.
 *
 * Source: Siege > Working Parties; Optional Rules for Weather and Time of Day > Night.
 *
 * @clause wrg/siege/working/uncontrolled
 * @clause wrg/night/engineering
 */
export function workingPace(
  { outOfControl = false, dark = false }: WorkingPace,
  { optional }: SiegeRulesPart = wrgRules(),
): { readonly times: number; readonly because: readonly Reason[] } {
  const { work } = optional.siege;
  const because: Reason[] = [];
  let times = 1;
  if (outOfControl) {
    times *= work.outOfControl;
    because.push(
      reasonFor('wrg/siege/working/uncontrolled', 'out of control', `${counted(work.outOfControl, 'time')} the work`),
    );
  }
  if (dark) {
    times *= work.withoutLight;
    because.push(reasonFor('wrg/night/engineering', 'no light at night', `${work.withoutLight} of the work`));
  }
  return { times, because };
}

/**
 * Millimetres of a ditch that are left when fascines have been thrown into it.
 *
 * Source: Siege > Construction.
 *
 * @param width of the ditch, millimetres.
 * @throws RuleViolation for fascines that are no whole number.
 * @clause wrg/siege/build/fascine
 */
export function ditchLeft(width: number, fascines: number, { optional }: SiegeRulesPart = wrgRules()): number {
  insistOnWhole(fascines, 'fascines', 'wrg/siege/build/fascine');
  return Math.max(0, width - fascines * optional.siege.work.fascine);
}
