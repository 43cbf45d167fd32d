import { type ClauseId, counted, type Violation } from '../../../rulebook/index.js';
import { type RaymondRules, raymondRules } from '../rules.js';
import type { RaymondScenario } from '../schema.js';
import { type Rank, ranks, type UnitType } from '../troops.js';

/** What of a unit the limits on an army ask for. */
export interface Enrolled {
  readonly type: UnitType;
  /** Of a command unit: whose. */
  readonly rank?: Rank | null;
}

/** What both sides have agreed on before the battle. */
export type Agreement = RaymondScenario['agreed'][number];

/** Units of an army as its limits count them. */
export interface ArmyCount {
  readonly pikeAndMusket: number;
  readonly foot: number;
  readonly mounted: number;
  readonly heavyCavalry: number;
  /** Units of heavy cavalry that so many mounted units allow. */
  readonly heavyAllowed: number;
}

/**
 * Counts an army as its limits do: dragoons as mounted however they begin, artillery on neither side, and commanders as
 * `raymond/ruling/commanders-in-army-ratios` has it.
 *
 * Source: Stands and Units.
 *
 * @clause raymond/army/more-foot-than-mounted
 * @clause raymond/army/heavy-cavalry-limit
 */
export function countArmy(units: readonly Enrolled[], rules: RaymondRules = raymondRules()): ArmyCount {
  const number = (...types: readonly UnitType[]) =>
    units.filter(({ type }) => types.includes(rules.units[type].like)).length;
  const commanders = rules.army.commandersCount ? number('command') : 0;
  const mounted = number('cavalry', 'heavy-cavalry', 'dragoon') + commanders;
  const share = mounted / rules.army.mountedPerHeavy;
  return {
    pikeAndMusket: number('pike-and-musket'),
    foot: number('foot'),
    mounted,
    heavyCavalry: number('heavy-cavalry'),
    heavyAllowed: rules.army.heavyForPart ? Math.ceil(share) : Math.floor(share),
  };
}

/**
 * What breaks the limits on an army, all at once; paths as from its side. Judged when the army is mustered, never again
 * (`raymond/ruling/when-armies-are-judged`). Who agrees on `army-composition` waives them all; on `extra-sub-commander`, a second
 * Sub-Commander may come.
 *
 * Source: Stands and Units.
 *
 * @clause raymond/army/more-pike-and-musket-than-foot
 * @clause raymond/army/more-foot-than-mounted
 * @clause raymond/army/heavy-cavalry-limit
 * @clause raymond/army/historical-ratios-not-limits
 * @clause raymond/command/number
 * @clause raymond/command/extra-sub-commander
 * @clause raymond/command/identify-rank
 */
export function armyFaults(
  units: readonly Enrolled[],
  agreed: readonly Agreement[] = [],
  rules: RaymondRules = raymondRules(),
): readonly Violation[] {
  if (agreed.includes('army-composition')) return [];
  const { pikeAndMusket, foot, mounted, heavyCavalry, heavyAllowed } = countArmy(units, rules);
  const faults: Violation[] = [];
  const fault = (clause: ClauseId, problem: string, mend: string) =>
    faults.push({ path: 'units', clause, problem, mend: `${mend}, or agree on "army-composition"` });
  if (pikeAndMusket <= foot) {
    fault(
      'raymond/army/more-pike-and-musket-than-foot',
      `${counted(pikeAndMusket, 'unit')} of Pike and Musket are not more than ${foot} of Foot`,
      'take more of the former',
    );
  }
  if (pikeAndMusket + foot <= mounted) {
    fault(
      'raymond/army/more-foot-than-mounted',
      `${counted(pikeAndMusket + foot, 'unit')} on foot are not more than ${mounted} mounted ones, dragoons among these`,
      'take more foot or less horse',
    );
  }
  if (heavyCavalry > heavyAllowed) {
    fault(
      'raymond/army/heavy-cavalry-limit',
      `${counted(heavyCavalry, 'unit')} of Heavy Cavalry are too many among ${mounted} mounted ones, which allow ${heavyAllowed}`,
      `take one for each ${counted(rules.army.mountedPerHeavy, 'mounted unit')}`,
    );
  }
  for (const rank of ranks) {
    const present = units.filter(unit => unit.rank === rank).length;
    const { from, to } = commandersOf(rank, agreed, rules);
    if (present >= from && present <= to) continue;
    const clause = present > to && rank === 'sub-commander' ? 'extra-sub-commander' : 'number';
    const wanted = from === to ? `${from}` : `${from} to ${to}`;
    fault(
      `raymond/command/${clause}`,
      `there are ${counted(present, 'unit')} of rank "${rank}"`,
      `give the army ${wanted}`,
    );
  }
  return faults;
}

function commandersOf(
  rank: Rank,
  agreed: readonly Agreement[],
  { army }: RaymondRules,
): { readonly from: number; readonly to: number } {
  if (rank === 'commander') return { from: army.commanders, to: army.commanders };
  const to = agreed.includes('extra-sub-commander') ? army.subCommandersAgreed : army.subCommanders;
  return { from: army.subCommanders, to };
}
