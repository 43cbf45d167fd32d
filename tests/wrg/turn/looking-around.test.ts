import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { type Game, setUp, unitIn } from './table-top.js';

/** Romans in the dark, 150 paces from Gauls on whom a fire shines. */
function byNight(): Game {
  const game = setUp({
    pieces: [
      { id: 'rome-guard', at: [500, 300] },
      { id: 'gaul-band', at: [500, 450] },
    ],
    scenario: {
      weather: { region: 'europe', month: 'july', brings: [], fog: false, fires: [[500, 500]], night: 'is-fought' },
    },
  });
  if (game.state.weather === undefined) throw new Error('no weather is played');
  Object.assign(game.state.weather, { elapsed: 12, hour: 13, dark: true, vision: 20 });
  return game;
}

const look = ({ state, scenario, rules }: Game) => fieldOf(state, scenario, rules);
const seen = ({ near }: ReturnType<typeof look>) =>
  near.around('rome-guard', { inView: true }).map(({ who }) => who.id);

describe('who has been looked at', () => {
  it('is seen as he stood then, whenever it is asked (wrg/night/light)', () => {
    const game = byNight();
    expect(seen(look(game))).toEqual(['gaul-band']);
    const before = byNight();
    const field = look(before);
    const gauls = unitIn(before, 'gaul-band');
    gauls.placed = { ...gauls.placed, at: { x: 100, y: 700 } };
    expect(seen(field)).toEqual(['gaul-band']);
    expect(seen(look(before))).toEqual([]);
  });

  it('hides nobody who stood behind him in ambush, though he has come out since', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at: [500, 300], figures: 2, files: 1 },
        { id: 'gaul-ambush', at: [500, 400], figures: 40, files: 20 },
        { id: 'gaul-band', at: [500, 500], figures: 2, files: 1 },
      ],
    });
    const ambush = unitIn(game, 'gaul-ambush');
    ambush.hidden = { kind: 'ambush' };
    const field = look(game);
    ambush.hidden = null;
    expect(seen(field)).toContain('gaul-band');
    expect(seen(look(game))).not.toContain('gaul-band');
  });

  it('is looked at again when he covers other ground in the same place', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at: [500, 300] },
        { id: 'gaul-band', at: [500, 450] },
      ],
    });
    const width = () => look(game).near.around('rome-guard')[0]?.who.placed.stand.front;
    const was = width() ?? 0;
    const gauls = unitIn(game, 'gaul-band');
    gauls.placed = { ...gauls.placed, stand: { ...gauls.placed.stand, front: 2 * was } };
    expect(width()).toBe(2 * was);
  });
});

describe('who stands at the end of a rear rank', () => {
  /** Two woods with a narrow gap between them, through which nobody but the left end of the last rank looks at the Gauls. */
  const wood = (id: string, from: number, to: number) => ({
    kind: 'wood' as const,
    id,
    outline: [
      [380, from],
      [410, from],
      [410, to],
      [380, to],
    ] as [number, number][],
  });
  const looks = (figures: number) =>
    seen(
      look(
        setUp({
          features: [wood('near', 367.5, 500), wood('far', 250, 364.2)],
          pieces: [
            { id: 'rome-guard', at: [500, 400], figures, files: 15 },
            { id: 'gaul-band', at: [258, 352], facing: 'E', figures: 1, files: 1 },
          ],
        }),
      ),
    );

  it('sees for his unit [wrg/reaction/within-needs-view]', () => {
    expect(looks(60)).toEqual(['gaul-band']);
    expect(looks(30)).toEqual([]);
  });
});
