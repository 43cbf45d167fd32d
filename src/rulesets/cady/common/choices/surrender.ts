import type { Asking, Reply } from '../../../../battle/index.js';
import { counted, type Violation } from '../../../../rulebook/index.js';
import type { FieldRequest, SurrenderAnswer } from '../turn/requests.js';
import type { UnitId } from '../turn/state.js';
import { answered, strayFaults } from './answered.js';

/** Whether an enemy unit that lays down its arms is taken prisoner. */
export function askSurrender(
  { unit, to, figures, guards }: FieldRequest<'accept-surrender'>,
  { view }: { readonly view: { readonly units: Readonly<Record<UnitId, { readonly name: string }>> } },
): Asking<SurrenderAnswer> {
  const name = (id: string) => view.units[id]?.name ?? id;
  return {
    question: [
      `${name(unit)} offers to surrender to ${name(to)}: ${counted(figures, 'figure')}. Are they taken prisoner?`,
    ],
    choices: [
      { text: `take them; ${guards} of ${name(to)} guard them`, answer: { accept: true } },
      { text: 'refuse', answer: { accept: false } },
    ],
    notation: [
      ['take', 'take them prisoner'],
      ['refuse', 'let a die decide whether they fight on'],
    ],
    read: readSurrender,
  };
}

/** Reads `take` or `refuse`. */
export function readSurrender(typed: string): Reply<SurrenderAnswer> {
  const word = typed.trim().toLowerCase();
  if (word === 'take' || word === 'refuse') return { answer: { accept: word === 'take' } };
  return { violations: [{ path: 'accept', problem: `"${typed.trim()}" is neither`, mend: 'write take or refuse' }] };
}

/** `take` or `refuse`. */
export function printSurrender({ accept }: SurrenderAnswer): string {
  return accept ? 'take' : 'refuse';
}

/** Faults of an answer that does not say whether prisoners are taken. */
export function surrenderFaults(answer: unknown): readonly Violation[] {
  const clause = 'cady/common/definition/surrender-offer';
  if (typeof answered(answer, 'accept') === 'boolean') return strayFaults(answer, ['accept'], { path: '', clause });
  const problem = 'it is not said whether they are taken prisoner';
  return [{ path: 'accept', clause, problem, mend: 'answer { "accept": true }' }];
}
