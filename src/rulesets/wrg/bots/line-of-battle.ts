import type { Commander, RequestOf } from '../../../battle/index.js';
import {
  bearingTo,
  bodyCentre,
  distanceBetweenQuads,
  normalBearing,
  quadOf,
  ranksOf,
  type Side,
  sideToward,
  turnBetween,
} from '../../../table/index.js';
import { casualties } from '../casualties/casualties.js';
import { meleeFactors } from '../hand-to-hand/factors.js';
import { moveRate } from '../moving/rates.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import { takesNewOrders } from '../sorcery/dragons.js';
import type { Conduct, SeenUnit, WrgView } from '../state.js';
import type { NewOrder, WrgRequests, WrgTerms } from '../terms.js';
import { firstInTheWay } from '../turn/moving/barring.js';
import { missileRangeOf } from '../turn/shooting/weapons.js';
import { siegeConduct, siegeHasTurned, siegeOrder } from './besieging.js';
import { conductWithCaltrops, conductWithFire, hasBurnt } from './burning.js';
import { goesIn, isKeptBack, ridesAway } from './horse-archers.js';
import { conductAtShips } from './landing.js';
import {
  ATTACK,
  aimedAt,
  attackedBy,
  attackInTurn,
  barringMarch,
  bestTarget,
  enemiesOf,
  isOutrun,
  lineBarredBy,
  plannedOrder,
  recalledBySignal,
  sentForwardBySignal,
  stepNow,
} from './plan.js';
import { bestSigns } from './reactions.js';
import { bestSpell, dragonFlight, flightHome } from './sorcery.js';

/**
 * A sensible general of ancient armies: he forms one plan before the battle, light troops in front, foot in the middle, horse against
 * horse, and leaves his officers to it; new orders go only to units that have none. Whom he charges he weighs first.
 */
export function lineOfBattle(): Commander<WrgTerms> {
  return { name: 'line of battle', answer: (request, view, rules) => decide(request, view, rules) };
}

/** What it does against a charge, the best first. */
const againstCharges = ['evade', 'countercharge'] as const;

function decide(request: RequestOf<WrgTerms>, view: WrgView, rules: WrgRules): unknown {
  switch (request.kind) {
    case 'orders':
      return orders(request.units, view, rules);
    case 'declare':
      return declarations(request.units, view, rules);
    case 'counter':
      // Who is to skirmish keeps out of reach.
      return againstCharges.find(counter => request.options.includes(counter)) ?? 'stand';
    case 'signs':
      return bestSigns(request, view, rules);
    case 'wish':
      return wish(request.unit, view, rules);
    case 'pursue':
      return attacks(request.unit, request.through ?? request.extends, view, rules);
    case 'recover':
      return 'reorganising';
    case 'aim':
      return request.generals[0] ?? null;
    case 'challenge':
      return request.enemies.find(enemy => outfights(request.general, enemy, SURE, view, rules)) ?? null;
    case 'cast':
      return bestSpell(request, view, rules);
    case 'flight':
      return flightHome(request, view);
    case 'accept':
      return outfights(request.general, request.from, EVEN, view, rules);
  }
}

