import { describe, expect, test } from 'vitest';
import { rolled } from '../../src/dice/index.js';
import { musketResolvers } from '../../src/rulesets/cady/musket/resolve.js';
import { askedOfHolding } from './asked-of-holding.js';

const gun = 'six-pounder-cannon';
const figure = (x: number, y: number) => ({ unit: 'grenadiers', kind: 'figure', point: { x, y } });
const targets = [
  figure(0, 9.5),
  figure(0.4, 10.5),
  figure(1, 11),
  { unit: 'battery', kind: 'piece', point: { x: -1, y: 10 } },
];
const strike = { attacker: 'cuirassier', receiver: 'militia', figures: 2, chargeOrdered: true, clearPath: 20 };

/** A distribution in which something like this is among what may come of it. */
function someOutcome(value: object): unknown {
  return expect.arrayContaining([expect.objectContaining({ value: expect.objectContaining(value) })]);
}

/** A situation for every function that can be asked by name, and something that must be said of it. */
const situations: { readonly [name: string]: readonly [situation: unknown, said: object] } = {
  'musket/small-arms-range': [{ weapon: 'rifles', levelsAbove: 1 }, { result: { range: 75 } }],
  'musket/small-arms-odds': [{ weapon: 'muskets', distance: 5 }, { odds: { faces: [2, 4, 6], band: 'close' } }],
  'musket/small-arms-volley': [
    { groups: [{ weapon: 'muskets', distance: 31, figures: 9, shots: 2 }], targetFigures: 9 },
    { distribution: { outcomes: [{ value: 0, probability: 1 }] } },
  ],
  'musket/loading': [{ loaded: false, moved: 0.6 }, { result: { shots: 0, loadedAfter: true } }],
  'musket/small-arms-arc': [{ from: { x: 0, y: 0 }, facing: 0, target: { x: 9, y: 1 } }, { result: false }],
  'musket/firing-ranks': [{ heights: [0, 1, 1] }, { result: [0, 1] }],
  'musket/target-by-priority': [
    { candidates: [{ unit: 'hussars', distance: 9, inRange: true, closing: true, inFront: false }] },
    { result: { unit: 'hussars' } },
  ],
  'musket/friendly-fire-penalty': [{ hitOn: 0, turn: 3 }, { result: { melee: 0, morale: 0 } }],
  'musket/artillery-range': [{ gun, projectile: 'canister' }, { result: { from: 0, to: 20 } }],
  'musket/projectiles-for': [{ gun, distance: 55 }, { result: ['solid'] }],
  'musket/gun': [{ gun }, { result: { rounds: { solid: 12, explosive: 4, canister: 2 }, shotsPerTurn: 1 } }],
  'musket/gun-shot-faults': [{ gun, projectile: 'solid', distance: 40, roundsLeft: 3 }, { result: [] }],
  'musket/may-fire-over': [{ gun, projectile: 'solid', distance: 40 }, { result: { allowed: true } }],
  'musket/sighting': [{}, { result: 90 }],
  'musket/rate-of-fire': [{ gun, crew: 1 }, { result: { rate: 'none' } }],
  'musket/may-fire-this-turn': [{ gun, crew: 1, turn: 2, firedOn: 0 }, { result: { allowed: false } }],
  'musket/hit-point': [{ gun, from: { x: 0, y: 0 }, bearing: 0, called: 30 }, { odds: null }],
  'musket/solid-shot': [
    { gun, from: { x: 0, y: 0 }, hitPoint: { x: 0, y: 9.5 }, targets, bounce: { water: true } },
    { odds: null },
  ],
  'musket/explosive-shot': [{ gun, hitPoint: { x: 0, y: 10 }, targets }, { odds: null }],
  'musket/canister-shot': [
    { gun, from: { x: 0, y: 0 }, bearing: 180, targets },
    { result: { losses: [], pieces: [] } },
  ],
  'musket/grenades': [
    { grenades: 0, target: 3 },
    { distribution: { outcomes: [{ value: { lost: 0, throwers: 0 } }] } },
  ],
  'musket/shot-at-house': [
    { gun, hits: 2, inside: 3 },
    {
      distribution: {
        outcomes: [
          { value: 0, probability: 1 / 6 },
          { value: 2, probability: 2 / 3 },
          { value: 3, probability: 1 / 6 },
        ],
      },
    },
  ],
  'musket/charge-faults': [{ arm: 'cavalry', turns: [] }, { result: [] }],
  'musket/after-charge': [{ endedInMelee: true }, { result: { mayCharge: false } }],
  'musket/shock-odds': [strike, { odds: { shocks: 3, dice: 6 } }],
  'musket/shock': [
    { strikes: [{ ...strike, chargeOrdered: false }], defenders: 9, inContact: 2, movementLeft: true },
    { distribution: { outcomes: [{ value: 0, probability: 1 }] } },
  ],
  'musket/melee-odds': [{ melee: 8, attackedOn: 'rear' }, { odds: { point: 6, fate: 'rolls' } }],
  'musket/melee-round': [
    { groups: [{ unit: 'a', figures: 1, melee: 6 }] },
    {
      distribution: {
        outcomes: [
          { value: [{ unit: 'a', lost: 0 }], probability: 0.5 },
          { value: [{ unit: 'a', lost: 1 }], probability: 0.5 },
        ],
      },
    },
  ],
  'musket/secondary-attack': [{ defender: { melee: 12, attackedOn: 'flank' }, figures: 2 }, { odds: null }],
  'musket/fatigue-after': [{ fatigue: 1, fought: true, moved: false }, { result: 2 }],
  'musket/post-melee-morale': [{ arm: 'infantry', morale: 4, before: 10, lost: 4 }, { result: { reaction: 'rout' } }],
  'musket/reactions-after-melee': [
    { units: [{ unit: 'a', reaction: 'back', remaining: 9, against: [] }] },
    { distribution: { outcomes: [{ value: [{ unit: 'a', reaction: 'back' }], probability: 1 }] } },
  ],
  'musket/movement-allowance': [
    { arm: 'infantry', move: 36, morale: 4, charging: true },
    { result: { thirds: 4, cm: 48 } },
  ],
  'musket/terrain-costs': [{ arm: 'infantry', charging: true }, { result: { river: null, road: 1 } }],
  'musket/charge': [
    // Morale 1 against a volley that it waits for: whoever tests passes on one face of six.
    {
      attacker: { type: 'militia', figures: 2 },
      defender: { type: 'guard', figures: 2, ranks: 1 },
      fire: { at: 'hold' },
    },
    { distribution: { outcomes: someOutcome({ charge: 'refused', turns: 0 }) } },
  ],
  'musket/continued-melee': [
    { attacker: { type: 'militia', figures: 2, fatigue: 12 }, defender: { type: 'guard', figures: 2 }, turns: 2 },
    { distribution: { outcomes: someOutcome({ turns: 1, attacker: { lost: 2, left: 0, reaction: 'rout' } }) } },
  ],
  // Of hundred faces ten are no event.
  'musket/random-event': [
    {},
    { distribution: { outcomes: expect.arrayContaining([{ value: '31-40', probability: expect.closeTo(0.1, 12) }]) } },
  ],
  'musket/ship-speed': [{ by: 'sails', turns: 2, mastHits: 1 }, { result: { cm: 15 } }],
  'musket/ship-told': [
    { told: 'SAIL', facing: 0, windFrom: 0 },
    { result: { faults: [{ clause: 'cady/musket/ship/sailing' }] } },
  ],
  'musket/boat-speed': [{ flow: 0, bearing: 180 }, { result: { cm: 30 } }],
  'musket/scuttle': [{ turn: 7 }, { result: { goneOn: 9 } }],
  'musket/spike-gun': [
    { crew: 2, ordered: true, inMelee: false, spiked: false },
    { result: { maySpike: true, mayMan: false } },
  ],
  'musket/officer': [{ rank: 'general' }, { result: { cost: 60, dice: 2, columns: 2 } }],
  'musket/duel': [
    {
      ours: [{ gun, projectile: 'solid', crew: 0 }],
      theirs: [{ gun, projectile: 'solid', crew: 0 }],
      distance: 60,
      apart: 10,
      turns: 2,
    },
    { distribution: { outcomes: [{ value: { ours: [{ standing: true, crew: 0 }] }, probability: 1 }] } },
  ],
  'musket/broadside': [
    { apart: 4, projectile: 'solid', distance: 60, off: 60, target: { type: 'regulars', figures: 2 } },
    { distribution: { outcomes: [{ value: { lost: 0, left: 2 }, probability: 1 }] } },
  ],
  'musket/shots-at-ship': [
    // No ball of a 6 pounder harms a ship.
    { gun: 'six-pounder-cannon', projectile: 'solid', shots: 1, distance: 40, ship: { length: 300, beam: 60 } },
    {
      distribution: {
        outcomes: [
          {
            value: { hits: 1, mastHits: 0, gunsLost: 0, sinksIn: null, burns: false, allHands: false },
            probability: 1,
          },
        ],
      },
    },
  ],
  'musket/storm': [
    // One stand breaks no door.
    { attacker: { type: 'guard', figures: 2 }, defender: { type: 'militia', figures: 4 } },
    { distribution: { outcomes: [{ value: { end: 'held', turns: 0 }, probability: 1 }] } },
  ],
  'musket/forming-square': [
    {
      attacker: { type: 'light-hussars', figures: 4 },
      defender: { type: 'guard', figures: 8, inContact: 2 },
      away: { from: 60, to: 60 },
      fire: { at: 'hold' },
    },
    { distribution: { outcomes: someOutcome({ meets: 'square', charge: 'met' }) } },
  ],
  ...askedOfHolding,
};

