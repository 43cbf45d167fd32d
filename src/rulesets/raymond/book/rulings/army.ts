import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings about which units there are and what an army may hold. */

export const footUnits = defineRuling({
  id: 'raymond/ruling/foot-units',
  readings: [book('everybody-on-foot', ['pike-and-musket', 'foot', 'dismounted-dragoons'], 12)],
  default: 'everybody-on-foot',
  reconstruction: false,
});

export const commandersMounted = defineRuling({
  id: 'raymond/ruling/commanders-mounted',
  readings: [book('mounted', 'mounted', 38)],
  default: 'mounted',
  reconstruction: false,
});

export const heavyCavalryShare = defineRuling({
  id: 'raymond/ruling/heavy-cavalry-share',
  readings: [book('each-full-fifteen', 'each-full-fifteen', 12), ours('each-fifteen-begun', 'each-fifteen-begun')],
  default: 'each-full-fifteen',
  reconstruction: false,
});

export const commandersInRatios = defineRuling({
  id: 'raymond/ruling/commanders-in-army-ratios',
  readings: [ours('not-counted', false), ours('counted', true)],
  default: 'not-counted',
  reconstruction: true,
});

export const whenArmiesAreJudged = defineRuling({
  id: 'raymond/ruling/when-armies-are-judged',
  readings: [book('when-mustering', 'when-mustering', 12)],
  default: 'when-mustering',
  reconstruction: false,
});

export const dismountedDragoons = defineRuling({
  id: 'raymond/ruling/dismounted-dragoons',
  readings: [book('as-muskets', { fires: 'muskets', 'fights-as': 'musket', moves: 'pike-and-musket' }, 12)],
  default: 'as-muskets',
  reconstruction: false,
});

export const dragoonActions = defineRuling({
  id: 'raymond/ruling/dragoon-actions',
  readings: [book('their-own-list', [], 30), book('as-pike-and-musket-besides', ['step-back', 'side-step'], 38)],
  default: 'their-own-list',
  reconstruction: false,
});

export const armyRulings = [
  footUnits,
  commandersMounted,
  heavyCavalryShare,
  commandersInRatios,
  whenArmiesAreJudged,
  dismountedDragoons,
  dragoonActions,
] as const;
