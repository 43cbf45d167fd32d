/**
 * The kernel that plays battles, the words that rulebooks are told in, and the rulesets there are, each loaded when it is named.
 *
 * @module
 */
import { type AnyRuleset, type Ruleset, registered } from './battle/index.js';
import type { Resolver } from './book/index.js';
import { insist, meant } from './rulebook/index.js';
import type { AncientTerms } from './rulesets/cady/ancient-medieval/index.js';
import type { MusketTerms } from './rulesets/cady/musket/index.js';
import type { RaymondTerms } from './rulesets/raymond/index.js';
import type { SkirmishTerms } from './rulesets/skirmish/index.js';
import type { WrgTerms } from './rulesets/wrg/index.js';
import type { AnyWindows, NamedTerms, Windows } from './windows/index.js';

export * from './battle/index.js';
export {
  type AnyFactors,
  amountOf,
  type Choices,
  type Clause,
  type ClauseId,
  type Count,
  type Counted,
  citeSource,
  counted,
  countFactors,
  defineFactors,
  defineRuling,
  describeViolation,
  documents,
  effectOf,
  explain,
  type Factor,
  type FactorChange,
  type FactorRules,
  type FactorTable,
  type FactorUnit,
  frozen,
  insist,
  type ListedFactor,
  listFactors,
  meant,
  nearest,
  type PrintedDocument,
  patchFactors,
  type Reading,
  type Reason,
  RuleViolation,
  type Ruling,
  readingOf,
  reasonFor,
  reasonsUnder,
  type Source,
  type Tally,
  tally,
  type Violation,
} from './rulebook/index.js';

/** The ids of all rulesets, as scenarios and records name them, in alphabetical order. */
export const rulesetIds = Object.freeze(['ancient-medieval', 'musket', 'raymond', 'skirmish', 'wrg'] as const);

/** What a scenario or a record calls a ruleset: `musket`. */
export type RulesetId = (typeof rulesetIds)[number];

/** Every ruleset of the library, by its id. */
export interface Rulesets {
  readonly 'ancient-medieval': Ruleset<AncientTerms>;
  readonly musket: Ruleset<MusketTerms>;
  readonly raymond: Ruleset<RaymondTerms>;
  readonly skirmish: Ruleset<SkirmishTerms>;
  readonly wrg: Ruleset<WrgTerms>;
}

const rulesets: { readonly [Id in RulesetId]: () => Promise<Rulesets[Id]> } = {
  'ancient-medieval': async () => (await import('./rulesets/cady/ancient-medieval/ruleset.js')).ancientMedieval,
  musket: async () => (await import('./rulesets/cady/musket/ruleset.js')).musket,
  raymond: async () => (await import('./rulesets/raymond/ruleset.js')).raymond,
  skirmish: async () => (await import('./rulesets/skirmish/ruleset.js')).skirmish,
  wrg: async () => (await import('./rulesets/wrg/ruleset.js')).wrg,
};

const anyRuleset: { readonly [Id in RulesetId]: () => Promise<AnyRuleset> } = {
  'ancient-medieval': async () => registered(await rulesets['ancient-medieval']()),
  musket: async () => registered(await rulesets.musket()),
  raymond: async () => registered(await rulesets.raymond()),
  skirmish: async () => registered(await rulesets.skirmish()),
  wrg: async () => registered(await rulesets.wrg()),
};

/**
 * Loads a ruleset: the same that its own entry point exports, `musket` of `littlewars/musket`. A bundler puts each into a file of
 * its own, which a browser fetches when it is asked for.
 *
 * @throws RuleViolation (the promise is rejected) when there is no ruleset of this id; it says which may have been meant.
 */
export async function loadRuleset<Id extends RulesetId>(id: Id): Promise<Rulesets[Id]> {
  insistThatThereIs(id);
  return rulesets[id]();
}

/**
 * Loads the ruleset that a scenario or a record of a stranger names. What can be done with any ruleset is done in a function
 * that it is given: `(await loadAnyRuleset(scenario.ruleset))(ruleset => recordOf(startBattle(ruleset, scenario, { seed: 7 })))`.
 *
 * @throws RuleViolation (the promise is rejected) when there is no ruleset of this id; it says which may have been meant.
 */
export async function loadAnyRuleset(id: string): Promise<AnyRuleset> {
  insistThatThereIs(id);
  return anyRuleset[id]();
}

/** The windows of every ruleset of the library, by its id. */
export interface WindowsById {
  readonly 'ancient-medieval': Windows<AncientTerms>;
  readonly musket: Windows<MusketTerms>;
  readonly raymond: Windows<RaymondTerms>;
  readonly skirmish: Windows<SkirmishTerms>;
  readonly wrg: Windows<WrgTerms>;
}

