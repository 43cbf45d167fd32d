import { loadAnyWindows, rulesetIds } from '../index.js';
import { nearest, RuleViolation } from '../rulebook/index.js';
import type { AnyWindows } from '../windows/index.js';
import { within } from './files.js';

/** The ruleset of this id, with its windows. Throws a RuleViolation that says which there are. */
export async function windowsById(id: string): Promise<AnyWindows> {
  if (rulesetIds.some(known => known === id)) return loadAnyWindows(id);
  const near = nearest(id, rulesetIds);
  const mend =
    near.length > 0 ? `did you mean "${near.join('" or "')}"?` : `it must be one of: ${rulesetIds.join(', ')}`;
  throw new RuleViolation({
    path: 'ruleset',
    problem: `there is no ruleset ${JSON.stringify(id.slice(0, 40))} that can be played`,
    mend,
  });
}

/** The ruleset that a scenario file names, with its windows. Throws a RuleViolation with the file's path. */
export async function windowsFor(scenario: unknown, file: string): Promise<AnyWindows> {
  const id = typeof scenario === 'object' && scenario !== null && 'ruleset' in scenario ? scenario.ruleset : undefined;
  if (typeof id !== 'string') {
    throw new RuleViolation({
      path: `${file}: ruleset`,
      problem: 'the scenario does not say which ruleset it is for',
      mend: 'begin it with { "ruleset": "musket", … }',
    });
  }
  try {
    return await windowsById(id);
  } catch (fault) {
    if (fault instanceof RuleViolation) throw new RuleViolation(within(file, fault.violations));
    throw fault;
  }
}
