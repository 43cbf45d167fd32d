import { describe, expect, it } from 'vitest';
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
