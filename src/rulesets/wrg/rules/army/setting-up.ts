import type { OpenBook } from '../../../../book/index.js';
import { counted, insist } from '../../../../rulebook/index.js';
import { settingUpNumbers } from '../../book/numbers/setting-up.js';
import { campaignNumbers, leavingNumbers, victoryNumbers } from '../../book/numbers/winning.js';
import {
  contestedPlace,
  directionOfPlay,
  directionOfSeveralSquares,
  emptyPlace,
  fewerScouts,
  heldFromAShip,
  hiddenNearTheEdge,
  marchedHome,
  mustLeaveTheTable,
  pointsAtTheEnd,
  recoveredFractions,
  sideOffTheTable,
  whereLateTroopsComeOn,
  winningMargin,
} from '../../book/rulings/setting-up.js';

/** What a terrain unit may be. Millimetres. */
export interface TerrainUnitRules {
  /** Hedge or low wall that a house may have round it. */
  readonly houseHedge: number;
  readonly trees: number;
  /** Side of a square that a marsh or soft sand is smaller than. */
  readonly marshSide: number;
  readonly fordableRiver: number;
  readonly unfordableRiver: number;
}

/** Choosing terrain, scouting, deployment. Paces. */
export interface SettingUpRules {
  readonly nomination: { readonly from: number; readonly to: number };
  readonly terrainDie: number;
  readonly terrainDivisor: number;
  /** Millimetres: the sides of the squares for which terrain is chosen. */
  readonly terrainSquare: number;
  readonly terrainUnits: TerrainUnitRules;
  readonly directionOfPlay: 'selects' | 'lays-out';
  /** In which square metre of several who decides that is found: the last, the first, or who does in the most of them. */
  readonly directionOfSquares: 'last' | 'first' | 'most';
  /** Share of light cavalry by which a side is outscouted, and whether it is of the enemy's number. */
  readonly outscoutedShare: number;
  readonly outscoutedOfEnemy: boolean;
  readonly deploymentDepth: number;
  /** Whether who hides in a wood stands as near to his table edge as all others. */
  readonly hiddenNearEdge: boolean;
  /** At which edges of the table those come on who were kept off it. */
  readonly lateAtEdge: 'any' | 'own';
  readonly enemyEdge: number;
  readonly garrisonShare: number;
}

/** Who comes back, who wins, what follows a battle. */
export interface EndingRules {
  readonly leaving: {
    readonly periods: number;
    readonly inSight: number;
    readonly atOnce: number;
    readonly die: number;
  };
  readonly victory: {
    readonly margin: number;
    readonly marginOfOwn: boolean;
    readonly threatenedShare: number;
    /** What was paid for a forced march or a passage by boat counts with each figure, and equipment among the original points. */
    readonly allThatWasPaid: boolean;
    /** Who holds a place on which nobody stands: who bars the enemy's direct way to it, who had it last, or nobody. */
    readonly emptyPlace: 'who-bars-the-way' | 'who-had-it' | 'nobody';
    /** Who holds a place in which both sides stand: nobody, or who held it before. */
    readonly contestedPlace: 'nobody' | 'who-held-it';
    /** Whether who is still aboard a ship holds a place, or keeps it from others. */
    readonly heldFromShips: boolean;
    /** Who has to leave the table by a test and is not counted: also whom it sends back over the edge, or those alone who run off it. */
    readonly mustLeave: 'whose-way-leads-off' | 'who-runs-off-for-good';
    /** How long a side fights on of whom nobody is on the table but those who run: while one may come back, while one is in sight, or it has lost. */
    readonly offTable: 'while-one-may-come-back' | 'while-one-is-in-sight' | 'has-lost';
  };
  readonly campaign: CampaignRules;
}

