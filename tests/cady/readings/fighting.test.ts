import { describe, expect, it } from 'vitest';
import { scripted } from '../../../src/dice/index.js';
import { forecastStages } from '../../../src/rulesets/cady/common/engagement/forecast.js';
import { sideStruck } from '../../../src/rulesets/cady/common/engagement/measured.js';
import { fatigueAfter, meleeOdds, meleeRound, wornOut } from '../../../src/rulesets/cady/common/fighting/melee.js';
import {
  type Opponent,
  postMeleeMorale,
  reactionsAfterMelee,
} from '../../../src/rulesets/cady/common/fighting/morale.js';
import { readyShock, shockLosses, shockLossOdds } from '../../../src/rulesets/cady/common/fighting/shock.js';
import { chargeOdds } from '../../../src/rulesets/cady/musket/charge-odds.js';
import { continuedMelee } from '../../../src/rulesets/cady/musket/continued-melee.js';
import { chargeProcedure } from '../../../src/rulesets/cady/musket/engagement/procedure.js';
import type { MusketRules } from '../../../src/rulesets/cady/musket/index.js';
import { all, type Features, type Piece, play, setUp, unitIn } from '../../musket/table-top.js';
import { commonRulesUnder, musketRulesUnder } from '../../rules-under.js';

const under = (ruling: string, reading: string) => musketRulesUnder({ [`cady/ruling/${ruling}`]: reading });
const commonUnder = (ruling: string, reading: string) => commonRulesUnder({ [`cady/ruling/${ruling}`]: reading });

/** Two lines front to front, eight figures of each in contact. */
const blue: Piece = { id: 'blue-1', at: [60, 40], formation: 'LB' };
const red: Piece = { id: 'red-1', at: [60, 40.25], formation: 'LB' };

function locked(
  pieces: readonly Piece[],
  rules: MusketRules,
  touches: readonly (readonly [a: string, b: string, edge: 'front' | 'flank', attackers?: readonly string[]])[],
  features: Features = [],
) {
  const game = setUp({ pieces, rules, features });
  game.state.turn = 1;
  for (const [a, b, edgeOfB, attackers = []] of touches) {
    game.state.contacts.push({ a, b, edgeOfA: 'front', edgeOfB, since: 1, attackers, run: {} });
  }
  return game;
}

describe('melee-die-owner: a die of one’s own, or one held against the enemy (cady/common/melee/d12-per-figure)', () => {
  const few = { ...blue, figures: 4, formation: 'Col 4' };
  const dice = (rules: MusketRules) => {
    const [told] = play(locked([few, red], rules, [['blue-1', 'red-1', 'front']]), { seed: 1 }, ['melee']).of('melee');
    return [told?.a.dice ?? 0, told?.b.dice ?? 0];
  };

  it('where the enemy rolls, each side is rolled for by as many as touch it', () => {
    const [own, many] = dice(under('melee-die-owner', 'own'));
    expect(own).toBe(4);
    expect(dice(under('melee-die-owner', 'enemy'))).toEqual([many, own]);
  });

  it('and no more fall than there are', () => {
    const group = { unit: 'few', figures: 2, dice: 6, melee: 5 };
    expect(meleeRound({ groups: [group] }, scripted(all(6, 12))).losses).toEqual([{ unit: 'few', lost: 2 }]);
  });

  it('the odds of a melee roll the same', () => {
    const melee = {
      attacker: { type: 'regulars', figures: 4, ranks: 1, inContact: 4 },
      defender: { type: 'regulars', figures: 12, ranks: 1, inContact: 8 },
    } as const;
    const lost = (reading: string) =>
      continuedMelee(melee, under('melee-die-owner', reading)).outcomes.mean(({ attacker }) => attacker.lost);
    expect(lost('enemy')).toBeGreaterThan(lost('own'));
  });
});

