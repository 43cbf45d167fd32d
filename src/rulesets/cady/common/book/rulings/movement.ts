import { cellsAt, decided, numbersAt, reckoned } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { cardEffectsOnMovement } from '../charts/card.js';
import { effectsOnMovement } from '../charts/movement.js';
import { forestNumbers } from '../numbers/field.js';
import { book, card, ours } from './readings.js';

/** Rulings about what costs movement, charges, and passing through friends. Costs are in thirds of the printed move. */

const effects = cellsAt(effectsOnMovement);

export const thirdsAddUp = defineRuling({
  id: 'cady/ruling/thirds-add-up',
  readings: [ours('thirds-of-the-printed-move', 'add'), ours('thirds-of-what-is-left', 'multiply')],
  default: 'thirds-of-the-printed-move',
  reconstruction: true,
});

export const turnsEachCost = defineRuling({
  id: 'cady/ruling/turns-each-cost',
  readings: [ours('each', 'each'), ours('once', 'once')],
  default: 'each',
  reconstruction: true,
});

export const terrainOncePerTurn = defineRuling({
  id: 'cady/ruling/terrain-once-per-turn',
  readings: [
    ours('once-per-turn-per-kind', 'once-per-turn-per-kind'),
    ours('each-piece-of-ground', 'each-piece-of-ground'),
    ours('only-the-part-inside', 'only-the-part-inside'),
  ],
  default: 'once-per-turn-per-kind',
  reconstruction: true,
});

export const ploughedAndMarsh = defineRuling({
  id: 'cady/ruling/plowed-and-marsh-movement',
  readings: [
    book('like-rough-ground', { marsh: 1, ploughed: 1 }, 1014),
    book('rough-only', { marsh: 0, ploughed: 0 }, 571),
  ],
  default: 'like-rough-ground',
  reconstruction: false,
});

export const creekFord = defineRuling({
  id: 'cady/ruling/creek-ford',
  readings: [book('free', 0, 555), book('as-elsewhere', 1, 958)],
  default: 'free',
  reconstruction: false,
});

export const cavalryFence = defineRuling({
  id: 'cady/ruling/cavalry-fence',
  readings: [book('free', 0, 572), book('as-infantry', 1, 2327), card('card', 0, 80)],
  default: 'free',
  reconstruction: false,
});

export const artilleryFord = defineRuling({
  id: 'cady/ruling/artillery-ford',
  readings: [book('bridge-only', null, 966), book('as-others', 1, 569)],
  default: 'bridge-only',
  reconstruction: false,
});

export const roadMix = defineRuling({
  id: 'cady/ruling/road-mix',
  readings: [
    ours('road-cm-count-three-quarters', { wholly: false }),
    ours('only-a-move-wholly-on-the-road', { wholly: true }),
  ],
  default: 'road-cm-count-three-quarters',
  reconstruction: true,
});

export const chargeOnRoad = defineRuling({
  id: 'cady/ruling/charge-on-road',
  readings: [
    book('one', effects['charge-down-road'].thirds, 562),
    ours(
      'charge-and-road',
      reckoned([effects['ordered-charge'].thirds, effects['portion-on-road'].thirds], (charge, road) => charge + road),
    ),
    card(
      'card',
      reckoned([cellsAt(cardEffectsOnMovement)['charge-down-road'].fraction], ({ value }) => value),
      79,
    ),
  ],
  decides: [decided(effects['charge-down-road'].thirds)],
  default: 'one',
  reconstruction: false,
});

export const columnOnRoad = defineRuling({
  id: 'cady/ruling/column-march-on-road',
  readings: [ours('both', true), ours('one', false)],
  default: 'both',
  reconstruction: true,
});

export const chargeAftermath = defineRuling({
  id: 'cady/ruling/charge-penalty',
  readings: [
    book('third-and-no-charge', { thirds: 1, charge: false, 'after-a-miss': { fire: false, melee: false } }, 628),
    book('third-only', { thirds: 1, charge: true, 'after-a-miss': { fire: false, melee: false } }, 578),
    card('card', { thirds: 1, charge: false, 'after-a-miss': { fire: false, melee: false } }, 196),
  ],
  default: 'third-and-no-charge',
  reconstruction: false,
});

