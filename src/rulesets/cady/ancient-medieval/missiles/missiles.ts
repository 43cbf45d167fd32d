import type { Dice } from '../../../../dice/index.js';
import { countFactors, type Reason, reasonsUnder } from '../../../../rulebook/index.js';
import { toGrid } from '../../../../table/index.js';
import { insistOnLength } from '../../common/counts.js';
import type { RangeThird } from '../../common/fighting/defensive-fire.js';
import { climb, facesText, type Odds, stepsBy } from '../../common/fire/steps.js';
import { type ReadyVolley, readyVolley, type Shooters, throwVolley, type Volleyed } from '../../common/fire/volley.js';
import { type FightingRules, fightingRules } from '../fighting-rules.js';
import { missileRange, missileThird } from './missile-range.js';
import type { MissileShot } from './missile-shot.js';
import { type AimedShot, missileFactors, rearSteps } from './missile-steps.js';

export type { MissileCover, MissileShot } from './missile-shot.js';

const why = reasonsUnder('cady/ancient-medieval');

/** What one shot needs on a ten-sided die. */
export interface MissileOdds extends Odds {
  readonly third: RangeThird | 'out-of-range';
  /** How far the weapon reaches here, in cm. */
  readonly range: number;
}

/** Figures that shoot at one target under the same conditions. */
export interface MissileGroup extends MissileShot, Shooters {
  /** Shots of each figure this turn, from `missileLoading`. */
  readonly shots: number;
}

/** A unit's fire at one target. Its ranks may stand at several distances from it. */
export interface MissileVolley {
  readonly groups: readonly MissileGroup[];
  /** Figures of the target; of a machine, its crew. */
  readonly targetFigures: number;
}

/** What a volley did. */
export type MissileVolleyResult = Volleyed<MissileOdds>;

/**
 * What a shot needs on a ten-sided die: the faces that its target's armor starts from, moved by the steps of range, depth,
 * cover and the rest. Hand cannon, pila and fire at elephants and chariots have odds of their own. No faces at all against
 * what the weapon cannot hurt, and out of range.
 *
 * Source: Archer/Missile Fire > Kill Shots, and the sections on the figures named.
 *
 * @throws RuleViolation when the distance is none.
 * @clause cady/ancient-medieval/missile/armor-start
 * @clause cady/ancient-medieval/artillery/crew-targets
 * @clause cady/ancient-medieval/definition/missile-fire
 * @clause cady/ancient-medieval/definition/missile-hits
 * @clause cady/ancient-medieval/missile/base-is-far-range
 * @clause cady/ancient-medieval/missile/kill-ladder
 * @clause cady/ancient-medieval/missile/step-mid-range
 * @clause cady/ancient-medieval/missile/step-close-range
 * @clause cady/ancient-medieval/missile/zero-rung
 * @clause cady/ancient-medieval/artillery/crew-as-light
 * @clause cady/ancient-medieval/samurai/missile-as-medium
 * @clause cady/ancient-medieval/hand-cannon/odds
 * @clause cady/ancient-medieval/gunpowder/ignores-armor
 * @clause cady/ancient-medieval/gunpowder-artillery/hand-cannon-procedure
 * @clause cady/ancient-medieval/elephant/missile-odds
 * @clause cady/ancient-medieval/elephant/slings-useless
 * @clause cady/ancient-medieval/chariot/missile-odds
 * @clause cady/ancient-medieval/slinger/immune-targets
 * @clause cady/ancient-medieval/romans/pilum-odds
 * @clause cady/ancient-medieval/romans/pilum-second-rank
 * @clause cady/ancient-medieval/romans/testudo-missiles
 * @clause cady/ancient-medieval/hussite/moving-safe
 * @clause cady/ancient-medieval/axe/odds
 * @clause cady/ancient-medieval/javelin/stats
 * @clause cady/common/fire/start-medieval-armor
 * @clause cady/common/fire/add-under-two-thirds
 * @clause cady/common/fire/add-within-one-third
 * @clause cady/common/fire/armor-step-table
 */
export function missileOdds(shot: MissileShot, rules: FightingRules = fightingRules()): MissileOdds {
  insistOnLength('distance', shot.distance, 'cady/ancient-medieval/missile/designate-then-measure');
  const sides = rules.missiles.dieSides;
  const { range, because } = missileRange(shot, rules);
  if (shot.third === undefined && toGrid(shot.distance) > toGrid(range)) {
    const reason = why('missile/out-of-range-falls-short', `${shot.distance} cm, reaching ${range} cm`, 'out of range');
    return { sides, faces: [], third: 'out-of-range', range, because: [...because, reason] };
  }
  const third = shot.third ?? missileThird(shot, range, rules);
  const immune = immunity(shot, rules);
  if (immune !== undefined) return { sides, faces: [], third, range, because: [...because, immune] };
  const base = startOf(shot, third, rules);
  if (base === undefined) {
    const reason = why('armor/classes', `${shot.target} has no armor class`, 'missiles do nothing to it');
    return { sides, faces: [], third, range, because: [...because, reason] };
  }
  const changes = stepsBy(countFactors(missileFactors, { shot, third, counts: base.counts }, rules).rows);
  const odds = climb({ ladder: rules.missiles.ladder, sides, start: base.start, changes });
  const reasons = [...because, base.because, ...odds.because];
  if (odds.faces.length === 0) reasons.push(why('missile/zero-rung', 'no face is left', 'not worth a die'));
  return { sides, faces: odds.faces, third, range, because: reasons };
}

