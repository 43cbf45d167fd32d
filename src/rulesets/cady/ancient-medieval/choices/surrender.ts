import type { Asking, Reply, RequestOf } from '../../../../battle/index.js';
import type { AncientTerms } from '../terms.js';
import type { Seat } from './seat.js';

type SurrenderRequest = Extract<RequestOf<AncientTerms>, { kind: 'accept-surrender' }>;
/** Whether a surrender is taken. */
export type SurrenderAnswer = { readonly accept: boolean };

/** Whether an enemy unit that lays down its arms is taken prisoner. */
export function askSurrender(request: SurrenderRequest, { view }: Seat): Asking<SurrenderAnswer> {
  const { unit, to, figures, guards } = request;
  const name = (id: string) => view.units[id]?.name ?? id;
  return {
    question: [`${name(unit)} offers to surrender to ${name(to)}: ${figures} figures. Are they taken prisoner?`],
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
