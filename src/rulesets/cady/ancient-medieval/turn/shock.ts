import { ranksOf } from '../../../../table/index.js';
import type { ChargeMet, ChargeRun } from '../../common/turn/fighting/encounters.js';
import { isInFord } from '../../common/turn/fighting/melee-stance.js';
import type { ShockSection } from '../../common/turn/period.js';
import { placedOf } from '../../common/turn/units.js';
import { ancientShock } from '../combat/shock.js';
import { fallenOf, strikeOf } from '../engagement/blows.js';
import { countsAs, type Party } from '../engagement/party.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientState, AncientUnit } from '../state.js';
import type { AncientField } from './field.js';
import { behindWagons, chargedOverCaltrops, worksBetween } from './fighting/between.js';
import { ranksAt } from './fighting/reach-over.js';
import { mayStrike } from './troops/mounts.js';

/**
 * The shock of a charge, with what long weapons, stakes, caltrops, formations and wagons take of it. Nobody rides up a ladder, and
 * whoever sits on a horse only to get there does not charge with it.
 *
 * @clause cady/ancient-medieval/shock/dice
 */
export const ancientShocks: ShockSection<AncientUnit, AncientMedievalRules, AncientState> = {
  strikes: ({ charger, contact }, rules) =>
    contact.storms === undefined && mayStrike(charger) && hasShock(charger, rules),
  strike(met, { run, ...shock }, field, dice) {
    const { rules } = field;
    const { charger: unit, defender } = met;
    const charger = chargerOf(met, run, field);
    const struck = struckOf(met, field);
    const ranks = () => ranksAt({ unit, enemy: defender, edge: 'front' }, unit.figures, rules);
    const drawn = { left: unit.figures, contact: run.figures, ranks };
    const strike = strikeOf({ party: charger, drawn, clearPath: run.clearPath }, struck, rules);
    const losses = ancientShock({ ...shock, strikes: [strike] }, dice, rules);
    const reached = {
      party: struck,
      ranks: () => ranksAt({ unit: defender, enemy: unit, edge: met.struckOn }, shock.defenders, rules),
    };
    const { lost, because } = fallenOf(losses.lost, reached, charger, rules);
    return { ...losses, lost, because: [...losses.because, ...because] };
  },
};

/** Whether a unit has any shock to count: foot without it charges to come to grips, no more. */
function hasShock(unit: AncientUnit, rules: AncientMedievalRules): boolean {
  return unit.formation === 'phalanx' || rules.troops[countsAs(unit, rules)].shock > 0;
}

/** A charger as one side of an engagement, with what it has come across. */
function chargerOf({ charger, defender }: ChargeMet<AncientUnit>, { across }: ChargeRun, field: AncientField): Party {
  const { state, table, rules } = field;
  const through = [
    ...worksBetween(charger, defender, state, rules).flatMap(({ kind }) => (kind === 'caltrops' ? [] : [kind])),
    ...(chargedOverCaltrops(charger, state) ? ['caltrops'] : []),
    ...(isInFord(defender, table, rules) ? ['ford'] : []),
  ];
  const { formation } = charger;
  return {
    type: countsAs(charger, rules),
    attacks: true,
    across: { ...across, through },
    ...(formation === 'phalanx' ? { formation } : {}),
  };
}

/** A unit that is charged as the other side. */
function struckOf({ defender, contact, struckOn }: ChargeMet<AncientUnit>, field: AncientField): Party {
  const { rules } = field;
  const formation = formationOf(defender, field);
  return {
    type: countsAs(defender, rules),
    ranks: ranksOf(placedOf(defender, rules)),
    attacks: contact.attackers.includes(defender.id),
    struckOn,
    ...(formation === undefined ? {} : { formation }),
  };
}

function formationOf(unit: AncientUnit, { state, rules }: AncientField): Party['formation'] {
  if (unit.warWagon !== null && unit.turn.moved > 0) return 'moving-wagons';
  if (behindWagons(unit, state, rules)) return 'chained-wagons';
  return unit.formation === 'phalanx' || unit.formation === 'testudo' ? unit.formation : undefined;
}
