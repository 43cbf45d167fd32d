import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { counters } from '../../../src/rulesets/wrg/events.js';
import { answerNotations } from '../../../src/rulesets/wrg/notation/answers.js';
import { readConduct } from '../../../src/rulesets/wrg/notation/conduct.js';
import { newOrderWays, readNewOrders } from '../../../src/rulesets/wrg/notation/orders.js';
import { missileWeapons } from '../../../src/rulesets/wrg/shooting/weapons.js';
import type { Conduct } from '../../../src/rulesets/wrg/state.js';
import type { NewOrder, WrgRequests } from '../../../src/rulesets/wrg/terms.js';

// Words that mean something of their own are poor names, and can be told from one by their place alone.
const id = fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/).filter(word => word !== 'none');
const step = fc.stringMatching(/^[A-Z]{4,8}( [a-z][a-z0-9-]{0,6})?(, at half speed)?( \(\d \d\))?$/);
const order = fc.array(step, { minLength: 1, maxLength: 3 }).map(steps => steps.join('; '));
const newOrder: fc.Arbitrary<NewOrder> = fc.record(
  { order, by: fc.constantFrom(...newOrderWays), from: id },
  { requiredKeys: ['order', 'by'] },
);
const conduct: fc.Arbitrary<Conduct> = fc.record(
  {
    charge: id,
    pace: fc.constant('half' as const),
    halt: fc.constant(true as const),
    files: fc.integer({ min: 1, max: 60 }),
    square: fc.boolean(),
    mounted: fc.boolean(),
    shootsWith: fc.constantFrom(...missileWeapons),
    shootsAt: id,
    shoots: fc.constantFrom('at-nobody' as const, 'front-rank' as const),
    tests: fc.constant(true as const),
    lands: fc.constant(true as const),
    boards: id,
    prepares: fc.constant(true as const),
    fireMissiles: fc.constant(true as const),
    burns: id,
    douses: id,
    lays: fc.constant(true as const),
    fly: fc.record({ x: fc.integer({ min: 0, max: 999 }), y: fc.integer({ min: 0, max: 999 }) }),
  },
  { requiredKeys: [] },
);

const point = fc.record({ x: fc.integer({ min: -999, max: 9999 }), y: fc.integer({ min: 0, max: 9999 }) });

const answers: { readonly [K in keyof WrgRequests]: fc.Arbitrary<WrgRequests[K]['answer']> } = {
  orders: fc.dictionary(id, newOrder, { maxKeys: 4, noNullPrototype: true }),
  declare: fc.dictionary(id, conduct, { maxKeys: 4, noNullPrototype: true }),
  counter: fc.constantFrom(...counters),
  signs: fc.dictionary(id, fc.constantFrom(-1 as const, 0 as const, 1 as const), { maxKeys: 4, noNullPrototype: true }),
  wish: fc.option(order),
  pursue: fc.boolean(),
  recover: fc.constantFrom('rallying-back' as const, 'reorganising' as const),
  challenge: fc.option(id),
  aim: fc.option(id),
  accept: fc.boolean(),
  cast: fc.option(fc.record({ spell: fc.integer({ min: 1, max: 12 }), target: id })),
  flight: point,
};

// No reader needs more of a request than which units may be ordered, and how.
// biome-ignore lint/suspicious/noExplicitAny: a table of all kinds at once.
const notations: any = answerNotations;
const request = { units: [] };

describe('the notation of answers', () => {
  test.each(Object.entries(answers))('an answer to %s is read as it was written', (kind, arbitrary) => {
    fc.assert(
      fc.property(arbitrary as fc.Arbitrary<unknown>, answer => {
        expect(notations[kind].read(notations[kind].print(answer), request)).toEqual({ answer });
      }),
    );
  });

  test.each(Object.keys(answers))('whatever is typed for %s is read or told off, and never stops the game', kind => {
    const words =
      'gauls: horse: by messenger from hanno : ; , charge half speed form 4 square test +general - 0 stand evade HOLD keep none yes __proto__';
    const typed = fc.array(fc.oneof(fc.constantFrom(...words.split(' ')), fc.string()), { maxLength: 8 });
    fc.assert(
      fc.property(typed, parts => {
        const read = notations[kind].read(parts.join(' '), request);
        if ('answer' in read) {
          expect(notations[kind].read(notations[kind].print(read.answer), request)).toEqual(read);
        } else {
          expect(read.violations.length).toBeGreaterThan(0);
          for (const { problem, mend } of read.violations)
            expect([problem === '', mend === '']).toEqual([false, false]);
        }
      }),
    );
  });

  const units = [{ unit: 'gauls', by: ['messenger', 'signal'] as const }];

  it.each<[string, WrgRequests['orders']['answer']]>([
    ['', {}],
    ['none', {}],
    ['gauls: HOLD', { gauls: { order: 'HOLD', by: 'messenger' } }],
    ['gauls: by signal: ATTACK legion-1; HOLD', { gauls: { order: 'ATTACK legion-1; HOLD', by: 'signal' } }],
    [
      'gauls: by general from hanno: FOLLOW horse; horse: HOLD;',
      { gauls: { order: 'FOLLOW horse', by: 'general', from: 'hanno' }, horse: { order: 'HOLD', by: 'written' } },
    ],
  ])('orders: %s', (typed, answer) => {
    expect(readNewOrders(typed, units)).toEqual({ answer });
  });

  it.each([
    ['HOLD', 'does not say for which unit'],
    ['gauls:', 'no order'],
    ['gauls: by pigeon: HOLD', 'no order'],
    ['gauls: by messenger from The King: HOLD', 'no order'],
  ])('orders: "%s" is refused', (typed, problem) => {
    expect(readNewOrders(typed, units)).toMatchObject({ violations: [{ problem: expect.stringContaining(problem) }] });
  });

  it.each<[string, Conduct | string]>([
    ['as ordered', {}],
    ['charge legion-1', { charge: 'legion-1' }],
    ['half speed,  form 12', { pace: 'half', files: 12 }],
    ['halt, square', { halt: true, square: true }],
    ['line', { square: false }],
    ['mount', { mounted: true }],
    ['dismount, test', { mounted: false, tests: true }],
    ['form 0', '"form 0" is nothing that a unit could do'],
    ['mount, dismount', '"dismount" is said twice, or against itself'],
    ['charge', '"charge" is nothing that a unit could do'],
    ['constructor', '"constructor" is nothing that a unit could do'],
  ])('conduct: %s', (typed, conduct) => {
    expect(readConduct(typed)).toEqual(conduct);
  });
});
