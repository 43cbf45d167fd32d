import { counted } from '../../../../rulebook/index.js';
import type { WrgRules } from '../../rules.js';
import type { WrgScenario } from '../../schema.js';
import type { WrgState } from '../../state.js';
import { onTable } from '../../units.js';
import type { BattleWeather } from '../../weather/battle.js';
import {
  type PotentialWeather,
  periodsFallen,
  potentialWeather,
  type WeatherSoFar,
  weatherAtFirst,
  weatherPeriod,
  weatherThatHasCome,
} from '../../weather/potential.js';
import {
  daylight,
  elapsedPeriods,
  fogFalls,
  fogVision,
  lowSun,
  mayBeFoggy,
  sunShines,
  windFrom,
  windInRain,
} from '../../weather/sky.js';
import type { Play } from '../play.js';
import { effectsOn, unitWeather } from './effects.js';
import { rememberTheDay } from './night.js';
import { isClear, monthOf, type Season } from './season.js';

/** The weather of a battle before its first period: nothing has been thrown for. */
export function weatherAtMuster({ weather: season }: WrgScenario, rules: WrgRules): Pick<WrgState, 'weather'> {
  if (season === undefined) return {};
  const elapsed = season.elapsed === 'diced' ? null : season.elapsed;
  const hour = (elapsed ?? 0) + 1;
  const dark = hour > daylight(monthOf(season), rules);
  return {
    weather: {
      so: weatherAtFirst(season.brings ?? []),
      wind: season.wind ?? null,
      fog: season.fog === true,
      elapsed,
      hour,
      dark,
      shines: null,
      vision: dark ? rules.optional.weather.night.vision : null,
    },
  };
}

/**
 * The weather and the light of the period that begins: before the first it is thrown for what may come at all and whether there is fog; then, every
 * period, for whether it comes or ends. Whether the wind shifts with each rain is `wrg/ruling/wind-when-rain-returns`.
 *
 * @clause wrg/weather/potential
 * @clause wrg/weather/onset
 * @clause wrg/weather/wind-direction
 * @clause wrg/weather/elapsed
 * @clause wrg/weather/fog
 * @clause wrg/weather/sun
 * @clause wrg/weather/daylight
 */
export function beginWeather(play: Play): void {
  const { state, scenario, rules, dice } = play;
  const { weather } = state;
  const season = scenario.weather;
  if (weather === undefined || season === undefined) return;
  const first = state.period === (scenario.period ?? 1);
  if (first) throwForTheDay(weather, season, play);
  const before = { now: weather.so.now, wet: weather.so.wet, snow: weather.so.snow, dark: weather.dark };
  const falling = first ? season.falling : undefined;
  weather.so =
    falling === undefined ? weatherPeriod(weather.so, dice, rules) : weatherThatHasCome(weather.so.brings, falling);
  const because = [falling === undefined ? onset : fromTheFirst];
  for (const each of weather.so.now) {
    if (before.now.includes(each)) continue;
    const shifts = each === 'rain' && (before.wet === 0 || rules.optional.weather.wind.shiftsAgain);
    if (shifts && weather.wind !== null) weather.wind = windInRain(weather.wind, rules);
    const wind = weather.wind ?? 'north';
    play.tell({ kind: 'weather', what: falling === undefined ? 'comes' : 'is-there', weather: each, wind, because });
  }
  for (const each of before.now) {
    if (weather.so.now.includes(each)) continue;
    play.tell({ kind: 'weather', what: 'ends', weather: each, because: [onset] });
  }
  const changes =
    weather.so.now.length !== before.now.length || weather.so.now.some(each => !before.now.includes(each));
  if (weather.so.brings.length > 0 && !changes) play.tell({ kind: 'weather', what: 'stays', because: [onset] });
  if (first && season.fog === undefined) {
    const { region, country, coast } = season;
    const windy = weather.so.now.includes('strong-winds');
    const place = { region, country, coast, month: monthOf(season), windy };
    weather.fog = fogFalls(place, dice, rules);
    if (mayBeFoggy(place, rules) && !weather.fog) play.tell({ kind: 'weather', what: 'no-fog', because: [noFog] });
  }
  turnTheHour(weather, season, play);
  tellOfTheGround(before, weather, play);
}

/** What the weather of the period is to everybody on the table, those who have just come onto it too. */
export function bearWeather(play: Play): void {
  if (play.state.weather === undefined) return;
  for (const unit of onTable(play.state)) unit.period.weather = unitWeather(unit, play);
}

