import { describe, expect, it } from 'vitest';
import { turnCost } from '../../../src/rulesets/wrg/moving/manoeuvres.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { regular } from '../movement/bodies.js';
import { play, setUp, unitIn } from './table-top.js';

const readings = ['as-any-turn', 'in-proportion-up-to-a-right-angle', 'right-angles-and-a-wheel'] as const;
const under = (reading: (typeof readings)[number]) =>
  wrgRulesUnder({ rulings: { 'wrg/ruling/turns-of-other-angles': reading } });

/** Paces that drilled foot, six abreast, have left of their move of 60 once they have turned to march off on a bearing. */
function leftAfter(bearing: number, reading: (typeof readings)[number]): number {
  const game = setUp({
    rules: under(reading),
    pieces: [
      { id: 'rome-legion', at: [500, 300], order: `MOVE ${bearing}` },
      { id: 'gaul-band', at: [500, 780] },
    ],
  });
  play(game, { seed: 1 }, ['movement']);
  return unitIn(game, 'rome-legion').period.moved;
}

describe('a turn', () => {
  it('of 90 or 180 degrees takes a quarter, whatever is made of others (wrg/manoeuvre/turn-time-quick)', () => {
    for (const reading of readings) expect([90, 180].map(bearing => leftAfter(bearing, reading))).toEqual([45, 45]);
  });

  it('of another angle takes as long, a part of it, or right angles and a wheel (wrg/manoeuvre/wheel-or-turn)', () => {
    // The outer end of 36 paces comes round by 30 degrees over 18.85 of them.
    expect(readings.map(reading => leftAfter(30, reading))).toEqual([45, 55, 41.15]);
    expect(readings.map(reading => leftAfter(60, reading))).toEqual([45, 50, 26.15]);
    expect(readings.map(reading => leftAfter(120, reading))).toEqual([45, 45, 26.15]);
  });

  it('is reckoned alike by itself (wrg/manoeuvre/wheel-or-turn, wrg/manoeuvre/disorganised-doubles)', () => {
    const parts = (degrees: number, disorganised = false) =>
      readings.map(reading => turnCost(regular('mi'), { degrees, front: 36, disorganised }, under(reading)).part);
    expect(parts(90)).toEqual([0.25, 0.25, 0.25]);
    expect(parts(60)).toEqual([0.25, 0.167, 0.564]);
    expect(parts(30, true)).toEqual([0.5, 0.167, 0.628]);
  });
});
