import { type OpenBook, partOfPrint } from '../../../book/index.js';
import type { BattleRules } from '../common/fighting/battles.js';
import type { ContactRules } from '../common/fighting/contact.js';
import { buildCommonFightingRules, type CommonFightingRules } from '../common/fighting-rules.js';
import { contactUnder } from '../common/numbers/fighting.js';
import { columnShiftsUnder } from '../common/numbers/steadiness.js';
import { battleNumbers } from './book/numbers/army.js';
import { outOfShots } from './book/rulings/supply.js';
import {
  entrenchmentUnder,
  type PhalanxNumbers,
  phalanxUnder,
  pilumUnder,
  type RomanNumbers,
} from './numbers/ancients.js';
import {
  type MedievalBattleNumbers,
  type SiegeNumbers,
  type SupplyNumbers,
  towerMeleeUnder,
  wallsUnder,
} from './numbers/army.js';
import {
  type ChariotNumbers,
  type ElephantNumbers,
  missilesAtChariotsUnder,
  missilesAtElephantsUnder,
} from './numbers/elephants-and-chariots.js';
import { type FieldNumbers, fieldArmsUnder } from './numbers/field.js';
import { carriedFireUnder, defensiveFireUnder, type FireNumbers } from './numbers/fire.js';
import { type MedievalFighters, medievalFightersUnder } from './numbers/medieval.js';
import { type ShotNumbers, shotsUnder } from './numbers/missiles.js';
import { allowanceUnder, type PeriodShock, periodShockUnder, shockUnder } from './numbers/shock-and-movement.js';
import { type Troops, troopsUnder } from './troops.js';

/**
 * What two units fight by: charge, fire, shock, melee and morale. A part of the rules, so that the odds of a charge bring no siege
 * engines, rampages and ransoms with them; whoever has rules of the whole game passes those.
 */
export interface FightingRules extends CommonFightingRules, ContactRules {
  readonly battles: Pick<BattleRules['battles'], 'columns'>;
  readonly troops: Troops;
  readonly missiles: ShotNumbers;
  readonly fire: Pick<FireNumbers, 'carried'>;
  readonly periodShock: PeriodShock;
  readonly phalanx: PhalanxNumbers;
  readonly romans: Pick<RomanNumbers, 'pilum' | 'entrenchment'>;
  readonly medieval: MedievalFighters;
  readonly elephants: Pick<ElephantNumbers, 'missiles'>;
  readonly chariots: Pick<ChariotNumbers, 'missiles'>;
  readonly field: Omit<FieldNumbers, 'caltrops'>;
  readonly siege: Pick<SiegeNumbers, 'towerMelee' | 'wallSteps' | 'wallLevels'>;
  readonly supply: Pick<SupplyNumbers, 'outOfShots'>;
  readonly medievalBattles: Pick<MedievalBattleNumbers, 'columns'>;
}

function buildFightingRules(book: OpenBook): FightingRules {
  const common = buildCommonFightingRules(book);
  return {
    ...common,
    defensiveFire: defensiveFireUnder(book),
    battles: { columns: columnShiftsUnder(book) },
    table: contactUnder(book),
    shock: shockUnder(book, common.shock),
    movement: allowanceUnder(book, common.movement),
    troops: troopsUnder(book),
    missiles: shotsUnder(book),
    fire: { carried: carriedFireUnder(book) },
    periodShock: periodShockUnder(book),
    phalanx: phalanxUnder(book),
    romans: { pilum: pilumUnder(book), entrenchment: entrenchmentUnder(book) },
    medieval: medievalFightersUnder(book),
    elephants: { missiles: missilesAtElephantsUnder(book) },
    chariots: { missiles: missilesAtChariotsUnder(book) },
    field: fieldArmsUnder(book),
    siege: { towerMelee: towerMeleeUnder(book), ...wallsUnder(book) },
    supply: { outOfShots: book.reading(outOfShots) },
    medievalBattles: { columns: book.numbers(battleNumbers)['morale-columns'] },
  };
}

const ofPrint = partOfPrint('book', buildFightingRules);

/** What two units fight by, as the book prints it under the default readings: the same as in `ancientMedievalRules()`. */
export function fightingRules(): FightingRules {
  return ofPrint();
}
