import { layoutText, readLayout } from '../formation/layout.js';
import type { RaymondRules } from '../rules.js';
import type { FormationKind, Formed } from '../state.js';

/** A unit in its place, its stands as a layout. */
export interface PlacedUnit {
  readonly formation: FormationKind;
  readonly stands: string;
  readonly at: { readonly x: number; readonly y: number };
  readonly facing: number;
}

/** The stands of a unit where they are. */
export function formed({ stands, ...place }: PlacedUnit, rules: RaymondRules): Formed {
  return { ...place, stands: readLayout(stands, rules) };
}

/** A unit where it stands, as an answer has it. */
export function written({ formation, stands, at, facing }: Formed, rules: RaymondRules): PlacedUnit {
  return { formation, stands: layoutText(stands, rules), at, facing };
}
