import type { SideId } from '../../../../battle/index.js';
import { type ClauseId, counted, type Violation } from '../../../../rulebook/index.js';
import { armShareFaults, imperialFaults, mercenaryFaults, missileFaults } from '../../common/army/roster.js';
import { carriedFaults } from '../missiles/thrown.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientScenario } from '../schema.js';
import { warWagonFaults } from '../special-troops/hussites.js';
import { mountingFaults } from '../special-troops/mounted-infantry.js';
import { type ListedUnit, rosterLine } from '../units.js';
import { caltropsFaults } from '../works/caltrops.js';
import { stakesFaults } from '../works/stakes.js';
import { periodFaults } from './general-periods.js';
import { ancientRosterFaults, lineCost, type RosterLine } from './rosters.js';

/** An army as a scenario lists it, wherever its units stand. */
export type Army = Pick<AncientScenario, 'points' | 'level' | 'agreed' | 'period'> & {
  readonly units: readonly ListedUnit[];
};

/**
 * Faults of one army as a scenario lists it: its roster (sizes of units, points, armor, loads), what its units have bought,
 * crews, imperials and mercenaries, the period that was agreed on, and the shares of artillery, cavalry and missile troops.
 *
 * @clause cady/ancient-medieval/roster/contents
 * @clause cady/ancient-medieval/roster/cost-limit
 * @clause cady/ancient-medieval/roster/special-information
 * @clause cady/ancient-medieval/organization/unit-size
 * @clause cady/ancient-medieval/artillery/army-share
 * @clause cady/common/cost/limits-waived-by-agreement
 * @clause cady/common/army/select-units
 */
export function armyFaults(army: Army, side: SideId, rules: AncientMedievalRules): readonly Violation[] {
  const path = `sides.${side}`;
  const lines = army.units.map(entry => rosterLine(entry, rules));
  return [
    ...rosterFaultsOf(army, lines, path, rules),
    ...periodFaults(army, rules).map(fault => ({ ...fault, path: `${path}.${fault.path}` })),
    ...army.units.flatMap((entry, i) => {
      const at = `${path}.units[${i}]`;
      return [
        ...equipmentFaults(entry, lines[i] ?? rosterLine(entry, rules), at, rules),
        ...crewFaults(entry, army, at, rules),
      ];
    }),
    ...imperialFaults({ units: army.units.map(({ imperial = false }) => ({ imperial })) }, rules).map(fault => ({
      ...fault,
      path: `${path}.${fault.path}`,
    })),
    ...hireFaults(army, lines, path, rules),
    ...shareFaults(army, lines, path, rules),
  ];
}

function rosterFaultsOf(
  { level, agreed, points }: Army,
  lines: readonly RosterLine[],
  path: string,
  rules: AncientMedievalRules,
): readonly Violation[] {
  const waived = (['light-units', 'artillery-share', 'berserkers', 'unit-size'] as const).filter(each =>
    agreed.includes(each),
  );
  const limit = points === undefined || agreed.includes('points') ? undefined : points;
  // A name that two units share is told with the units of both sides.
  const army = lines.map(({ unit }) => unit);
  const counted = limit === undefined ? {} : { points: limit };
  const faults = ancientRosterFaults({ lines, army, level, afterSetUp: true, agreed: waived, ...counted }, rules);
  return faults
    .filter(({ clause }) => clause !== 'cady/ancient-medieval/roster/contents')
    .map(fault => ({ ...fault, path: inScenario(fault.path, path, lines) }));
}

/** Where in the scenario stands what is at fault on the roster. */
function inScenario(fault: string, path: string, lines: readonly RosterLine[]): string {
  if (!fault.startsWith('lines[')) return fault === 'points' ? path : `${path}.units`;
  const [special] = lines[Number(fault.slice('lines['.length, fault.indexOf(']')))]?.special ?? [];
  const place = `${path}.units${fault.slice('lines'.length)}`;
  return special === undefined ? place : place.replace(/\.special$/, `.${specialPlaces[special] ?? special}`);
}

/** Where a scenario says of a unit what goes into the special column of the roster, unless at a key of that name. */
const specialPlaces: { readonly [special: string]: string } = {
  axes: 'equipment.axes',
  caltrops: 'equipment.caltrops',
};

function equipmentFaults(
  { equipment }: ListedUnit,
  { type, figures }: RosterLine,
  path: string,
  rules: AncientMedievalRules,
): readonly Violation[] {
  const { axes = 0, javelins = 0, caltrops = 0, stakes = 0 } = equipment ?? {};
  const { pavises = 0, mounts = 0, spareCrews = 0 } = equipment ?? {};
  const faults: Violation[] = [];
  const add = (item: string, found: readonly Violation[]) =>
    faults.push(...found.map(fault => ({ ...fault, path: `${path}.equipment.${item}` })));
  // What a scenario says of a unit is noted on its sheet.
  const noted = true;
  if (caltrops > 0) add('caltrops', caltropsFaults({ type, figures, area: caltrops, noted }, rules));
  if (stakes > 0) add('stakes', stakesFaults({ type, figures, bought: stakes, noted }, rules));
  if (mounts > 0) add('mounts', mountingFaults({ type, figures, mounts }, rules));
  if (axes > figures) add('axes', [tooMany('axe/cost-and-use', `${axes} axes`, figures)]);
  if (javelins > 0) add('javelins', carriedFaults(carriedByEach({ axes, javelins, figures }), rules));
  if (pavises > figures) add('pavises', [tooMany('pavise/rule', `${pavises} pavises`, figures)]);
  const { gun, title } = rules.troops[type];
  if (spareCrews > 0 && gun === undefined) {
    const clause = 'cady/ancient-medieval/artillery/extra-crew';
    const mend = 'buy spare crews for machines only';
    add('spareCrews', [{ path: '', clause, problem: `a spare crew for ${title}`, mend }]);
  }
  return faults;
}

