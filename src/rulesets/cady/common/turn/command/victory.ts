import type { Outcome, SideId } from '../../../../../battle/index.js';
import { type ClauseId, counted } from '../../../../../rulebook/index.js';
import { lossText, measured, sweptOff } from '../../../../../scenario/index.js';
import {
  type BattleStanding,
  meetsCondition,
  type SideStanding,
  type Tally,
  type VictoryCondition,
  victoryAt,
} from '../../army/victory.js';
import type { TurnRules } from '../rules.js';
import type { FieldScenario } from '../scenario.js';
import type { FieldState, FieldUnit } from '../state.js';

/** A battle whose end is to be judged. */
export interface Judged<Unit extends FieldUnit = FieldUnit> {
  readonly state: FieldState<Unit>;
  readonly scenario: FieldScenario;
  readonly rules: TurnRules;
  /** Any one of these ends the battle, the first in this order before the others. */
  readonly conditions: readonly VictoryCondition[];
  readonly lastTurn: number;
  /** Points that a unit cost when it was mustered. */
  costOf(unit: Unit): number;
  /** Figures of a unit that its side still has, wherever they serve; those that stand in it and guard prisoners unless given. */
  readonly menOf?: ((unit: Unit) => number) | undefined;
  /** Leaders of a side besides its general. */
  leadersOf?(side: SideId): SideStanding['leaders'];
  /** What the period counts besides for a side, by name. */
  scoresOf?(side: SideId): { readonly [score: string]: number };
}

/** The units of a side that are still in the battle, those that are awaited included. */
export function unitsLeft<Unit extends FieldUnit>(state: FieldState<Unit>, side: SideId): Unit[] {
  return Object.values(state.units).filter(unit => unit.side === side && unit.gone === null);
}

/** The side that mustered a unit; whoever has taken it or won it over since has none the more for it. */
function musteringSide({ side, musteredBy = side }: FieldUnit): SideId {
  return musteredBy;
}

/** Whether the side that mustered a unit has lost it: it is out of the battle, or the enemy's. */
function isLost(unit: FieldUnit): boolean {
  return unit.gone !== null || unit.side !== musteringSide(unit);
}

/** Figures that stand in a unit or guard its prisoners: these fight no more, but they are not lost. */
function menIn(unit: FieldUnit): number {
  return isLost(unit) ? 0 : unit.figures + unit.guarding;
}

/** What a side mustered, and what it has left of that, in figures, units and points; points are lost figure by figure. */
export function strengthOf<Unit extends FieldUnit>(
  state: FieldState<Unit>,
  side: SideId,
  costOf: (unit: Unit) => number,
  menOf: (unit: Unit) => number = menIn,
): { readonly mustered: Tally; readonly left: Tally } {
  const mustered = { figures: 0, units: 0, points: 0 };
  const left = { figures: 0, units: 0, points: 0 };
  for (const unit of Object.values(state.units)) {
    if (musteringSide(unit) !== side) continue;
    const cost = costOf(unit);
    mustered.figures += unit.strength;
    mustered.units += 1;
    mustered.points += cost;
    const figures = menOf(unit);
    left.figures += figures;
    left.units += isLost(unit) ? 0 : 1;
    left.points += unit.strength === 0 ? 0 : (cost * figures) / unit.strength;
  }
  return { mustered, left };
}

/**
 * Whether a battle is over at the end of a turn: a side that has no unit left has lost it, the first of its conditions that
 * somebody meets decides it, and after the last turn nobody has won. A condition that both sides meet in the same turn makes a
 * draw, or is passed over (`cady/ruling/victory-at-once`).
 *
 * @clause cady/common/victory/ends-when-met
 * @clause cady/common/victory/stalemate
 * @clause cady/common/victory/option-percentage
 * @clause cady/common/victory/option-capture-leaders
 * @clause cady/common/victory/option-most-left
 * @clause cady/common/victory/option-points-for-units
 * @clause cady/common/definition/victory-conditions
 */
