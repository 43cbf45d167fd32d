import { cellsAt, type OpenBook } from '../../../book/index.js';
import { movementActions, movementAllowances } from '../book/charts/movement.js';
import { movementNumbers } from '../book/numbers.js';
import { dragoonActions } from '../book/rulings/army.js';
import { cavalryMove } from '../book/rulings/movement.js';
import type { Allowance, Gait, RaymondRules } from '../rules.js';
import type { ActionKind } from '../terms.js';
import { type UnitType, unitTypes } from '../troops.js';

type MovementRules = RaymondRules['movement'];

/**
 * The rules of movement, in inches.
 *
 * Source: The Movement Phase.
 */
export function movementUnder(book: OpenBook): MovementRules {
  return {
    allowances: book.part({ name: 'allowances', clauses: ['raymond/move/allowances'] }, allowancesUnder),
    actions: actionsUnder(book),
    changesWithin: unitTypes.filter(type => joinsTwo(type, book)),
    doubleTimeClearance: book.part(
      { name: 'doubleTime', clauses: ['raymond/move/double-time-condition', 'raymond/move/double-time-keep-away'] },
      open => open.numbers(movementNumbers)['double-time-distance'],
    ),
  };
}

function allowancesUnder(book: OpenBook): MovementRules['allowances'] {
  const cells = book.of(movementAllowances);
  const printed = (gait: Gait): Allowance => {
    const row = cells[gait];
    return { move: row.move, doubleTime: row['double-time'], charge: row.charge };
  };
  const at = cellsAt(movementAllowances).cavalry;
  const cavalry = book.reading(cavalryMove);
  return {
    'pike-and-musket': printed('pike-and-musket'),
    foot: printed('foot'),
    'defensive-mass': printed('defensive-mass'),
    'foot-stepping-back': printed('foot-stepping-back'),
    'foot-side-stepping': printed('foot-side-stepping'),
    'mounted-dragoons': printed('mounted-dragoons'),
    cavalry: {
      move: book.settle(at.move, cavalry.move, cavalryMove),
      doubleTime: book.settle(at['double-time'], cavalry['double-time'], cavalryMove),
      charge: cells.cavalry.charge,
    },
    'heavy-cavalry': printed('heavy-cavalry'),
    commanders: printed('commanders'),
    'prolong-frame-guns': printed('prolong-frame-guns'),
    'prolong-light-guns': printed('prolong-light-guns'),
    'prolong-heavy-guns': printed('prolong-heavy-guns'),
    'limbered-artillery': printed('limbered-artillery'),
  };
}

type Row = (typeof movementActions.rows)[number];

const kinds: readonly ActionKind[] = [
  'change-formation',
  'manoeuvre',
  'step-back',
  'side-step',
  'charge',
  'mount',
  'dismount',
  'prolong',
  'limber',
  'unlimber',
];

/** The rows of the lists, and the clause of each. */
const lists = {
  'pike-and-musket': 'raymond/actions/pike-and-musket-and-foot',
  foot: 'raymond/actions/pike-and-musket-and-foot',
  dragoon: 'raymond/actions/dragoons',
  cavalry: 'raymond/actions/cavalry',
  'heavy-cavalry': 'raymond/actions/cavalry',
  command: 'raymond/actions/command',
  'unlimbered-artillery': 'raymond/actions/unlimbered-artillery',
  'limbered-artillery': 'raymond/actions/limbered-artillery',
} as const satisfies { readonly [R in Row]: `raymond/${string}` };

/**
 * The actions of each kind of unit, read from the printed lists: every part of an action may be done without the other one
 * (`raymond/ruling/halves-optional`). Dragoons alone change between saddle and foot.
 *
 * Source: The Movement Phase.
 *
 * @clause raymond/actions/compound-halves-optional
 * @clause raymond/units/pike-and-musket-on-foot
 * @clause raymond/units/cavalry-no-dismount
 * @clause raymond/dragoons/only-dragoons-dismount
 */
function actionsUnder(book: OpenBook): MovementRules['actions'] {
  const listed = (row: Row): readonly ActionKind[] =>
    book.part({ name: `actions/${row}`, clauses: [lists[row]] }, open => {
      const printed = open.of(movementActions)[row].actions.flat();
      return kinds.filter(kind => printed.includes(kind));
    });
  return {
    'pike-and-musket': listed('pike-and-musket'),
    foot: listed('foot'),
    dragoon: [
      ...listed('dragoon'),
      ...book.part({ name: 'actions/dragoon', clauses: ['raymond/actions/dragoons'] }, b => b.reading(dragoonActions)),
    ],
    cavalry: listed('cavalry'),
    'heavy-cavalry': listed('heavy-cavalry'),
    command: listed('command'),
    'unlimbered-artillery': listed('unlimbered-artillery'),
    'limbered-artillery': listed('limbered-artillery'),
  };
}

function joinsTwo(type: UnitType, book: OpenBook): boolean {
  return (
    type !== 'artillery' &&
    book.part({ name: `changesWithin/${type}`, clauses: [lists[type]] }, open =>
      open.of(movementActions)[type].actions.some(action => action.length > 1),
    )
  );
}
