import { describe, expect, it } from 'vitest';
import { conditionOf } from '../../../src/rulesets/wrg/turn/condition.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { distanceToQuad, measuredFrom, type Placed, type Point, type Quad, quadOf } from '../../../src/table/index.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
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
  const { placed } = unitIn(game, 'rome-legion');
  const seen = { rome: havingBeforeThem(placed, band.placed), gaul: havingBeforeThem(band.placed, placed) };
  const { of } = play(game, { seed: 1 }, ['hand-to-hand']);
  const contact = (id: string) =>
    of('fought')
      .filter(({ unit, unanswered }) => unit === id && !unanswered)
      .flatMap(({ because }) => because.filter(({ because: says }) => says === 'in contact to their front'))
      .map(({ effect }) => effect);
  return { rome: contact('rome-legion'), gaul: contact('gaul-band'), seen };
};

/** Files of a front rank from some of whose places one who looks straight ahead looks at the other body. */
const havingBeforeThem = (own: Placed, other: Placed): number => {
  const [place, target] = [measuredFrom(own), quadOf(other)];
  const { front } = own.stand;
  const looks = (right: number) =>
    Array.from({ length: 400 }, (_, at) => at / 5).some(ahead => isInside(place(right, -ahead), target));
  const files = Array.from({ length: own.files }, (_, at) => at * front - (own.files * front) / 2);
  return files.filter(left => [0.1, 0.3, 0.5, 0.7, 0.9].some(part => looks(left + part * front))).length;
};

const isInside = (point: Point, quad: Quad): boolean => distanceToQuad(point, quad) === 0;

describe('bodies that have met at an angle', () => {
  it('close up to each other with all who have the enemy before them (wrg/melee/eligible-front)', () => {
    expect(fighting(0)).toMatchObject({ rome: ['4 figures'], gaul: ['4 figures'] });
    const turned = fighting(30);
    for (const [told = ''] of [turned.rome, turned.gaul]) expect(Number.parseInt(told, 10)).toBeGreaterThanOrEqual(4);
  });

  it.each([26, 48])(
    'at %i degrees it is as many of each as look straight ahead at the other (wrg/melee/eligible-front)',
    degrees => {
      const { rome, gaul, seen } = fighting(degrees);
      expect(seen.rome).toBeGreaterThan(1);
      expect(rome).toEqual([`${seen.rome} figures`]);
      expect(gaul).toEqual([`${seen.gaul} figures`]);
    },
  );

  it('fight with those whose bases touch, by another reading (wrg/melee/eligible-front)', () => {
    expect(fighting(0, 'whose-bases-touch')).toMatchObject({ rome: ['4 figures'], gaul: ['4 figures'] });
    expect(fighting(30, 'whose-bases-touch')).toMatchObject({ rome: ['1 figure'], gaul: ['1 figure'] });
  });
});

describe('a charge that comes in aslant before a line', () => {
  const caught = (facing: number) => {
    const game = setUp({
      pieces: [
        { id: 'rome-line', at: [500, 300], figures: 30, files: 30, be: { alarmed: true } },
        {
          id: 'gaul-band',
          at: [540, 340],
          figures: 5,
          files: 5,
          facing: facing as 200,
          type: 'lmi',
          fanatic: true,
          order: 'ATTACK rome-line',
        },
      ],
    });
    play(game, { seed: 5, answers: declaring({ 'gaul-band': { charge: 'rome-line' } }) }, ['declarations', 'movement']);
    const line = unitIn(game, 'rome-line');
    const { disorganised } = conditionOf(line, fieldOf(game.state, game.scenario, game.rules));
    return { off: line.period.caught?.facingOff, disorganised };
  };

  it('finds it unready by the direction of the charge, wherever before the line the chargers are (wrg/disorganisation/contacted-unready)', () => {
    expect(caught(220)).toEqual({ off: 40, disorganised: false });
    // The chargers end before its middle, so that it looks straight at them.
    expect(caught(240)).toEqual({ off: 60, disorganised: true });
  });
});
