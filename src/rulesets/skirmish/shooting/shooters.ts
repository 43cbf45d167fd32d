import { counted, type Reason, reasonFor, type Violation } from '../../../rulebook/index.js';
import { gradeOrder } from '../men/men.js';
import type { Breakable, FireRate, ShooterKind } from '../rules/shooting.js';
import { type SkirmishRules, skirmishRules } from '../rules.js';
import type { Grade, Shooter } from '../troops.js';
import { rangeBand } from './shot.js';

/** The rules about who shoots. */
export type ShootersRulesPart = Pick<SkirmishRules, 'shooting'>;

/** The row of the rates of fire that a shooter goes by: bows and slings in the saddle are those of horse-archers. */
export function shooterKind(
  { weapon, mounted = false }: { readonly weapon: Shooter; readonly mounted?: boolean },
  { shooting }: ShootersRulesPart = skirmishRules(),
): ShooterKind {
  const as = weapon === 'sling' ? shooting.slingsAs : weapon;
  if (as === 'bow' || as === 'shortbow' || as === 'longbow') return mounted ? 'horse-archer' : 'archer';
  return as;
}

/** What a shooter does in his turn. */
export interface Shooting {
  readonly weapon: Shooter;
  readonly mounted?: boolean;
  readonly pace: 'stands' | 'walks' | 'runs';
  /** A handgun, engine or bombard that is loaded. */
  readonly loaded?: boolean;
}

/**
 * How many shots a weapon has this turn; 0 for none. What has to be loaded takes a turn for it, and shoots in another.
 *
 * Source: 4 Movement > Moving and firing.
 *
 * @clause skirmish/movement/fire-horse-archer
 * @clause skirmish/movement/fire-archer
 * @clause skirmish/movement/fire-javelin
 * @clause skirmish/movement/fire-crossbow
 * @clause skirmish/movement/fire-gunpowder-engine
 */
export function shotsInTurn(
  { weapon, mounted = false, pace, loaded = false }: Shooting,
  rules: ShootersRulesPart = skirmishRules(),
): number {
  const rate: FireRate = rules.shooting.rate[shooterKind({ weapon, mounted }, rules)];
  if (rate.loading > 0 && !loaded) return 0;
  if (pace === 'stands') return rate.standing;
  if (pace === 'walks') return rate.walking;
  return mounted ? rate.galloping : rate.running;
}

/**
 * Turns that loading takes before a shot, standing still; 0 for what needs none.
 *
 * Source: 4 Movement > Moving and firing.
 *
 * @clause skirmish/movement/fire-gunpowder-engine
 */
export function loadingTurns(weapon: Shooter, rules: ShootersRulesPart = skirmishRules()): number {
  return rules.shooting.rate[shooterKind({ weapon }, rules)].loading;
}

/** When in a turn shots are made. */
export interface ShotTimes {
  /** Shares of the move at which the weapon shoots, the first shot first. */
  readonly at: readonly number[];
  readonly faults: readonly Violation[];
}

/** A weapon of a turn in which its bearer may change weapons. */
export interface TimedWeapon {
  readonly weapon: Shooter;
  readonly shots: number;
  /** He changes weapons, and this is the one before or the one after. */
  readonly changed?: 'first' | 'second';
}

/**
 * When a weapon shoots: halfway, and a second time at the end of the move. Who changes weapons shoots the first halfway and the second
 * at the end, if they are bows or javelins.
 *
 * Source: 5 Shooting > b Timing of fire.
 *
 * @clause skirmish/shooting/timing-change-weapon
 * @clause skirmish/shooting/change-weapon-types
 * @clause skirmish/shooting/timing-two-shots
 * @clause skirmish/shooting/timing-single-shot
 * @clause skirmish/actions/change-weapon
 */
