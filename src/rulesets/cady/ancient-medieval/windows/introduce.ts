import type { SideId } from '../../../../battle/index.js';
import { counted } from '../../../../rulebook/index.js';
import { listed } from '../../../../scenario/index.js';
import type { Setting } from '../../../../windows/index.js';
import { sideName } from '../../common/turn/command/victory.js';
import { bodyOf } from '../../common/windows/bodies.js';
import { armyText, comesText, fieldText, inSightAtFirst } from '../../common/windows/introduce.js';
import { musterAncient } from '../army/muster.js';
import { lineCost } from '../army/rosters.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientScenario } from '../schema.js';
import type { AncientTerms } from '../terms.js';
import { figuresOf, rosterLine } from '../units.js';
import { ancientView } from '../view.js';
import { ancientNamesOf } from './names.js';

type Army = AncientScenario['sides'][string];
type Entry = Army['units'][number];

/** The armies of an ancient or medieval scenario and what they fight for; for a side, of its enemy no more than stands in the open. */
export function introduceAncient({ scenario, rules }: Setting<AncientTerms>, side?: SideId): string {
  const reader = inSightAtFirst(scenario, rules, side, each =>
    ancientView(musterAncient(scenario, rules), each, scenario, rules),
  );
  const armies = Object.entries(scenario.sides).map(([id, army]) => {
    const units = army.units.map(unit => ({
      id: unit.id,
      name: unit.name ?? unit.id,
      troops: rules.troops[unit.type].title,
      figures: figuresOf(unit, rules),
      points: costOf(unit, rules),
      body: bodyOf(unit.id, army.battles),
      comes: comesText(unit),
      ledBy: leaderOf(unit, army),
    }));
    return armyText({ side: id, name: army.name, units, word: 'battle' }, scenario.points, reader);
  });
  const aims = scenario.victory.map(condition => `- ${aimOf(condition, scenario)}`);
  const limit = `- The battle ends after ${counted(scenario.turnLimit, 'turn')}.`;
  return [scenario.name, scenario.notes ?? '', fieldText(scenario, rules), ...armies, [...aims, limit].join('\n')]
    .filter(part => part !== '')
    .join('\n\n');
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
  return ancientNamesOf(scenario).agreed(`${who} wins ${wayOf(condition, scenario)}.`);
}

function wayOf(condition: Condition, scenario: AncientScenario): string {
  switch (condition.kind) {
    case 'hold': {
      const places = condition.objectives.map(id => scenario.objectives.find(place => place.id === id)?.name ?? id);
      const some = condition.atLeast === undefined ? listed(places) : `${condition.atLeast} of ${listed(places)}`;
      const when = condition.onTurn === undefined ? '' : `, at the end of turn ${condition.onTurn}`;
      return `by holding ${some} for ${counted(condition.turns, 'turn', 'turns on end')}${when}`;
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
      return condition.atLeast === 1
        ? `by taking or killing the enemy's ${condition.rank}`
        : `by taking or killing ${condition.atLeast} of the enemy's ${condition.rank}s`;
    case 'knights':
      return `by taking ${condition.atLeast} knights`;
    case 'ransom':
      return condition.points === undefined ? 'by ransom' : `by ransom of ${counted(condition.points, 'point')}`;
    case 'all-of':
      return condition.conditions.map(each => wayOf(each, scenario)).join(', and ');
  }
}
