import { bearingTo, destination, distance, type Point, toGrid } from '../../../table/index.js';
import {
  contactsOf,
  discOf,
  elevationOf,
  enemiesOf,
  everybody,
  type Field,
  gapBetween,
  isUp,
  shooterOf,
} from '../field.js';
import { ladderHands } from '../siege/assault.js';
import type { Figure, SkirmishView } from '../state.js';
import { type DeedOrder, isDeed, type Order } from '../terms.js';
import { isOpposed, wallFor } from '../turn/deeds/climbing.js';
import { deedFaults, deedTime, togetherFaults } from '../turn/deeds/deeds.js';
import { burnablesAt } from '../turn/shots.js';
import { isAtHand, nearestPointOf, sameSideOf } from '../works/places.js';
import type { Thing, Work } from '../works/types.js';
import { arming, atTheAxes, atThePick, toTheLeaderless } from './handiwork.js';
import { wayIn } from './ways.js';

/** What is ordered of some men, and who they are. */
interface Ordered {
  readonly orders: readonly Order[];
  readonly busy: ReadonlySet<string>;
}

const at = ({ x, y }: Point): readonly [number, number] => [toGrid(x), toGrid(y)];

/** Things of a side that are of use. */
function gearOf(side: string, kinds: readonly Thing['kind'][], { things }: Field): readonly Thing[] {
  return Object.values(things).filter(thing => thing.side === side && !thing.gone && kinds.includes(thing.kind));
}

/** Whether a side has come to storm a place. */
export function isStorming(side: string, field: Field): boolean {
  return gearOf(side, ['ladder', 'ram', 'sow', 'siege-tower'], field).length > 0;
}

/**
 * What men do about walls, gates, engines, fires and ladders: crews serve their engines, teams bring up the ram and the ladders and use them, who is
 * up a wall goes on, who holds one pushes ladders off it and heats his cauldrons, and whoever stands beside a fire of his own side's fights it.
 */
export function siegeOrders(figures: readonly Figure[], view: SkirmishView, field: Field): Ordered {
  const free = figures.filter(figure => contactsOf(figure, field).length === 0 && figure.turn.share < 1);
  const orders: Order[] = [];
  const busy = new Set<string>();
  const take = (given: readonly Order[]) => {
    for (const order of given) {
      const men = order.figures.flatMap(id => field.figures[id] ?? []);
      const scene = { state: view, field };
      const faults = isDeed(order)
        ? [...men.flatMap(figure => deedFaults(order, figure, scene)), ...togetherFaults(order, men, scene)]
        : [];
      const late = isDeed(order) && men.some(figure => figure.turn.share + deedTime(order, figure, field) > 1);
      if (faults.length > 0 || late) continue;
      for (const id of order.figures) busy.add(id);
      orders.push(order);
    }
  };
  const left = () => free.filter(({ id }) => !busy.has(id));
  for (const figure of figures)
    if (figure.high?.place === 'ladder' && !busy.has(figure.id)) take(goOnUp(figure, field));
  take(serving(left(), view, field));
  if (isStorming(view.side, field)) {
    for (const figure of left()) if (figure.high !== null) take(offTheWall(figure, field));
    for (const figure of left()) take(atTheGateWithin(figure, field));
    take(atTheRam(left(), field));
    take(atThePick(left(), field));
    take(atLadders(left(), field));
    take(atTheAxes(left(), field));
    take(lighting(left(), field));
  } else {
    take(pushing(left(), field));
    for (const figure of left()) if (figure.high !== null) take(onTheWall(figure, field));
    take(closing(left(), field));
  }
  take(fightFires(left(), view, field));
  for (const figure of left()) {
    take(fetching(figure, field));
    if (!busy.has(figure.id)) take(toTheLeaderless(figure, view, field));
    if (!busy.has(figure.id)) take(arming(figure, field));
  }
  return { orders, busy };
}

const deed = (what: DeedOrder['do'], figures: readonly Figure[], id: string): DeedOrder => ({
  do: what,
  figures: figures.map(figure => figure.id),
  at: id,
});

function goOnUp(figure: Figure, { things }: Field): readonly Order[] {
  const ladder = things[figure.high?.on ?? ''];
  return ladder === undefined || ladder.leans === null ? [] : [deed('climb', [figure], ladder.id)];
}

