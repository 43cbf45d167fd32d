import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  printOrder,
  printSignal,
  printStandingOrder,
  readOrder,
  readSignal,
  readStandingOrder,
} from '../../../src/rulesets/wrg/orders/notation.js';
import {
  enemyWords,
  isNoOrder,
  type OrderStep,
  type Signal,
  type StandingOrder,
  stepAgainst,
  stepsOfOrder,
  type WrittenOrder,
} from '../../../src/rulesets/wrg/orders/order.js';
import {
  signalSchema,
  standingOrderSchema,
  writtenOrderSchema,
} from '../../../src/rulesets/wrg/orders/orders-schema.js';
import { isOrderId } from '../../../src/rulesets/wrg/orders/words.js';
import { orderVerbs } from '../../../src/rulesets/wrg/rules/reaction/orders.js';
import { readBy } from '../../../src/scenario/index.js';

const id = fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/).filter(isOrderId);
const paces = fc.integer({ min: 0, max: 5_000_000 }).map(each => each / 1000);
const point = fc.record({ x: fc.integer({ min: -9000, max: 9000 }), y: paces });
const direction = fc.oneof(
  fc.constantFrom('N' as const, 'SSW' as const, 'WNW' as const),
  fc.integer({ min: 0, max: 359 }),
);
const unit = fc.record({ unit: id });
const place = fc.oneof(fc.record({ place: id }), fc.record({ point }));
const heading = fc.record({ direction, paces }, { requiredKeys: ['direction'] });
const how = {
  pace: fc.constant('half' as const),
  formation: fc.record(
    {
      shape: fc.constantFrom('line' as const, 'column' as const, 'square' as const),
      files: fc.integer({ min: 1, max: 99 }),
    },
    { requiredKeys: ['shape'] },
  ),
  via: fc.array(point, { minLength: 1, maxLength: 3 }),
  shootAt: fc.oneof(
    fc.record({ unit: id.filter(each => !enemyWords.some(word => word === each)) }),
    fc.record({
      enemies: fc.array(fc.array(fc.constantFrom(...enemyWords), { minLength: 1, maxLength: 3 }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  ),
  against: fc.array(fc.array(fc.constantFrom(...enemyWords), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 3,
  }),
};
const goals: { readonly [Verb in OrderStep['verb']]: fc.Arbitrary<OrderStep['goal']> } = {
  attack: unit,
  charge: unit,
  support: unit,
  follow: unit,
  move: fc.oneof(place, heading),
  hold: fc.option(place, { nil: undefined }),
  ambush: fc.option(place, { nil: undefined }),
  skirmish: fc.option(unit, { nil: undefined }),
  probe: fc.option(fc.oneof(unit, place, heading), { nil: undefined }),
  retire: fc.option(fc.oneof(place, heading), { nil: undefined }),
};
const step: fc.Arbitrary<OrderStep> = fc
  .constantFrom(...orderVerbs)
  .chain(verb => fc.tuple(fc.constant(verb), goals[verb], fc.record(how, { requiredKeys: [] })))
  .map(([verb, goal, more]) => (goal === undefined ? { verb, ...more } : { verb, goal, ...more }));
const steps = fc.array(step, { minLength: 1, maxLength: 4 });
const order: fc.Arbitrary<WrittenOrder> = fc.oneof(
  steps.map(each => ({ kind: 'steps' as const, steps: each })),
  fc.record({ kind: fc.constant('standing' as const), word: id, unit: id }, { requiredKeys: ['kind', 'word'] }),
  fc.constant({ kind: 'initiative' as const }),
);
const standing: fc.Arbitrary<StandingOrder> = fc.record(
  { word: id, troops: fc.array(fc.constantFrom('lc', 'li', 'hi'), { minLength: 1, maxLength: 3 }), steps },
  { requiredKeys: ['word', 'steps'] },
);
const signal: fc.Arbitrary<Signal> = fc.record({
  name: id,
  by: fc.constantFrom('trumpet' as const, 'visual' as const),
  means: order,
});

describe('orders that are printed', () => {
  test('read back as the same', () => {
    fc.assert(
      fc.property(order, each => {
        expect(readOrder(printOrder(each))).toEqual({ read: each });
      }),
    );
  });

  test('standing orders too, and signals', () => {
    fc.assert(
      fc.property(standing, each => {
        expect(readStandingOrder(printStandingOrder(each))).toEqual({ read: each });
      }),
    );
    fc.assert(
      fc.property(signal, each => {
        expect(readSignal(printSignal(each))).toEqual({ read: each });
      }),
    );
  });

  test('are what files may hold as data', () => {
    fc.assert(
      fc.property(order, each => {
        expect(readBy(writtenOrderSchema, each)).toEqual({ read: each });
      }),
    );
    fc.assert(
      fc.property(standing, each => {
        expect(readBy(standingOrderSchema, each)).toEqual({ read: each });
      }),
    );
    fc.assert(
      fc.property(signal, each => {
        expect(readBy(signalSchema, each)).toEqual({ read: each });
      }),
    );
    expect(readBy(writtenOrderSchema, { kind: 'steps', steps: [{ verb: 'sulk' }] })).toHaveProperty('violations');
  });

  test('never break the reader, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc
            .array(
              fc.constantFrom(
                'ATTACK',
                'gauls',
                'TO',
                '(1 2)',
                ',',
                ';',
                'at half speed',
                '120',
                'SW',
                'if',
                'light',
                '=',
                ':',
              ),
            )
            .map(words => words.join(' ')),
        ),
        typed => {
          for (const read of [readOrder(typed), readStandingOrder(typed), readSignal(typed)]) {
            expect('read' in read || read.violations.length > 0).toBe(true);
          }
        },
      ),
    );
  });
});

