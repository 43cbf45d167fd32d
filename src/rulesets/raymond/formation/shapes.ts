/** The shapes that a unit's stands may form. */
import { counted, type Violation } from '../../../rulebook/index.js';
import { type RaymondRules, raymondRules } from '../rules.js';
import type { Formed, Stand } from '../state.js';
import { ranksOf } from './places.js';

/**
 * Everything wrong with a formation; nothing when it is valid. A line is one row, however wide. A mass is a few rows, none of them too wide,
 * each within the files of the row ahead (`raymond/ruling/mass-rear-rows`). A defensive mass is a mass of a unit on foot. No row has gaps, and the front row begins at file 0.
 *
 * @param foot whether the unit is on foot
 * @clause raymond/formation/must-be-valid
 * @clause raymond/formation/line
 * @clause raymond/formation/mass
 * @clause raymond/formation/mass-front-row-widest
 * @clause raymond/formation/defensive-mass
 * @clause raymond/formation/defensive-mass-foot-only
 * @clause raymond/formation/contiguous
 * @clause raymond/formation/adaptable
 * @clause raymond/missing/figures
 */
export function formationFaults(
  { formation, stands }: Pick<Formed, 'formation' | 'stands'>,
  foot: boolean,
  rules: Pick<RaymondRules, 'formation'> = raymondRules(),
): Violation[] {
  if (stands.length === 0) {
    return [fault('must-be-valid', 'a unit without stands has no formation', 'give it at least one stand')];
  }
  const rows = Array.from({ length: ranksOf(stands) }, (_, rank) => filesOf(stands, rank));
  const faults = rows.flatMap((row, rank) => gapFaults(row, rank));
  if (formation === 'line') {
    if (rows.length > 1) {
      faults.push(
        fault('line', `a line has one row, not ${rows.length}`, 'put all stands into one row, or form a mass'),
      );
    }
    return faults;
  }
  const { massRanks, massFiles } = rules.formation;
  const clause = formation === 'mass' ? 'mass' : 'defensive-mass';
  if (rows.length < massRanks.from || rows.length > massRanks.to) {
    const allowed = `${massRanks.from} to ${counted(massRanks.to, 'row')}`;
    faults.push(fault(clause, `a ${formation} has ${allowed}, not ${rows.length}`, `form ${allowed}`));
  }
  const widest = Math.max(...rows.map(row => row.length));
  if (widest > massFiles) {
    const allowed = `at most ${counted(massFiles, 'stand')} wide`;
    faults.push(fault(clause, `a ${formation} is ${allowed}, not ${widest}`, `make every row ${allowed}`));
  }
  faults.push(...rows.flatMap((row, rank) => supportFaults(row, rows[rank - 1], rank)));
  if (formation === 'defensive mass' && !foot) {
    const mend = 'form a line or a mass';
    faults.push(fault('defensive-mass-foot-only', 'only foot can form a defensive mass', mend, 'formation'));
  }
  return faults;
}

type FormationClause =
  | 'must-be-valid'
  | 'line'
  | 'mass'
  | 'mass-front-row-widest'
  | 'defensive-mass'
  | 'defensive-mass-foot-only'
  | 'contiguous';

function fault(clause: FormationClause, problem: string, mend: string, path = 'stands'): Violation {
  return { path, problem, mend, clause: `raymond/formation/${clause}` };
}

function filesOf(stands: readonly Stand[], rank: number): readonly number[] {
  return stands.filter(stand => stand.rank === rank).map(stand => stand.file);
}

/** Gaps in a row, and stands in one another's place. */
function gapFaults(files: readonly number[], rank: number): Violation[] {
  const first = rank === 0 ? 0 : (files[0] ?? 0);
  if (files.length > 0 && files.every((file, place) => file === first + place)) return [];
  return [
    fault('contiguous', `the stands of row ${rank + 1} do not stand side by side`, 'close the gaps between them'),
  ];
}

/** Stands of a rear row with no stand ahead of them. */
function supportFaults(files: readonly number[], ahead: readonly number[] | undefined, rank: number): Violation[] {
  if (ahead === undefined || files.every(file => ahead.includes(file))) return [];
  if (files.length > ahead.length) {
    const problem = `row ${rank + 1} is wider than the row ahead of it`;
    return [fault('mass-front-row-widest', problem, 'make no row wider than the one ahead')];
  }
  const problem = `row ${rank + 1} stands partly beside the row ahead of it`;
  return [fault('contiguous', problem, 'put every stand straight behind another')];
}
