import type { OpenBook } from '../../../book/index.js';
import { type BaseRules, basesUnder } from './army/bases.js';
import { type GeneralRules, generalsUnder, type OrganisationRules, organisationUnder } from './army/organisation.js';
import { type PointsRules, pointsUnder, type WeaponRules, weaponsUnder } from './army/points.js';
import { type EndingRules, endingUnder, type SettingUpRules, settingUpUnder } from './army/setting-up.js';
import { type TroopSheets, troopSheetsUnder } from './army/sheets.js';

/** What the game knows about armies: types of troops, bases, organisation, generals, points, setting up, winning. Lengths in paces. */
export interface ArmyRules {
  /** What each type of troops is. */
  readonly troops: TroopSheets;
  readonly bases: BaseRules;
  readonly organisation: OrganisationRules;
  readonly generals: GeneralRules;
  readonly points: PointsRules;
  readonly weapons: WeaponRules;
  readonly settingUp: SettingUpRules;
  readonly ending: EndingRules;
}

/** Rules of which only those about armies are asked. */
export interface OfArmies {
  readonly army: ArmyRules;
}

/** The rules about armies: types of troops, bases, organisation, generals, points, setting up, winning that a book comes to. */
export function armyUnder(book: OpenBook): ArmyRules {
  return {
    troops: book.part({ name: 'troops', clauses: ['wrg/troops/second-classification'] }, troopSheetsUnder),
    bases: book.part({ name: 'bases', clauses: ['wrg/scale/ground-inch', 'wrg/basing/sizes'] }, basesUnder),
    organisation: book.part(
      { name: 'organisation', clauses: ['wrg/organisation/unit-minimum', 'wrg/organisation/unit-maximum'] },
      organisationUnder,
    ),
    generals: book.part({ name: 'generals', clauses: ['wrg/general/subordinates-allowed'] }, generalsUnder),
    points: book.part({ name: 'points', clauses: ['wrg/points/army-total'] }, pointsUnder),
    weapons: book.part({ name: 'weapons', clauses: ['wrg/weapons/combinations'] }, weaponsUnder),
    settingUp: book.part({ name: 'settingUp', clauses: ['wrg/setup/terrain-unit-number'] }, settingUpUnder),
    ending: book.part({ name: 'ending', clauses: ['wrg/victory/margin'] }, endingUnder),
  };
}
