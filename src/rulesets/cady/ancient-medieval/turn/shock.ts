import { crossingsAt, ranksOf, standsOf, type Table } from '../../../../table/index.js';
import type { ShockLosses } from '../../common/fighting/shock.js';
import type { ChargeMet, FieldStrike } from '../../common/turn/fighting/encounters.js';
import type { ShockSection } from '../../common/turn/period.js';
import { placedOf } from '../../common/turn/units.js';
import { phalanxStrikers } from '../combat/phalanx.js';
import { pikeLosses } from '../combat/pikes.js';
import { type AncientStrike, ancientShock } from '../combat/shock.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientState, AncientUnit } from '../state.js';
import type { AncientField } from './field.js';
import { behindWagons, chargedOverCaltrops, worksBetween } from './fighting/between.js';
import { countsAs } from './fighting/fighters.js';
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
  strike(met, { strike, ...shock }, field, dice) {
    const { rules } = field;
    const losses = ancientShock({ ...shock, strikes: [strikeOf(met, strike, field)] }, dice, rules);
    return reached(losses, met, shock.defenders, rules);
  },
};

/** Whether a unit has any shock to count: foot without it charges to come to grips, no more. */
function hasShock(unit: AncientUnit, rules: AncientMedievalRules): boolean {
  return unit.formation === 'phalanx' || rules.troops[countsAs(unit, rules)].shock > 0;
}

function strikeOf(met: ChargeMet<AncientUnit>, strike: FieldStrike, field: AncientField): AncientStrike {
  const { charger, defender, struckOn } = met;
  const { state, rules, table } = field;
  const asPhalanx = charger.formation === 'phalanx';
  const { figures } = asPhalanx
    ? phalanxStrikers(
        { ranks: ranksAt({ unit: charger, enemy: defender, edge: 'front' }, charger.figures, rules) },
        rules,
      )
    : strike;
  const formation = formationOf(defender, field);
  const works = worksBetween(charger, defender, state, rules).map(({ kind }) => kind);
  const through: NonNullable<AncientStrike['through']>[number][] = [];
  if (works.includes('stakes')) through.push('stakes');
  if (works.includes('entrenchment')) through.push('entrenchment');
  if (chargedOverCaltrops(charger, state)) through.push('caltrops');
  if (inFord(defender, table, rules)) through.push('ford');
  return {
    ...strike,
    ...(works.includes('barricade') && strike.behind === undefined ? { behind: 'fence' as const } : {}),
    attacker: countsAs(charger, rules),
    receiver: countsAs(defender, rules),
    figures,
    asPhalanx,
    ranks: ranksOf(placedOf(defender, rules)),
    struckOn,
    through,
    ...(formation === undefined ? {} : { formation }),
  };
}

function formationOf(unit: AncientUnit, { state, rules }: AncientField): AncientStrike['formation'] {
  if (unit.warWagon !== null && unit.turn.moved > 0) return 'moving-wagons';
  if (behindWagons(unit, state, rules)) return 'chained-wagons';
  return unit.formation === 'phalanx' || unit.formation === 'testudo' ? unit.formation : undefined;
}

function inFord(unit: AncientUnit, table: Table, rules: AncientMedievalRules): boolean {
  return standsOf(placedOf(unit, rules)).some(({ centre }) =>
    crossingsAt(table, centre).some(({ kind }) => kind === 'ford'),
  );
}

/** Pikes that do not attack lose nobody behind their first rank. */
function reached(
  losses: ShockLosses,
  { charger, defender, contact, struckOn }: ChargeMet<AncientUnit>,
  defenders: number,
  rules: AncientMedievalRules,
): ShockLosses {
  if (losses.lost === 0 || !rules.troops[defender.type].traits.includes('pike')) return losses;
  const { lost, because } = pikeLosses(
    {
      ranks: ranksAt({ unit: defender, enemy: charger, edge: struckOn }, defenders, rules),
      attacking: contact.attackers.includes(defender.id),
      hits: losses.lost,
      by: charger.type,
    },
    rules,
  );
  return { ...losses, lost, because: [...losses.because, ...because] };
}
