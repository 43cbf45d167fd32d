import { cellsAt, decided, reckoned } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';
import { figureCapabilityArtillery, figureCapabilityGunpowder } from '../charts/capability.js';
import { cardArtillery, cardMedievalGunpowder } from '../charts/card-figures.js';
import { gunpowderArtillery } from '../charts/gunpowder.js';

/** Rulings about engines and guns: what they do, how far, and to whom. Lengths in cm. */

const cardEngines = cellsAt(cardArtillery);
const cardGuns = cellsAt(cardMedievalGunpowder);
const chart = cellsAt(figureCapabilityGunpowder);
const section = cellsAt(gunpowderArtillery);
const engines = cellsAt(figureCapabilityArtillery);

/** The card prints how large a hit area is, and in another column of what shape. */
function cardArea(gun: 'culverin' | 'cannon' | 'pot-d-fer') {
  const row = cardGuns[gun];
  return reckoned([row['hit-area'], row['hit-area-shape']], (value, unit) => ({
    value: value ?? 0,
    unit: unit ?? 'diameter',
  }));
}

export const hitAreaCatapult = defineRuling({
  id: 'cady/ruling/hit-area-catapult',
  readings: [
    book('eight', engines['onager-catapult']['hit-area-cm'], 1281),
    book('six', 6, 1277),
    card('card', cardEngines['onager-catapult']['hit-area'], 71),
  ],
  decides: [decided(engines['onager-catapult']['hit-area-cm'])],
  default: 'eight',
  reconstruction: false,
});

export const hitAreaTrebuchet = defineRuling({
  id: 'cady/ruling/hit-area-trebuchet',
  readings: [
    book('section', 12, 1292),
    book('capability-chart', engines.trebuchet['hit-area-cm'], 1137),
    card('card', cardEngines.trebuchet['hit-area'], 72),
  ],
  decides: [decided(engines.trebuchet['hit-area-cm'])],
  default: 'section',
  reconstruction: false,
});

export const hitAreaCulverin = defineRuling({
  id: 'cady/ruling/hit-area-culverin',
  readings: [
    book('section', section.culverin['hit-area'], 1861),
    book('artillery-steps', { value: 8, unit: 'diameter' }, 1277),
    card('card', cardArea('culverin'), 148),
  ],
  decides: [decided(section.culverin['hit-area']), decided(chart.culverin['hit-area-cm'], 'value')],
  default: 'section',
  reconstruction: false,
});

export const hitAreaCannon = defineRuling({
  id: 'cady/ruling/hit-area-cannon',
  readings: [
    book('section', section.cannon['hit-area'], 1862),
    book('artillery-steps', { value: 6, unit: 'diameter' }, 1277),
    card('card', cardArea('cannon'), 149),
  ],
  decides: [decided(section.cannon['hit-area']), decided(chart.cannon['hit-area-cm'], 'value')],
  default: 'section',
  reconstruction: false,
});

export const hitAreaPotDFer = defineRuling({
  id: 'cady/ruling/hit-area-pot-d-fer',
  readings: [
    book('linear', section['pot-d-fer']['hit-area'], 1877),
    book('circle', { value: 6, unit: 'diameter' }, 1277),
    card('card', cardArea('pot-d-fer'), 147),
  ],
  decides: [decided(section['pot-d-fer']['hit-area']), decided(chart['pot-d-fer']['hit-area-cm'])],
  default: 'linear',
  reconstruction: false,
});

export const rangePotDFer = defineRuling({
  id: 'cady/ruling/range-pot-d-fer',
  readings: [
    book('section', section['pot-d-fer']['range-cm'], 1860),
    book('capability-chart', chart['pot-d-fer'].range, 1143),
    card('card', cardGuns['pot-d-fer'].range, 147),
  ],
  decides: [decided(section['pot-d-fer']['range-cm']), decided(chart['pot-d-fer'].range)],
  default: 'section',
  reconstruction: false,
});

export const rangeCulverin = defineRuling({
  id: 'cady/ruling/range-culverin',
  readings: [
    book('section', section.culverin['range-cm'], 1861),
    book('capability-chart', chart.culverin.range, 1144),
    card('card', cardGuns.culverin.range, 148),
  ],
  decides: [decided(section.culverin['range-cm']), decided(chart.culverin.range)],
  default: 'section',
  reconstruction: false,
});

export const rangeCannon = defineRuling({
  id: 'cady/ruling/range-medieval-cannon',
  readings: [
    book('section', section.cannon['range-cm'], 1862),
    book('capability-chart', chart.cannon.range, 1145),
    card('card', cardGuns.cannon.range, 149),
  ],
  decides: [decided(section.cannon['range-cm']), decided(chart.cannon.range)],
  default: 'section',
  reconstruction: false,
});

export const moveBombard = defineRuling({
  id: 'cady/ruling/move-bombard',
  readings: [
    book('section', { 'before-set-up': section.bombard['movement-cm'], 'once-set-up': 0 }, 1863),
    book('capability-chart', { 'before-set-up': 10, 'once-set-up': 0 }, 1146),
    card('card', { 'before-set-up': cardGuns.bombard.move, 'once-set-up': cardGuns.bombard['move-once-set-up'] }, 150),
  ],
  decides: [decided(section.bombard['movement-cm'], 'before-set-up')],
  default: 'section',
  reconstruction: false,
});

export const moveTrebuchet = defineRuling({
  id: 'cady/ruling/move-trebuchet',
  readings: [
    book('never', { 'before-set-up': engines.trebuchet['movement-cm'], 'once-set-up': 0 }, 1137),
    book(
      'as-the-catapult-until-in-position',
      { 'before-set-up': engines['onager-catapult']['movement-cm'], 'once-set-up': 0 },
      1292,
    ),
  ],
  decides: [decided(engines.trebuchet['movement-cm'], 'before-set-up')],
  default: 'never',
  reconstruction: false,
});

export const ballistaThird = defineRuling({
  id: 'cady/ruling/ballista-variation-boundary',
  readings: [book('still-sure', true, 1300), book('varies', false, 1255)],
  default: 'still-sure',
  reconstruction: false,
});

export const variationPotDFer = defineRuling({
  id: 'cady/ruling/variation-pot-d-fer',
  readings: [
    book('one-stays', { wheel: 'catapult', one: 'centre' }, 1875),
    book('one-without-effect', { wheel: 'catapult', one: 'no-hit' }, 1875),
    book('as-the-ballista', { wheel: 'ballista', one: 'centre' }, 1869),
  ],
  default: 'one-stays',
  reconstruction: false,
});

export const boltPath = defineRuling({
  id: 'cady/ruling/bolt-path',
  readings: [
    ours('to-the-displaced-point', 'to-the-displaced-point'),
    ours('along-the-line-called', 'along-the-line-called'),
  ],
  default: 'to-the-displaced-point',
  reconstruction: true,
});

export const catapultWheel = defineRuling({
  id: 'cady/ruling/medieval-wheel-layout',
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
