import { describe, expect, it } from 'vitest';
import { musketView } from '../../src/rulesets/cady/musket/index.js';
import { orderFaultsOf } from '../../src/rulesets/cady/musket/turn/orders.js';
import { musketWindows } from '../../src/rulesets/cady/musket/windows/windows.js';
import { musketRulesUnder } from '../rules-under.js';
import { type Features, type Game, type Piece, play, setUp, unitIn } from './table-top.js';

const wood: Features[number] = {
  kind: 'wood',
  id: 'grove',
  outline: [
    [90, 62],
    [110, 62],
    [110, 80],
    [90, 80],
  ],
};
const road: Features[number] = {
  kind: 'road',
  id: 'road',
  line: [
    [0, 61],
    [200, 61],
  ],
  width: 4,
};
const far: Piece = { id: 'red-1', at: [20, 140] };
const foot: Piece = { id: 'blue-foot', at: [100, 57], figures: 6, formation: 'Col 6' };

const order = (game: Game, orders: Record<string, string>) => play(game, { orders, seed: 1 });
const faults = (game: Game, unit: string, text: string) =>
  orderFaultsOf(unitIn(game.state, unit), text, 'o', game).map(({ clause }) => clause);
const fences = (game: Game) =>
  musketView(game.state, 'red', game.scenario, game.rules).table.features.filter(({ kind }) => kind === 'fence');

describe('trees in the musket game (cady/common/forest/clear-trees)', () => {
  it('fall one for every four figure turns, and what is begun goes on', () => {
    const game = setUp({ pieces: [{ ...foot, at: [100, 74] }, far], features: [wood] });
    const told = order(game, { 'blue-foot': 'FELL' });
    expect(told.of('work')).toMatchObject([{ unit: 'blue-foot', task: 'fell-trees', because: [{ effect: '1 tree' }] }]);
    expect(musketWindows.tell(told.of('work')[0] as never, game)[0]).toMatch(/fells trees/);
    expect(game.state.breaches).toHaveLength(1);
    order(game, {});
    // Two more are down, and the last one is there to look at.
    expect(game.state.breaches).toHaveLength(4);
  });

  it('take nothing off a forest by the other reading (cady/ruling/felled-tree)', () => {
    const rules = musketRulesUnder({ 'cady/ruling/felled-tree': 'nothing' });
    const game = setUp({ pieces: [{ ...foot, at: [100, 60] }, far], features: [wood], rules });
    expect(order(game, { 'blue-foot': 'FELL' }).of('work')).toHaveLength(1);
    expect(game.state.breaches).toEqual([]);
  });

  it('are felled by foot beside them, all turn', () => {
    const horse: Piece = { id: 'blue-horse', type: 'dragoons', at: [100, 60], figures: 6 };
    const game = setUp({ pieces: [{ ...foot, at: [20, 20] }, horse, far], features: [wood] });
    expect(faults(game, 'blue-foot', 'FELL')).toEqual(['cady/common/forest/clear-trees']);
    expect(faults(game, 'blue-horse', 'FELL')).toEqual(['cady/common/forest/clear-trees']);
    const near = setUp({ pieces: [{ ...foot, at: [100, 60] }, far], features: [wood, road] });
    expect(faults(near, 'blue-foot', 'FELL')).toEqual([]);
    expect(faults(near, 'blue-foot', 'N 3, FELL')).toHaveLength(1);
    expect(faults(near, 'blue-foot', 'FB, FELL')).toHaveLength(1);
    expect(faults(near, 'blue-foot', 'FELL, BARRICADE')).toHaveLength(1);
  });

  it('have those who fell them fire at nobody; who has nothing to fell fires', () => {
    const enemy: Piece = { id: 'red-1', at: [100, 40], facing: 'N' };
    const at = { ...foot, at: [100, 60] as const, facing: 'S' };
    const fires = (features: Features) => {
      const game = setUp({ pieces: [at, enemy], features });
      unitIn(game.state, 'blue-foot').order = 'FELL';
      unitIn(game.state, 'red-1').order = 'HF';
      const told = play(game, { seed: 1 });
      return [told.of('volley').length, told.of('work').length, told.of('undone').length];
    };
    expect(fires([wood])).toEqual([0, 1, 0]);
    expect(fires([])).toEqual([1, 0, 1]);
  });
});

