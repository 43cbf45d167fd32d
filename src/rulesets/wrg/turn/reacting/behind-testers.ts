import {
  depthOf,
  measuredFrom,
  type Placed,
  type Quad,
  quadOf,
  quadsOverlap,
  widthOf,
} from '../../../../table/index.js';
import type { Unit } from '../../state.js';
import type { Field, Near } from '../field.js';
import { TOUCH } from '../frontage.js';
import { isPartlyBehind } from './facing.js';

/** Where an enemy stands behind those who test. */
export interface Behind {
  /** Behind the line of their front, beyond a flank. */
  readonly flank: boolean;
  readonly rear: boolean;
}

/**
 * Whether an enemy stands behind a flank of those who test, or in their rear: each of his parts where it is, or all of him where his middle is
 * (`wrg/ruling/partly-behind`). A square has neither flank nor rear.
 *
 * @clause wrg/reaction/minus1-enemy-behind-flank
 * @clause wrg/reaction/minus1-enemy-in-rear
 * @clause wrg/square/no-flank-or-rear
 */
export function behindTesters(each: Near, testers: Unit, { rules, table }: Field): Behind {
  const { placed } = each.who.unit;
  if (testers.square) return { flank: false, rear: false };
  if (rules.reaction.counting.partlyBehind === 'where-his-middle-is') {
    const rear = each.isOn === 'rear';
    return { flank: !rear && isPartlyBehind(each.who.unit, testers), rear };
  }
  const isIn = (ground: Quad) => quadsOverlap(quadOf(placed), ground, TOUCH);
  const far = table.width + table.height;
  return { flank: behindFlanks(testers.placed, far).some(isIn), rear: isIn(behindRear(testers.placed, far)) };
}

/** The ground straight behind a body, so far. */
function behindRear(own: Placed, far: number): Quad {
  const half = widthOf(own) / 2;
  return ground(own, { left: -half, right: half, from: depthOf(own), to: far });
}

/** The ground beyond the flanks of a body and behind the line of its front, so far. */
function behindFlanks(own: Placed, far: number): readonly Quad[] {
  const half = widthOf(own) / 2;
  return [
    ground(own, { left: -far, right: -half, from: 0, to: far }),
    ground(own, { left: half, right: far, from: 0, to: far }),
  ];
}

/** A piece of ground as a body has it at its sides and behind it. */
function ground(
  own: Placed,
  { left, right, from, to }: Readonly<Record<'left' | 'right' | 'from' | 'to', number>>,
): Quad {
  const place = measuredFrom(own);
  return [place(left, from), place(right, from), place(right, to), place(left, to)];
}
