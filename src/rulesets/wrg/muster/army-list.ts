import type { ArmyList, ModelGroup, SubUnitEntry } from '../army/army-list.js';
import { sheetOfType, type TroopRules } from '../rules/army/sheets.js';
import type { General, Unit } from '../state.js';

/**
 * A mustered army as a player writes its list. Scenarios say nothing of command figures, so that they are not in it; a general costs what his
 * place does, and rides with the troops of the unit that he is with.
 *
 * @throws RuleViolation for a type of troops that the rules do not have.
 */
export function armyListOf(units: readonly Unit[], generals: readonly General[], rules: TroopRules): ArmyList {
  const entry = ({ id, name, troops, strength }: Unit): SubUnitEntry => ({
    id,
    name,
    troops,
    figures: strength,
    command: [],
  });
  const models = (arm: 'engine' | 'wagon'): readonly ModelGroup[] =>
    units
      .filter(each => armOf(each, rules) === arm)
      .map(({ id, name, troops, strength }) => ({ id, name, troops, models: strength }));
  const isModel = (unit: Unit) => ['engine', 'wagon'].includes(armOf(unit, rules));
  return {
    generals: generals.flatMap(({ id, name, rank, with: at }) => {
      const bodyguard = units.find(unit => unit.id === at);
      return bodyguard === undefined ? [] : [{ id, name, rank, troops: bodyguard.troops }];
    }),
    units: units
      .filter(unit => unit.parent === null && !isModel(unit))
      .map(unit => ({
        ...entry(unit),
        subUnits: units.filter(({ parent }) => parent === unit.id).map(entry),
        under: unit.command,
      })),
    engines: models('engine'),
    wagons: models('wagon'),
  };
}

function armOf({ troops }: Unit, rules: TroopRules) {
  return sheetOfType(troops.type, rules).arm;
}
