import { type ClauseId, insist, type Reason, reasonFor } from '../../../rulebook/index.js';
import { type WrgRules, wrgRules } from '../rules.js';
import { isHandHurled, type MissileWeapon } from './weapons.js';

/** An enemy who may be shot at. Lengths in paces. */
export interface PossibleTarget {
  readonly id: string;
  readonly distance: number;
  /** Advances towards the shooters. */
  readonly advances?: boolean;
  /** Advances, but not towards them. */
  readonly advancesElsewhere?: boolean;
  /** Can charge them in this period or the next. */
  readonly canCharge?: boolean;
  /** Missile men of his who shoot at them; none unless said. */
  readonly shootingAtUs?: number;
  /** Attacks or shoots at friends whom they are ordered to support, or who are of their own unit. */
  readonly harmsSupported?: boolean;
  /** They have been ordered to prefer him. */
  readonly ordered?: boolean;
}

/** Who chooses a target. */
export interface Choosing {
  readonly weapon: MissileWeapon;
  /** Missile men who shoot. */
  readonly shooters: number;
  /** Enemies whom they may shoot at, in range and arc. */
  readonly targets: readonly PossibleTarget[];
}

/** Whom they must shoot at. */
export interface TargetPriority {
  /** The first priority that anybody answers to, 1 to 6; `null` where they may choose freely, or nobody is there. */
  readonly priority: number | null;
  /** Those among whom they may choose. */
  readonly among: readonly string[];
  readonly because: readonly Reason[];
}

interface Step {
  readonly clause: ClauseId;
  readonly says: string;
  readonly fits: (target: PossibleTarget, choosing: Choosing, rules: Pick<WrgRules, 'fighting'>) => boolean;
}

/** Missile men who are held against the number of those who shoot: of one enemy, or of all of them together (`wrg/ruling/half-their-number`). */
function menCounted(ofOne: number, { targets }: Choosing, { fighting }: Pick<WrgRules, 'fighting'>): number {
  if (fighting.shooting.answeredTo === 'one') return ofOne;
  return targets.reduce((sum, { shootingAtUs = 0 }) => sum + shootingAtUs, 0);
}

const steps: readonly Step[] = [
  {
    clause: 'wrg/shooting/priority/1-chargers',
    says: 'advances and can charge',
    fits: ({ advances, canCharge }) => advances === true && canCharge === true,
  },
  {
    clause: 'wrg/shooting/priority/2-equal-shooters',
    says: 'shoots at them with half their number or more',
    fits: ({ shootingAtUs = 0 }, choosing, rules) =>
      shootingAtUs > 0 &&
      menCounted(shootingAtUs, choosing, rules) >= choosing.shooters * rules.fighting.shooting.answeredShare,
  },
  {
    clause: 'wrg/shooting/priority/3-supported-friends',
    says: 'harms friends to be supported, or is to be preferred by order',
    fits: ({ harmsSupported, ordered }) => harmsSupported === true || ordered === true,
  },
  {
    clause: 'wrg/shooting/priority/4-any-shooters',
    says: 'shoots at them',
    fits: ({ shootingAtUs = 0 }) => shootingAtUs > 0,
  },
  {
    clause: 'wrg/shooting/priority/5-advancing',
    says: 'advances',
    fits: ({ advances, advancesElsewhere }) => advances === true || advancesElsewhere === true,
  },
  {
    clause: 'wrg/shooting/priority/6-nearest',
    says: 'is nearest',
    fits: ({ distance }, { targets }) => targets.every(other => distance <= other.distance),
  },
];

/**
 * Whom missile men must shoot at: those who answer to the first of the six priorities that anybody answers to. Among several the owner
 * chooses. Whoever hurls by hand chooses among all.
 *
 * Source: Shooting > Target Priorities.
 *
 * @throws RuleViolation when two targets have one id.
 * @clause wrg/shooting/priority/applies
 * @clause wrg/shooting/priority/1-chargers
 * @clause wrg/shooting/priority/2-equal-shooters
 * @clause wrg/shooting/priority/3-supported-friends
 * @clause wrg/shooting/priority/4-any-shooters
 * @clause wrg/shooting/priority/5-advancing
 * @clause wrg/shooting/priority/6-nearest
 */
export function targetPriority(choosing: Choosing, rules: Pick<WrgRules, 'fighting'> = wrgRules()): TargetPriority {
  const { weapon, targets } = choosing;
  insist(new Set(targets.map(({ id }) => id)).size === targets.length, () => ({
    path: 'targets',
    clause: 'wrg/shooting/priority/applies',
    problem: 'two targets have one id',
    mend: 'give each an id of its own',
  }));
  if (isHandHurled(weapon)) {
    const because = [reasonFor('wrg/shooting/priority/applies', `${weapon} are hurled by hand`, 'any target')];
    return { priority: null, among: targets.map(({ id }) => id), because };
  }
  for (const [at, { clause, says, fits }] of steps.entries()) {
    const among = targets.filter(target => fits(target, choosing, rules)).map(({ id }) => id);
    if (among.length === 0) continue;
    const because = among.map(id => reasonFor(clause, `${id} ${says}`, `priority ${at + 1}`));
    return { priority: at + 1, among, because };
  }
  return { priority: null, among: [], because: [] };
}
