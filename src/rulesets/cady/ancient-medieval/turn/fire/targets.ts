import type { Reason } from '../../../../../rulebook/index.js';
import { boxAround, distance, distanceBetweenQuads, type Point, piecesInside } from '../../../../../table/index.js';
import type { Candidate } from '../../../common/fire/target-priority.js';
import { heightOf, inFrontOf, inMeleeWithFriends } from '../../../common/turn/aim.js';
import { unitOf } from '../../../common/turn/units.js';
import { isHidden } from '../../../common/turn/unseen/markers.js';
import { arcOf, inMissileArc } from '../../missiles/missile-arcs.js';
import { type MissileGroup, missileOdds } from '../../missiles/missiles.js';
import { fallsShortOn, missileTarget, type OnTheLine } from '../../missiles/shooting.js';
import type { AncientUnit, Contact } from '../../state.js';
import type { AncientField } from '../field.js';
import { storeysOf } from '../siege/castle.js';
import { type Aim, groupsAt, menOf, shotOf } from './aim.js';
import type { Shooter } from './armed.js';
import { sightBetween } from './sight-between.js';

/** A volley decided on, before any die is thrown. */
export interface Shooting {
  readonly shooter: Shooter;
  readonly target: AncientUnit;
  readonly groups: readonly MissileGroup[];
  /** Shots that each figure has spent on it. */
  readonly shots: number;
  readonly because: readonly Reason[];
  /** At the same time other figures of the unit shoot at somebody else, whose volley says how many shots each spends. */
  readonly alongside?: true;
  /** What is thrown by hand, in place of the weapon of its kind. */
  readonly thrown?: 'axe' | 'javelin' | 'pilum';
  /** How it met a charger, and whether it throws its bows down for the melee. */
  readonly met?: NonNullable<AncientUnit['firedAtChargers']> & { readonly throwsDown: boolean };
}

/**
 * The volley of a unit at a target where both stand: the one its order names, else any in range, the nearest by choice. When
 * nobody is in range, one that its order names is shot at for all that, and the flight falls short. `undefined` when there is
 * nobody to shoot at.
 *
 * @clause cady/ancient-medieval/missile/priority
 * @clause cady/ancient-medieval/missile/target-not-written
 * @clause cady/ancient-medieval/missile/no-fire-into-melee
 */
export function volleyAt(shooter: Shooter, shots: number, field: AncientField): Shooting | undefined {
  const { state, rules } = field;
  const ordered = namedTarget(shooter);
  const aims = new Map<string, Aim>();
  const candidates: Candidate[] = [];
  for (const { target, gap } of enemiesNear(shooter, field)) {
    if (target.id !== ordered && isBeaten(gap, candidates, rules.missiles.priority)) continue;
    const aim = groupsAt(shooter, target, shots, field);
    if (aim === undefined || (target.id !== ordered && isHopeless(aim.groups, field))) continue;
    aims.set(target.id, aim);
    candidates.push({
      unit: target.id,
      distance: aim.nearest,
      closing: false,
      inFront: isInFront(shooter, target, field),
      inRange: true,
    });
  }
  const chosen = missileTarget({ candidates, ...(ordered === undefined ? {} : { ordered }) }, rules);
  const aim = chosen === undefined ? undefined : aims.get(chosen.unit);
  if (chosen === undefined || aim === undefined) return tooShort(shooter, ordered, shots, field);
  const target = unitOf(state, chosen.unit);
  return { shooter, target, groups: aim.groups, shots, because: chosen.because };
}

/**
 * A chariot's fire at the enemy that it meets, in place of its melee: only where its order names him.
 *
 * @clause cady/ancient-medieval/chariot/fire-on-contact
 * @clause cady/ancient-medieval/chariot/no-fire-and-melee
 */
export function volleyOnContact(shooter: Shooter, shots: number, field: AncientField): readonly Shooting[] {
  const { unit } = shooter;
  const { state, rules } = field;
  const named = namedTarget(shooter);
  const met = state.contacts.find(
    ({ a, b, since }) => since === state.turn && ((a === unit.id && b === named) || (b === unit.id && a === named)),
  );
  if (unit.chariot === null || named === undefined || met === undefined) return [];
  const target = unitOf(state, named);
  const aim = groupsAt(shooter, target, shots, field);
  if (aim === undefined) return [];
  const { fireAndMelee } = rules.chariots;
  const because = {
    clause: 'cady/ancient-medieval/chariot/fire-on-contact',
    because: `meets ${named}`,
    effect: fireAndMelee ? 'shoots at it' : 'shoots in place of its melee',
  } as const;
  const meets = { at: 'close', charger: named, melees: fireAndMelee, throwsDown: false } as const;
  return [{ shooter, target, groups: aim.groups, shots, because: [because], met: meets }];
}

/**
 * Whether fire of itself is held because it could hit nobody (`cady/ruling/fire-that-cannot-hit`).
 *
 * @clause cady/ancient-medieval/missile/zero-rung
 */
export function isHopeless(groups: readonly MissileGroup[], { rules }: Pick<AncientField, 'rules'>): boolean {
  return !rules.missiles.hopeless && groups.every(group => missileOdds(group, rules).faces.length === 0);
}

