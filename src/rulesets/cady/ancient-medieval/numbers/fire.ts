import type { OpenBook } from '../../../../book/index.js';
import { figureSize, pieceSize } from '../../common/book/rulings/sizes.js';
import type { DefensiveFireNumbers } from '../../common/fighting/defensive-fire.js';
import type { CommonRules } from '../../common/rules.js';
import { carriedArc, carriedJavelin, elephantBlownUp, elephantInArea, machineThirds } from '../book/rulings/fire.js';
import { chargedFail, chargedMiddle } from '../book/rulings/missiles.js';
import { part } from '../part.js';

/** The numbers that several kinds of fire share. Lengths in cm, angles in degrees. */
export interface FireNumbers {
  /** How far a figure's head and torso, and a machine, reach from their middle. */
  readonly figureRadius: number;
  readonly pieceRadius: number;
  /** Whether the thirds of a machine's range are of the printed one or of that with height counted in. */
  readonly machineThirds: 'printed' | 'modified';
  /** Fire from chariots and elephants. */
  readonly carried: {
    readonly arc: { readonly left: number; readonly right: number };
    readonly javelins: 'as-thrown' | 'by-thirds';
  };
  /** What a shot does to an elephant in its circle, not at its centre. */
  readonly elephantInHitArea: 'nothing' | 'one-hit';
  /** Whether a gun that blows up takes an elephant with it as it does every figure. */
  readonly elephantBlownUp: boolean;
  /** How far missiles and sight go into, out of and in a forest, and how near its edge troops in a marsh fire out. */
  readonly forest: number;
  readonly marshEdge: number;
}

/**
 * The numbers that several kinds of fire share under the readings that `choices` takes.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 */
export function fireUnder(book: OpenBook, common: CommonRules): FireNumbers {
  return part(book, 'fire', [], () => ({
    figureRadius: part(book, 'figureRadius', ['artillery/area-roll'], () => book.reading(figureSize)),
    pieceRadius: part(book, 'pieceRadius', ['artillery/area-roll-artillery'], () => book.reading(pieceSize)),
    machineThirds: part(book, 'machineThirds', ['artillery/hill-range-bonus', 'artillery/hill-range-malus'], () =>
      book.reading(machineThirds),
    ),
    carried: carriedFireUnder(book),
    elephantInHitArea: part(book, 'elephantInHitArea', ['elephant/catapult-hit'], () => book.reading(elephantInArea)),
    elephantBlownUp: part(book, 'elephantBlownUp', ['gunpowder/firing-check'], () => book.reading(elephantBlownUp)),
    forest: common.forest.depth,
    marshEdge: common.ground.marsh.edge,
  }));
}

/** Fire from chariots and elephants. */
export function carriedFireUnder(book: OpenBook): FireNumbers['carried'] {
  return {
    arc: part(book, 'carried/arc', ['missile/arc-mounted'], () => book.reading(carriedArc)),
    javelins: part(book, 'carried/javelins', ['javelin/use'], () => book.reading(carriedJavelin)),
  };
}

/**
 * Fire at a charger as this period prints it, in place of that of the common rules: whoever fails fires at middle range, and only
 * close range costs the melee.
 *
 * Source: Missile Units Being Attacked in Melee.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause cady/ancient-medieval/missile/attacked-3dt-fail
 * @clause cady/ancient-medieval/missile/attacked-3dt-pass
 * @clause cady/ancient-medieval/missile/attacked-close-no-melee
 */
export function defensiveFireUnder(book: OpenBook): DefensiveFireNumbers {
  return part(
    book,
    'defensiveFire',
    ['missile/attacked-3dt-fail', 'missile/attacked-3dt-pass', 'missile/attacked-close-no-melee'],
    () => {
      const failed = book.reading(chargedFail);
      const { melee: melees } = book.reading(chargedMiddle);
      return {
        passed: { far: { steps: 0, melees }, middle: { steps: 0, melees }, close: { steps: 0, melees: false } },
        failed: { ...failed, melees: true },
      };
    },
  );
}
