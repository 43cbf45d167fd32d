import { counted } from '../../../../../rulebook/index.js';
import type { FireShare } from '../../../common/orders.js';
import { isHidden } from '../../../common/turn/unseen/markers.js';
import { shootingFaults } from '../../missiles/shooting.js';
import type { AncientUnit } from '../../state.js';
import type { AncientField } from '../field.js';
import { type Aim, groupsAt } from './aim.js';
import type { Shooter } from './armed.js';
import { isBarred, type Shooting, volleyAt } from './targets.js';

/**
 * The volleys of a unit where both stand: at one target, or at those among which its order divides it. So many figures shoot at
 * each, or all of them once at one and then at the other. Whoever cannot shoot at the enemy that he was given does not shoot.
 *
 * @clause cady/ancient-medieval/missile/mixed-targets-allocate
 * @clause cady/ancient-medieval/missile/stationary-two-shots
 */
export function volleysAt(shooter: Shooter, shots: number, field: AncientField): readonly Shooting[] {
  const fire = shooter.order?.fire;
  if (fire?.fire !== 'among') return [volleyAt(shooter, shots, field) ?? []].flat();
  const divided = fire.targets.some(({ figures }) => figures !== undefined);
  return divided ? sharesAt(shooter, fire.targets, shots, field) : inTurnAt(shooter, fire.targets, shots, field);
}

/** So many figures at each, who all shoot at the same time. */
function sharesAt(
  shooter: Shooter,
  targets: readonly FireShare[],
  shots: number,
  field: AncientField,
): readonly Shooting[] {
  const volleys: Shooting[] = [];
  let left = shooter;
  for (const { target: id, figures } of targets) {
    const target = openTarget(id, shooter, field);
    const aim = target === undefined ? undefined : groupsAt(left, target, shots, field, figures);
    if (target === undefined || aim === undefined) continue;
    left = without(left, aim.stands);
    volleys.push({ ...volleyOf(shooter, target, aim, shots), ...(volleys.length > 0 ? { alongside: true } : {}) });
  }
  return volleys;
}

/** A shot at each, as far as they go; what is left over goes to the last. */
function inTurnAt(
  shooter: Shooter,
  targets: readonly FireShare[],
  shots: number,
  field: AncientField,
): readonly Shooting[] {
  const aims = targets.flatMap(({ target: id }) => {
    const target = openTarget(id, shooter, field);
    return target === undefined || groupsAt(shooter, target, 1, field) === undefined ? [] : [target];
  });
  const [first] = aims;
  const may = aims.filter(target => {
    const asked = { shooter: shooter.shooter, shotsLeft: null, sees: true, inArc: true };
    const both = first === undefined ? {} : { firstTarget: first.id, target: target.id };
    return shootingFaults({ ...asked, ...both }, field.rules).length === 0;
  });
  return may.slice(0, shots).flatMap((target, at, { length }): readonly Shooting[] => {
    const own = at === length - 1 ? shots - at : 1;
    const aim = groupsAt(shooter, target, own, field);
    return aim === undefined ? [] : [volleyOf(shooter, target, aim, own)];
  });
}

function openTarget(id: string, { unit }: Shooter, field: AncientField): AncientUnit | undefined {
  const target = field.state.units[id];
  if (target === undefined || target.gone !== null || target.awaited !== null || target.side === unit.side)
    return undefined;
  return isHidden(target) || isBarred(target, unit, field) ? undefined : target;
}

function volleyOf(shooter: Shooter, target: AncientUnit, { groups }: Aim, shots: number): Shooting {
  const clause = 'cady/ancient-medieval/missile/mixed-targets-allocate';
  const figures = groups.reduce((sum, group) => sum + group.figures, 0);
  const effect = `${counted(figures, 'figure')} at ${target.id}`;
  return { shooter, target, groups, shots, because: [{ clause, because: 'ordered to divide its fire', effect }] };
}

/** The figures of a unit who have not been given a target yet. */
function without(shooter: Shooter, shooting: Aim['stands']): Shooter {
  const busy = ({ rank, file }: Aim['stands'][number]) =>
    shooting.filter(each => each.rank === rank && each.file === file).reduce((sum, { figures }) => sum + figures, 0);
  const ranks = shooter.ranks.map(({ stands, height }) => ({
    height,
    stands: stands.map(stand => ({ ...stand, figures: stand.figures - busy(stand) })),
  }));
  return { ...shooter, ranks };
}
