import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../rules-under.js';
import { play, setUp, unitIn } from './table-top.js';

/** Romans, eight abreast and two deep, whom Gauls have met with the left corner of a line that looks so many degrees off. */
const fighting = (degrees: number, reading?: string) => {
  const game = setUp({
    ...(reading === undefined
      ? {}
      : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/meeting-at-an-angle': reading } }) }),
    pieces: [
      { id: 'rome-legion', at: [500, 400], figures: 16, files: 8, training: 'regular', weapons: ['pilum'] },
      { id: 'gaul-band', at: [500, 400.3], figures: 8, files: 8 },
    ],
    melees: [{ a: 'rome-legion', b: 'gaul-band' }],
  });
  const band = unitIn(game, 'gaul-band');
  const { front } = band.placed.stand;
  // Their right end touches the middle of the Romans; the rest of the line hangs back.
  const half = (8 * front) / 2;
  const turn = (degrees * Math.PI) / 180;
  band.placed = {
    ...band.placed,
    facing: 180 - degrees,
    at: { x: 502 + half * Math.cos(turn), y: 400.3 + half * Math.sin(turn) },
  };
  const { of } = play(game, { seed: 1 }, ['hand-to-hand']);
  const contact = (id: string) =>
    of('fought')
      .filter(({ unit, unanswered }) => unit === id && !unanswered)
      .flatMap(({ because }) => because.filter(({ because: says }) => says === 'in contact to their front'))
      .map(({ effect }) => effect);
  return { rome: contact('rome-legion'), gaul: contact('gaul-band') };
};

describe('bodies that have met at an angle', () => {
  it('close up to each other with all who have the enemy before them (wrg/melee/eligible-front)', () => {
    expect(fighting(0)).toEqual({ rome: ['4 figures'], gaul: ['4 figures'] });
    const turned = fighting(30);
    for (const [told = ''] of [turned.rome, turned.gaul]) expect(Number.parseInt(told, 10)).toBeGreaterThanOrEqual(4);
  });

  it('fight with those whose bases touch, by another reading (wrg/melee/eligible-front)', () => {
    expect(fighting(0, 'whose-bases-touch')).toEqual({ rome: ['4 figures'], gaul: ['4 figures'] });
    expect(fighting(30, 'whose-bases-touch')).toEqual({ rome: ['1 figure'], gaul: ['1 figure'] });
  });
});
