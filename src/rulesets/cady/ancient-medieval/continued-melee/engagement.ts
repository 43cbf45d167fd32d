import type { ReadyMelee } from '../../common/fighting/melee.js';
import {
  type Both,
  type Front,
  frontOf,
  inContact,
  type MeleeSide,
  ranksInContact,
} from '../../common/fighting/melee-turns/fronts.js';
import type {
  Engagement,
  Meeting,
  MeleeOnItsWay,
  MeleeTurn,
  ReadyTurn,
  Standing,
} from '../../common/fighting/melee-turns/state.js';
import { type AncientFighter, type AncientMeleeGroup, readyAncientMelee } from '../combat/melee.js';
import { ancientColumnShifts, ancientMorale } from '../combat/morale.js';
import { phalanxReach } from '../combat/phalanx.js';
import { pikeLosses, pikeReach } from '../combat/pikes.js';
import { poleArmReach } from '../combat/pole-arms.js';
import { answersTo, noReach, type Reach } from '../combat/reach.js';
import type { AncientMedievalRules } from '../rules.js';
import {
  type ContinuedMeleeGround,
  type ContinuedMeleeSituation,
  type ContinuedMeleeUnit,
  moraleOf,
} from './situation.js';

/** Two units in melee; whatever else lies between them does not matter to it. */
export interface Fighting extends Both<ContinuedMeleeUnit>, Pick<ContinuedMeleeSituation, 'struckOn'> {
  readonly between?: Pick<ContinuedMeleeGround, 'levelsUp'> & {
    readonly behind?: string;
    readonly through?: readonly string[];
  };
}

/** Two units in melee, how they stand, and the rules that they fight by. */
export interface Setting {
  readonly situation: Fighting;
  readonly fronts: Both<Front>;
  /** Figures before anybody falls. */
  readonly figures: Both<number>;
  readonly rules: AncientMedievalRules;
}

/** What of a state bears on a melee here: how it is put together, and whether the defender has fired at close range. */
export interface Own<State extends MeleeOnItsWay> extends Pick<Engagement<State>, 'put'> {
  readonly firedClose?: (state: State) => boolean;
}

/** Two units in melee as they stand before anybody falls. */
export function settingOf<Situation extends Fighting>(
  situation: Situation,
  rules: AncientMedievalRules,
): Setting & { readonly situation: Situation } {
  const { attacker, defender } = situation;
  const front = (unit: ContinuedMeleeUnit) => frontOf(unit, rules.troops[unit.type].stand);
  return {
    situation,
    fronts: { attacker: front(attacker), defender: front(defender) },
    figures: { attacker: attacker.figures, defender: defender.figures },
    rules,
  };
}

/**
 * A melee of two units of the ancient and medieval game, for as many turns as it may last: long weapons strike over the rank
 * ahead, and pikes that are attacked lose nobody behind their first.
 *
 * @clause cady/ancient-medieval/pike/front-rank-losses
 */
export function ancientEngagement<State extends MeleeOnItsWay>(
  setting: Setting,
  { put, firedClose }: Own<State>,
): Engagement<State> {
  const { situation, fronts, rules } = setting;
  const { attacker, defender } = situation;
  const strengthOf = ({ type, fatigue = 0 }: ContinuedMeleeUnit) => ({ melee: rules.troops[type].melee ?? 0, fatigue });
  return {
    figures: { attacker: attacker.figures, defender: defender.figures },
    fronts,
    strength: { attacker: strengthOf(attacker), defender: strengthOf(defender) },
    morale: { attacker: moraleOf(attacker, rules) ?? 0, defender: moraleOf(defender, rules) ?? 0 },
    shifts: [attacker, defender].flatMap(unit => ancientColumnShifts(unit, rules)),
    rules,
    put,
    ready: turn => readyIn(setting, turn),
    ...(firedClose === undefined ? {} : { variant: (state: State) => (firedClose(state) ? 1 : 0) }),
    ...(shielded(setting)
      ? { losses: (hits: number, standing: Standing) => reachedLosses(hits, standing, setting) }
      : {}),
    reaction(side, { before, lost }) {
      const { type, inBattle } = situation[side];
      const morale = moraleOf(situation[side], rules);
      const test = { type, before, lost, ...(morale === null ? {} : { morale }) };
      return ancientMorale(inBattle === undefined ? test : { ...test, inBattle }, rules).reaction;
    },
  };
}

