import type { Placed } from '../../../../table/index.js';
import { type MovementRules, mayChangeFormation } from '../moving/movement.js';
import type { OrderedFormation } from '../orders.js';
import type { OpenGround } from './marching.js';
import { freeRun, roomFor } from './route.js';

/** A unit that may form up for a fight. */
export interface Former {
  readonly placed: Placed;
  readonly figures: number;
  readonly morale: number;
}

/**
 * The widest formation, up to a line of battle, that has room so many cm on the way; nothing when the unit is in it already. A
 * commander's judgement, not a rule.
 */
export function deployed(
  { placed, figures, morale }: Former,
  bearing: number,
  length: number,
  { table, friendsIn }: OpenGround,
  rules: MovementRules & { readonly lineRanks: number },
): { formation?: OrderedFormation } {
  if (!mayChangeFormation({ morale }, rules)) return {};
  const stands = Math.ceil(figures / placed.stand.figures);
  const wide = Math.ceil(stands / rules.lineRanks);
  // A line that has lost men is a line still, however few stand in its rear rank.
  const inLine = placed.files > wide && Math.ceil(stands / placed.files) <= rules.lineRanks;
  for (const files of [inLine ? placed.files : wide, Math.ceil(wide / 2), Math.ceil(wide / 4)]) {
    const body = { ...placed, files };
    if (freeRun(body, bearing, length, table, friendsIn) < 0) continue;
    if (!roomFor(table, placed.at, bearing, length, files * placed.stand.front)) continue;
    if (files === placed.files) return {};
    return {
      formation: files === wide ? { shape: 'line' } : { shape: 'column', abreast: files * placed.stand.figures },
    };
  }
  return {};
}
