import { cellsAt, type OpenBook } from '../../../book/index.js';
import { ladder } from '../../../chart/index.js';
import { fireStepModifiers } from '../common/book/charts/fire.js';
import { killShotLadder, sixSidedLadder } from '../common/rules.js';
import type { ArtilleryNumbers } from './artillery.js';
import { artilleryRounds } from './book/charts/artillery.js';
import { loading, smallArmsFire, smallArmsHillRange } from './book/charts/small-arms.js';
import { fireUphill, sixSidedStep } from './book/rulings/artillery.js';
import {
  carbineRange,
  crewSteps,
  forestOdds,
  forestRange,
  forestSteps,
  fusilBand9,
  hillRangeFusils,
  hillRangePistols,
  pistolRange,
  riflesRange,
  stoneWallSteps,
} from './book/rulings/small-arms.js';
import type { SmallArmsNumbers, WeaponSheet } from './small-arms.js';
import type { SmallArm } from './troops.js';

/** Depth of a target that is easier to hit, in ranks (lines 789 and 2227 of the book). */
function deepTarget(book: OpenBook): SmallArmsNumbers['deepTarget'] {
  return { ranks: 4, steps: book.of(fireStepModifiers)['target-four-or-more-deep'].steps };
}

/**
 * The numbers of small arms fire under the readings that `choices` takes.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause cady/common/fire/add-deep-target
 * @clause cady/common/fire/subtract-fence
 */
export function smallArmsUnder(book: OpenBook): SmallArmsNumbers {
  const protection = book.of(fireStepModifiers)['target-behind-fence-or-protection'].steps;
  return {
    dieSides: 10,
    ladder: killShotLadder(book),
    weapons: weaponsUnder(book),
    cover: {
      fence: {
        steps: protection,
        clause: 'cady/musket/fence/small-arms-step',
        because: 'target behind a wooden fence',
      },
      wall: {
        steps: -book.reading(stoneWallSteps),
        clause: 'cady/musket/wall/small-arms-step',
        because: 'target behind a stone wall',
      },
      building: { steps: protection, clause: 'cady/musket/building/small-arms-step', because: 'target in a building' },
      crew: {
        steps: -book.reading(crewSteps),
        clause: 'cady/musket/artillery/crew/counts-as-protected',
        because: 'target is the crew of a gun',
      },
    },
    forest: {
      steps: -book.reading(forestSteps),
      range: book.reading(forestRange),
      oddsAt: book.reading(forestOdds),
    },
    deepTarget: deepTarget(book),
    // Line 2433 of the book.
    arc: 45,
    loading: book.chart(loading),
    // Line 2429 of the book.
    dismountThirds: 1,
    // Line 2453 of the book.
    friendlyFire: { turns: 2, melee: 2, morale: 1 },
  };
}

function weaponsUnder(book: OpenBook): SmallArmsNumbers['weapons'] {
  const sheet = (weapon: SmallArm, longest: number | null, hillGain: WeaponSheet['hillGain']): WeaponSheet => {
    const { near, mid, far } = bandsOf(weapon, book);
    return { bands: { near, mid, far: { ...far, range: { ...far.range, to: longest ?? far.range.to } } }, hillGain };
  };
  const above = cellsAt(smallArmsHillRange).pistols;
  const [two, three] = book.reading(hillRangePistols);
  const gains = {
    pistols: [
      book.of(smallArmsHillRange).pistols['one-hill-level-cm'],
      book.settle(above['two-hill-levels-cm'], two, hillRangePistols) ?? 0,
      book.settle(above['three-or-more-cm'], three, hillRangePistols) ?? 0,
    ],
    muskets: gainsOf('muskets', book),
    rifles: gainsOf('rifles', book),
  } as const;
  const fusils = book.reading(hillRangeFusils);
  return {
    pistols: sheet('pistols', book.reading(pistolRange), gains.pistols),
    muskets: sheet('muskets', null, gains.muskets),
    'fusils-carbines': sheet(
      'fusils-carbines',
      book.reading(carbineRange),
      fusils === null ? [0, 0, 0] : gains[fusils],
    ),
    rifles: sheet('rifles', book.reading(riflesRange), gains.rifles),
  };
}

function bandsOf(weapon: SmallArm, book: OpenBook): WeaponSheet['bands'] {
  const fire = book.of(smallArmsFire);
  const nine = book.reading(fusilBand9);
  const ranges = cellsAt(smallArmsFire);
  const band = (row: 'near' | 'mid' | 'far') => ({
    range:
      weapon === 'fusils-carbines' && row !== 'far'
        ? book.settle(ranges[row][`${weapon}-range-cm`], nine[row], fusilBand9)
        : fire[row][`${weapon}-range-cm`],
    odds: fire[row][`${weapon}-odds`],
  });
  return { near: band('near'), mid: band('mid'), far: band('far') };
}

function gainsOf(row: 'muskets' | 'rifles', book: OpenBook): WeaponSheet['hillGain'] {
  const {
    'one-hill-level-cm': one,
    'two-hill-levels-cm': two,
    'three-or-more-cm': three,
  } = book.of(smallArmsHillRange)[row];
  return [one ?? 0, two ?? 0, three ?? 0];
}

/**
 * The numbers that all guns share under the readings that `choices` takes.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 */
export function artilleryUnder(book: OpenBook): ArtilleryNumbers {
  const odds = book.of(artilleryRounds)['odds-six-sided-die'];
  const canister = facesOf(odds['canister-cm']);
  // The rung above canister's faces is nowhere printed for guns.
  const rungAbove = book.reading(sixSidedStep);
  const rungs = sixSidedLadder(book).rungs.filter(rung => rung.length <= Math.max(canister.length, rungAbove.length));
  return {
    dieSides: 6,
    ladder: ladder(rungs),
    // Line 2136 of the book for the piece.
    odds: { canister, explosive: facesOf(odds['explosive-cm']), piece: [6] },
    deepTarget: deepTarget(book),
    // Line 2363 of the book.
    wallSteps: -1,
    // Line 2084 of the book.
    traverse: 45,
    uphillLevels: book.reading(fireUphill),
    // Line 2174 of the book.
    overhead: { share: 1 / 3, clear: 30 },
    // Lines 2349 and 2351 of the book.
    forest: { penetration: 10, fireOut: 6 },
  };
}

function facesOf(held: unknown): readonly number[] {
  return Array.isArray(held) ? held : [];
}
