import type { Violation } from '../../../rulebook/index.js';
import type { WeaponPairs } from '../rules/army/points.js';
import { sheetOfType, type TroopSheet } from '../rules/army/sheets.js';
import type { OfArmies } from '../rules/army.js';
import { wrgRules } from '../rules.js';
import { type CrewArm, type Troops, type TroopType, type Weapon, weapons } from '../troops.js';

/** The Romans of all times, and of the times that the lists tell apart. */
export const romans: readonly string[] = ['roman', 'early-imperial-roman', 'late-roman'];

/** Who is entitled to a row of the list of pairs: whose troops, of which printed types. No nations are all. */
interface Entitled {
  readonly nations: readonly string[] | 'all' | 'eastern';
  readonly types: readonly TroopType[];
}

const infantry: readonly TroopType[] = ['li', 'lmi', 'lhi', 'mi', 'hi'];
const peltasts: readonly TroopType[] = ['li', 'lmi', 'lhi'];
const cavalry: readonly TroopType[] = ['lc', 'mc', 'hc', 'ehc', 'shc'];

const entitled: { readonly [Row in WeaponPairs['id']]: Entitled } = {
  'early-imperial-legionaries': { nations: ['roman', 'early-imperial-roman'], types: ['lhi', 'mi', 'hi'] },
  'late-roman-and-byzantine-infantry': { nations: ['roman', 'late-roman', 'byzantine'], types: infantry },
  'byzantine-light-cavalry': { nations: ['byzantine'], types: ['lc'] },
  'byzantine-heavy-and-extra-heavy-cavalry': { nations: ['byzantine'], types: ['hc', 'ehc'] },
  'indian-infantry': { nations: ['indian'], types: infantry },
  'thracian-peltast': { nations: ['thracian'], types: peltasts },
  'assyrian-and-achaemenid-persian-infantry': { nations: ['assyrian', 'achaemenid-persian'], types: infantry },
  'hellenistic-peltast': { nations: ['hellenistic'], types: peltasts },
  'celtic-charioteer': { nations: ['celtic'], types: ['chariot'] },
  'elephant-riders': { nations: 'all', types: ['elephant'] },
  huns: { nations: ['hun'], types: cavalry },
  'eastern-cavalry': { nations: 'eastern', types: cavalry },
  'eastern-charioteers': { nations: 'eastern', types: ['chariot'] },
};

const armOf: { readonly [C in Exclude<CrewArm, 'driver'>]: Weapon } = {
  'long-spear': 'long-spear',
  pike: 'pike',
  javelins: 'javelins',
  bow: 'bow',
};

/**
 * The weapons that a figure has besides its sword: those that it shows, or, where it shows nothing but a sword, what its people
 * throw (`wrg/ruling/sword-only-figures`). Officers, standard bearers and musicians have what the rank and file has.
 *
 * @clause wrg/troops/sword-only-figures
 * @clause wrg/troops/armed-as-depicted
 * @clause wrg/troops/command-figures-represent-majority
 */
export function weaponsCarried(troops: Troops, rules: OfArmies = wrgRules()): readonly Weapon[] {
  const shown = troops.weapons.filter(weapon => weapon !== 'sword');
  const { arm } = sheetOfType(troops.type, rules);
  if (shown.length > 0 || (arm !== 'infantry' && arm !== 'cavalry')) return shown;
  const { roman, others } = rules.army.weapons.swordOnly;
  return [arm === 'infantry' && romans.includes(troops.nation ?? '') ? roman : others];
}

/**
 * Sets of weapons that one man of a body has: of elephants and chariots one for each of the crew, with what the whole crew has
 * besides; an armed driver fights with what is at hand.
 */