describe('melee-point-zero: who is worn down to nothing (cady/common/melee/zero-routs)', () => {
  it('routs with the whole unit, or loses the figures that fight', () => {
    const worn = { melee: 3, fatigue: 3 };
    const removed = commonUnder('melee-point-zero', 'stand-removed');
    expect([wornOut(worn), meleeOdds(worn).fate]).toEqual([true, 'rolls']);
    expect([wornOut(worn, removed), meleeOdds(worn, removed).fate]).toEqual([false, 'removed']);
    expect(meleeOdds({ melee: 1, attackedOn: 'flank' }, removed).fate).toBe('rolls');
    expect(fatigueAfter({ fatigue: 2, fought: true, moved: false }, removed)).toBe(3);
  });

  it('on the table', () => {
    const worn = (reading: string) => {
      // So many that eight losses do not make them rout.
      const pieces = [{ ...blue, figures: 48, be: { fatigue: 5 } }, red];
      return [1, 2, 3, 4, 5, 6].map(seed => {
        const game = locked(pieces, under('melee-point-zero', reading), [['blue-1', 'red-1', 'front']]);
        const { of } = play(game, { seed }, ['melee', 'morale']);
        return { losses: of('melee')[0]?.a.losses, routs: of('worn-out').length };
      });
    };
    expect(worn('stand-removed')).toContainEqual({ losses: 12, routs: 0 });
    expect(worn('stand-removed').every(({ routs }) => routs === 0)).toBe(true);
    // Whoever routs of his losses is not told to rout once more.
    expect(worn('unit-routs-when-attacked').some(({ routs }) => routs === 1)).toBe(true);
  });
});

describe('secondary-attacks: on the side, or whoever comes second (cady/common/melee/secondary-when)', () => {
  const any = under('secondary-attacks', 'any-second-attacker-one-roll');
  const asides = (rules: MusketRules) => {
    const right: Piece = { id: 'blue-2', figures: 8, formation: 'Col 4', at: [51.75, 42.25], facing: 'E' };
    const left: Piece = { id: 'blue-3', figures: 8, formation: 'Col 4', at: [68.25, 42.25], facing: 'W' };
    const game = locked([blue, right, left, red], rules, [
      ['blue-1', 'red-1', 'front'],
      ['blue-2', 'red-1', 'flank', ['blue-2']],
      ['blue-3', 'red-1', 'flank', ['blue-3']],
    ]);
    return play(game, { seed: 4 }, ['melee'])
      .of('melee')
      .map(({ b }) => [b.dice > 0, b.point]);
  };

  it('each is answered at the point of a flank, or all of them once and whatever the side', () => {
    expect(asides(musketRulesUnder())).toEqual([
      [true, 5],
      [true, 4],
      [true, 4],
    ]);
    expect(asides(any)).toEqual([
      [true, 5],
      [true, 5],
      [false, null],
    ]);
  });

  it('a second enemy in front is one, if so read', () => {
    const rolls = (rules: MusketRules) => {
      const halves = [
        { ...blue, figures: 8, formation: 'LB', at: [55, 40] as const },
        { id: 'blue-2', figures: 8, formation: 'LB', at: [65, 40] as const },
      ];
      const game = locked([...halves, { ...red, figures: 32 }], rules, [
        ['blue-1', 'red-1', 'front'],
        ['blue-2', 'red-1', 'front'],
      ]);
      return play(game, { seed: 4 }, ['melee'])
        .of('melee')
        .map(({ a }) => a.dice > 0);
    };
    expect(rolls(musketRulesUnder())).toEqual([true, true]);
    expect(rolls(any)).toEqual([true, false]);
  });
});

describe('ford-melee: one disadvantage, or two (cady/common/fords/melee-penalty)', () => {
  it('who attacks across a ford and stands in it', () => {
    const both = { melee: 5, ford: 'across-and-in' } as const;
    expect(meleeOdds(both).point).toBe(4);
    expect(meleeOdds(both, commonUnder('ford-melee', 'across-and-in')).point).toBe(3);
    expect(meleeOdds({ melee: 5, ford: 'in' }, commonUnder('ford-melee', 'across-and-in')).point).toBe(4);
  });
});

