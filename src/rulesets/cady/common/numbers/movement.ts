import type { OpenBook } from '../../../../book/index.js';
import type { ClauseId } from '../../../../rulebook/index.js';
import { effectsOnMovement } from '../book/charts/movement.js';
import { movementNumbers } from '../book/numbers.js';
import {
  artilleryFord,
  cavalryFence,
  chargeAftermath,
  chargeOnRoad,
  columnOnRoad,
  creekFord,
  moveRounding,
  onARoad,
  ploughedAndMarsh,
  roadEnds,
  roadMix,
  terrainOncePerTurn,
  thirdsAddUp,
  turnsEachCost,
} from '../book/rulings/movement.js';
import { formationChangeMorale } from '../book/rulings/turn.js';
import type { AllowanceNumbers, MovementRules } from '../moving/movement.js';

export function movementUnder(book: OpenBook): MovementRules['movement'] {
  return { ...allowanceUnder(book), terrain: terrainUnder(book) };
}

/** Movement before the ground is counted. */
export function allowanceUnder(book: OpenBook): AllowanceNumbers {
  const thirdsOf = (row: keyof (typeof effectsOnMovement)['cells'], ...clauses: readonly ClauseId[]): number =>
    book.part({ name: `movement/${row}`, clauses }, b => b.of(effectsOnMovement)[row].thirds);
  const charge = thirdsOf('ordered-charge', 'cady/common/movement/charge-bonus-chart', 'cady/common/charge/move-bonus');
  return {
    thirds: {
      charge,
      afterCharge: -book.part(
        { name: 'movement/after-charge', clauses: ['cady/common/charge/next-turn-reduction'] },
        b => b.reading(chargeAftermath).thirds,
      ),
      columnMarch: thirdsOf(
        'straight-column-march',
        'cady/common/movement/column-bonus-chart',
        'cady/common/formation/column-march-bonus',
      ),
      road: thirdsOf('portion-on-road', 'cady/common/movement/road-bonus', 'cady/common/roads/bonus'),
      chargeOnRoad: book.part(
        {
          name: 'movement/charge-down-road',
          clauses: ['cady/common/movement/charge-on-road', 'cady/common/roads/charge-no-extra'],
        },
        b => b.reading(chargeOnRoad) - b.of(effectsOnMovement)['ordered-charge'].thirds,
      ),
      formationChange: -thirdsOf(
        'changing-formation',
        'cady/common/movement/formation-change',
        'cady/common/formation/change-costs-third',
      ),
      directionChange: -thirdsOf('change-of-march-direction-over-45-degrees', 'cady/common/movement/direction-change'),
      passThrough: -thirdsOf(
        'passing-through-friendly-unit',
        'cady/common/movement/pass-through',
        'cady/common/pass-through/cost',
      ),
    },
    turnDegrees: book.part(
      { name: 'movement', clauses: ['cady/common/movement/direction-change'] },
      b => b.numbers(movementNumbers)['turn-degrees'],
    ),
    formationMorale: book.part(
      {
        name: 'movement',
        clauses: ['cady/common/movement/formation-change', 'cady/common/formation/peasants-militia-none'],
      },
      b => b.reading(formationChangeMorale),
    ),
    columnMarch: null,
    ...marchReadingsUnder(book),
  };
}

/** What rulings say of thirds, turns, slow ground and roads. */
function marchReadingsUnder(
  book: OpenBook,
): Omit<AllowanceNumbers, 'thirds' | 'turnDegrees' | 'formationMorale' | 'columnMarch'> {
  const of = <Read>(name: string, clause: ClauseId, read: (b: OpenBook) => Read): Read =>
    book.part({ name: `movement/${name}`, clauses: [clause] }, read);
  return {
    thirdsAdd: of('thirds', 'cady/common/movement/reductions-list', b => b.reading(thirdsAddUp) === 'add'),
    slowGround: of('slow-ground', 'cady/common/movement/rough-terrain', b => b.reading(terrainOncePerTurn)),
    eachTurnCosts: of('turns', 'cady/common/movement/direction-change', b => b.reading(turnsEachCost) === 'each'),
    columnAndRoad: of('column-on-road', 'cady/common/movement/column-bonus-chart', b => b.reading(columnOnRoad)),
    roadWholly: of('road-mix', 'cady/common/movement/road-bonus', b => b.reading(roadMix).wholly),
    roadForAnyFront: of('on-a-road', 'cady/common/roads/bonus', b => b.reading(onARoad) === 'any-front'),
    roadDepth: of('road-ends', 'cady/common/roads/bonus', b => b.reading(roadEnds)),
    wholeCm: of('rounding', 'cady/common/movement/reductions-list', b => b.reading(moveRounding) === 'whole-cm'),
  };
}

/** Thirds that ground and obstacles cost each arm. Guns cross water only at a bridge, unless a reading lets them ford. */
function terrainUnder(book: OpenBook): MovementRules['movement']['terrain'] {
  const thirds = <Cost>(name: string, clauses: readonly ClauseId[], cost: (b: OpenBook) => Cost): Cost =>
    book.part({ name: `movement/terrain/${name}`, clauses }, cost);
  const thirdsOf = (row: keyof (typeof effectsOnMovement)['cells'], ...clauses: readonly ClauseId[]): number =>
    thirds(row, clauses, b => b.of(effectsOnMovement)[row].thirds);
  const creekAtFord = thirds('creek-ford', ['cady/common/rivers/creek-cost'], b => b.reading(creekFord));
  const gunsAtFord = thirds('artillery-ford', ['cady/common/rivers/bridge-only-types'], b => b.reading(artilleryFord));
  const foot = thirdsOf('infantry-crossing-fence-or-wall', 'cady/common/movement/wall-fence-infantry');
  const horse = thirds('cavalry-fence', ['cady/common/movement/wall-fence-cavalry'], b => b.reading(cavalryFence));
  const guns = thirdsOf('artillery-over-fence-or-wall', 'cady/common/movement/wall-fence-artillery');
  const rough = thirdsOf(
    'rough-terrain-not-on-road',
    'cady/common/movement/rough-terrain',
    'cady/common/rough/move-cost',
  );
  const anyArm = {
    wood: thirdsOf('forest-not-on-road', 'cady/common/movement/forest', 'cady/common/forest/move-cost'),
    rough,
    marsh: thirds(
      'marsh',
      ['cady/common/marsh/move-cost'],
      b => b.of(effectsOnMovement)['rough-terrain-not-on-road'].thirds * b.reading(ploughedAndMarsh).marsh,
    ),
    hill: thirdsOf('hill-level-up-or-down', 'cady/common/movement/hill', 'cady/common/hills/move-cost'),
    ridge: null,
    creek: thirdsOf('crossing-creek', 'cady/common/movement/creek', 'cady/common/rivers/creek-cost'),
    creekFord: creekAtFord,
    river: null,
    riverFord: thirdsOf('river-at-ford', 'cady/common/movement/river-ford', 'cady/common/rivers/ford-cost'),
    bridge: 0,
  };
  return {
    infantry: { ...anyArm, fence: foot, wall: foot },
    cavalry: { ...anyArm, fence: horse, wall: horse },
    artillery: {
      ...anyArm,
      fence: guns,
      wall: guns,
      creek: null,
      creekFord: gunsAtFord === null ? null : creekAtFord,
      riverFord: gunsAtFord,
    },
  };
}
