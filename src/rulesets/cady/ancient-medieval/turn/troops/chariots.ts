import type { Reason } from '../../../../../rulebook/index.js';
import { leave } from '../../../common/turn/losses.js';
import { witnessesOf } from '../../../common/turn/unseen/markers.js';
import { type ChariotNow, chariotLosesAMan } from '../../missiles/missile-hits.js';
import { fighterGetsDown } from '../../special-troops/chariots.js';
import type { AncientState, AncientUnit } from '../../state.js';
import type { AncientContext } from '../../terms.js';

/**
 * Writes down what became of a chariot; it is gone when nobody is left on it.
 *
 * @clause cady/ancient-medieval/chariot/casualties-individual
 * @clause cady/ancient-medieval/chariot/casualty-order
 */
export function hurtChariot(
  unit: AncientUnit,
  now: ChariotNow,
  because: readonly Reason[],
  state: AncientState,
  { tell }: AncientContext,
): void {
  const before = unit.chariot;
  if (before === null || unit.gone !== null) return;
  const hurt = now.crew.length < before.crew.length || now.immobile !== before.immobile;
  unit.chariot = { crew: [...now.crew], immobile: now.immobile };
  if (!hurt) return;
  unit.turn.attacked = true;
  tell({ kind: 'hit', unit: unit.id, because });
  if (now.crew.length > 0) return;
  unit.turn.lost += unit.figures;
  unit.figures = 0;
  leave(state, unit.id, 'destroyed', because, tell);
}

/** So many hits on a chariot, each of which takes one of its crew. */
export function hitChariot(unit: AncientUnit, hits: number, state: AncientState, context: AncientContext): void {
  if (unit.chariot === null) return;
  let now: ChariotNow = unit.chariot;
  const because: Reason[] = [];
  for (let hit = 0; hit < hits && now.crew.length > 0; hit++) {
    const lost = chariotLosesAMan(now, context.rules);
    because.push(...lost.because);
    now = lost;
  }
  hurtChariot(unit, now, because, state, context);
}

/**
 * The fighter gets down from his chariot and is a foot soldier from then on; the chariot has brought him and goes out of play.
 *
 * @clause cady/ancient-medieval/chariot/fighter-chariot
 * @clause cady/ancient-medieval/capability/chariot-footnote
 */
export function getDown(unit: AncientUnit, state: AncientState, { rules, tell }: AncientContext): void {
  if (unit.chariot === null || !unit.chariot.crew.includes('fighter')) return;
  const { as, because } = fighterGetsDown({ chariot: unit.chariot }, rules);
  // What he has done of this turn on wheels he has done.
  const onFoot: AncientUnit = { ...unit, type: as, chariot: null, files: 1, gap: 0 };
  state.units[unit.id] = onFoot;
  tell({ kind: 'formed', unit: unit.id, formation: 'on foot', because }, witnessesOf(unit));
}
