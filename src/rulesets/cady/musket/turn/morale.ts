import { boxAround, distance } from '../../../../table/index.js';
import type { MoraleSection, ThreeDiceSection } from '../../common/turn/period.js';
import { befallenOf } from '../chance/befallen.js';
import { steadiedOf } from '../engagement/blows.js';
import { shelterFrom } from '../engagement/shelter.js';
import { type MusketMoraleTest, musketMorale, worstOf } from '../morale.js';
import { aidOf } from '../officers.js';
import type { MusketRules } from '../rules.js';
import type { MusketState, Unit } from '../state.js';
import type { MusketContext } from '../terms.js';
import { inPlay, moraleOf, troopOf } from '../units.js';
import type { Field } from './field.js';
import { captureOfficers } from './officers.js';
import { inSquare } from './squares.js';

/**
 * How this period tests morale. A random event may keep a side from coming to the worst by any way.
 *
 * @clause cady/events/event/ten-stout-hearted-men
 */
export const musketSteadiness: MoraleSection<Unit, MusketRules, MusketState, MusketContext> = {
  test: (unit, field) => musketMorale(testOf(unit, field), field.rules),
  tires: (unit, { rules }) => ({ melee: troopOf(unit, rules).melee, fatigue: unit.fatigue }),
  reacted: captureOfficers,
  worst: (unit, { state }) => worstOf(befallenOf(unit, state.events?.running, state.turn)),
};

/** How this period takes three-dice tests. */
export const musketThreeDice: ThreeDiceSection<Unit, MusketRules> = {
  morale: testedMorale,
  aid: ({ officer }, rules) => aidOf(officer?.rank, rules),
};

/** The morale value by which a unit takes a three-dice test; `null`: it takes none. */
function testedMorale(unit: Unit, turn: number, rules: MusketRules): number | null {
  return unit.imperial === true && rules.chance.imperial === 'every' ? null : moraleOf(unit, turn, rules);
}

function testOf(unit: Unit, field: Field): MusketMoraleTest {
  const { rules, state } = field;
  const { type, general, turn } = unit;
  const officer = unit.officer === undefined ? {} : { officer: unit.officer.rank };
  const steadiedBy = {
    generalWithIt: general,
    inBrigade: standsInBrigade(unit, field),
    ...defenceOf(unit, field),
    ...officer,
  };
  const party = { type, ...steadiedBy, ...inSquare(unit), ...befallenOf(unit, state.events?.running, state.turn) };
  const morale = moraleOf(unit, state.turn, rules);
  return { ...steadiedOf(party, rules), morale, before: turn.before, lost: turn.lost };
}

/**
 * Whether a unit is in a brigade with another that counts (`cady/ruling/brigade-composition`). Brigades are formed in the advanced game alone.
 *
 * @clause cady/musket/morale/two-unit-brigade
 * @clause cady/musket/definition/brigade
 */
function standsInBrigade({ id, side, brigade }: Unit, { state, rules }: Field): boolean {
  return inPlay(state).some(
    other =>
      brigade !== null &&
      other.brigade === brigade &&
      other.side === side &&
      other.id !== id &&
      rules.moraleShifts.brigadeOf.includes(troopOf(other, rules).arm),
  );
}

/**
 * What shelters a unit from the nearest enemy, see `shelterFrom`. Nothing shelters whoever has come on at him
 * (`cady/ruling/morale-defence-of-attackers`).
 */
function defenceOf(unit: Unit, { rules, standing, state, table }: Field): Pick<MusketMoraleTest, 'behindDefence'> {
  const attacks = unit.turn.charging || state.contacts.some(({ attackers }) => attackers.includes(unit.id));
  if (attacks && !rules.readings.defenceOfAttackers) return {};
  const nearest = standing.nearest(boxAround([unit.at]), other =>
    other.unit.side === unit.side ? undefined : distance(other.unit.at, unit.at),
  )?.unit;
  return shelterFrom(nearest?.at, unit, table, rules);
}
