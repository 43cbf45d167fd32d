import { cellsAt, type OpenBook } from '../../../../book/index.js';
import { ladder } from '../../../../chart/index.js';
import type { RangeThird } from '../../common/fighting/defensive-fire.js';
import type { FireLadder } from '../../common/fire/steps.js';
import { climbedUnder } from '../../common/numbers/fire-ladder.js';
import { killShots, loadingChart, missileHillRange, missileStepModifiers } from '../book/charts/missiles.js';
import { thrownNumbers } from '../book/numbers/field.js';
import { fierceNumbers } from '../book/numbers/medieval.js';
import { missileNumbers } from '../book/numbers/missiles.js';
import { slingerImmune, slingerShots } from '../book/rulings/ancients.js';
import { carriedSecondShot, twiceEachTurn } from '../book/rulings/chariots.js';
import { mongolShots } from '../book/rulings/medieval.js';
import {
  beyondTwoThirds,
  chargedClose,
  chargedClosing,
  chargedFail,
  chargedMiddle,
  chargerHasMoved,
  closeBoundary,
  closeSteps,
  crossbowLoading,
  fallsShort,
  handCannonOddsRuling,
  handCannonReload,
  handCannonSteps,
  hillThirds,
  hopelessFire,
  lostExample,
  movedTarget,
  passingSpends,
  phalanxCover,
  secondRank,
  stoneWallSteps,
  targetPriority,
  twiceTarget,
} from '../book/rulings/missiles.js';
import { part } from '../part.js';
import type { Armor, MissileWeapon, TroopType } from '../troops.js';

/** The odds of a hand cannon: by thirds of its range, by two bands in cm, or by the target's armor as for arbalests. */
export type HandCannonOdds =
  | { readonly by: 'thirds'; readonly [third: string]: readonly number[] | string }
  | {
      readonly by: 'bands';
      readonly close: { readonly to: number; readonly hits: readonly number[] };
      readonly far: { readonly to: number; readonly hits: readonly number[] };
    }
  | { readonly by: 'armor' };

/** What one third of a turn may be spent on. */
export type ThirdAction = 'fire' | 'load' | 'move' | 'charge' | 'melee' | 'destroy';

/** The numbers of missile fire. Lengths in cm, angles in degrees. */
export interface MissileNumbers {
  readonly dieSides: number;
  /** Faces that hit, from nothing upward. */
  readonly ladder: FireLadder;
  /** The rung on which fire at an armor class starts, at far range. */
  readonly start: { readonly [armor in Armor]: number };
  /** Steps, up (+) or down (−). */
  readonly steps: {
    readonly middle: number;
    /** In all, not on top of `middle`. */
    readonly close: number;
    readonly deep: { readonly ranks: number; readonly steps: number };
    readonly fence: number;
    readonly wall: number;
    readonly forestEdge: number;
    readonly moved: number;
    readonly phalanxFront: number;
    readonly pavise: number;
  };
  /** Steps of fire from behind the first rank, by kind of weapon; `null`: it may not. */
  readonly secondRank: {
    readonly bow: number | null;
    readonly sling: number | null;
    readonly crossbow: number | null;
  };
  /** Shares of the range within which a shot is close, and of middle range. */
  readonly shares: { readonly close: number; readonly middle: number };
  /** Whether exactly a third of the range is close. */
  readonly closeInclusive: boolean;
  readonly testudo: 'immune' | 'as-others';
  /** Range gained one, two, three hill levels above the target, and lost below it. */
  readonly hillGain: readonly [number, number, number];
  /** Whether the thirds are of the range with height counted in, or of the printed one. */
  readonly thirdsOf: 'modified' | 'printed';
  /** Degrees to either side of straight ahead. */
  readonly arc: {
    readonly foot: { readonly left: number; readonly right: number };
    readonly mounted: { readonly left: number; readonly right: number };
  };
  /** Thirds of a turn that loading takes. */
  readonly loading: { readonly [weapon in Exclude<MissileWeapon, 'pilum'>]: number } & { readonly machine: number };
  /** The printed examples of a turn in thirds; `null` where an action takes more than one. */
  readonly examples: readonly {
    readonly [column in (typeof loadingChart)['columns'][number]]: ThirdAction | null;
  }[];
  /** Shots of a turn without movement; after up to two thirds of a move it is one. */
  readonly shotsStanding: number;
  readonly twiceTarget: 'same-unit' | 'same-area';
  /** Who shoots twice in each turn, and not every other turn only once because he has to load first. */
  readonly twiceEachTurn: { readonly elephants: boolean; readonly chariots: boolean; readonly standing: boolean };
  /** Whether men who are carried shoot twice though a target was in range for less time than loading takes. */
  readonly carriedTwice: boolean;
  /** Whether a move beyond two thirds, short of all of it, still leaves a shot. */
  readonly beyondTwoThirds: boolean;
  /** Whether a shot in passing is all that a unit fires in its turn, however many shots it has. */
  readonly passingSpendsAll: boolean;
  readonly slings: {
    readonly standing: number;
    readonly moving: 'each-third' | 'each-third-not-moved' | 'one';
    /** Kinds of figures, besides elephants and phalanxes, that slings do not hurt. */
    readonly immune: readonly TroopType[];
  };
  readonly mongols: { readonly shots: number; readonly when: 'standing' | 'always' };
  readonly handCannon: { readonly odds: HandCannonOdds; readonly otherSteps: boolean };
  readonly fallsShort: { readonly hits: 'who-stands-at-full-range' | 'nobody'; readonly odds: RangeThird | null };
  /** Fire at a charger: after a failed test, at middle range, at close range. */
  readonly charged: {
    /** Whether a charger is a target that has moved. */
    readonly moved: boolean;
    readonly failed: { readonly at: 'middle' | 'first-in-range'; readonly steps: number };
    readonly middle: { readonly melee: boolean; readonly bow: 'kept' | 'thrown-down' };
    /** Who rolls in the melee after fire at close range. */
    readonly close: { readonly attackers: boolean; readonly defenders: boolean };
    /** Whether missile troops who close in themselves fire at who closes in with them. */
    readonly closing: boolean;
  };
  readonly priority: 'any-in-range' | 'closing-then-front-then-any';
  /** Whether troops without a target order shoot at whom they cannot hit. */
  readonly hopeless: boolean;
}

