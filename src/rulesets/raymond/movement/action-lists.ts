import type { OpenBook } from '../../../book/index.js';
import { movementActions } from '../book/charts/movement.js';
import type { RaymondRules } from '../rules.js';
import type { ActionKind } from '../terms.js';
import { type UnitType, unitTypes } from '../troops.js';

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

function kindsIn(row: Row, book: OpenBook): readonly ActionKind[] {
  const printed = book.of(movementActions)[row].actions.flat();
  return kinds.filter(kind => printed.includes(kind));
}

function joinsTwo(type: UnitType, book: OpenBook): boolean {
  return type !== 'artillery' && book.of(movementActions)[type].actions.some(action => action.length > 1);
}

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
export function actionListsUnder(book: OpenBook): Pick<RaymondRules['movement'], 'actions' | 'changesWithin'> {
  return {
    actions: {
      'pike-and-musket': kindsIn('pike-and-musket', book),
      foot: kindsIn('foot', book),
      dragoon: kindsIn('dragoon', book),
      cavalry: kindsIn('cavalry', book),
      'heavy-cavalry': kindsIn('heavy-cavalry', book),
      command: kindsIn('command', book),
      'unlimbered-artillery': kindsIn('unlimbered-artillery', book),
      'limbered-artillery': kindsIn('limbered-artillery', book),
    },
    changesWithin: unitTypes.filter(type => joinsTwo(type, book)),
  };
}
