import type { Outcome, SideId } from '../../battle/index.js';
import type { ClauseId } from '../../rulebook/index.js';
import { counted, firstMet, holdingNow, holdingsToTell, lossText, sweptOff } from '../../scenario/index.js';
import { distance } from '../../table/index.js';
import { type EndedSide, type Ending, figurePoints, winnerByPoints } from './campaign/points.js';
import { type Bought, sidePoints } from './campaign/side-points.js';
import { namesIn } from './cast.js';
import { discOf } from './field.js';
import { type SkirmishRules, skirmishRules } from './rules.js';
import type { SkirmishScenario } from './schema.js';
import type { Figure, Holding, SkirmishState } from './state.js';
import type { SkirmishContext } from './terms.js';

const clause: ClauseId = 'skirmish/points/purpose';

/** The men of a side who still fight: on the table, not yielded, and not in flight. */
export function fightersOf({ figures }: Pick<SkirmishState, 'figures'>, side: SideId): readonly Figure[] {
  return Object.values(figures).filter(
    figure => figure.side === side && figure.gone === null && figure.yielded === null && !figure.fleeing,
  );
}

/** Which side holds each objective at the end of a turn: the one that alone has men within its radius who still fight. */
export function holdingsNow(
  state: Pick<SkirmishState, 'figures' | 'holdings'>,
  scenario: SkirmishScenario,
  rules: SkirmishRules = skirmishRules(),
): Holding[] {
  return scenario.objectives.map(({ id, at, radius }) => {
    const middle = { x: at[0], y: at[1] };
    const there = Object.keys(scenario.sides).filter(side =>
      fightersOf(state, side).some(figure => distance(middle, figure.at) <= radius + discOf(figure, rules).radius),
    );
    return holdingNow({ objective: id, there, before: state.holdings, empty: 'last' });
  });
}

/** Counts the objectives at the end of a turn, and tells of those that somebody holds or has lost hold of. */
export function countHoldings(state: SkirmishState, { scenario, rules, tell }: SkirmishContext): void {
  const before = state.holdings;
  state.holdings = holdingsNow(state, scenario, rules);
  for (const holding of holdingsToTell(before, state.holdings)) {
    const effect = holding.side === null ? 'nobody holds it' : `held for ${counted(holding.turns, 'turn')}`;
    tell({ kind: 'holding', ...holding, because: [{ clause, because: 'objective of the scenario', effect }] });
  }
}

/**
 * How a figure is when the battle is over.
 *
 * @clause skirmish/points/unharmed
 */
export function endingOf({ gone, yielded, fleeing, wounded }: Figure): Ending {
  if (gone === 'dead') return 'dead';
  if (gone === 'fled') return 'fled';
  if (yielded !== null) return 'yielded';
  if (fleeing) return 'fleeing';
  return wounded ? 'wounded' : 'unharmed';
}

/** What of a state points are counted by. */
export type Counted = Pick<SkirmishState, 'standards'> & Bought;

/**
 * A side as its points are counted at the end: its men, the standards that it has taken, and where they count its things and works that are left.
 *
 * @clause skirmish/points/figure
 * @clause skirmish/standards/value
 */
export function endedSide(state: Counted, side: SideId, rules: SkirmishRules): EndedSide {
  const { figures, standards } = state;
  const { things, works } = sidePoints(state, side, rules);
  const own = Object.values(figures).filter(figure => figure.side === side);
  const taken = standards.filter(
    ({ side: of, bearer }) => of !== side && bearer !== null && figures[bearer]?.side === side,
  );
  return {
    figures: own.map(figure => ({ points: figurePoints({ man: figure.man }, rules).points, ending: endingOf(figure) })),
    standards: taken.map(({ of }) => of),
    ...(rules.campaign.thingsCount ? { left: things + works } : {}),
  };
}

/** Points of both sides, the first side's first, and who has more. */
export function pointsNow(state: Counted, scenario: SkirmishScenario, rules: SkirmishRules) {
  const [first = '', second = ''] = Object.keys(scenario.sides);
  const { winner, totals } = winnerByPoints(
    { first: endedSide(state, first, rules), second: endedSide(state, second, rules) },
    rules,
  );
  const side = winner === 'draw' ? null : winner === 'first' ? first : second;
  return { side, totals: { [first]: totals[0], [second]: totals[1] } };
}

type Condition = SkirmishScenario['victory'][number];

