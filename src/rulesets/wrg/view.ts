import type { SideId } from '../../battle/index.js';
import { tableOf } from './ground.js';
import type { Magic, MagicSeen } from './magic.js';
import { type WrgRules, wrgRules } from './rules.js';
import type { WrgScenario } from './schema.js';
import type { Ship } from './ships/ship-state.js';
import { worksSeen } from './siege/seen.js';
import { shedsOf } from './siege/sheds.js';
import type { General, Messenger, SeenUnit, Unit, UnitId, WrgState, WrgView } from './state.js';
import { lastPeriod } from './turn/weather/nightfall.js';
import { isPlaceKnownTo, isShownTo } from './turn/weather/sight.js';
import { onTable } from './units.js';

/**
 * What a side may know: its own army whole; of the enemy what stands in the open on the table, without his orders, his messengers, what is
 * hidden and what has not come on yet, nor what fog, sand or the dark hide from all of its own. It is a copy, so that what is done to it does nothing to the battle.
 */
export function wrgView(state: WrgState, side: SideId, scenario: WrgScenario, rules: WrgRules = wrgRules()): WrgView {
  const units: Record<UnitId, SeenUnit> = {};
  for (const unit of Object.values(state.units)) {
    if (unit.aside?.kind === 'tree') continue;
    if (!isShownTo(side, unit, { state, scenario, rules })) continue;
    units[unit.id] = unit.side === side ? ownUnit(unit) : enemyUnit(unit);
  }
  const shown = new Set(Object.keys(units));
  forgetUnseen(units, shown);
  const generals = generalsSeen(state, side, shown);
  for (const [id, unit] of Object.entries(units)) {
    // Whose command a body is of is known of a general who is seen.
    if (!Object.hasOwn(generals, unit.command)) units[id] = { ...unit, command: '' };
  }
  const copy = structuredClone(state);
  return {
    side,
    period: state.period,
    lastPeriod: lastPeriod(state, scenario, rules),
    units,
    generals,
    melees: copy.melees.filter(({ a, b }) => shown.has(a) && shown.has(b)),
    messengers: copy.messengers.filter(messenger => messenger.side === side).map(withoutFights),
    holdings: copy.holdingsSeen?.[side] ?? copy.holdings,
    ...(copy.ships === undefined ? {} : { ships: shipsSeen(copy.ships, side, state) }),
    ...(copy.magic === undefined ? {} : { magic: magicSeen(copy.magic, units, side) }),
    ...(state.works === undefined
      ? {}
      : { works: worksSeen(state.works, scenario, side, { units: state.units, shown }) }),
    ...seenFires(copy, side, scenario),
    ...seenCaltrops(copy, side),
    table: tableOf(scenario, state),
    ...declaredTo(side, state, scenario),
    objectives: scenario.objectives.map(({ id, name, at: [x, y], radius, points }) => ({
      id,
      name,
      at: { x, y },
      radius,
      points,
    })),
    ...(copy.weather === undefined ? {} : { weather: copy.weather }),
  };
}

/** The generals whom a side sees: its own, and of the enemy those who are with bodies that it sees, or ride where it sees them. */
function generalsSeen(state: WrgState, side: SideId, shown: ReadonlySet<UnitId>): WrgView['generals'] {
  const standing = new Set(onTable(state).map(({ id }) => id));
  const isSeen = ({ side: whose, with: men, gone, at }: General) =>
    whose === side ||
    (men === null ? gone !== null || isPlaceKnownTo(side, at, { state }) : shown.has(men) && standing.has(men));
  return Object.fromEntries(
    Object.entries(structuredClone(state.generals))
      .filter(([, general]) => isSeen(general))
      .map(([id, general]) => [id, general.side === side ? general : openly(general)]),
  );
}

/** A general as his enemies see him: not where he rides, nor whom he leads. */
function openly({ galloped: _galloped, ...general }: General): General {
  return { ...general, riding: null, calls: null };
}

/** Who has come upon a messenger may lie hidden from all others of his side. */
function withoutFights({ fought: _fought, ...messenger }: Messenger): Messenger {
  return messenger;
}

/** Who has shot at a body is known where he is seen; how many figures they were in any case. */
function forgetUnseen(units: Record<UnitId, SeenUnit>, shown: ReadonlySet<UnitId>): void {
  for (const [id, unit] of Object.entries(units)) {
    const { shotBy } = unit.period;
    if (shotBy.every(({ by }) => shown.has(by))) continue;
    const known = shotBy.map(each => (shown.has(each.by) ? each : { ...each, by: '' }));
    units[id] = { ...unit, period: { ...unit.period, shotBy: known } };
  }
}

