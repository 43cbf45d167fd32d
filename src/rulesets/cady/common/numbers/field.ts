import type { OpenBook } from '../../../../book/index.js';
import type { LevelRules } from '../army/levels.js';
import type { ForestRules } from '../moving/forest.js';
import type { GroundRules } from '../moving/ground.js';
import type { PassThroughRules } from '../moving/pass-through.js';
import type { SkirmishRules } from '../moving/skirmish.js';
import type { WaterRules } from '../moving/water.js';
import { passThroughMorale } from '../rulings/movement.js';
import {
  forestDepth,
  marshHidden,
  passThroughSkirmish,
  phantomMoves,
  screenDistance,
  skirmishMorale,
  smallArmsAtWall,
  waterBetween,
} from '../rulings/unseen.js';
import type { HiddenRules } from '../unseen/hidden.js';
import type { ScreeningRules } from '../unseen/screening.js';

/** What ground, sight and open order are resolved with. */
export interface FieldRules
  extends LevelRules,
    HiddenRules,
    ScreeningRules,
    SkirmishRules,
    Pick<PassThroughRules, 'passThrough'>,
    ForestRules,
    GroundRules {
  readonly water: WaterRules['water'];
}

/** The numbers of game levels, hidden troops, screens, open order, forests, marshes and water under the readings of `choices`. */
export function fieldUnder(book: OpenBook): FieldRules {
  const screen = book.reading(screenDistance);
  const water = book.reading(waterBetween);
  return {
    // Lines 286 to 300 of the book.
    levels: {
      basic: { threeDice: false, hiddenTroops: false, battles: false, optionalRules: false },
      intermediate: { threeDice: true, hiddenTroops: true, battles: false, optionalRules: false },
      advanced: { threeDice: true, hiddenTroops: true, battles: true, optionalRules: true },
    },
    // Line 701 of the book.
    hidden: { phantomMoves: book.reading(phantomMoves), markerStand: 2 },
    // Line 701 of the book.
    sighting: { normal: 90, artillery: 120 },
    // Line 754 of the book.
    screening: { revealedWithin: screen.cm, revealedAt: screen.at, infantryRanks: 3 },
    // Line 744 of the book.
    skirmish: { morale: book.reading(skirmishMorale), gap: 2 },
    passThrough: {
      leastMorale: book.reading(passThroughMorale),
      leastMoraleSkirmishing: book.reading(passThroughSkirmish),
      // Line 733 of the book.
      ranks: { deeper: 2, other: 1 },
    },
    // Lines 940 to 950 of the book.
    forest: {
      depth: book.reading(forestDepth),
      edgeLike: 'wall',
      leastTrees: 3,
      fellTree: 4,
      barricade: 10,
      barricadeReach: 6,
    },
    ground: {
      // Line 1016 of the book.
      marsh: { edge: 3, hidden: book.reading(marshHidden) },
      // Line 1000 of the book.
      horseman: 1,
      // Line 1010 of the book.
      ridgeSections: 2,
      // Lines 1026 to 1034 of the book.
      cover: {
        fence: { steps: 1, fromArtillery: false },
        wall: { steps: book.reading(smallArmsAtWall), fromArtillery: true },
      },
    },
    // Lines 954, 986 and 988 of the book.
    water: {
      creek: { from: 1, to: water.creek },
      river: { from: water.river, to: 5 },
      bridgeHits: { wood: 3, stone: null },
      burns: { wood: true, stone: false },
    },
  };
}
