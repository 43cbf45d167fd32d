import { defineRuling } from '../../../../../rulebook/index.js';
import { book, card, ours } from './readings.js';

/** Rulings about what costs movement, charges, and passing through friends. Costs are in thirds of the printed move. */

export const thirdsAddUp = defineRuling({
  id: 'cady/ruling/thirds-add-up',
  subject: 'Several reductions of one move',
  readings: [ours('thirds-of-the-printed-move', 'add'), ours('thirds-of-what-is-left', 'multiply')],
  default: 'thirds-of-the-printed-move',
  reconstruction: true,
  why: 'A third is a third of the turn: the definition of a hill spends a third of the turn on it, and the thirds of the conflict procedure are of the whole move. So two leave one third, and three leave nothing.',
});

export const turnsEachCost = defineRuling({
  id: 'cady/ruling/turns-each-cost',
  subject: 'Several changes of direction over 45 degrees in one move',
  readings: [ours('each', 'each'), ours('once', 'once')],
  default: 'each',
  reconstruction: true,
  why: 'The list takes a third for each of its entries that happens; a second sharp turn is another one.',
});

export const terrainOncePerTurn = defineRuling({
  id: 'cady/ruling/terrain-once-per-turn',
  subject: 'How often slow ground (forest, rough, marsh) takes its third',
  readings: [
    ours('once-per-turn-per-kind', 'once-per-turn-per-kind'),
    ours('each-piece-of-ground', 'each-piece-of-ground'),
    ours('only-the-part-inside', 'only-the-part-inside'),
  ],
  default: 'once-per-turn-per-kind',
  reconstruction: true,
  why: 'The chart takes a third of the move for moving through it, not of the way inside, and names each kind once. Two woods in one turn are still one movement through forest; forest and marsh are two.',
});

export const ploughedAndMarsh = defineRuling({
  id: 'cady/ruling/plowed-and-marsh-movement',
  subject: 'Thirds that marsh and ploughed fields cost',
  readings: [
    book('like-rough-ground', { marsh: 1, ploughed: 1 }, 1014),
    book('rough-only', { marsh: 0, ploughed: 0 }, 571),
  ],
  default: 'like-rough-ground',
  reconstruction: false,
  why: 'The sections on marsh and on rough terrain name them; the chart only shortens its list.',
});

export const creekFord = defineRuling({
  id: 'cady/ruling/creek-ford',
  subject: 'Thirds that a creek costs where it has a ford',
  readings: [book('free', 0, 555), book('as-elsewhere', 1, 958)],
  default: 'free',
  reconstruction: false,
  why: 'The list of effects on movement rules on the ford of a creek by name; the section on rivers speaks of creeks in general.',
});

export const cavalryFence = defineRuling({
  id: 'cady/ruling/cavalry-fence',
  subject: 'Thirds that crossing a fence or wall costs cavalry',
  readings: [book('free', 0, 572), book('as-infantry', 1, 2327), card('card', 0, 80)],
  default: 'free',
  reconstruction: false,
  why: 'The chart rules on cavalry by name; the two lists that take a third speak of units in general.',
});

export const artilleryFord = defineRuling({
  id: 'cady/ruling/artillery-ford',
  subject: 'Thirds that a ford costs artillery; null where it may not cross',
  readings: [book('bridge-only', null, 966), book('as-others', 1, 569)],
  default: 'bridge-only',
  reconstruction: false,
  why: 'The section on rivers rules on musket artillery by name. It makes no difference between rivers and creeks.',
});

export const roadMix = defineRuling({
  id: 'cady/ruling/road-mix',
  subject: 'A move that is partly on a road: centimetres of road for centimetres of open ground',
  readings: [
    ours('road-cm-count-three-quarters', { road: 4, open: 3 }),
    ours('only-a-move-wholly-on-the-road', { road: 4, open: 3, wholly: true }),
  ],
  default: 'road-cm-count-three-quarters',
  reconstruction: true,
  why: 'The third is granted for the portion on the road. With 4 cm of road for 3 cm of allowance a move wholly on the road gains exactly a third, and every portion its share.',
});

export const chargeOnRoad = defineRuling({
  id: 'cady/ruling/charge-on-road',
  subject: 'Thirds that a charge along a road gains',
  readings: [book('one', 1, 562), ours('charge-and-road', 2), card('card', 1, 79)],
  default: 'one',
  reconstruction: false,
  why: 'Said in so many words, though the chart lists the entry beside the charge and the road.',
});

export const columnOnRoad = defineRuling({
  id: 'cady/ruling/column-march-on-road',
  subject: 'Whether the column march and the road both give their third',
  readings: [ours('both', true), ours('one', false)],
  default: 'both',
  reconstruction: true,
  why: 'The chart lists them as separate increases, and only the charge is excepted from the road.',
});

export const chargeAftermath = defineRuling({
  id: 'cady/ruling/charge-penalty',
  subject: 'What a charge costs in the next turn',
  readings: [
    book('third-and-no-charge', { thirds: 1, charge: false, 'after-a-miss': { fire: false, melee: false } }, 628),
    book('third-only', { thirds: 1, charge: true, 'after-a-miss': { fire: false, melee: false } }, 578),
    card('card', { thirds: 1, charge: false, 'after-a-miss': { fire: false, melee: false } }, 196),
  ],
  default: 'third-and-no-charge',
  reconstruction: false,
  why: 'The statements add up: a third less, no second charge running, and after a charge that met nobody neither fire nor melee. The additional third of the chart is this same one.',
});

export const passThroughMorale = defineRuling({
  id: 'cady/ruling/pass-through-morale',
  subject: 'Least morale value that both units need to pass through each other',
  readings: [book('three', 3, 729), book('four', 4, 738)],
  default: 'three',
  reconstruction: false,
  why: 'Three is a numbered requirement of the section; four follows in the same paragraph as the skirmish exception and is read as belonging to it.',
});

export const movementRulings = [
  thirdsAddUp,
  turnsEachCost,
  terrainOncePerTurn,
  ploughedAndMarsh,
  creekFord,
  cavalryFence,
  artilleryFord,
  roadMix,
  chargeOnRoad,
  columnOnRoad,
  chargeAftermath,
  passThroughMorale,
] as const;
