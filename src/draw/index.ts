export { drawChart } from './chart.js';
export { drawDistribution } from './distribution.js';
export { drawTable } from './table.js';
export { drawTurns } from './turns.js';
export * from './types.js';
