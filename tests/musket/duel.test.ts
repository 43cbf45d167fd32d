import { describe, expect, it } from 'vitest';
import { rolled } from '../../src/dice/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import { type Duel, duelOdds, throwDuel } from '../../src/rulesets/cady/musket/index.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

const gun = { gun: 'six-pounder-cannon', projectile: 'solid' } as const;
const duel: Duel = { ours: [gun], theirs: [gun], distance: 60, apart: 10, turns: 1 };
const knockedOut = (of: Duel) => duelOdds(of).probability(({ theirs }) => theirs.every(({ standing }) => !standing));

describe("a battery's duel", () => {
  it('is even where both are alike, and grows surer turn by turn [cady/musket/artillery/duel/write-calls]', () => {
    const odds = duelOdds(duel);
    const [ours, theirs] = (['ours', 'theirs'] as const).map(side =>
      odds.probability(left => left[side][0]?.standing === false),
    );
    expect(ours).toBeCloseTo(theirs ?? 0, 12);
    expect(ours).toBeGreaterThan(0);
    expect(knockedOut({ ...duel, turns: 3 })).toBeGreaterThan(knockedOut({ ...duel, turns: 2 }));
    // Who is knocked out fires in that round all the same: both can lose their guns in one.
    expect(
      odds.probability(({ ours: [a], theirs: [b] }) => a?.standing === false && b?.standing === false),
    ).toBeGreaterThan(0);
  });

  it('is what guns do on the table, whose dice are the same [cady/musket/artillery/losses/artillery-returns]', () => {
    const pieces: Piece[] = [
      { id: 'blue-1', type: 'six-pounder-cannon', at: [100, 40] },
      { id: 'red-1', type: 'six-pounder-cannon', at: [100, 100] },
    ];
    let out = 0;
    const odds = duelOdds(duel);
    for (let seed = 1; seed <= 200; seed++) {
      const on = setUp({ pieces });
      const call = (bearing: number) => [{ shot: 'solid' as const, bearing, range: 60 }];
      const { of } = play(on, { seed, calls: { 'blue-1': call(0), 'red-1': call(180) } }, ['artillery']);
      const shots = of('shot');
      expect(shots).toHaveLength(2);
      const guns = ['blue-1', 'red-1'].map(id => unitIn(on.state, id));
      const seen = odds.probability(
        ({ ours: [a], theirs: [b] }) =>
          a?.standing === guns[0]?.gun?.standing &&
          b?.standing === guns[1]?.gun?.standing &&
          a?.crew === guns[0]?.figures &&
          b?.crew === guns[1]?.figures,
      );
      expect(seen).toBeGreaterThan(0);
      if (guns[1]?.gun?.standing === false) out += 1;
    }
    expect(Math.abs(out / 200 - knockedOut(duel))).toBeLessThan(0.08);
  });

  it('comes out as often when it is thrown', () => {
    const dice = rolled(7);
    const of: Duel = {
      ours: [gun, gun],
      theirs: [{ ...gun, projectile: 'explosive', crew: 3 }],
      distance: 40,
      apart: 10,
      turns: 2,
    };
    const wins = Array.from({ length: 2000 }, () => throwDuel(of, dice)).filter(
      ({ theirs }) => theirs[0]?.standing === false,
    );
    expect(wins.length / 2000).toBeCloseTo(knockedOut(of), 1);
  });

  it('refuses what is none', () => {
    expect(() => duelOdds({ ...duel, turns: 0 })).toThrow(RuleViolation);
    expect(() => duelOdds({ ...duel, distance: 900 })).toThrow(RuleViolation);
    expect(() => duelOdds({ ...duel, ours: [] })).toThrow(RuleViolation);
  });
});
