import { reasonFor } from '../../../../rulebook/index.js';
import { edgesOf, quadOf } from '../../../../table/index.js';
import type { ObjectHits } from '../../siege/battery.js';
import { breach } from '../../siege/breach.js';
import { wagonsCalled, wagonsOn } from '../../siege/wagons.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';
import { removeUnit, takeOff } from '../losses.js';
import type { Play } from '../play.js';
import type { Outline } from '../shooting/figures.js';
import { whyBurnt } from './towers.js';

/** Wagons as things of wood: what stones and fire do to them, which alone destroy them from afar. */

type Around = Pick<Field, 'state' | 'rules'>;

/**
 * The wagons of the enemy at which engines throw stones, with the ground they stand on: those that they see, or whom others see who direct them.
 *
 * @param seen enemies who are seen.
 * @clause wrg/siege/destroy/wooden
 */
export function wagonTargets(
  unit: Unit,
  seen: ReadonlySet<string>,
  field: Around,
): readonly (Outline & { readonly id: string })[] {
  if (field.rules.optional.siege.battery.woodenHits === 0) return [];
  return wagonsOn(field)
    .filter(({ id, side, hidden }) => side !== unit.side && hidden === null && seen.has(id))
    .map(({ id, placed }) => {
      const points = quadOf(placed);
      return { id, points, edges: edgesOf(points) };
    });
}

/**
 * What stones do to wagons: their casualties add up, with what fire has done to them or without (`wrg/ruling/stones-and-fire`), and so many destroy one of them.
 *
 * @clause wrg/siege/destroy/wooden
 */
export function strikeWagons(
  wagons: Unit,
  by: Unit,
  { hits, because }: Pick<ObjectHits, 'hits' | 'because'>,
  play: Play,
): void {
  const { state, rules } = play;
  const before = hitsOn(wagons.id, state);
  const burnt = rules.optional.siege.battery.withFire ? (state.fires?.things[wagons.id]?.points ?? 0) : 0;
  const done = before + burnt;
  const result = breach({ works: 'wooden-construction', means: 'stone-throwers', figures: hits, done }, rules);
  noteHits(wagons, before + hits, play);
  const struck = { hits, done: result.done, because: [...because, ...result.because] };
  if (result.broken) loseWagon(wagons, by, struck, play);
  else tellStruck(wagons, by, { ...struck, lost: null }, play);
}

/** Stones that have hit the wagons of a unit since it last lost one. */
function hitsOn(id: string, { works }: Play['state']): number {
  return works?.damage.find(({ wall }) => wall === id)?.done ?? 0;
}

function noteHits({ id, placed: { at } }: Unit, done: number, { state: { works } }: Play): void {
  if (works === undefined) return;
  works.damage = works.damage.filter(({ wall }) => wall !== id);
  if (done > 0) works.damage.push({ wall: id, at: { x: at.x, y: at.y }, done });
}

/** Whether fire, with the stones that have hit it, is the end of a wagon. */
export function isWagonLostToFire(id: string, play: Around): boolean {
  const { state, rules } = play;
  const blaze = state.fires?.things[id];
  if (blaze === undefined || blaze.state === 'out' || wagonsCalled(id, play) === undefined) return false;
  const { woodenHits, withFire } = rules.optional.siege.battery;
  return blaze.state === 'untenable' || blaze.points + (withFire ? hitsOn(id, state) : 0) >= woodenHits;
}

/**
 * Wagons that fire has been the end of are destroyed, one of a unit at a time.
 *
 * @clause wrg/siege/destroy/wooden
 */
export function loseBurntWagons(play: Play): void {
  for (const wagons of wagonsOn(play)) {
    if (!isWagonLostToFire(wagons.id, play)) continue;
    const done = play.state.fires?.things[wagons.id]?.points ?? 0;
    const because = whyBurnt(wagons.id, hitsOn(wagons.id, play.state), play);
    loseWagon(wagons, undefined, { hits: 0, done, because }, play);
  }
}

/** What stones or fire have come to. */
interface Struck {
  readonly hits: number;
  readonly done: number;
  readonly because: Parameters<Play['tell']>[0]['because'];
}

function loseWagon(wagons: Unit, by: Unit | undefined, struck: Struck, play: Play): void {
  const { state, tell } = play;
  noteHits(wagons, 0, play);
  if (state.fires !== undefined) delete state.fires.things[wagons.id];
  takeOff(wagons, 1, play);
  const { id, figures: left, carried } = wagons;
  tellStruck(wagons, by, { ...struck, lost: left === 0 ? 0 : null }, play);
  const means = by === undefined ? 'fire' : 'stones';
  const because = [reasonFor('wrg/siege/destroy/wooden', `${means} at a wagon`, 'destroyed')];
  tell({ kind: 'lost', unit: id, figures: 1, left, carried, because });
  if (left === 0) removeUnit(wagons, 'destroyed', play);
}

function tellStruck(
  { id }: Unit,
  by: Unit | undefined,
  struck: Struck & { readonly lost: number | null },
  { rules, tell }: Play,
): void {
  const { woodenHits: needed } = rules.optional.siege.battery;
  tell({ kind: 'struck', unit: by?.id ?? null, on: id, needed, ...struck });
}
