import type { WindPoint } from '../rules/optional/weather.js';
import type { Weather } from './potential.js';

/** What is told of the weather and the time of day. */
export type WeatherEvent =
  /** What may come in the game, where the wind blows from, and how many periods of the day are gone. */
  | {
      readonly kind: 'weather';
      readonly what: 'may-come';
      readonly brings: readonly Weather[];
      readonly wind: WindPoint;
      readonly elapsed: number;
    }
  /** What begins, and what there was before the battle. */
  | {
      readonly kind: 'weather';
      readonly what: 'comes' | 'is-there';
      readonly weather: Weather;
      readonly wind: WindPoint;
    }
  | { readonly kind: 'weather'; readonly what: 'ends'; readonly weather: Weather }
  /** How far one sees in it, in paces. */
  | { readonly kind: 'weather'; readonly what: 'fog-lies' | 'nightfall'; readonly paces: number }
  | { readonly kind: 'weather'; readonly what: 'fog-lifts' | 'mud' | 'snow-lies' }
  /** Dice that have changed nothing. */
  | { readonly kind: 'weather'; readonly what: 'stays' | 'no-fog' | 'sun-hidden' }
  | { readonly kind: 'weather'; readonly what: 'low-sun'; readonly where: 'east' | 'west' }
  /** Troops without a light leave their way at night. */
  | { readonly kind: 'strays'; readonly unit: string; readonly way: 'left' | 'right'; readonly paces: number }
  /** Sentries rouse a camp. */
  | { readonly kind: 'alarm'; readonly side: string; readonly units: readonly string[] };
