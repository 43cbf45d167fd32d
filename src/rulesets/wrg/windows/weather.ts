import { counted, listed } from '../../../scenario/index.js';
import type { WrgEvent } from '../events.js';
import type { WrgRules } from '../rules.js';
import type { WrgScenario } from '../schema.js';
import { monthOf } from '../turn/weather/season.js';
import type { BattleWeather } from '../weather/battle.js';
import type { Weather } from '../weather/potential.js';
import { daylight } from '../weather/sky.js';
import { paces, plain } from './words.js';

/** The weather and the time of day in a line, for headings: `December, hour 3 of 8: rain, mud, sight 100 paces`. */
export function weatherLine(
  weather: Readonly<BattleWeather> | undefined,
  { weather: season }: WrgScenario,
  rules: WrgRules,
): string | undefined {
  if (weather === undefined || season === undefined) return undefined;
  const { badGroundAfter } = rules.optional.weather;
  const { so, wind, dark, hour, vision, shines } = weather;
  const signs = [
    ...so.now.map(each =>
      each === 'strong-winds' && wind !== null ? `strong winds from the ${plain(wind)}` : plain(each),
    ),
    ...(so.snow >= badGroundAfter ? ['snow lies'] : so.wet >= badGroundAfter ? ['mud'] : []),
    ...(shines === true ? ['a low sun'] : []),
    ...(vision === null ? [] : [`sight ${paces(vision)}`]),
  ];
  const time = dark ? 'night' : `hour ${hour} of ${daylight(monthOf(season), rules)}`;
  return `${capital(season.month)}, ${time}: ${signs.length === 0 ? 'clear' : signs.join(', ')}`;
}

const weatherNames = {
  rain: 'rain',
  snow: 'snow',
  'strong-winds': 'strong winds',
} as const satisfies { readonly [W in Weather]: string };

/** What is told of the weather, in a sentence. */
export function tellWeather(event: Extract<WrgEvent, { kind: 'weather' }>): string {
  switch (event.what) {
    case 'may-come': {
      const { brings, wind, elapsed } = event;
      const gone = elapsed === 0 ? '' : `; ${counted(elapsed, 'period')} of the day gone`;
      const may =
        brings.length === 0
          ? 'The day will stay fine'
          : `There may be ${listed(brings.map(each => weatherNames[each]))}`;
      return `${may}; the wind is from the ${plain(wind)}${gone}`;
    }
    case 'comes':
      return event.weather === 'strong-winds'
        ? `Strong winds begin to blow from the ${plain(event.wind)}`
        : `It begins to ${event.weather}`;
    case 'is-there':
      return event.weather === 'strong-winds'
        ? `Strong winds blow from the ${plain(event.wind)}`
        : `It ${event.weather}s`;
    case 'ends':
      return event.weather === 'strong-winds' ? 'The strong winds fall' : `The ${event.weather} ends`;
    case 'fog-lies':
      return `Fog lies on the field: nobody sees farther than ${paces(event.paces)}`;
    case 'fog-lifts':
      return 'The fog lifts';
    case 'nightfall':
      return `It is night: nobody sees farther than ${paces(event.paces)} what no light falls on`;
    case 'stays':
      return 'The weather stays as it is';
    case 'no-fog':
      return 'No fog falls';
    case 'sun-hidden':
      return 'The sun stands low, and does not shine';
    case 'mud':
      return 'The ground has turned to mud';
    case 'snow-lies':
      return 'The snow lies deep';
    case 'low-sun':
      return `The sun stands low in the ${event.where}, and dazzles who looks into it`;
  }
}

/** What the scenario says of weather and time of day before the battle. */
export function introduceWeather({ weather: season }: WrgScenario, rules: WrgRules): string {
  if (season === undefined) return '';
  const { region, country, month, elapsed, night } = season;
  const where = region === 'mediterranean' ? 'the Mediterranean lands and the east' : 'Europe north of the Alps';
  const land = country === 'other' ? '' : `, ${country === 'mountains' ? 'in mountains' : `in ${country}`}`;
  const day = daylight(monthOf(season), rules);
  const gone =
    elapsed === 'diced'
      ? 'a die says how many are gone'
      : `${elapsed === 0 ? 'none' : elapsed} of them ${elapsed > 1 ? 'are' : 'is'} gone`;
  const end = night === 'is-fought' ? 'the battle goes on at night' : 'the battle ends at nightfall';
  return `Weather of ${capital(month)} in ${where}${land}. The day has ${counted(day, 'period')}, ${gone}; ${end}.`;
}

/** As a sentence begins. */
export function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