/** Orders before the battle for everybody; afterwards only for who has none. */
function orders(
  units: WrgRequests['orders']['asks']['units'],
  view: WrgView,
  rules: WrgRules,
): WrgRequests['orders']['answer'] {
  const aimed = new Map(aimedAt(view));
  const signal = firstSignal(units, view, rules);
  return Object.fromEntries(
    units.flatMap(({ unit: id, by: [way], signals = [] }): [string, NewOrder][] => {
      const unit = view.units[id];
      if (unit === undefined || way === undefined) return [];
      if (signal?.unit === id) return [[id, { order: signal.order, by: 'signal' }]];
      // Whom the signal concerns hears it too.
      if (signal !== undefined && signals.includes(signal.order)) return [];
      // A dragon would eat the messenger.
      if (way !== 'written' && !takesNewOrders(unit.troops)) return [];
      const inTheWay = barringMarch(unit, view, rules);
      const isOpen =
        unit.order === null ||
        isOutrun(unit, view) ||
        siegeHasTurned(unit, view, rules) ||
        hasBurnt(unit, view) ||
        goesIn(unit, view, rules);
      const barred = lineBarredBy(unit, view, rules);
      if (!isOpen && inTheWay === undefined && barred === undefined) return [];
      const recalled = barred === undefined ? undefined : `SUPPORT ${barred.id}`;
      const ahead = inTheWay === undefined ? recalled : `${ATTACK}${inTheWay.id}`;
      const order =
        ahead ?? siegeOrder(unit, view, rules) ?? reserved(unit, view, rules) ?? plannedOrder(unit, view, rules, aimed);
      const enemy = attackedBy(order);
      if (enemy !== undefined) aimed.set(enemy, (aimed.get(enemy) ?? 0) + 1);
      return [[id, { order, by: way === 'signal' ? 'messenger' : way }]];
    }),
  );
}

/** The order of heavy horse that is kept back until light horse has shot; later it attacks as all do. */
function reserved(unit: SeenUnit, view: WrgView, rules: WrgRules): string | undefined {
  return unit.order === null && view.period === 1 && isKeptBack(unit, view, rules) ? 'HOLD' : undefined;
}

/**
 * The one signal that is made in a period, and for whom it is made: light foot is called in, or else a second line sent forward. Nobody calls light foot by
 * what his line would take for its own order.
 */
function firstSignal(units: WrgRequests['orders']['asks']['units'], view: WrgView, rules: WrgRules) {
  const isForLine = (order: string) =>
    units.some(({ unit, signals = [] }) => signals.includes(order) && !isLightUnit(view.units[unit], rules));
  const calls = units.flatMap(({ unit: id, signals = [] }) => {
    const unit = view.units[id];
    return unit === undefined || signals.length === 0 ? [] : [{ unit, signals }];
  });
  for (const { unit, signals } of calls) {
    const called = { signals: signals.filter(order => !isForLine(order)), getsAway: getsAway(unit, view, rules) };
    const order = recalledBySignal(unit, called, view, rules);
    if (order !== undefined) return { unit: unit.id, order };
  }
  for (const { unit, signals } of calls) {
    const order = sentForwardBySignal(unit, { signals }, view);
    if (order !== undefined) return { unit: unit.id, order };
  }
  return undefined;
}

function isLightUnit(unit: SeenUnit | undefined, rules: WrgRules): boolean {
  return unit !== undefined && sheetOfType(unit.troops.type, rules).light;
}

function declarations(
  units: WrgRequests['declare']['asks']['units'],
  view: WrgView,
  rules: WrgRules,
): WrgRequests['declare']['answer'] {
  return Object.fromEntries(
    units.flatMap((asked): [string, Conduct][] => {
      const { unit: id, charges, mayHalt, mayBreakOff = false } = asked;
      const atSiege = siegeConduct(asked, view, rules);
      if (atSiege !== undefined) return [[id, atSiege]];
      const unit = view.units[id];
      const special = unit === undefined ? undefined : specialConduct(unit, asked, view);
      if (special !== undefined) return [[id, special]];
      // Who is to keep out of reach and is caught gets out while he can.
      if (mayBreakOff && unit !== undefined && unit.pushedBack > 0 && hasWayBack(unit, view)) {
        return [[id, { breakOff: true }]];
      }
      if (unit === undefined) return [];
      const targets = charges
        .flatMap(({ target, barred = false, behind }) =>
          barred || behind !== undefined ? [] : (view.units[target] ?? []),
        )
        .filter(target => !ridesAway(target, unit, view, rules) && isOnTheWay(target, unit, view, rules));
      const fly = targets.length === 0 ? dragonFlight(unit, view, rules) : undefined;
      if (fly !== undefined) return [[id, { fly }]];
      const worth = (target: SeenUnit) => chance(unit, target, rules) >= enoughFor(unit, target);
      const [best] = [...targets].sort((a, b) => chance(unit, b, rules) - chance(unit, a, rules));
      // Whom he is to attack he goes for sooner than for somebody on the way.
      const meant = targets.find(target => stepNow(unit) === `${ATTACK}${target.id}` && worth(target)) ?? best;
      if (meant !== undefined && worth(meant)) return [[id, { charge: meant.id }]];
      // Whoever runs from where he has gone forward to does not get far.
      return mayHalt && unit.order?.startsWith('SKIRMISH') === true && !getsAway(unit, view, rules)
        ? [[id, { halt: true }]]
        : [];
    }),
  );
}

