import { daylight } from '../../weather/sky.js';
import type { Lit } from './light.js';
import { monthOf } from './season.js';

/**
 * The last period of a battle: the one after which night falls, by the day of the month and what was gone of it, unless the scenario says
 * otherwise or the battle goes on in the dark.
 *
 * @clause wrg/scale/game-length
 * @clause wrg/weather/daylight
 * @clause wrg/weather/elapsed
 */
export function lastPeriod(state: Lit['state'], scenario: Lit['scenario'], rules: Lit['rules']): number {
  const { periods, weather: season } = scenario;
  const usual = periods ?? rules.army.bases.periods;
  const { weather } = state;
  if (season === undefined || weather === undefined || season.night === 'is-fought') return usual;
  const nightfall = Math.max(1, daylight(monthOf(season), rules) - (weather.elapsed ?? 0));
  return periods === undefined ? nightfall : Math.min(periods, nightfall);
}