/** What each figure of a unit has to carry when those without an axe share the javelins. */
function carriedByEach({ axes, javelins, figures }: { axes: number; javelins: number; figures: number }) {
  const without = figures - axes;
  return without > 0 ? { javelins: Math.ceil(javelins / without) } : { axes: 1, javelins: 1 };
}

function tooMany(rule: string, what: string, figures: number): Violation {
  const clause: ClauseId = `cady/ancient-medieval/${rule}`;
  return { path: '', clause, problem: `${what} for ${counted(figures, 'figure')}`, mend: `buy ${figures} at most` };
}

function crewFaults(
  { type, figures, crew, loads }: ListedUnit,
  { agreed }: Army,
  path: string,
  rules: AncientMedievalRules,
): readonly Violation[] {
  const troop = rules.troops[type];
  const faults: Violation[] = [];
  const fault = (key: string, rule: string, problem: string, mend: string) =>
    faults.push({ path: `${path}.${key}`, clause: `cady/ancient-medieval/${rule}`, problem, mend });
  if (troop.class === 'artillery' && figures !== undefined && figures !== troop.crew) {
    const problem = `a ${troop.title} has a crew of ${troop.crew}, not ${figures}`;
    fault('figures', 'artillery/crew-size', problem, 'leave figures out: a machine comes with its full crew');
  }
  const isWarWagon = troop.traits.includes('war-wagon');
  // What both sides agreed on lifts the limits of a unit's size; somebody has to be in it all the same.
  if (figures === undefined && troop.class !== 'artillery' && !troop.individual && agreed.includes('unit-size')) {
    fault('figures', 'organization/unit-size', 'the number of figures is missing', 'give 1 or more');
  }
  if (crew !== undefined && !isWarWagon) {
    fault('crew', 'hussite/contents', `${troop.title} hold nobody`, 'give a crew to war wagons only');
  }
  if (isWarWagon && crew === undefined) {
    fault('crew', 'hussite/contents', 'a war wagon with nobody in it', 'say what it holds');
  }
  if (loads !== undefined && !troop.traits.includes('supply-wagon')) {
    fault('loads', 'roster/wagon-contents', `${troop.title} carry no supplies`, 'give loads to supply wagons only');
  }
  if (isWarWagon) {
    const load = crew ?? { guns: 0, figures: [] };
    const found = warWagonFaults({ load, agreed: agreed.includes('war-wagons') }, rules);
    for (const each of found) {
      const at = each.path === 'agreed' ? 'agreed' : `${path}.${each.path.replace(/^load\b/, 'crew')}`;
      faults.push({ ...each, path: at });
    }
  }
  return faults;
}

function hireFaults(
  { units, points }: Army,
  lines: readonly RosterLine[],
  path: string,
  rules: AncientMedievalRules,
): readonly Violation[] {
  return units.flatMap(({ type, mercenary, price }, i) => {
    const at = `${path}.units[${i}].price`;
    const { cost } = rules.troops[type];
    if (mercenary !== true) {
      if (price === undefined) return [];
      const clause = 'cady/common/definition/mercenary-troops';
      return [{ path: at, clause, problem: 'a price agreed for troops that are not hired', mend: 'leave it out' }];
    }
    if (cost === null || (price === undefined && points === undefined)) return [];
    const hire = { price: lines[i]?.hiredFor ?? cost, regularCost: cost };
    return mercenaryFaults(hire, rules).map(fault => ({ ...fault, path: at }));
  });
}

/**
 * Faults in the shares of cavalry, in points where these count, and of missile troops, in figures. Whether archers on
 * horseback are missile troops is a ruling (`cady/ruling/missile-troops`).
 *
 * @clause cady/common/cost/cavalry-limit-one-third
 * @clause cady/common/cost/medieval-missile-limit
 */
function shareFaults(
  { agreed, points, units }: Army,
  lines: readonly RosterLine[],
  path: string,
  rules: AncientMedievalRules,
): readonly Violation[] {
  const faults: Violation[] = [];
  const ofClass = (line: RosterLine) => rules.troops[line.type].class;
  const sum = (counted: (line: RosterLine) => boolean) =>
    lines.reduce((total, line) => (counted(line) ? total + lineCost(line, rules) : total), 0);
  if (points !== undefined && !agreed.includes('cavalry-share')) {
    const spent = {
      total: sum(() => true),
      artillery: sum(line => ofClass(line) === 'artillery'),
      cavalry: sum(line => ofClass(line) === 'cavalry'),
    };
    faults.push(...armShareFaults(spent, ['cavalry'], rules));
  }
  const enlisted = lines.map((line, i) => ({
    number: units[i]?.id ?? line.unit,
    stands: [{ type: line.type, figures: line.figures }],
    missile: rules.organisation.missileTroops.some(each => each === ofClass(line)),
  }));
  faults.push(...missileFaults({ units: enlisted, agreedOtherwise: agreed.includes('missile-share') }, rules));
  return faults.map(fault => ({ ...fault, path: `${path}.${fault.path}` }));
}
