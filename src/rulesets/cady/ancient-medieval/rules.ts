import { type OpenBook, type RulesOf, rulesFrom } from '../../../book/index.js';
import type { Choices } from '../../../rulebook/index.js';
import { defaultFormation, lineOfBattleRanks } from '../common/book/rulings.js';
import { buildCommonRules } from '../common/rules.js';
import { turnReadings } from '../common/turn/readings.js';
import type { TurnRules } from '../common/turn/rules.js';
import { tableRulesUnder } from '../common/turn/table-rules.js';
import { armyNumbers } from './book/numbers/army.js';
import { sightingNumbers } from './book/numbers/missiles.js';
import { type Guns, gunsUnder } from './machines/guns.js';
import {
  type GreekFireNumbers,
  greekFireUnder,
  type PhalanxNumbers,
  phalanxUnder,
  type RomanNumbers,
  romansUnder,
  type SlingerNumbers,
  slingersUnder,
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
import { type PeriodLists, periodListsUnder } from './numbers/general-periods.js';
import { type MedievalNumbers, medievalUnder } from './numbers/medieval.js';
import { type MissileNumbers, missilesUnder } from './numbers/missiles.js';
import { type OrganisationNumbers, organisationUnder } from './numbers/organisation.js';
import {
  movementUnder,
  type PeriodMovement,
  type PeriodShock,
  periodMovementUnder,
  periodShockUnder,
  shockUnder,
} from './numbers/shock-and-movement.js';
import { type TaskNumbers, tasksUnder } from './numbers/tasks.js';
import { part } from './part.js';
import { type Troops, troopsUnder } from './troops.js';

/**
 * Everything the ancient and medieval game is played with: charts, troops, machines and single numbers, with the readings of
 * rulings already taken. Plain data; a house rule is another one of these.
 */
export interface AncientMedievalRules extends TurnRules {
  /** The book, or the card. */
  readonly edition: string;
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
  /** What the lists of the general periods have. */
  readonly periods: PeriodLists;
  /** Figures in a unit. */
  readonly unitSize: { readonly from: number; readonly to: number };
  /** The largest share of an army's points in artillery, and in cavalry. */
  readonly armShare: number;
}

/**
 * The rules of the ancient and medieval game in one of its editions, under the readings that `rulings` takes. Where the period
 * section prints its own number it takes the place of the common one.
 *
 * @clause cady/ancient-medieval/scope/adds-to-common-rules
 * @clause cady/ancient-medieval/organization/unit-size
 * @clause cady/ancient-medieval/artillery/army-share
 * @clause cady/ancient-medieval/sighting/ninety-cm
 */
export function buildAncientMedievalRules(book: OpenBook): AncientMedievalRules {
  const common = book.part({ name: 'common', clauses: [] }, buildCommonRules);
  const troops = troopsUnder(book);
  const siege = siegeUnder(book);
  return {
    ...common,
    edition: book.edition,
    rulings: book.choices,
    readings: turnReadings(book),
    shock: shockUnder(book, common.shock),
    movement: movementUnder(book, common.movement),
    troops,
    guns: gunsUnder(book, troops),
    missiles: missilesUnder(book),
    artillery: artilleryUnder(book),
    fire: fireUnder(book, common),
    defensiveFire: defensiveFireUnder(book),
    periodShock: periodShockUnder(book),
    periodMovement: periodMovementUnder(book),
    romans: romansUnder(book),
    phalanx: phalanxUnder(book),
    slingers: slingersUnder(book),
    greekFire: greekFireUnder(book),
    elephants: elephantsUnder(book),
    chariots: chariotsUnder(book),
    medieval: medievalUnder(book),
    field: fieldUnder(book),
    supply: supplyUnder(book),
    medievalBattles: medievalBattlesUnder(book),
    ransom: ransomUnder(book),
    siege,
    organisation: organisationUnder(book),
    tasks: tasksUnder(book),
    periods: periodListsUnder(book),
    sighting: sightingUnder(book),
    ...part(book, 'army', ['organization/unit-size', 'artillery/army-share'], () => {
      const army = book.numbers(armyNumbers);
      const unitSize = { from: army['least-figures'], to: army['most-figures'] };
      return {
        unitSize,
        roster: { ...common.roster, unitSize },
        armShare: army['arm-share'],
      };
    }),
    ...book.part({ name: 'formation', clauses: ['cady/common/facing/formation-persists'] }, b => {
      const { infantry, cavalry } = b.reading(defaultFormation);
      return { lineRanks: b.reading(lineOfBattleRanks), defaultAbreast: { infantry, cavalry } };
    }),
    table: tableRulesUnder(book, { sight: { castleWalls: siege.wallLevels } }),
  };
}

/** How far troops see; only the artillery of another period has telescopes. */
function sightingUnder(book: OpenBook): AncientMedievalRules['sighting'] {
  return part(book, 'sighting', ['sighting/ninety-cm'], () => {
    const { 'normal-cm': cm } = book.numbers(sightingNumbers);
    return { normal: cm, artillery: cm };
  });
}

/** The rules of the ancient and medieval game, as the book prints it under the default readings, or of a book with layers over the print. */
export const ancientMedievalRules: RulesOf<AncientMedievalRules> = rulesFrom(
  { ruleset: 'ancient-medieval', edition: 'book' },
  buildAncientMedievalRules,
);
