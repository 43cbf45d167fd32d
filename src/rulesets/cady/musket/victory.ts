import type { Outcome, SideId } from '../../../battle/index.js';
import { readingOf } from '../../../rulebook/index.js';
import { boxAround, distance, figuresOf, placesOf, quadOf } from '../../../table/index.js';
import { holdingAnObjective, victoryAtOnce } from '../common/rulings.js';
import type { MusketRules } from './rules.js';
import type { MusketScenario } from './schema.js';
import type { Holding, MusketState, Unit } from './state.js';
import { placedOf, unitCost } from './units.js';

/** The units of a side that are still in the battle. */
export function unitsLeft(state: MusketState, side: SideId): Unit[] {
  return Object.values(state.units).filter(unit => unit.side === side && unit.gone === null);
}

/**
 * Which side holds each objective at the end of a turn: the one that alone has figures within its radius, if the unit
 * is in good order (not to carry out a reaction). Where nobody is, nobody holds (`cady/ruling/holding-an-objective`).
 *
 * @clause cady/common/victory/option-terrain
 * @clause cady/common/victory/option-hold-turns
 */
export function holdingsNow(state: MusketState, scenario: MusketScenario, rules: MusketRules): Holding[] {
  const inGoodOrder = Object.values(state.units)
    .filter(unit => unit.gone === null && unit.mustDo === null)
    .map(unit => ({ side: unit.side, placed: placedOf(unit, rules) }));
  const places = placesOf(inGoodOrder, ({ placed }) => boxAround(quadOf(placed)));
  return scenario.objectives.map(objective => {
    const centre = { x: objective.at[0], y: objective.at[1] };
    const present = new Set<SideId>();
    for (const { side, placed } of places.near(boxAround([centre]), objective.radius)) {
      if (figuresOf(placed).some(figure => distance(figure.point, centre) <= objective.radius)) present.add(side);
    }
    const [only] = present;
    const before = state.holdings.find(holding => holding.objective === objective.id);
    const last = readingOf(holdingAnObjective, rules.rulings).value === 'last' ? (before?.side ?? null) : null;
    const side = present.size === 1 && only !== undefined ? only : present.size === 0 ? last : null;
    const turns = side === null ? 0 : before?.side === side ? before.turns + 1 : 1;
    return { objective: objective.id, side, turns };
  });
}

/** What an army amounts to. */
export interface ArmyStrength {
  readonly figures: number;
  readonly units: number;
  readonly points: number;
}

/** What a side mustered, and what it has left, in figures, units and points. */
export function strengthOf(
  state: MusketState,
  side: SideId,
  rules: MusketRules,
): { mustered: ArmyStrength; left: ArmyStrength } {
  const mustered = { figures: 0, units: 0, points: 0 };
  const left = { figures: 0, units: 0, points: 0 };
  for (const unit of Object.values(state.units)) {
    if (unit.side !== side) continue;
    mustered.figures += unit.strength;
    mustered.units += 1;
    const cost = unitCost(unit.type, unit.strength, rules);
    mustered.points += cost;
    if (unit.gone !== null) continue;
    left.figures += unit.figures;
    left.units += 1;
    left.points += (cost * unit.figures) / unit.strength;
  }
  return { mustered, left };
}

/**
 * Whether the battle is over at the end of a turn: the first of the scenario's victory conditions that somebody meets.
 * A condition that both sides meet in the same turn ends the battle as a draw (`cady/ruling/victory-at-once`); so does a turn
 * limit at which neither side has the better of the other.
 *
 * @clause cady/common/victory/ends-when-met
 * @clause cady/common/victory/stalemate
 * @clause cady/common/victory/option-percentage
 * @clause cady/common/victory/option-capture-leaders
 * @clause cady/common/victory/option-most-left
 * @clause cady/common/victory/option-points-for-units
 */
