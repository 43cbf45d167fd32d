import type { Chart } from '../../../../chart/index.js';
import {
  artilleryCrew,
  artilleryFiringRanges,
  artilleryHillRange,
  artilleryOrderSheet,
  artilleryRounds,
  bounceStick,
  rocketWheel,
  variationWheel,
} from './charts/artillery.js';
import { artilleryCapability, cavalryCapability, grenadeEffect, infantryCapability } from './charts/capability.js';
import {
  cardArtilleryCrew,
  cardArtilleryHilltop,
  cardArtilleryRanges,
  cardArtilleryShot,
  cardArtilleryShotOdds,
  cardLoading,
  cardSmallArms,
  cardSmallArmsHill,
} from './charts/card-fire.js';
import { cardGrenades, cardMusketArtillery, cardMusketCavalry, cardMusketInfantry } from './charts/card-troops.js';
import { eventCharts } from './charts/events.js';
import { commandFigures } from './charts/officers.js';
import { buildingArtillery, buildingPoints, riverBoat, shipSpeed, windDirection } from './charts/optional.js';
import { shipDamage, shipFire } from './charts/ships.js';
import { moraleColumns, postMeleeMorale, shockEffect } from './charts/shock-and-morale.js';
import { loading, smallArmsFire, smallArmsHillRange } from './charts/small-arms.js';

export * from './charts/artillery.js';
export * from './charts/capability.js';
export * from './charts/card-fire.js';
export * from './charts/card-troops.js';
export * from './charts/events.js';
export * from './charts/officers.js';
export * from './charts/optional.js';
export * from './charts/ships.js';
export * from './charts/shock-and-morale.js';
export * from './charts/small-arms.js';

/** The card's charts of the musket period, in its order. */
export const musketCardCharts: readonly Chart[] = [
  cardMusketInfantry,
  cardGrenades,
  cardMusketCavalry,
  cardMusketArtillery,
  cardArtilleryRanges,
  cardArtilleryHilltop,
  cardArtilleryCrew,
  cardArtilleryShot,
  cardArtilleryShotOdds,
  cardSmallArms,
  cardLoading,
  cardSmallArmsHill,
];

/** Every chart of the musket period, in the book's order, and those of the card. */
export const musketCharts: readonly Chart[] = [
  infantryCapability,
  grenadeEffect,
  cavalryCapability,
  artilleryCapability,
  artilleryFiringRanges,
  variationWheel,
  bounceStick,
  rocketWheel,
  artilleryCrew,
  artilleryHillRange,
  artilleryRounds,
  shockEffect,
  smallArmsFire,
  loading,
  smallArmsHillRange,
  moraleColumns,
  postMeleeMorale,
  commandFigures,
  shipSpeed,
  windDirection,
  shipDamage,
  shipFire,
  riverBoat,
  artilleryOrderSheet,
  buildingArtillery,
  buildingPoints,
  ...eventCharts,
  ...musketCardCharts,
];
