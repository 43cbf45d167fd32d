import { toGrid } from '../../../../table/index.js';
import type { Order } from '../../common/orders.js';
import type { Going } from '../../common/turn/period.js';
import { inPlay } from '../../common/turn/units.js';
import { battlePace } from '../combat/battles.js';
import { chariotMove } from '../special-troops/chariots.js';
import type { AncientUnit } from '../state.js';
import type { AncientField } from './field.js';
import { siegeGoing } from './siege/siege.js';
import { berserkerGoing } from './troops/berserkers.js';
import { shyingGoing } from './troops/fear.js';
import { formationGoing } from './troops/formations.js';
import { mountedGoing } from './troops/mounts.js';
import { slingerScreen } from './troops/screens.js';
import { orderOf, taskIn } from './works/ordered.js';
import { worksAllTurn } from './works/task-times.js';
import { workCosts } from './works/works.js';

/**
 * How a unit of the period goes this turn, where it is not as the common rules have it.
 *
 * @param order `null` when a reaction moves it
 * @clause cady/ancient-medieval/elephant/no-charge
 * @clause cady/ancient-medieval/chariot/horse-killed
 * @clause cady/ancient-medieval/elephant/two-shots
 * @clause cady/ancient-medieval/chariot/two-shots
 * @clause cady/ancient-medieval/artillery/no-third-level
 */
export function goingOf(unit: AncientUnit, order: Order | null, field: AncientField): Going {
  const going = inBattle(unit, goingAlone(unit, order, field), field);
  const { troops, artillery } = field.rules;
  if (troops[unit.type].gun === undefined) return going;
  return { ...going, costs: { highestLevel: artillery.hillLevels, ...going.costs } };
}

/** How it goes if it is held up by nobody. */
function goingAlone(unit: AncientUnit, order: Order | null, field: AncientField): Going {
  const { rules, state } = field;
  const troop = rules.troops[unit.type];
  const siege = siegeGoing(unit, order, field);
  if (siege !== undefined) return siege;
  if (unit.chariot !== null && chariotMove({ type: unit.type, chariot: unit.chariot }, rules) === 0) return immobile;
  if (troop.traits.includes('berserker')) return withCosts(berserkerGoing(unit, field), unit, field);
  if (order !== null) {
    const shying = shyingGoing(unit, field);
    if (shying !== undefined) return withCosts(shying, unit, field);
    if (worksAllTurn(order)) return { stays: true, because: [] };
  }
  const parts: readonly Going[] = [
    formationGoing(unit, order, rules),
    mountedGoing(unit, order, rules) ?? nothing,
    firing(unit, state, rules),
    { thirdsTaken: unit.worked, because: [] },
    ...(unit.elephant === null ? [] : [{ mayNotCharge: true, because: [] }]),
  ];
  return withCosts(parts.reduce(together), unit, field);
}

const nothing: Going = { because: [] };

const immobile: Going = {
  stays: true,
  mayNotCharge: true,
  because: [
    { clause: 'cady/ancient-medieval/chariot/horse-killed', because: 'a horse is dead', effect: 'does not move' },
  ],
};

/** Two things that bear on a move. */
function together(a: Going, b: Going): Going {
  const thirds = (a.thirdsTaken ?? 0) + (b.thirdsTaken ?? 0);
  return {
    ...a,
    ...b,
    ...(a.move === undefined ? {} : { move: b.move ?? a.move }),
    ...(thirds > 0 ? { thirdsTaken: thirds } : {}),
    because: [...a.because, ...b.because],
  };
}

/**
 * What fire at the beginning of the turn takes of the move: a third, but nothing of those who shoot from the back of what moves
 * them, or whose whole business is to throw and go back.
 *
 * @clause cady/ancient-medieval/elephant/two-shots
 * @clause cady/ancient-medieval/chariot/two-shots
 * @clause cady/ancient-medieval/slinger/skirmish-needs-order
 */
function firing(unit: AncientUnit, state: AncientField['state'], rules: AncientField['rules']): Going {
  if (!unit.turn.firedFirst || unit.elephant !== null || unit.chariot !== null) return nothing;
  const screen = slingerScreen(unit, state, rules);
  if (screen !== null) return { because: screen.because };
  return { thirdsTaken: rules.table.thirds.act, because: [] };
}

function withCosts(going: Going, unit: AncientUnit, field: AncientField): Going {
  const { rules } = field;
  const troop = rules.troops[unit.type];
  const third = (going.move ?? troop.move) / rules.table.thirds.whole;
  return { ...going, costs: { barriers: workCosts(unit, third, field), ...going.costs } };
}

/**
 * The units of a battle keep together: none of them goes faster than its slowest.
 *
 * @clause cady/ancient-medieval/battle/contact-and-speed
 */
function inBattle(unit: AncientUnit, going: Going, field: AncientField): Going {
  const { state, rules } = field;
  if (unit.brigade === null || unit.mustDo !== null || going.stays === true) return going;
  const own = going.move ?? rules.troops[unit.type].move;
  const paces = inPlay(state)
    .filter(other => other.side === unit.side && other.brigade === unit.brigade && other.mustDo === null)
    .map(other => paceOf(other, field));
  const { cm, because } = battlePace({ moves: [toGrid(own), ...paces.map(toGrid)] });
  return cm >= toGrid(own) ? going : { ...going, move: cm, heldBecause: because };
}

/** How far a unit can go in a turn of march in the formation that it is in, on its own feet or horses. */
function paceOf(unit: AncientUnit, { rules }: AncientField): number {
  const order = orderOf(unit);
  const going = together(formationGoing(unit, order, rules), mountedGoing(unit, order, rules) ?? nothing);
  return going.move ?? rules.troops[unit.type].move;
}

/** Whether a unit leaves its battle by its order. */
export function separates(order: Order | null): boolean {
  return taskIn(order, 'separate') !== undefined;
}
