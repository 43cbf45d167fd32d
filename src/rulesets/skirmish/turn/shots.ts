import { angleOff, besideWay, distance, type Point } from '../../../table/index.js';
import {
  clearTo,
  contactsOf,
  discOf,
  enemiesOf,
  type Field,
  inSight,
  isUp,
  protectionNow,
  shooterOf,
  type Whereabouts,
} from '../field.js';
import { mustered, within } from '../listed.js';
import { fireMissileFaults } from '../shooting/fire.js';
import { lineFaults, loadingTurns, shotFaults, shotsInTurn, shotTimes } from '../shooting/shooters.js';
import { rangeBand, type Shot } from '../shooting/shot.js';
import type { Figure } from '../state.js';
import { shooters } from '../troops.js';
import { coverFrom } from '../works/cover.js';
import { nearestPointOf } from '../works/places.js';

/** Where everybody was halfway through his move, or is in the end. */
export function whereAt(share: number): Whereabouts {
  return ({ at, turn }) => (share < 1 && turn.moved > 0 ? turn.half : at);
}

/**
 * The shares of the turn at which somebody shoots; none for who has no shot, nor for who spends his turn rallying.
 *
 * @clause skirmish/morale/resolute
 * @clause skirmish/shooting/timing-two-shots
 * @clause skirmish/shooting/timing-single-shot
 * @clause skirmish/shooting/timing-change-weapon
 * @clause skirmish/melee/no-shooting-in-contact
 */
export function timesOf(figure: Figure, field: Field): readonly number[] {
  const weapon = shooterOf(figure);
  if (
    weapon === undefined ||
    !isUp(figure, field) ||
    figure.fleeing ||
    figure.does === 'rallies' ||
    figure.turn.busy ||
    figure.high?.place === 'ladder' ||
    (figure.turn.share >= 1 && figure.turn.moved === 0)
  )
    return [];
  if (figure.missiles < 1) return [];
  const { turn, mounted, loaded } = figure;
  const shots = Math.min(figure.missiles, shotsInTurn({ weapon, mounted, pace: turn.pace, loaded }, field.rules));
  const changed = turn.changedFrom === null ? {} : { changed: turn.changing };
  const { at, faults } = shotTimes({ weapon, shots, ...changed }, field.rules);
  if (faults.length > 0) return [];
  // Who is charged shoots until he is at grips.
  return contactsOf(figure, field).length === 0 ? at : at.filter(share => share < (turn.contactFrom ?? 0));
}

/**
 * A man as he shot before he changed weapons in this turn: with the first of them in hand, and what missiles he has for it. Nobody where he
 * did not change, or shot nothing with it.
 *
 * @clause skirmish/shooting/timing-change-weapon
 */
export function beforeChange(figure: Figure): Figure | undefined {
  const { changedFrom, changing } = figure.turn;
  const weapon = shooters.find(each => each === changedFrom);
  if (changedFrom === null || changing === 'first' || weapon === undefined) return undefined;
  // Those that he has for it are counted apart where he shoots with the other weapon too.
  const missiles = figure.spare[weapon] ?? figure.missiles;
  return { ...figure, weapon: changedFrom, missiles, turn: { ...figure.turn, changing: 'first' } };
}

/** Inches from base to base at a time of the turn. */
function away(a: Figure, b: Figure, where: Whereabouts, { rules }: Field): number {
  return Math.max(0, distance(where(a), where(b)) - discOf(a, rules).radius - discOf(b, rules).radius);
}

/**
 * Whether somebody may shoot at somebody at a share of the turn: in sight, range and arc, past his friends, and not at who fights.
 *
 * @clause skirmish/shooting/target-visible
 * @clause skirmish/shooting/through-friends
 * @clause skirmish/melee/no-shooting-in-contact
 * @clause skirmish/melee/no-shooting-half-turn
 */
export function mayShoot(shooter: Figure, target: Figure, share: number, field: Field): boolean {
  const weapon = shooterOf(shooter);
  const where = whereAt(share);
  if (weapon === undefined) return false;
  const gap = away(shooter, target, where, field);
  // Most are out of range: who stands between is looked at last.
  if (rangeBand({ weapon, distance: gap }, field.rules) === null) return false;
  const { contactFrom } = target.turn;
  const touching = contactsOf(target, field).length > 0;
  const inContact =
    contactFrom === null || !touching ? undefined : { share: 1 - contactFrom, now: contactFrom <= share };
  const shot = {
    weapon,
    mounted: shooter.mounted,
    distance: gap,
    bearing: angleOff({ at: where(shooter), facing: shooter.facing }, where(target)),
    upOrDown: shooter.high !== null || target.high !== null,
    otherTargets: 0,
    missiles: shooter.missiles,
    inSight: true,
    ...(inContact === undefined ? {} : { targetInContact: inContact }),
  };
  if (shotFaults(shot, field.rules).length > 0) return false;
  const friends = friendsBetween(shooter, target, where, field);
  return lineFaults({ ...shot, friends }, field.rules).length === 0 && inSight(shooter, target, field, where);
}

