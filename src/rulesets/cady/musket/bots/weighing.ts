import { distance, distanceToQuad, quadOf } from '../../../../table/index.js';
import type { Order } from '../../common/index.js';
import { isThere } from '../../common/turn/units.js';
import { loading } from '../loading.js';
import type { Objective, UnitId, UnitSeen } from '../state.js';
import type { Field } from '../turn/field.js';
import { troopOf } from '../units.js';
import { fearOf, worthOfClash } from './clash.js';
import { firesAt, lossesAt, type Post } from './exchange.js';
import { objectiveFor } from './goals.js';
import type { Outlook } from './outlook.js';
import { isGarrisoned } from './planning.js';
import { fieldFrom, marchUnder } from './rehearsal.js';
import { worthOfLosses } from './worth.js';

/** An order that is thought of, and whom it charges if it is a charge. */
export interface Thought {
  readonly order: Order;
  readonly charges?: UnitSeen;
}

/** What is thought through while the orders of a side are written. */
export interface Weighing {
  readonly outlook: Outlook;
  readonly field: Field;
  readonly enemies: readonly UnitSeen[];
  /** Hits that friends who have their orders already may expect on an enemy. */
  readonly allotted: Map<UnitId, number>;
  /** Places on which a friend will stand who has his orders already. */
  readonly kept: Set<string>;
  /** Every place worth holding has to be stormed. */
  readonly storming: boolean;
}

/** Begins to weigh the orders of a turn. */
export function weighingOf(outlook: Outlook): Weighing {
  const { view, rules } = outlook;
  const enemies = Object.values(view.units).filter(unit => unit.side !== view.side && isThere(unit));
  const storming = view.objectives.length > 0 && view.objectives.every(place => isGarrisoned(place, view));
  return { outlook, field: fieldFrom(view, rules), enemies, allotted: new Map(), kept: new Set(), storming };
}

/** What the turn after this one counts for. */
const later = 0.7;

/** What a cm nearer to where it is to go counts for, for each figure. */
const pull = 0.006;

/** By how many times it counts for more to get on, for who has nothing to go for but places that the enemy garrisons: he does not drive him out of his houses from afar. */
const storms = 4;

/** In how many turns what it counts for to get on doubles. */
const presses = 12;

/** What a whole move counts for that may as well be left undone. */
const rest = 0.3;

/** How near horse comes to where it is to go, cm. */
const horseWaits = 40;

/** How many of the best are handed on, should the first come to nothing. */
const handedOn = 3;

/** What it counts for that somebody stands on a place, for each turn that the enemy has held it. */
const stake = 5;

/** How near an enemy must be to a place to take it if it is left, besides its radius, in cm. */
const disputedFrom = 36;

/** By what part the way to a place that the enemy holds counts for more, for each turn that he has. */
const urges = 0.5;

/** The orders that promise most first; what the best has it fire at counts for those that are weighed after it. */
export function weighed(unit: UnitSeen, thoughts: readonly Thought[], weighing: Weighing): readonly Order[] {
  const hopes = thoughts.flatMap(thought => hopeOf(unit, thought, weighing) ?? []).sort((a, b) => b.hope - a.hope);
  const found: Found[] = [];
  for (const each of hopes) {
    // What is to be feared only makes it worse: who hopes for less than the best come to needs not be asked.
    if (found.length >= handedOn && each.hope <= (found[handedOn - 1]?.worth ?? 0)) break;
    found.push({ ...each, worth: each.hope - each.fears() });
    found.sort((a, b) => b.worth - a.worth);
  }
  const [best] = found;
  for (const id of best?.keeps ?? []) weighing.kept.add(id);
  if (best?.target !== undefined) {
    const { allotted } = weighing;
    allotted.set(best.target.id, (allotted.get(best.target.id) ?? 0) + best.target.hits);
  }
  return found.slice(0, handedOn).map(({ order }) => order);
}

/** What an order may come to at best. */
interface Hope {
  readonly order: Order;
  readonly hope: number;
  /** What is to be feared from the enemy where it leads: never less than nothing. */
  readonly fears: () => number;
  readonly target?: { readonly id: UnitId; readonly hits: number };
  /** The places on which it would stand. */
  readonly keeps: readonly string[];
}

interface Found extends Hope {
  readonly worth: number;
}

