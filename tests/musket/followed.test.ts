import { describe, expect, it } from 'vitest';
import type { FieldUnit } from '../../src/rulesets/cady/common/turn/state.js';
import { clash } from '../ancient-medieval/melee-top.js';
import { move as moveAncient, unitIn as unitInAncient } from '../ancient-medieval/table-top.js';
import { musketRulesUnder } from '../rules-under.js';
import { play, setUp, unitIn } from './table-top.js';

type MustDo = NonNullable<FieldUnit['mustDo']>;

/** Red must go back from a melee, and blue steps after him. */
function followed(
  mustDo: MustDo,
  { rules = musketRulesUnder(), type = 'regulars' as 'regulars' | 'light-lancers', order = 'N full' } = {},
) {
  const game = setUp({
    pieces: [
      { id: 'blue-1', at: [60, 40], type, figures: 12, formation: 'LB' },
      { id: 'red-1', at: [60, 40.25], figures: 12, formation: 'LB', be: { mustDo } },
      { id: 'red-2', at: [160, 120], figures: 16 },
    ],
    rules,
  });
  game.state.turn = 1;
  const edges = { edgeOfA: 'front', edgeOfB: 'front' } as const;
  game.state.contacts.push({ a: 'blue-1', b: 'red-1', ...edges, since: 1, attackers: [], run: {} });
  const { of } = play(game, { orders: { 'blue-1': order } }, ['orders', 'movement']);
  return { blue: unitIn(game.state, 'blue-1'), red: unitIn(game.state, 'red-1'), contacts: game.state.contacts, of };
}

describe('whom its losses send back it goes, whoever steps after it (cady/ruling/followed-from-contact cady/common/morale/result-binds-next-turn)', () => {
  it('half a move in good order, with the enemy at its heels', () => {
    const { red, contacts, of } = followed('back');
    expect(red.at).toEqual({ x: 60, y: 58.25 });
    expect(contacts).toMatchObject([{ a: 'blue-1', b: 'red-1', edgeOfB: 'front', attackers: ['blue-1'] }]);
    expect(of('contact')).toMatchObject([{ third: 3 }]);
    // Who holds his ground lets it go.
    expect(followed('back', { order: 'H' }).contacts).toEqual([]);
  });

  it('a full move with its back to him', () => {
    expect(followed('back-and-turn').red.at).toEqual({ x: 60, y: 80.25 });
  });

  it('and horse with move left meets it where it stops, in its back if it had to turn', () => {
    const { red, contacts } = followed('back-and-turn', { type: 'light-lancers' });
    expect(red.at.y).toBe(80.25);
    expect(contacts).toMatchObject([{ a: 'blue-1', b: 'red-1', edgeOfB: 'rear' }]);
    expect(followed('back', { type: 'light-lancers' }).contacts).toMatchObject([{ edgeOfB: 'front' }]);
  });

  it('who routs holds nobody up who has the field to himself', () => {
    const { red, blue } = followed('rout');
    expect(red.gone).toBe('routed');
    expect(blue.at.y).toBeGreaterThan(65);
  });

  it('or, moved by equal shares, it is met at once by who is faster', () => {
    const rules = musketRulesUnder({ 'cady/ruling/followed-from-contact': 'as-soon-as-he-is-faster' });
    const { red, contacts } = followed('back', { rules });
    expect(red.at.y).toBe(40.25);
    expect(contacts).toHaveLength(1);
  });

  it('in the ancient game too', () => {
    const game = clash({
      blue: { figures: 12, formation: 'LB' },
      red: { figures: 12, formation: 'LB', be: { mustDo: 'back' } },
      touches: [{ a: 'blue-1', b: 'red-1', since: 1 }],
    });
    moveAncient(game, { 'blue-1': 'N full' });
    expect(unitInAncient(game.state, 'red-1').at.y).toBe(62.25);
  });
});
