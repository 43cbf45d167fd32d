import { describe, expect, it } from 'vitest';
import { scripted } from '../../src/dice/index.js';
import { resolverOf } from '../resolvers/all.js';

const ask = (name: string, situation: object) => resolverOf(name).resolve(situation);
const result = (name: string, situation: object) => Object(ask(name, situation).result);

const hussars = (figures: number) => ({ type: 'hussars', figures });
const chief = { rank: 'supreme-commander', leads: true };
const joined = { level: 'advanced', from: [hussars(8), hussars(8)], into: [hussars(16)] };

describe('what is asked of commanders, hidden and divided units, special troops and sieges', () => {
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
