import { defineRuling } from '../../../../rulebook/index.js';
import { book, card, ours } from '../../common/rulings/readings.js';
import { figureCapabilityArtillery, figureCapabilityGunpowder } from '../charts/capability.js';
import { gunpowderArtillery } from '../charts/gunpowder.js';

/** Rulings about engines and guns: what they do, how far, and to whom. Lengths in cm. */

const chart = figureCapabilityGunpowder.cells;
const section = gunpowderArtillery.cells;
const engines = figureCapabilityArtillery.cells;

export const hitAreaCatapult = defineRuling({
  id: 'cady/ruling/hit-area-catapult',
  subject: 'Diameter of the hit area of a catapult',
  readings: [book('eight', engines['onager-catapult']['hit-area-cm'], 1281), book('six', 6, 1277), card('card', 8, 71)],
  default: 'eight',
  reconstruction: false,
  why: 'The step that rolls for the figures names the 8 cm circle, as the capability chart does; the bracket before it lists sizes of other pieces and can only be misread as giving the catapult six.',
});

export const hitAreaTrebuchet = defineRuling({
  id: 'cady/ruling/hit-area-trebuchet',
  subject: 'Diameter of the hit area of a trebuchet',
  readings: [
    book('section', 12, 1292),
    book('capability-chart', engines.trebuchet['hit-area-cm'], 1137),
    card('card', 10, 72),
  ],
  default: 'section',
  reconstruction: false,
  why: 'The section on the trebuchet gives it a hit area of its own; the capability chart is the common one.',
});

export const hitAreaCulverin = defineRuling({
  id: 'cady/ruling/hit-area-culverin',
  subject: 'Diameter of the hit area of a culverin',
  readings: [
    book('section', section.culverin['hit-area'], 1861),
    book('artillery-steps', 8, 1277),
    card('card', 6, 148),
  ],
  default: 'section',
  reconstruction: false,
  why: 'The table of the section on gunpowder artillery, against a bracket in the steps for catapults.',
});

export const hitAreaCannon = defineRuling({
  id: 'cady/ruling/hit-area-cannon',
  subject: 'Diameter of the hit area of a medieval cannon',
  readings: [book('section', section.cannon['hit-area'], 1862), book('artillery-steps', 6, 1277), card('card', 8, 149)],
  default: 'section',
  reconstruction: false,
  why: 'The table of the section on gunpowder artillery; the steps for catapults name the cannon only at the head of a bracket of other sizes.',
});

export const hitAreaPotDFer = defineRuling({
  id: 'cady/ruling/hit-area-pot-d-fer',
  subject: 'Hit area of the pot d’fer',
  readings: [
    book('linear', { shape: 'linear', cm: section['pot-d-fer']['hit-area'] }, 1877),
    book('circle', { shape: 'circle', cm: 6 }, 1277),
    card('card', { shape: 'linear', cm: 6 }, 147),
  ],
  default: 'linear',
  reconstruction: false,
  why: 'It fires a bolt, and its own section has the last stretch of the path count; a bracket in the steps for catapults makes it a circle.',
});

export const rangePotDFer = defineRuling({
  id: 'cady/ruling/range-pot-d-fer',
  subject: 'Range of the pot d’fer',
  readings: [
    book('section', section['pot-d-fer']['range-cm'], 1860),
    book('capability-chart', chart['pot-d-fer'].range, 1143),
    card('card', 60, 147),
  ],
  default: 'section',
  reconstruction: false,
  why: 'The section on gunpowder artillery has a table of its own.',
});

export const rangeCulverin = defineRuling({
  id: 'cady/ruling/range-culverin',
  subject: 'Range of the culverin',
  readings: [
    book('section', section.culverin['range-cm'], 1861),
    book('capability-chart', chart.culverin.range, 1144),
    card('card', 75, 148),
  ],
  default: 'section',
  reconstruction: false,
  why: 'The section on gunpowder artillery has a table of its own.',
});

export const rangeCannon = defineRuling({
  id: 'cady/ruling/range-medieval-cannon',
  subject: 'Range of the medieval cannon',
  readings: [
    book('section', section.cannon['range-cm'], 1862),
    book('capability-chart', chart.cannon.range, 1145),
    card('card', 90, 149),
  ],
  default: 'section',
  reconstruction: false,
  why: 'The section on gunpowder artillery has a table of its own.',
});

