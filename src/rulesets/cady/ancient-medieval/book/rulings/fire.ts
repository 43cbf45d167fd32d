import { defineRuling } from '../../../../../rulebook/index.js';
import { book, ours } from '../../../common/book/rulings/readings.js';

/** Rulings on fire where several sections meet and none speaks. */

export const carriedArc = defineRuling({
  id: 'cady/ruling/carried-missiles-arc',
  readings: [ours('as-mounted', { left: 180, right: 45 }), ours('all-round', { left: 180, right: 180 })],
  default: 'as-mounted',
  reconstruction: true,
});

export const carriedJavelin = defineRuling({
  id: 'cady/ruling/carried-javelin-odds',
  readings: [ours('as-javelins', 'as-thrown'), ours('by-thirds-of-their-range', 'by-thirds')],
  default: 'as-javelins',
  reconstruction: true,
});

export const elephantInArea = defineRuling({
  id: 'cady/ruling/elephant-in-hit-area',
  readings: [ours('direct-hit-only', 'nothing'), ours('a-hit-as-a-figure-is-lost', 'one-hit')],
  default: 'direct-hit-only',
  reconstruction: true,
});

export const elephantBlownUp = defineRuling({
  id: 'cady/ruling/elephant-by-bursting-gun',
  readings: [book('taken', true, 1899), ours('spared', false)],
  default: 'taken',
  reconstruction: false,
});

export const machineThirds = defineRuling({
  id: 'cady/ruling/artillery-thirds',
  readings: [ours('of-the-printed-range', 'printed'), ours('of-the-range-as-it-is', 'modified')],
  default: 'of-the-printed-range',
  reconstruction: true,
});

export const fireRulings = [carriedArc, carriedJavelin, elephantInArea, elephantBlownUp, machineThirds] as const;
