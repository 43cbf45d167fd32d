import { counted, type Reason, reasonFor } from '../../../../rulebook/index.js';
import { type Barrier, edgesOf, partsOf, quadOf } from '../../../../table/index.js';
import { casualties } from '../../casualties/casualties.js';
import { withOthers } from '../../others.js';
import { factorUnit } from '../../shooting/factors.js';
import { shoot, struck, type VolleyPart, volleyFactors } from '../../shooting/shoot.js';
import { throwsStones } from '../../shooting/weapons.js';
import { battery } from '../../siege/battery.js';
import { canBreak } from '../../siege/breach.js';
import { lobbedCasualties } from '../../siege/fortification.js';
import { wagonsCalled } from '../../siege/wagons.js';
import { fortOf, rampartOf, wallsOf } from '../../siege/walls.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import { showUnit } from '../appearing.js';
import { conditionOf } from '../condition.js';
import type { Field } from '../field.js';
import type { Play } from '../play.js';
import { asTarget } from '../shooting/as-target.js';
import { type ShotAtThing, shotAtThing } from '../shooting/at-things.js';
import type { Outline } from '../shooting/figures.js';
import { overWalls } from '../shooting/overhead.js';
import { missilesOf, shootersOf } from '../shooting/weapons.js';
import { weatherOthers } from '../weather/effects.js';
import { isShownTo } from '../weather/sight.js';
import { strikeWall } from './falling.js';
import { shipCalled, shipTargets, strikeShip } from './ships-struck.js';
import { strikeShed, woodenTargets } from './towers.js';
import { strikeWagons, wagonTargets } from './wagons.js';

/** The walls and palisades that engines of a unit could batter, and what of wood: in the arc and the range of one of them at least. */
export function wallsToBatter(unit: Unit, field: Field): readonly string[] {
  if (!throwsStones(unit.troops.engine)) return [];
  // Over their own wall they need men on it who tell them where to throw.
  const directed = fortOf(unit.placed, field.scenario) === undefined || menOnWalls(unit, field).length > 0;
  const wooden = directed ? thingsOfWood(unit, field).filter(thing => reaches(unit, thing, field)) : [];
  return [...wooden.map(({ id }) => id), ...wallsToBreach(unit, field)];
}

/** What of wood a unit could throw stones at: towers, penthouses, ships, and the wagons that it sees, or from inside those whom men on the walls see. */
function thingsOfWood(unit: Unit, field: Field): readonly (Outline & { readonly id: string })[] {
  if (!throwsStones(unit.troops.engine)) return [];
  const inside = fortOf(unit.placed, field.scenario) !== undefined;
  const inView = field.near.around(unit.id, { of: 'enemies', inView: true }).map(({ who }) => who.id);
  const seen = new Set([...inView, ...(inside ? seenFromWalls(unit, field) : [])]);
  return [...woodenTargets(unit, field), ...shipTargets(unit, field), ...wagonTargets(unit, seen, field)];
}

function wallsToBreach(unit: Unit, field: Field): readonly string[] {
  const { rules } = field;
  return wallsOf(field).flatMap(({ wall, is }) => {
    const breaks = canBreak({ works: is, means: 'stone-throwers' }, rules);
    return breaks && reaches(unit, lineOf(wall), field) ? [wall.id] : [];
  });
}

const lineOf = ({ line }: Barrier): Outline => ({ points: line, edges: partsOf(line) });

const reaches = (unit: Unit, thing: Outline, field: Field): boolean => enginesAt(unit, thing, field)?.may === true;

/** What the engines of a unit can do to something. */
function enginesAt(unit: Unit, thing: Outline, field: Field): ShotAtThing | undefined {
  const [engines] = missilesOf(unit, field.rules);
  return engines === undefined ? undefined : shotAtThing(unit, engines, thing, field);
}

