import { movementActions } from '../charts/movement.js';
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

function kindsIn(row: Row): readonly ActionKind[] {
  const printed = movementActions.cells[row].actions.split(/[,;] /);
  return kinds.filter(kind => printed.includes(kind));
}

function joinsTwo(type: UnitType): boolean {
  return type !== 'artillery' && movementActions.cells[type].actions.includes(', ');
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
export const actionLists: Pick<RaymondRules['movement'], 'actions' | 'changesWithin'> = {
  actions: {
    'pike-and-musket': kindsIn('pike-and-musket'),
    foot: kindsIn('foot'),
    dragoon: kindsIn('dragoon'),
    cavalry: kindsIn('cavalry'),
    'heavy-cavalry': kindsIn('heavy-cavalry'),
    command: kindsIn('command'),
    'unlimbered-artillery': kindsIn('unlimbered-artillery'),
    'limbered-artillery': kindsIn('limbered-artillery'),
  },
  changesWithin: unitTypes.filter(joinsTwo),
};
