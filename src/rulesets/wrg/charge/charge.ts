import { type Dice, type Distribution, distribution } from '../../../dice/index.js';
import type { MeleeFate } from '../hand-to-hand/after.js';
import { blowsOf, type Engagement, fatesAfter, type MeleeBody } from '../hand-to-hand/period.js';
import { mayCountercharge, skirmisherEvades } from '../orders/skirmish.js';
import { chargeGoesIn } from '../reaction/consequences.js';
import type { ReactionSituation } from '../reaction/situation.js';
import { reactionTest } from '../reaction/test.js';
import { testsDue } from '../reaction/triggers.js';
import type { ReactionResult } from '../rules/reaction/effects.js';
import { type WrgRules, wrgRules } from '../rules.js';
import { shoot, type Volley } from '../shooting/shoot.js';

/** Those who charge, before they have tested. */
export interface ChargingSide {
  /** What their test depends on; fanatics take none. */
  readonly reaction: ReactionSituation;
  /** How they fight if it comes to that. */
  readonly body: MeleeBody;
}

/** Those who are charged. */
export interface ChargedSide extends ChargingSide {
  /** The chargers come from beyond their normal move, so that they have to test. */
  readonly fromAfar?: boolean;
  /** Their orders are to skirmish. */
  readonly skirmishing?: boolean;
  /** They charge in their turn where they may. */
  readonly countercharging?: boolean;
  /** What they shoot at the chargers as these come on. */
  readonly volley?: Volley;
}

/** A charge before anything has been thrown. */
export interface ChargeQuestion {
  readonly attacker: ChargingSide;
  readonly defender: ChargedSide;
}

/** How far a charge came: refused; the enemy ran, or evaded, before it; broken by missiles; or fought out for a period. */
export type ChargeEnd = 'refused' | 'enemy-ran' | 'enemy-evaded' | 'shot-down' | 'fought';

/** What became of one side: men lost to missiles and blows, and how it stands. */
export interface ChargeFate {
  readonly casualties: number;
  readonly fate: MeleeFate;
}

/** What a charge came to. */
export interface ChargeOutcome {
  readonly ended: ChargeEnd;
  readonly attacker: ChargeFate;
  readonly defender: ChargeFate;
}

/** A charge on its way: what has come of it so far. */
interface UnderWay {
  readonly ended: Exclude<ChargeEnd, 'fought'> | null;
  readonly countercharge: boolean;
  /** Men that the volley has cost the chargers. */
  readonly missiles: number;
  /** Men that the chargers have struck down. */
  readonly inflicted: number;
}

const setOut: UnderWay = { ended: null, countercharge: false, missiles: 0, inflicted: 0 };

/**
 * The chargers test whether they go in.
 *
 * @clause wrg/reaction/test-charging
 */
function chargersTest({ attacker }: ChargeQuestion, dice: Dice, rules: WrgRules): UnderWay {
  const { reaction } = attacker;
  if (reaction.troops.fanatic === true) return setOut;
  const { result } = reactionTest(reaction, dice, rules);
  return chargeGoesIn({ result, hasOrder: reaction.hasOrder }, rules) ? setOut : { ...setOut, ended: 'refused' };
}

/**
 * Those who are charged from afar test as well; then they run, evade, charge in their turn or stand.
 *
 * @clause wrg/reaction/test-charged
 * @clause wrg/charge/counter-actions
 */
function enemyResponds({ defender }: ChargeQuestion, so: UnderWay, dice: Dice, rules: WrgRules): UnderWay {
  if (so.ended !== null) return so;
  const { reaction, fromAfar = false, skirmishing = false, countercharging = false } = defender;
  const { troops, hasOrder } = reaction;
  const result: ReactionResult = fromAfar
    ? reactionTest({ ...reaction, underFireOrCharged: true }, dice, rules).result
    : 'carry-on';
  if (skirmishing && skirmisherEvades({ troops, result, hasOrder }, rules) !== 'never') {
    return { ...so, ended: 'enemy-evaded' };
  }
  if (result === 'break-or-retreat') return { ...so, ended: 'enemy-ran' };
  return { ...so, countercharge: countercharging && mayCountercharge({ troops, result, hasOrder }, rules) };
}

/**
 * The volley at the chargers; who loses too many men to it tests at once, and may break.
 *
 * @clause wrg/shooting/charge/defensive
 * @clause wrg/reaction/test-missile-casualties
 */
