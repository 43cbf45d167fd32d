import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswer, playOut, startBattle, viewOf } from '../../src/battle/index.js';
import { ordersToAdvanceAndHold } from '../../src/rulesets/cady/ancient-medieval/bots/advance-and-hold.js';
import { forecastCharge } from '../../src/rulesets/cady/ancient-medieval/bots/forecast.js';
import {
  type AncientScenarioFile,
  advanceAndHold,
  ancientMedieval,
  ancientMedievalRules,
  ancientView,
} from '../../src/rulesets/cady/ancient-medieval/index.js';
import { ancientMedievalWords } from '../../src/rulesets/cady/ancient-medieval/words.js';
import { type Order, parseOrder } from '../../src/rulesets/cady/common/index.js';
import { randomScenarios } from './random-battles.js';
import { type Piece, setUp, type TableTop, unitIn } from './table-top.js';

const rules = ancientMedievalRules();

/** The order that the bot writes for a unit of a table, as it is read. */
function orderOf(id: string, table: TableTop): Order {
  const game = setUp(table);
  game.state.turn = 1;
  const side = unitIn(game.state, id).side;
  const view = ancientView(game.state, side, game.scenario, rules);
  const text = ordersToAdvanceAndHold([id], [], view, rules)[id];
  if (text === undefined) throw new Error(`no order for ${id}`);
  return parseOrder(text, id, ancientMedievalWords);
}

const tasksOf = ({ tasks = [] }: Order) => tasks.map(({ task }) => task);

/** Peasants far off, so that there is somebody to fight. */
const rabble = (at: readonly [number, number]): Piece => ({ id: 'red-1', type: 'peasants', at, figures: 12 });

