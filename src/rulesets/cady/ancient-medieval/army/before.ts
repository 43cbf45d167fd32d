import { counted, type Violation } from '../../../../rulebook/index.js';
import { befall } from '../../common/turn/command/before.js';
import type { AncientMedievalRules } from '../rules.js';
import { idsOf } from '../units.js';
import type { EnteredUnit } from './enlist.js';

/**
 * Has a unit that has just been mustered stand as it does in the middle of a battle, with its hits and what it has left to shoot.
 *
 * @returns what cannot have befallen it
 */
export function befallen({ unit, entry, path: of }: EnteredUnit, rules: AncientMedievalRules): readonly Violation[] {
  const { before } = entry;
  if (before === undefined) return [];
  const path = `${of}.before`;
  const [first, ...others] = idsOf(entry, rules);
  if (others.length > 0) {
    if (unit.id !== first) return [];
    const problem = `"${entry.id}" are several, and not the same has befallen each`;
    return [{ path, problem, mend: 'make each a unit of its own' }];
  }
  const { hits, shots, loaded = true } = before;
  const violations = [...befall(unit, before, path)];
  unit.loaded = loaded;
  if (shots !== undefined) {
    violations.push(...shotsFaults(unit.machine?.rounds ?? unit.shots, shots, `${path}.shots`));
    if (unit.machine !== null) unit.machine.rounds = shots;
    else unit.shots = shots;
  }
  if (hits === undefined) return violations;
  if (unit.elephant === null) {
    const problem = `"${unit.id}" is no elephant: what hits it takes figures off at once`;
    return [...violations, { path: `${path}.hits`, problem, mend: 'say how many it has "lost"' }];
  }
  const most = rules.elephants.hitsToRampage - 1;
  if (hits > most) {
    const problem = `an elephant that bears ${counted(hits, 'hit')} has run amok`;
    const clause = 'cady/ancient-medieval/elephant/hits-to-rampage';
    violations.push({ path: `${path}.hits`, clause, problem, mend: `give ${most} at most` });
  }
  unit.elephant = { ...unit.elephant, hits };
  return violations;
}

function shotsFaults(full: number | null, shots: number, path: string): readonly Violation[] {
  if (full !== null && shots <= full) return [];
  const problem =
    full === null ? 'it has no shots to count' : `it begins a battle with ${counted(full, 'shot')}, not ${shots}`;
  return [{ path, problem, mend: full === null ? 'leave it out' : `give ${full} at most` }];
}
