import type { SideId } from '../../../battle/index.js';
import { meant, type Violation } from '../../../rulebook/index.js';
import { bodyguardFaults } from '../army/generals.js';
import type { WrgRules } from '../rules.js';
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
  rules: WrgRules,
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
        men: rules.army.bases.scales['25mm'].men,
        bodyguard: bodyguardOf(
          bodies.find(({ id: of }) => of === entry.with),
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
 * Figures or models of the bodyguard that a unit is to the general who is with it: himself alone, where it is too large for one or not
 * good enough.
 *
 * @clause wrg/general/bodyguard
 */
function bodyguardOf(unit: Unit | undefined, rules: WrgRules): number {
  if (unit === undefined) return 1;
  const { troops, figures } = unit;
  return bodyguardFaults({ troops, bodyguard: figures }, {}, rules).length === 0 ? figures : 1;
}
