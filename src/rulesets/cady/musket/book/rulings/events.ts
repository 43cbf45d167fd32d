import { defineRuling } from '../../../../../rulebook/index.js';
import { book, ours } from '../../../common/book/rulings/readings.js';

/** Rulings about random events. */

export const eventDraw = defineRuling({
  id: 'cady/ruling/event-draw',
  readings: [ours('sides-in-turn', 'in-turn'), ours('each-side-each-turn', 'each')],
  default: 'sides-in-turn',
  reconstruction: true,
});

export const eventLostStart = defineRuling({
  id: 'cady/ruling/event-lost-start',
  readings: [
    ours('as-the-fog', { from: 21, to: 25, turns: 2 }),
    ours('all-that-is-lost', { from: 1, to: 25, turns: 1 }),
    ours('never', { from: 1, to: 0, turns: 1 }),
  ],
  default: 'as-the-fog',
  reconstruction: true,
});

export const eventWeatherFire = defineRuling({
  id: 'cady/ruling/event-weather-fire',
  readings: [book('no-fire', true, 2697), book('shorter-ranges', false, 2695)],
  default: 'no-fire',
  reconstruction: false,
});

export const eventWells = defineRuling({
  id: 'cady/ruling/event-wells',
  readings: [ours('the-most', 'all'), ours('a-die', 'die')],
  default: 'the-most',
  reconstruction: true,
});

export const eventMilitia = defineRuling({
  id: 'cady/ruling/event-militia',
  readings: [book('to-thirty', 30, 2703), book('to-thirty-six', 36, 2703)],
  default: 'to-thirty',
  reconstruction: false,
});

export const eventHelp = defineRuling({
  id: 'cady/ruling/event-help',
  readings: [
    ours('regulars-and-hussars', { infantry: 'regulars', cavalry: 'light-hussars' }),
    ours('regulars-and-lancers', { infantry: 'regulars', cavalry: 'light-lancers' }),
    ours('militia-and-dragoons', { infantry: 'militia', cavalry: 'dragoons' }),
  ],
  default: 'regulars-and-hussars',
  reconstruction: true,
});

export const eventImperial = defineRuling({
  id: 'cady/ruling/event-imperial',
  readings: [ours('post-melee-morale', 'post-melee'), ours('every-test', 'every')],
  default: 'post-melee-morale',
  reconstruction: true,
});

export const eventImperialFor = defineRuling({
  id: 'cady/ruling/event-imperial-for',
  readings: [book('rest-of-the-game', 'game', 2716), book('as-it-is-headed', 'turns', 2716)],
  default: 'rest-of-the-game',
  reconstruction: false,
});

export const eventFallenCommander = defineRuling({
  id: 'cady/ruling/event-fallen-commander',
  readings: [ours('unit-stays-by-him', 'stays'), ours('unit-leaves-him', 'leaves')],
  default: 'unit-stays-by-him',
  reconstruction: true,
});

export const eventMercenaries = defineRuling({
  id: 'cady/ruling/event-mercenaries-leave',
  readings: [book('of-either-side', 'either', 2748), book('of-one-side', 'one', 2748)],
  default: 'of-either-side',
  reconstruction: false,
});

export const eventRulings = [
  eventDraw,
  eventLostStart,
  eventWeatherFire,
  eventWells,
  eventMilitia,
  eventHelp,
  eventImperial,
  eventImperialFor,
  eventFallenCommander,
  eventMercenaries,
] as const;
