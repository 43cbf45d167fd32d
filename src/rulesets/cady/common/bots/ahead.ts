import type { SideId, Simulated, Terms } from '../../../../battle/index.js';
import type { FieldScenario } from '../turn/scenario.js';
import type { FieldState, FieldUnit, Holding } from '../turn/state.js';
import type { MarkerSeen } from '../turn/unseen/markers.js';

/** Turns that a commander plays a plan out, and how often: farther on too much depends on what nobody can know. */
export const foresight = { turns: 3, times: 4 } as const;

/** What is left of a unit that runs: few come back. */
const running = 0.3;

/** What a place counts for, and what the battle does, in figures times morale. */
const place = 25;
const battle = 500;

/** What a battle that has gone on in one's mind is worth to a side: those left on the field, the places held, and the battle if it has been decided. */
export function worthAfter<T extends Terms & { state: FieldState }>(
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
export function goingOn(view: {
  readonly side: SideId;
  readonly holdings: readonly Holding[];
  readonly markers: readonly MarkerSeen[];
}): Pick<FieldState, 'holdings' | 'phantoms' | 'tags'> {
  const phantoms = view.markers.flatMap(({ id, side, at, own }) =>
    own?.unit === null ? [{ side, marker: id, at: { ...at }, order: own.order }] : [],
  );
  return {
    holdings: view.holdings.map(holding => ({ ...holding })),
    phantoms,
    tags: { [view.side]: view.markers.filter(({ side }) => side === view.side).length },
  };
}
