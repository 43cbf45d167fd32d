import { describe, expect, it } from 'vitest';
import { joinCandidates } from '../../src/rulesets/raymond/combat/joining.js';
import { fieldOf } from '../../src/rulesets/raymond/field.js';
import { freshPhase } from '../../src/rulesets/raymond/state.js';
import { all, type Piece, play, type Script, setUp, type TableTop, unitIn } from './table-top.js';

const stand = 40 / 25.4;

// Red stands in line facing south with its front at y = 40; blue's first unit is in contact with the west half of it.
const enemy: Piece = { id: 'red-1', at: [40, 40], stands: 'MMMMMM' };
const engaged: Piece = { id: 'blue-1', at: [37, 40], stands: 'MM' };
const joiner: Piece = { id: 'blue-2', at: [43, 38], stands: 'MM' };

function candidates(pieces: readonly Piece[], more: Partial<TableTop> = {}, side: 'blue' | 'red' = 'blue') {
  const { state, scenario, rules } = setUp({ pieces, ...more });
  return joinCandidates(side, fieldOf(state, scenario, rules)).map(({ unit, target, distance, inCommand }) => ({
    unit: unit.id,
    target: target.id,
    distance,
    inCommand,
  }));
}

/** Whether the second blue unit could join in. */
const mayJoin = (piece: Partial<Piece>, ...others: readonly Piece[]) =>
  candidates([enemy, engaged, { ...joiner, ...piece }, ...others]).length === 1;

/** The hand-to-hand phase of a table, in which everybody whom nothing is said of fights as he may. */
function fight(pieces: readonly Piece[], script: Script, more: Partial<TableTop> = {}) {
  const game = setUp({ pieces, ...more });
  return { game, ...play(game, script, ['hand-to-hand']) };
}

const joins =
  (...units: readonly string[]): NonNullable<Script['answers']> =>
  request => {
    if (request.kind !== 'join-in') return undefined;
    return request.candidates.map(({ unit }) => unit).find(unit => units.includes(unit)) ?? null;
  };

describe('who may join in', () => {
  it('a unit near by, straight before an enemy that is in contact with another one [raymond/joinin/who] [raymond/joinin/straight-forward]', () => {
    expect(candidates([enemy, engaged, joiner])).toEqual([
      { unit: 'blue-2', target: 'red-1', distance: 2, inCommand: false },
    ]);
    expect(candidates([enemy, joiner])).toEqual([]);
  });

  it('within 3" [raymond/joinin/distance]', () => {
    expect(mayJoin({ at: [43, 37] })).toBe(true);
    expect(mayJoin({ at: [43, 36.998] })).toBe(false);
  });

  it('who would miss the enemy, or faces elsewhere, may not, however near', () => {
    expect(mayJoin({ at: [40 + 4 * stand, 39.5] })).toBe(true);
    expect(mayJoin({ at: [40 + 4 * stand + 0.01, 39.5] })).toBe(false);
    expect(mayJoin({ facing: 'E' })).toBe(false);
  });

  it('no guns [raymond/joinin/not-artillery]', () => {
    expect(mayJoin({ type: 'artillery', guns: 'frame-guns', stands: undefined })).toBe(false);
  });

  it('no defensive mass [raymond/joinin/not-defensive-mass]', () => {
    expect(mayJoin({ stands: 'PP/PP' })).toBe(true);
    expect(mayJoin({ stands: 'PP/PP', formation: 'defensive mass' })).toBe(false);
  });

  it('no single stand, such as a commander [raymond/joinin/not-single-stand]', () => {
    expect(mayJoin({ stands: 'M' })).toBe(false);
    expect(mayJoin({ type: 'command', rank: 'commander', stands: undefined })).toBe(false);
  });

  it('not over another unit, friend or foe [raymond/joinin/no-other-units-touched]', () => {
    const gun = { type: 'artillery', guns: 'frame-guns', at: [42, 39] } as const;
    expect(mayJoin({ at: [43, 37.2] }, { ...gun, id: 'blue-3', at: [42, 39], facing: 'E' })).toBe(false);
    expect(mayJoin({}, { ...gun, id: 'red-2', at: [44.7, 39.5], facing: 'E' })).toBe(false);
    expect(mayJoin({}, { ...gun, id: 'blue-3', at: [60, 39] })).toBe(true);
  });

  it('nor onto two enemies at once, or one that fights nobody', () => {
    const beside: Piece = { id: 'red-2', at: [40 + 4 * stand, 40], stands: 'MM' };
    expect(mayJoin({ at: [40 + 3 * stand, 38] }, beside)).toBe(false);
    expect(mayJoin({ at: [40 + 4 * stand, 38] }, beside)).toBe(false);
    expect(mayJoin({ at: [40 + 4.01 * stand, 38] }, beside)).toBe(false);
  });

  it('neighbours that it touches already do not hold it back', () => {
    expect(mayJoin({ at: [42, 38] }, { id: 'blue-3', at: [42 + 2 * stand, 36.5], stands: 'MM' })).toBe(true);
  });

  it('not onto or over ground that bars it [raymond/joinin/no-prohibited-terrain]', () => {
    const hedge: NonNullable<TableTop['features']> = [
      {
        kind: 'fence',
        id: 'hedge',
        line: [
          [30, 39],
          [50, 39],
        ],
      },
    ];
    const over = (features: NonNullable<TableTop['features']>, type: 'cavalry' | 'pike-and-musket', stands: string) =>
      candidates([enemy, engaged, { ...joiner, type, stands }], { features }).length === 1;
    expect(over(hedge, 'cavalry', 'CC')).toBe(false);
    expect(over(hedge, 'pike-and-musket', 'MM')).toBe(true);
    expect(over([], 'cavalry', 'CC')).toBe(true);
  });
});

