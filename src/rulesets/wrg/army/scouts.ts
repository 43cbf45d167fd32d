import { counted, type Reason, reasonFor, type Violation } from '../../../rulebook/index.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { OfArmies } from '../rules/army.js';
import { wrgRules } from '../rules.js';
import type { ArmyList, ModelGroup } from './army-list.js';
import type { PriceRules } from './figure-points.js';
import { armyPoints } from './points.js';

/** Light cavalry figures of both sides. */
export interface LightCavalry {
  readonly first: number;
  readonly second: number;
}

/** Which side has been outscouted. */
export interface Scouted {
  /** The side that declares its whole army and its forced marches; `null` where neither does. */
  readonly declares: 'first' | 'second' | null;
  readonly because: readonly Reason[];
}

/**
 * The light cavalry figures of an army, its generals' bodyguards and sub-units among them; a general who is one of the figures of a unit counts
 * with it.
 *
 * @clause wrg/setup/scouts-declare
 */
export function lightCavalryOf(list: ArmyList, rules: OfArmies = wrgRules()): number {
  const bodies = [
    ...list.generals.map(({ troops, bodyguard = 1, inAUnit = false }) => ({
      troops,
      figures: inAUnit ? bodyguard - 1 : bodyguard,
    })),
    ...list.units.flatMap(unit => [unit, ...(unit.subUnits ?? [])]),
  ];
  return bodies.reduce((sum, { troops, figures }) => {
    const { light, arm } = sheetOfType(troops.type, rules);
    return light && arm === 'cavalry' ? sum + figures : sum;
  }, 0);
}

/**
 * Which side has so few light cavalry that it has to declare its army, by a tenth fewer than the other
 * (`wrg/ruling/fewer-scouts`).
 *
 * Source: Scouts.
 *
 * @clause wrg/setup/scouts-declare
 * @clause wrg/setup/scouts-inferior-side-reveals
 */
export function outscouted({ first, second }: LightCavalry, rules: OfArmies = wrgRules()): Scouted {
  const { outscoutedShare, outscoutedOfEnemy } = rules.army.settingUp;
  const fewer = Math.min(first, second);
  const more = Math.max(first, second);
  // Tenths of whole figures are compared in whole numbers, so that no machine rounds them otherwise.
  const lack = Math.round((more - fewer) * 1000);
  const needed = Math.round((outscoutedOfEnemy ? more : fewer) * outscoutedShare * 1000);
  if (fewer === more || lack < needed) return { declares: null, because: [] };
  const because = reasonFor(
    'wrg/setup/scouts-inferior-side-reveals',
    `${fewer} light cavalry against ${more}`,
    'declares its army and its marches',
  );
  return { declares: first < second ? 'first' : 'second', because: [because] };
}

/** An army list before and after its player has heard what the enemy declared. */
export interface RaisedMarch {
  readonly before: ArmyList;
  readonly after: ArmyList;
  /** Normal moves of its units, engines and wagons in paces, by their ids. */
  readonly moves: { readonly [unit: string]: number };
}

/** The units of a list and its engines and wagons, each with where it stands in it. */
function bodiesOf({ units, engines = [], wagons = [] }: ArmyList) {
  const groups = (of: 'engines' | 'wagons', list: readonly ModelGroup[]) =>
    list.map(({ id, early, models }, at) => ({ id, early, figures: models, path: `${of}[${at}]` }));
  return [
    ...units.map(({ id, early, figures }, at) => ({ id, early, figures, path: `units[${at}]` })),
    ...groups('engines', engines),
    ...groups('wagons', wagons),
  ];
}

/**
 * What is wrong with how an army hastens after its enemy had to declare himself: nobody marches slower, only the slowest of the troops that there
 * still are are given up for it, and the points stay what they were.
 *
 * @clause wrg/setup/scouts-inferior-side-reveals
 */
export function raisedMarchFaults(
  { before, after, moves }: RaisedMarch,
  rules: PriceRules = wrgRules(),
): readonly Violation[] {
  const clause = 'wrg/setup/scouts-inferior-side-reveals';
  const faults: Violation[] = [];
  const was = armyPoints(before, rules).points;
  const is = armyPoints(after, rules).points;
  if (is > was) {
    faults.push({
      path: 'after',
      clause,
      problem: `${counted(is, 'point is', 'points are')} more than the ${was} before`,
      mend: `give up ${counted(is - was, 'point')} of the slowest troops`,
    });
  }
  const left = bodiesOf(after);
  const moveOf = (id: string) => moves[id] ?? Number.POSITIVE_INFINITY;
  const slowest = Math.min(...after.units.map(({ id }) => moveOf(id)));
  for (const unit of bodiesOf(before)) {
    const now = left.find(({ id }) => id === unit.id);
    const path = `after.${now?.path ?? unit.path.replace(/\[.*/, '')}`;
    if ((now?.figures ?? 0) < unit.figures && moveOf(unit.id) > slowest) {
      const problem = `${unit.id} is smaller, and not among the slowest`;
      faults.push({ path, clause, problem, mend: 'give up figures of the slowest unit' });
    }
    if (now !== undefined && (now.early ?? 0) < (unit.early ?? 0)) {
      const problem = `${unit.id} marches slower than it did`;
      faults.push({ path: `${path}.early`, clause, problem, mend: `make it ${unit.early} or more` });
    }
  }
  return faults;
}
