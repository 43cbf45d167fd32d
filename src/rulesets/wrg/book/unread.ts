import type { Unread } from '../../../book/index.js';

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

/** Data that no rule reads, and why. */
export const wrgUnread: readonly Unread[] = [...reaction, ...movement];
