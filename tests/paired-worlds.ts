import { type Commander, checkAnswer, type Mustered, type RequestOf, type SideId } from '../src/battle/index.js';
import { type Dice, rolled } from '../src/dice/index.js';
import type { NamedTerms, Windows } from '../src/windows/index.js';
import { changed, changesOf } from './fuzz/changes.js';

// Two battles that are alike but for a body of troops that one side keeps from the other. As long as that body has done nothing and has not been
// seen, all that the other side is shown has to be the same in both.

/** Two such battles. */
export interface Pair<T extends NamedTerms> {
  readonly windows: Windows<T>;
  readonly worlds: readonly [Mustered<T>, Mustered<T>];
  /** Who may not know. */
  readonly watcher: SideId;
  /** The bodies that differ, by their ids. */
  readonly secret: ReadonlySet<string>;
  /** What all see of them: the markers that they lie behind. What befalls those tells of them. */
  readonly tags?: ReadonlySet<string>;
  /** Who leads a side, made anew for each battle. He answers alike whenever he is asked alike. */
  readonly commander: (side: SideId) => Commander<T>;
  /** What is answered for a body that does nothing; left out, what its commander makes of it. */
  readonly idle?: (request: RequestOf<T>) => unknown;
  readonly seed: number;
  readonly turns: number;
}

/** One thing that a side is shown. */
interface Shown {
  readonly when: string;
  readonly what: 'introduced' | 'told' | 'why' | 'asked' | 'refused' | 'seen';
  readonly text: string;
  /** Of an event: whom it is about. */
  readonly about?: readonly string[];
  /** Of an event: the side that it is of. */
  readonly side?: string;
  /** Of what is seen: the enemies in it. */
  readonly enemies?: string;
  /** One of the secret bodies is named. */
  readonly names: boolean;
}

/** What came of a comparison. */
export interface Compared {
  /** What a side learns of what it may not know; absent: nothing. */
  readonly leak?: string;
  /** How much was compared, until the secret was out, or the other side went about things differently because of it. */
  readonly compared: number;
  readonly end: 'alike' | 'out' | 'influenced';
}

/** Plays both worlds and compares what the watcher is shown. */
export function compareWorlds<T extends NamedTerms>(pair: Pair<T>): Compared {
  const [one, other] = pair.worlds.map(world => shownIn(world, pair)) as [readonly Shown[], readonly Shown[]];
  for (const [at, shown] of one.entries()) {
    const there = other[at];
    const isSame = there?.text === shown.text && there.what === shown.what;
    if (isSame && !shown.names) continue;
    if (comesOut(at, one) || comesOut(at, other)) return { compared: at, end: 'out' };
    if (isOfOthers(shown, pair) || isOfOthers(there, pair) || shown.enemies !== there?.enemies)
      return { compared: at, end: 'influenced' };
    return {
      compared: at,
      end: 'alike',
      leak: [difference(shown, there), difference(one[at + 1], other[at + 1])].join('\n'),
    };
  }
  const more = other[one.length];
  if (more === undefined || more.names) return { compared: one.length, end: more === undefined ? 'alike' : 'out' };
  if (isOfOthers(more, pair)) return { compared: one.length, end: 'influenced' };
  return { compared: one.length, end: 'alike', leak: difference(undefined, more) };
}

/** Whether a secret body is named there; or, where something happens, before its phase is over: who is run into, or sees him as all stand still, finds him at its end. */
function comesOut(at: number, all: readonly Shown[]): boolean {
  const [first, ...rest] = all.slice(at);
  if (first?.what !== 'told') return first?.names === true;
  const isOfPhase = ({ when, what }: Shown) => when === first.when && (what === 'told' || what === 'seen');
  return first.names || rest.some(shown => shown.names && isOfPhase(shown));
}

/** An enemy in the open may go about things differently because of a friend whom nobody else sees; why he does is another matter. */
function isOfOthers(
  shown: Shown | undefined,
  { worlds, watcher }: { readonly worlds: readonly { readonly state: object }[]; readonly watcher: SideId },
): boolean {
  if (shown?.what !== 'told' || shown.about === undefined) return false;
  const state = worlds[0]?.state ?? {};
  if (shown.side !== undefined && shown.side !== watcher) return true;
  // Bodies, and the generals who go with them.
  return ['units', 'generals'].some(kind => {
    const all: unknown = Reflect.get(state, kind);
    return (
      typeof all === 'object' &&
      all !== null &&
      shown.about?.some(id => {
        const one: unknown = Reflect.get(all, id);
        return typeof one === 'object' && one !== null && Reflect.get(one, 'side') !== watcher;
      }) === true
    );
  });
}

function difference(one: Shown | undefined, other: Shown | undefined): string {
  const [a, b] = [one?.text ?? 'nothing', other?.text ?? 'nothing'];
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 400);
  const told = (shown: Shown | undefined, text: string) =>
    `${shown?.when ?? ''} ${shown?.what ?? ''}: …${text.slice(from, at + 200)}`;
  return `${told(one, a)}\n${told(other, b)}`;
}

