import { describe, expect, it } from 'vitest';
import type { Unit } from '../../src/rulesets/cady/musket/state.js';
import { musketRulesUnder } from '../rules-under.js';

import { type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const ids = ['blue-1', 'blue-2', 'blue-3'];

/** Three battalions of a brigade, with figures lost this turn; the turn's morale played with these dice. */
function end(
  lost: Readonly<Record<string, number>>,
  dice: readonly number[] = [],
  {
    level = 'advanced',
    rules,
    blue = {},
    first: { turn, ...first } = {},
  }: Pick<TableTop, 'level' | 'rules'> & {
    readonly blue?: Partial<Piece>;
    /** What the first of them has been through. */
    readonly first?: Partial<Omit<Unit, 'turn'>> & { readonly turn?: Partial<Unit['turn']> };
  } = {},
) {
  const pieces: Piece[] = ids.map((id, i) => ({
    id,
    at: [40 + 40 * i, 40],
    figures: 20,
    be: { brigade: 'I' },
    ...blue,
  }));
  const game = setUp({ pieces: [...pieces, { id: 'red-1', at: [80, 130], figures: 20 }], level, rules });
  for (const [id, figures] of Object.entries(lost)) {
    const unit = unitIn(game.state, id);
    unit.turn.before = unit.figures;
    unit.turn.lost = figures;
    unit.figures -= figures;
  }
  Object.assign(unitIn(game.state, 'blue-1'), first);
  Object.assign(unitIn(game.state, 'blue-1').turn, turn);
  const told = play(game, { dice }, ['morale']);
  const each = <T>(of: (unit: ReturnType<typeof unitIn>) => T) => ids.map(id => of(unitIn(game.state, id)));
  return { ...told, duties: each(({ mustDo }) => mustDo), brigades: each(({ brigade }) => brigade), each };
}

describe('a brigade at the end of a turn (cady/common/unit/battle-or-brigade cady/musket/definition/brigade)', () => {
  it('reads the morale chart a column further right (cady/musket/morale/two-unit-brigade cady/common/morale/brigade-column)', () => {
    expect(end({ 'blue-1': 1 }).of('morale')).toMatchObject([{ before: 80, column: '81-90' }]);
    expect(end({ 'blue-1': 1 }, [], { level: 'intermediate', blue: { be: {} } }).of('morale')).toMatchObject([
      { column: '71-80' },
    ]);
  });

  it('is saved by one test that is passed, though others fail (cady/common/break-through/battle-save-one-pass cady/common/broken/battle-save)', () => {
    const { duties, brigades, of, each } = end({ 'blue-1': 12 }, [5, 6, 6, 4, 6, 6]);
    expect(of('three-dice-test').map(({ unit, to, passed }) => [unit, to, passed])).toEqual([
      ['blue-2', 'save-the-battle', false],
      ['blue-3', 'save-the-battle', true],
    ]);
    expect(of('battle-held')).toMatchObject([{ battle: 'I', outcome: 'held' }]);
    expect(duties).toEqual([null, null, null]);
    expect(brigades).toEqual(['I', 'I', 'I']);
    expect(each(({ failedTest }) => failedTest)).toEqual([false, true, false]);
  });

  it('routs as one when all tests fail (cady/common/break-through/battle-save-fail cady/common/conduct/brigade-chain-test)', () => {
    const { duties, brigades, of } = end({ 'blue-1': 12 }, [5, 6, 6, 5, 6, 6]);
    expect(of('battle-held')).toMatchObject([{ outcome: 'failed' }]);
    expect(duties).toEqual(['rout', 'rout', 'rout']);
    expect(brigades).toEqual([null, null, null]);
  });

  it('or falls into single units, where that is read so (cady/common/broken/battle-save-failed-breaks-up)', () => {
    const rules = musketRulesUnder({ 'cady/ruling/broken-battle-fate': 'breaks-up' });
    const { duties, brigades } = end({ 'blue-1': 12 }, [5, 6, 6, 5, 6, 6], { rules });
    expect(duties).toEqual(['rout', null, null]);
    expect(brigades).toEqual([null, null, null]);
  });

  it('all of it stays, whatever has befallen any unit of it (cady/common/break-through/battle-save-one-pass)', () => {
    const two = end({ 'blue-1': 12, 'blue-2': 12 }, [4, 6, 6]);
    expect(two.of('battle-held')).toMatchObject([{ outcome: 'held' }]);
    expect(two.duties).toEqual([null, null, null]);
    const pushed = end({ 'blue-1': 12, 'blue-2': 7 }, [4, 6, 6]);
    expect(pushed.of('morale').map(({ result }) => result)).not.toContain('no-effect');
    expect(pushed.duties).toEqual([null, null, null]);
  });

  it('a unit that routs worn out is saved as well, whether or not it has lost figures (cady/common/broken/battle-save)', () => {
    for (const losses of [{}, { 'blue-1': 1 }]) {
      const worn = (dice: readonly number[]) => end(losses, dice, { first: { fatigue: 6, turn: { attacked: true } } });
      expect(worn([4, 6, 6, 4, 6, 6])).toMatchObject({ duties: [null, null, null], brigades: ['I', 'I', 'I'] });
      expect(worn([4, 6, 6, 4, 6, 6]).of('worn-out')).toEqual([]);
      expect(worn([5, 6, 6, 5, 6, 6])).toMatchObject({
        duties: ['rout', 'rout', 'rout'],
        brigades: [null, null, null],
      });
    }
  });

  it('a unit that a routing friend sweeps along is saved as well, and saves nobody (cady/common/break-through/battle-save-who)', () => {
    const swept = (dice: readonly number[]) => end({}, dice, { first: { mustDo: 'rout' } });
    expect(swept([4, 6, 6, 4, 6, 6])).toMatchObject({ duties: [null, null, null], brigades: ['I', 'I', 'I'] });
    const other = end({ 'blue-2': 12 }, [5, 6, 6], { first: { mustDo: 'rout' } });
    expect(other.of('three-dice-test').map(({ unit }) => unit)).toEqual(['blue-3']);
    expect(other.duties).toEqual(['rout', 'rout', 'rout']);
  });

  it('nobody with a poor reaction of his own may save it (cady/common/break-through/battle-save-who)', () => {
    const { duties, of } = end({ 'blue-1': 12, 'blue-2': 3, 'blue-3': 3 });
    expect(of('battle-held')).toMatchObject([{ outcome: 'nobody' }]);
    expect(duties[0]).toBe('rout');
    expect(duties[1]).not.toBe('rout');
  });

  it('there are none below the advanced game (cady/common/game-level/advanced-brigades)', () => {
    expect(end({ 'blue-1': 12 }, [], { level: 'intermediate' }).of('battle-held')).toEqual([]);
  });
});
