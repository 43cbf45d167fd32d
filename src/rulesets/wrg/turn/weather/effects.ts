import type { SideId } from '../../../../battle/index.js';
import type { Bearing } from '../../../../table/index.js';
import type { OtherFactor } from '../../others.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import type { UnitWeather } from '../../weather/battle.js';
import {
  type InWeather,
  moveInWeather,
  type UsualMove,
  type WeatherEffects,
  weatherEffects,
  weatherFactors,
} from '../../weather/effects.js';
import { dazzled, fogVision } from '../../weather/sky.js';
import type { Play } from '../play.js';
import { fliesOver } from '../sorcery/walking.js';
import { formingUp } from './camp.js';
import { isLitUp, type Lit } from './light.js';
import { downWind, isClear, monthOf } from './season.js';

/** Whom neither desert nor wind troubles. */
const desertPeople = ['arab'];

/** A body in the weather as it is now; of nobody in particular, one that the sun and thirst do not touch. */
function inWeather(unit: Unit | undefined, { state, scenario, rules }: Lit, lit: boolean): InWeather | undefined {
  const { weather } = state;
  const season = scenario.weather;
  if (weather === undefined || season === undefined) return undefined;
  const { nation } = unit?.troops ?? {};
  return {
    so: weather.so,
    country: season.country,
    month: monthOf(season),
    arabs: desertPeople.some(people => people === nation),
    well: unit === undefined || season.wells.includes(unit.side),
    dazzled: unit?.period.weather?.dazzled === true,
    fog: weather.fog ? fogVision(state.period, rules) : null,
    night: weather.dark && !lit,
  };
}

/**
 * What the weather does to a body now, or to anybody at all; `undefined` where none is played. Who stands in the light is not in the dark.
 *
 * @clause wrg/weather/snow
 * @clause wrg/weather/wind-desert
 * @clause wrg/night/vision-move
 */
export function effectsOn(unit: Unit | undefined, field: Lit, lit = false): WeatherEffects | undefined {
  const troops = inWeather(unit, field, lit);
  return troops === undefined ? undefined : weatherEffects(troops, field.rules);
}

/**
 * How the ground slows somebody: mud nobody who goes on his wings, snow him, too, or nobody but those who tread on it (`wrg/ruling/snow-off-the-ground`).
 *
 * @clause wrg/weather/rain-mud
 * @clause wrg/sorcery/crows
 */
function slowedAs(
  slowed: WeatherEffects['slowed'],
  flies: boolean,
  { rules }: Pick<Lit, 'rules'>,
): WeatherEffects['slowed'] {
  const { offTheGround } = rules.optional.weather.snow;
  return flies && (slowed === 'mud' || !offTheGround) ? 'no' : slowed;
}

/** What the weather and the dark are to a body for a period; what they are to everybody is the same for all of it. */
export function unitWeather(unit: Unit, field: Lit): UnitWeather {
  const effects = effectsOn(unit, field);
  const wind = field.state.weather?.wind ?? null;
  return {
    slowed: slowedAs(effects?.slowed ?? 'no', fliesOver(unit, field.rules), field),
    rivers: effects?.rivers ?? 0,
    downWind: effects?.onlyDownWind === true && wind !== null ? downWind(wind) : null,
    night: field.state.weather?.dark === true,
    inTheDark: field.state.weather?.dark === true && !isLitUp(unit.placed, field),
    forming: formingUp(unit, field.state.period, field.rules),
    dazzled: false,
    strays: null,
  };
}

/**
 * After all have moved: who looks into a low sun.
 *
 * @clause wrg/weather/sun
 * @clause wrg/weather/sun-effect
 */
export function dazzle(play: Play): void {
  const { state, scenario, rules, dice } = play;
  const { weather } = state;
  const season = scenario.weather;
  if (weather === undefined || season === undefined) return;
  const clear = isClear(weather, weather.fog ? fogVision(state.period, rules) : null);
  for (const unit of onTable(state)) {
    const own = unit.period.weather;
    if (own === undefined) continue;
    own.dazzled = dazzled(
      {
        region: season.region,
        month: monthOf(season),
        clear,
        facing: unit.placed.facing,
        period: weather.hour,
        ...(weather.shines === null ? {} : { shines: weather.shines }),
      },
      dice,
      rules,
    );
  }
}

/** What the weather adds to the factors of a body that shoots, fights or tests its reaction. */
export function weatherOthers(
  unit: Unit,
  what: 'shooting' | 'fighting' | 'reaction',
  field: Lit,
): readonly OtherFactor[] {
  const troops = inWeather(unit, field, false);
  return troops === undefined ? [] : weatherFactors(troops, field.rules)[what];
}

/**
 * Whether the wind lets trumpets be heard.
 *
 * @clause wrg/weather/wind-desert
 */
export function hearsTrumpets(field: Lit): boolean {
  return effectsOn(undefined, field)?.trumpetsHeard !== false;
}

/**
 * The way down the wind to which a storm holds those who ride for an army on their own; `null` where it holds nobody to it.
 *
 * @clause wrg/weather/wind-desert
 */
export function ridersDownWind(side: SideId, field: Lit): Bearing | null {
  const wind = field.state.weather?.wind ?? null;
  const isOfTheDesert = desertPeople.some(people => people === field.scenario.sides[side]?.nation);
  if (wind === null || isOfTheDesert || effectsOn(undefined, field)?.onlyDownWind !== true) return null;
  return downWind(wind);
}

/**
 * How far riders get who carry orders, or crows who fly with them.
 *
 * @clause wrg/weather/snow
 * @clause wrg/night/vision-move
 */
export function ridersInWeather(usual: UsualMove, field: Lit, fly = false): Pick<UsualMove, 'normal' | 'charge'> {
  const effects = effectsOn(undefined, field);
  if (effects === undefined) return usual;
  return moveInWeather(
    usual,
    { slowed: slowedAs(effects.slowed, fly, field), night: field.state.weather?.dark === true },
    field.rules,
  );
}

/**
 * Whether rain has put out every fire, for the rest of the game.
 *
 * @clause wrg/weather/rain-missiles
 */
export function isTooWetForFire(field: Lit): boolean {
  return effectsOn(undefined, field)?.firesOut === true;
}
