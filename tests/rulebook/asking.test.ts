import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scripted } from '../../src/dice/index.js';
import { answer, playOut, RuleViolation, recordOf, startBattle, undo, viewOf } from '../../src/index.js';
import { pathOf } from '../../src/rulebook/index.js';
import * as ancient from '../../src/rulesets/cady/ancient-medieval/index.js';
import * as common from '../../src/rulesets/cady/common/index.js';
import * as musket from '../../src/rulesets/cady/musket/index.js';
import * as raymond from '../../src/rulesets/raymond/index.js';
import * as skirmish from '../../src/rulesets/skirmish/index.js';
import * as wrg from '../../src/rulesets/wrg/index.js';
import { allResolvers, situationsOf } from '../resolvers/all.js';

const entries: Readonly<Record<string, object>> = {
  'ancient-medieval': ancient,
  common,
  musket,
  raymond,
  skirmish,
  wrg,
};

/** A function of an entry point, which TypeScript does not watch over. */
function plain(entry: object, name: string): ((...given: readonly unknown[]) => unknown) | undefined {
  const found: unknown = Reflect.get(entry, name);
  return typeof found === 'function' ? (...given) => Reflect.apply(found, undefined, given) : undefined;
}

function refusal(ask: () => unknown): RuleViolation | undefined {
  try {
    ask();
  } catch (thrown) {
    if (thrown instanceof RuleViolation) return thrown;
    // A script of dice that is too short: what it was asked, it has taken.
    if (!(thrown instanceof RangeError)) throw thrown;
  }
  return undefined;
}

const camel = (name: string) =>
  name.slice(name.indexOf('/') + 1).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Functions that have the name of a resolver and are asked the same. */
const twice = allResolvers.flatMap(resolver => {
  const [situation] = situationsOf(resolver.name);
  const ask = plain(entries[resolver.name.split('/')[0] ?? ''] ?? {}, camel(resolver.name));
  if (situation === undefined || ask === undefined || typeof situation !== 'object' || situation === null) return [];
  const dice = resolver.throws ? [scripted([1])] : [];
  const { properties = {} } = JSON.parse(JSON.stringify(resolver.schema()));
  const same = Object.keys(properties).every(key => !/situation/.test(key)) && refusalOfKeys(ask, situation, dice);
  return same ? [{ name: resolver.name, resolver, situation, ask: (asked: unknown) => ask(asked, ...dice) }] : [];
});

function messageOf(ask: () => unknown): string {
  try {
    ask();
    return '';
  } catch (thrown) {
    return String(thrown);
  }
}

/** Whether the function takes the keys of the situation: that of several resolvers is put together first. */
function refusalOfKeys(
  ask: (...given: readonly unknown[]) => unknown,
  situation: object,
  dice: readonly unknown[],
): boolean {
  // One that is asked a number or a word has no keys.
  if (!/give an object with named values/.test(messageOf(() => ask('nothing', ...dice)))) return false;
  return !/there is no key|is missing|this is (not )?a /.test(messageOf(() => ask(situation, ...dice)));
}

