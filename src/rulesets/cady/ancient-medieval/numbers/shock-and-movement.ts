import { cellsAt, type OpenBook } from '../../../../book/index.js';
import { patchChart } from '../../../../chart/index.js';
import type { ClauseId } from '../../../../rulebook/index.js';
import type { ShockRules } from '../../common/fighting/shock.js';
import type { AllowanceNumbers, MovementNumbers } from '../../common/moving/movement.js';
import { effectsOnMovement, shockChart, shockReductions } from '../book/charts/shock-and-movement.js';
import { columnMarchNumbers } from '../book/numbers/movement.js';
import { phalanxShock, testudoShock } from '../book/rulings/ancients.js';
import { caltropsShock, stakesShock } from '../book/rulings/field.js';
import { pikeShock, poleArmShock } from '../book/rulings/medieval.js';
import {
  columnBonus,
  creek,
  forestFree,
  formationMorale,
  shockExample,
  shockFord,
} from '../book/rulings/shock-and-movement.js';
import { halfShock } from '../book/rulings/troops.js';
import { part } from '../part.js';

/** What takes shocks off a charging figure in this period, besides what the common rules know. */
export type PeriodObstacle =
  | 'pole-arms'
  | 'ford'
  | 'stakes'
  | 'caltrops'
  | 'pike-two-ranks'
  | 'pike-three-ranks'
  | 'phalanx-front'
  | 'testudo'
  | 'war-wagons'
  | 'moving-wagons';

/** Shocks of the period. */
export interface PeriodShock {
  /** Shocks that each charging figure loses; `null`: all of them. */
  readonly reductions: {
    readonly [obstacle in PeriodObstacle]: { readonly shocks: number | null; readonly clause: ClauseId };
  };
  /** What becomes of the odd figure where two make one shock. */
  readonly half: { readonly odd: 'dropped' | 'rounded-up' };
}

/**
 * The shock of the common rules with the period's own chart.
 *
 * Source: Shock Effect.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause cady/ancient-medieval/shock/chart
 */
export function shockUnder(book: OpenBook, shock: ShockRules['shock']): ShockRules['shock'] {
  return part(book, 'shock', ['shock/chart'], () => {
    const cell = cellsAt(shockChart)['heavy-infantry']['medium-cavalry'];
    const charge = { 'medium-cavalry': book.settle(cell, book.reading(shockExample), shockExample) };
    const chart = patchChart(book.chart(shockChart), { 'heavy-infantry': charge });
    const fence = book.of(shockReductions)['behind-wooden-fence'].shocks;
    const wall = book.of(shockReductions)['stone-wall'].shocks;
    return {
      ...shock,
      chart,
      reductions: {
        ...shock.reductions,
        fence: { shocks: fence, clause: 'cady/ancient-medieval/shock/reduction-one' },
        wall: { shocks: wall, clause: 'cady/ancient-medieval/shock/reduction-two' },
      },
    };
  });
}

/**
 * What the period adds to the common rules of shock.
 *
 * Source: Shock Effect; the sections on Romans, phalanx, pike, pole arms, war wagons, caltrops and stakes.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause cady/ancient-medieval/shock/half
 * @clause cady/ancient-medieval/romans/testudo-no-shock
 * @clause cady/ancient-medieval/phalanx/cavalry-shock-front
 * @clause cady/ancient-medieval/pike/shock-reduction
 * @clause cady/ancient-medieval/caltrops/shock
 * @clause cady/ancient-medieval/stakes/shock
 * @clause cady/ancient-medieval/hussite/chained-no-shock
 * @clause cady/ancient-medieval/hussite/moving-safe
 */
export function periodShockUnder(book: OpenBook): PeriodShock {
  type Shocks = number | null;
  const loses = (obstacle: PeriodObstacle, rule: string, shocks: () => Shocks) => {
    const clause = `cady/ancient-medieval/${rule}` as const;
    return { shocks: book.part({ name: `periodShock/${obstacle}`, clauses: [clause] }, shocks), clause };
  };
  return {
    reductions: {
      'pole-arms': loses('pole-arms', 'shock/reduction-one', () => book.reading(poleArmShock)),
      ford: loses('ford', 'shock/reduction-one', () => book.reading(shockFord)),
      stakes: loses('stakes', 'stakes/shock', () => book.reading(stakesShock)),
      caltrops: loses('caltrops', 'caltrops/shock', () => book.reading(caltropsShock)),
      'pike-two-ranks': loses('pike-two-ranks', 'pike/shock-reduction', () => book.reading(pikeShock).two),
      'pike-three-ranks': loses('pike-three-ranks', 'pike/shock-reduction', () => book.reading(pikeShock).three),
      'phalanx-front': loses('phalanx-front', 'phalanx/cavalry-shock-front', () => book.reading(phalanxShock)),
      testudo: loses('testudo', 'romans/testudo-no-shock', () => book.reading(testudoShock)),
      'war-wagons': loses('war-wagons', 'hussite/chained-no-shock', () => null),
      'moving-wagons': loses('moving-wagons', 'hussite/moving-safe', () => null),
    },
    half: part(book, 'periodShock/half', ['shock/half'], () => book.reading(halfShock)),
  };
}

