import { cellsAt, numbersAt } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { book, ours } from '../../../common/book/rulings/readings.js';
import { shipSpeed } from '../charts/optional.js';
import { boatNumbers, shipNumbers } from '../numbers/ships.js';

/** Rulings about ships and river boats. */

export const shipDamage9 = defineRuling({
  id: 'cady/ruling/ship-damage-9',
  readings: [ours('nothing', 'nothing'), ours('as-a-ten', 'gun')],
  default: 'nothing',
  reconstruction: true,
});

export const howitzerAtShip = defineRuling({
  id: 'cady/ruling/howitzer-shot-at-ship',
  readings: [book('any-hit-of-a-howitzer', true, 2585), book('solid-shot-alone', false, 2073)],
  default: 'any-hit-of-a-howitzer',
  reconstruction: false,
});

export const towedWithoutMasts = defineRuling({
  id: 'cady/ruling/ship-towing-speed',
  readings: [
    book('slower-without-masts', numbersAt(shipNumbers)['dismasted-cm'], 2589),
    book('as-any-ship', cellsAt(shipSpeed)['towed-by-row-boats']['first-turn-cm'], 2556),
  ],
  default: 'slower-without-masts',
  reconstruction: false,
});

export const hitsFromShips = defineRuling({
  id: 'cady/ruling/ship-hits-from-ships',
  readings: [ours('as-from-shore', true), book('from-shore-alone', false, 2585)],
  default: 'as-from-shore',
  reconstruction: true,
});

export const gunCrewsOfShips = defineRuling({
  id: 'cady/ruling/ship-gun-crews',
  readings: [book('under-cover', true, 2546), book('as-on-land', false, 2580)],
  default: 'under-cover',
  reconstruction: false,
});

export const deckFire = defineRuling({
  id: 'cady/ruling/ship-deck-fire',
  readings: [ours('half-from-each-side', numbersAt(boatNumbers)['each-side-share']), ours('all-from-one-side', 1)],
  default: 'half-from-each-side',
  reconstruction: true,
});

export const deckMorale = defineRuling({
  id: 'cady/ruling/ship-deck-morale',
  readings: [ours('goes-below', true), ours('stays-on-deck', false)],
  default: 'goes-below',
  reconstruction: true,
});

export const lostWithShip = defineRuling({
  id: 'cady/ruling/ship-lost-with-her',
  readings: [ours('all-on-board', true), ours('guns-alone', false)],
  default: 'all-on-board',
  reconstruction: true,
});

export const fireNextTurn = defineRuling({
  id: 'cady/ruling/ship-fire-next-turn',
  readings: [ours('the-same-die', true), book('out-unless-a-six', false, 2605)],
  default: 'the-same-die',
  reconstruction: true,
});

export const boatAcross = defineRuling({
  id: 'cady/ruling/boat-across-the-river',
  readings: [
    ours('as-against-it', { cm: numbersAt(boatNumbers)['up-river-cm'], 'beyond-degrees': 45 }),
    ours('as-down-river', { cm: numbersAt(boatNumbers)['down-river-cm'], 'beyond-degrees': 45 }),
  ],
  default: 'as-against-it',
  reconstruction: true,
});

export const boatRowers = defineRuling({
  id: 'cady/ruling/boat-rowers',
  readings: [ours('boatmen-of-its-own', false), ours('whoever-it-carries', true)],
  default: 'boatmen-of-its-own',
  reconstruction: true,
});

export const boatCarried = defineRuling({
  id: 'cady/ruling/boat-loading-under-way',
  readings: [book('moved-as-the-boat', true, 358), ours('sit-still', false)],
  default: 'moved-as-the-boat',
  reconstruction: false,
});

export const boatRaked = defineRuling({
  id: 'cady/ruling/boat-raking-fire',
  readings: [book('casualties-doubled', true, 2620), book('as-a-deep-target', false, 2620)],
  default: 'casualties-doubled',
  reconstruction: false,
});

export const landingPlace = defineRuling({
  id: 'cady/ruling/boat-landing-place',
  readings: [
    ours('close-by', { 'boards-within-cm': 4, 'lands-within-cm': 12 }),
    ours('touching', { 'boards-within-cm': 1, 'lands-within-cm': 6 }),
  ],
  default: 'close-by',
  reconstruction: true,
});

export const shipRulings = [
  shipDamage9,
  howitzerAtShip,
  towedWithoutMasts,
  hitsFromShips,
  gunCrewsOfShips,
  deckFire,
  deckMorale,
  lostWithShip,
  fireNextTurn,
  boatAcross,
  boatRowers,
  boatCarried,
  boatRaked,
  landingPlace,
] as const;