export function shotTimes(
  { weapon, shots, changed }: TimedWeapon,
  rules: ShootersRulesPart = skirmishRules(),
): ShotTimes {
  const half = rules.shooting.halfOfTheMove;
  if (changed === undefined) return { at: [half, 1].slice(0, shots), faults: [] };
  const kind = shooterKind({ weapon }, rules);
  const at = shots > 0 ? [changed === 'first' ? half : 1] : [];
  if (kind === 'archer' || kind === 'javelin') return { at, faults: [] };
  const problem = `a ${weapon} cannot be shot in a turn in which weapons are changed`;
  return {
    at: [],
    faults: [
      { path: 'weapon', clause: 'skirmish/shooting/change-weapon-types', problem, mend: 'shoot bows or javelins' },
    ],
  };
}

/** A shot as its place in the order of shooting is found. */
export interface ShotInOrder {
  readonly id: string;
  readonly weapon: Shooter;
  /** A first or only shot, or a second one, or one at the end of the move. */
  readonly shot: 'first' | 'second';
  readonly wounded?: boolean;
  readonly moving?: boolean;
  readonly grade: Grade;
  readonly inCover?: boolean;
  /** Nobody knows of him until he shoots, and he chooses to be first. */
  readonly concealed?: boolean;
}

/** The lines of the order, the first difference before the others; the lower number shoots first. */
const shotOrderLines: readonly ((shot: ShotInOrder, rules: ShootersRulesPart) => number)[] = [
  ({ concealed = false }) => (concealed ? 0 : 1),
  ({ shot }) => (shot === 'first' ? 0 : 1),
  ({ wounded = false }) => (wounded ? 1 : 0),
  ({ moving = false }) => (moving ? 1 : 0),
  ({ grade }) => -gradeOrder({ grade }),
  ({ inCover = false }) => (inCover ? 0 : 1),
  ({ weapon }, rules) => weaponOrder(weapon, rules),
];

const weaponKindsInOrder: readonly ShooterKind[] = ['javelin', 'archer', 'crossbow', 'handgun', 'engine', 'bombard'];

function weaponOrder(weapon: Shooter, rules: ShootersRulesPart): number {
  return weaponKindsInOrder.indexOf(shooterKind({ weapon }, rules));
}

/**
 * The order in which shots are settled: groups of shots that are simultaneous, the first group first. A concealed figure shoots before
 * everybody else.
 *
 * Source: 5 Shooting > a Order of shooting.
 *
 * @clause skirmish/shooting/order
 * @clause skirmish/shooting/simultaneous
 * @clause skirmish/shooting/concealed-first
 */
export function shotOrder(
  { shots }: { readonly shots: readonly ShotInOrder[] },
  rules: ShootersRulesPart = skirmishRules(),
): readonly (readonly string[])[] {
  const compare = (a: ShotInOrder, b: ShotInOrder): number => {
    for (const line of shotOrderLines) {
      const difference = line(a, rules) - line(b, rules);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  const groups: ShotInOrder[][] = [];
  for (const shot of [...shots].sort(compare)) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && compare(last[0], shot) === 0) last.push(shot);
    else groups.push([shot]);
  }
  return groups.map(group => group.map(({ id }) => id));
}

/** A friend in the line of a shot. */
export interface FriendInTheLine {
  /** Inches from the shooter. */
  readonly distance: number;
}

/** A shot that somebody means to make. */
export interface IntendedShot {
  readonly weapon: Shooter;
  readonly mounted?: boolean;
  readonly distance: number;
  /** Degrees between the direction faced and the target. */
  readonly bearing: number;
  readonly inSight: boolean;
  readonly friends?: readonly FriendInTheLine[];
  /** Up or down, from or to a building or rampart. */
  readonly upOrDown?: boolean;
  /** Missiles left; left out where nobody counts them. */
  readonly missiles?: number;
  /** Targets that he has shot at already this turn, besides this one. */
  readonly otherTargets?: number;
  /** Share of the turn that the target is in contact with an enemy, and whether it is at the moment of the shot. */
  readonly targetInContact?: { readonly share: number; readonly now: boolean };
}

