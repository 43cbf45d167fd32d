import { cellsAt, type OpenBook } from '../../../../book/index.js';
import type { ClauseId } from '../../../../rulebook/index.js';
import { fireStepModifiers } from '../../common/book/charts/fire.js';
import { diceNumbers } from '../../common/book/numbers.js';
import type { RangeThird } from '../../common/fighting/defensive-fire.js';
import { wholeMove } from '../../common/moving/movement.js';
import { killShotLadder } from '../../common/numbers/fire-ladder.js';
import { rungOf, sidesOf } from '../../common/numbers/limits.js';
import { smallArmsFire, smallArmsHillRange } from '../book/charts/small-arms.js';
import { loadingTimes, smallArmsBand, smallArmsGains } from '../book/editions.js';
import {
  deepTargetNumbers,
  eventFightNumbers,
  fogOfWarNumbers,
  friendlyFireNumbers,
  offLoadNumbers,
  smallArmsNumbers,
} from '../book/numbers.js';
import {
  betweenBands,
  carbineRange,
  crewSteps,
  forestOdds,
  forestRange,
  forestSteps,
  fusilBand9,
  hillRangeBands,
  hillRangeFusils,
  hillRangePistols,
  movedBeyondTwoThirds,
  musketThirds,
  pistolRange,
  rifleLoading,
  riflesRange,
  smallArmsTiming,
  smokeOfGuns,
  smokeSteps,
  stoneWallSteps,
} from '../book/rulings/small-arms.js';
import type { ShotNumbers, SmallArmsNumbers, WeaponSheet } from '../small-arms-numbers.js';
import type { SmallArm } from '../troops.js';

/**
 * The rules of small arms fire that a book makes.
 *
 * @throws RuleViolation for a die with fewer sides than faces that count, which only a house rule can make.
 */
export function smallArmsUnder(book: OpenBook): SmallArmsNumbers {
  return book.part({ name: 'smallArms', clauses: [] }, b => ({
    ...shotsUnder(b),
    rifleLoads: b.part({ name: 'rifles', clauses: ['cady/musket/loading/same-for-all-weapons'] }, c =>
      c.reading(rifleLoading),
    ),
    beyondTwoThirds: b.part({ name: 'beyond', clauses: ['cady/musket/loading/table'] }, c =>
      c.reading(movedBeyondTwoThirds),
    ),
    firesFirst: b.part(
      { name: 'timing', clauses: ['cady/musket/loading/fire-begin-or-end'] },
      c => c.reading(smallArmsTiming) === 'at-the-beginning',
    ),
    arc: b.part(
      { name: 'arc', clauses: ['cady/musket/small-arms/arc'] },
      c => c.numbers(smallArmsNumbers)['arc-degrees'],
    ),
    loading: b.part({ name: 'loading', clauses: ['cady/musket/loading/table'] }, c => loadingTimes(c)),
    dismountThirds: b.part(
      { name: 'dismounting', clauses: ['cady/musket/dragoons/dismount'] },
      c => c.numbers(smallArmsNumbers)['dismount-thirds'],
    ),
    friendlyFire: b.part({ name: 'friendlyFire', clauses: ['cady/musket/friendly-fire/penalty'] }, c => {
      const { turns, 'melee-points': melee, 'morale-points': morale } = c.numbers(friendlyFireNumbers);
      return { turns, melee, morale };
    }),
  }));
}

/**
 * What a shot of small arms needs, as a book makes it.
 *
 * @throws RuleViolation for a die with fewer sides than faces that count, which only a house rule can make.
 * @clause cady/common/fire/add-deep-target
 * @clause cady/common/fire/subtract-fence
 */
