import { type Dice, type Distribution, distribution } from '../../../dice/index.js';
import { counted, insist, type Reason, reasonFor } from '../../../rulebook/index.js';
import { type Bodied, casualties, countingFigures } from '../casualties/casualties.js';
import { shootingDice } from '../casualties/random-factor.js';
import { weaponText } from '../casualties/target.js';
import { wrgRules } from '../rules.js';
import { elvenLuck } from '../sorcery/peoples.js';
import type { CrewArm, TroopClass } from '../troops.js';
import { type ShootingFactors, type Shot, shootingFactors } from './factors.js';
import type { MissileWeapon, Shooters, ShootingRulesPart } from './weapons.js';

/** One part of a volley: figures with one weapon and one target. */
export interface VolleyPart extends Shot, Bodied {
  readonly shooters: Shooters & { readonly class: TroopClass };
}

/** What one body shoots at one enemy in a period: several parts where its weapons or their factors are unlike. */
export interface Volley {
  readonly parts: readonly VolleyPart[];
}

/** A part of a volley before the dice. */
export interface PartOdds extends ShootingFactors {
  /** Figures that count. */
  readonly figures: number;
}

/** A part of a volley as it was shot. */
export interface PartShot extends PartOdds {
  readonly random: number;
  /** Weapon, tactical and random factors. */
  readonly total: number;
  readonly casualties: number;
}

/** What a volley came to. */
export interface VolleyResult {
  readonly parts: readonly PartShot[];
  /** Enemy casualties in men, or hits on models. */
  readonly casualties: number;
  readonly because: readonly Reason[];
}

/**
 * The factors of a volley and the figures that count in it, part by part.
 *
 * Source: Shooting; Disorganisation and Distraction.
 *
 * @throws RuleViolation for a volley of nobody, and as `shootingFactors`.
 * @clause wrg/shooting/factors/use
 * @clause wrg/shooting/charge/chargers-disorganised
 */
export function volleyFactors({ parts }: Volley, rules: ShootingRulesPart = wrgRules()): readonly PartOdds[] {
  insist(parts.length > 0, () => ({
    path: 'parts',
    clause: 'wrg/shooting/factors/use',
    problem: 'nobody shoots',
    mend: 'give at least one part of a volley',
  }));
  return parts.map(part => {
    const { afterCharge = false, disorganised = false, ...body } = part;
    const disordered = disorganised || afterCharge;
    const figures = countingFigures({ ...body, disorganised: disordered }, rules);
    const factors = shootingFactors(part, rules);
    if (!disordered) return { ...factors, figures };
    const why = afterCharge ? 'not rallied after a charge or pursuit' : 'disorganised';
    const half = reasonFor(
      'wrg/disorganisation/half-figures',
      why,
      `half of the nearest rank, ${counted(figures, 'figure')}`,
    );
    return { ...factors, figures, because: [half, ...factors.because] };
  });
}

/**
 * A volley of one body: the random factor is thrown, once or for each part (`wrg/ruling/mixed-bodies`), and what the parts come to is
 * added.
 *
 * Source: Shooting; Casualty Calculation.
 *
 * @throws RuleViolation as `volleyFactors`.
 * @clause wrg/shooting/factors/use
 * @clause wrg/casualties/example
 */
export function shoot(volley: Volley, dice: Dice, rules: ShootingRulesPart = wrgRules()): VolleyResult {
  const odds = volleyFactors(volley, rules);
  const { mixedBodies } = rules.fighting.casualties;
  let random = 0;
  const parts = odds.map((part, at) => {
    const shooters = volley.parts[at]?.shooters;
    const dicing: Reason[] = [];
    if (shooters !== undefined && (at === 0 || mixedBodies === 'throw-each')) {
      const thrown = elvenLuck(shooters, shootingDice(shooters, dice, rules), rules);
      random = thrown.factor;
      dicing.push(...thrown.because);
    } else if (at > 0)
      dicing.push(sameDice(`the dice of its ${weaponText(volley.parts[0]?.weapon ?? 'first weapon')}`, random));
    const total = part.total + random;
    const men = casualties(total, part.figures, rules);
    const because = [...dicing, ...part.because, struck(total, part.figures, men)];
    return { ...part, random, total, casualties: men, because };
  });
  const because = parts.flatMap(part => part.because);
  return { parts, casualties: parts.reduce((sum, part) => sum + part.casualties, 0), because };
}

/**
 * Of a part of a body that throws no dice of its own: those that count for it too, and what they counted.
 *
 * @param whose the dice, in words
 */
export function sameDice(whose: string, random: number): Reason {
  return reasonFor(
    'wrg/ruling/mixed-bodies',
    `one throw for the whole body: ${whose} count for these figures as well`,
    `${random < 0 ? '−' : '+'}${Math.abs(random)}`,
  );
}

/** Why so many fall. */
export function struck(total: number, figures: number, men: number): Reason {
  const because = `${counted(figures, 'figure')} at a total of ${total < 0 ? `−${-total}` : total}`;
  return reasonFor('wrg/casualties/lookup', because, counted(men, 'casualty', 'casualties'));
}

/** A volley solved: how likely it is to come to how many casualties. */
export function shootingOdds(volley: Volley, rules: ShootingRulesPart = wrgRules()): Distribution<number> {
  return distribution(dice => shoot(volley, dice, rules).casualties);
}

/**
 * Men who may shoot of the crews of elephants, chariots or engines, and with what: all but the driver, archers as mounted archers,
 * javelinmen with javelins; of an engine every man of its crew.
 *
 * Source: Shooting > Crew-served Weapons.
 *
 * @param models how many there are.
 * @param crew arms of the men on each, or their number on an engine.
 * @clause wrg/shooting/crew/elephant-chariot
 * @clause wrg/shooting/crew/engine
 */
export function crewShooters(
  models: number,
  crew: readonly CrewArm[] | number,
): readonly { readonly weapon: MissileWeapon; readonly figures: number }[] {
  if (typeof crew === 'number') return [{ weapon: 'engine', figures: models * crew }];
  const weapons = ['bow', 'javelins'] as const;
  return weapons.flatMap(weapon => {
    const men = crew.filter(arm => arm === weapon).length;
    return men === 0 ? [] : [{ weapon, figures: models * men }];
  });
}
