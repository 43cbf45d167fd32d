import { describe, expect, it, test } from 'vitest';
import { scripted } from '../../src/dice/index.js';
import { resolverOf } from '../resolvers/all.js';

const ask = (name: string, situation: object) => resolverOf(name).resolve(situation);
const result = (name: string, situation: object) => Object(ask(name, situation).result);

const hussars = (figures: number) => ({ type: 'hussars', figures });
const chief = { rank: 'supreme-commander', leads: true };
const joined = { level: 'advanced', from: [hussars(8), hussars(8)], into: [hussars(16)] };
const line = { light: true, morale: 4, ordered: true, gap: 2, moves: [{ goes: 4, may: 6 }] };
const screened = {
  screen: { arm: 'cavalry', figures: 12, ranks: 1 },
  screened: { arm: 'infantry', figures: 8 },
  enemyAbove: 0,
  flat: false,
  viewBlocked: true,
  nearestEnemy: 40,
};

/** A situation of each function, and what is said of it. */
const situations: readonly (readonly [name: string, situation: object, said: object])[] = [
  ['common/regrouping', { ...joined, during: { commander: chief } }, { faults: [] }],
  ['common/detach', { from: { arm: 'infantry', figures: 20 }, stand: 2, takes: 'stand' }, { left: 18, trained: false }],
  ['common/dispatch', { to: 'Ney', way: 0 }, { state: 'delivered', readBy: 'commander' }],
  [
    'common/supreme-commander-orders',
    { commander: { id: 'emperor', inPlay: true }, orders: [{ to: 'Ney', order: 'attack', way: 40 }] },
    { riders: [{ from: 'emperor', to: 'Ney' }] },
  ],
  ['common/led', { morale: 3, leader: chief }, { threeDice: true }],
  ['common/divided-unit', { morale: 2, parts: [12, 6], turns: 0, reformed: false }, { fate: 'divided' }],
  ['common/break-through', { arm: 'cavalry', facing: 2, lost: { fire: 2 }, movementLeft: 7 }, { through: true, cm: 7 }],
  ['common/skirmish-line', { ...line, gap: 2.5 }, { may: true, faults: [{ path: 'gap' }] }],
  ['common/screened', screened, { screened: true }],
  ['common/hide', { seenBy: [], phantoms: { out: 0, agreed: 2 } }, { hidden: true, phantomBeside: true }],
  ['common/sight-distance', { artillery: true }, { cm: 120 }],
  ['common/forest-cover', { depth: 3.5, active: true, watcherAt: 20 }, { seen: false, fire: false }],
  ['common/forest-work', { task: 'fell-tree', turns: [{ figures: 8 }, { figures: 8, fired: true }] }, { done: 2 }],
  ['common/barricade-faults', { onRoad: true, fromForest: 16 }, { faults: [{ path: 'fromForest' }] }],
  ['common/bridge', { material: 'wood', level: 'advanced' }, { destroyed: false, mayBurn: true }],
  ['musket/scuttle', { turn: 7 }, { goneOn: 9 }],
  ['musket/spike-gun', { crew: 2, ordered: true, inMelee: false, spiked: false }, { maySpike: true, mayMan: false }],
  [
    'ancient-medieval/elephants-near',
    { type: 'medium-cavalry', side: 'romans', elephants: [{ side: 'greeks', distance: 10 }] },
    { flees: true },
  ],
  ['ancient-medieval/split-by-elephant', { morale: 2, parts: [12, 6], turns: 0, reformed: false }, { fate: 'divided' }],
  ['ancient-medieval/mahout-spike', { ordered: true, driverAlive: true, rampaging: false }, { killed: true }],
  [
    'ancient-medieval/berserker-turn',
    {
      at: { x: 0, y: 0 },
      enemies: [
        { id: 'monk', at: { x: 0, y: 9 } },
        { id: 'abbot', at: { x: 3, y: 4 } },
      ],
    },
    { prey: { id: 'abbot' }, distance: 5 },
  ],
  ['ancient-medieval/stakes-work', { task: 'set-up', figures: 10, at: 40 }, { cm: 10, carried: 30 }],
  ['ancient-medieval/stakes-crossing', { type: 'onager-catapult' }, { thirds: 2 }],
  ['ancient-medieval/ladder-party', { figures: 6, atWall: true }, { carries: true, setsUp: true }],
  ['ancient-medieval/wall-taken', { means: 'tower', attackers: 5, defenders: 1 }, { onTop: 0 }],
  ['ancient-medieval/siege-tower', { toWall: 5, levelGround: true }, { toWall: 0, platformDown: true }],
  ['ancient-medieval/ram-move', { own: 11, others: 0 }, { manned: false, cm: 0 }],
  ['ancient-medieval/absorbed-reaction', { morale: 3, absorbed: 0, reaction: 'rout' }, { absorbed: 1, removed: false }],
];

