import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import {
  type Battle,
  type Commanders,
  musterBattle,
  playOut,
  readRecord,
  recordOf,
  recordText,
  replay,
  startBattle,
} from '../../src/battle/index.js';
import { lineOfBattle } from '../../src/rulesets/wrg/bots/line-of-battle.js';
import type { WrgEvent } from '../../src/rulesets/wrg/events.js';
import { wrg } from '../../src/rulesets/wrg/ruleset.js';
import type { WrgTerms } from '../../src/rulesets/wrg/terms.js';

/** A field of `examples/scenarios`, and how two generals fight on it. */
export function field(name: string) {
  const file: unknown = JSON.parse(
    readFileSync(new URL(`../../examples/scenarios/${name}.json`, import.meta.url), 'utf8'),
  );
  const { scenario } = musterBattle(wrg, file);
  const commanders: Commanders<WrgTerms> = Object.fromEntries(wrg.sides(scenario).map(side => [side, lineOfBattle()]));
  const start = (seed: number): Battle<WrgTerms> => startBattle(wrg, file, { seed });
  /** The battle of a seed to its end, with everything that was told in it from the first. */
  const fought = (seed: number): { readonly battle: Battle<WrgTerms>; readonly told: readonly WrgEvent[] } => {
    const begun = start(seed);
    const told: WrgEvent[] = [...begun.events];
    const battle = playOut(wrg, begun, commanders, { onStep: ({ events }) => told.push(...events) });
    return { battle, told };
  };
  return { scenario, start, fought };
}

/** Holds that a battle is played again from its record, step for step, to the same end. */
export function expectPlayedAgain(battle: Battle<WrgTerms>): void {
  const again = replay(wrg, readRecord(JSON.parse(recordText(recordOf(battle)))));
  expect(again.outcome).toEqual(battle.outcome);
  expect(again.checksums).toEqual(battle.checksums);
}
