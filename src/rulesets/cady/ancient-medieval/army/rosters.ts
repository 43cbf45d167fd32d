import { type ClauseId, counted, type Violation } from '../../../../rulebook/index.js';
import { imperialCost } from '../../common/army/roster.js';
import { type WagonLoad, wagonFaults } from '../missiles/supply.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';
import { berserkersFaults } from '../special-troops/berserkers.js';
import { type WarWagonLoad, warWagonCost } from '../special-troops/hussites.js';
import type { Armor, TroopType } from '../troops.js';
import { type Equipment, unitCost } from './equipment.js';

/** A unit as it is written on the roster. */
export interface RosterLine {
  /** Its number, by which it is known for the whole game. */
  readonly unit: string;
  readonly type: TroopType;
  readonly figures: number;
  /** Its armor class, as written down before the game; `null` where its kind has none. */
  readonly armor: Armor | null;
  /** What the advanced game has it noted for: imperials, mercenaries, axes, caltrops. */
  readonly special?: readonly string[];
  readonly equipment?: Equipment;
  /** What a supply wagon carries. */
  readonly loads?: readonly WagonLoad[];
  /** What a war wagon holds, whose price is the sum of it. */
  readonly warWagon?: WarWagonLoad;
  /** A century of a divided cohort. */
  readonly century?: boolean;
  /** The personal guard of its king, which costs double. */
  readonly imperial?: boolean;
  /** Mercenaries: points for each of them, as agreed. */
  readonly hiredFor?: number;
}

/** The roster of one side. */
export interface AncientRoster {
  readonly lines: readonly RosterLine[];
  /** Units of the permanent army that this side has chosen, by number. */
  readonly army: readonly string[];
  /** Points that it may cost, when the game is played with costs. */
  readonly points?: number;
  readonly level: 'basic' | 'intermediate' | 'advanced';
  /** The board was set up, and the victory conditions agreed on, before it was filled in. */
  readonly afterSetUp: boolean;
  /** What both sides have agreed on that changes its limits. */
  readonly agreed?: readonly ('light-units' | 'artillery-share' | 'berserkers' | 'unit-size')[];
}

/**
 * The fault of a unit's size; none for whoever fights alone, for machines, and for what both sides agreed on. Light troops may
 * be counted by stands instead, if both sides agree; pikes and centuries have limits of their own.
 *
 * Source: Army Organization; Additional Ancient Period Figures & Rules > Swiss Pike; Romans.
 *
 * @clause cady/ancient-medieval/organization/unit-size
 * @clause cady/ancient-medieval/organization/light-unit-size
 * @clause cady/ancient-medieval/pike/unit-size
 * @clause cady/ancient-medieval/romans/cohort-size
 */
export function unitSizeFaults(
  unit: {
    readonly type: TroopType;
    readonly figures: number;
    readonly lightAgreed?: boolean;
    readonly century?: boolean;
  },
  rules: AncientMedievalRules = ancientMedievalRules(),
): readonly Violation[] {
  const { class: kind, individual, light, traits, stand } = rules.troops[unit.type];
  if (kind === 'artillery' || individual) return [];
  const within = (from: number, to: number, rule: string): readonly Violation[] => {
    if (Number.isInteger(unit.figures) && unit.figures >= from && unit.figures <= to) return [];
    return [fault('figures', rule, `a unit of ${counted(unit.figures, 'figure')}`, `make it ${from} to ${to}`)];
  };
  const { from, to } = rules.unitSize;
  if (unit.century === true) {
    const { century } = rules.romans;
    return within(century.from, century.to, 'romans/cohort-size');
  }
  if (traits.includes('pike')) {
    const { stands, figures } = rules.medieval.pikes.largestUnit;
    return within(from, figures ?? (stands === null ? to : stands * stand.figures), 'pike/unit-size');
  }
  if (light && unit.lightAgreed === true) {
    const { stands } = rules.organisation.lightUnit;
    const inStands = unit.figures / stand.figures;
    if (inStands >= stands.from && inStands <= stands.to) return [];
  }
  return within(from, to, 'organization/unit-size');
}

/**
 * Every fault of a roster: units that are not of the army chosen, share a number, have the wrong size, or no armor class noted;
 * more points than agreed; more artillery than a third of them; too many berserkers; wagons whose load is not fixed; and
 * special information in a game that has none.
 *
 * Source: Army Roster; Artillery/Missile Re-supply; Armor Classification; Catapult.
 *
 * @clause cady/ancient-medieval/roster/contents
 * @clause cady/ancient-medieval/roster/when-filled
 * @clause cady/ancient-medieval/roster/only-chosen-army
 * @clause cady/ancient-medieval/roster/cost-limit
 * @clause cady/ancient-medieval/roster/special-information
 * @clause cady/ancient-medieval/roster/wagon-contents
 * @clause cady/ancient-medieval/roster/armor-recorded
 * @clause cady/ancient-medieval/organization/permanent-armies
 * @clause cady/ancient-medieval/artillery/army-share
 * @clause cady/ancient-medieval/definition/armor-classes
 */
