import type { RequestOf } from '../../../../battle/index.js';
import type { Dice } from '../../../../dice/index.js';
import {
  bearingTo,
  bodyCentre,
  destination,
  distance,
  distanceToQuad,
  distanceToSegment,
  lengthInside,
  normalBearing,
  type Point,
  quadOf,
  turnBetween,
  widthOf,
} from '../../../../table/index.js';
import { isThere } from '../../common/turn/units.js';
import { aimsAtTheUnseen } from '../../common/turn/unseen/lying-low.js';
import type { MusketRules } from '../rules.js';
import type { MusketView, UnitSeen } from '../state.js';
import type { CallAnswer, MusketTerms } from '../terms.js';
import { callFaults } from '../turn/artillery.js';
import { troopOf } from '../units.js';

type CallRequest = Extract<RequestOf<MusketTerms>, { kind: 'call' }>;

/**
 * A commander's call of one shot: canister at what is near, else shell, else ball, at the enemy that is most worth it. Ranges
 * may not be measured, so the commander guesses, a few per cent off.
 */
export function callShot(request: CallRequest, view: MusketView, dice: Dice, rules: MusketRules): CallAnswer {
  const gun = view.units[request.gun];
  if (gun === undefined) return { shot: 'none' };
  const { at } = gun.placed;
  // Who has closed with this very piece this turn is shot at: it is asked for no shot in a melee that has lasted longer.
  const others = view.contacts.filter(({ a, b }) => a !== request.gun && b !== request.gun);
  const inMelee = new Set(others.flatMap(({ a, b }) => [a, b]));
  const units = Object.values(view.units);
  const { gun: piece } = troopOf(gun, rules);
  const lobs = piece !== undefined && rules.guns[piece].lobs;
  const targets = units
    .filter(unit => unit.side !== view.side && unit.gone === null && !inMelee.has(unit.id))
    .map(unit => ({ unit, centre: bodyCentre(unit.placed) }))
    .flatMap(({ unit, centre }) => {
      const bearing = bearingOn(gun, unit, request.traverse);
      return bearing === undefined ? [] : [{ unit, centre, bearing, away: distance(at, centre) }];
    })
    .filter(
      ({ centre }) =>
        lobs || !aimsAtTheUnseen({ from: at, to: centre }, view.side, units, { table: view.table, rules }),
    )
    .map(target => ({ ...target, worth: worth(target.unit, rules) / (20 + target.away) }))
    .sort((a, b) => b.worth - a.worth);
  for (const { bearing, away } of targets) {
    const guess = Math.round(away * (0.95 + dice.roll(11) / 110));
    for (const shot of ['canister', 'explosive', 'solid'] as const) {
      const choice = request.projectiles.find(({ projectile }) => projectile === shot);
      if (choice === undefined || guess > choice.to || guess < choice.from) continue;
      const call: CallAnswer = shot === 'canister' ? { shot, bearing } : { shot, bearing, range: guess };
      if (shot === 'canister' && friendInWedge(gun, bearing, choice.to, view, rules)) continue;
      if (shot !== 'canister' && friendUnder(gun, { bearing, range: guess, shot }, view, rules)) continue;
      if (callFaults(call, request.gun, view, rules).length === 0) return call;
    }
  }
  return { shot: 'none' };
}

/** The bearing on which a gun is laid that is to hit an enemy: at his middle, or as near to it as the piece turns, if that still strikes him. */
function bearingOn({ placed: { at, facing } }: UnitSeen, enemy: UnitSeen, traverse: number): number | undefined {
  const centre = bodyCentre(enemy.placed);
  const middle = bearingTo(at, centre);
  if (turnBetween(facing, middle) <= traverse) return middle;
  const right = turnBetween(facing + traverse, middle) < turnBetween(facing - traverse, middle);
  const nearest = normalBearing(facing + (right ? traverse : -traverse));
  const beyond = destination(at, nearest, distance(at, centre) + widthOf(enemy.placed));
  return lengthInside({ from: at, to: beyond }, quadOf(enemy.placed)) > 0 ? nearest : undefined;
}

function worth(unit: UnitSeen, rules: MusketRules): number {
  const troop = troopOf(unit, rules);
  return troop.arm === 'artillery' ? troop.cost : troop.cost * unit.figures;
}

/** How far beyond the wedge of canister, in cm to every side, friends are spared it. */
const besideWedge = 2;

/** Whether friends stand in the wedge of canister, or close beside it. */
function friendInWedge(gun: UnitSeen, bearing: number, range: number, view: MusketView, rules: MusketRules): boolean {
  const { at } = gun.placed;
  const { canisterHalfAngle: half } = rules.templates;
  return Object.values(view.units).some(unit => {
    if (unit.side !== view.side || unit.id === gun.id || !isThere(unit)) return false;
    const quad = quadOf(unit.placed);
    if (distanceToQuad(at, quad) > range + besideWedge) return false;
    const edges = [bearing - half, bearing, bearing + half].map(way => ({ from: at, to: destination(at, way, range) }));
    const inside = quad.some(
      corner => distance(at, corner) <= range && turnBetween(bearing, bearingTo(at, corner)) <= half,
    );
    return inside || edges.some(edge => lengthInside(edge, quad) > 0 || distanceToSegmentOf(quad, edge) <= besideWedge);
  });
}

function distanceToSegmentOf(quad: readonly Point[], edge: { readonly from: Point; readonly to: Point }): number {
  return Math.min(...quad.map(corner => distanceToSegment(corner, edge)));
}

/** How far a shot strays on the whole, in cm. */
const strays = 4;

/** Whether a shell might well burst among friends, or a ball bounce through them. */
function friendUnder(
  gun: UnitSeen,
  { bearing, range, shot }: { readonly bearing: number; readonly range: number; readonly shot: 'explosive' | 'solid' },
  view: MusketView,
  rules: MusketRules,
): boolean {
  const { gun: piece } = troopOf(gun, rules);
  const radius = strays + (shot === 'explosive' && piece !== undefined ? rules.guns[piece].hitArea / 2 : 0);
  const falls = destination(gun.placed.at, bearing, range);
  const bounces = shot === 'solid' && piece !== undefined ? (rules.guns[piece].stick ?? 0) : 0;
  const on = [0, bounces / 3, (bounces * 2) / 3, bounces];
  const points = on.map(cm => destination(falls, bearing, cm));
  return Object.values(view.units).some(unit => {
    if (unit.side !== view.side || unit.id === gun.id || !isThere(unit)) return false;
    const quad = quadOf(unit.placed);
    return points.some(point => distanceToQuad(point, quad) <= radius);
  });
}
