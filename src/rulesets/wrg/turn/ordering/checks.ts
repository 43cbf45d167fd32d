import type { Violation } from '../../../../rulebook/index.js';
import { areasAt, lineOfSight, type Table } from '../../../../table/index.js';
import { tableOf } from '../../ground.js';
import { signalFaults } from '../../orders/delivery.js';
import { orderFaults } from '../../orders/faults.js';
import { readOrder } from '../../orders/notation.js';
import type { WrgRules } from '../../rules.js';
import type { WrgScenario } from '../../schema.js';
import type { Unit, UnitId, WrgState } from '../../state.js';
import type { NewOrder, WrgRequests } from '../../terms.js';
import { unitOf } from '../../units.js';
import { entriesOf, strangeKeys } from '../answers.js';
import { isSupplied } from '../fire/means.js';
import { middleOfPlace } from '../moving/goals.js';
import { missilesOf } from '../shooting/weapons.js';
import { isShownTo } from '../weather/sight.js';
import { dictatingFaults } from './attention.js';
import { dictatedAmong, giverFaults, signalsAmong } from './orders.js';
import { printedOrder, standingOrdersOf } from './standing.js';

/** What orders are judged by. */
interface Judging {
  readonly state: WrgState;
  readonly scenario: WrgScenario;
  readonly rules: WrgRules;
}

/**
 * Faults of the orders that a side writes: for whom, how they are to reach him, and what they say.
 *
 * @clause wrg/orders/form
 * @clause wrg/orders/unseen-feature
 * @clause wrg/orders/skirmish-eligible
 */
export function newOrdersFaults(
  answer: unknown,
  { units }: Pick<WrgRequests['orders']['asks'], 'units'>,
  by: Judging,
): readonly Violation[] {
  const listed = entriesOf(answer);
  if ('violations' in listed) return listed.violations;
  const faults = listed.entries.flatMap(([id, value]): readonly Violation[] => {
    const asked = units.find(({ unit }) => unit === id);
    if (asked === undefined) {
      const mend = `order one of ${units.map(({ unit }) => unit).join(', ')}`;
      return [{ path: id, problem: `"${id}" cannot be given an order now`, mend }];
    }
    const { order, by: way } = Object(value);
    if (typeof order !== 'string' || typeof way !== 'string') {
      return [{ path: id, problem: 'this is no order', mend: 'give { "order": "ATTACK …", "by": "…" }' }];
    }
    const strange = strangeKeys(value, ['order', 'by', 'from']);
    if (strange.length > 0) return strange.map(fault => ({ ...fault, path: `${id}.${fault.path}` }));
    if (!asked.by.some(each => each === way)) {
      return [
        {
          path: `${id}.by`,
          problem: `no order can reach it by ${JSON.stringify(way)}`,
          mend: `choose ${asked.by.join(' or ')}`,
        },
      ];
    }
    const unit = unitOf(by.state, id);
    const { from } = Object(value);
    if (from !== undefined && typeof from !== 'string') {
      return [{ path: `${id}.from`, problem: 'this is no general', mend: 'name the general who gives it' }];
    }
    const giver = asked.by
      .filter(each => each === way)
      .flatMap(each => giverFaults(unit, { order, by: each, from }, by));
    return [...textFaults(order, unit, by), ...giver].map(fault => ({ ...fault, path: `${id}.${fault.path}` }));
  });
  const mayHear = (id: string) => units.some(({ unit, by: ways }) => unit === id && ways.includes('signal'));
  return [
    ...faults,
    ...signallingFaults(
      listed.entries.filter(([id]) => mayHear(id)),
      by,
    ),
    ...dictatingFaults(dictatedAmong(wellFormed(listed.entries, units), by), by),
  ];
}

/** The orders that are orders, each in a way that is open to it. */
function wellFormed(
  entries: readonly (readonly [string, unknown])[],
  units: WrgRequests['orders']['asks']['units'],
): readonly (readonly [UnitId, NewOrder])[] {
  return entries.flatMap(([id, value]) => {
    const { order, by: way, from } = Object(value);
    const by = units.find(({ unit }) => unit === id)?.by.find(each => each === way);
    if (by === undefined || typeof order !== 'string') return [];
    return [[id, { order, by, ...(typeof from === 'string' ? { from } : {}) }] as const];
  });
}

