export * as charts from './book/charts.js';
export { wrgCharts } from './book/charts.js';
export { wrgBook, wrgPrint } from './book/print.js';
export * as rulings from './book/rulings.js';
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