/** Crews load what is not loaded, and stay with it. */
function serving(figures: readonly Figure[], view: SkirmishView, field: Field): readonly Order[] {
  return gearOf(view.side, ['engine', 'bombard'], field).flatMap((thing): readonly Order[] => {
    const crew = figures.filter(({ body, at: where }) => body === thing.crew && distance(where, thing.at) <= 3);
    if (crew.length === 0) return [];
    const ids = crew.map(({ id }) => id);
    if (!thing.loaded) return thing.held.rounds > 0 ? [deed('serve', crew, thing.id)] : [];
    return [{ do: 'face', figures: ids, bearing: toGrid(thing.facing) % 360 }];
  });
}

/** Who has come up on a wall goes down on its inner side. */
function offTheWall(figure: Figure, field: Field): readonly Order[] {
  const work = field.works[figure.high?.on ?? ''];
  if (work === undefined || work.stairs === null || figure.high?.place !== 'rampart') return [];
  const enemy = enemiesOf(figure, field).find(({ high }) => high?.on === work.id);
  if (enemy !== undefined) return [{ do: 'go', figures: [figure.id], to: at(enemy.at), pace: 'walk' }];
  if (distance(figure.at, work.stairs) <= 2.5) return [deed('climb', [figure], work.id)];
  return [{ do: 'go', figures: [figure.id], to: at(work.stairs), pace: 'walk' }];
}

interface ShutGate {
  readonly gate: Work;
  readonly what: 'open' | 'raise' | 'lower';
}

/** Gates that are shut, with what of them bars the way first. */
function shutGates(field: Field): readonly ShutGate[] {
  return Object.values(field.works).flatMap((gate): readonly ShutGate[] => {
    if (gate.gone) return [];
    if (gate.portcullis === 'down') return [{ gate, what: 'raise' }];
    if (gate.drawbridge === 'up') return [{ gate, what: 'lower' }];
    return gate.shut === true ? [{ gate, what: 'open' }] : [];
  });
}

/** Who is inside opens the gate to his friends. */
function atTheGateWithin(figure: Figure, field: Field): readonly Order[] {
  if (figure.high !== null) return [];
  const [first] = shutGates(field).filter(
    ({ gate }) => gate.stairs !== null && sameSideOf(gate.id, figure.at, gate.stairs, field),
  );
  if (first === undefined) return [];
  const point = nearestPointOf(first.gate.id, figure.at, field);
  if (point === undefined || distance(point, figure.at) > 14) return [];
  if (isAtHand(figure, first.gate.id, field)) return [deed(first.what, [figure], first.gate.id)];
  const short = Math.max(0, distance(figure.at, point) - discOf(figure, field.rules).radius - 0.1);
  const to = destination(figure.at, bearingTo(figure.at, point), short);
  return [{ do: 'go', figures: [figure.id], to: at(to), pace: 'walk' }];
}

/** How many have a hand at the ram. */
const TEAM = 6;

/** Whether a man near a ram may wield it. */
function isFitFor(ram: Thing, figure: Figure): boolean {
  const fit = figure.high === null && !figure.mounted && !figure.wounded && shooterOf(figure) === undefined;
  return fit && figure.man.class !== 'cleric' && distance(figure.at, ram.at) <= 3;
}

/** The force that has most men at a ram: it is theirs, so that nobody of another takes it away from them. */
function forceAt(ram: Thing, field: Field): string | undefined {
  const men = everybody(field).filter(
    figure => figure.side === ram.side && isUp(figure, field) && !figure.fleeing && isFitFor(ram, figure),
  );
  const forces = [...new Set(men.map(({ force }) => force))];
  const countOf = (force: string) => men.filter(figure => figure.force === force).length;
  return forces.sort((a, b) => countOf(b) - countOf(a))[0];
}

/** The ram is brought to the gate, and strikes at it turn after turn. */
function atTheRam(figures: readonly Figure[], field: Field): readonly Order[] {
  const [side] = figures.map(figure => figure.side);
  const [ram] = side === undefined ? [] : gearOf(side, ['ram'], field);
  const [target] = shutGates(field);
  if (ram === undefined || target === undefined) return [];
  const { gate } = target;
  if (figures[0]?.force !== forceAt(ram, field)) return [];
  const team = figures.filter(figure => isFitFor(ram, figure)).slice(0, TEAM);
  const goal = nearestPointOf(gate.id, ram.at, field);
  if (goal === undefined || team.length < field.rules.siege.ram.least) return [];
  if (distance(goal, ram.at) <= 1.5) return [deed('batter', team, gate.id)];
  const to = destination(ram.at, bearingTo(ram.at, goal), distance(ram.at, goal) - 1.2);
  return [{ ...deed('haul', team, ram.id), to: at(to) }];
}