/** All that the watcher is shown, in order. */
function shownIn<T extends NamedTerms>(world: Mustered<T>, pair: Pair<T>): readonly Shown[] {
  const { windows, watcher, secret, tags, seed, turns } = pair;
  const { ruleset } = windows;
  const { scenario, rules } = world;
  const state = structuredClone(world.state);
  const shown: Shown[] = [];
  let when = 'before';
  let turn = 1;
  let thrown = 0;
  const named = namer(secret);
  const put = (what: Shown['what'], value: unknown, more: Partial<Shown> = {}) => {
    const text = textOf(value);
    shown.push({ when, what, text, names: named(text), ...more });
  };
  // All dice between two things shown are alike, unless they are thrown over and over: those of the body that nobody sees must not shift others.
  const dice = rolled(() => chance(`${seed} ${when} ${shown.length} ${Math.floor(thrown++ / MOST_ALIKE)}`));
  const viewed = (side: SideId) => structuredClone(ruleset.view(state, side, scenario, rules));
  const leads = new Map(ruleset.sides(scenario).map(side => [side, pair.commander(side)]));
  const setting = { scenario, rules };

  function answered(request: RequestOf<T>): unknown {
    thrown = 0;
    const view = viewed(request.side);
    const lead = leads.get(request.side);
    if (request.side !== watcher) return blinkered(request, view, pair, lead, rules);
    put(
      'asked',
      { request, view, look: windows.look({ view, scenario, rules }) },
      { enemies: enemiesIn(view, watcher) },
    );
    const answer = lead?.answer(request, view, rules);
    for (const probe of probesOf(answer, request, pair)) {
      const faults = checkAnswer(ruleset, request, probe, { state, scenario, rules });
      put('refused', { probe, faults }, { names: false });
    }
    return answer;
  }

  put('introduced', windows.introduce(setting, watcher));
  for (turn = 1; turn <= turns; turn++) {
    for (const phase of ruleset.phases) {
      when = `turn ${turn} ${phase.id}`;
      thrown = 0;
      const command = {
        ask: (request: RequestOf<T>) => answered(request),
        askAll: (requests: readonly RequestOf<T>[]) => requests.map(answered),
      } as never;
      const tell = (event: T['event'], seenBy?: readonly SideId[]) => {
        thrown = 0;
        if (seenBy !== undefined && !seenBy.includes(watcher)) return;
        const { because, ...bare } = structuredClone(event) as T['event'] & { because?: unknown };
        const lines = windows.tell({ ...event, turn, phase: phase.id } as never, setting);
        const isOfTag = [...(tags ?? [])].some(tag => textOf(event).includes(tag));
        const side: unknown = Reflect.get(bare, 'side');
        put('told', bare, {
          about: idsIn(bare),
          ...(typeof side === 'string' ? { side } : {}),
          ...(isOfTag ? { names: true } : {}),
        });
        put('why', { because, lines }, { names: false });
      };
      phase.run(state, { dice, command, rules, scenario, turn, tell, reveal: () => {} });
      const view = viewed(watcher);
      put('seen', view, { enemies: enemiesIn(view, watcher) });
      const at = { turn, phase: phase.id, lastPhaseOfTurn: phase === ruleset.phases.at(-1) };
      if (ruleset.outcome(state, at, scenario, rules) !== undefined) return shown;
    }
  }
  return shown;
}

/** A commander of who keeps the secret: he does the same whether the body is there or not. */
function blinkered<T extends NamedTerms>(
  request: RequestOf<T>,
  view: T['view'],
  { secret, tags = new Set(), idle }: Pair<T>,
  lead: Commander<T> | undefined,
  rules: T['rules'],
): unknown {
  const own = Object.values(request).some(value => typeof value === 'string' && secret.has(value));
  if (own) return idle === undefined ? lead?.answer(request, view, rules) : idle(request);
  const unknown = new Set([...secret, ...tags]);
  return lead?.answer(without(request, unknown) as RequestOf<T>, without(view, unknown) as T['view'], rules);
}

/** Answers that may be refused, and with them what a refusal tells. */
function probesOf<T extends NamedTerms>(
  answer: unknown,
  request: RequestOf<T>,
  { secret, seed }: Pair<T>,
): readonly unknown[] {
  const dice: Dice = rolled(Math.floor(chance(`${seed} ${request.id}`) * 1e6));
  const changes = Array.from({ length: PROBES }, () => changed(answer, changesOf(answer, dice)));
  // Every word of an answer that names somebody may name who is not to be known.
  const [first = ''] = secret;
  const named = JSON.stringify(answer ?? null).replaceAll(/unit-\d+/g, id => (dice.roll(2) === 1 ? first : id));
  return [answer, ...changes, JSON.parse(named)];
}

const PROBES = 3;
/** Nobody throws as many dice at once, but who throws until they fall otherwise. */
const MOST_ALIKE = 60;

/** The same without what is about some bodies. */
function without(value: unknown, secret: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.filter(each => !isAbout(each, secret)).map(each => without(each, secret));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => (secret.has(key) ? [] : [[key, without(each, secret)] as const])),
  );
}

function isAbout(value: unknown, secret: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return secret.has(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).some(each => typeof each === 'string' && secret.has(each));
}

/** The enemies in a view as they stand: what they do they may do because of a friend whom nobody else sees. */
function enemiesIn(view: object, side: SideId): string {
  const there = ['units', 'markers'].flatMap(key => {
    const all: unknown = Reflect.get(view, key);
    return typeof all === 'object' && all !== null ? Object.values(all) : [];
  });
  return textOf(there.filter(each => Reflect.get(each, 'side') !== side));
}

/** Whether a text names one of these. */
function namer(words: ReadonlySet<string>): (text: string) => boolean {
  const any = new RegExp(`\\b(?:${[...words].join('|')})\\b`, 'u');
  return text => any.test(text);
}

const idsIn = (event: object): readonly string[] => Object.values(event).filter(each => typeof each === 'string');
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A number from 0 up to but not including 1 that hangs on nothing but the moment, so that the dice of one body do not shift those of another. */
function chance(moment: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < moment.length; at++) hash = Math.imul(hash ^ moment.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