export function shotsUnder(book: OpenBook): ShotNumbers {
  return {
    ...dieUnder(book),
    between: book.part({ name: 'between', clauses: ['cady/musket/small-arms/between-bands'] }, b =>
      b.reading(betweenBands),
    ),
    heightLengthensAll: book.part(
      { name: 'height', clauses: ['cady/musket/small-arms/hill-range-bands'] },
      b => b.reading(hillRangeBands) === 'all-bands',
    ),
    weapons: weaponsUnder(book),
    cover: coverUnder(book),
    forest: book.part(
      {
        name: 'forest',
        clauses: [
          'cady/musket/forest/small-arms-step',
          'cady/musket/forest/small-arms-range',
          'cady/musket/forest/small-arms-odds',
        ],
      },
      b => ({ steps: -b.reading(forestSteps), range: b.reading(forestRange), oddsAt: b.reading(forestOdds) }),
    ),
    deepTarget: deepTargetUnder(book, 'cady/musket/small-arms/massed-target'),
    trainedSteps: book.part(
      { name: 'trained', clauses: ['cady/events/event/training-pays-off-fire'] },
      b => b.numbers(eventFightNumbers)['fire-steps'],
    ),
    offShip: book.part(
      { name: 'off-ship', clauses: ['cady/musket/ship/off-load-small-arms'] },
      b => b.numbers(offLoadNumbers).steps,
    ),
    smoke: book.part({ name: 'smoke', clauses: ['cady/musket/optional/fog-of-war'] }, b => {
      const { steps, 'variation-times': variation } = b.numbers(fogOfWarNumbers);
      return { steps, variation, eachTurn: b.reading(smokeSteps), gunsAt: b.reading(smokeOfGuns) };
    }),
  };
}

function dieUnder(book: OpenBook): Pick<ShotNumbers, 'dieSides' | 'ladder'> {
  const clauses = ['cady/common/materials/dice', 'cady/common/fire/hit-faces'] as const;
  return book.part({ name: 'die', clauses }, b => {
    const rungs = killShotLadder(b);
    const id = 'cady/common/dice/missile-sides';
    return { dieSides: sidesOf(b.numbers(diceNumbers)['missile-sides'], rungs.rungs.flat(), id), ladder: rungs };
  });
}

function coverUnder(book: OpenBook): ShotNumbers['cover'] {
  const cover = (
    name: keyof ShotNumbers['cover'],
    clause: ClauseId,
    because: string,
    steps: (b: OpenBook) => number,
  ): ShotNumbers['cover']['fence'] =>
    book.part({ name: `cover/${name}`, clauses: [clause] }, b => ({ steps: steps(b), clause, because }));
  const protection = (b: OpenBook) => b.of(fireStepModifiers)['target-behind-fence-or-protection'].steps;
  return {
    fence: cover('fence', 'cady/musket/fence/small-arms-step', 'target behind a wooden fence', protection),
    wall: cover(
      'wall',
      'cady/musket/wall/small-arms-step',
      'target behind a stone wall',
      b => -b.reading(stoneWallSteps),
    ),
    building: cover('building', 'cady/musket/building/small-arms-step', 'target in a building', protection),
    crew: cover(
      'crew',
      'cady/musket/artillery/crew/counts-as-protected',
      'target is the crew of a gun',
      b => -b.reading(crewSteps),
    ),
  };
}

function weaponsUnder(book: OpenBook): ShotNumbers['weapons'] {
  const sheet = (
    weapon: SmallArm,
    longest: (b: OpenBook) => number | null,
    hillGain: (b: OpenBook) => WeaponSheet['hillGain'],
  ): WeaponSheet =>
    book.part({ name: `weapons/${weapon}`, clauses: [`cady/musket/small-arms/bands-${weapon}`] }, b => {
      const printed = bandsOf(weapon, b);
      const far = { ...printed.far, range: { ...printed.far.range, to: longest(b) ?? printed.far.range.to } };
      const bands = b.reading(musketThirds) === 'thirds' ? inThirds({ ...printed, far }) : { ...printed, far };
      return { bands, hillGain: hillGain(b) };
    });
  return {
    pistols: sheet('pistols', b => b.reading(pistolRange), pistolGains),
    muskets: sheet(
      'muskets',
      () => null,
      b => gainsOf('muskets', b),
    ),
    'fusils-carbines': sheet('fusils-carbines', b => b.reading(carbineRange), fusilGains),
    rifles: sheet(
      'rifles',
      b => b.reading(riflesRange),
      b => gainsOf('rifles', b),
    ),
  };
}