/**
 * Whether skirmishers who go on as near as their missiles reach would get clear of every enemy who might then charge them: they turn from where their
 * move has led them and go as far as a normal move.
 */
function getsAway(unit: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  const { normal } = moveRate(unit.troops, {}, rules);
  const range = missileRangeOf(unit, rules);
  return enemiesOf(view).every(enemy => {
    const gap = distanceBetweenQuads(quadOf(unit.placed), quadOf(enemy.placed));
    const { charge } = moveRate(enemy.troops, {}, rules);
    const after = Math.min(gap, Math.max(range, gap - normal));
    return charge === null || after + normal > charge;
  });
}

/** Friends who stand where others may want to go. */
function friendsStanding(view: WrgView): readonly SeenUnit[] {
  return Object.values(view.units).filter(
    ({ side, gone, away, rout, aside, hidden }) =>
      side === view.side && gone === null && away === null && rout === null && aside === undefined && !hidden,
  );
}

/** Paces that whoever turns out of a melee wants behind him. */
const WAY_BACK = 40;

/** Whether no friends are right behind a unit: it would turn its back on the enemy and stay where it is. */
function hasWayBack(unit: SeenUnit, view: WrgView): boolean {
  const bearing = normalBearing(unit.placed.facing + 180);
  return firstInTheWay(unit, { bearing, paces: WAY_BACK }, friendsStanding(view)) === undefined;
}

/** What a unit does at ships, with fire or with caltrops, where the battle has any. */
function specialConduct(
  unit: SeenUnit,
  asked: WrgRequests['declare']['asks']['units'][number],
  view: WrgView,
): Conduct | undefined {
  return conductAtShips(unit, asked) ?? conductWithFire(asked, view) ?? conductWithCaltrops(unit, asked);
}

/** Degrees aside of the way to whom an order names: whoever is farther off it is let alone. */
const ASIDE = 30;

/** Whether an enemy is whom light troops are to attack, or stands on the way to him, or so near that he cannot be let alone; a line minds whoever comes near. */
function isOnTheWay(enemy: SeenUnit, unit: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  if (!isLightUnit(unit, rules)) return true;
  const named =
    stepNow(unit)?.startsWith(ATTACK) === true ? view.units[stepNow(unit)?.slice(ATTACK.length) ?? ''] : undefined;
  if (named === undefined || named.gone !== null || named.away !== null || enemy.id === named.id) return true;
  const from = bodyCentre(unit.placed);
  const off = turnBetween(bearingTo(from, bodyCentre(enemy.placed)), bearingTo(from, bodyCentre(named.placed)));
  return off <= ASIDE || distanceBetweenQuads(quadOf(unit.placed), quadOf(enemy.placed)) <= AT_HAND;
}

/** He charges where his men do at least so much of the harm that they would take. */
const WORTH_IT = 0.7;
/** Who is ordered to attack and has come so near, in paces, does not stand there for long: he charges by so much less. */
const AT_HAND = 20;
const WORTH_IT_AT_HAND = 0.4;

