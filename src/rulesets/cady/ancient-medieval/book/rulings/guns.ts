import { cellsAt } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';
import { figureCapabilityArtillery, figureCapabilityGunpowder } from '../charts/capability.js';
import { gunpowderArtillery } from '../charts/gunpowder.js';

/** Rulings about engines and guns: what they do, how far, and to whom. Lengths in cm. */

const chart = cellsAt(figureCapabilityGunpowder);
const section = cellsAt(gunpowderArtillery);
const engines = cellsAt(figureCapabilityArtillery);

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
    book('artillery-steps', { value: 8, unit: 'diameter' }, 1277),
    card('card', { value: 6, unit: 'diameter' }, 148),
  ],
  default: 'section',
  reconstruction: false,
  why: 'The table of the section on gunpowder artillery, against a bracket in the steps for catapults.',
});

export const hitAreaCannon = defineRuling({
  id: 'cady/ruling/hit-area-cannon',
  subject: 'Diameter of the hit area of a medieval cannon',
  readings: [
    book('section', section.cannon['hit-area'], 1862),
    book('artillery-steps', { value: 6, unit: 'diameter' }, 1277),
    card('card', { value: 8, unit: 'diameter' }, 149),
  ],
  default: 'section',
  reconstruction: false,
  why: 'The table of the section on gunpowder artillery; the steps for catapults name the cannon only at the head of a bracket of other sizes.',
});

export const hitAreaPotDFer = defineRuling({
  id: 'cady/ruling/hit-area-pot-d-fer',
  subject: 'Hit area of the pot d’fer',
  readings: [
    book('linear', section['pot-d-fer']['hit-area'], 1877),
    book('circle', { value: 6, unit: 'diameter' }, 1277),
    card('card', { value: 6, unit: 'linear' }, 147),
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
] as const;