/** What the engines of a unit can do to a wall or a thing of wood: of the stretches of a wall to that which is nearest among those they reach. */
function aimedAt(unit: Unit, id: string, field: Field): ShotAtThing | undefined {
  const wooden = thingsOfWood(unit, field).filter(each => each.id === id);
  const walls = wallsOf(field).filter(({ wall }) => wall.id === id);
  return [...wooden, ...walls.map(({ wall }) => lineOf(wall))]
    .flatMap(thing => enginesAt(unit, thing, field) ?? [])
    .sort((a, b) => Number(b.may) - Number(a.may) || a.distance - b.distance)[0];
}

/**
 * Engines that are told to throw stones at a wall: what they hit is work on it, and nobody on the ramparts is hurt.
 *
 * @clause wrg/siege/destroy/stone-throwers-walls
 * @clause wrg/siege/destroy/aim-ramparts
 * @clause wrg/siege/destroy/wooden
 * @clause wrg/weather/rain-missiles
 * @clause wrg/weather/sun-effect
 */
export function batterWalls(field: Field, play: Play): void {
  const { state, rules, dice } = play;
  if (state.works === undefined) return;
  for (const unit of onTable(state)) {
    const { work } = unit.period.conduct;
    const { engine, training } = unit.troops;
    if (work === undefined || !('batter' in work) || engine === undefined || unit.rout !== null) continue;
    const shot = aimedAt(unit, work.batter, field);
    if (shot?.may !== true) {
      const because = shot?.because ?? [];
      play.tell({ kind: 'siege', unit: unit.id, on: work.batter, what: 'no-aim', because }, [unit.side]);
      continue;
    }
    const { figures, distance } = shot;
    const { disorganised, because: disorder } = conditionOf(unit, field);
    const others = weatherOthers(unit, 'shooting', field);
    const before = withOthers({ total: 0, because: disorganised ? disorder : [] }, others, factorUnit);
    const engines = { engine, training, class: unit.troops.class, figures, distance, modifier: before.total };
    const thrown = battery(engines, dice, rules);
    const { hits } = thrown;
    const because = [...before.because, ...thrown.because];
    unit.period.shot = true;
    showUnit(unit, play, 'shoots');
    const tools = { means: 'stone-throwers', figures: hits } as const;
    const wagons = wagonsCalled(work.batter, field);
    const ship = shipCalled(work.batter, field);
    if (wagons !== undefined) {
      wagons.period.shotBy.push({ by: unit.id, figures, engine: true });
      strikeWagons(wagons, unit, { hits, because }, play);
    } else if (ship !== undefined) strikeShip(ship, unit, { hits, because }, play);
    else if (woodenTargets(unit, field).some(({ id }) => id === work.batter)) {
      noteBearersShotAt(unit, work.batter, figures, play);
      strikeShed(unit, work.batter, { hits, because }, play);
    } else strikeWall({ unit, wall: work.batter, at: shot.at, tools, because }, play);
  }
}

/**
 * Who brings up a tower or penthouse at which stones are thrown is shot at by engines as well, where `wrg/ruling/stones-at-a-tower` has it so.
 *
 * @clause wrg/reaction/minus1-shot-at-by-engines
 */
function noteBearersShotAt(unit: Unit, shed: string, figures: number, { state, rules }: Play): void {
  if (rules.field.playing.stonesAtTower !== 'bearers') return;
  const by = state.works?.material.find(({ id }) => id === shed)?.by ?? undefined;
  const bearers = by === undefined ? undefined : state.units[by];
  bearers?.period.shotBy.push({ by: unit.id, figures, engine: true });
}

/** Whether a unit could throw stones over walls: it has engines that do, and enemies it does not see are in reach beyond a wall. */
export function mayLob(unit: Unit, field: Field): boolean {
  return throwsStones(unit.troops.engine) && lobbedAt(unit, field).length > 0;
}

