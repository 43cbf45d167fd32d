import { counted, type Reason, reasonFor } from '../../../../rulebook/index.js';
import { listed } from '../../../../scenario/index.js';
import type { March, Moved } from '../../../../table/index.js';
import type { Doing, Unit } from '../../state.js';
import { unitOf } from '../../units.js';
import { touches } from '../contact.js';
import type { Play } from '../play.js';
import { isShownTo } from '../weather/sight.js';
import { NO_STEP } from './carrying-out.js';

/**
 * What has ended a move before it was done; a friend who only keeps a block from coming round where it has got to has not. Who was to turn on the spot and go
 * nowhere is kept from that by whoever left him no room, whom he may meet after it.
 */
export function hindranceOf({ stoppedBy, noRoomBy }: Moved, march: March): Moved['stoppedBy'] {
  if (noRoomBy !== undefined && march.moved < NO_STEP) return { kind: 'friend', id: noRoomBy, held: true };
  return stoppedBy?.kind === 'friend' && stoppedBy.facing === true ? undefined : stoppedBy;
}

/** What has stopped a body that goes back: of an enemy from whom it has come off again as it fronted, that he was in its way. */
export function heldOff(
  unit: Unit,
  doing: Doing,
  stop: Moved['stoppedBy'],
  { state, rules }: Pick<Play, 'state' | 'rules'>,
): Moved['stoppedBy'] {
  if (stop?.kind !== 'contact' || (doing !== 'retiring' && doing !== 'rallying-back')) return stop;
  const there = stop.ids.map(id => unitOf(state, id)).filter(({ gone }) => gone === null);
  const [first] = there;
  return first === undefined || there.some(enemy => touches(unit, enemy, rules))
    ? stop
    : { kind: 'enemy', id: first.id };
}

/** What has ended a move before it was done: who stood in the way, whom it has met, and what of the ground. */
export function endOf(stop: Moved['stoppedBy'], barring: Unit | undefined, play: Play) {
  const ground = groundOf(stop);
  return {
    ...(stop === undefined || stop.kind === 'allowance' ? {} : { stopped: stop.kind }),
    ...(barring === undefined ? {} : { by: barring.id }),
    ...(barring !== undefined && isHeld(stop) ? ({ noRoom: true } as const) : {}),
    ...(stop?.kind === 'contact' ? { met: whomMet(stop.ids, play) } : {}),
    ...(ground === undefined ? {} : { ground: { ...ground, ...burning(ground.feature, play) } }),
  };
}

/** The enemy who has brought a body up, if its side sees him. */
export function enemySeen({ side }: Unit, stop: Moved['stoppedBy'], play: Play): Unit | undefined {
  if (stop?.kind !== 'enemy') return undefined;
  const enemy = unitOf(play.state, stop.id);
  return isShownTo(side, enemy, play) ? enemy : undefined;
}

/** Whether pursuers have been stopped by enemies among whom those are not whom they pursue. */
export function meetsOthers({ pursuit }: Unit, doing: Doing, stop: Moved['stoppedBy']): boolean {
  return doing === 'pursuing' && pursuit !== null && stop?.kind === 'contact' && !stop.ids.includes(pursuit.quarry);
}

/** Whether anything but the end of its move has stopped a body. */
export const isStopped = (stop: Moved['stoppedBy']): boolean => stop !== undefined && stop.kind !== 'allowance';

/** What of the ground has ended a move, or what there was not enough of the move left for. */
export function groundOf(stop: Moved['stoppedBy']): { readonly kind: string; readonly feature?: string } | undefined {
  switch (stop?.kind) {
    case 'impassable':
    case 'unpaid':
      return { kind: stop.by, ...(stop.feature === undefined ? {} : { feature: stop.feature }) };
    case 'too wide':
      return { kind: 'crossing', feature: stop.feature };
    default:
      return undefined;
  }
}

/** Whether a body had no room to turn, or to change its formation. */
function isHeld(stop: Moved['stoppedBy']): boolean {
  return (stop?.kind === 'friend' || stop?.kind === 'enemy') && stop.held === true;
}

/** Those whom a body has met, who are still there when all have moved. */
function whomMet(ids: readonly string[], { state }: Play): readonly string[] {
  return ids.filter(id => unitOf(state, id).gone === null);
}

/** That ground is not entered because it burns. */
function burning(feature: string | undefined, { state }: Play): { readonly burns?: true } {
  return feature !== undefined && state.fires?.things[feature]?.state === 'untenable' ? { burns: true } : {};
}

/**
 * Why a body that nothing has stopped has gone less far than it was to: it let friends go first, and set out later.
 *
 * @clause wrg/movement/simultaneous
 */
export function whatItWaited({ moved, waited }: Moved, march: March): readonly Reason[] {
  const paces = Math.round(march.moved - moved);
  if (waited === 0 || paces < 1) return [];
  return [
    reasonFor('wrg/movement/simultaneous', 'waited for friends to get out of the way', `−${counted(paces, 'pace')}`),
  ];
}

/**
 * That a charge at an enemy ends before it has come to contact, and before those into whom it was to go on after him.
 *
 * @clause wrg/charge/definition
 */
export function fallsShort({ period: { charges, through = [] } }: Unit, doing: Doing): readonly Reason[] {
  if (doing !== 'charging' || charges === null) return [];
  const are = through.length === 0 ? 'is' : 'are';
  return [reasonFor('wrg/charge/definition', `${listed([charges, ...through])} ${are} farther off`, 'falls short')];
}
