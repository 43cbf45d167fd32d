import { describe, expect, it } from 'vitest';
import { takeFigures } from '../../src/rulesets/cady/common/turn/losses.js';
import { armyFaults, extrasCost } from '../../src/rulesets/cady/musket/army-faults.js';
import { musketRules } from '../../src/rulesets/cady/musket/index.js';
import { clearTheFallen } from '../../src/rulesets/cady/musket/turn/losses.js';
import { introduceMusket } from '../../src/rulesets/cady/musket/windows/introduce.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

const gun: Piece = { id: 'blue-guns', type: 'twelve-pounder-cannon', at: [50, 20] };
const far: Piece = { id: 'red-1', at: [150, 140] };

describe('rounds and gunners bought besides', () => {
  it('cost twenty points each (cady/musket/cost/extra-rounds cady/musket/cost/extra-crew)', () => {
    expect(extrasCost({ loads: 2, crews: 1 }, musketRules())).toBe(60);
    const guns = { id: 'g', type: 'twelve-pounder-cannon', at: [1, 1], facing: 'N', loads: 1, crews: 1 } as const;
    const clauses = (points: number) =>
      armyFaults([{ ...guns, at: [1, 1] }], 'blue', { points, agreed: ['artillery-share'] }, musketRules()).map(
        ({ clause }) => clause,
      );
    expect(clauses(160)).toEqual([]);
    expect(clauses(159)).toEqual(['cady/musket/setup/buy-army']);
  });

  it('are counted where the armies are introduced', () => {
    const pointsOf = (over: Partial<Piece>) => {
      const { scenario, rules } = setUp({ pieces: [{ ...gun, ...over }, far] });
      return /Blue: (\d+)/.exec(introduceMusket({ scenario, rules }))?.[1];
    };
    expect([pointsOf({}), pointsOf({ loads: 2, crews: 1 })]).toEqual(['120', '180']);
  });

  it('are for guns alone', () => {
    expect(() => setUp({ pieces: [{ ...far, id: 'blue-1', loads: 1, crews: 1 }, far] })).toThrow(/are no gun/);
  });

  it('a load is all rounds again, of what the piece fires', () => {
    const rounds = (type: NonNullable<Piece['type']>) => {
      const { state } = setUp({ pieces: [{ ...gun, type, loads: 1 }, far] });
      const { solid, explosive, canister } = unitIn(state, 'blue-guns').gun ?? {};
      return [solid, explosive, canister];
    };
    expect(rounds('twelve-pounder-cannon')).toEqual([24, 8, 4]);
    expect(rounds('eight-pounder-howitzer')).toEqual([0, 36, 0]);
  });

  it('gunners take the places of those who fell, until none is left (cady/musket/artillery/crew/replacements)', () => {
    const { state, ...rest } = setUp({ pieces: [{ ...gun, crews: 1 }, far] });
    const unit = unitIn(state, 'blue-guns');
    unit.figures = 2;
    expect(play({ state, ...rest }, { seed: 1 }).of('crew-replaced')).toMatchObject([{ unit: 'blue-guns', men: 4 }]);
    expect(unit).toMatchObject({ figures: 6, gun: { spareCrew: 2 } });
    unit.figures = 0;
    const { of } = play({ state, ...rest }, { seed: 1 });
    expect(of('crew-replaced')).toMatchObject([{ men: 2 }]);
    expect(of('gun-lost')).toEqual([]);
    expect(unit).toMatchObject({ figures: 2, gone: null, gun: { spareCrew: 0 } });
  });

  it('gunners who step in count among those before the losses of the turn (cady/common/morale/before-value)', () => {
    const game = setUp({ pieces: [{ ...gun, crews: 2 }, far] });
    const unit = unitIn(game.state, 'blue-guns');
    unit.figures = 2;
    play(game, { seed: 1 }, ['orders', 'movement']);
    expect(unit).toMatchObject({ figures: 6, turn: { before: 6 } });
    takeFigures(unit, 6);
    clearTheFallen(game.state, { rules: game.rules, tell: () => {} });
    takeFigures(unit, 2);
    expect(play(game, { seed: 1 }, ['morale']).of('morale')).toMatchObject([{ before: 48, loss: 32 }]);
  });

  it('but not while the enemy is upon the gun', () => {
    const game = setUp({
      pieces: [
        { ...gun, crews: 1 },
        { ...far, at: [50, 21] },
      ],
    });
    const unit = unitIn(game.state, 'blue-guns');
    unit.figures = 3;
    const edges = { edgeOfA: 'front', edgeOfB: 'front' } as const;
    game.state.contacts.push({ a: 'blue-guns', b: 'red-1', ...edges, since: 0, attackers: [], run: {} });
    expect(play(game, { seed: 1 }, ['orders', 'movement']).of('crew-replaced')).toEqual([]);
  });
});
