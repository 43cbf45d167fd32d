import type { SideId } from '../../../battle/index.js';
import type { Table } from '../../../table/index.js';
import { ridersOf } from '../common/turn/command/riders.js';
import { filesCopied } from '../common/turn/fighting/touched-files.js';
import { tableOf } from '../common/turn/ground.js';
import { isHurt } from '../common/turn/losses.js';
import { placedOf } from '../common/turn/units.js';
import { hasCover, shownBy } from '../common/turn/unseen/lying-low.js';
import { isHidden, markersSeen } from '../common/turn/unseen/markers.js';
import { bodyInView } from '../common/turn/unseen/partly.js';
import type { AncientMedievalRules } from './rules.js';
import type { AncientScenario } from './schema.js';
import type {
  AncientOwn,
  AncientSeen,
  AncientState,
  AncientUnit,
  AncientView,
  NobleNow,
  SiegeGear,
  UnitId,
  Work,
} from './state.js';
import { withWorks, worksKnownTo } from './turn/works/works.js';

/**
 * What a side may know. Of the enemy: what stands on the table for all to see, and where his markers stand, which look all
 * alike; nothing of units that are hidden or awaited, of what his wagons hold, of orders, shots left, or the battles to which
 * his units belong. Nobody's eyes follow a noble or a ladder behind a marker.
 *
 * @clause cady/common/hidden/marker-blank-face
 * @clause cady/common/hidden/partial-reveal
 * @clause cady/common/game-level/basic-no-hidden
 */
export function ancientView(
  state: AncientState,
  side: SideId,
  scenario: AncientScenario,
  rules: AncientMedievalRules,
): AncientView {
  const known = Object.values(state.units).filter(unit => unit.side === side || !isHidden(unit));
  const units = unitsSeen(known, side, state, rules);
  const inSight = (id: UnitId) => Object.hasOwn(units, id);
  return {
    side,
    turn: state.turn,
    units,
    markers: markersSeen(state, side),
    riders: ridersOf(state, side),
    ...(scenario.optional?.includes('dispatch-riders') === true ? { ordersRide: true } : {}),
    contacts: state.contacts
      .filter(({ a, b }) => inSight(a) && inSight(b))
      .map(contact => ({
        ...contact,
        attackers: [...contact.attackers],
        run: { ...contact.run },
        ...(contact.up === undefined ? {} : { up: { ...contact.up } }),
        ...(contact.touched === undefined ? {} : { touched: filesCopied(contact.touched) }),
      })),
    holdings: state.holdings.map(holding => ({ ...holding })),
    works: worksKnownTo(side, state).map(work => workSeen(work, side)),
    gear: state.gear.filter(gear => gear.by === null || inSight(gear.by)).map(gearSeen),
    nobles: state.nobles.flatMap(noble => nobleSeen(noble, side, inSight)),
    table: tableSeen(state, side, scenario),
    objectives: scenario.objectives.map(({ id, name, at, radius }) => ({
      id,
      name,
      at: { x: at[0], y: at[1] },
      radius,
    })),
  };
}

/**
 * Of what a side may know its own units, the ground, enemies on castle walls, and all in the open where any of them may lie low (who stands
 * beside one is a target all the same): all that its calls are judged by.
 */
export function ownView(
  state: AncientState,
  side: SideId,
  scenario: AncientScenario,
  rules: AncientMedievalRules,
): Pick<AncientView, 'units' | 'table'> {
  const table = tableSeen(state, side, scenario);
  const enemies = Object.values(state.units).filter(unit => unit.side !== side && !isHidden(unit));
  const mayLieLow = hasCover(table) && enemies.some(unit => shownBy(unit, { state }) !== 'fires');
  const own = Object.values(state.units).filter(unit => unit.side === side);
  const known = [...own, ...enemies.filter(unit => mayLieLow || unit.on !== null)];
  return { units: unitsSeen(known, side, state, rules), table };
}

/** The ground with the works that the side knows of. */
function tableSeen(state: AncientState, side: SideId, scenario: AncientScenario): Table {
  return withWorks(tableOf(scenario, state.breaches), { works: worksKnownTo(side, state) });
}