export function fieldOutcome<Unit extends FieldUnit>(judged: Judged<Unit>): Outcome | undefined {
  const { state, scenario, rules, conditions, lastTurn } = judged;
  const sides = Object.keys(scenario.sides);
  const nameOf = (side: SideId) => sideName(scenario, side);
  const swept = sweptOff(sides, side => unitsLeft(state, side).length > 0, nameOf);
  if (swept !== undefined) return swept;
  const standings = Object.fromEntries(sides.map(side => [side, standingOf(side, judged)]));
  const atOnce = rules.readings.victoryAtOnce;
  const battle: BattleStanding = { turn: state.turn, sides: standings, conditions, lastTurn, atOnce };
  const victory = victoryAt(battle);
  if (victory === undefined) return undefined;
  const { winner, condition } = victory;
  const clause: ClauseId = winner === null ? 'cady/common/victory/stalemate' : 'cady/common/victory/ends-when-met';
  if (condition === undefined) {
    return { winner, reason: `after ${counted(lastTurn, 'turn')} neither side has reached its objective`, clause };
  }
  const [first = '', second = ''] = sides;
  const loser = sides.find(side => side !== winner) ?? second;
  const at = { scenario, battle };
  if (winner !== null) return { winner, reason: whyWon(condition, winner, loser, at), clause };
  const both = [whyWon(condition, first, second, at), whyWon(condition, second, first, at)];
  return { winner, reason: `both sides reached it at once: ${both.join(', and ')}`, clause };
}

/** How a side stands at the end of a turn. */
function standingOf<Unit extends FieldUnit>(side: SideId, judged: Judged<Unit>): SideStanding {
  const { state, costOf, menOf, leadersOf, scoresOf } = judged;
  const all = Object.values(state.units);
  const lost = all.filter(unit => musteringSide(unit) !== side && isLost(unit));
  const generals = all
    .filter(unit => unit.side === side && unit.general)
    .map(unit => ({ rank: 'general' as const, captured: unit.gone !== null }));
  return {
    ...strengthOf(state, side, costOf, menOf),
    destroyed: lost.reduce((sum, unit) => sum + costOf(unit), 0),
    holds: Object.fromEntries(
      state.holdings.filter(holding => holding.side === side).map(({ objective, turns }) => [objective, turns]),
    ),
    leaders: [...generals, ...(leadersOf?.(side) ?? [])],
    scores: scoresOf?.(side) ?? {},
  };
}

/** The name of a side as its scenario gives it. */
export function sideName({ sides }: Pick<FieldScenario, 'sides'>, side: SideId): string {
  return sides[side]?.name ?? side;
}

/** Why a side has won, in the names of the scenario. */
function whyWon(
  condition: VictoryCondition,
  winner: SideId,
  loser: SideId,
  at: { readonly scenario: FieldScenario; readonly battle: BattleStanding },
): string {
  const name = sideName(at.scenario, winner);
  const other = sideName(at.scenario, loser);
  const [own, theirs] = [at.battle.sides[winner], at.battle.sides[loser]];
  if (own === undefined || theirs === undefined) throw new Error(`no standing of ${winner} and ${loser}`);
  switch (condition.kind) {
    case 'hold': {
      const { objectives } = at.scenario;
      const places = condition.objectives.map(id => objectives.find(place => place.id === id)?.name ?? id);
      const all = condition.atLeast >= places.length;
      const which = all ? places.join(' and ') : `${condition.atLeast} of ${places.join(', ')}`;
      return `${name} has held ${which} for ${counted(condition.turns, 'turn')}`;
    }
    case 'losses':
      return `${other} has lost ${lossText(condition, theirs.mustered, theirs.left)}`;
    case 'most-left':
      return `after ${counted(at.battle.turn, 'turn')} ${name} has more ${condition.of} left, ${measured(own.left[condition.of])} to ${measured(theirs.left[condition.of])}`;
    case 'points-destroyed':
      return `after ${counted(at.battle.turn, 'turn')} ${name} destroyed more points, ${measured(own.destroyed)} to ${measured(theirs.destroyed)}`;
    case 'sweep':
      return `${name} has swept the field by turn ${at.battle.turn}`;
    case 'leaders': {
      const { rank, atLeast } = condition;
      return atLeast === 1 ? `the ${rank} of ${other} is lost` : `${name} has taken ${atLeast} ${rank}s of ${other}`;
    }
    case 'score':
      return `${name} has taken ${condition.of}: ${condition.atLeast} or more`;
    case 'all-of':
      return condition.conditions.map(each => whyWon(each, winner, loser, at)).join(', and ');
    case 'any-of':
      return condition.conditions
        .filter(each => meetsCondition(each, winner, at.battle))
        .map(each => whyWon(each, winner, loser, at))
        .join(', and ');
  }
}