describe('melee-edge: the edge touched, or where the attacker comes from (cady/common/melee/point-flank)', () => {
  /** A line sixteen wide, and horse off its right end: nearest to its front, but well aside of its middle. */
  const line = { stand: { front: 2, depth: 2, figures: 2 }, figures: 16, files: 8, at: { x: 60, y: 60 }, facing: 180 };
  const horse = { stand: { front: 2, depth: 3, figures: 2 }, figures: 4, files: 2, at: { x: 48, y: 55 }, facing: 40 };
  const behind = { ...horse, at: { x: 60, y: 70 }, facing: 180 };

  it('off a corner: the edge that he faces more squarely, or the one that he is farther out from', () => {
    const abreast = { ...line, at: { x: 77, y: 57 }, facing: 0 };
    const read = (reading: string) => sideStruck(line, abreast, under('melee-edge', reading));
    expect(read('edge-faced')).toBe('front');
    expect(read('edge-touched')).toBe('flank');
    // Coming straight on aslant, the two are one.
    const aslant = { ...horse, at: { x: 40, y: 40 }, facing: 40 };
    expect(sideStruck(line, aslant, under('melee-edge', 'edge-faced'))).toBe('front');
  });

  it('reads the same body in two ways', () => {
    const byBearing = under('melee-edge', 'bearing-of-the-attacker');
    expect([sideStruck(line, horse, musketRulesUnder()), sideStruck(line, behind, musketRulesUnder())]).toEqual([
      'front',
      'rear',
    ]);
    expect([sideStruck(line, horse, byBearing), sideStruck(line, behind, byBearing)]).toEqual(['flank', 'rear']);
  });

  it('on the table', () => {
    const met = (rules: MusketRules) => {
      const pieces: Piece[] = [
        { id: 'blue-1', type: 'light-hussars', figures: 4, formation: 'Col 4', at: [40, 50] },
        { id: 'red-1', at: [60, 60], figures: 24, formation: 'Col 24' },
      ];
      const game = setUp({ pieces, rules });
      const orders = { 'blue-1': 'ENG N full, HF', 'red-1': 'H, HF' };
      return play(game, { orders, seed: 1 }, ['orders', 'movement'])
        .of('contact')
        .map(({ a, edgeOfA, edgeOfB }) => (a === 'red-1' ? edgeOfA : edgeOfB));
    };
    expect(met(musketRulesUnder())).toEqual(['front']);
    expect(met(under('melee-edge', 'bearing-of-the-attacker'))).toEqual(['flank']);
  });
});

describe('shock-dice-per-figure: all dice at once, or the next after a hit (cady/common/shock/dice-per-figure)', () => {
  const lancers = {
    strikes: [
      {
        attacker: 'medium-cavalry',
        receiver: 'light-infantry',
        figures: 4,
        shock: 2,
        chargeOrdered: true,
        clearPath: 20,
      },
    ],
    defenders: 16,
    inContact: 8,
    movementLeft: true,
  } as const;
  const chained = commonUnder('shock-dice-per-figure', 'second-die-after-a-hit');

  it('a figure whose first shock misses has no second', () => {
    expect(shockLosses(lancers, scripted([1, 1, 3, 3, 1, 3]), chained).lost).toBe(3);
    expect(shockLosses(lancers, scripted(all(4, 3)), chained).lost).toBe(0);
    expect(shockLosses(lancers, scripted(all(8, 3))).lost).toBe(0);
  });

  it('so that fewer fall', () => {
    const mean = (rules = commonRulesUnder()) => shockLossOdds(readyShock(lancers, rules)).mean(lost => lost);
    expect(mean(chained)).toBeLessThan(mean());
  });
});

describe('shock-replaced-from: any man of a rear rank steps in, or who stands behind (cady/common/shock/replace-from-rear)', () => {
  // Lancers strike light foot twice each: two files of six are touched, and those two ranks deep.
  const charge = {
    attacker: { type: 'light-lancers', figures: 4, ranks: 1, inContact: 4 },
    defender: { type: 'light-infantry', figures: 24, ranks: 2, inContact: 4 },
    between: { distance: 15 },
    fire: { at: 'hold' },
  } as const;
  const behind = under('shock-replaced-from', 'who-stands-behind');

  it('with all of a wing down there is still somebody to fight, in the odds, thrown and in the forecast', () => {
    const most = (rules: MusketRules) =>
      Math.max(...chargeOdds(charge, rules).outcomes.outcomes.map(({ value }) => value.defender.lost));
    expect(most(behind)).toBe(8);
    expect(most(musketRulesUnder())).toBe(12);
    const lost = (rules: MusketRules) => forecastStages(chargeProcedure(charge, rules)).lost;
    for (const rules of [behind, musketRulesUnder()]) {
      const solved = chargeOdds(charge, rules).outcomes;
      expect(lost(rules).defender).toBeCloseTo(
        solved.mean(({ defender }) => defender.lost),
        9,
      );
    }
    expect(lost(musketRulesUnder()).defender).toBeGreaterThan(lost(behind).defender);
  });

  it('and in the turns that follow no more fall than have stood there and stepped in', () => {
    const most = (rules: MusketRules) =>
      Math.max(...chargeOdds({ ...charge, turns: 3 }, rules).outcomes.outcomes.map(({ value }) => value.defender.lost));
    expect(most(behind)).toBe(8);
    expect(most(musketRulesUnder())).toBe(12);
  });
});

