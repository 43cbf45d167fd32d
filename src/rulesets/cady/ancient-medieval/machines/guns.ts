import type { OpenBook } from '../../../../book/index.js';
import { figureCapabilityArtillery, figureCapabilityGunpowder } from '../book/charts/capability.js';
import { elephantRemoval } from '../book/charts/elephants.js';
import { engineNumbers, gunpowderNumbers } from '../book/numbers/artillery.js';
import { crewBetween, crewNoneMoves } from '../book/rulings/crews.js';
import { elephantBallista } from '../book/rulings/elephants.js';
import {
  boltAgainstCannon,
  boltAgainstMachines,
  cannonProcedure,
  gunpowderHill,
  leastOneGunpowder,
} from '../book/rulings/gun-hits.js';
import {
  ballistaThird,
  hitAreaCannon,
  hitAreaCatapult,
  hitAreaCulverin,
  hitAreaPotDFer,
  hitAreaTrebuchet,
  moveBombard,
  moveTrebuchet,
  rangeCannon,
  rangeCulverin,
  rangePotDFer,
  variationPotDFer,
} from '../book/rulings/guns.js';
import { part } from '../part.js';
import type { GunType, Troops } from '../troops.js';
import { areaOf, circle, cm, crewOf, gainsOf, setUp } from './printed-guns.js';

/** What the shot of a machine covers: the last stretch of a bolt's path, or a circle. Lengths in cm. */
export type HitArea =
  | { readonly shape: 'linear'; readonly length: number }
  | { readonly shape: 'circle'; readonly diameter: number };

/** What a direct hit may destroy. */
export type Machine = GunType | 'supply-wagon';

/** What one engine or gunpowder piece can do, gathered from the charts. Lengths in cm. */
export interface GunSheet {
  readonly gun: GunType;
  readonly kind: 'engine' | 'gunpowder';
  /** It lobs its shot: nothing nearer than this share of its range can be hit. 0: point blank. */
  readonly leastShare: number;
  readonly range: number;
  /** Range gained one and two hill levels above the target, and lost below it. */
  readonly hillGain: readonly [number, number];
  readonly hitArea: HitArea;
  /** At least one figure falls in its hit area. */
  readonly leastOne: boolean;
  /** Up to this share of its range no variation die is thrown, and whether exactly that share is still sure. */
  readonly sure: { readonly share: number; readonly inclusive: boolean };
  /** The wheel, and what a 1 of the variation die does. */
  readonly variation: { readonly wheel: 'catapult' | 'ballista'; readonly one: 'centre' | 'no-hit' };
  /** Shots at the beginning. */
  readonly rounds: number;
  readonly shotsPerTurn: number;
  /** Degrees to either side that it may turn and still fire; 0 once it is set up, for the bombard. */
  readonly pivot: number;
  /** Movement per turn before and after it is set up; the same for what is never set up. */
  readonly move: { readonly beforeSetUp: number; readonly onceSetUp: number };
  /** Men: full crew, the number at which it fires every other turn, and that at which it does not fire. */
  readonly crew: { readonly full: number; readonly half: number; readonly none: number };
  /** A crew between two numbers counts as the larger or the smaller. */
  readonly crewBetween: 'as-the-larger-number' | 'as-the-smaller-number';
  /** Whether a crew that can no longer fire can move. */
  readonly crewNoneMoves: boolean;
  /** Share of its range beyond which friends may stand under its shot; `null`: it fires over anybody. */
  readonly overFriends: number | null;
  /** Share of its range that a target below it must be away. */
  readonly downwardShare: number;
  /** What its direct hit destroys. */
  readonly destroys: readonly Machine[];
  /** Direct hits that remove an elephant. */
  readonly elephantHits: number;
  /** Two dice are thrown before it fires. */
  readonly firingCheck: boolean;
}

/** What each machine can do. */
export type Guns = { readonly [gun in GunType]: GunSheet };

/** What the direct hit of a catapult or gun destroys: machines of every kind. */
const everyMachine: readonly Machine[] = [
  'ballista',
  'onager-catapult',
  'trebuchet',
  'pot-d-fer',
  'culverin',
  'cannon',
  'bombard',
  'supply-wagon',
];

