import { type OpenBook, type RulesOf, rulesFrom } from '../../../book/index.js';
import { bandsOf, ladder } from '../../../chart/index.js';
import type { ClauseId } from '../../../rulebook/index.js';
import { killShots } from './book/charts/fire.js';
import { meleePointEffects } from './book/charts/melee.js';
import { moraleReactions, postMeleeMorale } from './book/charts/morale.js';
import { effectsOnMovement } from './book/charts/movement.js';
import { shock, shockReductions } from './book/charts/shock.js';
import { chargeNumbers, diceNumbers, meleeNumbers, movementNumbers } from './book/numbers.js';
import {
  contactWith,
  fordMelee,
  meleeDieOwner,
  meleePointZero,
  meleeRange,
  meleeRecovery,
  meleeWhoRolls,
  menAtOpenings,
  secondaryAttacks,
  shockDice,
  shockPathCavalry,
  shockPathInfantry,
  shockReductionsStack,
  shockSoftGround,
  shockUphill,
  stepsSummed,
  wornOutRout,
} from './book/rulings/combat.js';
import { columnsCumulate, equalReactions, halfMoveBack, sameReaction, worseReaction } from './book/rulings/morale.js';
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
} from './book/rulings/movement.js';
import {
  defaultFacing,
  facingChangeCost,
  formationChangeMorale,
  shortLastRank,
  turningOnTheSpot,
} from './book/rulings/turn.js';
import type { ChargeRules } from './fighting/charge.js';
import type { ContactRules } from './fighting/contact.js';
import type { MeleeRules } from './fighting/melee.js';
import type { MoraleColumn, MoraleRules } from './fighting/morale.js';
import type { ShockRules } from './fighting/shock.js';
import type { FireLadder } from './fire/steps.js';
import type { FormationRules } from './moving/formation.js';
import type { AllowanceNumbers, MovementRules } from './moving/movement.js';
import { type ArmyRules, armyUnder } from './numbers/army.js';
import { type FieldRules, fieldUnder } from './numbers/field.js';
import { sidesOf } from './numbers/limits.js';
import { moraleChart } from './numbers/morale.js';
import { type SteadinessRules, steadinessUnder } from './numbers/steadiness.js';

/** What the rules common to all periods are resolved with. A period's rules are these with its own numbers in place. */
export interface CommonRules
  extends ShockRules,
    MeleeRules,
    MoraleRules,
    MovementRules,
    ChargeRules,
    SteadinessRules,
    FieldRules,
    ArmyRules,
    FormationRules {}

/** The columns of the post-melee morale chart in order, as ranges of unit values. */
export const moraleColumnBands = bandsOf<MoraleColumn>(postMeleeMorale.columns);

/**
 * The rungs of hit faces on the missile die, from "nothing hits" upward.
 *
 * @clause cady/common/fire/hit-faces
 */
export function killShotLadder(book: OpenBook): FireLadder {
  return climbedUnder(
    book,
    ladder([...killShots.rows].reverse().map(row => book.of(killShots)[row]['hit-faces'] ?? [])),
  );
}

/** A ladder as steps are gone on it. */
export function climbedUnder(book: OpenBook, rungs: FireLadder): FireLadder {
  const clauses = ['cady/common/fire/steps-add-up'] as const;
  return book.part({ name: 'steps', clauses }, b =>
    b.reading(stepsSummed) === 'sum-first' ? rungs : { ...rungs, oneByOne: true },
  );
}

/** What a period prints itself in the place of the common rules. */
export interface OwnRules {
  /** Shocks lost against infantry in a square, and the clause that says so. */
  readonly square?: CommonRules['shock']['reductions']['square'];
  /** How far troops see, in cm. */
  readonly sighting?: CommonRules['sighting'];
  /** Its shock chart, and its post-melee morale chart. */
  readonly shockChart?: typeof shock;
  readonly moraleChart?: typeof postMeleeMorale;
}

/**
 * The Common Rules that a book makes.
 *
 * @throws RuleViolation for layers that no rules can be made of.
 * @clause cady/common/materials/dice
 * @clause cady/common/shock/reductions
 * @clause cady/common/fence/shock
 * @clause cady/common/wall/shock
 * @clause cady/common/shock/reductions-stack
 * @clause cady/common/formation/column-march-not-medieval
 */
export function buildCommonRules(book: OpenBook, own: OwnRules = {}): CommonRules {
  return {
    ...steadinessUnder(book),
    ...fieldUnder(book, own),
    ...armyUnder(book),
    formation: book.part(
      {
        name: 'formation',
        clauses: ['cady/common/facing/default-last-direction', 'cady/common/facing/turn-in-place-free'],
      },
      b => ({
        facesLastMove: b.reading(defaultFacing) !== null,
        turnInPlaceThirds: b.reading(facingChangeCost),
        lastRank: b.reading(shortLastRank),
        turnsAbout: b.reading(turningOnTheSpot),
      }),
    ),
    shock: shockUnder(book, own),
    melee: meleeUnder(book),
    morale: moraleUnder(book, own),
    movement: movementUnder(book),
    charge: chargeUnder(book),
  };
}