const windows: { readonly [Id in RulesetId]: () => Promise<WindowsById[Id]> } = {
  'ancient-medieval': async () => (await import('./rulesets/cady/ancient-medieval/windows/windows.js')).ancientWindows,
  musket: async () => (await import('./rulesets/cady/musket/windows/windows.js')).musketWindows,
  raymond: async () => (await import('./rulesets/raymond/windows/windows.js')).raymondWindows,
  skirmish: async () => (await import('./rulesets/skirmish/windows/windows.js')).skirmishWindows,
  wrg: async () => (await import('./rulesets/wrg/windows/windows.js')).wrgWindows,
};

const windowsOfAny: { readonly [Id in RulesetId]: () => Promise<AnyWindows> } = {
  'ancient-medieval': async () => anyWindows(await windows['ancient-medieval']()),
  musket: async () => anyWindows(await windows.musket()),
  raymond: async () => anyWindows(await windows.raymond()),
  skirmish: async () => anyWindows(await windows.skirmish()),
  wrg: async () => anyWindows(await windows.wrg()),
};

function anyWindows<T extends NamedTerms>(loaded: Windows<T>): AnyWindows {
  return use => use(loaded);
}

/**
 * Loads a ruleset together with its windows, through which `littlewars/windows` draws, tells and asks: `musketWindows` of
 * `littlewars/musket`.
 *
 * @throws RuleViolation (the promise is rejected) when there is no ruleset of this id; it says which may have been meant.
 */
export async function loadWindows<Id extends RulesetId>(id: Id): Promise<WindowsById[Id]> {
  insistThatThereIs(id);
  return windows[id]();
}

/**
 * Loads the windows of the ruleset that a scenario or a record of a stranger names: `(await loadAnyWindows(record.ruleset.id))(windows =>
 * drawBattle(windows, replay(windows.ruleset, record)))`.
 *
 * @throws RuleViolation (the promise is rejected) when there is no ruleset of this id; it says which may have been meant.
 */
export async function loadAnyWindows(id: string): Promise<AnyWindows> {
  insistThatThereIs(id);
  return windowsOfAny[id]();
}

function insistThatThereIs(id: string): asserts id is RulesetId {
  insistOnText('ruleset', id, `one of ${rulesetIds.join(', ')}`);
  insist(Object.hasOwn(rulesets, id), () => ({
    path: 'ruleset',
    problem: `there is no ruleset ${JSON.stringify(id.slice(0, 40))}`,
    mend: meant(id, rulesetIds),
  }));
}

/** Plain JavaScript may give anything in the place of a name. */
function insistOnText(path: string, given: unknown, mend: string): void {
  insist(typeof given === 'string', () => ({ path, problem: 'this is not a text', mend: `give ${mend}` }));
}

/** Whose functions can be asked by name: the rulesets, and what Cady's periods have in common. */
export const resolverIds = Object.freeze(['common', ...rulesetIds] as const);

const resolvers: { readonly [Id in (typeof resolverIds)[number]]: () => Promise<readonly Resolver[]> } = {
  common: async () => (await import('./rulesets/cady/common/resolve.js')).commonResolvers,
  'ancient-medieval': async () =>
    (await import('./rulesets/cady/ancient-medieval/resolve.js')).ancientMedievalResolvers,
  musket: async () => (await import('./rulesets/cady/musket/resolve.js')).musketResolvers,
  raymond: async () => (await import('./rulesets/raymond/resolve.js')).raymondResolvers,
  skirmish: async () => (await import('./rulesets/skirmish/resolve.js')).skirmishResolvers,
  wrg: async () => (await import('./rulesets/wrg/resolve.js')).wrgResolvers,
};

/** Loads every resolution function of the library, each to be asked by its name in plain data, as `littlewars resolve` asks them. */
export async function loadResolvers(): Promise<readonly Resolver[]> {
  return (await Promise.all(resolverIds.map(id => resolvers[id]()))).flat();
}

/**
 * Loads a resolution function by its name, `musket/small-arms-volley`: odds, exact distribution, reasons and dice of a situation in plain
 * data, which is read to the last key. What a situation may hold, its `schema` says.
 *
 * @throws RuleViolation (the promise is rejected) when there is no function of this name; it says which may have been meant.
 */
export async function loadResolver(name: string): Promise<Resolver> {
  insistOnText('name', name, 'the name of a function, such as "musket/small-arms-volley"');
  const id = resolverIds.find(each => name.startsWith(`${each}/`));
  const known = id === undefined ? await loadResolvers() : await resolvers[id]();
  const found = known.find(each => each.name === name);
  insist(found !== undefined, () => ({
    path: 'name',
    problem: `there is no function ${JSON.stringify(name.slice(0, 60))}`,
    mend: meant(
      name,
      known.map(each => each.name),
    ),
  }));
  return found;
}