/**
 * What every engine and gunpowder piece can do, with the readings that `choices` takes.
 *
 * Source: Artillery; Additional Ancient Period Figures & Rules > Gunpowder Artillery.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause cady/ancient-medieval/supply/twelve-shots
 * @clause cady/ancient-medieval/gunpowder/twelve-shots
 * @clause cady/ancient-medieval/artillery/catapult-rate
 * @clause cady/ancient-medieval/artillery/arc-minimum-range
 * @clause cady/ancient-medieval/artillery/ballista-no-minimum
 * @clause cady/ancient-medieval/artillery/ballista-short-no-variation
 * @clause cady/ancient-medieval/artillery/ballista-first-third
 * @clause cady/ancient-medieval/artillery/pivot
 * @clause cady/ancient-medieval/artillery/trebuchet
 * @clause cady/ancient-medieval/artillery/ballista-over-friends
 * @clause cady/ancient-medieval/artillery/ballista-downward-minimum
 * @clause cady/ancient-medieval/artillery/ballista-targets
 * @clause cady/ancient-medieval/artillery/catapult-vs-artillery
 * @clause cady/ancient-medieval/pot-d-fer/first-third
 * @clause cady/ancient-medieval/pot-d-fer/variation
 * @clause cady/ancient-medieval/pot-d-fer/sight-and-friends
 * @clause cady/ancient-medieval/pot-d-fer/downward-minimum
 * @clause cady/ancient-medieval/pot-d-fer/targets
 * @clause cady/ancient-medieval/gunpowder-artillery/vs-artillery
 * @clause cady/ancient-medieval/gunpowder/auto-destroyed
 * @clause cady/ancient-medieval/bombard/no-pivot
 */
export function gunsUnder(book: OpenBook, troops: Troops): Guns {
  return { ...enginesUnder(book, troops), 'pot-d-fer': potDFerUnder(book, troops), ...cannonsUnder(book, troops) };
}

function enginesUnder(book: OpenBook, troops: Troops): Pick<Guns, 'ballista' | 'onager-catapult' | 'trebuchet'> {
  const engines = book.of(figureCapabilityArtillery);
  const of = book.numbers(engineNumbers);
  return {
    ballista: part(
      book,
      'guns/ballista',
      [
        'artillery/ballista-no-minimum',
        'artillery/ballista-short-no-variation',
        'artillery/ballista-first-third',
        'artillery/ballista-over-friends',
        'artillery/ballista-downward-minimum',
        'artillery/ballista-targets',
      ],
      () => ({
        ...everyGun('ballista', troops, book),
        ...firesBolts(book),
        kind: 'engine',
        rounds: of.rounds,
        sure: { share: of['sure-flight-share'], inclusive: book.reading(ballistaThird) },
        overFriends: of['over-friends-share'],
        downwardShare: of['downward-share'],
        range: engines.ballista['range-cm'],
        hillGain: gainsOf('ballista', book),
        hitArea: { shape: 'linear', length: engines.ballista['hit-area-cm'] },
        variation: { wheel: 'ballista', one: 'centre' },
        firingCheck: false,
      }),
    ),
    'onager-catapult': part(
      book,
      'guns/onager-catapult',
      ['artillery/catapult-rate', 'artillery/arc-minimum-range', 'artillery/catapult-vs-artillery'],
      () => ({
        ...everyGun('onager-catapult', troops, book),
        ...throwsStones(book),
        range: engines['onager-catapult']['range-cm'],
        hillGain: gainsOf('catapult', book),
        hitArea: circle(book.reading(hitAreaCatapult)),
      }),
    ),
    trebuchet: part(book, 'guns/trebuchet', ['artillery/trebuchet', 'artillery/arc-minimum-range'], () => ({
      ...everyGun('trebuchet', troops, book),
      ...throwsStones(book),
      range: engines.trebuchet['range-cm'],
      hillGain: gainsOf('trebuchet', book),
      hitArea: circle(book.reading(hitAreaTrebuchet)),
      move: setUp(book.reading(moveTrebuchet)),
    })),
  };
}

