import { distanceToQuad, edgesOf, nearestOn, quadOf } from '../../../../table/index.js';
import { rides } from '../../moving/mover.js';
import type { TestCircumstances } from '../../reaction/causes.js';
import type { ReactionSituation } from '../../reaction/situation.js';
import { sheetOfType } from '../../rules/army/sheets.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';
import { detoursOf } from '../reacting/detour.js';
import { type Burnable, burnables, distanceFrom, distanceToThing, isDownwindOf } from './things.js';
import { windOver } from './wind.js';

/** What is on fire. */
export function onFire(field: Field): readonly Burnable[] {
  const { fires } = field.state;
  if (fires === undefined) return [];
  return burnables(field).filter(({ id }) => {
    const state = fires.things[id]?.state;
    return state === 'burning' || state === 'untenable';
  });
}

/** Whether a body has animals: riders, also infantry that rides to battle, elephants, chariots and wagons. */
function hasAnimals({ troops, dismounted }: Unit, { rules }: Field): boolean {
  const { arm } = sheetOfType(troops.type, rules);
  return rides(troops, { dismounted }, rules) || (arm !== 'infantry' && arm !== 'engine' && !dismounted);
}

/**
 * Paces from a unit to something on fire, by the way round where ground or walls that it does not pass lie between.
 *
 * @clause wrg/reaction/within-detour
 */
function pacesByLand(unit: Unit, thing: Burnable, field: Field): number {
  const straight = distanceToThing(unit, thing);
  if (straight === 0) return straight;
  const detourTo = detoursOf(unit, field);
  const quad = quadOf(unit.placed);
  const nearest = quad.flatMap(corner => thing.edges.map(edge => nearestOn(corner, edge)));
  return Math.min(
    ...[...thing.points, ...nearest].map(at => {
      const paces = distanceToQuad(at, quad);
      return detourTo({ at, paces, feature: thing.id }) ?? paces;
    }),
  );
}

/**
 * What fire there is that a unit may have to be tested for: animals that have come nearer to one, or stand down a strong wind from it, and elephants
 * under fire missiles. What it has tested for it does not mind again. What the wind brings comes over everything that lies between.
 *
 * @clause wrg/reaction/test-fire
 */
export function fireCircumstances(unit: Unit, field: Field): Partial<TestCircumstances> {
  if (field.state.fires === undefined || !hasAnimals(unit, field)) return {};
  const elephants = sheetOfType(unit.troops.type, field.rules).arm === 'elephant';
  const fires = onFire(field).filter(({ id }) => !unit.knows.includes(known(id)));
  const nearer = fires
    .filter(
      thing => unit.period.moved > 0 && distanceFrom(unit.placed.at, thing) < distanceFrom(unit.period.from, thing),
    )
    .map(thing => pacesByLand(unit, thing, field));
  const { fireDownwindWithin } = field.rules.reaction.triggers;
  const strong = windOver(field).strength === 'strong';
  const quad = quadOf(unit.placed);
  const body = { points: quad, edges: edgesOf(quad) };
  const below = fires
    .filter(thing => strong && isDownwindOf(thing, body, fireDownwindWithin, field))
    .map(thing => distanceToThing(unit, thing));
  return {
    animals: true,
    elephants,
    ...(nearer.length === 0 ? {} : { fireAt: Math.min(...nearer) }),
    ...(below.length === 0 ? {} : { downwindOfFireAt: Math.min(...below) }),
    ...(unit.period.underFire === true ? { attackedWithFire: true } : {}),
  };
}

const known = (id: string): string => `fire:${id}`;

/** The fires near a unit that it has seen now, as it remembers them. */
export function firesSeen(unit: Unit, field: Field): readonly string[] {
  const { fireDownwindWithin } = field.rules.reaction.triggers;
  const strong = windOver(field).strength === 'strong';
  return onFire(field)
    .filter(thing => (strong ? distanceToThing(unit, thing) : pacesByLand(unit, thing, field)) <= fireDownwindWithin)
    .map(({ id }) => known(id));
}

/**
 * Whether a unit's animals are near a fire, or it is attacked with fire.
 *
 * @clause wrg/reaction/minus2-animals-fire
 */
export function animalsNearFire(unit: Unit, field: Field): Pick<ReactionSituation, 'animalsNearFire'> {
  if (field.state.fires === undefined || !hasAnimals(unit, field)) return {};
  const { within } = field.rules.reaction.counting.factors['animals-near-fire-100'];
  const near = onFire(field).some(thing => within === null || pacesByLand(unit, thing, field) <= within);
  return near || unit.period.underFire === true ? { animalsNearFire: true } : {};
}