export const moveBombard = defineRuling({
  id: 'cady/ruling/move-bombard',
  subject: 'Movement of a bombard, before and after it is set up',
  readings: [
    book('section', { 'before-set-up': section.bombard['movement-cm'], 'once-set-up': 0 }, 1863),
    book('capability-chart', { 'before-set-up': 10, 'once-set-up': 0 }, 1146),
    card('card', { 'before-set-up': 10, 'once-set-up': 0 }, 150),
  ],
  default: 'section',
  reconstruction: false,
  why: 'The table of the section prints no movement; the capability chart lets it move until it is set up.',
});

export const moveTrebuchet = defineRuling({
  id: 'cady/ruling/move-trebuchet',
  subject: 'Movement of a trebuchet, before and after it is in position',
  readings: [
    book('never', { 'before-set-up': engines.trebuchet['movement-cm'], 'once-set-up': 0 }, 1137),
    book(
      'as-the-catapult-until-in-position',
      { 'before-set-up': engines['onager-catapult']['movement-cm'], 'once-set-up': 0 },
      1292,
    ),
  ],
  default: 'never',
  reconstruction: false,
  why: 'The section forbids moving it once it is in position and says nothing of how far it goes before; the only number printed is none. It stands where it is put at the beginning.',
});

export const ballistaThird = defineRuling({
  id: 'cady/ruling/ballista-variation-boundary',
  subject: 'A ballista that fires at exactly a third of its range',
  readings: [book('still-sure', true, 1300), book('varies', false, 1255)],
  default: 'still-sure',
  reconstruction: false,
  why: 'The section on the ballista speaks of the first third and has the wheel begin beyond it; the other passage is about artillery in general.',
});

export const variationPotDFer = defineRuling({
  id: 'cady/ruling/variation-pot-d-fer',
  subject: 'What the variation die does to the bolt of a pot d’fer',
  readings: [
    book('one-stays', { wheel: 'catapult', one: 'centre' }, 1875),
    book('one-without-effect', { wheel: 'catapult', one: 'no-hit' }, 1875),
    book('as-the-ballista', { wheel: 'ballista', one: 'centre' }, 1869),
  ],
  default: 'one-stays',
  reconstruction: false,
  why: 'Its own passage takes the catapult’s wheel. That a 1 has no effect is said of moving the marker, so the marker stays, as on a 6 and as for the ballista.',
});

export const boltPath = defineRuling({
  id: 'cady/ruling/bolt-path',
  subject: 'The line on which the last centimetres of a bolt are measured',
  readings: [
    ours('to-the-displaced-point', 'to-the-displaced-point'),
    ours('along-the-line-called', 'along-the-line-called'),
  ],
  default: 'to-the-displaced-point',
  reconstruction: true,
  why: 'The bolt lands at the point the wheel gives; its path is the straight line from the engine to it.',
});

export const catapultWheel = defineRuling({
  id: 'cady/ruling/medieval-wheel-layout',
  subject: 'Diameter and holes of the variation wheels of catapult and ballista',
  readings: [
    ours('quarters', {
      catapult: {
        diameter: 8,
        holes: {
          2: { angle: 0, distance: 2 },
          3: { angle: 90, distance: 2.5 },
          4: { angle: 180, distance: 3 },
          5: { angle: 270, distance: 3.5 },
        },
      },
      ballista: {
        diameter: 6,
        holes: {
          2: { angle: 0, distance: 1.5 },
          3: { angle: 90, distance: 2 },
          4: { angle: 180, distance: 2.5 },
          5: { angle: 270, distance: 2.75 },
        },
      },
    }),
    ours('all-on-one-circle', {
      catapult: {
        diameter: 8,
        holes: {
          2: { angle: 0, distance: 3 },
          3: { angle: 90, distance: 3 },
          4: { angle: 180, distance: 3 },
          5: { angle: 270, distance: 3 },
        },
      },
      ballista: {
        diameter: 6,
        holes: {
          2: { angle: 0, distance: 2 },
          3: { angle: 90, distance: 2 },
          4: { angle: 180, distance: 2 },
          5: { angle: 270, distance: 2 },
        },
      },
    }),
  ],
  default: 'quarters',
  reconstruction: true,
  why: 'The wheels are shown in lost pictures only; printed are that they differ in their holes and that the ballista’s is 6 cm across. One hole lies over each quarter of the disc, each farther out than the one before. Angles in degrees clockwise from the line of fire.',
});

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

export const gunsRulings = [
  hitAreaCatapult,
  hitAreaTrebuchet,
  hitAreaCulverin,
  hitAreaCannon,
  hitAreaPotDFer,
  rangePotDFer,
  rangeCulverin,
  rangeCannon,
  moveBombard,
  moveTrebuchet,
  ballistaThird,
  variationPotDFer,
  boltPath,
  catapultWheel,
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
