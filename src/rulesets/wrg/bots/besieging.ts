import {
  bearingTo,
  destination,
  distance,
  lineOfSight,
  nearestOn,
  type Point,
  partsOf,
  pointInPolygon,
} from '../../../table/index.js';
import { maySkirmish } from '../orders/skirmish.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import { throwsStones } from '../shooting/weapons.js';
import { breachSize } from '../siege/breach.js';
import type { SeenWorks } from '../siege/seen.js';
import { mayWork } from '../siege/working-party.js';
import type { Opening } from '../siege/works.js';
import type { Conduct, SeenUnit, WrgView } from '../state.js';
import type { WrgRequests } from '../terms.js';
import { hasMineToDig, mineOf, orderToCountermine, orderToMine } from './mining.js';
import { attackedBy, stepNow } from './order-words.js';
import { enemiesOf, gap, isFighting, isMissileArmed, nearest, standing } from './seen-field.js';
import { stonesAt } from './stones.js';
import { AT_THE_TOP, awayFrom, carries, fortOf, isOnWall, nearestWall, type Wall } from './walls-seen.js';
import { advantage } from './weighing.js';

/**
 * The order of a siege for a unit: the garrison keeps to its walls; rams go to the nearest gate, or wall where no gate is left; ladders and towers to
 * the nearest wall that is held; missile men shoot, and all others form up behind a ram, or wait until there is a way in. `undefined`: a siege does
 * not concern it.
 */
export function siegeOrder(unit: SeenUnit, view: WrgView, rules: WrgRules): string | undefined {
  const { works } = view;
  if (works === undefined || works.forts.length === 0) return undefined;
  const own = fortOf(unit, works) === view.side;
  if (own) return garrisonOrder(unit, works, view, rules);
  if (works.forts.every(({ side }) => side === view.side)) return undefined;
  return besiegerOrder(unit, works, view, rules);
}

/** The garrison holds its walls; enemies who are within are met by those who stand near them, and by whoever stands at no wall. */
function garrisonOrder(unit: SeenUnit, works: SeenWorks, view: WrgView, rules: WrgRules): string {
  const far = (enemy: SeenUnit) => distance(enemy.placed.at, unit.placed.at);
  const within = enemiesOf(view).filter(enemy => fortOf(enemy, works) === view.side);
  const [first] = [...within].sort((a, b) => far(a) - far(b) || (a.id < b.id ? -1 : 1));
  if (sheetOfType(unit.troops.type, rules).arm === 'engine') return 'HOLD';
  const onWall = isOnWall(unit, works);
  const holds = view.fires?.supplied.includes(unit.id) === true ? 'HOLD, with fire' : 'HOLD';
  if (first === undefined) return (onWall ? undefined : orderToCountermine(unit, works, view)) ?? holds;
  return (onWall && far(first) > NEAR) || !isCalled(unit, first, view) ? holds : `ATTACK ${first.id}`;
}

/** So many go for an enemy who has come in; the others stay where they are. */
const CALLED = 4;

function isCalled({ id, placed }: SeenUnit, enemy: SeenUnit, view: WrgView): boolean {
  const far = (each: SeenUnit) => distance(each.placed.at, enemy.placed.at);
  const nearer = standing(view, view.side).filter(
    other => other.id !== id && other.rout === null && far(other) < distance(placed.at, enemy.placed.at),
  );
  return nearer.length < CALLED;
}

/** Enemies within the walls who are farther off are left to others, paces. */
const NEAR = 80;

function besiegerOrder(unit: SeenUnit, works: SeenWorks, view: WrgView, rules: WrgRules): string {
  const { arm } = sheetOfType(unit.troops.type, rules);
  if (arm === 'engine' || arm === 'wagon') return 'HOLD';
  if (fortOf(unit, works) !== undefined) return attackNearest(unit, view);
  // Who has dug his mine to its end goes in with the others.
  const digs = carries(unit, 'penthouse', works);
  if (digs && (wayIn(unit, works) === undefined || hasMineToDig(unit, works))) return orderToMine(unit, works);
  if (carries(unit, 'ram', works)) {
    const gates = works.walls.filter(({ is }) => is === 'fort-door' || is === 'house-door');
    const goal =
      nearestWall(unit, gates) ??
      nearestWall(
        unit,
        works.walls.filter(({ is }) => is === 'stone-wall'),
      );
    const open = wayIn(unit, works);
    if (goal !== undefined && open === undefined) return breakIn(goal, unit, view, rules);
  }
  if (carries(unit, 'scaling-ladder', works) || carries(unit, 'tower', works)) {
    const target = toGoUpAt(unit, defendersOn(works, view), rules);
    if (target !== undefined) return `ATTACK ${target.id}`;
  }
  if (maySkirmish({ troops: unit.troops, missileArmed: isMissileArmed(unit) }, rules)) return 'SKIRMISH';
  if (arm !== 'infantry') return 'HOLD';
  const open = wayIn(unit, works);
  return open === undefined ? behindRam(unit, works, view, rules) : through(open, unit, works, view);
}

