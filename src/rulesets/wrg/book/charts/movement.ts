import type { Chart } from '../../../../chart/index.js';
import { disorganisationCauses, sheetDisorganisationCompared, shieldUse } from './condition.js';
import { difficultTerrain, riverCrossing } from './going.js';
import { formationChange, interpenetration, moveDistances, turnAndWheel } from './moving.js';
import { routPursuitMoves, sheetMoveRows } from './rout.js';

export * from './condition.js';
export * from './going.js';
export * from './moving.js';
export * from './rout.js';

/** Every chart about movement, disorganisation, shields, rout and pursuit, in the order of the book. */
export const movementCharts: readonly Chart[] = [
  turnAndWheel,
  formationChange,
  difficultTerrain,
  riverCrossing,
  interpenetration,
  moveDistances,
  disorganisationCauses,
  shieldUse,
  routPursuitMoves,
  sheetMoveRows,
  sheetDisorganisationCompared,
];
