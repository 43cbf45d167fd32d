import type { SideId } from '../../../../battle/index.js';
import type { ClauseId, Violation } from '../../../../rulebook/index.js';
import { namingFaults, objectiveFaults, twoSidesFaults } from '../../../../scenario/index.js';
import { type Table, tableFaults } from '../../../../table/index.js';
import { markerSpotFaults, planFaults } from '../../common/turn/command/plan-faults.js';
import { tableOf } from '../../common/turn/ground.js';
import { medievalBattleFaults } from '../combat/battles.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientScenario } from '../schema.js';
import { idsOf } from '../units.js';
import { armyFaults } from './army-faults.js';
import { leaderFaults, nobleFaults } from './ransom.js';

type Side = AncientScenario['sides'][string];
type Condition = AncientScenario['victory'][number];

/**
 * Faults of a scenario that concern no single unit: its table, its level, its sides with their armies, battles, nobles, markers
 * and siege gear, its objectives and what ends it.
 *
 * @clause cady/common/game-level/choose
 * @clause cady/common/victory/objective-required
 * @clause cady/common/definition/game-victory
 */
export function scenarioFaults(scenario: AncientScenario, rules: AncientMedievalRules): readonly Violation[] {
  const table = tableOf(scenario);
  return [
    ...tableFaults(table).map(fault => ({ ...fault, path: `table.${fault.path}` })),
    ...twoSidesFaults(scenario),
    ...planFaults(planOf(scenario), scenario.sides, rules),
    ...Object.entries(scenario.sides).flatMap(([side, army]) => [
      ...armyFaults({ ...scenario, units: army.units }, side, rules),
      ...sideFaults(army, side, scenario, rules),
      ...castleFaults(army, side, table),
    ]),
    ...objectiveFaults(scenario, objectiveRequired),
    ...victoryFaults(scenario),
  ];
}

const objectiveRequired: ClauseId = 'cady/common/victory/objective-required';

/** What of the book the scenario uses. */
function planOf({ level, optional, sides }: AncientScenario): Parameters<typeof planFaults>[0] {
  const armies = Object.values(sides);
  const units = armies.flatMap(army => army.units);
  const wanted = [
    ...optional,
    ...(armies.some(({ nobles }) => nobles.length > 0) && !optional.includes('ransom') ? ['ransom'] : []),
    ...(units.some(unit => unit.mercenary === true) && !optional.includes('mercenaries') ? ['mercenaries'] : []),
  ];
  return { level, battles: armies.some(({ battles }) => battles.length > 0), optional: wanted, agreed: optional };
}

/**
 * Faults of one side apart from its roster: battles, titles, nobles, siege gear and markers.
 *
 * @clause cady/ancient-medieval/battle/composition
 * @clause cady/ancient-medieval/ransom/attachment
 * @clause cady/ancient-medieval/ransom/leaders
 * @clause cady/ancient-medieval/definition/king
 */
function sideFaults(
  army: Side,
  side: SideId,
  { level }: AncientScenario,
  rules: AncientMedievalRules,
): readonly Violation[] {
  const { battles, nobles, leader, gear } = army;
  const types = new Map(army.units.flatMap(entry => idsOf(entry, rules).map(id => [id, entry.type] as const)));
  const faults: Violation[] = [];
  const unknown = (id: string, path: string, clause: ClauseId) => {
    if (types.has(id)) return;
    const problem = `there is no unit "${id}" on this side`;
    faults.push({ path, clause, problem, mend: 'name one of its units' });
  };
  for (const [i, { units }] of battles.entries()) {
    for (const [j, id] of units.entries()) {
      unknown(id, `battles[${i}].units[${j}]`, 'cady/ancient-medieval/battle/composition');
    }
  }
  const formed = battles.map(({ id, units }) => ({
    name: id,
    units: units.flatMap(unit => {
      const type = types.get(unit);
      return type === undefined ? [] : [{ unit, type }];
    }),
  }));
  if (level === 'advanced') faults.push(...medievalBattleFaults({ battles: formed }, rules));
  const titles = battles.flatMap((battle, at) => (battle.leader === undefined ? [] : [{ at, title: battle.leader }]));
  if (leader !== undefined || titles.length > 0) {
    const found = leaderFaults({ army: leader ?? 'king', battles: titles.map(({ title }) => title) }, rules);
    for (const fault of found) {
      const battle = /^battles\[(\d+)\]$/.exec(fault.path)?.[1];
      const at = battle === undefined ? undefined : titles[Number(battle)]?.at;
      faults.push({ ...fault, path: at === undefined ? 'leader' : `battles[${at}].leader` });
    }
  }
  for (const [i, { unit }] of nobles.entries()) {
    unknown(unit, `nobles[${i}].unit`, 'cady/ancient-medieval/ransom/attachment');
  }
  const attached = nobles.map(({ id, title, unit }) => {
    const battle = battles.find(({ units }) => units.includes(unit))?.id;
    return { id, side, title, unit, ...(battle === undefined ? {} : { battle }) };
  });
  faults.push(...nobleFaults({ nobles: attached }));
  for (const [i, { by }] of gear.entries()) {
    if (by !== undefined) unknown(by, `gear[${i}].by`, 'cady/ancient-medieval/siege/ladder-carriers');
  }
  const generals = army.units.flatMap(({ general }, i) => (general === true ? [i] : []));
  for (const i of generals.slice(1)) {
    const clause = 'cady/ancient-medieval/definition/king';
    const mend = 'set "general": true on one unit';
    faults.push({ path: `units[${i}].general`, clause, problem: 'a second unit led by the supreme commander', mend });
  }
  faults.push(...markerSpotFaults(army));
  return faults.map(fault => ({ ...fault, path: `sides.${side}.${fault.path}` }));
}