/** Shock, with what a period prints itself. */
export function shockUnder(book: OpenBook, { square, shockChart = shock }: OwnRules = {}): ShockRules['shock'] {
  const of = { name: 'shock/chart', clauses: ['cady/common/shock/chart'] } as const;
  const faces = book.part(of, b =>
    Object.values(b.of(shockChart)).flatMap(row => Object.values(row).flatMap(each => each ?? [])),
  );
  const die = book.part(
    { name: 'shock', clauses: ['cady/common/materials/dice', 'cady/common/shock/dice-per-figure'] },
    b => sidesOf(b.numbers(diceNumbers)['shock-sides'], faces, 'cady/common/dice/shock-sides'),
  );
  return {
    chart: book.part(of, b => b.chart(shockChart)),
    dieSides: die,
    reductions: {
      fence: reductionUnder(book, 'behind-wooden-fence', 'cady/common/fence/shock'),
      wall: reductionUnder(book, 'behind-stone-wall', 'cady/common/wall/shock'),
      'forest-edge': reductionUnder(book, 'edge-of-forest', 'cady/common/shock/reductions'),
      square: square ?? reductionUnder(book, 'infantry-in-square', 'cady/common/shock/reductions'),
      'level-up': reductionUnder(book, 'each-hill-level-up', 'cady/common/hills/shock-uphill'),
    },
    eachLevel: book.part(
      { name: 'shock/uphill', clauses: ['cady/common/hills/shock-uphill'] },
      b => b.reading(shockUphill) === 'each-level',
    ),
    reductionsAdd: book.part(
      { name: 'shock/stack', clauses: ['cady/common/shock/reductions-stack'] },
      b => b.reading(shockReductionsStack) === 'add',
    ),
    nextAfterHit: book.part(
      { name: 'shock/dice', clauses: ['cady/common/shock/dice-per-figure', 'cady/common/shock/next-figure'] },
      b => b.reading(shockDice).dice === 'next-shock-after-a-hit',
    ),
    roughForbids: book.part(
      { name: 'shock/soft-ground', clauses: ['cady/common/marsh/no-shock'] },
      b => b.reading(shockSoftGround) === false,
    ),
    clearPath: book.part(
      {
        name: 'shock/clearPath',
        clauses: ['cady/common/shock/cavalry-clear-path', 'cady/common/shock/infantry-clear-path'],
      },
      b => ({ cavalry: b.reading(shockPathCavalry), infantry: b.reading(shockPathInfantry) }),
    ),
  };
}

function reductionUnder(
  book: OpenBook,
  row: keyof (typeof shockReductions)['cells'],
  clause: ClauseId,
): ShockRules['shock']['reductions']['fence'] {
  return book.part({ name: `shock/reductions/${row}`, clauses: [clause] }, b => ({
    shocks: b.of(shockReductions)[row].shocks,
    clause,
  }));
}

/** How near is in contact, and what with. */
export function contactUnder(book: OpenBook): ContactRules['table'] {
  return book.part({ name: 'table', clauses: ['cady/common/definition/melee-range'] }, b => ({
    meleeRange: b.reading(meleeRange),
    contactWith: b.reading(contactWith),
  }));
}

/** Melee. */
export function meleeUnder(book: OpenBook): MeleeRules['melee'] {
  const point = (row: keyof (typeof meleePointEffects)['cells'], clause: ClauseId): number =>
    book.part({ name: `melee/${row}`, clauses: [clause] }, b => -b.of(meleePointEffects)[row]['melee-point-change']);
  return {
    dieSides: book.part(
      { name: 'melee', clauses: ['cady/common/materials/dice', 'cady/common/melee/d12-per-figure'] },
      b => sidesOf(b.numbers(diceNumbers)['melee-sides'], [], 'cady/common/dice/melee-sides'),
    ),
    attackedOnFlank: point('attacked-on-flank', 'cady/common/melee/point-flank'),
    attackedFromRear: point('attacked-from-rear', 'cady/common/melee/point-rear'),
    rearAttackerRolls: book.part(
      { name: 'melee/attacked-from-rear', clauses: ['cady/common/melee/rear-attacker-safe'] },
      b => b.of(meleePointEffects)['attacked-from-rear']['attacker-rolls'],
    ),
    acrossBarrier: point('attacking-across-wall-or-fortification', 'cady/common/melee/point-across-wall'),
    uphill: point('attacking-uphill', 'cady/common/melee/point-uphill'),
    ford: book.part(
      {
        name: 'melee/ford',
        clauses: ['cady/common/melee/point-across-ford', 'cady/common/fords/melee-penalty'],
      },
      b => b.reading(fordMelee).points,
    ),
    ...book.part({ name: 'melee', clauses: ['cady/common/melee/fatigue', 'cady/common/melee/recovery'] }, b => ({
      fatiguePerTurn: b.numbers(meleeNumbers)['fatigue-each-turn'],
      recoveryPerTurn: b.reading(meleeRecovery),
    })),
    allInContactRoll: book.part(
      { name: 'melee/who-rolls', clauses: ['cady/common/melee/d12-per-figure'] },
      b => b.reading(meleeWhoRolls) === 'every-figure',
    ),
    eachAtOneOpening: book.part({ name: 'melee/men-at-openings', clauses: ['cady/musket/building/window-melee'] }, b =>
      b.reading(menAtOpenings),
    ),
    wornOutFights: book.part(
      { name: 'melee/worn-out', clauses: ['cady/common/melee/zero-routs'] },
      b => b.reading(wornOutRout) === 'after-the-melee',
    ),
    ...meleeReadingsUnder(book),
  };
}

