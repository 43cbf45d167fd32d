import { angleOff, bodyCentre, distance, type Point } from '../../../../table/index.js';
import { type MayShoot, mayShoot } from '../../shooting/may-shoot.js';
import { shoot } from '../../shooting/shoot.js';
import { throwsStones } from '../../shooting/weapons.js';
import { battery } from '../../siege/battery.js';
import { canBreak } from '../../siege/breach.js';
import { lobbedCasualties } from '../../siege/fortification.js';
import { footOn } from '../../siege/ground.js';
import { fortOf, rampartUnder, wallsOf } from '../../siege/walls.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import { showUnit } from '../appearing.js';
import type { Field } from '../field.js';
import type { Play } from '../play.js';
import { missilesOf, shootersOf } from '../shooting/weapons.js';
import { isShownTo } from '../weather/sight.js';
import { strikeWall } from './falling.js';
import { strikeShed, woodenTargets } from './towers.js';

/** The walls and palisades that engines of a unit could batter, and what of wood: in their arc and within range. */
export function wallsToBatter(unit: Unit, field: Field): readonly string[] {
  if (!throwsStones(unit.troops.engine)) return [];
  // Over their own wall they need men on it who tell them where to throw.
  const directed = fortOf(unit.placed, field.scenario) === undefined || hasMenOnWalls(unit, field);
  const wooden = directed ? woodenTargets(unit, field).filter(({ at }) => reaches(unit, aimAt(unit, at), field)) : [];
  return [...wooden.map(({ id }) => id), ...wallsToBreach(unit, field)];
}

const aimAt = (unit: Unit, at: Point) => ({ at, away: distance(unit.placed.at, at) });

function wallsToBreach(unit: Unit, field: Field): readonly string[] {
  const { rules } = field;
  return wallsOf(field).flatMap(({ wall, is }) => {
    const foot = footOn(unit.placed.at, wall.line);
    const breaks = canBreak({ works: is, means: 'stone-throwers' }, rules);
    return foot !== undefined && breaks && reaches(unit, foot, field) ? [wall.id] : [];
  });
}

const reaches = (unit: Unit, aim: PlaceAimedAt, field: Field): boolean => shotAtPlace(unit, aim, field).may;

/** A place at which stones are thrown, and how far off it is. */
interface PlaceAimedAt {
  readonly at: Point;
  readonly away: number;
}

/** Whether engines may throw at a place, and why not. */
function shotAtPlace(unit: Unit, { at, away }: PlaceAimedAt, field: Field): MayShoot {
  const shot = {
    shooters: shootersOf(unit, field.rules),
    weapon: 'engine',
    distance: away,
    bearing: angleOff(unit.placed, at),
  } as const;
  return mayShoot(shot, field.rules);
}

/**
 * Engines that are told to throw stones at a wall: what they hit is work on it, and nobody on the ramparts is hurt.
 *
 * @clause wrg/siege/destroy/stone-throwers-walls
 * @clause wrg/siege/destroy/aim-ramparts
 * @clause wrg/siege/destroy/wooden
 */
