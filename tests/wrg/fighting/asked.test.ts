import { describe, expect, it, test } from 'vitest';
import { scripted } from '../../../src/dice/index.js';
import { combatResolvers } from '../../../src/rulesets/wrg/resolve/combat.js';
import { resolverOf } from '../../resolvers/all.js';

const ask = (name: string, situation: object, ...faces: number[]) =>
  resolverOf(`wrg/${name}`).resolve(situation, faces.length === 0 ? undefined : scripted(faces));
const result = (name: string, situation: object, ...faces: number[]) => Object(ask(name, situation, ...faces).result);

/** A situation of each function, and what is said of it. */
const situations: { readonly [name: string]: readonly [situation: object, said: object] } = {
  'target-class': [
    { type: 'ehc', side: 'flank' },
    { missiles: 'hc', handToHand: 'hc', shieldless: 'shieldless-cavalry-li-hi' },
  ],
  'crew-shooters': [
    { models: 3, crew: ['bow', 'bow', 'javelins', 'driver'] },
    {
      shooters: [
        { weapon: 'bow', figures: 6 },
        { weapon: 'javelins', figures: 3 },
      ],
    },
  ],
  'push-friends': [{ type: 'lc', ranks: 3 }, { pushes: true }],
  'engines-lost': [{ engines: [10, 30, 31] }, { lost: 2 }],
  'after-advance': [{ uncontrolled: true }, { period: 2 }],
  'breach-size': [{}, { bottom: 60, top: 90 }],
  'gaps-disorganise': [{ place: 'ship' }, { disorganise: false }],
};

describe('what is asked of dice, targets, crews and push-backs', () => {
  test.each(combatResolvers.filter(({ throws }) => !throws))(
    '$name, with reasons, and refused by its path',
    resolver => {
      const [situation, said] = situations[resolver.name.replace('wrg/', '')]!;
      const answer = resolver.resolve(situation);
      expect(answer.result).toMatchObject(said);
      expect(answer.because.length).toBeGreaterThan(0);
      expect(() => resolver.resolve({ ...situation, wind: 'north' })).toThrow('wind');
    },
  );

  it('a shot counts one by its dice, a blow their whole difference [wrg/shooting/random/standard] [wrg/melee/random/barbarian]', () => {
    const barbarians = { training: 'barbarian', class: 'C' };
    expect(result('random-factor', { combat: 'shooting', ...barbarians }, 2, 6).factor).toBe(1);
    expect(result('random-factor', { combat: 'hand-to-hand', ...barbarians }, 2, 6).factor).toBe(4);
    expect(result('random-factor', { combat: 'hand-to-hand', ...barbarians, class: 'E' }, 2, 6).factor).toBe(1);
  });

  it('a general in front lets nothing be lost, but a barbarian who refused his equal [wrg/melee/random/general] [wrg/melee/random/general-refusal]', () => {
    const factor = (general: object) =>
      result('random-factor', { combat: 'hand-to-hand', training: 'barbarian', class: 'C', general }, 5, 1).factor;
    expect(factor({ training: 'barbarian', inFront: true })).toBe(0);
    expect(factor({ training: 'barbarian', inFront: false })).toBe(-4);
    expect(factor({ training: 'barbarian', inFront: true, refusedEqual: true })).toBe(-4);
    expect(factor({ training: 'regular', inFront: true, refusedEqual: true })).toBe(0);
  });

  it('generals have no say in shooting', () => {
    const general = { training: 'regular', inFront: true };
    expect(() => ask('random-factor', { combat: 'shooting', training: 'regular', class: 'C', general })).toThrow(
      'general',
    );
  });

  it('extra heavy cavalry is super heavy to its front in the first period alone [wrg/troops/ehc-vulnerability]', () => {
    const column = (period: number) => result('target-class', { type: 'ehc', period });
    expect([column(1).handToHand, column(2).handToHand, column(2).missiles]).toEqual(['shc', 'hc', 'shc']);
    expect(() => ask('target-class', { type: 'wagon' })).toThrow('type');
  });

  it('heavy friends and deep ones are not pushed [wrg/after-melee/push-friends]', () => {
    const pushes = (type: string, ranks: number) => result('push-friends', { type, ranks }).pushes;
    expect([pushes('li', 4), pushes('hi', 1)]).toEqual([false, false]);
  });

  it('a broken group of engines is destroyed altogether [wrg/after-melee/engines-broken]', () => {
    expect(result('engines-lost', { engines: [10, 300], broken: true }).lost).toBe(2);
  });
});
