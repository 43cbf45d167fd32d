import type { SideId } from '../../../battle/index.js';
import { meant, type Violation } from '../../../rulebook/index.js';
import type { General } from '../state.js';
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
  figureMen: number,
): { readonly generals: readonly General[]; readonly faults: readonly Violation[] } {
  const faults: Violation[] = [];
  const supreme = generals.filter(({ rank }) => rank === 'commander-in-chief').length;
  if (supreme !== 1) {
    faults.push({
      path: `${path}.generals`,
      clause: 'wrg/general/commander-in-chief',
      problem: `an army of ${supreme} commanders-in-chief`,
      mend: 'give it one',
    });
  }
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
        men: figureMen,
        bodyguard: unit.figures,
        gone: null,
        lost: null,
      },
    ];
  });
  return { generals: enlisted, faults };
}
