import {
  type Bots,
  type Commander,
  type Commanders,
  type Mustered,
  musterBattle,
  simulateBattle,
} from '../../src/battle/index.js';
import type { Point } from '../../src/table/index.js';
import { deedsOf, type NamedTerms, type Windows } from '../../src/windows/index.js';
import { chargesIn, type Event, type Stood, stoodStill } from './field.js';
import { chargesOfRaymond, turnedInPlace } from './raymond.js';
import { type Count, nothing, together } from './types.js';
import { cannotFight, chargesOfWrg, hostOf, workedAt } from './wrg.js';

/** How what is counted of a unit begins that neither fought nor shot nor worked; its id follows. */
export const NO_PART = 'no part ';

/** Who plays which side. */
export type Match = { readonly [side: string]: string };

/** A unit in a view, as far as all rulesets have it. */
interface InView {
  readonly side: string;
  readonly gone: unknown;
  readonly own?: { readonly awaited?: unknown };
  readonly mustDo?: unknown;
  readonly placed?: { readonly at: Point; readonly facing: number };
  readonly at?: Point;
  readonly facing?: number;
}

/** A view, as far as all rulesets have it. */
interface Field {
  readonly turn?: number;
  readonly units?: { readonly [id: string]: InView };
}

/** A scenario set up for many battles. */
export interface Bench<T extends NamedTerms> {
  readonly windows: Windows<T>;
  readonly mustered: Mustered<T>;
  readonly sides: readonly string[];
  /** Who may play, by name. */
  readonly bots: Bots<T>;
}

/** Sets a scenario up, for the bots of its ruleset and others besides. */
export function benchOf<T extends NamedTerms>(windows: Windows<T>, scenario: unknown, besides: Bots<T> = {}): Bench<T> {
  const mustered = musterBattle(windows.ruleset, scenario);
  const bots = { ...windows.bots, ...besides };
  return { windows, mustered, sides: windows.ruleset.sides(mustered.scenario), bots };
}

/** Plays one battle and counts it, each side's units for the bot that leads them. */
export function measured<T extends NamedTerms>(bench: Bench<T>, match: Match, seed: number): { [side: string]: Count } {
  const { windows, mustered, sides } = bench;
  const events: Event[] = [];
  const stood = new Map<number, Map<string, Stood>>();
  let turn = 1;
  const watch = (view: Field) => {
    // Orders are asked for before anything of their turn is told.
    const now = view.turn ?? turn;
    const all = stood.get(now) ?? new Map<string, Stood>();
    for (const [id, unit] of Object.entries(view.units ?? {})) {
      const at = unit.placed?.at ?? unit.at;
      const facing = unit.placed?.facing ?? unit.facing ?? 0;
      const there =
        unit.gone === null &&
        at !== undefined &&
        (unit.own?.awaited ?? null) === null &&
        (unit.mustDo ?? null) === null;
      if (at !== undefined) all.set(id, { side: unit.side, at: { x: at.x, y: at.y }, facing, there });
    }
    stood.set(now, all);
  };
  const commanders: Commanders<T> = Object.fromEntries(
    sides.map((side, i) => [side, watched(botOf(bench, match[side] ?? '')(seed * 2 + i, mustered.scenario), watch)]),
  );
  const { outcome, state, turns } = simulateBattle(windows.ruleset, mustered, commanders, {
    seed,
    checksum: false,
    onTell(event) {
      turn = event.turn;
      events.push(structuredClone(event) as Event);
    },
  });
  const deeds = deedsOf(windows, events as (T['event'] & { turn: number })[]);
  const losses = windows.losses(state);
  const { units = {} } = state as { units?: { [id: string]: Measured } };
  const worked = workedAt(events);
  const hadPart = (id: string) => {
    const { fought = 0, fired = 0 } = deeds[id] ?? {};
    return fought + fired > 0 || worked.has(id);
  };
  const counts = Object.fromEntries(sides.map(side => [side, { ...nothing(), battles: 1, turns }]));
  const ships = new Map<string, boolean>();
  for (const id of Object.keys(losses)) {
    const count = counts[units[id]?.side ?? ''];
    if (count === undefined || (units[id]?.awaited ?? null) !== null || isNoFighter(units[id])) continue;
    const host = hostOf(units[id]);
    const part = hadPart(id) || (host !== undefined && hadPart(host));
    const ship = shipOf(units[id]);
    if (ship !== undefined) {
      // The guns of a ship are one unit: those of the side that is turned away have nothing to fire at.
      if (!ships.has(ship)) count.units += 1;
      ships.set(ship, (ships.get(ship) ?? false) || part);
      continue;
    }
    count.units += 1;
    if (part) continue;
    count.idle += 1;
    count.who[`${NO_PART}${id}`] = 1;
  }
  for (const [ship, fired] of ships) {
    const count = counts[Object.values(units).find(unit => shipOf(unit) === ship)?.side ?? ''];
    if (fired || count === undefined) continue;
    count.idle += 1;
    count.who[`${NO_PART}${ship}`] = 1;
  }
  countTurns(events, stood, units, counts);
  const byLimit =
    outcome === null || /^after \d+ turns|more .* left|points for destroyed|night falls/i.test(outcome.reason);
  for (const [side, count] of Object.entries(counts)) {
    if (byLimit) count.limit = 1;
    if (outcome === null || outcome.winner === null) count.draws = 1;
    else if (outcome.winner === side) count.wins[side] = 1;
    count.who[`ended: ${outcome?.reason ?? 'nothing'}`.replace(/ \(.*\)$/, '').replace(/\d+/g, 'n')] = 1;
  }
  return counts;
}

