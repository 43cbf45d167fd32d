import { bodyCentre, destination, distance, type Point } from '../../../table/index.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import type { SeenUnit, WrgView } from '../state.js';
import { orderInHiding } from './ambushes.js';
import { behindTheFight } from './behind-lines.js';
import { besideLine } from './beside.js';
import { siegeOrder } from './besieging.js';
import { isKeptBack } from './horse-archers.js';
import { orderAshore } from './landing.js';
import { SUPPORT } from './order-words.js';
import {
  aimedAt,
  attackInTurn,
  bestTarget,
  friendInFront,
  lightOrder,
  opensBattle,
  orderApart,
  type Place,
  wantedBy,
} from './plan.js';
import { openTarget } from './second-lines.js';
import { isAhead, isLightUnit, offTo, standing } from './seen-field.js';
import type { Temper } from './temper.js';

/** What a general means a unit to do in his battle. */
export type Part =
  /** It has a task of its own, or opens the battle as light troops do. */
  | { readonly does: 'its-own'; readonly order: string }
  /** It is kept back until the bows have told. */
  | { readonly does: 'wait' }
  /** It is of the first line or a wing and goes for an enemy; afterwards to a place that is fought for. */
  | { readonly does: 'attack'; readonly enemy: SeenUnit; readonly place?: Place }
  /** It keeps its place in the line, straight on, as deep as a place that is fought for. */
  | { readonly does: 'keep-line'; readonly to: Point }
  /** It lengthens the first line, coming up beside it. */
  | { readonly does: 'lengthen'; readonly to: Point; readonly enemy: SeenUnit }
  /** It stands behind a friend, and goes in when he fights or breaks. */
  | { readonly does: 'support'; readonly friend: SeenUnit; readonly enemy: SeenUnit };

/** The plan of an army: the part of each of its units, by its id. */
export type ArmyPlan = ReadonlyMap<string, Part>;

/** So many of those who attack go on to a place that is fought for: one in so many, and one at least. */
const TAKERS = 4;

/**
 * The plan of a battle, made once before it: who opens it, who attacks whom, who supports whom or lengthens the line, who is kept back, and who takes the
 * places that are fought for. What each unit is ordered follows from it; who has an order already keeps that.
 */
export function armyPlan(view: WrgView, rules: WrgRules, temper: Temper): ArmyPlan {
  const parts = new Map<string, Part>();
  const aimed = new Map(aimedAt(view));
  const promised: Point[] = [];
  for (const unit of standing(view, view.side)) {
    if (unit.parent !== null || unit.order !== null) continue;
    const part = partOf(unit, { aimed, promised }, view, rules, temper);
    parts.set(unit.id, part);
    if ('enemy' in part) aimed.set(part.enemy.id, (aimed.get(part.enemy.id) ?? 0) + 1);
    if (part.does === 'lengthen') promised.push(part.to);
  }
  return withTakers(parts, view, rules);
}

/** What has been given out of a plan so far. */
interface SoFar {
  readonly aimed: ReadonlyMap<string, number>;
  readonly promised: readonly Point[];
}

/** The part of one unit. */
function partOf(unit: SeenUnit, { aimed, promised }: SoFar, view: WrgView, rules: WrgRules, temper: Temper): Part {
  const apart = orderInHiding(unit) ?? siegeOrder(unit, view, rules) ?? orderApart(unit, view, rules);
  if (apart !== undefined) return { does: 'its-own', order: apart };
  if (view.period === 1 && isKeptBack(unit, view, rules)) return { does: 'wait' };
  if (opensBattle(unit, rules))
    return { does: 'its-own', order: behindTheFight(unit, view, rules) ?? lightOrder(unit, view, rules) };
  const enemy = bestTarget(unit, view, rules, aimed);
  if (enemy === undefined) return { does: 'its-own', order: orderAshore(unit, view) ?? 'HOLD' };
  const friend = friendInFront(unit, view, rules);
  if (friend === undefined) {
    const to = isCrowded(unit, enemy, aimed, view, rules) ? straightOn(unit, view) : undefined;
    return to === undefined ? { does: 'attack', enemy } : { does: 'keep-line', to };
  }
  // Once the armies have met, whoever finds a way through goes at whom he finds there.
  const free = view.period === 1 ? undefined : openTarget(unit, view, rules);
  if (free !== undefined) return { does: 'attack', enemy: free };
  const to = lengthens(unit, view, temper)
    ? besideLine(unit, friend, view, { wing: temper.wing, most: NEAR_END, promised })
    : undefined;
  return to === undefined ? { does: 'support', friend, enemy } : { does: 'lengthen', to, enemy };
}

