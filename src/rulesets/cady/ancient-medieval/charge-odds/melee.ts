import type { Reason } from '../../../../rulebook/index.js';
import { fatigueAfter, type MeleeOdds, type ReadyMelee, throwMelee, wornOut } from '../../common/fighting/melee.js';
import { facesText } from '../../common/fire/steps.js';
import { type AncientFighter, type AncientMeleeGroup, readyAncientMelee } from '../combat/melee.js';
import { phalanxReach } from '../combat/phalanx.js';
import { pikeReach } from '../combat/pikes.js';
import { poleArmReach } from '../combat/pole-arms.js';
import { answersTo, type Reach } from '../combat/reach.js';
import { type InContact, inContact, ranksInContact } from './fronts.js';
import { reachedLosses } from './losses.js';
import { type ChargeStage, type ChargeState, leftOf, losing, onlyOnce, type Setting } from './state.js';

type Side = 'attacker' | 'defender';

/** Who is left to fight, and whether the defender has just fired at close range: all that a melee depends on. */
interface Meeting {
  readonly left: InContact;
  readonly firedClose: boolean;
}

/** A turn of melee: every figure in contact rolls for its life. A side that earlier turns have worn out routs instead. */
export function meleeStage(setting: Setting, turn: number): ChargeStage {
  const { situation, fronts } = setting;
  const fatigue = { attacker: fatigueIn('attacker', setting, turn), defender: fatigueIn('defender', setting, turn) };
  const known = new Map<string, ReadyMelee>();
  const readyFor = (meeting: Meeting): ReadyMelee => {
    const { left, firedClose } = meeting;
    const key = `${left.attacker} ${left.defender} ${firedClose}`;
    const ready = known.get(key) ?? readyAncientMelee({ groups: groupsOf(setting, meeting, fatigue) }, setting.rules);
    known.set(key, ready);
    return ready;
  };
  const whole = { attacker: situation.attacker.figures, defender: situation.defender.figures };
  const worn = wornSides(setting, fatigue);
  return {
    name: 'melee',
    turn,
    because:
      worn.length > 0
        ? worn.map(routs)
        : onlyOnce(
            readyFor({ left: whole, firedClose: false }).groups.flatMap(({ unit, odds }) => [
              ...odds.because,
              point(unit, odds),
            ]),
          ),
    rule: (state, dice) => {
      if (!state.fighting) return state;
      if (worn.length > 0) return routed(state, worn);
      const left = leftOf(setting, state);
      const contact = inContact(fronts, left);
      const [ours = 0, theirs = 0] = throwMelee(readyFor({ left, firedClose: state.firedAt === 'close' }), dice);
      return {
        ...state,
        firedAt: null,
        turns: turn,
        attacker: losing(state.attacker, ours),
        defender: losing(state.defender, reachedLosses(theirs, { setting, left, contact })),
      };
    },
  };
}

function groupsOf(setting: Setting, { left, firedClose }: Meeting, fatigue: InContact): readonly AncientMeleeGroup[] {
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

function routed(state: ChargeState, worn: readonly Side[]): ChargeState {
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
