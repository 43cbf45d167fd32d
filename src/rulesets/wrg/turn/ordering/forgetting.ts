import type { Reason } from '../../../../rulebook/index.js';
import { ordersAfter } from '../../orders/loss.js';
import type { Unit } from '../../state.js';
import type { Play } from '../play.js';

/**
 * A unit forgets its orders, standing ones and a new one that it is still digesting too: it has broken, or is out of control.
 *
 * @clause wrg/orders/loss
 * @clause wrg/orders/crossed-out
 */
export function forgetOrders(
  unit: Unit,
  { tell }: Pick<Play, 'tell'>,
  event: 'broken' | 'uncontrolled-advance' = 'broken',
  why: Pick<Reason, 'clause' | 'because'> = { clause: 'wrg/orders/loss', because: whatBefell[event] },
): void {
  if (!ordersAfter(event).crossedOut) return;
  const isDigesting = unit.digesting !== null;
  const hasOrder = unit.order !== null;
  if (!hasOrder && !isDigesting) return;
  unit.digesting = null;
  unit.order = null;
  unit.carriedOut = false;
  tell(
    {
      kind: 'order-ended',
      unit: unit.id,
      how: 'forgotten',
      ...(isDigesting ? { undigested: hasOrder ? 'too' : 'alone' } : {}),
      because: [{ ...why, effect: 'no order' }],
    },
    [unit.side],
  );
}

const whatBefell = { broken: 'broken', 'uncontrolled-advance': 'out of control' } as const;
