import type { Dice } from '../../../../dice/index.js';
import { type ClauseId, counted, insist, type Reason } from '../../../../rulebook/index.js';
import { distance, type Point, toGrid } from '../../../../table/index.js';
import type { UnitLoss } from '../../common/fighting/melee.js';
import { countLosses } from '../../common/fire/casualties.js';
import type { DestructibleObject } from '../numbers/artillery.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';
import type { GunType } from '../troops.js';
import type { MachineResult, MachineTarget } from './machine-hits.js';
import { type Fall, type MachineCall, machineShot } from './machine-shots.js';

/** What the two dice before a shot say. */
export type FiringCheckOutcome = 'misfire' | 'sure' | 'normal' | 'explodes';

/** A firing check. */
export interface FiringCheck {
  readonly outcome: FiringCheckOutcome;
  /** The sum of the two dice; absent for whoever throws none. */
  readonly sum?: number;
  readonly because: readonly Reason[];
}

/**
 * The two dice before every shot of gunpowder artillery: it misfires, shoots well and needs no wheel, shoots, or blows up.
 * Engines throw none; hand cannon do only where that is read so.
 *
 * Source: Gunpowder Artillery.
 *
 * @clause cady/ancient-medieval/gunpowder/firing-check
 */
export function firingCheck(
  weapon: GunType | 'hand-cannon',
  dice: Dice,
  rules: AncientMedievalRules = ancientMedievalRules(),
): FiringCheck {
  const { dieSides, firingCheck: check } = rules.artillery;
  const throws = weapon === 'hand-cannon' ? check.handCannon : rules.guns[weapon].firingCheck;
  if (!throws) return { outcome: 'normal', because: [] };
  const sum = dice.sum(check.dice, dieSides);
  const outcome = outcomes.find(each => check[each].includes(sum));
  insist(outcome !== undefined, () => ({
    path: 'artillery.firingCheck',
    clause: firingCheckClause,
    problem: `nothing is written for a sum of ${sum}`,
    mend: 'write every sum that the dice can show under one outcome',
  }));
  return {
    outcome,
    sum,
    because: [{ clause: firingCheckClause, because: `firing check ${sum}`, effect: texts[outcome] }],
  };
}

/** A shot of a gun from its check to its losses. */
export interface GunpowderShot {
  readonly check: FiringCheck;
  /** Absent when it did not come to a shot. */
  readonly shot?: { readonly fall: Fall; readonly result: MachineResult };
  /** What went with the gun when it blew up. */
  readonly explosion?: Explosion;
}

/**
 * One shot of a gunpowder piece: the firing check, then the call, the fall and the losses, or the explosion.
 *
 * Source: Gunpowder Artillery.
 *
 * @param shot `unit`: the gun's own unit
 * @throws RuleViolation when the range called is no distance.
 * @clause cady/ancient-medieval/gunpowder/firing-check
 * @clause cady/ancient-medieval/pot-d-fer/procedure
 * @clause cady/ancient-medieval/culverin/procedure
 * @clause cady/ancient-medieval/culverin/area-roll
 * @clause cady/ancient-medieval/cannon/procedure
 * @clause cady/ancient-medieval/bombard/procedure
 */
export function gunpowderShot(
  shot: Omit<MachineCall, 'sure'> & { readonly unit: string; readonly targets: readonly MachineTarget[] },
  dice: Dice,
  rules: AncientMedievalRules = ancientMedievalRules(),
): GunpowderShot {
  const check = firingCheck(shot.gun, dice, rules);
  if (check.outcome === 'misfire') return { check };
  if (check.outcome === 'explodes') {
    return { check, explosion: gunExplodes({ unit: shot.unit, at: shot.from, targets: shot.targets }, rules) };
  }
  return { check, shot: machineShot({ ...shot, sure: check.outcome === 'sure' }, dice, rules) };
}

/** What a stand that blew up took with it. */
export interface Explosion {
  readonly losses: readonly UnitLoss[];
  /** The gun itself, and berserkers and elephants near it. */
  readonly removed: readonly string[];
  readonly because: readonly Reason[];
}