/** Faults of units on a castle wall that is none. */
function castleFaults({ units }: Side, side: SideId, { features }: Table): readonly Violation[] {
  return units.flatMap(({ id, on }, i) => {
    if (on === undefined || features.some(feature => feature.id === on && feature.kind === 'rampart')) return [];
    const clause: ClauseId = 'cady/ancient-medieval/siege/wall-cover';
    const problem = `"${id}" stands on "${on}", which is no castle wall`;
    return [{ path: `sides.${side}.units[${i}].on`, clause, problem, mend: 'name a rampart of the table' }];
  });
}

/**
 * Faults of what decides the battle: nothing at all, places, sides and leaders that are not there, turns that do not come.
 *
 * @clause cady/common/victory/objective-required
 * @clause cady/common/victory/option-capture-leaders
 * @clause cady/ancient-medieval/ransom/victory-threshold
 */
function victoryFaults(scenario: AncientScenario): readonly Violation[] {
  const { victory } = scenario;
  if (victory.length === 0) {
    const problem = 'nothing wins this battle';
    return [{ path: 'victory', clause: objectiveRequired, problem, mend: 'add what the armies fight for' }];
  }
  return victory.flatMap((condition, i) => conditionFaults(condition, `victory[${i}]`, scenario));
}

function conditionFaults(condition: Condition, path: string, scenario: AncientScenario): readonly Violation[] {
  const { for: only, kind } = condition;
  const naming = {
    ...(kind === 'hold' ? { objectives: condition.objectives } : {}),
    ...(only === undefined ? {} : { only: { side: only, key: 'for' } }),
  };
  return [
    ...namingFaults(naming, path, scenario, objectiveRequired),
    ...leadersThere(condition, path, scenario),
    ...inTime(condition, path, scenario),
    ...(kind === 'all-of'
      ? condition.conditions.flatMap((each, i) => conditionFaults(each, `${path}.conditions[${i}]`, scenario))
      : []),
  ];
}

/** Leaders that are to be taken must be there. */
function leadersThere(condition: Condition, path: string, { sides }: AncientScenario): readonly Violation[] {
  const wanted = wantedOf(condition);
  if (wanted === undefined) return [];
  const enemies = Object.entries(sides).filter(([side]) => side !== condition.for);
  return enemies
    .filter(([, army]) => countOf(army, wanted.who) < wanted.atLeast)
    .map(([side, army]) => ({
      path,
      clause: wanted.clause,
      problem: `${side} has ${countOf(army, wanted.who)} of the ${wanted.atLeast} ${wanted.who} to be taken`,
      mend: 'give it more of them, or ask for fewer',
    }));
}

type Who = 'general' | 'nobles' | 'officers' | 'knights';

function wantedOf(condition: Condition): { who: Who; atLeast: number; clause: ClauseId } | undefined {
  const clause = 'cady/common/victory/option-capture-leaders';
  switch (condition.kind) {
    case 'leaders': {
      const who = ({ general: 'general', noble: 'nobles', officer: 'officers' } as const)[condition.rank];
      return { who, atLeast: condition.atLeast, clause };
    }
    case 'knights':
      return {
        who: 'knights',
        atLeast: condition.atLeast,
        clause: 'cady/ancient-medieval/battle/knight-capture-scoring',
      };
    case 'ransom':
      return { who: 'nobles', atLeast: 1, clause: 'cady/ancient-medieval/ransom/victory-threshold' };
    default:
      return undefined;
  }
}

function countOf({ units, nobles }: Side, who: Who): number {
  switch (who) {
    case 'general':
      return units.filter(unit => unit.general === true).length;
    case 'nobles':
      return nobles.length;
    case 'knights':
      return nobles.filter(({ title }) => title === 'knight').length;
    case 'officers':
      return 0;
  }
}

/** A condition for a turn that does not come is none. */
function inTime(condition: Condition, path: string, { turnLimit }: AncientScenario): readonly Violation[] {
  const onTurn = 'onTurn' in condition ? condition.onTurn : undefined;
  if (onTurn === undefined || onTurn <= turnLimit) return [];
  const problem = `turn ${onTurn} does not come: the last is ${turnLimit}`;
  return [{ path: `${path}.onTurn`, clause: objectiveRequired, problem, mend: 'name a turn within the limit' }];
}
