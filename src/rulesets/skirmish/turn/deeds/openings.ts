import { type Reason, reasonFor } from '../../../../rulebook/index.js';
import { isBarrier, type Point } from '../../../../table/index.js';
import { discOf, everybody, type Field, fieldOf } from '../../field.js';
import { GAP_ROOM, TOUCHING } from '../../measures.js';
import { gapWork } from '../../moving/moving.js';
import type { SkirmishState } from '../../state.js';
import type { DeedOrder, SkirmishContext } from '../../terms.js';
import { isOpen } from '../../works/muster.js';
import { distanceTo, featuresOf, sameSideOf } from '../../works/places.js';
import { alongLine, workIdOf } from '../../works/table-now.js';
import type { Opening } from '../../works/types.js';
import { mayFall } from '../casualties.js';
import { type Deed, farOff, fault, handsFull, type Scene } from './deed.js';

/** Adds an opening: who stood on what is gone comes down with it. */
export function openUp(opening: Opening, state: SkirmishState): void {
  state.openings = [...state.openings, opening];
}

/**
 * A gate, a house or a thing is broken in or burnt down: nobody is held up by it any more, and who stood on it falls.
 *
 * @clause skirmish/falling/wounded-high
 */
export function breakIn(id: string, how: 'burnt' | 'broken', state: SkirmishState, context: SkirmishContext): void {
  const work = state.works[id];
  const own = work ?? state.things[id];
  if (own === undefined || own.gone) return;
  own.gone = true;
  own.fire = null;
  context.tell({ kind: 'wrecked', of: id, how, width: 0, because: [] });
  for (const figure of Object.values(state.figures))
    if (figure.gone === null && figure.high?.on === id) mayFall(figure, 'wounded-on-high', state, context);
  if (work !== undefined) openUp({ feature: id, at: 0, width: null }, state);
}

/** A breach in a wall where somebody broke it, so many inches wide; who stood on it falls with it. */
export function breachAt(
  id: string,
  at: Point,
  width: number,
  because: readonly Reason[],
  state: SkirmishState,
  context: SkirmishContext,
): void {
  const field = fieldOf(state, context.scenario, context.rules);
  const feature = context.scenario.table.features.find(each => each.id === id);
  if (feature === undefined) return;
  if ('outline' in feature) {
    breakIn(id, 'broken', state, context);
    return;
  }
  const line = feature.line.map(([x, y]) => ({ x, y }));
  const along = alongLine(line, at);
  context.tell({ kind: 'wrecked', of: id, how: 'breached', width, because });
  for (const figure of everybody(field)) {
    const own = state.figures[figure.id];
    if (own?.high?.on !== id || Math.abs(alongLine(line, own.at).at - along.at) > width / 2) continue;
    mayFall(own, 'wounded-on-high', state, context);
  }
  openUp({ feature: id, at: along.at, width }, state);
}

/** The hedge, fence or low wall that a man stands at, and how far along it; nothing where he stands at none. */
function hedgeAt({ at = '' }: DeedOrder, field: Field) {
  const [feature] = featuresOf(at, field).filter(each => each.kind === 'fence' || each.kind === 'wall');
  return feature === undefined || !isBarrier(feature) ? undefined : feature;
}

/**
 * Makes a gap in a hedge, fence or drystone wall, one figure wide: two turns of one man, or one of two.
 *
 * @clause skirmish/actions/gap
 */
export const gap: Deed = {
  time: (_order, _figure, { rules }) => rules.moving.time['half-complete-gap'],
  faults(order, figure, { field }) {
    if (hedgeAt(order, field) === undefined)
      return [fault('at', `${order.at ?? 'nothing'} is no hedge, fence or wall`, 'name one')];
    return [...handsFull(figure, field), ...farOff(figure, order.at, field)];
  },
  carryOut(order, figures, state, context) {
    const id = order.at ?? '';
    const feature = context.scenario.table.features.find(each => each.id === workIdOf({ id }));
    if (feature === undefined || !('line' in feature)) return;
    const line = feature.line.map(([x, y]) => ({ x, y }));
    const width = 2 * context.rules.field.radius.foot + GAP_ROOM;
    for (const figure of figures) {
      const { at } = alongLine(line, figure.at);
      const begun = state.gaps.find(each => each.feature === feature.id && Math.abs(each.at - at) <= width * 2);
      const work = begun ?? { feature: feature.id, at, figureTurns: 0 };
      if (begun === undefined) state.gaps.push(work);
      work.figureTurns += 1;
      const { share, open } = gapWork({ figureTurns: work.figureTurns }, context.rules);
      context.tell({ kind: 'gap', figure: figure.id, of: feature.id, share, because: [] });
      if (!open) continue;
      state.gaps = state.gaps.filter(each => each !== work);
      openUp({ feature: feature.id, at: work.at, width }, state);
    }
  },
};

