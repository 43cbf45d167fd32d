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
  mostToRoll,
  onlyOnce,
  type Setting,
  type ToRoll,
} from './state.js';

type Side = 'attacker' | 'defender';

/** A turn of melee of so many figures: each side rolls for itself, or both at once where long weapons tie them together. */
type Meeting =
  | { readonly attacker: ReadyMelee['groups'][number]; readonly defender: ToRoll }
  | { readonly together: ReadyMelee; readonly contact: InContact };

/** Reads the reaction of a side that has lost so many more, and no more this turn. */
export type Read = (name: Side, side: ChargeSideState, more: number) => ChargeSideState;

/**
 * A turn of melee: every figure in contact rolls for its life. A side that earlier turns have worn out routs instead. Each side
 * rolls and reads its reaction for itself, and what it was before is forgotten; where long weapons reach over the first rank,
 * whoever is left of one side decides how many of the other roll again, and both roll in one step.
 */
export function meleeStage(setting: Setting, turn: number, read: Read): ChargeStage {
  const { situation } = setting;
  const fatigue = { attacker: fatigueIn('attacker', setting, turn), defender: fatigueIn('defender', setting, turn) };
  const meetingOf = meetings(setting, fatigue);
  const whole = { attacker: situation.attacker.figures, defender: situation.defender.figures };
  const worn = wornSides(setting, fatigue);

  function first(state: ChargeOnItsWay, dice: Dice): ChargeOnItsWay {
    if (!state.fighting) return state;
    if (worn.length > 0) return routed(state, worn);
    const meeting = meetingOf(leftOf(setting, state), state.firedAt === 'close');
    if ('together' in meeting) {
      const [ours = 0, theirs = 0] = throwMelee(meeting.together, dice);
      return rolled(rolled(state, 'attacker', ours, null), 'defender', theirs, null, meeting.contact);
    }
    return rolled(state, 'attacker', throwGroup(meeting.attacker, dice), meeting.defender);
  }

  function second(state: ChargeOnItsWay, dice: Dice): ChargeOnItsWay {
    const { toRoll } = state;
    return toRoll === null ? state : rolled(state, 'defender', throwGroup(toRoll.group, dice), null, toRoll.contact);
  }

  /** A side has rolled, and reads its reaction. Spelt out for speed: of all that a charge may come to, this comes up most. */
  function rolled(
    state: ChargeOnItsWay,
    side: Side,
    hits: number,
    toRoll: ToRoll | null,
    contact?: InContact,
  ): ChargeOnItsWay {
    const { charge, fighting, attacker, defender } = state;
    if (side === 'attacker') {
      const lost = read('attacker', attacker, hits);
      return { charge, fighting, firedAt: null, turns: turn, attacker: lost, defender, melee: 'halfway', toRoll };
    }
    const lost = contact === undefined ? hits : reachedLosses(hits, { setting, left: leftOf(setting, state), contact });
    return {
      charge,
      fighting,
      firedAt: null,
      turns: turn,
      attacker,
      defender: read('defender', defender, lost),
      melee: 'unsettled',
      toRoll,
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
    steps: [first, second],
  };
}

/** What melee of so many figures needs, worked out once for as many; odds of a contact without long weapons once for all. */
function meetings(setting: Setting, fatigue: InContact): (left: InContact, firedClose: boolean) => Meeting {
  const { fronts, rules } = setting;
  const known = new Map<number, Meeting>();
  const odds = new Map<boolean, ReadyMelee>();
  const rolls = new Map<number, ToRoll>();

  function meetingOf(left: InContact, firedClose: boolean): Meeting {
    const contact = inContact(fronts, left);
    const reach = [reachOver('attacker', setting, left, contact), reachOver('defender', setting, left, contact)];
    if (reach.some(({ figures, exposed }) => figures > 0 || exposed > 0)) {
      return { together: readyAncientMelee({ groups: groupsOf(setting, left, firedClose, fatigue) }, rules), contact };
    }
    const ready =
      odds.get(firedClose) ?? readyAncientMelee({ groups: groupsOf(setting, left, firedClose, fatigue) }, rules);
    odds.set(firedClose, ready);
    const [ours, theirs] = ready.groups;
    if (ours === undefined || theirs === undefined || rolls.size >= mostToRoll) return { together: ready, contact };
    return { attacker: { ...ours, figures: contact.attacker }, defender: rollOf(theirs, contact, firedClose) };
  }

  /** Those who roll alike are one: how many attackers there were is forgotten where nothing hangs on it. */
  function rollOf(group: ReadyMelee['groups'][number], contact: InContact, firedClose: boolean): ToRoll {
    const shielded = rules.troops[setting.situation.defender.type].traits.includes('pike');
    const key = ((shielded ? contact.attacker : 0) * 100 + contact.defender) * 2 + (firedClose ? 1 : 0);
    const toRoll = rolls.get(key) ?? { id: rolls.size + 1, group: { ...group, figures: contact.defender }, contact };
    rolls.set(key, toRoll);
    return toRoll;
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
