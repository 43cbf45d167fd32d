import { counted, type Reason } from '../../../../rulebook/index.js';
import { burn, type FireFighters } from '../../fire/fire.js';
import type { ThingId } from '../../fire/fire-state.js';
import { wagonsCalled } from '../../siege/wagons.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import { type Field, fieldOf } from '../field.js';
import { removeUnit } from '../losses.js';
import type { Play } from '../play.js';
import { companyOf } from '../ships/company.js';
import { isLostToFire, loseBurntSheds } from '../siege/towers.js';
import { isWagonLostToFire, loseBurntWagons } from '../siege/wagons.js';
import { isTooWetForFire } from '../weather/effects.js';
import { hasStood } from './busy.js';
import { hasBuckets, waterNear } from './means.js';
import { burnables, leapsTo } from './things.js';
import { blazeOf } from './throwing.js';

/**
 * At the end of a period everything that is on fire burns on: what missiles have added counts, what has caught goes on by itself, those who fight
 * it take points away, and fire leaps down the wind to what catches next. Missiles that were prepared are alight in the next period.
 *
 * @clause wrg/fire/untenable
 * @clause wrg/fire/spread-rate
 * @clause wrg/fire/fight
 * @clause wrg/fire/too-late
 * @clause wrg/fire/prepare
 */
export function burnOn(play: Play): void {
  const { state, scenario, rules } = play;
  if (state.fires === undefined) return;
  if (isTooWetForFire(play)) return;
  const field = fieldOf(state, scenario, rules);
  for (const id of Object.keys(state.fires.things)) {
    // With wagons that have left the table goes the fire on them.
    if (state.units[id] !== undefined && wagonsCalled(id, play) === undefined) delete state.fires.things[id];
    else burnThing(id, field, play);
  }
  spread(field, play);
  loseBurntSheds(play);
  loseBurntWagons(play);
  for (const unit of onTable(state)) {
    if (unit.period.conduct.prepares !== true || !hasStood(unit, field)) continue;
    state.fires.lit[unit.id] = state.period;
    play.tell({ kind: 'lit', unit: unit.id, because: lighting });
  }
}

/**
 * As soon as it rains everything goes out, and nothing can be lit any more.
 *
 * @clause wrg/weather/rain-missiles
 */
export function rainOut(play: Play): void {
  const { state } = play;
  if (state.fires === undefined || !isTooWetForFire(play)) return;
  for (const [id, blaze] of Object.entries(state.fires.things)) {
    const was = blaze.state;
    if (was === 'burnt-out') continue;
    Object.assign(blaze, { points: 0, caught: false, untenableFor: 0, added: 0, state: 'out' });
    if (was !== 'out') tellOf(id, 0, rained, play);
  }
  for (const id of Object.keys(state.fires.lit)) delete state.fires.lit[id];
}

const rained = [{ clause: 'wrg/weather/rain-missiles', because: 'rain', effect: 'fires are out' }] as const;

const lighting = [
  { clause: 'wrg/fire/prepare', because: 'this takes the period', effect: 'fire next period' },
] as const;

function burnThing(id: ThingId, field: Field, play: Play): void {
  const { state, rules } = play;
  const blaze = blazeOf(id, play);
  if (blaze.state === 'burnt-out') return;
  const burning = blaze.caught || blaze.added > 0 || blaze.points > 0;
  if (!burning) return;
  const fought = fightersAt(id, field);
  const {
    points,
    caught,
    untenableFor = 0,
    state: now,
    cancelled,
    because,
  } = burn(
    {
      points: blaze.points,
      caught: blaze.caught,
      added: blaze.added,
      untenableFor: blaze.untenableFor,
      ...(fought === undefined ? {} : { fighters: fought.fighters }),
    },
    rules,
  );
  // Nobody throws water on what is past saving.
  if (cancelled > 0) Object.assign(state.fires?.tanks ?? {}, fought?.tanks);
  const was = { state: blaze.state, points: blaze.points };
  Object.assign(blaze, { points, caught: caught === true, untenableFor, state: now, added: 0 });
  // That it burns on as before is nothing new, and of a tower that is destroyed this is told.
  if (isLostToFire(id, play) || isWagonLostToFire(id, play)) return;
  if (now !== was.state || points !== was.points || cancelled > 0) tellOf(id, cancelled, because, play);
  if (now === 'burnt-out') loseShip(id, play);
}