/** Ladders are carried to the wall, set up and climbed. */
function atLadders(figures: readonly Figure[], field: Field): readonly Order[] {
  const [side] = figures.map(figure => figure.side);
  if (side === undefined || wayIn(figures, field) !== undefined) return [];
  const used = new Set<string>();
  return gearOf(side, ['ladder', 'siege-tower'], field).flatMap(ladder => {
    const near = figures
      .filter(({ id, high, mounted }) => !used.has(id) && high === null && !mounted)
      .filter(figure => shooterOf(figure) === undefined && distance(figure.at, ladder.at) <= 2.4)
      .sort((a, b) => distance(a.at, ladder.at) - distance(b.at, ladder.at));
    const orders = ladder.leans === null ? bringUp(ladder, near, field) : goUp(ladder, near, field);
    for (const order of orders) for (const id of order.figures) used.add(id);
    return orders;
  });
}

function bringUp(ladder: Thing, near: readonly Figure[], field: Field): readonly Order[] {
  const { carriers, setUp } = ladderHands({ length: ladder.length }, field.rules);
  const walls = Object.values(field.works).filter(
    work => work.walk !== null && !work.gone && work.height <= ladder.length,
  );
  const goals = walls
    .flatMap(({ id }) => nearestPointOf(id, ladder.at, field) ?? [])
    .sort((a, b) => distance(a, ladder.at) - distance(b, ladder.at));
  const [goal] = goals;
  if (goal === undefined || near.length < Math.max(carriers, setUp)) return [];
  const off = distance(goal, ladder.at);
  if (off <= 1.2 && wallFor(ladder, field) !== undefined)
    return ladder.kind === 'ladder' ? [deed('erect', near.slice(0, Math.max(1, setUp)), ladder.id)] : [];
  const to = destination(ladder.at, bearingTo(ladder.at, goal), off - 0.9);
  return [{ ...deed('haul', near.slice(0, 4), ladder.id), to: at(to) }];
}

/** The nearest climbs; the others close up to the foot. */
function goUp(ladder: Thing, near: readonly Figure[], field: Field): readonly Order[] {
  const [first, ...others] = near;
  if (first === undefined) return [];
  const room = everybody(field).every(({ high }) => high?.on !== ladder.id || high.height > 1);
  const orders: Order[] = room && isAtHand(first, ladder.id, field) ? [deed('climb', [first], ladder.id)] : [];
  const waiting = orders.length === 0 ? near : others;
  const [next] = waiting;
  if (next === undefined) return orders;
  const short = Math.max(0, distance(next.at, ladder.at) - discOf(next, field.rules).radius);
  const to = destination(next.at, bearingTo(next.at, ladder.at), short);
  return [...orders, { do: 'go', figures: [next.id], to: at(to), pace: 'walk' }];
}

/** Ladders with enemies on them or at their feet are pushed down by as many as can. */
function pushing(figures: readonly Figure[], field: Field): readonly Order[] {
  const used = new Set<string>();
  const ladders = Object.values(field.things).filter(
    ({ kind, leans, gone }) => kind === 'ladder' && leans !== null && !gone,
  );
  return ladders.flatMap((ladder): readonly Order[] => {
    const threatens = everybody(field).some(
      ({ side, high, at: where }) =>
        side === ladder.side && (high?.on === ladder.id || distance(where, ladder.at) <= 3),
    );
    const men = figures
      .filter(
        ({ id, side, high, turn }) =>
          !used.has(id) && side !== ladder.side && high?.on === ladder.leans && turn.share === 0,
      )
      .filter(figure => distance(figure.at, ladder.at) <= 1.5)
      .slice(0, field.rules.siege.ladder.pushers);
    if (!threatens || men.length === 0 || isOpposed(ladder, field)) return [];
    for (const { id } of men) used.add(id);
    return [deed('push', men, ladder.id)];
  });
}

