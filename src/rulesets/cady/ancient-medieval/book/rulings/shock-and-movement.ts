import { cellsAt } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';
import { shockChart } from '../charts/shock-and-movement.js';

/** Rulings about shock and movement where the period section has its own numbers. */

const faces = cellsAt(shockChart);

export const shockExample = defineRuling({
  id: 'cady/ruling/shock-example',
  subject: 'Faces with which medium cavalry removes heavy infantry',
  readings: [
    book('chart', faces['heavy-infantry']['medium-cavalry'], 1501),
    book('example', faces['medium-infantry']['medium-cavalry'], 1492),
  ],
  default: 'chart',
  reconstruction: false,
  why: 'The worked example calls its target heavy, then medium infantry, and throws the faces of the latter: it is about medium infantry.',
});

export const shockFord = defineRuling({
  id: 'cady/ruling/shock-ford',
  subject: 'Shocks lost against troops in a ford',
  readings: [book('one', 1, 1509), ours('not-listed', 0)],
  default: 'one',
  reconstruction: false,
  why: 'In the period’s list; the common chart and the card leave it out.',
});

export const formationMorale = defineRuling({
  id: 'cady/ruling/medieval-formation-change-morale',
  subject: 'Least morale value that may change formation',
  readings: [book('three', 3, 1523), book('two', 2, 568), card('card', 2, 76)],
  default: 'three',
  reconstruction: false,
  why: 'The period’s chart of movement rules on it by name; two is the common rule.',
});

export const creek = defineRuling({
  id: 'cady/ruling/medieval-creek',
  subject: 'Thirds that a creek costs at a ford of it',
  readings: [book('free-at-a-ford', 0, 1527), book('anywhere', 1, 1524), card('card', 1, 77)],
  default: 'free-at-a-ford',
  reconstruction: false,
  why: 'Within the period’s chart the entry on creeks alone excepts ford and bridge; the other is about rivers at a ford and mentions creeks.',
});

export const forestFree = defineRuling({
  id: 'cady/ruling/forest-exempt',
  subject: 'Troops that a forest does not slow',
  readings: [
    book('indians-and-foresters', ['indians', 'foresters'], 1523),
    book('indians', ['indians'], 938),
    card('card', ['indians'], 78),
  ],
  default: 'indians-and-foresters',
  reconstruction: false,
  why: 'The period’s chart names both; no figure of the period is either unless a scenario says so.',
});

export const columnBonus = defineRuling({
  id: 'cady/ruling/column-bonus-period',
  subject: 'Whether a column that marches straight gains a third',
  readings: [book('musket-period-only', false, 685), ours('in-this-period-too', true)],
  default: 'musket-period-only',
  reconstruction: false,
  why: 'The entry is printed in the period’s chart under the name of the other period, and the common rules deny it to medieval armies.',
});

export const shockAndMovementRulings = [
  shockExample,
  shockFord,
  formationMorale,
  creek,
  forestFree,
  columnBonus,
] as const;