/**
 * Whether the battle is over at the end of a turn: the first of the scenario's conditions that somebody meets. A side nobody of which still
 * fights has lost.
 *
 * @clause skirmish/points/winner
 */
export function skirmishOutcome(
  state: SkirmishState,
  scenario: SkirmishScenario,
  rules: SkirmishRules = skirmishRules(),
): Outcome | undefined {
  const sides = Object.keys(scenario.sides);
  const swept = sweptOff(
    sides,
    side => fightersOf(state, side).length > 0,
    side => nameWithin(side, scenario),
    'nobody left who fights',
  );
  if (swept !== undefined) return swept;
  const met = firstMet(
    {
      conditions: scenario.victory,
      sides,
      isOver: condition => condition.kind === 'turn-limit' && state.turn >= condition.turns,
    },
    (condition, side) => meets(condition, side, state, scenario, rules),
  );
  if (met === undefined) return undefined;
  const { condition, by, winner } = met;
  const [first] = by;
  if (first === undefined)
    return { winner, reason: `after ${counted(state.turn, 'turn')} neither side has the better of the other`, clause };
  const reason = by.map(side => reasonOf(condition, side, state, scenario, rules)).join(', and ');
  return { winner, reason: winner === null ? `both sides reached it at once: ${reason}` : reason, clause };
}

function meets(
  condition: Condition,
  side: SideId,
  state: SkirmishState,
  scenario: SkirmishScenario,
  rules: SkirmishRules,
): boolean {
  const enemy = Object.keys(scenario.sides).find(other => other !== side) ?? side;
  switch (condition.kind) {
    case 'hold':
      if (condition.side !== undefined && condition.side !== side) return false;
      return condition.objectives.every(id =>
        state.holdings.some(
          holding => holding.objective === id && holding.side === side && holding.turns >= condition.turns,
        ),
      );
    case 'losses': {
      if (condition.side !== undefined && condition.side !== side) return false;
      const all = Object.values(state.figures).filter(figure => figure.side === enemy).length;
      return (all - fightersOf(state, enemy).length) * 100 >= condition.percent * all;
    }
    case 'commander': {
      const { commander, forces } = scenario.sides[enemy] ?? {};
      const leader = state.figures[commander ?? forces?.[0]?.commander ?? ''];
      return leader !== undefined && (leader.gone !== null || leader.yielded !== null);
    }
    case 'turn-limit':
      return (
        condition.decidedBy === 'points' &&
        state.turn >= condition.turns &&
        pointsNow(state, scenario, rules).side === side
      );
  }
}

/** The name of a side within a sentence. */
function nameWithin(side: SideId, scenario: SkirmishScenario): string {
  return within(scenario.sides[side]?.name ?? side);
}

/** Words that stand within a sentence. */
function within(words: string): string {
  return words.replace(/^The /, 'the ');
}

/** The men of a side that came to the battle, and those that still fight. */
function menOf(state: SkirmishState, side: SideId): readonly [{ readonly men: number }, { readonly men: number }] {
  const all = Object.values(state.figures).filter(figure => figure.side === side);
  return [{ men: all.length }, { men: fightersOf(state, side).length }];
}

function reasonOf(
  condition: Condition,
  winner: SideId,
  state: SkirmishState,
  scenario: SkirmishScenario,
  rules: SkirmishRules,
): string {
  const nameOf = (side: SideId) => nameWithin(side, scenario);
  const called = (side: SideId) => scenario.sides[side]?.name ?? side;
  const loser = Object.keys(scenario.sides).find(other => other !== winner) ?? winner;
  switch (condition.kind) {
    case 'hold': {
      const places = condition.objectives.map(id => scenario.objectives.find(each => each.id === id)?.name ?? id);
      return within(
        namesIn(scenario, rules).agreed(
          `${called(winner)} has held ${places.join(' and ')} for ${counted(condition.turns, 'turn')}`,
        ),
      );
    }
    case 'losses':
      return within(
        namesIn(scenario, rules).agreed(
          `${called(loser)} has lost ${lossText({ of: 'men', percent: condition.percent }, ...menOf(state, loser))}`,
        ),
      );
    case 'commander':
      return `the commander of ${nameOf(loser)} is lost`;
    case 'turn-limit': {
      const { totals } = pointsNow(state, scenario, rules);
      const standing = `${called(winner)} has ${counted(totals[winner] ?? 0, 'point')} to ${totals[loser]}`;
      return `after ${counted(condition.turns, 'turn')} ${within(namesIn(scenario, rules).agreed(standing))}`;
    }
  }
}
