import type { ReactionInstruction } from '../../reaction/instruction.js';
import type { Bound, Instruction, Unit } from '../../state.js';
import { forgetOrders } from '../ordering/forgetting.js';
import { wishOf } from '../ordering/wishes.js';
import type { Play } from '../play.js';
import { breakUnit } from '../routing/breaking.js';
import { petrify } from '../sorcery/leaving.js';

/** Instructions that bind for some periods. */
const binding: readonly string[] = [
  'retreat',
  'retire',
  'halt',
  'halt-disorganised',
  'move-to-friends',
  'move-to-enemy',
  'uncontrolled-advance',
] satisfies readonly Instruction[];

/** Those of them that take a unit from where it stands: it cannot rally back or reorganise meanwhile. */
const moving: readonly string[] = binding.filter(kind => kind !== 'halt' && kind !== 'halt-disorganised');

function binds(kind: string): kind is Instruction {
  return binding.includes(kind);
}

/**
 * Does to a unit what a reaction test has told it: it breaks, or is bound for some periods; its general may give it a new order on the
 * spot, or it carries on.
 *
 * @param atOnce the period being played is the first in which it is bound: nobody has moved yet.
 *
 * @clause wrg/reaction/result-current-break
 * @clause wrg/reaction/result-current-retire
 * @clause wrg/reaction/result-current-halt
 * @clause wrg/reaction/result-current-carry-on
 * @clause wrg/reaction/result-current-act
 * @clause wrg/reaction/result-current-uncontrolled
 * @clause wrg/orders/act-as-general-wishes-immediate
 * @clause wrg/uncontrolled-advance/only-by-test
 */
export function obey(
  unit: Unit,
  { kind, periods, disorganised, losesOrder }: ReactionInstruction,
  cause: string,
  play: Play,
  atOnce = false,
): void {
  if (petrify(unit, { kind, periods }, play)) return;
  if (losesOrder) forgetOrders(unit, play, kind === 'break' ? 'broken' : 'uncontrolled-advance');
  if (kind === 'break') {
    breakUnit(unit, play);
    return;
  }
  const holdsBack = unit.bound?.holdsBack === true;
  if (kind === 'act-as-general-wishes') {
    if (!holdsBack) unit.bound = null;
    wishOf(unit, cause, play);
    return;
  }
  if (!binds(kind)) {
    if (!holdsBack) unit.bound = null;
    return;
  }
  const all = periods ?? 1;
  const bound: Bound = atOnce
    ? { instruction: kind, disorganised, left: all - 1, kept: 1 }
    : { instruction: kind, disorganised, left: all, kept: 0 };
  unit.bound = bound;
  // Who was about to charge somebody himself does not, unless he is carried away.
  if (atOnce && kind !== 'uncontrolled-advance' && unit.period.charges !== null) {
    unit.period.charges = null;
    unit.period.doing = 'halted';
  }
  if (moving.includes(kind) && play.rules.reaction.effects.whileRecovering === 'instruction') {
    unit.recovering = null;
    unit.recoversFrom = null;
  }
}
