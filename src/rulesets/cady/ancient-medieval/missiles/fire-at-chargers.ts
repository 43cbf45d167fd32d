import { insist, type Reason, reasonsUnder } from '../../../../rulebook/index.js';
import { toGrid } from '../../../../table/index.js';
import type { DefensiveFire, RangeThird } from '../../common/fighting/defensive-fire.js';
import { type FightingRules, fightingRules } from '../fighting-rules.js';
import { missileRange, missileThird } from './missile-range.js';
import type { MissileShot } from './missiles.js';

const why = reasonsUnder('cady/ancient-medieval');

/** A missile unit that is charged or engaged, after its three-dice test. */
export interface ChargedShooters {
  /** What the test left it, from `fireAtCharger` or `defensiveShot` of the common rules. */
  readonly test: Pick<DefensiveFire, 'passed' | 'at' | 'steps' | 'melees'>;
  /** How it would shoot where it first has the charger in sight, with that distance. */
  readonly shot: MissileShot;
}

/** How a charged unit shoots, and what that leaves everybody. */
export interface ShotAtChargers {
  /** The shot to throw, at the distance and with the third and steps that it is shot with. */
  readonly shot: MissileShot;
  /** Who rolls in the melee of this turn: the chargers only where they are in danger. */
  readonly melee: { readonly shooters: boolean; readonly chargers: boolean };
  /** A bow thrown down shoots no more. */
  readonly weapon: 'kept' | 'thrown-down';
  readonly because: readonly Reason[];
}

/**
 * The thirds of its range at which a charged unit can still meet its charger: those that he crosses after it first has him in
 * sight.
 *
 * Source: Missile Units Being Attacked in Melee.
 *
 * @returns the farthest first; none when he never comes into range
 * @clause cady/ancient-medieval/missile/attacked-3dt-pass
 */
export function thirdsLeft(firstSeen: MissileShot, rules: FightingRules = fightingRules()): readonly RangeThird[] {
  const { range } = missileRange(firstSeen, rules);
  if (range === 0) return [];
  const first = missileThird({ ...firstSeen, distance: Math.min(firstSeen.distance, range) }, range, rules);
  return thirds.slice(thirds.indexOf(first));
}

/**
 * How a charged or engaged missile unit shoots before the melee: after a failed test at middle range with its step, after a passed
 * one there or at close range with one step more. Whether its charger is a target that has moved is `cady/ruling/charger-has-moved`.
 * Whoever waits for close range does not fight back: he only rolls for his life.
 *
 * Source: Missile Units Being Attacked in Melee.
 *
 * @throws RuleViolation when the charger is nearer than the third of the range that was chosen.
 * @clause cady/ancient-medieval/missile/attacked-may-fire
 * @clause cady/ancient-medieval/missile/attacked-3dt-fail
 * @clause cady/ancient-medieval/missile/attacked-3dt-pass
 * @clause cady/ancient-medieval/missile/attacked-close-no-melee
 * @clause cady/common/fire/defensive-fire-3dt
 * @clause cady/common/fire/close-fire-no-melee
 */
export function shotAtChargers(
  { test, shot: seen }: ChargedShooters,
  rules: FightingRules = fightingRules(),
): ShotAtChargers {
  const { charged } = rules.missiles;
  const shot = { ...seen, ...(charged.moved ? {} : { targetMoved: false }) };
  const { range } = missileRange(shot, rules);
  const bonus = test.steps === 0 ? {} : { bonus: test.steps };
  const { at } = test;
  if (at === 'first-in-range') {
    const distance = Math.min(toGrid(shot.distance), toGrid(range));
    return {
      shot: { ...shot, ...bonus, distance },
      melee: { shooters: test.melees, chargers: true },
      weapon: 'kept',
      because: [why('missile/attacked-3dt-fail', 'failed the test', `fires at once, at ${distance} cm`)],
    };
  }
  insist(!test.passed || thirdsLeft(shot, rules).includes(at), () => ({
    path: 'test.at',
    clause: 'cady/ancient-medieval/missile/attacked-3dt-pass',
    problem: `the charger is seen at ${shot.distance} cm, nearer than ${at} range`,
    mend: `fire at ${thirdsLeft(shot, rules).join(' or ') || 'nobody'}`,
  }));
  const close = at === 'close' && !test.melees;
  const rule = test.passed ? 'missile/attacked-3dt-pass' : 'missile/attacked-3dt-fail';
  const because = [why(rule, `${test.passed ? 'passed' : 'failed'} the test`, `fires at ${at} range`)];
  if (close) because.push(why('missile/attacked-close-no-melee', 'fired at close range', 'does not fight back'));
  return {
    shot: { ...shot, ...bonus, third: at },
    melee: close
      ? { shooters: charged.close.defenders, chargers: charged.close.attackers }
      : { shooters: test.melees, chargers: true },
    weapon: test.passed && at !== 'close' ? charged.middle.bow : 'kept',
    because,
  };
}

const thirds: readonly RangeThird[] = ['far', 'middle', 'close'];
