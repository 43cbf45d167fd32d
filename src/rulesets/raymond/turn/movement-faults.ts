import type { RequestOf } from '../../../battle/index.js';
import { counted, type Violation } from '../../../rulebook/index.js';
import { within } from '../../../scenario/index.js';
import { toGrid } from '../../../table/index.js';
import { chargeOf } from '../combat/charge.js';
import { fieldOf } from '../field.js';
import { walkFaults } from '../movement/movement.js';
import {
  type Read,
  readBreakThrough,
  readIntercept,
  readMove,
  readRecoil,
  readRetreat,
} from '../movement/movement-schema.js';
import { recoilOf } from '../movement/reactions.js';
import type { RaymondRules } from '../rules.js';
import type { RaymondScenario } from '../schema.js';
import type { RaymondState } from '../state.js';
import type { RaymondTerms } from '../terms.js';

type RequestFor<K> = Extract<RequestOf<RaymondTerms>, { kind: K }>;

/** The faults of an answer: of its shape, or, where that is right, of what it says. */
function judged<A>(read: Read<A>, judge: (answer: A) => readonly Violation[]): readonly Violation[] {
  return 'faults' in read ? read.faults : judge(read.answer);
}

/**
 * Everything that forbids a move: of a unit that may not move, of an action that it may not do, of a way that is barred.
 *
 * @clause raymond/move/not-compulsory
 * @clause raymond/move/one-at-a-time
 */
export function moveFaults(
  answer: unknown,
  { units }: RequestFor<'move'>,
  state: RaymondState,
  scenario: RaymondScenario,
  rules: RaymondRules,
): readonly Violation[] {
  return judged(readMove(answer), move => {
    if (move === null) return [];
    const unit = state.units[move.unit];
    if (unit === undefined || !units.some(open => open.unit === move.unit)) {
      const list = units.map(open => open.unit).join(', ');
      return [
        {
          path: 'unit',
          problem: `${move.unit} is no unit of this side that may move now`,
          mend: `name one of ${list}, or answer null to end the movement`,
          clause: 'raymond/move/one-at-a-time',
        },
      ];
    }
    const field = fieldOf(state, scenario, rules);
    const { action } = move;
    const faults =
      action.kind === 'charge'
        ? chargeOf(unit, action.target, action.pivot ?? 0, field).faults
        : walkFaults(unit, action, field);
    return within('action', faults);
  });
}

/** Everything wrong with an answer to whether a unit intercepts. */
export function interceptFaults(answer: unknown): readonly Violation[] {
  return judged(readIntercept(answer), () => []);
}

/**
 * Everything that forbids a recoil: on its way, and where it ends.
 *
 * @clause raymond/recoil/destination
 * @clause raymond/recoil/movement-rules
 */
export function recoilFaults(
  answer: unknown,
  request: RequestFor<'recoil'>,
  state: RaymondState,
  scenario: RaymondScenario,
  rules: RaymondRules,
): readonly Violation[] {
  return judged(readRecoil(answer), recoil => {
    const unit = state.units[request.unit];
    const charger = state.units[request.charger];
    if (recoil === null || unit === undefined || charger === undefined) return [];
    return recoilOf(unit, charger, recoil.steps, fieldOf(state, scenario, rules)).faults;
  });
}

/** Everything wrong with how far a charger wants to break through. */
export function breakThroughFaults(answer: unknown, { upTo }: RequestFor<'break-through'>): readonly Violation[] {
  return judged(readBreakThrough(answer), inches => {
    if (toGrid(inches) <= upTo) return [];
    return [
      {
        path: '',
        problem: `it cannot break through for ${counted(inches, 'inch', 'inches')}`,
        mend: `give 0 to ${counted(upTo, 'inch', 'inches')}`,
        clause: 'raymond/recoil/break-through',
      },
    ];
  });
}

/**
 * Everything wrong with which units retreat.
 *
 * @clause raymond/retreat/single-stand
 * @clause raymond/retreat/in-command-range
 */
export function retreatFaults(answer: unknown, { units }: RequestFor<'retreat'>): readonly Violation[] {
  return judged(readRetreat(answer), leaving =>
    leaving.flatMap((id, index) => {
      const isFirst = leaving.indexOf(id) === index;
      if (isFirst && units.includes(id)) return [];
      return [
        {
          path: `[${index}]`,
          problem: isFirst ? `${id} may not retreat` : `${id} is named twice`,
          mend: `name ${units.join(', ')}, each once or not at all`,
          clause: 'raymond/retreat/in-command-range' as const,
        },
      ];
    }),
  );
}
