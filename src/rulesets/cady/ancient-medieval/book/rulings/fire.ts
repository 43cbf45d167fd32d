import { defineRuling } from '../../../../../rulebook/index.js';
import { ours } from '../../../common/book/rulings/readings.js';

/** Rulings on fire where several sections meet and none speaks. */

export const carriedArc = defineRuling({
  id: 'cady/ruling/carried-missiles-arc',
  subject: 'Arc of fire from chariots and elephants, in degrees to the left and to the right',
  readings: [ours('as-mounted', { left: 180, right: 45 }), ours('all-round', { left: 180, right: 180 })],
  default: 'as-mounted',
  reconstruction: true,
  why: 'Printed are arcs for infantry figures and for mounted troops, the latter with horse archers in brackets. Whoever is carried is not on foot.',
});

export const carriedJavelin = defineRuling({
  id: 'cady/ruling/carried-javelin-odds',
  subject: 'Odds of javelins from chariots and elephants',
  readings: [ours('as-javelins', 'as-thrown'), ours('by-thirds-of-their-range', 'by-thirds')],
  default: 'as-javelins',
  reconstruction: true,
  why: 'The section on javelins has them count as missiles at close range whoever throws them; those on chariots and elephants print other ranges but no other odds for them.',
});

export const elephantInArea = defineRuling({
  id: 'cady/ruling/elephant-in-hit-area',
  subject: 'An elephant in the circle of a shot, not at its centre',
  readings: [ours('direct-hit-only', 'nothing'), ours('a-hit-as-a-figure-is-lost', 'one-hit')],
  default: 'direct-hit-only',
  reconstruction: true,
  why: 'The dice are for infantry and cavalry figures and for machines; of an elephant only the direct hit is printed, and missile hits are something else.',
});

export const machineThirds = defineRuling({
  id: 'cady/ruling/artillery-thirds',
  subject: 'Whether the thirds of a machine’s range are of the printed range or of that with height counted in',
  readings: [ours('of-the-printed-range', 'printed'), ours('of-the-range-as-it-is', 'modified')],
  default: 'of-the-printed-range',
  reconstruction: true,
  why: 'They are limits of the machine (how near it can lob, how far its bolt flies true), which a hill does not move; the gain from height is an addition to its maximum.',
});

export const fireRulings = [carriedArc, carriedJavelin, elephantInArea, machineThirds] as const;
