import { reasonFor } from '../../../../rulebook/index.js';
import { edgesOf } from '../../../../table/index.js';
import { hullOf } from '../../ships/deck.js';
import type { Ship } from '../../ships/ship-state.js';
import type { ObjectHits } from '../../siege/battery.js';
import { breach } from '../../siege/breach.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';
import { removeUnit } from '../losses.js';
import type { Play } from '../play.js';
import { companyOf, shipsOf } from '../ships/company.js';
import type { Outline } from '../shooting/figures.js';

/** Ships as things of wood: besides fire, stones alone destroy them, and whoever is aboard is lost with them. At their crews engines shoot as at any troops. */

/**
 * The ships of the enemy at which engines throw stones, with their hulls.
 *
 * @clause wrg/siege/destroy/wooden
 */
export function shipTargets(
  { side }: Pick<Unit, 'side'>,
  { state, rules }: Pick<Field, 'state' | 'rules'>,
): readonly (Outline & { readonly id: string })[] {
  if (rules.optional.siege.battery.woodenHits === 0) return [];
  return shipsOf(state)
    .filter(ship => ship.side !== side)
    .map(ship => {
      const points = hullOf(ship);
      return { id: ship.id, points, edges: edgesOf(points) };
    });
}

/** The ship that is called so, if it is on the table. */
export function shipCalled(id: string, { state }: Pick<Field, 'state'>): Ship | undefined {
  return shipsOf(state).find(ship => ship.id === id);
}

/**
 * What stones do to a ship: their casualties add up, with what fire has done to it or without (`wrg/ruling/stones-and-fire`), until it is destroyed with all aboard.
 *
 * @clause wrg/siege/destroy/wooden
 * @clause wrg/siege/destroy/wooden-men
 */
export function strikeShip(
  ship: Ship,
  by: Unit,
  { hits, because }: Pick<ObjectHits, 'hits' | 'because'>,
  play: Play,
): void {
  const { state, rules, tell } = play;
  const { woodenHits: needed, withFire } = rules.optional.siege.battery;
  const before = state.works?.damage.find(({ wall }) => wall === ship.id)?.done ?? 0;
  const burnt = withFire ? (state.fires?.things[ship.id]?.points ?? 0) : 0;
  const result = breach(
    { works: 'wooden-construction', means: 'stone-throwers', figures: hits, done: before + burnt },
    rules,
  );
  noteHits(ship, before + hits, play);
  const struck = { kind: 'struck', unit: by.id, on: ship.id, hits, done: result.done, needed } as const;
  const why = [...because, ...result.because];
  if (!result.broken) {
    tell({ ...struck, lost: null, because: why });
    return;
  }
  const company = companyOf(ship, state);
  const lost = company.reduce((sum, { figures }) => sum + figures, 0);
  ship.gone = 'destroyed';
  noteHits(ship, 0, play);
  if (state.fires !== undefined) delete state.fires.things[ship.id];
  const sinks = reasonFor('wrg/siege/destroy/wooden-men', `${lost} aboard`, 'lost');
  tell({ ...struck, lost, because: [...why, sinks] });
  for (const unit of company) removeUnit(unit, 'destroyed', play);
}

function noteHits({ id, at }: Ship, done: number, { state: { works } }: Play): void {
  if (works === undefined) return;
  works.damage = works.damage.filter(({ wall }) => wall !== id);
  if (done > 0) works.damage.push({ wall: id, at: { x: at.x, y: at.y }, done });
}
