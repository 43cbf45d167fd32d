import { describe, expect, it } from 'vitest';
import { musterRaymond } from '../../src/rulesets/raymond/army/muster.js';
import { raymondRules } from '../../src/rulesets/raymond/rules.js';
import { raymondScenarioSchema } from '../../src/rulesets/raymond/schema.js';
import { raymondView } from '../../src/rulesets/raymond/view.js';
import { smallBattle, unitIn } from './small-battle.js';

function seenBy(side: string, terrain = {}) {
  const scenario = raymondScenarioSchema.parse({ ...smallBattle(), terrain });
  const state = musterRaymond(scenario, raymondRules());
  return { state, scenario, view: raymondView(state, side, scenario, raymondRules()) };
}

describe('what a side sees', () => {
  it('is everything on the table, so that all can be measured (raymond/basics/measuring-any-time)', () => {
    const { state, view } = seenBy('red');
    expect(view).toMatchObject({ side: 'red', turn: 0, initiative: null, holdings: state.holdings });
    expect(view.units).toEqual(state.units);
    expect(view.table).toMatchObject({ width: 60, height: 48 });
    expect(view.objectives).toEqual([{ id: 'cross', name: 'the cross', at: { x: 30, y: 24 }, radius: 4 }]);
  });

  it('is the same for both sides, but for the side that it is', () => {
    expect({ ...seenBy('red').view, side: '' }).toEqual({ ...seenBy('blue').view, side: '' });
  });

  it('names heavy cavalry and the ranks of commanders (raymond/units/declare-heavy-cavalry raymond/command/identify-rank)', () => {
    const { view } = seenBy('red');
    expect(view.units['blue-general']).toMatchObject({ type: 'command', rank: 'commander' });
    expect(view.units['blue-second']).toMatchObject({ type: 'command', rank: 'sub-commander' });
    expect(view.units['blue-horse']).toMatchObject({ type: 'cavalry', stands: [{ kind: 'cavalry' }, {}, {}] });
  });

  it('holds what was agreed about terrain (raymond/fire/terrain-effects-agreed raymond/melee/terrain-effects-agreed)', () => {
    const { terrain } = seenBy('red', { wood: { fireDice: -2, bars: ['artillery'] }, fence: { meleeDice: 0 } }).view;
    const usual = raymondRules().terrain;
    expect(terrain.wood).toMatchObject({ fireDice: -2, bars: ['artillery'], stopsFire: usual.wood.stopsFire });
    expect(terrain.fence).toEqual({ ...usual.fence, meleeDice: 0 });
    expect(terrain.wall).toEqual(usual.wall);
  });

  it('whoever may not enter ground may not charge over it either', () => {
    const { terrain } = seenBy('red', { hill: { bars: ['foot'], barsCharge: ['mounted'] } }).view;
    expect([...terrain.hill.barsCharge].sort()).toEqual(['foot', 'mounted']);
  });

  it('is a copy: what is done to it does nothing to the battle', () => {
    const { state, view } = seenBy('blue');
    const before = structuredClone(state);
    const unit = view.units['red-pikes'];
    Object.assign(unit ?? {}, { hits: 9 });
    Object.assign(unit?.at ?? {}, { x: 0 });
    Object.assign(unit?.stands[0] ?? {}, { kind: 'pike' });
    Object.assign(unit?.phase ?? {}, { done: true });
    Object.assign(view.holdings[0] ?? {}, { side: 'blue' });
    expect(state).toEqual(before);
    expect(unitIn(state, 'red-pikes').hits).toBe(0);
  });
});
