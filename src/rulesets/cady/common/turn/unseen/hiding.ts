import { type Order, standingOrder } from '../../orders.js';
import { hide } from '../../unseen/hidden.js';
import { fieldOf } from '../field.js';
import { tableOf } from '../ground.js';
import type { Period, TurnContext } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { FieldScenario } from '../scenario.js';
import type { FieldState, FieldUnit } from '../state.js';
import { inContact, inPlay } from '../units.js';
import { handOut, inTheOpen, playsHidden, sortPhantoms } from './markers.js';
import { lookoutOf, standsSeenBy } from './sighting.js';

/**
 * Units whose order has them hide take a marker again at the end of the turn, if no enemy sees them; with a phantom on the same
 * spot, if they are told so and one of the agreed number is left. Which of the two tags is the real one a die decides, so that
 * it follows from nothing that the enemy knows. To be called after everything else of the turn but victory.
 *
 * @clause cady/common/hidden/rehide
 * @clause cady/common/hidden/rehide-with-phantom
 * @clause cady/common/hidden/only-out-of-sight
 * @clause cady/common/phantom/limited-number
 */
export function hideAgain<Unit extends FieldUnit, Rules extends TurnRules>(
  state: FieldState<Unit>,
  context: TurnContext<Rules, FieldScenario>,
  period: Period<Unit, Rules>,
): void {
  const { scenario, rules } = context;
  if (!playsHidden(scenario, rules)) return;
  const wanting = inTheOpen(state)
    .map(unit => ({ unit, wants: hides(unit, state, period) }))
    .filter(({ wants }) => wants !== undefined)
    // Those of one side in the order in which they stand, so that their tags tell nothing.
    .sort((a, b) => (a.unit.side === b.unit.side ? a.unit.at.x - b.unit.at.x || a.unit.at.y - b.unit.at.y : 0));
  if (wanting.length === 0) return;
  const field = fieldOf(state, tableOf(scenario, state.breaches), rules);
  for (const { unit, wants } of wanting) {
    const all = inPlay(state).map(each => lookoutOf(each, field, period.sight));
    const self = all.find(({ id }) => id === unit.id);
    const enemies = all.filter(({ side }) => side !== unit.side);
    const seenBy = enemies.filter(
      enemy => self !== undefined && standsSeenBy(enemy, self, { all, table: field.table, rules }).length > 0,
    );
    const out = state.phantoms.filter(({ side }) => side === unit.side).length;
    const agreed = scenario.sides[unit.side]?.phantoms?.length ?? 0;
    const { hidden, phantomBeside } = hide({ seenBy: seenBy.map(({ id }) => id), phantoms: { out, agreed } });
    if (hidden) goBehindMarker(state, unit, wants === 'with-phantom' && phantomBeside, context);
  }
}

/** Whether a unit is to hide, and how; not while it must do something else, or is at grips. */
function hides<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  state: FieldState<Unit>,
  period: Period<Unit, Rules>,
): Order['hide'] {
  if (unit.mustDo !== null || unit.fleeing || inContact(unit, state.contacts)) return undefined;
  return standingOrder(unit, period.orders.words).hide;
}

function goBehindMarker<Unit extends FieldUnit>(
  state: FieldState<Unit>,
  unit: Unit,
  withPhantom: boolean,
  { dice, tell, reveal }: Pick<TurnContext, 'dice' | 'tell' | 'reveal'>,
): void {
  const at = { x: unit.at.x, y: unit.at.y };
  const tags = handOut(state, unit.side, withPhantom ? [at, at] : [at]);
  const real = withPhantom ? dice.pick(tags.length) : 0;
  for (const [i, marker] of tags.entries()) {
    if (i === real) unit.marker = marker;
    else state.phantoms.push({ marker, side: unit.side, at: { ...at }, order: 'H' });
  }
  unit.declared = false;
  unit.inView = null;
  sortPhantoms(state.phantoms);
  // Its own side alone is told, and with it the die that was thrown for it.
  tell({ kind: 'took-marker', unit: unit.id, marker: tags[real] ?? '' }, [unit.side]);
  tell({ kind: 'hidden', unit: unit.id, markers: tags });
  reveal(`${unit.id} has gone out of sight`);
}
