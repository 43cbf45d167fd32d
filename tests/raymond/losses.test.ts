import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { touches } from '../../src/rulesets/raymond/combat/contact.js';
import { lossChoices, standsLost } from '../../src/rulesets/raymond/combat/losses.js';
import { without } from '../../src/rulesets/raymond/formation/formation.js';
import { withBothSides } from './both-sides.js';
import { type Piece, play, type Script, setUp, type TableTop, unitIn } from './table-top.js';

const stand = 40 / 25.4;

/** The losses phase of a table. */
function remove(pieces: readonly Piece[], script: Script = {}, more: Partial<TableTop> = {}) {
  const game = setUp({ pieces: withBothSides(pieces), ...more });
  return { game, ...play(game, script, ['losses']) };
}

const hit = (hits: number): Pick<Piece, 'be'> => ({ be: { hits } });

describe('what hits come to', () => {
  it('a stand for every two [raymond/losses/one-stand-per-two-hits]', () => {
    expect([0, 1, 2, 3, 4].map(hits => standsLost({ stands: 5, hits }).lost)).toEqual([0, 0, 1, 1, 2]);
  });

  it('an odd one is discarded [raymond/losses/odd-hit-discarded]', () => {
    expect(standsLost({ stands: 3, hits: 3 })).toMatchObject({ lost: 1, left: 2, discarded: 1 });
    expect(standsLost({ stands: 3, hits: 3 }).because.at(-1)?.clause).toBe('raymond/losses/odd-hit-discarded');
  });

  it('what is more than its stands are worth too [raymond/losses/overkill]', () => {
    expect(standsLost({ stands: 2, hits: 7 })).toMatchObject({ lost: 2, left: 0, discarded: 3 });
    expect(standsLost({ stands: 2, hits: 7 }).because.at(-1)?.effect).toBe('3 hits discarded');
  });

  it('every hit takes part of a stand or is discarded', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.nat(20), (stands, hits) => {
        const { lost, left, discarded } = standsLost({ stands, hits });
        expect(lost + left).toBe(stands);
        expect(lost * 2 + discarded).toBe(hits);
        expect(discarded < 2 || left === 0).toBe(true);
      }),
    );
  });
});

describe('which stands may go', () => {
  const choicesOf = (stands: string, lost: number, formation: Piece['formation'] = undefined) => {
    const piece: Piece = { id: 'blue-1', at: [20, 20], stands, ...(formation === undefined ? {} : { formation }) };
    const { state, rules } = setUp({ pieces: withBothSides([piece]) });
    return lossChoices(unitIn(state, 'blue-1'), lost, [], rules);
  };

  it('a line loses its ends [raymond/losses/owner-chooses-stands]', () => {
    expect(choicesOf('PMMM', 1)).toEqual([[3], [0]]);
    expect(choicesOf('PMMM', 2)).toEqual([
      [2, 3],
      [0, 3],
      [0, 1],
    ]);
  });

  it('a mass keeps a valid shape, of two rows or of one', () => {
    expect(choicesOf('PM/PM', 1)).toEqual([[2], [3]]);
    expect(choicesOf('PM/PM', 2)).toEqual([
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 3],
    ]);
    expect(choicesOf('PPM/M..', 1)).toEqual([[2], [3]]);
  });

  it('a long line has few of them', () => {
    expect(choicesOf('M'.repeat(20), 10)).toHaveLength(11);
  });

  it('each leaves a valid formation in contact with all that it touched', () => {
    const layouts = fc.constantFrom('MMMM', 'MMM/MMM', 'MM/MM/M.', 'MMM/.MM', 'MMM/MM./M..');
    fc.assert(
      fc.property(layouts, fc.integer({ min: 1, max: 3 }), fc.integer({ min: -3, max: 3 }), (stands, lost, aside) => {
        const pieces: Piece[] = [
          { id: 'blue-1', at: [20, 20], stands },
          { id: 'red-1', at: [20 + aside * stand, 20], stands: 'MM' },
        ];
        const { state, rules } = setUp({ pieces });
        const [unit, enemy] = [unitIn(state, 'blue-1'), unitIn(state, 'red-1')];
        const contacts = touches(unit, enemy, rules) ? [enemy] : [];
        for (const choice of lossChoices(unit, lost, contacts, rules)) {
          const left = without(unit, choice, rules);
          expect(choice).toHaveLength(lost);
          expect(left?.stands).toHaveLength(unit.stands.length - lost);
          expect(contacts.every(each => left !== undefined && touches(left, each, rules))).toBe(true);
        }
        if (contacts.length === 0) expect(lossChoices(unit, lost, [], rules)).not.toHaveLength(0);
      }),
    );
  });
});

