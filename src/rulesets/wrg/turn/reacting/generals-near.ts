import { distanceToQuad, type Point, quadOf } from '../../../../table/index.js';
import type { Influence } from '../../reaction/situation.js';
import type { General, Unit } from '../../state.js';
import { generalOf, generalWith, unitOf } from '../../units.js';
import type { Field } from '../field.js';
import { doingOf } from './doing.js';

/** How a general counts in tests: a commander-in-chief may count either way. */
function influenceOf({ rank, personality }: General): Influence {
  return rank === 'commander-in-chief' ? 'average' : (personality ?? 'average');
}

/** The general whom a unit has with it, and one of its own near it whom it sees, as its reaction counts them. */
export function generals(unit: Unit, field: Field) {
  const { state, rules } = field;
  const own = generalWith(state, unit);
  const { within: reach } = rules.reaction.counting.factors['general-within-150'];
  const near = Object.values(state.generals).find(
    general =>
      general.gone === null &&
      general.side === unit.side &&
      general.id !== own?.id &&
      (general.id === unit.command || general.rank === 'commander-in-chief') &&
      (reach === null || distanceToQuad(placeOf(general, state), quadOf(unit.placed)) <= reach) &&
      sees(unit, general, field),
  );
  const nearWith = near?.with == null ? undefined : unitOf(state, near.with);
  return {
    ...(own === undefined ? {} : { generalWith: influenceOf(own), generalRouts: unit.rout !== null }),
    ...(near === undefined
      ? {}
      : {
          generalNear: influenceOf(near),
          generalNearRetires:
            nearWith !== undefined && (nearWith.rout !== null || doingOf(nearWith, field) === 'retiring'),
        }),
  };
}

/**
 * Whether a unit sees a general: among the men whom he is with. Who rides about by himself is seen.
 *
 * @clause wrg/reaction/within-needs-view
 */
export function sees(unit: Unit, { with: men }: General, { near }: Pick<Field, 'near'>): boolean {
  return (
    men === null ||
    men === unit.id ||
    near.around(unit.id, { of: 'friends', inView: true }).some(({ who }) => who.id === men)
  );
}

/** Where a general is: with his unit, or by himself. */
export function placeOf(general: General, state: Field['state']): Point {
  if (general.with === null) return general.at;
  return unitOf(state, general.with).placed.at;
}

/**
 * Whether its side has lost a general whom the unit saw fall, or who was near enough. Whose loss counts is `wrg/ruling/which-general-lost`.
 *
 * @clause wrg/reaction/minus2-general-lost
 */
export function isGeneralLost(unit: Unit, { state, rules }: Field): boolean {
  const own = generalOf(state, unit.command);
  const { generalLost: whose, factors } = rules.reaction.counting;
  const { within: reach } = factors['general-lost-250'];
  return Object.values(state.generals).some(
    ({ side, gone, lost, rank, id }) =>
      side === unit.side &&
      gone !== null &&
      lost !== null &&
      (whose === 'any-of-their-side' || id === own?.id || rank === 'commander-in-chief') &&
      (lost.byChallenge || reach === null || pacesToLost(unit, id) <= reach),
  );
}

/**
 * How far off a unit saw a general of its side lost; beyond everything if it did not see it.
 *
 * @clause wrg/reaction/within-needs-view
 */
export function pacesToLost({ sawLost }: Unit, general: string): number {
  return sawLost?.find(each => each.general === general)?.paces ?? Number.POSITIVE_INFINITY;
}
