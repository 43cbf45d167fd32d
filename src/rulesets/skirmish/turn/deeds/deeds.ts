import type { Violation } from '../../../../rulebook/index.js';
import { type Field, fieldOf, isUp } from '../../field.js';
import { ROUNDED } from '../../measures.js';
import type { Figure, SkirmishState } from '../../state.js';
import type { DeedName, DeedOrder, SkirmishContext } from '../../terms.js';
import { batterDeed, chopDeed, pickDeed } from './assault.js';
import { climb } from './climbing.js';
import type { Deed, Scene } from './deed.js';
import { fightFire, light, torch } from './fire.js';
import { harness, haul } from './hauling.js';
import { erect, push } from './ladders.js';
import { gap, gateDeeds } from './openings.js';
import { plant, uproot } from './stakes.js';
import { fetch, heat, join, loot, serve } from './stores.js';

/** Everything that men do besides moving and fighting, by its word. */
export const deedsByName: { readonly [D in DeedName]: Deed } = {
  light,
  torch,
  'fight-fire': fightFire,
  fetch,
  loot,
  harness,
  haul,
  gap,
  plant,
  uproot,
  ...gateDeeds,
  batter: batterDeed,
  chop: chopDeed,
  pick: pickDeed,
  erect,
  climb,
  push,
  heat,
  serve,
  join,
};

/** What forbids a man to do what he is ordered to. */
export function deedFaults(order: DeedOrder, figure: Figure, scene: Scene): readonly Violation[] {
  return deedsByName[order.do].faults(order, figure, scene);
}

/** The share of a turn that a deed takes. */
export function deedTime(order: DeedOrder, figure: Figure, field: Field): number {
  return deedsByName[order.do].time(order, figure, field);
}

/** What forbids those who are ordered to do it together. */
export function togetherFaults(order: DeedOrder, figures: readonly Figure[], scene: Scene): readonly Violation[] {
  return deedsByName[order.do].together?.(order, figures, scene) ?? [];
}

/**
 * Does it: those of the men who still may, and have the time for it.
 *
 * @clause skirmish/actions/list
 */
export function carryOutDeed(order: DeedOrder, state: SkirmishState, context: SkirmishContext): void {
  const deed = deedsByName[order.do];
  const field = fieldOf(state, context.scenario, context.rules);
  const scene: Scene = { state, field };
  const able = order.figures.flatMap((id): readonly (readonly [Figure, number])[] => {
    const figure = state.figures[id];
    if (figure === undefined || !isUp(figure, field) || deed.faults(order, figure, scene).length > 0) return [];
    const time = deed.time(order, figure, field);
    return figure.turn.share + time > 1 + ROUNDED ? [] : [[figure, time]];
  });
  const figures = able.map(([figure]) => figure);
  if (figures.length === 0 || (deed.together?.(order, figures, scene) ?? []).length > 0) return;
  for (const [figure, time] of able) {
    figure.turn.share = Math.min(1, figure.turn.share + time);
    if (time > 0) figure.turn.busy = true;
  }
  deed.carryOut(order, figures, state, context);
}
