export { type ChartOptions, drawChart } from './chart.js';
export { drawCourse } from './course.js';
export { drawDistribution } from './distribution.js';
export { pictureFaults } from './faults.js';
export { drawTable } from './table.js';
export { drawTurns } from './turns.js';
export * from './types.js';