function enoughFor(unit: SeenUnit, target: SeenUnit): number {
  const attacks = stepNow(unit)?.startsWith(ATTACK) === true;
  const isAtHand = distanceBetweenQuads(quadOf(unit.placed), quadOf(target.placed)) <= AT_HAND;
  return attacks && isAtHand ? WORTH_IT_AT_HAND : WORTH_IT;
}

/** A general challenges whom he harms so much more than he is harmed, and accepts where it is even. */
const SURE = 1.5;
const EVEN = 1;

/** Whether a general has so good a chance against another, by what they ride and carry. */
function outfights(id: string, enemy: string, enough: number, view: WrgView, rules: WrgRules): boolean {
  const unitWith = (general: string) => view.units[view.generals[general]?.with ?? ''];
  const [own, other] = [unitWith(id), unitWith(enemy)];
  return own !== undefined && other !== undefined && chance(own, other, rules) >= enough;
}

/** Whether a unit goes at others whom it may leave alone. */
function attacks(id: string, enemy: string | undefined, view: WrgView, rules: WrgRules): boolean {
  return enemy !== undefined && isWorthIt(id, enemy, view, rules);
}

/** Whether a unit does well to charge an enemy. */
function isWorthIt(id: string, enemy: string, view: WrgView, rules: WrgRules): boolean {
  const [unit, other] = [view.units[id], view.units[enemy]];
  return unit !== undefined && other !== undefined && chance(unit, other, rules) >= WORTH_IT;
}

/** So many figures beyond those that touch a flank or a rear take part as well. */
const OVERLAP = 4;

/** Men that a charge costs an enemy, for each that he costs in return, if the dice fall even. */
function chance(unit: SeenUnit, enemy: SeenUnit, rules: WrgRules): number {
  const harm = (a: SeenUnit, b: SeenUnit, side: Side, charging: boolean, most: number) => {
    const { total } = meleeFactors(
      {
        troops: fighting(a),
        enemy: { type: b.troops.type, dismounted: b.dismounted, weapons: b.troops.weapons, side },
        charging,
        foughtBefore: a.combats,
      },
      rules,
    );
    return casualties(total, Math.min(a.placed.files, a.figures, most), rules) + 1;
  };
  if (sheetOfType(enemy.troops.type, rules).target.otherwise === null) return 0;
  const shown = sideShown(enemy, unit);
  const side = enemy.rout === null ? shown : 'rear';
  // Who is taken in flank or rear strikes back with no more than stand there, and finds it hard to have more of them there.
  const there = shown === 'flank' ? ranksOf(enemy.placed) : enemy.placed.files;
  const [ours, theirs] = side === 'front' ? [unit.figures, enemy.figures] : [there + OVERLAP, there / 2];
  return harm(unit, enemy, side, true, ours) / harm(enemy, unit, 'front', false, Math.ceil(theirs));
}

/** The side that an enemy shows a unit: his front as long as any of it stands before him. */
function sideShown(enemy: SeenUnit, unit: SeenUnit): Side {
  const body = quadOf(enemy.placed);
  const isAside = quadOf(unit.placed).every(corner => sideToward(body, corner) !== 'front');
  return isAside ? sideToward(body, bodyCentre(unit.placed)) : 'front';
}

function fighting({ troops, dismounted }: SeenUnit) {
  const { type, training, weapons, fanatic, crew } = troops;
  return {
    type,
    training,
    class: troops.class,
    weapons,
    dismounted,
    ...(fanatic === undefined ? {} : { fanatic }),
    ...(crew === undefined ? {} : { crew }),
  };
}

/** A unit that may do as its general wishes keeps its order, or goes for the enemy if it has none. */
function wish(id: string, view: WrgView, rules: WrgRules): string | null {
  const unit = view.units[id];
  if (unit === undefined || unit.order !== null) return null;
  const target = bestTarget(unit, view, rules);
  return target === undefined ? 'HOLD' : attackInTurn(unit, target, view);
}
