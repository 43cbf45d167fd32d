import { cellsAt } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';
import { figureCapabilityMissile } from '../charts/capability.js';

/** Rulings about missiles, wagons and what they carry. */

export const ammunition = defineRuling({
  id: 'cady/ruling/missile-ammunition',
  subject: 'Shots of a missile figure at the beginning',
  readings: [
    book('own-passages', { bow: 24, crossbow: 12, sling: 24, 'hand-cannon': 12 }, 1456),
    book('twelve', { bow: 12, crossbow: 12, sling: 24, 'hand-cannon': 12 }, 1235),
  ],
  default: 'own-passages',
  reconstruction: false,
  why: 'Archers and slingers have passages of their own with 24; the twelve of the section on resupply is left to everybody else. Players may agree on another number.',
});

export const ammunitionCounted = defineRuling({
  id: 'cady/ruling/ammunition-per-stand-or-figure',
  subject: 'Whether shots are counted for figures or for stands',
  readings: [book('figure', 'figure', 1241), book('stand', 'stand', 1237)],
  default: 'figure',
  reconstruction: false,
  why: 'Wagons carry shots per figure; the figures of a stand fire together, so it comes to the same until one of them is lost.',
});

export const outOfShots = defineRuling({
  id: 'cady/ruling/out-of-shots',
  subject: 'What a missile figure without shots counts as',
  readings: [ours('itself-without-fire', 'own-values'), ours('infantry-of-its-armor', 'infantry-of-its-armor')],
  default: 'itself-without-fire',
  reconstruction: true,
  why: 'It becomes infantry; which is not printed. It keeps the arms and the morale that it has.',
});

export const wagonCost = defineRuling({
  id: 'cady/ruling/supply-wagon-cost',
  subject: 'Points for a supply wagon',
  readings: [
    book('section', 25, 1241),
    book('capability-chart', cellsAt(figureCapabilityMissile)['supply-wagon'].cost, 1112),
    card('card', 20, 47),
  ],
  default: 'section',
  reconstruction: false,
  why: 'The section on resupply rules on wagons; the chart and its note are the common place.',
});

export const wagonLoadMissiles = defineRuling({
  id: 'cady/ruling/supply-wagon-load-missiles',
  subject: 'Shots for each figure that a wagon brings a missile unit',
  readings: [book('section', 24, 1241), book('chart-note', 12, 1114), card('card', 12, 49)],
  default: 'section',
  reconstruction: false,
  why: 'The section on resupply rules on wagons; the chart and its note are the common place.',
});

export const wagonLoadArtillery = defineRuling({
  id: 'cady/ruling/supply-wagon-load-artillery',
  subject: 'Machines that one wagon supplies',
  readings: [
    book('section', { ballista: 3, 'pot-d-fer': 3, 'onager-catapult': 1, other: 1 }, 1241),
    book('chart-note', { ballista: 3, 'pot-d-fer': 0, 'onager-catapult': 1, other: 0 }, 1114),
    card('card', { ballista: 3, 'pot-d-fer': 0, 'onager-catapult': 1, other: 0 }, 49),
  ],
  default: 'section',
  reconstruction: false,
  why: 'The section on resupply names more pieces than the note under the chart. Each receives twelve shots.',
});

export const wagonLoads = defineRuling({
  id: 'cady/ruling/supply-wagon-loads',
  subject: 'Loads of one wagon',
  readings: [book('one', 1, 1241), book('artillery-and-missiles', 2, 1114)],
  default: 'one',
  reconstruction: false,
  why: 'The section lists its contents with or; the note adds the arrows with also.',
});

export const supplyReach = defineRuling({
  id: 'cady/ruling/supply-reach',
  subject: 'How near to those that it supplies a wagon must stand, in cm',
  readings: [ours('beside-them', 3), ours('at-their-rear', 6)],
  default: 'beside-them',
  reconstruction: true,
  why: 'Nothing is printed; the load has to be handed out. 3 cm is what the book takes for close by elsewhere.',
});

export const wagonCapture = defineRuling({
  id: 'cady/ruling/supply-wagon-capture',
  subject: 'What becomes of a supply wagon that enemies reach and nobody defends',
  readings: [ours('changes-hands', 'captured'), ours('is-destroyed', 'destroyed')],
  default: 'changes-hands',
  reconstruction: true,
  why: 'The section speaks of wagons that are captured, and of their load becoming known; nothing is said of how. A wagon has no melee: whoever touches it has it.',
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
