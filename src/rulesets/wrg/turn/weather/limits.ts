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
  const how = { routing: doing === 'routing' || unit.rout !== null, evading: doing === 'evading' };
  return moveInWeather({ normal: paces, charge: null, ...how }, { slowed: 'no', night }, rules).normal;
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
