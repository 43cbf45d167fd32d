import type { Unread } from '../../../book/index.js';

/** About reaction tests and orders. */
const reaction: readonly Unread[] = [
  { id: 'wrg/sheet-reaction-effects', reason: 'what the sheet has of a chart of the text, which prevails' },
  { id: 'wrg/sheet-reaction-triggers-compared', reason: 'a comparison of the sheet with the text' },
  { id: 'wrg/sheet-reaction-factors-compared', reason: 'a comparison of the sheet with the text' },
  { id: 'wrg/signal-limits#obeyed', reason: 'the book knows no other time than the next period' },
];

/** Data that no rule reads, and why. */
export const wrgUnread: readonly Unread[] = [...reaction];
