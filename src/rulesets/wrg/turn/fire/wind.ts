import { type Bearing, bearingOf, readCompass } from '../../../../table/index.js';
import { grassBurns, type WindStrength } from '../../fire/fire.js';
import { weatherEffects } from '../../weather/effects.js';
import type { Field } from '../field.js';
import { downWind, monthOf } from '../weather/season.js';

type Blown = Pick<Field, 'state' | 'scenario' | 'rules'>;

/** How strong the wind blows over fires, and which way. */
export interface WindOver {
  readonly strength: WindStrength;
  readonly toward: Bearing;
}

/**
 * The wind that carries fire: that of the weather where it is played, and otherwise the one that comes with the fire of a scenario.
 *
 * @clause wrg/fire/leap
 */
export function windOver({ state, scenario }: Pick<Blown, 'state' | 'scenario'>): WindOver {
  const { weather } = state;
  if (weather !== undefined && weather.wind !== null) {
    const strong = weather.so.now.includes('strong-winds');
    return { strength: strong ? 'strong' : 'light', toward: downWind(weather.wind) };
  }
  const { strength = 'calm', toward = 0 } = scenario.fire?.wind ?? {};
  if (typeof toward === 'number') return { strength, toward };
  const point = readCompass(toward);
  return { strength, toward: point === undefined ? 0 : bearingOf(point) };
}

/**
 * Whether grass burns: as the weather has it where it is played, and otherwise after the drought and in the wind of the scenario.
 *
 * @clause wrg/fire/grass
 * @clause wrg/weather/drought-fire
 */
export function grassMayBurn(field: Blown): boolean {
  const { state, scenario, rules } = field;
  const { weather } = state;
  const season = scenario.weather;
  if (weather !== undefined && season !== undefined) {
    return weatherEffects({ so: weather.so, country: season.country, month: monthOf(season) }, rules).grassBurns;
  }
  return grassBurns({ dry: scenario.fire?.dry === true, wind: windOver(field).strength });
}
