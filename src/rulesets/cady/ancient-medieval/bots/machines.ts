import type { RequestOf } from '../../../../battle/index.js';
import type { Dice } from '../../../../dice/index.js';
import {
  bearingTo,
  bodyCentre,
  destination,
  distance,
  distanceToQuad,
  quadOf,
  turnBetween,
} from '../../../../table/index.js';
import { wholeDegrees } from '../../common/bots/marching.js';
import type { Order } from '../../common/orders.js';
import { aimsAtTheUnseen } from '../../common/turn/unseen/lying-low.js';
import { machineRange } from '../machines/engines.js';
import { machineWheel } from '../machines/machine-shots.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientSeen, AncientView } from '../state.js';
import type { AncientTerms, CallAnswer } from '../terms.js';
import { callFaults } from '../turn/machines/calls.js';
import { goalOf } from './lines.js';
import { hold, marchTo, standFacing } from './moves.js';
import { type Enemy, type Outlook, troopIn } from './outlook.js';

type CallRequest = Extract<RequestOf<AncientTerms>, { kind: 'call' }>;

/** A machine stays where it reaches the enemy and turns to him; else it is brought up, if it can be. */
export function orderForMachine(unit: AncientSeen, enemies: readonly Enemy[], outlook: Outlook): Order {
  const { gun } = troopIn(unit, outlook);
  const [nearest] = enemies;
  if (gun === undefined || nearest === undefined) return hold;
  const { from, to } = machineRange({ gun }, outlook.rules);
  const pivot = outlook.rules.guns[gun].pivot;
  const inRange = enemies.filter(({ away }) => away >= from && away <= to);
  const covered = inRange.some(
    ({ centre }) => turnBetween(bearingTo(unit.placed.at, centre), unit.placed.facing) <= Math.max(pivot, 3),
  );
  if (covered || outlook.posture === 'stand') {
    return covered ? hold : standFacing(unit, bearingTo(unit.placed.at, nearest.centre), Math.max(pivot, 3));
  }
  const [first] = inRange;
  if (first !== undefined) return standFacing(unit, bearingTo(unit.placed.at, first.centre), Math.max(pivot, 3));
  if (nearest.away < from) return hold;
  return marchTo(unit, goalOf(unit, outlook), outlook, { atMost: Math.max(0, nearest.away - to * 0.8) });
}

/** A wagon keeps well behind those it serves. */
export function orderForWagon(unit: AncientSeen, enemies: readonly Enemy[], outlook: Outlook): Order {
  const empty = Object.values(outlook.view.units)
    .filter(({ gone, own }) => gone === null && own !== undefined && own.awaited === null)
    .filter(({ own }) => (own?.shots ?? 99) < 6 || (own?.machine?.rounds ?? 99) < 3)
    .sort((a, b) => distance(a.placed.at, unit.placed.at) - distance(b.placed.at, unit.placed.at));
  const [served] = empty;
  if (served === undefined || (unit.own?.wagon?.loads.length ?? 0) === 0) return hold;
  const away = distance(unit.placed.at, served.placed.at);
  if (away <= 12) return { ...hold, tasks: [{ task: 'supply', on: served.id }] };
  const [nearest] = enemies;
  if (nearest !== undefined && nearest.away < 30) return hold;
  return marchTo(unit, served.placed.at, outlook, { atMost: away - 8 });
}

/**
 * A commander's call of one shot at the enemy that is most worth it. Ranges may not be measured, so the commander guesses, a few
 * per cent off. Nobody is shot at who stands near a friend.
 */
export function callShot(request: CallRequest, view: AncientView, dice: Dice, rules: AncientMedievalRules): CallAnswer {
  const machine = view.units[request.machine];
  if (machine === undefined) return { shot: 'none' };
  const { at } = machine.placed;
  const facing = machine.own?.facedAtStart ?? machine.placed.facing;
  // Who has closed with this very piece this turn is shot at: it is asked for no shot in a melee that has lasted longer.
  const others = view.contacts.filter(({ a, b }) => a !== request.machine && b !== request.machine);
  const inMelee = new Set(others.flatMap(({ a, b }) => [a, b]));
  const units = Object.values(view.units);
  const targets = units
    .filter(unit => unit.side !== view.side && unit.gone === null && !inMelee.has(unit.id))
    .map(unit => ({ unit, centre: bodyCentre(unit.placed) }))
    .map(({ unit, centre }) => ({ unit, centre, bearing: bearingTo(at, centre), away: distance(at, centre) }))
    .filter(
      ({ bearing, away }) =>
        turnBetween(facing, bearing) <= request.pivot && away >= request.from && away <= request.to,
    )
    .filter(({ centre }) => !aimsAtTheUnseen({ from: at, to: centre }, view.side, units, { table: view.table, rules }))
    .map(target => ({ ...target, worth: worthOf(target.unit, rules) / (60 + target.away) }))
    .sort((a, b) => b.worth - a.worth);
  for (const { bearing, away } of targets) {
    const range = Math.round(away * (0.95 + dice.roll(11) / 110));
    const call: CallAnswer = { shot: request.shot, bearing: turned(bearing, facing, request.pivot), range };
    if (range < request.from || range > request.to) continue;
    if (!friendNear(machine, call, view, rules) && callFaults(call, machine.id, view, rules).length === 0) return call;
  }
  return { shot: 'none' };
}

/** A bearing in whole degrees that is still within the pivot. */
function turned(bearing: number, facing: number, pivot: number): number {
  const whole = wholeDegrees(bearing);
  return turnBetween(facing, whole) <= pivot ? whole : bearing;
}

function worthOf({ type, figures }: AncientSeen, { troops }: AncientMedievalRules): number {
  const { cost, crew } = troops[type];
  return crew === undefined ? (cost ?? 5) * figures : (cost ?? 50);
}

/** Whether a friend stands where the shot may fall, wherever the wheel takes it. */
function friendNear(
  machine: AncientSeen,
  call: Exclude<CallAnswer, { shot: 'none' }>,
  view: AncientView,
  rules: AncientMedievalRules,
): boolean {
  const { gun } = rules.troops[machine.type];
  if (gun === undefined) return true;
  const { hitArea } = rules.guns[gun];
  const reach = hitArea.shape === 'circle' ? hitArea.diameter / 2 : hitArea.length;
  const fall = destination(machine.placed.at, call.bearing, call.range);
  const room = reach + machineWheel(gun, rules).diameter / 2 + 1;
  return Object.values(view.units).some(
    unit =>
      unit.side === view.side &&
      unit.id !== machine.id &&
      unit.gone === null &&
      distanceToQuad(fall, quadOf(unit.placed)) < room,
  );
}
