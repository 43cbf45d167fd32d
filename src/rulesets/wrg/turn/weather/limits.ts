import { type Bearing, bearingTo, distance, type Segment, turnBetween } from '../../../../table/index.js';
import { windPoints } from '../../rules/optional/weather.js';
import type { WrgRules } from '../../rules.js';
import type { Doing, Unit } from '../../state.js';
import { moveInWeather } from '../../weather/effects.js';

/** Half a point of the compass of eight: who goes no farther off goes straight down the wind. */
const HALF_A_POINT = 180 / windPoints.length;

/**
 * Paces of a move, or of the reach of a charge, that are left of it at night.
 *
 * @clause wrg/night/vision-move
 */
export function atNight(paces: number, unit: Unit, rules: WrgRules, doing?: Doing): number {
  const night = unit.period.weather?.night === true;
  if (!night) return paces;
  if (doing === 'routing' || unit.rout !== null || doing === 'evading') return paces;
  // What the ground has taken off the move is off it already.
  const farthest = moveInWeather({ normal: Infinity, charge: null }, { slowed: slowedOn(unit), night }, rules).normal;
  return Math.min(paces, farthest);
}

const slowedOn = ({ period }: Unit): 'no' | 'mud' | 'snow' => period.weather?.slowed ?? 'no';

/**
 * Paces that snow leaves of what is rowed (`wrg/ruling/snow-off-the-ground`).
 *
 * @clause wrg/weather/snow
 */
export function rowedInSnow(paces: number, unit: Unit, { optional }: WrgRules): number {
  const { offTheGround, movement } = optional.weather.snow;
  return offTheGround && slowedOn(unit) === 'snow' ? paces * movement : paces;
}

/**
 * Whether the wind lets a body go on a bearing.
 *
 * @clause wrg/weather/wind-desert
 */
export function windLets(unit: Pick<Unit, 'period'>, bearing: Bearing): boolean {
  const down = unit.period.weather?.downWind ?? null;
  return down === null || isDownWind(bearing, down);
}

/**
 * Of the straight pieces of a ride those that the wind lets riders come on: they halt before the first that leads anywhere but straight down it.
 *
 * @param down where the wind blows to, for those whom it holds to that.
 * @clause wrg/weather/wind-desert
 */
export function downTheWindAlone(pieces: readonly Segment[], down: Bearing | null): readonly Segment[] {
  if (down === null) return pieces;
  const goes = ({ from, to }: Segment) => distance(from, to) === 0 || isDownWind(bearingTo(from, to), down);
  const barred = pieces.findIndex(piece => !goes(piece));
  return barred < 0 ? pieces : pieces.slice(0, barred);
}

/** Whether a bearing is as good as straight down the wind. */
export function isDownWind(bearing: Bearing, down: Bearing): boolean {
  return turnBetween(down, bearing) <= HALF_A_POINT;
}
