import { targetPriority } from '../../shooting/targets.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';
import { type Aim, isAnybody, possibleTarget, type ShootingAt, shotsOf } from './aims.js';
import { figuresShooting } from './numbers.js';
import { worth } from './one-weapon.js';
import { missilesOf } from './weapons.js';
import { inTurn } from './who-shoots-at-whom.js';

/** Whether an enemy cannot be hurt by a unit that shoots. */
type Spared = (unit: Unit, enemy: Unit) => boolean;

/**
 * Whom every unit shoots at that may shoot: for each of its weapons an enemy whom the priorities give it, of several the one whom
 * its player has named, or whom that costs most before the dice. Whether those who cannot bear on him shoot at another is
 * `wrg/ruling/figures-without-the-target`.
 *
 * @clause wrg/orders/missile-troops-free-to-shoot
 * @clause wrg/shooting/priority/applies
 */
export function aimsOf(units: readonly Unit[], field: Field, spared: Spared = () => false): readonly Aim[] {
  const choosing = units.map(unit => ({
    unit,
    shots: missilesOf(unit, field.rules).map(missiles =>
      shotsOf(unit, missiles, field).filter(({ target }) => !spared(unit, target.who.unit)),
    ),
  }));
  return inTurn(choosing, ({ shots }, shootingAt) => shots.flatMap(open => aimsAmong(open, shootingAt, field)), field);
}

/** At whom a body shoots with one of its weapons. */
function aimsAmong(open: readonly Aim[], shootingAt: ShootingAt, field: Field): readonly Aim[] {
  const first = targetOf(open, shootingAt, field);
  if (first === undefined || field.rules.fighting.shooting.targets === 'one') return first === undefined ? [] : [first];
  return [first, ...aimsOfOthers(open, first, shootingAt, field)];
}

/** At whom those of a body shoot who cannot bear on its target: target by target, as the priorities have it for them. */
function aimsOfOthers(open: readonly Aim[], first: Aim, shootingAt: ShootingAt, field: Field): readonly Aim[] {
  const taken = [...first.shooters.who];
  const aims: Aim[] = [];
  let left = open.filter(aim => aim !== first);
  while (left.length > 0) {
    const able = left.flatMap(aim => {
      const shooters = figuresShooting(aim, field, taken);
      return isAnybody(shooters, aim, field) ? [{ ...aim, shooters }] : [];
    });
    const next = targetOf(able, shootingAt, field);
    if (next === undefined) break;
    aims.push(next);
    taken.push(...next.shooters.who);
    left = able.filter(aim => aim !== next);
  }
  return aims;
}

/** Of the shots that a body may make with a weapon that at the enemy whom it chooses. */
function targetOf(open: readonly Aim[], shootingAt: ShootingAt, field: Field): Aim | undefined {
  const [any] = open;
  if (any === undefined) return undefined;
  const { unit, missiles } = any;
  const { among } = targetPriority(
    {
      weapon: missiles.weapon,
      shooters: unit.figures * missiles.each,
      targets: open.map(({ target }) => possibleTarget(unit, target, field, shootingAt)),
    },
    field.rules,
  );
  return chosenOf(
    open.filter(({ target }) => among.includes(target.who.id)),
    field,
  );
}

/** Of shots at several enemies the one that is named, or the one that costs most, the nearest of those that cost the same. */
function chosenOf(shots: readonly Aim[], field: Field): Aim | undefined {
  const [only, ...others] = shots;
  if (only === undefined || others.length === 0) return only;
  const named = shots.find(({ unit, target }) => unit.period.conduct.shootsAt === target.who.id);
  if (named !== undefined) return named;
  const costs = new Map(shots.map(aim => [aim, worth(aim, field)]));
  return shots.reduce((best, aim) => ((costs.get(aim) ?? 0) > (costs.get(best) ?? 0) ? aim : best));
}
