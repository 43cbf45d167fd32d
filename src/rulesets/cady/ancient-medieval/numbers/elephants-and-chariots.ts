import type { OpenBook } from '../../../../book/index.js';
import { elephantMissileOdds, elephantRampage, elephantRemoval } from '../book/charts/elephants.js';
import { chariotNumbers, elephantNumbers } from '../book/numbers/elephants-and-chariots.js';
import {
  chariotFighterMove,
  chariotFireAndMelee,
  chariotUnderArtillery,
  horseKilledInMelee,
} from '../book/rulings/chariots.js';
import {
  elephantAllRound,
  elephantBallista,
  elephantFear,
  elephantSplit,
  elephantSteps,
  mahout,
  rampageEleven,
  rampageEnds,
  rampageForward,
  rampageLimits,
  rampageTen,
  rampageTwelve,
} from '../book/rulings/elephants.js';
import { part } from '../part.js';
import type { TroopType } from '../troops.js';

/** What one sum of the rampage dice makes an elephant do. Lengths in cm. */
export interface RampageResult {
  readonly from: number;
  readonly to: number;
  readonly does: 'forward' | 'backward' | 'stands-still' | 'crushes-around';
  /** How far it runs, or reaches around it; `null`: until it has destroyed the most it can. */
  readonly distance: number | null;
  /** The most figures it destroys; `null`: no limit. */
  readonly figures: number | null;
}

/** What elephants do and what is done to them. Lengths in cm. */
export interface ElephantNumbers {
  readonly shotsPerTurn: number;
  readonly hitsToRampage: number;
  readonly rampage: {
    readonly dice: number;
    readonly dieSides: number;
    readonly results: readonly RampageResult[];
    readonly removedAfter: 'all' | 'twelve';
  };
  readonly ballista: { readonly removes: number; readonly counts: number };
  readonly missiles: {
    readonly far: readonly number[];
    readonly middle: readonly number[];
    readonly close: readonly number[];
    readonly otherSteps: boolean;
    /** Whether exactly a third of the range is close. */
    readonly closeInclusive: boolean;
  };
  readonly cavalryFear: {
    readonly within: number;
    readonly whose: 'any' | 'enemy';
    readonly to: 'out-of-ten' | 'full-move';
  };
  /** Who routs of a unit that an elephant has split and that does not reform in time, and how many turns later. */
  readonly split: { readonly routs: 'all' | 'smaller-part'; readonly turns: number };
  /** Whether it fights all alike from whatever side they come, and they it. */
  readonly allRound: boolean;
  /** Whether the driver may kill it once its rampage has begun. */
  readonly mahoutInRampage: boolean;
}

/**
 * The numbers of war elephants under the readings that `choices` takes.
 *
 * Source: Additional Ancient Period Figures & Rules > War Elephants.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause cady/ancient-medieval/elephant/rampage-table
 * @clause cady/ancient-medieval/elephant/rampage-removes
 * @clause cady/ancient-medieval/elephant/missile-odds
 * @clause cady/ancient-medieval/elephant/ballista-hits
 * @clause cady/ancient-medieval/elephant/cavalry-flees
 * @clause cady/ancient-medieval/elephant/two-shots
 */
export function elephantsUnder(book: OpenBook): ElephantNumbers {
  return part(book, 'elephants', [], () => {
    const removal = book.of(elephantRemoval);
    const of = book.numbers(elephantNumbers);
    return {
      shotsPerTurn: part(book, 'shotsPerTurn', ['elephant/two-shots'], () => of['shots-a-turn']),
      hitsToRampage: part(
        book,
        'hitsToRampage',
        ['elephant/hits-to-rampage'],
        () => removal['missile-and-melee-hits-then-rampage'].amount,
      ),
      rampage: rampageUnder(book),
      ballista: part(book, 'ballista', ['elephant/ballista-hits'], () => book.reading(elephantBallista)),
      missiles: missilesAtElephantsUnder(book),
      cavalryFear: part(book, 'cavalryFear', ['elephant/cavalry-flees'], () => ({
        within: of['horse-fear-cm'],
        ...book.reading(elephantFear),
      })),
      split: part(book, 'split', ['elephant/breaks-units'], () => ({
        routs: book.reading(elephantSplit),
        turns: of['split-turns'],
      })),
      allRound: part(book, 'allRound', ['elephant/melee-eight'], () => book.reading(elephantAllRound)),
      mahoutInRampage: part(book, 'mahoutInRampage', ['elephant/mahout-kill'], () => book.reading(mahout)),
    };
  });
}

