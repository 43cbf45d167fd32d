import { chargeTest, resolveChargeTest, resolveFlight } from '../fighting/charge-test.js';
import { defensiveShot, fireAtCharger } from '../fighting/defensive-fire.js';
import { lostToShock, type ShockOdds } from '../fighting/shock.js';
import { threeDiceOdds } from '../fighting/three-dice.js';
import type { Odds } from '../fire/steps.js';
import { lostToVolley, type ReadyVolley } from '../fire/volley.js';
import type { ChargeProcedure, Meeting } from './procedure.js';
import { type EngagementState, leftOf, losing, onlyOnce, type Stage } from './state.js';

/**
 * The stages of a charge before its melee, in the order of the turn.
 *
 * @clause cady/common/shock/after-fire-before-melee
 */
export function stagesBeforeMelee(charge: ChargeProcedure): readonly Stage[] {
  return [testStage(charge), fireStage(charge), shockStage(charge)];
}

/**
 * The test of whichever side is much the weaker, if one is; a defender that fails runs and may be caught.
 *
 * @clause cady/common/charge/engage-vs-charge
 */
function testStage(charge: ChargeProcedure): Stage {
  const { figures, tested, chargesUntested, withdraws = false, flight, rules } = charge;
  if (tested === null) return { name: 'three-dice-test', turn: 1, because: [], steps: [] };
  const collision = { ...tested, withdraws, ...(chargesUntested === undefined ? {} : { chargesUntested }) };
  const due = chargeTest(collision, rules);
  const odds = due.tests === null ? [] : threeDiceOdds(tested[due.tests], rules).because;
  return {
    name: 'three-dice-test',
    turn: 1,
    because: [...due.because, ...odds],
    steps: [
      (state, dice) => {
        const { outcome } = resolveChargeTest(collision, dice, rules);
        if (outcome === 'met') return state;
        if (outcome === 'refused') return { ...state, charge: 'refused', fighting: false };
        const attackersInContact = charge.contact(leftOf(figures, state)).attacker;
        const { caught, lost } = resolveFlight({ ...flight, attackersInContact, defenders: figures.defender }, rules);
        const defender = losing(state.defender, lost);
        return { ...state, charge: caught ? 'caught' : 'escaped', fighting: false, defender };
      },
    ],
  };
}

/** The fire of a defender with missiles, after its own test: what it fires at, and what that leaves it. */
function fireStage({ figures, fire, rules }: ChargeProcedure): Stage {
  const stage = { name: 'fire', turn: 1 } as const;
  if (fire === undefined) return { ...stage, because: [], steps: [] };
  const { choice, closeAlone = false, unit, volley, leaves } = fire;
  const whole = figures.attacker;
  // Only two shots are possible, and what they need is the same however many chargers are left.
  const shots = [true, false].map(passed => {
    const test = defensiveShot({ passed, choice, closeAlone }, rules);
    return { passed, because: test.because, ready: volley(test, whole), leaves: leaves(test) };
  });
  return {
    ...stage,
    because: onlyOnce([...threeDiceOdds(unit, rules).because, ...shots.flatMap(neededBy)]),
    steps: [
      (state, dice) => {
        if (!state.fighting) return state;
        const { passed, at } = fireAtCharger({ unit, choice, closeAlone }, dice, rules);
        const shot = shots.find(each => each.passed === passed);
        if (shot === undefined) return state;
        const attacker = losing(state.attacker, lostToVolley(shot.ready, dice));
        return { ...state, firedAt: at, attacker, defends: shot.leaves, fighting: attacker.lost < whole };
      },
    ],
  };
}

function neededBy({
  because,
  ready,
}: {
  readonly because: Stage['because'];
  readonly ready: ReadyVolley<Odds>;
}): Stage['because'] {
  return [...because, ...ready.groups.flatMap(({ odds }) => odds.because)];
}

/**
 * The shock of the charger on those it touches, and on those behind them while it has movement left; on the back of those who run
 * from it only where the rules say so.
 *
 * @clause cady/common/shock/replace-from-rear
 * @clause cady/common/shock/casualties-no-melee
 */
function shockStage(charge: ChargeProcedure): Stage {
  const { figures, losses, shock, rules } = charge;
  const { movementLeft } = shock;
  const known = new Map<string, readonly ShockOdds[]>();
  const strikesIn = (meeting: Meeting): readonly ShockOdds[] => {
    const { left, contact, defends } = meeting;
    const key = `${left.attacker} ${contact.attacker} ${defends}`;
    const strikes = known.get(key) ?? shock.strikes(meeting);
    known.set(key, strikes);
    return strikes;
  };
  const meetingOf = (state: EngagementState): Meeting => {
    const left = leftOf(figures, state);
    return { left, contact: charge.contact(left), defends: state.defends };
  };
  const whole: Meeting = { left: figures, contact: charge.contact(figures), defends: 'as-before' };
  return {
    name: 'shock',
    turn: 1,
    because: onlyOnce(strikesIn(whole).flatMap(({ because }) => because)),
    steps: [
      (state, dice) => {
        if (!state.fighting && !(state.charge === 'caught' && rules.flight.shock)) return state;
        const meeting = meetingOf(state);
        const { left, contact } = meeting;
        const strikes = strikesIn(meeting);
        const struck = { strikes, defenders: left.defender, inContact: contact.defender, movementLeft };
        const hits = lostToShock(struck, dice);
        const lost = losses?.(hits, { left: left.defender, contact: contact.defender }) ?? hits;
        const defender = losing(state.defender, lost);
        const fighting = state.fighting && defender.lost < figures.defender;
        return { ...state, defender, fighting, steppedIn: fighting ? shock.stepIn(lost) : 0 };
      },
    ],
  };
}
