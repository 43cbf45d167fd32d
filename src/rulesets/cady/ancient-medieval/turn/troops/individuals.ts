import { bearingTo, figuresOf } from '../../../../../table/index.js';
import type { Field } from '../../../common/turn/field.js';
import { leave, takeFigures } from '../../../common/turn/losses.js';
import type { Going } from '../../../common/turn/period.js';
import { inPlay, placedOf } from '../../../common/turn/units.js';
import { berserkerKilled, elephantHit } from '../../missiles/missile-hits.js';
import type { AncientMedievalRules } from '../../rules.js';
import { berserkerTurn } from '../../special-troops/berserkers.js';
import type { AncientState, AncientUnit } from '../../state.js';
import type { AncientContext } from '../../terms.js';
import { fallAboard } from '../fire/aboard.js';
import { hitChariot } from './chariots.js';
import { killElephant, woundElephant } from './elephants.js';

/** What struck a unit. */
export type StruckBy = 'missiles' | 'artillery' | 'shock' | 'melee' | 'rampage';

/**
 * What hits do to a unit, whatever it is: figures fall; an elephant bears them until it rampages; a chariot loses its crew,
 * man by man; a berserker gets worse with each. A rampage, and artillery at a berserker, spare nothing. Units without figures
 * are left for the phase to clear away; individuals that are gone are out of play at once.
 *
 * @returns the figures that fell
 * @clause cady/ancient-medieval/elephant/hits-to-rampage
 * @clause cady/ancient-medieval/chariot/casualties-individual
 * @clause cady/ancient-medieval/berserker/wear-down
 * @clause cady/ancient-medieval/berserker/artillery
 * @clause cady/ancient-medieval/samurai/individual
 */
export function takeHits(
  unit: AncientUnit,
  hits: number,
  by: StruckBy,
  state: AncientState,
  context: AncientContext,
): number {
  if (hits <= 0 || unit.gone !== null) return 0;
  const { rules } = context;
  const before = unit.figures;
  if (unit.elephant !== null) {
    if (by === 'rampage') killElephant(unit, trampled, state, context);
    else woundElephant(unit, elephantHit({ elephant: unit.elephant, hits }, rules), state, context);
    return before - unit.figures;
  }
  if (unit.chariot !== null) {
    hitChariot(unit, by === 'rampage' ? unit.chariot.crew.length : hits, state, context);
    return before - unit.figures;
  }
  if (rules.troops[unit.type].traits.includes('berserker')) return hitBerserker(unit, hits, by, state, context);
  if (unit.warWagon !== null && by !== 'rampage') return fallAboard(unit, hits, rules);
  return takeFigures(unit, hits);
}

function hitBerserker(
  unit: AncientUnit,
  hits: number,
  by: StruckBy,
  state: AncientState,
  { rules, tell }: AncientContext,
): number {
  const melee = rules.troops[unit.type].melee ?? 0;
  const outright = by === 'artillery' || by === 'rampage';
  unit.kills = outright ? melee : unit.kills + hits;
  unit.turn.attacked = true;
  const { removed, because } = berserkerKilled({ melee, kills: unit.kills });
  const why = by === 'artillery' ? [hitByArtillery] : by === 'rampage' ? trampled : because;
  tell({ kind: 'hit', unit: unit.id, because: why });
  if (!removed) return 0;
  const lost = takeFigures(unit, unit.figures);
  leave(state, unit.id, 'destroyed', why, tell);
  return lost;
}

const hitByArtillery = {
  clause: 'cady/ancient-medieval/berserker/artillery',
  because: 'a direct hit of artillery',
  effect: 'removed',
} as const;

const trampled = [
  {
    clause: 'cady/ancient-medieval/elephant/rampage-table',
    because: 'in the way of a mad elephant',
    effect: 'destroyed',
  },
] as const;

/**
 * Where a berserker goes, whatever his paper says: straight at the nearest enemy figure that can be seen on the table, as far as
 * he can.
 *
 * @clause cady/ancient-medieval/berserker/nearest-enemy
 * @clause cady/ancient-medieval/berserker/no-orders
 * @clause cady/ancient-medieval/berserker/never-stops
 */
export function berserkerGoing(unit: AncientUnit, { state, rules }: Field<AncientUnit, AncientMedievalRules>): Going {
  const enemies = inPlay(state)
    .filter(({ side, marker }) => side !== unit.side && marker === null)
    .flatMap(enemy => figuresOf(placedOf(enemy, rules)).map(({ point }, i) => ({ id: `${enemy.id}#${i}`, at: point })));
  const { prey, because } = berserkerTurn({ at: unit.at, enemies });
  if (prey === null) return { stays: true, mayNotCharge: true, because };
  return { mayNotCharge: true, legs: [{ bearing: bearingTo(unit.at, prey.at), distance: 'all' }], because };
}