describe('the post-melee morale chart and its readings', () => {
  const shift = (columns: number) =>
    ({ columns, clause: 'cady/common/morale/cavalry-columns', because: 'for the test' }) as const;
  const opponent = (unit: string, reaction: Opponent['reaction'], remaining: number, ...against: string[]) => ({
    unit,
    reaction,
    remaining,
    against,
  });
  const keeps = (units: readonly Opponent[], rules = commonRulesUnder(), dice: readonly number[] = []) =>
    reactionsAfterMelee(units, scripted([...dice]), rules).map(({ reaction }) => reaction);

  it('morale-columns-cumulate: shifts add up, or the largest counts (cady/common/morale/columns-cumulate)', () => {
    const test = { morale: 4, before: 16, lost: 2, shifts: [shift(1), shift(2), shift(2)] };
    expect(postMeleeMorale(test).read).toBe('121-150');
    expect(postMeleeMorale(test, commonUnder('morale-columns-cumulate', 'largest')).read).toBe('81-90');
  });

  it('morale-melee-of-many: freed by any opponent, or by all (cady/common/morale/worse-reaction-only)', () => {
    const three = [
      opponent('a', 'back', 20, 'b', 'c'),
      opponent('b', 'rout', 10, 'a'),
      opponent('c', 'no-effect', 30, 'a'),
    ];
    expect(keeps(three)[0]).toBe('no-effect');
    const all = commonUnder('morale-melee-of-many', 'freed-by-all-opponents');
    expect(keeps(three, all)[0]).toBe('back');
    expect(keeps([three[0] as Opponent, three[1] as Opponent], all)).toEqual(['no-effect', 'rout']);
  });

  it('morale-tie and morale-equal-tmv: who obeys of two alike (cady/common/morale/same-reaction-lower-tmv)', () => {
    const unequal = [opponent('a', 'back', 20, 'b'), opponent('b', 'back', 10, 'a')];
    const equal = [opponent('a', 'back', 20, 'b'), opponent('b', 'back', 20, 'a')];
    expect(keeps(unequal)).toEqual(['no-effect', 'back']);
    expect(keeps(unequal, commonUnder('morale-tie', 'both'))).toEqual(['back', 'back']);
    expect(keeps(equal, commonRulesUnder(), [0])).toEqual(['no-effect', 'back']);
    expect(keeps(equal, commonUnder('morale-equal-tmv', 'both'))).toEqual(['back', 'back']);
    expect(keeps(equal, commonUnder('morale-equal-tmv', 'neither'))).toEqual(['no-effect', 'no-effect']);
  });

  it('half-move-back: of the printed move, or of what the ground leaves (cady/common/morale/back)', () => {
    const went = (rules: MusketRules) => {
      const rough: Features = [
        {
          kind: 'rough',
          id: 'r',
          outline: [
            [0, 0],
            [200, 0],
            [200, 75],
            [0, 75],
          ],
        },
      ];
      const pieces: Piece[] = [
        { id: 'blue-1', at: [60, 80], formation: 'Col 8', be: { mustDo: 'back' } },
        { id: 'red-1', at: [60, 120] },
      ];
      const game = setUp({ pieces, features: rough, rules });
      return play(game, {}, ['orders', 'opening-fire', 'movement']).of('moved')[0]?.distance;
    };
    expect(went(musketRulesUnder())).toBe(18);
    expect(went(under('half-move-back', 'allowance-after-reductions'))).toBe(12);
  });

  it('on the table they are the turn’s own', () => {
    const lost = (rules: MusketRules) => {
      const game = locked([blue, red], rules, [['blue-1', 'red-1', 'front']]);
      for (const id of ['blue-1', 'red-1']) {
        const unit = unitIn(game.state, id);
        unit.turn = { ...unit.turn, before: 16, lost: 2, attacked: true, fought: true, against: ['blue-1', 'red-1'] };
        unit.figures -= 2;
      }
      play(game, {}, ['morale']);
      return ['blue-1', 'red-1'].map(id => unitIn(game.state, id).mustDo);
    };
    expect(lost(under('morale-equal-tmv', 'both'))).toEqual(['back', 'back']);
    expect(lost(under('morale-equal-tmv', 'neither'))).toEqual([null, null]);
  });
});
