import { expect, it } from 'vitest';
import type { Melee } from '../../../src/rulesets/wrg/state.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { play, setUp, unitIn } from './table-top.js';

const fought = (b: string, side: Melee['sideOfA']) =>
  ({ a: 'rome-legion', b, since: 1, sideOfA: side, sideOfB: 'front' }) as const;

it('at the backs of two enemies before and behind who break together are struck by each figure once (wrg/pursuit/strikes, wrg/melee/eligible-front)', () => {
  const running = { rout: { periods: 0, from: { x: 500, y: 400 }, fresh: true } } as const;
  const game = setUp({
    pieces: [
      { id: 'rome-legion', at: [500, 400], figures: 6, files: 6 },
      { id: 'gaul-before', at: [494, 416.5], facing: 'N', be: running },
      { id: 'gaul-behind', at: [506, 375.5], facing: 'S', be: running },
    ],
    melees: [fought('gaul-before', 'front'), fought('gaul-behind', 'rear')],
  });
  for (const melee of game.state.melees) {
    unitIn(game, melee.b).period.brokeFrom = { melees: [melee], struck: false };
  }
  game.state.melees = [];
  const blows = play(game, { seed: 1 }, ['movement']).of('fought');
  expect(blows.map(({ target }) => target).sort()).toEqual(['gaul-before', 'gaul-behind']);
  expect(blows.reduce((sum, { figures }) => sum + figures, 0)).toBeLessThanOrEqual(6);
});

it('count for nothing where it is judged whether he who struck them gives ground to others, or as casualties inflicted [wrg/ruling/casualties-at-backs] (wrg/pursuit/strikes, wrg/after-melee/push-back)', () => {
  const fight = (reading: 'count-for-nothing-there' | 'count-as-inflicted', seed: number) => {
    const game = setUp({
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/casualties-at-backs': reading } }),
      pieces: [
        { id: 'rome-legion', at: [500, 400], figures: 12, files: 12 },
        { id: 'gaul-band', at: [482, 401], figures: 18, files: 6, weapons: ['two-handed-axe'] },
        { id: 'gaul-runners', at: [518, 416.5], facing: 'N', be: { rout: { periods: 0, fresh: true } as never } },
      ],
      melees: [fought('gaul-band', 'front'), fought('gaul-runners', 'front')],
    });
    const { melees } = game.state;
    unitIn(game, 'gaul-runners').period.brokeFrom = {
      melees: melees.filter(({ b }) => b === 'gaul-runners'),
      struck: false,
    };
    game.state.melees = melees.filter(({ b }) => b === 'gaul-band');
    const { of } = play(game, { seed }, ['hand-to-hand']);
    const blows = of('fought').filter(({ unit, unanswered }) => unit === 'rome-legion' && unanswered === true);
    const atBacks = blows.reduce((sum, { casualties }) => sum + casualties, 0);
    const { inflicted } = unitIn(game, 'rome-legion').period;
    const [broke, pushed] = [of('broke'), of('pushed-back')].map(all => all.some(({ unit }) => unit === 'rome-legion'));
    return { inflicted, atBacks, givesWay: broke || pushed };
  };
  const all = Array.from({ length: 30 }, (_, seed) => ({
    apart: fight('count-for-nothing-there', seed + 1),
    together: fight('count-as-inflicted', seed + 1),
  }));
  for (const { apart, together } of all) {
    expect(apart.atBacks).toBeGreaterThan(0);
    expect(together.inflicted - together.atBacks).toBe(apart.inflicted);
  }
  expect(all.some(({ apart, together }) => apart.givesWay && !together.givesWay)).toBe(true);
  expect(all.some(({ apart, together }) => !apart.givesWay && together.givesWay)).toBe(false);
});
