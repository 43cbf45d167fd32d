import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { answerNotations, printAction, readAction } from '../../src/rulesets/raymond/notation.js';
import { raymondRules } from '../../src/rulesets/raymond/rules.js';
import type { Action, FormationChange, RaymondRequests, Step } from '../../src/rulesets/raymond/terms.js';
import { standKinds } from '../../src/rulesets/raymond/troops.js';

const number = (from: number, to: number) => fc.integer({ min: from * 1000, max: to * 1000 }).map(n => n / 1000);
// Words that mean something of their own are poor names for a unit, and can be told from one by their place alone.
const id = fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/).filter(word => !['none', 'now', 'pass'].includes(word));
const step: fc.Arbitrary<Step> = fc.oneof(
  number(0, 100).map(move => ({ move })),
  number(-360, 360).map(turn => ({ turn })),
  fc.constant({ aboutFace: true as const }),
);
const steps = fc.array(step, { maxLength: 5 });
const change: fc.Arbitrary<FormationChange> = fc.record(
  {
    formation: fc.constantFrom('line' as const, 'mass' as const, 'defensive mass' as const),
    stands: fc.stringMatching(/^[PMHLDdCXflhG][PMHLDdCXflhG.]{0,3}(\/[PMHLDdCXflhG]{1,3})?$/),
    stationary: fc.integer({ min: 0, max: 8 }),
    becomes: fc.integer({ min: 0, max: 8 }),
  },
  { requiredKeys: ['formation', 'stands'] },
);
const hasty = { doubleTime: fc.constant(true) };
const action: fc.Arbitrary<Action> = fc.oneof(
  change.map(change => ({ kind: 'change-formation' as const, change })),
  fc.record(
    { kind: fc.constant('manoeuvre' as const), steps, before: change, after: change, ...hasty },
    { requiredKeys: ['kind', 'steps'] },
  ),
  fc.record({ kind: fc.constant('step-back' as const), steps, ...hasty }, { requiredKeys: ['kind', 'steps'] }),
  fc.record(
    {
      kind: fc.constant('side-step' as const),
      to: fc.constantFrom('left' as const, 'right' as const),
      steps,
      ...hasty,
    },
    { requiredKeys: ['kind', 'to', 'steps'] },
  ),
  fc.record(
    { kind: fc.constant('charge' as const), target: id, pivot: number(-10, 10) },
    { requiredKeys: ['kind', 'target'] },
  ),
  fc.record({ kind: fc.constantFrom('mount' as const, 'dismount' as const), change }, { requiredKeys: ['kind'] }),
  fc.record({ kind: fc.constant('prolong' as const), steps }),
  fc.constant({ kind: 'limber' as const }),
  fc.record({ kind: fc.constant('unlimber' as const), turn: number(-360, 360) }, { requiredKeys: ['kind'] }),
);
const stands = fc.uniqueArray(fc.integer({ min: 0, max: 8 }), { minLength: 1, maxLength: 4 });

