import { describe, expect, it } from 'vitest';
import type { Asking, Reply, RequestOf } from '../../../src/battle/index.js';
import type { Violation } from '../../../src/rulebook/index.js';
import { wrgRequests } from '../../../src/rulesets/wrg/requests.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import type { WrgState } from '../../../src/rulesets/wrg/state.js';
import type { WrgRequests, WrgTerms } from '../../../src/rulesets/wrg/terms.js';
import { battleLines, mustered, seatOf, unitIn } from './battle-lines.js';

type Kind = keyof WrgRequests;
type Asks = { readonly [K in Kind]: WrgRequests[K]['asks'] };

/** What each kind of decision may be asked with. */
const asks: Asks = {
  orders: {
    units: [
      { unit: 'legion-1', by: ['messenger', 'signal'], signals: ['ATTACK elephants'] },
      { unit: 'legion-2', by: ['general', 'signal'], signals: ['HOLD', 'ATTACK elephants'] },
      { unit: 'velites', by: ['messenger'] },
      { unit: 'numidians', by: ['signal'], signals: ['ATTACK elephants'] },
    ],
  },
  declare: {
    units: [
      {
        unit: 'legion-2',
        charges: [
          { target: 'gauls', distance: 170 },
          { target: 'elephants', distance: 120.4 },
        ],
        mayHalt: true,
      },
      { unit: 'equites', charges: [], mayHalt: false },
    ],
  },
  counter: { unit: 'velites', chargers: ['elephants', 'gauls'], options: ['evade', 'stand'] },
  signs: {
    unit: 'legion-2',
    cause: 'being-charged',
    others: -2,
    choices: [
      { factor: 'general-with-unit', points: 2, signs: [-1, 1] },
      { factor: 'secure-flank', points: 1, signs: [-1, 0, 1] },
    ],
  },
  wish: { unit: 'legion-2', cause: 'charging' },
  pursue: { unit: 'legion-2', quarry: 'gauls' },
  recover: { unit: 'legion-2' },
  challenge: { general: 'scipio', enemies: ['hannibal'] },
  aim: { unit: 'cretans', generals: ['hannibal'] },
  accept: { general: 'scipio', from: 'hannibal' },
  cast: {
    magician: 'velites',
    at: 'before-movement',
    targets: [
      { target: 'velites', distance: 0 },
      { target: 'gauls', distance: 60 },
    ],
  },
  flight: { magician: 'velites', from: { x: 300, y: 300 }, reach: 100 },
};

interface AnyKind {
  check(answer: unknown, request: unknown, by: unknown): readonly Violation[];
  ask(request: unknown, seat: unknown): Asking<unknown>;
  read(typed: string, request: unknown): Reply<unknown>;
  print(answer: unknown): string;
}

const kinds = Object.keys(asks) as Kind[];

// A table of all kinds at once: what is put in under a kind is of that kind.
const requestOf = (kind: Kind, with_: object = asks[kind]) =>
  ({ kind, id: 'x', side: 'rome', clause: 'wrg/x', ...with_ }) as unknown as RequestOf<WrgTerms>;
const kindOf = (kind: Kind) => wrgRequests[kind] as unknown as AnyKind;
const by = { state: mustered(), scenario: battleLines(), rules: wrgRules() };
const faultsOf = (kind: Kind, answer: unknown, request = requestOf(kind)) =>
  kindOf(kind)
    .check(answer, request, by)
    .map(({ path }) => path);
const askedOf = (kind: Kind, state?: WrgState, request = requestOf(kind)): Asking<unknown> =>
  kindOf(kind).ask(request, seatOf('rome', state));

const lines = ({ choices }: Asking<unknown>) =>
  choices.map(({ text, odds }) => (odds === undefined ? text : `${text} | ${odds}`));

/** All answers that can be come by with the numbers of choices alone, in at most so many steps. */
function answersIn(asking: Asking<unknown>, steps = 3): readonly unknown[] {
  return asking.choices.flatMap(choice =>
    'answer' in choice ? [choice.answer] : steps > 1 ? answersIn(choice.further(), steps - 1) : [],
  );
}

