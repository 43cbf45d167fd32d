import type { ClauseId, Violation } from './types.js';

/** One line a person can act on: path, what is wrong, how to mend it, and the clause. */
export function describeViolation(violation: Violation): string {
  const where = violation.path === '' ? '' : `${violation.path}: `;
  const clause = violation.clause === undefined ? '' : ` [${violation.clause}]`;
  return `${where}${violation.problem}; ${violation.mend}${clause}`;
}

/** The same in every copy of the library that a program has loaded. */
const brand = Symbol.for('littlewars.RuleViolation');

/**
 * Thrown by functions that act when their input breaks a rule. Carries every fault that was found. `instanceof` recognises those of another
 * copy of the library too: a program may import it here and require it there.
 */
export class RuleViolation extends Error {
  readonly violations: readonly Violation[];

  static override [Symbol.hasInstance](value: unknown): value is RuleViolation {
    return typeof value === 'object' && value !== null && Reflect.get(value, brand) === true;
  }

  /** @internal */
  get [brand](): true {
    return true;
  }

  constructor(violations: Violation | readonly Violation[]) {
    const all: readonly Violation[] = 'problem' in violations ? [violations] : violations;
    super(all.map(describeViolation).join('\n'));
    this.name = 'RuleViolation';
    this.violations = all;
  }

  /** The clause of the first fault, if it has one. */
  get clause(): ClauseId | undefined {
    return this.violations[0]?.clause;
  }

  /** The path of the first fault. */
  get path(): string {
    return this.violations[0]?.path ?? '';
  }

  /** How to mend the first fault. */
  get mend(): string {
    return this.violations[0]?.mend ?? '';
  }
}

/** Throws one fault when `holds` is false. */
export function insist(holds: boolean, violation: () => Violation): asserts holds {
  if (!holds) throw new RuleViolation(violation());
}
