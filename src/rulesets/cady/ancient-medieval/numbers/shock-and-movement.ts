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
  return part(
    book,
    'periodShock',
    [
      'shock/half',
      'romans/testudo-no-shock',
      'phalanx/cavalry-shock-front',
      'pike/shock-reduction',
      'caltrops/shock',
      'stakes/shock',
      'hussite/chained-no-shock',
      'hussite/moving-safe',
    ],
    () => {
      const pike = book.reading(pikeShock);
      return {
        reductions: {
          'pole-arms': {
            shocks: book.reading(poleArmShock),
            clause: 'cady/ancient-medieval/shock/reduction-one',
          },
          ford: { shocks: book.reading(shockFord), clause: 'cady/ancient-medieval/shock/reduction-one' },
          stakes: { shocks: book.reading(stakesShock), clause: 'cady/ancient-medieval/stakes/shock' },
          caltrops: { shocks: book.reading(caltropsShock), clause: 'cady/ancient-medieval/caltrops/shock' },
          'pike-two-ranks': { shocks: pike.two, clause: 'cady/ancient-medieval/pike/shock-reduction' },
          'pike-three-ranks': { shocks: pike.three, clause: 'cady/ancient-medieval/pike/shock-reduction' },
          'phalanx-front': {
            shocks: book.reading(phalanxShock),
            clause: 'cady/ancient-medieval/phalanx/cavalry-shock-front',
          },
          testudo: {
            shocks: book.reading(testudoShock),
            clause: 'cady/ancient-medieval/romans/testudo-no-shock',
          },
          'war-wagons': { shocks: null, clause: 'cady/ancient-medieval/hussite/chained-no-shock' },
          'moving-wagons': { shocks: null, clause: 'cady/ancient-medieval/hussite/moving-safe' },
        },
        half: book.reading(halfShock),
      };
    },
  );
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

const movementClauses = [
  'movement/no-column-bonus',
  'movement/formation-change',
  'movement/creek-elsewhere',
  'movement/artillery-over-fence',
  'artillery/hill-movement',
  'artillery/downhill-movement',
] as const;

/** Movement before the ground is counted. */
export function allowanceUnder(book: OpenBook, movement: AllowanceNumbers): AllowanceNumbers {
  return part(book, 'movement', movementClauses, () => {
    const effects = book.of(effectsOnMovement);
    const { turnDegrees } = movement;
    return {
      thirds: {
        ...movement.thirds,
        charge: effects['ordered-charge']['change-thirds'],
        road: effects['portion-on-road']['change-thirds'],
        formationChange: effects['formation-change-morale-3-4-5']['change-thirds'],
        directionChange: effects['direction-change-over-45-degrees']['change-thirds'],
        passThrough: effects['pass-through-friendly-unit']['change-thirds'],
      },
      turnDegrees,
      formationMorale: book.reading(formationMorale),
      columnMarch: book.reading(columnBonus) ? columnMarchUnder(book, turnDegrees) : null,
    };
  });
}

/** What ground and obstacles cost each arm. */
function terrainUnder(
  book: OpenBook,
  { infantry, cavalry, artillery }: MovementNumbers['terrain'],
): MovementNumbers['terrain'] {
  return part(book, 'movement', movementClauses, () => {
    const effects = book.of(effectsOnMovement);
    const cost = (row: keyof typeof effects) => -effects[row]['change-thirds'];
    const ford = book.reading(creek);
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
  });
}

function columnMarchUnder(book: OpenBook, bend: number): MovementNumbers['columnMarch'] {
  const of = book.numbers(columnMarchNumbers);
  return { abreast: [of['narrow-abreast'], of['wide-abreast']], morale: of['least-morale'], bend };
}
