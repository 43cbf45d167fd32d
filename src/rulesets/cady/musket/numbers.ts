import { cellsAt, type OpenBook } from '../../../book/index.js';
import { ladder } from '../../../chart/index.js';
import type { ClauseId } from '../../../rulebook/index.js';
import { fireStepModifiers } from '../common/book/charts/fire.js';
import { diceNumbers } from '../common/book/numbers.js';
import type { RangeThird } from '../common/fighting/defensive-fire.js';
import { wholeMove } from '../common/moving/movement.js';
import { rungOf, sidesOf } from '../common/numbers/limits.js';
import { climbedUnder, killShotLadder } from '../common/rules.js';
import type { ArtilleryNumbers } from './artillery.js';
import { variationWheel } from './book/charts/artillery.js';
import { smallArmsFire, smallArmsHillRange } from './book/charts/small-arms.js';
import { extrasCost, loadingTimes, shotFaces, smallArmsBand, smallArmsGains } from './book/editions.js';
import {
  artilleryNumbers,
  deepTargetNumbers,
  fogOfWarNumbers,
  forestFireNumbers,
  friendlyFireNumbers,
  overheadNumbers,
  smallArmsNumbers,
} from './book/numbers.js';
import {
  artilleryReturnsFire,
  blueLine,
  deadGround,
  fireUphill,
  hitCentre,
  lobbedFireSight,
  minimumOne,
  rocketsAtHalf,
  sixSidedStep,
  stickPlacement,
  unattendedGuns,
  withoutBounce,
} from './book/rulings/artillery.js';
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
  smokeSteps,
  stoneWallSteps,
} from './book/rulings/small-arms.js';
import type { SmallArmsNumbers, WeaponSheet } from './small-arms.js';
import type { SmallArm } from './troops.js';

/** Depth of a target that is easier to hit, in ranks. */
function deepTarget(book: OpenBook, clause: ClauseId): SmallArmsNumbers['deepTarget'] {
  const clauses: readonly ClauseId[] = ['cady/common/fire/add-deep-target', clause];
  return book.part({ name: 'deepTarget', clauses }, b => ({
    ranks: b.numbers(deepTargetNumbers).ranks,
    steps: b.of(fireStepModifiers)['target-four-or-more-deep'].steps,
  }));
}

/**
 * The rules of small arms fire that a book makes.
 *
 * @throws RuleViolation for a die with fewer sides than faces that count, which only a house rule can make.
 * @clause cady/common/fire/add-deep-target
 * @clause cady/common/fire/subtract-fence
 */
export function smallArmsUnder(book: OpenBook): SmallArmsNumbers {
  return book.part({ name: 'smallArms', clauses: [] }, b => ({
    ...dieUnder(b),
    ...smallArmsReadings(b),
    weapons: weaponsUnder(b),
    cover: coverUnder(b),
    forest: b.part(
      {
        name: 'forest',
        clauses: [
          'cady/musket/forest/small-arms-step',
          'cady/musket/forest/small-arms-range',
          'cady/musket/forest/small-arms-odds',
        ],
      },
      c => ({ steps: -c.reading(forestSteps), range: c.reading(forestRange), oddsAt: c.reading(forestOdds) }),
    ),
    deepTarget: deepTarget(b, 'cady/musket/small-arms/massed-target'),
    arc: b.part(
      { name: 'arc', clauses: ['cady/musket/small-arms/arc'] },
      c => c.numbers(smallArmsNumbers)['arc-degrees'],
    ),
    loading: b.part({ name: 'loading', clauses: ['cady/musket/loading/table'] }, c => loadingTimes(c)),
    dismountThirds: b.part(
      { name: 'dismounting', clauses: ['cady/musket/dragoons/dismount'] },
      c => c.numbers(smallArmsNumbers)['dismount-thirds'],
    ),
    smoke: b.part({ name: 'smoke', clauses: ['cady/musket/optional/fog-of-war'] }, c => {
      const { steps, 'variation-times': variation } = c.numbers(fogOfWarNumbers);
      return { steps, variation, eachTurn: c.reading(smokeSteps) };
    }),
    friendlyFire: b.part({ name: 'friendlyFire', clauses: ['cady/musket/friendly-fire/penalty'] }, c => {
      const { turns, 'melee-points': melee, 'morale-points': morale } = c.numbers(friendlyFireNumbers);
      return { turns, melee, morale };
    }),
  }));
}

