import { type CellAt, cellsAt, reckoned } from '../../../../../book/index.js';
import type { Range } from '../../../../../chart/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';
import { cavalryCapability, infantryCapability } from '../charts/capability.js';
import { smallArmsFire, smallArmsHillRange } from '../charts/small-arms.js';

/** Rulings about small arms. Ranges in cm. */

const { near, mid, far } = cellsAt(smallArmsFire);
const hill = cellsAt(smallArmsHillRange);

/** Where a printed range ends. */
function endOf(range: CellAt<Range>) {
  return reckoned([range], ({ to }) => to);
}

export const riflesRange = defineRuling({
  id: 'cady/ruling/rifles-range',
  subject: 'How far rifles hit',
  readings: [
    book('small-arms-table', endOf(far['rifles-range-cm']), 2282),
    book('capability-chart', cellsAt(infantryCapability).rifles['range-cm'], 2029),
    card('card', 60, 284),
  ],
  default: 'small-arms-table',
  reconstruction: false,
  why: 'The section on small arms fire is the passage that rules on hits, and its far band ends at 60; the capability chart would cut the band short.',
});

export const pistolRange = defineRuling({
  id: 'cady/ruling/pistol-range',
  subject: 'How far pistols hit',
  readings: [
    book('small-arms-table', endOf(far['pistols-range-cm']), 2282),
    book('capability-chart', cellsAt(cavalryCapability)['light-hussars']['range-cm'], 2046),
    book('cavalry-remark', 15, 2439),
    card('card', 12, 284),
  ],
  default: 'small-arms-table',
  reconstruction: false,
  why: 'As for rifles: the table that is fired with decides.',
});

export const carbineRange = defineRuling({
  id: 'cady/ruling/carbine-range',
  subject: 'How far the carbines of dragoons hit',
  readings: [
    book('small-arms-table', endOf(far['fusils-carbines-range-cm']), 2282),
    book('capability-chart', cellsAt(cavalryCapability).dragoons['range-cm'], 2048),
    card('card', 24, 284),
  ],
  default: 'small-arms-table',
  reconstruction: false,
  why: 'As for rifles: the table that is fired with decides, and carbines on foot have its 24 cm on the capability chart too.',
});

export const fusilBand9 = defineRuling({
  id: 'cady/ruling/fusil-band-9cm',
  subject: 'The band of fusils and carbines at 9 cm',
  readings: [
    book('near', { near: near['fusils-carbines-range-cm'], mid: { from: 10, to: 18 } }, 2280),
    book('mid', { near: { from: 1, to: 8 }, mid: mid['fusils-carbines-range-cm'] }, 2281),
  ],
  default: 'near',
  reconstruction: false,
  why: '9 is printed in both bands. Every other band of the table begins one above the band before it, so the first number of the mid band is the slip.',
});

export const musketThirds = defineRuling({
  id: 'cady/ruling/musket-thirds',
  subject: 'Range bands of small arms: the table or thirds of the range',
  readings: [book('table', 'table', 2280), book('thirds', 'thirds', 783), card('card', 'table', 282)],
  default: 'table',
  reconstruction: false,
  why: 'The musket section prints the bands of each weapon, and they are not thirds; the common rules only describe them. The range steps of the common list say the same once more and are not added.',
});

export const betweenBands = defineRuling({
  id: 'cady/ruling/between-bands',
  subject: 'A distance that is no whole number of cm',
  readings: [ours('up', 'up'), ours('nearest', 'nearest'), ours('down', 'down')],
  default: 'up',
  reconstruction: true,
  why: 'Bands are printed in whole cm. What lies beyond 12 has left the band that ends at 12, so it counts as 13. Figures that touch or nearly touch count as at 1 cm.',
});

export const hillRangePistols = defineRuling({
  id: 'cady/ruling/hill-range-pistols',
  subject: 'Range in cm that pistols gain two, and three or more levels above the target',
  readings: [
    ours('stays', [hill.pistols['one-hill-level-cm'], hill.pistols['one-hill-level-cm']]),
    book('none', [hill.pistols['two-hill-levels-cm'], hill.pistols['three-or-more-cm']], 2297),
  ],
  default: 'stays',
  reconstruction: true,
  why: 'Dashes are printed. No further gain is what they can mean; that a pistol would reach less far from higher up is not.',
});

export const hillRangeFusils = defineRuling({
  id: 'cady/ruling/hill-range-fusils',
  subject: 'The row of the hill chart for fusils and carbines',
  readings: [ours('muskets', 'muskets'), ours('pistols', 'pistols'), ours('none', null)],
  default: 'muskets',
  reconstruction: true,
  why: 'The chart has no row for them. They are shoulder arms a little shorter than the musket, and much longer than a pistol.',
});

export const hillRangeBands = defineRuling({
  id: 'cady/ruling/hill-range-bands',
  subject: 'Which bands grow when height adds to a range',
  readings: [ours('far-band', 'far-band'), ours('all-bands', 'all-bands')],
  default: 'far-band',
  reconstruction: true,
  why: 'The chart adds to the range, and the range is where the far band ends. The odds at a given distance stay what the table prints.',
});