/**
 * A gun that blows up: it is gone, and so is every figure within 3 cm, whoever's it is; an elephant as well, unless it is read
 * otherwise (`cady/ruling/elephant-by-bursting-gun`).
 *
 * Source: Gunpowder Artillery.
 *
 * @clause cady/ancient-medieval/gunpowder/firing-check
 */
export function gunExplodes(
  gun: { readonly unit: string; readonly at: Point; readonly targets: readonly MachineTarget[] },
  rules: AncientMedievalRules = ancientMedievalRules(),
): Explosion {
  const { reach } = rules.artillery.firingCheck;
  const near = gun.targets.filter(target => toGrid(distance(target.point, gun.at)) <= reach);
  const losses = countLosses(near.filter(({ kind }) => kind === 'figure').map(({ unit }) => ({ unit, lost: 1 })));
  const whole = near.filter(({ kind }) => kind === 'berserker' || (kind === 'elephant' && rules.fire.elephantBlownUp));
  const because = `${gun.unit} blows up`;
  const effect = `every figure within ${reach} cm is lost`;
  return {
    losses,
    removed: [gun.unit, ...whole.map(({ unit }) => unit)],
    because: [{ clause: firingCheckClause, because, effect }],
  };
}

/** A hit on an object, by what fired and where. */
export interface ObjectHit {
  readonly gun: GunType;
  readonly point: Point;
}

/**
 * Whether the hits that an object has taken destroy it: enough of them within 5 cm of one spot. Castle towers and wall sections
 * stand two of a bombard or four of a cannon, gates and stone bridges one or two, wooden bridges one. A bombard's hit counts as
 * two of a cannon beside them.
 *
 * Source: Gunpowder Artillery.
 *
 * @clause cady/ancient-medieval/gunpowder/object-destruction
 * @clause cady/ancient-medieval/gunpowder/settle-destruction-beforehand
 */
export function objectDestroyed(
  object: { readonly kind: DestructibleObject; readonly hits: readonly ObjectHit[] },
  rules: AncientMedievalRules = ancientMedievalRules(),
): { readonly destroyed: boolean; readonly because: readonly Reason[] } {
  const { within } = rules.artillery.objects[object.kind];
  const clause: ClauseId = 'cady/ancient-medieval/gunpowder/object-destruction';
  for (const spot of object.hits) {
    const together = object.hits.filter(({ point }) => toGrid(distance(point, spot.point)) <= within);
    if (!enough(object.kind, together, rules)) continue;
    const because = `${counted(together.length, 'hit')} within ${within} cm of one spot`;
    return { destroyed: true, because: [{ clause, because, effect: `${object.kind} destroyed` }] };
  }
  return { destroyed: false, because: [] };
}

function enough(kind: DestructibleObject, hits: readonly ObjectHit[], { artillery }: AncientMedievalRules): boolean {
  const { bombard, cannon, other } = artillery.objects[kind];
  const of = (gun: GunType) => hits.filter(hit => hit.gun === gun).length;
  if (bombard !== null && of('bombard') >= bombard) return true;
  if (other !== null && hits.length - of('bombard') - of('cannon') >= other) return true;
  if (cannon === null) return false;
  const castle = kind.startsWith('castle-') ? artillery.castleHits : none;
  const others = (['onager-catapult', 'trebuchet', 'culverin'] as const).reduce(
    (sum, gun) => sum + of(gun) * (castle[gun] ?? 0),
    0,
  );
  return of('cannon') + of('bombard') * artillery.mixedHits + others >= cannon;
}

const none: AncientMedievalRules['artillery']['castleHits'] = {
  'onager-catapult': null,
  trebuchet: null,
  culverin: null,
};

const firingCheckClause: ClauseId = 'cady/ancient-medieval/gunpowder/firing-check';
const outcomes: readonly FiringCheckOutcome[] = ['misfire', 'sure', 'normal', 'explodes'];
const texts: { readonly [outcome in FiringCheckOutcome]: string } = {
  misfire: 'misfires, no shot this turn',
  sure: 'good shooting, no variation',
  normal: 'shoots',
  explodes: 'blows up',
};
