import { defineChart } from '../../../../chart/index.js';
import { wrgBook } from '../source.js';

/**
 * The potential weather of the Mediterranean lands, the Middle East and the borders of India and Persia, by a die: what may come
 * together, and where it cannot come. The other months are numbers (`wrg/weather-mediterranean-winter`, `…-summer`).
 *
 * Source: Optional Rules for Weather and Time of Day.
 */
export const weatherMediterranean = defineChart({
  id: 'wrg/weather-mediterranean',
  title: 'Potential weather: Mediterranean countries, Middle East, Indo-Persian border',
  source: wrgBook('Optional Rules for Weather and Time of Day', 1419),
  clauses: ['wrg/weather/potential', 'wrg/weather/regions'],
  rows: ['1', '2', '3', '4', '5', '6'],
  columns: ['march-april-october'],
  cells: {
    '1': { 'march-april-october': 'strong-winds-and-rain' },
    '2': { 'march-april-october': 'rain' },
    '3': { 'march-april-october': 'rain-except-in-desert' },
    '4': { 'march-april-october': 'fine' },
    '5': { 'march-april-october': 'fine' },
    '6': { 'march-april-october': 'fine' },
  },
});

/**
 * The potential weather of Europe north of the Alps and Pyrenees and west of the Elbe, by a die, in its better months. The others are
 * numbers (`wrg/weather-europe-midwinter`, `…-cold`).
 *
 * Source: Optional Rules for Weather and Time of Day.
 */
export const weatherEurope = defineChart({
  id: 'wrg/weather-europe',
  title: 'Potential weather: Europe north of Alps and Pyrenees, west of the Elbe',
  source: wrgBook('Optional Rules for Weather and Time of Day', 1426),
  clauses: ['wrg/weather/potential', 'wrg/weather/regions'],
  rows: ['1', '2', '3', '4', '5', '6'],
  columns: ['july-august', 'may-june-september'],
  cells: {
    '1': { 'july-august': 'rain', 'may-june-september': 'rain' },
    '2': { 'july-august': 'rain', 'may-june-september': 'fine' },
    '3': { 'july-august': 'fine', 'may-june-september': 'fine' },
    '4': { 'july-august': 'fine', 'may-june-september': 'fine' },
    '5': { 'july-august': 'fine', 'may-june-september': 'fine' },
    '6': { 'july-august': 'fine', 'may-june-september': 'fine' },
  },
});

/**
 * What part of the daylight a period is, and so how many periods a day has, by the time of year.
 *
 * Source: Optional Rules for Weather and Time of Day > Night.
 */
export const daylightPeriods = defineChart({
  id: 'wrg/daylight-periods',
  title: 'Daylight periods per day',
  source: wrgBook('Optional Rules for Weather and Time of Day', 1444),
  clauses: ['wrg/weather/daylight'],
  rows: ['october-to-february', 'september-and-march', 'april-to-august'],
  columns: ['fraction-of-daylight-per-period', 'periods'],
  cells: {
    'october-to-february': { 'fraction-of-daylight-per-period': 1 / 8, periods: 8 },
    'september-and-march': { 'fraction-of-daylight-per-period': 1 / 10, periods: 10 },
    'april-to-august': { 'fraction-of-daylight-per-period': 1 / 12, periods: 12 },
  },
});
