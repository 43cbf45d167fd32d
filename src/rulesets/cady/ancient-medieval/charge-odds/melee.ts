import type { Dice } from '../../../../dice/index.js';
import type { Reason } from '../../../../rulebook/index.js';
import {
  fatigueAfter,
  type MeleeOdds,
  type ReadyMelee,
  throwGroup,
  throwMelee,
  wornOut,
} from '../../common/fighting/melee.js';
import { facesText } from '../../common/fire/steps.js';
import { type AncientFighter, type AncientMeleeGroup, readyAncientMelee } from '../combat/melee.js';
import { phalanxReach } from '../combat/phalanx.js';
import { pikeReach } from '../combat/pikes.js';
import { poleArmReach } from '../combat/pole-arms.js';
import { answersTo, type Reach } from '../combat/reach.js';
import { type InContact, inContact, ranksInContact } from './fronts.js';
import { reachedLosses } from './losses.js';
import {
  type ChargeOnItsWay,
  type ChargeSideState,
  type ChargeStage,
  leftOf,
  onlyOnce,
  type Setting,
  type ToRoll,
} from './state.js';

type Side = 'attacker' | 'defender';

/** A turn of melee of so many figures: what both sides must roll. */
interface Meeting {
  readonly melee: ReadyMelee;
  readonly contact: InContact;
  readonly defender: ToRoll;
}

/** Reads the reaction of a side that has lost so many more, and no more this turn. */
export type Read = (name: Side, side: ChargeSideState, more: number) => ChargeSideState;

/**
 * A turn of melee: every figure in contact rolls for its life. A side that earlier turns have worn out routs instead. Solved,
 * each side rolls and reads its reaction for itself, and what it was before is forgotten; what the one has still to roll is
 * settled before the other begins.
 */
export function meleeStage(setting: Setting, turn: number, read: Read): ChargeStage {
  const { situation } = setting;
  const fatigue = { attacker: fatigueIn('attacker', setting, turn), defender: fatigueIn('defender', setting, turn) };
  const meetingOf = meetings(setting, fatigue);
  const whole = { attacker: situation.attacker.figures, defender: situation.defender.figures };
  const worn = wornSides(setting, fatigue);

  function attackers(state: ChargeOnItsWay, dice: Dice): ChargeOnItsWay {
    if (!state.fighting) return state;
    if (worn.length > 0) return routed(state, worn);
    const { melee, defender } = meetingOf(leftOf(setting, state), state.firedAt === 'close');
    return attackerRolled(state, throwGroup(melee, 0, dice), defender);
  }

  function defenders(state: ChargeOnItsWay, dice: Dice): ChargeOnItsWay {
    const { toRoll } = state;
    return toRoll === null ? state : defenderRolled(state, throwGroup(toRoll.melee, 1, dice), toRoll.contact);
  }

  function together(state: ChargeOnItsWay, dice: Dice): ChargeOnItsWay {
    if (!state.fighting || worn.length > 0) return attackers(state, dice);
    const { melee, contact, defender } = meetingOf(leftOf(setting, state), state.firedAt === 'close');
    const [ours = 0, theirs = 0] = throwMelee(melee, dice);
    return defenderRolled(attackerRolled(state, ours, defender), theirs, contact);
  }

  // States are spelt out for speed: of all that a charge may come to, these come up most.
  function attackerRolled(
    { charge, attacker, defender }: ChargeOnItsWay,
    lost: number,
    toRoll: ToRoll,
  ): ChargeOnItsWay {
    return {
      charge,
      fighting: true,
      firedAt: null,
      turns: turn,
      attacker: read('attacker', attacker, lost),
      defender,
      melee: 'halfway',
      toRoll,
    };
  }

  function defenderRolled(state: ChargeOnItsWay, hits: number, contact: InContact): ChargeOnItsWay {
    const lost = reachedLosses(hits, { setting, left: leftOf(setting, state), contact });
    return {
      charge: state.charge,
      fighting: true,
      firedAt: null,
      turns: turn,
      attacker: state.attacker,
      defender: read('defender', state.defender, lost),
      melee: 'unsettled',
      toRoll: null,
    };
  }

  return {
    name: 'melee',
    turn,
    because:
      worn.length > 0
        ? worn.map(routs)
        : onlyOnce(
            readyAncientMelee({ groups: groupsOf(setting, whole, false, fatigue) }, setting.rules).groups.flatMap(
              ({ unit, odds }) => [...odds.because, point(unit, odds)],
            ),
          ),
    steps: [attackers, defenders],
    thrown: together,
  };
}

