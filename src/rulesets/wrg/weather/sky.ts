import type { Dice } from '../../../dice/index.js';
import { counted, type Reason, reasonFor } from '../../../rulebook/index.js';
import { rounded } from '../casualties/whole.js';
import { type WeatherRegion, type WindPoint, windPoints } from '../rules/optional/weather.js';
import { wrgRules } from '../rules.js';
import type { Training } from '../troops.js';
import { type Country, periodsFallen, type WeatherRulesPart, type WeatherSoFar } from './potential.js';

/**
 * Where the wind blows from: the north-east by the Mediterranean; in Europe it is diced for (`wrg/ruling/wind-of-europe`).
 *
 * Source: Optional Rules for Weather and Time of Day.
 *
 * @clause wrg/weather/wind-direction
 */
export function windFrom(region: WeatherRegion, dice: Dice, { optional }: WeatherRulesPart = wrgRules()): WindPoint {
  if (region === 'mediterranean') return 'north-east';
  const { ofEurope } = optional.weather.wind;
  return ofEurope[dice.roll(ofEurope.length) - 1] ?? 'west';
}

/**
 * Where the wind comes from once rain has begun: it shifts against the clock.
 *
 * @clause wrg/weather/wind-direction
 */
export function windInRain(from: WindPoint, { optional }: WeatherRulesPart = wrgRules()): WindPoint {
  const points = windPoints.length;
  const at = windPoints.indexOf(from) - optional.weather.wind.shift;
  return windPoints[((at % points) + points) % points] ?? from;
}

/** A place where fog may lie. */
export interface FoggyPlace {
  readonly region: WeatherRegion;
  readonly country: Country;
  readonly month: number;
  /** By the sea. */
  readonly coast?: boolean;
  /** Strong winds blow at the start of the game. */
  readonly windy?: boolean;
}

/**
 * Whether there is fog at the start of the game: by the sea in any month, in mountains and inland in western Europe in the cold ones;
 * never in strong winds. No die is thrown where there can be none.
 *
 * Source: Optional Rules for Weather and Time of Day.
 *
 * @clause wrg/weather/fog
 */
export function fogFalls(place: FoggyPlace, dice: Dice, { optional }: WeatherRulesPart = wrgRules()): boolean {
  const { die, fog } = optional.weather;
  return mayBeFoggy(place, { optional }) && fog.faces.includes(dice.roll(die));
}

/** Whether it is thrown for fog at all. */
export function mayBeFoggy(place: FoggyPlace, { optional }: WeatherRulesPart = wrgRules()): boolean {
  const { months } = optional.weather.fog;
  const inland = (place.country === 'mountains' || place.region === 'europe') && months.includes(place.month);
  return place.windy !== true && (place.coast === true || inland);
}

/**
 * Paces that one sees in fog; `null` when it has lifted.
 *
 * @param period of the game, from 1.
 * @clause wrg/weather/fog
 */
export function fogVision(period: number, { optional }: WeatherRulesPart = wrgRules()): number | null {
  const { fog } = optional.weather;
  return period <= fog.periods ? fog.vision : null;
}

/** Troops that may have the sun in their eyes. */
export interface Facing {
  readonly region: WeatherRegion;
  readonly month: number;
  /** Nothing falls and there is no fog. */
  readonly clear: boolean;
  /** Degrees from north, clockwise. */
  readonly facing: number;
  /** Which period of the day, from 1. */
  readonly period: number;
  /** Whether the sun shines through, where it has been thrown for already (`sunShines`); otherwise a die is thrown where it has to be. */
  readonly shines?: boolean;
}

/**
 * Where the sun stands low on a clear summer's day: in the east in its first periods, in the west in its last.
 *
 * @clause wrg/weather/sun
 */
export function lowSun(
  { clear, month, period }: Pick<Facing, 'clear' | 'month' | 'period'>,
  rules: WeatherRulesPart = wrgRules(),
): 'east' | 'west' | null {
  const { sun } = rules.optional.weather;
  const periods = daylight(month, rules);
  if (!clear || !sun.months.includes(month) || period > periods) return null;
  if (period <= sun.periods) return 'east';
  return period > periods - sun.periods ? 'west' : null;
}

/**
 * Whether a low sun shines through: always by the Mediterranean, in Europe by a die.
 *
 * @clause wrg/weather/sun
 */
export function sunShines(region: WeatherRegion, dice: Dice, { optional }: WeatherRulesPart = wrgRules()): boolean {
  const { sun, die } = optional.weather;
  return region === 'mediterranean' || sun.facesInEurope.includes(dice.roll(die));
}

/**
 * Whether the sun dazzles troops: they face it low in the east in the first periods of a clear summer's day, or in the west in the last;
 * in Europe only by a die.
 *
 * Source: Optional Rules for Weather and Time of Day.
 *
 * @clause wrg/weather/sun
 */
export function dazzled(troops: Facing, dice: Dice, rules: WeatherRulesPart = wrgRules()): boolean {
  return facesLowSun(troops, rules) && (troops.shines ?? sunShines(troops.region, dice, rules));
}

