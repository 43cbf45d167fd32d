import { type Bearing, type March, type Moved, turnBetween } from '../../../../table/index.js';
import { NO_STEP } from './carrying-out.js';

/** Whether a march was to wheel: who is stopped as he begins to has paid for that, though he has not come round. */
export const wheels = ({ nodes }: March): boolean => nodes.some(({ wheeled }) => wheeled === true);

/** Whether a march begins with a turn: who has not got on has not had the room for that. */
export function turnsFirst({ start, nodes }: March): boolean {
  const first = nodes.find(({ moved }) => moved > NO_STEP);
  return first !== undefined && turnBetween(start.facing, first.facing) > 1;
}

/** Whether a body has turned or wheeled on its way, though it may face in the end as it did in the beginning. */
export function hasTurned({ course, final }: Moved, facing: Bearing): boolean {
  return [...course.map(({ placed }) => placed), final].some(placed => turnBetween(facing, placed.facing) > 1);
}

/** Whether a body that has got nowhere faces now as it did before it turned. */
export function facesAgain({ start }: March, { moved }: Moved, facing: Bearing): boolean {
  return moved < NO_STEP && turnBetween(start.facing, facing) <= 1;
}

/** Whether a body has come round, and as much of its march as it has gone is a wheel and nothing else: no turn on the spot, and not a step straight on. */
export function onlyWheels({ start, nodes }: March, { moved, final }: Moved): boolean {
  if (moved < NO_STEP || turnBetween(start.facing, final.facing) <= 1) return false;
  return nodes.every((node, at) => {
    const before = nodes[at - 1] ?? { facing: start.facing, moved: 0 };
    const isBeyond = before.moved > moved - NO_STEP;
    const isStill = node.moved - before.moved < NO_STEP && turnBetween(before.facing, node.facing) <= 1;
    // A part of a wheel goes there first and comes round then.
    return isBeyond || isStill || node.wheeled === true || nodes[at + 1]?.wheeled === true;
  });
}

/** Paces that are no loss to speak of. */
export const TRIFLE = 1;

/** Whether a body has turned or wheeled for nothing beside its change of formation, which has cost all that its move has lost. */
export function turnsAsItForms({ surcharges }: March, { spent, moved }: Pick<Moved, 'spent' | 'moved'>): boolean {
  const formed = surcharges
    .filter(({ kind, cost, spent: before }) => kind === 'formation' && before + cost <= spent)
    .reduce((sum, { cost }) => sum + cost, 0);
  return formed > 0 && spent - moved - formed <= TRIFLE;
}