describe('every resolution function that can be asked by name', () => {
  test('has a situation here', () => {
    expect(Object.keys(situations)).toEqual(musketResolvers.map(({ name }) => name));
  });

  test.each(musketResolvers.map(resolver => [resolver.name, resolver] as const))('%s', (name, resolver) => {
    const [situation, said] = situations[name]!;
    const resolved = resolver.resolve(situation, resolver.throws ? rolled(1) : undefined);
    expect(resolved).toMatchObject(said);
    expect(resolved.distribution === null).toBe(!resolver.throws);
    for (const { clause, because, effect } of resolved.because) expect([clause, because, effect]).not.toContain('');
    const total = resolved.distribution?.outcomes.reduce((sum, { probability }) => sum + probability, 0);
    expect(total ?? 1).toBeCloseTo(1, 12);
    expect(() => resolver.resolve({ ...Object(situation), colour: 'red' })).toThrow('colour');
    expect(() => resolver.resolve(null)).toThrow();
  });
});

describe('moves that no table has', () => {
  const allowance = musketResolvers.find(({ name }) => name === 'musket/movement-allowance')!;

  test.each([
    [{ arm: 'cavalry', move: 36 }, 'no cavalry has a move of 36 cm'],
    [{ arm: 'artillery', move: 21, charging: true }, 'guns do not charge'],
    [{ arm: 'cavalry', move: 84, square: true }, 'cavalry forms no square'],
    [{ arm: 'infantry', move: 30, square: true, charging: true }, 'a square stands where it is'],
  ])('%j are refused', (unit, why) => {
    expect(() => allowance.resolve({ morale: 4, ...unit })).toThrow(why);
  });
});
