import { describe, expect, it } from 'vitest';
import { breakUnit } from '../../../src/rulesets/wrg/turn/routing/breaking.js';
import { bodyCentre } from '../../../src/table/index.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { play, setUp, unitIn } from './table-top.js';

/** Where a legion comes from (500, 392) that breaks before one band, with another on its left flank or at its back; which of them met it first. */
function breaks(first: 'front' | 'other', other: 'flank' | 'rear', reading = 'from-all-who-fight-them') {
  const melee = { since: 1, chargers: [], following: [] };
  const front = { ...melee, a: 'rome-legion', b: 'gaul-front', sideOfA: 'front', sideOfB: 'front' } as const;
  const aside = { ...melee, a: 'rome-legion', b: 'gaul-other', sideOfA: other, sideOfB: 'front' } as const;
  const place =
    other === 'flank' ? ({ at: [481.98, 388], facing: 'E' } as const) : ({ at: [500, 375.96], facing: 'N' } as const);
  const game = setUp({
    rules: wrgRulesUnder({ rulings: { 'wrg/ruling/away-from-several': reading } }),
    pieces: [
      { id: 'rome-legion', at: [500, 400], be: { alarmed: true } },
      { id: 'rome-guard', at: [900, 100], be: { alarmed: true } },
      { id: 'gaul-front', at: [500, 400.02], be: { alarmed: true } },
      { id: 'gaul-other', ...place, figures: 8, files: 4, be: { alarmed: true } },
    ],
    melees: first === 'front' ? [front, aside] : [aside, front],
  });
  breakUnit(unitIn(game, 'rome-legion'), { ...game, tell: () => undefined } as never);
  const { from } = unitIn(game, 'rome-legion').rout ?? { from: { x: 0, y: 0 } };
  play(game, { seed: 1 }, ['movement']);
  const { x, y } = bodyCentre(unitIn(game, 'rome-legion').placed);
  return { east: Math.round(x - 500), south: Math.round(392 - y), from };
}

describe('broken troops whom enemies fight at their front and on a flank', () => {
  it('run through the gap between these, away from both, whoever of them came first (wrg/rout/direction-first, wrg/ruling/away-from-several)', () => {
    const between = breaks('front', 'flank');
    expect(between.east).toBeGreaterThan(30);
    expect(between.south).toBeGreaterThan(30);
    expect(breaks('other', 'flank')).toMatchObject({ east: between.east, south: between.south });
  });

  it('or straight from the first of them (wrg/ruling/away-from-several)', () => {
    const reading = 'from-the-first-who-fought-them';
    expect(breaks('front', 'flank', reading)).toMatchObject({ east: 0, south: 60 });
    expect(breaks('other', 'flank', reading).east).toBeGreaterThan(50);
  });

  it('turn from the first of two who have them between themselves (wrg/rout/direction-first)', () => {
    expect(breaks('front', 'rear').from.y).toBeGreaterThan(392);
    expect(breaks('other', 'rear').from.y).toBeLessThan(392);
  });
});