export const stoneWallSteps = defineRuling({
  id: 'cady/ruling/steps-stone-wall',
  subject: 'Steps that a stone wall takes from small arms',
  readings: [book('musket-section', 1, 2363), book('common-section', 2, 1034), card('card', 1, 139)],
  default: 'musket-section',
  reconstruction: false,
  why: 'The musket section rules on its stone walls; the two steps stand in the common rules, whose own list of steps has one as well.',
});

export const crewSteps = defineRuling({
  id: 'cady/ruling/steps-artillery-crew',
  subject: 'Steps that serving a gun takes from small arms fire at its crew',
  readings: [book('protected', 1, 2419), book('open', 0, 2213)],
  default: 'protected',
  reconstruction: false,
  why: 'The passage on steps names muskets that fire at an artillery crew as fire at a target behind protection.',
});

export const forestSteps = defineRuling({
  id: 'cady/ruling/small-arms-forest-step',
  subject: 'Steps that a forest takes from small arms',
  readings: [book('one', 1, 2345), ours('edge-and-inside', 2), card('card', 1, 140)],
  default: 'one',
  reconstruction: false,
  why: 'The common list and the musket section describe the same protection; it is counted once.',
});

export const forestRange = defineRuling({
  id: 'cady/ruling/forest-fire-distance',
  subject: 'Range in cm of small arms in, into and out of a forest',
  readings: [book('musket-section', 6, 2345), book('common-section', 3, 940)],
  default: 'musket-section',
  reconstruction: false,
  why: 'The musket section rules on musket fire in its forests.',
});

export const forestOdds = defineRuling({
  id: 'cady/ruling/forest-odds-10cm',
  subject: 'Distance in cm whose odds small arms use in a forest, before the step down; null: the real distance',
  readings: [book('ten', 10, 2345), ours('real-distance', null)],
  default: 'ten',
  reconstruction: false,
  why: 'Printed, though the fire reaches 6 cm only: for muskets and rifles it is the same band; carbines and pistols are the worse for it.',
});

export const movedBeyondTwoThirds = defineRuling({
  id: 'cady/ruling/moved-beyond-two-thirds',
  subject: 'Loading and firing after a move of more than two thirds but less than the maximum',
  readings: [ours('as-the-maximum', 'maximum'), ours('as-two-thirds', 'up-to-two-thirds')],
  default: 'as-the-maximum',
  reconstruction: true,
  why: 'The chart has no column for it. Firing and loading take a third of the turn each, and less than a third is left.',
});

export const rifleLoading = defineRuling({
  id: 'cady/ruling/rifle-loading',
  subject: 'Whether rifles load as other small arms do',
  readings: [book('same', 'same', 2286), book('slower', 'slower', 2894), card('card', 'same', 286)],
  default: 'same',
  reconstruction: false,
  why: 'The rule for multiple fires names rifles. The glossary calls them slower without a number to play by.',
});

export const smallArmsTiming = defineRuling({
  id: 'cady/ruling/small-arms-timing',
  subject: 'When in the turn small arms fire that have no order about it',
  readings: [
    book('in-the-fire-step', 'in-the-fire-step', 480),
    book('at-the-beginning', 'at-the-beginning', 2421),
    book('in-the-final-third', 'in-the-final-third', 356),
  ],
  default: 'in-the-fire-step',
  reconstruction: false,
  why: 'The sequence puts the fire of both sides in one step after movement and artillery, where it is simultaneous; that is the end of the turn. The musket section lets an order choose the beginning; a unit without one fires in its step, both shots if it has two.',
});

export const fireAtCharger = defineRuling({
  id: 'cady/ruling/fire-at-charger-fail',
  subject: 'When a charged unit fires that may not choose its range',
  readings: [
    book('first-sight-in-range', 'first-sight-in-range', 617),
    book('mid-range-one-step-better', 'mid-range-one-step-better', 1476),
    card('card', 'first-sight-in-range', 188),
  ],
  default: 'first-sight-in-range',
  reconstruction: false,
  why: 'The other reading stands in the medieval section. In the basic game no charged unit chooses: it fires at the first moment the charger is seen in range, whoever still loads by then does not fire, and it melees after.',
});

export const fireAtContact = defineRuling({
  id: 'cady/ruling/fire-at-contact',
  subject: 'Whether a unit may fire that is reached at the moment it would fire',
  readings: [
    book('melees-instead', false, 2427),
    book('fires-without-melee-after-a-passed-test', 'after-a-passed-test', 617),
    card('card', 'after-a-passed-test', 186),
  ],
  default: 'fires-without-melee-after-a-passed-test',
  reconstruction: false,
  why: 'The musket section has it melee, which is what happens without a test. A test that is passed earns it the shot at close range instead of the melee; the basic game has no such test.',
});

export const smallArmsRulings = [
  riflesRange,
  pistolRange,
  carbineRange,
  fusilBand9,
  musketThirds,
  betweenBands,
  hillRangePistols,
  hillRangeFusils,
  hillRangeBands,
  stoneWallSteps,
  crewSteps,
  forestSteps,
  forestRange,
  forestOdds,
  movedBeyondTwoThirds,
  rifleLoading,
  smallArmsTiming,
  fireAtCharger,
  fireAtContact,
] as const;