function potDFerUnder(book: OpenBook, troops: Troops): GunSheet {
  const gunpowder = book.numbers(gunpowderNumbers);
  return part(
    book,
    'guns/pot-d-fer',
    [
      'pot-d-fer/first-third',
      'pot-d-fer/variation',
      'pot-d-fer/sight-and-friends',
      'pot-d-fer/downward-minimum',
      'pot-d-fer/targets',
    ],
    () => ({
      ...everyGun('pot-d-fer', troops, book),
      ...firesBolts(book),
      kind: 'gunpowder',
      rounds: gunpowder.rounds,
      sure: { share: gunpowder['pot-d-fer-sure-flight-share'], inclusive: book.reading(ballistaThird) },
      overFriends: gunpowder['pot-d-fer-over-friends-share'],
      downwardShare: gunpowder['pot-d-fer-downward-share'],
      range: cm(book.reading(rangePotDFer)),
      hillGain: gainsOf(book.reading(gunpowderHill)['pot-d-fer'], book),
      hitArea: areaOf(book.reading(hitAreaPotDFer)),
      variation: book.reading(variationPotDFer),
      firingCheck: true,
    }),
  );
}

function cannonsUnder(book: OpenBook, troops: Troops): Pick<Guns, 'culverin' | 'cannon' | 'bombard'> {
  const pieces = book.of(figureCapabilityGunpowder);
  const gunpowder = book.numbers(gunpowderNumbers);
  return {
    culverin: part(book, 'guns/culverin', ['culverin/procedure', 'gunpowder-artillery/vs-artillery'], () => ({
      ...everyGun('culverin', troops, book),
      ...firesShot(book),
      range: cm(book.reading(rangeCulverin)),
      hillGain: gainsOf(book.reading(gunpowderHill).culverin, book),
      hitArea: circle(cm(book.reading(hitAreaCulverin))),
    })),
    cannon: part(book, 'guns/cannon', ['cannon/procedure', 'gunpowder-artillery/vs-artillery'], () => ({
      ...everyGun('cannon', troops, book),
      ...firesShot(book),
      ...(book.reading(cannonProcedure) === 'bombard' ? { pivot: gunpowder['bombard-pivot'] } : {}),
      range: cm(book.reading(rangeCannon)),
      hillGain: gainsOf(book.reading(gunpowderHill).cannon, book),
      hitArea: circle(cm(book.reading(hitAreaCannon))),
    })),
    bombard: part(
      book,
      'guns/bombard',
      ['bombard/procedure', 'bombard/no-pivot', 'gunpowder-artillery/vs-artillery'],
      () => ({
        ...everyGun('bombard', troops, book),
        ...firesShot(book),
        pivot: gunpowder['bombard-pivot'],
        range: cm(pieces.bombard.range),
        hillGain: gainsOf(book.reading(gunpowderHill).bombard, book),
        hitArea: circle(cm(pieces.bombard['hit-area-cm'])),
        move: setUp(book.reading(moveBombard)),
      }),
    ),
  };
}

/** What holds for every engine and gunpowder piece. */
function everyGun(gun: GunType, troops: Troops, book: OpenBook) {
  const of = book.numbers(engineNumbers);
  return {
    gun,
    shotsPerTurn: of['shots-a-turn'],
    pivot: of.pivot,
    move: { beforeSetUp: troops[gun].move, onceSetUp: troops[gun].move },
    crew: crewOf(gun, troops, book),
    crewBetween: book.reading(crewBetween),
    crewNoneMoves: book.reading(crewNoneMoves),
  };
}

function firesBolts(book: OpenBook) {
  return {
    leastShare: 0,
    leastOne: false,
    destroys: [...book.reading(boltAgainstMachines), ...book.reading(boltAgainstCannon)],
    elephantHits: book.reading(elephantBallista).removes,
  } as const;
}

/** Stones, whether thrown or fired. */
function stones(book: OpenBook) {
  return {
    sure: { share: 0, inclusive: false },
    variation: { wheel: 'catapult', one: 'centre' },
    overFriends: null,
    downwardShare: 0,
    destroys: everyMachine,
    elephantHits: book.of(elephantRemoval)['direct-catapult-hits'].amount,
  } as const;
}

function throwsStones(book: OpenBook) {
  const of = book.numbers(engineNumbers);
  return {
    ...stones(book),
    kind: 'engine',
    rounds: of.rounds,
    leastShare: of['least-range-share'],
    leastOne: of['least-one'],
    firingCheck: false,
  } as const;
}

function firesShot(book: OpenBook) {
  return {
    ...stones(book),
    kind: 'gunpowder',
    rounds: book.numbers(gunpowderNumbers).rounds,
    leastShare: 0,
    leastOne: book.reading(leastOneGunpowder),
    firingCheck: true,
  } as const;
}
