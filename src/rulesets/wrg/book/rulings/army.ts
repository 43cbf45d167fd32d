import { cellsAt, decided, numbersAt, reckoned } from '../../../../book/index.js';
import { defineRuling } from '../../../../rulebook/index.js';
import { baseSizes, bases15mm } from '../charts/basing.js';
import { unitSizes } from '../charts/organisation.js';
import { scaleNumbers } from '../numbers/scale.js';
import { pointsRulings } from './points.js';
import { book, ink, ours, struck } from './readings.js';
import { settingUpRulings } from './setting-up.js';

export * from './points.js';
export * from './setting-up.js';

const bases = cellsAt(baseSizes);
const small = cellsAt(bases15mm);

const scale = numbersAt(scaleNumbers);
const millimetresPerInch = 25.4;

/** How many paces a millimetre of a base takes up on the ground. */
export const millimetresInPaces = defineRuling({
  id: 'wrg/ruling/millimetres-in-paces',
  readings: [
    book(
      'a-foot-each',
      reckoned([scale['feet-per-millimetre'], scale['feet-per-pace']], (feet, pace) => feet / pace),
      63,
    ),
    book(
      'by-the-inch',
      reckoned([scale['paces-per-inch']], paces => paces / millimetresPerInch),
      63,
    ),
  ],
  default: 'a-foot-each',
  reconstruction: false,
});

export const lightHeavyInfantry = defineRuling({
  id: 'wrg/ruling/light-heavy-infantry',
  readings: [
    ours('armoured', 'heavy-infantryman'),
    ours('as-light-medium', 'light-light-medium-or-medium-infantryman'),
  ],
  default: 'armoured',
  reconstruction: true,
});

export const swordOnlyFigures = defineRuling({
  id: 'wrg/ruling/sword-only-figures',
  readings: [book('pila-or-javelins', { roman: 'pilum', others: 'javelins' }, 96)],
  default: 'pila-or-javelins',
  reconstruction: false,
});

export const mediumHeavyInfantryFrontage = defineRuling({
  id: 'wrg/ruling/medium-heavy-infantry-frontage',
  readings: [ink('fifteen', bases['mi-hi']['frontage-mm'], 135), struck('ten', 10, 135)],
  default: 'fifteen',
  reconstruction: true,
  decides: [decided(bases['mi-hi']['frontage-mm'])],
});

export const superHeavyCavalryFrontage = defineRuling({
  id: 'wrg/ruling/super-heavy-cavalry-frontage',
  readings: [book('fifteen', bases.shc['frontage-mm'], 138), ink('ten', 10, 138), ink('twenty', 20, 138)],
  default: 'fifteen',
  reconstruction: true,
  decides: [decided(bases.shc['frontage-mm'])],
});

export const transitionPenalty = defineRuling({
  id: 'wrg/ruling/transition-base-penalty',
  readings: [ink('penalised', true, 150), struck('none', false, 150)],
  default: 'penalised',
  reconstruction: true,
});

export const wagonBase15mm = defineRuling({
  id: 'wrg/ruling/wagon-base-15mm',
  readings: [
    ours('as-elephants', {
      frontage: small['elephants-and-bolt-shooting-engines'].frontage,
      depth: small['elephants-and-bolt-shooting-engines'].depth,
    }),
  ],
  default: 'as-elephants',
  reconstruction: true,
});

export const smallestModelUnit = defineRuling({
  id: 'wrg/ruling/smallest-model-unit',
  readings: [ours('one', 1), ours('as-figures', cellsAt(unitSizes)['unit-without-sub-units'].minimum)],
  default: 'one',
  reconstruction: true,
});

export const figuresOfDividedUnit = defineRuling({
  id: 'wrg/ruling/figures-of-a-divided-unit',
  readings: [book('whole-unit', 'whole-unit', 157), ours('main-body', 'main-body')],
  default: 'whole-unit',
  reconstruction: false,
});

export const westernSubUnits = defineRuling({
  id: 'wrg/ruling/western-sub-units',
  readings: [book('light-infantry', ['li'], 169), book('light-horse-too', ['li', 'lc'], 169)],
  default: 'light-infantry',
  reconstruction: false,
});

export const elephantUnits = defineRuling({
  id: 'wrg/ruling/elephant-units',
  readings: [
    ink('as-other-units', { eachASubUnit: false, commandModel: true, apart: null }, 181),
    struck('each-a-sub-unit', { eachASubUnit: true, commandModel: false, apart: 60 }, 181),
  ],
  default: 'as-other-units',
  reconstruction: true,
});

export const chariotSubUnits = defineRuling({
  id: 'wrg/ruling/chariot-sub-units',
  readings: [ink('allowed', true, 183), struck('none', false, 183)],
  default: 'allowed',
  reconstruction: true,
});

export const armyStrengthForGenerals = defineRuling({
  id: 'wrg/ruling/army-strength-for-generals',
  readings: [
    book('whole-army', 'whole-army', 191),
    ours('without-subordinates', 'without-subordinates'),
    ours('without-stone-walls', 'without-stone-walls'),
  ],
  default: 'whole-army',
  reconstruction: false,
});

/** Every ruling about armies: types of troops, bases, organisation, generals, points, setting up, winning, in the order of the book. */
export const armyRulings = [
  millimetresInPaces,
  lightHeavyInfantry,
  swordOnlyFigures,
  mediumHeavyInfantryFrontage,
  superHeavyCavalryFrontage,
  transitionPenalty,
  smallestModelUnit,
  figuresOfDividedUnit,
  westernSubUnits,
  elephantUnits,
  chariotSubUnits,
  armyStrengthForGenerals,
  ...pointsRulings,
  ...settingUpRulings,
  wagonBase15mm,
] as const;
