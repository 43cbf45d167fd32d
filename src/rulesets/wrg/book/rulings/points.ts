import { cellsAt, decided } from '../../../../book/index.js';
import { defineRuling } from '../../../../rulebook/index.js';
import { marchAndWaterPoints, pointsValues } from '../charts/points.js';
import { book, ink, ours, struck } from './readings.js';

const points = cellsAt(pointsValues);
const travel = cellsAt(marchAndWaterPoints);

/** Prices of barbarians in metal armour: the ink made them cheaper than regulars, and struck out why they were dearer. */
export const barbarianArmourPrice = defineRuling({
  id: 'wrg/ruling/barbarian-armour-price',
  readings: [
    ink(
      'cheaper-than-regulars',
      {
        hi: points['heavy-infantryman'].barbarian,
        hc: points['heavy-cavalryman'].barbarian,
        ehc: points['extra-heavy-cavalryman'].barbarian,
        shc: points['super-heavy-cavalryman'].barbarian,
      },
      205,
    ),
    struck(
      'dearer-than-regulars',
      {
        hi: points['heavy-infantryman']['barbarian-original'],
        hc: points['heavy-cavalryman']['barbarian-original'],
        ehc: points['extra-heavy-cavalryman']['barbarian-original'],
        shc: points['super-heavy-cavalryman']['barbarian-original'],
      },
      205,
    ),
  ],
  default: 'cheaper-than-regulars',
  reconstruction: false,
  decides: [
    decided(points['heavy-infantryman'].barbarian, 'hi'),
    decided(points['heavy-cavalryman'].barbarian, 'hc'),
    decided(points['extra-heavy-cavalryman'].barbarian, 'ehc'),
    decided(points['super-heavy-cavalryman'].barbarian, 'shc'),
  ],
});

export const generalFigurePrice = defineRuling({
  id: 'wrg/ruling/general-figure-price',
  readings: [ours('whole-price', true), ours('besides-his-type', false)],
  default: 'whole-price',
  reconstruction: true,
});

export const bodyguardCommandPoints = defineRuling({
  id: 'wrg/ruling/bodyguard-command-points',
  readings: [ours('none', false), ours('as-a-unit', true)],
  default: 'none',
  reconstruction: true,
});

export const secondWeaponPrice = defineRuling({
  id: 'wrg/ruling/second-weapon-price',
  readings: [book('once', true, 218), ours('for-each-beyond-the-first', false)],
  default: 'once',
  reconstruction: false,
});

export const classOfModels = defineRuling({
  id: 'wrg/ruling/class-of-models',
  readings: [ours('each-model', true), ours('each-man', false)],
  default: 'each-model',
  reconstruction: true,
});

export const eitherOfTwoWeapons = defineRuling({
  id: 'wrg/ruling/either-of-two-weapons',
  readings: [book('each-with-the-second', true, 257), book('the-last-alone', false, 257)],
  default: 'each-with-the-second',
  reconstruction: false,
});

export const easternPeoples = defineRuling({
  id: 'wrg/ruling/eastern-peoples',
  readings: [
    ours('all-of-the-east', ['eastern', 'assyrian', 'achaemenid-persian', 'indian', 'arab']),
    ours('called-eastern', ['eastern']),
  ],
  default: 'all-of-the-east',
  reconstruction: true,
});

export const modelsOnForcedMarch = defineRuling({
  id: 'wrg/ruling/models-on-forced-march',
  readings: [ours('mounted', travel.mounted['per-period-early']), ours('as-wagons', travel.wagon['per-period-early'])],
  default: 'mounted',
  reconstruction: true,
});

export const mountedInfantryOnForcedMarch = defineRuling({
  id: 'wrg/ruling/mounted-infantry-on-forced-march',
  readings: [book('mounted', travel.mounted['per-period-early'], 274), ours('as-on-foot', null)],
  default: 'mounted',
  reconstruction: false,
});

/** Those with mounts by boat: the infantry that they are, or what their mounts are. */
export const mountedInfantryByBoat = defineRuling({
  id: 'wrg/ruling/mounted-infantry-by-boat',
  readings: [book('as-infantry', 'infantry', 276), ours('as-their-mounts', 'mounts')],
  default: 'as-infantry',
  reconstruction: false,
});

export const wagonsByBoat = defineRuling({
  id: 'wrg/ruling/wagons-by-boat',
  readings: [ours('as-engines', travel['camelry-engine-or-chariot-by-boat']['by-water']), ours('free', 0)],
  default: 'as-engines',
  reconstruction: true,
});

/** Rulings about points and pairs of weapons, in the order of the book. */
export const pointsRulings = [
  barbarianArmourPrice,
  generalFigurePrice,
  bodyguardCommandPoints,
  secondWeaponPrice,
  classOfModels,
  eitherOfTwoWeapons,
  easternPeoples,
  modelsOnForcedMarch,
  mountedInfantryOnForcedMarch,
  mountedInfantryByBoat,
  wagonsByBoat,
] as const;
