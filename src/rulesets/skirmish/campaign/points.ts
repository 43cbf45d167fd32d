import { counted, type Reason, reasonFor, type Violation } from '../../../rulebook/index.js';
import { protectionOf } from '../men/men.js';
import type { Equipment, Fortification, Standard } from '../rules/campaign.js';
import { type SkirmishRules, skirmishRules } from '../rules.js';
import { type Man, missileWeapons, type Weapon } from '../troops.js';

/** The rules of points. */
export type PointsRulesPart = Pick<SkirmishRules, 'campaign' | 'men'>;

/** A figure that is paid for, with what it carries besides. */
export interface PricedFigure {
  readonly man: Man;
  readonly pavise?: boolean;
  readonly stakes?: boolean;
}

/** What something is worth, and of what that is made up. */
export interface Points {
  readonly points: number;
  readonly because: readonly Reason[];
}

/**
 * What a figure is worth: its class, grade and rank, protection, horse, and every weapon. A noble is paid for as a knight besides; whether
 * a barded horse is on top of a horse is `skirmish/ruling/price-of-a-barded-horse`, whether the first load of a missile weapon is paid for
 * `skirmish/ruling/first-load`.
 *
 * Source: 13 Points System.
 *
 * @clause skirmish/points/figure
 * @clause skirmish/points/class
 * @clause skirmish/points/grade
 * @clause skirmish/points/rank
 * @clause skirmish/points/protection
 * @clause skirmish/points/horse
 * @clause skirmish/points/weapons
 * @clause skirmish/points/missiles
 */
export function figurePoints(
  { man, pavise = false, stakes = false }: PricedFigure,
  rules: PointsRulesPart = skirmishRules(),
): Points {
  const { figures } = rules.campaign;
  const { protection } = protectionOf(man, {}, rules);
  const parts: (readonly [Reason['clause'], string, number])[] = [
    ['skirmish/points/class', man.class, figures.class[man.class]],
    ['skirmish/points/grade', `grade ${man.grade}`, figures.grade[man.grade]],
  ];
  if (man.rank !== undefined) parts.push(['skirmish/points/rank', man.rank, figures.rank[man.rank]]);
  parts.push(['skirmish/points/protection', `protection ${protection}`, figures.protection[protection]]);
  if (man.horse !== undefined)
    parts.push([
      'skirmish/points/horse',
      `${man.horse} horse`,
      man.horse === 'barded' ? figures.bardedHorse : figures.horse,
    ]);
  for (const weapon of man.weapons) {
    parts.push(['skirmish/points/weapons', weapon, weaponPoints(weapon, rules)]);
    if (!rules.campaign.firstLoadIncluded && isMissileWeapon(weapon)) {
      const { equipment } = rules.campaign;
      const load = weapon === 'javelin' ? equipment['3-javelins'] : equipment['12-other-missiles'];
      parts.push(['skirmish/points/missiles', `missiles of a ${weapon}`, load]);
    }
  }
  if (pavise) parts.push(['skirmish/points/weapons', 'pavise', figures.pavise]);
  if (stakes) parts.push(['skirmish/points/weapons', 'stakes', figures.stakes]);
  return {
    points: parts.reduce((sum, [, , points]) => sum + points, 0),
    because: parts.map(([clause, what, points]) => reasonFor(clause, what, counted(points, 'point'))),
  };
}

function isMissileWeapon(weapon: Weapon): boolean {
  return missileWeapons.some(each => each === weapon);
}

function weaponPoints(weapon: Weapon, { campaign }: PointsRulesPart): number {
  const { figures } = campaign;
  switch (weapon) {
    case 'handgun':
    case 'crossbow':
    case 'longbow':
      return figures[weapon];
    case 'heavy-lance':
      return figures.heavyLance;
    case 'improvised':
      return 0;
    default:
      return figures.otherWeapon;
  }
}

/** What is bought beside figures. */
export interface Purchases {
  /** How many of each thing; of missiles how many loads. */
  readonly equipment?: { readonly [E in Equipment]?: number };
  readonly pavises?: number;
  readonly stakes?: number;
  readonly drawbridges?: number;
  readonly portcullises?: number;
  readonly works?: readonly {
    readonly work: Fortification;
    readonly of: 'wood' | 'stone';
    /** Inches, of curtains and moats. */
    readonly length?: number;
  }[];
}

/**
 * What equipment and fortifications are worth. Curtains and moats are paid for by so many inches, begun ones whole; the second moat is
 * `skirmish/ruling/second-moat`.
 *
 * Source: 13 Points System.
 *
 * @clause skirmish/points/equipment
 * @clause skirmish/points/fortifications
 * @clause skirmish/points/moat
 */
