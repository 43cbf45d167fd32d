import { describe, expect, it } from 'vitest';
import { calledFor } from '../../../src/rulesets/wrg/bots/called-for.js';
import { byTheDrill } from '../../../src/rulesets/wrg/bots/temper.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { type Piece, setUp, type TableTop } from '../turn/table-top.js';

const hastati: Piece = {
  id: 'rome-hastati',
  type: 'hi',
  at: [440, 300],
  figures: 20,
  files: 10,
  order: 'ATTACK gaul-band',
};
const principes: Piece = { ...hastati, id: 'rome-principes', at: [510, 275], order: 'ATTACK gaul-far' };
const band: Piece = { id: 'gaul-band', at: [460, 300.2], figures: 24, files: 12 };
const far: Piece = { id: 'gaul-far', at: [520, 560] };
const melee: NonNullable<TableTop['melees']> = [{ a: 'rome-hastati', b: 'gaul-band' }];
const givesGround = { pushedBack: 1 };

/** What is called for of the principes beside hastati who fight. */
function calledForOf(pieces: readonly Piece[], melees: TableTop['melees'] = melee) {
  const game = setUp({ pieces, melees: melees ?? [] });
  const view = wrgView(game.state, 'rome', game.scenario, game.rules);
  const unit = view.units['rome-principes'];
  return unit === undefined ? undefined : calledFor(unit, view, game.rules, byTheDrill);
}

describe('a unit beside friends who are beaten in the melee [wrg/orders/support]', () => {
  it('goes at those who beat them, and not on past them at an enemy far off', () => {
    expect(calledForOf([{ ...hastati, be: givesGround }, principes, band, far])).toMatch(/^ATTACK gaul-band/);
    const other: Piece = { id: 'gaul-other', at: [400, 300.2] };
    const both = [...melee, { a: 'rome-hastati', b: 'gaul-other' }];
    expect(calledForOf([hastati, principes, band, other, far], both)).toMatch(/^ATTACK gaul-band/);
  });

  it('goes on where they hold their own, or are out of its reach', () => {
    expect(calledForOf([hastati, principes, band, far])).toBeUndefined();
    expect(calledForOf([{ ...hastati, be: givesGround }, { ...principes, at: [640, 275] }, band, far])).toBeUndefined();
  });

  it('minds its own enemy, when he is near enough to be charged', () => {
    expect(calledForOf([{ ...hastati, be: givesGround }, principes, band, { ...far, at: [520, 340] }])).toBeUndefined();
  });
});
