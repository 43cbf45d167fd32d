import { months } from '../../months.js';
import { type WindPoint, windPoints } from '../../rules/optional/weather.js';
import type { WrgScenario } from '../../schema.js';
import type { BattleWeather } from '../../weather/battle.js';

/** When and where a battle is fought, as its scenario says. */
export type Season = NonNullable<WrgScenario['weather']>;

/** The month of a battle, from 1. */
export function monthOf({ month }: Season): number {
  return months.indexOf(month) + 1;
}

/** Whether nothing falls and there is no fog. */
export function isClear({ so }: BattleWeather, fog: number | null): boolean {
  return fog === null && !so.now.includes('rain') && !so.now.includes('snow');
}

/** The bearing straight down a wind. */
export function downWind(from: WindPoint): number {
  const turn = 360;
  return ((windPoints.indexOf(from) * turn) / windPoints.length + turn / 2) % turn;
}
