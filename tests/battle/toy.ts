import {
  type Asking,
  type Battle,
  type Commander,
  type Commanders,
  type Phase,
  type RequestKinds,
  type RequestOf,
  type Ruleset,
  type SideId,
  startBattle,
} from '../../src/battle/index.js';
import { bookOf, defineNumbers, rulesFrom } from '../../src/book/index.js';
import type { Violation } from '../../src/rulebook/index.js';

/** Two bodies of men shoot at each other; each has a reserve that the other cannot see. */
export interface ToyTerms {
  scenario: {
    readonly name: string;
    readonly men: { readonly [side: SideId]: number };
    readonly reserve: { readonly [side: SideId]: number };
  };
  rules: { readonly hits: readonly number[]; readonly 'last-turn': number };
  state: {
    men: { [side: SideId]: number };
    /** Hidden from the other side, and so are the plans. */
    reserve: { [side: SideId]: number };
    plan: { [side: SideId]: { commit: number; note: string } };
    banner: { [side: SideId]: string };
    revealed: SideId[];
  };
  view: {
    readonly men: { readonly [side: SideId]: number };
    readonly banner: { readonly [side: SideId]: string };
    readonly ownReserve: number;
    readonly ownPlan: { readonly commit: number; readonly note: string } | null;
  };
  requests: {
    banner: { asks: { readonly choices: readonly string[] }; answer: string };
    plan: { asks: { readonly upTo: number }; answer: { readonly commit: number; readonly note: string } };
    stand: { asks: { readonly losses: number }; answer: 'hold' | 'flee' };
  };
  event:
    | { readonly kind: 'raised'; readonly side: SideId; readonly banner: string }
    | { readonly kind: 'planned'; readonly side: SideId; readonly commit: number }
    | { readonly kind: 'shot'; readonly side: SideId; readonly hits: number }
    | { readonly kind: 'stood'; readonly side: SideId; readonly choice: string }
    | { readonly kind: 'spent'; readonly side: SideId };
}

const sides: readonly SideId[] = ['red', 'blue'];

const musketry = defineNumbers({
  id: 'toy/musketry',
  source: { document: 'none', section: 'Fire', line: 1 },
  clauses: ['toy/fire'],
  numbers: { hits: [5, 6], 'last-turn': 5 },
});

function other(side: SideId): SideId {
  return side === 'red' ? 'blue' : 'red';
}

/** Open decisions, one after the other, without dice. */
export const parley: Phase<ToyTerms> = {
  id: 'parley',
  title: 'Parley',
  clause: 'toy/parley',
  run(state, { command, tell, turn }) {
    for (const side of sides) {
      const banner = command.ask({
        kind: 'banner',
        id: `banner ${side}`,
        side,
        clause: 'toy/parley',
        choices: turn === 1 ? ['lion', 'bear'] : ['lion', 'bear', 'none'],
      });
      state.banner[side] = banner;
      tell({ kind: 'raised', side, banner });
    }
  },
};

/** A secret decision that both sides take at once. */
export const plan: Phase<ToyTerms> = {
  id: 'plan',
  title: 'Plans',
  clause: 'toy/plan',
  run(state, { command, tell }) {
    const plans = command.askAll(
      sides.map(side => ({
        kind: 'plan' as const,
        id: `plan ${side}`,
        side,
        clause: 'toy/plan' as const,
        secret: true,
        upTo: state.reserve[side]!,
      })),
    );
    sides.forEach((side, index) => {
      const own = plans[index]!;
      state.plan[side] = own;
      // An answer that has been put into the state is the state's own, to be changed like the rest of it.
      state.plan[side].note = own.note.trim();
      state.reserve[side]! -= own.commit;
      state.men[side]! += own.commit;
      tell({ kind: 'planned', side, commit: own.commit }, [side]);
    });
  },
};

/** Dice, a decision that depends on them, and dice again. */
export const fire: Phase<ToyTerms> = {
  id: 'fire',
  title: 'Fire',
  clause: 'toy/fire',
  run(state, { command, dice, rules, tell }) {
    for (const side of sides) {
      const target = other(side);
      const hits = dice.count(Math.max(0, state.men[side]!), 6, rules.hits);
      state.men[target]! -= hits;
      tell({ kind: 'shot', side, hits });
      if (hits === 0) continue;
      const choice = command.ask({
        kind: 'stand',
        id: `stand ${target}`,
        side: target,
        clause: 'toy/fire',
        losses: hits,
      });
      if (choice === 'hold' && dice.roll(6) <= 2) state.men[target]! -= 1;
      tell({ kind: 'stood', side: target, choice });
    }
  },
};

/** Neither dice nor decisions; a spent reserve becomes known. */
export const dusk: Phase<ToyTerms> = {
  id: 'dusk',
  title: 'Dusk',
  clause: 'toy/dusk',
  run(state, { reveal, tell }) {
    for (const side of sides) {
      if (state.reserve[side] !== 0 || state.revealed.includes(side)) continue;
      state.revealed.push(side);
      reveal(`the reserve of ${side} is spent`);
      tell({ kind: 'spent', side });
    }
  },
};

