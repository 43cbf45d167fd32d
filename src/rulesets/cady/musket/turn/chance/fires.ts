import { distance } from '../../../../../table/index.js';
import { befallenOf } from '../../chance/befallen.js';
import { runs } from '../../chance/in-force.js';
import type { MusketRules } from '../../rules.js';
import type { ShotResult } from '../../shots.js';
import type { Volley } from '../../small-arms.js';
import type { MusketState, Unit } from '../../state.js';
import { inPlay } from '../../units.js';
import { groupsAt } from '../aim.js';
import type { Field } from '../field.js';
import type { Shooter, Shooting } from '../targets.js';

/**
 * Whether a random event keeps a unit from firing: weather does everybody, and mercenaries who have just gone over attack nobody.
 *
 * @clause cady/events/pre-26-weather/fire
 * @clause cady/events/event/mercenaries-not-to-be-trusted
 * @clause cady/events/event/dogs-of-war
 */
export function mayNotFire(unit: Unit, state: MusketState, rules: MusketRules): boolean {
  if (rules.badWeather === true && rules.chance.weatherForbidsFire) return true;
  return hasGoneOver(unit, state);
}

/** Whether a unit has just gone over to the other side. */
export function hasGoneOver(unit: Unit, { events, turn }: MusketState): boolean {
  const here = { turn, unit: unit.id };
  return runs(events?.running, '94', here) || runs(events?.running, '95-96', here);
}

/**
 * A volley of those whose training pays off this turn.
 *
 * @clause cady/events/event/training-pays-off-fire
 */
export function asTrained(unit: Unit, volley: Volley, { events, turn }: MusketState): Volley {
  if (befallenOf(unit, events?.running, turn).trained !== true) return volley;
  return { ...volley, groups: volley.groups.map(group => ({ ...group, trained: true })) };
}

/**
 * What the shot of a gun does whose crew's training pays off this turn.
 *
 * @clause cady/events/event/training-pays-off-artillery
 */
export function doubled(
  result: ShotResult,
  { side }: Unit,
  { events, turn }: MusketState,
  rules: MusketRules,
): ShotResult {
  if (!runs(events?.running, '86-90', { turn, side }) || result.losses.length === 0) return result;
  const times = rules.chance.numbers['gun-times'];
  const clause = 'cady/events/event/training-pays-off-artillery';
  const because = { clause, because: 'training pays off', effect: `casualties times ${times}` } as const;
  return {
    ...result,
    losses: result.losses.map(loss => ({ ...loss, lost: loss.lost * times })),
    because: [...result.because, because],
  };
}

/** Whether a unit fires at friends this turn, and at nobody else. */
export function takesFriendsForEnemies(unit: Unit, { events, turn }: MusketState): boolean {
  return runs(events?.running, '78-82', { turn, unit: unit.id });
}

/**
 * The volley of a unit at the friends nearest to it, if they are in arc, range and sight.
 *
 * @clause cady/events/event/fratricide
 */
export function volleyAtFriends(shooter: Shooter, field: Field): Shooting | undefined {
  const { unit } = shooter;
  const [target] = inPlay(field.state)
    .filter(other => other.side === unit.side && other.id !== unit.id)
    .sort((a, b) => distance(a.at, unit.at) - distance(b.at, unit.at));
  const aim = target === undefined ? undefined : groupsAt(shooter, target, field);
  if (target === undefined || aim === undefined) return undefined;
  const { groups, targetFigures } = aim;
  return { unit, target, volley: { groups, targetFigures }, because: [mistaken] };
}

const mistaken = {
  clause: 'cady/events/event/fratricide',
  because: 'takes them for the enemy',
  effect: 'fires at friends',
} as const;
