import type { Reason } from '../../../../rulebook/index.js';
import { distance, type Moved, toGrid, turnBetween } from '../../../../table/index.js';
import { type Charge, chargeFaults } from '../../common/index.js';
import type { MusketRules } from '../rules.js';

/** How a unit came on at the end of its move. */
export interface Approach {
  /** The last stretch of its way that keeps within the allowed bend of its final direction, cm. */
  readonly run: number;
  /** The whole way, cm. */
  readonly length: number;
  /** How far the way before that stretch (or the facing it began with) was off the final direction, in degrees. */
  readonly bend: number;
}

/**
 * How straight a unit came on, measured back from where its move ended. The facing it began with counts as a direction of
 * its way, since a body that turns on the spot changes direction as well.
 *
 * @clause cady/common/charge/straight-final-distance
 */
export function approachOf(moved: Moved, facedAtStart: number, rules: MusketRules): Approach {
  const stages = moved.course.map(({ placed }) => placed);
  const legs = stages.flatMap((to, i) => {
    const from = stages[i - 1];
    // A body marches the way it faces; where the facing changes it turned on the spot.
    if (from === undefined || from.facing !== to.facing) return [];
    const length = distance(from.at, to.at);
    return length === 0 ? [] : [{ length, bearing: to.facing }];
  });
  const length = legs.reduce((sum, leg) => sum + leg.length, 0);
  const final = legs.at(-1)?.bearing ?? facedAtStart;
  let run = 0;
  for (const leg of [...legs].reverse()) {
    const bend = turnBetween(leg.bearing, final);
    if (bend > rules.charge.bend) return { run, length, bend };
    run += leg.length;
  }
  return { run, length, bend: turnBetween(facedAtStart, final) };
}

/**
 * Why a unit that was ordered to charge has not come on as one: it bent sharply or changed formation in its last stretch,
 * and so comes up without shock, as if ordered to engage. Empty when the charge stands.
 *
 * @clause cady/common/charge/straight-final-distance
 * @clause cady/common/charge/no-formation-change-final-distance
 */
export function chargeSpoilt(
  came: Approach & { readonly arm: Charge['arm']; readonly reformed: boolean },
  rules: MusketRules,
): Reason[] {
  const charge: Charge = {
    arm: came.arm,
    turns: [{ degrees: toGrid(came.bend), beforeEnd: toGrid(came.run) }],
    formationChanges: came.reformed ? [{ beforeEnd: toGrid(came.length) }] : [],
  };
  return chargeFaults(charge, rules).flatMap(({ clause, problem }) =>
    clause === undefined ? [] : [{ clause, because: problem, effect: 'no charge: it engages' }],
  );
}
