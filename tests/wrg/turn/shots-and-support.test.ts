import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { situationOf } from '../../../src/rulesets/wrg/turn/reacting/situation.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { play, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

describe('a cohort that was shot at in the last period, and is charged before anybody has moved in this one', () => {
  const counts = (reading?: string) => {
    const rules = wrgRulesUnder(
      reading === undefined ? {} : { rulings: { 'wrg/ruling/shots-before-moving': reading } },
    );
    const game = setUp({
      rules,
      pieces: [
        { id: 'rome-guard', at: [100, 60], be: alarmed },
        { id: 'rome-cohort', at: [500, 300], be: alarmed },
        { id: 'gaul-horse', type: 'hc', fanatic: true, at: [500, 450], order: 'ATTACK rome-cohort', be: alarmed },
      ],
    });
    unitIn(game, 'rome-cohort').period.shotBy.push({ by: 'gaul-horse', figures: 12, engine: true });
    const answers = declaring({ 'gaul-horse': { charge: 'rome-cohort' } });
    const { of } = play(game, { answers, seed: 2 }, ['orders', 'declarations']);
    const [test] = of('test').filter(({ cause }) => cause === 'being-charged');
    return (test?.because ?? []).map(({ clause }) => clause).filter(clause => clause.includes('shot-at'));
  };

  it('is not shot at yet in its test of being charged, or still is, as the ruling has it (wrg/reaction/minus1-shot-at, wrg/reaction/minus1-shot-at-by-engines, wrg/ruling/shots-before-moving)', () => {
    expect(counts()).toEqual([]);
    expect(counts('those-of-the-last-period')).toEqual([
      'wrg/reaction/minus1-shot-at',
      'wrg/reaction/minus1-shot-at-by-engines',
    ]);
  });
});

describe('support to the rear', () => {
  const supported = (reading?: string) => {
    const rules = wrgRulesUnder(
      reading === undefined ? {} : { rulings: { 'wrg/ruling/support-within-whose-move': reading } },
    );
    const game = setUp({
      rules,
      pieces: [
        { id: 'rome-guard', at: [100, 60] },
        { id: 'rome-foot', type: 'hi', at: [500, 300] },
        { id: 'rome-horse', type: 'hc', at: [500, 180] },
        { id: 'gaul-band', at: [100, 780] },
      ],
    });
    const field = fieldOf(game.state, game.scenario, game.rules);
    return situationOf(unitIn(game, 'rome-foot'), { cause: 'voluntary' }, field).supportToRear;
  };

  it('is a friend within his own normal move, or within that of the testers (wrg/reaction/definition-support, wrg/ruling/support-within-whose-move)', () => {
    expect(supported()).toBe(true);
    expect(supported('of-the-testers')).toBe(false);
  });
});
