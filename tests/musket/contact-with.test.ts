import { describe, expect, it } from 'vitest';
import { figuresTouching } from '../../src/rulesets/cady/common/fighting/contact.js';
import { edgesHeld } from '../../src/table/index.js';
import { musketRulesUnder } from '../rules-under.js';
import { play, setUp, unitIn } from './table-top.js';

const stand = { front: 2, depth: 2, figures: 2 } as const;
/** Four stands, and one behind the first: from 96 to 104, the second rank to 98. */
const short = { stand, figures: 10, files: 4, at: { x: 100, y: 100 }, facing: 0 } as const;
const wholeRanks = musketRulesUnder({ 'cady/ruling/contact-with': 'whole-ranks' });
const stands = musketRulesUnder();

describe('contact is with stands (cady/ruling/contact-with cady/common/melee/only-contact cady/common/shock/first-figure-in-contact)', () => {
  it('behind a short last rank only those fight who touch it', () => {
    const behind = { stand, figures: 8, files: 4, at: { x: 100, y: 95.75 }, facing: 0 } as const;
    expect(figuresTouching(behind, short, wholeRanks)).toBe(8);
    expect(figuresTouching(behind, short, stands)).toBe(4);
    expect(figuresTouching(short, behind, stands)).toBe(2);
    const whole = { ...short, figures: 16 };
    expect(figuresTouching(behind, whole, stands)).toBe(8);
  });

  it('on the flank that it leaves open too, and in the empty corner one stand fights', () => {
    const flank = { stand, figures: 8, files: 4, at: { x: 104.25, y: 98 }, facing: 270 } as const;
    expect(figuresTouching(flank, short, wholeRanks)).toBe(8);
    expect(figuresTouching(flank, short, stands)).toBe(6);
    const corner = { ...flank, figures: 4, files: 2, at: { x: 104.25, y: 95.5 } };
    expect(figuresTouching(corner, short, stands)).toBe(2);
    expect(figuresTouching(short, corner, stands)).toBe(2);
  });

  it('the edges of a body end with its stands, wherever its short rank stands', () => {
    const length = ({ from, to }: { from: { x: number; y: number }; to: { x: number; y: number } }) =>
      Math.hypot(from.x - to.x, from.y - to.y);
    const lengths = (body: Parameters<typeof edgesHeld>[0]) => edgesHeld(body).map(length);
    expect(lengths(short)).toEqual([8, 2, 2, 4]);
    expect(lengths({ ...short, lastRank: 'right' })).toEqual([8, 4, 2, 2]);
    expect(lengths({ ...short, lastRank: 'centre' })).toEqual([8, 2, 2, 2]);
    expect(lengths({ ...short, figures: 16 })).toEqual([8, 4, 8, 4]);
    expect(lengths({ ...short, figures: 6 })).toEqual([6, 2, 6, 2]);
  });
});

describe('a charge at a short rear rank', () => {
  function charged(rules = musketRulesUnder()) {
    const game = setUp({
      pieces: [
        { id: 'blue-1', type: 'light-lancers', figures: 6, at: [108, 40], formation: 'Col 6' },
        { id: 'red-1', figures: 22, at: [100, 70], facing: 'N', formation: 'Col 16' },
      ],
      rules,
    });
    const told = play(game, { orders: { 'blue-1': 'Charge N full' }, seed: 1 });
    return { game, told };
  }

  it('squares up to the stands that are there, and both sides fight', () => {
    const { game, told } = charged();
    expect(told.of('contact')).toMatchObject([{ edgeOfA: 'front', edgeOfB: 'rear' }]);
    // Three stands of four cm stand behind the first three of eight, from 84 to 96.
    expect(unitIn(game.state, 'blue-1').at.x).toBe(96);
    expect(told.of('shock')).toMatchObject([{ dice: 8 }]);
    expect(told.of('melee')).toMatchObject([{ a: { figures: 4 }, b: { figures: 4 } }]);
  });

  it('or strikes as if the rank were whole, where fewer stand than are struck', () => {
    const { game, told } = charged(wholeRanks);
    expect(unitIn(game.state, 'blue-1').at.x).toBe(108);
    expect(told.of('shock')).toMatchObject([{ dice: 12 }]);
    expect(told.of('melee')).toMatchObject([{ a: { figures: 6 }, b: { figures: 2 } }]);
  });
});