/**
 * What forbids a shot: the target out of sight, range or arc, friends in the line, an empty quiver, a second target, or one that is in
 * contact with an enemy.
 *
 * Source: 5 Shooting > c, d, e; 6 Melee.
 *
 * @clause skirmish/shooting/target-visible
 * @clause skirmish/shooting/nominate-first
 * @clause skirmish/shooting/one-target-per-turn
 * @clause skirmish/shooting/roster
 * @clause skirmish/sequence/mark-ammunition
 * @clause skirmish/melee/no-shooting-half-turn
 * @clause skirmish/melee/no-shooting-in-contact
 */
export function shotFaults(
  shot: IntendedShot,
  rules: Pick<SkirmishRules, 'shooting' | 'melee'> = skirmishRules(),
): readonly Violation[] {
  const { weapon, distance, inSight, missiles, otherTargets = 0, targetInContact } = shot;
  const faults: Violation[] = [...arcFaults(shot, rules), ...lineFaults(shot, rules)];
  const visible = 'skirmish/shooting/target-visible';
  const other = 'choose another target';
  if (!inSight) faults.push({ path: 'inSight', clause: visible, problem: 'the target is not seen', mend: other });
  if (rangeBand({ weapon, distance }, rules) === null)
    faults.push({ path: 'distance', clause: visible, problem: 'the target is out of range', mend: other });
  if (missiles !== undefined && missiles < 1) {
    const problem = 'no missiles are left';
    faults.push({ path: 'missiles', clause: 'skirmish/shooting/roster', problem, mend: 'fetch some' });
  }
  if (otherTargets >= rules.shooting.targets) {
    const problem = 'a figure shoots at one target in a turn';
    faults.push({
      path: 'otherTargets',
      clause: 'skirmish/shooting/one-target-per-turn',
      problem,
      mend: 'shoot at the same',
    });
  }
  if (targetInContact !== undefined && (targetInContact.now || targetInContact.share > rules.melee.savedFromShots)) {
    const clause = targetInContact.now
      ? 'skirmish/melee/no-shooting-in-contact'
      : 'skirmish/melee/no-shooting-half-turn';
    faults.push({ path: 'targetInContact', clause, problem: 'the target is in contact with an enemy', mend: other });
  }
  return faults;
}

/**
 * Degrees to each side in which a weapon shoots.
 *
 * Source: 5 Shooting > c Direction of fire.
 *
 * @clause skirmish/shooting/arc-horse-archer
 * @clause skirmish/shooting/arc-bombard-engine
 * @clause skirmish/shooting/arc-others
 */
export function arcOf(
  { weapon, mounted = false }: { readonly weapon: Shooter; readonly mounted?: boolean },
  rules: ShootersRulesPart = skirmishRules(),
): number {
  const { arc } = rules.shooting;
  if (weapon === 'engine' || weapon === 'bombard') return arc[weapon];
  return shooterKind({ weapon, mounted }, rules) === 'horse-archer' ? arc.horseArcher : arc.others;
}

function arcFaults(shot: IntendedShot, rules: ShootersRulesPart): readonly Violation[] {
  const arc = arcOf(shot, rules);
  if (Math.abs(shot.bearing) <= arc) return [];
  const problem = `the target is more than ${counted(arc, 'degree')} off`;
  return [{ path: 'bearing', clause: 'skirmish/shooting/arc-others', problem, mend: 'turn to it' }];
}

/**
 * What of the friends in the line of a shot forbids it: more than one, or one too far from the shooter; guns shoot over nobody. Up and
 * down, from or to a building or rampart, friends hinder nobody.
 *
 * Source: 5 Shooting > e Units firing.
 *
 * @clause skirmish/shooting/through-friends
 * @clause skirmish/shooting/blocked-by-friends
 * @clause skirmish/shooting/guns-over-friends
 */
