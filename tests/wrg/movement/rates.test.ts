import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveDistances } from '../../../src/rulesets/wrg/book/charts/movement.js';
import { wrgBook } from '../../../src/rulesets/wrg/book/print.js';
import { type Manner, type Mover, rides } from '../../../src/rulesets/wrg/moving/mover.js';
import { moveRate, rateOfRow } from '../../../src/rulesets/wrg/moving/rates.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import { cavalryTypes, troopTypes } from '../../../src/rulesets/wrg/troops.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { barbarian, chariot, regular } from './bodies.js';

const rowOf = (mover: Mover, manner: Manner = {}) => moveRate(mover, manner).row;
const moves = (mover: Mover, manner: Manner = {}, rules = wrgRules()) => {
  const { normal, charge } = moveRate(mover, manner, rules);
  return [normal, charge];
};

describe('how far troops move', () => {
  it('each by the row of the table [wrg/movement/rate-super-heavy-cavalry] [wrg/movement/rate-light-infantry]', () => {
    for (const type of ['shc', 'ehc', 'hc', 'mc', 'lc', 'li', 'lmi', 'lhi', 'mi', 'hi', 'elephant', 'wagon'] as const) {
      const { row, normal, charge } = moveRate(regular(type));
      expect(row).toBe(type);
      expect({ normal, charge }).toEqual(moveDistances.cells[type]);
    }
  });

  it('camelry by that of its protection [wrg/movement/rate-heavier-cavalry]', () => {
    const rows = (['shc', 'ehc', 'hc', 'mc', 'lc'] as const).map(type => rowOf(barbarian(type, { camels: true })));
    expect(rows).toEqual(['shc-camels', 'ehc-camels', 'other-camels', 'other-camels', 'other-camels']);
    expect(moves(barbarian('lc', { camels: true }))).toEqual([120, 180]);
  });

  it('chariots by horses and men [wrg/movement/rate-fast-chariots] [wrg/movement/rate-slow-chariots]', () => {
    expect(rowOf(chariot(2, 1))).toBe('fast-chariot');
    expect(rowOf(chariot(2, 2))).toBe('other-chariot');
    // More horses than men, and more than two of them.
    expect(rowOf(chariot(4, 2))).toBe('fast-chariot');
    expect(rowOf(chariot(3, 2))).toBe('other-chariot');
    expect(rowOf(chariot(4, 3))).toBe('other-chariot');
    const armed = { ...chariot(2, 0), crew: ['javelins', 'driver'] as const };
    expect(rowOf(armed)).toBe('fast-chariot');
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/chariot-men': 'fighting-men-only' } });
    expect(moveRate(chariot(2, 2), {}, rules).row).toBe('fast-chariot');
  });

  it('dismounted cavalry 20 slower than its like on foot [wrg/movement/rate-dismounted-cavalry]', () => {
    const onFoot = { dismounted: true };
    expect(cavalryTypes.map(type => moves(regular(type), onFoot))).toEqual([
      [60, 80],
      [40, 60],
      [40, 60],
      [40, 60],
      [40, 60],
    ]);
    const printed = wrgRulesUnder({ edition: 'printed' });
    expect(moves(regular('hc'), onFoot, printed)).toEqual([20, 40]);
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/dismounted-cavalry-as': 'light-horse-as-light-medium' } });
    expect(moveRate(regular('lc'), onFoot, rules).row).toBe('lmi');
  });

  it('mounted infantry as long as it rides, which it does not to fight [wrg/movement/rate-mounted-infantry] [wrg/disorganisation/mounted-infantry-dismount]', () => {
    expect(rides(regular('mi', { mounts: true }), {}, wrgRules())).toBe(true);
    expect(rides(regular('mi', { mounts: true }), { dismounted: true }, wrgRules())).toBe(false);
    expect(rides(regular('hc'), {}, wrgRules())).toBe(false);
    expect(moves(regular('mi', { mounts: true }))).toEqual([120, null]);
    expect(moves(regular('mi', { mounts: true }), { dismounted: true })).toEqual([60, 80]);
  });

  it('engines by what draws them [wrg/movement/rate-man-handled-bolt-thrower] [wrg/movement/rate-mule-engine] [wrg/movement/rate-ox-engine]', () => {
    const light = regular('engine', { engine: 'light-bolt-thrower' });
    const heavy = regular('engine', { engine: 'heavy-bolt-thrower' });
    expect([moves(light), moves(light, { drawn: 'mules' }), moves(light, { drawn: 'oxen' })]).toEqual([
      [60, null],
      [120, null],
      [20, null],
    ]);
    expect(moves(heavy)).toEqual([20, null]);
    expect(() => moveRate(heavy, { drawn: 'men' })).toThrow('a heavy-bolt-thrower is not drawn by men');
    expect(() => moveRate(regular('engine', { engine: '30-mina-stone-thrower' }), { drawn: 'mules' })).toThrow(
      'wrg/movement/rate-mule-engine',
    );
  });

  it('towers and ships, which are no troops [wrg/movement/rate-towers] [wrg/movement/rate-ships]', () => {
    expect(rateOfRow('siege-tower-or-penthouse')).toMatchObject({ normal: 20, charge: null });
    expect(rateOfRow('ship-under-oars')).toMatchObject({ normal: 120, charge: null });
  });

  it('a hollow square at half speed, and never in a charge [wrg/square/half-speed]', () => {
    expect(moves(regular('mi'), { square: true })).toEqual([30, null]);
    expect(moves(regular('li'), { square: true })).toEqual([40, null]);
  });

  it('types of house rules like those that they are made of', () => {
    const troops = { cataphract: { like: 'shc' } };
    const rules = wrgRules(wrgBook.with({ troops }));
    // @ts-expect-error a type that house rules have made
    expect(moveRate(regular('cataphract'), {}, rules).row).toBe('shc');
    // @ts-expect-error no type at all
    expect(() => moveRate(regular('cataphrakt'), {}, rules)).toThrow('cataphract');
  });

  it('never less by charging, and the same whoever trained them', () => {
    fc.assert(
      fc.property(fc.constantFrom(...troopTypes), fc.boolean(), fc.boolean(), (type, camels, square) => {
        const { normal, charge } = moveRate(regular(type, { camels }), { square });
        expect(charge ?? normal).toBeGreaterThanOrEqual(normal);
        expect(moveRate(barbarian(type, { camels }), { square })).toMatchObject({ normal, charge });
      }),
    );
  });
});

describe('the rows that ink has touched', () => {
  it('light-heavy infantry moves as the light, in print as the light-medium that it is like', () => {
    expect(moves(regular('lhi'))).toEqual([80, 100]);
    expect(moves(regular('lhi'), {}, wrgRulesUnder({ edition: 'printed' }))).toEqual([80, 100]);
    const cells = { 'wrg/move-distances': { lmi: { normal: 70 } } };
    const rules = wrgRules(wrgBook.with({ edition: 'printed', cells }));
    expect(moves(regular('lhi'), {}, rules)).toEqual([70, 100]);
  });

  it('heavy infantry moves as medium, in print a step slower [wrg/movement/rate-medium-heavy-infantry]', () => {
    expect(moves(regular('hi'))).toEqual(moves(regular('mi')));
    expect(moves(regular('hi'), {}, wrgRulesUnder({ edition: 'printed' }))).toEqual([40, 60]);
  });
});
