import { describe, expect, it } from 'vitest';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import type { TroopType } from '../../src/rulesets/cady/ancient-medieval/troops.js';
import { fireOrderFaults } from '../../src/rulesets/cady/ancient-medieval/turn/fire/fire-orders.js';
import { missilesPhase } from '../../src/rulesets/cady/ancient-medieval/turn/missiles.js';
import { readOrder } from '../../src/rulesets/cady/common/orders.js';
import { printOrder } from '../../src/rulesets/cady/common/print-orders.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';
import { all, doing, order, type Piece, setUp, type TableTop, unitIn } from './table-top.js';

/** Sixteen light bowmen, two ranks of four stands; before them light foot on the left and heavy horse on the right. */
const bows: Piece = { id: 'blue-1', type: 'archer-light', figures: 16, at: [60, 40], formation: 'LB' };
const near = (id: string, x: number, type: TroopType): Piece => ({
  id,
  type,
  figures: 8,
  at: [x, 58],
  formation: 'LB',
});
const enemies = [near('red-1', 52, 'light-infantry'), near('red-2', 70, 'heavy-cavalry')];

function shots(text: string, dice: readonly number[], table: Partial<TableTop> = {}) {
  const game = setUp({ pieces: [bows, ...enemies], ...table });
  order(game, { 'blue-1': text });
  const { of } = doing(game, { dice }, context => missilesPhase.run(game.state, context));
  return { game, told: of('volley') };
}

const sum = (groups: readonly { figures: number }[]) => groups.reduce((total, { figures }) => total + figures, 0);

describe('fire divided among targets (cady/ancient-medieval/missile/mixed-targets-allocate)', () => {
  it('each share throws for its own target by its armor, and nobody shoots at two', () => {
    const { game, told } = shots('H, FIRE red-1 12 & red-2 4', all(32, 10));
    expect(told.map(({ target, groups }) => [target, sum(groups)])).toEqual([
      ['red-1', 12],
      ['red-2', 4],
    ]);
    const [first, second] = told;
    expect(first?.groups[0]?.faces).not.toEqual(second?.groups[0]?.faces);
    // Two arrows of each man are gone, as if all had shot at one.
    expect(unitIn(game.state, 'blue-1')).toMatchObject({ shots: 22, loaded: false });
  });

  it('whoever was given an enemy that he cannot reach does not shoot', () => {
    const far = { ...near('red-2', 150, 'heavy-cavalry') };
    const { told } = shots('H, FIRE red-1 12 & red-2 4', all(24, 10), {
      pieces: [bows, near('red-1', 52, 'light-infantry'), far],
    });
    expect(told.map(({ target, groups }) => [target, sum(groups)])).toEqual([['red-1', 12]]);
  });

  it('two shots go at two enemies where that reading is played (cady/ancient-medieval/missile/stationary-two-shots)', () => {
    const rules = ancientMedievalRulesUnder({
      rulings: { 'cady/ruling/fire-twice-target': 'same-general-area' },
    });
    const { told } = shots('H, FIRE red-1 & red-2', all(32, 10), { rules });
    expect(told.map(({ target, groups }) => [target, groups.map(each => each.shots)])).toEqual([
      ['red-1', [1, 1]],
      ['red-2', [1, 1]],
    ]);
  });

  it('an order that divides more than there are, or shoots once at each by the stricter reading, is refused', () => {
    const game = setUp({ pieces: [bows, ...enemies] });
    const faults = (text: string) => {
      const read = readOrder(text);
      if (!('order' in read)) throw new Error(text);
      return fireOrderFaults(unitIn(game.state, 'blue-1'), read.order, ancientMedievalRules()).map(each => each.clause);
    };
    expect(faults('FIRE red-1 12 & red-2 4')).toEqual([]);
    expect(faults('FIRE red-1 12 & red-2 8')).toEqual(['cady/ancient-medieval/missile/mixed-targets-allocate']);
    expect(faults('FIRE red-1 & red-2')).toEqual(['cady/ancient-medieval/missile/stationary-two-shots']);
  });

  it.each(['H, FIRE red-1 12 & red-2 4', 'H, FIRE red-1 & red-2'])('%s is printed as it is read', text => {
    const read = readOrder(text);
    expect('order' in read && printOrder(read.order)).toBe(text);
  });

  it.each(['FIRE red-1 12 & red-2', 'FIRE red-1 &', 'FIRE red-1 & red-1', 'FIRE red-1 x & red-2 y'])(
    '%s is refused',
    text => {
      expect(readOrder(text)).toMatchObject({ violations: [{ clause: 'cady/common/orders/must-be-specific' }] });
    },
  );
});