describe('orders that are typed', () => {
  const read = (typed: string): unknown => {
    const result = readOrder(typed);
    return 'read' in result ? result.read : result.violations[0]!.problem;
  };

  it('may be in small letters and with space', () => {
    expect(read('  attack   gauls ,  at Half speed')).toEqual({
      kind: 'steps',
      steps: [{ verb: 'attack', goal: { unit: 'gauls' }, pace: 'half' }],
    });
    expect(read('move sw 120; hold')).toEqual({
      kind: 'steps',
      steps: [{ verb: 'move', goal: { direction: 'SW', paces: 120 } }, { verb: 'hold' }],
    });
  });

  it('lead straight there unless a way is laid down [wrg/orders/direct-route]', () => {
    expect(read('MOVE TO hill, via (100 200) (300 250), in line 12')).toEqual({
      kind: 'steps',
      steps: [
        {
          verb: 'move',
          goal: { place: 'hill' },
          via: [
            { x: 100, y: 200 },
            { x: 300, y: 250 },
          ],
          formation: { shape: 'line', files: 12 },
        },
      ],
    });
  });

  it('are no orders when they leave it to the unit [wrg/orders/initiative-orders-void]', () => {
    for (const typed of ['Use initiative', 'take appropriate action', 'ATTACK SUITABLE TARGETS']) {
      const result = readOrder(typed);
      expect('read' in result && isNoOrder(result.read)).toBe(true);
    }
    expect(isNoOrder(null)).toBe(true);
    expect(isNoOrder({ kind: 'steps', steps: [{ verb: 'hold' }] })).toBe(false);
  });

  it('say skirmish by that word [wrg/orders/skirmish-word]', () => {
    expect(read('SKIRMISH')).toEqual({ kind: 'steps', steps: [{ verb: 'skirmish' }] });
    expect(read('HARASS gauls')).toEqual({ kind: 'standing', word: 'harass', unit: 'gauls' });
  });

  it.each([
    ['ATTACK', 'ATTACK needs a goal'],
    ['ATTACK SW', 'ATTACK is about a unit'],
    ['MOVE gauls', 'MOVE leads to a place (TO …) or in a direction'],
    ['HOLD SW', 'HOLD leads to a place (TO …)'],
    ['MOVE SW -4', '"SW -4" is neither a unit nor a place nor a direction'],
    ['HOLD, on one leg', '"on one leg" does not say how'],
    ['MOVE N, via here', '"via here" does not say how'],
    ['HOLD, if pretty', '"if pretty" does not say how'],
    ['win the battle for me', '"win the battle for me" bids nothing that is known'],
    ['', '"" bids nothing that is known'],
  ])('are refused: %s', (typed, problem) => {
    expect(read(typed)).toBe(problem);
  });

  it.each([
    ['Move South West', 'MOVE SW'],
    ['MOVE south-west 120', 'MOVE SW 120'],
    ['retire north north east 60', 'RETIRE NNE 60'],
    ['MOVE east', 'MOVE E'],
    ['PROBE north west 90', 'PROBE NW 90'],
    ['ATTACK west', 'ATTACK west'],
    ['MOVE TO south', 'MOVE TO south'],
  ])('name points of the compass in words, as the book does: %s', (typed, printed) => {
    const order = readOrder(typed);
    expect('read' in order ? printOrder(order.read) : order.violations).toBe(printed);
  });

  it.each([
    ['HOLD hill', 'did you mean "HOLD TO hill"?'],
    ['MOVE the hill', 'did you mean "MOVE TO hill"?'],
    ['SKIRMISH against gauls', 'did you mean "SKIRMISH gauls"?'],
    ['ATTACK TO gauls', 'did you mean "ATTACK gauls"?'],
    ['HOLD SW 60', 'write "MOVE SW 60; HOLD"'],
    ['If the enemy attack, retire', 'write what is to be done first'],
    ['take the wood in front', 'begin with one of'],
  ])('that are refused say how to write them: %s', (typed, mend) => {
    const order = readOrder(typed);
    expect('violations' in order ? order.violations[0]?.mend : order).toContain(mend);
  });

  it('define signals and words in writing [wrg/orders/signals-defined-in-writing] [wrg/orders/standing-orders]', () => {
    expect(readSignal('TRUMPET advance = MOVE N 200')).toEqual({
      read: {
        name: 'advance',
        by: 'trumpet',
        means: { kind: 'steps', steps: [{ verb: 'move', goal: { direction: 'N', paces: 200 } }] },
      },
    });
    expect(readSignal('HORN advance = HOLD')).toHaveProperty('violations');
    expect(readStandingOrder('SKIRMISH: HOLD')).toHaveProperty('violations');
    expect(readStandingOrder('HARASS for: HOLD')).toHaveProperty('violations');
    expect(readStandingOrder('HARASS: JUGGLE')).toHaveProperty('violations');
  });
});

