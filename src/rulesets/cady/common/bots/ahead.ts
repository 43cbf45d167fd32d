import {
  type Commander,
  type MadeAnew,
  playingAhead,
  type Ruleset,
  type SideId,
  type Simulated,
  type Terms,
} from '../../../../battle/index.js';
import type { FieldScenario } from '../turn/scenario.js';
import type { FieldState, FieldUnit, Holding } from '../turn/state.js';
import type { MarkerSeen } from '../turn/unseen/markers.js';

/** What a view must say for the battle to be played on from it. */
interface GoingOn {
  readonly side: SideId;
  readonly turn: number;
  readonly holdings: readonly Holding[];
  readonly markers: readonly MarkerSeen[];
}

/** What is known of a game whose commander plays ahead. */
export interface Ahead<T extends FieldTerms> {
  readonly ruleset: Ruleset<T>;
  /** Who proposes orders, the best first: he is also taken for one of those who may lead the enemy. */
  readonly aides: readonly [MadeAnew<T>, ...MadeAnew<T>[]];
  /** The field as a side sees it, as a state; nothing where it cannot make enough of it. */
  stateSeen(view: T['view']): T['state'] | undefined;
  moraleOf(unit: FieldUnit, rules: T['rules']): number;
}

/** The terms of a game of Cady's. */
export type FieldTerms = Terms & {
  readonly state: FieldState;
  readonly view: GoingOn;
  readonly scenario: Pick<FieldScenario, 'sides'>;
};

/**
 * A commander that has the orders of his aides played out in his mind, on what his side sees, and signs those that come to most. He thinks far longer
 * than they do. Where he cannot make enough of what he sees, he does as the first aide says.
 */
export function playsAheadOf<T extends FieldTerms>(
  seed: number,
  { ruleset, aides, stateSeen, moraleOf }: Ahead<T>,
  scenario: T['scenario'],
): Commander<T> {
  return playingAhead<T>(seed, {
    name: 'plays-ahead',
    ruleset,
    thinksThrough: 'orders',
    advisers: aides,
    enemies: aides,
    imagine(view) {
      const state = stateSeen(view);
      if (state === undefined) return undefined;
      return {
        scenario: scenarioKnown(scenario, view.side),
        state: { ...state, ...goingOn(view) },
        turn: view.turn,
        phase: 'orders',
      };
    },
    worth: (after, side, rules) => worthAfter(after, side, unit => moraleOf(unit, rules)),
    ...foresight,
  });
}

/** Turns that a commander plays a plan out, and how often: farther on too much depends on what nobody can know. */
const foresight = { turns: 3, times: 4 } as const;

/** What is left of a unit that runs: few come back. */
const running = 0.3;

/** What a place counts for, and what the battle does, in figures times morale. */
const place = 25;
const battle = 500;

/** What a battle that has gone on in one's mind is worth to a side: those left on the field, the places held, and the battle if it has been decided. */
function worthAfter<T extends FieldTerms>(
  { state, outcome }: Pick<Simulated<T>, 'state' | 'outcome'>,
  side: SideId,
  moraleOf: (unit: FieldUnit) => number,
): number {
  const sign = (whose: SideId | null | undefined) => (whose === side ? 1 : -1);
  const left = Object.values(state.units).map(unit => {
    const there = unit.gone === null ? (unit.mustDo === 'rout' ? running : 1) : 0;
    return sign(unit.side) * unit.figures * moraleOf(unit) * there;
  });
  const held = state.holdings.map(holding => (holding.side === null ? 0 : sign(holding.side) * place));
  const decided = outcome === null || outcome.winner === null ? 0 : sign(outcome.winner) * battle;
  return [...left, ...held].reduce((sum, each) => sum + each, decided);
}

/** What is known of a scenario to a side: of the others neither their lists nor who is to come, only that they are there. */
export function scenarioKnown<Scenario extends Pick<FieldScenario, 'sides'>>(
  scenario: Scenario,
  own: SideId,
): Scenario {
  const sides = Object.fromEntries(
    Object.entries(scenario.sides).map(([side, each]) => [
      side,
      side === own ? each : { ...each, units: [], phantoms: [] },
    ]),
  );
  return { ...scenario, sides };
}

/** What more than who stands where belongs to a state that is to be played on: who holds the places, and markers of one's own that hide nobody. */
function goingOn(view: GoingOn): Pick<FieldState, 'holdings' | 'phantoms' | 'tags'> {
  const phantoms = view.markers.flatMap(({ id, side, at, own }) =>
    own?.unit === null ? [{ side, marker: id, at: { ...at }, order: own.order }] : [],
  );
  return {
    holdings: view.holdings.map(holding => ({ ...holding })),
    phantoms,
    tags: { [view.side]: view.markers.filter(({ side }) => side === view.side).length },
  };
}
