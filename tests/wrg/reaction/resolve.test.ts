import { describe, expect, it, test } from 'vitest';
import { scripted } from '../../../src/dice/index.js';
import { wrgBook } from '../../../src/rulesets/wrg/book/print.js';
import { reactionResolvers } from '../../../src/rulesets/wrg/resolve/reaction.js';
import { alone } from './testers.js';

const resolver = (name: string) => reactionResolvers.find(each => each.name === `wrg/${name}`)!;
const result = (name: string, situation: unknown) => resolver(name).resolve(situation).result;

describe('what can be asked about reaction and orders', () => {
  test.each(reactionResolvers.map(({ name }) => name))('%s has a schema and refuses nonsense', name => {
    const asked = reactionResolvers.find(each => each.name === name)!;
    expect(asked.schema()).toMatchObject({ type: 'object' });
    expect(() => asked.resolve({ nonsense: true })).toThrow('nonsense');
  });

  it('a test before it is thrown, and thrown', () => {
    const asked = resolver('reaction-test').resolve({ ...alone, disorganised: true }, scripted([3, 3, 4]));
    expect(asked.odds).toMatchObject({ dice: 3, factors: -1 });
    expect(asked.distribution!.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    expect(asked.result).toMatchObject({ total: 9, result: 'carry-on' });
    expect(asked.because.map(each => each.clause)).toContain('wrg/reaction/minus1-disorganised');
  });

  it('by the book before the ink', () => {
    const six = { ...alone, enemyUnitsFacing: 6 };
    expect(result('reaction-factors', six)).toMatchObject({ total: -5 });
    const printed = wrgBook.with({ edition: 'printed' });
    expect(resolver('reaction-factors').resolve(six, undefined, printed).result).toMatchObject({ total: -6 });
  });

  it('a total, a cause, an order', () => {
    expect(result('reaction-result', { total: 14, class: 'D', hasOrder: true })).toMatchObject({
      result: 'uncontrolled-advance',
      comparedWithHalt: 'better',
      instruction: { periods: 2, losesOrder: true },
    });
    expect(result('tests-due', { original: 20, figures: 9 })).toMatchObject([{ cause: 'below-half-strength' }]);
    expect(result('voluntary-test', { engaged: true })).toMatchObject([{ clause: 'wrg/reaction/voluntary-not-melee' }]);
    expect(result('skirmishers-evade', { type: 'lc', result: 'carry-on' })).toEqual({
      evade: 'choice',
      countercharge: true,
    });
    expect(result('read-order', { order: 'move sw' })).toMatchObject({ printed: 'MOVE SW', none: false });
    expect(() => result('read-order', { order: 'dance' })).not.toThrow();
    expect(() => result('read-order', { order: 'dance on the hill' })).toThrow('bids nothing');
    const harass = { order: 'HARASS gauls', type: 'lc', missileArmed: true, enemies: ['gauls'] };
    expect(result('order-faults', { ...harass, standing: ['HARASS: SKIRMISH'] })).toEqual([]);
    expect(result('order-faults', harass)).toMatchObject([{ path: 'order.word' }]);
    expect(result('order-delivery', { delivery: { by: 'follow-me' } })).toMatchObject({ periods: 1, faults: [] });
    const scipio = { rank: 'commander-in-chief', ofHisCommand: true, knows: true, bodyguard: 6 };
    expect(result('order-delivery', { delivery: { by: 'follow-me' }, general: scipio })).toMatchObject({
      faults: [{ path: 'general.bodyguard', clause: 'wrg/orders/follow-me-bodyguard-limit' }],
    });
    expect(result('order-delivery', { delivery: { by: 'signal' }, general: scipio })).toMatchObject({ faults: [] });
    expect(result('signals', { training: 'barbarian', agreed: 3 })).toMatchObject({
      reaches: null,
      faults: [{ path: 'agreed' }],
    });
  });
});
