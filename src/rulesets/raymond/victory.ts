import type { Outcome, SideId } from '../../battle/index.js';
import { type ClauseId, counted } from '../../rulebook/index.js';
import { firstMet, holdingNow, holdingsToTell, lossText, sweptOff } from '../../scenario/index.js';
import { distanceToQuad } from '../../table/index.js';
import { standQuads } from './formation/formation.js';
import { type RaymondRules, raymondRules } from './rules.js';
import type { RaymondScenario } from './schema.js';
import type { Holding, RaymondState, Unit } from './state.js';
import type { RaymondContext } from './terms.js';

const agreed: ClauseId = 'raymond/setup/agreed-by-players';

/** The units of a side that are still on the table. */
export function unitsLeft(state: RaymondState, side: SideId): Unit[] {
  return Object.values(state.units).filter(unit => unit.side === side && unit.gone === null);
}

/**
 * Which side holds each objective at the end of a turn: the one that alone has stands that reach within its radius. Where nobody
 * is, nobody holds.
 *
 * @clause raymond/setup/agreed-by-players
 */
export function holdingsNow(
  state: RaymondState,
  scenario: RaymondScenario,
  rules: RaymondRules = raymondRules(),
): Holding[] {
  const standing = Object.values(state.units).filter(unit => unit.gone === null);
  return scenario.objectives.map(({ id, at, radius }) => {
    const middle = { x: at[0], y: at[1] };
    const there = standing.filter(unit => standQuads(unit, rules).some(quad => distanceToQuad(middle, quad) <= radius));
    return holdingNow({ objective: id, there: there.map(({ side }) => side), before: state.holdings, empty: 'nobody' });
  });
}

/** Counts the objectives at the end of a turn, and tells of those that somebody holds or has lost hold of. */
export function countHoldings(state: RaymondState, { scenario, rules, tell }: RaymondContext): void {
  const before = state.holdings;
  state.holdings = holdingsNow(state, scenario, rules);
  for (const holding of holdingsToTell(before, state.holdings)) {
    const turns = counted(holding.turns, 'turn');
    const effect = holding.side === null ? 'nobody holds it' : `held for ${turns}`;
    tell({
      kind: 'holding',
      ...holding,
      because: [{ clause: agreed, because: 'objective of the scenario', effect }],
    });
  }
}

/** What an army amounts to. */
export interface ArmyStrength {
  readonly stands: number;
  readonly units: number;
}

/**
 * What a side mustered, and what it has left. A unit that has retreated of its own will is left or lost as the players agreed.
 *
 * @clause raymond/retreat/victory-effect
 */
export function strengthOf(
  state: Pick<RaymondState, 'units'>,
  side: SideId,
  { retreatedCountAsLost }: Pick<RaymondScenario, 'retreatedCountAsLost'>,
): { mustered: ArmyStrength; left: ArmyStrength } {
  const mustered = { stands: 0, units: 0 };
  const left = { stands: 0, units: 0 };
  for (const unit of Object.values(state.units)) {
    if (unit.side !== side) continue;
    mustered.stands += unit.strength;
    mustered.units += 1;
    const lost = unit.gone !== null && (unit.gone !== 'retreated' || retreatedCountAsLost);
    if (lost) continue;
    left.stands += unit.stands.length;
    left.units += 1;
  }
  return { mustered, left };
}

/**
 * Whether the battle is over at the end of a turn: the first of the scenario's conditions that somebody meets. One that both
 * sides meet in the same turn makes a draw; so does a turn limit at which neither side has the better of the other. A side
 * without a unit on the table has lost.
 *
 * @clause raymond/setup/agreed-by-players
 */
export function raymondOutcome(state: RaymondState, scenario: RaymondScenario): Outcome | undefined {
  const sides = Object.keys(scenario.sides);
  const enemyOf = (side: SideId) => sides.find(other => other !== side) ?? side;
  const swept = sweptOff(
    sides,
    side => unitsLeft(state, side).length > 0,
    side => sideName(scenario, side),
  );
  if (swept !== undefined) return swept;
  const met = firstMet(
    {
      conditions: scenario.victory,
      sides,
      isOver: condition => condition.kind === 'turn-limit' && state.turn >= condition.turns,
    },
    (condition, side) => meets(condition, side, enemyOf(side), state, scenario),
  );
  if (met === undefined) return undefined;
  const { condition, by, winner } = met;
  const [first] = by;
  if (first === undefined) {
    const turns = condition.kind === 'turn-limit' ? condition.turns : state.turn;
    return {
      winner,
      reason: `after ${counted(turns, 'turn')} neither side has the better of the other`,
      clause: agreed,
    };
  }
  const reason = by.map(side => reasonOf(condition, side, enemyOf(side), state, scenario)).join(', and ');
  return { winner, reason: winner === null ? `both sides reached it at once: ${reason}` : reason, clause: agreed };
}

type Condition = RaymondScenario['victory'][number];

function meets(
  condition: Condition,
  side: SideId,
  enemy: SideId,
  state: RaymondState,
  scenario: RaymondScenario,
): boolean {
  switch (condition.kind) {
    case 'hold':
      if (condition.side !== undefined && condition.side !== side) return false;
      return condition.objectives.every(objective =>
        state.holdings.some(
          holding => holding.objective === objective && holding.side === side && holding.turns >= condition.turns,
        ),
      );
    case 'losses': {
      if (condition.side !== undefined && condition.side !== side) return false;
      const { mustered, left } = strengthOf(state, enemy, scenario);
      return (mustered[condition.of] - left[condition.of]) * 100 >= condition.percent * mustered[condition.of];
    }
    case 'commander':
      return !remains(state, scenario, enemy);
    case 'turn-limit': {
      if (condition.decidedBy === 'draw' || state.turn < condition.turns) return false;
      const of = condition.decidedBy === 'stands-left' ? 'stands' : 'units';
      const own = strengthOf(state, side, scenario);
      const other = strengthOf(state, enemy, scenario);
      return own.left[of] * other.mustered[of] > other.left[of] * own.mustered[of];
    }
  }
}

/** Whether a side still has its Commander. One who has retreated is lost or not as the players agreed. */
function remains(state: RaymondState, scenario: RaymondScenario, side: SideId): boolean {
  return Object.values(state.units).some(
    unit =>
      unit.side === side &&
      unit.rank === 'commander' &&
      (unit.gone === null || (unit.gone === 'retreated' && !scenario.retreatedCountAsLost)),
  );
}

/** The name of a side as its scenario gives it. */
export function sideName(scenario: RaymondScenario, side: SideId): string {
  return scenario.sides[side]?.name ?? side;
}

function reasonOf(
  condition: Condition,
  winner: SideId,
  loser: SideId,
  state: Pick<RaymondState, 'units'>,
  scenario: RaymondScenario,
): string {
  const name = sideName(scenario, winner);
  const other = sideName(scenario, loser);
  switch (condition.kind) {
    case 'hold': {
      const places = condition.objectives.map(
        id => scenario.objectives.find(objective => objective.id === id)?.name ?? id,
      );
      return `${name} has held ${places.join(' and ')} for ${counted(condition.turns, 'turn')}`;
    }
    case 'losses': {
      const { mustered, left } = strengthOf(state, loser, scenario);
      return `${other} has lost ${lossText(condition, mustered, left)}`;
    }
    case 'commander':
      return `${other} has lost its Commander`;
    case 'turn-limit': {
      const what = condition.decidedBy === 'units-left' ? 'units' : 'stands';
      return `after ${counted(condition.turns, 'turn')} ${name} has more of its ${what} left`;
    }
  }
}
