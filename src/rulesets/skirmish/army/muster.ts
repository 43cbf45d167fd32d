import { type ClauseId, RuleViolation, type Violation } from '../../../rulebook/index.js';
import { namingFaults, objectiveFaults, twoSidesFaults } from '../../../scenario/index.js';
import { barredUnder, bodyOfDisc, gapBetweenDiscs, onTable, quadOf, tableFaults } from '../../../table/index.js';
import { standardFaults } from '../campaign/grades.js';
import { fortifiedIn } from '../campaign/side-points.js';
import { discOf, levelWith } from '../field.js';
import { isSolid, tableOf } from '../ground.js';
import { NOTHING } from '../measures.js';
import { gradeFaults } from '../men/men.js';
import { type SkirmishRules, skirmishRules } from '../rules.js';
import type { Retinue, SkirmishScenario } from '../schema.js';
import type { Force, SkirmishState, StandardOnTable } from '../state.js';
import { battleFaults, forceFaults } from '../units/units.js';
import { openingsOf, thingsOf, worksFaults, worksOf } from '../works/muster.js';
import { perchOn } from '../works/places.js';
import type { Work } from '../works/types.js';
import { type Enrolled, enrol, type Roll } from './enrol.js';

const agreed: ClauseId = 'skirmish/points/purpose';

/**
 * Sets the battle up: every man in his place, with his first load of missiles. All faults of table, forces, units, men and places are
 * reported at once.
 *
 * @throws RuleViolation with every fault found
 */
export function musterSkirmish(scenario: SkirmishScenario, rules: SkirmishRules = skirmishRules()): SkirmishState {
  const rolls = Object.entries(scenario.sides).map(([side, retinue]) => ({
    side,
    retinue,
    roll: enrol(side, retinue, `sides.${side}`, rules),
  }));
  const works = worksOf(scenario);
  const entered = rolls.flatMap(({ roll }) => roll.figures).map(each => perched(each, works, scenario));
  const faults: Violation[] = [
    ...scenarioFaults(scenario),
    ...worksFaults(scenario, rules),
    ...rolls.flatMap(({ side, retinue, roll }) => [
      ...roll.faults,
      ...retinueFaults(retinue, roll, scenario, rules).map(fault => ({
        ...fault,
        path: `sides.${side}.${fault.path}`,
      })),
    ]),
    ...nameFaults(rolls, scenario),
    ...placeFaults(entered, scenario, rules),
  ];
  if (faults.length > 0) throw new RuleViolation(faults);
  return {
    turn: (scenario.turn ?? 1) - 1,
    order: [],
    figures: Object.fromEntries(entered.map(({ figure }) => [figure.id, figure])),
    bodies: Object.fromEntries(rolls.flatMap(({ roll }) => roll.bodies.map(body => [body.id, body] as const))),
    forces: Object.fromEntries(rolls.flatMap(({ side, retinue }) => forcesOf(side, retinue))),
    standards: rolls.flatMap(({ side, retinue, roll }) => standardsOf(side, retinue, roll)),
    lost: [],
    melees: [],
    holdings: scenario.objectives.map(({ id }) => ({ objective: id, side: null, turns: 0 })),
    works,
    things: thingsOf(scenario, rules),
    fortified: fortifiedIn(scenario),
    openings: openingsOf(works),
    gaps: [],
  };
}

/** Who begins on a wall or at a window stands there. */
function perched(entered: Enrolled, works: Readonly<Record<string, Work>>, scenario: SkirmishScenario): Enrolled {
  const table = tableOf(scenario);
  const work = works[entered.on ?? ''];
  const spot = work === undefined ? undefined : perchOn(work, entered.figure.at, { table, plan: table, works });
  return spot === undefined ? entered : { ...entered, figure: { ...entered.figure, ...spot, mounted: false } };
}

function forcesOf(side: string, { forces, commander: ofAll }: Retinue): readonly (readonly [string, Force])[] {
  return forces.map(({ id, name = id, commander }) => {
    const general = ofAll ?? forces[0]?.commander ?? commander;
    return [id, { id, side, name, commander, general }];
  });
}

function standardsOf(side: string, { standards }: Retinue, { figures }: Roll): readonly StandardOnTable[] {
  return standards.flatMap(({ of, bearer }, n) => {
    const found = figures.find(({ figure }) => figure.id === bearer);
    if (found === undefined) return [];
    const { force } = found.figure;
    return [{ id: `${side}-standard-${n + 1}`, of, side, force, bearer, at: null, lost: false }];
  });
}

/**
 * What is wrong with a retinue: forces and units without a fit commander, grades beyond a class, standards without a bearer.
 *
 * @clause skirmish/units/army
 */
