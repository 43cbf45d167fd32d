import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rolled } from '../../src/dice/index.js';
import { ancientMedievalResolvers } from '../../src/rulesets/cady/ancient-medieval/resolve.js';
import { commonResolvers } from '../../src/rulesets/cady/common/resolve.js';

const resolvers = [...commonResolvers, ...ancientMedievalResolvers];
const bowmen = { shooter: 'longbow-medium', target: 'men-at-arms', distance: 60 };
const fighter = { type: 'medium-infantry' };
const horse = { attacker: 'heavy-cavalry', receiver: 'light-infantry', figures: 2, chargeOrdered: true, clearPath: 30 };

/** A situation of the vectors that is answered, and what the vectors have as its answer. */
function ofVectors(name: string): readonly [situation: object, said: object] {
  const file = new URL(`../../vectors/${name.replace('/', '-')}.json`, import.meta.url);
  const { cases }: { cases: { situation: object; odds?: unknown; result?: object; refused?: unknown }[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const answered = cases.find(({ odds, refused }) => odds !== undefined && refused === undefined);
  if (answered === undefined) throw new Error(`no vector of ${name} is answered`);
  return [answered.situation, { odds: answered.odds }];
}

/** A situation for every function that can be asked by name, and something that must be said of it. */
const situations: { readonly [name: string]: readonly [situation: object, said: object] } = {
  'common/three-dice-test': [
    { morale: 3, hurt: true },
    { odds: { dice: 2, faces: [1, 2, 3] }, distribution: { outcomes: [{ value: false, probability: 0.25 }, {}] } },
  ],
  'common/charge-test': [
    { attacker: { morale: 4, figures: 12 }, defender: { morale: 2, figures: 12 } },
    { odds: { tests: 'defender', values: { attacker: 48, defender: 24 } } },
  ],
  'common/break-off': [{ morale: 3, ordered: true }, { odds: { dice: 3 } }],
  'common/defensive-fire': [{ unit: { morale: 5 }, choice: 'close' }, { odds: { dice: 3 } }],
  'common/hold-friend': [
    { holder: { morale: 4, figures: 20 }, forced: { morale: 2, figures: 10, reaction: 'rout' } },
    { distribution: { outcomes: [{ value: { held: true, holder: 'no-effect' }, probability: 1 }] } },
  ],
  'common/save-battle': [
    { lost: 'van-1', others: [{ unit: 'van-2', morale: 3 }] },
    {
      distribution: {
        outcomes: [{ probability: expect.closeTo(0.125, 12) }, { probability: expect.closeTo(0.875, 12) }],
      },
    },
  ],
  'common/surrender': [
    { unit: { morale: 2, figures: 10 }, inMelee: true, accepted: true },
    { distribution: { outcomes: [{ value: { outcome: 'captured' }, probability: 1 }] } },
  ],
  'ancient-medieval/missile-odds': [bowmen, { odds: { third: 'far', sides: 10 } }],
  'ancient-medieval/missile-volley': [
    { groups: [{ ...bowmen, distance: 500, figures: 4, shots: 1 }], targetFigures: 8 },
    { distribution: { outcomes: [{ value: 0, probability: 1 }] } },
  ],
  'ancient-medieval/missile-loading': [{ shooter: 'longbow-medium', loaded: true, moved: 0 }, { result: { shots: 2 } }],
  'ancient-medieval/pila-volley': [
    { ranks: [{ figures: 3, distance: 5 }], target: 'light-infantry', targetFigures: 12 },
    { odds: null },
  ],
  'ancient-medieval/missiles-at-elephant': [
    { elephant: { hits: 5 }, groups: [{ ...bowmen, target: 'war-elephant-archer', figures: 1, shots: 1 }] },
    { distribution: { outcomes: [{ value: { hits: 5, fate: 'stands' } }, { value: { hits: 6, fate: 'rampages' } }] } },
  ],
  'ancient-medieval/rampage': [{ sum: 12 }, { result: { does: expect.anything() } }],
  'ancient-medieval/machine-range': [{ gun: 'ballista' }, { result: { from: 0 } }],
  'ancient-medieval/machine-shot-faults': [
    { gun: 'ballista', called: 30, sees: true, loaded: true, roundsLeft: 3 },
    { result: [] },
  ],
  'ancient-medieval/firing-check': [{ gun: 'cannon' }, { odds: null }],
  'ancient-medieval/shock-odds': [horse, { odds: { sides: 6 } }],
  'ancient-medieval/shock': [
    { strikes: [{ ...horse, chargeOrdered: false }], defenders: 9, inContact: 2, movementLeft: true },
    { distribution: { outcomes: [{ value: 0, probability: 1 }] } },
  ],
  'ancient-medieval/melee-odds': [{ ...fighter, attackedOn: 'rear' }, { odds: { sides: 12, fate: 'rolls' } }],
  'ancient-medieval/melee-round': [{ groups: [{ ...fighter, unit: 'a', figures: 2 }] }, { odds: [{ sides: 12 }] }],
  'ancient-medieval/charge': [
    { attacker: { type: 'medium-cavalry', figures: 6 }, defender: { type: 'peasants', figures: 6 } },
    { odds: null },
  ],
  'ancient-medieval/post-melee-morale': [
    { type: 'berserker', before: 1, lost: 0 },
    { result: { tested: false, reaction: 'no-effect' } },
  ],
  'ancient-medieval/hold-battle': [
    { members: [{ unit: 'a', reaction: 'rout', morale: 2 }] },
    { distribution: { outcomes: [{ value: { outcome: 'nobody' }, probability: 1 }] } },
  ],
  'ancient-medieval/continued-melee': [
    {
      attacker: { type: 'peasants', figures: 2, fatigue: 12 },
      defender: { type: 'men-at-arms', figures: 2 },
      turns: 2,
    },
    // Who is worn out fights the round first, and routs then.
    {
      distribution: {
        outcomes: [
          { value: { attacker: { lost: 1, reaction: 'rout' }, defender: { lost: 0 }, turns: 1 }, probability: 2 / 3 },
          { value: { attacker: { lost: 1, reaction: 'rout' }, defender: { lost: 1 }, turns: 1 }, probability: 1 / 3 },
        ],
      },
    },
  ],
};

describe('every function of the common, ancient and medieval rules that can be asked by name', () => {
  test('has a situation here', () => {
    const names = resolvers.map(({ name }) => name);
    expect(Object.keys(situations).filter(name => !names.includes(name))).toEqual([]);
  });

  test.each(resolvers.map(resolver => [resolver.name, resolver] as const))('%s', (name, resolver) => {
    const [situation, said] = situations[name] ?? ofVectors(name);
    const resolved = resolver.resolve(situation, resolver.throws ? rolled(1) : undefined);
    expect(resolved).toMatchObject(said);
    expect(resolved.distribution === null).toBe(!resolver.throws);
    for (const { clause, because, effect } of resolved.because) expect([clause, because, effect]).not.toContain('');
    const total = resolved.distribution?.outcomes.reduce((sum, { probability }) => sum + probability, 0);
    expect(total ?? 1).toBeCloseTo(1, 9);
    expect(() => resolver.resolve({ ...situation, colour: 'red' })).toThrow(/colour|known/);
    expect(() => resolver.resolve(null)).toThrow();
  });
});
