import type { SideId } from '../../../battle/index.js';
import type { Violation } from '../../../rulebook/index.js';
import {
  type Bearing,
  bearingOf,
  destination,
  normalBearing,
  type Place,
  type Point,
  readCompass,
} from '../../../table/index.js';
import type { SkirmishRules } from '../rules.js';
import type { ListedFigure, ListedUnit, Retinue } from '../schema.js';
import { startingMissiles } from '../shooting/shooters.js';
import { type Body, type Figure, freshBodyTurn, freshTurn } from '../state.js';
import { type Shooter, shooters, type Weapon } from '../troops.js';

/** A figure of a retinue, and where in the scenario it stands. */
export interface Enrolled {
  readonly figure: Figure;
  readonly path: string;
  /** The wall or building on which he begins. */
  readonly on?: string;
}

/** The figures and bodies of a side, with what is wrong with how they are listed. */
export interface Roll {
  readonly figures: Enrolled[];
  readonly bodies: Body[];
  readonly faults: Violation[];
}

/** Everybody of a retinue, one by one, in the order of the list, each with his number. */
export function enrol(side: SideId, { forces }: Retinue, path: string, rules: SkirmishRules): Roll {
  const roll: Roll = { figures: [], bodies: [], faults: [] };
  for (const [f, force] of forces.entries()) {
    const within = `${path}.forces[${f}]`;
    for (const [u, unit] of force.units.entries())
      enrolUnit(unit, { side, force: force.id }, `${within}.units[${u}]`, roll, rules);
    for (const [s, listed] of force.single.entries()) {
      const id = listed.id ?? `${force.id}-single-${s + 1}`;
      const of = { side, force: force.id, body: id };
      enter({ ...listed, id }, of, undefined, `${within}.single[${s}]`, roll, rules);
      const { name = id } = listed;
      const body = { ...of, id, name, figures: [id], commander: null, sawLost: [], turn: freshBodyTurn() };
      roll.bodies.push({ ...body, kind: 'single' });
    }
  }
  return roll;
}

interface Belongs {
  readonly side: SideId;
  readonly force: string;
}

/** Where somebody stands who has no place of his own. */
interface Given {
  readonly at: Point;
  readonly facing: Bearing;
  readonly on?: string;
}

function enrolUnit(unit: ListedUnit, of: Belongs, path: string, roll: Roll, rules: SkirmishRules): void {
  const { id, name = id, commander, men } = unit;
  const all = [commander, ...men].map((listed, n) => ({
    ...listed,
    id: listed.id ?? `${id}-${n === 0 ? 'leader' : n}`,
  }));
  const places = placesOf(unit, path, roll, rules);
  for (const [n, listed] of all.entries()) {
    const own = n === 0 ? `${path}.commander` : `${path}.men[${n - 1}]`;
    enter(listed, { ...of, body: id }, places?.[n], own, roll, rules);
  }
  roll.bodies.push({
    ...of,
    id,
    name,
    kind: 'unit',
    figures: all.map(each => each.id),
    commander: all[0]?.id ?? null,
    sawLost: [],
    turn: freshBodyTurn(),
  });
}

/** The places of a unit rank by rank, its commander's first: he stands in the middle of the front rank. */
function placesOf(unit: ListedUnit, path: string, roll: Roll, rules: SkirmishRules): readonly Given[] | undefined {
  const { place, commander, men } = unit;
  if (place === undefined) return undefined;
  const facing = facingOf(place.facing, `${path}.place.facing`, roll);
  const everybody = [commander, ...men];
  const { foot, horse } = rules.field.radius;
  const radius = everybody.some(each => each.horse !== undefined && each.dismounted !== true) ? horse : foot;
  const step = 2 * radius + place.gap;
  const [x, y] = place.at;
  const files = Math.min(place.files, everybody.length);
  const spots = everybody.map((_, n) => {
    const rank = Math.floor(n / files);
    // A short rank keeps to the files of those before it: each stands right behind one.
    const short = Math.floor((files - Math.min(files, everybody.length - rank * files)) / 2);
    const aside = ((n % files) + short - (files - 1) / 2) * step;
    const front = destination({ x, y }, facing, -radius - rank * step);
    const on = place.on === undefined ? {} : { on: place.on };
    return { at: destination(front, normalBearing(facing + 90), aside), facing, ...on };
  });
  const middle = Math.floor((files - 1) / 2);
  const [own] = spots.splice(middle, 1);
  return own === undefined ? spots : [own, ...spots];
}