function hopeOf(unit: UnitSeen, { order, charges }: Thought, weighing: Weighing): Hope | undefined {
  const { outlook, field, enemies } = weighing;
  if (charges !== undefined) {
    const clash = worthOfClash({ unit, placed: unit.placed }, { unit: charges, placed: charges.placed }, outlook);
    const there: Post = { unit, placed: { ...charges.placed, files: unit.placed.files } };
    const { worth, keeps } = placesAt(there, weighing);
    return { order, hope: clash + worth + pullOf(unit, there, weighing), fears: () => 0, keeps };
  }
  const march = marchUnder(unit.id, order, field);
  if (march === undefined) return undefined;
  const post: Post = { unit, placed: march.placed };
  const { rules } = outlook;
  const { weapon } = troopOf(unit, rules);
  const load = loading({ loaded: unit.own?.loaded ?? true, moved: march.share, weapon }, rules);
  const fire = weapon === null ? undefined : firesAt(post, enemies, outlook);
  const loadedAfter = fire === undefined || load.shots === 0 ? load.loadedIfHeld : load.loadedAfter;
  const next = loading({ loaded: loadedAfter, moved: 0, weapon }, rules).shots;
  const gained = (shots: number) => (fire === undefined ? 0 : gainOf(fire.enemy, fire.hits * shots, weighing));
  const { worth, keeps } = placesAt(post, weighing);
  // Who only turns where he stands gets on no farther, though the middle of his front may.
  const gotTo = order.legs.length === 0 ? { unit, placed: unit.placed } : post;
  const hope = worth + gained(load.shots) + later * gained(next) + pullOf(unit, gotTo, weighing) - rest * march.share;
  const fears = () =>
    (1 + later) * worthOfLosses(unit, lossesAt(post, enemies, outlook), rules) + fearOf(post, enemies, outlook);
  const target = fire === undefined ? {} : { target: { id: fire.enemy.id, hits: fire.hits * load.shots } };
  return { order, hope, fears, keeps, ...target };
}

/** The places on which a unit would stand, and what that counts for where no friend will. */
function placesAt({ placed }: Post, { outlook, kept }: Weighing): { worth: number; keeps: readonly string[] } {
  const { view } = outlook;
  const quad = quadOf(placed);
  const here = view.objectives.filter(({ at, radius }) => distanceToQuad(at, quad) <= radius - 1);
  const worth = here
    .filter(({ id }) => !kept.has(id))
    .reduce((sum, place) => sum + stake * Math.max(turnsOfEnemy(place.id, view), isDisputed(place, view) ? 1 : 0), 0);
  return { worth, keeps: here.map(({ id }) => id) };
}

/** Whether a place that one wins by holding would be the enemy's, who is near it, were nobody there. */
function isDisputed({ id, at, radius, wins }: Objective, { holdings, side, units }: Outlook['view']): boolean {
  const holder = holdings.find(({ objective }) => objective === id)?.side ?? null;
  if (wins !== true || (holder !== null && holder !== side)) return false;
  return Object.values(units).some(
    unit => unit.side !== side && isThere(unit) && distance(unit.placed.at, at) <= radius + disputedFrom,
  );
}

/** For how many turns the enemy has held a place. */
function turnsOfEnemy(objective: string, { holdings, side }: Outlook['view']): number {
  const held = holdings.find(holding => holding.objective === objective);
  return held === undefined || held.side === null || held.side === side ? 0 : held.turns;
}

/** What hits on an enemy are worth beyond those that he may expect already. */
function gainOf(enemy: UnitSeen, hits: number, { allotted, outlook: { rules } }: Weighing): number {
  const before = allotted.get(enemy.id) ?? 0;
  return worthOfLosses(enemy, before + hits, rules) - worthOfLosses(enemy, before, rules);
}

function pullOf(unit: UnitSeen, { placed }: Post, { outlook, storming }: Weighing): number {
  const { arm } = troopOf(unit, outlook.rules);
  const goal = objectiveFor(unit, outlook);
  const near = arm === 'cavalry' ? horseWaits : goal.radius / 2;
  const { view } = outlook;
  const urgent = (1 + urges * turnsOfEnemy(goal.id, view)) * (1 + view.turn / presses) * (storming ? storms : 1);
  return -pull * urgent * unit.figures * Math.max(0, distance(placed.at, goal.at) - near);
}