/**
 * The enemies whom stones over the walls would reach: out of sight, one side within the walls and the other not, and from inside in sight of those on the
 * walls.
 *
 * @clause wrg/siege/fort/lob-inside
 * @clause wrg/siege/fort/lob-outside
 */
function lobbedAt(unit: Unit, field: Field): readonly Unit[] {
  const own = fortOf(unit.placed, field.scenario);
  // Stones from inside fall where the men on the walls see somebody.
  const seen = own === undefined ? undefined : seenFromWalls(unit, field);
  return field.near.around(unit.id, { of: 'enemies' }).flatMap(({ who, inView }) => {
    const { unit: enemy } = who;
    const other = fortOf(enemy.placed, field.scenario);
    const across = (own === undefined) !== (other === undefined);
    if (inView || !across || !isShownTo(unit.side, enemy, field) || seen?.has(enemy.id) === false) return [];
    return reaches(unit, groundUnder(enemy), field) ? [enemy] : [];
  });
}

function groundUnder({ placed }: Unit): Outline {
  const points = quadOf(placed);
  return { points, edges: edgesOf(points) };
}

/** The men on the walls who direct the stones of a unit from inside: those on the ramparts of the same fort. */
function menOnWalls({ side, placed }: Unit, field: Field): readonly Unit[] {
  const fort = fortOf(placed, field.scenario)?.name;
  return onTable(field.state).filter(
    other =>
      other.side === side &&
      other.rout === null &&
      fortOf(other.placed, field.scenario)?.name === fort &&
      rampartOf(other, field) !== undefined,
  );
}

/** The enemies whom they see. */
function seenFromWalls(unit: Unit, field: Field): ReadonlySet<string> {
  const seen = menOnWalls(unit, field).flatMap(({ id }) => field.near.around(id, { of: 'enemies', inView: true }));
  return new Set(seen.map(({ who }) => who.id));
}

/**
 * Stones thrown over walls: from inside they fall on the nearest enemy, as the men on the walls direct them; from outside they are thrown
 * blind, and half of what they cost is shared out among all units of the garrison.
 *
 * @clause wrg/siege/fort/lob-inside
 * @clause wrg/siege/fort/lob-outside
 */
export function lobStones(field: Field, play: Play): ReadonlyMap<Unit, number> {
  const { state } = play;
  const fallen = new Map<Unit, number>();
  if (state.works === undefined) return fallen;
  for (const unit of onTable(state)) {
    const { work } = unit.period.conduct;
    if (work === undefined || !('lob' in work) || unit.rout !== null) continue;
    const [target] = lobbedAt(unit, field);
    const shot = target === undefined ? undefined : enginesAt(unit, groundUnder(target), field);
    if (target === undefined || shot === undefined) continue;
    unit.period.shot = true;
    showUnit(unit, play, 'shoots');
    for (const [enemy, men] of lobOver({ unit, target, shot }, field, play)) {
      enemy.period.missileCasualties += men;
      fallen.set(enemy, (fallen.get(enemy) ?? 0) + men);
    }
  }
  return fallen;
}

/** Stones over a wall: who throws them, whom they reach, and how many engines do. */
interface Lob {
  readonly unit: Unit;
  readonly target: Unit;
  readonly shot: ShotAtThing;
}

