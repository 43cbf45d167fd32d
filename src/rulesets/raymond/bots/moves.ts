import type { RequestOf } from '../../../battle/index.js';
import { bearingTo, distance } from '../../../table/index.js';
import { inCommand } from '../army/command.js';
import { chargesOpenTo } from '../combat/charge.js';
import type { Field } from '../field.js';
import type { Unit } from '../state.js';
import type { Action, RaymondRequests, RaymondTerms } from '../terms.js';
import { classOf, enemiesOf, isArtillery, isCommand } from '../units.js';
import type { Boldness } from './boldness.js';
import { besideTheFighting, toLeadCharges } from './commanders.js';
import { type Errand, isAt } from './errands.js';
import { aimOf, footAction } from './foot.js';
import { forecastOf, worthOf } from './forecast.js';
import { layGuns } from './guns.js';
import { posts } from './posts.js';
import { dangerAt } from './threats.js';
import { endOf, firstLegal, marches, stay } from './ways.js';

type MoveRequest = Extract<RequestOf<RaymondTerms>, { kind: 'move' }>;
type Move = RaymondRequests['move']['answer'];

/** The next move of a side: guns first, then whoever stands nearest to the enemy, commanders last. */
export function nextMove({ units }: MoveRequest, field: Field, boldness: Boldness): Move {
  const [first] = units
    .flatMap(({ unit: id, actions }) => {
      const unit = field.units[id];
      return unit === undefined ? [] : [{ unit, actions, turn: precedence(unit, field) }];
    })
    .sort((a, b) => a.turn - b.turn);
  if (first === undefined) return null;
  const { unit, actions } = first;
  const errand = boldness.errands?.get(unit.id);
  const sent = errand && onErrand(unit, errand, field, boldness);
  if (sent !== undefined) return { unit: unit.id, action: sent };
  const charge = actions.includes('charge') ? bestCharge(unit, field, boldness) : undefined;
  if (charge !== undefined) {
    const led =
      boldness.leads && !inCommand(unit, field, field.rules) ? leadsCharges(units, field, boldness) : undefined;
    return led ?? { unit: unit.id, action: charge };
  }
  const action = actionOf(unit, field, boldness);
  const keeps = errand !== undefined && isAt(errand.place, unit, unit, field);
  return { unit: unit.id, action: keeps && leaves(unit, action, errand.place, field) ? stay(unit) : action };
}

/** The ride of a commander to those who would charge without being led: before they do, for whoever is not in command may not follow the word. */
function leadsCharges(units: MoveRequest['units'], field: Field, boldness: Boldness): Move | undefined {
  const free = units.flatMap(({ unit: id, actions }) => {
    const unit = field.units[id];
    return unit === undefined ? [] : [{ unit, actions }];
  });
  const commanders = free.filter(({ unit }) => isCommand(unit)).map(({ unit }) => unit);
  if (commanders.length === 0) return undefined;
  const chargers = free
    .filter(({ unit, actions }) => actions.includes('charge') && !inCommand(unit, field, field.rules))
    .filter(({ unit }) => bestCharge(unit, field, boldness) !== undefined)
    .map(({ unit }) => unit);
  if (chargers.length === 0) return undefined;
  for (const unit of commanders) {
    const action = toLeadCharges(unit, chargers, field);
    if (action !== undefined) return { unit: unit.id, action };
  }
  return undefined;
}

/** Where a unit goes that has an errand, or stays where it has it; nothing where it has no way that it dares to go. */
function onErrand(unit: Unit, { place, now }: Errand, field: Field, { daring }: Boldness): Action | undefined {
  if (isAt(place, unit, unit, field)) return undefined;
  const away = distance(unit.at, place.at);
  const ways = marches(unit, bearingTo(unit.at, place.at), away, field);
  return ways
    .flatMap(action => {
      const end = endOf(unit, action, field);
      if (end === undefined || distance(end.at, place.at) > away - 1) return [];
      return !now && dangerAt(unit, end, field) > daring
        ? []
        : [{ action, left: isAt(place, unit, end, field) ? 0 : distance(end.at, place.at) }];
    })
    .sort((a, b) => a.left - b.left)[0]?.action;
}

/** Whether a unit would be at a place no more. */
function leaves(unit: Unit, action: Action, place: Errand['place'], field: Field): boolean {
  if (action.kind === 'charge') return false;
  const end = endOf(unit, action, field);
  return end !== undefined && !isAt(place, unit, end, field);
}

function precedence(unit: Unit, field: Field): number {
  if (isCommand(unit)) return Number.POSITIVE_INFINITY;
  if (isArtillery(unit)) return 0;
  return Math.min(...enemiesOf(unit, field).map(enemy => distance(unit.at, enemy.at)));
}

/** The charge of a unit that promises most, if one promises enough. */
function bestCharge(unit: Unit, field: Field, boldness: Boldness): Action | undefined {
  let best: { readonly action: Action; readonly worth: number } | undefined;
  for (const { target, pivot, end } of chargesOpenTo(unit, field)) {
    const enemy = field.units[target];
    if (enemy === undefined || end === null) continue;
    const worth = worthOf(forecastOf(unit, enemy, end, field));
    if (worth < boldness.charge || (best !== undefined && worth <= best.worth)) continue;
    best = { action: { kind: 'charge', target, pivot }, worth };
  }
  return best?.action;
}

function actionOf(unit: Unit, field: Field, boldness: Boldness): Action {
  if (isCommand(unit)) return firstLegal(unit, besideTheFighting(unit, field), field);
  switch (classOf(unit)) {
    case 'artillery':
      return layGuns(unit, field);
    case 'mounted':
      return boldness.stands ? stay(unit) : firstLegal(unit, posts(unit, field), field);
    case 'foot': {
      const enemy = aimOf(unit, field);
      return enemy === undefined ? stay(unit) : footAction(unit, enemy, field, boldness);
    }
  }
}
