import type { RangeThird } from '../../common/fighting/defensive-fire.js';
import type { TroopType } from '../troops.js';

/** What a target of missiles stands behind. A fence may be of wood or stone; a pavise is no cover but a shield of its own. */
export type MissileCover = 'fence' | 'stone-wall' | 'entrenchment' | 'castle-wall' | 'war-wagons';

/** One figure shooting or throwing at a target. Lengths in cm. */
export interface MissileShot {
  readonly shooter: TroopType;
  /** It throws what its unit bought for it, in place of the weapon of its kind. */
  readonly thrown?: 'axe' | 'javelin';
  /** It throws as its unit closes for melee; matters for javelins. */
  readonly closing?: boolean;
  /** A machine stands for its crew. */
  readonly target: TroopType;
  /** Distance to the target, 0 and up. */
  readonly distance: number;
  /** The third of its range that a charged unit fires at, whatever the distance now. */
  readonly third?: RangeThird;
  /** Hill levels that the shooter stands above the target; below 0 when the target stands higher. */
  readonly levelsAbove?: number;
  /** The shooter stands on the curtain wall of a castle. */
  readonly onCurtainWall?: boolean;
  /** The shooter stands behind the first rank that sees the target. */
  readonly indirect?: boolean;
  /** Ranks of the target, front to back as the shooter sees it. */
  readonly ranksDeep?: number;
  readonly cover?: MissileCover;
  readonly pavise?: boolean;
  /** The target stands on the edge of a forest. */
  readonly forestEdge?: boolean;
  /** The target has moved this turn. */
  readonly targetMoved?: boolean;
  readonly formation?: 'phalanx' | 'testudo';
  /** The side of the target that is shot at; the front unless said. */
  readonly struck?: 'front' | 'flank' | 'rear';
  /** The shooter stands behind war wagons. */
  readonly fromWarWagons?: boolean;
  /** The target sits in a war wagon on the move. */
  readonly inMovingWagon?: boolean;
  /** Steps that a failed or passed test gave a charged unit, on top of those of the range. */
  readonly bonus?: number;
}
