import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { musterBattle } from '../../src/battle/index.js';
import { ordersToTakeAndHold } from '../../src/rulesets/cady/musket/bots/take-and-hold.js';
import { musketWindows } from '../../src/rulesets/cady/musket/windows/windows.js';

const file = new URL('../../examples/scenarios/hougoumont-1815.json', import.meta.url);

describe('an army that has nothing to go for but a garrisoned place', () => {
  it('comes on within reach of its muskets', () => {
    const mustered = musterBattle(musketWindows.ruleset, JSON.parse(readFileSync(file, 'utf8')));
    const { state, scenario, rules } = mustered;
    const view = musketWindows.ruleset.view(state, 'french', scenario, rules);
    const near = { ...view, turn: 2, units: { ...view.units } };
    for (const [id, y] of [
      ['ligne-3', 48],
      ['ligne-2', 48],
      ['leger-1', 48],
    ] as const) {
      const unit = near.units[id];
      if (unit !== undefined) near.units[id] = { ...unit, placed: { ...unit.placed, at: { x: unit.placed.at.x, y } } };
    }
    const orders = ordersToTakeAndHold(['ligne-3', 'ligne-2', 'leger-1'], near, rules);
    expect(orders['ligne-2']).toMatch(/\d+ cm/);
  });
});