/**
 * The numbers of missile fire under the readings that `choices` takes.
 *
 * Source: Archer/Missile Fire; Missile Fire from a Hill; Archer Fire: (loaded/unloaded).
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause cady/ancient-medieval/missile/one-d10-each
 * @clause cady/ancient-medieval/missile/stationary-two-shots
 * @clause cady/ancient-medieval/missile/arc-foot
 * @clause cady/ancient-medieval/missile/arc-mounted
 * @clause cady/ancient-medieval/missile/crossbow-no-indirect
 * @clause cady/ancient-medieval/missile/base-is-far-range
 * @clause cady/ancient-medieval/hand-cannon/reload
 * @clause cady/ancient-medieval/slinger/rate
 * @clause cady/ancient-medieval/slinger/immune-targets
 * @clause cady/ancient-medieval/mongol/three-shots
 * @clause cady/ancient-medieval/phalanx/missile-front
 * @clause cady/ancient-medieval/romans/testudo-missiles
 */
export function missilesUnder(book: OpenBook): MissileNumbers {
  return part(book, 'missiles', [], () => ({
    ...killLadder(book),
    ...reach(book),
    ...loading(book),
    ...ownWays(book),
    ...targets(book),
    charged: chargedUnder(book),
  }));
}

/** What a shot is resolved with, whoever shoots and however he came to be loaded. */
export type ShotNumbers = Omit<
  MissileNumbers,
  | 'loading'
  | 'examples'
  | 'shotsStanding'
  | 'twiceTarget'
  | 'twiceEachTurn'
  | 'carriedTwice'
  | 'beyondTwoThirds'
  | 'passingSpendsAll'
  | 'fallsShort'
  | 'priority'
  | 'hopeless'
>;

/** The numbers of a single shot alone. */
export function shotsUnder(book: OpenBook): ShotNumbers {
  return part(book, 'missiles', [], () => ({
    ...killLadder(book),
    ...reach(book),
    ...ownWays(book),
    charged: chargedUnder(book),
  }));
}