/** Friends on the line of a shot, from base to base. */
function friendsBetween(shooter: Figure, target: Figure, where: Whereabouts, field: Field) {
  const line = { from: where(shooter), to: where(target) };
  const { radius: radii } = field.rules.field;
  const isNear = within(line, radii.foot + radii.horse);
  const friends: { readonly distance: number }[] = [];
  for (const other of mustered(field)) {
    if (other.side !== shooter.side || other.gone !== null) continue;
    if (!isNear(where(other)) || other.id === shooter.id || other.down >= field.turn) continue;
    const beside = besideWay(where(other), line);
    const { radius } = discOf(other, field.rules);
    if (beside === undefined || Math.abs(beside.aside) >= radius) continue;
    const away = distance(where(other), line.from) - radius - discOf(shooter, field.rules).radius;
    friends.push({ distance: Math.max(0, away) });
  }
  return friends;
}

/**
 * What a man with a fire missile alight may shoot it at: works and things that burn, in sight, range and arc.
 *
 * @clause skirmish/fire/ignite-time
 * @clause skirmish/fire/permission
 */
export function burnablesAt(figure: Figure, field: Field): readonly string[] {
  const weapon = shooterOf(figure);
  if (weapon === undefined || figure.lit === 0 || timesOf(figure, field).length === 0) return [];
  const { fireMissiles: allowed, rules } = field;
  const missile = { weapon, lit: field.turn - figure.lit, ...(allowed === undefined ? {} : { allowed }) };
  if (fireMissileFaults(missile, rules).length > 0) return [];
  const works = Object.values(field.works).filter(({ burns, fire, gone }) => burns !== null && fire === null && !gone);
  const things = Object.values(field.things).filter(
    ({ side, fire, gone, kind }) => side !== figure.side && fire === null && !gone && burning.includes(kind),
  );
  return [...works, ...things].flatMap(({ id }) => {
    const to = field.things[id]?.at ?? nearestPointOf(id, figure.at, field);
    if (to === undefined) return [];
    const shot = {
      weapon,
      distance: distance(figure.at, to),
      bearing: angleOff(figure, to),
      missiles: figure.missiles,
    };
    const inSight = clearTo(figure.at, to, field, field.works[id]?.height) || figure.high !== null;
    return shotFaults({ ...shot, mounted: figure.mounted, inSight }, rules).length === 0 ? [id] : [];
  });
}

/** Things of timber. */
const burning: readonly string[] = ['sow', 'siege-tower', 'engine', 'wagon', 'ladder', 'ram', 'pavise', 'store'];

/** The shares of the turn at which somebody may shoot at somebody. */
export function sharesAt(shooter: Figure, target: Figure, field: Field): readonly number[] {
  return timesOf(shooter, field).filter(share => mayShoot(shooter, target, share, field));
}

/** At whom somebody may shoot this turn, and when. */
export function targetsAt(
  figure: Figure,
  field: Field,
): readonly { readonly target: Figure; readonly at: readonly number[] }[] {
  const times = timesOf(figure, field);
  if (times.length === 0) return [];
  return enemiesOf(figure, field).flatMap(target => {
    const at = times.filter(share => mayShoot(figure, target, share, field));
    return at.length === 0 ? [] : [{ target, at }];
  });
}

/**
 * A shot at somebody, as it is thrown for: at the rider, or at the horse under him.
 *
 * @clause skirmish/shooting/target-horse-or-man
 */
export function shotOf(shooter: Figure, target: Figure, horse: boolean, share: number, field: Field): Shot | undefined {
  const { rules } = field;
  const weapon = shooterOf(shooter);
  if (weapon === undefined) return undefined;
  const where = whereAt(share);
  const cover = coverFrom(target, where(shooter), where(target), field);
  const struck =
    horse && target.mounted && target.man.horse !== undefined
      ? { protection: rules.men.horseProtection[target.man.horse], wounded: target.horse === 'wounded', horse: true }
      : {
          protection: protectionNow(target, rules, {
            shooting: shooterOf(target) !== undefined,
            encumbered: target.high?.place === 'ladder',
          }),
          wounded: target.wounded,
        };
  const shot: Shot = { weapon, distance: away(shooter, target, where, field), target: struck };
  return cover === undefined ? shot : { ...shot, cover };
}

/** Where a shot went from and to. */
export function lineOf(shooter: Figure, target: Figure, share: number): { readonly from: Point; readonly to: Point } {
  const where = whereAt(share);
  return { from: where(shooter), to: where(target) };
}

/** Whether a weapon has to be loaded after a shot. */
export function isEmptied(figure: Figure, { rules }: Field): boolean {
  const weapon = shooterOf(figure);
  return weapon !== undefined && loadingTurns(weapon, rules) > 0;
}
