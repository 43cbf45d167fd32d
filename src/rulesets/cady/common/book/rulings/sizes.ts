import { defineRuling } from '../../../../../rulebook/index.js';
import { ours } from './readings.js';

/** Rulings on how much of a figure or a piece a template can touch. Lengths in cm. */

export const figureSize = defineRuling({
  id: 'cady/ruling/figure-size',
  subject: 'How far head and torso reach from the middle of a figure',
  readings: [ours('half-a-centimetre', 0.5), ours('point', 0)],
  default: 'half-a-centimetre',
  reconstruction: true,
  why: 'Figures of 20 to 25 mm are about a centimetre across the shoulders. As points they could not be crossed by the bounce stick or the path of a bolt, which have no width on the table.',
});

export const pieceSize = defineRuling({
  id: 'cady/ruling/piece-size',
  subject: 'How far a gun or wagon reaches from the middle of its stand',
  readings: [ours('one-and-a-half', 1.5), ours('point', 0)],
  default: 'one-and-a-half',
  reconstruction: true,
  why: 'A piece is removed by a direct hit on itself, not on its stand; on a stand of 5 cm it is about 3 cm long.',
});

export const sizeRulings = [figureSize, pieceSize] as const;
