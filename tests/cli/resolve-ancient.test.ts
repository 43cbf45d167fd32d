import { describe, expect, test } from 'vitest';
import { rolled } from '../../src/dice/index.js';
import { ancientMedievalResolvers } from '../../src/rulesets/cady/ancient-medieval/resolve.js';
import { commonResolvers } from '../../src/rulesets/cady/common/resolve.js';
import { askedOfAgreed } from './asked-of-agreed.js';
import { askedOfShots } from './asked-of-shots.js';
import { askedOfTroops } from './asked-of-troops.js';

const resolvers = [...commonResolvers, ...ancientMedievalResolvers];
const bowmen = { shooter: 'longbow-medium', target: 'men-at-arms', distance: 60 };
const fighter = { type: 'medium-infantry' };
const horse = { attacker: 'heavy-cavalry', receiver: 'light-infantry', figures: 2, chargeOrdered: true, clearPath: 30 };

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
  // A third more for a charge; each further one of the same kind is a third of the move.
  'common/movement-allowance': [
    { arm: 'infantry', move: 30, morale: 3, charging: true },
    { result: { thirds: 4, cm: 40 } },
  ],
  // Two ranks through one that stands: a third of the move.
  'common/pass-through': [
    { mover: { morale: 3, ranks: 2, stationary: false }, friend: { morale: 4, ranks: 1, stationary: true } },
    { result: { may: true, faults: [], thirds: 1 } },
  ],
  // Eight in the first turn of a melee, seven in the next: who throws more is removed.
  'common/melee-odds': [{ melee: 8, fatigue: 1 }, { odds: { sides: 12, point: 7, faces: [8, 9, 10, 11, 12] } }],
  // On the flank one less than eight: five faces of twelve.
  'common/secondary-attack': [
    { defender: { melee: 8, attackedOn: 'flank' }, figures: 1 },
    {
      distribution: {
        outcomes: [
          { value: 0, probability: expect.closeTo(7 / 12, 12) },
          { value: 1, probability: expect.closeTo(5 / 12, 12) },
        ],
      },
    },
  ],
  // A turn without moving and fighting restores a point.
  'common/fatigue-after': [{ fatigue: 2, fought: false, moved: false }, { result: 1 }],
  // Men-at-arms go 21 cm, and a third of it less after a charge.
  'ancient-medieval/movement-allowance': [
    { arm: 'infantry', move: 21, morale: 4, chargedLastTurn: true },
    { result: { thirds: 2, cm: 14 } },
  ],
  // Three figures lost against two: the three centimetres are those of who lost more.
  'ancient-medieval/push-back': [
    {
      sides: [
        { unit: 'phalanx', type: 'hoplites', phalanx: true, figures: 24, lost: 2 },
        { unit: 'foot', type: 'medium-infantry', phalanx: false, figures: 24, lost: 3 },
      ],
    },
    { result: { pushed: 'foot', cm: 3 } },
  ],
  'ancient-medieval/testudo-faults': [
    { type: 'roman-legionary', ranks: 3, files: 8, figures: 24 },
    { result: [{ path: 'ranks', clause: 'cady/ancient-medieval/romans/testudo-shape' }] },
  ],
  'ancient-medieval/entrenchment-dug': [{ type: 'roman-legionary', figures: 24 }, { result: { cm: 24 } }],
  // More than two thirds of its move behind it: a four or a six.
  'ancient-medieval/caltrops': [
    { figures: 1, moved: 21, maximum: 30 },
    {
      odds: { sides: 6, faces: [4, 6] },
      distribution: {
        outcomes: [
          { value: 0, probability: expect.closeTo(2 / 3, 12) },
          { value: 1, probability: expect.closeTo(1 / 3, 12) },
        ],
      },
    },
  ],
  // At long range four and six hit, and take him who shoots first; a one is the end of a horse.
  'ancient-medieval/missile-at-chariot': [
    { chariot: { crew: ['missile-man', 'driver'], immobile: false }, odds: { sides: 10, faces: [4, 6] } },
    {
      distribution: {
        outcomes: expect.arrayContaining([
          { value: { crew: ['missile-man', 'driver'], immobile: true }, probability: expect.closeTo(0.1, 12) },
          { value: { crew: ['driver'], immobile: false }, probability: expect.closeTo(0.2, 12) },
          { value: { crew: ['missile-man', 'driver'], immobile: false }, probability: expect.closeTo(0.7, 12) },
        ]),
      },
    },
  ],
  // A 1 and the ship of the siphon is gone, a 3 and nothing comes out.
  'ancient-medieval/greek-fire': [
    {
      unit: 'siphon',
      at: { x: 0, y: 0 },
      bearing: 0,
      targets: [{ unit: 'galley', kind: 'wooden', point: { x: 0, y: 4 } }],
    },
    { odds: { explodes: [1], misfires: [3], faults: [] } },
  ],
  // Twelve men, and the second turn.
  'ancient-medieval/batter-gate': [{ crew: { own: 12, others: 0 }, turns: 1 }, { result: { turns: 2, broken: true } }],
  'ancient-medieval/noble-captured': [
    { unitRouted: true, aloneOfHisUnit: true, beaten: true },
    { result: { captured: true } },
  ],
  // Two dukes are a thousand points, a duke and a baron eight hundred.
  'ancient-medieval/ransom-victory': [
    {
      sides: [
        { side: 'york', holds: ['duke', 'duke'] },
        { side: 'lancaster', holds: ['duke', 'baron'] },
      ],
    },
    { result: { won: ['york'] } },
  ],
  // Three ballistas have twelve more shots each from one wagon, and the fourth none.
  'ancient-medieval/resupply': [
    { load: 'ballista', shotsLeft: [0, 0, 0, 0] },
    { result: { shotsLeft: [12, 12, 12, 0] } },
  ],
  // Men-at-arms at 4 points, an axe at 1.
  'ancient-medieval/unit-cost': [
    { type: 'men-at-arms', figures: 12, equipment: { axes: 12 } },
    { result: { points: 60 } },
  ],
  'ancient-medieval/unit-size-faults': [
    { type: 'medium-infantry', figures: 5 },
    { result: [{ path: 'figures', clause: 'cady/ancient-medieval/organization/unit-size' }] },
  ],
  // 30 at 3, 10 longbowmen at 20: a quarter of 40 figures shoots, and 290 points are spent of 280.
  'ancient-medieval/army-faults': [
    {
      level: 'basic',
      points: 280,
      units: [
        { id: 'foot', type: 'medium-infantry', figures: 30 },
        { id: 'bows', type: 'longbow-light', figures: 10 },
      ],
    },
    {
      result: {
        points: 290,
        units: [
          { unit: 'foot', points: 90 },
          { unit: 'bows', points: 200 },
        ],
        faults: [{ path: 'points', clause: 'cady/ancient-medieval/roster/cost-limit' }],
      },
    },
  ],
  'common/regrouping': [
    {
      level: 'advanced',
      from: [
        { type: 'hussars', figures: 8 },
        { type: 'hussars', figures: 8 },
      ],
      into: [{ type: 'hussars', figures: 16 }],
      during: { commander: { rank: 'supreme-commander', leads: true } },
    },
    { result: { faults: [] } },
  ],
  'common/detach': [
    { from: { arm: 'infantry', figures: 20 }, stand: 2, takes: 'stand' },
    { result: { left: 18, trained: false } },
  ],
  'common/dispatch': [{ to: 'Ney', way: 0 }, { result: { state: 'delivered', readBy: 'commander' } }],
  'common/supreme-commander-orders': [
    { commander: { id: 'emperor', inPlay: true }, orders: [{ to: 'Ney', order: 'attack', way: 40 }] },
    { result: { riders: [{ from: 'emperor', to: 'Ney' }] } },
  ],
  'common/led': [{ morale: 3, leader: { rank: 'supreme-commander', leads: true } }, { result: { threeDice: true } }],
  'common/divided-unit': [{ morale: 2, parts: [12, 6], turns: 0, reformed: false }, { result: { fate: 'divided' } }],
  'common/break-through': [
    { arm: 'cavalry', enemiesFacing: 2, lost: { fire: 2 }, movementLeft: 7 },
    { result: { through: true, cm: 7 } },
  ],
  'common/skirmish-line': [
    { light: true, morale: 4, ordered: true, gap: 2.5, moves: [{ goes: 4, may: 6 }] },
    { result: { may: true, faults: [{ path: 'gap' }] } },
  ],
  'common/screened': [
    {
      screen: { arm: 'cavalry', figures: 12, ranks: 1 },
      screened: { arm: 'infantry', figures: 8 },
      enemyAbove: 0,
      flat: false,
      viewBlocked: true,
      nearestEnemy: 40,
    },
    { result: { screened: true } },
  ],
  'common/hide': [{ seenBy: [], phantoms: { out: 0, agreed: 2 } }, { result: { hidden: true, phantomBeside: true } }],
  'common/sight-distance': [{ artillery: true }, { result: { cm: 120 } }],
  'common/forest-cover': [{ depth: 3.5, active: true, watcherAt: 20 }, { result: { seen: false, fire: false } }],
  'common/forest-work': [
    { task: 'fell-tree', turns: [{ figures: 8 }, { figures: 8, fired: true }] },
    { result: { done: 2 } },
  ],
  'common/barricade-faults': [{ onRoad: true, fromForest: 16 }, { result: { faults: [{ path: 'fromForest' }] } }],
  'common/bridge': [{ material: 'wood', level: 'advanced' }, { result: { destroyed: false, mayBurn: true } }],
  'ancient-medieval/elephants-near': [
    { type: 'medium-cavalry', side: 'romans', elephants: [{ side: 'greeks', distance: 10 }] },
    { result: { flees: true } },
  ],
  'ancient-medieval/split-by-elephant': [
    { morale: 2, parts: [12, 6], turns: 0, reformed: false },
    { result: { fate: 'divided' } },
  ],
  'ancient-medieval/mahout-spike': [
    { ordered: true, driverAlive: true, rampaging: false },
    { result: { killed: true } },
  ],
  'ancient-medieval/berserker-turn': [
    {
      at: { x: 0, y: 0 },
      enemies: [
        { id: 'monk', at: { x: 0, y: 9 } },
        { id: 'abbot', at: { x: 3, y: 4 } },
      ],
    },
    { result: { prey: { id: 'abbot' }, distance: 5 } },
  ],
  'ancient-medieval/stakes-work': [{ task: 'set-up', figures: 10, at: 40 }, { result: { cm: 10, carried: 30 } }],
  'ancient-medieval/stakes-crossing': [{ type: 'onager-catapult' }, { result: { thirds: 2 } }],
  'ancient-medieval/ladder-party': [{ figures: 6, atWall: true }, { result: { carries: true, setsUp: true } }],
  'ancient-medieval/wall-taken': [{ means: 'tower', attackers: 5, defenders: 1 }, { result: { onTop: 0 } }],
  'ancient-medieval/siege-tower': [{ toWall: 5, levelGround: true }, { result: { toWall: 0, platformDown: true } }],
  'ancient-medieval/ram-move': [{ own: 11, others: 0 }, { result: { manned: false, cm: 0 } }],
  'ancient-medieval/absorbed-reaction': [
    { morale: 3, absorbed: 0, reaction: 'rout' },
    { result: { absorbed: 1, removed: false } },
  ],
  'common/reinforcements': [
    { arrival: { on: 'turn', turn: 4 } },
    { distribution: { outcomes: [{ value: 4, probability: 1 }] } },
  ],
  ...askedOfTroops,
  ...askedOfShots,
  ...askedOfAgreed,
  'ancient-medieval/sight-of-mongols': [{ type: 'medium-cavalry', tested: { morale: 3 } }, { odds: { dice: 3 } }],
};

describe('every function of the common, ancient and medieval rules that can be asked by name', () => {
  test('has a situation here', () => {
    const names = resolvers.map(({ name }) => name);
    expect(Object.keys(situations).sort()).toEqual(names.sort());
  });

  test.each(resolvers.map(resolver => [resolver.name, resolver] as const))('%s', (name, resolver) => {
    const [situation, said] = situations[name]!;
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
