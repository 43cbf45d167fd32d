import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Piece, play, setUp } from './table-top.js';

const wood = {
  kind: 'wood' as const,
  id: 'grove',
  name: 'the grove',
  outline: [
    [300, 100],
    [700, 100],
    [700, 300],
    [300, 300],
  ] as [number, number][],
};

/** Whether Romans shoot whose front is so many paces inside the northern edge of a wood, at Gauls so many paces beyond it. */
function shoots(
  weapon: 'javelins' | 'bow',
  { inside, beyond, reading = 'a-base-from-it' }: { inside: number; beyond: number; reading?: string },
): boolean {
  const line: Piece = { id: 'rome-line', type: 'li', weapons: [weapon], figures: 4, files: 4, at: [500, 300 - inside] };
  const game = setUp({
    pieces: [line, { id: 'gaul-band', at: [500, 300 + beyond], figures: 4, files: 4 }],
    features: [wood],
    rules: wrgRulesUnder({ rulings: { 'wrg/ruling/edge-of-a-wood': reading } }),
  });
  const { of } = play(game, { seed: 3 }, ['shooting']);
  return of('shot').some(({ unit }) => unit === 'rome-line');
}

describe('who shoots out of a wood', () => {
  it('has his whole range at its edge (wrg/shooting/range/wood)', () => {
    expect(shoots('javelins', { inside: 0, beyond: 35 })).toBe(true);
    expect(shoots('javelins', { inside: 11, beyond: 25 })).toBe(true);
    expect(shoots('bow', { inside: 10, beyond: 100 })).toBe(true);
  });

  it('reaches twenty paces out of the depth of it (wrg/shooting/range/wood, wrg/ruling/edge-of-a-wood)', () => {
    expect(shoots('javelins', { inside: 13, beyond: 20 })).toBe(false);
    expect(shoots('javelins', { inside: 13, beyond: 6 })).toBe(true);
    expect(shoots('bow', { inside: 13, beyond: 100 })).toBe(false);
  });

  it('has his whole range wherever he sees out, by the other reading (wrg/ruling/edge-of-a-wood)', () => {
    const reading = 'wherever-one-sees-out';
    expect(shoots('javelins', { inside: 13, beyond: 20, reading })).toBe(true);
    expect(shoots('bow', { inside: 13, beyond: 100, reading })).toBe(true);
    expect(shoots('bow', { inside: 26, beyond: 100, reading })).toBe(false);
  });
});
