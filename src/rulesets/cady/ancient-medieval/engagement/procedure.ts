import {
  type Both,
  type Front,
  frontOf,
  inContact,
  type MeleeSide,
  ranksInContact,
  rearOf,
} from '../../common/engagement/fronts.js';
import type {
  ChargeProcedure,
  Meeting,
  MeleeProcedure,
  MeleeTurn,
  ReadyTurn,
  Standing,
} from '../../common/engagement/procedure.js';
import { wayToContact } from '../../common/engagement/run.js';
import type { AfterFire } from '../../common/engagement/state.js';
import { chargeTest } from '../../common/fighting/charge-test.js';
import { diceAgainst, figuresThatRoll, type ReadyMelee } from '../../common/fighting/melee.js';
import { steppingIn } from '../../common/fighting/shock.js';
import { readyAncientMelee } from '../combat/melee.js';
import { ancientColumnShifts, ancientMorale } from '../combat/morale.js';
import { testsToCharge } from '../combat/phalanx.js';
import { answersTo, noReach, type Reach } from '../combat/reach.js';
import { ancientShockOdds } from '../combat/shock.js';
import type { FightingRules } from '../fighting-rules.js';
import { type Drawn, fallenOf, groupOf, hasLongWeapons, reachOf, strikeOf, testedOf } from './blows.js';
import { type ChargeSituation, reachOf as chargeReachOf, distanceOf } from './charge-situation.js';
import { fireOf } from './fire.js';
import { type Asked, type ContinuedMeleeUnit, partiesOf } from './melee-situation.js';
import { countsAs, moraleOf, type Parties, type Party } from './party.js';

/** Two that meet, how they stand, and the rules that they fight by. */
interface Setting {
  /** By what its fire has left the defender. */
  readonly parties: { readonly [defends in AfterFire]: Parties };
  readonly fronts: Both<Front>;
  /** Figures before anybody falls. */
  readonly figures: Both<number>;
  readonly rules: FightingRules;
}

/** What every stage of a melee of two units asks: long weapons strike over the rank ahead, and pikes shelter those behind them. */
export function meleeProcedure(asked: Asked, rules: FightingRules): MeleeProcedure {
  return proceduresIn(settingOf(asked, rules));
}

/** What every stage of a charge of one unit on another asks. */
export function chargeProcedure(situation: ChargeSituation, rules: FightingRules): ChargeProcedure {
  const setting = settingOf(situation, rules);
  const { figures, fronts, parties } = setting;
  const { attacker, defender } = parties['as-before'];
  const ours = testedOf(attacker, figures.attacker, rules);
  const theirs = testedOf(defender, figures.defender, rules);
  const tested = ours === null || theirs === null ? null : { attacker: ours, defender: theirs };
  const withdraws = situation.withdraws === true ? { withdraws: true } : {};
  const needed = tested !== null && chargeTest({ ...tested, ...withdraws }, rules).tests === 'attacker';
  const test = testsToCharge({ phalanx: attacker.formation === 'phalanx', needed }, rules);
  const [gap, movementLeft] = [distanceOf(situation, rules), chargeReachOf(situation, rules)];
  const way = wayToContact(gap, rules);
  const fire = fireOf(situation, fronts, rules);
  const rear = rearOf(fronts);
  return {
    ...proceduresIn(setting, { shotAt: fire !== undefined }),
    rules,
    tested,
    ...(needed && !test.tests ? { chargesUntested: test.because } : {}),
    flight: { move: rules.troops[defender.type].move, gap: way, movementLeft },
    ...withdraws,
    ...(fire === undefined ? {} : { fire }),
    shock: {
      movementLeft: movementLeft > way,
      stepIn: lost => steppingIn({ lost, ...rear }, rules),
      strikes(meeting) {
        const { attacker, defender } = parties[meeting.defends];
        const charger = { party: attacker, drawn: drawnIn(setting, 'attacker', meeting), clearPath: gap };
        return [ancientShockOdds(strikeOf(charger, defender, rules), rules)];
      },
    },
  };
}

function settingOf(asked: Asked, rules: FightingRules): Setting {
  const { attacker, defender } = asked;
  const front = (unit: ContinuedMeleeUnit) => frontOf(unit, rules.troops[unit.type].stand);
  const parties = partiesOf(asked);
  const { type } = defender;
  return {
    parties: {
      'as-before': parties,
      'not-striking': { ...parties, defender: { ...parties.defender, heldFire: true } },
      'without-weapon': { ...parties, defender: { ...parties.defender, type: countsAs({ type, shots: 0 }, rules) } },
    },
    fronts: { attacker: front(attacker), defender: front(defender) },
    figures: { attacker: attacker.figures, defender: defender.figures },
    rules,
  };
}

/** `shotAt`: the attacker is shot at on its way in. */
function proceduresIn(setting: Setting, { shotAt = false } = {}): MeleeProcedure {
  const { parties, fronts, figures, rules } = setting;
  const both = parties['as-before'];
  const { attacker, defender } = both;
  const strengthOf = ({ type, fatigue = 0 }: Party) => ({ melee: rules.troops[type].melee ?? 0, fatigue });
  const morale = { attacker: moraleOf(attacker, rules), defender: moraleOf(defender, rules) };
  const shielded = rules.troops[defender.type].traits.includes('pike');
  return {
    figures,
    contact: (left, steppedIn = 0) => inContact(fronts, left, { shotAt, steppedIn }),
    strength: { attacker: strengthOf(attacker), defender: strengthOf(defender) },
    morale: { attacker: morale.attacker ?? 0, defender: morale.defender ?? 0 },
    shifts: [attacker, defender].flatMap(unit => ancientColumnShifts(unit, rules)),
    rules,
    ready: turn => readyIn(setting, turn),
    ...(shielded ? { losses: (hits: number, standing: Standing) => lossesIn(setting, hits, standing) } : {}),
    reaction(side, { before, lost }) {
      const { type, inBattle } = both[side];
      const value = morale[side];
      const test = { type, before, lost, ...(value === null ? {} : { morale: value }) };
      return ancientMorale(inBattle === undefined ? test : { ...test, inBattle }, rules).reaction;
    },
  };
}

