import { describe, expect, it } from 'vitest';
import type { Blaze } from '../../../src/rulesets/wrg/fire/fire-state.js';
import { isLitUp } from '../../../src/rulesets/wrg/turn/weather/light.js';
import { play, setUp, unitIn } from './table-top.js';

const barn = {
  kind: 'building' as const,
  id: 'barn',
  outline: [
    [440, 440],
    [560, 440],
    [560, 560],
    [440, 560],
  ] as [number, number][],
  level: 1,
};

function withBarn(state: Blaze['state'], more: object = {}) {
  const game = setUp({
    pieces: [
      { id: 'rome-archers', type: 'li', at: [500, 330], weapons: ['bow'], order: 'HOLD' },
      { id: 'gaul-levy', at: [500, 441], facing: 'S', figures: 12, order: 'HOLD' },
    ],
    features: [barn],
    scenario: { fire: { things: [{ id: 'barn' }] }, ...more },
  });
  game.state.fires = {
    things: { barn: { points: 20, caught: false, untenableFor: 0, added: 0, state } },
    lit: {},
    tanks: {},
  };
  return game;
}

describe('a house that has burnt down', () => {
  const isCovered = (state: Blaze['state']) => {
    const { of } = play(withBarn(state), { seed: 3 }, ['shooting']);
    const shots = of('shot').filter(({ target }) => target === 'gaul-levy');
    expect(shots).toHaveLength(1);
    return shots.some(({ because }) => because.some(({ clause }) => clause === 'wrg/shooting/tactical/cover'));
  };

  it('covers nobody any more (wrg/shooting/tactical/cover)', () => {
    expect(isCovered('out')).toBe(true);
    expect(isCovered('burnt-out')).toBe(false);
  });
});

describe('a house that burns by night', () => {
  const isLit = (state: Blaze['state'], wet = 0) => {
    const game = withBarn(state);
    const weather = { country: 'mediterranean', month: 'june', night: true, torches: [], fires: [] };
    const scenario = { ...game.scenario, weather } as never;
    game.state.weather = { so: { now: [], wet }, dark: true, vision: 60, wind: null } as never;
    const { placed } = unitIn(game, 'gaul-levy');
    const afar = { ...placed, at: { x: 500, y: 300 } };
    const { state: now, rules } = game;
    return [isLitUp(placed, { state: now, scenario, rules }), isLitUp(afar, { state: now, scenario, rules })];
  };

  it('gives light as any fire does, unless it rains (wrg/night/light)', () => {
    expect(isLit('burning')).toEqual([true, false]);
    expect(isLit('out')).toEqual([false, false]);
    expect(isLit('burnt-out')).toEqual([false, false]);
    expect(isLit('burning', 1)).toEqual([false, false]);
  });
});
