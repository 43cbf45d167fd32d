import { describe, expect, it } from 'vitest';
import { distanceBetweenQuads, quadOf } from '../../../src/table/index.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const be = { alarmed: true };
const marching = ['orders', 'declarations', 'movement'];
/** A line of heavy foot, ten abreast and 60 paces wide. */
const line = { type: 'hi', figures: 20, files: 10, be } as const;

function on(
  pieces: readonly Piece[],
  reading: 'come-up-beside-them' | 'go-round-to-his-middle' = 'come-up-beside-them',
  melees: TableTop['melees'] = [],
) {
  const game = setUp({
    melees,
    pieces: [...pieces, { id: 'gaul-chief', at: [900, 750], be }, { id: 'rome-chief', at: [900, 50], be }],
    generals: [
      { id: 'gaul-brennus', with: 'gaul-chief' },
      { id: 'rome-caesar', with: 'rome-chief' },
    ],
    rules: wrgRulesUnder({ rulings: { 'wrg/ruling/beside-friends-at-one-enemy': reading } }),
  });
  const placed = (id: string) => unitIn(game, id).placed;
  const gap = (a: string, b: string) => distanceBetweenQuads(quadOf(placed(a)), quadOf(placed(b)));
  const periods = (n: number, phases = marching, charges: Record<string, object> = {}) =>
    Array.from({ length: n }, () => play(game, { answers: declaring(charges), seed: 1 }, phases)).flatMap(({ of }) =>
      of('met'),
    );
  return { game, placed, gap, periods };
}

/** Six abreast and 36 paces wide, of whom each of two lines that stand side by side has no more than 10 paces before it. */
const narrow: Piece = { id: 'gaul-band', type: 'mi', figures: 12, files: 6, at: [435, 400], be };
const left: Piece = { ...line, id: 'rome-left', at: [397, 250], order: 'ATTACK gaul-band' };
const right: Piece = { ...line, id: 'rome-right', at: [473, 250], order: 'ATTACK gaul-band' };

describe('two bodies that go at one narrower enemy', () => {
  it('come upon him side by side on the march, neither turning across the way of the other (wrg/orders/direct-route)', () => {
    const { placed, gap, periods } = on([narrow, left, right]);
    periods(4);
    expect([placed('rome-left').facing, placed('rome-right').facing]).toEqual([0, 0]);
    for (const id of ['rome-left', 'rome-right']) expect(gap(id, 'gaul-band')).toBeLessThan(3);
  });
  it('turn to his middle by the other reading, and stand in each other’s way (wrg/ruling/beside-friends-at-one-enemy)', () => {
    const { gap, periods } = on([narrow, left, right], 'go-round-to-his-middle');
    periods(4);
    expect(Math.max(gap('rome-left', 'gaul-band'), gap('rome-right', 'gaul-band'))).toBeGreaterThan(3);
  });
  it('charge him side by side (wrg/charge/ends-at-contact)', () => {
    const near = [narrow, { ...left, at: [397, 330] }, { ...right, at: [473, 330] }] as const;
    const charges = { 'rome-left': { charge: 'gaul-band' }, 'rome-right': { charge: 'gaul-band' } };
    const met = on(near).periods(1, marching, charges);
    expect(met).toHaveLength(2);
  });
  it('and one comes up beside a friend who fights him, level with it, where no part of him is left (wrg/orders/direct-route)', () => {
    const fights: Piece = { ...line, id: 'rome-left', at: [435, 399.6] };
    const beyond: Piece = { ...line, id: 'rome-right', at: [500, 330], order: 'ATTACK gaul-band' };
    const pieces = [narrow, fights, beyond];
    const ends = (reading: 'come-up-beside-them' | 'go-round-to-his-middle') => {
      const { game, placed } = on(pieces, reading, [{ a: 'gaul-band', b: 'rome-left' }]);
      for (let period = 0; period < 3; period++) play(game, { seed: 1 }, marching);
      return placed('rome-right');
    };
    const { at, facing } = ends('come-up-beside-them');
    expect(facing).toBe(0);
    expect(at.y).toBeGreaterThan(397);
    expect(ends('go-round-to-his-middle').facing).not.toBe(0);
  });
  it('who comes up behind friends who fight him waits there (wrg/ruling/beside-friends-at-one-enemy)', () => {
    const fights: Piece = { ...line, id: 'rome-left', at: [435, 399.6] };
    const second: Piece = { ...line, id: 'rome-right', at: [440, 330], order: 'ATTACK gaul-band' };
    const { game, placed } = on([narrow, fights, second], 'come-up-beside-them', [{ a: 'gaul-band', b: 'rome-left' }]);
    play(game, { seed: 1 }, marching);
    expect(placed('rome-right')).toMatchObject({ facing: 0, at: { x: 440 } });
  });
  it('who has him straight before it goes on so, though friends leave it no room to come at him (wrg/orders/direct-route)', () => {
    const { game, placed } = on(
      [
        { id: 'rome-legion', type: 'hi', figures: 20, files: 10, at: [758, 225], be },
        {
          id: 'gaul-elephants',
          type: 'elephant',
          weapons: [],
          figures: 4,
          files: 4,
          at: [713.7, 240.8],
          facing: 208.6,
          be,
        },
        { id: 'gaul-second', type: 'hi', figures: 30, files: 15, at: [755, 314], order: 'ATTACK rome-legion', be },
      ],
      'come-up-beside-them',
      [{ a: 'gaul-elephants', b: 'rome-legion' }],
    );
    play(game, { seed: 1 }, marching);
    expect(placed('gaul-second')).toMatchObject({ facing: 180, at: { x: 755 } });
    expect(placed('gaul-second').at.y).toBeLessThan(300);
  });
});

describe('who has to turn where he stands before he goes at an enemy', () => {
  it('goes on as far as his move lets him, though the end of his line was nearer to the enemy before it came round (wrg/orders/direct-route)', () => {
    const band: Piece = { ...narrow, at: [500, 345] };
    const aside: Piece = {
      ...line,
      figures: 40,
      files: 20,
      id: 'rome-left',
      at: [500, 250],
      facing: 'W',
      order: 'ATTACK gaul-band',
    };
    const { game, gap, periods } = on([band, aside]);
    const before = gap('rome-left', 'gaul-band');
    periods(1);
    // A quarter of his sixty paces goes for the turn.
    expect([before, unitIn(game, 'rome-left').period.moved]).toEqual([35, 45]);
    expect(gap('rome-left', 'gaul-band')).toBeGreaterThan(40);
  });
});