/** So many of the reserve, at most half of it, stand ready for a breach where one is to come, one behind the other: a gate is soon full of who fights in it. */
const FOR_BREACH = 2;

/**
 * The reserve of a storm forms up in column behind the ram, one body behind the other, and goes in after it when the gate is down: nobody has to bring it the news;
 * the last of it go before where a breach is to come, if there is more of it than one body. Without a ram it waits.
 */
function behindRam(unit: SeenUnit, works: SeenWorks, view: WrgView, rules: WrgRules): string {
  const there = standing(view, view.side).filter(({ parent, rout }) => parent === null && rout === null);
  const far = (other: SeenUnit) => distance(other.placed.at, unit.placed.at);
  const [ram] = there.filter(other => carries(other, 'ram', works)).sort((a, b) => far(a) - far(b));
  const gate =
    ram === undefined
      ? undefined
      : nearestWall(
          ram,
          works.walls.filter(({ is }) => is === 'fort-door' || is === 'house-door'),
        );
  if (ram === undefined || gate === undefined) return 'HOLD';
  const column = there.filter(other => isOfReserve(other, works, rules)).sort((a, b) => (a.id < b.id ? -1 : 1));
  const place = column.findIndex(({ id }) => id === unit.id);
  // Of two one goes to each: neither way in is left to those within.
  const forBreach = Math.min(FOR_BREACH, Math.floor(column.length / 2));
  const breach = place >= column.length - forBreach ? breachToCome(works, view, rules) : undefined;
  if (breach !== undefined) {
    const first = column[column.length - forBreach];
    const goesIn = through(breach, unit, works, view);
    return first === undefined || first.id === unit.id ? goesIn : after(first, breach, unit, works, view);
  }
  const before = column[place - 1] ?? ram;
  const [from = ram.placed.at, to = ram.placed.at] = [gate.line[0], gate.line.at(-1)];
  const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const opening = { at, bearing: bearingTo(from, to), paces: distance(from, to) };
  return after(before, opening, unit, works, view);
}

/** Behind a friend in column; when he breaks it goes in through an opening itself, from where it has followed him to. */
function after(before: SeenUnit, opening: WayIn, unit: SeenUnit, works: SeenWorks, view: WrgView): string {
  return `FOLLOW ${before.id}, ${inColumn(unit, opening.paces)}; ${inThrough(opening, unit, works, view)}`;
}

/** Where the stone-throwers of a besieger are going to open a breach: the last of the reserve stands ready before it, and goes in as soon as there is one. */
function breachToCome(
  works: SeenWorks,
  view: WrgView,
  rules: WrgRules,
): Pick<Opening, 'at' | 'bearing' | 'paces'> | undefined {
  const curtains = works.walls.filter(({ is }) => is === 'stone-wall');
  const [engine] = standing(view, view.side).filter(({ troops }) => throwsStones(troops.engine));
  const wall = engine === undefined ? undefined : nearestWall(engine, curtains);
  if (engine === undefined || wall === undefined) return undefined;
  const [part] = [...partsOf(wall.line)].sort(
    (a, b) =>
      distance(engine.placed.at, nearestOn(engine.placed.at, a)) -
      distance(engine.placed.at, nearestOn(engine.placed.at, b)),
  );
  if (part === undefined) return undefined;
  const bearing = bearingTo(part.from, part.to);
  const { bottom: paces } = breachSize(rules).paces;
  const along = distance(part.from, nearestOn(engine.placed.at, part));
  const clear = Math.max(paces / 2, Math.min(distance(part.from, part.to) - paces / 2, along));
  return { at: destination(part.from, bearing, clear), bearing, paces };
}

/** Whether a besieger has nothing in hand and no missiles: he is for the breach. */
function isOfReserve(unit: SeenUnit, works: SeenWorks, rules: WrgRules): boolean {
  const { arm } = sheetOfType(unit.troops.type, rules);
  const skirmishes = maySkirmish({ troops: unit.troops, missileArmed: isMissileArmed(unit) }, rules);
  return (
    arm === 'infantry' &&
    !skirmishes &&
    fortOf(unit, works) === undefined &&
    !works.material.some(({ by }) => by === unit.id)
  );
}

