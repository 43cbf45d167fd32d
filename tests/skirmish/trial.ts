import { type Battle, playOut, startBattle } from '../../src/battle/index.js';
import { type Field, fieldOf } from '../../src/rulesets/skirmish/field.js';
import {
  type Order,
  type SkirmishEvent,
  type SkirmishRequests,
  type SkirmishRules,
  type SkirmishScenarioFile,
  type SkirmishTerms,
  skirmish,
  skirmishRules,
} from '../../src/rulesets/skirmish/index.js';
import type { SkirmishContext } from '../../src/rulesets/skirmish/terms.js';
import { idle } from './random-battles.js';

export type Listed = NonNullable<SkirmishScenarioFile['sides'][string]['forces'][number]['single']>[number];
export type Event = SkirmishEvent;
export type Step = Battle<SkirmishTerms>;

export const knight = (id: string, at: [number, number], more: Partial<Listed> = {}): Listed =>
  ({ id, class: 'knight', grade: 'C', armour: 'no-armour', weapons: ['sword'], at, facing: 'N', ...more }) as Listed;

/** A few knights in the south and in the north of a table, and what stands between them. */
export function field(
  blue: readonly Listed[],
  red: readonly Listed[],
  more: Partial<SkirmishScenarioFile> = {},
): SkirmishScenarioFile {
  const side = (name: string, single: readonly Listed[]) => ({
    name,
    forces: [{ id: `${name}-force`, commander: single[0]?.id ?? '', single: [...single] }],
  });
  return {
    ruleset: 'skirmish',
    name: 'A trial',
    table: { width: 60, height: 60, features: [] },
    sides: { blue: side('blue', blue), red: side('red', red) },
    agreed: ['standards'],
    victory: [{ kind: 'turn-limit', turns: 12, decidedBy: 'draw' }],
    ...more,
  };
}

export type Answer = (kind: keyof SkirmishRequests, side: string, turn: number) => unknown;

/** Plays so many turns; whoever is not told anything does nothing. Dice come as told, and after these ones that do nothing. */
export function played(
  file: SkirmishScenarioFile,
  turns: number,
  answer: Answer,
  seed = 1,
  rulings: { readonly [id: string]: string } = {},
): { step: Step; events: Event[] } {
  const limited = { ...file, victory: [{ kind: 'turn-limit' as const, turns, decidedBy: 'draw' as const }] };
  const events: Event[] = [];
  const commander = (side: string) => ({
    name: side,
    answer: (request: { kind: keyof SkirmishRequests; id: string }, view: { turn: number }) =>
      answer(request.kind, side, view.turn) ?? idle(request),
  });
  const house = {
    format: 'littlewars-house-rules',
    version: 1,
    ruleset: 'skirmish',
    title: 'a trial',
    rulings,
  } as const;
  const start = startBattle(skirmish, limited, {
    seed,
    ...(Object.keys(rulings).length === 0 ? {} : { houseRules: [house] }),
  });
  events.push(...start.events);
  const step = playOut(skirmish, start, { blue: commander('blue'), red: commander('red') } as never, {
    onStep: each => events.push(...each.events),
  });
  return { step, events };
}

/** Orders of the blue side by turn. */
export const orders =
  (byTurn: { readonly [turn: number]: readonly Order[] }): Answer =>
  (kind, side, turn) =>
    kind === 'move' && side === 'blue' ? { orders: byTurn[turn] ?? [] } : undefined;

export const always =
  (given: readonly Order[]): Answer =>
  (kind, side) =>
    kind === 'move' && side === 'blue' ? { orders: given } : undefined;

export const ofKind = <K extends Event['kind']>(events: readonly Event[], kind: K) =>
  events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);

/** A battle as it is set up, to be looked at by itself. */
export function mustered(
  file: SkirmishScenarioFile,
  rules: SkirmishRules = skirmishRules(),
): { state: SkirmishTerms['state']; field: () => Field; context: Pick<SkirmishContext, 'scenario' | 'rules'> } {
  const { scenario, state: frozen } = startBattle(skirmish, file, { seed: 1 });
  // In its first turn: before it nobody is up.
  const state = { ...(structuredClone(frozen) as SkirmishTerms['state']), turn: frozen.turn + 1 };
  return { state, field: () => fieldOf(state, scenario, rules), context: { scenario, rules } };
}

/** The first seed with which something comes about. */
export function untilSeed(come: (seed: number) => boolean): number {
  for (let seed = 1; seed < 400; seed++) if (come(seed)) return seed;
  throw new Error('it never comes about');
}
