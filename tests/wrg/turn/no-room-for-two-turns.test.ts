import { describe, expect, it } from 'vitest';
import { tellWrg } from '../../../src/rulesets/wrg/windows/tell.js';
import { play, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

/**
 * Two Roman lines, the second to the right and a little before the first, who both turn to receive horse that charges them from behind: as each of them
 * stands there is room for the other to turn, and not once he has turned.
 */
function bothTurn() {
  const game = setUp({
    pieces: [
      { id: 'rome-first', at: [500, 300], figures: 24, files: 12, be: alarmed },
      { id: 'rome-second', at: [555, 342], figures: 24, files: 12, be: alarmed },
      { id: 'gaul-horse', type: 'hc', at: [580, 180], facing: 'W', figures: 6, files: 6, be: alarmed },
      { id: 'gaul-more', type: 'hc', at: [635, 222], facing: 'W', figures: 6, files: 6, be: alarmed },
    ],
  });
  const charged = [
    ['gaul-horse', 'rome-first'],
    ['gaul-more', 'rome-second'],
  ] as const;
  for (const [charger, target] of charged) {
    unitIn(game, charger).period.charges = target;
    unitIn(game, target).period.counter = { what: 'stand', charger };
  }
  const { of } = play(game, {}, ['movement']);
  const told = of('moved').find(({ unit }) => unit === 'rome-second');
  const facing = (id: string) => unitIn(game, id).placed.facing;
  return { game, told, first: facing('rome-first'), second: facing('rome-second') };
}

describe('two who turn on the spot in the same moment, and leave each other no room', () => {
  it('one comes round to his charger, the other turns about and does not show him his back [wrg/orders/defensive-halt]', () => {
    const { first, second } = bothTurn();
    expect(first).toBeCloseTo(142, 0);
    expect(second).toBe(180);
  });

  it('it is told who left the other no room for more [wrg/manoeuvre/wheel-or-turn]', () => {
    const { game, told } = bothTurn();
    expect(told).toMatchObject({ distance: 0, turned: true, stopped: 'friend', by: 'rome-first', noRoom: true });
    if (told === undefined) throw new Error('nothing was told');
    expect(tellWrg({ ...told, turn: 2, phase: 'movement' }, game.scenario).join(' ')).toContain(
      'leaves no room to turn',
    );
  });
});
