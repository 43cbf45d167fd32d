import type { OpenBook } from '../../../../book/index.js';
import { formationChange, interpenetration, turnAndWheel } from '../../book/charts/movement.js';
import { manoeuvreNumbers } from '../../book/numbers/movement.js';
import { millimetresInPaces } from '../../book/rulings/army.js';
import {
  camelsTurn,
  difficultFormationChange,
  disorganisedWheel,
  otherTurns,
  quarterPeriod,
} from '../../book/rulings/movement.js';
import type { Training } from '../../troops.js';

/** A row of the chart of turns and wheels. */
export type TurnRow = (typeof turnAndWheel)['rows'][number];
/** A row of the chart of interpenetration: who passes. */
export type PassingRow = (typeof interpenetration)['rows'][number];
/** Its column: who is passed. */
export type PassedColumn = (typeof interpenetration)['columns'][number];

/** Turning takes parts of a period; a wheel goes at a part of normal speed, `null` where it cannot be made. */
export interface TurnRules {
  readonly turn: number;
  readonly turnDisorganised: number;
  readonly wheelForward: number | null;
  readonly wheelBackward: number | null;
}

/** Turns, wheels, changes of formation, mounting, passing through friends. */
export interface ManoeuvreRules {
  readonly turns: { readonly [R in TurnRow]: TurnRules };
  /** Whether regular camelry turns as slowly as that of barbarians. */
  readonly allCamelsSlow: boolean;
  /** Paces: the widest column that wheels for nothing, on a circle of at least such an inside diameter. */
  readonly freeWheel: { readonly width: number; readonly insideDiameter: number };
  readonly disorganisedWheel: 'pace' | 'loss';
  /** Degrees of a turn that the book has a time for: so many, or twice as many. */
  readonly rightAngle: number;
  /** What a turn of any other angle takes: as much, a part of it, or right angles and the rest as a wheel. */
  readonly otherTurns: 'whole' | 'part' | 'wheel';
  /** Figures by which a front changes in each `part` of a period. */
  readonly formation: {
    readonly part: number;
    readonly figures: {
      readonly [T in Training]: {
        readonly good: number;
        readonly infantry: number;
        readonly cavalry: number;
        readonly disorganised: number;
      };
    };
  };
  /** The part of a period that mounting takes, or dismounting. */
  readonly mounting: number;
  readonly picketDistance: number;
  /** How many times as long disorganised troops take. */
  readonly disorganisedDelay: number;
  /** Of which move a part of a period takes the same part away. */
  readonly partOf: 'normal' | 'move';
  readonly passes: { readonly [R in PassingRow]: { readonly [C in PassedColumn]: boolean } };
}

/** What manoeuvres cost under a book. */
export function manoeuvresUnder(book: OpenBook): ManoeuvreRules {
  const numbers = book.part(
    {
      name: 'movement/manoeuvres',
      clauses: [
        'wrg/manoeuvre/free-narrow-column-wheel',
        'wrg/manoeuvre/mount-dismount',
        'wrg/manoeuvre/horses-picketed',
        'wrg/manoeuvre/disorganised-doubles',
        'wrg/manoeuvre/wheel-or-turn',
      ],
    },
    open => {
      const printed = open.numbers(manoeuvreNumbers);
      return {
        freeWheel: {
          width: printed['column-width-mm'] * open.reading(millimetresInPaces),
          insideDiameter: printed['inside-diameter'],
        },
        mounting: printed['mounting-part'],
        picketDistance: printed['picket-distance'],
        disorganisedDelay: printed['disorganised-delay'],
        disorganisedWheel: open.reading(disorganisedWheel),
        rightAngle: printed['right-angle'],
        otherTurns: open.reading(otherTurns),
        partOf: open.reading(quarterPeriod),
      };
    },
  );
  return {
    ...numbers,
    turns: book.part({ name: 'movement/turns', clauses: turnAndWheel.clauses ?? [] }, turnsUnder),
    allCamelsSlow: book.part({ name: 'movement/camels', clauses: ['wrg/manoeuvre/turn-time-slow'] }, open =>
      open.reading(camelsTurn),
    ),
    formation: book.part({ name: 'movement/formation', clauses: formationChange.clauses ?? [] }, formationUnder),
    passes: book.part({ name: 'movement/passes', clauses: interpenetration.clauses ?? [] }, open =>
      open.of(interpenetration),
    ),
  };
}

function turnsUnder(book: OpenBook): ManoeuvreRules['turns'] {
  const cells = book.of(turnAndWheel);
  const rules = (row: TurnRow): TurnRules => ({
    turn: cells[row]['turn-90-or-180'],
    turnDisorganised: cells[row]['turn-disorganised'],
    wheelForward: cells[row]['wheel-forward'],
    wheelBackward: cells[row]['wheel-backward'],
  });
  return {
    'regular-infantry-or-cavalry': rules('regular-infantry-or-cavalry'),
    'barbarian-li-or-lc': rules('barbarian-li-or-lc'),
    'barbarian-lmi-and-heavier': rules('barbarian-lmi-and-heavier'),
    elephants: rules('elephants'),
    engines: rules('engines'),
    camels: rules('camels'),
    'chariots-and-vehicles': rules('chariots-and-vehicles'),
    'hollow-square': rules('hollow-square'),
  };
}

function formationUnder(book: OpenBook): ManoeuvreRules['formation'] {
  const cells = book.of(formationChange);
  const difficult = book.reading(difficultFormationChange);
  const of = (training: Training) => ({
    good: cells[training]['good-going'],
    ...difficult[training],
    disorganised: cells[training].disorganised,
  });
  return {
    part: book.numbers(manoeuvreNumbers)['formation-part'],
    figures: { regular: of('regular'), barbarian: of('barbarian') },
  };
}