export function batterWalls(field: Field, play: Play): void {
  const { state, rules, dice } = play;
  if (state.works === undefined) return;
  for (const unit of onTable(state)) {
    const { work } = unit.period.conduct;
    const { engine, training } = unit.troops;
    if (work === undefined || !('batter' in work) || engine === undefined || unit.rout !== null) continue;
    const wooden = woodenTargets(unit, field).find(({ id }) => id === work.batter);
    const line = wallsOf(field).filter(({ wall }) => wall.id === work.batter);
    const feet = line.flatMap(({ wall }) => footOn(unit.placed.at, wall.line) ?? []);
    const [foot] = wooden === undefined ? feet.sort((a, b) => a.away - b.away) : [aimAt(unit, wooden.at)];
    const shot = foot === undefined ? undefined : shotAtPlace(unit, foot, field);
    if (foot === undefined || shot?.may !== true) {
      const because = shot?.because ?? [];
      play.tell({ kind: 'siege', unit: unit.id, on: work.batter, what: 'no-aim', because }, [unit.side]);
      continue;
    }
    const figures = menAt(unit, field);
    const thrown = battery({ engine, training, class: unit.troops.class, figures, distance: foot.away }, dice, rules);
    const { hits, because } = thrown;
    unit.period.shot = true;
    showUnit(unit, play, 'shoots');
    const tools = { means: 'stone-throwers', figures: hits } as const;
    if (wooden !== undefined) {
      noteBearersShotAt(unit, wooden.id, figures, play);
      strikeShed(unit, wooden.id, thrown, play);
    } else strikeWall({ unit, wall: work.batter, at: foot.at, tools, because }, play);
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

/** Men who serve the engines of a unit. */
function menAt(unit: Unit, { rules }: Pick<Field, 'rules'>): number {
  return missilesOf(unit, rules).reduce((sum, { each }) => sum + each, 0) * unit.figures;
}

/** Whether a unit could throw stones over walls: it has engines that do, and enemies it does not see are in reach beyond a wall. */
export function mayLob(unit: Unit, field: Field): boolean {
  return throwsStones(unit.troops.engine) && lobbedAt(unit, field).length > 0;
}

/** The enemies whom stones over the walls would reach: out of sight, one side within the walls and the other not. */
function lobbedAt(unit: Unit, field: Field): readonly Unit[] {
  const own = fortOf(unit.placed, field.scenario);
  if (own !== undefined && !hasMenOnWalls(unit, field)) return [];
  return field.near.around(unit.id, { of: 'enemies' }).flatMap(({ who, inView, distance: away }) => {
    const { unit: enemy } = who;
    const other = fortOf(enemy.placed, field.scenario);
    const across = (own === undefined) !== (other === undefined);
    if (inView || !across || !isShownTo(unit.side, enemy, field)) return [];
    return reaches(unit, { at: bodyCentre(enemy.placed), away }, field) ? [enemy] : [];
  });
}

/** Stones from inside are directed by men on the walls. */
function hasMenOnWalls({ side }: Unit, field: Field): boolean {
  return onTable(field.state).some(
    other => other.side === side && other.rout === null && rampartUnder(other.placed, field) !== undefined,
  );
}

/**
 * Stones thrown over walls: from inside they fall on the nearest enemy, as the men on the walls direct them; from outside they are thrown
 * blind, and half of what they cost is shared out among all units of the garrison.
 *
 * @clause wrg/siege/fort/lob-inside
 * @clause wrg/siege/fort/lob-outside
 */
export function lobStones(field: Field, play: Play): ReadonlyMap<Unit, number> {
  const { state, rules, dice, tell } = play;
  const fallen = new Map<Unit, number>();
  if (state.works === undefined) return fallen;
  for (const unit of onTable(state)) {
    const { work } = unit.period.conduct;
    if (work === undefined || !('lob' in work) || unit.rout !== null) continue;
    const [target] = lobbedAt(unit, field);
    if (target === undefined) continue;
    const from = fortOf(unit.placed, field.scenario) === undefined ? 'outside' : 'inside';
    const garrison = from === 'inside' ? [target] : garrisonWith(target, field);
    const figures = menAt(unit, field);
    const away = distance(bodyCentre(unit.placed), bodyCentre(target.placed));
    const { type } = target.troops;
    const part = {
      shooters: shootersOf(unit, field.rules),
      weapon: 'engine',
      target: { type, side: 'front', moved: 0 },
      distance: away,
      figures,
      nearestRank: figures,
    } as const;
    const { parts, casualties, because } = shoot({ parts: [part] }, dice, rules);
    const each = lobbedCasualties({ casualties, from, units: garrison.length }, rules);
    unit.period.shot = true;
    showUnit(unit, play, 'shoots');
    for (const enemy of garrison) {
      enemy.period.missileCasualties += each;
      enemy.period.shotBy.push({ by: unit.id, figures, engine: true });
      fallen.set(enemy, (fallen.get(enemy) ?? 0) + each);
      const total = parts[0]?.total ?? 0;
      tell({
        kind: 'shot',
        unit: unit.id,
        target: enemy.id,
        figures,
        range: Math.round(away),
        total,
        casualties: each,
        because,
      });
    }
  }
  return fallen;
}

/** Every unit within the same walls as one of the garrison. */
function garrisonWith(target: Unit, { state, scenario }: Field): readonly Unit[] {
  const fort = fortOf(target.placed, scenario)?.name;
  return onTable(state).filter(
    other => other.side === target.side && other.hidden === null && fortOf(other.placed, scenario)?.name === fort,
  );
}