function fault(path: string, problem: string): Violation {
  return { path, problem, mend: 'mend it' };
}

function put<A>(question: string, answers: readonly A[]): Asking<A> {
  const choices = answers.map(answer => ({ text: JSON.stringify(answer), answer }));
  return { question: [question], choices, notation: [], read: () => ({ violations: [fault('', 'pick one')] }) };
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isScenario(input: unknown): input is ToyTerms['scenario'] {
  return isObject(input) && isObject(input.men) && isObject(input.reserve) && typeof input.name === 'string';
}

/** What both sides are asked. */
const toyRequests: RequestKinds<ToyTerms> = {
  banner: {
    check: (answer, { choices }) => (choices.some(choice => choice === answer) ? [] : [fault('', 'no such banner')]),
    ask: ({ choices }) => put('Which banner?', choices),
    read: typed => ({ answer: typed }),
    print: answer => answer,
  },
  plan: {
    check(answer, { upTo }) {
      if (!isObject(answer) || typeof answer.note !== 'string') return [fault('note', 'a plan has a note')];
      const { commit } = answer;
      const good = typeof commit === 'number' && Number.isInteger(commit) && commit >= 0 && commit <= upTo;
      return good ? [] : [fault('commit', `commit 0 to ${upTo}`)];
    },
    ask: () => put('What is the plan?', [{ note: '', commit: 0 }]),
    read: typed => ({ answer: { note: typed, commit: 0 } }),
    print: ({ note }) => note,
  },
  stand: {
    check: answer => (answer === 'hold' || answer === 'flee' ? [] : [fault('', 'hold or flee')]),
    ask: () => put('Hold?', ['hold', 'flee']),
    read: typed =>
      typed === 'hold' || typed === 'flee' ? { answer: typed } : { violations: [fault('', 'hold or flee')] },
    print: answer => answer,
  },
};

export const toy: Ruleset<ToyTerms> = {
  id: 'toy',
  title: 'A toy war',
  version: '1.0.0',
  source: 'none',
  unit: 'cm',
  book: bookOf({ id: 'toy', charts: [], numbers: [musketry], rulings: [], edition: 'book' }),
  rules: rulesFrom({ ruleset: 'toy', edition: 'book' }, book => book.numbers(musketry)),
  readScenario(input) {
    if (!isScenario(input)) return { violations: [fault('', 'a toy scenario has a name, men and a reserve')] };
    const scenario = input;
    const violations = sides.flatMap(side =>
      (['men', 'reserve'] as const).flatMap(what => {
        const number = scenario[what][side];
        const good = typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= 40;
        return good ? [] : [fault(`${what}.${side}`, 'give 0 to 40 men')];
      }),
    );
    return violations.length > 0 ? { violations } : { scenario };
  },
  sides: () => sides,
  muster(scenario) {
    return { men: { ...scenario.men }, reserve: { ...scenario.reserve }, plan: {}, banner: {}, revealed: [] };
  },
  phases: [parley, plan, fire, dusk],
  requests: toyRequests,
  outcome(state, { turn, lastPhaseOfTurn }, _scenario, rules) {
    const [red = 0, blue = 0] = sides.map(side => state.men[side]!);
    if (red <= 0 && blue <= 0) return { winner: null, reason: 'nobody is left' };
    if (red <= 0 || blue <= 0) return { winner: red > 0 ? 'red' : 'blue', reason: 'the field is theirs' };
    return lastPhaseOfTurn && turn >= rules['last-turn'] ? { winner: null, reason: 'night falls' } : undefined;
  },
  view(state, side) {
    const { men, banner } = state;
    return { men, banner, ownReserve: state.reserve[side]!, ownPlan: state.plan[side] ?? null };
  },
};

/** As much of its windows as puts requests to people. */
export const toyWindows = { ruleset: toy, requests: toyRequests };

/** A commander whose answers depend on what it sees and on how often it was asked before. */
export function bot(seed: number): Commander<ToyTerms> {
  let asked = seed;
  return {
    name: 'plain',
    answer(request, view) {
      asked += 1;
      switch (request.kind) {
        case 'banner':
          return request.choices[asked % request.choices.length];
        case 'plan':
          return { note: ` ${asked} of ${view.ownReserve} `, commit: Math.min(request.upTo, asked % 3) };
        case 'stand':
          return (asked + (view.men[request.side] ?? 0)) % 2 === 0 ? 'hold' : 'flee';
      }
    },
  };
}

export function bots(seed = 0): Commanders<ToyTerms> {
  return { red: bot(seed), blue: bot(seed + 1) };
}

export const scenario: ToyTerms['scenario'] = {
  name: 'the ford',
  men: { red: 9, blue: 8 },
  reserve: { red: 4, blue: 5 },
};

export function started(seed = 7, input: unknown = scenario): Battle<ToyTerms> {
  return startBattle(toy, input, { seed });
}

/** The pending requests of a battle as `side id`. */
export function awaited(battle: Battle<ToyTerms>): readonly string[] {
  return battle.pending.map((request: RequestOf<ToyTerms>) => request.id);
}
