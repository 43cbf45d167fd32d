import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Battle, playOut, type Ruleset, rulesInForce, startBattle, viewOf } from '../../src/battle/index.js';
import { checkAnswer } from '../../src/battle/requests.js';
import { loadAnyWindows } from '../../src/index.js';
import { breakThroughFaults } from '../../src/rulesets/cady/common/choices/break-through.js';
import { surrenderFaults } from '../../src/rulesets/cady/common/choices/surrender.js';
import { wrgRules } from '../../src/rulesets/wrg/rules.js';
import { castFaults, flightAnswerFaults } from '../../src/rulesets/wrg/turn/sorcery/checks.js';
import type { NamedTerms, Windows } from '../../src/windows/index.js';

/** Battles whose bots are asked many kinds of things, and how many turns of them. */
const battles = [
  ['river-landing', 2],
  ['hastings-1066', 4],
  ['naseby-1645', 2],
  ['raid-on-thornley-manor', 2],
  ['ford-of-the-grey-wood', 2],
  ['carrhae-53-bc', 2],
] as const;

/** The answer with a key that nobody reads put into each of its objects, one after the other. */
function* withStrays(answer: unknown): Iterable<unknown> {
  const copy: unknown = structuredClone(answer);
  const objects: object[] = [];
  JSON.stringify(copy, (_key, value: unknown) => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) objects.push(value);
    return value;
  });
  for (const each of objects) {
    Reflect.set(each, 'no-such', 1);
    yield copy;
    Reflect.deleteProperty(each, 'no-such');
  }
}

function takenIn<T extends NamedTerms>({ ruleset, bots }: Windows<T>, scenario: unknown, turns: number) {
  const taken = new Set<string>();
  let tried = 0;
  const [bot] = Object.values(bots);
  const start = startBattle(ruleset, scenario, { seed: 2 });
  const commanders = Object.fromEntries(
    ruleset.sides(start.scenario).map((side, i) => [side, bot!(i + 1, start.scenario)]),
  );
  const tryAll = (battle: Battle<T>, by: Ruleset<T>) => {
    const rules = rulesInForce(by, battle);
    const setting = { state: battle.now, scenario: battle.scenario, rules };
    for (const request of battle.pending) {
      const given = commanders[request.side]?.answer(request, viewOf(by, battle, request.side).view, rules);
      for (const stray of withStrays(given)) {
        tried++;
        if (checkAnswer(by, request, stray, setting).length === 0) taken.add(request.kind);
      }
    }
  };
  tryAll(start, ruleset);
  playOut(ruleset, start, commanders, { maxTurns: turns, onStep: battle => tryAll(battle, ruleset) });
  return { taken: [...taken], tried };
}

test.each(battles)('in %s no answer has a key that nobody reads', async (name, turns) => {
  const scenario: unknown = JSON.parse(readFileSync(`examples/scenarios/${name}.json`, 'utf8'));
  const { ruleset } = scenario as { readonly ruleset: string };
  const { taken, tried } = (await loadAnyWindows(ruleset))(windows => takenIn(windows, scenario, turns));
  expect(taken).toEqual([]);
  expect(tried).toBeGreaterThan(5);
});

test('answers that are seldom asked for have none either', () => {
  expect(breakThroughFaults({ go: true })).toEqual([]);
  expect(breakThroughFaults({ go: true, far: 1 })).toMatchObject([{ path: 'far' }]);
  expect(surrenderFaults({ accept: true })).toEqual([]);
  expect(surrenderFaults({ accept: true, guard: 1 })).toMatchObject([{ path: 'guard' }]);
  const targets = [{ target: 'trolls', distance: 10 }];
  const spell = { spell: 6, target: 'trolls' };
  expect(castFaults(spell, { targets }, wrgRules())).toEqual([]);
  expect(castFaults({ ...spell, twice: true }, { targets }, wrgRules())).toMatchObject([{ path: 'twice' }]);
  const scenario = { table: { width: 900, height: 600, features: [] } } as never;
  const flight = { from: { x: 100, y: 100 }, reach: 200 };
  expect(flightAnswerFaults({ x: 150, y: 100 }, flight, scenario)).toEqual([]);
  expect(flightAnswerFaults({ x: 150, y: 100, z: 9 }, flight, scenario)).toMatchObject([{ path: 'z' }]);
});
