import { counted, effectOf, type Reason, reasonFor } from '../../../rulebook/index.js';
import type { OtherFactor } from '../others.js';
import { wrgRules } from '../rules.js';
import { type Country, periodsFallen, type WeatherRulesPart, type WeatherSoFar } from './potential.js';

/** Troops in the weather of a period. */
export interface InWeather {
  /** What there is now, and what has fallen so far. */
  readonly so: Pick<WeatherSoFar, 'now' | 'wet' | 'snow' | 'dry'>;
  readonly country: Country;
  readonly month: number;
  /** Troops are Arabs, whom desert and wind do not trouble. */
  readonly arabs?: boolean;
  /** They have access to a well. */
  readonly well?: boolean;
  /** The sun dazzles them (`dazzled`). */
  readonly dazzled?: boolean;
  /** It is foggy (`fogVision`). */
  readonly fog?: number | null;
  /** It is night. */
  readonly night?: boolean;
}

/** What the weather does to troops. */
export interface WeatherEffects {
  /** What is added to the weapon factors of missiles, and to those hand to hand. */
  readonly missiles: number;
  readonly melee: number;
  /** What a reaction test takes as `others`. */
  readonly reaction: readonly OtherFactor[];
  /** Classes that crossing a river is the more difficult. */
  readonly rivers: number;
  /** How moves are shortened (`moveInWeather`). */
  readonly slowed: 'no' | 'mud' | 'snow';
  /** Paces that anybody sees; `null`: as far as ever. */
  readonly vision: number | null;
  readonly trumpetsHeard: boolean;
  /** They can move nowhere but straight down the wind. */
  readonly onlyDownWind: boolean;
  /** Whether fires go out and none can be lit any more. */
  readonly firesOut: boolean;
  /** Whether grass can burn. */
  readonly grassBurns: boolean;
  /** Everybody counts unfriendly cover, and whom they see without light surprises them. */
  readonly unfriendlyCover: boolean;
  readonly because: readonly Reason[];
}

const point = { one: 'point', many: 'points' };

/**
 * What rain, snow, drought, wind, the sun, fog and night do to troops in a period.
 *
 * Source: Optional Rules for Weather and Time of Day.
 *
 * @clause wrg/weather/rain-missiles
 * @clause wrg/weather/rain-mud
 * @clause wrg/weather/snow
 * @clause wrg/weather/drought
 * @clause wrg/weather/drought-fire
 * @clause wrg/weather/wind-desert
 * @clause wrg/weather/sun-effect
 * @clause wrg/night/vision-move
 * @clause wrg/night/cover
 */
export function weatherEffects(troops: InWeather, rules: WeatherRulesPart = wrgRules()): WeatherEffects {
  const { so, country, arabs = false, night = false } = troops;
  const { weather } = rules.optional;
  const { shooting, fighting, reaction } = weatherFactors(troops, rules);
  const slowed = slowing(so, rules);
  const windy = so.now.includes('strong-winds');
  const sandstorm = isSandstorm(troops);
  const factors = [...new Set([...shooting, ...fighting, ...reaction])];
  const because = factors.map(each => reasonFor(each.clause, each.because, effectOf(each.points, point)));
  if (sandstorm) because.push(reasonFor('wrg/weather/wind-desert', 'strong winds in desert', 'nobody sees far'));
  if (night) because.push(reasonFor('wrg/night/vision-move', 'night', counted(weather.night.vision, 'pace')));
  return {
    missiles: sum(shooting),
    melee: sum(fighting),
    reaction,
    rivers: slowed === 'no' ? 0 : weather.mud.rivers,
    slowed,
    vision: visionIn(troops, rules),
    trumpetsHeard: !(sandstorm || (windy && weather.wind.deafens)),
    onlyDownWind: sandstorm && !arabs,
    firesOut: so.wet > 0,
    grassBurns: windy && country === 'steppe' && isDrought(troops.month, rules) && so.wet === 0,
    unfriendlyCover: night,
    because,
  };
}

/** What bounds how far anybody sees. */
export type Dimmed = Pick<InWeather, 'country' | 'fog' | 'night'> & { readonly so: Pick<WeatherSoFar, 'now'> };

/**
 * Paces that anybody sees through fog, sandstorm and night; `null`: as far as ever.
 *
 * Source: Optional Rules for Weather and Time of Day.
 *
 * @clause wrg/weather/wind-desert
 * @clause wrg/night/vision-move
 */
export function visionIn(dimmed: Dimmed, { optional }: WeatherRulesPart = wrgRules()): number | null {
  const { fog = null, night = false } = dimmed;
  const { wind, night: dark } = optional.weather;
  return nearest([fog, isSandstorm(dimmed) ? wind.desertVision : null, night ? dark.vision : null]);
}

