import { defineRuling } from '../../../../../rulebook/index.js';
import { book, ours } from '../../../common/book/rulings/readings.js';

/** Rulings about whom the shots of engines and guns hit, and what they destroy. Lengths in cm. */

export const directHitFigures = defineRuling({
  id: 'cady/ruling/medieval-hit-centre',
  subject: 'Figures removed without a die at the crossing of the threads',
  readings: [ours('all-touched', 'all-touched'), ours('the-nearest', 'the-nearest')],
  default: 'all-touched',
  reconstruction: true,
  why: 'Any figure under the crossing is removed; two figures of one stand can both be touched by it.',
});

export const areaBodyPart = defineRuling({
  id: 'cady/ruling/medieval-hit-area-body-part',
  subject: 'What of a figure must lie in a circular hit area',
  readings: [book('figure', 'figure', 1281), book('head-or-torso', 'head-or-torso', 2136)],
  default: 'figure',
  reconstruction: false,
  why: 'The period section speaks of any figure within the circle; head and torso are asked for in the musket section.',
});

export const leastOne = defineRuling({
  id: 'cady/ruling/medieval-minimum-one',
  subject: 'Which figure is lost when the dice spare everybody in a hit area, and whether a lone machine counts',
  readings: [
    ours('nearest-the-centre', { figure: 'nearest-the-centre', machines: false }),
    ours('owner-chooses', { figure: 'owner-chooses', machines: false }),
    ours('machines-too', { figure: 'nearest-the-centre', machines: true }),
  ],
  default: 'nearest-the-centre',
  reconstruction: true,
  why: 'One figure falls whatever the dice say; who is not printed. The one nearest the hit point is the likeliest. A machine has its own die and its own direct hit.',
});

export const leastOneGunpowder = defineRuling({
  id: 'cady/ruling/medieval-minimum-one-gunpowder',
  subject: 'Whether at least one figure falls in the hit area of a culverin, cannon or bombard too',
  readings: [ours('as-the-catapult', true), ours('catapults-only', false)],
  default: 'as-the-catapult',
  reconstruction: true,
  why: 'The rule is not repeated for guns, which are fired as the catapult is.',
});

export const gunpowderRemoves = defineRuling({
  id: 'cady/ruling/gunpowder-hit-removes',
  subject: 'Faces of a six-sided die that remove a figure in the hit area of a gun',
  readings: [book('four-or-six', [4, 6], 1889), book('whoever-is-hit', [1, 2, 3, 4, 5, 6], 1841)],
  default: 'four-or-six',
  reconstruction: false,
  why: 'The procedure of the culverin rolls for each figure in the area; that gunpowder removes whomever it hits is said of armor, which does not help against it.',
});

export const boltAgainstMachines = defineRuling({
  id: 'cady/ruling/destroy-pieces-by-bolt',
  subject: 'Machines that the direct hit of a bolt destroys',
  readings: [
    book('ballista-and-wagon', ['ballista', 'supply-wagon'], 1312),
    book(
      'any-artillery',
      ['ballista', 'supply-wagon', 'onager-catapult', 'trebuchet', 'pot-d-fer', 'culverin', 'cannon', 'bombard'],
      1914,
    ),
  ],
  default: 'ballista-and-wagon',
  reconstruction: false,
  why: 'The sections on the ballista and on the pot d’fer name what their bolts can and cannot remove; that a direct hit destroys other artillery is said of artillery in general.',
});

export const boltAgainstCannon = defineRuling({
  id: 'cady/ruling/pot-d-fer-against-guns',
  subject: 'Guns that the bolt of a ballista or pot d’fer destroys, on which their sections are silent',
  readings: [
    ours('pot-d-fer-only', ['pot-d-fer']),
    ours('pot-d-fer-and-cannon', ['pot-d-fer', 'cannon']),
    ours('none', []),
  ],
  default: 'pot-d-fer-only',
  reconstruction: true,
  why: 'Bombard and culverin are named as safe and the cannon in neither list: it is as heavy as they. The pot d’fer is the gun of the ballista’s size.',
});

export const gunpowderHill = defineRuling({
  id: 'cady/ruling/gunpowder-hill-column',
  subject: 'Column of the hill table for gunpowder pieces',
  readings: [
    ours('by-kind', { 'pot-d-fer': 'ballista', culverin: 'catapult', cannon: 'catapult', bombard: 'trebuchet' }),
    ours('none', { 'pot-d-fer': null, culverin: null, cannon: null, bombard: null }),
  ],
  default: 'by-kind',
  reconstruction: true,
  why: 'A gain from height is mentioned for the pot d’fer, yet the table has engines only. Each piece takes the column of the engine that it is fired like or is as heavy as.',
});