describe('barricades in the musket game', () => {
  it('bar a road after ten figure turns, and are cleared away in as many (cady/common/forest/barricade-build cady/common/forest/barricade-remove)', () => {
    const game = setUp({ pieces: [foot, far], features: [wood, road] });
    expect(faults(game, 'blue-foot', 'SWEEP')).toEqual(['cady/common/forest/barricade-remove']);
    order(game, { 'blue-foot': 'BARRICADE' });
    expect(fences(game)).toEqual([]);
    expect(order(game, {}).of('work')).toMatchObject([{ done: true }]);
    expect(fences(game)).toMatchObject([{ id: 'blue:barricade-1' }]);
    // It stands once, however long the order does.
    expect(faults(game, 'blue-foot', 'BARRICADE')).toEqual(['cady/common/forest/barricade-build']);
    expect(order(game, {}).of('undone')).toMatchObject([{ because: [{ because: 'the road is barred there' }] }]);
    order(game, { 'blue-foot': 'SWEEP' });
    expect(fences(game)).toHaveLength(1);
    expect(order(game, {}).of('work')).toMatchObject([{ task: 'clear-barricade', done: true }]);
    expect(fences(game)).toEqual([]);
  });

  it('stand on a road, and near a forest (cady/common/forest/barricade-place)', () => {
    const off = setUp({ pieces: [{ ...foot, at: [20, 58] }, far], features: [wood, road] });
    expect(faults(off, 'blue-foot', 'BARRICADE')).toEqual(['cady/common/forest/barricade-place']);
  });

  it('are crossed as a wooden fence, or by nobody (cady/ruling/barricade-crossing)', () => {
    const went = (reading: string) => {
      const rules = musketRulesUnder({ 'cady/ruling/barricade-crossing': reading });
      const runner: Piece = { id: 'red-2', at: [80, 61], facing: 'E', figures: 4, formation: 'Col 2' };
      const game = setUp({ pieces: [{ ...foot, at: [20, 20] }, runner, far], features: [wood, road], rules });
      game.state.breaches.push({
        barrier: 'blue:barricade-1',
        from: 0,
        to: 0,
        built: [
          { x: 84, y: 63 },
          { x: 84, y: 59 },
        ],
      });
      order(game, { 'red-2': 'E full' });
      return unitIn(game.state, 'red-2').at.x;
    };
    expect(went('as-a-wooden-fence')).toBeGreaterThan(85);
    expect(went('nobody-crosses')).toBeLessThan(84.01);
  });

  it('are shot away as a fence is (cady/common/fence/section-removed)', () => {
    const gun: Piece = { id: 'blue-guns', type: 'twelve-pounder-cannon', at: [50, 20] };
    const game = setUp({ pieces: [gun, far] });
    const built = [
      { x: 48, y: 60 },
      { x: 52, y: 60 },
    ] as const;
    game.state.breaches.push({ barrier: 'red:barricade-1', from: 0, to: 0, built });
    const calls = { 'blue-guns': [{ shot: 'solid', bearing: 0, range: 35 }] } as const;
    const told = play(game, { calls, dice: [0, 1, 0] }, ['artillery']);
    expect(told.of('breached')).toMatchObject([{ barrier: 'red:barricade-1', at: { x: 50, y: 60 } }]);
    const left = fences(game).flatMap(fence => ('line' in fence ? [fence.line.map(({ x }) => x)] : []));
    expect(left).toEqual([
      [48, 48.5],
      [51.5, 52],
    ]);
  });
});
