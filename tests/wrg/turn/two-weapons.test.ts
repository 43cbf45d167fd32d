import { describe, expect, it } from 'vitest';
import { type Piece, play, setUp } from './table-top.js';

/** How Indians with two weapons strike at Romans in a melee, and whether these find them without the use of their shields. */
function blows(weapons: NonNullable<Piece['weapons']>, type: 'mi' | 'li') {
  const { of } = play(
    setUp({
      pieces: [
        { id: 'rome-foot', at: [500, 400], type, order: 'ATTACK gaul-indians' },
        { id: 'gaul-indians', at: [500, 400.02], weapons, nation: 'indian', order: 'ATTACK rome-foot' },
      ],
      melees: [{ a: 'rome-foot', b: 'gaul-indians' }],
    }),
    { seed: 1 },
    ['hand-to-hand'],
  );
  const [own] = of('fought').filter(({ unit }) => unit === 'gaul-indians');
  const [back] = of('fought').filter(({ unit }) => unit === 'rome-foot');
  const held = own?.because.find(({ clause }) => clause === 'wrg/melee/factors/table')?.because;
  return {
    held: held?.slice(0, held.indexOf(' against')),
    shieldless: back?.because.some(({ clause }) => clause === 'wrg/melee/tactical/shieldless-2'),
  };
}

describe('troops with two classes of weapons', () => {
  it('use their shields or not by what they strike with, whichever stands first on their list (wrg/melee/factors/two-weapons, wrg/shields/when-unusable)', () => {
    for (const weapons of [
      ['javelins', 'two-handed-sword'],
      ['two-handed-sword', 'javelins'],
    ] as const) {
      expect(blows([...weapons], 'mi')).toEqual({ held: expect.stringContaining('sword'), shieldless: true });
      expect(blows([...weapons], 'li')).toEqual({ held: expect.stringContaining('javelins'), shieldless: false });
    }
  });
});