/** From the armor of the target to the faces that kill. */
function killLadder(book: OpenBook): Pick<MissileNumbers, 'dieSides' | 'ladder' | 'start' | 'steps'> {
  const of = book.numbers(missileNumbers);
  const steps = book.of(missileStepModifiers);
  return {
    dieSides: part(book, 'dieSides', ['missile/one-d10-each'], () => of['die-sides']),
    ladder: part(book, 'ladder', ['missile/kill-ladder', 'missile/zero-rung'], () =>
      climbedUnder(book, ladder([...killShots.rows].reverse().map(row => book.of(killShots)[row].hits ?? []))),
    ),
    start: part(book, 'start', ['missile/armor-start'], () => ({
      light: of['light-armor-rung'],
      medium: of['medium-armor-rung'],
      heavy: of['heavy-armor-rung'],
    })),
    steps: {
      middle: part(book, 'steps/middle', ['missile/step-mid-range'], () => steps['range-less-than-two-thirds'].steps),
      close: part(book, 'steps/close', ['missile/step-close-range'], () => book.reading(closeSteps)),
      deep: part(book, 'steps/deep', ['missile/step-deep-target', 'missile/massed-target'], () => ({
        ranks: of['deep-ranks'],
        steps: steps['target-four-or-more-stands-deep'].steps,
      })),
      fence: part(
        book,
        'steps/fence',
        ['missile/step-fence'],
        () => steps['target-behind-wooden-or-stone-fence'].steps,
      ),
      wall: part(book, 'steps/wall', ['missile/step-fence'], () => -book.reading(stoneWallSteps)),
      forestEdge: part(
        book,
        'steps/forestEdge',
        ['missile/step-forest-edge'],
        () => steps['target-on-edge-of-forest'].steps,
      ),
      moved: part(book, 'steps/moved', ['missile/step-moved-target'], () => book.reading(movedTarget)),
      phalanxFront: part(
        book,
        'steps/phalanxFront',
        ['phalanx/missile-front'],
        () => book.reading(phalanxCover).phalanx,
      ),
      pavise: part(book, 'steps/pavise', ['pavise/rule'], () => book.numbers(thrownNumbers)['pavise-steps']),
    },
  };
}

/** How far shots carry, and to which sides. */
function reach(
  book: OpenBook,
): Pick<MissileNumbers, 'secondRank' | 'shares' | 'closeInclusive' | 'testudo' | 'hillGain' | 'thirdsOf' | 'arc'> {
  const of = book.numbers(missileNumbers);
  const hill = book.of(missileHillRange);
  return {
    secondRank: part(book, 'secondRank', ['missile/second-rank'], () => book.reading(secondRank)),
    shares: part(book, 'shares', ['missile/step-mid-range', 'missile/step-close-range'], () => ({
      close: of['close-share'],
      middle: of['middle-share'],
    })),
    closeInclusive: part(book, 'closeInclusive', ['missile/step-close-range'], () => book.reading(closeBoundary)),
    testudo: part(book, 'testudo', ['romans/testudo-missiles'], () => book.reading(phalanxCover).testudo),
    hillGain: part(book, 'hillGain', ['missile/hill-range-bonus', 'missile/hill-range-malus'], () => [
      hill['one-hill-level']['all-missile-figures'],
      hill['two-hill-levels']['all-missile-figures'],
      hill['three-hill-levels']['all-missile-figures'],
    ]),
    thirdsOf: part(book, 'thirdsOf', ['missile/hill-range-bonus'], () => book.reading(hillThirds)),
    arc: {
      foot: part(book, 'arc/foot', ['missile/arc-foot'], () => ({
        left: of['foot-arc-left'],
        right: of['foot-arc-right'],
      })),
      mounted: part(book, 'arc/mounted', ['missile/arc-mounted'], () => ({
        left: of['mounted-arc-left'],
        right: of['mounted-arc-right'],
      })),
    },
  };
}

/** Shooting and loading within a turn. */
function loading(
  book: OpenBook,
): Pick<
  MissileNumbers,
  | 'loading'
  | 'examples'
  | 'shotsStanding'
  | 'twiceTarget'
  | 'twiceEachTurn'
  | 'carriedTwice'
  | 'beyondTwoThirds'
  | 'passingSpendsAll'
