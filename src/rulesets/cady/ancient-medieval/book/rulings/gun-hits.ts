import { cellsAt, decided, numbersAt } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { waterNumbers } from '../../../common/book/numbers/field.js';
import { book, ours } from '../../../common/book/rulings/readings.js';
import { objectDestruction } from '../charts/artillery.js';

/** Rulings about whom the shots of engines and guns hit, and what they destroy. Lengths in cm. */

const hits = cellsAt(objectDestruction);
const anyHits = numbersAt(waterNumbers)['wooden-bridge-hits'];
const stone = hits['stone-bridge-or-castle-gate'];

export const directHitFigures = defineRuling({
  id: 'cady/ruling/medieval-hit-centre',
  readings: [ours('all-touched', 'all-touched'), ours('the-nearest', 'the-nearest')],
  default: 'all-touched',
  reconstruction: true,
});

export const areaBodyPart = defineRuling({
  id: 'cady/ruling/medieval-hit-area-body-part',
  readings: [book('figure', 'figure', 1281), book('head-or-torso', 'head-or-torso', 2136)],
  default: 'figure',
  reconstruction: false,
});

export const leastOne = defineRuling({
  id: 'cady/ruling/medieval-minimum-one',
  readings: [
    ours('nearest-the-centre', { figure: 'nearest-the-centre', machines: false }),
    ours('owner-chooses', { figure: 'owner-chooses', machines: false }),
    ours('machines-too', { figure: 'nearest-the-centre', machines: true }),
  ],
  default: 'nearest-the-centre',
  reconstruction: true,
});

export const leastOneGunpowder = defineRuling({
  id: 'cady/ruling/medieval-minimum-one-gunpowder',
  readings: [ours('as-the-catapult', true), ours('catapults-only', false)],
  default: 'as-the-catapult',
  reconstruction: true,
});

export const gunpowderRemoves = defineRuling({
  id: 'cady/ruling/gunpowder-hit-removes',
  readings: [book('four-or-six', [4, 6], 1889), book('whoever-is-hit', [1, 2, 3, 4, 5, 6], 1841)],
  default: 'four-or-six',
  reconstruction: false,
});

export const boltAgainstMachines = defineRuling({
  id: 'cady/ruling/destroy-pieces-by-bolt',
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
});

export const boltAgainstCannon = defineRuling({
  id: 'cady/ruling/pot-d-fer-against-guns',
  readings: [
    ours('pot-d-fer-only', ['pot-d-fer']),
    ours('pot-d-fer-and-cannon', ['pot-d-fer', 'cannon']),
    ours('none', []),
  ],
  default: 'pot-d-fer-only',
  reconstruction: true,
});

export const gunpowderHill = defineRuling({
  id: 'cady/ruling/gunpowder-hill-column',
  readings: [
    ours('by-kind', { 'pot-d-fer': 'ballista', culverin: 'catapult', cannon: 'catapult', bombard: 'trebuchet' }),
    ours('none', { 'pot-d-fer': null, culverin: null, cannon: null, bombard: null }),
  ],
  default: 'by-kind',
  reconstruction: true,
});

export const firingCheckHandCannon = defineRuling({
  id: 'cady/ruling/firing-check-hand-cannon',
  readings: [ours('guns-only', false), ours('hand-cannon-too', true)],
  default: 'guns-only',
  reconstruction: true,
});

export const cannonProcedure = defineRuling({
  id: 'cady/ruling/cannon-procedure',
  readings: [ours('as-the-culverin', 'culverin'), ours('as-the-bombard', 'bombard')],
  default: 'as-the-culverin',
  reconstruction: true,
});

export const woodenBridge = defineRuling({
  id: 'cady/ruling/bridge-wooden',
  readings: [
    book(
      'gunpowder-chart',
      { bombard: hits['wooden-bridge']['bombard-hits'], cannon: hits['wooden-bridge']['cannon-hits'], other: anyHits },
      1912,
    ),
    book('common-rules', { bombard: anyHits, cannon: anyHits, other: anyHits }, 986),
  ],
  decides: [
    decided(hits['wooden-bridge']['bombard-hits'], 'bombard'),
    decided(hits['wooden-bridge']['cannon-hits'], 'cannon'),
  ],
  default: 'gunpowder-chart',
  reconstruction: false,
});

export const stoneBridge = defineRuling({
  id: 'cady/ruling/bridge-stone',
  readings: [
    book('gunpowder-chart', { bombard: stone['bombard-hits'], cannon: stone['cannon-hits'], other: null }, 1911),
    book('common-rules', { bombard: null, cannon: null, other: null }, 988),
  ],
  default: 'gunpowder-chart',
  reconstruction: false,
});

export const mixedHits = defineRuling({
  id: 'cady/ruling/object-hits-mixed',
  readings: [ours('two-cannon-hits', 2), ours('not-together', 0)],
  default: 'two-cannon-hits',
  reconstruction: true,
});

export const otherPiecesDestroy = defineRuling({
  id: 'cady/ruling/object-hits-other-pieces',
  readings: [
    ours('none', { 'onager-catapult': null, trebuchet: null, culverin: null }),
    ours('trebuchet-as-cannon', { 'onager-catapult': null, trebuchet: 1, culverin: null }),
  ],
  default: 'none',
  reconstruction: true,
});

export const duelCasualties = defineRuling({
  id: 'cady/ruling/medieval-artillery-casualties-fire-back',
  readings: [
    book('artillery-only', { artillery: true, others: false }, 1261),
    book('everybody', { artillery: true, others: true }, 494),
  ],
  default: 'artillery-only',
  reconstruction: false,
});

export const destroyMeaning = defineRuling({
  id: 'cady/ruling/artillery-destroy-action',
  readings: [
    ours('own-machine-put-out-of-use', { thirds: 2, what: 'own-machine' }),
    ours('in-one-third', { thirds: 1, what: 'own-machine' }),
  ],
  default: 'own-machine-put-out-of-use',
  reconstruction: true,
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
