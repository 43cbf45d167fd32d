import type { Unread } from '../../../book/index.js';
import { casualtyTableSheet } from './charts/casualties.js';
import { marchAndWaterPoints, pointsValues } from './charts/points.js';
import { missileRanges } from './charts/shooting.js';

/** Prices that the ink has changed, and those it has left alone. */
const struckPrices: readonly Unread[] = pointsValues.rows.map(row => {
  const id = `${pointsValues.id}/${row}/barbarian-original`;
  return pointsValues.cells[row]['barbarian-original'] === null
    ? { id, reason: 'nothing was struck out here' }
    : { id, reason: 'the ink has another price', under: 'amended' };
});

/** Each row is either for coming early or for coming by boat. */
const otherTravel: readonly Unread[] = marchAndWaterPoints.rows.map(row => {
  const column = row.endsWith('-by-boat') ? 'per-period-early' : 'by-water';
  return { id: `${marchAndWaterPoints.id}/${row}/${column}`, reason: 'its price stands in a row of its own' };
});

/** About armies. */
const army: readonly Unread[] = [
  {
    id: 'wrg/base-sizes/extra-per-chariot-horse-over-2/depth-mm',
    reason: 'more horses stand side by side and make no chariot deeper',
  },
  ...['minimum', 'officer', 'standard-bearer', 'musician'].map(column => ({
    id: `wrg/unit-sizes/general-bodyguard-figures/${column}`,
    reason: 'a bodyguard is commanded by its general, and may be himself alone',
  })),
  ...struckPrices,
  ...otherTravel,
  ...[
    'wrg/transition-base-penalty/12-to-under-15mm',
    'wrg/transition-base-penalty/under-12mm',
    'wrg/basing/narrow',
    'wrg/basing/very-narrow',
  ].map(id => ({ id, reason: 'the penalty for narrow bases came with the ink', under: 'printed' })),
];

/** About reaction tests and orders. */
const reaction: readonly Unread[] = [
  { id: 'wrg/sheet-reaction-effects', reason: 'what the sheet has of a chart of the text, which prevails' },
  { id: 'wrg/sheet-reaction-triggers-compared', reason: 'a comparison of the sheet with the text' },
  { id: 'wrg/sheet-reaction-factors-compared', reason: 'a comparison of the sheet with the text' },
  { id: 'wrg/signal-limits#obeyed', reason: 'the book knows no other time than the next period' },
];

/** About movement, disorganisation, rout and pursuit. */
const movement: readonly Unread[] = [
  { id: 'wrg/rout-pursuit-moves', reason: 'it follows from the charge moves and what is deducted from them' },
  { id: 'wrg/sheet-move-rows', reason: 'its numbers are lost' },
  { id: 'wrg/sheet-disorganisation-compared', reason: 'a comparison of the sheet with the text' },
];

/** Ranges that the ink has changed; a ruling reads the one that differs. */
const rangesBeforeTheInk: readonly Unread[] = missileRanges.rows.map(row => {
  const id = `${missileRanges.id}/${row}/printed-original`;
  const reason = 'what stood there before the ink';
  return row === 'archers-mounted-on-horse-camel-elephant-or-in-chariot'
    ? { id, reason, under: 'amended' }
    : { id, reason };
});

/** The casualties of the sheet, of which a ruling reads the one that differs. */
const sheetCasualties: readonly Unread[] = casualtyTableSheet.rows.flatMap(row =>
  casualtyTableSheet.columns
    .filter(column => row !== '12' || column !== '16')
    .map(column => ({ id: `${casualtyTableSheet.id}/${row}/${column}`, reason: 'the text prevails' })),
);

/** About shooting, fighting and casualties. */
const fighting: readonly Unread[] = [
  ...rangesBeforeTheInk,
  { id: 'wrg/shooting/deep-ranks', under: 'amended', reason: 'struck out; the reading before the ink reads it' },
  {
    id: 'wrg/shooting/light-cavalry-in-the-example',
    under: 'amended',
    reason: 'the reading before the ink reads it',
  },
  {
    id: 'wrg/shooting/mounted-archers-long',
    under: 'amended',
    reason: 'struck out; the reading before the ink reads it',
  },
  { id: 'wrg/shooting/foot-archers-long', under: 'amended', reason: 'struck out; the reading before the ink reads it' },
  { id: 'wrg/sheet-melee/crew-long-spear-or-pike', reason: 'the text prevails; a reading of the sheet reads it' },
  { id: 'wrg/random-factor-distributions', reason: 'it is worked out from the dice, for whoever checks them' },
  ...sheetCasualties,
  { id: 'wrg/sheet-casualties', reason: 'the casualty table of the sheet under another name' },
  { id: 'wrg/sheet-max-range', reason: 'what the sheet has of a chart of the text, which prevails' },
  { id: 'wrg/sheet-weapon-factors', reason: 'what the sheet has of a chart of the text, which prevails' },
  { id: 'wrg/sheet-tactical-factors', reason: 'what the sheet has of a chart of the text, which prevails' },
  { id: 'wrg/sheet-ranges-compared', reason: 'a comparison of the sheet with the text' },
  { id: 'wrg/sheet-weapon-factors-compared', reason: 'a comparison of the sheet with the text' },
  { id: 'wrg/sheet-tactical-factors-compared', reason: 'a comparison of the sheet with the text' },
];

/** About weather and time of day. */
const optional: readonly Unread[] = [
  {
    id: 'wrg/daylight-periods#fraction-of-daylight-per-period',
    reason: 'the other way of saying how many periods a day has',
  },
];

/** Data that no rule reads, and why. */
export const wrgUnread: readonly Unread[] = [...army, ...reaction, ...movement, ...fighting, ...optional];