const answers: { readonly [K in keyof RaymondRequests]: fc.Arbitrary<RaymondRequests[K]['answer']> } = {
  fire: fc.record(
    {
      at: fc.array(fc.record({ target: id, stands: fc.integer({ min: 1, max: 9 }) }), { maxLength: 3 }),
      pivot: number(-9, 9),
    },
    { requiredKeys: ['at'] },
  ),
  'join-in': fc.option(id),
  attack: fc.record({
    attacks: fc.array(
      fc.record(
        { target: id, stands, extraDiceOf: fc.constantFrom(...standKinds) },
        { requiredKeys: ['target', 'stands'] },
      ),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  rethrow: fc.boolean(),
  losses: stands.map(places => [...places].sort((a, b) => a - b)),
  withdraw: fc.boolean(),
  move: fc.option(fc.record({ unit: id, action })),
  intercept: fc.option(fc.record({ after: number(0, 40) })),
  recoil: fc.option(fc.record({ steps: fc.array(step, { minLength: 1, maxLength: 5 }) })),
  'break-through': number(0, 20),
  retreat: fc.uniqueArray(id, { maxLength: 3 }),
};

// No reader needs more of a request than whom it could fire at.
// biome-ignore lint/suspicious/noExplicitAny: a table of all kinds at once.
const notations: any = answerNotations;
const request = { targets: [] };
const by = { rules: raymondRules() };

describe('Raymond’s notation', () => {
  test.each(Object.entries(answers))('an answer to %s is read as it was written', (kind, arbitrary) => {
    fc.assert(
      fc.property(arbitrary as fc.Arbitrary<unknown>, answer => {
        const written = notations[kind].print(answer);
        expect(notations[kind].read(written, request, by)).toEqual({ answer });
      }),
    );
  });

  test.each(Object.keys(answers))('whatever is typed for %s is read or told off, and never stops the game', kind => {
    const words =
      'hold pivot 2 -3.5 , ; : M T about back left skippon charge mass PM/MM stands after go double stay with';
    const typed = fc.array(fc.oneof(fc.constantFrom(...words.split(' ')), fc.string()), { maxLength: 8 });
    fc.assert(
      fc.property(typed, parts => {
        const read = notations[kind].read(parts.join(' '), request, by);
        if ('answer' in read) {
          const again = notations[kind].read(notations[kind].print(read.answer), request, by);
          expect(again).toEqual(read);
        } else {
          expect(read.violations.length).toBeGreaterThan(0);
          for (const { problem, mend } of read.violations)
            expect([problem === '', mend === '']).toEqual([false, false]);
        }
      }),
    );
  });

  test.each<[string, Action]>([
    ['M 4, T 30, M 2', { kind: 'manoeuvre', steps: [{ move: 4 }, { turn: 30 }, { move: 2 }] }],
    ['move 4", turn -30°', { kind: 'manoeuvre', steps: [{ move: 4 }, { turn: -30 }] }],
    ['charge skippon', { kind: 'charge', target: 'skippon' }],
    ['charge skippon, pivot -2.5', { kind: 'charge', target: 'skippon', pivot: -2.5 }],
    ['about', { kind: 'manoeuvre', steps: [{ aboutFace: true }] }],
    ['line PMMP', { kind: 'change-formation', change: { formation: 'line', stands: 'PMMP' } }],
    [
      'mass PM/MM keeping 2 as 1',
      { kind: 'change-formation', change: { formation: 'mass', stands: 'PM/MM', stationary: 1, becomes: 0 } },
    ],
    ['defensive mass PM/MM', { kind: 'change-formation', change: { formation: 'defensive mass', stands: 'PM/MM' } }],
    ['mass CC/C, M 6', { kind: 'manoeuvre', steps: [{ move: 6 }], before: { formation: 'mass', stands: 'CC/C' } }],
    ['double M 8, T 10', { kind: 'manoeuvre', steps: [{ move: 8 }, { turn: 10 }], doubleTime: true }],
    ['back 2', { kind: 'step-back', steps: [{ move: 2 }] }],
    ['double, left 4', { kind: 'side-step', to: 'left', steps: [{ move: 4 }], doubleTime: true }],
    ['mount', { kind: 'mount' }],
    ['dismount line ddd', { kind: 'dismount', change: { formation: 'line', stands: 'ddd' } }],
    ['prolong 3, T 40', { kind: 'prolong', steps: [{ move: 3 }, { turn: 40 }] }],
    ['limber', { kind: 'limber' }],
    ['unlimber 90', { kind: 'unlimber', turn: 90 }],
    ['stay', { kind: 'manoeuvre', steps: [] }],
  ])('%s', (typed, action) => {
    expect(readAction(typed)).toEqual({ answer: action });
    expect(readAction(printAction(action))).toEqual({ answer: action });
  });

  it.each([
    ['', 'a part is empty'],
    ['M', '"M" is no step'],
    ['M 4,', 'a part is empty'],
    ['charge', 'whom to charge'],
    ['charge skippon, M 4', 'only a pivot'],
    ['double charge skippon', 'not done at double-time'],
    ['line', '"line" is no change of formation'],
    ['line PM, mass PM', 'forms up twice'],
    ['limber, M 4', '"limber" is a whole action'],
    ['M 4 5', '"M 4 5" is no step'],
    ['M 1e9', '"M 1e9" is no step'],
  ])('"%s" is refused: %s', (typed, problem) => {
    const read = readAction(typed, 'kings-foot');
    expect('violations' in read && read.violations[0]).toMatchObject({
      path: 'kings-foot',
      problem: expect.stringContaining(problem),
      mend: expect.stringContaining('charge skippon'),
    });
  });

  it('fires with all stands that can where no number is given', () => {
    const asked = { targets: [{ target: 'skippon', stands: 4 }] };
    expect(notations.fire.read('skippon', asked, raymondRules())).toEqual({
      answer: { at: [{ target: 'skippon', stands: 4 }] },
    });
    expect(notations.fire.read('pivot 2, skippon, ireton 1', asked, raymondRules())).toEqual({
      answer: {
        pivot: 2,
        at: [
          { target: 'skippon', stands: 4 },
          { target: 'ireton', stands: 1 },
        ],
      },
    });
  });
});
