import type { SideId } from '../../../battle/index.js';
import { meant, type Violation } from '../../../rulebook/index.js';
import { bodyguardFaults } from '../army/generals.js';
import type { WrgRules } from '../rules.js';
import type { WrgScenario } from '../schema.js';
import type { General, Unit } from '../state.js';
import type { ArmyEntry } from './units.js';

/**
 * The generals of an army, each with the unit that he begins with.
 *
 * @clause wrg/general/commander-in-chief
 */
export function enlistGenerals(
  side: SideId,
  { generals, units }: ArmyEntry,
  path: string,
  bodies: readonly Unit[],
  { scenario, rules }: { readonly scenario: Pick<WrgScenario, 'scale'>; readonly rules: WrgRules },
): { readonly generals: readonly General[]; readonly faults: readonly Violation[] } {
  const faults: Violation[] = [];
  const enlisted = generals.flatMap((entry, i): readonly General[] => {
    const unit = units.find(({ id }) => id === entry.with);
    if (unit === undefined) {
      const names = units.map(({ id }) => id);
      const problem = `there is no unit "${entry.with}" for ${entry.name} to be with`;
      faults.push({ path: `${path}.generals[${i}].with`, problem, mend: meant(entry.with, names) });
      return [];
    }
    const [x, y] = unit.at;
    const { id, name, rank, inFront, personality = null } = entry;
    return [
      {
        id,
        name,
        side,
        rank,
        personality,
        with: entry.with,
        at: { x, y },
        inFront,
        steadies: true,
        men: menOfHisFigure(scenario, rules),
        bodyguard: bodyguardOf(
          bodies.find(({ id: of }) => of === entry.with),
          entry.bodyguard,
          rules,
        ),
        riding: null,
        calls: null,
        gone: null,
        lost: null,
      },
    ];
  });
  return { generals: enlisted, faults };
}

/**
 * Men of the figure of a general, at the scale of the figures: as many casualties as take it off the table.
 *
 * @clause wrg/troops/general-figure-composition
 * @clause wrg/15mm/inch-scale
 */
function menOfHisFigure({ scale = '25mm' }: Pick<WrgScenario, 'scale'>, rules: WrgRules): number {
  return rules.army.bases.scales[scale].casualties;
}

/**
 * Figures or models of the bodyguard that a unit is to the general who is with it: himself alone, where the scenario says that it is none, or it is too large
 * for one or not good enough.
 *
 * @clause wrg/general/bodyguard
 */
function bodyguardOf(unit: Unit | undefined, named: boolean | undefined, rules: WrgRules): number {
  if (unit === undefined || named === false) return 1;
  const { troops, figures } = unit;
  if (named === true) return figures;
  return bodyguardFaults({ troops, bodyguard: figures }, {}, rules).length === 0 ? figures : 1;
}
