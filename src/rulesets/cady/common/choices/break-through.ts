import type { Asking, Reply } from '../../../../battle/index.js';
import { counted, type Violation } from '../../../../rulebook/index.js';
import type { BreakAnswer, FieldRequest } from '../turn/requests.js';
import type { UnitId } from '../turn/state.js';
import { answered, strayFaults } from './answered.js';
import { oneDigit } from './one-digit.js';

/** A unit as its owner sees it. */
interface Own {
  readonly name: string;
  readonly figures: number;
  readonly strength: number;
}

/** Whether a unit goes on through the gap that its enemies left. */
export function askBreakThrough(
  { unit: id, cm }: FieldRequest<'break-through'>,
  { view }: { readonly view: { readonly units: Readonly<Record<UnitId, Own>> } },
): Asking<BreakAnswer> {
  const unit = view.units[id];
  const name = unit?.name ?? id;
  return {
    question: [
      `The enemies before ${name} are gone. Does it break through?`,
      ...(unit === undefined ? [] : [`  ${unit.figures} of ${counted(unit.strength, 'figure')}`]),
    ],
    choices: [
      { text: `go on for ${oneDigit(cm)} cm`, answer: { go: true } },
      { text: 'stay', answer: { go: false } },
    ],
    notation: [
      ['go', 'break through'],
      ['stay', 'stay where it is'],
    ],
    read: readBreakThrough,
  };
}

/** Reads `go` or `stay`. */
export function readBreakThrough(typed: string): Reply<BreakAnswer> {
  const word = typed.trim().toLowerCase();
  if (word === 'go' || word === 'stay') return { answer: { go: word === 'go' } };
  return { violations: [{ path: 'go', problem: `"${typed.trim()}" is neither`, mend: 'write go or stay' }] };
}

/** `go` or `stay`. */
export function printBreakThrough({ go }: BreakAnswer): string {
  return go ? 'go' : 'stay';
}

/** Faults of an answer that does not say whether a unit goes on. */
export function breakThroughFaults(answer: unknown): readonly Violation[] {
  const clause = 'cady/common/break-through/when';
  if (typeof answered(answer, 'go') === 'boolean') return strayFaults(answer, ['go'], { path: '', clause });
  return [{ path: 'go', clause, problem: 'it is not said whether it goes on', mend: 'answer { "go": true }' }];
}