/** A unit in a state, as far as it is looked at here. */
interface Measured {
  readonly side: string;
  readonly awaited?: unknown;
  readonly type?: string;
  readonly aboard?: { readonly vessel: string; readonly deck: string };
}

/** The ship on whose gun deck guns stand. */
function shipOf(unit: Measured | undefined): string | undefined {
  return unit?.aboard?.deck === 'gun-deck' ? unit.aboard.vessel : undefined;
}

/** Nobody expects a wagon to fight, nor a commander who rides alone. */
function isNoFighter(unit: unknown): boolean {
  const { type, rank, wagon } = unit as { type?: string; rank?: unknown; wagon?: unknown };
  return (rank ?? null) !== null || (wagon ?? null) !== null || type === 'supply-wagon' || cannotFight(unit);
}

function countTurns(
  events: readonly Event[],
  stood: ReadonlyMap<number, ReadonlyMap<string, Stood>>,
  units: { [id: string]: { side: string } },
  counts: { [side: string]: Count },
): void {
  const running = new Map<string, number>();
  const stuck = new Set<string>();
  const turns = Math.max(0, ...events.map(({ turn }) => turn));
  const facings = new Map<string, number>();
  // Where riders bring the orders, one that nobody has changed since is no new charge.
  const byRiders = events.some(({ kind }) => kind === 'dispatch');
  let before: ReadonlyMap<string, string> = new Map();
  for (let turn = 1; turn <= turns; turn += 1) {
    const ofTurn = events.filter(event => event.turn === turn);
    const orders = new Map(
      ofTurn.flatMap(({ kind, orders: written }) =>
        kind === 'orders' ? Object.entries(written as { [id: string]: string }) : [],
      ),
    );
    const read = { stood: stood.get(turn) ?? new Map<string, Stood>(), orders, events: ofTurn };
    const { begun, short } = chargesOf(read);
    const last = before;
    before = orders;
    const isNew = (id: string) => !byRiders || orders.get(id) !== last.get(id);
    for (const id of begun.filter(isNew)) at(counts, units, id).charges += 1;
    for (const id of short.filter(isNew)) {
      at(counts, units, id).short += 1;
      at(counts, units, id).who[`short ${id}`] = (at(counts, units, id).who[`short ${id}`] ?? 0) + 1;
    }
    const still = new Set(orders.size > 0 ? stoodStill(read) : turnedInPlace(ofTurn, facings));
    for (const id of Object.keys(units)) running.set(id, still.has(id) ? (running.get(id) ?? 0) + 1 : 0);
    for (const [id, times] of running) if (times >= 3) stuck.add(id);
  }
  for (const id of stuck) {
    at(counts, units, id).stuck += 1;
    at(counts, units, id).who[`stuck ${id}`] = 1;
  }
}

/** The charges of a turn, and which of them fell short: of Cady's games by the orders, of the others by what was told. */
function chargesOf(read: Parameters<typeof chargesIn>[0]): ReturnType<typeof chargesIn> {
  if (read.orders.size > 0) return chargesIn(read);
  const isWrg = read.events.some(({ kind }) => kind === 'declared');
  return isWrg ? chargesOfWrg(read.events) : chargesOfRaymond(read.events);
}

function at(counts: { [side: string]: Count }, units: { [id: string]: { side: string } }, id: string): Count {
  return counts[units[id]?.side ?? ''] ?? nothing();
}

function watched<T extends NamedTerms>(commander: Commander<T>, watch: (view: Field) => void): Commander<T> {
  return {
    name: commander.name,
    answer(request, view, rules) {
      if (request.kind === 'orders') watch(view as Field);
      return commander.answer(request, view, rules);
    },
  };
}

function botOf<T extends NamedTerms>({ bots }: Bench<T>, name: string): Bots<T>[string] {
  const bot = bots[name];
  if (bot === undefined) throw new Error(`there is no bot ${name}, only ${Object.keys(bots).join(', ')}`);
  return bot;
}

/** Many battles of one match, the seeds one after the other: what each side's bot comes to. */
export function series<T extends NamedTerms>(
  bench: Bench<T>,
  match: Match,
  seeds: Iterable<number>,
): { [side: string]: Count } {
  let sum: { [side: string]: Count } = Object.fromEntries(bench.sides.map(side => [side, nothing()]));
  for (const seed of seeds) {
    const one = measured(bench, match, seed);
    sum = Object.fromEntries(bench.sides.map(side => [side, together(sum[side] ?? nothing(), one[side] ?? nothing())]));
  }
  return sum;
}
