import type { Asking, Battle, RequestOf, Ruleset, Terms, Told } from '../battle/index.js';
import { nearest, RuleViolation } from '../rulebook/index.js';
import { within } from './files.js';

/** What `battle --json` prints. */
export interface BattleResult {
  readonly ruleset: string;
  readonly scenario: string;
  readonly seed: number;
  readonly winner: string | null;
  readonly reason: string;
  readonly turns: number;
  readonly checksum: string;
  readonly losses: { readonly [unit: string]: number };
}

/** What a person sits at the table with: what the side may see, and the rules. */
export interface Seat<T extends Terms> {
  readonly view: T['view'];
  readonly scenario: T['scenario'];
  readonly rules: T['rules'];
}

/** A ruleset with what the command needs to tell and draw its battles, and to let a person play them. Everything goes by the rules in force. */
export interface Playable<T extends Terms> {
  readonly ruleset: Ruleset<T>;
  /** The armies and what they fight for. */
  introduce(scenario: T['scenario'], rules: T['rules']): string;
  tell(event: Told<T>, scenario: T['scenario'], rules: T['rules']): readonly string[];
  /** The table at the end of the last turn played, with what was told of that turn, as SVG. */
  picture(battle: Battle<T>, events: readonly Told<T>[], rules: T['rules']): string;
  /** The same as one side may know it; needed only where something can be hidden. */
  pictureFor?(battle: Battle<T>, view: T['view'], events: readonly Told<T>[], rules: T['rules']): string;
  result(battle: Battle<T>, rules: T['rules']): BattleResult;
  /** Winner, reason, and losses per unit. */
  summarise(battle: Battle<T>, rules: T['rules']): string;
  /** A request as a person is asked it. */
  asking(request: RequestOf<T>, seat: Seat<T>): Asking<unknown>;
  /** The table as a side may see it: a map, and its units. */
  look(seat: Seat<T>): string;
}

/** Some playable, whatever its terms: give it a function that works for any, and it is called with the one it holds. */
export type AnyPlayable = <R>(use: <T extends Terms>(playable: Playable<T>) => R) => R;

function any<T extends Terms>(playable: Playable<T>): AnyPlayable {
  return use => use(playable);
}

/** Rulesets that can be played, by id; each is loaded when somebody plays it. */
const playables: { readonly [id: string]: () => Promise<AnyPlayable> } = {
  'ancient-medieval': async () => any((await import('./ancient-medieval.js')).playableAncient),
  musket: async () => any((await import('./musket.js')).playableMusket),
  raymond: async () => any((await import('./raymond.js')).playableRaymond),
};

/** The playable ruleset of this id. Throws a RuleViolation that says which there are. */
export async function playableById(id: string): Promise<AnyPlayable> {
  const load = Object.hasOwn(playables, id) ? playables[id] : undefined;
  if (load !== undefined) return load();
  const known = Object.keys(playables);
  const near = nearest(id, known);
  const mend = near.length > 0 ? `did you mean "${near.join('" or "')}"?` : `it must be one of: ${known.join(', ')}`;
  throw new RuleViolation({
    path: 'ruleset',
    problem: `there is no ruleset ${JSON.stringify(id.slice(0, 40))} that can be played`,
    mend,
  });
}

/** The playable ruleset that a scenario file names. Throws a RuleViolation with the file's path. */
export async function playableFor(scenario: unknown, file: string): Promise<AnyPlayable> {
  const id = typeof scenario === 'object' && scenario !== null && 'ruleset' in scenario ? scenario.ruleset : undefined;
  if (typeof id !== 'string') {
    throw new RuleViolation({
      path: `${file}: ruleset`,
      problem: 'the scenario does not say which ruleset it is for',
      mend: 'begin it with { "ruleset": "musket", … }',
    });
  }
  try {
    return await playableById(id);
  } catch (fault) {
    if (fault instanceof RuleViolation) throw new RuleViolation(within(file, fault.violations));
    throw fault;
  }
}