/**
 * Faults of the signals among the orders of a side: only what was agreed on can be signalled, and not several things at once.
 *
 * @clause wrg/orders/signals-defined-in-writing
 * @clause wrg/orders/signals-one-per-period
 */
function signallingFaults(entries: readonly (readonly [string, unknown])[], by: Judging): readonly Violation[] {
  const signalled = entries.flatMap(([id, value]) => {
    const { order, by: way, from } = Object(value);
    return way === 'signal' && typeof order === 'string'
      ? [
          {
            id,
            order: printedOrder(order),
            side: unitOf(by.state, id).side,
            from: typeof from === 'string' ? { from } : {},
          },
        ]
      : [];
  });
  const [first] = signalled;
  const army = first === undefined ? undefined : by.scenario.sides[first.side];
  if (army === undefined) return [];
  const agreed = army.signals.map(({ means }) => printedOrder(means));
  const unknown = signalled.filter(({ order }) => !agreed.includes(order));
  const given = signalled.map(({ id, order, from }): [UnitId, NewOrder] => [id, { order, by: 'signal', ...from }]);
  // Of two signals that stand for one order each calls those alone whom it concerns.
  const twice = signalsAmong(given, by).filter(({ signal }) => signal === undefined).length;
  const made = new Set(signalled.map(({ order }) => order)).size + twice;
  return [
    ...unknown.map(
      ({ id, order }): Violation => ({
        path: `${id}.order`,
        clause: 'wrg/orders/signals-defined-in-writing',
        problem: `no signal stands for "${order}"`,
        mend: `signal one of ${agreed.join(', ')}`,
      }),
    ),
    ...signalFaults({ training: army.training, agreed: agreed.length, made }, by.rules),
  ];
}

/** Faults of an order that is given as a general wishes; none where the old one stays. */
export function wishFaults(
  answer: unknown,
  { unit }: Pick<WrgRequests['wish']['asks'], 'unit'>,
  by: Judging,
): readonly Violation[] {
  if (answer === null) return [];
  if (typeof answer !== 'string') return [{ path: '', problem: 'this is no order', mend: 'write one, or give null' }];
  return textFaults(answer, unitOf(by.state, unit), by);
}

/** What is wrong with the text of an order for a unit. */
export function textFaults(text: string, unit: Unit, { state, scenario, rules }: Judging): readonly Violation[] {
  const read = readOrder(text);
  if ('violations' in read) return read.violations;
  const others = Object.values(state.units).filter(({ gone }) => gone === null);
  const table = tableOf(scenario, state);
  return orderFaults(
    read.read,
    {
      id: unit.id,
      troops: unit.troops,
      subUnit: unit.parent !== null,
      missileArmed: missilesOf(unit, rules).length > 0,
      incendiaries: isSupplied(unit, scenario),
      friends: others.filter(({ side }) => side === unit.side).map(({ id }) => id),
      enemies: others
        .filter(other => other.side !== unit.side && isShownTo(unit.side, other, { state, scenario, rules }))
        .map(({ id }) => id),
      places: table.features.map(({ id }) => {
        const to = middleOfPlace(id, table) ?? unit.placed.at;
        const inside = areasAt(table, unit.placed.at).some(area => area.id === id);
        // Of a wood one sees the edge, whatever is in its middle.
        return { id, seen: inside || seesEdge(unit, id, to, table, rules) };
      }),
      standing: standingOrdersOf(scenario, unit.side),
    },
    rules,
  );
}

function seesEdge(
  { placed }: Unit,
  id: string,
  to: { readonly x: number; readonly y: number },
  table: Table,
  rules: WrgRules,
): boolean {
  const sight = lineOfSight({ from: placed.at, to, table, rules: rules.field.sight });
  return sight.clear || sight.blockedBy.id === id;
}
