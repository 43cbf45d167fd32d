import type { WindPoint } from '../rules/optional/weather.js';
import type { WeatherSoFar } from './potential.js';

/** The weather of a battle and the time of its day, as everybody on the table knows them. */
export interface BattleWeather {
  /** What may come, what there is of it now, and what has fallen so far. */
  so: WeatherSoFar;
  /** Where the wind blows from; `null` before the first period. */
  wind: WindPoint | null;
  /** Fog lay on the field at dawn, or whenever the battle began. */
  fog: boolean;
  /** Periods of the day that were gone when the battle began; `null` before they have been thrown for. */
  elapsed: number | null;
  /** Which period of the day it is, from 1. */
  hour: number;
  /** Night has fallen. */
  dark: boolean;
  /** Whether a low sun shines through, where one die says so for everybody. */
  shines: boolean | null;
  /** Paces that anybody sees of what no light falls on; `null`: as far as ever. */
  vision: number | null;
}

/** What the weather and the time of day do to a body of troops in the period being played. */
export interface UnitWeather {
  readonly slowed: 'no' | 'mud' | 'snow';
  /** Classes that crossing a river is the more difficult. */
  readonly rivers: number;
  /** The bearing straight down the wind, where it can go nowhere else. */
  readonly downWind: number | null;
  readonly night: boolean;
  /** It is night, and no light falls on it. */
  readonly inTheDark: boolean;
  /** The part of the period that it needs to fall in, roused from sleep. */
  readonly forming: number;
  /** It has the sun in its eyes. */
  dazzled: boolean;
  /** Which way it has strayed from its own in the dark. */
  strays: { readonly way: 'left' | 'right'; readonly paces: number } | null;
}
