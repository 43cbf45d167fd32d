import { counted, type Reason, type Violation } from '../../../../rulebook/index.js';
import { commonRules } from '../rules.js';
import type { TurnReadings } from '../turn/readings.js';

/** The numbers of armies. */
export interface RosterNumbers {
  /** Figures in a unit. */
  readonly unitSize: { readonly from: number; readonly to: number };
  /** The largest share of an army’s figures that may be missile troops, in the ancient and medieval game. */
  readonly missileShare: number;
  /** How much more imperials cost, and how many units of them a side has. */
  readonly imperials: { readonly costTimes: number; readonly units: number };
  /** What mercenaries cost of the price of regular troops: less than this share. */
  readonly mercenaryShareBelow: number;
}

/** The part of a ruleset's rules that the shares of the arms need. */
export interface ArmShareRules {
  /** The largest share of an army's points in artillery, and in cavalry. */
  readonly armShare: number;
  readonly readings: Pick<TurnReadings, 'armPointsLimit'>;
}

/** The part of a ruleset's rules that armies need. */
export interface RosterRules {
  readonly roster: RosterNumbers;
}

/** A unit on the roster of its side. */
export interface Enlisted {
  /** The number by which it is known for the whole game. */
  readonly number: string;
  /** What each stand of it carries. */
  readonly stands: readonly { readonly type: string; readonly figures: number }[];
  readonly imperial?: boolean;
  readonly missile?: boolean;
}

/**
 * Every fault of an army on its roster: numbers that two units share, units of mixed troops or the wrong size, a second unit
 * of imperials.
 *
 * Source: Common Rules > Stands; Unit Grouping; Definitions.
 *
 * @clause cady/common/unit/permanent-number
 * @clause cady/common/definition/like-type
 * @clause cady/common/definition/unit-size
 */
export function rosterFaults(
  { units }: { readonly units: readonly Enlisted[] },
  rules: RosterRules = commonRules(),
): readonly Violation[] {
  const faults: Violation[] = [];
  const { unitSize } = rules.roster;
  const numbers = new Set<string>();
  for (const [at, unit] of units.entries()) {
    const path = `units[${at}]`;
    if (numbers.has(unit.number)) {
      const mend = 'give every unit a number of its own';
      faults.push({
        path: `${path}.number`,
        clause: 'cady/common/unit/permanent-number',
        problem: `another unit is called ${unit.number}`,
        mend,
      });
    }
    numbers.add(unit.number);
    const types = new Set(unit.stands.map(({ type }) => type));
    if (types.size > 1) {
      faults.push({
        path: `${path}.stands`,
        clause: 'cady/common/definition/like-type',
        problem: `${[...types].join(' and ')} in one unit`,
        mend: 'make a unit of each',
      });
    }
    const figures = figuresOf(unit);
    if (figures < unitSize.from || figures > unitSize.to) {
      faults.push({
        path: `${path}.stands`,
        clause: 'cady/common/definition/unit-size',
        problem: `a unit of ${counted(figures, 'figure')}`,
        mend: `make it ${unitSize.from} to ${unitSize.to}`,
      });
    }
  }
  return [...faults, ...imperialFaults({ units }, rules)];
}

/**
 * Faults of an army with more units of imperials than a side has.
 *
 * Source: Definitions > Imperials.
 *
 * @clause cady/common/definition/imperials-one-unit
 */
export function imperialFaults(
  { units }: { readonly units: readonly Pick<Enlisted, 'imperial'>[] },
  rules: RosterRules = commonRules(),
): readonly Violation[] {
  const { imperials } = rules.roster;
  const guards = units.flatMap(({ imperial }, at) => (imperial === true ? [at] : []));
  return guards.slice(imperials.units).map(at => ({
    path: `units[${at}]`,
    clause: 'cady/common/definition/imperials-one-unit',
    problem: `${counted(guards.length, 'unit')} of imperials`,
    mend: `a side has ${imperials.units}`,
  }));
}

/**
 * The fault of an army with too many missile troops, counted in figures; none when both sides have agreed to it.
 *
 * Source: Common Rules > Cost Points.
 *
 * @clause cady/common/cost/medieval-missile-limit
 */
export function missileFaults(
  army: { readonly units: readonly Enlisted[]; readonly agreedOtherwise?: boolean },
  rules: RosterRules = commonRules(),
): readonly Violation[] {
  const all = army.units.reduce((sum, unit) => sum + figuresOf(unit), 0);
  const missile = army.units.reduce((sum, unit) => sum + (unit.missile === true ? figuresOf(unit) : 0), 0);
  const most = Math.floor(all * rules.roster.missileShare + 1e-9);
  if (army.agreedOtherwise === true || missile <= most) return [];
  return [
    {
      path: 'units',
      clause: 'cady/common/cost/medieval-missile-limit',
      problem: `${missile} of ${counted(all, 'figure')} ${missile === 1 ? 'shoots' : 'shoot'}`,
      mend: `make it ${most} at most, or agree otherwise before the game`,
    },
  ];
}

