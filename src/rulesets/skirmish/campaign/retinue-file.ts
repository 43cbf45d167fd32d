import type { Decided, Json, SideId } from '../../../battle/index.js';
import { RuleViolation, type Violation } from '../../../rulebook/index.js';
import { readBy } from '../../../scenario/index.js';
import { deployed, thingsDeployed } from '../army/deploy.js';
import { type SkirmishRules, skirmishRules } from '../rules.js';
import {
  type ListedFigure,
  type Retinue,
  type RetinueFile,
  retinueFileSchema,
  retinueFormat,
  retinueVersion,
  type SkirmishScenario,
} from '../schema.js';
import type { SkirmishState } from '../state.js';
import type { SkirmishTerms } from '../terms.js';
import { served, sidesAfter } from './sequel.js';

type Brought = NonNullable<RetinueFile['things']>[number];

/**
 * What a retinue file holds, checked.
 *
 * @throws RuleViolation with every fault, its path in the file and how to mend it
 */
export function readRetinue(input: unknown): RetinueFile {
  const read = readFile(input);
  if ('violations' in read) throw new RuleViolation(read.violations);
  return read.read;
}

/** The retinue of a side of a scenario as a file of its own: its men and things, without the ground that they stand on. */
export function retinueOf(scenario: SkirmishScenario, side: SideId): RetinueFile {
  const retinue = scenario.sides[side];
  if (retinue === undefined) {
    const mend = `name one of: ${Object.keys(scenario.sides).join(', ')}`;
    throw new RuleViolation({ path: 'side', problem: `there is no side "${side}"`, mend });
  }
  const things = scenario.things.flatMap(({ side: owner, at: _at, facing: _facing, on: _on, ...thing }) =>
    owner === side ? [thing] : [],
  );
  return fileOf(retinue, things);
}

/**
 * What a decided battle leaves of the retinue of every side, as its file holds it from then on: without the dead and what they lost, with
 * the grades that men have won and lost, loot, ransoms and recruits, and its things with what is left in them. `null` for one that nobody
 * is left to lead.
 */
export function retinueFilesAfter(
  decided: Decided<SkirmishTerms>,
  rules: SkirmishRules = skirmishRules(),
): { readonly [side: SideId]: Json } {
  const { sides } = sidesAfter(decided, rules);
  return Object.fromEntries(
    Object.entries(sides).map(([side, retinue]) => {
      if (retinue.forces.length === 0) return [side, null];
      const things = thingsLeft(decided, side).map(thing => served(thing, retinue));
      // Read again: whatever is written can be mustered, in the order that the schema has.
      const own = { ...retinue, forces: withRecruits(retinue.forces, side, decided.state) };
      return [side, JSON.parse(JSON.stringify(readRetinue(fileOf(own, things))))];
    }),
  );
}

/** A scenario with the men of a file in the place of those that it lists for a side, part of a campaign from then on. */
export function joinRetinue(
  scenario: SkirmishScenario,
  side: SideId,
  input: Json,
): { readonly scenario: SkirmishScenario } | { readonly violations: readonly Violation[] } {
  const file = readFile(input);
  if ('violations' in file) return file;
  const there = scenario.sides[side];
  if (there === undefined) {
    const mend = `name one of: ${Object.keys(scenario.sides).join(', ')}`;
    return { violations: [{ path: 'side', problem: `there is no side "${side}"`, mend }] };
  }
  const { retinue, violations } = deployed(file.read.retinue, there);
  const others = scenario.things.filter(thing => thing.side !== side);
  const own = scenario.things.filter(thing => thing.side === side);
  const brought =
    file.read.things === undefined
      ? { things: own.map(thing => served(thing, retinue)), violations: [] }
      : thingsDeployed(file.read.things, side, own);
  const faults = [...violations, ...brought.violations];
  if (faults.length > 0) return { violations: faults };
  const sides = { ...scenario.sides, [side]: retinue };
  return { scenario: { ...scenario, campaign: true, sides, things: [...others, ...brought.things] } };
}

