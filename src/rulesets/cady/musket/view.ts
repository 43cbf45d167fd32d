import type { SideId } from '../../../battle/index.js';
import { ridersOf } from '../common/turn/command/riders.js';
import { filesCopied } from '../common/turn/fighting/touched-files.js';
import { tableOf } from '../common/turn/ground.js';
import { isHurt } from '../common/turn/losses.js';
import { hasCover, shownBy } from '../common/turn/unseen/lying-low.js';
import { isHidden, markersSeen } from '../common/turn/unseen/markers.js';
import { bodyInView } from '../common/turn/unseen/partly.js';
import type { RunningEvent } from './chance/in-force.js';
import type { MusketRules } from './rules.js';
import type { MusketScenario } from './schema.js';
import type { Afloat, Contact, Houses, MusketState, MusketView, Unit, UnitId, UnitSeen } from './state.js';
import { unattended } from './turn/manning.js';
import { placedOf } from './units.js';

/**
 * What a side may know. In the basic game every figure stands in the open; only written orders, loaded muskets, tired arms
 * and ammunition are a unit's own affair. Above it the enemy may have markers on the table, and units that stand behind them or
 * are still awaited are not to be seen.
 *
 * @clause cady/common/game-level/basic-no-hidden
 * @clause cady/common/hidden/marker-blank-face
 * @clause cady/common/hidden/partial-reveal
 */
export function musketView(state: MusketState, side: SideId, scenario: MusketScenario, rules: MusketRules): MusketView {
  const known = Object.values(state.units).filter(unit => unit.side === side || !isHidden(unit));
  const units = unitsSeen(known, side, state, rules);
  const inSight = ({ a, b }: Contact) => Object.hasOwn(units, a) && Object.hasOwn(units, b);
  return {
    side,
    turn: state.turn,
    units,
    markers: markersSeen(state, side),
    riders: ridersOf(state, side),
    ...(scenario.optional?.includes('dispatch-riders') === true ? { ordersRide: true } : {}),
    contacts: state.contacts.filter(inSight).map(contact => ({
      ...contact,
      attackers: [...contact.attackers],
      run: { ...contact.run },
      ...(contact.up === undefined ? {} : { up: { ...contact.up } }),
      ...(contact.touched === undefined ? {} : { touched: filesCopied(contact.touched) }),
    })),
    holdings: state.holdings.map(holding => ({ ...holding })),
    table: tableOf(scenario, state.breaches),
    ...(state.events === undefined ? {} : { events: eventsSeen(state.events.running, units) }),
    ...alone(state, rules),
    ...(state.houses === undefined ? {} : { houses: housesSeen(state.houses) }),
    ...(state.afloat === undefined ? {} : { afloat: afloatSeen(state.afloat, side) }),
    objectives: scenario.objectives.map(({ id, name, at, radius }) => ({
      id,
      name,
      at: { x: at[0], y: at[1] },
      radius,
      ...(isWonBy(id, side, scenario) ? { wins: true } : {}),
    })),
  };
}

/** Whether a side wins by holding a place, alone or with others. */
function isWonBy(place: string, side: SideId, { victory }: MusketScenario): boolean {
  return victory.some(
    condition => condition.kind === 'hold' && (condition.side ?? side) === side && condition.objectives.includes(place),
  );
}

/** The events that go on; of units that they have befallen those that are known. */
function eventsSeen(running: readonly RunningEvent[], known: MusketView['units']): readonly RunningEvent[] {
  return running.map(({ orders: _, units, ...event }) => ({
    ...event,
    ...(event.woods === undefined ? {} : { woods: [...event.woods] }),
    ...(event.from === undefined ? {} : { from: { ...event.from } }),
    ...(units === undefined ? {} : { units: units.filter(id => Object.hasOwn(known, id)) }),
  }));
}

/** Guns that stand without crew, for whoever wants to man them. */
function alone(state: MusketState, rules: MusketRules): Pick<MusketView, 'unattended'> {
  const guns = unattended(state, rules).map(({ id, at, facing }) => ({ id, at: { x: at.x, y: at.y }, facing }));
  return guns.length === 0 ? {} : { unattended: guns };
}

