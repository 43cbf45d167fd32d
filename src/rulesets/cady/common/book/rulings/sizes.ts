import { defineRuling } from '../../../../../rulebook/index.js';
import { ours } from './readings.js';

/** Rulings on how much of a figure or a piece a template can touch. Lengths in cm. */

export const figureSize = defineRuling({
  id: 'cady/ruling/figure-size',
  readings: [ours('half-a-centimetre', 0.5), ours('point', 0)],
  default: 'half-a-centimetre',
  reconstruction: true,
});

export const pieceSize = defineRuling({
  id: 'cady/ruling/piece-size',
  readings: [ours('one-and-a-half', 1.5), ours('point', 0)],
  default: 'one-and-a-half',
  reconstruction: true,
});

export const sizeRulings = [figureSize, pieceSize] as const;
