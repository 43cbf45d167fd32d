import type { StandMark } from '../../../draw/index.js';
import type { StandKind } from '../troops.js';

/** How the stands of each kind are drawn, and called. */
export const standMarks: { readonly [K in Exclude<StandKind, 'command'>]: StandMark } = {
  pike: 'pikes',
  musket: 'muskets',
  'hand-to-hand': 'swords',
  'light-hand-to-hand': 'light arms',
  'mounted-dragoon': 'mounted dragoons',
  'dismounted-dragoon': 'dismounted dragoons',
  cavalry: 'horse',
  'heavy-cavalry': 'armoured horse',
  'frame-gun': 'frame gun',
  'light-gun': 'light gun',
  'heavy-gun': 'heavy gun',
};
