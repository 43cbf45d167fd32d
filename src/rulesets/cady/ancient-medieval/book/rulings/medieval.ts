import { cellsAt, decided } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { cardShockReductions } from '../../../common/book/charts/card.js';
import { shockReductions as commonReductions } from '../../../common/book/charts/shock.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';
import { shockReductions } from '../charts/shock-and-movement.js';

/** Rulings about pikes, pole arms, samurai, Mongols, berserkers, war wagons and mounted infantry. Lengths in cm. */

const cardPikes = cellsAt(cardShockReductions);
const commonPikes = cellsAt(commonReductions);
const reductions = cellsAt(shockReductions);
export const mountedMove = defineRuling({
  id: 'cady/ruling/mounted-infantry-move',
  readings: [
    book('in-place-of-its-own', { cm: 60, added: false }, 1736),
    book('on-top-of-its-own', { cm: 60, added: true }, 1742),
  ],
  default: 'in-place-of-its-own',
  reconstruction: false,
});

export const mountingCost = defineRuling({
  id: 'cady/ruling/mounting-cost',
  readings: [ours('the-turn', 'turn'), ours('the-foot-move', 'foot')],
  default: 'the-turn',
  reconstruction: true,
});

export const mountLosses = defineRuling({
  id: 'cady/ruling/mount-losses',
  readings: [ours('rounded-down', 'down'), ours('rounded-up', 'up')],
  default: 'rounded-down',
  reconstruction: true,
});

export const pikeShock = defineRuling({
  id: 'cady/ruling/shock-swiss-pike-2',
  readings: [
    book('section', { two: 2, three: 2 }, 1760),
    book('common-chart', { two: 1, three: 2 }, 651),
    card('card', { two: cardPikes['swiss-pike-2-ranks'].shocks, three: cardPikes['swiss-pike-3-ranks'].shocks }, 100),
  ],
  decides: [
    decided(commonPikes['swiss-pike-2-ranks'].shocks, 'two'),
    decided(commonPikes['swiss-pike-3-ranks'].shocks, 'three'),
    decided(reductions.pike.shocks, 'two'),
  ],
  default: 'section',
  reconstruction: false,
});

export const pikeRanks = defineRuling({
  id: 'cady/ruling/pike-ranks-attack',
  readings: [
    ours('one-more-roll-of-the-enemy', { rolls: 'enemy-only' }),
    ours('fight-as-the-first', { rolls: 'both' }),
  ],
  default: 'one-more-roll-of-the-enemy',
  reconstruction: true,
});

export const poleArmLimit = defineRuling({
  id: 'cady/ruling/pole-arm-behind-limit',
  readings: [ours('no', false), ours('as-other-secondary-attacks', true)],
  default: 'no',
  reconstruction: true,
});

export const poleArmShock = defineRuling({
  id: 'cady/ruling/shock-polearms',
  readings: [book('one', 1, 1509), ours('not-listed', 0)],
  decides: [decided(reductions['pole-arms'].shocks)],
  default: 'one',
  reconstruction: false,
});

export const samuraiOthers = defineRuling({
  id: 'cady/ruling/samurai-other-opponents',
  readings: [
    ours('by-armor-pikes-first', { by: 'armor', 'light-pikes': 'pikes' }),
    ours('light-pikes-as-light', { by: 'armor', 'light-pikes': 'light-troops' }),
  ],
  default: 'by-armor-pikes-first',
  reconstruction: true,
});

export const samuraiColumn = defineRuling({
  id: 'cady/ruling/samurai-shock-class',
  readings: [ours('medium-cavalry', 'medium-cavalry'), ours('light-cavalry', 'light-cavalry')],
  default: 'medium-cavalry',
  reconstruction: true,
});

export const mongolFear = defineRuling({
  id: 'cady/ruling/mongol-cavalry-fear',
  readings: [ours('once', 'once'), ours('every-turn', 'every-turn')],
  default: 'once',
  reconstruction: true,
});

export const mongolShots = defineRuling({
  id: 'cady/ruling/mongol-three-shots',
  readings: [ours('standing', 'standing'), ours('always', 'always')],
  default: 'standing',
  reconstruction: true,
});

export const berserkerWeary = defineRuling({
  id: 'cady/ruling/berserker-fatigue',
  readings: [ours('no', false), ours('yes', true)],
  default: 'no',
  reconstruction: true,
});

export const wagonMen = defineRuling({
  id: 'cady/ruling/hussite-wagon-men',
  readings: [
    ours('one-kind-and-four-more', { kinds: 1, four: 'besides' }),
    ours('one-kind-four-of-them', { kinds: 1, four: 'among' }),
    ours('mixed', { kinds: 4, four: 'besides' }),
  ],
  default: 'one-kind-and-four-more',
  reconstruction: true,
});

export const wagonPrice = defineRuling({
  id: 'cady/ruling/hussite-wagon-price',
  readings: [ours('none', 0), ours('as-a-supply-wagon', 25)],
  default: 'none',
  reconstruction: true,
});

export const hussiteCover = defineRuling({
  id: 'cady/ruling/hussite-cover',
  readings: [ours('those-fired-at-them', 'at-them'), ours('their-own', 'their-own')],
  default: 'those-fired-at-them',
  reconstruction: true,
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
