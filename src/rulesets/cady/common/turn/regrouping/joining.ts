import { type Reason, reasonFor } from '../../../../../rulebook/index.js';
import { distanceBetweenQuads, quadOf } from '../../../../../table/index.js';
import type { GameLevel } from '../../army/levels.js';
import { regroupingFaults } from '../../army/supreme-commander.js';
import { type Order, standingOrder } from '../../orders.js';
import { type Field, fieldOf } from '../field.js';
import { tableOf } from '../ground.js';
import { hasRoom } from '../moving/room.js';
import { asOrderFault } from '../order-fault.js';
import type { OrderFault, Period, RegroupingSection, TurnContext } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { FieldState, FieldUnit, UnitId } from '../state.js';
import { inContact, inPlay, placedOf, troopOf } from '../units.js';
import { isHidden, witnessesOf } from '../unseen/markers.js';

const exception = 'cady/common/unit/supreme-commander-exception';

/** The unit that an order has another join; `undefined`: none. */
function ordered({ tasks }: Order): UnitId | undefined {
  return tasks?.find(({ task }) => task === 'join')?.on;
}

/** What an order to join is judged by. */
interface Judging<Unit extends FieldUnit, Rules extends TurnRules> {
  readonly state: FieldState<Unit>;
  readonly level: GameLevel;
  readonly rules: Rules;
  readonly section: RegroupingSection<Unit, Rules>;
}

/**
 * What is wrong with an order to join another unit (`JOIN blue-2`), as far as it can be told when it is written: units that are not alike,
 * too many, or nobody of rank who may do it. Whether he is there, and whether they touch, is seen when the moves are over.
 *
 * @clause cady/common/unit/fixed-for-game
 * @clause cady/common/unit/supreme-commander-exception
 */
export function joinFaults<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  order: Order,
  judging: Judging<Unit, Rules>,
): readonly OrderFault[] {
  const on = ordered(order);
  const { state, section, rules } = judging;
  if (on === undefined || (troopOf(unit, rules).arm === 'artillery' && section.gunnersJoin === true)) return [];
  const into = Object.hasOwn(state.units, on) ? state.units[on] : undefined;
  const clause = section.joins?.clause(unit, rules) ?? exception;
  if (into === undefined || into.side !== unit.side || into.gone !== null || into.awaited !== null || into === unit) {
    return [{ clause, problem: `there is no unit ${on} that it could join`, mend: 'name another of your units' }];
  }
  return faultsOf(unit, into, someCommander(unit, state), judging);
}

/** Faults of two units that are to be one. `commander`: whether the supreme commander of their side is where he must be. */
function faultsOf<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  into: Unit,
  commander: boolean,
  { level, rules, section }: Judging<Unit, Rules>,
): readonly OrderFault[] {
  const own = section.joins?.faults(unit, into, rules);
  if (own !== undefined) return own;
  const [a, b] = [section.likeness(unit, rules), section.likeness(into, rules)];
  if (a === null || b === null) {
    const problem = 'one of them is no body of foot or horse in ranks';
    return [{ clause: exception, problem, mend: 'join foot with foot, horse with horse' }];
  }
  const leads = { rank: 'supreme-commander', leads: true } as const;
  return regroupingFaults(
    {
      level,
      during: { commander: commander ? leads : null },
      from: [
        { type: a, figures: unit.figures },
        { type: b, figures: into.figures },
      ],
      into: [{ type: b, figures: unit.figures + into.figures }],
    },
    rules,
  ).flatMap(asOrderFault);
}

function commanderOf<Unit extends FieldUnit>({ side }: FieldUnit, state: FieldState<Unit>): Unit | undefined {
  return inPlay(state).find(other => other.side === side && other.general && other.mustDo !== 'rout');
}

export function someCommander(unit: FieldUnit, state: FieldState): boolean {
  return commanderOf(unit, state) !== undefined;
}

/**
 * Whether the supreme commander is there to join two units: he leads one of them, or stands beside one (`cady/ruling/reforms-in-person`).
 */
export function isPresent<Unit extends FieldUnit>(
  unit: Unit,
  into: Unit,
  state: FieldState<Unit>,
  rules: TurnRules,
): boolean {
  const commander = commanderOf(unit, state);
  if (commander === undefined) return false;
  if (commander.id === unit.id || commander.id === into.id) return true;
  return rules.reformsFromBeside && (touches(commander, unit, rules) || touches(commander, into, rules));
}

export function touches(a: FieldUnit, b: FieldUnit, rules: TurnRules): boolean {
  return distanceBetweenQuads(quadOf(placedOf(a, rules)), quadOf(placedOf(b, rules))) <= rules.table.meleeRange;
}

/**
 * When everybody has moved, units join others as ordered, and are part of them from then on: they touch, nobody fights them, the joined body
 * has room, and the supreme commander is there, unless they have rules of their own. What hinders them is told to their side.
 *
 * Source: Common Rules > Unit Grouping; Definitions > King / Queen.
 *
 * @clause cady/common/unit/fixed-for-game
 * @clause cady/common/unit/supreme-commander-exception
 */