function lossesIn({ parties, fronts, rules }: Setting, hits: number, standing: Standing): number {
  const { attacker, defender } = parties['as-before'];
  const ranks = () => ranksOf(standing, fronts.defender, defender);
  return fallenOf(hits, { party: defender, ranks }, attacker, rules).lost;
}

/** Those of a side who fight in a meeting, and how they stand behind each other. */
function drawnIn({ fronts, parties }: Setting, side: MeleeSide, { left, contact, defends }: Meeting): Drawn {
  const standing = { left: left[side], contact: contact[side] };
  return { ...standing, ranks: () => ranksOf(standing, fronts[side], parties[defends][side]) };
}

function ranksOf({ left, contact }: Standing, front: Front, { struckOn = 'front' }: Party) {
  return struckOn === 'front' ? ranksInContact(front, left, contact) : [contact];
}

/**
 * What must be rolled in a turn. Odds are the same however many roll, and so are those of figures whom long weapons reach: who is
 * reached, and how often, hangs on how many are left.
 */
function readyIn(setting: Setting, turn: MeleeTurn): ReadyTurn {
  const { figures, fronts } = setting;
  const whole: Meeting = { left: figures, contact: inContact(fronts, figures), defends: 'as-before' };
  const known = new Map<AfterFire, { readonly parties: Parties; readonly odds: ReadyMelee }>();
  const knownOf = (defends: AfterFire) => {
    const before = known.get(defends);
    if (before !== undefined) return before;
    const parties = partiesIn(setting, turn, defends);
    const ready = { parties, odds: readyOf(setting, parties, { ...whole, defends }) };
    known.set(defends, ready);
    return ready;
  };
  const by = (meeting: Meeting): ReadyMelee => {
    const { parties, odds } = knownOf(meeting.defends);
    const rolling = rollingIn(setting, meeting);
    const reach = reachOver(setting, parties, meeting);
    const answers = (group: number, by: Reach, inContact: number) => {
      const answer = odds.secondary.find(each => each.group === group)?.odds;
      if (answer === undefined || by.figures === 0) return [];
      return answersTo(by, inContact).map(({ figures }) => ({ group, odds: answer, figures }));
    };
    return {
      groups: odds.groups.map((group, at) => ({
        ...group,
        ...diceAgainst({ enemy: meeting.contact[at === 0 ? 'defender' : 'attacker'] }, setting.rules),
        figures: at === 0 ? rolling.attacker + reach.attacker.exposed : rolling.defender + reach.defender.exposed,
      })),
      secondary: [...answers(0, reach.defender, rolling.attacker), ...answers(1, reach.attacker, rolling.defender)],
    };
  };
  const reach = reachOver(setting, knownOf('as-before').parties, whole);
  const rolling = rollingIn(setting, whole);
  const answered = [answersTo(reach.defender, rolling.attacker), answersTo(reach.attacker, rolling.defender)];
  return {
    groups: by(whole).groups.map((group, at) => {
      const because = [...group.odds.because, ...(answered[at] ?? []).flatMap(reach => reach.because)];
      return { ...group, odds: { ...group.odds, because } };
    }),
    by,
  };
}

/** The figures of both that roll because enemies stand before them. */
function rollingIn({ rules }: Setting, { contact: { attacker, defender } }: Meeting): Both<number> {
  return {
    attacker: figuresThatRoll({ own: attacker, enemy: defender }, rules),
    defender: figuresThatRoll({ own: defender, enemy: attacker }, rules),
  };
}

const reachedByOne: Reach = { figures: 1, exposed: 0, because: [] };

function readyOf({ rules }: Setting, { attacker, defender }: Parties, { left, contact }: Meeting): ReadyMelee {
  const drawn = (side: MeleeSide) => ({ left: left[side], contact: contact[side] });
  const reached = { reach: [reachedByOne], against: [reachedByOne] };
  const charging = { own: attacker, enemy: defender, drawn: drawn('attacker'), ...reached };
  const charged = { own: defender, enemy: attacker, drawn: drawn('defender'), ...reached };
  const groups = [groupOf({ ...charging, unit: 'attacker' }), groupOf({ ...charged, unit: 'defender' })];
  return readyAncientMelee({ groups }, rules);
}

/** Long weapons that reach over the first rank of either side. */
function reachOver(setting: Setting, { attacker, defender }: Parties, meeting: Meeting): Both<Reach> {
  const reachIn = (side: MeleeSide, own: Party, enemy: Party) =>
    hasLongWeapons(own, setting.rules)
      ? reachOf(own, enemy, drawnIn(setting, side, meeting).ranks(), setting.rules)
      : noReach();
  return { attacker: reachIn('attacker', attacker, defender), defender: reachIn('defender', defender, attacker) };
}

/** Both as they are in a turn of melee. */
function partiesIn({ parties }: Setting, { fatigue }: MeleeTurn, defends: AfterFire): Parties {
  const { attacker, defender } = parties[defends];
  return {
    attacker: { ...attacker, fatigue: fatigue.attacker },
    defender: { ...defender, fatigue: fatigue.defender },
  };
}
