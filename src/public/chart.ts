// Written by `npm run asked` from the types of the functions: what each may be asked, before it is asked.

import { askingAlike, askingOfMore, type Shape } from '../rulebook/index.js';
import * as inside from '../chart/index.js';
const shape1: Shape = {"made":"Chart","has":"cells|columns|id|rows|source|title"};
export const absenceOf: typeof inside.absenceOf = askingOfMore(inside.absenceOf, ['chart', shape1], ['row', "string"], ['column', "string"]);
export const bandOf: typeof inside.bandOf = askingAlike(inside.bandOf, ['bands', { list: {"made":"Range","has":"from|to"} }], ['value', "length"]);
export const bandsOf: typeof inside.bandsOf = askingAlike(inside.bandsOf, ['labels', { list: "string" }]);
export const cell: typeof inside.cell = askingAlike(inside.cell, ['chart', {"made":"","has":"cells|id"}], ['row', "string"], ['column', "string"]);
export const cellText: typeof inside.cellText = askingOfMore(inside.cellText, ['cell', { of: ["boolean", "length", "null", "string", { list: "length" }, { list: "string" }, { list: { list: "string" } }, { list: {"made":"FaceBand","has":"faces|from|to"} }, {"made":"Measure","has":"unit|value"}, {"made":"Range","has":"from|to"}] }], ['lettering?', {"made":"Lettering","has":"comma|dash|minus"}]);
export const chartAsPlayed: typeof inside.chartAsPlayed = askingOfMore(inside.chartAsPlayed, ['chart', shape1], ['taken', {"made":"TakenCells","has":""}]);
export const chartJson: typeof inside.chartJson = askingOfMore(inside.chartJson, ['chart', shape1], ['situation?', {"made":"","has":""}]);
export const checkChart: typeof inside.checkChart = askingOfMore(inside.checkChart, ['chart', shape1], ['reading?', {"made":"ChartReading","has":""}]);
export const defineChart: typeof inside.defineChart = askingAlike(inside.defineChart, ['printed', {"made":"PrintedChart","has":"cells|columns|id|rows|source|title"}]);
export const entryText: typeof inside.entryText = askingOfMore(inside.entryText, ['chart', shape1], ['row', "string"], ['column', "string"], ['options?', {"made":"ChartTextOptions","has":""}]);
export const inRange: typeof inside.inRange = askingOfMore(inside.inRange, ['range', {"made":"Range","has":"from|to"}], ['value', "length"]);
export const ladder: typeof inside.ladder = askingAlike(inside.ladder, ['rungs', { list: "any" }]);
export const legendOf: typeof inside.legendOf = askingOfMore(inside.legendOf, ['chart', shape1], ['chartTextOptions?', {"made":"ChartTextOptions","has":""}]);
export const parseBand: typeof inside.parseBand = askingAlike(inside.parseBand, ['label', "string"]);
export const patchChart: typeof inside.patchChart = askingAlike(inside.patchChart, ['chart', {"made":"TypedChart","has":"absent|cells|columns|id|reading|rows|source|title"}], ['changes', {"made":"CellChanges","has":""}]);
export const rangeFaults: typeof inside.rangeFaults = askingOfMore(inside.rangeFaults, ['chart', shape1], ['reading', {"made":"ChartReading","has":""}]);
export const rowOf: typeof inside.rowOf = askingAlike(inside.rowOf, ['chart', shape1], ['column', "string"], ['value', "length"]);
export const slipsOf: typeof inside.slipsOf = askingOfMore(inside.slipsOf, ['chart', shape1], ['reading?', {"made":"ChartReading","has":""}]);
export const step: typeof inside.step = askingAlike(inside.step, ['climbed', {"made":"StepLadder","has":"rungs"}], ['start', "length"], ['by', "length"]);
export * from '../chart/index.js';