function isSandstorm({ so, country }: Pick<Dimmed, 'so' | 'country'>): boolean {
  return country === 'desert' && so.now.includes('strong-winds');
}

/** What the weather adds to the factors of the charts. */
export interface WeatherFactors {
  readonly shooting: readonly OtherFactor[];
  readonly fighting: readonly OtherFactor[];
  readonly reaction: readonly OtherFactor[];
}

/**
 * What rain, mud, snow, thirst and the sun add to the weapon factors of troops that shoot or fight, and to their reaction.
 *
 * @clause wrg/weather/rain-missiles
 * @clause wrg/weather/rain-mud
 * @clause wrg/weather/drought
 * @clause wrg/weather/sun-effect
 */
export function weatherFactors(troops: InWeather, rules: WeatherRulesPart = wrgRules()): WeatherFactors {
  const { so, country, month, arabs = false, well = false } = troops;
  const { weather } = rules.optional;
  const shooting: OtherFactor[] = [];
  const fighting: OtherFactor[] = [];
  const reaction: OtherFactor[] = [];
  if (so.dry !== null && so.dry < weather.rain.dryFrom) {
    shooting.push({ points: weather.rain.missiles, clause: 'wrg/weather/rain-missiles', because: 'wet' });
  }
  const slowed = slowing(so, rules);
  if (slowed !== 'no') {
    const clause = slowed === 'mud' ? 'wrg/weather/rain-mud' : 'wrg/weather/snow';
    reaction.push({ points: weather.mud.reaction, clause, because: slowed });
  }
  if (country === 'desert' && isDrought(month, rules) && !arabs && !well) {
    const thirst = { points: weather.drought.points, clause: 'wrg/weather/drought', because: 'thirst' } as const;
    for (const factors of [shooting, fighting, reaction]) factors.push(thirst);
  }
  if (troops.dazzled === true) {
    const because = 'the sun in their eyes';
    const sun = { points: weather.sun.points, clause: 'wrg/weather/sun-effect', because } as const;
    for (const factors of [shooting, fighting]) factors.push(sun);
  }
  return { shooting, fighting, reaction };
}

function slowing(so: InWeather['so'], { optional }: WeatherRulesPart): 'no' | 'mud' | 'snow' {
  const { badGroundAfter } = optional.weather;
  const { wet, snow } = periodsFallen(so);
  if (snow >= badGroundAfter) return 'snow';
  return wet >= badGroundAfter ? 'mud' : 'no';
}

function isDrought(month: number, { optional }: WeatherRulesPart): boolean {
  return optional.weather.drought.months.includes(month);
}

function sum(factors: readonly OtherFactor[]): number {
  return factors.reduce((total, { points }) => total + points, 0);
}

function nearest(sights: readonly (number | null)[]): number | null {
  const known = sights.filter(each => each !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** A move as it usually is, in paces, and how it is made. */
export interface UsualMove {
  readonly normal: number;
  readonly charge: number | null;
  /** On a paved road. */
  readonly paved?: boolean;
  readonly routing?: boolean;
  readonly evading?: boolean;
}

/**
 * How far troops move and charge in mud, snow and the dark. Mud takes so many paces off, but not on paved roads. Snow halves moves and
 * leaves a charge no more than a move, except to those who rout (`wrg/ruling/snow-and-mud`). In the dark nobody goes far (`wrg/ruling/mud-and-snow-at-night`) but evaders
 * and routers.
 *
 * Source: Optional Rules for Weather and Time of Day.
 *
 * @clause wrg/weather/rain-mud
 * @clause wrg/weather/snow
 * @clause wrg/night/vision-move
 */
export function moveInWeather(
  move: UsualMove,
  { slowed, night = false }: { readonly slowed: 'no' | 'mud' | 'snow'; readonly night?: boolean },
  { optional }: WeatherRulesPart = wrgRules(),
): { readonly normal: number; readonly charge: number | null } {
  const { mud, snow, night: dark } = optional.weather;
  const { routing = false, evading = false, paved = false } = move;
  const muddy = (slowed === 'mud' || (slowed === 'snow' && snow.mudToo)) && !paved;
  const onGround = (paces: number) =>
    Math.max(0, paces + (muddy ? mud.movement : 0)) * (slowed === 'snow' ? snow.movement : 1);
  const most = dark.ground === 'before' ? onGround(dark.movement) : dark.movement;
  const shortened = (paces: number) =>
    night && !routing && !evading ? Math.min(onGround(paces), most) : onGround(paces);
  const extra = slowed !== 'snow' || routing;
  const charge = move.charge === null ? null : shortened(extra ? move.charge : move.normal);
  return { normal: shortened(move.normal), charge };
}
