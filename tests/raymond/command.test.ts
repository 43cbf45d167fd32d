import { describe, expect, it } from 'vitest';
import { commanderOver, commandOf, inCommand } from '../../src/rulesets/raymond/army/command.js';
import { withBothSides } from './both-sides.js';
import { type Piece, setUp, unitIn } from './table-top.js';

const stand = 40 / 25.4;
/** A general behind a unit that faces north at (20, 20), so many inches from base to base. */
const general = (gap: number, more: Partial<Piece> = {}): Piece => ({
  id: 'blue-general',
  at: [20, 20 - stand - gap],
  type: 'command',
  rank: 'commander',
  ...more,
});
const unit: Piece = { id: 'blue-1', at: [20, 20] };

function commanded(...pieces: readonly Piece[]) {
  const { state, rules } = setUp({ pieces: withBothSides([unit, ...pieces]) });
  return inCommand(unitIn(state, 'blue-1'), state, rules);
}

describe('command', () => {
  it('reaches 6" from the Commander, 3" from a Sub-Commander [raymond/command/range] [raymond/command/in-command]', () => {
    expect(commanded(general(6))).toBe(true);
    expect(commanded(general(6.01))).toBe(false);
    expect(commanded(general(3, { rank: 'sub-commander' }))).toBe(true);
    expect(commanded(general(3.01, { rank: 'sub-commander' }))).toBe(false);
    expect(commanded()).toBe(false);
  });

  it('is measured from base to base, past whatever stands between [raymond/command/measuring]', () => {
    const between: Piece = { id: 'red-1', at: [20, 15], facing: 'N' };
    expect(commanded(general(5), between)).toBe(true);
    expect(commanded(general(0, { at: [20 + stand * 2 + 5.999, 20] }))).toBe(true);
    expect(commanded(general(0, { at: [20 + stand * 2 + 6.002, 20] }))).toBe(false);
  });

  it('only of a command unit of its own side that is still there', () => {
    expect(commanded(general(1, { be: { gone: 'destroyed' } }))).toBe(false);
    expect(commanded(general(1, { id: 'red-general' }))).toBe(false);
    const second = general(1, { id: 'blue-second', rank: 'sub-commander' });
    const { state, rules } = setUp({ pieces: withBothSides([unit, general(4), second]) });
    expect(commanderOver(unitIn(state, 'blue-1'), state, rules)?.id).toBe('blue-general');
  });

  it('heavy cavalry and command units are in command wherever they are [raymond/command/always-in-command]', () => {
    const pieces: Piece[] = [
      { id: 'blue-1', at: [20, 20], type: 'heavy-cavalry', stands: 'XXX' },
      { id: 'blue-2', at: [60, 20], type: 'command', rank: 'sub-commander' },
      { id: 'blue-3', at: [80, 60], type: 'cavalry', stands: 'CCC' },
    ];
    const { state, rules } = setUp({ pieces: withBothSides(pieces) });
    const commands = ['blue-1', 'blue-2', 'blue-3'].map(id => inCommand(unitIn(state, id), state, rules));
    expect(commands).toEqual([true, true, false]);
    expect(commanderOver(unitIn(state, 'blue-1'), state, rules)).toBeUndefined();
    expect(commanderOver(unitIn(state, 'blue-2'), state, rules)?.id).toBe('blue-2');
  });

  it('says why', () => {
    const near = commandOf({ type: 'foot', commanders: [{ rank: 'sub-commander', distance: 2 }] });
    expect(near).toMatchObject({ inCommand: true, because: [{ clause: 'raymond/command/in-command' }] });
    expect(near.because[0]?.because).toBe('within 3" of a sub-commander');
    expect(commandOf({ type: 'foot', commanders: [{ rank: 'sub-commander', distance: 5 }] }).inCommand).toBe(false);
    expect(commandOf({ type: 'heavy-cavalry', commanders: [] }).because[0]?.clause).toBe(
      'raymond/command/always-in-command',
    );
  });
});
