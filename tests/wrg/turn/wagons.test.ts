import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { menUnengaged } from '../../../src/rulesets/wrg/turn/fighting/idle-files.js';
import { bothOf } from '../../../src/rulesets/wrg/turn/fighting/striking.js';
import { sideAtEnd } from '../../../src/rulesets/wrg/victory.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { play, setUp, unitIn } from './table-top.js';

describe('wagons that enemies touch', () => {
  const touched = (wagons?: string) =>
    setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 300] },
        { id: 'gaul-wagons', at: [500, 300.4], type: 'wagon', figures: 2, files: 2, weapons: [] },
        { id: 'gaul-band', at: [800, 600] },
      ],
      melees: [{ a: 'gaul-wagons', b: 'rome-legion' }],
      ...(wagons && { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/wagons-in-contact': wagons } }) }),
    });

  it('are destroyed, and captured by nobody (wrg/after-melee/engines-not-captured)', () => {
    const game = touched();
    const { of } = play(game, {}, ['hand-to-hand']);
    expect(of('gone')).toEqual([expect.objectContaining({ unit: 'gaul-wagons', how: 'destroyed' })]);
    expect(game.state.melees).toEqual([]);
  });

  it('come round nobody, so that nobody has to keep them off (wrg/melee/lapping-limits)', () => {
    const { state, scenario, rules } = touched();
    const [melee] = state.melees;
    const [wagons] = bothOf(melee!, { state });
    expect(wagons.unit.id).toBe('gaul-wagons');
    expect(menUnengaged(wagons, fieldOf(state, scenario, rules))).toBe(0);
  });

  it('or hold nobody, by another reading', () => {
    const game = touched('left-alone');
    play(game, {}, ['hand-to-hand']);
    expect(unitIn(game, 'gaul-wagons').gone).toBeNull();
    expect(game.state.melees).toEqual([]);
  });
});

describe('a place that enemies can charge', () => {
  const points = (enemy: object) => {
    const { state, scenario, rules } = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 300], type: 'hi', figures: 20, files: 5 },
        { id: 'gaul-band', at: [500, 340], ...enemy },
      ],
      scenario: { objectives: [{ id: 'hill', name: 'The hill', at: [500, 300], radius: 40, points: 100 }] },
    });
    state.holdings = [{ objective: 'hill', side: 'rome', turns: 1 }];
    return sideAtEnd('rome', state, scenario, rules).features?.[0]?.chargers;
  };

  it('counts half only where they have a chance against who is there (wrg/victory/half-control)', () => {
    expect(points({ type: 'hi', class: 'B', figures: 20, files: 10 })).toEqual([true]);
    expect(points({ type: 'li', class: 'E', figures: 3, files: 3, weapons: ['javelins'] })).toEqual([]);
    expect(points({ at: [500, 700] })).toEqual([]);
  });
});

describe('a general with a plan', () => {
  it('does not send everybody at one enemy', async () => {
    const { lineOfBattle } = await import('../../../src/rulesets/wrg/bots/line-of-battle.js');
    const { wrg } = await import('../../../src/rulesets/wrg/ruleset.js');
    const line = [440, 520, 600];
    const game = setUp({
      pieces: [
        ...line.map((x, at) => ({ id: `rome-${at}`, at: [x, 200] as const })),
        { id: 'gaul-near', at: [520, 420] },
        ...[400, 660].map((x, at) => ({ id: `gaul-${at}`, at: [x, 440] as const })),
      ],
    });
    for (const unit of Object.values(game.state.units)) unit.order = null;
    const units = line.map((_, at) => ({ unit: `rome-${at}`, by: ['written'] as const }));
    const request = { kind: 'orders', id: 'orders:rome', side: 'rome', units } as const;
    const view = wrg.view(game.state, 'rome', game.scenario, game.rules);
    const answer = lineOfBattle().answer(request as never, view as never, game.rules) as Record<
      string,
      { order: string }
    >;
    expect(new Set(Object.values(answer).map(({ order }) => order)).size).toBe(3);
  });
});
