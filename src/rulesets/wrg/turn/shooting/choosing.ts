import { targetPriority } from '../../shooting/targets.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';
import { type Aim, possibleTarget, shotsOf } from './aims.js';
import { worth } from './one-weapon.js';
import { type Missiles, missilesOf } from './weapons.js';

/** Whether an enemy cannot be hurt by a unit that shoots. */
type Spared = (unit: Unit, enemy: Unit) => boolean;

/**
 * Whom every unit shoots at that may shoot: for each of its weapons an enemy whom the priorities give it, of several the one whom
 * its player has named, or whom that costs most before the dice.
 *
 * @clause wrg/orders/missile-troops-free-to-shoot
 * @clause wrg/shooting/priority/applies
 */
export function aimsOf(units: readonly Unit[], field: Field, spared: Spared = () => false): readonly Aim[] {
  return units.flatMap(unit =>
    missilesOf(unit, field.rules).flatMap(missiles => aimWith(unit, missiles, field, spared) ?? []),
  );
}

function aimWith(unit: Unit, missiles: Missiles, field: Field, spared: Spared): Aim | undefined {
  const open = shotsOf(unit, missiles, field).filter(({ target }) => !spared(unit, target.who.unit));
  const { among } = targetPriority(
    {
      weapon: missiles.weapon,
      shooters: unit.figures * missiles.each,
      targets: open.map(({ target }) => possibleTarget(unit, target, field)),
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