/** What melee of so many figures needs, worked out once for as many; the odds of those whom no long weapon reaches once for all. */
function meetings(setting: Setting, fatigue: InContact): (left: InContact, firedClose: boolean) => Meeting {
  const { fronts, rules, situation } = setting;
  const shielded = rules.troops[situation.defender.type].traits.includes('pike');
  const known = new Map<number, Meeting>();
  const plain = new Map<boolean, ReadyMelee>();
  const rolls = new Map<string, ToRoll>();

  function meetingOf(left: InContact, firedClose: boolean): Meeting {
    const contact = inContact(fronts, left);
    const melee = meleeOf(left, contact, firedClose);
    const own = melee.secondary.filter(({ group }) => group === 1).map(({ figures }) => figures);
    // Those who roll alike are one: how many attackers there were is forgotten where nothing hangs on it.
    const key = [firedClose, melee.groups[1]?.figures, own, shielded ? Object.values(contact) : []].join(' ');
    const defender = rolls.get(key) ?? { id: rolls.size + 1, melee, contact };
    rolls.set(key, defender);
    return { melee, contact, defender };
  }

  function meleeOf(left: InContact, contact: InContact, firedClose: boolean): ReadyMelee {
    const sides: readonly Side[] = ['attacker', 'defender'];
    const reached = sides.some(side => {
      const { figures, exposed } = reachOver(side, setting, left, contact);
      return figures > 0 || exposed > 0;
    });
    const before = reached ? undefined : plain.get(firedClose);
    const melee = before ?? readyAncientMelee({ groups: groupsOf(setting, left, firedClose, fatigue) }, rules);
    if (reached) return melee;
    plain.set(firedClose, melee);
    const [ours, theirs] = melee.groups;
    if (ours === undefined || theirs === undefined) return melee;
    return {
      groups: [
        { ...ours, figures: contact.attacker },
        { ...theirs, figures: contact.defender },
      ],
      secondary: [],
    };
  }

  return (left, firedClose) => {
    const key = (left.attacker * 100 + left.defender) * 2 + (firedClose ? 1 : 0);
    const meeting = known.get(key) ?? meetingOf(left, firedClose);
    known.set(key, meeting);
    return meeting;
  };
}

function groupsOf(
  setting: Setting,
  left: InContact,
  firedClose: boolean,
  fatigue: InContact,
): readonly AncientMeleeGroup[] {
  const { situation, fronts } = setting;
  const { attacker, defender, between = {}, struckOn = 'front' } = situation;
  const contact = inContact(fronts, left);
  const reach = {
    attacker: reachOver('attacker', setting, left, contact),
    defender: reachOver('defender', setting, left, contact),
  };
  const { behind, through = [] } = between;
  const enemyBehind = through.includes('entrenchment') ? 'entrenchment' : through.includes('stakes') ? 'stakes' : null;
  const charging: AncientFighter = {
    type: attacker.type,
    against: defender.type,
    fatigue: fatigue.attacker,
    enemyFiredAtClose: firedClose,
    attacksRear: struckOn === 'rear',
    uphill: (between.levelsUp ?? 0) > 0,
    ...(behind === 'fence' || behind === 'wall' ? { acrossBarrier: behind } : {}),
    ...(through.includes('ford') ? { ford: 'across' } : {}),
    ...(enemyBehind === null ? {} : { enemyBehind }),
  };
  const charged: AncientFighter = {
    type: defender.type,
    against: attacker.type,
    fatigue: fatigue.defender,
    attackedOn: struckOn,
    firedAtClose: firedClose,
  };
  return [
    {
      ...charging,
      unit: 'attacker',
      figures: contact.attacker + reach.attacker.exposed,
      reachedBy: answersTo(reach.defender, contact.attacker),
    },
    {
      ...charged,
      unit: 'defender',
      figures: contact.defender + reach.defender.exposed,
      reachedBy: answersTo(reach.attacker, contact.defender),
    },
  ];
}

/** Long weapons that reach over the first rank of a side. */
function reachOver(side: Side, { situation, fronts, rules }: Setting, left: InContact, contact: InContact): Reach {
  const unit = situation[side];
  const enemy = situation[side === 'attacker' ? 'defender' : 'attacker'];
  const { traits, melee } = rules.troops[unit.type];
  const ranks = ranksInContact(unit, fronts[side], left[side], contact[side]);
  if (unit.formation === 'phalanx') return phalanxReach({ ranks }, rules);
  if (traits.includes('pike')) return pikeReach({ ranks, attacking: side === 'attacker' }, rules);
  const second = ranks[1] ?? 0;
  if (!traits.includes('pole-arm') || second === 0) return { figures: 0, exposed: 0, because: [] };
  return poleArmReach(
    {
      figures: second,
      ranksAhead: 1,
      attacker: { melee: melee ?? 0 },
      defender: { melee: rules.troops[enemy.type].melee ?? 0 },
    },
    rules,
  );
}

function fatigueIn(side: Side, { situation, rules }: Setting, turn: number): number {
  let fatigue = situation[side].fatigue ?? 0;
  for (let fought = 1; fought < turn; fought++) fatigue = fatigueAfter({ fatigue, fought: true, moved: false }, rules);
  return fatigue;
}

function wornSides({ situation, rules }: Setting, fatigue: InContact): readonly Side[] {
  const sides: readonly Side[] = ['attacker', 'defender'];
  return sides.filter(side =>
    wornOut({ melee: rules.troops[situation[side].type].melee ?? 0, fatigue: fatigue[side] }),
  );
}

function routed(state: ChargeOnItsWay, worn: readonly Side[]): ChargeOnItsWay {
  const side = (name: Side) => (worn.includes(name) ? { ...state[name], reaction: 'rout' as const } : state[name]);
  return { ...state, fighting: false, firedAt: null, attacker: side('attacker'), defender: side('defender') };
}

function point(side: string, { point, faces }: MeleeOdds): Reason {
  const clause = 'cady/common/melee/survive-at-or-under';
  return { clause, because: `melee point ${point} of the ${side}`, effect: `a figure falls at ${facesText(faces)}` };
}

function routs(side: Side): Reason {
  return { clause: 'cady/common/melee/zero-routs', because: `the ${side} is worn out by melee`, effect: 'routs' };
}
