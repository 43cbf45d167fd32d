import { type ClauseId, type Reason, reasonFor, type Violation } from '../rulebook/index.js';

/** What is said where nothing is wrong: by which clause, why, and what it lets them do; and what it keeps them from otherwise. */
export interface Permission {
  readonly clause: ClauseId;
  readonly why: string;
  readonly may: string;
  readonly not: string;
}

/** The reasons why something is not allowed, or the one why it is. */
export function faultReasons(faults: readonly Violation[], { clause, why, may, not }: Permission): readonly Reason[] {
  if (faults.length === 0) return [reasonFor(clause, why, may)];
  return faults.map(fault => reasonFor(fault.clause ?? clause, fault.problem, not));
}

/** The faults of a part, with paths that begin at the whole. */
export function within(path: string, faults: readonly Violation[]): readonly Violation[] {
  return faults.map(fault => ({ ...fault, path: fault.path === '' ? path : `${path}.${fault.path}` }));
}

/** A word of the rules as one says it. */
export const spoken = (word: string): string => word.replaceAll('-', ' ');
