import type { OpenBook } from '../../../../book/index.js';
import { buildingFloorPoints, objectDestruction } from '../book/charts/artillery.js';
import { gunpowderFiringCheck } from '../book/charts/gunpowder.js';
import { engineNumbers, gunpowderNumbers } from '../book/numbers/artillery.js';
import { extraCrew } from '../book/rulings/crews.js';
import {
  areaBodyPart,
  destroyMeaning,
  directHitFigures,
  duelCasualties,
  firingCheckHandCannon,
  gunpowderRemoves,
  leastOne,
  mixedHits,
  otherPiecesDestroy,
  stoneBridge,
  woodenBridge,
} from '../book/rulings/gun-hits.js';
import { boltPath, catapultWheel } from '../book/rulings/guns.js';
import { part } from '../part.js';

/** Where a hole of a variation wheel lies: degrees clockwise from the line of fire, and cm from the centre. */
export interface WheelHole {
  readonly angle: number;
  readonly distance: number;
}

/** A variation wheel: its diameter in cm and its holes by the face of the die. */
export interface Wheel {
  readonly diameter: number;
  readonly holes: { readonly 2: WheelHole; readonly 3: WheelHole; readonly 4: WheelHole; readonly 5: WheelHole };
}

/** Hits that destroy an object, by what fires; `null`: it cannot. All within `within` cm of one spot. */
export interface ObjectHits {
  readonly bombard: number | null;
  readonly cannon: number | null;
  readonly other: number | null;
  readonly within: number;
}

/** What can be shot to pieces. */
export type DestructibleObject =
  | 'castle-tower'
  | 'castle-wall-section'
  | 'castle-gate'
  | 'stone-bridge'
  | 'wooden-bridge';

/** The numbers that all engines and guns share. Lengths in cm. */
export interface ArtilleryNumbers {
  readonly dieSides: number;
  /** Faces of the variation die that leave the hit point where it was called. */
  readonly sureFaces: readonly number[];
  readonly wheels: { readonly catapult: Wheel; readonly ballista: Wheel };
  /** Faces that remove a figure in a circle of stone, of shot, and a machine there. */
  readonly odds: {
    readonly figure: readonly number[];
    readonly gunpowder: readonly number[];
    readonly machine: readonly number[];
  };
  readonly directHit: 'all-touched' | 'the-nearest';
  readonly bodyPart: 'figure' | 'head-or-torso';
  readonly leastOne: { readonly figure: 'nearest-the-centre' | 'owner-chooses'; readonly machines: boolean };
  readonly boltPath: 'to-the-displaced-point' | 'along-the-line-called';
  /** Who still fires in the turn in which artillery removed him. */
  readonly casualtiesFire: { readonly artillery: boolean; readonly others: boolean };
  readonly extraCrew: { readonly points: number; readonly men: number | 'full-crew' };
  /** A captured machine, or one served by others, fires every so many turns. */
  readonly untrainedEvery: number;
  /** The highest hill level that a machine may be brought to. */
  readonly hillLevels: number;
  /** Sums of the two dice before a shot of gunpowder artillery. */
  readonly firingCheck: {
    readonly dice: number;
    readonly misfire: readonly number[];
    readonly sure: readonly number[];
    readonly normal: readonly number[];
    readonly explodes: readonly number[];
    /** How far around it a stand that blows up takes figures. */
    readonly reach: number;
    readonly handCannon: boolean;
  };
  readonly objects: { readonly [what in DestructibleObject]: ObjectHits };
  /** Cannon hits that a bombard's counts as beside them; 0: not counted together. */
  readonly mixedHits: number;
  /** Cannon hits that a hit of another machine counts as on castle works; `null`: none. */
  readonly castleHits: {
    readonly 'onager-catapult': number | null;
    readonly trebuchet: number | null;
    readonly culverin: number | null;
  };
  /** Points that bring down a floor, by class of building. */
  readonly floors: { readonly a: number; readonly b: number; readonly c: number; readonly d: number };
  readonly destroying: { readonly thirds: number; readonly what: 'own-machine' };
}

/**
 * The numbers of engines and guns under the readings that `choices` takes.
 *
 * Source: Artillery; Additional Ancient Period Figures & Rules > Gunpowder Artillery; Occupied Building Sheet.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause cady/ancient-medieval/artillery/variation-die
 * @clause cady/ancient-medieval/artillery/variation-wheel
 * @clause cady/ancient-medieval/artillery/ballista-variation
 * @clause cady/ancient-medieval/artillery/area-roll
 * @clause cady/ancient-medieval/artillery/area-roll-artillery
 * @clause cady/ancient-medieval/artillery/direct-hit-removes
 * @clause cady/ancient-medieval/artillery/extra-crew
 * @clause cady/ancient-medieval/artillery/captured-half-rate
 * @clause cady/ancient-medieval/artillery/no-third-level
 * @clause cady/ancient-medieval/culverin/area-roll
 */
