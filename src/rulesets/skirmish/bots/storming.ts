import { bearingTo, destination, distance, type Point, toGrid } from '../../../table/index.js';
import { discOf, enemiesOf, everybody, type Field, isUp, shooterOf } from '../field.js';
import { ladderHands } from '../siege/assault.js';
import type { Figure } from '../state.js';
import type { DeedOrder, Order } from '../terms.js';
import { wallFor } from '../turn/deeds/ladders.js';
import { burnablesAt } from '../turn/shots.js';
import { isAtHand, nearestPointOf, sameSideOf } from '../works/places.js';
import type { Thing, Work } from '../works/types.js';
import { wayIn } from './ways.js';

export const at = ({ x, y }: Point): readonly [number, number] => [toGrid(x), toGrid(y)];

/** Things of a side that are of use. */
export function gearOf(side: string, kinds: readonly Thing['kind'][], { things }: Field): readonly Thing[] {
  return Object.values(things).filter(thing => thing.side === side && !thing.gone && kinds.includes(thing.kind));
}

/** Whether a side has come to storm a place. */
export function isStorming(side: string, field: Field): boolean {
  return gearOf(side, ['ladder', 'ram', 'sow', 'siege-tower'], field).length > 0;
}

export const deed = (what: DeedOrder['do'], figures: readonly Figure[], id: string): DeedOrder => ({
  do: what,
  figures: figures.map(figure => figure.id),
  at: id,
});

export function goOnUp(figure: Figure, { things }: Field): readonly Order[] {
  const ladder = things[figure.high?.on ?? ''];
  return ladder === undefined || ladder.leans === null ? [] : [deed('climb', [figure], ladder.id)];
}

/** Who has come up on a wall goes down on its inner side. */
export function offTheWall(figure: Figure, field: Field): readonly Order[] {
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
export function atTheGateWithin(figure: Figure, field: Field): readonly Order[] {
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
export function atTheRam(figures: readonly Figure[], field: Field): readonly Order[] {
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
export function atLadders(figures: readonly Figure[], field: Field): readonly Order[] {
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

/** How many archers at once shoot fire at thatch. */
const BURNERS = 3;

/** A few archers who see thatch in reach light an arrow for it; a torch is held to whatever burns at hand. */
export function lighting(figures: readonly Figure[], field: Field): readonly Order[] {
  const thatch = Object.values(field.works).filter(
    ({ burns, fire, gone }) => burns === 'straw-thatch' && fire === null && !gone,
  );
  let open =
    BURNERS - Object.values(field.figures).filter(({ side, lit }) => side === figures[0]?.side && lit > 0).length;
  return figures.flatMap((figure): readonly Order[] => {
    const beside = thatch.find(({ id }) => isAtHand(figure, id, field));
    if (beside !== undefined && figure.gear.includes('torch')) return [deed('torch', [figure], beside.id)];
    if (!figure.gear.includes('fire-missiles') || figure.lit > 0 || figure.missiles < 1) return [];
    const lit = { ...figure, lit: field.turn - field.rules.fire.lighting };
    if (open <= 0 || !thatch.some(({ id }) => burnablesAt(lit, field).includes(id))) return [];
    open -= 1;
    return [{ do: 'light', figures: [figure.id] }];
  });
}