/** Hits on a defender as losses: pikes that are attacked lose nobody behind their first rank. */
export function reachedLosses(hits: number, { left, contact }: Standing, setting: Setting): number {
  if (hits === 0 || !shielded(setting)) return hits;
  const { situation, fronts, rules } = setting;
  const ranks = ranksInContact(fronts.defender, left, contact);
  return pikeLosses({ ranks, attacking: false, hits, by: situation.attacker.type }, rules).lost;
}

function shielded({ situation, rules }: Setting): boolean {
  return rules.troops[situation.defender.type].traits.includes('pike');
}

/**
 * What must be rolled in a turn. Odds are the same however many roll, and so are those of figures whom long weapons reach: who is
 * reached, and how often, hangs on how many are left.
 */
function readyIn(setting: Setting, turn: MeleeTurn): ReadyTurn {
  const { figures, fronts } = setting;
  const whole: Meeting = { left: figures, contact: inContact(fronts, figures), variant: 0 };
  const reached = { attacker: reachedByOne, defender: reachedByOne };
  const known = new Map<number, ReadyMelee>();
  const oddsOf = (variant: number): ReadyMelee => {
    const ready = known.get(variant) ?? readyOf(setting, turn, { ...whole, variant }, reached);
    known.set(variant, ready);
    return ready;
  };
  return {
    groups: readyOf(setting, turn, whole, reachOver(setting, whole)).groups,
    by(meeting) {
      const { contact } = meeting;
      const reach = reachOver(setting, meeting);
      const { groups, secondary } = oddsOf(meeting.variant);
      const answers = (group: number, by: Reach, inContact: number) => {
        const odds = secondary.find(each => each.group === group)?.odds;
        if (odds === undefined || by.figures === 0) return [];
        return answersTo(by, inContact).map(({ figures }) => ({ group, odds, figures }));
      };
      return {
        groups: groups.map((group, at) => ({
          ...group,
          figures: at === 0 ? contact.attacker + reach.attacker.exposed : contact.defender + reach.defender.exposed,
        })),
        secondary: [...answers(0, reach.defender, contact.attacker), ...answers(1, reach.attacker, contact.defender)],
      };
    },
  };
}

const reachedByOne: Reach = { figures: 1, exposed: 0, because: [] };

function readyOf(setting: Setting, turn: MeleeTurn, meeting: Meeting, reach: Both<Reach>): ReadyMelee {
  return readyAncientMelee({ groups: groupsOf(setting, turn, meeting, reach) }, setting.rules);
}

function groupsOf(
  { situation }: Setting,
  { fatigue }: MeleeTurn,
  { contact, variant }: Meeting,
  reach: Both<Reach>,
): readonly AncientMeleeGroup[] {
  const { attacker, defender, between = {}, struckOn = 'front' } = situation;
  const { behind, through = [] } = between;
  const enemyBehind = through.includes('entrenchment') ? 'entrenchment' : through.includes('stakes') ? 'stakes' : null;
  const firedClose = variant === 1;
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

/** Long weapons that reach over the first rank of either side. */
function reachOver({ situation, fronts, rules }: Setting, { left, contact }: Meeting): Both<Reach> {
  const meleeOf = ({ type }: ContinuedMeleeUnit) => ({ melee: rules.troops[type].melee ?? 0 });
  const reachOf = (side: MeleeSide, enemy: ContinuedMeleeUnit): Reach => {
    const unit = situation[side];
    const { traits } = rules.troops[unit.type];
    const ranks = ranksInContact(fronts[side], left[side], contact[side]);
    if (unit.formation === 'phalanx') return phalanxReach({ ranks }, rules);
    if (traits.includes('pike')) return pikeReach({ ranks, attacking: side === 'attacker' }, rules);
    const second = ranks[1] ?? 0;
    if (!traits.includes('pole-arm') || second === 0) return noReach();
    return poleArmReach({ figures: second, ranksAhead: 1, attacker: meleeOf(unit), defender: meleeOf(enemy) }, rules);
  };
  return {
    attacker: reachOf('attacker', situation.defender),
    defender: reachOf('defender', situation.attacker),
  };
}