export function ancientRosterFaults(
  roster: AncientRoster,
  rules: AncientMedievalRules = ancientMedievalRules(),
): readonly Violation[] {
  const { lines, agreed = [] } = roster;
  const faults: Violation[] = [];
  if (!roster.afterSetUp) {
    const mend = 'set up the board and agree on victory first';
    faults.push(fault('afterSetUp', 'roster/when-filled', 'filled in too early', mend));
  }
  for (const [at, line] of lines.entries()) {
    const twice = lines.findIndex(({ unit }) => unit === line.unit) < at;
    faults.push(...lineFaults(line, { ...roster, agreed, twice }, rules).map(each => within(`lines[${at}]`, each)));
  }
  return [...faults, ...sumFaults(roster, rules)];
}

function lineFaults(
  line: RosterLine,
  roster: AncientRoster & { readonly twice: boolean },
  rules: AncientMedievalRules,
): readonly Violation[] {
  const { agreed = [] } = roster;
  const { armor, title, traits } = rules.troops[line.type];
  const faults: Violation[] = [];
  if (line.unit === '' || roster.twice) {
    const problem = line.unit === '' ? 'a unit without a number' : `another unit is called ${line.unit}`;
    faults.push(fault('unit', 'roster/contents', problem, 'give every unit a number of its own'));
  }
  if (!roster.army.includes(line.unit)) {
    const mend = 'take units of the army you have chosen';
    faults.push(fault('unit', 'roster/only-chosen-army', `${line.unit} belongs to another army`, mend));
  }
  if (!agreed.includes('unit-size')) {
    const lightAgreed = agreed.includes('light-units');
    faults.push(...unitSizeFaults({ ...line, lightAgreed }, rules));
  }
  if (line.armor !== armor) {
    const problem = `armor class ${line.armor ?? 'none'} noted for ${title}`;
    faults.push(fault('armor', 'roster/armor-recorded', problem, `note ${armor ?? 'none'}`));
  }
  if (roster.level !== 'advanced' && (line.special ?? []).length > 0) {
    const mend = 'leave the column empty, or play the advanced game';
    faults.push(
      fault('special', 'roster/special-information', `special information in the ${roster.level} game`, mend),
    );
  }
  if (traits.includes('supply-wagon')) faults.push(...wagonFaults({ loads: line.loads ?? [] }, rules));
  return faults;
}

function sumFaults(roster: AncientRoster, rules: AncientMedievalRules): readonly Violation[] {
  const { lines, agreed = [], points } = roster;
  const faults: Violation[] = [];
  const berserkers = lines.reduce(
    (sum, { type, figures }) => (rules.troops[type].traits.includes('berserker') ? sum + figures : sum),
    0,
  );
  faults.push(...berserkersFaults({ berserkers, agreed: agreed.includes('berserkers') }, rules));
  if (points === undefined) return faults;
  const costs = lines.map(line => ({ type: line.type, points: lineCost(line, rules) }));
  const total = costs.reduce((sum, each) => sum + each.points, 0);
  if (total > points) {
    faults.push(
      fault('points', 'roster/cost-limit', `${total} of ${counted(points, 'point')}`, 'take fewer or cheaper figures'),
    );
  }
  const guns = costs.reduce(
    (sum, each) => (rules.troops[each.type].class === 'artillery' ? sum + each.points : sum),
    0,
  );
  if (guns > total * rules.armShare && !agreed.includes('artillery-share')) {
    const mend = 'take less artillery, or agree on more';
    faults.push(fault('lines', 'artillery/army-share', `artillery for ${guns} of ${counted(total, 'point')}`, mend));
  }
  return faults;
}

/**
 * Points for a unit on the roster: its figures, a machine with its crew, or what a war wagon holds, and what they have bought.
 * Imperials cost double, mercenaries what was agreed; nothing where the number of figures is none.
 *
 * Source: Figure Capability Chart; Army Roster; Definitions > Imperials; Mercenary Troops.
 *
 * @clause cady/common/definition/imperials-cost
 */
export function lineCost(line: RosterLine, rules: AncientMedievalRules = ancientMedievalRules()): number {
  const { cost } = rules.troops[line.type];
  if (!Number.isSafeInteger(line.figures) || line.figures < 0) return 0;
  if (cost === null) return line.warWagon === undefined ? 0 : warWagonCost(line.warWagon, rules).points * line.figures;
  const { type, figures, hiredFor, imperial } = line;
  const regular = unitCost({ type, figures }, rules).points;
  const bought = unitCost(line, rules).points - regular;
  if (hiredFor !== undefined) return hiredFor * figures + bought;
  return (imperial === true ? imperialCost({ cost: regular }, rules).cost : regular) + bought;
}

function within(path: string, violation: Violation): Violation {
  return { ...violation, path: `${path}.${violation.path}` };
}

function fault(path: string, rule: string, problem: string, mend: string): Violation {
  const clause: ClauseId = `cady/ancient-medieval/${rule}`;
  return { path, clause, problem, mend };
}
