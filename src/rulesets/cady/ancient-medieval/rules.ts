import { type Choices, readingOf } from '../../../rulebook/index.js';
import { commonRulesUnder } from '../common/rules.js';
import { commonRulings, defaultFormation, type Edition, editionChoices, lineOfBattleRanks } from '../common/rulings.js';
import type { TurnRules } from '../common/turn/rules.js';
import { tableRulesUnder } from '../common/turn/table-rules.js';
import { type Guns, gunsUnder } from './machines/guns.js';
import {
  type GreekFireNumbers,
  greekFireUnder,
  type PhalanxNumbers,
  phalanxUnder,
  type RomanNumbers,
  romansUnder,
  type SlingerNumbers,
  slingerNumbers,
} from './numbers/ancients.js';
import {
  type MedievalBattleNumbers,
  medievalBattlesUnder,
  type RansomNumbers,
  ransomUnder,
  type SiegeNumbers,
  type SupplyNumbers,
  siegeUnder,
  supplyUnder,
} from './numbers/army.js';
import { type ArtilleryNumbers, artilleryUnder } from './numbers/artillery.js';
import {
  type ChariotNumbers,
  chariotsUnder,
  type ElephantNumbers,
  elephantsUnder,
} from './numbers/elephants-and-chariots.js';
import { type FieldNumbers, fieldUnder } from './numbers/field.js';
import { defensiveFireUnder, type FireNumbers, fireUnder } from './numbers/fire.js';
import { type MedievalNumbers, medievalUnder } from './numbers/medieval.js';
import { type MissileNumbers, missilesUnder } from './numbers/missiles.js';
import { type OrganisationNumbers, organisationNumbers } from './numbers/organisation.js';
import {
  movementUnder,
  type PeriodMovement,
  type PeriodShock,
  periodMovementUnder,
  periodShockUnder,
  shockUnder,
} from './numbers/shock-and-movement.js';
import { type TaskNumbers, tasksUnder } from './numbers/tasks.js';
import { ancientMedievalRulings } from './rulings.js';
import { type Troops, troopsUnder } from './troops.js';

export type { Edition } from '../common/rulings.js';

/** What the rules of the ancient and medieval game are made under. */
export interface AncientMedievalChoices {
  /** The book unless said. */
  readonly edition?: Edition;
  /** Readings taken by ruling, on the common rules as well; they go before the edition. */
  readonly rulings?: Choices;
}

/**
 * Everything the ancient and medieval game is played with: charts, troops, machines and single numbers, with the readings of
 * rulings already taken. Plain data; a house rule is another one of these.
 */
export interface AncientMedievalRules extends TurnRules {
  readonly edition: Edition;
  /** The readings taken, by ruling, those of the edition among them; a ruling not named keeps its default. */
  readonly rulings: Choices;
  readonly troops: Troops;
  readonly guns: Guns;
  readonly missiles: MissileNumbers;
  readonly artillery: ArtilleryNumbers;
  readonly fire: FireNumbers;
  readonly periodShock: PeriodShock;
  readonly periodMovement: PeriodMovement;
  readonly romans: RomanNumbers;
  readonly phalanx: PhalanxNumbers;
  readonly slingers: SlingerNumbers;
  readonly greekFire: GreekFireNumbers;
  readonly elephants: ElephantNumbers;
  readonly chariots: ChariotNumbers;
  readonly medieval: MedievalNumbers;
  readonly field: FieldNumbers;
  readonly supply: SupplyNumbers;
  readonly medievalBattles: MedievalBattleNumbers;
  readonly ransom: RansomNumbers;
  readonly siege: SiegeNumbers;
  readonly organisation: OrganisationNumbers;
  readonly tasks: TaskNumbers;
  /** Figures in a unit. */
  readonly unitSize: { readonly from: number; readonly to: number };
  /** The largest share of an army's points in artillery, and in cavalry. */
  readonly armShare: number;
  /** The largest share of an army's figures that are missile troops. */
  readonly missileShare: number;
}

/**
 * The readings of an edition, by ruling: for the card, its own wherever it prints one, on the common rules and on the period's.
 * What `rulings` chooses goes before.
 */
export function editionReadings(edition: Edition, rulings: Choices = {}): Choices {
  return { ...editionChoices(edition, [...commonRulings, ...ancientMedievalRulings]), ...rulings };
}

/**
 * The rules of the ancient and medieval game in one of its editions, under the readings that `rulings` takes. Where the period
 * section prints its own number it takes the place of the common one.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause cady/ancient-medieval/scope/adds-to-common-rules
 * @clause cady/ancient-medieval/organization/unit-size
 * @clause cady/ancient-medieval/artillery/army-share
 * @clause cady/ancient-medieval/sighting/ninety-cm
 */
export function ancientMedievalRulesUnder(choices: AncientMedievalChoices = {}): AncientMedievalRules {
  const { edition = 'book' } = choices;
  const rulings = editionReadings(edition, choices.rulings);
  const troops = troopsUnder(rulings);
  const formation = readingOf(defaultFormation, rulings).value;
  return {
    ...commonRulesUnder(rulings),
    edition,
    rulings,
    shock: shockUnder(rulings),
    movement: movementUnder(rulings),
    troops,
    guns: gunsUnder(rulings, troops),
    missiles: missilesUnder(rulings),
    artillery: artilleryUnder(rulings),
    fire: fireUnder(rulings),
    defensiveFire: defensiveFireUnder(rulings),
    periodShock: periodShockUnder(rulings),
    periodMovement: periodMovementUnder(rulings),
    romans: romansUnder(rulings),
    phalanx: phalanxUnder(rulings),
    slingers: slingerNumbers,
    greekFire: greekFireUnder(rulings),
    elephants: elephantsUnder(rulings),
    chariots: chariotsUnder(rulings),
    medieval: medievalUnder(rulings),
    field: fieldUnder(rulings),
    supply: supplyUnder(rulings),
    medievalBattles: medievalBattlesUnder(rulings),
    ransom: ransomUnder(rulings),
    siege: siegeUnder(rulings),
    organisation: organisationNumbers,
    tasks: tasksUnder(rulings),
    // Line 1367 of the book; only musket artillery has telescopes (line 701).
    sighting: { normal: 90, artillery: 90 },
    // Line 1173 of the book.
    unitSize: { from: 6, to: 36 },
    // Lines 1251 and 382 of the book.
    armShare: 1 / 3,
    missileShare: 1 / 3,
    lineRanks: readingOf(lineOfBattleRanks, rulings).value,
    defaultAbreast: { infantry: formation.infantry, cavalry: formation.cavalry },
    table: tableRulesUnder(rulings, { sight: { castleWalls: siegeUnder(rulings).wallLevels } }),
  };
}

/** The ancient and medieval game as the book prints it, under the default readings. */
export const ancientMedievalRules: AncientMedievalRules = ancientMedievalRulesUnder();
