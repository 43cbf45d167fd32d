import type { OpenBook } from '../../../../book/index.js';
import type { LevelRules } from '../army/levels.js';
import { fireStepModifiers } from '../book/charts/fire.js';
import {
  forestNumbers,
  groundNumbers,
  hiddenNumbers,
  passThroughNumbers,
  sightingNumbers,
  skirmishNumbers,
  waterNumbers,
} from '../book/numbers.js';
import {
  barricadeCrossing,
  barricadeTime,
  felledTree,
  passThroughCost,
  passThroughMorale,
} from '../book/rulings/movement.js';
import {
  forestDepth,
  marshHidden,
  passThroughSkirmish,
  phantomMoves,
  phantomRiders,
  screenDistance,
  screenedWhom,
  skirmishMorale,
  smallArmsAtWall,
  smallerUnit,
  waterBetween,
} from '../book/rulings/unseen.js';
import type { ForestRules } from '../moving/forest.js';
import type { GroundRules } from '../moving/ground.js';
import type { PassThroughRules } from '../moving/pass-through.js';
import type { SkirmishRules } from '../moving/skirmish.js';
import type { WaterRules } from '../moving/water.js';
import type { HiddenRules } from '../unseen/hidden.js';
import type { ScreeningRules } from '../unseen/screening.js';
import { atLeast } from './limits.js';

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

/** What each level plays with: words of the book, no numbers. */
const levels: LevelRules['levels'] = {
  basic: { threeDice: false, hiddenTroops: false, battles: false, optionalRules: false },
  intermediate: { threeDice: true, hiddenTroops: true, battles: false, optionalRules: false },
  advanced: { threeDice: true, hiddenTroops: true, battles: true, optionalRules: true },
};

/**
 * The rules of game levels, hidden troops, screens, open order, forests, marshes and water that a book makes.
 *
 * @param own how far troops see, where the period prints it itself
 * @throws RuleViolation for numbers that nobody can play with, which only a house rule can make.
 */
export function fieldUnder(book: OpenBook, own: { readonly sighting?: HiddenRules['sighting'] } = {}): FieldRules {
  return {
    levels,
    ...hiddenUnder(book),
    sighting: own.sighting ?? sightingUnder(book),
    ...openOrderUnder(book),
    forest: forestUnder(book),
    ground: groundUnder(book),
    water: waterUnder(book),
  };
}

function sightingUnder(book: OpenBook): HiddenRules['sighting'] {
  const clauses = ['cady/common/hidden/sight-distance-normal', 'cady/common/hidden/sight-distance-artillery'] as const;
  return book.part({ name: 'sighting', clauses }, b => {
    const { normal, artillery } = b.numbers(sightingNumbers);
    return { normal, artillery };
  });
}

function hiddenUnder(book: OpenBook): Pick<HiddenRules, 'hidden'> & ScreeningRules {
  const hidden = ['cady/common/hidden/marker-blank-face', 'cady/common/phantom/moves-like-real'] as const;
  const screening = ['cady/common/screening/reveal-distance', 'cady/common/screening/infantry-three-ranks'] as const;
  return {
    hidden: book.part({ name: 'hidden', clauses: hidden }, b => ({
      phantomMoves: b.reading(phantomMoves),
      phantomRiders: b.reading(phantomRiders),
      markerStand: b.numbers(hiddenNumbers)['marker-stand-cm'],
    })),
    screening: book.part({ name: 'screening', clauses: screening }, b => {
      const { cm, at } = b.reading(screenDistance);
      return {
        revealedWithin: cm,
        revealedAt: at,
        infantryRanks: b.numbers(hiddenNumbers)['screening-ranks'],
        behindCavalry: b.reading(screenedWhom),
        smallerBy: b.reading(smallerUnit),
      };
    }),
  };
}

