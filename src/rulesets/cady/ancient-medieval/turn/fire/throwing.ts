import type { Reason } from '../../../../../rulebook/index.js';
import { mayFireAsItGoes } from '../../../common/turn/moving/forced.js';
import { unitOf } from '../../../common/turn/units.js';
import type { MissileGroup } from '../../missiles/missiles.js';
import { throwFaults } from '../../missiles/thrown.js';
import type { AncientUnit, Contact } from '../../state.js';
import type { AncientField } from '../field.js';
import { mayStrike } from '../troops/mounts.js';
import { groupsAt } from './aim.js';
import { isOrderedToThrow, type Shooter, shooterWith, type Weapon } from './armed.js';
import { namedTarget, type Shooting, volleyAt } from './targets.js';

/** What a unit carries to throw. */
type Thrown = 'axe' | 'javelin' | 'pilum';

const stocks = { axe: 'axes', javelin: 'javelins', pilum: 'pila' } as const;

/**
 * What a unit that comes into contact throws just before it: legionaries their pila, in their first melee and unless they hold
 * them; others, ordered to, the axes or javelins that they carry as they close in. `undefined` when it throws nothing.
 *
 * @clause cady/ancient-medieval/romans/pilum-first-melee-only
 * @clause cady/ancient-medieval/romans/pilum-second-rank
 * @clause cady/ancient-medieval/romans/testudo-no-pilum
 * @clause cady/ancient-medieval/axe/when
 * @clause cady/ancient-medieval/axe/cost-and-use
 * @clause cady/ancient-medieval/javelin/use
 * @clause cady/ancient-medieval/mounted-infantry/dismount-to-fight
 */
export function volleyBeforeContact(unit: AncientUnit, field: AncientField): Shooting | undefined {
  const { state } = field;
  const contacts = state.contacts.filter(({ a, b }) => a === unit.id || b === unit.id);
  const fresh = contacts.filter(({ since }) => since === state.turn);
  if (fresh.length === 0) return undefined;
  for (const what of ['pilum', 'axe', 'javelin'] as const) {
    if (!throws(unit, what, fresh, field)) continue;
    const shooter = shooterWith(unit, weaponFor(unit, what), field);
    const named = namedTarget(shooter);
    const targets = fresh.map(({ a, b }) => unitOf(state, a === unit.id ? b : a));
    const [target] = [...targets.filter(({ id }) => id === named), ...targets];
    const shooting = target && volleyOf(shooter, what, target, contacts.length > fresh.length, field);
    if (shooting !== undefined) return shooting;
  }
  return undefined;
}

/**
 * Javelins that a unit throws without closing for melee, as its order says.
 *
 * @clause cady/ancient-medieval/javelin/use
 */
export function javelinsFromAfar(unit: AncientUnit, field: AncientField): Shooting | undefined {
  if (unit.carried.javelins === 0 || unit.mounts?.mounted === true || !isOrderedToThrow(unit)) return undefined;
  const { thirds } = field.rules.table;
  if (unit.turn.moved * thirds.whole + unit.worked > thirds.fightBy) return undefined;
  const shooter = shooterWith(unit, { shooter: unit.type, thrown: 'javelin', closing: false }, field);
  const shooting = volleyAt(shooter, 1, field);
  return shooting && { ...shooting, groups: upTo(unit.carried.javelins, shooting.groups), thrown: 'javelin' };
}

/** What is left to a unit of what it throws after throwing so many. */
export function throwAway(unit: AncientUnit, what: Thrown, count: number): void {
  const stock = stocks[what];
  unit.carried = { ...unit.carried, [stock]: Math.max(0, unit.carried[stock] - count) };
}

/**
 * Pila that were not thrown before the first melee are lost for good.
 *
 * @clause cady/ancient-medieval/romans/pilum-first-melee-only
 */
export function dropPila(unit: AncientUnit, { state }: Pick<AncientField, 'state'>): void {
  if (unit.carried.pila === 0) return;
  if (state.contacts.some(({ a, b }) => a === unit.id || b === unit.id)) throwAway(unit, 'pilum', unit.carried.pila);
}

function throws(unit: AncientUnit, what: Thrown, fresh: readonly Contact[], { rules }: AncientField): boolean {
  if (!mayFireAsItGoes(unit, rules) || !mayStrike(unit)) return false;
  if (unit.carried[stocks[what]] === 0 || unit.fleeing || unit.turn.idle) return false;
  if (what === 'pilum') return true;
  return isOrderedToThrow(unit) && fresh.some(({ attackers }) => attackers.includes(unit.id));
}

function weaponFor(unit: AncientUnit, what: Thrown): Weapon {
  return what === 'pilum' ? { shooter: unit.type } : { shooter: unit.type, thrown: what, closing: true };
}

function volleyOf(
  shooter: Shooter,
  what: Thrown,
  target: AncientUnit,
  foughtBefore: boolean,
  field: AncientField,
): Shooting | undefined {
  const { unit, order } = shooter;
  if (what === 'pilum' && order?.fire?.fire === 'hold') return undefined;
  const aim = groupsAt(shooter, target, 1, field);
  if (aim === undefined) return undefined;
  const faults = throwFaults(
    {
      thrower: unit.type,
      weapon: what,
      distance: aim.nearest,
      left: unit.carried[stocks[what]],
      closing: true,
      meleesBefore: foughtBefore ? 1 : 0,
      inTestudo: unit.formation === 'testudo',
    },
    field.rules,
  );
  if (faults.length > 0) return undefined;
  const groups = upTo(unit.carried[stocks[what]], aim.groups);
  const because: Reason = {
    clause: clauses[what],
    because: `closes with ${target.id}`,
    effect: `throws its ${stocks[what]}`,
  };
  return { shooter, target, groups, shots: 0, because: [because], thrown: what };
}

const clauses = {
  axe: 'cady/ancient-medieval/axe/when',
  javelin: 'cady/ancient-medieval/javelin/use',
  pilum: 'cady/ancient-medieval/romans/pilum-first-melee-only',
} as const;

/** Groups of throwers, no more of them in all than there is to throw. */
function upTo(most: number, groups: readonly MissileGroup[]): readonly MissileGroup[] {
  let left = most;
  return groups.flatMap(group => {
    const figures = Math.min(left, group.figures);
    left -= figures;
    return figures === 0 ? [] : [{ ...group, figures }];
  });
}
