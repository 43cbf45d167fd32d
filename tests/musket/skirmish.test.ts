import { describe, expect, it } from 'vitest';
import { formedBy } from '../../src/rulesets/cady/common/turn/moving/forming.js';
import { musketRules, musketScenarioSchema, musterMusket, placedOf } from '../../src/rulesets/cady/musket/index.js';
import { orderFaultsOf } from '../../src/rulesets/cady/musket/turn/orders.js';
import { widthOf } from '../../src/table/index.js';
import { fileOf, type Piece, play, setUp, unitIn } from './table-top.js';

const light: Piece = { id: 'blue-1', at: [60, 40], type: 'light-infantry', figures: 16, formation: 'Col 8' };
const enemy: Piece = { id: 'red-1', at: [180, 140] };
const moving = ['orders', 'opening-fire', 'movement'];

describe('skirmish lines on the table (cady/common/definition/skirmish-line)', () => {
  it('are formed by order, with gaps of 2 cm, for a third of the move (cady/common/skirmish/gap cady/common/skirmish/needs-order)', () => {
    const game = setUp({ pieces: [light, enemy] });
    const { of } = play(game, { orders: { 'blue-1': 'N full, SK' } }, moving);
    const unit = unitIn(game.state, 'blue-1');
    expect(unit).toMatchObject({ files: 8, gap: 2 });
    const { front } = musketRules().troops['light-infantry'].stand;
    expect(widthOf(placedOf(unit, musketRules()))).toBeCloseTo(8 * front + 7 * 2);
    expect(of('moved')[0]?.because).toMatchObject([{ clause: 'cady/common/movement/formation-change' }]);
    const { move } = musketRules().troops['light-infantry'];
    expect(of('moved')[0]?.distance).toBeCloseTo((move * 2) / 3);
  });

  it('keep their gaps until ordered to close up', () => {
    const game = setUp({ pieces: [light, enemy] });
    play(game, { orders: { 'blue-1': 'H, SK 2' } }, moving);
    expect(unitIn(game.state, 'blue-1')).toMatchObject({ files: 4, gap: 2 });
    play(game, { orders: { 'blue-1': 'N 10 cm' } }, moving);
    expect(unitIn(game.state, 'blue-1')).toMatchObject({ files: 4, gap: 2, at: { x: 60, y: 50 } });
    play(game, { orders: { 'blue-1': 'H, Col 8' } }, moving);
    expect(unitIn(game.state, 'blue-1')).toMatchObject({ files: 4, gap: 0 });
  });

  it('neither open nor close their gaps in melee (cady/common/melee/no-formation-change)', () => {
    const faultsIn = (gap: number, text: string) => {
      const near = { ...enemy, at: [60, 40.5] as const };
      const game = setUp({ pieces: [{ ...light, formation: 'Col 16', be: { gap } }, near] });
      const edges = { edgeOfA: 'front', edgeOfB: 'front' } as const;
      game.state.contacts.push({ a: 'blue-1', b: 'red-1', ...edges, since: 0, attackers: [], run: {} });
      return orderFaultsOf(unitIn(game.state, 'blue-1'), text, 'o', game).map(({ clause }) => clause);
    };
    expect(faultsIn(0, 'H, SK')).toEqual(['cady/common/melee/no-formation-change']);
    expect(faultsIn(2, 'H, SK')).toEqual([]);
    expect(faultsIn(2, 'H, Col 16')).toEqual(['cady/common/melee/no-formation-change']);
    expect(faultsIn(0, 'H, Col 16')).toEqual([]);
  });

  it('only light infantry and Indians form them (cady/common/skirmish/who cady/musket/definition/indians-open-formation)', () => {
    const clausesOf = (piece: Partial<Piece>, order = 'H, SK') => {
      const game = setUp({ pieces: [{ ...light, ...piece }, enemy] });
      return orderFaultsOf(unitIn(game.state, 'blue-1'), order, 'o', game).map(({ clause }) => clause);
    };
    expect(clausesOf({})).toEqual([]);
    expect(clausesOf({ type: 'indians' })).toEqual([]);
    expect(clausesOf({ type: 'regulars' })).toEqual(['cady/common/skirmish/who']);
    expect(clausesOf({ type: 'militia' })).toEqual(['cady/common/skirmish/who']);
  });

  it('no figure goes farther than its move to get into them (cady/common/skirmish/max-move)', () => {
    const game = setUp({ pieces: [{ ...light, figures: 36, formation: 'Col 2', at: [100, 100] }, enemy] });
    const unit = unitIn(game.state, 'blue-1');
    const faults = orderFaultsOf(unit, 'H, SK', 'o', game);
    expect(faults.map(({ clause }) => clause)).toEqual(['cady/common/skirmish/max-move']);
    unit.files = 9;
    expect(orderFaultsOf(unit, 'H, SK', 'o', game)).toEqual([]);
  });

  it('may be how a unit begins', () => {
    const game = setUp({ pieces: [{ ...light, formation: 'SK' }, enemy] });
    expect(unitIn(game.state, 'blue-1')).toMatchObject({ files: 8, gap: 2 });
    const scenario = musketScenarioSchema.parse(
      fileOf({ pieces: [{ ...light, type: 'guard', formation: 'SK' }, enemy] }),
    );
    expect(() => musterMusket(scenario, musketRules())).toThrow('skirmish line');
  });
});

it('a skirmish line of two ranks that has lost stands is still one (cady/common/skirmish/gap)', () => {
  const skirmishers: Piece = { id: 'blue-1', type: 'light-infantry', at: [50, 50], figures: 20, formation: 'SK 2' };
  const game = setUp({ pieces: [skirmishers, { id: 'red-1', at: [150, 140] }] });
  const unit = unitIn(game.state, 'blue-1');
  const formed = () => formedBy({ formation: { shape: 'skirmish', ranks: 2 } }, unit, game.rules);
  unit.figures = 16;
  expect([unit.files, formed()]).toEqual([5, undefined]);
  unit.figures = 10;
  expect(formed()).toMatchObject({ files: 3 });
});
