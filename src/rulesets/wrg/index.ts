export * as charts from './book/charts.js';
export { wrgCharts } from './book/charts.js';
export { wrgBook, wrgPrint } from './book/print.js';
export * as rulings from './book/rulings.js';
export * from './rules.js';
export * from './troops.js';
