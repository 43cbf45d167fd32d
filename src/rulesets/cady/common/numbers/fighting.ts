import type { OpenBook } from '../../../../book/index.js';
import { bandsOf } from '../../../../chart/index.js';
import type { ClauseId } from '../../../../rulebook/index.js';
import { meleePointEffects } from '../book/charts/melee.js';
import { moraleReactions, postMeleeMorale } from '../book/charts/morale.js';
import { shock, shockReductions } from '../book/charts/shock.js';
import { chargeNumbers, diceNumbers, meleeNumbers } from '../book/numbers.js';
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
  shockPathOverBarrier,
  shockReductionsStack,
  shockReplacedFrom,
  shockSoftGround,
  shockUphill,
  wornOutRout,
} from '../book/rulings/combat.js';
import { columnsCumulate, equalReactions, halfMoveBack, sameReaction, worseReaction } from '../book/rulings/morale.js';
import { chargeAftermath } from '../book/rulings/movement.js';
import type { ChargeRules } from '../fighting/charge.js';
import type { ContactRules } from '../fighting/contact.js';
import type { MeleeRules } from '../fighting/melee.js';
import type { MoraleColumn, MoraleRules } from '../fighting/morale.js';
import type { ShockRules } from '../fighting/shock.js';
import type { FieldRules } from './field.js';
import { sidesOf } from './limits.js';
import { moraleChart } from './morale.js';

/** What a period prints itself in the place of the common rules. */
export interface OwnRules {
  /** Shocks lost against infantry in a square, and the clause that says so. */
  readonly square?: ShockRules['shock']['reductions']['square'];
  /** How far troops see, in cm. */
  readonly sighting?: FieldRules['sighting'];
  /** Its shock chart, and its post-melee morale chart. */
  readonly shockChart?: typeof shock;
  readonly moraleChart?: typeof postMeleeMorale;
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
    othersStepIn: book.part(
      { name: 'shock/replaced-from', clauses: ['cady/common/shock/replace-from-rear'] },
      b => b.reading(shockReplacedFrom) === 'any-rear-rank',
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
    barrierEndsPath: book.part(
      {
        name: 'shock/path-over-barrier',
        clauses: ['cady/common/shock/cavalry-clear-path', 'cady/common/shock/infantry-clear-path'],
      },
      b => b.reading(shockPathOverBarrier) === 'begins-anew',
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

/** The columns of the post-melee morale chart in order, as ranges of unit values. */
export const moraleColumnBands = bandsOf<MoraleColumn>(postMeleeMorale.columns);

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