/** Missiles at elephants. */
export function missilesAtElephantsUnder(book: OpenBook): ElephantNumbers['missiles'] {
  const odds = book.of(elephantMissileOdds);
  return part(book, 'missiles', ['elephant/missile-odds'], () => ({
    far: odds.far.hits,
    middle: odds.mid.hits,
    close: odds.close.hits,
    otherSteps: book.reading(elephantSteps),
    closeInclusive: book.numbers(elephantNumbers)['third-is-close'],
  }));
}

/** What the rampage dice make of an elephant. */
function rampageUnder(book: OpenBook): ElephantNumbers['rampage'] {
  return part(book, 'rampage', ['elephant/rampage-table', 'elephant/rampage-removes'], () => {
    const of = book.numbers(elephantNumbers);
    const rampage = book.of(elephantRampage);
    const limits = book.reading(rampageLimits);
    const forward = rampage['2-9'].roll;
    const [ten, eleven] = [rampage['10-11'].roll.from, rampage['10-11'].roll.to ?? rampage['10-11'].roll.from];
    const crushing = rampage['12'].roll;
    const back = book.reading(rampageTen);
    const still = book.reading(rampageEleven) === 'stands-still';
    return {
      dice: of['rampage-dice'],
      dieSides: of['rampage-die-sides'],
      results: [
        {
          from: forward.from,
          to: forward.to ?? forward.from,
          does: 'forward',
          distance: book.reading(rampageForward),
          figures: rampage['2-9']['max-figures'],
        },
        { from: ten, to: ten, does: 'backward', distance: back, figures: limits.backward },
        still
          ? { from: eleven, to: eleven, does: 'stands-still', distance: 0, figures: 0 }
          : {
              from: eleven,
              to: eleven,
              does: 'backward',
              distance: rampage['10-11']['distance-cm'],
              figures: limits.backward,
            },
        {
          from: crushing.from,
          to: crushing.to ?? crushing.from,
          does: 'crushes-around',
          distance: book.reading(rampageTwelve),
          figures: limits.crushing,
        },
      ],
      removedAfter: book.reading(rampageEnds),
    };
  });
}

/** What chariots do and what is done to them. Lengths in cm. */
export interface ChariotNumbers {
  readonly shotsPerTurn: number;
  /** Who is lost first to last. */
  readonly lossOrder: readonly ('missile-man' | 'fighter' | 'driver')[];
  /** Faces with which missiles start at far range. */
  readonly missiles: readonly number[];
  /** The face that kills a horse, and whose melee die it is looked for on. */
  readonly horse: { readonly face: number; readonly meleeDie: 'chariot' | 'attacker' };
  readonly fireAndMelee: boolean;
  /** What artillery that hits it takes. */
  readonly underArtillery: 'one-of-its-crew' | 'whole';
  /** What the fighter is once he has got down, and how far he goes. */
  readonly fighterOnFoot: { readonly as: TroopType; readonly move: number };
}

/**
 * The numbers of chariots under the readings that `choices` takes.
 *
 * Source: Additional Ancient Period Figures & Rules > Chariot.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause cady/ancient-medieval/chariot/casualty-order
 * @clause cady/ancient-medieval/chariot/missile-odds
 * @clause cady/ancient-medieval/chariot/horse-killed
 * @clause cady/ancient-medieval/chariot/two-shots
 * @clause cady/ancient-medieval/chariot/fighter-chariot
 * @clause cady/ancient-medieval/chariot/no-fire-and-melee
 */
export function chariotsUnder(book: OpenBook): ChariotNumbers {
  return part(book, 'chariots', [], () => {
    const of = book.numbers(chariotNumbers);
    return {
      shotsPerTurn: part(book, 'shotsPerTurn', ['chariot/two-shots'], () => of['shots-a-turn']),
      lossOrder: ['missile-man', 'fighter', 'driver'],
      missiles: missilesAtChariotsUnder(book),
      horse: part(book, 'horse', ['chariot/horse-killed'], () => ({
        face: of['horse-face'],
        meleeDie: book.reading(horseKilledInMelee),
      })),
      underArtillery: part(book, 'underArtillery', ['chariot/casualty-order'], () =>
        book.reading(chariotUnderArtillery),
      ),
      fireAndMelee: part(book, 'fireAndMelee', ['chariot/no-fire-and-melee'], () => book.reading(chariotFireAndMelee)),
      fighterOnFoot: part(book, 'fighterOnFoot', ['chariot/fighter-chariot'], () => ({
        as: 'medium-infantry',
        move: book.reading(chariotFighterMove).fighter,
      })),
    };
  });
}

/** Missiles at chariots. */
export function missilesAtChariotsUnder(book: OpenBook): ChariotNumbers['missiles'] {
  return part(book, 'missiles', ['chariot/missile-odds'], () => book.numbers(chariotNumbers)['far-hits']);
}