export function musketOutcome(state: MusketState, scenario: MusketScenario, rules: MusketRules): Outcome | undefined {
  const sides = Object.keys(scenario.sides);
  const enemyOf = (side: SideId) => sides.find(other => other !== side) ?? side;
  const alive = sides.filter(side => unitsLeft(state, side).length > 0);
  if (alive.length < sides.length) {
    const winner = alive.length === 1 ? (alive[0] ?? null) : null;
    return {
      winner,
      reason:
        winner === null ? 'nobody is left on the table' : `${sideName(scenario, enemyOf(winner))} has no unit left`,
    };
  }
  for (const condition of scenario.victory) {
    const winners = sides.filter(side => meets(condition, side, enemyOf(side), state, rules));
    const [winner] = winners;
    if (winners.length === 1 && winner !== undefined) {
      return {
        winner,
        reason: reasonOf(condition, winner, enemyOf(winner), scenario),
        clause: 'cady/common/victory/ends-when-met',
      };
    }
    if (winners.length > 1 && readingOf(victoryAtOnce, rules.rulings).value === 'draw') {
      return {
        winner: null,
        reason: `both sides reached it at once: ${reasonOf(condition, sides[0] ?? '', sides[1] ?? '', scenario)}`,
        clause: 'cady/common/victory/stalemate',
      };
    }
    if (condition.kind === 'turn-limit' && state.turn >= condition.turns) {
      return {
        winner: null,
        reason: `after ${condition.turns} turns neither side has reached its objective`,
        clause: 'cady/common/victory/stalemate',
      };
    }
  }
  return undefined;
}

type Condition = MusketScenario['victory'][number];

function meets(condition: Condition, side: SideId, enemy: SideId, state: MusketState, rules: MusketRules): boolean {
  switch (condition.kind) {
    case 'hold':
      if (condition.side !== undefined && condition.side !== side) return false;
      return condition.objectives.every(objective =>
        state.holdings.some(
          holding => holding.objective === objective && holding.side === side && holding.turns >= condition.turns,
        ),
      );
    case 'losses': {
      const { mustered, left } = strengthOf(state, enemy, rules);
      return (mustered[condition.of] - left[condition.of]) * 100 >= condition.percent * mustered[condition.of];
    }
    case 'general': {
      const generals = Object.values(state.units).filter(unit => unit.side === enemy && unit.general);
      return generals.length > 0 && generals.every(unit => unit.gone !== null);
    }
    case 'turn-limit':
      return (
        state.turn >= condition.turns &&
        score(condition.decidedBy, side, enemy, state, rules) > score(condition.decidedBy, enemy, side, state, rules)
      );
  }
}

function score(
  by: 'points-left' | 'units-left' | 'points-destroyed' | 'draw',
  side: SideId,
  enemy: SideId,
  state: MusketState,
  rules: MusketRules,
): number {
  if (by === 'draw') return 0;
  const own = strengthOf(state, side, rules);
  if (by === 'points-left') return own.left.points;
  if (by === 'units-left') return own.left.units;
  let destroyed = 0;
  for (const unit of Object.values(state.units)) {
    if (unit.side === enemy && unit.gone !== null) destroyed += unitCost(unit.type, unit.strength, rules);
  }
  return destroyed;
}

/** The name of a side as its scenario gives it. */
export function sideName(scenario: MusketScenario, side: SideId): string {
  return scenario.sides[side]?.name ?? side;
}

function reasonOf(condition: Condition, winner: SideId, loser: SideId, scenario: MusketScenario): string {
  const name = sideName(scenario, winner);
  const other = sideName(scenario, loser);
  switch (condition.kind) {
    case 'hold': {
      const places = condition.objectives.map(
        id => scenario.objectives.find(objective => objective.id === id)?.name ?? id,
      );
      return `${name} has held ${places.join(' and ')} for ${condition.turns} turns`;
    }
    case 'losses':
      return `${other} has lost ${condition.percent}% of its ${condition.of}`;
    case 'general':
      return `the general of ${other} is lost`;
    case 'turn-limit': {
      const by = {
        'points-left': 'has more points left',
        'units-left': 'has more units left',
        'points-destroyed': 'destroyed more points',
        draw: '',
      };
      return `after ${condition.turns} turns ${name} ${by[condition.decidedBy]}`;
    }
  }
}