/** Who holds a wall: goes to where they are, sets his cauldrons to heat, and else does as he would. */
function onTheWall(figure: Figure, field: Field): readonly Order[] {
  const wall = figure.high?.on ?? '';
  const ladders = Object.values(field.things).filter(
    thing => thing.side !== figure.side && thing.kind === 'ladder' && thing.leans === wall && !thing.gone,
  );
  const near = ladders.filter(ladder => distance(ladder.at, figure.at) <= 1.5);
  const [ladder] = ladders.filter(each => distance(each.at, figure.at) <= 8);
  if (ladder !== undefined && near.length === 0 && shooterOf(figure) === undefined)
    return [{ do: 'go', figures: [figure.id], to: at(ladder.at), pace: 'walk' }];
  const cold = Object.values(field.things).find(
    thing =>
      thing.kind === 'cauldron' &&
      thing.leans === wall &&
      thing.load !== 'rock' &&
      thing.heated === null &&
      thing.used === 0,
  );
  const enemies = enemiesOf(figure, field).some(enemy => isUp(enemy, field) && gapBetween(figure, enemy, field) < 24);
  if (cold !== undefined && enemies && isAtHand(figure, cold.id, field)) return [deed('heat', [figure], cold.id)];
  return shooterOf(figure) === undefined && elevationOf(figure) > 0
    ? [{ do: 'go', figures: [figure.id], to: at(figure.at), pace: 'walk' }]
    : [];
}

/** Archers who see thatch in reach light an arrow for it; a torch is held to whatever burns at hand. */
function lighting(figures: readonly Figure[], field: Field): readonly Order[] {
  const thatch = Object.values(field.works).filter(
    ({ burns, fire, gone }) => burns === 'straw-thatch' && fire === null && !gone,
  );
  return figures.flatMap((figure): readonly Order[] => {
    const beside = thatch.find(({ id }) => isAtHand(figure, id, field));
    if (beside !== undefined && figure.gear.includes('torch')) return [deed('torch', [figure], beside.id)];
    if (!figure.gear.includes('fire-missiles') || figure.lit > 0 || figure.missiles < 1) return [];
    const lit = { ...figure, lit: field.turn - field.rules.fire.lighting };
    const inReach = thatch.some(({ id }) => burnablesAt(lit, field).includes(id));
    return inReach ? [{ do: 'light', figures: [figure.id] }] : [];
  });
}

/** A gate that stands open before the enemy is shut. */
function closing(figures: readonly Figure[], field: Field): readonly Order[] {
  return Object.values(field.works).flatMap((gate): readonly Order[] => {
    if (gate.gone || gate.shut !== false || gate.stairs === null) return [];
    const figure = figures.find(each => each.high === null && isAtHand(each, gate.id, field));
    return figure === undefined ? [] : [deed('shut', [figure], gate.id)];
  });
}

/** Fires of one's own side's are fought by who stands near, where no enemy does. */
function fightFires(figures: readonly Figure[], view: SkirmishView, field: Field): readonly Order[] {
  if (isStorming(view.side, field)) return [];
  return [...Object.values(field.works), ...Object.values(field.things)].flatMap((burning): readonly Order[] => {
    const { fire, id, gone } = burning;
    const until = field.rules.fire.putOut.turns.to ?? Infinity;
    if (fire === null || gone || field.turn - fire.since + 1 > until) return [];
    const point = field.things[id]?.at;
    const near = figures.filter(figure => {
      const spot = point ?? nearestPointOf(id, figure.at, field);
      return (
        figure.high === null &&
        spot !== undefined &&
        distance(spot, figure.at) <= field.rules.fire.putOut.within + discOf(figure, field.rules).radius
      );
    });
    return near.length === 0 ? [] : [deed('fight-fire', near, id)];
  });
}

/** Who has shot all that he had goes for more, where there is any near. */
function fetching(figure: Figure, field: Field): readonly Order[] {
  const weapon = shooterOf(figure);
  if (weapon === undefined || figure.missiles > 0 || figure.high !== null) return [];
  const heap = weapon === 'javelin' ? 'javelins' : 'others';
  const [store] = gearOf(figure.side, ['wagon', 'packhorse', 'store'], field)
    .filter(({ held }) => held[heap] > 0)
    .sort((a, b) => distance(a.at, figure.at) - distance(b.at, figure.at));
  if (store === undefined || distance(store.at, figure.at) > 15) return [];
  if (distance(store.at, figure.at) <= 2) return [deed('fetch', [figure], store.id)];
  const to = destination(store.at, bearingTo(store.at, figure.at), 1);
  return [{ do: 'go', figures: [figure.id], to: at(to), pace: 'walk' }];
}
