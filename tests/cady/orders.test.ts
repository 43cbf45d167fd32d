import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RuleViolation } from '../../src/rulebook/index.js';
import { type Order, parseOrder, printOrder, readOrder } from '../../src/rulesets/cady/common/index.js';

const thousandth = (most: number) => fc.integer({ min: 1, max: most * 1000 - 1 }).map(n => n / 1000);
const bearing = fc.oneof(fc.constantFrom(0, 22.5, 45, 90, 180, 337.5), thousandth(360));
const distance = fc.oneof(
  fc.constant({ by: 'full' as const }),
  thousandth(1000).map(cm => ({ by: 'cm' as const, cm })),
  fc
    .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }))
    .map(([a, b]) => ({ by: 'fraction' as const, of: [Math.min(a, b), Math.max(a, b)] as const })),
);
const leg = fc.record({ direction: fc.oneof(fc.constant('ahead' as const), bearing), distance });
const orders: fc.Arbitrary<Order> = fc
  .record(
    {
      gait: fc.constantFrom('march' as const, 'engage' as const, 'charge' as const),
      legs: fc.array(leg, { maxLength: 4 }),
      formation: fc.oneof(
        fc.constant({ shape: 'line' as const }),
        fc.integer({ min: 1, max: 36 }).map(abreast => ({ shape: 'column' as const, abreast })),
      ),
      facing: bearing,
      fire: fc.oneof(
        fc.constant({ fire: 'hold' as const }),
        fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/).map(target => ({ fire: 'at' as const, target })),
      ),
      fireFirst: fc.constant(true),
      spike: fc.constant(true),
    },
    { requiredKeys: ['gait', 'legs'] },
  )
  .map(order => {
    const { fireFirst, ...rest } = order;
    const steady = { ...rest, gait: order.legs.length === 0 ? ('march' as const) : order.gait };
    return fireFirst && order.fire?.fire !== 'hold' ? { ...steady, fireFirst } : steady;
  });

const faultsOf = (text: string) => {
  const read = readOrder(text);
  return 'violations' in read ? read.violations : [];
};

describe('the notation of orders', () => {
  it('prints what it reads and reads what it prints (cady/common/orders/abbreviations)', () => {
    fc.assert(
      fc.property(orders, order => {
        expect(parseOrder(printOrder(order))).toEqual(order);
      }),
    );
  });

  it('prints every order in one way', () => {
    fc.assert(
      fc.property(orders, order => {
        const text = printOrder(order);
        expect(printOrder(parseOrder(text))).toBe(text);
        expect(printOrder(parseOrder(text.toLowerCase()))).toBe(text);
        expect(printOrder(parseOrder(text.replaceAll(', ', ' ,  ')))).toBe(text);
      }),
    );
  });

  it.each<[string, string]>([
    ['n 1/3, col 4, f n', 'N 1/3, Col 4, F N'],
    ['ADV 30 cm, F N, LB', 'ADV 30 cm, LB, F N'],
    ['ADV N 30cm', 'N 30 cm'],
    ['march full', 'ADV full'],
    ['charge ne full', 'CH NE full'],
    ['CH 30 cm', 'CH 30 cm'],
    ['CH 30 10 cm', 'CH 30 10 cm'],
    ['217 full', '217 full'],
    ['N 10 cm, NE full', 'N 10 cm, NE full'],
    ['engage N 2/3, ENG NE full', 'ENG N 2/3, ENG NE full'],
    ['hold, fire at red-2', 'H, FIRE red-2'],
    ['HF', 'H, HF'],
    ['LB', 'H, LB'],
    ['S full, FB', 'S full, FB'],
    ['SPIKE', 'H, SPIKE'],
    ['N 1/3, Col 4 - facing N.', 'N 1/3, Col 4, F N'],
    ['H.', 'H'],
    ['N full – LB — F NE .', 'N full, LB, F NE'],
  ])('reads %j as %j', (text, canonical) => {
    expect(printOrder(parseOrder(text))).toBe(canonical);
  });

  it('says where to, how far, in which formation and facing which way (cady/common/orders/contents-direction cady/common/orders/contents-distance cady/common/orders/contents-formation cady/common/orders/contents-facing)', () => {
    expect(parseOrder('NNE 10 cm, Col 6, F 100')).toEqual({
      gait: 'march',
      legs: [{ direction: 22.5, distance: { by: 'cm', cm: 10 } }],
      formation: { shape: 'column', abreast: 6 },
      facing: 100,
    });
  });

  it('tells an advance to contact from a charge (cady/common/charge/engage-vs-charge)', () => {
    expect(parseOrder('ENG N full').gait).toBe('engage');
    expect(parseOrder('CH N full').gait).toBe('charge');
  });
});