describe('what a person is asked', () => {
  it.each(kinds)('%s: every choice is an answer that the rules take, and is written and read again', kind => {
    const request = requestOf(kind);
    const answers = answersIn(askedOf(kind));
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) {
      expect({ answer, faults: faultsOf(kind, answer) }).toEqual({ answer, faults: [] });
      expect(kindOf(kind).read(kindOf(kind).print(answer), request)).toEqual({ answer });
    }
  });

  it.each(kinds)('%s: speaks of units and generals by their names, and has help', kind => {
    const { question, choices, notation } = askedOf(kind);
    expect([question.length, choices.length, notation.length].every(length => length > 0)).toBe(true);
    expect(notation.flat().filter(text => /[{}]/.test(text))).toEqual([]);
    const said = [...question, ...choices.map(({ text }) => text)].join('\n');
    expect(said).not.toMatch(/undefined|NaN|\[object|null/);
    expect(question[0]).not.toMatch(/\blegion-2\b(?!\))|\bscipio\b|\bhannibal\b/);
  });

  it.each(kinds)('%s: what is nonsense is told off, with a mend', kind => {
    for (const nonsense of [undefined, 7, 'x', { x: 1 }, [], { 'legion-2': 'x' }, { legion: {} }]) {
      const faults = kindOf(kind).check(nonsense, requestOf(kind), by);
      const isOrder = kind === 'wish' && nonsense === 'x';
      if (!isOrder && !(Array.isArray(nonsense) && nonsense.length === 0 && faults.length > 0)) {
        expect([nonsense, faults.length > 0]).toEqual([nonsense, true]);
      }
      for (const { mend } of faults) expect(mend).not.toBe('');
    }
  });

  it('orders: what stands for each unit, and signals for all whom they concern', () => {
    expect(lines(askedOf('orders'))).toEqual([
      'All keep the orders they have',
      'The signal "tuba" (ATTACK elephants: attack Elephants) for legion-1, legion-2',
      'First Legion (legion-1): ATTACK gauls (attack Gauls) | Elephants, 162 paces off',
      'Second Legion (legion-2): HOLD (hold where it stands) | Elephants, 160 paces off',
      expect.stringMatching(/^Velites \(velites\): no order \| Elephants, 130 paces off$/),
      expect.stringMatching(/^Masinissa’s Numidians \(numidians\): no order/),
    ]);
  });

  it('orders: no signal for who neither hears nor sees it, though another would reach him (wrg/orders/signals-range)', () => {
    const units = [
      { unit: 'legion-1', by: ['signal'], signals: ['ATTACK elephants'] },
      { unit: 'legion-2', by: ['signal'], signals: ['HOLD'] },
    ] as const;
    expect(lines(askedOf('orders', undefined, requestOf('orders', { units })))).toContain(
      'The signal "tuba" (ATTACK elephants: attack Elephants) for legion-1',
    );
  });

  const further = (reply: Reply<unknown> | undefined): Asking<unknown> => {
    if (reply === undefined || !('further' in reply)) throw new Error(`nothing further: ${JSON.stringify(reply)}`);
    return reply.further;
  };

  it('orders: unit by unit, with what each is and who is near it', () => {
    const about = further(askedOf('orders').read('velites'));
    expect(about.question[0]).toContain(
      'Velites (velites): regular C LI, javelins, shield; 12 of 12 figures; no order',
    );
    expect(lines(about)).toContain('SKIRMISH (skirmish), by messenger');
    expect(lines(further(askedOf('orders').read('legion-2')))).not.toContain('SKIRMISH (skirmish), by messenger');
    const written = further(about.read('by messenger from laelius: HOLD'));
    expect(written.read('done')).toEqual({ answer: { velites: { order: 'HOLD', by: 'messenger', from: 'laelius' } } });
    const both = further(written.read('legion-1: MOVE N 80; HOLD'));
    expect(both.read('done')).toMatchObject({ answer: { velites: {}, 'legion-1': { order: 'MOVE N 80; HOLD' } } });
    expect(both.read('none')).toEqual({ answer: {} });
    expect(both.read('gauls: HOLD')).toMatchObject({
      violations: [{ problem: 'there is no "gauls" to be asked about' }],
    });
  });

  it('orders: units that were not asked about, ways that are not open and orders that are none are refused', () => {
    expect(faultsOf('orders', { gauls: { order: 'HOLD', by: 'messenger' } })).toEqual(['gauls']);
    expect(faultsOf('orders', { velites: { order: 'HOLD', by: 'signal' } })).toEqual(['velites.by']);
    const [path] = faultsOf('orders', { velites: { order: 'ATTACK', by: 'messenger' } });
    expect(path).toMatch(/^velites\.order/);
  });

  it('declare: charges with their distances, the nearest first', () => {
    const about = further(askedOf('declare').read('legion-2'));
    expect(lines(about).slice(0, 3)).toEqual([
      'as ordered: HOLD (hold where it stands)',
      'charge elephants: into Elephants | 120 paces off',
      'charge gauls: into Gauls | 170 paces off',
    ]);
    expect(further(about.read('charge gauls')).read('done')).toEqual({ answer: { 'legion-2': { charge: 'gauls' } } });
    expect(askedOf('declare').read('')).toEqual({ answer: {} });
    expect(faultsOf('declare', { equites: { charge: 'gauls', halt: true } })).toEqual([
      'equites.charge',
      'equites.halt',
    ]);
  });

  it('declare: whom who has missiles shoots at, where several may come within range', () => {
    const shooting = (unit: string) => {
      const about = further(
        askedOf('declare', undefined, requestOf('declare', { units: [{ unit, charges: [], mayHalt: false }] })).read(
          unit,
        ),
      );
      return lines(about).filter(line => line.startsWith('shoot at'));
    };
    expect(shooting('cretans').slice(0, 1)).toEqual([
      'shoot at balearics: rather than at others, Balearic Slingers, 171 paces off',
    ]);
    expect(shooting('legion-2')).toEqual([]);
  });

  it('orders and conducts chosen by their numbers are judged at once, with what was written before', () => {
    for (const kind of ['orders', 'declare'] as const) {
      const written = further(askedOf(kind).read(kind === 'orders' ? 'velites: HOLD' : 'equites: half speed'));
      const about = further(written.read('legion-2'));
      const [asBefore, ...likely] = about.choices;
      expect(asBefore).not.toHaveProperty('soFar');
      expect(likely.length).toBeGreaterThan(0);
      for (const choice of likely) {
        if (!('further' in choice)) throw new Error(choice.text);
        expect(choice.soFar).toEqual(
          choice.further().choices.flatMap(each => ('answer' in each ? [each.answer] : []))[0],
        );
        expect(Object.keys(choice.soFar ?? {}).sort()).toEqual(
          ['legion-2', kind === 'orders' ? 'velites' : 'equites'].sort(),
        );
      }
    }
  });

  it('counter: only what is open, in the order asked', () => {
    expect(lines(askedOf('counter'))).toEqual(['evade', 'stand and receive them']);
    expect(askedOf('counter').question[0]).toBe('Velites are charged by Elephants and Gauls: what do they do?');
    expect(faultsOf('counter', 'countercharge')).toEqual(['']);
  });

  it('signs: each way with what a test would come to, the steadiest first', () => {
    const [first, ...others] = lines(askedOf('signs'));
    // Three average dice come to 6 at the least and 15 at the most; a class B unit carries on from 5 to 13.
    expect(first).toBe(
      '+general-with-unit, -secure-flank: −1 in all | it carries on 100 %, it acts as its general wishes < 1 %',
    );
    expect(others).toHaveLength(5);
    expect(faultsOf('signs', { 'secure-flank': 1 })).toEqual(['general-with-unit']);
    expect(faultsOf('signs', { 'general-with-unit': 0, x: 1 })).toEqual(['x', 'general-with-unit', 'secure-flank']);
  });

  it('signs: the odds of a class B unit of regulars with no other factors', () => {
    const request = requestOf('signs', {
      ...asks.signs,
      others: 0,
      choices: [{ factor: 'cover-square-or-defences', points: 3, signs: [1] }],
    });
    // Three average dice and three: 14 or 15, where it acts as wished, is a throw of 11 or 12; more is 13 to 15.
    const [only] = lines(askedOf('signs', undefined, request));
    const sums = [2, 3, 3, 4, 4, 5].flatMap(a =>
      [2, 3, 3, 4, 4, 5].flatMap(b => [2, 3, 3, 4, 4, 5].map(c => a + b + c + 3)),
    );
    const share = (from: number, to: number) =>
      Math.round((sums.filter(sum => sum >= from && sum <= to).length / 216) * 100);
    expect(only).toContain(`it carries on ${share(5, 13)} %`);
    expect(only).toContain(`it acts as its general wishes ${share(14, 15)} %`);
    expect(only).toContain(`it advances out of control ${share(16, 18)} %`);
  });

  it('wish: the order that stands, or one that is likely', () => {
    expect(lines(askedOf('wish'))[0]).toBe('it keeps its order: HOLD (hold where it stands)');
    const state = mustered();
    unitIn(state, 'legion-2').order = null;
    expect(lines(askedOf('wish', state))[0]).toBe('no order');
    expect(askedOf('wish').read('keep')).toEqual({ answer: null });
    expect(faultsOf('wish', 'ATTACK')).toHaveLength(1);
  });

  it('pursue: whom, and whether it goes on', () => {
    expect(askedOf('pursue').question[0]).toBe('Shall Second Legion pursue Gauls?');
    const state = mustered();
    unitIn(state, 'legion-2').pursuit = { quarry: 'gauls', periods: 1 };
    expect(askedOf('pursue', state).question[0]).toBe('Shall Second Legion go on pursuing Gauls?');
  });

  it('pursue: whom of several, and counter: what a test has told who neither evades nor stands', () => {
    const several = requestOf('pursue', { unit: 'legion-2', quarry: 'gauls', insteadOf: 'elephants' });
    const asking = askedOf('pursue', undefined, several);
    expect(asking.question[0]).toContain('have broken: shall Second Legion pursue Gauls and not ');
    expect(lines(asking)).toEqual(['pursue Gauls', 'no']);
    const counter = requestOf('counter', { unit: 'legion-2', chargers: ['gauls'], options: ['stand', 'evade'] });
    expect(lines(askedOf('counter', undefined, counter))).toEqual(['stand and receive them', 'evade']);
    const state = mustered();
    unitIn(state, 'legion-2').bound = { instruction: 'move-to-friends', disorganised: false, left: 1, kept: 0 };
    expect(lines(askedOf('counter', state, counter))).toEqual(['go on as it was told', 'evade']);
  });

  it('challenge and accept: by the names of the generals', () => {
    expect(lines(askedOf('challenge'))).toEqual(['nobody', 'challenge Hannibal']);
    expect(askedOf('accept').question[0]).toBe('Hannibal challenges Scipio to personal combat. Does he accept?');
    const between = { general: 'scipio', enemies: ['hannibal'], ridesOut: true } as const;
    expect(askedOf('challenge', undefined, requestOf('challenge', between)).question[0]).toBe(
      'Does Scipio ride out to challenge a general of the enemy to personal combat between the lines?',
    );
    const asked = requestOf('accept', { general: 'scipio', from: 'hannibal', ridesOut: true });
    expect(askedOf('accept', undefined, asked).question[0]).toBe(
      'Hannibal challenges Scipio to personal combat between the lines. Does he accept, and ride out to meet him?',
    );
    expect(faultsOf('challenge', 'hanno')).toEqual(['']);
    expect(lines(askedOf('aim'))).toEqual(['no, as ever', 'aim at Hannibal']);
    expect(faultsOf('aim', 'hanno')).toEqual(['']);
  });
});