export const firingCheckHandCannon = defineRuling({
  id: 'cady/ruling/firing-check-hand-cannon',
  subject: 'Whether hand cannon throw the two dice before they fire',
  readings: [ours('guns-only', false), ours('hand-cannon-too', true)],
  default: 'guns-only',
  reconstruction: true,
  why: 'The dice stand under gunpowder artillery, and what blows up is a stand that takes the figures around it.',
});

export const cannonProcedure = defineRuling({
  id: 'cady/ruling/cannon-procedure',
  subject: 'How a medieval cannon is fired, for which no procedure is printed',
  readings: [ours('as-the-culverin', 'culverin'), ours('as-the-bombard', 'bombard')],
  default: 'as-the-culverin',
  reconstruction: true,
  why: 'Culverin and bombard are fired alike, but that a bombard does not pivot once it is set up. A cannon moves as a culverin does.',
});

export const woodenBridge = defineRuling({
  id: 'cady/ruling/bridge-wooden',
  subject: 'Hits that destroy a wooden bridge, by piece; null: it cannot',
  readings: [
    book('gunpowder-chart', { bombard: 1, cannon: 1, other: 3 }, 1912),
    book('common-rules', { bombard: 3, cannon: 3, other: 3 }, 986),
  ],
  default: 'gunpowder-chart',
  reconstruction: false,
  why: 'The period chart rules on bombard and cannon; the three direct hits of the common rules are left to everything else.',
});

export const stoneBridge = defineRuling({
  id: 'cady/ruling/bridge-stone',
  subject: 'Hits that destroy a stone bridge, by piece; null: it cannot',
  readings: [
    book('gunpowder-chart', { bombard: 1, cannon: 2, other: null }, 1911),
    book('common-rules', { bombard: null, cannon: null, other: null }, 988),
  ],
  default: 'gunpowder-chart',
  reconstruction: false,
  why: 'The period chart rules on bombard and cannon; against everything else stone stands, as the common rules have it.',
});

export const mixedHits = defineRuling({
  id: 'cady/ruling/object-hits-mixed',
  subject: 'What one hit of a bombard counts as when a cannon has hit the same object',
  readings: [ours('two-cannon-hits', 2), ours('not-together', 0)],
  default: 'two-cannon-hits',
  reconstruction: true,
  why: 'In three of the four rows a bombard needs half the hits of a cannon.',
});

export const otherPiecesDestroy = defineRuling({
  id: 'cady/ruling/object-hits-other-pieces',
  subject: 'Hits of other machines (catapult, trebuchet, culverin) that destroy castle works; null: they cannot',
  readings: [
    ours('none', { 'onager-catapult': null, trebuchet: null, culverin: null }),
    ours('trebuchet-as-cannon', { 'onager-catapult': null, trebuchet: 1, culverin: null }),
  ],
  default: 'none',
  reconstruction: true,
  why: 'The chart has bombard and cannon only and asks players to settle the rest beforehand: a scenario may. A value is the number of cannon hits that one of theirs counts as.',
});

export const duelCasualties = defineRuling({
  id: 'cady/ruling/medieval-artillery-casualties-fire-back',
  subject: 'Who still fires in the turn in which artillery removed him',
  readings: [
    book('artillery-only', { artillery: true, others: false }, 1261),
    book('everybody', { artillery: true, others: true }, 494),
  ],
  default: 'artillery-only',
  reconstruction: false,
  why: 'The period section rules on artillery casualties; that casualties fire back is said of the turn in general.',
});

export const destroyMeaning = defineRuling({
  id: 'cady/ruling/artillery-destroy-action',
  subject: 'What the crew does when the loading examples say destroy',
  readings: [
    ours('own-machine-put-out-of-use', { thirds: 2, what: 'own-machine' }),
    ours('in-one-third', { thirds: 1, what: 'own-machine' }),
  ],
  default: 'own-machine-put-out-of-use',
  reconstruction: true,
  why: 'The word is explained nowhere. It stands after a shot, a move or a melee and fills the rest of the turn: the crew breaks its machine rather than lose it.',
});

export const gunHitRulings = [
  directHitFigures,
  areaBodyPart,
  leastOne,
  leastOneGunpowder,
  gunpowderRemoves,
  boltAgainstMachines,
  boltAgainstCannon,
  gunpowderHill,
  firingCheckHandCannon,
  cannonProcedure,
  woodenBridge,
  stoneBridge,
  mixedHits,
  otherPiecesDestroy,
  duelCasualties,
  destroyMeaning,
] as const;
