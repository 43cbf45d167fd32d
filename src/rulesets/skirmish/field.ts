import {
  angleOff,
  bearingOf,
  bearingTo,
  besideWay,
  type Disc,
  distance,
  gapBetweenDiscs,
  isClear,
  type Point,
  readCompass,
  type SightRules,
  type Table,
} from '../../table/index.js';
import { inWoods, tableOf } from './ground.js';
import { firstToLook, mustered, noteSeen, within } from './listed.js';
import { ANY_DEPTH, ARM, ROOF, STOREY, TOUCHING } from './measures.js';
import type { StrikeSide } from './melee/strike.js';
import { protectionOf } from './men/men.js';
import type { Mover, PaceHistory } from './moving/moving.js';
import { type SkirmishRules, skirmishRules } from './rules.js';
import type { SkirmishScenario } from './schema.js';
import { sees } from './sequence/sequence.js';
import type { Figure, FigureId, SkirmishView } from './state.js';
import { type HandWeapon, handWeapons, type Protection, type Shooter, shooters, type Weapon } from './troops.js';
import { tableNow } from './works/table-now.js';
import type { Thing, Work } from './works/types.js';

/** All that figures are measured by: where they stand, the ground, and the rules. Nothing that takes one changes it. */
export interface Field {
  readonly turn: number;
  readonly figures: Readonly<Record<FigureId, Readonly<Figure>>>;
  /** The table as it is now, and as the battle began on it. */
  readonly table: Table;
  readonly plan: Table;
  readonly rules: SkirmishRules;
  readonly works: Readonly<Record<string, Readonly<Work>>>;
  readonly things: Readonly<Record<string, Readonly<Thing>>>;
  /** Where smoke drifts to; `null` without a wind. */
  readonly wind: number | null;
  /** Whether the host allows fire missiles; nothing where he says nothing. */
  readonly fireMissiles?: boolean;
}

/** The field as a battle stands. */
export function fieldOf(
  { turn, figures, works, things, openings }: Pick<SkirmishView, 'figures' | 'turn' | 'works' | 'things' | 'openings'>,
  scenario: SkirmishScenario,
  rules: SkirmishRules = skirmishRules(),
): Field {
  const { fireMissiles } = scenario;
  return {
    turn,
    figures,
    table: tableNow(tableOf(scenario), openings),
    plan: tableOf(scenario),
    rules,
    works,
    things,
    wind: windOf(scenario),
    ...(fireMissiles === undefined ? {} : { fireMissiles }),
  };
}

/** Where the wind of a scenario blows to; `null` without one. */
export function windOf({ wind }: Pick<SkirmishScenario, 'wind'>): number | null {
  if (wind === undefined) return null;
  return typeof wind === 'number' ? wind : bearingOf(readCompass(wind) ?? 'N');
}

/** The field as a side sees it. */
export function fieldSeen(
  view: Pick<SkirmishView, 'turn' | 'figures' | 'table' | 'plan' | 'works' | 'things' | 'wind' | 'fireMissiles'>,
  rules: SkirmishRules = skirmishRules(),
): Field {
  const { turn, figures, table, plan, works, things, wind, fireMissiles } = view;
  const host = fireMissiles === undefined ? {} : { fireMissiles };
  return { turn, figures, table, plan, rules, works, things, wind, ...host };
}

/** Everybody who is on the table. */
export function everybody(field: Pick<Field, 'figures'>): readonly Figure[] {
  return mustered(field).filter(({ gone }) => gone === null);
}

/** The base of a figure. */
export function discOf({ at, mounted }: Pick<Figure, 'at' | 'mounted'>, { field }: Pick<SkirmishRules, 'field'>): Disc {
  return { centre: at, radius: field.radius[mounted ? 'horse' : 'foot'] };
}

/** Whether somebody lies on the ground. */
export function isDown({ down }: Figure, { turn }: Pick<Field, 'turn'>): boolean {
  return down >= turn;
}

/** Whether somebody can still fight: on the table, his own man, and on his feet or horse. */
export function isUp(figure: Figure, field: Pick<Field, 'turn'>): boolean {
  return figure.gone === null && figure.yielded === null && !isDown(figure, field);
}

/** Whether somebody has hands for nothing but himself: he flees, or spends the turn rallying. */
export function fleesOrRallies({ fleeing, does }: Pick<Figure, 'fleeing' | 'does'>): boolean {
  return fleeing || does === 'flees' || does === 'rallies';
}

/** The enemies of a side on the table who have not yielded. */
export function enemiesOf({ side }: Pick<Figure, 'side'>, field: Field): readonly Figure[] {
  return everybody(field).filter(other => other.side !== side && other.yielded === null);
}

