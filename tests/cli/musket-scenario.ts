import { readFileSync } from 'node:fs';

export const scenarioPath = 'examples/scenarios/basic-musket-game.json';

/** A scenario file as a test may change it. */
// biome-ignore lint/suspicious/noExplicitAny: tests put anything anywhere in it.
export type Draft = any;

/** The example scenario, changed. */
export function changed(change: (draft: Draft) => void): object {
  const draft: Draft = JSON.parse(readFileSync(scenarioPath, 'utf8'));
  change(draft);
  return draft;
}
