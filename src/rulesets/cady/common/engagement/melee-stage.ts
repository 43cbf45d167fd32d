import type { Dice } from '../../../../dice/index.js';
import type { Reason } from '../../../../rulebook/index.js';
import { type MeleeOdds, type ReadyMelee, throwGroup, throwMelee } from '../fighting/melee.js';
import { facesText } from '../fire/steps.js';
import type { Both } from './fronts.js';
import type { Read } from './morale-stage.js';
import type { MeleeProcedure, ReadyTurn, Standing, ToRoll } from './procedure.js';
import { type AfterFire, type EngagementState, leftOf, onlyOnce, type Stage } from './state.js';
import { nobodyFights, turnOf } from './weariness.js';

/**
 * A turn of melee: every figure in contact rolls for its life. A side that earlier turns have worn out routs without a fight
 * where that is read so (`cady/ruling/worn-out-rout`). Solved, each side rolls and reads its reaction for itself, and what it was
 * before is forgotten; what the one has still to roll is settled before the other begins.
 *
 * @clause cady/common/melee/fatigue
 * @clause cady/common/melee/zero-routs
 * @clause cady/common/melee/simultaneous
 */
export function meleeStage(procedure: MeleeProcedure, turn: number, read: Both<Read>): Stage {
  const { figures } = procedure;
  const now = turnOf(procedure, turn);
  const ready = procedure.ready(now);
  const toRollBy = meetings(procedure, ready);
  // Morale has the worn out rout.
  const unfought = nobodyFights(procedure, now);
  const meetingOf = ofLast((state: EngagementState) => toRollBy(leftOf(figures, state), state));

  const after = rolledIn(turn, procedure, read);

  function attackers(state: EngagementState, dice: Dice): EngagementState {
    if (!state.fighting || unfought) return state;
    const { melee, defender } = meetingOf(state);
    return after.attacker(state, throwGroup(melee, 0, dice), defender);
  }

  function defenders(state: EngagementState, dice: Dice): EngagementState {
    const { toRoll } = state;
    return toRoll === null ? state : after.defender(state, throwGroup(toRoll.melee, 1, dice), toRoll);
  }

  function together(state: EngagementState, dice: Dice): EngagementState {
    if (!state.fighting || unfought) return state;
    const { melee, defender } = meetingOf(state);
    const [ours = 0, theirs = 0] = throwMelee(melee, dice);
    return after.defender(after.attacker(state, ours, defender), theirs, defender);
  }

  return {
    name: 'melee',
    turn,
    because: unfought ? [] : onlyOnce(ready.groups.flatMap(neededBy)),
    steps: [attackers, defenders],
    thrown: together,
  };
}

/** How it stands when a side has rolled in a turn. States are spelt out for speed: of all that come up, these come up most. */
function rolledIn(turn: number, { losses }: MeleeProcedure, read: Both<Read>) {
  return {
    attacker(
      { attacker, defender, defends, steppedIn }: EngagementState,
      lost: number,
      toRoll: ToRoll,
    ): EngagementState {
      return {
        charge: 'met',
        fighting: true,
        firedAt: null,
        turns: turn,
        attacker: read.attacker(attacker, lost),
        defender,
        // Who waited to fire strikes back again in the next turn; weapons that were thrown down lie where they are.
        defends: defends === 'not-striking' ? 'as-before' : defends,
        steppedIn,
        melee: 'halfway',
        toRoll,
      };
    },
    defender(
      { attacker, defender, defends, steppedIn }: EngagementState,
      hits: number,
      toRoll: ToRoll,
    ): EngagementState {
      const lost = losses === undefined ? hits : losses(hits, toRoll.defender);
      return {
        charge: 'met',
        fighting: true,
        firedAt: null,
        turns: turn,
        attacker,
        defender: read.defender(defender, lost),
        defends,
        steppedIn,
        melee: 'unsettled',
        toRoll: null,
      };
    },
  };
}

