import { describe, expect, it } from 'vitest';
import { quadOf, quadsOverlap, widthOf } from '../../../src/table/index.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

const heavy = { type: 'hi', class: 'A', figures: 12, files: 12 } as const;
const foot: Piece = { ...heavy, id: 'rome-foot', at: [500, 400] };
const gauls: Piece = { ...heavy, figures: 24, weapons: ['two-handed-axe'], id: 'gaul-warband', at: [500, 401] };
/** A long line of slingers right behind the foot. */
const slings: Piece = { id: 'rome-slings', type: 'li', figures: 16, files: 16, weapons: ['sling'], at: [500, 380] };

const aloneOnTable = setUp({ pieces: [foot, slings, gauls] });
const widthOfUnit = (id: string) => widthOf(unitIn(aloneOnTable, id).placed);
const end = widthOfUnit('rome-slings') / 2;
/** Foot behind an end of the slingers, who would come upon so much of its front. */
const behindAnEnd = (id: string, right: boolean, much: number): Piece => ({
  ...heavy,
  id,
  at: [500 + (right ? 1 : -1) * (end - much + widthOfUnit('rome-foot') / 2), 345],
});

/** How the slingers fare when the foot before them is pushed back. */
function pushed(others: readonly Piece[], reading = 'aside-as-well', front = foot, enemy = gauls) {
  const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/light-troops-make-room': reading } });
  for (let seed = 1; seed < 80; seed++) {
    const game = setUp({
      rules,
      pieces: [front, enemy, slings, ...others],
      melees: [{ a: 'rome-foot', b: 'gaul-warband' }],
    });
    const [told] = play(game, { seed }, ['hand-to-hand'])
      .of('pushed-back')
      .filter(({ unit }) => unit === 'rome-foot');
    if (told === undefined) continue;
    const quad = (id: string) => quadOf(unitIn(game, id).placed);
    const ids = ['rome-foot', ...others.map(({ id }) => id)];
    return {
      paces: told.paces,
      ...(told.barredBy === undefined ? {} : { barredBy: told.barredBy }),
      slings: unitIn(game, 'rome-slings').placed.at,
      ...('rome-darts' in game.state.units ? { darts: unitIn(game, 'rome-darts').placed.at } : {}),
      clear: ids.every(id => !quadsOverlap(quad('rome-slings'), quad(id), 1)),
      disordered: unitIn(game, 'rome-foot').pressed?.noRoom === true,
    };
  }
  throw new Error('nobody was pushed back');
}

describe('light troops behind a body that gives ground', () => {
  it('go aside as well as back where the end of their line would come upon others, and let it back (wrg/after-melee/push-friends, wrg/ruling/light-troops-make-room)', () => {
    expect(pushed([])).toMatchObject({ paces: 30, slings: { x: 500, y: 350 } });
    for (const right of [true, false]) {
      const { slings: at, ...came } = pushed([behindAnEnd('rome-line', right, 7)]);
      expect(came).toEqual({ paces: 30, clear: true, disordered: false });
      expect(at.y).toBeCloseTo(350, 2);
      // No farther aside than they have to.
      expect(Math.abs(at.x - (right ? 494 : 506))).toBeLessThanOrEqual(2);
    }
    expect(pushed([behindAnEnd('rome-line', true, 7)], 'straight-back')).toMatchObject({
      paces: 0,
      slings: { x: 500, y: 380 },
      disordered: true,
    });
  });

  it('and not where they would have to go farther aside than back, or others stand there too (wrg/after-melee/no-room)', () => {
    expect(pushed([behindAnEnd('rome-line', true, 40)])).toMatchObject({
      paces: 0,
      disordered: true,
      barredBy: ['rome-slings'],
    });
    const both = [behindAnEnd('rome-line', true, 7), behindAnEnd('rome-other', false, 7)];
    expect(pushed(both)).toMatchObject({ paces: 0, slings: { x: 500, y: 380 }, disordered: true });
  });

  it('go aside together where two of them stand beside each other, if there is room for both (wrg/after-melee/push-friends, wrg/ruling/light-troops-make-room)', () => {
    // Whether it stands behind the foot as well, or beside that.
    for (const isBehind of [true, false]) {
      const front: Piece = isBehind ? { ...foot, figures: 30, files: 30, at: [440, 400] } : foot;
      const enemy: Piece = isBehind ? { ...gauls, figures: 60, files: 30, at: [440, 401] } : gauls;
      const beside: Piece = { ...slings, id: 'rome-darts', figures: 6, files: 6, at: [500 - end * 1.375 - 0.1, 380] };
      const line = behindAnEnd('rome-line', true, 7);
      const both = pushed([beside, line], 'aside-as-well', front, enemy);
      expect(both).toMatchObject({ paces: 30, clear: true, disordered: false });
      expect(Math.abs(both.slings.x - 494)).toBeLessThanOrEqual(2);
      expect(both.darts?.x).toBeCloseTo(367.9 + both.slings.x - 500, 2);
      expect(both.darts?.y).toBeCloseTo(isBehind ? 350 : 380, 2);
      // Nor is there room behind or beside the far end of the other.
      const wall = {
        ...heavy,
        id: 'rome-wall',
        files: 1,
        figures: 2,
        at: [331.9 - 4.1, isBehind ? 345 : 380],
      } as Piece;
      expect(pushed([beside, line, wall], 'aside-as-well', front, enemy)).toMatchObject({ paces: 0 });
      expect(pushed([beside, line], 'straight-back', front, enemy)).toMatchObject({ paces: 0 });
    }
  });

  it('and do not come back upon others who make room for them by no more than a step aside (wrg/after-melee/no-room)', () => {
    const behind: Piece = { ...slings, id: 'rome-darts', figures: 6, files: 6, at: [500 - end, 355] };
    expect(pushed([behind])).toMatchObject({ paces: 0, clear: true, slings: { x: 500, y: 380 } });
  });
});
