import type { Dice } from '../../../../dice/index.js';
import { counted, type Reason, reasonsUnder } from '../../../../rulebook/index.js';
import { insistOnCount } from '../../common/counts.js';
import type { Odds } from '../../common/fire/steps.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';
import { type MissileVolley, type MissileVolleyResult, missileVolley } from './missiles.js';

const why = reasonsUnder('cady/ancient-medieval');

/** Who may stand on a chariot. */
export type ChariotMan = 'missile-man' | 'fighter' | 'driver';

/** A chariot as it stands now. */
export interface ChariotNow {
  readonly crew: readonly ChariotMan[];
  /** A horse is dead: it does not move for the rest of the game. */
  readonly immobile: boolean;
}

/** A chariot after it was hit or missed. */
export interface ChariotHit extends ChariotNow {
  readonly because: readonly Reason[];
}

/**
 * A chariot loses one of its crew: the missile man first, then the fighter, then the driver.
 *
 * Source: Chariot.
 *
 * @returns the chariot; without crew when nobody is left on it
 * @clause cady/ancient-medieval/chariot/casualty-order
 * @clause cady/ancient-medieval/chariot/casualties-individual
 */
export function chariotLosesAMan(
  chariot: ChariotNow,
  rules: AncientMedievalRules = ancientMedievalRules(),
): ChariotHit {
  const lost = rules.chariots.lossOrder.find(man => chariot.crew.includes(man));
  if (lost === undefined) return { ...chariot, because: [] };
  const at = chariot.crew.indexOf(lost);
  const crew = chariot.crew.filter((_, place) => place !== at);
  return { ...chariot, crew, because: [why('chariot/casualty-order', 'hit', `loses its ${lost}`)] };
}

/**
 * One missile at a chariot: a face that hits takes one of the crew, a 1 kills a horse. To be thrown die by die, because a die
 * can show one or the other.
 *
 * Source: Chariot.
 *
 * @param odds those of the shot, from `missileOdds`
 * @clause cady/ancient-medieval/chariot/horse-killed
 * @clause cady/ancient-medieval/chariot/casualty-order
 */
export function missileAtChariot(
  { chariot, odds }: { readonly chariot: ChariotNow; readonly odds: Pick<Odds, 'sides' | 'faces'> },
  dice: Dice,
  rules: AncientMedievalRules = ancientMedievalRules(),
): ChariotHit {
  if (odds.faces.length === 0) return { ...chariot, because: [] };
  const face = dice.roll(odds.sides);
  if (odds.faces.includes(face)) return chariotLosesAMan(chariot, rules);
  if (face !== rules.chariots.horse.face || chariot.immobile) return { ...chariot, because: [] };
  return { ...chariot, immobile: true, because: [horseKilled(face)] };
}

/**
 * What the melee die does to the horses of a chariot: a 1 kills one, whatever else it decides.
 *
 * Source: Chariot.
 *
 * @clause cady/ancient-medieval/chariot/horse-killed
 */
export function meleeDieAtChariot(
  {
    chariot,
    face,
    whose,
  }: { readonly chariot: ChariotNow; readonly face: number; readonly whose: 'chariot' | 'attacker' },
  rules: AncientMedievalRules = ancientMedievalRules(),
): ChariotHit {
  const { horse } = rules.chariots;
  if (face !== horse.face || whose !== horse.meleeDie || chariot.immobile) return { ...chariot, because: [] };
  return { ...chariot, immobile: true, because: [horseKilled(face)] };
}

/** An elephant after hits. */
export interface ElephantHit {
  /** Missile and melee hits that it bears in all. */
  readonly hits: number;
  /** Bolts of ballistae and pots d'fer that have hit it. */
  readonly bolts: number;
  /** `rampages`: at once, and is gone after it; `removed`: without one. */
  readonly fate: 'stands' | 'rampages' | 'removed';
  readonly because: readonly Reason[];
}

/** The hits an elephant bears. */
export interface ElephantNow {
  readonly hits: number;
  readonly bolts?: number;
}

/**
 * Hits of missiles and melee on an elephant: with the sixth in all it rampages at once, in whatever part of the turn.
 *
 * Source: War Elephants.
 *
 * @throws RuleViolation when hits are no whole numbers.
 * @clause cady/ancient-medieval/elephant/hits-to-rampage
 * @clause cady/ancient-medieval/elephant/losses-on-sheet
 */