describe('a word of standing orders [wrg/orders/standing-orders] [wrg/orders/conditional]', () => {
  const result = readStandingOrder(
    'HARASS for lc: SKIRMISH, if heavy facing in-order or medium facing in-order; CHARGE, if light or disorganised or outflanked or general',
  );
  const harass = 'read' in result ? result.read : undefined;
  const order: WrittenOrder = { kind: 'standing', word: 'harass', unit: 'gauls' };
  const against = (...enemy: (typeof enemyWords)[number][]) =>
    stepAgainst(stepsOfOrder(order, [harass!], 'lc')!, enemy)?.verb;

  it('does what it says against each enemy', () => {
    expect(against('heavy', 'facing', 'in-order')).toBe('skirmish');
    expect(against('medium', 'facing', 'disorganised')).toBe('charge');
    expect(against('light', 'facing', 'in-order')).toBe('charge');
    expect(against('heavy', 'outflanked')).toBe('charge');
    expect(against('elephants')).toBeUndefined();
  });

  it('is about the enemy that the order names, and means nothing to other troops', () => {
    expect(stepsOfOrder(order, [harass!], 'lc')![0]!.goal).toEqual({ unit: 'gauls' });
    expect(stepsOfOrder(order, [harass!], 'hi')).toBeUndefined();
    expect(stepsOfOrder(order, [], 'lc')).toBeUndefined();
    expect(stepsOfOrder({ kind: 'initiative' }, [harass!], 'lc')).toBeUndefined();
  });
});