export const passThroughMorale = defineRuling({
  id: 'cady/ruling/pass-through-morale',
  readings: [book('three', 3, 729), book('four', 4, 738)],
  default: 'three',
  reconstruction: false,
});

export const passThroughCost = defineRuling({
  id: 'cady/ruling/pass-through-cost',
  readings: [book('none-if-one-skirmishes', true, 738), card('card', false, 80)],
  default: 'none-if-one-skirmishes',
  reconstruction: false,
});

/** Whether pieces that have no morale value pass through friends. */
export const passThroughPieces = defineRuling({
  id: 'cady/ruling/pass-through-pieces',
  readings: [book('by-their-morale-value', false, 729), book('as-steady-as-need-be', true, 740)],
  default: 'by-their-morale-value',
  reconstruction: false,
});

/** For how long a back and turn or a rout keeps a unit from passing through friends. */
export const passThroughReaction = defineRuling({
  id: 'cady/ruling/pass-through-reaction',
  readings: [book('this-turn', false, 734), book('for-the-battle', true, 734)],
  default: 'this-turn',
  reconstruction: false,
});

/** Whether whoever was attacked in the turn before is taken to be under fire when he passes through friends. */
export const passThroughUnderFire = defineRuling({
  id: 'cady/ruling/pass-through-under-fire',
  readings: [book('before-the-move', false, 731), ours('or-in-the-turn-before', true)],
  default: 'before-the-move',
  reconstruction: false,
});

export const barricadeTime = defineRuling({
  id: 'cady/ruling/barricade-time',
  readings: [book('ten', numbersAt(forestNumbers)['figure-turns-for-a-barricade'], 946), book('fifteen', 15, 946)],
  default: 'ten',
  reconstruction: false,
});

export const barricadeCrossing = defineRuling({
  id: 'cady/ruling/barricade-crossing',
  readings: [ours('as-a-wooden-fence', 'fence'), ours('nobody-crosses', 'never')],
  default: 'as-a-wooden-fence',
  reconstruction: true,
});

export const felledTree = defineRuling({
  id: 'cady/ruling/felled-tree',
  readings: [ours('its-nearest-corner', 'corner'), ours('nothing', 'nothing')],
  default: 'its-nearest-corner',
  reconstruction: true,
});

export const scaleOfMoves = defineRuling({
  id: 'cady/ruling/scale-arithmetic',
  readings: [book('capability-charts', 'charts', 2028)],
  default: 'capability-charts',
  reconstruction: false,
});

export const filesAndRanks = defineRuling({
  id: 'cady/ruling/files-and-ranks-example',
  readings: [book('files-are-columns', { ranks: 'left to right', files: 'front to back' }, 2806)],
  default: 'files-are-columns',
  reconstruction: false,
});

export const onARoad = defineRuling({
  id: 'cady/ruling/on-a-road',
  readings: [ours('a-front-no-wider-than-the-road', 'fitting-front'), ours('the-middle-of-any-front', 'any-front')],
  default: 'a-front-no-wider-than-the-road',
  reconstruction: true,
});

/** How much of its depth a body has on a road to be on it. */
export const roadEnds = defineRuling({
  id: 'cady/ruling/road-ends',
  readings: [ours('half-the-body', 0.5), ours('the-whole-body', 1), ours('the-front', 0)],
  default: 'half-the-body',
  reconstruction: true,
});

export const moveRounding = defineRuling({
  id: 'cady/ruling/move-rounding',
  readings: [ours('as-measured', 'as-measured'), ours('whole-centimetres', 'whole-cm')],
  default: 'as-measured',
  reconstruction: true,
});

export const movementRulings = [
  onARoad,
  roadEnds,
  moveRounding,
  passThroughCost,
  barricadeTime,
  barricadeCrossing,
  felledTree,
  scaleOfMoves,
  filesAndRanks,
  thirdsAddUp,
  turnsEachCost,
  terrainOncePerTurn,
  ploughedAndMarsh,
  creekFord,
  cavalryFence,
  artilleryFord,
  roadMix,
  chargeOnRoad,
  columnOnRoad,
  chargeAftermath,
  passThroughMorale,
  passThroughPieces,
  passThroughReaction,
  passThroughUnderFire,
] as const;