/** Those who fight a fire with water, and what they leave in the tanks of wagons. */
interface Fought {
  readonly fighters: FireFighters;
  readonly tanks: Readonly<Record<string, number>>;
}

/**
 * Those who fight a fire, each body with the water that is near to itself: a well or a river, or else as much as there is in the tank wagons beside it.
 *
 * @clause wrg/fire/fight
 * @clause wrg/fire/buckets
 */
function fightersAt(id: ThingId, field: Field): Fought | undefined {
  const { state, scenario, rules } = field;
  const units = onTable(state).filter(unit => unit.period.conduct.douses === id && hasStood(unit, field));
  if (units.length === 0) return undefined;
  const tanks: Record<string, number> = { ...state.fires?.tanks };
  const paces: number[] = [];
  let drawing = 0;
  const withBuckets = units.filter(unit => hasBuckets(unit, scenario));
  for (const unit of withBuckets) {
    const near = waterNear(unit, field).filter(water => water.paces <= rules.optional.siege.fire.waterWithin);
    const isFree = near.some(({ tank }) => tank === null);
    let dry = isFree ? 0 : unit.figures;
    for (const { tank } of isFree ? [] : near) {
      if (tank === null) continue;
      const drawn = Math.min(dry, tanks[tank] ?? 0);
      tanks[tank] = (tanks[tank] ?? 0) - drawn;
      dry -= drawn;
    }
    drawing += unit.figures - dry;
    if (dry < unit.figures) paces.push(...near.map(water => water.paces));
  }
  const figures = withBuckets.reduce((sum, unit) => sum + unit.figures, 0);
  const buckets = figures > 0;
  const fighters = drawing === 0 ? { figures, buckets } : { figures: drawing, buckets, waterAt: Math.min(...paces) };
  return { fighters, tanks };
}

/** What catches fire from what burns: from anything on fire, or only from what nobody can stay in (`wrg/ruling/fire-leaps`). */
function spread(field: Field, play: Play): void {
  const { rules } = play;
  const all = burnables(field);
  const stateOf = (id: ThingId) => play.state.fires?.things[id]?.state ?? 'out';
  const leaping = rules.optional.siege.fire.leapsFrom === 'untenable' ? ['untenable'] : ['burning', 'untenable'];
  const sources = all.filter(({ id }) => leaping.includes(stateOf(id)));
  for (const to of all) {
    if (stateOf(to.id) !== 'out') continue;
    const from = sources.find(source => source.id !== to.id && leapsTo(source, to, field));
    if (from === undefined) continue;
    const blaze = blazeOf(to.id, play);
    blaze.caught = true;
    blaze.state = 'burning';
    const because = [{ clause: 'wrg/fire/leap', because: 'down the wind', effect: `from ${from.id}` }] as const;
    play.tell({ kind: 'fire', thing: to.id, what: 'catches', points: blaze.points, cancelled: 0, because });
  }
}

function tellOf(id: ThingId, cancelled: number, reasons: readonly Reason[], play: Play): void {
  const { points, state: now } = blazeOf(id, play);
  const { untenableAt } = play.rules.optional.siege.fire;
  // How many points it has is told with how it burns: here, how many nobody can bear.
  const because = reasons.map(each =>
    each.clause === 'wrg/fire/untenable' && now !== 'burnt-out'
      ? { ...each, because: `untenable from ${counted(untenableAt, 'fire point')} on` }
      : each,
  );
  play.tell({ kind: 'fire', thing: id, what: now === 'out' ? 'goes-out' : now, points, cancelled, because });
}

/** A ship that has burnt out is gone, and whoever was still aboard. */
function loseShip(id: ThingId, play: Play): void {
  const ship = play.state.ships?.[id];
  if (ship === undefined || ship.gone !== null) return;
  const company: readonly Unit[] = companyOf(ship, play.state);
  for (const unit of company) removeUnit(unit, 'destroyed', play);
  ship.gone = 'burnt';
  const at = { ...ship.at };
  play.tell({ kind: 'ship', ship: id, what: 'burns', paces: 0, from: at, to: at, because: [] });
}
