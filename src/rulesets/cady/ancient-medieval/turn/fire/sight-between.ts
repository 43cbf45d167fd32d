import { distanceToQuad, lineOfSight, type Point, ranksOf, type SightBlocker } from '../../../../../table/index.js';
import { blockersBetween } from '../../../common/turn/aim.js';
import { placedOf, unitOf } from '../../../common/turn/units.js';
import { liesLow } from '../../../common/turn/unseen/lying-low.js';
import type { AncientUnit } from '../../state.js';
import type { AncientField } from '../field.js';
import { storeysOf } from '../siege/castle.js';
import { sheltering, wagonsAmong } from './cover.js';

/** From where somebody looks, and at what. */
export interface SightLine {
  readonly from: Point;
  readonly to: Point;
}

/** What is to be seen between two units. */
export interface SightBetween {
  /** War wagons about, which hide nobody who stands right behind them. */
  readonly wagons: readonly SightBlocker[];
  /** Whether nothing hides one end of a line from the other. The answer for a line is kept. */
  isClear(line: SightLine): boolean;
  /** The same as if friends of the looker were not there. */
  isClearOverFriends(line: SightLine): boolean;
  /** Lines of other friends right ahead, over which the place of the target is in sight; 0 when something else hides it. */
  linesAhead(line: SightLine | undefined): number;
}

/** What is to be seen between two units. Answers are kept: ranks ask again. */
export function sightBetween(unit: AncientUnit, target: AncientUnit, field: AncientField): SightBetween {
  const { state, table, rules } = field;
  const blockers = blockersBetween(unit, target, field);
  const friends = blockers.filter(({ id }) => unitOf(state, id).side === unit.side);
  const wagons = wagonsAmong(blockers, field);
  const seen = new Map<SightLine, boolean>();
  const look = ({ from, to }: SightLine, among: readonly SightBlocker[]) => {
    if (liesLow(target, { from, to }, field)) return false;
    const open = [...sheltering(from, unit, wagons, field), ...sheltering(to, target, wagons, field)];
    return lineOfSight({
      from,
      to,
      table,
      rules: rules.table.sight,
      fromStoreys: storeysOf(unit, rules),
      toStoreys: storeysOf(target, rules),
      blockers: open.length === 0 ? among : among.filter(({ id }) => !open.includes(id)),
    }).clear;
  };
  const others = blockers.filter(blocker => !friends.includes(blocker));
  return {
    wagons,
    isClear(line: SightLine): boolean {
      const before = seen.get(line);
      if (before !== undefined) return before;
      const clear = look(line, blockers);
      seen.set(line, clear);
      return clear;
    },
    isClearOverFriends: (line: SightLine) => look(line, others),
    linesAhead(line: SightLine | undefined): number {
      if (line === undefined) return 0;
      const hiding = friends.filter(friend => !look(line, [friend]));
      const close = hiding.every(({ quad }) => distanceToQuad(line.from, quad) <= rules.table.behindBarrier);
      if (hiding.length === 0 || !close || !look(line, others)) return 0;
      return hiding.reduce((sum, { id }) => sum + ranksOf(placedOf(unitOf(state, id), rules)), 0);
    },
  };
}