export function armsOf(troops: Troops, rules: OfArmies = wrgRules()): readonly (readonly Weapon[])[] {
  const besides = [...new Set(troops.weapons)].filter(weapon => weapon !== 'sword');
  const { arm } = sheetOfType(troops.type, rules);
  if (arm !== 'elephant' && arm !== 'chariot') return [besides];
  const fighters = (troops.crew ?? []).flatMap(each => (each === 'driver' ? [] : [armOf[each]]));
  return fighters.map(own => [...new Set([own, ...besides])]);
}

/**
 * The row of the list that entitles troops to these weapons together; `undefined` where none does. One weapon needs none.
 *
 * @clause wrg/weapons/combinations
 * @clause wrg/weapons/combinations-not-compulsory
 */
export function pairFor(
  carried: readonly Weapon[],
  troops: Pick<Troops, 'type' | 'nation'>,
  rules: OfArmies = wrgRules(),
): WeaponPairs | undefined {
  const { like } = sheetOfType(troops.type, rules);
  const { pairs, easternPeoples } = rules.army.weapons;
  const people = troops.nation;
  return pairs.find(pair => {
    const { nations, types } = entitled[pair.id];
    const among = nations === 'eastern' ? easternPeoples : nations;
    if (!types.includes(like) || (among !== 'all' && (people === undefined || !among.includes(people)))) return false;
    return allows(pair, carried);
  });
}

function allows({ first, with: choices }: WeaponPairs, carried: readonly Weapon[]): boolean {
  return first.some(main =>
    choices.some(others => carried.every(weapon => weapon === main || others.includes(weapon))),
  );
}

/**
 * What is wrong with the weapons of a body of troops: pairs that the list does not have, unless the players have agreed on others.
 *
 * @clause wrg/weapons/combinations
 * @clause wrg/weapons/other-combinations
 * @clause wrg/weapons/indian-drivers-armed
 */
export function weaponFaults(
  troops: Troops,
  { path = 'troops', agreed = false }: { readonly path?: string; readonly agreed?: boolean } = {},
  rules: OfArmies = wrgRules(),
): readonly Violation[] {
  const sheet = sheetOfType(troops.type, rules, `${path}.type`);
  const faults: Violation[] = [];
  const twice = weapons.filter(weapon => troops.weapons.filter(each => each === weapon).length > 1);
  if (twice.length > 0) {
    faults.push({
      path: `${path}.weapons`,
      problem: `${twice.join(', ')} named more than once`,
      mend: 'name each weapon once',
    });
  }
  const bad = agreed
    ? undefined
    : armsOf(troops, rules).find(arms => arms.length > 1 && pairFor(arms, troops, rules) === undefined);
  if (bad !== undefined) {
    faults.push({
      path: `${path}.weapons`,
      clause: 'wrg/weapons/other-combinations',
      problem: `${whose(troops, sheet)} are not entitled to ${bad.join(' and ')} together`,
      mend: 'leave them one, say whose army they are of ("nation"), or agree on "other-weapon-pairs"',
    });
  }
  if (troops.crew?.includes('driver') === true && troops.nation !== 'indian') {
    faults.push({
      path: `${path}.crew`,
      clause: 'wrg/weapons/indian-drivers-armed',
      problem: 'only Indian drivers are armed',
      mend: 'leave the driver out, or say that they are "indian"',
    });
  }
  return faults;
}

function whose({ nation }: Troops, { title }: TroopSheet): string {
  return nation === undefined ? `${title} of no named people` : `${title} of nation "${nation}"`;
}

/** What an armed driver can do. */
export interface ArmedDriver {
  readonly fights: boolean;
  readonly shoots: boolean;
  readonly onlyToFront: boolean;
  readonly countsAs: CrewArm;
}

/**
 * What the driver of an elephant or chariot can do; `undefined` where he is not armed.
 *
 * @clause wrg/weapons/indian-drivers-armed
 */
export function armedDriver({ crew = [] }: Pick<Troops, 'crew'>): ArmedDriver | undefined {
  return crew.includes('driver') ? { fights: true, shoots: false, onlyToFront: true, countsAs: 'bow' } : undefined;
}
