import type { RequestOf } from '../../../battle/index.js';
import { distance } from '../../../table/index.js';
import { chargesOpenTo } from '../combat/charge.js';
import type { Field } from '../field.js';
import type { Unit } from '../state.js';
import type { Action, RaymondRequests, RaymondTerms } from '../terms.js';
import { classOf, enemiesOf, isArtillery, isCommand } from '../units.js';
import type { Boldness } from './boldness.js';
import { besideTheFighting } from './commanders.js';
import { aimOf, footAction } from './foot.js';
import { forecastOf, worthOf } from './forecast.js';
import { layGuns } from './guns.js';
import { posts } from './posts.js';
import { firstLegal, stay } from './ways.js';

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
  const charge = actions.includes('charge') ? bestCharge(unit, field, boldness) : undefined;
  return { unit: unit.id, action: charge ?? actionOf(unit, field, boldness) };
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
      return firstLegal(unit, posts(unit, field), field);
    case 'foot': {
      const enemy = aimOf(unit, field);
      return enemy === undefined ? stay(unit) : footAction(unit, enemy, field, boldness);
    }
  }
}
