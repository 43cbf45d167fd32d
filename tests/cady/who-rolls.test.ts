import { describe, expect, it } from 'vitest';
import { continuedMelee as ancientMelee } from '../../src/rulesets/cady/ancient-medieval/continued-melee.js';
import { forecastStages } from '../../src/rulesets/cady/common/engagement/forecast.js';
import { continuedMelee } from '../../src/rulesets/cady/musket/continued-melee.js';
import { chargeProcedure } from '../../src/rulesets/cady/musket/engagement/procedure.js';
import { situationSeen } from '../../src/rulesets/cady/musket/engagement/seen.js';
import { musketView } from '../../src/rulesets/cady/musket/index.js';
import { clash, fight } from '../ancient-medieval/melee-top.js';
import { play, setUp } from '../musket/table-top.js';
import { ancientMedievalRulesUnder, musketRulesUnder } from '../rules-under.js';

const asMany = { 'cady/ruling/melee-who-rolls': 'as-many-as-attack' } as const;

describe('where few touch many (cady/ruling/melee-who-rolls cady/common/melee/d12-per-figure cady/common/melee/once-as-attacker)', () => {
  /** Four hussars, a stand wide or two, before the middle of a line of foot. */
  function rolled(rules = musketRulesUnder()) {
    const game = setUp({
      pieces: [
        { id: 'blue-1', at: [60, 40], type: 'light-lancers', figures: 4, formation: 'Col 4' },
        { id: 'red-1', at: [60, 40.25], figures: 24, formation: 'LB' },
      ],
      rules,
    });
    game.state.turn = 1;
    game.state.contacts.push({
      a: 'blue-1',
      b: 'red-1',
      edgeOfA: 'front',
      edgeOfB: 'front',
      since: 0,
      attackers: [],
      run: {},
    });
    const [told] = play(game, { seed: 1 }, ['melee']).of('melee');
    return [told?.a.dice ?? 0, told?.b.dice ?? 0] as const;
  }

  it('every figure in contact rolls', () => {
    const [few, many] = rolled();
    expect(few).toBe(4);
    expect(many).toBeGreaterThan(few);
  });

  it('or no more than there are to attack them', () => {
    expect(rolled(musketRulesUnder(asMany))).toEqual([4, 4]);
  });

  it('in the ancient game too, pikes behind the first rank apart', () => {
    const dice = (rules = ancientMedievalRulesUnder()) => {
      const touches = [{ a: 'blue-1', b: 'red-1', since: 1 }];
      const game = clash({
        blue: { figures: 4, formation: 'Col 4' },
        red: { figures: 24, formation: 'LB', at: [102, 50.25] },
        touches,
        rules,
      });
      const [told] = fight(game, ['melee'], { seed: 1 }).of('melee');
      return [told?.a.dice ?? 0, told?.b.dice ?? 0];
    };
    const [few, many] = dice();
    expect(many).toBeGreaterThan(few ?? 0);
    expect(dice(ancientMedievalRulesUnder({ rulings: asMany }))).toEqual([few, few]);
  });

  it('and the odds of a melee that goes on roll as many as the table', () => {
    const most = (outcomes: {
      readonly outcomes: readonly { readonly value: { readonly defender: { readonly lost: number } } }[];
    }) => Math.max(...outcomes.outcomes.map(({ value }) => value.defender.lost));
    const horse = {
      attacker: { type: 'light-lancers', figures: 6, ranks: 1, inContact: 6 },
      defender: { type: 'regulars', figures: 30, inContact: 14 },
    } as const;
    expect(most(continuedMelee({ ...horse, turns: 1 }).outcomes)).toBe(14);
    expect(most(continuedMelee({ ...horse, turns: 1 }, musketRulesUnder(asMany)).outcomes)).toBe(6);
    const knights = {
      attacker: { type: 'heavy-cavalry', figures: 6, ranks: 1, inContact: 6 },
      defender: { type: 'medium-infantry', figures: 30, inContact: 14 },
    } as const;
    expect(most(ancientMelee({ ...knights, turns: 1 }).outcomes)).toBe(14);
    expect(most(ancientMelee({ ...knights, turns: 1 }, ancientMedievalRulesUnder({ rulings: asMany })).outcomes)).toBe(
      6,
    );
  });

  it('and the forecast of a charge, which is solved by the same stages', () => {
    const foreseen = (rules = musketRulesUnder()) => {
      const { state, scenario } = setUp({
        pieces: [
          { id: 'blue-1', at: [60, 20], type: 'light-lancers', figures: 4, formation: 'Col 4' },
          { id: 'red-1', at: [60, 40.25], figures: 24, formation: 'LB' },
        ],
        rules,
      });
      const view = musketView(state, 'blue', scenario, rules);
      const unit = (id: string) => view.units[id]!;
      // As many of the line as are touched by the column’s corners too.
      const seen = situationSeen(unit('blue-1'), unit('red-1'), view, rules);
      const wide = { ...seen, defender: { ...seen.defender, inContact: 8 } };
      return forecastStages(chargeProcedure(wide, rules)).lost.defender;
    };
    expect(foreseen(musketRulesUnder(asMany))).toBeLessThan(foreseen());
  });
});
