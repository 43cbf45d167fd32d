import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { entryPoints } from '../../scripts/entry-points.js';
import { seeded } from '../../src/dice/index.js';
import { RuleViolation, startBattle, viewOf } from '../../src/index.js';
import * as ancient from '../../src/public/ancient-medieval.js';
import * as common from '../../src/public/common.js';
import * as musket from '../../src/public/musket.js';
import * as raymond from '../../src/public/raymond.js';
import * as table from '../../src/public/table.js';
import * as wrg from '../../src/public/wrg.js';

type Plain = (...given: readonly unknown[]) => unknown;

/** What an entry point exports, all that strangers can load of it. */
async function exported(path: string): Promise<object> {
  return import(/* @vite-ignore */ `../../${path}`);
}

function functionsIn(module: object): readonly (readonly [name: string, ask: Plain])[] {
  return Object.entries(module).flatMap(([name, each]: [string, unknown]) => {
    const isClass = typeof each === 'function' && /^class\b/.test(Function.prototype.toString.call(each));
    return typeof each === 'function' && !isClass
      ? [[name, (...given: readonly unknown[]) => Reflect.apply(each, undefined, given)]]
      : [];
  });
}

const nothings: readonly unknown[] = [undefined, null, {}, [], 'nonsense', 7, true, () => 7];

/** Nothing; the same nonsense in the first place, and in every place. */
const nonsense: readonly (readonly unknown[])[] = [
  [],
  ...nothings.map(each => [each]),
  ...nothings.map(each => Array(6).fill(each)),
];

/** What is wrong with how a function takes nonsense, if anything: it may answer, or refuse in words of the library. */
async function faultOf(ask: Plain, given: readonly unknown[]): Promise<string | undefined> {
  try {
    const said = ask(...given);
    // A distribution is no promise, and says so when it is waited for.
    if (said instanceof Promise) await said;
  } catch (thrown) {
    if (thrown instanceof RuleViolation) {
      const wordless = thrown.violations.find(({ problem, mend }) => problem === '' || mend === '');
      return wordless === undefined ? undefined : `refuses without a mend: ${JSON.stringify(wordless)}`;
    }
    // Dice refuse numbers that are no seeds, faces or chances in words of their own.
    if (thrown instanceof RangeError && /^(a seed is|a die has|faces|all chances|the \w+ )/.test(thrown.message))
      return undefined;
    return String(thrown);
  }
  return undefined;
}

describe.each(entryPoints)('$name, asked nonsense in plain JavaScript', ({ module, watched }) => {
  test('has everything that the library itself uses of it', async () => {
    expect(Object.keys(await exported(watched)).sort()).toEqual(Object.keys(await exported(module)).sort());
  });

  test('every function answers, or says what is wrong', async () => {
    const raw: string[] = [];
    for (const [name, ask] of functionsIn(await exported(watched)))
      for (const given of nonsense) {
        const fault = await faultOf(ask, given);
        if (fault !== undefined)
          raw.push(`${name}(${given.map(each => JSON.stringify(each) ?? String(each)).join(', ')}): ${fault}`);
      }
    expect(raw).toEqual([]);
  });
});

test('there are well over a thousand functions', async () => {
  const all = await Promise.all(entryPoints.map(async ({ watched }) => functionsIn(await exported(watched))));
  expect(all.flat().length).toBeGreaterThan(1200);
});

describe('what the refusals say', () => {
  const scenario: unknown = JSON.parse(readFileSync('examples/scenarios/basic-musket-game.json', 'utf8'));
  const battle = startBattle(musket.musket, scenario, { seed: 3 });
  const [unit] = Object.values(battle.state.units);
  const { view } = viewOf(musket.musket, battle, 'blue');
  const rules = 'give the rules of a book, or leave them out';
  test.each<[string, Plain, readonly unknown[], string]>([
    [
      'no unit',
      plain(musket.moraleOf),
      [undefined, battle.state],
      'unit: this is missing; give a Unit, as its type says',
    ],
    ['another state', plain(raymond.unitsLeft), [battle.state, 'blue'], 'state: this has no'],
    [
      'no state',
      plain(ancient.unitsLeft),
      ['state', 'blue'],
      'state: this is a text; give the state of a battle of this ruleset, such as battle.state',
    ],
    ['a view for a state', plain(musket.unitsLeft), [view, 'blue'], 'state: this has no'],
    ['no rules', plain(wrg.breachSize), [{}], `rules: this is an object with named values; ${rules}`],
    [
      'rules of another book',
      plain(wrg.breachSize),
      [musket.musketRules()],
      `rules: this is an object with named values; ${rules}`,
    ],
    [
      'rules of another book, of which some is there',
      plain(musket.moraleOf),
      [unit, 1, common.commonRules()],
      'rules: this has no',
    ],
    ['no point', plain(table.distance), [{ x: 1, y: 2 }, { x: 1 }], 'b: this has no "y"; give a point: { x, y }'],
    ['no windows', plain(musket.tellMusket), [], 'this is missing'],
  ])('%s', (_, ask, given, told) => {
    expect(() => ask(...given)).toThrow(RuleViolation);
    expect(() => ask(...given)).toThrow(told);
  });

  test('what is right passes, and is answered as within the library', () => {
    expect(table.distance({ x: 0, y: 0 }, { x: 3, y: 4 })).toBe(5);
    expect(musket.unitsLeft(battle.state, 'blue').length).toBeGreaterThan(0);
    expect(musket.isTroopType('regulars', musket.musketRules())).toBe(true);
    expect(musket.musketView(battle.state, 'blue', battle.scenario, musket.musketRules()).side).toBe(view.side);
    expect(seeded(3).roll(6)).toBeGreaterThan(0);
  });
});

function plain(ask: (...given: never[]) => unknown): Plain {
  return (...given) => Reflect.apply(ask, undefined, given);
}
