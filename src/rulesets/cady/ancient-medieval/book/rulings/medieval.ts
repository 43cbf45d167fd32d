import { defineRuling } from '../../../../../rulebook/index.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';

/** Rulings about pikes, pole arms, samurai, Mongols, berserkers, war wagons and mounted infantry. Lengths in cm. */

export const mountedMove = defineRuling({
  id: 'cady/ruling/mounted-infantry-move',
  subject: 'Movement of mounted infantry',
  readings: [
    book('in-place-of-its-own', { cm: 60, added: false }, 1736),
    book('on-top-of-its-own', { cm: 60, added: true }, 1742),
  ],
  default: 'in-place-of-its-own',
  reconstruction: false,
  why: 'The table prints the movement of the mount; additional is how the prose calls the gain.',
});

export const mountingCost = defineRuling({
  id: 'cady/ruling/mounting-cost',
  subject: 'Of what mounting or dismounting takes a third',
  readings: [ours('the-turn', 'turn'), ours('the-foot-move', 'foot')],
  default: 'the-turn',
  reconstruction: true,
  why: 'Of the normal movement allowance: a third of the turn, whichever way it is spent.',
});

export const mountLosses = defineRuling({
  id: 'cady/ruling/mount-losses',
  subject: 'Mounts lost with every four figures',
  readings: [ours('rounded-down', 'down'), ours('rounded-up', 'up')],
  default: 'rounded-down',
  reconstruction: true,
  why: 'One for four lost; a part of four has not lost one yet.',
});

export const pikeShock = defineRuling({
  id: 'cady/ruling/shock-swiss-pike-2',
  subject: 'Shocks lost against Swiss pike two ranks deep, and three',
  readings: [
    book('section', { two: 2, three: 2 }, 1760),
    book('common-chart', { two: 1, three: 2 }, 651),
    card('card', { two: 1, three: 2 }, 100),
  ],
  default: 'section',
  reconstruction: false,
  why: 'The section on Swiss pike takes two from two ranks on, and the period’s list agrees.',
});

export const pikeRanks = defineRuling({
  id: 'cady/ruling/pike-ranks-attack',
  subject: 'What pikes of the second and third rank do when pikes attack',
  readings: [
    ours('one-more-roll-of-the-enemy', { rolls: 'enemy-only' }),
    ours('fight-as-the-first', { rolls: 'both' }),
  ],
  default: 'one-more-roll-of-the-enemy',
  reconstruction: true,
  why: 'They count on the defender; nothing is said of danger to themselves.',
});

export const poleArmLimit = defineRuling({
  id: 'cady/ruling/pole-arm-behind-limit',
  subject: 'Whether a pole arm that strikes from behind must have as good a melee point as its enemy',
  readings: [ours('no', false), ours('as-other-secondary-attacks', true)],
  default: 'no',
  reconstruction: true,
  why: 'The section on pole arms rules on their second attack and asks for nothing of the kind.',
});

export const poleArmShock = defineRuling({
  id: 'cady/ruling/shock-polearms',
  subject: 'Shocks lost against pole arms',
  readings: [book('one', 1, 1509), ours('not-listed', 0)],
  default: 'one',
  reconstruction: false,
  why: 'In the period’s list; the common chart and the card leave it out.',
});

export const samuraiOthers = defineRuling({
  id: 'cady/ruling/samurai-other-opponents',
  subject: 'How a samurai fights those that his chart leaves out',
  readings: [
    ours('by-armor-pikes-first', { by: 'armor', 'light-pikes': 'pikes' }),
    ours('light-pikes-as-light', { by: 'armor', 'light-pikes': 'light-troops' }),
  ],
  default: 'by-armor-pikes-first',
  reconstruction: true,
  why: 'Everybody has an armor class, and pikes have a row of their own.',
});

export const samuraiColumn = defineRuling({
  id: 'cady/ruling/samurai-shock-class',
  subject: 'Column of the shock chart for mounted samurai',
  readings: [ours('medium-cavalry', 'medium-cavalry'), ours('light-cavalry', 'light-cavalry')],
  default: 'medium-cavalry',
  reconstruction: true,
  why: 'Their armor is medium, and the chart has cavalry by its weight.',
});

export const mongolFear = defineRuling({
  id: 'cady/ruling/mongol-cavalry-fear',
  subject: 'How often cavalry in sight of Mongols takes its test',
  readings: [ours('once', 'once'), ours('every-turn', 'every-turn')],
  default: 'once',
  reconstruction: true,
  why: 'It tests when they come within sight: that happens once for a unit.',
});

export const mongolShots = defineRuling({
  id: 'cady/ruling/mongol-three-shots',
  subject: 'When Mongols fire three times',
  readings: [ours('standing', 'standing'), ours('always', 'always')],
  default: 'standing',
  reconstruction: true,
  why: 'Three thirds of a turn hold three shots and their loading only if nothing else is done in it.',
});

export const berserkerWeary = defineRuling({
  id: 'cady/ruling/berserker-fatigue',
  subject: 'Whether a berserker loses a melee point for each turn of melee as others do',
  readings: [ours('no', false), ours('yes', true)],
  default: 'no',
  reconstruction: true,
  why: 'His melee point falls each time he is killed; that is the rule made for him.',
});

export const wagonMen = defineRuling({
  id: 'cady/ruling/hussite-wagon-men',
  subject:
    'Kinds of figures among the twelve of a war wagon, and whether the four that fire from inside are among them',
  readings: [
    ours('one-kind-and-four-more', { kinds: 1, four: 'besides' }),
    ours('one-kind-four-of-them', { kinds: 1, four: 'among' }),
    ours('mixed', { kinds: 4, four: 'besides' }),
  ],
  default: 'one-kind-and-four-more',
  reconstruction: true,
  why: 'Twelve of either of these is one kind; the four are listed as something more.',
});

export const wagonPrice = defineRuling({
  id: 'cady/ruling/hussite-wagon-price',
  subject: 'Points for the bare war wagon',
  readings: [ours('none', 0), ours('as-a-supply-wagon', 25)],
  default: 'none',
  reconstruction: true,
  why: 'Its cost is found from the number and kind of the troops it holds.',
});

export const hussiteCover = defineRuling({
  id: 'cady/ruling/hussite-cover',
  subject: 'Whose missiles are a step worse at the wagons',
  readings: [ours('those-fired-at-them', 'at-them'), ours('their-own', 'their-own')],
  default: 'those-fired-at-them',
  reconstruction: true,
  why: 'Reduced in missile attack stands among the protections that the wagons give.',
});

export const medievalRulings = [
  mountedMove,
  mountingCost,
  mountLosses,
  pikeShock,
  pikeRanks,
  poleArmLimit,
  poleArmShock,
  samuraiOthers,
  samuraiColumn,
  mongolFear,
  mongolShots,
  berserkerWeary,
  wagonMen,
  wagonPrice,
  hussiteCover,
] as const;
