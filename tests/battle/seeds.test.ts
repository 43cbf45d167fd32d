import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type BattleRecord,
  commitmentTo,
  fork,
  musterBattle,
  playOut,
  readRecord,
  recordOf,
  recordText,
  replay,
  simulateBattle,
  startBattle,
  viewOf,
  whatIf,
} from '../../src/battle/index.js';
import { bots, scenario, toy } from './toy.js';
import { violations } from './violations.js';

const seed = 'c0ffee00c0ffee00c0ffee00c0ffee01';
const battle = startBattle(toy, scenario, { seed });
const finished = playOut(toy, battle, bots());
const record = recordOf(finished);

/** Why a record is refused; empty when it replays. */
const refusal = (edited: unknown) => violations(() => replay(toy, readRecord(edited)));

describe('the dice of a battle', () => {
  it('come of a keyed stream that nobody knows unless a seed is given', () => {
    const [one, two] = [startBattle(toy, scenario), startBattle(toy, scenario, {})];
    expect(one.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(two.seed).not.toBe(one.seed);
    expect(one.dice.generator).toBe('hmac-sha256');
    expect(replay(toy, recordOf(playOut(toy, one, bots()))).outcome).not.toBeNull();
  });

  it('come of it for 128 bits, however they are written, and fast for the whole number of a test', () => {
    expect(battle.dice.generator).toBe('hmac-sha256');
    expect(startBattle(toy, scenario, { seed: BigInt(`0x${seed}`) })).toEqual(battle);
    expect(startBattle(toy, scenario, { seed: seed.toUpperCase() })).toEqual(battle);
    expect(startBattle(toy, scenario, { seed: 7 }).dice.generator).toBe('xoroshiro128plus');
    expect(startBattle(toy, scenario, { seed: Number.MAX_SAFE_INTEGER }).dice.generator).toBe('xoroshiro128plus');
  });

  it.each([-1, 0.5, 2 ** 53, '7', `${seed}0`, -1n, 2n ** 128n, null, {}])('do not come of %s', wrong => {
    // @ts-expect-error: what JavaScript may pass.
    expect(violations(() => startBattle(toy, scenario, { seed: wrong }))).toEqual([
      expect.stringMatching(/^seed: .* is no seed/),
    ]);
  });

  it('are the same when the battle is simulated', () => {
    const { checksum } = simulateBattle(toy, musterBattle(toy, scenario), bots(), { seed });
    expect(checksum).toBe(finished.checksums.at(-1));
  });

  it('may be others of 128 bits after a fork, and a sample of what may come', () => {
    const forked = playOut(toy, fork(battle, { seed: 99n }), bots());
    expect(forked.otherDice.map(other => other.seed)).toEqual(['00000000000000000000000000000063']);
    expect(replay(toy, readRecord(recordText(recordOf(forked))))).toEqual(forked);
    const answers = battle.pending.map(({ id, side }) => ({ id, side, answer: 'lion' }));
    expect(whatIf(toy, battle, answers, after => after.turn, { samples: 3, seed }).outcomes).not.toEqual([]);
  });
});

describe('a commitment to a seed', () => {
  it('is the SHA-256 of the seed, shown to every side from the start, and to nobody for a test', () => {
    const expected = createHash('sha256').update(`littlewars seed ${seed}`).digest('hex');
    expect(commitmentTo(seed)).toBe(expected);
    for (const side of ['red', 'blue']) expect(viewOf(toy, battle, side).commitment).toBe(expected);
    expect(JSON.stringify(viewOf(toy, battle, 'red'))).not.toContain(seed);
    expect(viewOf(toy, startBattle(toy, scenario, { seed: 7 }), 'red').commitment).toBeNull();
  });

  it('stands in the record, with the name of the generator', () => {
    expect(record).toMatchObject({ version: 2, generator: 'hmac-sha256', commitment: commitmentTo(seed), seed });
    expect(replay(toy, readRecord(recordText(record)))).toEqual(finished);
  });

  it.each<[string, (of: BattleRecord) => object]>([
    ['another commitment', of => ({ ...of, commitment: 'f'.repeat(64) })],
    ['none', of => ({ ...of, commitment: null })],
    ['another seed', of => ({ ...of, seed: 'd'.repeat(32) })],
    ['a seed in capitals', of => ({ ...of, seed: seed.toUpperCase() })],
    ['another generator', of => ({ ...of, generator: 'xoroshiro128plus' })],
    ['no generator', ({ ...of }) => ({ ...of, generator: undefined })],
    ['version 1', of => ({ ...of, version: 1 })],
    ['version 3', of => ({ ...of, version: 3 })],
  ])('a record with %s is refused', (_, change) => {
    expect(refusal(change(record))).not.toEqual([]);
  });
});

describe('a record of version 1', () => {
  it('is still what a battle of a whole number leaves, and replays', () => {
    const old = recordOf(playOut(toy, startBattle(toy, scenario, { seed: 7 }), bots()));
    expect(old.version).toBe(1);
    expect(Object.keys(old)).not.toContain('commitment');
    expect(refusal(old)).toEqual([]);
    expect(refusal({ ...old, version: 2, generator: 'xoroshiro128plus', commitment: null })).not.toEqual([]);
  });

  it('is of version 2 once a fork takes dice of 128 bits', () => {
    const forked = recordOf(playOut(toy, fork(startBattle(toy, scenario, { seed: 7 }), { seed }), bots()));
    expect(forked).toMatchObject({ version: 2, generator: 'xoroshiro128plus', commitment: null });
    expect(refusal(forked)).toEqual([]);
  });
});
