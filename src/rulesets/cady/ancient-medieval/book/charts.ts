import type { Chart } from '../../../../chart/index.js';
import { greekFireTable, phalanxTable, romansTable, slingerTable } from './charts/ancients.js';
import {
  artilleryCrewReduction,
  artilleryCrewSize,
  artilleryHillRange,
  artillerySheetCrew,
  buildingArtillery6pd,
  buildingArtillery8pd,
  buildingArtillery12pd,
  buildingFloorPoints,
  objectDestruction,
} from './charts/artillery.js';
import {
  figureCapabilityArtillery,
  figureCapabilityCavalry,
  figureCapabilityGunpowder,
  figureCapabilityInfantry,
  figureCapabilityMissile,
  historicalGrouping,
} from './charts/capability.js';
import {
  cardAncientMedievalInfantry,
  cardArtillery,
  cardCavalry,
  cardMedievalGunpowder,
  cardMissile,
  cardSupplyWagon,
} from './charts/card-figures.js';
import {
  cardHandCannonOdds,
  cardMedievalArtilleryHills,
  cardMissileHill,
  cardMovementExamples,
} from './charts/card-fire.js';
import { chariotOrderSheet, chariotTable } from './charts/chariots.js';
import {
  elephantMissileOdds,
  elephantOrderSheet,
  elephantRampage,
  elephantRemoval,
  elephantSheetMissileOdds,
  elephantSheetRampage,
  elephantTable,
} from './charts/elephants.js';
import { caltropsLosses, ransomValues } from './charts/field.js';
import {
  gunpowderArtillery,
  gunpowderCrew,
  gunpowderFiringCheck,
  handCannonOdds,
  handCannonTable,
} from './charts/gunpowder.js';
import {
  berserkerTable,
  hussiteTable,
  mongolTable,
  mountedInfantryTable,
  poleArmTable,
  samuraiMelee,
  samuraiTable,
  swissPikeTable,
} from './charts/medieval.js';
import { killShots, loadingChart, missileHillRange, missileStepModifiers } from './charts/missiles.js';
import { effectsOnMovement, shockChart, shockReductions } from './charts/shock-and-movement.js';

export * from './charts/ancients.js';
export * from './charts/artillery.js';
export * from './charts/capability.js';
export * from './charts/card-figures.js';
export * from './charts/card-fire.js';
export * from './charts/chariots.js';
export * from './charts/elephants.js';
export * from './charts/field.js';
export * from './charts/gunpowder.js';
export * from './charts/medieval.js';
export * from './charts/missiles.js';
export * from './charts/shock-and-movement.js';

/** Every chart of the ancient and medieval period: the book's in its order, then the card's, an edition of its own. */
export const ancientMedievalCharts: readonly Chart[] = [
  figureCapabilityInfantry,
  figureCapabilityMissile,
  figureCapabilityCavalry,
  figureCapabilityArtillery,
  figureCapabilityGunpowder,
  historicalGrouping,
  artilleryCrewSize,
  artilleryCrewReduction,
  artilleryHillRange,
  missileHillRange,
  killShots,
  missileStepModifiers,
  loadingChart,
  shockChart,
  shockReductions,
  effectsOnMovement,
  romansTable,
  elephantTable,
  elephantRampage,
  elephantRemoval,
  elephantMissileOdds,
  phalanxTable,
  slingerTable,
  chariotTable,
  greekFireTable,
  mountedInfantryTable,
  swissPikeTable,
  poleArmTable,
  samuraiTable,
  samuraiMelee,
  mongolTable,
  berserkerTable,
  hussiteTable,
  gunpowderCrew,
  handCannonTable,
  handCannonOdds,
  gunpowderArtillery,
  gunpowderFiringCheck,
  objectDestruction,
  caltropsLosses,
  ransomValues,
  artillerySheetCrew,
  buildingArtillery6pd,
  buildingArtillery8pd,
  buildingArtillery12pd,
  buildingFloorPoints,
  chariotOrderSheet,
  elephantOrderSheet,
  elephantSheetMissileOdds,
  elephantSheetRampage,
  cardAncientMedievalInfantry,
  cardMissile,
  cardSupplyWagon,
  cardCavalry,
  cardArtillery,
  cardMedievalGunpowder,
  cardHandCannonOdds,
  cardMedievalArtilleryHills,
  cardMissileHill,
  cardMovementExamples,
];
