import { cellsAt, decided, numbersAt } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';
import { figureCapabilityMissile } from '../charts/capability.js';
import { cardMissile, cardSupplyWagon } from '../charts/card-figures.js';
import { engineNumbers } from '../numbers/artillery.js';

/** Rulings about missiles, wagons and what they carry. */

const { rounds } = numbersAt(engineNumbers);

export const ammunition = defineRuling({
  id: 'cady/ruling/missile-ammunition',
  readings: [
    book('own-passages', { bow: 24, crossbow: 12, sling: 24, 'hand-cannon': 12 }, 1456),
    book('twelve', { bow: rounds, crossbow: rounds, sling: 24, 'hand-cannon': rounds }, 1235),
  ],
  default: 'own-passages',
  reconstruction: false,
});

export const ammunitionCounted = defineRuling({
  id: 'cady/ruling/ammunition-per-stand-or-figure',
  readings: [book('figure', 'figure', 1241), book('stand', 'stand', 1237)],
  default: 'figure',
  reconstruction: false,
});

export const outOfShots = defineRuling({
  id: 'cady/ruling/out-of-shots',
  readings: [ours('itself-without-fire', 'own-values'), ours('infantry-of-its-armor', 'infantry-of-its-armor')],
  default: 'itself-without-fire',
  reconstruction: true,
});

export const wagonCost = defineRuling({
  id: 'cady/ruling/supply-wagon-cost',
  readings: [
    book('section', 25, 1241),
    book('capability-chart', cellsAt(figureCapabilityMissile)['supply-wagon'].cost, 1112),
    card('card', cellsAt(cardMissile)['supply-wagon'].cost, 47),
  ],
  decides: [decided(cellsAt(figureCapabilityMissile)['supply-wagon'].cost)],
  default: 'section',
  reconstruction: false,
});

export const wagonLoadMissiles = defineRuling({
  id: 'cady/ruling/supply-wagon-load-missiles',
  readings: [
    book('section', 24, 1241),
    book('chart-note', 12, 1114),
    card('card', cellsAt(cardSupplyWagon)['missile-unit']['shots-each'], 49),
  ],
  default: 'section',
  reconstruction: false,
});

export const wagonLoadArtillery = defineRuling({
  id: 'cady/ruling/supply-wagon-load-artillery',
  readings: [
    book('section', { ballista: 3, 'pot-d-fer': 3, 'onager-catapult': 1, other: 1 }, 1241),
    book('chart-note', { ballista: 3, 'pot-d-fer': 0, 'onager-catapult': 1, other: 0 }, 1114),
    card('card', { ballista: 3, 'pot-d-fer': 0, 'onager-catapult': 1, other: 0 }, 49),
  ],
  default: 'section',
  reconstruction: false,
});

export const wagonLoads = defineRuling({
  id: 'cady/ruling/supply-wagon-loads',
  readings: [book('one', 1, 1241), book('artillery-and-missiles', 2, 1114)],
  default: 'one',
  reconstruction: false,
});

export const supplyReach = defineRuling({
  id: 'cady/ruling/supply-reach',
  readings: [ours('beside-them', 3), ours('at-their-rear', 6)],
  default: 'beside-them',
  reconstruction: true,
});

export const wagonCapture = defineRuling({
  id: 'cady/ruling/supply-wagon-capture',
  readings: [ours('changes-hands', 'captured'), ours('is-destroyed', 'destroyed')],
  default: 'changes-hands',
  reconstruction: true,
});

export const supplyRulings = [
  ammunition,
  ammunitionCounted,
  outOfShots,
  wagonCost,
  wagonLoadMissiles,
  wagonLoadArtillery,
  wagonLoads,
  supplyReach,
  wagonCapture,
] as const;
