import { expect, it } from 'vitest';
import { chargeSeen } from '../../src/rulesets/cady/common/engagement/measured.js';
import { tableOf } from '../../src/rulesets/cady/common/turn/ground.js';
import { placedOf } from '../../src/rulesets/cady/common/turn/units.js';
import { play, setUp, unitIn } from '../musket/table-top.js';

/** A charge foreseen and made, over a fence that runs along the line of this `y`; the enemy stands at 70. */
function charge(y: number) {
  const fence = {
    kind: 'fence' as const,
    id: 'fence',
    line: [[20, y] as [number, number], [100, y] as [number, number]],
  };
  const game = setUp({
    pieces: [
      { id: 'blue-1', at: [60, 30], type: 'light-lancers', figures: 8, formation: 'LB' },
      { id: 'red-1', at: [60, 70], figures: 16, formation: 'LB' },
    ],
    features: [fence],
  });
  const { rules, scenario, state } = game;
  const seen = (id: string) => ({ placed: placedOf(unitIn(state, id), rules), figures: unitIn(state, id).figures });
  const { behind } = chargeSeen(tableOf(scenario, state.breaches), seen('blue-1'), seen('red-1'), rules).across;
  const { of } = play(game, { orders: { 'blue-1': 'CH N full' }, seed: 1 });
  const reduced = of('shock')[0]?.because.some(({ because }) => because.includes('fence'));
  return { foreseen: behind === 'fence', reduced };
}

it('only a fence that the enemy stands behind takes a shock, foreseen as on the table (cady/common/fence/shock)', () => {
  expect(charge(69.7)).toEqual({ foreseen: true, reduced: true });
  expect(charge(45)).toEqual({ foreseen: false, reduced: false });
});
