import { counted } from '../../../../rulebook/index.js';
import type { Segment } from '../../../../table/index.js';
import { canSupersede } from '../../army/generals.js';
import { isVulnerable } from '../../casualties/target.js';
import type { OrderWay } from '../../events.js';
import { generalRisk } from '../../hand-to-hand/general.js';
import { moveRate } from '../../moving/rates.js';
import { mayLeaveFollowers } from '../../orders/delivery.js';
import type { Conduct, General, Unit, WrgState } from '../../state.js';
import { generalWith, onTable, unitOf } from '../../units.js';
import { fieldOf } from '../field.js';
import { meleeTroops } from '../fighting/fighter.js';
import { suffer } from '../losses.js';
import { mannerOf } from '../moving/going.js';
import { commands } from '../ordering/commanders.js';
import { catcherOf, fightParty } from '../ordering/patrol.js';
import { ridden, wayOfRiders } from '../ordering/riding.js';
import type { Play } from '../play.js';
import { isShieldless } from '../shields.js';
import { atNight, downTheWindAlone } from '../weather/limits.js';
import { bodyguardNow } from './bodyguard.js';
import { loseGeneral } from './losing.js';

/**
 * A general takes his place in the unit that he is with, or leaves it for another.
 *
 * @clause wrg/general/supersede-command
 */
export function takePlace(unit: Unit, { general: place, rides }: Conduct, { state, tell }: Play): void {
  const general = generalWith(state, unit);
  if (general === undefined) return;
  if (place !== undefined) general.inFront = place === 'in-front';
  if (rides === undefined) return;
  const { x, y } = unit.placed.at;
  general.at = { x, y };
  general.bodyguard = bodyguardNow(general, state);
  general.with = null;
  general.inFront = false;
  general.riding = { to: rides, as: unit.id, galloped: false };
  tell({ kind: 'general', general: general.id, what: 'leaves', unit: unit.id, men: 0, because: [] });
}

/** The units that a general may ride to and command in person: those of his own command whom no walls shut off from him, if he has few men with him. */
export function mayRideTo(general: General, { state, scenario, rules }: Pick<Play, 'state' | 'scenario' | 'rules'>) {
  const unit = general.with === null ? undefined : unitOf(state, general.with);
  if (unit === undefined || general.calls !== null || unit.aboard !== undefined) return [];
  if (!canSupersede({ troops: unit.troops, bodyguard: bodyguardNow(general, state) }, rules)) return [];
  const isShutOff = (other: Unit) =>
    wayOfRiders(unit.placed.at, other, general.side, fieldOf(state, scenario, rules)).walledOff === true;
  return onTable(state).filter(
    other =>
      other.side === general.side &&
      other.id !== unit.id &&
      other.rout === null &&
      other.aboard === undefined &&
      generalWith(state, other) === undefined &&
      commands(general, other, { state, rules }) &&
      !isShutOff(other),
  );
}

/**
 * Generals ride to the units that they are about to join, at the pace of those with whom they set out, for one period at a gallop.
 *
 * @clause wrg/general/supersede-command
 * @clause wrg/orders/messenger-speed
 */
export function rideToUnits(play: Play): void {
  const { state } = play;
  for (const general of Object.values(state.generals)) {
    const { riding } = general;
    if (riding === null || general.gone !== null) continue;
    const target = unitOf(state, riding.to);
    const isThere = target.gone === null && target.away === null;
    const { side, at: from } = general;
    const ride = isThere ? rideOf(general, target, unitOf(state, riding.as), play) : { pieces: [], arrives: false };
    general.at = ride.pieces.at(-1)?.to ?? from;
    const met = ride.pieces.length === 0 ? [{ from, to: from }] : ride.pieces;
    const enemy = met.map(piece => catcherOf({ side, ...piece }, play)).find(each => each !== undefined);
    if (enemy !== undefined) {
      general.at = from;
      isMetAlone(general, enemy, play);
    } else if (ride.arrives) {
      general.with = target.id;
      general.riding = null;
      play.tell({ kind: 'general', general: general.id, what: 'joins', unit: target.id, men: 0, because: [] });
    }
  }
}