/** What rulings say of whom a die is for, and what is worn out, fords and second attacks. */
function meleeReadingsUnder(
  book: OpenBook,
): Pick<MeleeRules['melee'], 'dieOf' | 'wornOut' | 'fordCumulates' | 'secondary'> {
  return {
    dieOf: book.part({ name: 'melee/die', clauses: ['cady/common/melee/d12-per-figure'] }, b =>
      b.reading(meleeDieOwner),
    ),
    wornOut: book.part({ name: 'melee/zero', clauses: ['cady/common/melee/zero-routs'] }, b =>
      b.reading(meleePointZero)['worn-to-zero'] === 'unit-routs-when-attacked' ? 'unit-routs' : 'figures-removed',
    ),
    fordCumulates: book.part(
      { name: 'melee/ford', clauses: ['cady/common/melee/point-across-ford', 'cady/common/fords/melee-penalty'] },
      b => b.reading(fordMelee).cumulates,
    ),
    secondary: book.part(
      {
        name: 'melee/secondary',
        clauses: ['cady/common/melee/secondary-when', 'cady/common/melee/secondary-extra-roll'],
      },
      b => {
        const { from, rolls, 'position-counts': positionCounts, 'eligible-by': by } = b.reading(secondaryAttacks);
        return {
          fromFront: from.some(edge => edge === 'front'),
          once: rolls === 'one',
          positionCounts,
          byPrintedPoint: by === 'printed-melee-point',
        };
      },
    ),
  };
}

/** Morale after a melee, with what a period prints itself. */
export function moraleUnder(
  book: OpenBook,
  { moraleChart: printed = postMeleeMorale }: OwnRules = {},
): MoraleRules['morale'] {
  return book.part({ name: 'morale', clauses: ['cady/common/morale/chart-lookup'] }, b => ({
    chart: moraleChart(b, printed),
    columns: moraleColumnBands,
    reactions: b.chart(moraleReactions),
    shiftsAdd: b.part(
      { name: 'columns', clauses: ['cady/common/morale/columns-cumulate'] },
      c => c.reading(columnsCumulate) === 'add',
    ),
    opponents: b.part(
      {
        name: 'opponents',
        clauses: ['cady/common/morale/worse-reaction-only', 'cady/common/morale/same-reaction-lower-tmv'],
      },
      c => ({
        freedBy: c.reading(worseReaction),
        strongerFreed: c.reading(sameReaction) !== 'both',
        even: c.reading(equalReactions),
      }),
    ),
    groundSlowsBack: b.part(
      { name: 'back', clauses: ['cady/common/morale/back'] },
      c => c.reading(halfMoveBack) !== 'printed-move',
    ),
  }));
}

function movementUnder(book: OpenBook): MovementRules['movement'] {
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

/** The run of a charge, and the turn after it. */
export function chargeUnder(book: OpenBook): ChargeRules['charge'] {
  const straight = [
    'cady/common/charge/straight-final-distance',
    'cady/common/charge/no-formation-change-final-distance',
  ] as const;
  const after = ['cady/common/charge/next-turn-reduction', 'cady/common/charge/no-charge-next-turn'] as const;
  return {
    ...book.part({ name: 'charge', clauses: straight }, b => {
      const numbers = b.numbers(chargeNumbers);
      const { 'straight-infantry-cm': infantry, 'straight-cavalry-cm': cavalry, 'bend-degrees': bend } = numbers;
      return { straight: { infantry, cavalry }, bend };
    }),
    ...book.part({ name: 'charge', clauses: after }, b => {
      const { thirds: thirdsLost, charge: againNextTurn } = b.reading(chargeAftermath);
      return { thirdsLost, againNextTurn };
    }),
  };
}

/** The Common Rules, as the book prints them under the default readings, or of a book with layers over the print. */
export const commonRules: RulesOf<CommonRules> = rulesFrom({ ruleset: 'common', edition: 'book' }, buildCommonRules);