function unitsSeen(
  units: readonly AncientUnit[],
  side: SideId,
  state: AncientState,
  rules: AncientMedievalRules,
): AncientView['units'] {
  const all: Record<UnitId, AncientSeen> = {};
  for (const unit of units) {
    // Not spread: a view is made for every shot of a battle, and this is several times as fast.
    all[unit.id] =
      unit.side === side
        ? Object.assign(whole(unit, state, rules), { own: ownOf(unit) })
        : inTheOpen(unit, state, rules);
  }
  return all;
}

/** A unit with all its figures. */
function whole(unit: AncientUnit, state: AncientState, rules: AncientMedievalRules): AncientSeen {
  const { id, side, name, type, general, strength, figures, guarding, formation, gone, mustDo, on } = unit;
  return {
    id,
    side,
    name,
    type,
    general,
    strength,
    figures,
    guarding,
    placed: placedOf(unit, rules),
    formation,
    gone,
    mustDo,
    mounted: unit.mounts?.mounted === true,
    on,
    setUp: unit.machine?.setUp === true,
    shown: shownBy(unit, { state }),
  };
}

/**
 * What stands of an enemy on the table: where that is a part, the part is all that there is to see. Its kind is told, and with it its armor,
 * which whoever sees it may ask for.
 *
 * @clause cady/ancient-medieval/armor/opponent-may-ask
 */
function inTheOpen(unit: AncientUnit, state: AncientState, rules: AncientMedievalRules): AncientSeen {
  const seen = whole(unit, state, rules);
  if (unit.inView === null) return seen;
  const placed = bodyInView(unit, rules);
  const { figures } = placed;
  return { ...seen, general: unit.general && unit.inView.includes(0), strength: figures, figures, guarding: 0, placed };
}

/** What only its own side knows of a unit. */
function ownOf(unit: AncientUnit): AncientOwn {
  const { order, brigade, loaded, shots, fatigue, chargedOn, failedTest, pushedBack, kills, inside, absorbed } = unit;
  const { machine, chariot, elephant, wagon, warWagon, mounts, progress, awaited, marker, flameReadyOn } = unit;
  return {
    order,
    brigade,
    loaded,
    shots,
    fatigue,
    chargedOn,
    failedTest,
    pushedBack,
    carried: { ...unit.carried },
    mounts: mounts && { ...mounts, at: mounts.at && { ...mounts.at } },
    machine: machine && { ...machine },
    chariot: chariot && { ...chariot },
    elephant: elephant && { ...elephant },
    wagon: wagon && { ...wagon, loads: [...wagon.loads] },
    warWagon: warWagon && { ...warWagon },
    kills,
    progress: progress && { ...progress },
    awaited: awaited && { ...awaited },
    marker,
    inside,
    absorbed,
    flameReadyOn,
    facedAtStart: unit.turn.facing,
    hurt: isHurt(unit),
  };
}

/** A work as a side knows it: who else knows of it is not its business. */
function workSeen({ id, kind, side, line: [from, to], depth }: Work, viewer: SideId): Work {
  return { id, kind, side, line: [{ ...from }, { ...to }], depth, knownTo: [viewer] };
}

function gearSeen(gear: SiegeGear): SiegeGear {
  return { ...gear, at: { ...gear.at } };
}

/** Somewhere out of sight. */
const unknown = '';

/** A noble, if the side knows where he is: its own, its prisoners, and whoever rides in the open. */
function nobleSeen(noble: NobleNow, side: SideId, inSight: (id: UnitId) => boolean): NobleNow[] {
  const { captive, at } = noble;
  const known =
    noble.side === side ||
    at !== null ||
    (captive === null ? inSight(noble.unit) : captive.by === side || inSight(captive.unit));
  if (!known) return [];
  const name = (unit: UnitId) => (inSight(unit) ? unit : unknown);
  return [
    {
      ...noble,
      unit: name(noble.unit),
      captive: captive && { by: captive.by, unit: name(captive.unit) },
      at: at && { ...at },
      makesFor: noble.side === side ? noble.makesFor : null,
    },
  ];
}