function openOrderUnder(book: OpenBook): Pick<FieldRules, 'skirmish' | 'passThrough'> {
  const skirmish = ['cady/common/skirmish/who', 'cady/common/skirmish/gap'] as const;
  return {
    skirmish: book.part({ name: 'skirmish', clauses: skirmish }, b => ({
      morale: b.reading(skirmishMorale),
      gap: b.numbers(skirmishNumbers)['gap-cm'],
    })),
    passThrough: {
      leastMorale: book.part({ name: 'passThrough/morale', clauses: ['cady/common/pass-through/morale-3'] }, b =>
        b.reading(passThroughMorale),
      ),
      leastMoraleSkirmishing: book.part(
        { name: 'passThrough/skirmishing', clauses: ['cady/common/pass-through/skirmish-morale'] },
        b => b.reading(passThroughSkirmish),
      ),
      skirmishersFree: book.part(
        { name: 'passThrough/cost', clauses: ['cady/common/pass-through/skirmish-no-cost'] },
        b => b.reading(passThroughCost),
      ),
      ranks: book.part({ name: 'passThrough/ranks', clauses: ['cady/common/pass-through/ranks'] }, b => {
        const { 'ranks-of-the-deeper': deeper, 'ranks-of-the-other': other } = b.numbers(passThroughNumbers);
        return { deeper, other };
      }),
    },
  };
}

function forestUnder(book: OpenBook): ForestRules['forest'] {
  const sight = ['cady/common/forest/fire-sight-3cm', 'cady/common/forest/edge-counts-as-wall'] as const;
  const clauses = [
    'cady/common/forest/min-three-trees',
    'cady/common/forest/clear-trees',
    'cady/common/forest/barricade-build',
    'cady/common/forest/barricade-place',
  ] as const;
  const depth = book.part({ name: 'forest/depth', clauses: sight }, b => b.reading(forestDepth));
  return book.part({ name: 'forest', clauses }, b => {
    const numbers = b.numbers(forestNumbers);
    return {
      depth,
      edgeLike: 'wall',
      leastTrees: numbers['least-trees'],
      fellTree: atLeast(numbers['figure-turns-for-a-tree'], 1, 'cady/common/forest/figure-turns-for-a-tree'),
      barricade: b.reading(barricadeTime),
      barricadeReach: numbers['barricade-reach-cm'],
      barricadeCrossing: b.reading(barricadeCrossing),
      felledTree: b.reading(felledTree),
    };
  });
}

function groundUnder(book: OpenBook): GroundRules['ground'] {
  const clauses = [
    'cady/common/marsh/edge-fire',
    'cady/common/hills/section-height',
    'cady/common/extreme-ridge/stacked',
  ] as const;
  const hidden = book.part({ name: 'ground/marsh', clauses: ['cady/common/marsh/deep-hidden'] }, b =>
    b.reading(marshHidden),
  );
  const fence = book.part(
    { name: 'ground/fence', clauses: ['cady/common/fence/small-arms-step'] },
    b => -b.of(fireStepModifiers)['target-behind-fence-or-protection'].steps,
  );
  const wall = book.part({ name: 'ground/wall', clauses: ['cady/common/wall/small-arms-steps'] }, b =>
    b.reading(smallArmsAtWall),
  );
  return book.part({ name: 'ground', clauses }, b => {
    const {
      'marsh-edge-cm': edge,
      'horseman-levels': horseman,
      'ridge-sections': ridgeSections,
    } = b.numbers(groundNumbers);
    return {
      marsh: { edge, hidden },
      horseman,
      ridgeSections,
      cover: {
        fence: { steps: fence, fromArtillery: false },
        wall: { steps: wall, fromArtillery: true },
      },
    };
  });
}

function waterUnder(book: OpenBook): WaterRules['water'] {
  const clauses = [
    'cady/common/rivers/sizes',
    'cady/common/bridges/wooden-destroyed',
    'cady/common/bridges/stone-indestructible',
  ] as const;
  const width = book.part({ name: 'water/widths', clauses: ['cady/common/rivers/sizes'] }, b =>
    b.reading(waterBetween),
  );
  return book.part({ name: 'water', clauses }, b => {
    const { 'creek-from-cm': from, 'river-to-cm': to, 'wooden-bridge-hits': wood } = b.numbers(waterNumbers);
    return {
      creek: { from, to: width.creek },
      river: { from: width.river, to },
      bridgeHits: { wood: atLeast(wood, 1, 'cady/common/water/wooden-bridge-hits'), stone: null },
      burns: { wood: true, stone: false },
    };
  });
}
