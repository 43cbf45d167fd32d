import { casualties } from '../../casualties/casualties.js';
import { volleyFactors } from '../../shooting/shoot.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';
import type { Aim } from './aims.js';
import { partsOf } from './volleys.js';
import { choosesWeapon, type Missiles, missilesOf } from './weapons.js';

/**
 * The volleys of those who shoot with one weapon in a period (`wrg/ruling/two-missile-weapons`): the one that their player has named, or that
 * reaches the enemy whom he has named, or would cost its target most before the dice.
 *
 * @clause wrg/shooting/factors/use
 */
export function withOneWeapon(aims: readonly Aim[], field: Field): readonly Aim[] {
  const chosen = new Map<Unit, Aim>();
  for (const aim of aims.filter(({ unit }) => choosesWeapon(unit, field.rules))) {
    const before = chosen.get(aim.unit);
    if (before === undefined || isBetter(aim, before, field)) chosen.set(aim.unit, aim);
  }
  return aims.filter(aim => (chosen.get(aim.unit) ?? aim).missiles.weapon === aim.missiles.weapon);
}

function isBetter(aim: Aim, before: Aim, field: Field): boolean {
  const { shootsWith, shootsAt } = aim.unit.period.conduct;
  if (before.missiles.weapon === shootsWith) return false;
  if (aim.missiles.weapon === shootsWith) return true;
  const [isAtNamed, wasAtNamed] = [aim, before].map(({ target }) => target.who.id === shootsAt);
  return isAtNamed === wasAtNamed ? worth(aim, field) > worth(before, field) : isAtNamed === true;
}

/** What a volley costs without a random factor. */
export function worth(aim: Aim, field: Field): number {
  const parts = volleyFactors({ parts: partsOf(aim, new Map(), field) }, field.rules);
  return parts.reduce((sum, { total, figures }) => sum + casualties(total, figures, field.rules), 0);
}

/** With which of its weapons a body may shoot at somebody else than it would: of figures that have shot with one, that one. */
export function weaponsLeft(unit: Unit, aims: readonly Aim[], { rules }: Field): readonly Missiles[] {
  const all = missilesOf(unit, rules);
  if (!choosesWeapon(unit, rules)) return all;
  const named = aims.find(aim => aim.unit === unit)?.missiles.weapon ?? unit.period.conduct.shootsWith;
  return all.filter(({ weapon }) => weapon === (named ?? all[0]?.weapon));
}
