import { bearingTo, destination, distance, type Point, toGrid } from '../../../table/index.js';
import { discOf, enemiesOf, type Field, gapBetween, isUp } from '../field.js';
import type { Figure, SkirmishView } from '../state.js';
import type { Order } from '../terms.js';
import { handWeapons, type Weapon } from '../troops.js';
import { leaderless } from '../units/units.js';
import { isAtHand, nearestPointOf } from '../works/places.js';
import type { Work } from '../works/types.js';

const at = ({ x, y }: Point): readonly [number, number] => [toGrid(x), toGrid(y)];

/** How far men go to a gate with axes, and a leader to men without one, in inches. */
const WALK = 12;
/** Nobody strips the fallen with an enemy nearer than this. */
const QUIET = 12;

const axes: readonly Weapon[] = ['two-handed-axe', 'one-handed-axe'];

/** A shut gate of timber that axes can be used on: no grating before it. */
function isForAxes({ gone, shut, portcullis }: Work): boolean {
  return !gone && shut === true && portcullis !== 'down';
}

/** Where a side has no ram, men with axes go to a shut gate, and as many as have room chop at it. */
export function atTheAxes(figures: readonly Figure[], field: Field): readonly Order[] {
  const [side] = figures.map(figure => figure.side);
  const hasRam = Object.values(field.things).some(
    ({ kind, load, side: of, gone }) => of === side && !gone && (kind === 'ram' || load === 'ram'),
  );
  if (hasRam) return [];
  const men = figures.filter(
    ({ man, high, mounted }) => high === null && !mounted && man.weapons.some(weapon => axes.includes(weapon)),
  );
  return Object.values(field.works)
    .filter(isForAxes)
    .slice(0, 1)
    .flatMap((gate): readonly Order[] => {
      const there = men.filter(figure => isAtHand(figure, gate.id, field));
      const team = there.slice(0, field.rules.siege.axes.most);
      if (team.length > 0) return [{ do: 'chop', figures: team.map(({ id }) => id), at: gate.id }];
      return men.slice(0, field.rules.siege.axes.most).flatMap(figure => goTo(figure, gate.id, field));
    });
}

function goTo(figure: Figure, work: string, field: Field): readonly Order[] {
  const point = nearestPointOf(work, figure.at, field);
  const away = point === undefined ? Infinity : distance(figure.at, point);
  if (point === undefined || away > WALK) return [];
  const short = Math.max(0, away - discOf(figure, field.rules).radius - 0.1);
  const to = destination(figure.at, bearingTo(figure.at, point), short);
  return [{ do: 'go', figures: [figure.id], to: at(to), pace: 'walk' }];
}

/** The crew of a sow with a pick, once it stands at a wall of stone, drives it in. */
export function atThePick(figures: readonly Figure[], field: Field): readonly Order[] {
  const [side] = figures.map(figure => figure.side);
  return Object.values(field.things).flatMap((sow): readonly Order[] => {
    if (sow.kind !== 'sow' || sow.load !== 'pick' || sow.gone || sow.side !== side) return [];
    const crew = figures.filter(({ body, high }) => body === sow.crew && high === null);
    const [wall] = Object.values(field.works)
      .filter(({ gone, made }) => !gone && (made === 'castle-wall' || made === 'light-stone-wall'))
      .map(work => ({ work, point: nearestPointOf(work.id, sow.at, field) }))
      .filter(({ point }) => point !== undefined && distance(point, sow.at) <= 1.5);
    return wall === undefined || crew.length === 0
      ? []
      : [{ do: 'pick', figures: crew.map(({ id }) => id), at: wall.work.id }];
  });
}

/** The leader of a force goes to men of his who have lost theirs, and joins them. */
export function toTheLeaderless(figure: Figure, view: SkirmishView, field: Field): readonly Order[] {
  const force = view.forces[figure.force];
  const own = view.bodies[figure.body];
  if (force?.commander !== figure.id || own?.kind !== 'single' || figure.joined !== null || figure.high !== null)
    return [];
  const [lost] = Object.values(view.bodies)
    .filter(({ force: of, kind, commander }) => {
      const leader = view.figures[commander ?? ''];
      const gone = leader === undefined || leader.gone !== null || leader.yielded !== null;
      return of === force.id && kind === 'unit' && leaderless({ leader: gone ? 'killed' : 'leads' });
    })
    .flatMap(body => {
      const men = body.figures.flatMap(id => field.figures[id] ?? []).filter(man => isUp(man, field) && !man.fleeing);
      const [nearest] = men.sort((a, b) => gapBetween(a, figure, field) - gapBetween(b, figure, field));
      return nearest === undefined || nearest.high !== null ? [] : [{ body, nearest }];
    });
  if (lost === undefined || gapBetween(lost.nearest, figure, field) > WALK) return [];
  const off = distance(lost.nearest.at, figure.at);
  if (off <= field.rules.units.gap) return [{ do: 'join', figures: [figure.id], at: lost.body.id }];
  const to = destination(figure.at, bearingTo(figure.at, lost.nearest.at), off - 1);
  return [{ do: 'go', figures: [figure.id], to: at(to), pace: 'walk' }];
}

/** Who has nothing but a stick takes a weapon from somebody who lies dead beside him, if no enemy is near. */
export function arming(figure: Figure, field: Field): readonly Order[] {
  if (figure.man.class === 'cleric' || figure.man.weapons.some(weapon => weapon !== 'improvised')) return [];
  if (enemiesOf(figure, field).some(enemy => isUp(enemy, field) && gapBetween(enemy, figure, field) < QUIET)) return [];
  const dead = Object.values(field.figures).filter(
    ({ gone, at: where }) => gone === 'dead' && distance(where, figure.at) <= 1.5,
  );
  for (const { id, man } of dead) {
    const take = man.weapons.find(weapon => weapon !== 'improvised' && handWeapons.some(each => each === weapon));
    if (take !== undefined) return [{ do: 'loot', figures: [figure.id], at: id, take }];
  }
  return [];
}
