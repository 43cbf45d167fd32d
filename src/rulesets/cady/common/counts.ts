import { type ClauseId, insist } from '../../../rulebook/index.js';

/** Throws a RuleViolation unless a number can count things: whole, 0 and up. */
export function insistOnCount(path: string, count: number, clause: ClauseId): void {
  insist(Number.isSafeInteger(count) && count >= 0, () => ({
    path,
    clause,
    problem: `${count} is no number of ${path}`,
    mend: 'give a whole number, 0 or more',
  }));
}

/** Throws a RuleViolation unless a number can be a length on the table: finite, 0 and up. */
export function insistOnLength(path: string, cm: number, clause: ClauseId): void {
  insist(Number.isFinite(cm) && cm >= 0, () => ({
    path,
    clause,
    problem: `${cm} cm is no distance`,
    mend: 'give a number of cm, 0 or more',
  }));
}
