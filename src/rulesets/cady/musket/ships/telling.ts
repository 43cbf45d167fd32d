import { type Reason, reasonFor } from '../../../../rulebook/index.js';
import type { VesselDeed } from '../events.js';
import type { MusketContext } from '../terms.js';
import type { Vessel } from './vessel.js';

/** What else there is to tell of a deed. */
interface More {
  readonly unit?: string;
  readonly way?: readonly { readonly x: number; readonly y: number }[];
  readonly facing?: number;
  readonly cm?: number;
  readonly lost?: readonly string[];
}

/** Tells what a vessel did, or what befell it. */
export function tellVessel(
  what: VesselDeed,
  { id }: Pick<Vessel, 'id'>,
  because: readonly Reason[],
  { tell }: Pick<MusketContext, 'tell'>,
  more: More = {},
): void {
  tell({ kind: 'vessel', what, vessel: id, ...more, because });
}

export { reasonFor };