> {
  const of = book.numbers(missileNumbers);
  return {
    loading: {
      bow: part(book, 'loading/bow', ['missile/loading-actions'], () => of['bow-loading-thirds']),
      longbow: part(book, 'loading/longbow', ['missile/loading-actions'], () => of['longbow-loading-thirds']),
      crossbow: part(book, 'loading/crossbow', ['missile/loading-crossbow'], () => book.reading(crossbowLoading)),
      arbalest: part(book, 'loading/arbalest', ['missile/loading-crossbow'], () => book.reading(crossbowLoading)),
      sling: part(book, 'loading/sling', ['missile/loading-actions'], () => of['sling-loading-thirds']),
      javelin: part(book, 'loading/javelin', ['missile/loading-actions'], () => of['javelin-loading-thirds']),
      'hand-cannon': part(book, 'loading/hand-cannon', ['hand-cannon/reload'], () => book.reading(handCannonReload)),
      machine: part(book, 'loading/machine', ['missile/loading-artillery'], () => of['machine-loading-thirds']),
    },
    examples: part(book, 'examples', ['missile/loading-actions'], () => examplesUnder(book)),
    shotsStanding: part(book, 'shotsStanding', ['missile/stationary-two-shots'], () => of['standing-shots']),
    twiceEachTurn: part(book, 'twiceEachTurn', ['elephant/two-shots', 'chariot/two-shots'], () =>
      book.reading(twiceEachTurn),
    ),
    carriedTwice: part(book, 'carriedTwice', ['elephant/two-shots', 'chariot/two-shots'], () =>
      book.reading(carriedSecondShot),
    ),
    twiceTarget: part(book, 'twiceTarget', ['missile/stationary-two-shots'], () => book.reading(twiceTarget)),
    beyondTwoThirds: part(book, 'beyondTwoThirds', ['missile/two-thirds-move-one-shot'], () =>
      book.reading(beyondTwoThirds),
    ),
    passingSpendsAll: part(book, 'passingSpendsAll', ['missile/en-passant-procedure'], () =>
      book.reading(passingSpends),
    ),
  };
}

/** Troops that shoot in a way of their own. */
function ownWays(book: OpenBook): Pick<MissileNumbers, 'slings' | 'mongols' | 'handCannon'> {
  return {
    slings: part(book, 'slings', ['slinger/rate', 'slinger/immune-targets'], () => ({
      ...book.reading(slingerShots),
      immune: book.reading(slingerImmune),
    })),
    mongols: part(book, 'mongols', ['mongol/three-shots'], () => ({
      shots: book.numbers(fierceNumbers)['mongol-shots'],
      when: book.reading(mongolShots),
    })),
    handCannon: part(book, 'handCannon', ['hand-cannon/odds'], () => ({
      odds: book.reading(handCannonOddsRuling),
      otherSteps: book.reading(handCannonSteps),
    })),
  };
}

/** Who is shot at. */
function targets(book: OpenBook): Pick<MissileNumbers, 'fallsShort' | 'priority' | 'hopeless'> {
  return {
    fallsShort: part(book, 'fallsShort', ['missile/out-of-range-falls-short'], () => book.reading(fallsShort)),
    priority: part(book, 'priority', ['missile/priority'], () => book.reading(targetPriority)),
    hopeless: part(book, 'hopeless', ['missile/target-not-written'], () => book.reading(hopelessFire)),
  };
}

/** Fire at a charger. */
function chargedUnder(book: OpenBook): MissileNumbers['charged'] {
  return {
    moved: part(book, 'charged/moved', ['missile/step-moved-target'], () => book.reading(chargerHasMoved)),
    failed: part(book, 'charged/failed', ['missile/attacked-3dt-fail'], () => book.reading(chargedFail)),
    middle: part(book, 'charged/middle', ['missile/attacked-3dt-pass'], () => book.reading(chargedMiddle)),
    close: part(book, 'charged/close', ['missile/attacked-close-no-melee'], () => book.reading(chargedClose)),
    closing: part(book, 'charged/closing', ['missile/attacked-may-fire'], () => book.reading(chargedClosing)),
  };
}

/** The loading examples, third by third, with the lost cell filled in. */
function examplesUnder(book: OpenBook): MissileNumbers['examples'] {
  const cell = cellsAt(loadingChart)['example-1-third-1']['artillery-unloaded'];
  const lost = book.settle(cell, book.reading(lostExample), lostExample);
  return loadingChart.rows.map(row => {
    const printed = book.of(loadingChart)[row];
    return row === 'example-1-third-1' ? { ...printed, 'artillery-unloaded': lost } : printed;
  });
}