/** Inches from base to base. */
export function gapBetween(a: Figure, b: Figure, { rules }: Pick<Field, 'rules'>): number {
  return Math.max(0, gapBetweenDiscs(discOf(a, rules), discOf(b, rules)));
}

/** Inches that somebody stands above the ground. */
export function elevationOf({ high }: Pick<Figure, 'high'>): number {
  return high === null ? 0 : high.height;
}

/** Whether two stand as high, so that they are in each other's way and reach. */
export function levelWith(a: Pick<Figure, 'high'>, b: Pick<Figure, 'high'>): boolean {
  return Math.abs(elevationOf(a) - elevationOf(b)) <= ARM;
}

/** Whether two figures are in base-to-base contact: beside each other, and as high. */
export function touch(a: Figure, b: Figure, field: Pick<Field, 'rules'>): boolean {
  const { rules } = field;
  return levelWith(a, b) && gapBetweenDiscs(discOf(a, rules), discOf(b, rules)) <= TOUCHING;
}

/** The enemies that a figure touches. */
export function contactsOf(figure: Figure, field: Field): readonly Figure[] {
  if (figure.gone !== null || figure.yielded !== null) return [];
  const { x, y } = figure.at;
  const { foot, horse } = field.rules.field.radius;
  const reach = 2 * Math.max(foot, horse) + TOUCHING;
  const touched: Figure[] = [];
  // Asked oftener than anything else: whoever is far off is passed by before any more is looked at.
  for (const other of mustered(field)) {
    if (Math.abs(other.at.x - x) > reach || Math.abs(other.at.y - y) > reach) continue;
    if (other.side === figure.side || other.gone !== null || other.yielded !== null) continue;
    if (touch(figure, other, field)) touched.push(other);
  }
  return touched;
}

/** The nearest of some figures. */
export function nearestTo(figure: Figure, others: readonly Figure[], field: Pick<Field, 'rules'>): Figure | undefined {
  let best: { readonly other: Figure; readonly gap: number } | undefined;
  for (const other of others) {
    const gap = gapBetween(figure, other, field);
    if (best === undefined || gap < best.gap) best = { other, gap };
  }
  return best?.other;
}

/** Where somebody is, seen from a figure: before it, on its flank, or behind it. */
export function sideOf(
  figure: Pick<Figure, 'at' | 'facing'>,
  at: Point,
  { field }: Pick<SkirmishRules, 'field'>,
): StrikeSide {
  const off = angleOff(figure, at);
  if (off <= field.front) return 'front';
  return off <= field.rear ? 'flank' : 'rear';
}

/** What a figure fights with as it stands: a bow in hand is as good as a stick. */
export function handWeaponOf({ weapon }: Pick<Figure, 'weapon'>): HandWeapon {
  return handWeapons.find(each => each === weapon) ?? 'improvised';
}

/** What a figure shoots with as it stands. */
export function shooterOf({ weapon }: Pick<Figure, 'weapon'>): Extract<Weapon, Shooter> | undefined {
  return shooters.find(each => each === weapon) as Extract<Weapon, Shooter> | undefined;
}

/** The protection of a figure as it stands, and as it shoots; of who carries a standard too. */
export function protectionNow(
  { man, weapon }: Pick<Figure, 'man' | 'weapon'>,
  rules: SkirmishRules,
  { shooting = false, encumbered = false }: { readonly shooting?: boolean; readonly encumbered?: boolean } = {},
): Protection {
  return protectionOf(man, { weapon, shooting, encumbered }, rules).protection;
}

/** A figure as it moves. */
export function moverOf(figure: Figure, rules: SkirmishRules): Mover {
  const protection = protectionOf(figure.man, {}, rules).protection;
  const { horse } = figure.man;
  if (figure.mounted && horse !== undefined) return { on: 'horse', horse, protection };
  return { on: 'foot', protection };
}

/** What a figure has run, seen from a bearing that it would set out on. */
export function historyOf(
  { ran, ranInAll, movedBefore, facing }: Figure,
  off: number,
  rules: SkirmishRules,
): PaceHistory {
  return { ran, ranInAll, moved: movedBefore, sameDirection: off <= rules.moving.freeTurn && facing >= 0 };
}

/** What hides more than this table's rules of sight: all woods that neither of the two stands in. */
const throughWoods: SightRules = { woodDepth: ANY_DEPTH, hillEdge: ANY_DEPTH };

/** Somebody who looks, or is looked at: where he is then. */
export interface Spot {
  readonly figure: Figure;
  readonly at: Point;
}

/** Who stands at a time of the turn where. */
export type Whereabouts = (figure: Figure) => Point;

/** Where everybody stands now. */
export const asTheyStand: Whereabouts = ({ at }) => at;