/**
 * Whether troops look into a low sun, if it shines through.
 *
 * @clause wrg/weather/sun
 */
export function facesLowSun(
  troops: Pick<Facing, 'clear' | 'month' | 'period' | 'facing'>,
  rules: WeatherRulesPart = wrgRules(),
): boolean {
  const low = lowSun(troops, rules);
  return low !== null && offBy(troops.facing, bearings[low]) <= rules.optional.weather.sun.arc;
}

const bearings = { east: 90, west: 270 } as const;

function offBy(facing: number, point: number): number {
  const off = Math.abs(facing - point) % 360;
  return Math.min(off, 360 - off);
}

/**
 * How many periods of daylight a day has in a month (`wrg/ruling/day-in-periods`). Fighting normally ends at nightfall.
 *
 * Source: Optional Rules for Weather and Time of Day > Night.
 *
 * @param month from 1.
 * @clause wrg/weather/daylight
 */
export function daylight(month: number, { optional }: WeatherRulesPart = wrgRules()): number {
  return optional.weather.daylight[month - 1] ?? 0;
}

/**
 * Periods of the day that are gone when a battle begins, where players dice for it.
 *
 * @clause wrg/weather/elapsed
 */
export function elapsedPeriods(dice: Dice, { optional }: WeatherRulesPart = wrgRules()): number {
  return dice.roll(optional.weather.die);
}

/** Troops that march in the dark. */
export type Stray = 'left' | 'right' | 'straight';

/**
 * Which way troops without lights stray in a period, by a die of their kind, and by how many paces.
 *
 * Source: Optional Rules for Weather and Time of Day > Night.
 *
 * @clause wrg/night/diverge
 */
export function strays(
  training: Training,
  dice: Dice,
  { optional, fighting }: WeatherRulesPart & Pick<ReturnType<typeof wrgRules>, 'fighting'> = wrgRules(),
): { readonly score: number; readonly way: Stray; readonly paces: number; readonly because: readonly Reason[] } {
  const { left, right, diverging } = optional.weather.night;
  const { average, ordinary } = fighting.casualties.dice;
  const score = training === 'regular' ? dice.marked(average) : dice.roll(ordinary);
  const way = left.includes(score) ? 'left' : right.includes(score) ? 'right' : 'straight';
  const paces = way === 'straight' ? 0 : diverging;
  const effect = way === 'straight' ? 'straight on' : `${counted(paces, 'pace')} ${way}`;
  const because = [reasonFor('wrg/night/diverge', `without a light, a throw of ${score}`, effect)];
  return { score, way, paces, because };
}

/**
 * Whether a fire or a torch lights what is so many paces from it.
 *
 * @clause wrg/night/light
 */
export function isLit(distance: number, { optional }: WeatherRulesPart = wrgRules()): boolean {
  return distance <= optional.weather.night.light;
}

/** An army in its camp at night. */
export interface NightCamp {
  /** Units that may stand guard; the others sleep. */
  readonly guards: number;
  /** Paces at which sentries find those who come near. */
  readonly sentriesSee: number;
  /** The part of a period in which sleepers form up. */
  readonly forming: { readonly regular: number; readonly barbarian: number };
}

/**
 * How an army camps at night: how many of its units may be awake, how far sentries see, and how long sleepers take to form up.
 *
 * Source: Optional Rules for Weather and Time of Day > Night.
 *
 * @clause wrg/night/camp
 */
export function nightCamp(units: number, { optional }: WeatherRulesPart = wrgRules()): NightCamp {
  const { onGuard, sentriesSee, forming } = optional.weather.night;
  return { guards: rounded(units * onGuard, 'down'), sentriesSee, forming };
}

/**
 * Figures that a body loses from a mountain path with a drop on one side, each time it moves in snow; no die before the snow lies
 * (`wrg/ruling/snow-paths`).
 *
 * Source: Optional Rules for Weather and Time of Day.
 *
 * @clause wrg/weather/snow-paths
 */
export function lostOverTheEdge(
  so: Pick<WeatherSoFar, 'now' | 'snow'>,
  dice: Dice,
  { optional }: WeatherRulesPart = wrgRules(),
): number {
  const { snow, die } = optional.weather;
  return pathsAreSlippery(so, { optional }) && snow.overTheEdge.includes(dice.roll(die)) ? snow.figures : 0;
}

/**
 * Whether so much snow has fallen that mountain paths are thrown for (`wrg/ruling/snow-paths`).
 *
 * @clause wrg/weather/snow-paths
 */
export function pathsAreSlippery(
  so: Pick<WeatherSoFar, 'now' | 'snow'>,
  { optional }: WeatherRulesPart = wrgRules(),
): boolean {
  const { snow, badGroundAfter } = optional.weather;
  return snow.pathsLater ? periodsFallen({ ...so, wet: 0 }).snow >= badGroundAfter : so.snow > 0;
}
