import { describe, expect, it } from 'vitest';
import type { Work } from '../../../src/rulesets/wrg/siege/works.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { siegeAdvance } from '../../../src/rulesets/wrg/turn/siege/reacting.js';
import { declaring } from './answers.js';
import { beforeWestWall, siege } from './siege-table.js';
import { type Game, play, unitIn } from './table-top.js';

const wild = { instruction: 'uncontrolled-advance', disorganised: false, left: 2, kept: 1 } as const;
const party = { ...beforeWestWall, order: 'HOLD' } as const;
const garrison = { id: 'gaul-foot', at: [500, 600], facing: 'S' } as const;

const goes = (game: Game) => {
  unitIn(game, 'rome-foot').bound = { ...wild };
  return siegeAdvance(unitIn(game, 'rome-foot'), fieldOf(game.state, game.scenario, game.rules));
};
const working = (game: Game, work: Work) => play(game, { answers: declaring({ 'rome-foot': { work } }) });

describe('a working party that gets out of control', () => {
  it('does not stay at a gate that it has broken down (wrg/siege/working/uncontrolled)', () => {
    const game = siege([{ ...party, at: [500, 399.95] }, garrison], {
      material: [{ id: 'ram', kind: 'ram', with: 'rome-foot' }],
    });
    working(game, { break: 'main-gate' });
    expect(goes(game)).toBe('stays');
    unitIn(game, 'rome-foot').bound = null;
    expect(working(game, { break: 'main-gate' }).of('broken')).toMatchObject([{ on: 'main-gate' }]);
    expect(goes(game)).toBeUndefined();
    expect(game.state.works?.tasks).toEqual({});
  });

  it('goes up the ladders that it has raised (wrg/siege/working/uncontrolled)', () => {
    const ladders = ['one', 'two'].map(id => ({ id, kind: 'scaling-ladder' as const, with: 'rome-foot' }));
    const game = siege([party, garrison], { material: ladders });
    expect(working(game, { ladders: 'west-wall' }).of('siege')).toMatchObject([{ what: 'ladders-raised' }]);
    expect(goes(game)).toBeUndefined();
  });

  it('goes at the enemy with the fascines that it has in hand (wrg/siege/working/uncontrolled)', () => {
    const fascine = { id: 'fascine', kind: 'fascine-60mm', with: 'rome-foot' } as const;
    const building = (material: readonly (typeof fascine)[]) => {
      const game = siege([{ ...party, at: [300, 200] }, garrison], {
        builders: ['rome-foot'],
        material: [...material],
      });
      working(game, { build: 'palisade', paces: 100 });
      return goes(game);
    };
    expect(building([])).toBe('stays');
    expect(building([fascine])).toBeUndefined();
  });

  it('does not begin anew what it has built (wrg/siege/working/uncontrolled)', () => {
    const game = siege([{ ...party, at: [300, 200] }, garrison], { builders: ['rome-foot'] });
    const { of } = working(game, { build: 'palisade', paces: 10 });
    expect(of('built')).toMatchObject([{ what: 'stands' }]);
    expect(goes(game)).toBeUndefined();
  });
});
