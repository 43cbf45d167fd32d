import { describe, expect, it } from 'vitest';
import { lineOfBattle } from '../../../src/rulesets/wrg/bots/line-of-battle.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { type Piece, setUp, type TableTop, unitIn } from '../turn/table-top.js';

const general = lineOfBattle();

/** What Rome's general tells a unit that may do as he wishes. */
function wished(
  unit: string,
  pieces: readonly Piece[],
  melees: TableTop['melees'] = [],
  charges: Readonly<Record<string, string>> = {},
) {
  const game = setUp({ pieces: [{ id: 'rome-camp', at: [60, 60] }, ...pieces], melees });
  for (const [id, charge] of Object.entries(charges)) unitIn(game, id).period.conduct = { charge };
  const view = wrgView(game.state, 'rome', game.scenario, game.rules);
  const clause = 'wrg/orders/act-as-general-wishes-immediate';
  const request = { kind: 'wish', id: 'wish', side: 'rome', clause, unit, cause: 'first-shot-or-reach' } as const;
  return general.answer(request, view, game.rules);
}

const hastati: Piece = { id: 'rome-hastati', type: 'hi', at: [500, 300], figures: 24, files: 12 };
const principes: Piece = { ...hastati, id: 'rome-principes', at: [500, 250] };
const band: Piece = { id: 'gaul-band', at: [500, 300.2], figures: 24, files: 12 };
const open: Piece = { id: 'gaul-open', type: 'mi', class: 'D', weapons: ['bow'], shield: false, at: [690, 245] };

describe('a unit that may do as its general wishes [wrg/orders/act-as-general-wishes-immediate]', () => {
  it('leaves the friends behind whom it only stands, for an enemy to whom the way is free', () => {
    const supports = { ...principes, order: 'SUPPORT rome-hastati; ATTACK gaul-band' };
    const game: readonly Piece[] = [{ ...hastati, order: 'ATTACK gaul-band' }, supports, band, open];
    expect(wished('rome-principes', game)).toMatch(/^ATTACK gaul-open/);
  });

  it('leaves an enemy at whom it cannot get for one at whom it can', () => {
    const barred = { ...principes, order: 'ATTACK gaul-band' };
    const pieces = [{ ...hastati, order: 'ATTACK gaul-band' }, barred, band];
    const melees = [{ a: 'rome-hastati', b: 'gaul-band' }];
    expect(wished('rome-principes', [...pieces, open], melees)).toMatch(/^ATTACK gaul-open/);
  });

  it('keeps to whom it was told to attack where it can, and to a place that it is to hold', () => {
    const free = { ...hastati, order: 'ATTACK gaul-far' };
    expect(wished('rome-hastati', [free, { id: 'gaul-far', at: [500, 430] }, open])).toBeNull();
    expect(wished('rome-hastati', [{ ...hastati, order: 'HOLD' }, open])).toBeNull();
  });

  it('takes its part in the battle where it has no order: light foot skirmishes', () => {
    const slingers: Piece = {
      id: 'rome-slingers',
      type: 'li',
      weapons: ['sling'],
      at: [300, 300],
      be: { order: null },
    };
    expect(wished('rome-slingers', [slingers, open])).toBe('SKIRMISH');
  });

  it('goes at whom it has charged without an order, but not if he is gone', () => {
    const charging = { ...hastati, be: { order: null } };
    const wishes = (gone: 'destroyed' | null) =>
      wished('rome-hastati', [charging, { ...band, be: { gone } }, open], [], { 'rome-hastati': 'gaul-band' });
    expect(wishes(null)).toMatch(/^ATTACK gaul-band/);
    expect(wishes('destroyed')).not.toMatch(/gaul-band/);
  });
});