export function lineFaults(
  { weapon, friends = [], upOrDown = false }: Pick<IntendedShot, 'weapon' | 'friends' | 'upOrDown'>,
  { shooting }: ShootersRulesPart = skirmishRules(),
): readonly Violation[] {
  if (upOrDown || friends.length === 0) return [];
  const { inLine, within, neverOver } = shooting.friends;
  const mend = 'choose another target, or move';
  if (neverOver.includes(weapon))
    return [
      {
        path: 'friends',
        clause: 'skirmish/shooting/guns-over-friends',
        problem: `a ${weapon} does not shoot over friends`,
        mend,
      },
    ];
  if (friends.length <= inLine && friends.every(({ distance }) => distance <= within)) return [];
  return [
    { path: 'friends', clause: 'skirmish/shooting/blocked-by-friends', problem: 'friends stand in the line', mend },
  ];
}

/**
 * Missiles that a man starts with.
 *
 * Source: 5 Shooting > f Ammunition Rosters.
 *
 * @clause skirmish/shooting/ammo-start
 * @clause skirmish/shooting/ammo-host
 */
export function startingMissiles(
  { weapon, host }: { readonly weapon: Shooter; readonly host?: number },
  { shooting }: ShootersRulesPart = skirmishRules(),
): number {
  return host ?? shooting.carried[weapon];
}

/** Who fetches missiles from where. */
export interface Resupply {
  readonly weapon: Shooter;
  readonly left: number;
  /** Missiles of his kind that are there. */
  readonly store: number;
}

/**
 * What a man has, and the store, when he has fetched missiles: up to what he starts with, or all there is
 * (`skirmish/ruling/resupply`). Who still has some fetches none.
 *
 * Source: 5 Shooting > f Ammunition Rosters.
 *
 * @clause skirmish/shooting/ammo-resupply
 */
export function resupplied(
  { weapon, left, store }: Resupply,
  rules: ShootersRulesPart = skirmishRules(),
): { readonly left: number; readonly store: number; readonly because: readonly Reason[] } {
  const clause = 'skirmish/shooting/ammo-resupply';
  if (left > 0) return { left, store, because: [reasonFor(clause, 'he has not run out', 'takes none')] };
  const most = rules.shooting.resupply === 'all' ? store : startingMissiles({ weapon }, rules);
  const taken = Math.min(store, most);
  return {
    left: left + taken,
    store: store - taken,
    because: [reasonFor(clause, `${store} are there`, `takes ${taken}`)],
  };
}

/**
 * What a wagon or a packhorse holds of the missiles of one kind.
 *
 * Source: 5 Shooting > f Ammunition Rosters.
 *
 * @clause skirmish/shooting/ammo-wagon
 * @clause skirmish/shooting/ammo-packhorse
 */
export function carrierHolds(
  { carrier, weapon }: { readonly carrier: 'wagon' | 'packhorse'; readonly weapon: Shooter },
  { shooting }: ShootersRulesPart = skirmishRules(),
): number {
  const held = shooting.carriers[carrier];
  if (weapon === 'javelin') return held.javelins;
  return weapon === 'engine' || weapon === 'bombard' ? held.rounds : held.others;
}

/** What hits have done to a wall or a thing. */
export interface Breach {
  readonly needed: number;
  readonly breached: boolean;
  /** Inches of the breach; 0 while there is none, and for what is wrecked. */
  readonly width: number;
  readonly because: readonly Reason[];
}

/**
 * Whether the hits of engines and bombards so far have breached a wall or wrecked a thing.
 *
 * Source: 5 Shooting > Effects on walls.
 *
 * @clause skirmish/shooting/breach
 * @clause skirmish/shooting/inanimate-hit
 */
export function breach(
  { of, hits }: { readonly of: Breakable; readonly hits: number },
  { shooting }: ShootersRulesPart = skirmishRules(),
): Breach {
  const needed = shooting.breach.hits[of];
  const breached = hits >= needed;
  const wrecked = of === 'wagon' || of === 'engine' || of === 'pavise';
  const because = [
    reasonFor('skirmish/shooting/breach', of.replaceAll('-', ' '), `${hits} of ${counted(needed, 'hit')}`),
  ];
  return { needed, breached, width: breached && !wrecked ? shooting.breach.width : 0, because };
}