/** The places of a situation at which a number stands. */
function numbersIn(value: unknown, at: readonly PropertyKey[] = []): readonly (readonly PropertyKey[])[] {
  if (typeof value === 'number') return [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    numbersIn(each, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The same situation with another number at a place. */
function withNumber(situation: object, at: readonly PropertyKey[], number: number): object {
  const changed: object = structuredClone(situation);
  const holder = at.slice(0, -1).reduce<object>((part, key) => Reflect.get(part, key), changed);
  Reflect.set(holder, at.at(-1) ?? '', number);
  return changed;
}

/** Names that mean a whole number in one function of a book, and a length or a sum in another: the resolvers alone know which. */
const ofSeveralKinds = /\b(original|points|from)$/;

const slipped = (word: string) => (word.length < 3 ? `${word}x` : `${word[1]}${word[0]}${word.slice(2)}`);

describe('what plain JavaScript asks of the functions themselves', () => {
  test('there are many that a resolver has the name of', () => {
    expect(twice.length).toBeGreaterThan(60);
  });

  test.each(twice)('$name: a mistyped key is refused as its resolver refuses it', ({ resolver, situation, ask }) => {
    for (const key of Object.keys(situation)) {
      const { [key]: value, ...others }: Record<string, unknown> = { ...situation };
      const wrong = { ...others, [slipped(key)]: value };
      const line = ({ violations }: RuleViolation) => violations.find(({ path }) => path === slipped(key));
      const asked = refusal(() => ask(wrong));
      const resolved = refusal(() => resolver.resolve(wrong));
      expect(asked === undefined ? undefined : line(asked)?.problem).toMatch(/there is no key/);
      expect(resolved === undefined ? undefined : line(resolved)?.problem).toMatch(/there is no key/);
    }
  });

  test.each(twice)('$name: a value of another kind is refused at its place', ({ situation, ask }) => {
    for (const [key, value] of Object.entries(situation)) {
      const wrong = { ...situation, [key]: typeof value === 'number' ? String(value) : 0.5 };
      if (value === null) continue;
      const asked = refusal(() => ask(wrong));
      expect(
        asked?.violations.some(({ path }) => path.startsWith(key)),
        key,
      ).toBe(true);
    }
  });

  test.each(twice)('$name: a number that nobody can mean is refused at its place', ({ resolver, situation, ask }) => {
    for (const at of numbersIn(situation)) {
      const path = pathOf(at);
      for (const number of [Number.NaN, Number.POSITIVE_INFINITY, -1, 2.5]) {
        const asked = withNumber(situation, at, number);
        const refusedByName = refusal(() => resolver.resolve(asked)) !== undefined;
        if (Number.isFinite(number) && (!refusedByName || ofSeveralKinds.test(path))) continue;
        const told = refusal(() => ask(asked))?.violations.map(each => each.path) ?? [];
        expect([path, number, told.length > 0]).toEqual([path, number, true]);
        if (!Number.isFinite(number)) expect(told).toContain(path);
      }
    }
  });

  test('the numbers that are asked of every function are looked at', () => {
    expect(twice.flatMap(({ situation }) => numbersIn(situation)).length).toBeGreaterThan(150);
  });

  const shot = { weapon: 'muskets', distance: 14, cover: 'fence' };
  const volley = { ...shot, figures: 12, shots: 1, targetFigures: 24 };
  const unit = { type: 'regulars', figures: 20 };
  test.each([
    ['smallArmsOdds', [{ ...shot, weapon: 'musket' }], 'weapon: "musket" is not known here; did you mean "muskets"?'],
    ['smallArmsOdds', [{ ...shot, cvoer: 'fence' }], 'cvoer: there is no key "cvoer" here; did you mean "cover"?'],
    ['smallArmsOdds', [{ ...shot, cover: 'hedge' }], 'cover: this is not a value that is known here; choose one of'],
    ['smallArmsOdds', [{ ...shot, distance: '14' }], 'distance: this is a text; give a number'],
    ['smallArmsOdds', [], 'shot: this is missing'],
    ['smallArmsOdds', [shot, 7], 'rules: this is a number; give the rules of a book, or leave them out'],
    ['smallArmsVolley', [volley], 'dice: this is missing; give dice, such as rolled(1815) of littlewars/dice'],
    ['smallArmsVolley', [{ ...volley, figures: '6' }, scripted([])], 'figures: this is a text; give a number'],
    ['smallArmsOdds', [{ ...shot, distance: -3 }], 'distance: the number is too small; give at least 0'],
    ['smallArmsOdds', [{ ...shot, distance: Number.NaN }], 'distance: NaN is not a number that can be reckoned with'],
    ['smallArmsVolley', [{ ...volley, figures: 2.5 }, scripted([])], 'figures: this is not a whole number'],
    [
      'smallArmsVolley',
      [{ ...volley, shots: 1e9 }, scripted([])],
      'shots: the number is too large; give at most 1000000',
    ],
    ['smallArmsOdds', [shot, scripted([1])], 'rules: this is an object with named values; give the rules of a book'],
    ['meleeOdds', [{ melee: 5, attackedOn: 'back' }], 'attackedOn: this is not a value that is known here'],
    [
      'chargeOdds',
      [{ attacker: { ...unit, type: 'regular' }, defender: unit }],
      'attacker.type: "regular" is not known here; did you mean "regulars"?',
    ],
    [
      'chargeOdds',
      [{ attacker: unit, defender: unit, betwen: {} }],
      'betwen: there is no key "betwen" here; did you mean "between"?',
    ],
  ])('musket %s(%j) says what is wrong, and the nearest right word', (name, given, told) => {
    const ask = plain(musket, name) ?? plain(common, name);
    expect(refusal(() => ask?.(...given))?.message).toContain(told);
  });

  test.each([
    ['daylight', [2.5], 'month: this is not a whole number'],
    ['basePenalty', [-1], 'frontage: the number is too small'],
    ['reactionResult', [3, { class: 'E' }], 'situation.hasOrder: this is missing'],
    ['readOrder', [{}], 'typed: this is an object with named values; give a text'],
  ])('WRG: %s(%j), which is asked no object, says what is wrong', (name, given, told) => {
    expect(refusal(() => plain(wrg, name)?.(...given))?.message).toContain(told);
  });

  test.each([[{}], [7], ['print'], [null]])('%j is no book to make rules of', book => {
    expect(refusal(() => plain(raymond, 'raymondRules')?.(book))?.message).toContain('book: this is no book');
  });

  test('movement: a key in the wrong case', () => {
    const asked = refusal(() =>
      plain(common, 'movementAllowance')?.({ arm: 'infantry', move: 20, morale: 3, formationchange: true }),
    );
    expect(asked?.message).toBe(
      'formationchange: there is no key "formationchange" here; did you mean "formationChange"?',
    );
  });

  test('what stands on a table may be more than a function looks at, but not mistyped', () => {
    const gun = { gun: 'six-pounder-cannon', crew: 4 };
    expect(
      refusal(() => plain(musket, 'mayMan')?.({ crew: 2, spiked: false, id: 'gun-1', side: 'red' })),
    ).toBeUndefined();
    expect(refusal(() => plain(musket, 'mayMan')?.({ ...gun, spikde: false }))?.message).toContain(
      'did you mean "spiked"?',
    );
  });
});

describe('what plain JavaScript gives the kernel', () => {
  const scenario: unknown = JSON.parse(readFileSync('examples/scenarios/basic-musket-game.json', 'utf8'));
  const battle = startBattle(musket.musket, scenario, { seed: 3 });
  const id = battle.pending[0]!.id;
  const bots = { blue: {}, red: musket.takeAndHold(1) };
  test.each([
    [startBattle, [undefined, scenario], 'ruleset: this is missing; give a ruleset'],
    [startBattle, [musket.musket], 'scenario: this is missing'],
    [
      startBattle,
      [musket.musket, scenario, { sed: 3 }],
      'options.sed: there is no key "sed" here; did you mean "seed"?',
    ],
    [answer, [musket.musket, battle, id, {}], 'answers: this is a text; give a list'],
    [answer, [musket.musket, battle, [{ side: 'blue', id }]], 'answers[0].answer: this is missing'],
    [answer, [battle, []], 'ruleset: this is an object with named values; give a ruleset'],
    [playOut, [musket.musket, battle], 'commanders: this is missing'],
    [playOut, [musket.musket, battle, bots], 'commanders.blue: this is no commander: it has no function "answer"'],
    [viewOf, [musket.musket, battle], 'side: this is missing'],
    [
      undo,
      [musket.musket, {}],
      'battle: this is an object with named values; give a battle that startBattle has begun',
    ],
    [recordOf, [{}], 'battle: this is an object with named values; give a battle'],
  ])('%o', (ask: unknown, given: readonly unknown[], told) => {
    expect(refusal(() => typeof ask === 'function' && Reflect.apply(ask, undefined, given))?.message).toContain(told);
  });
});
