import {
  distance,
  figuresOf,
  type Placed,
  type Point,
  quadOf,
  type Side,
  sideToward,
} from '../../../../table/index.js';
import type { FightingRules } from '../fighting-rules.js';
import type { MissileShot } from './missile-shot.js';

/** What a shot at a body hangs on by where it comes from. */
export type ShotSide = Pick<MissileShot, 'struck' | 'pavise'>;

/** A body that is shot at. */
interface Mark {
  readonly body: Placed;
  readonly formation?: MissileShot['formation'];
  /** Pavises that it has. */
  readonly pavises: number;
}

/**
 * How a body takes shots, by where each comes from: the side on which a phalanx takes it, and whether it goes at a figure behind a pavise,
 * where the nearest figure is aimed at.
 *
 * @clause cady/ancient-medieval/pavise/rule
 * @clause cady/ancient-medieval/phalanx/missile-front
 */
export function shotSides(
  { body, formation, pavises }: Mark,
  rules: Pick<FightingRules, 'field'>,
): (from: Point) => ShotSide {
  const isPhalanx = formation === 'phalanx';
  if (pavises === 0 && !isPhalanx) return () => ({});
  const quad = quadOf(body);
  const figures = pavises === 0 ? [] : figuresOf(body).map(({ point }) => point);
  return from => {
    const struck = sideToward(quad, from);
    const away = figures.map(point => distance(from, point));
    const figure = away.indexOf(Math.min(...away));
    return {
      ...(isPhalanx ? { struck } : {}),
      ...(figure >= 0 && behindPavise({ struck, figure, pavises }, rules) ? { pavise: true } : {}),
    };
  };
}

/**
 * Whether a shot goes at a figure behind a pavise: who has them holds them before him, the first ranks first.
 *
 * @param shot `figure`: the place in its unit of the figure that is aimed at, 0 the first of the front rank
 * @clause cady/ancient-medieval/pavise/rule
 */
export function behindPavise(
  { struck, figure, pavises }: { readonly struck: Side; readonly figure: number; readonly pavises: number },
  { field }: Pick<FightingRules, 'field'>,
): boolean {
  return struck === 'front' && figure < pavises * field.pavise.figures;
}
