import { type Dice, type Distribution, distribution } from '../../../dice/index.js';
import { insist, type Reason, reasonFor } from '../../../rulebook/index.js';
import type { Outlook, Season, WeatherRegion } from '../rules/optional/weather.js';
import { type WrgRules, wrgRules } from '../rules.js';

/** The part of the rules that weather needs. */
export type WeatherRulesPart = Pick<WrgRules, 'optional'>;

/** What the country is like where the battle is fought. */
export const countries = ['mountains', 'desert', 'steppe', 'other'] as const;
export type Country = (typeof countries)[number];

/** Weather that may come and go. */
export const weathers = ['rain', 'snow', 'strong-winds'] as const;
export type Weather = (typeof weathers)[number];

/** When and where a battle is fought. */
export interface Campaigning {
  readonly region: WeatherRegion;
  /** From 1, January, to 12. */
  readonly month: number;
  readonly country: Country;
}

/** What may come in the course of a game. */
export interface PotentialWeather {
  readonly score: number;
  readonly outlook: Outlook;
  /** What of it there can be in this country; nothing when it is fine. */
  readonly brings: readonly Weather[];
  readonly because: readonly Reason[];
}

/**
 * Throws at the start of a game for the weather that may come in it, by region and month. Fine weather lasts for the whole game.
 *
 * Source: Optional Rules for Weather and Time of Day.
 *
 * @throws RuleViolation for a month that there is not.
 * @clause wrg/weather/potential
 * @clause wrg/weather/regions
 */
export function potentialWeather(
  { region, month, country }: Campaigning,
  dice: Dice,
  rules: WeatherRulesPart = wrgRules(),
): PotentialWeather {
  const outlooks = weatherOutlooks({ region, month, country }, rules);
  const score = dice.roll(rules.optional.weather.die);
  const { outlook, brings } = outlooks[score - 1] ?? { outlook: 'fine', brings: [] };
  const because = reasonFor('wrg/weather/potential', `a throw of ${score}`, outlook);
  return { score, outlook, brings, because: [because] };
}

/**
 * What each throw of the die at the start of a game, from 1, may bring in a region, a month and a country.
 *
 * @throws RuleViolation for a month that there is not.
 * @clause wrg/weather/potential
 * @clause wrg/weather/regions
 */
export function weatherOutlooks(
  { region, month, country }: Campaigning,
  rules: WeatherRulesPart = wrgRules(),
): readonly Pick<PotentialWeather, 'outlook' | 'brings'>[] {
  const { outlooks } = seasonOf(region, month, rules);
  return outlooks.map(outlook => ({ outlook, brings: weatherIn(outlook, country) }));
}

/** The odds of `potentialWeather`: what the weather brings. */
export function potentialWeatherOdds(
  where: Campaigning,
  rules: WeatherRulesPart = wrgRules(),
): Distribution<readonly Weather[]> {
  return distribution(dice => potentialWeather(where, dice, rules).brings);
}

function seasonOf(region: WeatherRegion, month: number, { optional }: WeatherRulesPart): Season {
  const season = optional.weather.seasons[region].find(({ months }) => months.includes(month));
  insist(season !== undefined, () => ({
    path: 'month',
    clause: 'wrg/weather/potential',
    problem: `there is no month ${month}`,
    mend: 'give 1 (January) to 12',
  }));
  return season;
}

/** What an outlook brings in a country. */
function weatherIn(outlook: Outlook, country: Country): readonly Weather[] {
  const high = country === 'mountains' ? 'snow' : 'rain';
  switch (outlook) {
    case 'fine':
      return [];
    case 'rain':
    case 'snow':
    case 'strong-winds':
      return [outlook];
    case 'rain-except-in-desert':
      return country === 'desert' ? [] : ['rain'];
    case 'snow-in-mountains':
      return [high];
    case 'strong-winds-and-rain':
      return ['rain', 'strong-winds'];
    case 'strong-winds-and-snow-in-mountains':
      return [high, 'strong-winds'];
    case 'strong-winds-in-desert-or-steppe':
      return country === 'desert' || country === 'steppe' ? ['strong-winds'] : [];
  }
}

/** The weather of a game as it has gone so far. */
export interface WeatherSoFar {
  readonly brings: readonly Weather[];
  /** What there is of it now. */
  readonly now: readonly Weather[];
  /** Periods of rain or snow in the whole game, and of snow alone. */
  readonly wet: number;
  readonly snow: number;
  /** Periods without either since it last fell; `null`: it has not fallen yet. */
  readonly dry: number | null;
  /** What has ceased. */
  readonly over: readonly Weather[];
}

/**
 * Whole periods of rain or snow, and of snow alone, that lie behind one: the one in which it still falls has not gone by.
 *
 * @clause wrg/weather/rain-mud
 * @clause wrg/weather/snow
 */
export function periodsFallen({ now, wet, snow }: Pick<WeatherSoFar, 'now' | 'wet' | 'snow'>) {
  const snows = now.includes('snow');
  const falls = snows || now.includes('rain');
  return { wet: wet - (falls ? 1 : 0), snow: snow - (snows ? 1 : 0) };
}

/** The weather before the first period. */
export function weatherAtFirst(brings: readonly Weather[]): WeatherSoFar {
  return { brings, now: [], wet: 0, snow: 0, dry: null, over: [] };
}

/** The weather of a first period in which some of what may come is there already. */
export function weatherThatHasCome(brings: readonly Weather[], now: readonly Weather[]): WeatherSoFar {
  return afterPeriod(weatherAtFirst(brings), now);
}

/**
 * The start of a period: what may come comes or ends by a die. Whether it may come again is `wrg/ruling/weather-again`, whether one die
 * is thrown for all of it `wrg/ruling/weather-together`. No die is thrown where nothing may come.
 *
 * Source: Optional Rules for Weather and Time of Day.
 *
 * @clause wrg/weather/onset
 */
export function weatherPeriod(so: WeatherSoFar, dice: Dice, rules: WeatherRulesPart = wrgRules()): WeatherSoFar {
  const { die, comes, ceases, again, together } = rules.optional.weather;
  let score = 0;
  const now = so.brings.filter((weather, at) => {
    if (at === 0 || !together) score = dice.roll(die);
    if (so.now.includes(weather)) return !ceases.includes(score);
    return comes.includes(score) && (again || !so.over.includes(weather));
  });
  return afterPeriod(so, now);
}

/** The weather with the period that begins, in which there is so much of it. */
function afterPeriod(so: WeatherSoFar, now: readonly Weather[]): WeatherSoFar {
  const over = so.brings.filter(each => so.over.includes(each) || (so.now.includes(each) && !now.includes(each)));
  const snows = now.includes('snow');
  const falls = snows || now.includes('rain');
  const dry = falls ? 0 : so.dry === null ? null : so.dry + 1;
  return { brings: so.brings, now, over, dry, wet: so.wet + (falls ? 1 : 0), snow: so.snow + (snows ? 1 : 0) };
}

/**
 * The odds of how many periods of rain or snow fall in so many periods.
 *
 * @param periods at most 24 or so; the states are few.
 */
export function wetPeriodsOdds(
  brings: readonly Weather[],
  periods: number,
  rules: WeatherRulesPart = wrgRules(),
): Distribution<number> {
  const all = Array.from({ length: periods }, (_, at) => at);
  return distribution(
    dice => dice.fold(all, weatherAtFirst(brings), (so, _, each) => weatherPeriod(so, each, rules)).wet,
  );
}