/** The same, worked out once for all branches that start from a state: they come one after the other. */
function ofLast<T>(of: (state: EngagementState) => T): (state: EngagementState) => T {
  let last: { readonly state: EngagementState; readonly found: T } | undefined;
  return state => {
    if (last?.state !== state) last = { state, found: of(state) };
    return last.found;
  };
}

/** A turn of melee of so many figures: what both sides must roll. */
export interface Known {
  readonly melee: ReadyMelee;
  readonly defender: ToRoll;
}

/** What melee of so many figures needs in a turn, worked out once for as many. */
export function meetings(
  procedure: MeleeProcedure,
  ready: ReadyTurn,
): (left: Both<number>, state: Pick<EngagementState, 'defends' | 'steppedIn'>) => Known {
  const known = new Map<number, Known>();
  const groups = new Map<string, ReadyMelee['groups'][number]>();
  const rolls = new Map<string | number, ToRoll>();

  function meetingOf(
    left: Both<number>,
    { defends, steppedIn }: Pick<EngagementState, 'defends' | 'steppedIn'>,
  ): Known {
    const contact = procedure.contact(left, steppedIn);
    const melee = alike(ready.by({ left, contact, defends }), defends);
    const standing = { left: left.defender, contact: contact.defender };
    // Those who roll alike are one: how many attackers there were is forgotten where nothing hangs on it.
    const key = rollKey(melee, defends, standing);
    const defender = rolls.get(key) ?? { id: rolls.size + 1, melee, defender: standing };
    rolls.set(key, defender);
    return { melee, defender };
  }

  /** All that the defender’s dice and losses hang on: mostly the number of those who roll, which is quickly told. */
  function rollKey(melee: ReadyMelee, defends: AfterFire, { left, contact }: Standing): string | number {
    if (procedure.losses !== undefined) return `${rollOf(melee, 1, defends)}/${left} ${contact}`;
    const plain = melee.secondary.length === 0 && defends === 'as-before' && melee.groups[1]?.dice === undefined;
    return plain ? (melee.groups[1]?.figures ?? -1) : rollOf(melee, 1, defends);
  }

  /** The same with the groups of others who roll alike, so that what a group may lose is solved once for all of them. */
  function alike(melee: ReadyMelee, defends: AfterFire): ReadyMelee {
    if (melee.secondary.length === 0) return melee;
    const own = melee.groups.map((group, at) => {
      const key = `${at} ${rollOf(melee, at, defends)}`;
      const before = groups.get(key) ?? group;
      groups.set(key, before);
      return before;
    });
    return { groups: own, secondary: melee.secondary };
  }

  return (left, state) => {
    const { defends, steppedIn } = state;
    const key =
      ((steppedIn * 100 + left.attacker) * 100 + left.defender) * 3 +
      (defends === 'as-before' ? 0 : defends === 'not-striking' ? 1 : 2);
    const before = known.get(key);
    if (before !== undefined) return before;
    const meeting = meetingOf(left, state);
    known.set(key, meeting);
    return meeting;
  };
}

/** All that the dice of a group hang on in a turn: the same for all that roll alike. */
export function rollOf({ groups, secondary }: ReadyMelee, at: number, defends: AfterFire): string {
  let roll = `${defends} ${groups[at]?.figures}/${groups[at]?.dice ?? ''}`;
  for (const { group, figures } of secondary) if (group === at) roll += ` ${figures}`;
  return roll;
}

function neededBy({ unit, odds }: ReadyMelee['groups'][number]): readonly Reason[] {
  return [...odds.because, point(unit, odds)];
}

function point(side: string, { point, faces }: MeleeOdds): Reason {
  const clause = 'cady/common/melee/survive-at-or-under';
  return { clause, because: `melee point ${point} of the ${side}`, effect: `a figure falls at ${facesText(faces)}` };
}
