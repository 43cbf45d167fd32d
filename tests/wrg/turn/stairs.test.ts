import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../rules-under.js';
import { onWestWall, siege } from './siege-table.js';
import { type Piece, play, unitIn } from './table-top.js';

const hi = { type: 'hi', training: 'regular', order: 'HOLD' } as const;
const far: Piece = { ...hi, id: 'rome-camp', at: [800, 60], be: { alarmed: true } };
const guard: Piece = { ...hi, id: 'gaul-guard', at: [800, 650], be: { alarmed: true } };

/** How far somebody comes in a movement, with the stairs of a rampart as one reads the book. */
function comes(who: Piece, reading: 'take-no-time' | 'count-as-ladders-do' | undefined, phases: readonly string[]) {
  const table = siege([far, guard, who]);
  const game =
    reading === undefined
      ? table
      : { ...table, rules: wrgRulesUnder({ rulings: { 'wrg/ruling/stairs-of-a-rampart': reading } }) };
  const { of } = play(game, { seed: 1 }, phases);
  const [moved] = of('moved').filter(({ unit }) => unit === who.id);
  const told = moved?.because.find(({ because }) => because.includes('stairs of the rampart'))?.effect;
  return { far: Math.round(moved?.distance ?? 0), told, y: unitIn(game, who.id).placed.at.y };
}

describe('the stairs of a rampart [wrg/ruling/stairs-of-a-rampart] [wrg/terrain/infantry-only]', () => {
  const routers = (periods: number): Piece => ({
    ...hi,
    ...onWestWall,
    be: { alarmed: true, rout: { periods, from: { x: 300, y: 380 } } },
  });
  const marchers: Piece = { ...hi, ...onWestWall, order: 'MOVE TO (300 600)', be: { alarmed: true } };
  const orders = ['orders', 'declarations', 'movement'];

  it('hold up nobody who runs from it, nor who marches', () => {
    for (const reading of [undefined, 'take-no-time'] as const) {
      expect(comes(routers(0), reading, ['movement'])).toMatchObject({ far: 60, told: undefined });
      expect(comes(marchers, reading, orders).told).toBeUndefined();
    }
  });

  it('or cost both as much as a ladder at it', () => {
    expect(comes(routers(0), 'count-as-ladders-do', ['movement'])).toMatchObject({ far: 20, told: '−40 paces' });
    // Whose whole move they would take comes to their foot.
    expect(comes(routers(1), 'count-as-ladders-do', ['movement'])).toMatchObject({ far: 12, told: '−28 paces' });
    const [free, paid] = (['take-no-time', 'count-as-ladders-do'] as const).map(reading =>
      comes(marchers, reading, orders),
    );
    expect(paid?.told).toBe('−40 paces');
    expect(free?.far).toBeGreaterThan(paid?.far ?? 0);
  });

  it('are not under who stands in the street with his flank to the wall: he is on no rampart', () => {
    const beside: Piece = { ...marchers, at: [300, 428], facing: 'E', files: 8 };
    expect(comes(beside, 'count-as-ladders-do', orders).told).toBeUndefined();
  });

  it('cost those as much who have won the rampart, and go down from it into the place', () => {
    const victors: Piece = { ...hi, id: 'rome-foot', at: [300, 416], figures: 16, files: 8, be: { alarmed: true } };
    const down = { ...victors, order: 'MOVE TO (300 600)' };
    expect(comes(down, 'count-as-ladders-do', orders)).toMatchObject({ told: '−40 paces' });
    expect(comes({ ...down, at: [300, 430] }, 'count-as-ladders-do', orders).told).toBeUndefined();
  });

  it('and going up, too', () => {
    const up: Piece = { ...hi, ...onWestWall, at: [300, 430], order: 'MOVE TO (300 400)', be: { alarmed: true } };
    expect(comes(up, 'count-as-ladders-do', orders)).toMatchObject({ told: '−40 paces' });
    expect(comes(up, 'take-no-time', orders).told).toBeUndefined();
  });
});