describe('joining in', () => {
  const pieces = [enemy, engaged, joiner];
  // Six red stands throw a die each, and so do two stands of each blue unit that fights.
  const misses = (dice: number) => all(dice, 6);

  it('out of command it takes a 3 or less, and brings the unit into contact at once [raymond/joinin/test] [raymond/joinin/success-moves]', () => {
    const { game, of } = fight(pieces, { answers: joins('blue-2'), dice: [3, ...misses(10)] });
    expect(of('test')).toMatchObject([{ test: 'join-in', unit: 'blue-2', target: 'red-1', face: 3, passed: true }]);
    expect(of('contact')).toMatchObject([
      { how: 'join-in', unit: 'blue-2', target: 'red-1', from: { x: 43, y: 38 }, to: { x: 43, y: 40 } },
    ]);
    expect(unitIn(game.state, 'blue-2')).toMatchObject({ at: { x: 43, y: 40 }, facing: 0 });
    expect(of('attack').map(({ unit }) => unit)).toEqual(['blue-1', 'blue-2', 'red-1']);
  });

  it('who fails stays and does nothing more in the phase [raymond/joinin/failure]', () => {
    const { game, of, asked } = fight(pieces, { answers: joins('blue-2'), dice: [4, ...misses(8)] });
    expect(of('test')).toMatchObject([{ face: 4, passed: false }]);
    expect(asked.filter(({ kind }) => kind === 'join-in')).toHaveLength(1);
    expect(unitIn(game.state, 'blue-2')).toMatchObject({ at: { x: 43, y: 38 }, hits: 0 });
    expect(of('attack').map(({ unit }) => unit)).toEqual(['blue-1', 'red-1']);
  });

  it('in command it is not tested, and still is asked [raymond/joinin/in-command-automatic]', () => {
    const general: Piece = { id: 'blue-general', at: [43, 35], type: 'command', rank: 'commander' };
    const joined = fight([...pieces, general], { answers: joins('blue-2'), dice: misses(10) });
    expect(joined.of('test')).toMatchObject([{ face: null, passed: true }]);
    expect(joined.of('contact')).toHaveLength(1);
    const stayed = fight([...pieces, general], { dice: misses(8) });
    expect(stayed.asked[0]).toMatchObject({ kind: 'join-in', candidates: [{ unit: 'blue-2', inCommand: true }] });
    expect(stayed.of('contact')).toEqual([]);
  });

  it('comes before all dice of the combat, and earns the hit of contact [raymond/joinin/timing]', () => {
    const { events, of } = fight(pieces, { answers: joins('blue-2'), dice: [1, ...misses(10)] });
    expect(events.map(({ kind }) => kind)).toEqual(['test', 'contact', 'hit', 'attack', 'attack', 'attack']);
    expect(of('hit')[0]?.units).toEqual(['blue-1', 'blue-2', 'red-1']);
  });

  it('the side with the initiative first; what it does opens a way for the other [raymond/joinin/order]', () => {
    // Only once blue-2 has joined in is it an enemy in contact, so that red-2, behind it, may come.
    const behind: Piece = { id: 'red-2', at: [45.5, 35.5], stands: 'MM', facing: 'N' };
    const both = joins('blue-2', 'red-2');
    const first = fight([...pieces, behind], { answers: both, dice: [1, 1, ...misses(14)] });
    expect(first.of('contact').map(({ unit }) => unit)).toEqual(['blue-2', 'red-2']);
    const second = fight([...pieces, behind], { answers: both, dice: [1, ...misses(10)] }, { initiative: 'red' });
    expect(second.of('contact').map(({ unit }) => unit)).toEqual(['blue-2']);
  });

  it('stands that leave the table on the way are gone [raymond/move/table-edge]', () => {
    // All stand askew near the eastern edge: places as seen by the joiner, so far to its right and so far ahead.
    const askew = (right: number, ahead: number): [number, number] => {
      return [92.5 + (right + ahead) * Math.SQRT1_2, 50 + (ahead - right) * Math.SQRT1_2];
    };
    const { of, game } = fight(
      [
        { id: 'blue-1', at: askew(-2 * stand, 4.2), facing: 135, stands: 'MM' },
        { id: 'blue-2', at: askew(0, 0), facing: 45, stands: 'MMMM' },
        { id: 'red-1', at: askew(-stand, 2.5), facing: 225, stands: 'MM' },
      ],
      { answers: joins('blue-2'), dice: [1, ...misses(9)] },
    );
    expect(of('off-table')).toMatchObject([{ unit: 'blue-2', stands: 1 }]);
    expect(of('contact')).toMatchObject([{ unit: 'blue-2', target: 'red-1' }]);
    expect(unitIn(game.state, 'blue-2').stands).toHaveLength(3);
  });

  it('a unit that failed to charge in the turn before may try [raymond/charge/failed-may-join-in]', () => {
    const failed: Piece = { ...joiner, be: { phase: { ...freshPhase(), chargeFailed: true, done: true } } };
    const { of } = fight([enemy, engaged, failed], { answers: joins('blue-2'), dice: [2, ...misses(10)] });
    expect(of('contact')).toHaveLength(1);
  });

  it('only who can is taken for an answer', () => {
    expect(() => fight(pieces, { answers: ({ kind }) => (kind === 'join-in' ? 'blue-1' : undefined) })).toThrow();
  });
});