/** The faults of a file that is no retinue are told as one. */
function readFile(input: unknown): { readonly read: RetinueFile } | { readonly violations: readonly Violation[] } {
  const format = typeof input === 'object' && input !== null && 'format' in input ? input.format : undefined;
  if (format === retinueFormat) {
    const file = readBy(retinueFileSchema, input);
    const doubled = 'read' in file ? doubledIn(file.read) : [];
    return doubled.length > 0 ? { violations: doubled } : file;
  }
  const mend = `begin it with { "format": "${retinueFormat}", "version": ${retinueVersion}, "ruleset": "skirmish", "retinue": { … } }`;
  return { violations: [{ path: 'format', problem: 'not a retinue file', mend }] };
}

/** Ids that stand for two: of men, units, forces and things. */
function doubledIn({ retinue, things = [] }: RetinueFile): readonly Violation[] {
  const named = retinue.forces.flatMap((force, f): readonly (readonly [string | undefined, string])[] => {
    const path = `retinue.forces[${f}]`;
    return [
      [force.id, `${path}.id`],
      ...force.units.flatMap((unit, u) => [
        [unit.id, `${path}.units[${u}].id`] as const,
        [unit.commander.id, `${path}.units[${u}].commander.id`] as const,
        ...unit.men.map(({ id }, m) => [id, `${path}.units[${u}].men[${m}].id`] as const),
      ]),
      ...force.single.map(({ id }, s) => [id, `${path}.single[${s}].id`] as const),
    ];
  });
  const known = new Set<string>();
  return [...named, ...things.map(({ id }, t) => [id, `things[${t}].id`] as const)].flatMap(([id, path]) => {
    if (id === undefined) return [];
    if (known.has(id)) return [{ path, problem: `"${id}" is the id of two`, mend: 'give each an id of its own' }];
    known.add(id);
    return [];
  });
}

function fileOf(retinue: Retinue, things: readonly Brought[]): RetinueFile {
  const forces = retinue.forces.map(force => ({
    ...force,
    units: force.units.map(({ place: _place, ...unit }) => ({
      ...unit,
      commander: anywhere(unit.commander),
      men: unit.men.map(anywhere),
    })),
    single: force.single.map(anywhere),
  }));
  return {
    format: retinueFormat,
    version: retinueVersion,
    ruleset: 'skirmish',
    retinue: { ...retinue, forces },
    things: [...things],
  };
}

/** Somebody wherever he stands next, and rides if he has a horse. */
function anywhere({ at: _at, facing: _facing, on: _on, dismounted: _afoot, ...entry }: ListedFigure): ListedFigure {
  return entry;
}

/** Recruits go by ids of their new side: the men of their old lord, whom it may meet again, go by theirs. */
function withRecruits(
  forces: Retinue['forces'],
  side: SideId,
  { figures }: Pick<SkirmishState, 'figures'>,
): Retinue['forces'] {
  const taken = new Set(Object.keys(figures));
  const entered = (entry: ListedFigure): ListedFigure => {
    if (entry.id === undefined || figures[entry.id]?.side === side) return entry;
    let n = 1;
    while (taken.has(`${side}-recruit-${n}`)) n++;
    const id = `${side}-recruit-${n}`;
    taken.add(id);
    return { ...entry, id };
  };
  return forces.map(force => ({
    ...force,
    units: force.units.map(unit => ({ ...unit, men: unit.men.map(entered) })),
  }));
}

/** The things of a side that are not broken or burnt, with what is left in them. */
function thingsLeft(
  { scenario, state }: { readonly scenario: SkirmishScenario; readonly state: Pick<SkirmishState, 'things'> },
  side: SideId,
): readonly Brought[] {
  return scenario.things.flatMap(({ side: owner, at: _at, facing: _facing, on: _on, ...listed }) => {
    const thing = state.things[listed.id];
    if (owner !== side || thing === undefined || thing.gone) return [];
    const { javelins: _javelins, rounds: _rounds, others: _others, ...kept } = listed;
    const carries = listed.kind === 'wagon' || listed.kind === 'packhorse';
    const held = Object.entries(thing.held).filter(([, left]) => carries || left > 0);
    return [{ ...kept, ...Object.fromEntries(held) }];
  });
}
