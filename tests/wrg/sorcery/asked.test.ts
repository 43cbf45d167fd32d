import { describe, expect, it, test } from 'vitest';
import type { Resolver } from '../../../src/book/index.js';
import { creatureResolvers } from '../../../src/rulesets/wrg/resolve/creatures.js';
import { saintResolvers } from '../../../src/rulesets/wrg/resolve/saints.js';
import { resolverOf } from '../../resolvers/all.js';

const ask = (name: string, situation: object) => resolverOf(`wrg/${name}`).resolve(situation);
const result = (name: string, situation: object) => Object(ask(name, situation).result);

/** A situation of each function, and what is said of it. */
const situations: { readonly [name: string]: readonly [situation: object, said: object] } = {
  'creature-nature': [
    { creature: 'warrior-saint' },
    { oneMan: true, takesTests: false, charges: true, influence: { own: 'rash', others: 'rash' }, martyr: 150 },
  ],
  'creature-missiles': [{ creature: 'dragon' }, { missiles: { weapon: 'javelins', each: 5, range: 40, fire: true } }],
  'dragon-flight': [{ fly: { distance: 201 } }, { faults: [{ path: 'fly' }] }],
  'dragon-prey': [
    { elephants: [101, 100], after: 2 },
    { killed: [1], does: 'sleeps' },
  ],
  'dragon-fright': [{ distance: 31, known: true }, { disorganised: false }],
  sanctity: [
    { distance: 100, creature: 'dragon' },
    { holy: true, keepsOut: true },
  ],
  'spell-near-saints': [{ target: 100 }, { works: false }],
  'saint-influence': [
    { creature: 'elf', enemy: 100, nearest: 100 },
    { points: -1, disorganised: true },
  ],
  'saints-debate': [
    { one: 'saint', other: 'moslem-saint', distance: 100, casualties: 1 },
    { debate: true, prays: true },
  ],
  hero: [
    { alone: true, rivals: [100] },
    { sword: false, disorganised: true, reaction: 3, influence: null },
  ],
  'elves-choose': [{ sign: -1 }, { points: -1 }],
  lured: [{ creature: 'dragon', enemy: 'elf', inReach: true }, { lured: true }],
  'troll-stone': [{ result: 'halt', hasOrder: true }, { stone: true }],
  ents: [{ axes: true, result: 'halt-or-retire' }, { attack: false }],
  demons: [{ magician: 101 }, { stay: false }],
  basilisk: [{ figures: 3 }, { figures: 3 }],
  'spell-lasts': [
    { nominated: 4, period: 3, at: 'before-movement' },
    { does: 'invisible', restsUntil: 4 },
  ],
};

const asked: readonly Resolver[] = [...creatureResolvers, ...saintResolvers];

describe('what is asked of saints, heroes, creatures and spells', () => {
  test.each(asked)('$name, with reasons, and refused by its path', resolver => {
    const [situation, said] = situations[resolver.name.replace('wrg/', '')]!;
    const answer = resolver.resolve(situation);
    expect(answer.result).toMatchObject(said);
    expect(answer.because.length).toBeGreaterThan(0);
    expect(() => resolver.resolve({ ...situation, moon: 'full' })).toThrow('moon');
  });

  it('goblins on wolves are Huns, goblins on foot are not [wrg/sorcery/goblins]', () => {
    const huns = (more: object) => result('creature-nature', { creature: 'goblin', ...more }).countsAsHuns;
    expect([huns({ type: 'lc' }), huns({})]).toEqual([true, false]);
  });

  it('demons with many arms keep their shields [wrg/sorcery/demons]', () => {
    const shield = (more: object) => result('creature-nature', { creature: 'demon', ...more }).shieldWithTwoHanded;
    expect([shield({ traits: ['many-arms'] }), shield({})]).toEqual([true, false]);
  });

  it('a magic sword fails near a saint, and not far from one [wrg/sorcery/hero]', () => {
    const sword = (distance: number) => result('hero', { magicSword: true, saint: { distance, seen: true } }).sword;
    expect([sword(100), sword(101)]).toEqual([false, true]);
    expect(result('hero', { magicSword: true }).influence).toBe('rash');
  });

  it('dwarves are lured by any elves, dragons by those in reach, and nobody by heroes [wrg/sorcery/dwarves] [wrg/sorcery/dragon-lure]', () => {
    const lured = (creature: string, enemy: string, inReach: boolean) =>
      result('lured', { creature, enemy, inReach }).lured;
    expect([lured('dwarf', 'elf', false), lured('dragon', 'elf', false), lured('dragon', 'hero', true)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('two Christian saints have nothing to debate [wrg/sorcery/saint-debate]', () => {
    expect(result('saints-debate', { one: 'saint', other: 'warrior-saint', distance: 10, casualties: 1 })).toEqual({
      debate: false,
    });
  });

  it('a spell after the moves lasts a period longer [wrg/sorcery/spell-timing]', () => {
    const until = (at: string) => result('spell-lasts', { nominated: 12, period: 3, at }).until;
    expect(until('at-the-end') - until('before-movement')).toBe(1);
    expect(() => ask('spell-lasts', { nominated: 13, period: 3, at: 'at-the-end' })).toThrow('nominated');
  });

  it('a result of the other chart is refused [wrg/sorcery/trolls]', () => {
    expect(() => ask('troll-stone', { result: 'halt', hasOrder: false })).toThrow('result');
  });
});
