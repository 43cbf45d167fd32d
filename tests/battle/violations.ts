import { RuleViolation } from '../../src/rulebook/index.js';

/** The violations that a call throws, as `path: problem`; empty when it throws none. */
export function violations(act: () => unknown): readonly string[] {
  try {
    act();
  } catch (thrown) {
    if (thrown instanceof RuleViolation) return thrown.violations.map(({ path, problem }) => `${path}: ${problem}`);
    throw thrown;
  }
  return [];
}