describe('what is asked of commanders, hidden and divided units, special troops and sieges', () => {
  test.each(situations)('%s, with reasons, and refused by its path', (name, situation, said) => {
    const answer = ask(name, situation);
    expect(answer.result).toMatchObject(said);
    expect(answer.because.length).toBeGreaterThan(0);
    expect(() => ask(name, { ...situation, cavalary: 'light' })).toThrow('cavalary');
  });

  it('only the supreme commander with them joins units in a battle [cady/common/unit/supreme-commander-exception]', () => {
    const faults = (commander: object | null) =>
      result('common/regrouping', { ...joined, during: { commander } }).faults;
    expect(faults(null)).toHaveLength(1);
    expect(faults({ rank: 'commander', leads: true })).toHaveLength(1);
    expect(faults({ ...chief, leads: false })).toHaveLength(1);
  });

  it('who has too few figures detaches none [cady/common/definition/detach]', () => {
    expect(() => ask('common/detach', { from: { arm: 'infantry', figures: 1 }, stand: 2, takes: 'stand' })).toThrow(
      'from.figures',
    );
  });

  it('a rider who falls beside an enemy is read by him [cady/common/orders/dispatch-captured]', () => {
    const state = (nearestEnemy: number | null) =>
      result('common/dispatch', { to: 'Ney', way: 20, killed: { nearestEnemy } }).state;
    expect([state(1), state(60), state(null)]).toEqual(['captured', 'lost', 'lost']);
  });

  it('a lost supreme commander orders nothing [cady/common/orders/supreme-commander-writes]', () => {
    const orders = [{ to: 'Ney', order: 'attack', way: 40 }];
    const commander = { id: 'emperor', inPlay: false };
    expect(result('common/supreme-commander-orders', { commander, orders }).riders).toEqual([]);
  });

  it('reinforcements come by a die from a turn on [cady/common/scenario/random-reinforcements]', () => {
    const arrival = { on: 'die', sides: 6, earliest: 3 };
    const { outcomes } = ask('common/reinforcements', { arrival }).distribution!;
    expect(outcomes.map(({ value }) => value)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(resolverOf('common/reinforcements').roll({ arrival }, scripted([4]))).toEqual({ turn: 6 });
    expect(() => ask('common/reinforcements', { arrival: { on: 'turn', turn: 0 } })).toThrow('arrival.turn');
  });

  it('Mongols frighten cavalry once, and nobody else [cady/ancient-medieval/mongol/cavalry-fear]', () => {
    const routs = (type: string, testedBefore: boolean) =>
      ask('ancient-medieval/sight-of-mongols', {
        type,
        testedBefore,
        tested: { morale: 3 },
      }).distribution!.outcomes.find(({ value }) => value === true)?.probability ?? 0;
    expect([routs('medium-cavalry', false), routs('medium-cavalry', true), routs('medium-infantry', false)]).toEqual([
      0.125, 0, 0,
    ]);
  });

  it('a spiked gun is served by nobody [cady/musket/artillery/unattended/re-man]', () => {
    const manned = (spiked: boolean) =>
      result('musket/spike-gun', { crew: 0, ordered: false, inMelee: false, spiked }).mayMan;
    expect([manned(false), manned(true)]).toEqual([true, false]);
  });
});