/** The enemy that an order names, if it does. */
export function namedTarget({ order }: Pick<Shooter, 'order'>): string | undefined {
  return order?.fire?.fire === 'at' ? order.fire.target : undefined;
}

/**
 * Whether a unit may not be shot at because it is in melee. An elephant's own opponents its missile man may shoot at, and men at the foot of
 * a ladder whoever stands on the wall (`cady/ruling/fire-at-ladder-foot`).
 *
 * @clause cady/ancient-medieval/siege/base-visible
 * @clause cady/ancient-medieval/missile/no-fire-into-melee
 * @clause cady/ancient-medieval/elephant/attack-order
 */
export function isBarred(target: AncientUnit, unit: AncientUnit, { state, rules }: AncientField): boolean {
  const fromAbove = unit.on !== null && rules.siege.ladderFoot === 'fair-targets';
  const climbs = ({ storms, attackers }: Contact) => storms === 'ladder' && attackers.includes(target.id);
  if (unit.elephant === null) {
    return state.contacts.some(each => [each.a, each.b].includes(target.id) && !(fromAbove && climbs(each)));
  }
  const others = state.contacts.filter(({ a, b }) => a !== unit.id && b !== unit.id);
  return inMeleeWithFriends(target, unit, { ...state, contacts: others });
}

/** Enemies in the open whose ground comes into reach, the nearest first. */
function enemiesNear(shooter: Shooter, field: AncientField): { target: AncientUnit; gap: number }[] {
  const { unit, quad, reach } = shooter;
  return field.standing
    .near(boxAround(quad), reach)
    .flatMap(({ unit: target, quad: ground }) => {
      if (target.side === unit.side || isHidden(target) || isBarred(target, unit, field)) return [];
      const gap = distanceBetweenQuads(quad, ground);
      return gap > reach ? [] : [{ target, gap }];
    })
    .sort((a, b) => a.gap - b.gap);
}

/** Where the nearest in range is taken, whoever stands farther off than one that is found need not be looked at. */
function isBeaten(gap: number, found: readonly Candidate[], priority: string): boolean {
  return priority === 'any-in-range' && found.some(({ distance: away }) => away < gap);
}

function isInFront({ shooter, placed, reach }: Shooter, target: AncientUnit, { standing, rules }: AncientField) {
  if (rules.missiles.priority === 'any-in-range') return false;
  const { right } = arcOf(shooter, rules);
  const body = standing.near(boxAround([target.at])).find(({ unit }) => unit.id === target.id)?.placed;
  return body !== undefined && inFrontOf(placed, body, { halfAngle: right, reach }, rules);
}

/**
 * A flight at a target out of range, in sight and arc: it comes down at the end of the range on whoever stands there.
 *
 * @clause cady/ancient-medieval/missile/designate-then-measure
 * @clause cady/ancient-medieval/missile/out-of-range-falls-short
 * @clause cady/common/measuring/out-of-range-shot-lost
 */
function tooShort(
  shooter: Shooter,
  ordered: string | undefined,
  shots: number,
  field: AncientField,
): Shooting | undefined {
  const { unit, shooter: type, thrown } = shooter;
  const { state, rules } = field;
  const target = ordered === undefined ? undefined : state.units[ordered];
  if (target === undefined || target.gone !== null || isHidden(target) || target.side === unit.side) return undefined;
  const away = distance(unit.at, target.at);
  if (thrown !== undefined || away > rules.sighting.normal || isBarred(target, unit, field)) return undefined;
  const aim = { shooter: type, from: unit.at, facing: unit.facing, target: target.at };
  if (!inMissileArc(aim, rules) || !sightBetween(unit, target, field).isClear({ from: unit.at, to: target.at }))
    return undefined;
  const levelsAbove =
    heightOf(unit.at, field) + storeysOf(unit, rules) - heightOf(target.at, field) - storeysOf(target, rules);
  const flight = { shooter: type, distance: away, levelsAbove };
  const onTheLine = standingBetween(unit, target.at, away, field);
  const down = fallsShortOn({ ...flight, onTheLine }, rules);
  if (away <= shooter.reach && down === undefined) return undefined;
  const hit = down === undefined ? target : unitOf(state, down.unit);
  const group: MissileGroup = {
    ...shotOf(shooter, hit, rules),
    distance: down?.distance ?? away,
    levelsAbove,
    shots,
    figures: shooter.ranks[0]?.stands.reduce((sum, { figures }) => sum + figures, 0) ?? 0,
  };
  const because = down?.because ?? [];
  return menOf(hit, rules).figures === 0 ? undefined : { shooter, target: hit, groups: [group], shots, because };
}

/** Friends and enemies on the line to a point so far away, and from where to where they stand on it. */
function standingBetween(unit: AncientUnit, to: Point, away: number, { standing }: AncientField): OnTheLine[] {
  const line = { from: unit.at, to };
  return standing.near(boxAround([unit.at, to])).flatMap(({ unit: other, quad }): readonly OnTheLine[] => {
    if (other.id === unit.id || (isHidden(other) && other.side !== unit.side)) return [];
    return piecesInside(line, quad).map(({ start, end }) => ({ unit: other.id, from: start * away, to: end * away }));
  });
}