/** What rulings say of distances, height, loading and the time of fire. */
function smallArmsReadings(
  book: OpenBook,
): Pick<SmallArmsNumbers, 'between' | 'heightLengthensAll' | 'beyondTwoThirds' | 'rifleLoads' | 'firesFirst'> {
  const of = <Read>(name: string, clause: ClauseId, read: (b: OpenBook) => Read): Read =>
    book.part({ name, clauses: [clause] }, read);
  return {
    between: of('between', 'cady/musket/small-arms/between-bands', b => b.reading(betweenBands)),
    heightLengthensAll: of(
      'height',
      'cady/musket/small-arms/hill-range-bands',
      b => b.reading(hillRangeBands) === 'all-bands',
    ),
    beyondTwoThirds: of('beyond', 'cady/musket/loading/table', b => b.reading(movedBeyondTwoThirds)),
    rifleLoads: of('rifles', 'cady/musket/loading/same-for-all-weapons', b => b.reading(rifleLoading)),
    firesFirst: of(
      'timing',
      'cady/musket/loading/fire-begin-or-end',
      b => b.reading(smallArmsTiming) === 'at-the-beginning',
    ),
  };
}

function dieUnder(book: OpenBook): Pick<SmallArmsNumbers, 'dieSides' | 'ladder'> {
  const clauses = ['cady/common/materials/dice', 'cady/common/fire/hit-faces'] as const;
  return book.part({ name: 'die', clauses }, b => {
    const rungs = killShotLadder(b);
    const id = 'cady/common/dice/missile-sides';
    return { dieSides: sidesOf(b.numbers(diceNumbers)['missile-sides'], rungs.rungs.flat(), id), ladder: rungs };
  });
}

