import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answer,
  type BattleRecord,
  fork,
  playOut,
  readRecord,
  recordOf,
  recordText,
  replay,
  startBattle,
} from '../../src/battle/index.js';
import { bots, scenario, started, toy } from './toy.js';
import { violations } from './violations.js';

const finished = playOut(toy, fork(playOut(toy, started(7), bots(), { maxTurns: 1 }), { seed: 4 }), bots());
const record = recordOf(finished);
const text = recordText(record);
const unfinished = answer(toy, playOut(toy, started(7), bots(), { maxTurns: 2 }), [
  { side: 'red', id: 'banner red', answer: 'lion' },
]);

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Why a record is refused; empty when it replays. */
function refusal(edited: unknown): readonly string[] {
  return violations(() => replay(toy, readRecord(edited)));
}

function edit(change: (draft: DraftRecord) => void): unknown {
  const draft: DraftRecord = JSON.parse(text);
  change(draft);
  return draft;
}
type DraftRecord = {
  -readonly [K in keyof BattleRecord]: BattleRecord[K] extends readonly (infer E)[] ? E[] : unknown;
};

describe('a record', () => {
  it('plays again to the same battle, whether finished or not', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 6 }), (seed, maxTurns) => {
        const battle = playOut(toy, started(seed), bots(), { maxTurns });
        const again = replay(toy, readRecord(recordText(recordOf(battle))));
        expect(again).toEqual(battle);
      }),
      { numRuns: 40 },
    );
    expect(replay(toy, recordOf(unfinished))).toEqual(unfinished);
    expect(replay(toy, recordOf(started()))).toEqual(started());
  });

  it('is read as it was written, and written alike by everybody', () => {
    expect(readRecord(text)).toEqual(record);
    expect(recordText(readRecord(text))).toBe(text);
    expect(recordText(recordOf(JSON.parse(JSON.stringify(finished))))).toBe(text);
  });

  it('carries house rules', () => {
    const houseRules = { numbers: { 'toy/musketry/hits': [4, 5, 6] } };
    const battle = playOut(toy, startBattle(toy, scenario, { seed: 7, houseRules }), bots());
    expect(replay(toy, recordOf(battle))).toEqual(battle);
    expect(refusal({ ...recordOf(battle), houseRules: null })[0]).toMatch(/^turn 0/);
  });

  it('of which one byte was changed is refused, unless it still says the same', () => {
    const original = JSON.parse(text);
    const bytes = new TextEncoder().encode(text);
    fc.assert(
      fc.property(fc.nat({ max: bytes.length - 1 }), fc.integer({ min: 32, max: 126 }), (at, byte) => {
        const edited = bytes.slice();
        edited[at] = byte;
        const changed = new TextDecoder().decode(edited);
        expect(refusal(changed).length > 0).toBe(!isDeepStrictEqual(parsed(changed), original));
      }),
      { numRuns: 600 },
    );
  });

  it('is refused at the turn in which an answer, a checksum or a fork was changed', () => {
    record.answers.forEach(({ turn, phase, answer: given }, index) => {
      const other =
        phase === 'plan' ? { commit: 0, note: 'forged' } : given === 'lion' || given === 'hold' ? 'x' : 'lion';
      const forged = edit(draft => {
        draft.answers[index] = { ...draft.answers[index]!, answer: other };
      });
      expect(refusal(forged)[0]).toMatch(new RegExp(`^turn ${turn}\\b`));
      const missing = edit(draft => draft.answers.splice(index, 1));
      expect(refusal(missing)[0]).toMatch(new RegExp(`^turn ${turn}\\b`));
      const twice = edit(draft => draft.answers.splice(index, 0, draft.answers[index]!));
      // The replay takes the first of the two, which may have ended the turn.
      expect(refusal(twice)[0]).toMatch(new RegExp(`^turn (${turn}|${turn + 1})\\b.*the record answers`));
    });
    record.checksums.forEach((_, turn) => {
      const forged = edit(draft => {
        draft.checksums[turn] = '0123456789abcdef';
      });
      expect(refusal(forged)[0]).toMatch(new RegExp(`^turn ${turn}: record and replay part here`));
    });
    const otherFork = edit(draft => {
      draft.otherDice[0] = { ...draft.otherDice[0]!, seed: 5 };
    });
    expect(refusal(otherFork)[0]).toMatch(/^turn 2\b/);
  });

  it('is refused when its last answer was changed, even before the turn has its checksum', () => {
    const open = recordOf(unfinished);
    const last = open.answers.length - 1;
    const forged = open.answers.map((given, index) => (index === last ? { ...given, answer: 'bear' } : given));
    expect(refusal({ ...open, answers: forged })[0]).toMatch(/^turn 3: record and replay part after the last checksum/);
    expect(refusal({ ...open, answers: open.answers.slice(0, -1) })[0]).toMatch(/^turn 3\b/);
    expect(refusal({ ...open, seal: '0123456789abcdef' })[0]).toMatch(/^turn 3\b/);
    expect(refusal(open)).toEqual([]);
  });

  it.each<[string, RegExp, unknown]>([
    ['another seed', /^turn 0/, { ...record, seed: 8 }],
    ['a seed too great', /^turn 0: seed/, { ...record, seed: 2 ** 60 }],
    ['a seed that is no number', /^turn 0: seed/, { ...record, seed: '7' }],
    ['another scenario', /^turn 0/, { ...record, scenario: { ...scenario, name: 'the bridge' } }],
    ['a key more in the scenario', /^turn 0/, { ...record, scenario: { ...scenario, more: 1 } }],
    ['a scenario that is none', /^turn 0: .*a toy scenario/, { ...record, scenario: [] }],
    [
      'house rules it was not played by',
      /^turn 0/,
      { ...record, houseRules: { numbers: { 'toy/musketry/hits': [5, 6] } } },
    ],
    ['another ruleset', /^turn 0: ruleset.id/, { ...record, ruleset: { id: 'chess', version: '1.0.0' } }],
    ['another version', /^turn 0: ruleset.version/, { ...record, ruleset: { id: 'toy', version: '1.0.1' } }],
    [
      'another winner',
      /^turn \d: the recorded outcome/,
      { ...record, outcome: { ...record.outcome, winner: 'green' } },
    ],
    ['no outcome', /^turn \d: the recorded outcome/, { ...record, outcome: null }],
    ['a checksum too many', /^turn \d/, { ...record, checksums: [...record.checksums, '0123456789abcdef'] }],
    ['a checksum too few', /^turn \d: .*none recorded/, { ...record, checksums: record.checksums.slice(0, -1) }],
    [
      'a checksum in capitals',
      /^turn 1: checksums\[1\]/,
      edit(draft => draft.checksums.splice(1, 1, 'ABCDEF0123456789')),
    ],
    ['no checksums', /^turn 0: checksums/, { ...record, checksums: [] }],
    [
      'the dice of a fork that never was',
      /^turn \d/,
      { ...record, otherDice: [...record.otherDice, { turn: 1, phase: 'x', request: 'y', seed: 1 }] },
    ],
    ['an unknown key', /^turn 0: colour/, { ...record, colour: 'red' }],
    [
      'an unknown key in an answer',
      /^turn 1: answers\[0\]\.colour/,
      edit(draft => draft.answers.splice(0, 1, Object.assign(draft.answers[0]!, { colour: 1 }))),
    ],
    [
      'an answer without a side',
      /^turn 1: answers\[0\]\.side/,
      edit(draft => draft.answers.splice(0, 1, Object.assign(draft.answers[0]!, { side: undefined }))),
    ],
    [
      'an answer of a side that is a list',
      /^turn 1: answers\[0\]\.side: this is a list$/,
      edit(draft => draft.answers.splice(0, 1, Object.assign(draft.answers[0]!, { side: [] }))),
    ],
    [
      'an answer without an answer',
      /^turn 1: answers\[0\]\.answer/,
      edit(draft => draft.answers.splice(0, 1, Object.assign(draft.answers[0]!, { answer: undefined }))),
    ],
    [
      'the answer of another side',
      /^turn 1: .*blue is not asked banner red/,
      edit(draft => draft.answers.splice(0, 1, Object.assign(draft.answers[0]!, { side: 'blue' }))),
    ],
    ['another format', /^format/, { ...record, format: 'chess' }],
    ['another version of the format', /^format/, { ...record, version: 3 }],
    ['nothing', /^format/, null],
    ['a list', /^format/, []],
    ['no JSON', /not JSON/, text.slice(1)],
    ['a number too great for JSON', /not a number/, text.replace('"seed": 7', '"seed": 1e999')],
    ['a minus before a nought', /−0/, text.replace('"commit": 0', '"commit": -0')],
    ['a __proto__ key', /__proto__/, text.replace('"seed": 7', '"__proto__": {}, "seed": 7')],
    ['a __proto__ key in an answer', /__proto__/, text.replace('"commit":', '"__proto__": {}, "commit":')],
  ])('with %s is refused', (_, why, edited) => {
    expect(edited).not.toBe(text);
    expect(refusal(edited).join('\n')).toMatch(why);
  });

  it('nested without end is refused', () => {
    expect(refusal(text.replace('"the ford"', `${'['.repeat(5000)}${']'.repeat(5000)}`))[0]).toContain('deep');
  });
});
