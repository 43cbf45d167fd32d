import { counted, type Reason, reasonFor } from '../../../../rulebook/index.js';
import { destination, distance } from '../../../../table/index.js';
import { isHidden } from '../../common/turn/unseen/markers.js';
import { type pickWheel, wideWheel } from '../shots.js';
import type { Volley } from '../small-arms.js';
import type { MusketState, Unit, UnitId } from '../state.js';
import type { CallAnswer, MusketContext } from '../terms.js';
import { inPlay } from '../units.js';

type Wheel = ReturnType<typeof pickWheel>;

/** Whether the smoke of firing on at the same target is played. */
export function playsSmoke({ scenario }: Pick<MusketContext, 'scenario'>): boolean {
  return scenario.optional?.includes('fog-of-war') === true;
}

/** Turns before this one in which a unit has fired at a target without a break. */
function turnsOfFire({ smoke }: Unit, target: UnitId, turn: number): number {
  if (smoke?.target !== target) return 0;
  // A second fire of the same turn adds no smoke of a turn of its own.
  if (smoke.on === turn) return smoke.turns - 1;
  return smoke.on === turn - 1 ? smoke.turns : 0;
}

/**
 * A volley through the smoke of those before it at the same target, which it adds to.
 *
 * @clause cady/musket/optional/fog-of-war
 */
export function throughSmoke(unit: Unit, target: UnitId, volley: Volley, context: MusketContext): Volley {
  if (!playsSmoke(context)) return volley;
  const smoke = firesOn(unit, target, context.turn);
  return smoke === 0 ? volley : { ...volley, groups: volley.groups.map(group => ({ ...group, smoke })) };
}

/**
 * The wheel of a gun that goes on firing at the same target (which that is, is a ruling, `cady/ruling/fog-of-war-guns-target`): everything
 * on it as much farther from its middle as smoke has it; and why.
 *
 * @clause cady/musket/optional/fog-of-war
 */
export function wheelInSmoke(
  gun: Unit,
  call: Exclude<CallAnswer, { shot: 'none' }>,
  wheel: Wheel,
  state: MusketState,
  context: MusketContext,
): { readonly wheel: Wheel; readonly because: readonly Reason[] } {
  const clear = { wheel, because: [] };
  if (!playsSmoke(context) || call.shot === 'canister') return clear;
  const aim = destination(gun.at, call.bearing, call.range);
  const [first, ...others] = inPlay(state).filter(({ side, ...unit }) => side !== gun.side && !isHidden(unit));
  if (first === undefined) return clear;
  const nearest = others.reduce((best, each) => (distance(each.at, aim) < distance(best.at, aim) ? each : best), first);
  const { variation, gunsAt } = context.rules.smallArms.smoke;
  const again = firesOn(gun, gunsAt === 'nearest' ? nearest.id : '', context.turn) > 0;
  if (!again) return clear;
  const effect = `strays ${counted(variation, 'time')} as far`;
  const because = [reasonFor('cady/musket/optional/fog-of-war', 'smoke of firing on at the same target', effect)];
  return { wheel: wideWheel(wheel, variation), because };
}

/** Notes that a unit fires at a target; says how many turns on end it has done so before. */
function firesOn(unit: Unit, target: UnitId, turn: number): number {
  const before = turnsOfFire(unit, target, turn);
  unit.smoke = { target, on: turn, turns: before + 1 };
  return before;
}