/**
 * Everything about a unit's fire at one target that can be known before the dice.
 *
 * Source: To fire missile figures.
 *
 * @throws RuleViolation when figures or shots are no whole numbers.
 */
export function readyMissiles(volley: MissileVolley, rules: FightingRules = fightingRules()): ReadyVolley<MissileOdds> {
  return readyVolley(volley, group => missileOdds(group, rules), 'cady/ancient-medieval/missile/roll-per-shot');
}

/**
 * A unit's fire at one target: one ten-sided die for each shot of each figure. Every hit takes a figure; figures that fall
 * still shoot back, so take them off when both sides have fired. Against chariots, elephants and berserkers a hit is no figure:
 * see `missileAtChariot`, `missilesAtElephant` and `missilesAtBerserker`.
 *
 * Source: To fire missile figures.
 *
 * @throws RuleViolation when figures or shots are no whole numbers.
 * @clause cady/ancient-medieval/missile/one-d10-each
 * @clause cady/ancient-medieval/missile/roll-per-shot
 * @clause cady/ancient-medieval/missile/casualty-meaning
 * @clause cady/common/fire/one-d10-per-figure
 */
export function missileVolley(
  volley: MissileVolley,
  dice: Dice,
  rules: FightingRules = fightingRules(),
): MissileVolleyResult {
  return throwVolley(readyMissiles(volley, rules), dice);
}

/** Where the odds start, and why. */
interface Start {
  readonly start: readonly number[];
  /** What moves them from there. */
  readonly counts: AimedShot['counts'];
  readonly because: Reason;
}

function startOf(shot: MissileShot, third: RangeThird, rules: FightingRules): Start | undefined {
  const { troops, missiles, romans, elephants, chariots } = rules;
  const weapon = shot.thrown === undefined ? troops[shot.shooter].weapon : null;
  const target = troops[shot.target];
  if (weapon === 'pilum') return startAt(romans.pilum.hits, 'romans/pilum-odds', 'a pilum', 'rank-of-pila');
  if (weapon === 'hand-cannon') {
    const start = handCannonFaces(shot, third, rules);
    const counts = missiles.handCannon.otherSteps ? 'circumstances' : 'nothing';
    if (start !== undefined) return startAt(start, 'hand-cannon/odds', `hand cannon, ${third} range`, counts);
  }
  if (target.class === 'elephant') {
    const counts = elephants.missiles.otherSteps ? 'circumstances' : 'nothing';
    return startAt(elephants.missiles[third], 'elephant/missile-odds', `at an elephant, ${third} range`, counts);
  }
  if (target.class === 'chariot') {
    return startAt(chariots.missiles, 'chariot/missile-odds', 'at a chariot', 'range-and-circumstances');
  }
  const start = target.armor === null ? undefined : missiles.ladder.rungs[missiles.start[target.armor]];
  if (target.armor === null || start === undefined) return undefined;
  const crew = target.class === 'artillery';
  const clause = crew ? 'artillery/crew-as-light' : 'missile/armor-start';
  return startAt(start, clause, `${target.armor} armor${crew ? ' of a crew' : ''}`, 'range-and-circumstances');
}

function startAt(start: readonly number[], rule: string, because: string, counts: Start['counts']): Start {
  return { start, counts, because: why(rule, because, facesText(start)) };
}

/** The faces of a hand cannon; `undefined` when it is read to fire by armor. */
function handCannonFaces(
  shot: MissileShot,
  third: RangeThird,
  { missiles }: FightingRules,
): readonly number[] | undefined {
  const { odds } = missiles.handCannon;
  switch (odds.by) {
    case 'armor':
      return undefined;
    case 'thirds': {
      const faces = odds[third];
      return typeof faces === 'string' ? undefined : faces;
    }
    case 'bands':
      // Printed in whole cm: what lies between two bands belongs to the farther, and what height adds is far.
      if (shot.third !== undefined) return third === 'far' ? odds.far.hits : odds.close.hits;
      return Math.ceil(toGrid(shot.distance)) <= odds.close.to ? odds.close.hits : odds.far.hits;
  }
}

/** Why a shot does nothing at all, if so. */
function immunity(shot: MissileShot, rules: FightingRules): Reason | undefined {
  const { troops, missiles } = rules;
  const { weapon } = troops[shot.shooter];
  if (shot.formation === 'testudo' && missiles.testudo === 'immune') {
    return why('romans/testudo-missiles', 'at a testudo', 'missiles do nothing to it');
  }
  if (shot.inMovingWagon === true) {
    return why('hussite/moving-safe', 'at troops in a moving wagon', 'missiles do not reach them');
  }
  if (shot.thrown === undefined && weapon === 'sling') {
    if (troops[shot.target].class === 'elephant') {
      return why('elephant/slings-useless', 'slings at an elephant', 'they do nothing to it');
    }
    if (shot.formation === 'phalanx' || missiles.slings.immune.includes(troops[shot.target].like)) {
      const who = shot.formation === 'phalanx' ? 'a phalanx' : shot.target;
      return why('slinger/immune-targets', `slings at ${who}`, 'they do nothing to it');
    }
  }
  if (shot.indirect === true && weapon !== 'pilum' && rearSteps(weapon, rules) === null) {
    const because = weapon === null ? 'no missile weapon' : `${weapon} behind the first rank`;
    return why('missile/crossbow-no-indirect', because, 'may not fire indirectly');
  }
  return undefined;
}
