import type { ClauseId, Violation } from '../../../../rulebook/index.js';
import type { GeneralPeriod } from '../numbers/general-periods.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';
import type { TroopType } from '../troops.js';

/** The kinds of figures that a word of the lists means. */
const meant: { readonly [word: string]: readonly TroopType[] } = {
  'light infantry': ['peasants', 'light-infantry'],
  'medium infantry': ['medium-infantry'],
  'men-at-arms': ['men-at-arms'],
  hoplites: ['hoplites'],
  legionnaires: ['roman-legionary', 'roman-auxiliary', 'roman-bow-light', 'roman-bow-medium', 'roman-cavalry'],
  'light cavalry': ['light-cavalry', 'horse-archer-light'],
  'medium cavalry': ['medium-cavalry', 'horse-archer-medium'],
  'heavy cavalry': ['heavy-cavalry'],
  chariots: ['chariot-archer', 'chariot-slinger', 'chariot-javelin', 'chariot-fighter'],
  elephants: ['war-elephant-javelin', 'war-elephant-archer'],
  slingers: ['slinger'],
  'light bowmen': ['archer-light'],
  'long bowmen': ['longbow-light', 'longbow-medium'],
  crossbow: ['crossbow-light', 'crossbow-medium'],
  arbalest: ['arbalest-light', 'arbalest-medium'],
  'viking berserkers': ['berserker'],
  'pole-arms': ['pole-arm'],
  pikemen: ['swiss-pike-light', 'swiss-pike-medium'],
  catapult: ['onager-catapult'],
  catapults: ['onager-catapult'],
  trebuchet: ['trebuchet'],
  ballista: ['ballista'],
  'gunpowder weapons': ['hand-cannon', 'pot-d-fer', 'culverin', 'cannon', 'bombard'],
};

/** What every army may take along. */
const always: readonly TroopType[] = ['supply-wagon'];

/**
 * Units of an army that do not belong to the general period that the players have agreed on; none where they have agreed on none: then any
 * mixture may be fielded.
 *
 * Source: Historical Grouping.
 *
 * @clause cady/ancient-medieval/scope/choice-of-period
 * @clause cady/ancient-medieval/scope/general-period-troop-lists
 */
export function periodFaults(
  { period, units }: { readonly period?: GeneralPeriod; readonly units: readonly { readonly type: TroopType }[] },
  rules: AncientMedievalRules = ancientMedievalRules(),
): readonly Violation[] {
  if (period === undefined) return [];
  const clause: ClauseId = 'cady/ancient-medieval/scope/general-period-troop-lists';
  const belong = new Set([...always, ...rules.periods[period].flatMap(word => meant[word] ?? [])]);
  return units.flatMap(({ type }, i): Violation[] => {
    const { like, title } = rules.troops[type];
    if (belong.has(like)) return [];
    const problem = `${title} are not of the ${period.replace('-', ' ')} list`;
    return [{ path: `units[${i}].type`, clause, problem, mend: 'field others, or agree on no "period"' }];
  });
}