describe('the bot', () => {
  it('has foot come on toward an enemy who is far away, and go in where it promises to win', () => {
    const far = orderOf('blue-1', { pieces: [{ id: 'blue-1', at: [100, 20] }, rabble([100, 130])] });
    expect(far.gait).toBe('march');
    expect(far.legs).toMatchObject([{ direction: 0 }]);
    const near = orderOf('blue-1', { pieces: [{ id: 'blue-1', at: [100, 60], figures: 24 }, rabble([100, 80])] });
    expect(near.gait).toBe('charge');
  });

  it('has nobody charge alone at what would break him', () => {
    const knights: Piece = { id: 'red-1', type: 'men-at-arms', at: [100, 80], figures: 36, formation: 'LB' };
    const alone = orderOf('blue-1', {
      pieces: [{ id: 'blue-1', type: 'peasants', at: [100, 60], figures: 6 }, knights],
    });
    expect(alone.gait).toBe('march');
  });

  it('counts on meeting whoever stands before its prey, and does not charge peasants through men-at-arms', () => {
    const charger: Piece = { id: 'blue-1', type: 'medium-infantry', at: [100, 60], figures: 12, formation: 'LB' };
    const behind: Piece = { id: 'red-1', type: 'peasants', at: [100, 84], figures: 12, formation: 'LB' };
    const wall: Piece = { id: 'red-2', type: 'men-at-arms', at: [100, 78], figures: 36, formation: 'LB' };
    expect(orderOf('blue-1', { pieces: [charger, behind] }).gait).toBe('charge');
    expect(orderOf('blue-1', { pieces: [charger, behind, wall] }).gait).not.toBe('charge');
  });

  it('has bows in range shoot at whom they hit best, and others come into range first', () => {
    const bows: Piece = { id: 'blue-1', type: 'longbow-light', at: [100, 20], formation: 'LB' };
    const inRange = orderOf('blue-1', { pieces: [bows, rabble([100, 70])] });
    expect(inRange).toMatchObject({ legs: [], fire: { fire: 'at', target: 'red-1' } });
    // Bows that are the better by far wait for the enemy; two units of crossbows against longbows do not.
    const few: Piece = { id: 'blue-1', type: 'crossbow-light', at: [100, 20], figures: 6 };
    const many: Piece = { id: 'red-1', type: 'longbow-light', at: [100, 120], figures: 24 };
    expect(orderOf('blue-1', { pieces: [few, many] }).legs).not.toEqual([]);
  });

  it('has slings shoot over a line of friends, and bows go round them (cady/ancient-medieval/slinger/rear-ranks)', () => {
    const screen: Piece = { id: 'blue-2', at: [100, 66], figures: 6, formation: 'Col 6' };
    const behind = (type: 'slinger' | 'archer-light'): Piece => ({
      id: 'blue-1',
      type,
      at: [100, 60],
      formation: 'LB',
    });
    const slings = orderOf('blue-1', { pieces: [behind('slinger'), screen, rabble([100, 80])] });
    expect(tasksOf(slings)).toEqual(['indirect']);
    const bows = orderOf('blue-1', { pieces: [behind('archer-light'), screen, rabble([100, 80])] });
    expect(tasksOf(bows)).toEqual([]);
    expect(bows.fire).toBeUndefined();
  });

  it('has longbowmen who wait for the enemy set up their stakes (cady/ancient-medieval/stakes/setup)', () => {
    const bows: Piece = { id: 'blue-1', type: 'longbow-light', at: [100, 20], figures: 24, formation: 'LB' };
    expect(tasksOf(orderOf('blue-1', { pieces: [bows, rabble([100, 140])] }))).toEqual(['set-stakes']);
  });

  it('lets berserkers do as they like (cady/ancient-medieval/berserker/no-orders)', () => {
    const game = setUp({ pieces: [{ id: 'blue-1', type: 'berserker', at: [50, 50] }, rabble([100, 100])] });
    const view = ancientView(game.state, 'blue', game.scenario, rules);
    expect(ordersToAdvanceAndHold(['blue-1'], [], view, rules)).toEqual({});
  });

  it('has a phalanx go straight on, and break up for an enemy on its side (cady/ancient-medieval/phalanx/no-manoeuvre)', () => {
    const phalanx: Piece = { id: 'blue-1', type: 'hoplites', at: [100, 40], figures: 16, formation: 'PHALANX' };
    const ahead = orderOf('blue-1', { pieces: [phalanx, rabble([100, 120])] });
    expect(ahead.legs).toMatchObject([{ direction: 'ahead' }]);
    const aside = orderOf('blue-1', { pieces: [phalanx, rabble([180, 40])] });
    expect(aside).toMatchObject({ legs: [], formation: { shape: 'special', name: 'order' } });
  });

  it('has hoplites form the phalanx before the enemy is upon them (cady/ancient-medieval/phalanx/formation)', () => {
    const hoplites: Piece = { id: 'blue-1', type: 'hoplites', at: [100, 40], figures: 16 };
    const order = orderOf('blue-1', { pieces: [hoplites, rabble([100, 90])] });
    expect(order.formation).toEqual({ shape: 'special', name: 'phalanx' });
  });

  it('has legionaries throw their pila as they go in (cady/ancient-medieval/romans/pilum-odds)', () => {
    const legion: Piece = { id: 'blue-1', type: 'roman-legionary', at: [100, 60], figures: 24 };
    const order = orderOf('blue-1', { pieces: [legion, rabble([100, 80])] });
    expect(order.gait).toBe('charge');
    expect(tasksOf(order)).toEqual(['throw']);
  });

  it('has foot on horseback ride up and get down before the enemy (cady/ancient-medieval/mounted-infantry/dismount-to-fight)', () => {
    const riders: Piece = { id: 'blue-1', at: [100, 20], equipment: { mounts: 12 } };
    const far = orderOf('blue-1', { pieces: [riders, rabble([100, 140])] });
    expect(far.legs).not.toEqual([]);
    expect(tasksOf(far)).toEqual([]);
    expect(tasksOf(orderOf('blue-1', { pieces: [riders, rabble([100, 60])] }))).toEqual(['dismount']);
  });

  it('has horse ride down bowmen in the open, and no horse at elephants (cady/ancient-medieval/elephant/cavalry-flees)', () => {
    const knights: Piece = { id: 'blue-1', type: 'heavy-cavalry', at: [100, 30], figures: 12, formation: 'LB' };
    const bows: Piece = { id: 'red-1', type: 'archer-light', at: [100, 80], figures: 8 };
    expect(orderOf('blue-1', { pieces: [knights, bows] }).gait).toBe('charge');
    const elephant: Piece = { id: 'red-1', type: 'war-elephant-archer', at: [100, 80] };
    expect(orderOf('blue-1', { pieces: [knights, elephant] }).gait).toBe('march');
  });

  it('has faster troops leave their battle to charge (cady/ancient-medieval/battle/separate-by-order)', () => {
    const pieces: Piece[] = [
      { id: 'blue-1', type: 'heavy-cavalry', at: [100, 30], figures: 12, formation: 'LB' },
      { id: 'blue-2', at: [60, 30], figures: 12 },
      { id: 'red-1', type: 'archer-light', at: [100, 95], figures: 8 },
    ];
    const order = orderOf('blue-1', { pieces, level: 'advanced', battles: { van: ['blue-1', 'blue-2'] } });
    expect(order.gait).toBe('charge');
    expect(tasksOf(order)).toEqual(['separate']);
  });

  it('has whoever waits for the enemy stay on his height', () => {
    const hill = {
      kind: 'hill' as const,
      id: 'hill',
      outline: [
        [60, 10],
        [140, 10],
        [140, 60],
        [60, 60],
      ] as [number, number][],
    };
    const pieces: Piece[] = [
      { id: 'blue-1', at: [100, 40], figures: 24, formation: 'LB' },
      { id: 'blue-2', type: 'longbow-light', at: [80, 25], figures: 24, formation: 'LB' },
      rabble([100, 75]),
    ];
    expect(orderOf('blue-1', { pieces, features: [hill] }).legs).toEqual([]);
  });

  it('forecasts a charge the better, the weaker and the more open the enemy', () => {
    const promise = (enemy: Partial<Piece>) => {
      const { state, scenario } = setUp({
        pieces: [
          { id: 'blue-1', type: 'medium-cavalry', at: [100, 30], figures: 12, formation: 'LB' },
          { id: 'red-1', type: 'medium-infantry', at: [100, 70], figures: 24, formation: 'LB', ...enemy },
        ],
      });
      const { units, table, works } = ancientView(state, 'blue', scenario, rules);
      return forecastCharge(units['blue-1']!, units['red-1']!, { table, works, units }, rules).promise;
    };
    const plain = promise({});
    expect(promise({ figures: 8 })).toBeGreaterThan(plain);
    expect(promise({ type: 'peasants' })).toBeGreaterThan(plain);
    expect(promise({ facing: 'N' })).toBeGreaterThan(plain);
    expect(promise({ type: 'swiss-pike-medium' })).toBeLessThan(plain);
    expect(promise({ type: 'men-at-arms' })).toBeLessThan(plain);
  });

  it('orders nothing that the rules forbid, and the same again from the same sight', () => {
    fc.assert(
      fc.property(randomScenarios, fc.nat(1000), (file, seed) => {
        const battle = startBattle(ancientMedieval, file, { seed });
        for (const request of battle.pending) {
          const { view } = viewOf(ancientMedieval, battle, request.side);
          const given = advanceAndHold(seed).answer(request, view, ancientMedieval.rules());
          const by = { state: battle.now, scenario: battle.scenario, rules };
          expect(checkAnswer(ancientMedieval, request, given, by)).toEqual([]);
          expect(advanceAndHold(seed).answer(request, view, ancientMedieval.rules())).toEqual(given);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the general of an army that stands on its ground in his line, whoever fights before it', () => {
    const order = (general: boolean) => {
      const game = setUp({
        pieces: [
          { id: 'blue-1', type: 'men-at-arms', figures: 12, at: [100, 40], facing: 'N', formation: 'LB', general },
          { id: 'blue-2', type: 'longbow-light', figures: 40, at: [40, 40], facing: 'N', formation: 'LB' },
          { id: 'blue-3', type: 'heavy-cavalry', figures: 12, at: [100, 80], facing: 'N', formation: 'LB' },
          { id: 'red-1', type: 'peasants', figures: 12, at: [100, 81], facing: 'S', formation: 'LB' },
        ],
      });
      game.state.turn = 4;
      game.state.contacts.push({
        a: 'blue-3',
        b: 'red-1',
        edgeOfA: 'front',
        edgeOfB: 'front',
        since: 3,
        attackers: ['blue-3'],
        run: {},
      });
      return ordersToAdvanceAndHold(['blue-1'], [], ancientView(game.state, 'blue', game.scenario, rules), rules)[
        'blue-1'
      ];
    };
    expect(order(true)).toMatch(/^H/);
    expect(order(false)).not.toMatch(/^H/);
  });

  it('plays a battle to a decision', () => {
    const line = (side: 'blue' | 'red', y: number, facing: string) =>
      (['men-at-arms', 'longbow-light', 'heavy-cavalry'] as const).map((type, n) => ({
        id: `${side}-${n}`,
        type,
        figures: 12,
        at: [60 + 40 * n, y] as [number, number],
        facing,
        formation: 'LB',
      }));
    const file: AncientScenarioFile = {
      ruleset: 'ancient-medieval',
      name: 'A field',
      level: 'intermediate',
      table: { width: 200, height: 140, features: [] },
      objectives: [],
      sides: {
        blue: { name: 'Blue', units: line('blue', 20, 'N') },
        red: { name: 'Red', units: line('red', 120, 'S') },
      },
      agreed: ['cavalry-share', 'missile-share', 'light-units', 'unit-size', 'points'],
      victory: [{ kind: 'losses', of: 'figures', percent: 40 }],
      turnLimit: 30,
    };
    const decided = [1, 2, 3].map(seed => {
      const start = startBattle(ancientMedieval, file, { seed });
      return playOut(ancientMedieval, start, { blue: advanceAndHold(seed), red: advanceAndHold(seed + 9) });
    });
    for (const { outcome, turn } of decided) {
      expect(outcome?.reason).toContain('40 %');
      expect(turn).toBeLessThan(20);
    }
  });
});
