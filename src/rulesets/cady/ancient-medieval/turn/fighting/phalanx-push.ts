import type { Reason } from '../../../../../rulebook/index.js';
import { type Bearing, destination, distanceBetweenQuads, normalBearing, quadOf } from '../../../../../table/index.js';
import type { Fight } from '../../../common/turn/fighting/encounters.js';
import { fightsIn } from '../../../common/turn/fighting/melee-stance.js';
import { hasRoom } from '../../../common/turn/moving/room.js';
import { placedOf, unitOf } from '../../../common/turn/units.js';
import { pushBack } from '../../combat/phalanx.js';
import type { AncientMedievalRules } from '../../rules.js';
import type { AncientState, AncientUnit } from '../../state.js';
import type { AncientContext } from '../../terms.js';
import { ancientFieldOf } from '../field.js';

/**
 * After a turn of melee with a phalanx in it, the side that lost more figures goes back with its front to the enemy, and the other
 * follows it up. Whoever has no room behind him stands; nobody goes back twice in a turn.
 *
 * @clause cady/ancient-medieval/phalanx/push-back
 * @clause cady/ancient-medieval/phalanx/no-push-elephants
 * @clause cady/ancient-medieval/phalanx/push-cavalry
 */
export function pushBacks(state: AncientState, context: AncientContext): void {
  const pushed = new Set<AncientUnit>();
  for (const fight of fightsIn(state)) {
    const [a, b] = fight;
    if (!(isPhalanx(a.unit) || isPhalanx(b.unit)) || !a.unit.turn.fought || !b.unit.turn.fought) continue;
    if (!state.contacts.includes(a.contact)) continue;
    const push = pushBack({ sides: [pushing(a.unit), pushing(b.unit)] }, context.rules);
    const back = fight.find(({ unit }) => unit.id === push.pushed);
    if (back === undefined || pushed.has(back.unit)) continue;
    pushed.add(back.unit);
    const cm = goBack(back, push.cm, state, context);
    const because = cm > 0 ? push.because : [...push.because, noRoom];
    context.tell({ kind: 'pushed-back', unit: back.unit.id, by: back.enemy.id, cm, because });
  }
}

const noRoom: Reason = {
  clause: 'cady/ancient-medieval/phalanx/push-back',
  because: 'no room behind it',
  effect: 'stands where it is',
};

function isPhalanx({ formation }: AncientUnit): boolean {
  return formation === 'phalanx';
}

function pushing(unit: AncientUnit) {
  const { id, type, figures, turn } = unit;
  return { unit: id, type, phalanx: isPhalanx(unit), figures, lost: turn.lost };
}

/** Moves both; says how far, in cm. Contacts that this has torn apart are over. */
function goBack(
  { unit, enemy, enemyEdge }: Fight<AncientUnit>[number],
  cm: number,
  state: AncientState,
  context: AncientContext,
): number {
  const { rules } = context;
  const bearing = enemyEdge === 'front' ? enemy.facing : normalBearing(unit.facing + 180);
  const shifted = (who: AncientUnit, way: Bearing) => ({ ...placedOf(who, rules), at: destination(who.at, way, cm) });
  const field = ancientFieldOf(state, context);
  const both = [unit.id, enemy.id];
  if (!hasRoom(shifted(unit, bearing), field, both)) return 0;
  unit.at = shifted(unit, bearing).at;
  const follows = hasRoom(shifted(enemy, bearing), field, both);
  if (follows) enemy.at = shifted(enemy, bearing).at;
  state.contacts = state.contacts.filter(({ a, b }) => {
    const moved = [a, b].filter(id => both.includes(id));
    if (moved.length === 0 || (moved.length === 2 && follows)) return true;
    return near(unitOf(state, a), unitOf(state, b), rules);
  });
  return cm;
}

function near(a: AncientUnit, b: AncientUnit, rules: AncientMedievalRules): boolean {
  return distanceBetweenQuads(quadOf(placedOf(a, rules)), quadOf(placedOf(b, rules))) <= rules.table.meleeRange;
}