describe('explanations added to an order (cady/common/orders/extra-explanation)', () => {
  it.each<[string, string]>([
    ['N 1/3 (stop on north side of ford), F N', 'N 1/3, F N, (stop on north side of ford)'],
    ['NE full, [proceed to the fork, in the road].', 'NE full, (proceed to the fork, in the road)'],
    ['"hold the crossing" H', 'H, (hold the crossing)'],
    ['H (one) (two)', 'H, (one, two)'],
    ['N 1/3 - stop on north side of ford', 'N 1/3, (stop on north side of ford)'],
    ['NE full, proceed to the fork in the road.', 'NE full, (proceed to the fork in the road)'],
    ['Keep the crossing, H (quietly)', 'H, (quietly, Keep the crossing)'],
  ])('reads %j as %j', (text, canonical) => {
    expect(printOrder(parseOrder(text))).toBe(canonical);
    expect(parseOrder(canonical)).toEqual(parseOrder(text));
  });

  it('are kept and change nothing of what is done', () => {
    expect(parseOrder('N 1/3 (stop north of the ford)')).toEqual({
      ...parseOrder('N 1/3'),
      explanation: 'stop north of the ford',
    });
  });

  it('may depend on something as little as the order itself', () => {
    expect(faultsOf('N 1/3 (if the ford is free)').map(({ clause }) => clause)).toEqual([
      'cady/common/orders/no-conditional',
    ]);
  });

  it.each([
    'LB, withdraw to the hill',
    'H, hold the bridge here',
    'N full, north to the mill',
    'N full, colum four abreast 4',
  ])('%j is an order that cannot be read, and no explanation', text => {
    expect(faultsOf(text)).not.toEqual([]);
  });

  it.each(['H (never closed', 'H )', '(only words)extra'])('%j is no order', text => {
    expect(faultsOf(text)).not.toEqual([]);
  });
});

describe('what is no order', () => {
  it.each(['if they come, N full', 'N full unless attacked', 'Follow red-1', 'H until turn 3', 'when ready CH N full'])(
    '%j depends on something (cady/common/orders/no-conditional)',
    text => {
      expect(faultsOf(text).map(({ clause }) => clause)).toEqual(['cady/common/orders/no-conditional']);
    },
  );

  it.each([
    'towards the enemy',
    'N',
    'N far',
    'N as far as possible',
    '30 cm',
    'N 4/3',
    'N 0 cm',
    'N -5 cm',
    'N 1e3 cm',
    'Col',
    'Col 0',
    'Col 37',
    'F',
    'F upwards',
    'F 360',
    'FIRE',
    'FIRE red-1 red-2',
    '',
    'N full,',
    'H, N full',
    'Col 4, LB',
    'F N, F S',
    'HF, FIRE red-1',
    'FB, HF',
    'N 10 cm, CH N full',
    'N'.repeat(401),
  ])('%j does not say enough (cady/common/orders/must-be-specific)', text => {
    const faults = faultsOf(text);
    expect(faults.length).toBeGreaterThan(0);
    for (const fault of faults) {
      expect(fault.clause).toBe('cady/common/orders/must-be-specific');
      expect(fault.mend).not.toBe('');
    }
  });

  it('tells all faults of an order at once, with the path it was given', () => {
    const read = readOrder('N far, Col 99, F up', 'orders.red-1');
    expect('violations' in read && read.violations.map(({ path }) => path)).toEqual(Array(3).fill('orders.red-1'));
    expect(() => parseOrder('N far')).toThrow(RuleViolation);
  });

  it('a unit may be called if-1: names are not conditions', () => {
    expect(parseOrder('H, FIRE if-1').fire).toEqual({ fire: 'at', target: 'if-1' });
  });

  it('any text is read or refused, never thrown at', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), text => {
        const read = readOrder(text);
        expect('order' in read || read.violations.length > 0).toBe(true);
      }),
    );
  });
});