/**
 * Whether one figure sees another: over foot if it is mounted, through gaps that are wide enough, into and out of woods as far as goes;
 * past friends who stand right before the looker.
 *
 * @clause skirmish/sight/cavalry-over-infantry
 * @clause skirmish/sight/gap-range
 */
export function inSight(looker: Figure, target: Figure, field: Field, where: Whereabouts = asTheyStand): boolean {
  const { table, rules } = field;
  const [from, to] = [where(looker), where(target)];
  const away = Math.max(0, distance(from, to) - discOf(looker, rules).radius - discOf(target, rules).radius);
  if (away > rules.sequence.sight.open) return false;
  const own = inWoods(table, from);
  const theirs = inWoods(table, to);
  const looking = {
    distance: away,
    targetMounted: target.mounted,
    targetShot: target.shot >= field.turn - 1 && target.shot > 0,
    sameWood: own !== undefined && own.wood === theirs?.wood,
    ...(own === undefined ? {} : { inWoods: own.depth }),
    ...(theirs === undefined ? {} : { targetInWoods: theirs.depth }),
  };
  // Most are out of sight by ground alone, or in plain sight: who is between is looked at last.
  if (!sees(looking, rules)) return false;
  const [fromStoreys, toStoreys] = [storeysOf(looker), storeysOf(target)];
  if (!isClear({ from, to, table, rules: throughWoods, fromStoreys, toStoreys })) return false;
  // Over who stands on the ground one sees from a wall, and up to it.
  if (!levelWith(looker, target)) return true;
  const { infantryBetween, gap } = between({ figure: looker, at: from }, { figure: target, at: to }, field, where);
  return sees({ ...looking, infantryBetween, ...(gap === undefined ? {} : { gap }) }, rules);
}

/** Whether nothing of the ground stands between two points; what is high enough is seen over walls. */
export function clearTo(from: Point, to: Point, { table }: Pick<Field, 'table'>, height = 0): boolean {
  return isClear({ from, to, table, rules: throughWoods, toStoreys: height > ROOF ? 1 : 0 });
}

/** Storeys above the ground on which somebody looks out, or is seen: who stands on a wall or at its top sees over it. */
function storeysOf({ high }: Figure): number {
  return high === null || high.height < STOREY ? 0 : 1;
}

/** Who stands between two, and how wide the gap is that is looked through; a gap wide enough for anybody is none. */
function between(looker: Spot, target: Spot, field: Field, where: Whereabouts) {
  const { rules } = field;
  const line = { from: looker.at, to: target.at };
  const isNear = within(line, rules.sequence.sight.gap + rules.field.radius.horse + rules.field.radius.foot);
  const isFriend = ({ side }: Figure) => side === looker.figure.side;
  let infantryBetween = false;
  let [left, right] = [Infinity, Infinity];
  for (const other of mustered(field)) {
    if (other.gone !== null || other === looker.figure || other === target.figure) continue;
    // Horsemen are seen over men on foot; nobody is seen over a horseman.
    if (target.figure.mounted && !other.mounted) continue;
    const place = where(other);
    // Most stand far aside.
    if (!isNear(place) || isDown(other, field) || !levelWith(other, looker.figure)) continue;
    const beside = besideWay(place, line);
    const { radius } = discOf(other, rules);
    if (beside === undefined || (isFriend(other) && beside.at - radius <= rules.shooting.friends.within)) continue;
    const clear = Math.abs(beside.aside) - radius;
    if (clear <= 0) infantryBetween = true;
    else if (beside.aside < 0) left = Math.min(left, clear);
    else right = Math.min(right, clear);
    if (infantryBetween && other.mounted) return { infantryBetween: true, gap: 0 };
  }
  const gap = left + right;
  return { infantryBetween, gap: Number.isFinite(gap) ? gap : undefined };
}

/** Whether anybody of a side sees a figure. */
export function isSeenBy(side: string, target: Figure, field: Field): boolean {
  const before = firstToLook(side, target, field);
  if (before !== undefined && looksFor(side, before) && inSight(before, target, field)) return true;
  const looker = mustered(field).find(each => each !== before && looksFor(side, each) && inSight(each, target, field));
  if (looker !== undefined) noteSeen(side, target, looker);
  return looker !== undefined;
}

function looksFor(side: string, looker: Figure): boolean {
  return looker.side === side && looker.gone === null && looker.yielded === null;
}

/** The bearing from one figure to another. */
export function toward(from: Pick<Figure, 'at'>, to: Pick<Figure, 'at'>): number {
  return bearingTo(from.at, to.at);
}

/** How far a man stands above another: he does on a hill above who does not. */
export function defendsAgainst(
  figure: Figure,
  enemies: readonly Figure[],
  between: (a: Point, b: Point) => boolean,
): boolean {
  return enemies.length > 0 && enemies.every(enemy => between(figure.at, enemy.at));
}