export function purchasePoints(
  { equipment = {}, pavises = 0, stakes = 0, drawbridges = 0, portcullises = 0, works = [] }: Purchases,
  { campaign }: Pick<SkirmishRules, 'campaign'> = skirmishRules(),
): Points & { readonly faults: readonly Violation[] } {
  const faults: Violation[] = [];
  const because: Reason[] = [];
  let points = 0;
  const add = (clause: Reason['clause'], what: string, worth: number) => {
    points += worth;
    because.push(reasonFor(clause, what, counted(worth, 'point')));
  };
  for (const [thing, worth] of Object.entries(campaign.equipment)) {
    const number = Object.entries(equipment).find(([name]) => name === thing)?.[1] ?? 0;
    if (number > 0) add('skirmish/points/equipment', `${number} × ${thing}`, number * worth);
  }
  if (pavises > 0) add('skirmish/points/weapons', `${pavises} × pavise`, pavises * campaign.figures.pavise);
  if (stakes > 0) add('skirmish/points/weapons', `${stakes} × stakes`, stakes * campaign.figures.stakes);
  const spans = drawbridges + portcullises;
  if (spans > 0)
    add(
      'skirmish/points/fortifications',
      `${spans} drawbridges and portcullises`,
      spans * campaign.drawbridgeOrPortcullis,
    );
  for (const [at, { work, of, length }] of works.entries()) {
    const price = campaign.fortifications[work];
    const each = price[of];
    const clause =
      work === 'dry-moat' || work === 'wet-moat' ? 'skirmish/points/moat' : 'skirmish/points/fortifications';
    if (each === null) {
      faults.push({ path: `works[${at}]`, clause, problem: `a ${work} has no price`, mend: 'choose another work' });
    } else {
      const times = price.length === null ? 1 : Math.ceil((length ?? price.length) / price.length);
      add(clause, `${work} of ${of}`, each * times);
    }
  }
  return { points, because, faults };
}

/** How a figure is at the end of a battle. */
export const endings = ['unharmed', 'wounded', 'yielded', 'fleeing', 'fled', 'dead'] as const;
export type Ending = (typeof endings)[number];

/** A side at the end of a battle. */
export interface EndedSide {
  /** Points of its things and works that are left, where these count. */
  readonly left?: number;
  /** What each figure is worth, and how it is. */
  readonly figures: readonly { readonly points: number; readonly ending: Ending }[];
  /** Standards that it has taken. */
  readonly standards?: readonly Standard[];
}

/**
 * The share of its points that a figure still counts for its side: the dead and those who fled off the table none, those who have yielded
 * or flee `skirmish/ruling/share-of-yielded-troops`, the wounded half.
 *
 * Source: 13 Points System.
 *
 * @clause skirmish/points/yielded-fleeing
 * @clause skirmish/points/dead-fled
 * @clause skirmish/points/wounded
 * @clause skirmish/points/unharmed
 * @clause skirmish/wounds/effects
 */
export function endingShare(
  { ending }: { readonly ending: Ending },
  { campaign }: Pick<SkirmishRules, 'campaign'> = skirmishRules(),
): number {
  if (ending === 'dead' || ending === 'fled') return 0;
  if (ending === 'yielded' || ending === 'fleeing') return campaign.yieldedShare;
  return ending === 'wounded' ? campaign.woundedShare : 1;
}

/** Who has won, with the totals of both. */
export interface Winner {
  readonly winner: 'first' | 'second' | 'draw';
  readonly totals: readonly [first: number, second: number];
  readonly because: readonly Reason[];
}

/**
 * Who has won: the higher total of surviving points and standards taken; whether things and works that are left count is
 * `skirmish/ruling/points-of-things`. Equal totals are `skirmish/ruling/equal-points`; the second side
 * defends.
 *
 * Source: 10 Standards; 13 Points System.
 *
 * @clause skirmish/points/purpose
 * @clause skirmish/points/winner
 * @clause skirmish/standards/value
 */
export function winnerByPoints(
  { first, second }: { readonly first: EndedSide; readonly second: EndedSide },
  rules: Pick<SkirmishRules, 'campaign'> = skirmishRules(),
): Winner {
  const totalOf = ({ figures, standards = [], left = 0 }: EndedSide) =>
    left +
    figures.reduce((sum, { points, ending }) => sum + points * endingShare({ ending }, rules), 0) +
    standards.reduce((sum, standard) => sum + rules.campaign.standards[standard], 0);
  const totals = [totalOf(first), totalOf(second)] as const;
  const equal = rules.campaign.equal === 'draw' ? 'draw' : 'second';
  const winner = totals[0] === totals[1] ? equal : totals[0] > totals[1] ? 'first' : 'second';
  return { winner, totals, because: [reasonFor('skirmish/points/winner', `${totals[0]} to ${totals[1]}`, winner)] };
}