/** Shares of losses that come back, and what is changed for the next battle. */
export interface CampaignRules {
  readonly terrainUnits: number;
  readonly draw: { readonly runaways: number; readonly others: number };
  readonly winner: { readonly runaways: number; readonly others: number };
  readonly loser: { readonly runaways: number; readonly others: number };
  readonly fractions: 'floor' | 'round';
  /** As what troops come back that have marched home. */
  readonly marchedHome: 'runaways' | 'others';
  readonly months: number;
}

/** The rules about setting up that a book comes to. */
export function settingUpUnder(book: OpenBook): SettingUpRules {
  const numbers = book.numbers(settingUpNumbers);
  const { from, to } = numbers['terrain-nomination'];
  const divisor = numbers['terrain-divisor'];
  insist(to !== null, () => ({
    path: `numbers.${settingUpNumbers.id}/terrain-nomination`,
    problem: 'a nomination without end is not known',
    mend: 'write an end: { "from": 1, "to": 6 }',
  }));
  insist(divisor > 0, () => ({
    path: `numbers.${settingUpNumbers.id}/terrain-divisor`,
    problem: 'nothing can be divided by 0',
    mend: 'write 1 or more',
  }));
  return {
    nomination: { from, to },
    terrainDie: dieOf(numbers['terrain-die'], `${settingUpNumbers.id}/terrain-die`, 2),
    terrainDivisor: divisor,
    terrainSquare: numbers['terrain-square-mm'],
    terrainUnits: {
      houseHedge: numbers['house-hedge-mm'],
      trees: numbers.trees,
      marshSide: numbers['marsh-side-mm'],
      fordableRiver: numbers['fordable-river-mm'],
      unfordableRiver: numbers['unfordable-river-mm'],
    },
    directionOfPlay: book.reading(directionOfPlay),
    directionOfSquares: book.reading(directionOfSeveralSquares),
    outscoutedShare: numbers['outscouted-share'],
    outscoutedOfEnemy: book.reading(fewerScouts),
    deploymentDepth: numbers['deployment-depth'],
    hiddenNearEdge: book.reading(hiddenNearTheEdge),
    lateAtEdge: book.reading(whereLateTroopsComeOn),
    enemyEdge: numbers['enemy-edge'],
    garrisonShare: numbers['garrison-share'],
  };
}

/** The rules about leaving the table, winning and campaigns that a book comes to. */
export function endingUnder(book: OpenBook): EndingRules {
  const leaving = book.numbers(leavingNumbers);
  const victory = book.numbers(victoryNumbers);
  const campaign = book.numbers(campaignNumbers);
  return {
    leaving: {
      periods: leaving.periods,
      inSight: leaving['in-sight'],
      atOnce: leaving['at-once'],
      die: dieOf(leaving.die, `${leavingNumbers.id}/die`),
    },
    victory: {
      margin: victory.margin,
      marginOfOwn: book.reading(winningMargin),
      threatenedShare: victory['threatened-share'],
      allThatWasPaid: book.reading(pointsAtTheEnd),
      emptyPlace: book.reading(emptyPlace),
      contestedPlace: book.reading(contestedPlace),
      heldFromShips: book.reading(heldFromAShip),
      mustLeave: book.reading(mustLeaveTheTable),
      offTable: book.reading(sideOffTheTable),
    },
    campaign: {
      terrainUnits: campaign['terrain-units'],
      draw: { runaways: campaign['draw-runaways'], others: campaign['draw-others'] },
      winner: { runaways: campaign['winner-losses'], others: campaign['winner-losses'] },
      loser: { runaways: campaign['loser-runaways'], others: campaign['loser-others'] },
      fractions: book.reading(recoveredFractions),
      marchedHome: book.reading(marchedHome),
      months: campaign['months-between'],
    },
  };
}

/** A die of so many sides at least: two where equal scores are thrown again. */
function dieOf(sides: number, path: string, least = 1): number {
  const problem = `a die of ${counted(sides, 'side')} decides nothing`;
  insist(sides >= least, () => ({ path: `numbers.${path}`, problem, mend: `write ${least} or more` }));
  return sides;
}
