import { numbersAt } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { groundNumbers } from '../numbers/field.js';
import { book, ours } from './readings.js';

/** Rulings about what is hidden and seen: markers, phantoms, screens, forests, marshes; about skirmish lines and dispatch riders. */

export const phantomMoves = defineRuling({
  id: 'cady/ruling/phantom-moves',
  readings: [book('as-a-unit', 'as-a-unit', 719), book('anywhere', 'anywhere', 723)],
  default: 'as-a-unit',
  reconstruction: false,
});

export const phantomRiders = defineRuling({
  id: 'cady/ruling/phantom-riders',
  readings: [book('as-to-a-unit', 'as-to-a-unit', 719), book('at-once', 'at-once', 723)],
  default: 'as-to-a-unit',
  reconstruction: false,
});

export const screenDistance = defineRuling({
  id: 'cady/ruling/screen-distance',
  readings: [book('revealed', { cm: 10, at: true }, 752), ours('hidden', { cm: 10, at: false })],
  default: 'revealed',
  reconstruction: false,
});

export const skirmishMorale = defineRuling({
  id: 'cady/ruling/skirmish-line-morale',
  readings: [book('two-and-more', { from: 2, to: 5 }, 744), book('two-alone', { from: 2, to: 2 }, 744)],
  default: 'two-and-more',
  reconstruction: false,
});

export const passThroughSkirmish = defineRuling({
  id: 'cady/ruling/pass-through-skirmish',
  readings: [book('four', 4, 738), book('as-others', 3, 729)],
  default: 'four',
  reconstruction: false,
});

export const forestDepth = defineRuling({
  id: 'cady/ruling/forest-depth',
  readings: [book('three', 3, 940), book('six', 6, 2345)],
  default: 'three',
  reconstruction: false,
});

export const marshHidden = defineRuling({
  id: 'cady/ruling/marsh-visibility',
  readings: [book('six', 6, 1016), book('three', numbersAt(groundNumbers)['marsh-edge-cm'], 1016)],
  default: 'six',
  reconstruction: false,
});

export const waterBetween = defineRuling({
  id: 'cady/ruling/water-width',
  readings: [book('designated', { creek: 3, river: 4 }, 954), ours('a-river', { creek: 3, river: 3 })],
  default: 'designated',
  reconstruction: false,
});

export const smallArmsAtWall = defineRuling({
  id: 'cady/ruling/small-arms-at-wall',
  readings: [book('two', 2, 1034), book('one', 1, 793)],
  default: 'two',
  reconstruction: false,
});

export const dispatchCapture = defineRuling({
  id: 'cady/ruling/dispatch-riders',
  readings: [
    ours('light-horse-melee-range', { move: 90, capture: 1 }),
    ours('light-horse-within-ten', { move: 90, capture: 10 }),
  ],
  default: 'light-horse-melee-range',
  reconstruction: true,
});

export const screenedWhom = defineRuling({
  id: 'cady/ruling/screening-who',
  readings: [book('infantry-and-artillery', ['infantry', 'artillery'], 752), book('infantry', ['infantry'], 2904)],
  default: 'infantry-and-artillery',
  reconstruction: false,
});

export const smallerUnit = defineRuling({
  id: 'cady/ruling/screening-smaller',
  readings: [ours('in-figures', 'figures'), ours('in-frontage', 'front')],
  default: 'in-figures',
  reconstruction: true,
});

export const unseenRulings = [
  screenedWhom,
  smallerUnit,
  phantomMoves,
  phantomRiders,
  screenDistance,
  skirmishMorale,
  passThroughSkirmish,
  forestDepth,
  marshHidden,
  waterBetween,
  smallArmsAtWall,
  dispatchCapture,
] as const;
