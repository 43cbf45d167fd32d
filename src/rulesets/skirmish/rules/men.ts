import type { OpenBook } from '../../../book/index.js';
import { counted, RuleViolation } from '../../../rulebook/index.js';
import { weaponLength } from '../book/charts/melee.js';
import { gradeLimits, protectionLevels } from '../book/charts/men.js';
import {
  gradesAboveA,
  mailShirtWithShield,
  mixedArmourWithShield,
  shieldBehindTwoHandedWeapons,
  twoHandedWeapons,
  viscounts,
} from '../book/rulings/men.js';
import {
  type Armour,
  armours,
  type Grade,
  grades,
  type HandWeapon,
  type Horse,
  handWeapons,
  horses,
  type ManClass,
  type NobleRank,
  type Protection,
  protections,
  type Weapon,
  weapons,
} from '../troops.js';

/** The best and the worst grade of a class; `null` where there is no best. */
export interface GradeLimits {
  readonly best: Grade | null;
  readonly worst: Grade;
}

/** What the game knows about men and what they bear. */
export interface MenRules {
  /** Protection of armour alone, and of armour with a shield. */
  readonly protection: { readonly [A in Armour]: { readonly bare: Protection; readonly shielded: Protection } };
  readonly horseProtection: { readonly [H in Horse]: Protection };
  readonly grades: { readonly [C in ManClass]: GradeLimits };
  /** In a campaign, where knights rise above A. */
  readonly campaignKnight: GradeLimits;
  /** As which rank a viscount goes. */
  readonly viscountAs: Extract<NobleRank, 'viscount' | 'earl'>;
  /** What each grade above A adds to the die of a knight who strikes at a knight, both on horseback. */
  readonly attackForGradesAboveA: number;
  /** Rank of a weapon by its length: 1 is the longest. */
  readonly length: { readonly [W in HandWeapon]: number };
  readonly twoHanded: readonly Weapon[];
  /** Whether a shield protects who strikes with both hands. */
  readonly shieldBehindTwoHanded: boolean;
}

/** The rules about men that a book comes to. */
export function menUnder(book: OpenBook): MenRules {
  const limits = book.of(gradeLimits);
  const limitsOf = (row: keyof typeof limits): GradeLimits => ({
    best: limits[row]['best-grade'],
    worst: limits[row]['worst-grade'],
  });
  return {
    ...protectionUnder(book),
    grades: {
      knight: limitsOf('knight'),
      sergeant: limitsOf('sergeant'),
      peasant: limitsOf('peasant'),
      cleric: limitsOf('cleric'),
    },
    campaignKnight: limitsOf('knight-in-campaign'),
    viscountAs: book.reading(viscounts),
    attackForGradesAboveA: book.reading(gradesAboveA).attack,
    length: lengthsUnder(book),
    twoHanded: weaponsIn(book.reading(twoHandedWeapons)),
    shieldBehindTwoHanded: book.reading(shieldBehindTwoHandedWeapons),
  };
}

function protectionUnder(book: OpenBook): Pick<MenRules, 'protection' | 'horseProtection'> {
  const levels = book.of(protectionLevels);
  const mixedIsBetter = book.reading(mixedArmourWithShield);
  const shirtIsBetter = book.reading(mailShirtWithShield);
  const levelOf = (armour: Armour, shield: 'with-shield' | 'without-shield'): Protection =>
    onlyLevel(level => ['either-way', shield].includes(levels[level][armour] ?? ''), `${armour} ${shield}`);
  const shieldedLevel = (armour: Armour): Protection => {
    if (armour === 'mail-shirt-or-jack' && !shirtIsBetter) return levelOf(armour, 'without-shield');
    const level = levelOf(armour, 'with-shield');
    return armour === 'mail-and-plate' && mixedIsBetter ? betterThan(level) : level;
  };
  return {
    protection: byName(armours, armour => ({
      bare: levelOf(armour, 'without-shield'),
      shielded: shieldedLevel(armour),
    })),
    horseProtection: byName(horses, horse =>
      onlyLevel(level => levels[level].horse === horse, counted(horse, 'horse')),
    ),
  };
}

/** The one level of which something is so. */
function onlyLevel(is: (level: Protection) => boolean, of: string): Protection {
  const [level, ...more] = protections.filter(is);
  if (level !== undefined && more.length === 0) return level;
  throw new RuleViolation({
    path: `cells.${protectionLevels.id}`,
    problem: `${level === undefined ? 'no level' : 'more than one level'} of protection is that of ${of}`,
    mend: 'name it on one level',
  });
}

function betterThan(level: Protection): Protection {
  return protections[protections.indexOf(level) - 1] ?? level;
}

function lengthsUnder(book: OpenBook): MenRules['length'] {
  const lines = Object.values(book.of(weaponLength));
  return byName(handWeapons, weapon => {
    const line = lines.find(({ weapons: named }) => named.some(each => each === weapon));
    if (line !== undefined) return line.rank;
    throw new RuleViolation({
      path: `cells.${weaponLength.id}`,
      problem: `${weapon} has no length`,
      mend: 'name it on one line',
    });
  });
}

function weaponsIn(named: readonly string[]): readonly Weapon[] {
  return weapons.filter(weapon => named.includes(weapon));
}

/** What something is for each of several names. */
export function byName<Name extends string, Held>(
  names: readonly Name[],
  held: (name: Name) => Held,
): { readonly [N in Name]: Held };
export function byName(
  names: readonly string[],
  held: (name: string) => unknown,
): { readonly [name: string]: unknown } {
  return Object.fromEntries(names.map(name => [name, held(name)]));
}

/** The column or row of a grade. */
export const gradeRow = { A: 'a', B: 'b', C: 'c', D: 'd', E: 'e' } as const;

/** All the grades, each with what its row of a chart holds. */
export function byGrade<Held>(held: (row: (typeof gradeRow)[Grade]) => Held): { readonly [G in Grade]: Held } {
  return byName(grades, grade => held(gradeRow[grade]));
}
