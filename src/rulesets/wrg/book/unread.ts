import type { Unread } from '../../../book/index.js';

/** Data that no rule reads, and why. */
export const wrgUnread: readonly Unread[] = [];
