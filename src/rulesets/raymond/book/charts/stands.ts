import { defineChart } from '../../../../chart/index.js';
import { raymondBook } from './source.js';

/**
 * The author's bases, in millimetres, and what stands on each. Players may keep bases of their own.
 *
 * Source: Stands and Units.
 */
export const basing = defineChart({
  id: 'raymond/basing',
  title: 'Stand sizes and figures (28 mm)',
  source: raymondBook('Stands and Units', 10),
  clauses: [
    'raymond/stands/foot-stand',
    'raymond/stands/cavalry-stand',
    'raymond/stands/dragoon-stands',
    'raymond/stands/artillery-stand',
    'raymond/stands/command-stand',
  ],
  rows: [
    'pike-stand',
    'musket-stand',
    'foot-stand-hand-to-hand',
    'foot-stand-light-hand-to-hand',
    'cavalry-stand',
    'heavy-cavalry-stand',
    'mounted-dragoon-stand',
    'dismounted-dragoon-stand',
    'frame-gun-stand',
    'light-gun-stand',
    'heavy-gun-stand',
    'command-stand',
  ],
  columns: ['frontage-mm', 'depth-mm', 'figures', 'gun-models', 'crew-figures'],
  cells: {
    'pike-stand': { 'frontage-mm': 40, 'depth-mm': 40, figures: 4, 'gun-models': null, 'crew-figures': null },
    'musket-stand': { 'frontage-mm': 40, 'depth-mm': 40, figures: 4, 'gun-models': null, 'crew-figures': null },
    'foot-stand-hand-to-hand': {
      'frontage-mm': 40,
      'depth-mm': 40,
      figures: 4,
      'gun-models': null,
      'crew-figures': null,
    },
    'foot-stand-light-hand-to-hand': {
      'frontage-mm': 40,
      'depth-mm': 40,
      figures: 2,
      'gun-models': null,
      'crew-figures': null,
    },
    'cavalry-stand': { 'frontage-mm': 40, 'depth-mm': 40, figures: 2, 'gun-models': null, 'crew-figures': null },
    'heavy-cavalry-stand': { 'frontage-mm': 40, 'depth-mm': 40, figures: 2, 'gun-models': null, 'crew-figures': null },
    'mounted-dragoon-stand': {
      'frontage-mm': 40,
      'depth-mm': 40,
      figures: 1,
      'gun-models': null,
      'crew-figures': null,
    },
    'dismounted-dragoon-stand': {
      'frontage-mm': 40,
      'depth-mm': 40,
      figures: 2,
      'gun-models': null,
      'crew-figures': null,
    },
    'frame-gun-stand': { 'frontage-mm': 40, 'depth-mm': 80, figures: null, 'gun-models': 1, 'crew-figures': 2 },
    'light-gun-stand': { 'frontage-mm': 40, 'depth-mm': 80, figures: null, 'gun-models': 1, 'crew-figures': 3 },
    'heavy-gun-stand': { 'frontage-mm': 40, 'depth-mm': 80, figures: null, 'gun-models': 1, 'crew-figures': 4 },
    'command-stand': { 'frontage-mm': 40, 'depth-mm': 40, figures: 1, 'gun-models': null, 'crew-figures': null },
  },
  absent: 'nothing',
});

/**
 * Stands that a unit begins the game with.
 *
 * Source: Stands and Units.
 */
export const unitSizes = defineChart({
  id: 'raymond/unit-sizes',
  title: 'Number of stands of a unit at the start',
  source: raymondBook('Stands and Units', 12),
  clauses: ['raymond/units/single-stand-types', 'raymond/units/starting-size'],
  rows: ['pike-and-musket', 'foot', 'dragoon', 'cavalry', 'heavy-cavalry', 'artillery', 'command'],
  columns: ['minimum-stands', 'maximum-stands'],
  cells: {
    'pike-and-musket': { 'minimum-stands': 2, 'maximum-stands': 6 },
    foot: { 'minimum-stands': 2, 'maximum-stands': 6 },
    dragoon: { 'minimum-stands': 2, 'maximum-stands': 6 },
    cavalry: { 'minimum-stands': 2, 'maximum-stands': 6 },
    'heavy-cavalry': { 'minimum-stands': 2, 'maximum-stands': 6 },
    artillery: { 'minimum-stands': 1, 'maximum-stands': 1 },
    command: { 'minimum-stands': 1, 'maximum-stands': 1 },
  },
});
