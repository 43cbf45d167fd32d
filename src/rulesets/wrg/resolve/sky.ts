import { defineResolver, type Resolver } from '../../../book/index.js';
import { counted, effectOf, type Reason, reasonFor } from '../../../rulebook/index.js';
import { months } from '../months.js';
import { type WrgRules, wrgRules } from '../rules.js';
import { visionIn } from '../weather/effects.js';
import {
  daylight,
  dazzled,
  elapsedPeriods,
  facesLowSun,
  fogFalls,
  fogVision,
  isLit,
  lostOverTheEdge,
  lowSun,
  mayBeFoggy,
  nightCamp,
  pathsAreSlippery,
  strays,
  windFrom,
  windInRain,
} from '../weather/sky.js';
import * as situation from './sky-schema.js';

const faces = (of: readonly number[]) => of.join(' or ');

/** How far one sees, what has made it so, and whether one sees as far as something is off. */
function visibility(
  { now = [], fogIn, night = false, lightAt, distance, ...where }: situation.Sighting,
  rules: WrgRules,
) {
  const falls = now.includes('rain') || now.includes('snow');
  const lit = night && lightAt !== undefined && !falls && isLit(lightAt, rules);
  const fog = fogIn === undefined ? null : fogVision(fogIn, rules);
  const dark = night && !lit;
  const vision = visionIn({ so: { now }, fog, night: dark, ...where }, rules);
  const because: Reason[] = [];
  if (fogIn !== undefined) {
    const effect = fog === null ? 'it has lifted' : counted(fog, 'pace');
    because.push(reasonFor('wrg/weather/fog', `fog, period ${fogIn} of the game`, effect));
  }
  const sand = visionIn({ so: { now }, ...where }, rules);
  if (sand !== null) because.push(reasonFor('wrg/weather/wind-desert', 'a sandstorm', counted(sand, 'pace')));
  if (dark) {
    because.push(reasonFor('wrg/night/vision-move', 'night', counted(rules.optional.weather.night.vision, 'pace')));
  }
  if (night && lightAt !== undefined) {
    const out = falls ? 'out in rain and snow' : 'too far off to light it';
    because.push(reasonFor('wrg/night/light', `a light ${counted(lightAt, 'pace')} off`, lit ? 'seen as by day' : out));
  }
  const seen = distance === undefined ? {} : { seen: vision === null || distance <= vision };
  return { vision, ...seen, because };
}

const lightAndSight: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/fog',
    about:
      'Whether there is fog at the start of a game, and how far one then sees for how long; the distribution is of whether there is.',
    situation: situation.foggyPlace,
    odds: (place, rules) => {
      const { faces: of, vision, periods } = rules.optional.weather.fog;
      const thrownFor = mayBeFoggy(place, rules);
      const where = thrownFor ? `fog at a throw of ${faces(of)}` : 'no throw';
      const why = place.windy === true ? 'strong winds' : `${months[place.month - 1]}, ${place.country}`;
      const seen = `${counted(vision, 'pace')} for ${counted(periods, 'period')}`;
      const because = [reasonFor('wrg/weather/fog', place.coast === true ? `${why}, by the sea` : why, where)];
      if (thrownFor) because.push(reasonFor('wrg/weather/fog', 'where fog lies', seen));
      return { thrownFor, vision, periods, because };
    },
    thrown: { rule: (place, dice, rules) => ({ fog: fogFalls(place, dice, rules) }), outcome: ({ fog }) => fog },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/visibility',
    about:
      'How many paces one sees in fog, sandstorm or night, null for as far as ever, and whether something lit or unlit is seen.',
    situation: situation.sighting,
    known: visibility,
  }),
  defineResolver(wrgRules, {
    name: 'wrg/sun',
    about:
      'Whether troops have a low sun in their eyes, by month, period of the day and facing; the distribution is of whether it dazzles.',
    situation: situation.facing,
    odds: (troops, rules) => {
      const low = lowSun(troops, rules);
      const faced = facesLowSun(troops, rules);
      const { sun } = rules.optional.weather;
      const time = `${months[troops.month - 1]}, period ${troops.period} of ${daylight(troops.month, rules)}`;
      const because = [reasonFor('wrg/weather/sun', time, low === null ? 'no low sun' : `low in the ${low}`)];
      if (low !== null) {
        const within = faced ? 'they look into it' : 'not in their eyes';
        because.push(reasonFor('wrg/weather/sun', `facing ${troops.facing}°`, `${within}, within ${sun.arc}°`));
      }
      if (faced && troops.region === 'europe') {
        because.push(reasonFor('wrg/weather/sun', 'in Europe', `only at a throw of ${faces(sun.facesInEurope)}`));
      }
      if (faced)
        because.push(
          reasonFor(
            'wrg/weather/sun-effect',
            'dazzled',
            `weapon factors ${effectOf(sun.points, { one: '', many: '' }).trim()}`,
          ),
        );
      return { low, faced, because };
    },
    thrown: {
      rule: (troops, dice, rules) => ({ dazzled: dazzled(troops, dice, rules) }),
      outcome: result => result.dazzled,
    },
  }),
];

