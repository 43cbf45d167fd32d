import { bearingTo, destination, distance, normalBearing, toGrid } from '../../../table/index.js';
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
import type { Figure, SkirmishView } from '../state.js';
import { isDeed, type Order } from '../terms.js';
import { courseOf } from '../turn/course.js';
import { deedFaults, deedTime, togetherFaults } from '../turn/deeds/deeds.js';
import { offFire } from '../turn/deeds/fire.js';
import { isOpposed } from '../turn/deeds/ladders.js';
import { isAtHand, nearestPointOf } from '../works/places.js';
import { arming, atTheAxes, atThePick, toTheLeaderless } from './handiwork.js';
import {
  at,
  atLadders,
  atTheGateWithin,
  atTheRam,
  deed,
  gearOf,
  goOnUp,
  isStorming,
  lighting,
  offTheWall,
} from './storming.js';

/** What is ordered of some men, and who they are. */
interface Ordered {
  readonly orders: readonly Order[];
  readonly busy: ReadonlySet<string>;
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
  take(outOfTheHeat(left(), field));
  take(fightFires(left(), view, field));
  for (const figure of left()) {
    take(fetching(figure, field));
    if (!busy.has(figure.id)) take(toTheLeaderless(figure, view, field));
    if (!busy.has(figure.id)) take(arming(figure, field));
  }
  return { orders, busy };
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

/** A gate that stands open before the enemy is shut. */
function closing(figures: readonly Figure[], field: Field): readonly Order[] {
  return Object.values(field.works).flatMap((gate): readonly Order[] => {
    if (gate.gone || gate.shut !== false || gate.stairs === null) return [];
    const figure = figures.find(each => each.high === null && isAtHand(each, gate.id, field));
    return figure === undefined ? [] : [deed('shut', [figure], gate.id)];
  });
}

/** Inches beyond the reach of a fire's heat that men step back. */
const CLEAR = 0.4;

/** Who has been a turn in the heat of a fire, and would die of another, steps back out of it. */
function outOfTheHeat(figures: readonly Figure[], field: Field): readonly Order[] {
  const { within } = field.rules.fire.kills;
  const fires = [...Object.values(field.works), ...Object.values(field.things)].filter(
    ({ fire, gone }) => fire !== null && !gone,
  );
  return figures.flatMap((figure): readonly Order[] => {
    if (figure.high !== null) return [];
    const [hot] = fires.filter(
      ({ id, fire }) => (fire?.spent[figure.id] ?? 0) > 0 && offFire(figure, id, field) <= within,
    );
    const from = hot === undefined ? undefined : (field.things[hot.id]?.at ?? nearestPointOf(hot.id, figure.at, field));
    if (from === undefined) return [];
    const away = discOf(figure, field.rules).radius + within + CLEAR;
    const straight = bearingTo(from, figure.at);
    // Where friends stand in the way he goes round them.
    const ways = [0, 30, -30, 60, -60, 90, -90].map(swerve => {
      const bearing = normalBearing(straight + swerve);
      const length = Math.max(CLEAR, away - distance(from, figure.at)) + (swerve === 0 ? 0 : away);
      const { to, faults } = courseOf(figure, { bearing, length, pace: 'walk' }, field);
      return { to, off: faults.length > 0 ? -1 : offFire({ ...figure, at: to }, hot?.id ?? '', field) };
    });
    const way =
      ways.find(({ off }) => off > within) ?? ways.reduce((best, each) => (each.off > best.off ? each : best));
    return [{ do: 'go', figures: [figure.id], to: at(way.to), pace: 'walk' }];
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