/** A ride of a period: where it leads, piece by piece, and whether it ends with the unit. */
interface PeriodsRide {
  readonly pieces: readonly Segment[];
  readonly arrives: boolean;
}

/**
 * How a general rides for a period toward a unit; in a storm he gets on no farther than it lets his men go.
 *
 * @clause wrg/weather/wind-desert
 */
function rideOf(general: General, target: Unit, as: Unit, { state, scenario, rules }: Play): PeriodsRide {
  if (general.riding === null) return { pieces: [], arrives: false };
  const { normal, charge } = moveRate(as.troops, mannerOf(as, false), rules);
  const way = wayOfRiders(general.at, target, general.side, fieldOf(state, scenario, rules));
  const gallops = !general.riding.galloped && way.paces > normal;
  const paces = atNight(gallops ? (charge ?? normal) : normal, as, rules);
  if (gallops) {
    general.riding.galloped = true;
    general.galloped = state.period;
  }
  general.riding.paces = Math.min(way.paces, paces);
  const whole = ridden(general.at, way, paces);
  const pieces = downTheWindAlone(whole, as.period.weather?.downWind ?? null);
  const isHeld = pieces.length < whole.length;
  return { pieces, arrives: !isHeld && way.walledOff !== true && way.paces <= paces };
}

/**
 * A general who rides by himself is come upon (`wrg/ruling/lone-general-reached`): he and his men fight as a patrol does; wounded, he has
 * nobody to bring him away.
 *
 * @clause wrg/orders/messengers-as-patrol
 * @clause wrg/general/wounded
 * @clause wrg/general/wounded-leaves
 */
function isMetAlone(general: General, enemy: Unit, play: Play): void {
  const { state, scenario, dice, rules, tell } = play;
  const come = { clause: 'wrg/orders/messengers-as-patrol', because: 'enemies come upon him' } as const;
  const helpless = general.riding === null || !isVulnerable(unitOf(state, general.riding.as).troops, rules);
  // Nobody fights from wagons.
  if (rules.field.playing.loneGeneral === 'taken' || general.riding === null || helpless) {
    loseGeneral(general, { gone: 'captured', because: [{ ...come, effect: 'taken' }] }, play);
    return;
  }
  const as = unitOf(state, general.riding.as);
  const shieldless = isShieldless(as, { from: as.placed.at, side: 'front' }, rules);
  const party = { troops: meleeTroops(as), foughtBefore: as.combats, shieldless };
  const { received, inflicted, because: blows } = fightParty(party, enemy, play);
  const { men, share, fate, because } = generalRisk(
    {
      training: scenario.sides[general.side]?.training ?? as.troops.training,
      men: general.men,
      melee: { casualties: received, frontRank: 1 },
    },
    dice,
    rules,
  );
  general.men = men;
  const told = [{ ...come, effect: `${counted(men, 'man', 'men')} left` }, ...blows, ...because];
  if (fate === 'unhurt') tell({ kind: 'general', general: general.id, what: 'hurt', men: share, because: told });
  else loseGeneral(general, { gone: fate === 'dead' ? 'dead' : 'captured', men: share, because: told }, play);
  suffer(enemy, inflicted, play);
}

/**
 * A unit obeys an order that its general has not called out himself: he may leave its front rank.
 *
 * @clause wrg/orders/follow-me
 * @clause wrg/orders/follow-me-stay
 */
export function releaseCaller(unit: Unit, by: OrderWay, state: WrgState): void {
  if (!mayLeaveFollowers({ nextOrderDigested: by !== 'general' })) return;
  for (const general of Object.values(state.generals)) if (general.calls === unit.id) general.calls = null;
}
