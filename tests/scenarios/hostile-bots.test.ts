import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Commander,
  type Commanders,
  eventsOf,
  loadAnyWindows,
  musterBattle,
  playOut,
  simulateBattle,
  startBattle,
  viewOf,
} from '../../src/index.js';
import type { NamedTerms, Windows } from '../../src/windows/index.js';

/** Tries to spoil everything that can be reached from a value: numbers, words and lists. */
function spoil(value: unknown, seen = new Set<object>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const key of Object.keys(value)) {
    spoil(Reflect.get(value, key), seen);
    Reflect.set(value, key, 60);
  }
  if (Array.isArray(value)) {
    try {
      value.length = 0;
    } catch {
      // Frozen, as it should be.
    }
  }
  Reflect.set(value, 'extra', 60);
}

function everywhere<T extends NamedTerms>(sides: readonly string[], commander: Commander<T>): Commanders<T> {
  return Object.fromEntries(sides.map(side => [side, commander]));
}

function attacked<T extends NamedTerms>({ ruleset, bots }: Windows<T>, scenario: object): void {
  const printed = JSON.stringify(ruleset.rules());
  const start = startBattle(ruleset, scenario, { seed: 5 });
  const bot = () => Object.values(bots)[0]!(1, start.scenario);
  const kept: { readonly view: unknown; readonly text: string }[] = [];
  function hostile(): Commander<T> {
    const honest = bot();
    return {
      name: 'hostile',
      answer(request, view, rules) {
        const answer = honest.answer(request, view, rules);
        if (kept.length < 40) kept.push({ view, text: JSON.stringify(view) });
        for (const each of [request, view, rules]) spoil(each);
        return answer;
      },
    };
  }

  const sides = ruleset.sides(start.scenario);
  const simulated = (commander: Commander<T>) => {
    const mustered = musterBattle(ruleset, scenario);
    return simulateBattle(ruleset, mustered, everywhere(sides, commander), { seed: 5, maxTurns: 1 });
  };
  expect(simulated(hostile())).toEqual(simulated(bot()));
  const played = (commander: Commander<T>) => playOut(ruleset, start, everywhere(sides, commander), { maxTurns: 1 });
  expect(played(hostile())).toEqual(played(bot()));
  for (const { view, text } of kept) expect(JSON.stringify(view)).toBe(text);
  const end = played(bot());
  for (const side of sides) spoil([viewOf(ruleset, end, side), eventsOf(end, side)]);
  spoil(ruleset);
  expect(JSON.stringify(ruleset.rules())).toBe(printed);
  expect(startBattle(ruleset, scenario, { seed: 5 })).toEqual(start);
}

describe('nothing that leaves the library can change it', () => {
  it.each(['basic-musket-game', 'ambush-at-birkenholt', 'naseby-1645', 'carrhae-53-bc'])(
    'in %s bots that write into everything they are given change nothing',
    async field => {
      const scenario: { readonly ruleset: string } = JSON.parse(
        readFileSync(`examples/scenarios/${field}.json`, 'utf8'),
      );
      const any = await loadAnyWindows(scenario.ruleset);
      any(windows => attacked(windows, scenario));
    },
  );
});
