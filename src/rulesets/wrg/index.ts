export * as charts from './book/charts.js';
export { wrgCharts } from './book/charts.js';
export { wrgBook, wrgPrint } from './book/print.js';
export * as rulings from './book/rulings.js';
export * from './condition/disorganisation.js';
export * from './condition/shields.js';
export * from './moving/charge.js';
export * from './moving/evade.js';
export * from './moving/ground.js';
export * from './moving/interpenetration.js';
export * from './moving/manoeuvres.js';
export * from './moving/movement-left.js';
export * from './moving/mover.js';
export * from './moving/rates.js';
export * from './moving/terrain.js';
export * from './moving/uncontrolled.js';
export * from './orders/conduct.js';
export * from './orders/delivery.js';
export * from './orders/faults.js';
export * from './orders/loss.js';
export * from './orders/notation.js';
export * from './orders/order.js';
export * from './orders/skirmish.js';
export * from './reaction/causes.js';
export * from './reaction/choices.js';
export * from './reaction/consequences.js';
export * from './reaction/definitions.js';
export type { TotalRules } from './reaction/factor-rows.js';
export * from './reaction/factors.js';
export * from './reaction/instruction.js';
export * from './reaction/situation.js';
export * from './reaction/test.js';
export * from './reaction/triggers.js';
export * from './rout/meeting.js';
export * from './rout/rallying.js';
export * from './rout/running.js';
export {
  type Arm,
  type BaseSize,
  isTroopType,
  type Order,
  type Price,
  sheetOfType,
  type TargetColumn,
  type TroopRules,
  type TroopSheet,
  type TroopSheets,
  troopTypesOf,
} from './rules/army/sheets.js';
export * from './rules.js';
export * from './troops.js';
