import { numbersAt } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { book, ours } from '../../../common/book/rulings/readings.js';
import { houseNumbers } from '../numbers/houses.js';

/** Rulings about buildings that are held. */

export const doorsLocked = defineRuling({
  id: 'cady/ruling/building-doors-locked',
  readings: [ours('to-all-outside', true), ours('to-the-enemy', false)],
  default: 'to-all-outside',
  reconstruction: true,
});

export const fireThroughDoors = defineRuling({
  id: 'cady/ruling/building-fire-through-doors',
  readings: [ours('any-door', true), ours('broken-doors', false)],
  default: 'any-door',
  reconstruction: true,
});

export const wallsFireApart = defineRuling({
  id: 'cady/ruling/windows-at-several',
  readings: [ours('each-wall-at-its-own', true), ours('all-at-one', false)],
  default: 'each-wall-at-its-own',
  reconstruction: true,
});

export const storeyHit = defineRuling({
  id: 'cady/ruling/building-storey-hit',
  readings: [ours('ground-floor', 'lowest'), ours('top-floor', 'highest')],
  default: 'ground-floor',
  reconstruction: true,
});

export const floorGone = defineRuling({
  id: 'cady/ruling/building-floor-gone',
  readings: [ours('shelter-lost', 'stand-in-the-ruin'), ours('buried', 'lost')],
  default: 'shelter-lost',
  reconstruction: true,
});

export const garrisonGivesWay = defineRuling({
  id: 'cady/ruling/building-garrison-gives-way',
  readings: [ours('comes-out', 'out'), ours('stays-unless-routed', 'stays')],
  default: 'comes-out',
  reconstruction: true,
});

export const wallsThatStopBalls = defineRuling({
  id: 'cady/ruling/building-stone-and-timber',
  readings: [ours('stone-wall', ['a', 'b']), ours('wooden-part', ['a'])],
  default: 'stone-wall',
  reconstruction: true,
});

export const wallSection = defineRuling({
  id: 'cady/ruling/building-wall-section',
  readings: [ours('a-side-of-the-building', 'side'), ours('a-stretch-as-wide-as-a-gap', 'stretch')],
  default: 'a-side-of-the-building',
  reconstruction: true,
});

export const ruinUnderShot = defineRuling({
  id: 'cady/ruling/ruin-under-solid-shot',
  readings: [ours('stops-it-as-solid', true), ours('lets-it-bounce', false)],
  default: 'stops-it-as-solid',
  reconstruction: true,
});

export const rocketsAtHouses = defineRuling({
  id: 'cady/ruling/building-rockets',
  readings: [
    ours('as-the-6-pd', 'six-pounder-d6'),
    ours('as-the-howitzer', 'twelve-pounder-or-howitzer-d12'),
    ours('no-die', null),
  ],
  default: 'as-the-6-pd',
  reconstruction: true,
});

const keptStill = numbersAt(houseNumbers);

export const ambushDistance = defineRuling({
  id: 'cady/ruling/ambush-distance',
  readings: [
    book(
      'musket-sections',
      { inside: keptStill['unseen-cm'], 'behind-wall': keptStill['unseen-behind-wall-cm'] },
      2365,
    ),
    book('as-at-a-forest-edge', { inside: 3, 'behind-wall': 3 }, 940),
  ],
  default: 'musket-sections',
  reconstruction: false,
});

export const buildingCasualties = defineRuling({
  id: 'cady/ruling/building-artillery',
  readings: [book('a-die-for-each-shot', 'die', 3020), book('as-normal', 'as-normal', 2397)],
  default: 'a-die-for-each-shot',
  reconstruction: false,
});

export const destroyedHow = defineRuling({
  id: 'cady/ruling/building-destroy',
  readings: [book('sections-and-floors', { 'wall-section': 'second hit', floor: 'points' }, 3046)],
  default: 'sections-and-floors',
  reconstruction: false,
});

export const houseRulings = [
  ambushDistance,
  buildingCasualties,
  destroyedHow,
  doorsLocked,
  fireThroughDoors,
  wallsFireApart,
  storeyHit,
  floorGone,
  garrisonGivesWay,
  wallsThatStopBalls,
  wallSection,
  ruinUnderShot,
  rocketsAtHouses,
] as const;