function facingOf(written: string | number, path: string, { faults }: Roll): Bearing {
  if (typeof written === 'number') return written;
  const point = readCompass(written);
  if (point !== undefined) return bearingOf(point);
  faults.push({
    path,
    problem: `"${written}" is no direction`,
    mend: 'give a compass point such as "NNE", or degrees',
  });
  return 0;
}

function enter(
  listed: ListedFigure & { readonly id: string },
  of: Belongs & { readonly body: string },
  given: Given | undefined,
  path: string,
  roll: Roll,
  rules: SkirmishRules,
): void {
  const own = listed.at === undefined ? given?.at : { x: listed.at[0], y: listed.at[1] };
  if (own === undefined) {
    roll.faults.push({
      path: `${path}.at`,
      problem: `"${listed.id}" has no place`,
      mend: 'give him one, or give his unit one',
    });
    return;
  }
  const above = listed.on ?? (listed.at === undefined ? given?.on : undefined);
  const on = above === undefined ? {} : { on: above };
  const facing = listed.facing === undefined ? (given?.facing ?? 0) : facingOf(listed.facing, `${path}.facing`, roll);
  roll.figures.push({
    figure: asEnrolled({ ...listed, of, at: own, facing, number: roll.figures.length + 1 }, rules),
    path,
    ...on,
  });
}

/** Somebody as a retinue lists him, and where he stands. */
interface Listed extends Omit<ListedFigure, 'at' | 'facing'>, Place {
  readonly id: string;
  readonly of: Belongs & { readonly body: string };
  readonly number: number;
}

function asEnrolled(listed: Listed, rules: SkirmishRules): Figure {
  const { id, name = id, weapons, horse, of, at, facing, number } = listed;
  const [weapon = 'improvised'] = weapons;
  const missile = weapons.find((each): each is typeof each & Shooter => shooters.some(shooter => shooter === each));
  const mounted = horse !== undefined && listed.dismounted !== true;
  return {
    ...of,
    id,
    number,
    name,
    man: manOf(listed),
    at,
    facing,
    mounted,
    horse: mounted ? 'sound' : 'none',
    weapon,
    missiles: missile === undefined ? 0 : startingMissiles({ weapon: missile }, rules),
    spare: spareOf(weapons, missile, rules),
    loaded: missile === 'handgun',
    wounded: listed.wounded === true,
    gear: [...(listed.gear ?? [])],
    ...unmoved(at, facing),
  };
}

/** The missiles of the weapons that he does not begin with in hand. */
function spareOf(carried: readonly Weapon[], first: Shooter | undefined, rules: SkirmishRules): Figure['spare'] {
  const others = shooters.filter(each => each !== first && carried.some(weapon => weapon === each));
  return Object.fromEntries(others.map(weapon => [weapon, startingMissiles({ weapon }, rules)]));
}

/** A man as he begins, of whom nothing has been asked yet. */
function unmoved(at: Point, facing: Bearing) {
  return {
    down: 0,
    yielded: null,
    gone: null,
    shot: 0,
    does: 'as-wished' as const,
    fleeing: false,
    high: null,
    lit: 0,
    task: null,
    joined: null,
    ridesOn: false,
    pursues: 0,
    ran: 0,
    ranInAll: 0,
    movedBefore: false,
    turnsShotAt: 0,
    turn: freshTurn(at, facing, []),
    deeds: { fought: false, hadToFlee: false, injuredCleric: false, charge: null, unhorsed: [] },
  };
}

function manOf({ class: what, rank, grade, above = 0, armour, shield = false, weapons, horse }: Listed) {
  return {
    class: what,
    grade,
    above,
    armour,
    shield,
    weapons: [...weapons],
    ...(rank === undefined ? {} : { rank }),
    ...(horse === undefined ? {} : { horse }),
  };
}
