import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings about which units there are and what an army may hold. */

export const footUnits = defineRuling({
  id: 'raymond/ruling/foot-units',
  subject: 'Who is meant by foot units with a small f',
  readings: [book('everybody-on-foot', ['pike-and-musket', 'foot', 'dismounted-dragoons'], 12)],
  default: 'everybody-on-foot',
  reconstruction: false,
  why: 'The class and one of its kinds share a name but for the capital, which headings hide. Wherever the rules speak of the class all who fight on foot are meant.',
});

export const commandersMounted = defineRuling({
  id: 'raymond/ruling/commanders-mounted',
  subject: 'Whether command units are mounted units in all rules of the turn',
  readings: [book('mounted', 'mounted', 38)],
  default: 'mounted',
  reconstruction: false,
  why: 'The rules on reactions count them among mounted units; nothing says that they are any less mounted under fire or hand to hand.',
});

export const heavyCavalryShare = defineRuling({
  id: 'raymond/ruling/heavy-cavalry-share',
  subject: 'Units of heavy cavalry in an army whose mounted units are no multiple of fifteen',
  readings: [book('each-full-fifteen', 'each-full-fifteen', 12), ours('each-fifteen-begun', 'each-fifteen-begun')],
  default: 'each-full-fifteen',
  reconstruction: false,
  why: 'No more than one in every fifteen is a limit: one in ten would be more.',
});

export const commandersInRatios = defineRuling({
  id: 'raymond/ruling/commanders-in-army-ratios',
  subject: 'Whether command units count among the mounted units that an army may hold',
  readings: [ours('not-counted', false), ours('counted', true)],
  default: 'not-counted',
  reconstruction: true,
  why: 'Every army must have its two commanders, so that counting them would tell nothing of its troops. The ratios name dragoons as the one thing to be added. Artillery counts on neither side.',
});

export const whenArmiesAreJudged = defineRuling({
  id: 'raymond/ruling/when-armies-are-judged',
  subject: 'When the limits on an army hold',
  readings: [book('when-mustering', 'when-mustering', 12)],
  default: 'when-mustering',
  reconstruction: false,
  why: 'They say what an army is made of. Nobody could mend a ratio that losses upset.',
});

export const dismountedDragoons = defineRuling({
  id: 'raymond/ruling/dismounted-dragoons',
  subject: 'By which rows of the tables dismounted dragoons fire, fight and move',
  readings: [book('as-muskets', { fires: 'muskets', 'fights-as': 'musket', moves: 'pike-and-musket' }, 12)],
  default: 'as-muskets',
  reconstruction: false,
  why: 'No table has a row for them. They are to be treated as pike and musket units and carry firearms, so every stand is a musket stand.',
});

export const dragoonActions = defineRuling({
  id: 'raymond/ruling/dragoon-actions',
  subject: 'What dismounted dragoons may do in their movement besides their own list',
  readings: [book('their-own-list', [], 30), book('as-pike-and-musket-besides', ['step-back', 'side-step'], 38)],
  default: 'their-own-list',
  reconstruction: false,
  why: 'They are as pike and musket units unless noted otherwise, and the list of their own notes otherwise, mounted or not.',
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