/** Points of an army by arm. */
export interface Spent {
  readonly total: number;
  readonly artillery: number;
  readonly cavalry: number;
}

/**
 * Faults of an army with more than its share of artillery or cavalry in points, but for what both sides agreed to waive; each
 * arm by itself, or both together (`cady/ruling/arm-points-limit`).
 *
 * Source: Common Rules > Cost Points.
 *
 * @clause cady/common/cost/artillery-limit-one-third
 * @clause cady/common/cost/cavalry-limit-one-third
 * @clause cady/common/cost/limits-waived-by-agreement
 */
export function armShareFaults(
  spent: Spent,
  arms: readonly ('artillery' | 'cavalry')[],
  rules: ArmShareRules = commonRules(),
): readonly Violation[] {
  const together = rules.readings.armPointsLimit === 'both-together';
  return arms.flatMap(arm => {
    const cost = together ? spent.artillery + spent.cavalry : spent[arm];
    if (cost <= spent.total * rules.armShare) return [];
    return [
      {
        path: 'units',
        clause: `cady/common/cost/${arm}-limit-one-third` as const,
        problem: `${arm} costs ${spent[arm]} of ${counted(spent.total, 'point')}, more than ${shareText(rules.armShare)}`,
        mend: `take less ${arm}, or agree on "${arm}-share"`,
      },
    ];
  });
}

/** A share in words: a half, a third, a quarter; in per cent where it is none of them. */
function shareText(share: number): string {
  const parts = Math.round(1 / share);
  const word = Math.abs(share * parts - 1) < 1e-9 ? ['half', 'third', 'quarter'][parts - 2] : undefined;
  return word === undefined ? `${Math.round(share * 1000) / 10} %` : `a ${word}`;
}

/** A figure's price. */
export interface Price {
  readonly cost: number;
  readonly because: readonly Reason[];
}

/**
 * What a figure costs as one of the imperials: twice as much.
 *
 * Source: Definitions > Imperials.
 *
 * @clause cady/common/definition/imperials-cost
 */
export function imperialCost(figure: { readonly cost: number }, rules: RosterRules = commonRules()): Price {
  const { costTimes } = rules.roster.imperials;
  const cost = figure.cost * costTimes;
  const clause = 'cady/common/definition/imperials-cost';
  return { cost, because: [{ clause, because: 'imperials', effect: `cost ${figure.cost} → ${cost}` }] };
}

/**
 * Whether a unit goes through post-melee morale at all: imperials fight to the last man.
 *
 * Source: Definitions > Imperials.
 *
 * @clause cady/common/definition/imperials-fight-to-last
 */
export function takesPostMeleeMorale(unit: { readonly imperial: boolean }): boolean {
  return !unit.imperial;
}

/** What becomes of mercenaries when an event of the game puts their loyalty to the test. */
export type Loyalty = 'stays' | 'leaves' | 'changes-sides';

/**
 * Every fault of a price agreed for mercenaries: they are cheaper than regular troops of the same kind.
 *
 * Source: Definitions > Mercenary Troops.
 *
 * @clause cady/common/definition/mercenary-troops
 */
export function mercenaryFaults(
  hire: { readonly price: number; readonly regularCost: number },
  rules: RosterRules = commonRules(),
): readonly Violation[] {
  if (hire.price > 0 && hire.price < hire.regularCost * rules.roster.mercenaryShareBelow) return [];
  return [
    {
      path: 'price',
      clause: 'cady/common/definition/mercenary-troops',
      problem: `${counted(hire.price, 'point')} for troops that cost ${hire.regularCost} as regulars`,
      mend: 'agree on less than regular troops cost, and more than nothing',
    },
  ];
}

/**
 * The side for which a unit fights on after an event that tries the loyalty of mercenaries; `null` when it leaves the battle.
 * Troops that are not hired stay.
 *
 * Source: Definitions > Mercenary Troops.
 *
 * @clause cady/common/definition/mercenary-troops
 */
export function loyalAfter(unit: {
  readonly mercenary: boolean;
  readonly side: string;
  readonly enemy: string;
  readonly event: Loyalty;
}): string | null {
  if (!unit.mercenary || unit.event === 'stays') return unit.side;
  return unit.event === 'leaves' ? null : unit.enemy;
}

function figuresOf({ stands }: Enlisted): number {
  return stands.reduce((sum, stand) => sum + stand.figures, 0);
}