export function elephantHit(
  { elephant, hits }: { readonly elephant: ElephantNow; readonly hits: number },
  rules: AncientMedievalRules = ancientMedievalRules(),
): ElephantHit {
  insistOnCount('hits', hits, 'cady/ancient-medieval/elephant/hits-to-rampage');
  const total = elephant.hits + hits;
  const rampages = total >= rules.elephants.hitsToRampage;
  const effect = rampages ? 'rampages' : 'stands';
  return {
    hits: total,
    bolts: elephant.bolts ?? 0,
    fate: effect,
    because: hits === 0 ? [] : [why('elephant/hits-to-rampage', `${counted(total, 'hit')} in all`, effect)],
  };
}

/**
 * A unit's missiles at an elephant: every hit is marked on its sheet.
 *
 * Source: War Elephants.
 *
 * @throws RuleViolation when figures or shots are no whole numbers.
 * @clause cady/ancient-medieval/elephant/hits-to-rampage
 * @clause cady/ancient-medieval/elephant/missile-odds
 */
export function missilesAtElephant(
  { elephant, groups }: Pick<MissileVolley, 'groups'> & { readonly elephant: ElephantNow },
  dice: Dice,
  rules: AncientMedievalRules = ancientMedievalRules(),
): ElephantHit & { readonly volley: MissileVolleyResult } {
  const volley = missileVolley({ groups, targetFigures: 1 }, dice, rules);
  return { ...elephantHit({ elephant, hits: volley.hits }, rules), volley };
}

/**
 * A bolt of a ballista or pot d'fer that hits an elephant: it counts as missile hits, and with the second the elephant is
 * removed.
 *
 * Source: War Elephants; Ballista.
 *
 * @clause cady/ancient-medieval/elephant/ballista-hits
 * @clause cady/ancient-medieval/artillery/ballista-elephant
 */
export function boltAtElephant(
  elephant: ElephantNow,
  rules: AncientMedievalRules = ancientMedievalRules(),
): ElephantHit {
  const { removes, counts } = rules.elephants.ballista;
  const bolts = (elephant.bolts ?? 0) + 1;
  const hit = elephantHit({ elephant, hits: counts }, rules);
  const removed = bolts >= removes;
  const because = why(
    'elephant/ballista-hits',
    `bolt ${bolts} of ${removes}`,
    removed ? 'removed' : `+${counted(counts, 'hit')}`,
  );
  return { ...hit, bolts, fate: removed ? 'removed' : hit.fate, because: [because, ...(removed ? [] : hit.because)] };
}

/** A berserker after he was killed so many times. */
export interface BerserkerHit {
  readonly melee: number;
  readonly removed: boolean;
  readonly because: readonly Reason[];
}

/**
 * Kills on a berserker: each only takes a point off his melee; at none he is removed.
 *
 * Source: Viking Berserker.
 *
 * @throws RuleViolation when kills are no whole numbers.
 * @clause cady/ancient-medieval/berserker/wear-down
 */
export function berserkerKilled({ melee, kills }: { readonly melee: number; readonly kills: number }): BerserkerHit {
  insistOnCount('kills', kills, 'cady/ancient-medieval/berserker/wear-down');
  const left = Math.max(0, melee - kills);
  const effect = left === 0 ? 'removed' : `melee point ${left}`;
  const because = kills === 0 ? [] : [why('berserker/wear-down', `killed ${counted(kills, 'time')}`, effect)];
  return { melee: left, removed: left === 0, because };
}

/**
 * A unit's missiles at a berserker.
 *
 * Source: Viking Berserker.
 *
 * @throws RuleViolation when figures or shots are no whole numbers.
 * @clause cady/ancient-medieval/berserker/wear-down
 */
export function missilesAtBerserker(
  { melee, groups }: Pick<MissileVolley, 'groups'> & { readonly melee: number },
  dice: Dice,
  rules: AncientMedievalRules = ancientMedievalRules(),
): BerserkerHit & { readonly dice: number } {
  const volley = missileVolley({ groups, targetFigures: 1 }, dice, rules);
  const hit = berserkerKilled({ melee, kills: volley.hits });
  return { ...hit, dice: volley.dice, because: [...volley.because, ...hit.because] };
}

function horseKilled(face: number): Reason {
  return why('chariot/horse-killed', `a ${face} was thrown at it`, 'a horse is dead, it moves no more');
}
