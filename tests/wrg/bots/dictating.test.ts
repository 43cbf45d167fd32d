import { describe, expect, it } from 'vitest';
import { lineOfBattle } from '../../../src/rulesets/wrg/bots/line-of-battle.js';
import type { WrgRequests } from '../../../src/rulesets/wrg/terms.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { type Piece, setUp, type TableTop } from '../turn/table-top.js';

const guard: Piece = { id: 'rome-guard', type: 'hc', weapons: ['short-spear'], at: [100, 100], figures: 6 };
const forgotten = (id: string, at: readonly [number, number], be: Piece['be'] = {}): Piece => ({
  id,
  type: 'hi',
  figures: 24,
  files: 12,
  at,
  be: { order: null, ...be },
});
const band: Piece = { id: 'gaul-band', at: [500, 500] };

/** How he is asked: after how many periods night falls, and how an order would come to them. */
interface Asking {
  readonly melees?: TableTop['melees'];
  readonly periods?: number;
  readonly by?: 'messenger' | 'general';
}

/** Those to whom the general of Rome dictates an order, of two units that have none, both of which he knows of. */
function dictatedTo(
  pieces: readonly Piece[],
  { melees = [], periods, by = 'messenger' }: Asking = {},
): readonly string[] {
  const game = setUp({
    pieces: [guard, ...pieces, band],
    generals: [{ id: 'rome-scipio', with: by === 'general' ? (pieces[0]?.id ?? '') : 'rome-guard' }],
    melees,
    scenario: periods === undefined ? {} : { periods },
  });
  const units: WrgRequests['orders']['asks']['units'] = pieces.map(({ id }) => ({
    unit: id,
    by: [by],
    from: ['rome-scipio'],
  }));
  const request = { kind: 'orders', id: 'orders', side: 'rome', clause: 'wrg/orders/change-any-time', units } as const;
  const view = wrgView(game.state, 'rome', game.scenario, game.rules);
  return Object.keys(lineOfBattle().answer(request, view, game.rules) as WrgRequests['orders']['answer']);
}

describe('the one order that a general dictates in a period [wrg/orders/delay-period]', () => {
  it('goes to the unit that has an enemy nearest, wherever it stands in his list', () => {
    const far = forgotten('rome-far', [300, 150]);
    const near = forgotten('rome-near', [500, 350]);
    expect(dictatedTo([far, near])).toEqual(['rome-near']);
    expect(dictatedTo([near, far])).toEqual(['rome-near']);
  });

  it('goes to whoever does not fight sooner than to whoever does', () => {
    const fights = forgotten('rome-fights', [500, 460]);
    const near = forgotten('rome-near', [300, 350]);
    expect(dictatedTo([fights, near], { melees: [{ a: 'rome-fights', b: 'gaul-band' }] })).toEqual(['rome-near']);
    expect(dictatedTo([fights, near])).toEqual(['rome-fights']);
  });

  it('goes to nobody whom a reaction test binds longer than a rider is on his way', () => {
    const bound = (left: number) =>
      forgotten('rome-bound', [500, 350], { bound: { instruction: 'retire', disorganised: false, left, kept: 1 } });
    const far = forgotten('rome-far', [300, 150]);
    expect(dictatedTo([bound(3), far])).toEqual(['rome-far']);
    expect(dictatedTo([bound(1), far])).toEqual(['rome-bound']);
  });
});

describe('an order that night would overtake [wrg/orders/delay-period]', () => {
  const near = forgotten('rome-near', [100, 200]);
  const far = forgotten('rome-far', [500, 350]);

  it('is dictated to nobody who could not obey it before: the second period is played', () => {
    // A period to dictate it, one to ride, one to digest it.
    expect(dictatedTo([near], { periods: 5 })).toEqual(['rome-near']);
    expect(dictatedTo([near], { periods: 4 })).toEqual([]);
    // Three to ride to whoever stands farther off.
    expect(dictatedTo([far], { periods: 7 })).toEqual(['rome-far']);
    expect(dictatedTo([far], { periods: 6 })).toEqual([]);
  });

  it('is given by a general to his own men as long as there is a period after this one', () => {
    expect(dictatedTo([near], { periods: 3, by: 'general' })).toEqual(['rome-near']);
    expect(dictatedTo([near], { periods: 2, by: 'general' })).toEqual([]);
  });
});

describe('an order word for word as a unit has it already', () => {
  it('is dictated to nobody: the general has time for another unit', () => {
    const dictated = (order: string) =>
      dictatedTo([forgotten('rome-held', [500, 350], { order, heldUp: 2 }), forgotten('rome-far', [300, 150])]);
    // It has been kept where it stands, so that he thinks of it; and would only tell it what it knows.
    expect(dictated('ATTACK gaul-elsewhere')).toEqual(['rome-held']);
    expect(dictated('ATTACK gaul-band')).toEqual(['rome-far']);
  });
});