/** What pistols gain from height; the chart leaves all but the first level blank. */
function pistolGains(book: OpenBook): WeaponSheet['hillGain'] {
  return book.part({ name: 'hillGain', clauses: ['cady/musket/small-arms/hill-range-pistols'] }, b => {
    const above = cellsAt(smallArmsHillRange).pistols;
    const [two, three] = b.reading(hillRangePistols);
    return [
      smallArmsGains('pistols', b).one() ?? 0,
      b.settle(above['two-hill-levels-cm'], two, hillRangePistols) ?? 0,
      b.settle(above['three-or-more-cm'], three, hillRangePistols) ?? 0,
    ];
  });
}

/** What fusils and carbines gain, which have no row of their own. */
function fusilGains(book: OpenBook): WeaponSheet['hillGain'] {
  const row = book.reading(hillRangeFusils);
  if (row === null) return [0, 0, 0];
  return row === 'pistols' ? pistolGains(book) : gainsOf(row, book);
}

function bandsOf(weapon: SmallArm, book: OpenBook): WeaponSheet['bands'] {
  const nine = book.reading(fusilBand9);
  const ranges = cellsAt(smallArmsFire);
  const band = (third: RangeThird) => {
    const row = rowOf[third];
    const range =
      weapon === 'fusils-carbines' && third !== 'far'
        ? book.settle(ranges[row][`${weapon}-range-cm`], nine[third], fusilBand9)
        : third === 'far' && weapon !== 'muskets'
          ? // How far it reaches at last is the matter of rulings, which point at what the card prints.
            book.of(smallArmsFire)[row][`${weapon}-range-cm`]
          : smallArmsBand(row, weapon, book).range;
    const at = `cells.cady/musket/small-arms-fire.${row}.${weapon}-odds`;
    return { range, odds: rungOf(smallArmsBand(row, weapon, book).odds, killShotLadder(book), at) };
  };
  return { close: band('close'), middle: band('middle'), far: band('far') };
}

/** The same odds in thirds of the longest range, in whole cm (`cady/ruling/musket-thirds`). */
function inThirds({ close, middle, far }: WeaponSheet['bands']): WeaponSheet['bands'] {
  const { to } = far.range;
  const [first, second] = [1, 2].map(thirds => Math.floor(((to ?? 0) * thirds) / wholeMove));
  if (to === null || first === undefined || second === undefined) return { close, middle, far };
  return {
    close: { ...close, range: { from: close.range.from, to: first } },
    middle: { ...middle, range: { from: first + 1, to: second } },
    far: { ...far, range: { from: second + 1, to } },
  };
}

/** What the chart of small arms calls the thirds of a range. */
const rowOf = { close: 'near', middle: 'mid', far: 'far' } as const;

function gainsOf(row: 'muskets' | 'rifles', book: OpenBook): WeaponSheet['hillGain'] {
  return book.part({ name: 'hillGain', clauses: [`cady/musket/small-arms/hill-range-${row}`] }, b => {
    const { one, two, three } = smallArmsGains(row, b);
    return [one() ?? 0, two() ?? 0, three() ?? 0];
  });
}

/** Depth of a target that is easier to hit, in ranks. */
export function deepTargetUnder(book: OpenBook, clause: ClauseId): ShotNumbers['deepTarget'] {
  const clauses: readonly ClauseId[] = ['cady/common/fire/add-deep-target', clause];
  return book.part({ name: 'deepTarget', clauses }, b => ({
    ranks: b.numbers(deepTargetNumbers).ranks,
    steps: b.of(fireStepModifiers)['target-four-or-more-deep'].steps,
  }));
}