/** The column in which a body goes through an opening of so many paces. */
function inColumn(unit: SeenUnit, paces: number): string {
  return `in column ${abreastIn(unit, paces)}`;
}

const abreastIn = ({ figures, placed }: SeenUnit, paces: number): number =>
  Math.max(1, Math.min(figures, Math.floor(paces / placed.stand.front)));

/** How deep that column is, paces. */
const depthInColumn = (unit: SeenUnit, paces: number): number =>
  Math.ceil(unit.figures / abreastIn(unit, paces)) * unit.placed.stand.depth;

/**
 * To go to a wall, to a gate with as many abreast as get through it, break it down, and go at once for whoever stands behind it. An order may name what the unit sees, and of anything else say where
 * it is; where nobody is behind it yet they stay there.
 */
function breakIn({ id, is, line }: Wall, unit: SeenUnit, view: WrgView, { field }: WrgRules): string {
  const { placed } = unit;
  const isGate = is === 'fort-door' || is === 'house-door';
  const to = {
    x: Math.round(line.reduce((sum, { x }) => sum + x, 0) / line.length),
    y: Math.round(line.reduce((sum, { y }) => sum + y, 0) / line.length),
  };
  const sight = lineOfSight({ from: placed.at, to, table: view.table, rules: field.sight });
  const there = sight.clear || sight.blockedBy.id === id ? id : `(${to.x} ${to.y})`;
  const [behind] = [...enemiesOf(view)].sort((a, b) => distance(a.placed.at, to) - distance(b.placed.at, to));
  const first = line[0] ?? to;
  const front = isGate ? `, ${inColumn(unit, distance(first, line.at(-1) ?? to))}` : '';
  return behind === undefined ? `HOLD TO ${there}` : `MOVE TO ${there}${front}; ATTACK ${behind.id}`;
}

/** Enemies who stand at the top of a wall that ladders reach. */
function defendersOn(works: SeenWorks, view: WrgView): readonly SeenUnit[] {
  const curtains = works.walls.filter(({ is }) => is === 'stone-wall');
  return enemiesOf(view).filter(
    enemy => fortOf(enemy, works) === enemy.side && curtains.some(wall => awayFrom(enemy.placed.at, wall) < AT_THE_TOP),
  );
}

/** Whom a unit is sure to break counts as so many paces nearer: archers on a wall are gone up at before hoplites. */
const WEAKER = 100;

/** At whom of those on the walls a unit goes up: who is near, and no match for it. */
function toGoUpAt(unit: SeenUnit, held: readonly SeenUnit[], rules: WrgRules): SeenUnit | undefined {
  const worth = (enemy: SeenUnit) => distance(enemy.placed.at, unit.placed.at) - WEAKER * advantage(unit, enemy, rules);
  return [...held].sort((a, b) => worth(a) - worth(b) || (a.id < b.id ? -1 : 1))[0];
}

/** The nearest way into the place: a gate that is down, or a breach. */
function wayIn(unit: SeenUnit, { gaps, down }: SeenWorks): Opening | undefined {
  return [...down, ...gaps].sort((a, b) => distance(a.at, unit.placed.at) - distance(b.at, unit.placed.at))[0];
}

/** How far before an opening a column forms up, and how far behind it lies what is within, paces. */
const BEFORE = 40;
const BEHIND = 30;
/** So far beyond its own depth a column is through an opening, paces. */
const THROUGH = 2;

/** In column through an opening, and at whoever is behind it. */
function through(opening: WayIn, unit: SeenUnit, works: SeenWorks, view: WrgView): string {
  const { at, paces } = opening;
  const before = destination(at, inwardOf(opening, works) + 180, BEFORE);
  // Who stands before the opening already need not go back for a run.
  const first = distance(unit.placed.at, at) <= BEFORE ? '' : `${moveTo(before, inColumn(unit, paces))}; `;
  return `${first}${inThrough(opening, unit, works, view)}`;
}

/** Through an opening from wherever a unit is, and at the enemy behind it. */
function inThrough(opening: WayIn, unit: SeenUnit, works: SeenWorks, view: WrgView): string {
  // It goes straight on until the last of it is through: were it sent less far, it would have gone past that and turn about to it.
  const behind = destination(opening.at, inwardOf(opening, works), depthInColumn(unit, opening.paces) + THROUGH);
  return `${moveTo(behind, inColumn(unit, opening.paces))}; ${attackNearest(unit, view)}`;
}

