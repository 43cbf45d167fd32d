import { defineChart } from '../../../../chart/index.js';
import { raymondBook } from './source.js';

/**
 * Inches that each kind of unit may move, double-time and charge; `null`: it cannot.
 *
 * Source: The Movement Phase > How do I manoeuvre a unit?
 */
export const movementAllowances = defineChart({
  id: 'raymond/movement-allowances',
  title: 'Move, double-time and charge allowances',
  source: raymondBook('The Movement Phase > How do I manoeuvre a unit?', 34),
  clauses: ['raymond/move/allowances'],
  rows: [
    'pike-and-musket',
    'foot',
    'defensive-mass',
    'foot-stepping-back',
    'foot-side-stepping',
    'mounted-dragoons',
    'cavalry',
    'heavy-cavalry',
    'commanders',
    'prolong-frame-guns',
    'prolong-light-guns',
    'prolong-heavy-guns',
    'limbered-artillery',
  ],
  columns: ['move', 'double-time', 'charge'],
  cells: {
    'pike-and-musket': { move: 4, 'double-time': 8, charge: 4 },
    foot: { move: 5, 'double-time': 10, charge: 6 },
    'defensive-mass': { move: null, 'double-time': null, charge: null },
    'foot-stepping-back': { move: 2, 'double-time': 4, charge: null },
    'foot-side-stepping': { move: 2, 'double-time': 4, charge: null },
    'mounted-dragoons': { move: 18, 'double-time': 36, charge: 14 },
    cavalry: { move: 14, 'double-time': 28, charge: 18 },
    'heavy-cavalry': { move: 10, 'double-time': 20, charge: 22 },
    commanders: { move: 22, 'double-time': 44, charge: null },
    'prolong-frame-guns': { move: 3, 'double-time': null, charge: null },
    'prolong-light-guns': { move: 2, 'double-time': null, charge: null },
    'prolong-heavy-guns': { move: 1, 'double-time': null, charge: null },
    'limbered-artillery': { move: 4, 'double-time': null, charge: null },
  },
  absent: 'cannot',
});

/**
 * What a unit may do in its movement phase: one of these actions, each with its parts in the order in which they are done.
 *
 * Source: The Movement Phase.
 */
export const movementActions = defineChart({
  id: 'raymond/movement-actions',
  title: 'Actions open to a unit in its movement phase (one only)',
  source: raymondBook('The Movement Phase', 30),
  clauses: [
    'raymond/actions/pike-and-musket-and-foot',
    'raymond/actions/dragoons',
    'raymond/actions/cavalry',
    'raymond/actions/command',
    'raymond/actions/unlimbered-artillery',
    'raymond/actions/limbered-artillery',
  ],
  rows: [
    'pike-and-musket',
    'foot',
    'dragoon',
    'cavalry',
    'heavy-cavalry',
    'command',
    'unlimbered-artillery',
    'limbered-artillery',
  ],
  columns: ['actions'],
  cells: {
    'pike-and-musket': { actions: [['change-formation'], ['manoeuvre'], ['step-back'], ['side-step'], ['charge']] },
    foot: { actions: [['change-formation'], ['manoeuvre'], ['step-back'], ['side-step'], ['charge']] },
    dragoon: {
      actions: [
        ['mount', 'change-formation'],
        ['dismount', 'change-formation'],
        ['change-formation', 'manoeuvre'],
        ['manoeuvre', 'change-formation'],
        ['charge'],
      ],
    },
    cavalry: { actions: [['change-formation', 'manoeuvre'], ['manoeuvre', 'change-formation'], ['charge']] },
    'heavy-cavalry': { actions: [['change-formation', 'manoeuvre'], ['manoeuvre', 'change-formation'], ['charge']] },
    command: { actions: [['manoeuvre']] },
    'unlimbered-artillery': { actions: [['prolong'], ['limber']] },
    'limbered-artillery': { actions: [['manoeuvre'], ['unlimber']] },
  },
});
