import { reasonFor } from '../../../../rulebook/index.js';
import { fortOf } from '../../siege/walls.js';
import { enemiesOfWorkers, workersOutOfControl } from '../../siege/working-party.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import { type Field, fieldOf } from '../field.js';
import type { Play } from '../play.js';
import { isFascine } from './building.js';
import { carriedBy, letGo } from './carrying.js';
import { type DefendersWay, defendersAdvance } from './defenders.js';
import { hasHandsFull } from './merlons.js';
import { isOutOfControl } from './pace.js';

/** Somebody in view. */
interface Seen {
  readonly who: { readonly unit: Unit };
}

/**
 * How many enemy units a unit counts of those before it: a working party takes all that are within the walls for one, and so does who brings a tower
 * or ladders up with as many hands as leave it without shields (`wrg/ruling/hands-at-siege-material`).
 *
 * @clause wrg/siege/working/unit
 */
export function countedByWorkers(unit: Unit, enemies: readonly Seen[], field: Field): number {
  const { scenario, rules } = field;
  if (!isWorkingParty(unit, field)) return enemies.length;
  const inFort = enemies.filter(each => isInFort(each, scenario)).length;
  return enemiesOfWorkers({ inFort, outside: enemies.length - inFort }, rules);
}

/**
 * Whether an enemy is one of a garrison that a working party has counted already, as the one unit for which it takes all that are within the walls.
 *
 * @param counted the enemies whom it counts one by one
 * @clause wrg/siege/working/unit
 */
export function isOfThatGarrison(unit: Unit, enemy: Seen, counted: readonly Seen[], field: Field): boolean {
  const { scenario } = field;
  if (!isWorkingParty(unit, field)) return false;
  return isInFort(enemy, scenario) && counted.some(each => isInFort(each, scenario));
}

/** Whether a unit works at a siege from outside, or has its hands full: what is said of a working party is not said of who works within his own walls. */
export function isWorkingParty(unit: Unit, field: Field): boolean {
  const { state, rules } = field;
  // Who charges has left his work.
  if (state.works === undefined || unit.period.charges !== null || isWithinOwnWalls(unit, field)) return false;
  return state.works.tasks[unit.id] !== undefined || hasHandsFull(unit, { state, rules });
}

const isInFort = ({ who }: Seen, scenario: Field['scenario']): boolean =>
  fortOf(who.unit.placed, scenario) !== undefined;

/** What a unit does whom a siege has got out of control: it goes somewhere, it stays, or `undefined`: it goes at the enemy as anybody. */
export type SiegeAdvance = DefendersWay | 'stays' | undefined;

/**
 * What an uncontrolled advance is at a siege: defenders go to the nearest breach or raised ladders, or else sally out; working parties go on
 * working, unless there is a sortie to be met; those with ladders or fascines go at the enemy. Which of the two those are who work within their own walls is
 * `wrg/ruling/garrison-at-work-out-of-control`.
 *
 * @clause wrg/siege/fort/uncontrolled
 * @clause wrg/siege/working/uncontrolled
 */
export function siegeAdvance(unit: Unit, field: Field): SiegeAdvance {
  const { state } = field;
  if (state.works === undefined) return undefined;
  if (isWithinOwnWalls(unit, field) && !isAtWorkWithin(unit, field)) {
    const advance = defendersAdvance(unit, field);
    return advance !== undefined && 'standAt' in advance ? 'stays' : advance;
  }
  if (state.works.tasks[unit.id] === undefined) return undefined;
  const does = workersOutOfControl({ carries: carries(unit, field), sortie: hasToBeMet(unit, field) });
  return does === 'double-work' ? 'stays' : undefined;
}

/**
 * Who is out of control, and has a sortie to meet, ceases work to come to contact with it: he lets go of the tower, penthouse or ram that he brings up, before
 * anybody moves. With ladders or fascines he goes at the enemy as he is.
 *
 * @clause wrg/siege/working/uncontrolled
 */
export function leaveMaterialForSortie(play: Play): void {
  const { state, scenario, rules } = play;
  if (state.works === undefined) return;
  const field = fieldOf(state, scenario, rules);
  for (const unit of onTable(state)) {
    if (!isOutOfControl(unit) || unit.rout !== null || isWithinOwnWalls(unit, field)) continue;
    const carried = carriedBy(unit, state);
    const does = workersOutOfControl({ carries: carries(unit, field), sortie: hasToBeMet(unit, field) });
    if (does !== 'meet-the-sortie') continue;
    const because = [reasonFor('wrg/siege/working/uncontrolled', 'out of control', 'goes to meet the sortie')];
    for (const material of carried) letGo(material, unit, because, play);
  }
}

/** What a unit has in hand that has it go on at the enemy. */
function carries(unit: Unit, { state }: Field): 'ladders' | 'fascines' | 'other' {
  const kinds = carriedBy(unit, state).map(({ kind }) => kind);
  if (kinds.includes('scaling-ladder')) return 'ladders';
  return kinds.some(isFascine) ? 'fascines' : 'other';
}

const isWithinOwnWalls = (unit: Unit, { scenario }: Field): boolean =>
  fortOf(unit.placed, scenario)?.side === unit.side;

/** Whether a unit works within its own walls, and is a working party in that as any other. */
export function isAtWorkWithin(unit: Unit, field: Field): boolean {
  const { state, rules } = field;
  if (rules.optional.siege.fort.workersWithin === 'defend') return false;
  return isWithinOwnWalls(unit, field) && state.works?.tasks[unit.id] !== undefined;
}

/** Whether enemies come whom those at work go at: out of their walls, or into one's own. */
function hasToBeMet(unit: Unit, field: Field): boolean {
  const enemies = onTable(field.state).filter(({ side, rout }) => side !== unit.side && rout === null);
  if (!isWithinOwnWalls(unit, field)) return enemies.some(other => isOutside(other, field));
  const { name } = fortOf(unit.placed, field.scenario) ?? {};
  return enemies.some(({ placed }) => fortOf(placed, field.scenario)?.name === name);
}

/** Whether a unit of a garrison has come out of its walls. */
function isOutside(unit: Unit, { scenario }: Field): boolean {
  const own = scenario.works?.forts.some(({ side }) => side === unit.side) === true;
  return own && fortOf(unit.placed, scenario) === undefined;
}
