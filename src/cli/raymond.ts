import type { Battle } from '../battle/index.js';
import {
  askRaymond,
  type Gone,
  layoutText,
  type RaymondRules,
  type RaymondScenario,
  type RaymondTerms,
  raymond,
  sideName,
  tellRaymond,
  type Unit,
} from '../rulesets/raymond/index.js';
import { endOf, resultOf } from './endings.js';
import { alignedTable } from './output.js';
import type { BattleResult, Playable } from './playables.js';
import { lookRaymond } from './raymond-look.js';
import { drawRaymond } from './raymond-picture.js';

type RaymondBattle = Battle<RaymondTerms>;

/** Raymond's game for the command: how it is introduced, told, drawn, summed up and played by a person. */
export const playableRaymond: Playable<RaymondTerms> = {
  ruleset: raymond,
  introduce,
  tell: tellRaymond,
  picture: drawRaymond,
  result,
  summarise,
  asking: askRaymond,
  look: lookRaymond,
};

function introduce(scenario: RaymondScenario, rules: RaymondRules): string {
  const units = Object.values(raymond.muster(scenario, rules).units);
  const armies = Object.entries(scenario.sides).map(([id, { name }]) => {
    const army = units.filter(unit => unit.side === id);
    const rows = army.map(unit => [
      unit.name,
      troopsOf(unit, rules),
      String(unit.strength),
      unit.formation,
      unit.limbered ? 'limbered' : layoutText(unit.stands, rules),
    ]);
    const strength = `${army.length} units, ${army.reduce((sum, unit) => sum + unit.strength, 0)} stands`;
    return `${name}: ${strength}\n\n${alignedTable([['unit', 'troops', 'stands', 'formation', 'layout'], ...rows])}`;
  });
  const aims = scenario.victory.map(condition => `- ${aimOf(condition, scenario)}`).join('\n');
  return [scenario.name, scenario.notes ?? '', ...armies, aims].filter(part => part !== '').join('\n\n');
}

/** What a unit is, as a player would say: guns and commanders by their own names. */
function troopsOf(unit: Unit, rules: RaymondRules): string {
  const [first] = unit.stands;
  if (unit.rank !== null) return unit.rank;
  if (unit.guns !== null && first !== undefined) return rules.stands[first.kind].title;
  return rules.units[unit.type].title.toLowerCase();
}

type Condition = RaymondScenario['victory'][number];

/** A condition of victory as a sentence. */
function aimOf(condition: Condition, scenario: RaymondScenario): string {
  switch (condition.kind) {
    case 'hold': {
      const who = condition.side === undefined ? 'A side' : sideName(scenario, condition.side);
      const places = condition.objectives.map(id => scenario.objectives.find(place => place.id === id)?.name ?? id);
      return `${who} wins by holding ${places.join(' and ')} for ${condition.turns} turns on end.`;
    }
    case 'losses': {
      const share = `${condition.percent} % of its ${condition.of}`;
      if (condition.side === undefined) return `A side that has lost ${share} loses.`;
      return `${sideName(scenario, condition.side)} wins when the other side has lost ${share}.`;
    }
    case 'commander':
      return 'A side that has lost its Commander loses.';
    case 'turn-limit':
      return `The battle ends after ${condition.turns} turns; ${deciders[condition.decidedBy]}.`;
  }
}

const deciders = {
  'stands-left': 'the side wins that has more of its stands left',
  'units-left': 'the side wins that has more of its units left',
  draw: 'it is then drawn',
} as const;

function result(battle: RaymondBattle): BattleResult {
  const units = Object.values(battle.state.units);
  return resultOf(battle, Object.fromEntries(units.map(unit => [unit.id, unit.strength - standsLeft(unit)])));
}

function standsLeft(unit: Unit): number {
  return unit.gone === null ? unit.stands.length : 0;
}

function summarise(battle: RaymondBattle, rules: RaymondRules): string {
  const { scenario } = battle;
  const rows = Object.values(battle.state.units).map(unit => [
    unit.name,
    sideName(scenario, unit.side),
    troopsOf(unit, rules),
    String(unit.strength),
    unit.gone === null ? String(standsLeft(unit)) : '-',
    fateOf(unit),
  ]);
  const end = endOf(battle, side => sideName(scenario, side));
  return `${end}\n\n${alignedTable([['unit', 'side', 'troops', 'stands', 'left', 'fate'], ...rows])}`;
}

const gone: { readonly [G in Gone]: string } = {
  destroyed: 'destroyed',
  routed: 'routed',
  withdrawn: 'withdrew',
  retreated: 'retreated',
  'off-table': 'left the table',
};

function fateOf(unit: Unit): string {
  if (unit.gone !== null) return gone[unit.gone];
  const lost = unit.strength - unit.stands.length;
  return lost === 0 ? 'unhurt' : `lost ${lost}`;
}
