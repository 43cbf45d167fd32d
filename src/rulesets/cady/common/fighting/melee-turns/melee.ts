import type { Dice } from '../../../../../dice/index.js';
import type { Reason } from '../../../../../rulebook/index.js';
import { facesText } from '../../fire/steps.js';
import { fatigueAfter, type MeleeOdds, type ReadyMelee, throwGroup, throwMelee, wornOut } from '../melee.js';
import { type Both, inContact, type MeleeSide, meleeSides } from './fronts.js';
import type { Read } from './morale.js';
import {
  type Engagement,
  leftOf,
  type MeleeOnItsWay,
  type MeleeSideState,
  type MeleeStage,
  type MeleeTurn,
  onlyOnce,
  type ReadyTurn,
  type ToRoll,
} from './state.js';

/**
 * A turn of melee: every figure in contact rolls for its life. A side that earlier turns have worn out routs instead. Solved,
 * each side rolls and reads its reaction for itself, and what it was before is forgotten; what the one has still to roll is
 * settled before the other begins.
 *
 * @clause cady/common/melee/fatigue
 * @clause cady/common/melee/zero-routs
 * @clause cady/common/melee/simultaneous
 */
export function meleeStage<State extends MeleeOnItsWay>(
  engagement: Engagement<State>,
  turn: number,
  read: Read,
): MeleeStage<State> {
  const { figures, losses, put, variant } = engagement;
  const now = turnOf(engagement, turn);
  const ready = engagement.ready(now);
  const toRollBy = meetings(engagement, ready);
  const worn = wornSides(engagement, now);
  const meetingOf = (state: State) => toRollBy(leftOf(figures, state), variant?.(state) ?? 0);

  function attackers(state: State, dice: Dice): State {
    if (!state.fighting) return state;
    if (worn.length > 0) return put(state, routed(state, worn));
    const { melee, defender } = meetingOf(state);
    return put(state, attackerRolled(state, throwGroup(melee, 0, dice), defender));
  }

  function defenders(state: State, dice: Dice): State {
    const { toRoll } = state;
    return toRoll === null ? state : put(state, defenderRolled(state, throwGroup(toRoll.melee, 1, dice), toRoll));
  }

  function together(state: State, dice: Dice): State {
    if (!state.fighting || worn.length > 0) return attackers(state, dice);
    const { melee, defender } = meetingOf(state);
    const [ours = 0, theirs = 0] = throwMelee(melee, dice);
    return put(state, defenderRolled(attackerRolled(state, ours, defender), theirs, defender));
  }

  // States are spelt out for speed: of all that a melee may come to, these come up most.
  function attackerRolled({ attacker, defender }: MeleeOnItsWay, lost: number, toRoll: ToRoll): MeleeOnItsWay {
    return {
      fighting: true,
      turns: turn,
      attacker: read('attacker', attacker, lost),
      defender,
      melee: 'halfway',
      toRoll,
    };
  }

  function defenderRolled({ attacker, defender }: MeleeOnItsWay, hits: number, toRoll: ToRoll): MeleeOnItsWay {
    const lost = losses === undefined ? hits : losses(hits, toRoll.defender);
    return {
      fighting: true,
      turns: turn,
      attacker,
      defender: read('defender', defender, lost),
      melee: 'unsettled',
      toRoll: null,
    };
  }

  return {
    name: 'melee',
    turn,
    because: worn.length > 0 ? worn.map(routs) : onlyOnce(ready.groups.flatMap(neededBy)),
    steps: [attackers, defenders],
    thrown: together,
    alike: worn.length > 0,
  };
}

/** A turn of melee of so many figures: what both sides must roll. */
interface Known {
  readonly melee: ReadyMelee;
  readonly defender: ToRoll;
}

/** What melee of so many figures needs, worked out once for as many. */
function meetings<State extends MeleeOnItsWay>(
  { fronts, losses }: Engagement<State>,
  ready: ReadyTurn,
): (left: Both<number>, variant: number) => Known {
  const known = new Map<number, Known>();
  const groups = new Map<string, ReadyMelee['groups'][number]>();
  const rolls = new Map<string, ToRoll>();

  function meetingOf(left: Both<number>, variant: number): Known {
    const contact = inContact(fronts, left);
    const melee = alike(ready.by({ left, contact, variant }), variant);
    const standing = { left: left.defender, contact: contact.defender };
    const shielded = losses === undefined ? '' : `${standing.left} ${standing.contact}`;
    // Those who roll alike are one: how many attackers there were is forgotten where nothing hangs on it.
    const key = `${rollOf(melee, 1, variant)}/${shielded}`;
    const defender = rolls.get(key) ?? { id: rolls.size + 1, melee, defender: standing };
    rolls.set(key, defender);
    return { melee, defender };
  }

  /** The same with the groups of others who roll alike, so that what a group may lose is solved once for all of them. */
  function alike(melee: ReadyMelee, variant: number): ReadyMelee {
    if (melee.secondary.length === 0) return melee;
    const own = melee.groups.map((group, at) => {
      const key = `${at} ${rollOf(melee, at, variant)}`;
      const before = groups.get(key) ?? group;
      groups.set(key, before);
      return before;
    });
    return { groups: own, secondary: melee.secondary };
  }

  return (left, variant) => {
    const key = (left.attacker * 100 + left.defender) * 2 + variant;
    const meeting = known.get(key) ?? meetingOf(left, variant);
    known.set(key, meeting);
    return meeting;
  };
}

/** All that the dice of a group hang on in a turn. */
function rollOf({ groups, secondary }: ReadyMelee, at: number, variant: number): string {
  let roll = `${variant} ${groups[at]?.figures}`;
  for (const { group, figures } of secondary) if (group === at) roll += ` ${figures}`;
  return roll;
}

function turnOf<State extends MeleeOnItsWay>({ strength, rules }: Engagement<State>, turn: number): MeleeTurn {
  const fatigueOf = (side: MeleeSide) => {
    let fatigue = strength[side].fatigue ?? 0;
    for (let fought = 1; fought < turn; fought++)
      fatigue = fatigueAfter({ fatigue, fought: true, moved: false }, rules);
    return fatigue;
  };
  return { fatigue: { attacker: fatigueOf('attacker'), defender: fatigueOf('defender') } };
}

function wornSides<State extends MeleeOnItsWay>({ strength }: Engagement<State>, { fatigue }: MeleeTurn) {
  return meleeSides.filter(side => wornOut({ melee: strength[side].melee, fatigue: fatigue[side] }));
}

function routed({ turns, attacker, defender }: MeleeOnItsWay, worn: readonly MeleeSide[]): MeleeOnItsWay {
  const side = (name: MeleeSide, as: MeleeSideState): MeleeSideState =>
    worn.includes(name) ? { ...as, reaction: 'rout' } : as;
  return {
    fighting: false,
    turns,
    attacker: side('attacker', attacker),
    defender: side('defender', defender),
    melee: 'none',
    toRoll: null,
  };
}

function neededBy({ unit, odds }: ReadyMelee['groups'][number]): readonly Reason[] {
  return [...odds.because, point(unit, odds)];
}

function point(side: string, { point, faces }: MeleeOdds): Reason {
  const clause = 'cady/common/melee/survive-at-or-under';
  return { clause, because: `melee point ${point} of the ${side}`, effect: `a figure falls at ${facesText(faces)}` };
}

function routs(side: MeleeSide): Reason {
  return { clause: 'cady/common/melee/zero-routs', because: `the ${side} is worn out by melee`, effect: 'routs' };
}