function shootAtChargers({ attacker, defender }: ChargeQuestion, so: UnderWay, dice: Dice, rules: WrgRules): UnderWay {
  if (so.ended !== null || defender.volley === undefined) return so;
  const missiles = shoot(defender.volley, dice, rules).casualties;
  const { figures } = attacker.body;
  const tests = testsDue({ original: figures, figures, missileCasualties: missiles }, rules).some(
    ({ cause }) => cause === 'missile-casualties',
  );
  if (!tests) return { ...so, missiles };
  const { result } = reactionTest({ ...attacker.reaction, underFireOrCharged: true }, dice, rules);
  return { ...so, missiles, ended: result === 'break-or-retreat' ? 'shot-down' : null };
}

/** Who comes to blows at the end of a charge. */
function bodiesMeeting({ attacker, defender }: ChargeQuestion, { missiles, countercharge }: UnderWay): Engagement {
  return {
    first: { ...withParts(attacker.body, { charging: true }, missiles), missiles },
    second: countercharge ? withParts(defender.body, { charging: true }, 0) : defender.body,
  };
}

/** The chargers strike, if it has come to that. */
function attackerStrikes(question: ChargeQuestion, so: UnderWay, dice: Dice, rules: WrgRules): UnderWay {
  return so.ended === null
    ? { ...so, inflicted: blowsOf(bodiesMeeting(question, so).first, dice, rules).casualties }
    : so;
}

/** Those who are charged strike, and both stand or break; or what there is instead of a melee. */
function defenderStrikes(question: ChargeQuestion, so: UnderWay, dice: Dice, rules: WrgRules): ChargeOutcome {
  const { ended, missiles, inflicted } = so;
  if (ended !== null) {
    return {
      ended,
      attacker: { casualties: missiles, fate: ended === 'shot-down' ? 'broken' : 'holds' },
      defender: { casualties: 0, fate: ended === 'enemy-ran' ? 'broken' : 'holds' },
    };
  }
  const bodies = bodiesMeeting(question, so);
  const received = blowsOf(bodies.second, dice, rules).casualties;
  const fates = fatesAfter(bodies, { first: inflicted, second: received }, rules);
  return {
    ended: 'fought',
    attacker: { casualties: missiles + received, fate: fates.first.fate },
    defender: { casualties: inflicted, fate: fates.second.fate },
  };
}

/** A body whose parts have charged, and lost men to missiles on the way. */
function withParts(body: MeleeBody, how: { readonly charging: true }, missiles: number): MeleeBody {
  const shotAt = missiles === 0 ? {} : { shotAt: { casualties: missiles, figures: body.figures } };
  return { ...body, parts: body.parts.map(part => ({ ...part, ...how, ...shotAt })) };
}

/**
 * A charge from its test to the end of the first period of melee, thrown: whether the chargers go in, what those do who are charged, the
 * volley at the chargers, the blows, and who holds, gives way or breaks.
 *
 * @throws RuleViolation as the stages it is made of.
 * @clause wrg/reaction/test-charging
 * @clause wrg/reaction/test-charged
 * @clause wrg/charge/counter-actions
 */
export function throwCharge(question: ChargeQuestion, dice: Dice, rules: WrgRules = wrgRules()): ChargeOutcome {
  const gone = chargersTest(question, dice, rules);
  const met = enemyResponds(question, gone, dice, rules);
  const shotAt = shootAtChargers(question, met, dice, rules);
  return defenderStrikes(question, attackerStrikes(question, shotAt, dice, rules), dice, rules);
}

/**
 * The same charge solved: every way in which it may end, with its chance, as one distribution.
 *
 * @throws RuleViolation as `throwCharge`.
 * @clause wrg/reaction/test-charging
 */
export function chargeOdds(question: ChargeQuestion, rules: WrgRules = wrgRules()): Distribution<ChargeOutcome> {
  const key = { key: (so: UnderWay) => `${so.ended} ${so.countercharge} ${so.missiles} ${so.inflicted}` };
  return distribution(dice => chargersTest(question, dice, rules), key)
    .then((so, dice) => enemyResponds(question, so, dice, rules), key)
    .then((so, dice) => shootAtChargers(question, so, dice, rules), key)
    .then((so, dice) => attackerStrikes(question, so, dice, rules), key)
    .then((so, dice) => defenderStrikes(question, so, dice, rules), { key: outcomeKey });
}

function outcomeKey({ ended, attacker, defender }: ChargeOutcome): string {
  return `${ended} ${attacker.casualties} ${attacker.fate} ${defender.casualties} ${defender.fate}`;
}
