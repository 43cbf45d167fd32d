import { defineRuling } from '../../../../../rulebook/index.js';
import { ours } from '../../../common/book/rulings/readings.js';

/** Rulings about what units do with their hands on the table. Lengths in cm. */

export const horsesAtHand = defineRuling({
  id: 'cady/ruling/horses-at-hand',
  readings: [ours('three', 3), ours('touching', 1)],
  default: 'three',
  reconstruction: true,
});

export const wagonGap = defineRuling({
  id: 'cady/ruling/war-wagon-gap',
  readings: [ours('six', 6), ours('three', 3)],
  default: 'six',
  reconstruction: true,
});

export const mongolsUntested = defineRuling({
  id: 'cady/ruling/mongols-without-3dt',
  readings: [ours('stays', 'stays'), ours('routs', 'routs')],
  default: 'stays',
  reconstruction: true,
});

export const treadsOnCaltrops = defineRuling({
  id: 'cady/ruling/caltrops-whom',
  readings: [
    ours('horse-and-foot', ['infantry', 'missile', 'cavalry', 'horse-archer']),
    ours('animals-of-all-kinds', ['infantry', 'missile', 'cavalry', 'horse-archer', 'chariot', 'elephant']),
  ],
  default: 'horse-and-foot',
  reconstruction: true,
});

/** How far before its front a unit makes works, how near to its front a line of them covers it, and a gap too short to fill. */
export const worksLaid = defineRuling({
  id: 'cady/ruling/works-laid',
  readings: [
    ours('base-to-base', { before: 0.1, covers: 1, gap: 0.05 }),
    ours('a-centimetre-off', { before: 1, covers: 2, gap: 0.05 }),
  ],
  default: 'base-to-base',
  reconstruction: true,
});

export const tasksRulings = [worksLaid, horsesAtHand, wagonGap, mongolsUntested, treadsOnCaltrops] as const;
