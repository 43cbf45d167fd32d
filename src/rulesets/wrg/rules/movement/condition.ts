import { cellsAt, type OpenBook } from '../../../../book/index.js';
import { disorganisationCauses, shieldUse } from '../../book/charts/movement.js';
import { disorganisationNumbers } from '../../book/numbers/movement.js';
import {
  caughtTurning,
  chargingFoot,
  extraHeavyShields,
  fearOfBeasts,
  lightInfantryBroken,
  metInPursuitLasts,
  missileCasualties,
  movingInfantryCharged,
  pikeCrew,
  pushedBackByMounted,
  recoveryDisorganises,
  terrainSpares,
  twoHandedWeapons,
} from '../../book/rulings/movement.js';
import type { InfantryType, Weapon } from '../../troops.js';

/** A row of the chart of causes. */
export type CauseRow = (typeof disorganisationCauses)['rows'][number];
/** Whether a cause stands as it was printed, changed, written in, or struck out. */
export type CauseStatus = 'printed' | 'amended' | 'added' | 'deleted';
/** A row of the chart of shields. */
export type ShieldRow = (typeof shieldUse)['rows'][number];

/** Disorganisation and shields. */
export interface ConditionRules {
  /** What the copy has made of each cause, by its row in the chart; one that is deleted is not in force. */
  readonly causes: { readonly [R in CauseRow]: CauseStatus };
  /** Degrees off the direction of a charge at which it is still faced. */
  readonly facing: number;
  readonly gap: number;
  /** Whether who is caught changing direction is as badly off as who changes formation. */
  readonly caughtTurning: boolean;
  readonly missileCasualtiesPerFigure: number;
  /** Infantry that difficult ground does not disorganise. */
  readonly terrainSpares: readonly InfantryType[];
  /** Infantry on the move when mounted troops charge into it. */
  readonly movingInfantry: {
    readonly spared: readonly InfantryType[];
    /** Paces that the chargers must have come. */
    readonly chargerMoved: number;
    /** Infantry that suffers, spared or not, when it has moved so many paces itself. */
    readonly band: { readonly of: readonly InfantryType[]; readonly from: number; readonly to: number } | null;
    /** Whether infantry that charges is on the move as well. */
    readonly charging: boolean;
  };
  /** Paces at which horses take fright. */
  readonly fear: {
    readonly elephantsKnown: number;
    readonly elephantsUnknown: number;
    /** Of camels; `as-elephants`: by whether the own army has any. */
    readonly camels: number | 'as-elephants';
    readonly arabsSpared: boolean;
  };
  readonly outOfControlPeriod: number;
  readonly pikeCrew: number;
  readonly pushedBackByMounted: boolean;
  /** When who has to rally back or to reorganise in the next period is out of order for it: as he does so, or from the moment on at which it is told. */
  readonly recovery: 'in-it' | 'at-once';
  /** How long who was met by fresh enemies in his pursuit is out of order for it. */
  readonly metInPursuit: 'period' | 'until-rallied';
  readonly shields: {
    readonly use: { readonly [R in ShieldRow]: boolean | 'needed' | 'not-needed' };
    readonly bothHands: readonly Weapon[];
  };
}

/** What disorganises troops, and when they have the use of their shields, under a book. */
export function conditionUnder(book: OpenBook): ConditionRules {
  const causes = book.part(
    { name: 'disorganisation/causes', clauses: disorganisationCauses.clauses ?? [] },
    causesUnder,
  );
  const readings = book.part(
    {
      name: 'disorganisation',
      clauses: ['wrg/disorganisation/half-figures', ...(disorganisationCauses.clauses ?? [])],
    },
    numbersUnder,
  );
  const shields = book.part({ name: 'shields', clauses: shieldUse.clauses ?? [] }, open => ({
    use: {
      ...rowsOf(shieldUse.rows, row => open.of(shieldUse)[row]['shield-usable']),
      'extra-heavy-cavalry': open.settle(
        cellsAt(shieldUse)['extra-heavy-cavalry']['shield-usable'],
        open.reading(extraHeavyShields),
        extraHeavyShields,
      ),
    },
    bothHands: open.reading(twoHandedWeapons),
  }));
  return { causes, ...readings, shields };
}

function causesUnder(book: OpenBook): ConditionRules['causes'] {
  const cells = book.of(disorganisationCauses);
  const at = cellsAt(disorganisationCauses);
  const status = (row: CauseRow): CauseStatus => cells[row].status;
  const settled = (row: CauseRow, ruling: typeof lightInfantryBroken | typeof missileCasualties | typeof pikeCrew) =>
    book.settle(at[row].status, book.reading(ruling), ruling);
  return {
    ...rowsOf(disorganisationCauses.rows, status),
    '1-exception-li-broken': settled('1-exception-li-broken', lightInfantryBroken),
    '4-missile-casualty-per-figure': settled('4-missile-casualty-per-figure', missileCasualties),
    '11-elephant-pike-crew': settled('11-elephant-pike-crew', pikeCrew),
  };
}

function rowsOf<Row extends string, Held>(rows: readonly Row[], of: (row: Row) => Held): { readonly [R in Row]: Held };
function rowsOf<Held>(rows: readonly string[], of: (row: string) => Held): { readonly [row: string]: Held } {
  return Object.fromEntries(rows.map(row => [row, of(row)]));
}

function numbersUnder(book: OpenBook) {
  const numbers = book.numbers(disorganisationNumbers);
  const moving = book.reading(movingInfantryCharged);
  return {
    facing: numbers.facing,
    gap: numbers.gap,
    caughtTurning: book.reading(caughtTurning),
    recovery: book.reading(recoveryDisorganises),
    metInPursuit: book.reading(metInPursuitLasts),
    missileCasualtiesPerFigure: numbers['missile-casualties-per-figure'],
    terrainSpares: book.reading(terrainSpares),
    movingInfantry: { ...moving, charging: book.reading(chargingFoot) },
    fear: {
      elephantsKnown: numbers['elephants-known'],
      elephantsUnknown: numbers['elephants-unknown'],
      ...book.reading(fearOfBeasts),
    },
    outOfControlPeriod: numbers['out-of-control-period'],
    pikeCrew: numbers['pike-crew'],
    pushedBackByMounted: book.reading(pushedBackByMounted),
  };
}