describe('the phase', () => {
  it('takes the markers of every unit, whenever they came, and clears them [raymond/losses/only-in-phase] [raymond/losses/hit-markers]', () => {
    const { game, of } = remove(
      [
        { id: 'blue-1', at: [20, 20], ...hit(3) },
        { id: 'red-1', at: [20, 60], ...hit(1) },
        { id: 'red-2', at: [50, 60] },
      ],
      { answers: request => (request.kind === 'losses' ? [0] : undefined) },
    );
    expect(of('losses').map(({ unit, hits, lost, left }) => [unit, hits, lost, left])).toEqual([
      ['red-1', 1, 0, 3],
      ['blue-1', 3, 1, 2],
    ]);
    expect(Object.values(game.state.units).map(({ hits }) => hits)).toEqual([0, 0, 0]);
  });

  it('asks the owner which stands go, but only where there is a choice [raymond/losses/owner-chooses-stands]', () => {
    const { game, asked } = remove(
      [
        { id: 'blue-1', at: [20, 20], stands: 'PMM', ...hit(2) },
        { id: 'blue-2', at: [50, 20], stands: 'PMM', ...hit(6) },
      ],
      { answers: () => [2] },
    );
    expect(asked).toMatchObject([{ kind: 'losses', side: 'blue', unit: 'blue-1', stands: 1, choices: [[2], [0]] }]);
    expect(unitIn(game.state, 'blue-1').stands.map(({ kind }) => kind)).toEqual(['pike', 'musket']);
    expect(unitIn(game.state, 'blue-1').at.x).toBeCloseTo(20 - stand / 2, 3);
  });

  it('refuses a choice that would not save the unit, in any order takes one that does', () => {
    const choosing = (answer: unknown) => () =>
      remove([{ id: 'blue-1', at: [20, 20], stands: 'PMMM', ...hit(4) }], { answers: () => answer });
    for (const wrong of [[1, 2], [0], [0, 0], 'first', null, [0, 1, 2]]) expect(choosing(wrong)).toThrow();
    expect(choosing([1, 0])).not.toThrow();
  });

  it('small units come first, the side without the initiative before the other [raymond/losses/order-by-size] [raymond/losses/order-within-step]', () => {
    const pieces: Piece[] = [
      { id: 'blue-1', at: [10, 20], stands: 'MM', ...hit(1) },
      { id: 'blue-2', at: [30, 20], type: 'artillery', guns: 'light-guns', ...hit(1) },
      { id: 'blue-3', at: [50, 20], stands: 'MM', ...hit(1) },
      { id: 'red-1', at: [10, 60], stands: 'MMM', ...hit(1) },
      { id: 'red-2', at: [30, 60], stands: 'MM', ...hit(1) },
    ];
    const order = (initiative: 'blue' | 'red') =>
      remove(pieces, {}, { initiative })
        .of('losses')
        .map(({ unit }) => unit);
    expect(order('blue')).toEqual(['blue-2', 'red-2', 'blue-1', 'blue-3', 'red-1']);
    expect(order('red')).toEqual(['blue-2', 'blue-1', 'blue-3', 'red-2', 'red-1']);
  });

  it('a unit that loses its last stand is destroyed, commanders like others [raymond/losses/overkill] [raymond/command/can-be-killed]', () => {
    const { game, of } = remove([
      { id: 'blue-1', at: [10, 20], stands: 'MM', ...hit(9) },
      { id: 'blue-2', at: [30, 20], type: 'command', rank: 'commander', ...hit(2) },
      { id: 'red-1', at: [10, 20] },
    ]);
    expect(of('gone').map(({ unit, how, stands }) => [unit, how, stands])).toEqual([
      ['blue-2', 'destroyed', 0],
      ['blue-1', 'destroyed', 0],
    ]);
    expect(unitIn(game.state, 'red-1').hits).toBe(0);
  });

  it('a defensive mass that keeps only rear stands faces the other way', () => {
    const { game } = remove([{ id: 'blue-1', at: [20, 20], stands: 'PP/PP', formation: 'defensive mass', ...hit(4) }], {
      answers: () => [0, 1],
    });
    expect(unitIn(game.state, 'blue-1')).toMatchObject({ formation: 'line', facing: 180 });
  });
});