/** What gates have that is opened and shut. */
const parts = { open: { to: false }, shut: { to: true }, raise: { to: 'up' }, lower: { to: 'down' } } as const;

/** Which part of a gate an order moves: its portcullis before its drawbridge. */
function partOf({ do: what, at = '', take }: DeedOrder, { field }: Pick<Scene, 'field'>) {
  const work = field.works[at];
  if (work === undefined || work.gone) return undefined;
  if (what === 'open' || what === 'shut')
    return work.shut === parts[what].to || work.shut === null ? undefined : 'leaves';
  if (what !== 'raise' && what !== 'lower') return undefined;
  const can = (part: 'portcullis' | 'drawbridge') =>
    (take === undefined || take === part) && work[part] !== null && work[part] !== parts[what].to;
  return can('portcullis') ? 'portcullis' : can('drawbridge') ? 'drawbridge' : undefined;
}

function gateDeed(what: 'open' | 'shut' | 'raise' | 'lower'): Deed {
  return {
    time(order, _figure, field) {
      const part = partOf(order, { field });
      const { time } = field.rules.moving;
      if (part === 'portcullis') return what === 'raise' ? time['raise-portcullis'] : time['lower-portcullis'];
      if (part === 'drawbridge') return what === 'raise' ? time['raise-drawbridge'] : time['lower-drawbridge'];
      return time['pick-up-or-lay-down-object'];
    },
    faults(order, figure, scene) {
      const { at = '' } = order;
      const { field } = scene;
      if (partOf(order, scene) === undefined) return [fault('at', `nobody can ${what} ${at}`, 'leave it out')];
      const work = field.works[at];
      const inside = work?.stairs ?? null;
      if (inside !== null && !sameSideOf(at, figure.at, inside, field))
        return [fault('figures', `${figure.id} stands before ${at}, and not within`, 'let him go in first')];
      if (what !== 'open' && stoodIn(at, field))
        return [fault('at', `somebody stands in ${at}`, 'let him go on first')];
      return [...handsFull(figure, field), ...(figure.high?.on === at ? [] : farOff(figure, at, field))];
    },
    carryOut(order, figures, state, context) {
      const { at = '' } = order;
      const work = state.works[at];
      const [figure] = figures;
      const part = partOf(order, { field: fieldOf(state, context.scenario, context.rules) });
      if (work === undefined || figure === undefined || part === undefined) return;
      if (part === 'leaves') work.shut = what === 'shut';
      else work[part] = what === 'raise' ? 'up' : 'down';
      state.openings = state.openings.filter(({ feature, width }) => feature !== at || width !== null);
      if (isOpen(work)) openUp({ feature: at, at: 0, width: null }, state);
      context.tell({
        kind: 'gate',
        figure: figure.id,
        of: at,
        what,
        part,
        because: [reasonFor('skirmish/siege/drawbridge', part, what)],
      });
    },
  };
}

/** Whether somebody stands in a gateway. */
function stoodIn(id: string, field: Field): boolean {
  return everybody(field).some(
    figure => figure.high === null && distanceTo(id, figure.at, field) < discOf(figure, field.rules).radius - TOUCHING,
  );
}

/**
 * Opens and shuts the leaves of a gate, raises and lowers its portcullis and drawbridge: from within, or from above it.
 *
 * @clause skirmish/siege/drawbridge
 * @clause skirmish/actions/portcullis
 */
export const gateDeeds = {
  open: gateDeed('open'),
  shut: gateDeed('shut'),
  raise: gateDeed('raise'),
  lower: gateDeed('lower'),
} as const;
