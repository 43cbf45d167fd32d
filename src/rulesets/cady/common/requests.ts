import { askBreakThrough, breakThroughFaults, printBreakThrough, readBreakThrough } from './choices/break-through.js';
import { askSurrender, printSurrender, readSurrender, surrenderFaults } from './choices/surrender.js';

/** Whether a unit goes on through a gap: judged, asked for, read and written, in every period. */
export const breakThrough = {
  check: breakThroughFaults,
  ask: askBreakThrough,
  read: readBreakThrough,
  print: printBreakThrough,
};

/** Whether who lays down his arms is taken prisoner: judged, asked for, read and written, in every period. */
export const acceptSurrender = {
  check: surrenderFaults,
  ask: askSurrender,
  read: readSurrender,
  print: printSurrender,
};