describe('rout', () => {
  const line: Piece = { id: 'red-1', type: 'foot', stands: 'HHHHH', at: [40, 40] };
  const west = (y: number): Piece => ({ id: 'blue-1', at: [40 - 2.5 * stand, y], facing: 'E', stands: 'MM' });
  const east = (y: number): Piece => ({ id: 'blue-2', at: [40 + 2.5 * stand, y], facing: 'W', stands: 'MM' });

  it('held at both ends, a line cannot lose a stand and keep its formation [raymond/rout/formation] [raymond/rout/removal]', () => {
    const { game, of, asked } = remove([{ ...line, ...hit(2) }, west(41), east(41)]);
    expect(asked).toEqual([]);
    expect(of('gone')).toMatchObject([
      { unit: 'red-1', how: 'routed', stands: 4, because: [{ clause: 'raymond/rout/formation' }] },
    ]);
    expect(unitIn(game.state, 'red-1').gone).toBe('routed');
  });

  it('who cannot touch all its enemies any more routs [raymond/rout/contact]', () => {
    const { of } = remove([{ ...line, ...hit(8) }, west(41), east(41)]);
    expect(of('gone')).toMatchObject([
      { unit: 'red-1', how: 'routed', stands: 1, because: [{ clause: 'raymond/rout/contact' }] },
    ]);
  });

  it('enemies that went before it no longer count: the initiative is an advantage', () => {
    const pieces: Piece[] = [
      { ...line, stands: 'HH', at: [40, 40], ...hit(2) },
      { ...west(41), at: [40 - stand, 41], ...hit(4) },
      { ...east(41), at: [40 + stand, 41] },
    ];
    const gone = (initiative: 'blue' | 'red') =>
      remove(pieces, {}, { initiative })
        .of('gone')
        .map(({ unit, how }) => [unit, how]);
    expect(gone('red')).toEqual([
      ['blue-1', 'destroyed'],
      ['red-1', 'withdrawn'],
    ]);
    expect(gone('blue')).toEqual([
      ['red-1', 'routed'],
      ['blue-1', 'destroyed'],
    ]);
  });

  it('a unit out of contact never routs', () => {
    const { of, game } = remove([{ ...line, ...hit(8) }]);
    expect(of('gone')).toEqual([]);
    expect(unitIn(game.state, 'red-1').stands).toHaveLength(1);
  });
});

describe('withdrawal', () => {
  const gun: Piece = { id: 'red-1', at: [40, 40], type: 'artillery', guns: 'heavy-guns' };

  it('a single stand in contact goes, guns as well, and nobody else [raymond/withdrawal/single-stand-in-contact]', () => {
    const { of, game } = remove([
      gun,
      { id: 'red-2', at: [60, 40], type: 'artillery', guns: 'light-guns' },
      { id: 'blue-1', at: [40, 40] },
    ]);
    expect(of('gone')).toMatchObject([{ unit: 'red-1', how: 'withdrawn', stands: 1 }]);
    expect(unitIn(game.state, 'blue-1').gone).toBeNull();
  });

  it('one that is reduced to it goes at the very end, when all losses are off', () => {
    const { of } = remove(
      [
        { id: 'blue-1', at: [40, 40], stands: 'MM', ...hit(2) },
        { id: 'red-1', at: [40, 40], stands: 'MMM', ...hit(6) },
      ],
      { answers: request => (request.kind === 'losses' ? [0] : undefined) },
    );
    expect(of('gone')).toMatchObject([{ unit: 'red-1', how: 'destroyed' }]);
  });

  it('commanders and heavy cavalry may stay if they like [raymond/withdrawal/exempt]', () => {
    const pieces: Piece[] = [
      { id: 'blue-1', at: [40, 40], type: 'heavy-cavalry', stands: 'X' },
      { id: 'blue-2', at: [60, 40], type: 'command', rank: 'commander' },
      { id: 'red-1', at: [40, 40] },
      { id: 'red-2', at: [60, 40] },
    ];
    const { of, asked } = remove(pieces, {
      answers: request => (request.kind === 'withdraw' ? request.unit === 'blue-1' : undefined),
    });
    expect(asked.map(({ kind, id }) => [kind, id])).toEqual([
      ['withdraw', 'withdraw:blue-1'],
      ['withdraw', 'withdraw:blue-2'],
    ]);
    expect(of('gone')).toMatchObject([{ unit: 'blue-2', how: 'withdrawn' }]);
    expect(() => remove(pieces, { answers: () => 'stay' })).toThrow();
  });

  it('two single stands in contact go together [raymond/withdrawal/simultaneous]', () => {
    const { of } = remove([gun, { id: 'blue-1', at: [40, 40], stands: 'M' }]);
    expect(of('gone').map(({ unit }) => unit)).toEqual(['red-1', 'blue-1']);
  });
});
