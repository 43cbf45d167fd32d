import type { Battle } from '../battle/index.js';
import {
  type AncientMedievalRules,
  type AncientScenario,
  type AncientTerms,
  type AncientUnit,
  ancientMedieval,
  askAncient,
  figuresOf,
  lineCost,
  rosterLine,
  sideName,
  tellAncient,
} from '../rulesets/cady/ancient-medieval/index.js';
import { lookAncient } from './ancient-medieval-look.js';
import { drawAncient, drawAncientView } from './ancient-medieval-picture.js';
import { captionOf, endOf, resultOf } from './endings.js';
import { alignedTable } from './output.js';
import type { BattleResult, Playable } from './playables.js';

type AncientBattle = Battle<AncientTerms>;
type Army = AncientScenario['sides'][string];
type Entry = Army['units'][number];

/** The ancient and medieval game for the command: how it is introduced, told, drawn, summed up and played by a person. */
export const playableAncient: Playable<AncientTerms> = {
  ruleset: ancientMedieval,
  introduce,
  tell: tellAncient,
  picture: drawAncient,
  pictureFor: (battle, view, events, rules) =>
    drawAncientView(view, events, { scenario: battle.scenario, caption: captionOf(battle, ancientMedieval) }, rules),
  result,
  summarise,
  asking: askAncient,
  look: lookAncient,
};

function introduce(scenario: AncientScenario, rules: AncientMedievalRules): string {
  const armies = Object.values(scenario.sides).map(army => armyText(army, scenario, rules));
  const aims = scenario.victory.map(condition => `- ${aimOf(condition, scenario)}`);
  const limit = `- The battle ends after ${scenario.turnLimit} turns.`;
  return [scenario.name, scenario.notes ?? '', ...armies, [...aims, limit].join('\n')]
    .filter(part => part !== '')
    .join('\n\n');
}

function armyText(army: Army, scenario: AncientScenario, rules: AncientMedievalRules): string {
  const rows = army.units.map(unit => [
    unit.name ?? unit.id,
    rules.troops[unit.type].title,
    String(figuresOf(unit, rules)),
    String(costOf(unit, rules)),
    army.battles.find(({ units }) => units.includes(unit.id))?.name ?? bodyOf(unit, army),
    leaderOf(unit, army),
  ]);
  const spent = army.units.reduce((sum, unit) => sum + costOf(unit, rules), 0);
  const allowed = scenario.points === undefined ? '' : ` of ${scenario.points}`;
  const head = `${army.name}: ${spent}${allowed} points`;
  return `${head}\n\n${alignedTable([['unit', 'troops', 'figures', 'points', 'battle', 'led by'], ...rows])}`;
}

function bodyOf({ id }: Entry, { battles }: Army): string {
  return battles.find(({ units }) => units.includes(id))?.id ?? '';
}

function leaderOf({ id, general }: Entry, { nobles, leader }: Army): string {
  const names = nobles.filter(({ unit }) => unit === id).map(noble => noble.name ?? noble.id);
  return [...(general === true ? [`the ${leader ?? 'general'}`] : []), ...names].join(', ');
}

/** Points for a unit with everything it has bought. */
function costOf(unit: Entry, rules: AncientMedievalRules): number {
  return lineCost(rosterLine(unit, rules), rules);
}

type Condition = AncientScenario['victory'][number];

/** A condition of victory as a sentence. */
function aimOf(condition: Condition, scenario: AncientScenario): string {
  const who = condition.for === undefined ? 'A side' : sideName(scenario, condition.for);
  return `${who} wins ${wayOf(condition, scenario)}.`;
}

function wayOf(condition: Condition, scenario: AncientScenario): string {
  switch (condition.kind) {
    case 'hold': {
      const places = condition.objectives.map(id => scenario.objectives.find(place => place.id === id)?.name ?? id);
      const some =
        condition.atLeast === undefined ? places.join(' and ') : `${condition.atLeast} of ${places.join(', ')}`;
      return `by holding ${some} for ${condition.turns} ${condition.turns === 1 ? 'turn' : 'turns on end'}`;
    }
    case 'losses':
      return `when the enemy has lost ${condition.percent} % of his ${condition.of}`;
    case 'most-left':
      return `with more ${condition.of} left at the end of turn ${condition.onTurn}`;
    case 'points-destroyed':
      return `with more points of destroyed units at the end of turn ${condition.onTurn}`;
    case 'sweep':
      return `by sweeping the enemy from the table by turn ${condition.byTurn}`;
    case 'leaders':
      return `by taking or killing ${condition.atLeast} of the enemy's ${condition.rank}s`;
    case 'knights':
      return `by taking ${condition.atLeast} knights`;
    case 'ransom':
      return condition.points === undefined ? 'by ransom' : `by ransom of ${condition.points} points`;
    case 'all-of':
      return condition.conditions.map(each => wayOf(each, scenario)).join(', and ');
  }
}

function result(battle: AncientBattle): BattleResult {
  const units = Object.values(battle.state.units);
  return resultOf(battle, Object.fromEntries(units.map(unit => [unit.id, unit.strength - left(unit)])));
}

/** Figures that are still in the battle, those who guard prisoners among them. */
function left({ gone, figures, guarding }: AncientUnit): number {
  return gone === null ? figures + guarding : 0;
}

function summarise(battle: AncientBattle, rules: AncientMedievalRules): string {
  const { scenario } = battle;
  const rows = Object.values(battle.state.units).map(unit => [
    unit.name,
    sideName(scenario, unit.side),
    rules.troops[unit.type].title,
    String(unit.strength),
    unit.gone === null ? String(left(unit)) : '-',
    fateOf(unit),
  ]);
  const captives = battle.state.nobles.flatMap(({ name, captive }) =>
    captive === null ? [] : [`${name} is a prisoner of ${sideName(scenario, captive.by)}.`],
  );
  const end = endOf(battle, side => sideName(scenario, side));
  const table = alignedTable([['unit', 'side', 'troops', 'began', 'left', 'fate'], ...rows]);
  return [end, table, captives.join('\n')].filter(part => part !== '').join('\n\n');
}

const gone = {
  destroyed: 'destroyed',
  routed: 'routed',
  'off-table': 'left the table',
  surrendered: 'surrendered',
} as const;

function fateOf(unit: AncientUnit): string {
  if (unit.gone !== null) return gone[unit.gone];
  if (unit.awaited !== null) return 'never came';
  const lost = unit.strength - left(unit);
  const guards = unit.guarding === 0 ? '' : `, ${unit.guarding} guard prisoners`;
  return `${lost === 0 ? 'unhurt' : `lost ${lost}`}${guards}`;
}
