import { distance, distanceToQuad, figuresOf, type Point, standsOf } from '../../../../table/index.js';
import { standingOrder } from '../../common/index.js';
import { isHidden } from '../../common/turn/unseen/markers.js';
import { mayShoot } from '../../common/turn/unseen/revealing.js';
import { inSmallArmsArc } from '../firing.js';
import { grenadesLeft, throwGrenades } from '../grenades.js';
import { isShut } from '../houses/house.js';
import type { Unit } from '../state.js';
import type { MusketContext } from '../terms.js';
import { inContact, placedOf, troopOf } from '../units.js';
import { musketWords } from '../words.js';
import { postsOf } from './aim.js';
import type { Field } from './field.js';
import { houseOf } from './houses/inside.js';
import { barred, namedTarget, type Shooter } from './targets.js';

/** Whom a unit throws its grenades at, and how many. */
interface Throw {
  readonly unit: Unit;
  readonly target: Unit;
  readonly grenades: number;
}

/** Figures that grenades have cost, and who threw them. */
export interface GrenadesThrownNow {
  readonly by: ReadonlySet<string>;
  readonly losses: readonly (readonly [unit: Unit, lost: number])[];
}

/**
 * Grenadiers who are ordered to (`GRENADES`) throw a grenade each at the nearest enemy within reach, over walls and into buildings, in
 * the place of a musket shot: they fire no muskets then, and throw none if they have fired at the beginning of the turn. All dice are thrown before anybody falls.
 *
 * Source: Musket Period Rules > Grenadier/Grenades.
 *
 * @returns whoever threw, and what is to be taken off
 * @clause cady/musket/grenade/one-each
 * @clause cady/musket/grenade/over-cover
 * @clause cady/musket/grenade/not-with-musket
 * @clause cady/musket/grenade/range
 */
export function grenadesThrown(shooters: readonly Shooter[], field: Field, context: MusketContext): GrenadesThrownNow {
  const { rules, dice, tell } = context;
  const throws = shooters.flatMap(({ unit, shots }) => {
    const may = shots > 0 && !unit.turn.firedFirst && !inContact(unit, field.state.contacts);
    const thrown = may && isToThrow(unit, field) ? throwOf(unit, field) : undefined;
    return thrown !== undefined && mayShoot(field.state, unit, context) ? [thrown] : [];
  });
  const losses: (readonly [Unit, number])[] = [];
  for (const { unit, target, grenades } of throws) {
    const { lost, throwers, because } = throwGrenades({ grenades, target: target.figures }, dice, rules);
    unit.thrown = (unit.thrown ?? 0) + grenades;
    unit.shotOn = field.state.turn;
    target.turn.attacked = true;
    losses.push([target, lost], [unit, throwers]);
    tell({ kind: 'grenades', unit: unit.id, target: target.id, thrown: grenades, losses: lost, throwers, because });
  }
  return { by: new Set(throws.map(({ unit }) => unit.id)), losses };
}

/** Whether a unit has grenades and is ordered to throw them: it fires no muskets before. */
export function isToThrow(unit: Unit, field: Pick<Field, 'rules'>): boolean {
  return hasGrenades(unit, field) && isOrdered(unit);
}

function isOrdered(unit: Unit): boolean {
  return standingOrder(unit, musketWords).tasks?.some(({ task }) => task === 'grenades') === true;
}

/** Whether a unit has grenades to throw: grenadiers alone carry them. */
export function hasGrenades(unit: Unit, { rules }: Pick<Field, 'rules'>): boolean {
  return troopOf(unit, rules).like === 'grenadiers' && grenadesLeft(unit, rules) > 0;
}

/** At whom a unit can throw: the enemy whom its order names, else him whom most of its figures reach. */
function throwOf(unit: Unit, field: Field): Throw | undefined {
  const { state, rules } = field;
  const left = grenadesLeft(unit, rules);
  const throws = Object.values(state.units).flatMap((target): Throw[] => {
    if (target.side === unit.side || target.gone !== null || target.awaited !== null || isHidden(target)) return [];
    if (barred(target, unit, field)) return [];
    const grenades = Math.min(left, reaching(unit, target, field));
    return grenades > 0 ? [{ unit, target, grenades }] : [];
  });
  const named = namedTarget(unit);
  return (
    throws.find(({ target }) => target.id === named) ??
    throws.reduce<Throw | undefined>(
      (best, each) => (best === undefined || each.grenades > best.grenades ? each : best),
      undefined,
    )
  );
}

/** Figures of a unit that reach an enemy with a grenade (`cady/ruling/grenade-measured`): a stand of his, or a window, broken door or gap of the floor that he holds. */
function reaching(unit: Unit, target: Unit, field: Field): number {
  const { rules } = field;
  const points = pointsOf(target, field);
  const { range, measured } = rules.grenades;
  const inTheOpen = houseOf(target, field.state) === undefined && measured === 'stand';
  const stands = inTheOpen ? standsOf(placedOf(target, rules)) : [];
  return postsOf({ unit }, field)
    .filter(({ from, facing }) => {
      const bears = (point: Point) => inSmallArmsArc({ from, facing, target: point }, rules);
      return inTheOpen
        ? stands.some(({ corners, centre }) => distanceToQuad(from, corners) <= range && bears(centre))
        : points.some(point => distance(from, point) <= range && bears(point));
    })
    .reduce((sum, { figures }) => sum + figures, 0);
}

function pointsOf(target: Unit, { state, rules }: Field): readonly Point[] {
  const house = houseOf(target, state);
  if (house === undefined || target.house === undefined)
    return figuresOf(placedOf(target, rules)).map(({ point }) => point);
  const { storey } = target.house;
  return house.openings.filter(each => each.storey === storey && !isShut(each)).map(({ at }) => at);
}
