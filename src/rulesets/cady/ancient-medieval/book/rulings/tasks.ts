import { defineRuling } from '../../../../../rulebook/index.js';
import { ours } from '../../../common/book/rulings/readings.js';

/** Rulings about what units do with their hands on the table. Lengths in cm. */

export const horsesAtHand = defineRuling({
  id: 'cady/ruling/horses-at-hand',
  subject: 'How near its horses stand to infantry that has them with it',
  readings: [ours('three', 3), ours('touching', 1)],
  default: 'three',
  reconstruction: true,
  why: 'The marker of the horses is laid right behind the figures; a stand is about so deep.',
});

export const wagonGap = defineRuling({
  id: 'cady/ruling/war-wagon-gap',
  subject: 'The widest gap between two war wagons of one position',
  readings: [ours('six', 6), ours('three', 3)],
  default: 'six',
  reconstruction: true,
  why: 'Pikes usually fill the gap, and a few of them do: so it is about as wide as three stands of infantry.',
});

export const barricadeCrossing = defineRuling({
  id: 'cady/ruling/barricade-crossing',
  subject: 'What a barricade of felled trees costs whoever crosses it',
  readings: [ours('as-a-wooden-fence', 'fence'), ours('nobody-crosses', 'never')],
  default: 'as-a-wooden-fence',
  reconstruction: true,
  why: 'It blocks a road, and nothing is printed of what that means. Logs across the way are about what a wooden fence is.',
});

export const felledTree = defineRuling({
  id: 'cady/ruling/felled-tree',
  subject: 'What a felled tree takes off a forest that is drawn as an area',
  readings: [ours('its-nearest-corner', 'corner'), ours('nothing', 'nothing')],
  default: 'its-nearest-corner',
  reconstruction: true,
  why: 'The edge of a forest is drawn through its outermost trees, so that a tree stands at every corner; with fewer than three of them it is none.',
});

export const mongolsUntested = defineRuling({
  id: 'cady/ruling/mongols-without-3dt',
  subject: 'What cavalry does in sight of Mongols in a game without the three-dice test',
  readings: [ours('stays', 'stays'), ours('routs', 'routs')],
  default: 'stays',
  reconstruction: true,
  why: 'It routs only if it fails a test, and there is none.',
});

export const treadsOnCaltrops = defineRuling({
  id: 'cady/ruling/caltrops-whom',
  subject: 'Whom caltrops hurt',
  readings: [
    ours('horse-and-foot', ['infantry', 'missile', 'cavalry', 'horse-archer']),
    ours('animals-of-all-kinds', ['infantry', 'missile', 'cavalry', 'horse-archer', 'chariot', 'elephant']),
  ],
  default: 'horse-and-foot',
  reconstruction: true,
  why: 'The table is for units of cavalry and infantry; chariots and elephants are neither, and go one by one.',
});

export const tasksRulings = [
  horsesAtHand,
  wagonGap,
  barricadeCrossing,
  felledTree,
  mongolsUntested,
  treadsOnCaltrops,
] as const;
