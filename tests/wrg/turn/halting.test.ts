import { describe, expect, it } from 'vitest';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { declaring } from './answers.js';
import { play, setUp, type TableTop, unitIn } from './table-top.js';

/** Six medium foot abreast. Paces. */
const WIDTH = 36;

const alarmed = { alarmed: true };

/** Foot that goes north, an enemy in whose reach it is, and what its player declares. */
function threatened(enemy: Partial<TableTop['pieces'][number]>, conduct: object, more: TableTop['pieces'] = []) {
  const game = setUp({
    pieces: [
      { id: 'rome-legion', at: [500, 300], facing: 0, order: 'MOVE N', be: alarmed },
      { id: 'gaul-horse', at: [500, 200], facing: 0, type: 'hc', figures: 6, files: 6, be: alarmed, ...enemy },
      ...more,
    ],
  });
  const { events } = play(game, { answers: declaring({ 'rome-legion': conduct }) }, ['declarations', 'movement']);
  const told = events.filter(event => 'unit' in event && event.unit === 'rome-legion');
  return { ...unitIn(game, 'rome-legion').placed, told, game };
}

describe('a unit that halts in the reach of a charge [wrg/orders/defensive-halt]', () => {
  it('turns its front to an enemy in its rear, or on its flank', () => {
    expect(threatened({}, { halt: true }).facing).toBe(180);
    expect(threatened({ at: [620, 300], facing: 270 }, { halt: true }).facing).toBeGreaterThan(60);
  });

  it('stands as it does where he comes at its front', () => {
    expect(threatened({ at: [530, 400], facing: 180 }, { halt: true }).facing).toBe(0);
  });

  it('turns to nobody who is near enough, and whose charge would not come upon it', () => {
    // He has 180 paces for 154, and faces elsewhere.
    const far = [500, 130] as const;
    expect(threatened({ at: far, facing: 90 }, { halt: true }).facing).toBe(0);
    expect(threatened({ at: far }, { halt: true }).facing).toBe(180);
  });

  it('turns to nobody who pursues somebody else, rallies back or reorganises in this period', () => {
    const broken = {
      id: 'rome-broken',
      at: [200, 100],
      facing: 180,
      be: { ...alarmed, rout: { periods: 1, from: { x: 200, y: 300 } } },
    } as const;
    const busy = (be: object) => threatened({ be: { ...alarmed, ...be } }, { halt: true }, [broken]).facing;
    expect(busy({})).toBe(180);
    expect(busy({ pursuit: { quarry: 'rome-broken', periods: 0 } })).toBe(0);
    expect(busy({ recovering: 'rallying-back' })).toBe(0);
    expect(busy({ recovering: 'reorganising' })).toBe(0);
  });

  it('says who it is that it turns to', () => {
    const told = threatened({}, { halt: true }).told.map(event =>
      event.kind === 'stands' ? event.before : event.kind,
    );
    expect(told).toEqual(['moved', 'gaul-horse']);
  });

  it('says so of whom it has turned to, though he rides away in the same period and another comes nearer', () => {
    const other = {
      id: 'gaul-other',
      at: [500, 480],
      facing: 180,
      type: 'hc',
      figures: 6,
      files: 6,
      be: alarmed,
    } as const;
    const { facing, told, game } = threatened({ order: 'MOVE S' }, { halt: true }, [
      { ...other, order: 'MOVE rome-legion' },
    ]);
    expect(facing).toBe(180);
    expect(told.flatMap(event => (event.kind === 'stands' ? [event.before] : []))).toEqual(['gaul-horse']);
    // That is his own side’s business.
    const known = (side: string) => wrgView(game.state, side, game.scenario).units['rome-legion']?.period.haltsBefore;
    expect([known('rome'), known('gaul')]).toEqual(['gaul-horse', undefined]);
  });

  it('keeps its back to him where it goes on', () => {
    expect(threatened({}, {}).facing).toBe(0);
  });

  it('turns about though he walks up to its back, in whose ground nobody comes by that', () => {
    // Two ranks deep it ends at 284.
    const close = { at: [500, 282.8], type: 'mi', figures: 12, order: 'MOVE N' } as const;
    expect(threatened(close, { halt: true }).facing).toBe(180);
  });

  it('covers the ground that it covered before, and turns about, where friends leave it no room', () => {
    const beside = (x: number) => ({ id: `rome-beside-${x}`, at: [x, 300] as const, order: 'HOLD', be: alarmed });
    const close = [beside(500 - WIDTH), beside(500 + WIDTH)];
    expect(threatened({ at: [560, 200] }, { halt: true }, close).facing).toBe(180);
    expect(threatened({ at: [560, 200] }, { halt: true }).facing).toBeLessThan(170);
  });
});
