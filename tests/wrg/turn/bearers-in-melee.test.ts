import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../rules-under.js';
import { fresh } from './answers.js';
import { inside, town } from './siege-table.js';
import { play } from './table-top.js';

/** A cohort that is brought to blows in the field with a ram, or with nothing in hand. */
function fight(reading: string | undefined, withRam = true) {
  const game = fresh({
    pieces: [
      { id: 'rome-ram', at: [300, 300], figures: 12, files: 6, type: 'mi' },
      { id: 'gaul-sally', at: [300, 300.1], facing: 'S', figures: 12, files: 6 },
    ],
    features: town,
    scenario: {
      works: {
        forts: inside,
        walls: [{ feature: 'tower', is: 'stone-tower' }],
        material: withRam ? [{ id: 'ram', kind: 'ram', with: 'rome-ram' }] : [],
      },
    },
    ...(reading === undefined ? {} : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/bearers-in-melee': reading } }) }),
  });
  game.state.period = 2;
  const melee = { a: 'gaul-sally', b: 'rome-ram', sideOfA: 'front', sideOfB: 'front', since: 2 } as const;
  game.state.melees = [{ ...melee, chargers: ['gaul-sally'], following: [] }];
  const { of } = play(game, { seed: 4 }, ['movement', 'hand-to-hand']);
  const [blow] = of('fought').filter(({ unit }) => unit === 'gaul-sally');
  return {
    letGo: of('siege').filter(({ what }) => what === 'let-go').length,
    held: game.state.works?.material[0]?.by ?? null,
    shieldless: blow?.because.some(({ clause }) => clause === 'wrg/melee/tactical/shieldless-2'),
  };
}

describe('who comes to blows with a ram in hand', () => {
  it('lets go of it, and fights as anybody, or holds on and has no shield (wrg/shields/when-unusable, wrg/ruling/bearers-in-melee)', () => {
    expect(fight(undefined)).toEqual({ letGo: 1, held: null, shieldless: false });
    expect(fight('fight-without-shields')).toEqual({ letGo: 0, held: 'rome-ram', shieldless: true });
    expect(fight('fight-without-shields', false)).toEqual({ letGo: 0, held: null, shieldless: false });
  });
});