/** One throw of stones over a wall: what it costs each of those on whom it falls, who counts as shot at by it. */
function lobOver({ unit, target, shot }: Lob, field: Field, play: Play): ReadonlyMap<Unit, number> {
  const { rules } = play;
  const from = fortOf(unit.placed, field.scenario) === undefined ? 'outside' : 'inside';
  const under = from === 'inside' ? [target] : garrisonWith(target, field);
  const { blindColumn } = rules.optional.siege.fort;
  const { figures } = shot;
  const oddsAt = (enemy: Unit) => volleyFactors({ parts: [lobAt(enemy, unit, shot, field)] }, rules)[0];
  const thrown = shoot({ parts: [lobAt(target, unit, shot, field)] }, play.dice, rules);
  const random = thrown.parts[0]?.random ?? 0;
  // The first of the reasons are those of the dice, thrown once for all.
  const dicing = thrown.because.slice(0, -1 - (oddsAt(target)?.because.length ?? 0));
  const men = new Map<Unit, number>();
  const told = under.map(enemy => {
    const odds = oddsAt(blindColumn === 'each' ? enemy : target);
    const total = (odds?.total ?? 0) + random;
    const whole = casualties(total, figures, rules);
    const each = lobbedCasualties({ casualties: whole, from, units: under.length }, rules);
    men.set(enemy, each);
    noteLobbed(enemy, { by: unit, figures, share: from === 'inside' ? 1 : 1 / under.length, men: each }, play);
    const shared = from === 'inside' ? [] : [sharedOut(whole, each, under.length)];
    const because = [...dicing, ...(odds?.because ?? []), struck(total, figures, whole), ...shared];
    return { target: enemy.id, total, casualties: each, because };
  });
  const range = Math.round(shot.distance);
  const hurt = from === 'inside' ? told : told.filter(each => each.casualties > 0);
  for (const each of hurt) play.tell({ kind: 'shot', unit: unit.id, figures, range, ...each });
  if (hurt.length === 0) {
    const because = told.find(each => each.target === target.id)?.because ?? [];
    play.tell({ kind: 'lobbed', unit: unit.id, figures, range, units: under.length, because });
  }
  return men;
}

/**
 * Stones that fall on a unit, as the rules of shooting reckon them, and the weather in which they are thrown.
 *
 * @clause wrg/weather/rain-missiles
 * @clause wrg/weather/sun-effect
 */
function lobAt(enemy: Unit, by: Unit, shot: ShotAtThing, field: Field): VolleyPart {
  const { figures, distance } = shot;
  const { placed, period } = enemy;
  const ranks = Math.ceil(enemy.figures / placed.files);
  return {
    shooters: shootersOf(by, field.rules),
    weapon: 'engine',
    target: { ...asTarget(enemy, field.rules), ranks, side: 'front', moved: period.moved },
    distance,
    figures,
    nearestRank: figures,
    ...overWalls(by, field),
    others: weatherOthers(by, 'shooting', field),
  };
}

/** Why a unit of the garrison loses so many to stones thrown blind. */
function sharedOut(whole: number, each: number, units: number): Reason {
  const because = `thrown blind: half of ${counted(whole, 'casualty', 'casualties')}, shared out among ${counted(units, 'unit')}`;
  return reasonFor('wrg/siege/fort/lob-outside', because, counted(each, 'casualty', 'casualties'));
}

/** Stones that have been thrown over a wall at a unit: the part of them that is its own, and the men that they cost it. */
interface Lobbed {
  readonly by: Unit;
  readonly figures: number;
  readonly share: number;
  readonly men: number;
}

/**
 * Notes for its reaction that stones have been thrown at a unit; of those thrown blind at a whole garrison as `wrg/ruling/blind-stones-in-tests` has it.
 *
 * @clause wrg/reaction/minus1-shot-at
 * @clause wrg/reaction/minus1-shot-at-by-engines
 */
function noteLobbed({ period }: Unit, { by, figures, share, men }: Lobbed, { rules }: Play): void {
  const { blindInTests } = rules.optional.siege.fort;
  if (share < 1 && blindInTests === 'who-is-hit' && men === 0) return;
  period.shotBy.push({ by: by.id, figures: blindInTests === 'all' ? figures : figures * share, engine: true });
}

/** Every unit within the same walls as one of the garrison. */
function garrisonWith(target: Unit, { state, scenario }: Field): readonly Unit[] {
  const fort = fortOf(target.placed, scenario)?.name;
  return onTable(state).filter(
    other => other.side === target.side && other.hidden === null && fortOf(other.placed, scenario)?.name === fort,
  );
}