const windAndSnow: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/wind',
    about: 'Where the wind comes from, before rain and once it has begun; the distribution is of where it comes from.',
    situation: situation.windy,
    odds: ({ region, rain = false }, rules) => {
      const { ofEurope, shift } = rules.optional.weather.wind;
      const fixed = region === 'mediterranean';
      const effect = fixed ? 'from the north-east' : `a die: ${ofEurope.join(', ')}`;
      const because = [reasonFor('wrg/weather/wind-direction', fixed ? 'the Mediterranean' : 'Europe', effect)];
      const turned = `${counted(shift, 'point')} against the clock`;
      if (rain) because.push(reasonFor('wrg/weather/wind-direction', 'rain has begun', turned));
      return { thrownFor: !fixed, because };
    },
    thrown: {
      rule: ({ region, rain = false }, dice, rules) => {
        const from = windFrom(region, dice, rules);
        return { from: rain ? windInRain(from, rules) : from };
      },
      outcome: ({ from }) => from,
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/mountain-path',
    about:
      'Whether a body that moves on a mountain path along a drop loses a figure in snow; the distribution is of the figures lost.',
    situation: situation.snowed,
    odds: ({ so }, rules) => {
      const { snow } = rules.optional.weather;
      const thrownFor = pathsAreSlippery(so, rules);
      const fallen = `${counted(so.snow, 'period')} of snow`;
      const off = `${counted(snow.figures, 'figure')} over the edge`;
      const effect = thrownFor ? `${off} at a throw of ${faces(snow.overTheEdge)}` : 'no throw';
      return { thrownFor, because: [reasonFor('wrg/weather/snow-paths', fallen, effect)] };
    },
    thrown: {
      rule: ({ so }, dice, rules) => ({ lost: lostOverTheEdge(so, dice, rules) }),
      outcome: ({ lost }) => lost,
    },
  }),
];

const night: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/night-drift',
    about:
      'Which way, and how many paces, troops without lights stray in a period at night; the distribution is of the way.',
    situation: situation.straying,
    odds: ({ training }, rules) => {
      const { left, right, diverging: paces } = rules.optional.weather.night;
      const die = training === 'regular' ? 'an average die' : 'an ordinary die';
      const effect = `${counted(paces, 'pace')} left at ${faces(left)}, right at ${faces(right)}`;
      return { left, right, paces, because: [reasonFor('wrg/night/diverge', `${training}s throw ${die}`, effect)] };
    },
    thrown: { rule: ({ training }, dice, rules) => strays(training, dice, rules), outcome: ({ way }) => way },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/night-camp',
    about:
      'How many units of a camp may stand guard at night, how far sentries see, and how long sleepers take to form up.',
    situation: situation.camped,
    known: ({ units }, rules) => {
      const camp = nightCamp(units, rules);
      const guards = `${counted(camp.guards, 'unit')} on guard, ${units - camp.guards} asleep`;
      const forming = `regulars ${camp.forming.regular} period, barbarians ${camp.forming.barbarian}`;
      return {
        ...camp,
        because: [
          reasonFor('wrg/night/camp', `a camp of ${counted(units, 'unit')}`, guards),
          reasonFor('wrg/night/camp', `enemies ${counted(camp.sentriesSee, 'pace')} off`, 'sentries find them'),
          reasonFor('wrg/night/camp', 'sleepers form up', forming),
        ],
      };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/day-gone',
    about:
      'How many periods of the day are gone when a battle begins, where players dice for it, and how many are left; the distribution is of those gone.',
    situation: situation.monthOfYear,
    odds: ({ month }, rules) => {
      const periods = daylight(month, rules);
      return { periods, because: [daylightReason(month, periods)] };
    },
    thrown: {
      rule: ({ month }, dice, rules) => {
        const gone = elapsedPeriods(dice, rules);
        return { gone, left: daylight(month, rules) - gone };
      },
      outcome: ({ gone }) => gone,
    },
  }),
];

/** Why a day has so many periods. */
export function daylightReason(month: number, periods: number): Reason {
  return reasonFor('wrg/weather/daylight', months[month - 1] ?? '', `each period 1/${periods} of the daylight`);
}

/** What can be asked about fog, the sun, the wind, snow on mountain paths, and the night. */
export const skyResolvers: readonly Resolver[] = [...lightAndSight, ...windAndSnow, ...night];
