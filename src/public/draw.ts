// Written by `npm run asked` from the types of the functions: what each may be asked, before it is asked.

import { askingOfMore, type Shape } from '../rulebook/index.js';
import * as inside from '../draw/index.js';
const shape1: Shape = {"made":"TablePicture","has":"pieces|table|unit"};
export const drawChart: typeof inside.drawChart = askingOfMore(inside.drawChart, ['chart', {"made":"Chart","has":"cells|columns|id|rows|source|title"}], ['options?', {"made":"ChartOptions","has":""}]);
export const drawCourse: typeof inside.drawCourse = askingOfMore(inside.drawCourse, ['picture', {"made":"CoursePicture","has":"ends|sides|title|turns"}]);
export const drawDistribution: typeof inside.drawDistribution = askingOfMore(inside.drawDistribution, ['distribution', { of: [{ list: {"made":"DistributionLike","has":"outcomes"}, least: 2 }, {"made":"DistributionLike","has":"outcomes"}] }], ['options?', {"made":"DistributionOptions","has":""}]);
export const drawTable: typeof inside.drawTable = askingOfMore(inside.drawTable, ['picture', shape1]);
export const drawTurns: typeof inside.drawTurns = askingOfMore(inside.drawTurns, ['pictures', { list: shape1 }], ['options?', {"made":"TurnsOptions","has":""}]);
export const pictureFaults: typeof inside.pictureFaults = askingOfMore(inside.pictureFaults, ['picture', shape1]);
export * from '../draw/index.js';