/** So many units of the line have enough to do with one enemy; others who went for him too would leave it and stand in each other's way. */
const ENOUGH = 2;

/** Whether foot of the line would only crowd upon an enemy whom others go for, in a battle about places. */
function isCrowded(unit: SeenUnit, enemy: SeenUnit, aimed: SoFar['aimed'], view: WrgView, rules: WrgRules): boolean {
  return isFootOfLine(unit, rules) && (aimed.get(enemy.id) ?? 0) >= ENOUGH && wantedBy(view).length > 0;
}

/** The point straight before a unit that is as far on as the nearest place that is fought for; none where that lies behind it. */
function straightOn(unit: SeenUnit, view: WrgView): Point | undefined {
  const ways = wantedBy(view).map(({ at }) => offTo(unit, at).ahead);
  const on = ways.filter(way => way > 0).sort((one, other) => one - other)[0];
  return on === undefined ? undefined : destination(bodyCentre(unit.placed), unit.placed.facing, on);
}

/** A second line lengthens the first where the end of it is no more paces aside. */
const NEAR_END = 140;

/** Whether a unit behind the line is for its ends, by the temper of its general; his own guard stays with him. */
function lengthens(unit: SeenUnit, view: WrgView, { line }: Temper): boolean {
  return line === 'wide' && view.period === 1 && !isGuard(unit, view);
}

/** Whether a general is with a unit. */
function isGuard({ id }: SeenUnit, view: WrgView): boolean {
  return Object.values(view.generals).some(general => general.with === id && general.gone === null);
}

/** The plan with those of the first line who go on to the places that are fought for: for each the foot nearest to it. */
function withTakers(parts: Map<string, Part>, view: WrgView, rules: WrgRules): ArmyPlan {
  for (const place of wantedBy(view)) {
    const far = ([id]: readonly [string, Part]) => distance(view.units[id]?.placed.at ?? place.at, place.at);
    const line = [...parts]
      .filter(([id, { does }]) => does === 'attack' && isFootOfLine(view.units[id], rules))
      .sort((a, b) => far(a) - far(b) || (a[0] < b[0] ? -1 : 1));
    for (const [id, part] of line.slice(0, Math.ceil(line.length / TAKERS))) {
      if (part.does === 'attack') parts.set(id, { ...part, place });
    }
  }
  return parts;
}

function isFootOfLine(unit: SeenUnit | undefined, rules: WrgRules): boolean {
  return unit !== undefined && !isLightUnit(unit, rules) && sheetOfType(unit.troops.type, rules).arm === 'infantry';
}

/** The order in which a part is written down. */
export function orderOfPart(part: Part, unit: SeenUnit, view: WrgView, rules: WrgRules): string {
  switch (part.does) {
    case 'its-own':
      return part.order;
    case 'wait':
      return 'HOLD';
    case 'attack': {
      const attack = `${headStart(unit, view, rules)}${attackInTurn(unit, part.enemy, view)}`;
      return part.place === undefined ? attack : `${attack}; ${moveTo(part.place.at)}; HOLD`;
    }
    case 'keep-line':
      return `${moveTo(part.to)}; HOLD`;
    case 'lengthen':
      return `${moveTo(part.to)}; ${attackInTurn(unit, part.enemy, view)}`;
    case 'support':
      return `${SUPPORT}${part.friend.id}; ${attackInTurn(unit, part.enemy, view)}`;
  }
}

/** So many paces foot goes at half speed behind its own elephants: two moves of theirs leave them room to give ground and to run. */
const BEHIND_ELEPHANTS = 60;

/** How the order of foot begins that has elephants of its own before it: nobody of the two is to stand in the other's way when they are beaten. */
function headStart(unit: SeenUnit, view: WrgView, rules: WrgRules): string {
  if (!isFootOfLine(unit, rules)) return '';
  const areBefore = standing(view, view.side).some(
    other => sheetOfType(other.troops.type, rules).arm === 'elephant' && other.rout === null && isAhead(unit, other),
  );
  const ahead = `${Math.round(unit.placed.facing) % 360} ${BEHIND_ELEPHANTS}`;
  return areBefore ? `MOVE ${ahead}, at half speed; ` : '';
}

const moveTo = ({ x, y }: Point): string => `MOVE TO (${Math.round(x)} ${Math.round(y)})`;

/** The order of a single unit as the plan would have it now: of who has none any more. */
export function plannedOrder(
  unit: SeenUnit,
  view: WrgView,
  rules: WrgRules,
  { aimed = aimedAt(view), temper }: { readonly aimed?: ReadonlyMap<string, number>; readonly temper: Temper },
): string {
  return orderOfPart(partOf(unit, { aimed, promised: [] }, view, rules, temper), unit, view, rules);
}
