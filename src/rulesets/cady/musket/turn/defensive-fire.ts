import type { Reason } from '../../../../rulebook/index.js';
import { distanceToQuad, type Point, quadOf } from '../../../../table/index.js';
import { type DefensiveFire, defensiveShot, type RangeThird } from '../../common/index.js';
import { choosesItsFire, meetChargeRequest } from '../../common/turn/fighting/charged.js';
import { bonusOf } from '../engagement/fire.js';
import type { Unit } from '../state.js';
import type { MusketContext } from '../terms.js';
import { placedOf, unitOf } from '../units.js';
import type { Field } from './field.js';
import { musketThreeDice } from './morale.js';
import { chargerExposedTo, type Exposed, readyAt, volleyAtPoint } from './on-the-way.js';
import { namedTarget, type Shooter, type Shooting } from './targets.js';

/** A unit that an enemy has closed with, and where on his way it had him under its muskets. */
interface Charged {
  readonly shooter: Shooter;
  readonly charger: Unit;
  readonly exposed: readonly Exposed[];
  /** The thirds of its range at which it could still fire. */
  readonly thirds: readonly RangeThird[];
}

/**
 * Units with which enemies have closed fire at them before the melee, each at one. Where the three-dice test is played it
 * decides whether a unit may choose the third of its range; its owner is asked then. Whoever fires at close range does not
 * strike back in the melee. Without the test it fires as soon as the enemy is seen in range.
 *
 * @clause cady/musket/target-priority/first
 * @clause cady/common/fire/defensive-fire-3dt
 * @clause cady/common/three-dice/shooter-choice
 * @clause cady/common/three-dice/shooter-close
 * @clause cady/common/three-dice/shooter-mid
 * @clause cady/common/three-dice/shooter-fail
 * @clause cady/common/fire/close-fire-no-melee
 * @clause cady/common/game-level/basic-no-3dt
 */
export function volleysAtChargers(
  shooters: readonly Shooter[],
  field: Field,
  context: MusketContext,
): ReadonlyMap<string, Shooting> {
  const closed = shooters.flatMap(shooter => chargedOne(shooter, field) ?? []);
  // Of a square that side fires which has the enemy before it.
  const charged = closed.filter(
    ({ shooter: { unit } }, i) => closed.findIndex(other => other.shooter.unit === unit) === i,
  );
  const { rules, command } = context;
  const tested = charged.map(each => {
    const { unit } = each.shooter;
    const mayChoose = each.thirds.length > 0 && choosesItsFire(unit, context, musketThreeDice);
    return { charged: each, mayChoose };
  });
  const asked = tested.flatMap(each => (each.mayChoose && each.charged.thirds.length > 1 ? [each.charged] : []));
  const requests = asked.map(({ shooter: { unit }, charger, thirds }) => meetChargeRequest(unit, charger, thirds));
  const answers = requests.length === 0 ? [] : command.askAll(requests);
  const chosen = new Map(asked.map(({ shooter }, i) => [shooter.unit.id, answers[i]?.at]));
  const volleys = tested.flatMap(({ charged: each, mayChoose }) => {
    const { id } = each.shooter.unit;
    const choice = chosen.get(id) ?? each.thirds[0] ?? 'far';
    const closeAlone = isCloseFromTheFirst(each, field);
    const shot = mayChoose ? defensiveShot({ passed: true, choice, closeAlone }, rules) : untested(closeAlone, context);
    const volley = volleyAtCharger(each, shot, field);
    if (volley !== undefined && !shot.melees) each.shooter.unit.turn.idle = true;
    return volley === undefined ? [] : [[id, volley] as const];
  });
  return new Map(volleys);
}

/** The enemy closing in at whom a unit fires: the one its order names, else of those it had under its muskets the first, and of these the nearest. */
function chargedOne(shooter: Shooter, field: Field): Charged | undefined {
  const { state, rules } = field;
  const { unit } = shooter;
  // Whoever only stands against it, or runs into it on his way back, does not close in with it.
  const closing = state.contacts.filter(
    ({ a, b, attackers }) =>
      (a === unit.id || b === unit.id) && attackers.some(id => id !== unit.id && (id === a || id === b)),
  );
  const quad = quadOf(placedOf(unit, rules));
  const chargers = closing
    .map(({ a, b }) => unitOf(state, a === unit.id ? b : a))
    .flatMap(charger => {
      const exposed = chargerExposedTo(shooter, charger, field);
      const [first] = exposed;
      return first === undefined ? [] : [{ charger, exposed, first: first.point }];
    });
  const gap = (point: Point) => distanceToQuad(point, quad);
  const seenFirst = chargers.sort((x, y) => x.first.time - y.first.time || gap(x.first) - gap(y.first))[0];
  const met = chargers.find(({ charger }) => charger.id === namedTarget(unit)) ?? seenFirst;
  if (met === undefined) return undefined;
  const { charger, exposed } = met;
  const ready = readyAt(shooter, field);
  const atClose = rules.readings.fireAtContact !== false;
  const open = exposed.filter(({ point, at }) => point.time >= ready && (at !== 'close' || atClose));
  return { shooter, charger, exposed, thirds: [...new Set(open.map(({ at }) => at))] };
}

/** Whether a unit could have fired at its charger at once, and has him at close range from there on. */
function isCloseFromTheFirst({ shooter, exposed: [first, ...later] }: Charged, field: Field): boolean {
  if (first === undefined || first.point.time < readyAt(shooter, field)) return false;
  return [first, ...later].every(({ at }) => at === 'close');
}

/** What a unit does that may not choose. */
function untested(closeAlone: boolean, { rules }: MusketContext): DefensiveFire {
  return defensiveShot({ passed: false, choice: 'close', closeAlone }, rules);
}

/**
 * The volley at a charger where the unit may or must fire it. At the first sight of him in range whoever is still loading does
 * not fire.
 */
function volleyAtCharger(
  { shooter, charger, exposed }: Charged,
  shot: DefensiveFire,
  field: Field,
): Shooting | undefined {
  const ready = readyAt(shooter, field);
  const [first] = exposed;
  const asSoonAsSeen = first !== undefined && first.point.time >= ready ? first : undefined;
  const moment =
    shot.at === 'first-in-range'
      ? asSoonAsSeen
      : (mostBearing(exposed.filter(({ point, at }) => at === shot.at && point.time >= ready)) ?? asSoonAsSeen);
  if (moment === undefined) return undefined;
  const { bonus } = bonusOf(shot);
  const notBack = shot.because.filter(({ clause }) => clause === 'cady/common/three-dice/shooter-close');
  const because: readonly Reason[] = shot.passed ? shot.because : [closesIn(charger, shot), ...notBack];
  return volleyAtPoint(shooter, charger, moment, because, field, bonus);
}

/** The moment at which most figures have an enemy in their arc, the first of those. */
function mostBearing(moments: readonly Exposed[]): Exposed | undefined {
  const most = Math.max(...moments.map(({ firing }) => firing));
  return moments.find(({ firing }) => firing === most);
}

const closes = { clause: 'cady/common/three-dice/shooter-fail' } as const;

function closesIn({ id }: Unit, { at }: DefensiveFire): Reason {
  const effect = at === 'first-in-range' ? 'fires as soon as it is seen in range' : `fires at ${at} range`;
  return { ...closes, because: `${id} closes for melee`, effect };
}