const onset = {
  clause: 'wrg/weather/onset',
  because: 'a throw at the start of the period',
  effect: 'the weather',
} as const;

const fromTheFirst = { ...onset, because: 'as the scenario says', effect: 'from the first' } as const;

/** What may come in the whole game, where the wind blows from, and what of the day is gone. */
function throwForTheDay(weather: BattleWeather, season: Season, { dice, rules, tell }: Play): void {
  const { region, country } = season;
  weather.elapsed ??= elapsedPeriods(dice, rules);
  weather.wind ??= windFrom(region, dice, rules);
  const agreed: Pick<PotentialWeather, 'brings' | 'because'> | undefined =
    season.brings === undefined ? undefined : { brings: season.brings, because: [] };
  const { brings, because } = agreed ?? potentialWeather({ region, country, month: monthOf(season) }, dice, rules);
  weather.so = weatherAtFirst(brings);
  tell({ kind: 'weather', what: 'may-come', brings, wind: weather.wind, elapsed: weather.elapsed, because });
}

/** How far the day has come, and how far one sees. */
function turnTheHour(weather: BattleWeather, season: Season, play: Play): void {
  const { state, scenario, rules, dice, tell } = play;
  const wasDark = weather.dark && state.period > (scenario.period ?? 1);
  const fogBefore = weather.fog && state.period > 1 && fogVision(state.period - 1, rules) !== null;
  const month = monthOf(season);
  const periods = daylight(month, rules);
  weather.hour = (weather.elapsed ?? 0) + state.period;
  if (!weather.dark && weather.hour > periods && state.period > (scenario.period ?? 1)) rememberTheDay(play);
  weather.dark = weather.hour > periods;
  const fog = weather.fog ? fogVision(state.period, rules) : null;
  if (fog !== null && !fogBefore) tell({ kind: 'weather', what: 'fog-lies', paces: fog, because: [fogReason] });
  if (fog === null && fogBefore) tell({ kind: 'weather', what: 'fog-lifts', because: [fogReason] });
  if (weather.dark && !wasDark) {
    const because = [
      { clause: 'wrg/weather/daylight', because: `${counted(periods, 'period')} of daylight`, effect: 'night' },
    ] as const;
    tell({ kind: 'weather', what: 'nightfall', paces: rules.optional.weather.night.vision, because });
  }
  const low = lowSun({ clear: isClear(weather, fog), month, period: weather.hour }, rules);
  weather.shines = low === null || !rules.optional.weather.sun.forAll ? null : sunShines(season.region, dice, rules);
  if (low !== null && weather.shines === true)
    tell({ kind: 'weather', what: 'low-sun', where: low, because: [sunReason] });
  if (weather.shines === false)
    tell({ kind: 'weather', what: 'sun-hidden', because: [{ ...sunReason, effect: 'nobody is dazzled' }] });
  weather.vision = effectsOn(undefined, { state, scenario, rules })?.vision ?? null;
}

const fogReason = { clause: 'wrg/weather/fog', because: 'fog', effect: 'how far anybody sees' } as const;
const noFog = { clause: 'wrg/weather/fog', because: 'a throw at the start of the game', effect: 'no fog' } as const;
const sunReason = {
  clause: 'wrg/weather/sun',
  because: 'the sun stands low',
  effect: 'who looks into it is dazzled',
} as const;

/** Mud and snow that lies, from the period in which they begin to matter. */
function tellOfTheGround(
  before: Pick<WeatherSoFar, 'now' | 'wet' | 'snow'>,
  { so }: BattleWeather,
  { rules, tell }: Play,
): void {
  const { badGroundAfter } = rules.optional.weather;
  const begins = (was: number, is: number) => was < badGroundAfter && is >= badGroundAfter;
  const [was, is] = [periodsFallen(before), periodsFallen(so)];
  const fell = `${counted(badGroundAfter, 'period')} of it`;
  if (begins(was.snow, is.snow)) {
    const because = [{ clause: 'wrg/weather/snow', because: fell, effect: 'moves are halved' }] as const;
    tell({ kind: 'weather', what: 'snow-lies', because });
  } else if (begins(was.wet, is.wet)) {
    const because = [{ clause: 'wrg/weather/rain-mud', because: fell, effect: 'moves are shorter' }] as const;
    tell({ kind: 'weather', what: 'mud', because });
  }
}