/** What the period's movement has besides the common rules. */
export interface PeriodMovement {
  /** Troops that a forest does not slow. */
  readonly forestFree: readonly string[];
}

/** The troops that a forest does not slow, under the readings that `choices` takes. */
export function periodMovementUnder(book: OpenBook): PeriodMovement {
  return part(book, 'periodMovement', ['movement/forest'], () => ({ forestFree: book.reading(forestFree) }));
}

/**
 * The movement of the common rules with the period's own chart.
 *
 * Source: Movement.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause cady/ancient-medieval/movement/no-column-bonus
 * @clause cady/ancient-medieval/movement/formation-change
 * @clause cady/ancient-medieval/movement/creek-elsewhere
 * @clause cady/ancient-medieval/movement/artillery-over-fence
 * @clause cady/ancient-medieval/artillery/hill-movement
 * @clause cady/ancient-medieval/artillery/downhill-movement
 */
export function movementUnder(book: OpenBook, movement: MovementNumbers): MovementNumbers {
  return { ...allowanceUnder(book, movement), terrain: terrainUnder(book, movement.terrain) };
}

/** The clause of each row of the period's chart that is read. */
const effectClauses = {
  'ordered-charge': 'charge-bonus',
  'portion-on-road': 'road-bonus',
  'formation-change-morale-3-4-5': 'formation-change',
  'direction-change-over-45-degrees': 'direction-change',
  'pass-through-friendly-unit': 'pass-through',
  'forest-off-road': 'forest',
  'rough-terrain-off-road': 'rough-terrain',
  'hill-level-up-or-down': 'hill-level',
  'creek-not-at-ford-or-bridge': 'creek-elsewhere',
  'river-at-ford': 'ford-or-creek',
  'artillery-over-fence-or-wall': 'artillery-over-fence',
  'infantry-over-fence-or-wall': 'infantry-over-fence',
} as const;

/** What a row of the period's chart adds to a move or takes from it, in thirds. */
function effectOf(book: OpenBook, row: keyof typeof effectClauses): number {
  return part(
    book,
    `movement/${row}`,
    [`movement/${effectClauses[row]}`],
    () => book.of(effectsOnMovement)[row]['change-thirds'],
  );
}

/** Movement before the ground is counted. */
export function allowanceUnder(book: OpenBook, movement: AllowanceNumbers): AllowanceNumbers {
  const { turnDegrees } = movement;
  return {
    ...movement,
    thirds: {
      ...movement.thirds,
      charge: effectOf(book, 'ordered-charge'),
      road: effectOf(book, 'portion-on-road'),
      formationChange: effectOf(book, 'formation-change-morale-3-4-5'),
      directionChange: effectOf(book, 'direction-change-over-45-degrees'),
      passThrough: effectOf(book, 'pass-through-friendly-unit'),
    },
    formationMorale: part(book, 'movement/formation-morale', ['movement/formation-change'], () =>
      book.reading(formationMorale),
    ),
    columnMarch: part(book, 'movement/column-march', ['movement/no-column-bonus'], () =>
      book.reading(columnBonus) ? columnMarchUnder(book, turnDegrees) : null,
    ),
  };
}

/** What ground and obstacles cost each arm. */
function terrainUnder(
  book: OpenBook,
  { infantry, cavalry, artillery }: MovementNumbers['terrain'],
): MovementNumbers['terrain'] {
  const cost = (row: keyof typeof effectClauses) => -effectOf(book, row);
  const ford = part(book, 'movement/creek-ford', ['movement/ford-or-creek'], () => book.reading(creek));
  const ground = {
    wood: cost('forest-off-road'),
    rough: cost('rough-terrain-off-road'),
    hill: cost('hill-level-up-or-down'),
    creek: cost('creek-not-at-ford-or-bridge'),
    creekFord: ford,
    riverFord: cost('river-at-ford'),
  };
  const guns = cost('artillery-over-fence-or-wall');
  const foot = cost('infantry-over-fence-or-wall');
  return {
    infantry: { ...infantry, ...ground, fence: foot, wall: foot },
    cavalry: { ...cavalry, ...ground },
    // Wheels and elephants cross water at a bridge only, unless the common ruling on fords says otherwise.
    artillery: {
      ...artillery,
      creekFord: artillery.creekFord === null ? null : ford,
      wood: ground.wood,
      rough: ground.rough,
      hill: ground.hill,
      fence: guns,
      wall: guns,
    },
  };
}

function columnMarchUnder(book: OpenBook, bend: number): MovementNumbers['columnMarch'] {
  const of = book.numbers(columnMarchNumbers);
  return {
    abreast: [of['narrow-abreast'], of['wide-abreast']],
    ranks: of['least-ranks'],
    morale: of['least-morale'],
    bend,
  };
}