function retinueFaults(
  retinue: Retinue,
  { figures }: Roll,
  { campaign, agreed: waived }: SkirmishScenario,
  rules: SkirmishRules,
): readonly Violation[] {
  const byId = new Map(figures.map(({ figure }) => [figure.id, figure]));
  const faults: Violation[] = [];
  for (const [f, force] of retinue.forces.entries()) {
    const path = `forces[${f}]`;
    const commander = byId.get(force.commander)?.man;
    const units = force.units.map(unit => ({ commander: unit.commander, men: unit.men }));
    const raised = { units, single: force.single, ...(commander === undefined ? {} : { commander }) };
    faults.push(...forceFaults(raised, rules).map(fault => ({ ...fault, path: `${path}.${fault.path}` })));
  }
  for (const { figure, path } of figures)
    faults.push(
      ...gradeFaults({ ...figure.man, campaign }, rules).map(fault => ({
        ...fault,
        path: `${path.slice(path.indexOf('forces'))}.${fault.path}`,
      })),
    );
  if (waived.includes('standards')) return faults;
  const carried = (of: 'army' | 'battle' | 'force') => retinue.standards.filter(each => each.of === of);
  const wanted = [
    ...(battleFaults({ forces: retinue.forces.length }, rules).length === 0 && carried('army').length === 0
      ? (['army'] as const)
      : []),
    ...retinue.forces.slice(carried('force').length).map(() => 'force' as const),
  ];
  for (const of of wanted)
    faults.push(...standardFaults({ of, carriedBy: 'nobody' }).map(fault => ({ ...fault, path: 'standards' })));
  return faults;
}

/** Names that stand for two, of men, units, forces, things and what of the table is built; and names of nobody. */
function nameFaults(
  rolls: readonly { readonly side: string; readonly retinue: Retinue; readonly roll: Roll }[],
  { works, things }: SkirmishScenario,
): readonly Violation[] {
  const faults: Violation[] = [];
  const known = new Set<string>();
  const once = (id: string, path: string) => {
    if (known.has(id)) faults.push({ path, problem: `"${id}" is the id of two`, mend: 'give each an id of its own' });
    known.add(id);
  };
  const listed = new Set<string>();
  for (const [n, { feature }] of works.entries()) {
    if (listed.has(feature)) {
      const problem = `"${feature}" is listed twice`;
      faults.push({ path: `works[${n}].feature`, problem, mend: 'say all of it in one entry' });
    }
    listed.add(feature);
    known.add(feature);
  }
  for (const [n, { id }] of things.entries()) once(id, `things[${n}].id`);
  for (const { side, retinue, roll } of rolls) {
    for (const { figure, path } of roll.figures) once(figure.id, `${path}.id`);
    for (const { id, kind } of roll.bodies) if (kind === 'unit') once(id, `sides.${side}`);
    for (const [f, { id }] of retinue.forces.entries()) once(id, `sides.${side}.forces[${f}].id`);
    const named: (readonly [string | undefined, string])[] = [
      [retinue.commander, 'commander'],
      ...retinue.forces.map(({ commander }, f) => [commander, `forces[${f}].commander`] as const),
      ...retinue.standards.map(({ bearer }, s) => [bearer, `standards[${s}].bearer`] as const),
    ];
    for (const [id, path] of named) {
      if (id === undefined || roll.figures.some(({ figure }) => figure.id === id)) continue;
      const problem = `there is nobody "${id}"`;
      faults.push({ path: `sides.${side}.${path}`, problem, mend: 'name one of its men' });
    }
  }
  return faults;
}

/** Men off the table, in houses and walls, and on one another. */
function placeFaults(
  entered: readonly Enrolled[],
  scenario: SkirmishScenario,
  rules: SkirmishRules,
): readonly Violation[] {
  const table = tableOf(scenario);
  return entered.flatMap(({ figure, path, on }, n) => {
    const faults: Violation[] = [];
    const at = `${path}.at`;
    const disc = discOf(figure, rules);
    if (on !== undefined && figure.high === null)
      faults.push({
        path: `${path}.on`,
        problem: `nobody stands on "${on}"`,
        mend: 'name a work with a walk or windows',
      });
    if (!onTable(table, figure.at))
      faults.push({ path: at, problem: `"${figure.id}" stands off the table`, mend: 'move him' });
    const solid = figure.high === null ? barredUnder([quadOf(bodyOfDisc(disc, 0))], table, isSolid) : [];
    for (const { id, name } of solid)
      faults.push({ path: at, problem: `"${figure.id}" stands in ${name ?? id}`, mend: 'move him' });
    for (const { figure: other } of entered.slice(n + 1)) {
      if (!levelWith(figure, other) || gapBetweenDiscs(disc, discOf(other, rules)) >= -NOTHING) continue;
      faults.push({ path: at, problem: `"${figure.id}" and "${other.id}" stand on the same ground`, mend: 'move one' });
    }
    return faults;
  });
}

/**
 * Faults of a scenario that concern no single man: its table, its sides, its objectives and what ends it.
 *
 * @clause skirmish/points/purpose
 */
function scenarioFaults(scenario: SkirmishScenario): readonly Violation[] {
  const { victory, objectives, sides } = scenario;
  const faults: Violation[] = [
    ...tableFaults(tableOf(scenario)).map(fault => ({ ...fault, path: `table.${fault.path}` })),
    ...twoSidesFaults(scenario),
    ...objectiveFaults(scenario, agreed),
  ];
  for (const [i, condition] of victory.entries()) {
    if (condition.kind === 'turn-limit' || condition.kind === 'commander') continue;
    const { side } = condition;
    const naming = {
      ...(condition.kind === 'hold' ? { objectives: condition.objectives } : {}),
      ...(side === undefined ? {} : { only: { side, key: 'side' } }),
    };
    faults.push(...namingFaults(naming, `victory[${i}]`, { objectives, sides }, agreed));
  }
  if (!victory.some(({ kind }) => kind === 'turn-limit')) {
    const problem = 'nothing ends the battle if nobody reaches anything else';
    faults.push({ path: 'victory', clause: agreed, problem, mend: 'add a "turn-limit"' });
  }
  return faults;
}
