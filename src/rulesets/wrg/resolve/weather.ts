import { defineResolver, type Resolver } from '../../../book/index.js';
import { reasonFor } from '../../../rulebook/index.js';
import { wrgRules } from '../rules.js';
import { moveInWeather, weatherEffects } from '../weather/effects.js';
import { potentialWeather, weatherOutlooks, weatherPeriod } from '../weather/potential.js';
import { daylight } from '../weather/sky.js';
import { daylightReason, skyResolvers } from './sky.js';
import { monthOfYear } from './sky-schema.js';
import * as situation from './weather-schema.js';

/** What can be asked about weather and time of day. */
export const weatherResolvers: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/weather',
    about: 'The weather that may come in a game, by region, month and country; the distribution is of what it brings.',
    situation: situation.campaigning,
    odds: (where, rules) => {
      const outlooks = weatherOutlooks(where, rules);
      return {
        brings: outlooks.map(({ brings }) => brings),
        because: [...new Set(outlooks.map(({ outlook }) => outlook))].map(outlook => {
          const thrown = outlooks.flatMap((each, at) => (each.outlook === outlook ? [at + 1] : []));
          return reasonFor('wrg/weather/potential', `a throw of ${thrown.join(' or ')}`, outlook.replaceAll('-', ' '));
        }),
      };
    },
    thrown: { rule: (where, dice, rules) => potentialWeather(where, dice, rules), outcome: ({ brings }) => brings },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/weather-period',
    about: 'Whether what may come comes or ends at the start of a period; the distribution is of what there is then.',
    situation: situation.soFar,
    odds: ({ brings, now, over }, rules) => {
      const { comes, ceases, again } = rules.optional.weather;
      const at = (faces: readonly number[]) => `at a throw of ${faces.join(' or ')}`;
      const because = brings.map(each => {
        const gone = over.includes(each) && !again;
        const effect = now.includes(each) ? `ends ${at(ceases)}` : gone ? 'comes no more' : `comes ${at(comes)}`;
        return reasonFor('wrg/weather/onset', each.replaceAll('-', ' '), effect);
      });
      return { comes, ceases, because };
    },
    thrown: { rule: (so, dice, rules) => weatherPeriod(so, dice, rules), outcome: ({ now }) => now },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/weather-effects',
    about: 'What rain, snow, drought, wind, sun, fog and night do to factors, reaction, sight, signals and moves.',
    situation: situation.inWeather,
    known: ({ move, ...troops }, rules) => {
      const effects = weatherEffects(troops, rules);
      const { slowed } = effects;
      const night = troops.night === true;
      return { ...effects, ...(move === undefined ? {} : { move: moveInWeather(move, { slowed, night }, rules) }) };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/daylight',
    about: 'How many periods of daylight a day has in a month.',
    situation: monthOfYear,
    known: ({ month }, rules) => {
      const periods = daylight(month, rules);
      return { periods, because: [daylightReason(month, periods)] };
    },
  }),
  ...skyResolvers,
];