function coverUnder(book: OpenBook): SmallArmsNumbers['cover'] {
  const cover = (
    name: keyof SmallArmsNumbers['cover'],
    clause: ClauseId,
    because: string,
    steps: (b: OpenBook) => number,
  ): SmallArmsNumbers['cover']['fence'] =>
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

function weaponsUnder(book: OpenBook): SmallArmsNumbers['weapons'] {
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

/**
 * The rules that all guns share, as a book makes them.
 *
 * @throws RuleViolation for a die with fewer sides than faces that count, which only a house rule can make.
 */
export function artilleryUnder(book: OpenBook): ArtilleryNumbers {
  return book.part({ name: 'artillery', clauses: [] }, b => ({
    ...gunDieUnder(b),
    variation: b.part({ name: 'variation', clauses: ['cady/musket/artillery/variation/roll'] }, c => {
      const places = c.of(variationWheel);
      return variationWheel.rows.map(row => places[row]['hit-point']);
    }),
    deepTarget: deepTarget(b, 'cady/musket/artillery/massed-target'),
    wallSteps: b.part(
      { name: 'wall', clauses: ['cady/musket/wall/artillery-step'] },
      c => c.numbers(artilleryNumbers)['wall-steps'],
    ),
    traverse: b.part(
      { name: 'traverse', clauses: ['cady/musket/artillery/fire/rotate-45'] },
      c => c.numbers(artilleryNumbers)['traverse-degrees'],
    ),
    extras: b.part({ name: 'extras', clauses: ['cady/musket/cost/extra-rounds', 'cady/musket/cost/extra-crew'] }, c => {
      const crewmen = c.part(
        { name: 'extraCrewmen', clauses: ['cady/musket/artillery/crew/replacements'] },
        d => d.numbers(artilleryNumbers)['extra-crewmen'],
      );
      return { ...extrasCost(c), crewmen };
    }),
    uphillLevels: b.part({ name: 'uphill', clauses: ['cady/musket/artillery/uphill/guns-one-level'] }, c =>
      c.reading(fireUphill),
    ),
    lobbed: b.part({ name: 'lobbed', clauses: ['cady/musket/artillery/overhead/target-visible'] }, c =>
      c.reading(lobbedFireSight),
    ),
    unattended: b.part({ name: 'unattended', clauses: ['cady/musket/artillery/unattended/re-man'] }, c => ({
      stays: c.reading(unattendedGuns).stays,
    })),
    blueLine: b.part({ name: 'blueLine', clauses: ['cady/musket/artillery/solid/blue-line'] }, c =>
      c.reading(blueLine),
    ),
    deadGround: b.part({ name: 'deadGround', clauses: ['cady/musket/artillery/parabolic/dead-ground'] }, c =>
      c.reading(deadGround),
    ),
    hits: hitsUnder(b),
    overhead: b.part({ name: 'overhead', clauses: ['cady/musket/artillery/overhead/guns-conditions'] }, c => {
      const { 'range-share': share, 'clear-cm': clear } = c.numbers(overheadNumbers);
      return { share, clear };
    }),
    forest: b.part(
      { name: 'forest', clauses: ['cady/musket/forest/penetration', 'cady/musket/forest/cannon-inside'] },
      c => {
        const { 'penetration-cm': penetration, 'fire-out-cm': fireOut } = c.numbers(forestFireNumbers);
        return { penetration, fireOut };
      },
    ),
  }));
}

/** What rulings say of calls, of whom shots hit, and of whom they leave time to fire. */
function hitsUnder(book: OpenBook): ArtilleryNumbers['hits'] {
  const of = <Read>(name: string, clause: string, read: (b: OpenBook) => Read): Read =>
    book.part({ name: `hits/${name}`, clauses: [`cady/musket/artillery/${clause}`] }, read);
  return {
    rocketThreads: of('threads', 'rocket/thread-kill', b => b.reading(hitCentre) !== 'crossing-point'),
    leastBehindWall: of('least', 'explosive/minimum-one', b => b.reading(minimumOne)['behind-wall']),
    tipHits: of('tip', 'solid/no-bounce-soft-ground', b => b.reading(withoutBounce).yellow),
    stickAt: of('stick', 'solid/stick-placement', b => b.reading(stickPlacement).tip),
    oneCall: of('calls', 'rocket/three-per-move', b => b.reading(rocketsAtHalf).calls === 'one-for-the-turn'),
    halfTheRockets: of('half', 'crew/half-fire', b => b.reading(rocketsAtHalf).half === 'half-the-rockets-every-turn'),
    fallenFireBack: of('fallen', 'losses/removed-at-once', b => b.reading(artilleryReturnsFire).others),
  };
}

/**
 * The die of canister and shells. The rungs of its ladder are the faces that the book prints for pieces, shells and canister, and
 * one above them that is nowhere printed for guns.
 */
function gunDieUnder(book: OpenBook): Pick<ArtilleryNumbers, 'dieSides' | 'ladder' | 'odds'> {
  const clauses = [
    'cady/musket/artillery/rounds/odds',
    'cady/musket/artillery/explosive/figure-roll',
    'cady/musket/artillery/explosive/piece-roll',
    'cady/musket/artillery/canister/roll',
  ] as const;
  return book.part({ name: 'die', clauses }, b => {
    const odds = shotFaces(b);
    const canister = facesOf(odds.canister);
    const explosive = facesOf(odds.explosive);
    const rungAbove = facesOf(b.reading(sixSidedStep));
    const { 'die-sides': sides, 'piece-faces': piece } = b.numbers(artilleryNumbers);
    const rungs = rungsOf([[], piece, explosive, canister, rungAbove]);
    const faces = [...rungs.flat(), ...canister, ...explosive, ...piece];
    const climbed = climbedUnder(b, ladder(rungs));
    const path = 'cells.cady/musket/artillery-rounds.odds-six-sided-die';
    return {
      dieSides: sidesOf(sides, faces, 'cady/musket/artillery/die-sides'),
      ladder: climbed,
      odds: {
        canister: rungOf(canister, climbed, `${path}.canister-cm`),
        explosive: rungOf(explosive, climbed, `${path}.explosive-cm`),
        piece,
      },
    };
  });
}

/** Faces from the fewest upward; of equally many only the first. */
function rungsOf(faces: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const firsts = faces.filter((each, at) => faces.findIndex(({ length }) => length === each.length) === at);
  return firsts.sort((a, b) => a.length - b.length);
}

function facesOf(held: unknown): readonly number[] {
  return Array.isArray(held) ? held : [];
}