/** Ships and boats as a side sees them: that one is to be scuttled its enemy does not know before she sinks. */
function afloatSeen({ wind, vessels }: Afloat, side: SideId): Afloat {
  return {
    wind,
    vessels: Object.fromEntries(
      Object.values(vessels).map(vessel => [
        vessel.id,
        {
          ...vessel,
          at: { ...vessel.at },
          run: vessel.run === null ? null : { ...vessel.run },
          sinksOn: vessel.side === side ? vessel.sinksOn : null,
        },
      ]),
    ),
  };
}

/** The buildings as anybody sees them: copies, so that nothing of the state is handed out. */
function housesSeen(houses: Houses): Houses {
  return Object.fromEntries(
    Object.values(houses).map(house => [
      house.id,
      {
        ...house,
        openings: house.openings.map(opening => ({ ...opening })),
        points: [...house.points],
        wallHits: [...house.wallHits],
        ...(house.struckAt === undefined ? {} : { struckAt: house.struckAt.map(each => ({ ...each })) }),
      },
    ]),
  );
}

/**
 * Of what a side may know its own units, the ground, and enemies in the open where any of them may lie low (who stands beside one is a
 * target all the same): all that its calls are judged by.
 */
export function ownView(
  state: MusketState,
  side: SideId,
  scenario: MusketScenario,
  rules: MusketRules,
): Pick<MusketView, 'units' | 'table'> {
  const table = tableOf(scenario, state.breaches);
  const enemies = Object.values(state.units).filter(unit => unit.side !== side && !isHidden(unit));
  const mayLieLow = hasCover(table) && enemies.some(unit => shownBy(unit, { state }) !== 'fires');
  const own = Object.values(state.units).filter(unit => unit.side === side);
  const known = mayLieLow ? [...own, ...enemies] : own;
  return { units: unitsSeen(known, side, state, rules), table };
}

function unitsSeen(units: readonly Unit[], side: SideId, state: MusketState, rules: MusketRules): MusketView['units'] {
  const all: Record<UnitId, UnitSeen> = {};
  for (const unit of units) {
    // Not spread: a view is made for every shot of a battle, and this is several times as fast.
    all[unit.id] =
      unit.side === side
        ? Object.assign(whole(unit, state, rules), { own: ownKnowledge(unit) })
        : seen(unit, state, rules);
  }
  return all;
}

/** What stands of an enemy on the table: where that is a part, the part is all that there is to see. */
function seen(unit: Unit, state: MusketState, rules: MusketRules): Omit<UnitSeen, 'own'> {
  const all = whole(unit, state, rules);
  if (unit.inView === null) return all;
  const placed = bodyInView(unit, rules);
  const { figures } = placed;
  return { ...all, general: unit.general && unit.inView.includes(0), strength: figures, figures, guarding: 0, placed };
}

/** A unit with all its figures. */
function whole(unit: Unit, state: MusketState, rules: MusketRules): Omit<UnitSeen, 'own'> {
  const { id, side, name, type, general, strength, figures, guarding, gone, mustDo, house, aboard } = unit;
  const placed = placedOf(unit, rules);
  const shown = shownBy(unit, { state });
  const seen = { id, side, name, type, general, strength, figures, guarding, placed, gone, mustDo, shown };
  const board = aboard === undefined ? {} : { aboard: { ...aboard } };
  const where = house === undefined ? seen : { ...seen, house: { ...house }, ...board };
  const { square, imperial, officer } = unit;
  if (square === undefined && imperial === undefined && officer === undefined) return where;
  return {
    ...where,
    ...(square === undefined ? {} : { square }),
    ...(imperial === undefined ? {} : { imperial }),
    ...(officer === undefined ? {} : { officer: { ...officer } }),
  };
}

/** What only its own side knows of a unit. */
function ownKnowledge(unit: Unit): NonNullable<UnitSeen['own']> {
  const { order, loaded, thrown, fatigue, chargedOn, gun, dragoons, turn, marker, awaited } = unit;
  return {
    order,
    loaded,
    ...(thrown === undefined ? {} : { thrown }),
    fatigue,
    chargedOn,
    hurt: isHurt(unit),
    gun: gun === null ? null : { ...gun, ...(gun.mount === undefined ? {} : { mount: { ...gun.mount } }) },
    dragoons: dragoons === null ? null : { ...dragoons },
    facedAtStart: turn.facing,
    marker,
    awaited: awaited === null ? null : { ...awaited },
  };
}
