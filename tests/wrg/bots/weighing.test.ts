import { describe, expect, it } from 'vitest';
import { advantage, prospect } from '../../../src/rulesets/wrg/bots/weighing.js';
import { meleePeriodOdds } from '../../../src/rulesets/wrg/hand-to-hand/period.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { type Piece, setUp, type TableTop } from '../turn/table-top.js';

const legion: Piece = { id: 'rome-legion', type: 'hi', weapons: ['pilum'], at: [500, 300], figures: 24, files: 12 };
const band: Piece = {
  id: 'gaul-band',
  type: 'lmi',
  training: 'barbarian',
  weapons: ['javelins'],
  at: [500, 400],
  facing: 180,
  figures: 24,
  files: 12,
};

/** The view of Rome of two bodies, and both in it. */
function seen(ours: Piece, theirs: Piece, more: TableTop['scenario'] = {}) {
  const { state, scenario, rules } = setUp({ pieces: [ours, theirs], scenario: more });
  const view = wrgView(state, 'rome', scenario, rules);
  const [unit, enemy] = [view.units[ours.id], view.units[theirs.id]];
  if (unit === undefined || enemy === undefined) throw new Error('both stand in sight');
  return { unit, enemy, rules };
}

const worth = (ours: Piece, theirs: Piece) => {
  const { unit, enemy, rules } = seen(ours, theirs);
  return prospect(unit, enemy, rules);
};

describe('what a charge promises', () => {
  it('is what the first period of the melee comes to over all throws of both', () => {
    const { rules } = seen(legion, band);
    const troops = (training: 'regular' | 'barbarian', type: 'hi' | 'lmi', weapon: 'pilum' | 'javelins') =>
      ({ type, training, class: 'C', weapons: [weapon] }) as const;
    // Twelve of the front rank and half of the second against twelve of one rank: barbarians fight in no more.
    const first = {
      figures: 24,
      parts: [{ troops: troops('regular', 'hi', 'pilum'), figures: 18, charging: true, enemy: { type: 'lmi' } }],
    } as const;
    const second = {
      figures: 24,
      parts: [{ troops: troops('barbarian', 'lmi', 'javelins'), figures: 12, enemy: { type: 'hi' } }],
    } as const;
    const fateWorth = { broken: 1, 'pushed-back': 0.4, holds: 0 };
    const expected = meleePeriodOdds({ first, second }, rules).mean(
      outcome => fateWorth[outcome.second.fate] - fateWorth[outcome.first.fate],
    );
    expect(worth(legion, band)).toBeCloseTo(expected, 9);
  });

  it('is more on a flank or in the rear, where the enemy has to turn before he strikes', () => {
    const behind = { ...legion, at: [500, 500], facing: 180 } as const;
    expect(
      worth({ ...legion, type: 'lmi', weapons: ['javelins'] }, { ...band, facing: 0, at: [500, 400] }),
    ).toBeGreaterThan(worth({ ...legion, type: 'lmi', weapons: ['javelins'] }, band));
    expect(worth(behind, { ...band, facing: 180 })).toBeGreaterThan(worth(legion, band));
  });

  it('is the less the smaller the body that has to bear the blows', () => {
    const guard: Piece = {
      id: 'rome-guard',
      type: 'hc',
      weapons: ['short-spear'],
      at: [500, 300],
      figures: 6,
      files: 6,
    };
    expect(worth(guard, band)).toBeLessThan(worth({ ...guard, figures: 12, files: 12 }, band));
  });

  it('weighs two bodies front to front, whoever charges: what one gains the other loses', () => {
    const { unit, enemy, rules } = seen(legion, band);
    expect(advantage(unit, enemy, rules)).toBeCloseTo(-advantage(enemy, unit, rules), 12);
    expect(advantage(unit, enemy, rules)).toBeGreaterThan(0);
  });

  it('counts a dragon as the five riders as which it fights and suffers (wrg/sorcery/dragon-move-fight)', () => {
    const one = { weapons: [], training: 'barbarian', class: 'D', at: [500, 300] } as const;
    const dragon: Piece = { ...one, id: 'rome-worm', creature: 'dragon', type: 'shc', figures: 1, files: 1 };
    const riders: Piece = { ...one, id: 'rome-riders', type: 'shc', weapons: ['kontos'], figures: 5, files: 5 };
    const { unit, enemy, rules } = seen(dragon, band, { sorcery: {} });
    // Fewer of the enemy come at it than at five abreast.
    expect(prospect(unit, enemy, rules)).toBeGreaterThan(worth({ ...riders, shield: false }, band));
  });

  it('is nothing good against whom no weapon hurts', () => {
    const wagon: Piece = { id: 'gaul-wagon', type: 'wagon', at: [500, 400], figures: 1, files: 1, weapons: [] };
    expect(worth(legion, wagon)).toBe(-1);
  });
});

describe('a wagon', () => {
  const wagon: Piece = { id: 'gaul-wagon', type: 'wagon', weapons: [], figures: 2, files: 2, at: [500, 400] };

  it('is weighed like anybody, and nothing is done to it: no weapon has a factor against it (wrg/melee-weapon-factors)', () => {
    const { unit, enemy, rules } = seen(legion, wagon);
    expect(advantage(unit, enemy, rules)).toBeGreaterThanOrEqual(-1);
    expect(advantage(unit, enemy, rules)).toBeLessThanOrEqual(0);
    expect(prospect(unit, enemy, rules)).toBe(-1);
  });
});