/** Ships by fog and night: those of the enemy that one of a side's own bodies is near enough to see. */
function shipsSeen(ships: NonNullable<WrgState['ships']>, side: SideId, state: WrgState): typeof ships {
  const isSeen = ({ side: whose, at, gone }: Ship) =>
    whose === side || gone !== null || isPlaceKnownTo(side, at, { state });
  return Object.fromEntries(Object.entries(ships).filter(([, ship]) => isSeen(ship)));
}

/** The fires that all see, and what the units of a side have for them. */
function seenFires(
  { fires, units, ships, works }: WrgState,
  side: SideId,
  scenario: WrgScenario,
): Pick<WrgView, 'fires'> {
  const { fire } = scenario;
  if (fires === undefined || fire === undefined) return {};
  const own = (id: UnitId) => units[id]?.side === side && units[id]?.gone === null;
  const afloat = Object.values(ships ?? {}).filter(({ gone }) => gone === null);
  return {
    fires: {
      things: fires.things,
      mayBurn: [...fire.things, ...afloat, ...(works === undefined ? [] : shedsOf({ works }))].map(({ id }) => id),
      supplied: fire.supplies.map(({ unit }) => unit).filter(own),
      buckets: fire.buckets.filter(own),
      lit: Object.fromEntries(Object.entries(fires.lit).filter(([id]) => own(id))),
    },
  };
}

/** The caltrops that a side has laid or found. */
function seenCaltrops({ caltrops, units }: WrgState, side: SideId): Pick<WrgView, 'caltrops'> {
  if (caltrops === undefined) return {};
  const strips = caltrops.strips.filter(strip => strip.known || strip.side === side);
  return { caltrops: { strips, carried: caltrops.carried.filter(id => units[id]?.side === side) } };
}

/**
 * What the other side has declared of its army: who is in it, its forced marches and when they come, and not where they are.
 *
 * @clause wrg/setup/scouts-inferior-side-reveals
 */
function declaredTo(side: SideId, { declared, units }: WrgState, { sides }: WrgScenario): Pick<WrgView, 'declared'> {
  if (declared === undefined || declared === side) return {};
  const earlyOf = (id: UnitId) => sides[declared]?.units.find(unit => unit.id === id)?.early ?? 0;
  const theirs = Object.values(units).filter(({ mustered }) => mustered === declared);
  return {
    declared: theirs.map(({ id, name, troops, strength, away, parent }) => ({
      id,
      name,
      troops: structuredClone(troops),
      figures: strength,
      from: away?.from ?? null,
      ...(earlyOf(parent ?? id) === 0 ? {} : { early: earlyOf(parent ?? id) }),
    })),
  };
}

function ownUnit(unit: Unit): SeenUnit {
  const { knows: _knows, alarmed: _alarmed, sawLost: _sawLost, unseen: _unseen, ...open } = unit;
  const { hidden, carriedOut, ...rest } = structuredClone(open);
  // Whoever has lain in its way may lie there hidden still.
  delete rest.rout?.passed;
  // What has been carried out is crossed out.
  return { ...rest, order: carriedOut ? null : rest.order, hidden: hidden !== null };
}

/** An enemy as he is seen. */
function enemyUnit(unit: Unit): SeenUnit {
  const own = ownUnit(unit);
  // What his own officers alone know: his order and how far he is with it, before whom he halts, and for what he is about to test.
  delete own.heldUp;
  delete own.standing;
  const { toldTogether: _told, haltsBefore: _before, ...period } = own.period;
  return {
    ...own,
    order: null,
    digesting: null,
    step: 0,
    marched: 0,
    period: { ...period, conduct: {}, sawBreak: [], tested: [] },
  };
}

/** Of what magic has done what shows on those who are seen; and for how long one's own magicians rest. */
function magicSeen(
  { enchantments, meals, praying, rests }: Magic,
  units: Readonly<Record<UnitId, SeenUnit>>,
  side: SideId,
): MagicSeen {
  const isSeen = (id: UnitId) => Object.hasOwn(units, id);
  return {
    enchantments: enchantments
      .filter(({ on }) => isSeen(on))
      .map(each => (isSeen(each.by) ? each : { ...each, by: '' })),
    meals: Object.fromEntries(Object.entries(meals).filter(([id]) => isSeen(id))),
    praying: praying.filter(isSeen),
    rests: Object.fromEntries(Object.entries(rests).filter(([id]) => units[id]?.side === side)),
  };
}
