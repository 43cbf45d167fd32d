import { ranksOf } from '../../../../table/index.js';
import { chargeSeen } from '../../common/engagement/charge-seen.js';
import { befallenOf } from '../chance/befallen.js';
import type { MusketRules } from '../rules.js';
import type { MusketView, UnitSeen } from '../state.js';
import type { ChargeSituation, ChargeUnit } from './charge-situation.js';
import { shelterFrom } from './shelter.js';

/** What of a view a charge is foreseen by. */
export type SeenBy = Pick<MusketView, 'table'> & Partial<Pick<MusketView, 'events' | 'turn'>>;

/** A charge of one unit on another as a commander foresees it from where he sees both. Where a unit may fire, it chooses as is usual. */
export function situationSeen(
  unit: UnitSeen,
  enemy: UnitSeen,
  { table, events, turn }: SeenBy,
  rules: MusketRules,
): ChargeSituation {
  const {
    struckOn: edge,
    distance,
    across,
    contact,
    comesTo,
  } = chargeSeen(table, { ...unit, arm: rules.troops[unit.type].arm }, enemy, rules);
  // A square has a front on every side.
  const struckOn = enemy.square === undefined ? edge : 'front';
  const { behind, levelsUp, ground, overBarrier, inShock } = across;
  // In melee the charger is the nearest enemy of whom it has charged, and stands where it has come to.
  const shelter = shelterFrom(comesTo, { ...enemy, at: enemy.placed.at }, table, rules);
  const own = rules.readings.defenceOfAttackers
    ? shelterFrom(enemy.placed.at, { ...unit, at: comesTo }, table, rules)
    : {};
  return {
    attacker: { ...unitSeen(unit, contact.attacker), ...own, ...befallenOf(unit, events, turn ?? 0) },
    defender: { ...unitSeen(enemy, contact.defender), ...shelter, ...befallenOf(enemy, events, turn ?? 0) },
    struckOn,
    ...(enemy.mustDo === null ? {} : { withdraws: true }),
    between: {
      distance,
      ...(behind === undefined || behind === 'fortification' ? {} : { behind }),
      ...(overBarrier === undefined ? {} : { overBarrier }),
      ...(levelsUp === undefined ? {} : { levelsUp }),
      ...(ground === undefined ? {} : { ground }),
      ...(inShock === undefined ? {} : { inShock }),
    },
  };
}

function unitSeen(unit: UnitSeen, inContact: number): ChargeUnit {
  const { type, figures, guarding, strength, placed, general, mustDo, own, square, officer } = unit;
  return {
    type,
    figures,
    ranks: ranksOf(placed),
    inContact,
    generalWithIt: general,
    hurt: own?.hurt ?? figures + guarding < strength,
    pushedBack: mustDo !== null,
    ledBySupremeCommander: general,
    ...(own === undefined ? {} : { fatigue: own.fatigue }),
    ...(square === undefined ? {} : { square }),
    ...(officer === undefined ? {} : { officer: officer.rank }),
  };
}
