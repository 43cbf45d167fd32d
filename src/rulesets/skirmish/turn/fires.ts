import { reasonFor } from '../../../rulebook/index.js';
import { everybody, type Field } from '../field.js';
import { fireTurn, ignite } from '../shooting/fire.js';
import type { SkirmishState } from '../state.js';
import type { SkirmishContext, SkirmishPhase } from '../terms.js';
import { distanceTo, featuresOf } from '../works/places.js';
import { edgeOf } from '../works/table-now.js';
import type { Fire } from '../works/types.js';
import { hurt } from './casualties.js';
import { burnableAt, offFire, setOnFire, turnOfBurning } from './deeds/fire.js';
import { breakIn } from './deeds/openings.js';
import { fieldIn } from './moves.js';

/** Everything that burns. */
export function firesIn({
  works,
  things,
}: Pick<SkirmishState, 'works' | 'things'>): readonly (readonly [string, Fire])[] {
  return [...Object.values(works), ...Object.values(things)].flatMap(({ id, fire, gone }) =>
    fire === null || gone ? [] : [[id, fire] as const],
  );
}

/**
 * What fires do at the end of a turn: they kill who stays in them or beside them, reach what is near, and burn out; what has burned out is
 * gone.
 *
 * Source: 5 Shooting > Fire Missiles.
 *
 * @clause skirmish/fire/duration
 * @clause skirmish/fire/spread
 * @clause skirmish/fire/casualties
 */
export const firesPhase: SkirmishPhase = {
  id: 'fires',
  title: 'Fires',
  clause: 'skirmish/fire/duration',
  run(state, context) {
    const burning = firesIn(state);
    const reached = new Set<string>();
    for (const [id, fire] of burning) burn(id, fire, reached, state, context);
    for (const id of reached) catches(id, state, context);
  },
};

function burn(id: string, fire: Fire, reached: Set<string>, state: SkirmishState, context: SkirmishContext): void {
  const field = fieldIn(state, context);
  const burnable = burnableAt(id, field);
  const own = state.works[id] ?? state.things[id];
  if (burnable === undefined || own === undefined) return;
  const near = everybody(field).map(figure => ({ figure, distance: distanceFrom(id, figure.id, field) }));
  const spent = Object.fromEntries(
    near.flatMap(({ figure, distance }) =>
      distance <= context.rules.fire.kills.within ? [[figure.id, (fire.spent[figure.id] ?? 0) + 1]] : [],
    ),
  );
  const others = thingsBeside(id, field);
  const result = fireTurn(
    {
      material: burnable.material,
      turn: turnOfBurning(fire.since, state.turn),
      things: others.map(({ distance }) => distance),
      figures: near.map(({ figure, distance }) => ({ distance, moves: spent[figure.id] ?? 0 })),
    },
    context.rules,
  );
  own.fire = { ...fire, spent };
  for (const at of result.kills) {
    const figure = state.figures[near[at]?.figure.id ?? ''];
    if (figure === undefined || figure.gone !== null) continue;
    context.tell({ kind: 'burnt', figure: figure.id, of: id, because: [] });
    hurt(figure, 'killed', { by: 'other', melee: null }, state, context);
  }
  for (const at of result.reaches) reached.add(others[at]?.id ?? id);
  if (!result.burnsOut) return;
  own.fire = null;
  context.tell({ kind: 'fire', of: id, what: 'burns-out', because: [] });
  breakIn(id, 'burnt', state, context);
}

/** Inches from a fire to a man: none for who stands in what burns. */
function distanceFrom(id: string, figureId: string, field: Field): number {
  const figure = field.figures[figureId];
  if (figure === undefined) return Infinity;
  if (figure.high !== null) return figure.high.on === id ? 0 : Infinity;
  return offFire(figure, id, field);
}

/** Everything else that can burn, and how far off it is: between the nearest of their edges. */
function thingsBeside(id: string, field: Field): readonly { readonly id: string; readonly distance: number }[] {
  const others = [...Object.keys(field.works), ...Object.keys(field.things)].filter(other => other !== id);
  return others.flatMap(other => {
    const burnable = burnableAt(other, field);
    if (burnable === undefined || burnable.fire !== null) return [];
    return [{ id: other, distance: between(id, other, field) }];
  });
}

function between(a: string, b: string, field: Field): number {
  const corners = (id: string) => {
    const thing = field.things[id];
    return thing === undefined ? featuresOf(id, field).flatMap(edgeOf) : [thing.at];
  };
  return Math.min(
    Infinity,
    ...corners(a).map(point => distanceTo(b, point, field)),
    ...corners(b).map(point => distanceTo(a, point, field)),
  );
}

function catches(id: string, state: SkirmishState, context: SkirmishContext): void {
  const burnable = burnableAt(id, state);
  if (burnable === undefined || burnable.fire !== null) return;
  const because = [reasonFor('skirmish/fire/spread', 'a fire beside it', 'catches')];
  if (ignite({ material: burnable.material, by: 'fire' }, context.dice, context.rules))
    setOnFire(id, because, state, context);
}
