import { targetPriority } from '../../shooting/targets.js';
import { isHandHurled } from '../../shooting/weapons.js';
import type { Unit, UnitId } from '../../state.js';
import type { Field } from '../field.js';
import { type Aim, missileMenAt, possibleTarget, type ShootingAt } from './aims.js';
import { withOneWeapon } from './one-weapon.js';
import { supportedBy } from './supported.js';

/** A body that chooses its targets: the shots that it may make, weapon by weapon. */
export interface ChoosingUnit {
  readonly unit: Unit;
  readonly shots: readonly (readonly Aim[])[];
}

/**
 * The aims of all who shoot at the same time, some of which hang on who shoots at them. First those choose whose targets do not, then those whose enemies have
 * chosen; of those who wait on each other each takes it that the others shoot at him if they could (`wrg/ruling/who-shoots-at-them`).
 *
 * @clause wrg/shooting/priority/2-equal-shooters
 * @clause wrg/shooting/priority/3-supported-friends
 * @clause wrg/shooting/priority/4-any-shooters
 */
export function inTurn(
  choosing: readonly ChoosingUnit[],
  choose: (one: ChoosingUnit, shootingAt: ShootingAt) => readonly Aim[],
  field: Field,
): readonly Aim[] {
  const could = remembered((enemy, at) => missileMenAt(enemy, at, field));
  if (field.rules.fighting.shooting.shootsAtThem === 'who-could') return choosing.flatMap(one => choose(one, could));
  const settled = new Map<UnitId, readonly Aim[]>();
  const shootingAt: ShootingAt = (enemy, at) => {
    const aims = settled.get(enemy.id);
    return aims === undefined ? could(enemy, at) : menShooting(aims, at, field);
  };
  let left = choosing.map(one => ({ one, waitsFor: waitsFor(one, could, field) }));
  while (left.length > 0) {
    // Nobody waits for enemies who are not asked at whom they shoot.
    const asked = new Set(left.map(({ one }) => one.unit.id));
    const open = new Map(left.map(({ one, waitsFor: ids }) => [one.unit.id, ids.filter(id => asked.has(id))]));
    const now = left.filter(({ one }) => waitsForNobodyElse(one.unit.id, open));
    const aims = now.map(({ one }) => [one.unit.id, choose(one, shootingAt)] as const);
    for (const [id, own] of aims) settled.set(id, own);
    left = left.filter(each => !now.includes(each));
  }
  return choosing.flatMap(({ unit }) => settled.get(unit.id) ?? []);
}

/** How many of those who have chosen their targets shoot at somebody, with the weapons that they use. */
function menShooting(aims: readonly Aim[], at: Unit, field: Field): number {
  return withOneWeapon(aims, field)
    .filter(({ target }) => target.who.id === at.id)
    .reduce((sum, { shooters: { figures } }) => sum + figures, 0);
}

/** Who shoots at whom once all have chosen. */
export function shootingAmong(aims: readonly Aim[], field: Field): ShootingAt {
  if (field.rules.fighting.shooting.shootsAtThem === 'who-could') return (enemy, at) => missileMenAt(enemy, at, field);
  return (enemy, at) =>
    menShooting(
      aims.filter(({ unit }) => unit.id === enemy.id),
      at,
      field,
    );
}

/** Enemies on whose choice that of a body hangs, who are among its targets: unless it has none to choose, or one who comes first whomever others shoot at. */
function waitsFor({ unit, shots }: ChoosingUnit, could: ShootingAt, field: Field): readonly UnitId[] {
  const friends = [unit, ...supportedBy(unit, field)];
  const enemies = shots.flatMap(open => {
    const [any, another] = open;
    if (any === undefined || another === undefined || isHandHurled(any.missiles.weapon)) return [];
    const targets = open.map(({ target }) => possibleTarget(unit, target, field, () => 0));
    const shooters = unit.figures * any.missiles.each;
    const isSettled = targetPriority({ weapon: any.missiles.weapon, shooters, targets }, field.rules).priority === 1;
    return isSettled ? [] : open.map(({ target }) => target.who.unit);
  });
  return enemies.filter(enemy => friends.some(friend => could(enemy, friend) > 0)).map(({ id }) => id);
}

/** Whether a body waits on nobody who does not wait on it as well, if by way of others. */
function waitsForNobodyElse(id: UnitId, open: ReadonlyMap<UnitId, readonly UnitId[]>): boolean {
  return reachedFrom(id, open).every(other => reachedFrom(other, open).includes(id));
}

/** All on whom somebody waits, and those on whom they wait in turn. */
function reachedFrom(id: UnitId, open: ReadonlyMap<UnitId, readonly UnitId[]>): readonly UnitId[] {
  const reached = new Set(open.get(id));
  for (const other of reached) for (const next of open.get(other) ?? []) reached.add(next);
  return [...reached];
}

/** Measured once for each two. */
function remembered(measure: ShootingAt): ShootingAt {
  const known = new Map<string, number>();
  return (enemy, at) => {
    const key = `${enemy.id} ${at.id}`;
    const men = known.get(key) ?? measure(enemy, at);
    known.set(key, men);
    return men;
  };
}
