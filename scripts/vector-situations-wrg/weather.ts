import { every, maybe, not, type Situation } from '../situation-choices.js';

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** What has fallen so far; the first that cannot be is refused. */
const skies = [
  { now: ['rain'], wet: 0, snow: 0, dry: null },
  { now: [], wet: 0, snow: 0, dry: null },
  { now: [], wet: 2, snow: 0, dry: 1 },
  { now: ['rain'], wet: 1, snow: 0, dry: 0 },
  { now: ['rain'], wet: 3, snow: 0, dry: 0 },
  { now: ['snow'], wet: 2, snow: 1, dry: 0 },
];

/** Situations for each resolution function about weather, by name. */
export const weatherSituations: { readonly [resolver: string]: readonly Situation[] } = {
  'wrg/weather': every({
    region: ['mediterranean', 'europe'],
    month: [...months, 13],
    country: ['mountains', 'desert', 'steppe', 'other'],
  }),
  'wrg/weather-period': skies.flatMap(sky =>
    every({ brings: [[], ['rain'], ['snow', 'strong-winds']], over: [[], ['rain']] }).map(each => ({
      ...each,
      ...sky,
    })),
  ),
  'wrg/weather-effects': every({
    so: [
      { now: [], wet: 0, snow: 0, dry: null },
      { now: ['rain'], wet: 1, snow: 0, dry: 0 },
      { now: [], wet: 3, snow: 0, dry: 1 },
      { now: ['snow'], wet: 4, snow: 4, dry: 0 },
      { now: ['strong-winds'], wet: 0, snow: 0, dry: null },
    ],
    country: ['desert', 'steppe'],
    month: [1, 7],
    arabs: maybe,
    night: maybe,
    move: [not, { normal: 80, charge: 120 }],
  }),
  'wrg/fog': every({
    region: ['mediterranean', 'europe'],
    country: ['mountains', 'other'],
    month: [3, 4, 10],
    coast: maybe,
    windy: maybe,
  }),
  'wrg/visibility': [
    ...every({
      country: ['desert', 'other'],
      now: [not, ['strong-winds'], ['rain']],
      night: maybe,
      lightAt: [not, 60],
    }),
    ...every({ country: ['other'], fogIn: [1, 3, 4], distance: [100, 101] }),
    ...every({ country: ['other'], night: [true], lightAt: [60, 61], distance: [60, 90] }),
  ],
  'wrg/sun': every({
    region: ['mediterranean', 'europe'],
    month: [4, 6, 9],
    clear: [true, false],
    facing: [0, 90, 315],
    period: [2, 3, 11],
  }),
  'wrg/wind': every({ region: ['mediterranean', 'europe'], rain: maybe }),
  'wrg/mountain-path': skies.map(so => ({ so })),
  'wrg/night-drift': every({ training: ['regular', 'barbarian'] }),
  'wrg/night-camp': [0, 4, 5, 9, 10].map(units => ({ units })),
  'wrg/day-gone': months.map(month => ({ month })),
  'wrg/daylight': months.map(month => ({ month })),
};