export function joinUnits<Unit extends FieldUnit, Rules extends TurnRules>(
  state: FieldState<Unit>,
  context: TurnContext<Rules>,
  { orders, regrouping: section }: Pick<Period<Unit, Rules>, 'orders' | 'regrouping'>,
): void {
  const { rules, scenario, tell } = context;
  for (const { id } of inPlay(state)) {
    const unit = state.units[id];
    // It is part of another by now, or does what it must.
    if (unit === undefined || unit.mustDo !== null || unit.fleeing) continue;
    const order = standingOrder(unit, orders.words);
    const on = ordered(order);
    const into = on === undefined ? undefined : state.units[on];
    const judging = { state, level: scenario.level, rules, section };
    if (into === undefined || isGunner(unit, rules, section) || joinFaults(unit, order, judging).length > 0) continue;
    const field = fieldOf(state, tableOf(scenario, state.breaches), rules);
    const hindered = hindrance(unit, into, field, judging);
    if (hindered !== undefined) {
      const told = { kind: 'regrouped', how: 'joined', unit: into.id, with: unit.id, figures: 0 } as const;
      tell({ ...told, because: [hindered] }, [unit.side]);
      continue;
    }
    const joined = together(into, unit, section);
    const files = filesWithRoom(joined, unit, field);
    if (files === undefined) continue;
    state.units[into.id] = { ...joined, files };
    delete state.units[unit.id];
    section.joined?.(unit, into, state);
    const clause = section.joins?.clause(unit, rules) ?? exception;
    const because = [reasonFor(clause, `${unit.id} touches ${into.id}`, 'they are one from now on')];
    const told = { kind: 'regrouped', how: 'joined', unit: into.id, with: unit.id, figures: unit.figures } as const;
    tell({ ...told, because }, witnessesOf(unit, into));
  }
}

function isGunner<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  rules: Rules,
  section: RegroupingSection<Unit, Rules>,
): boolean {
  return section.gunnersJoin === true && troopOf(unit, rules).arm === 'artillery';
}

/** What keeps two units from being one where they stand; `undefined`: nothing. */
function hindrance<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  into: Unit,
  field: Field<Unit, Rules>,
  judging: Judging<Unit, Rules>,
): Reason | undefined {
  const { state, rules, section } = judging;
  const clause = section.joins?.clause(unit, rules) ?? exception;
  const because = (why: string) => reasonFor(clause, why, 'they stay apart');
  if (unit.turn.charging || into.turn.charging) return because('one of them charges');
  if (isHidden(unit) !== isHidden(into)) return because('one of them is hidden');
  if ([unit, into].some(each => inContact(each, state.contacts))) return because('an enemy fights them');
  if (!touches(unit, into, rules)) return because(`${unit.id} does not touch ${into.id}`);
  const [fault] = faultsOf(unit, into, isPresent(unit, into, state, rules), judging);
  if (fault !== undefined) return because('the supreme commander is not with them');
  const joined = together(into, unit, section);
  return filesWithRoom(joined, unit, field) === undefined ? because('there is no room for all of them') : undefined;
}

/** Two units as one, where the first stands and under its name. */
function together<Unit extends FieldUnit, Rules extends TurnRules>(
  into: Unit,
  unit: Unit,
  section: RegroupingSection<Unit, Rules>,
): Unit {
  const sum = (of: 'strength' | 'figures' | 'guarding') => into[of] + unit[of];
  const last = (of: 'fatigue' | 'chargedOn' | 'spentChargeOn' | 'shotOn') => Math.max(into[of], unit[of]);
  return {
    ...into,
    ...section.united(into, unit),
    strength: sum('strength'),
    figures: sum('figures'),
    guarding: sum('guarding'),
    away: (into.away ?? 0) + (unit.away ?? 0),
    ...(into.filledUp === true || unit.filledUp === true ? { filledUp: true } : {}),
    general: into.general || unit.general,
    failedTest: into.failedTest || unit.failedTest,
    pushedBack: into.pushedBack || unit.pushedBack,
    ...(into.turnedBack === true || unit.turnedBack === true ? { turnedBack: true } : {}),
    fatigue: last('fatigue'),
    chargedOn: last('chargedOn'),
    spentChargeOn: last('spentChargeOn'),
    shotOn: last('shotOn'),
    turn: {
      ...into.turn,
      before: into.turn.before + unit.turn.before,
      lost: into.turn.lost + unit.turn.lost,
      moved: Math.max(into.turn.moved, unit.turn.moved),
      spare: Math.min(into.turn.spare, unit.turn.spare),
      firedFirst: into.turn.firedFirst || unit.turn.firedFirst,
      idle: into.turn.idle || unit.turn.idle,
      attacked: into.turn.attacked || unit.turn.attacked,
    },
  };
}

/** The files in which a joined unit finds room: as many as it has, or more. */
function filesWithRoom<Unit extends FieldUnit, Rules extends TurnRules>(
  joined: Unit,
  gone: Unit,
  field: Field<Unit, Rules>,
): number | undefined {
  const stands = Math.ceil(joined.figures / troopOf(joined, field.rules).stand.figures);
  for (let files = joined.files; files <= stands; files++) {
    if (hasRoom(placedOf({ ...joined, files }, field.rules), field, [joined.id, gone.id])) return files;
  }
  return undefined;
}
