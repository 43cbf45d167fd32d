import { reasonFor } from '../../../../rulebook/index.js';
import {
  isStrip,
  type Leg,
  type March,
  normalBearing,
  piecesOnStrip,
  type Wheel,
  widthOf,
} from '../../../../table/index.js';
import { moveRate } from '../../moving/rates.js';
import type { WrgRules } from '../../rules.js';
import type { Unit } from '../../state.js';
import { moveInWeather } from '../../weather/effects.js';
import { strays } from '../../weather/sky.js';
import type { Field } from '../field.js';
import { mannerOf } from '../moving/going.js';
import type { Marching, Way } from '../moving/march.js';
import type { Play } from '../play.js';
import { atNight, isDownWind } from './limits.js';

/**
 * A way as sandstorm and darkness leave it: nobody but desert people goes anywhere but straight down the wind, nobody but evaders and
 * routers goes far at night, and who has no light may stray.
 *
 * @clause wrg/weather/wind-desert
 * @clause wrg/night/vision-move
 * @clause wrg/night/diverge
 */
export function wayInWeather(unit: Unit, way: Way, { rules }: Pick<Field, 'rules'>): Way {
  const { weather } = unit.period;
  if (weather === undefined) return way;
  const dark = { ...way, allowance: atNight(way.allowance, unit, rules, way.doing) };
  return astray(downTheWind(dark, weather.downWind, rules), weather.strays);
}

function downTheWind(way: Way, down: number | null, { optional }: WrgRules): Way {
  if (down === null || way.legs.length === 0) return way;
  const leg = way.legs.find(isLeg);
  const bearing = leg?.bearing ?? null;
  const goes = bearing !== null && isDownWind(bearing, down);
  const flees = flights.includes(way.doing) && optional.weather.wind.runnersGo;
  const reason = reasonFor('wrg/weather/wind-desert', 'a sandstorm', 'nowhere but straight down the wind');
  const because = [...(way.because ?? []), reason];
  if (!goes && !flees) return { ...way, legs: [], because };
  return { ...way, legs: [{ bearing: down, distance: leg?.distance ?? 'all' }], because };
}

/** What is done to get away from somebody. */
const flights: readonly Way['doing'][] = ['routing', 'evading', 'rallying-back', 'retiring'];

const isLeg = (leg: Leg | Wheel): leg is Leg => 'bearing' in leg;

/** A way that leads so far aside of its goal: every straight part of it is turned a little. */
function astray(way: Way, aside: NonNullable<Unit['period']['weather']>['strays']): Way {
  if (aside === null) return way;
  const legs = way.legs.map(leg => {
    if (!isLeg(leg)) return leg;
    const length = leg.distance === 'all' ? way.allowance : Math.min(leg.distance, way.allowance);
    const degrees = length <= 0 ? 0 : (Math.atan2(aside.paces, length) * 180) / Math.PI;
    return { ...leg, bearing: normalBearing(leg.bearing + (aside.way === 'left' ? -degrees : degrees)) };
  });
  // Who strays goes aside without knowing it, and faces as he thought he would; a charge faces whom it meets.
  const straight = way.legs.filter(isLeg).at(-1);
  const keeps = straight === undefined || way.doing === 'charging' ? {} : { facing: straight.bearing };
  return { ...keeps, ...way, legs, freeTurns: true };
}

/**
 * Those who march without a light at night throw for where they stray to, and march again as they have thrown.
 *
 * @clause wrg/night/diverge
 */
export function strayInTheDark(
  marching: ReadonlyMap<string, Marching>,
  again: (unit: Unit) => Marching,
  { dice, rules, tell }: Play,
): ReadonlyMap<string, Marching> {
  return new Map(
    [...marching].map(([id, one]) => {
      const { unit, march } = one;
      const { weather } = unit.period;
      if (weather === undefined || !weather.inTheDark || march.moved === 0) return [id, one];
      const { way, paces, because } = strays(unit.troops.training, dice, rules);
      if (way === 'straight') return [id, one];
      weather.strays = { way, paces };
      tell({ kind: 'strays', unit: id, way, paces, because }, [unit.side]);
      return [id, again(unit)];
    }),
  );
}

/**
 * Paces that mud does not take from a body on a paved road; 0 where there is no mud, or no road.
 *
 * @clause wrg/weather/rain-mud
 */
export function spared(unit: Unit, { scenario, rules }: Pick<Field, 'scenario' | 'rules'>): number {
  const { weather } = unit.period;
  if (weather === undefined || weather.slowed === 'no' || !(scenario.weather?.pavedRoads.length ?? 0)) return 0;
  const { normal } = moveRate(unit.troops, { ...mannerOf(unit, false), weather: { slowed: 'no', rivers: 0 } }, rules);
  const move = { normal, charge: null };
  return moveInWeather({ ...move, paved: true }, weather, rules).normal - moveInWeather(move, weather, rules).normal;
}

/** Whether a march keeps to a paved road from end to end, in a column no wider than the road. */
export function keepsToPavedRoad(
  { start, nodes }: March,
  { scenario, table }: Pick<Field, 'scenario' | 'table'>,
): boolean {
  const paved = scenario.weather?.pavedRoads ?? [];
  return table.features.some(
    road =>
      paved.includes(road.id) &&
      isStrip(road) &&
      widthOf(start) <= road.width &&
      nodes.every((node, at) => {
        const from = nodes[at - 1]?.at ?? start.at;
        if (from.x === node.at.x && from.y === node.at.y) return true;
        const [piece] = piecesOnStrip({ from, to: node.at }, road);
        return piece !== undefined && piece.start <= 0 && piece.end >= 1;
      }),
  );
}
