import { describe, expect, it } from 'vitest';
import { canRun } from '../../../src/rulesets/wrg/turn/routing/trapping.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { siege } from './siege-table.js';
import { play, unitIn } from './table-top.js';

const hi = { type: 'hi', training: 'regular', order: 'HOLD' } as const;

/** Broken Gauls on a rampart, between Romans on it and others within the walls, with friends behind them, and what becomes of them as they run. */
function between(reading?: string) {
  const pursuing = () => ({ alarmed: true, pursuit: { quarry: 'gaul-band', periods: 0 } });
  const rout = { periods: 0, from: { x: 300, y: 387.95 }, fresh: true as const };
  const table = siege([
    { ...hi, id: 'rome-guard', at: [800, 60], be: { alarmed: true } },
    { ...hi, id: 'rome-tower', at: [300, 399.95], figures: 22, files: 8, be: pursuing() },
    {
      ...hi,
      id: 'rome-within',
      at: [285.901688, 418.308577],
      facing: 256.416,
      figures: 15,
      files: 4,
      be: pursuing(),
    },
    { ...hi, id: 'gaul-guard', at: [800, 600], be: { alarmed: true } },
    { ...hi, id: 'gaul-band', at: [260, 424.05], facing: 'N', figures: 17, files: 8, be: { alarmed: true, rout } },
    { ...hi, id: 'gaul-old', at: [270, 460], facing: 'S', figures: 16, files: 8, be: { alarmed: true } },
    { ...hi, id: 'rome-ram', at: [200, 457.564911], figures: 13, files: 6, be: { alarmed: true } },
  ]);
  const under = (gap: string) => wrgRulesUnder({ rulings: { 'wrg/ruling/gap-between-enemies': gap } });
  const game = reading === undefined ? table : { ...table, rules: under(reading) };
  game.state.period = 2;
  const { of } = play(game, { seed: 1 }, ['movement']);
  const [moved] = of('moved').filter(({ unit }) => unit === 'gaul-band');
  const { figures, gone } = unitIn(game, 'gaul-band');
  return { far: moved?.distance ?? 0, why: moved?.because.map(({ clause }) => clause) ?? [], figures, gone };
}

describe('who has broken on a rampart between two enemies', () => {
  it('crowds out by the gap that they leave, where friends leave his block no room (wrg/rout/cannot-run, wrg/rout/direction-first)', () => {
    const { far, why, figures, gone } = between();
    expect(far).toBeGreaterThan(10);
    expect(why).toContain('wrg/rout/direction-first');
    expect([figures, gone]).toEqual([17, null]);
  });

  it('surrenders by half and breaks out where they leave none (wrg/rout/cannot-run)', () => {
    const { far, why, figures, gone } = between('as-wide-as-the-whole-body');
    expect(far).toBeGreaterThanOrEqual(10);
    expect(why).toContain('wrg/rout/cannot-run');
    expect([figures, gone]).toEqual([8, null]);
  });
});

const alarmed = { alarmed: true };

/** A few Gauls broken under fire on a rampart, hand to hand with nobody, with others about them. */
function fewOnTheRampart(others: Parameters<typeof siege>[0]) {
  const rout = { periods: 0, from: { x: 300, y: 370 }, fresh: true as const };
  const game = siege([
    { ...hi, id: 'rome-guard', at: [800, 60], be: alarmed },
    { ...hi, id: 'gaul-guard', at: [800, 600], be: alarmed },
    { id: 'gaul-few', type: 'lmi', at: [300, 412.1], facing: 'N', figures: 3, files: 3, be: { ...alarmed, rout } },
    ...others,
  ]);
  game.state.period = 2;
  return game;
}

describe('who has broken on a rampart, hand to hand with nobody', () => {
  it('surrenders by half and breaks out where every gap between his enemies leads over the wall (wrg/rout/cannot-run)', () => {
    // Romans at the foot of the wall, others a few paces behind the Gauls, and friends beside these.
    const game = fewOnTheRampart([
      { ...hi, id: 'rome-tower', at: [285, 399.9], figures: 20, files: 8, be: alarmed },
      { ...hi, id: 'rome-within', at: [279.9, 426.2], facing: 271.3, figures: 16, files: 3, be: alarmed },
      { ...hi, id: 'gaul-others', at: [245, 400.1], facing: 'S', figures: 20, files: 8, be: alarmed },
    ]);
    const { of } = play(game, { seed: 1 }, ['movement']);
    const [moved] = of('moved').filter(({ unit }) => unit === 'gaul-few');
    expect(moved?.because.map(({ clause }) => clause)).toContain('wrg/rout/cannot-run');
    expect(moved?.distance).toBe(80);
    expect(of('lost')).toMatchObject([{ unit: 'gaul-few', figures: 2, left: 1 }]);
    expect(unitIn(game, 'gaul-few').gone).toBeNull();
  });

  it('cannot run where they are all round him, though they do not touch him (wrg/rout/cannot-run)', () => {
    const ring = [
      { ...hi, id: 'rome-tower', at: [300, 399.9] as const, figures: 20, files: 10 },
      { ...hi, id: 'rome-west', at: [282, 408.2] as const, facing: 'E', figures: 4, files: 2 },
      { ...hi, id: 'rome-east', at: [318, 408.2] as const, facing: 'W', figures: 4, files: 2 },
    ];
    const within = { ...hi, id: 'rome-within', at: [300, 416.2] as const, facing: 'S', figures: 12, files: 12 };
    const canGo = (others: Parameters<typeof siege>[0]) => {
      const game = fewOnTheRampart(others);
      return canRun(unitIn(game, 'gaul-few'), game);
    };
    expect([canGo(ring), canGo([...ring, within])]).toEqual([true, false]);
  });
});
