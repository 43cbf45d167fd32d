import type { AncientState, AncientUnit } from '../state.js';
import type { AncientContext } from '../terms.js';

/** Fells trees or works on a barricade. */
export function fellOrBuild(
  _work: { readonly unit: AncientUnit; readonly state: AncientState; readonly context: AncientContext },
  _task: 'fell-trees' | 'build-barricade',
): void {}