export function artilleryUnder(book: OpenBook): ArtilleryNumbers {
  return part(book, 'artillery', [], () => {
    const of = book.numbers(engineNumbers);
    return {
      dieSides: part(book, 'dieSides', ['artillery/variation-die'], () => of['die-sides']),
      sureFaces: part(book, 'sureFaces', ['artillery/variation-die'], () => of['sure-faces']),
      wheels: part(book, 'wheels', ['artillery/variation-wheel', 'artillery/ballista-variation'], () =>
        book.reading(catapultWheel),
      ),
      odds: {
        figure: part(book, 'odds/figure', ['artillery/area-roll'], () => of['figure-faces']),
        gunpowder: part(book, 'odds/gunpowder', ['culverin/area-roll'], () => book.reading(gunpowderRemoves)),
        machine: part(book, 'odds/machine', ['artillery/area-roll-artillery'], () => of['machine-faces']),
      },
      directHit: part(book, 'directHit', ['artillery/direct-hit-removes'], () => book.reading(directHitFigures)),
      bodyPart: part(book, 'bodyPart', ['artillery/area-roll'], () => book.reading(areaBodyPart)),
      leastOne: part(book, 'leastOne', ['artillery/at-least-one'], () => book.reading(leastOne)),
      boltPath: part(book, 'boltPath', ['artillery/ballista-hit'], () => book.reading(boltPath)),
      casualtiesFire: part(book, 'casualtiesFire', ['artillery/counter-battery-returns'], () =>
        book.reading(duelCasualties),
      ),
      extraCrew: part(book, 'extraCrew', ['artillery/extra-crew'], () => book.reading(extraCrew)),
      untrainedEvery: part(book, 'untrainedEvery', ['artillery/captured-half-rate'], () => of['untrained-every']),
      hillLevels: part(book, 'hillLevels', ['artillery/no-third-level'], () => of['hill-levels']),
      firingCheck: firingCheckUnder(book),
      objects: objectsUnder(book),
      mixedHits: part(book, 'mixedHits', ['gunpowder/object-destruction'], () => book.reading(mixedHits)),
      castleHits: part(book, 'castleHits', ['gunpowder/object-destruction'], () => book.reading(otherPiecesDestroy)),
      floors: floorsUnder(book),
      destroying: part(book, 'destroying', ['missile/loading-artillery'], () => book.reading(destroyMeaning)),
    };
  });
}

function firingCheckUnder(book: OpenBook): ArtilleryNumbers['firingCheck'] {
  const check = book.of(gunpowderFiringCheck);
  const gunpowder = book.numbers(gunpowderNumbers);
  return part(book, 'firingCheck', ['gunpowder/firing-check'], () => ({
    dice: gunpowder['firing-check-dice'],
    misfire: check.misfire.rolls,
    sure: check['good-shooting'].rolls,
    normal: check.normal.rolls,
    explodes: check['blows-up'].rolls,
    reach: gunpowder['explosion-reach'],
    handCannon: book.reading(firingCheckHandCannon),
  }));
}

/** What it takes to shoot things to pieces. */
function objectsUnder(book: OpenBook): ArtilleryNumbers['objects'] {
  return {
    'castle-tower': part(book, 'objects/castle-tower', ['gunpowder/object-destruction'], () =>
      castleWork('castle-tower', book),
    ),
    'castle-wall-section': part(book, 'objects/castle-wall-section', ['gunpowder/object-destruction'], () =>
      castleWork('castle-wall-section', book),
    ),
    'castle-gate': part(book, 'objects/castle-gate', ['gunpowder/object-destruction'], () =>
      castleWork('stone-bridge-or-castle-gate', book),
    ),
    'stone-bridge': part(book, 'objects/stone-bridge', ['gunpowder/object-destruction'], () => ({
      ...castleWork('stone-bridge-or-castle-gate', book),
      ...book.reading(stoneBridge),
    })),
    'wooden-bridge': part(book, 'objects/wooden-bridge', ['gunpowder/object-destruction'], () => ({
      ...castleWork('wooden-bridge', book),
      ...book.reading(woodenBridge),
    })),
  };
}

function floorsUnder(book: OpenBook): ArtilleryNumbers['floors'] {
  const floors = book.of(buildingFloorPoints);
  const of = (building: 'a' | 'b' | 'c' | 'd'): number =>
    part(
      book,
      `floors/${building}`,
      ['sheet/building-floor-destruction'],
      () => floors[`class-${building}`]['points-per-floor'],
    );
  return { a: of('a'), b: of('b'), c: of('c'), d: of('d') };
}

function castleWork(row: (typeof objectDestruction)['rows'][number], book: OpenBook): ObjectHits {
  const {
    'bombard-hits': bombard,
    'cannon-hits': cannon,
    'within-cm-of-same-spot': within,
  } = book.of(objectDestruction)[row];
  return { bombard, cannon, other: null, within };
}
