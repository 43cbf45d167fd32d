import type { OpenBook } from '../../../../book/index.js';
import {
  bearersInMelee,
  coverAgainstThoseWithin,
  deckOverTheLand,
  handsAtMaterial,
  heightOfADeck,
  hullsOnTheBeach,
  minersUnderFire,
  stonesAtATower,
  workersPartlyCovered,
} from '../../book/rulings/siege-table.js';

/** What the book leaves open of siege material, works and ships: how the rulings decide it. */
export interface AtWorks {
  /** Whose hands at ladders, rams and towers on the move leave a body without shields: those of most of it, or of anybody. */
  readonly handsFull: 'most' | 'any';
  /** How many of a working party no pavise covers where the whole of it is shot at as without shields: most of it, or anybody. */
  readonly workersBare: 'most' | 'any';
  /** A party that digs a mine is shot at as without shields, though who digs is below and who can be hit does not work. */
  readonly minersBare: boolean;
  /** At whom stones are thrown that are aimed at a tower or penthouse. */
  readonly stonesAtTower: 'tower' | 'bearers';
  /** Whether works are cover to those who have enemies within the same. */
  readonly coverWithin: 'always' | 'none-within';
  /** What those do who come to blows with siege material in hand: they let go of it, or hold on and fight without shields. */
  readonly bearersFight: 'let-go' | 'shieldless';
  /** Whose way empty ships on a beach bar: nobody's, or that of their enemies. */
  readonly hullsBar: 'nobody' | 'enemies';
  /** Whether a deck counts hand to hand as the higher part of a slope. */
  readonly deckIsSlope: boolean;
  /** Over whom a deck is higher ground: all on the ground below, or those alone who stand in the water or at the side of the ship. */
  readonly deckOverlooks: 'the-land' | 'the-water';
}

/** How that is read. */
export function atWorks(open: OpenBook): AtWorks {
  return {
    handsFull: open.reading(handsAtMaterial),
    workersBare: open.reading(workersPartlyCovered),
    minersBare: open.reading(minersUnderFire),
    stonesAtTower: open.reading(stonesAtATower),
    coverWithin: open.reading(coverAgainstThoseWithin),
    bearersFight: open.reading(bearersInMelee),
    hullsBar: open.reading(hullsOnTheBeach),
    deckIsSlope: open.reading(heightOfADeck),
    deckOverlooks: open.reading(deckOverTheLand),
  };
}
