import { type ClauseId, counted, type Violation } from '../../../rulebook/index.js';
import { draughtFaults } from '../moving/rates.js';
import { type Price, sheetOfType, type TroopSheet } from '../rules/army/sheets.js';
import type { OfArmies } from '../rules/army.js';
import { wrgRules } from '../rules.js';
import type { Troops } from '../troops.js';
import { basePrice } from './figure-points.js';
import { weaponFaults } from './weapons.js';

/**
 * What keeps troops from being had at any price: elephants, chariots and fanatics are barbarians, class A is for regulars, class E
 * for barbarians.
 *
 * @clause wrg/troops/elephants-chariots-barbarian
 * @clause wrg/troops/regular-or-barbarian
 * @clause wrg/troops/fanatic-types
 * @clause wrg/points/fanatics
 * @clause wrg/points/class-a
 * @clause wrg/points/class-e
 */
export function priceFaults(troops: Troops, path: string, rules: OfArmies): readonly Violation[] {
  const { points } = rules.army;
  const sheet = sheetOfType(troops.type, rules, `${path}.type`);
  // What a creature may be, its own list says.
  if (troops.creature !== undefined) return [];
  const faults: Violation[] = [];
  const barred = (field: string, price: Price, clause: ClauseId, what: string) => {
    if (price[troops.training] !== null) return;
    const others = troops.training === 'regular' ? 'barbarian' : 'regular';
    faults.push({
      path: `${path}.${field}`,
      clause,
      problem: `${what} cannot be ${troops.training}`,
      mend: price[others] === null ? 'choose others' : `make them "${others}", or choose others`,
    });
  };
  if (sheet.arm === 'engine' && troops.engine === undefined) {
    faults.push({ path: `${path}.engine`, problem: 'nobody knows which engine', mend: 'name its kind' });
  } else {
    barred('training', basePrice(troops, rules), 'wrg/troops/elephants-chariots-barbarian', sheet.title);
  }
  if (troops.fanatic === true) {
    if (sheet.mayBeFanatic) barred('fanatic', points.fanatic, 'wrg/points/fanatics', 'fanatics');
    else {
      const problem = `there are no fanatics among ${sheet.title}`;
      faults.push({ path: `${path}.fanatic`, clause: 'wrg/points/fanatics', problem, mend: 'leave it out' });
    }
  }
  if (troops.class === 'A') barred('class', points.classes.A, 'wrg/points/class-a', 'class A');
  if (troops.class === 'E') barred('class', points.classes.E, 'wrg/points/class-e', 'class E');
  return faults;
}

/** What of troops has to go with their type. */
export type Fitted = Pick<Troops, 'type' | 'camels' | 'mounts' | 'horses' | 'crew' | 'engine' | 'drawn'>;

/**
 * What troops say of themselves that does not go with their type.
 *
 * @clause wrg/troops/camels-as-cavalry
 * @clause wrg/points/chariot
 */
export function misfits(
  troops: Fitted,
  { arm, title }: TroopSheet,
  path: string,
  rules: OfArmies,
): readonly Violation[] {
  const faults: Violation[] = [];
  const misfit = (field: keyof Troops, wrong: boolean, why: string, clause?: ClauseId) => {
    if (!wrong) return;
    const problem = `${title}: ${why}`;
    faults.push({
      path: `${path}.${field}`,
      problem,
      mend: 'leave it out',
      ...(clause === undefined ? {} : { clause }),
    });
  };
  const rides = arm === 'cavalry' || troops.mounts === true;
  misfit('camels', troops.camels === true && !rides, 'no riders to put on camels', 'wrg/troops/camels-as-cavalry');
  misfit('mounts', troops.mounts === true && arm !== 'infantry', 'only foot needs mounts', 'wrg/points/extra-horse');
  misfit('horses', troops.horses !== undefined && arm !== 'chariot', 'no horses to count', 'wrg/points/chariot');
  const crewed = arm === 'chariot' || arm === 'elephant';
  misfit('crew', troops.crew !== undefined && !crewed, 'no fighting crew', 'wrg/points/crewman');
  misfit('engine', troops.engine !== undefined && arm !== 'engine', 'no engine');
  misfit('drawn', troops.drawn !== undefined && arm !== 'engine', 'no engine to draw');
  if (arm === 'engine') faults.push(...draughtFaults(troops, `${path}.drawn`));
  const { chariotHorses } = rules.army.points;
  if (arm === 'chariot' && troops.horses !== undefined && troops.horses < chariotHorses) {
    faults.push({
      path: `${path}.horses`,
      clause: 'wrg/points/chariot',
      problem: `a chariot is drawn by ${counted(chariotHorses, 'horse')} or more`,
      mend: `write ${chariotHorses} or more`,
    });
  }
  return faults;
}

/**
 * Everything that is wrong with one body of troops, all at once: what cannot be had, what does not go with its type, weapons that do not
 * go together.
 *
 * Source: Types of Figure; Points Values; Troops Entitled to More Than One Class of Weapon.
 *
 * @throws RuleViolation for a type that the rules do not have.
 */
export function troopFaults(
  troops: Troops,
  { path = 'troops', anyWeapons = false }: { readonly path?: string; readonly anyWeapons?: boolean } = {},
  rules: OfArmies = wrgRules(),
): readonly Violation[] {
  const sheet = sheetOfType(troops.type, rules, `${path}.type`);
  if (troops.creature !== undefined) return [];
  return [
    ...priceFaults(troops, path, rules),
    ...misfits(troops, sheet, path, rules),
    ...weaponFaults(troops, { path, agreed: anyWeapons }, rules),
  ];
}
