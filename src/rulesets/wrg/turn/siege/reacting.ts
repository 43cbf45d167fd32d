import type { Point } from '../../../../table/index.js';
import { defendersOutOfControl } from '../../siege/fortification.js';
import { fortOf } from '../../siege/walls.js';
import { enemiesOfWorkers, workersOutOfControl } from '../../siege/working-party.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import type { Field } from '../field.js';
import { carriedBy } from './carrying.js';
import { hasHandsFull } from './merlons.js';

/**
 * How many enemy units a unit counts of those before it: a working party takes all that are within the walls for one, and so does who brings a tower
 * or ladders up with as many hands as leave it without shields (`wrg/ruling/hands-at-siege-material`).
 *
 * @clause wrg/siege/working/unit
 */
export function countedByWorkers(
  unit: Unit,
  enemies: readonly { readonly who: { readonly unit: Unit } }[],
  { state, scenario, rules }: Field,
): number {
  if (state.works === undefined) return enemies.length;
  if (state.works.tasks[unit.id] === undefined && !hasHandsFull(unit, { state, rules })) return enemies.length;
  const inFort = enemies.filter(({ who }) => fortOf(who.unit.placed, scenario) !== undefined).length;
  return enemiesOfWorkers({ inFort, outside: enemies.length - inFort }, rules);
}

/** Where a unit goes whom a siege has got out of control: to a point, nowhere, or `undefined`: at the enemy as anybody. */
export type SiegeAdvance = { readonly to: Point } | 'stays' | undefined;

/**
 * What an uncontrolled advance is at a siege: defenders go to the nearest breach or raised ladders, or else sally out; working parties go on
 * working, unless there is a sortie to be met; those with ladders go at the enemy.
 *
 * @clause wrg/siege/fort/uncontrolled
 * @clause wrg/siege/working/uncontrolled
 */
export function siegeAdvance(unit: Unit, field: Field): SiegeAdvance {
  const { state, scenario } = field;
  const { works } = state;
  if (works === undefined) return undefined;
  if (fortOf(unit.placed, scenario)?.side === unit.side) return defenders(unit, field);
  const task = works.tasks[unit.id];
  if (task === undefined) return undefined;
  const withLadders = carriedBy(unit, state).some(({ kind }) => kind === 'scaling-ladder');
  const sortie = onTable(state).some(
    other => other.side !== unit.side && other.rout === null && isOutside(other, field),
  );
  const does = workersOutOfControl({ carries: withLadders ? 'ladders' : 'other', sortie });
  return does === 'double-work' ? 'stays' : undefined;
}

/** Whether a unit of a garrison has come out of its walls. */
function isOutside(unit: Unit, { scenario }: Field): boolean {
  const own = scenario.works?.forts.some(({ side }) => side === unit.side) === true;
  return own && fortOf(unit.placed, scenario) === undefined;
}

function defenders(unit: Unit, { state }: Field): SiegeAdvance {
  const { gaps = [], down = [], material = [] } = state.works ?? {};
  const nearest = (points: readonly Point[]) =>
    points
      .map(at => ({ at, away: Math.hypot(at.x - unit.placed.at.x, at.y - unit.placed.at.y) }))
      .sort((a, b) => a.away - b.away)[0];
  const breach = nearest([...gaps, ...down].map(({ at }) => at));
  const ladders = nearest(material.flatMap(({ against, at }) => (against === null ? [] : [at])));
  const goes = defendersOutOfControl({
    ...(breach === undefined ? {} : { breach: breach.away }),
    ...(ladders === undefined ? {} : { escalade: ladders.away }),
  });
  const goal = goes === 'to-the-breach' ? breach : goes === 'to-the-escalade' ? ladders : undefined;
  return goal === undefined ? undefined : { to: goal.at };
}
