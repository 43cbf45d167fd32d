import { describe, expect, test } from 'vitest';
import { movementResolvers } from '../../../src/rulesets/wrg/resolve/movement.js';

const legion = { type: 'hi', training: 'regular' };
const horse = { type: 'mc', training: 'regular' };
const gauls = { type: 'lmi', training: 'barbarian' };

/** A situation for every function that can be asked by name, and what must be said of it. */
const situations: { readonly [name: string]: readonly [situation: object, said: object] } = {
  'move-rate': [{ mover: horse }, { row: 'mc', normal: 120, charge: 180 }],
  'ground-cost': [
    { mover: horse, ground: { kind: 'linear-obstacle' }, paces: 4 },
    { factor: 4, least: 20, normalOnly: true, obstructs: true, takes: 80 },
  ],
  manoeuvre: [{ mover: gauls, manner: { disorganised: true }, does: { kind: 'turn' } }, { part: 1 }],
  'movement-left': [
    { mover: legion, pushedBack: 30, parts: [{ kind: 'turn' }] },
    { move: 60, left: 15, steps: [{ kind: 'turn', takes: 15, left: 15, done: true }] },
  ],
  interpenetration: [{ mover: gauls, passed: { mover: legion, stationary: true } }, { disorganises: true }],
  'charge-reach': [
    { mover: horse, distance: 100 },
    { contact: true, left: 80, reach: 180 },
  ],
  evade: [
    { mover: { ...gauls, type: 'li' }, ranks: 3, gap: 60, reach: 90 },
    { away: 100, caught: false, rest: 1 },
  ],
  'uncontrolled-advance': [
    { mover: gauls, period: 2 },
    { paces: 70, disorganised: true, reorganising: 1 },
  ],
  rout: [
    { mover: legion, period: 4 },
    { paces: 0, dispersed: true },
  ],
  pursuit: [{ mover: horse, period: 2, turns: 1 }, { paces: 100 }],
  'rout-through-friends': [
    { routers: horse, friends: gauls },
    { way: 'burst', sweptAway: true, tramples: null },
  ],
  rally: [{ figures: 10, missileCasualties: 10 }, { may: false }],
  disorganised: [
    { mover: legion, gap: 10 },
    { disorganised: true, causes: ['3-split-by-gap'] },
  ],
  shield: [
    { troops: { type: 'hi', shield: true }, from: 'rear' },
    { shield: 'unusable', shieldless: true },
  ],
};

describe('the functions about movement', () => {
  test.each(movementResolvers)('$name says what its function does, with reasons', ({ name, resolve }) => {
    const asked = situations[name.replace('wrg/', '')];
    expect(asked, `a situation for ${name}`).toBeDefined();
    const { result, because, distribution } = resolve(asked![0]);
    expect(result).toMatchObject(asked![1]);
    expect(because.length).toBeGreaterThan(0);
    expect(distribution).toBeNull();
  });

  test.each(movementResolvers)('$name refuses what it does not know, by its path', ({ name, resolve }) => {
    const [situation] = situations[name.replace('wrg/', '')]!;
    expect(() => resolve({ ...situation, elephant: 'pink' })).toThrow('elephant');
  });

  test('a type that nobody has is refused with the nearest', () => {
    const rate = movementResolvers.find(({ name }) => name === 'wrg/rout')!;
    expect(() => rate.resolve({ mover: { ...legion, type: 'elefant' }, period: 1 })).toThrow('did you mean "elephant"');
  });
});