type WayIn = Pick<Opening, 'at' | 'bearing' | 'paces'>;

const moveTo = ({ x, y }: Point, column: string): string => `MOVE TO (${Math.round(x)} ${Math.round(y)}), ${column}`;

/** Which way leads in through an opening. */
function inwardOf({ at, bearing }: WayIn, { forts }: SeenWorks): number {
  const square = bearing + 90;
  return forts.some(({ inside }) => pointInPolygon(destination(at, square, BEHIND), inside)) ? square : square + 180;
}

function attackNearest(unit: SeenUnit, view: WrgView): string {
  const [target] = [...enemiesOf(view)].sort(
    (a, b) => distance(a.placed.at, unit.placed.at) - distance(b.placed.at, unit.placed.at) || (a.id < b.id ? -1 : 1),
  );
  return target === undefined ? 'HOLD' : `ATTACK ${target.id}`;
}

/** Whether what a unit is about has been overtaken by events: a way in is open, or enemies are within the walls. */
export function siegeHasTurned(unit: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  const { works } = view;
  if (works === undefined || unit.order === null) return false;
  const wanted = siegeOrder(unit, view, rules);
  if (wanted === undefined) return false;
  const within = fortOf(unit, works);
  const isIn = within !== undefined && within !== view.side;
  const follows = isIn && stepNow(unit)?.startsWith('FOLLOW') === true;
  const waits = stepNow(unit)?.startsWith('HOLD') === true || follows || isLeftBelow(unit, works, view);
  return waits && (wanted.startsWith('ATTACK') || wanted.startsWith('MOVE'));
}

/** Whether a besieger is to go up at those on the wall, and has neither ladders nor a tower any more to do it by. */
function isLeftBelow(unit: SeenUnit, works: SeenWorks, view: WrgView): boolean {
  if (fortOf(unit, works) !== undefined || isFighting(unit, view)) return false;
  if (carries(unit, 'scaling-ladder', works) || carries(unit, 'tower', works)) return false;
  const goal = attackedBy(stepNow(unit));
  const enemy = enemiesOf(view).find(({ id }) => id === goal);
  return enemy !== undefined && fortOf(enemy, works) === enemy.side;
}

/** So near, in paces, an enemy bars the way of whoever has come through an opening. */
const BARS = 10;

/** The enemy behind a wall who stops whoever is on his way in through a breach or a gate: he goes for him, and does not stand there to be shot at. */
export function barringTheWayIn(unit: SeenUnit, view: WrgView): SeenUnit | undefined {
  const { works } = view;
  if (works === undefined || unit.period.fought || stepNow(unit)?.startsWith('MOVE ') !== true) return undefined;
  const open = wayIn(unit, works);
  const isInIt = open !== undefined && distance(open.at, unit.placed.at) <= BEFORE;
  if (!isInIt && (fortOf(unit, works) ?? view.side) === view.side) return undefined;
  const near = nearest(unit, enemiesOf(view));
  return near !== undefined && gap(unit, near) <= BARS && !isOnWall(near, works) ? near : undefined;
}

/** What a unit of a siege does of what is open to it: it works; and whoever has ladders at the wall goes up them. */
export function siegeConduct(
  { unit: id, charges, works: open = [] }: WrgRequests['declare']['asks']['units'][number],
  view: WrgView,
  rules: WrgRules,
): Conduct | undefined {
  const unit = view.units[id];
  const { works } = view;
  if (unit === undefined || works === undefined) return undefined;
  const stones = stonesAt(open, unit, works, view, rules);
  if (stones !== undefined) return { work: stones };
  if (!mayWorkNow(unit, rules)) return undefined;
  const mine = mineOf(unit, open, works, view);
  if (mine !== undefined) return { work: mine };
  if (fortOf(unit, works) === view.side) return undefined;
  const [work] = open.filter(each => 'break' in each || 'ladders' in each);
  const atLadders = works.material.some(({ against, by }) => against !== null && by === id);
  const [over] = charges;
  if (atLadders && over !== undefined) return { charge: over.target };
  return work === undefined ? undefined : { work };
}

function mayWorkNow({ troops, dismounted }: SeenUnit, rules: WrgRules): boolean {
  return mayWork({ ...troops, dismounted }, rules) || sheetOfType(troops.type, rules).arm === 'elephant';
}
