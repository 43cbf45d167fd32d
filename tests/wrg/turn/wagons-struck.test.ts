import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { wallsToBatter } from '../../../src/rulesets/wrg/turn/siege/missiles.js';
import { declaring } from './answers.js';
import { siege } from './siege-table.js';
import { type Game, type Piece, play, unitIn } from './table-top.js';

const wagons: Piece = { id: 'gaul-wagons', at: [300, 350], type: 'wagon', figures: 2, files: 2, weapons: [] };
const far: Piece = { id: 'gaul-one', at: [800, 600] };
const engines: Piece = {
  id: 'rome-stones',
  at: [300, 250],
  type: 'engine',
  engine: '30-mina-stone-thrower',
  figures: 4,
  files: 4,
  weapons: [],
};

describe('wagons', () => {
  const batters = (game: Game) =>
    wallsToBatter(unitIn(game, 'rome-stones'), fieldOf(game.state, game.scenario, game.rules));

  it('are destroyed by stones, each by twenty hits (wrg/siege/destroy/wooden)', () => {
    const game = siege([engines, wagons, far]);
    let done = 0;
    for (let seed = 1; unitIn(game, 'gaul-wagons').figures === 2; seed++) {
      const { of } = play(game, { seed, answers: declaring({ 'rome-stones': { work: { batter: 'gaul-wagons' } } }) }, [
        'orders',
        'declarations',
        'movement',
        'shooting',
      ]);
      const [struck] = of('struck');
      done += struck?.hits ?? 0;
      expect(struck).toMatchObject({ unit: 'rome-stones', on: 'gaul-wagons', done, needed: 20, lost: null });
      expect(of('lost').map(({ unit, left }) => [unit, left])).toEqual(done >= 20 ? [['gaul-wagons', 1]] : []);
    }
    expect(game.state.works?.damage).toEqual([]);
  });

  it('are no mark where nobody sees them (wrg/siege/destroy/wooden)', () => {
    expect(batters(siege([engines, wagons, far]))).toContain('gaul-wagons');
    expect(batters(siege([engines, { ...wagons, at: [300, 430] }, far]))).not.toContain('gaul-wagons');
  });

  it('burn, and are destroyed by twenty points of fire (wrg/siege/destroy/wooden, wrg/fire/weapon-factor)', () => {
    const archers: Piece = {
      id: 'rome-archers',
      at: [300, 300],
      type: 'li',
      weapons: ['bow'],
      order: 'HOLD, with fire',
    };
    const fire = { things: [], supplies: [{ unit: 'rome-archers', wagons: 1 }] };
    const game = siege([archers, { ...wagons, figures: 1, files: 1 }, far], {}, undefined, { fire });
    play(game, { answers: declaring({ 'rome-archers': { prepares: true } }) });
    const { of } = play(game, { answers: declaring({ 'rome-archers': { burns: 'gaul-wagons' } }) });
    expect(of('fire-set')).toMatchObject([{ unit: 'rome-archers', thing: 'gaul-wagons' }]);
    const blaze = { points: 20, caught: true, untenableFor: 0, state: 'burning', added: 0 } as const;
    Object.assign(game.state.fires?.things ?? {}, { 'gaul-wagons': { ...blaze } });
    const next = play(game);
    expect(next.of('struck')).toMatchObject([{ unit: null, on: 'gaul-wagons', lost: 0 }]);
    expect(unitIn(game, 'gaul-wagons').gone).toBe('destroyed');
    expect(game.state.fires?.things).toEqual({});
  });
});
