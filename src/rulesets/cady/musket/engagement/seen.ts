import { ranksOf } from '../../../../table/index.js';
import { chargeSeen } from '../../common/engagement/measured.js';
import type { MusketRules } from '../rules.js';
import type { MusketView, UnitSeen } from '../state.js';
import type { ChargeSituation, ChargeUnit } from './charge-situation.js';

/** A charge of one unit on another as a commander foresees it from where he sees both. Where a unit may fire, it chooses as is usual. */
export function situationSeen(
  unit: UnitSeen,
  enemy: UnitSeen,
  { table }: Pick<MusketView, 'table'>,
  rules: MusketRules,
): ChargeSituation {
  const { struckOn: edge, distance, across, contact } = chargeSeen(table, unit, enemy, rules);
  // A square has a front on every side.
  const struckOn = enemy.square === undefined ? edge : 'front';
  const { behind, levelsUp, ground } = across;
  return {
    attacker: unitSeen(unit, contact.attacker),
    defender: unitSeen(enemy, contact.defender),
    struckOn,
    between: {
      distance,
      ...(behind === undefined || behind === 'fortification' ? {} : { behind }),
      ...(levelsUp === undefined ? {} : { levelsUp }),
      ...(ground === undefined ? {} : { ground }),
    },
  };
}

function unitSeen(unit: UnitSeen, inContact: number): ChargeUnit {
  const { type, figures, strength, placed, general, mustDo, own, square } = unit;
  return {
    type,
    figures,
    ranks: ranksOf(placed),
    inContact,
    generalWithIt: general,
    hurt: figures < strength,
    pushedBack: mustDo !== null,
    ledBySupremeCommander: general,
    ...(own === undefined ? {} : { fatigue: own.fatigue }),
    ...(square === undefined ? {} : { square }),
  };
}
