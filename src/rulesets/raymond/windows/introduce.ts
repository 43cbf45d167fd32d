import { counted } from '../../../rulebook/index.js';
import { alignedTable } from '../../../scenario/index.js';
import type { Setting } from '../../../windows/index.js';
import { musterRaymond } from '../army/muster.js';
import { layoutText } from '../formation/layout.js';
import type { RaymondRules } from '../rules.js';
import type { RaymondScenario } from '../schema.js';
import type { Unit } from '../state.js';
import type { RaymondTerms } from '../terms.js';
import { sideName } from '../victory.js';

/** The armies of Raymond's game and what they fight for: the same for both sides, since nothing is hidden. */
export function introduceRaymond({ scenario, rules }: Setting<RaymondTerms>): string {
  const units = Object.values(musterRaymond(scenario, rules).units);
  const armies = Object.entries(scenario.sides).map(([id, { name }]) => {
    const army = units.filter(unit => unit.side === id);
    const rows = army.map(unit => [
      unit.name,
      troopsOf(unit, rules),
      String(unit.strength),
      unit.formation,
      unit.limbered ? 'limbered' : layoutText(unit.stands, rules),
    ]);
    const strength = `${counted(army.length, 'unit')}, ${counted(
      army.reduce((sum, unit) => sum + unit.strength, 0),
      'stand',
    )}`;
    return `${name}: ${strength}\n\n${alignedTable([['unit', 'troops', 'stands', 'formation', 'layout'], ...rows])}`;
  });
  const aims = scenario.victory.map(condition => `- ${aimOf(condition, scenario)}`).join('\n');
  return [scenario.name, scenario.notes ?? '', ...armies, aims].filter(part => part !== '').join('\n\n');
}

/** What a unit is, as a player would say: guns and commanders by their own names. */
export function troopsOf(unit: Unit, rules: RaymondRules): string {
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
      return `${who} wins by holding ${places.join(' and ')} for ${counted(condition.turns, 'turn')} on end.`;
    }
    case 'losses': {
      const share = `${condition.percent} % of its ${condition.of}`;
      if (condition.side === undefined) return `A side that has lost ${share} loses.`;
      return `${sideName(scenario, condition.side)} wins when the other side has lost ${share}.`;
    }
    case 'commander':
      return 'A side that has lost its Commander loses.';
    case 'turn-limit':
      return `The battle ends after ${counted(condition.turns, 'turn')}; ${deciders[condition.decidedBy]}.`;
  }
}

const deciders = {
  'stands-left': 'the side wins that has more of its stands left',
  'units-left': 'the side wins that has more of its units left',
  draw: 'it is then drawn',
} as const;
