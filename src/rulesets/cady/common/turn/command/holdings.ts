import type { SideId } from '../../../../../battle/index.js';
import { type Holding, holdingNow, holdingsToTell } from '../../../../../scenario/index.js';
import {
  boxAround,
  distance,
  type FigurePlace,
  figuresOf,
  type Placed,
  placesOf,
  quadOf,
} from '../../../../../table/index.js';
import type { Teller } from '../events.js';
import type { TurnRules } from '../rules.js';
import type { FieldScenario } from '../scenario.js';
import type { FieldState, FieldUnit, ForcedReaction } from '../state.js';
import { inPlay, placedOf } from '../units.js';

/**
 * Which side holds each objective at the end of a turn: the one that alone has figures within its radius, if the unit is in good
 * order: who is only pushed back still is, who must turn or rout is not (`cady/ruling/holding-in-good-order`). Where nobody is, nobody
 * holds (`cady/ruling/holding-an-objective`). Figures
 * behind a marker are not on the table: they neither hold a place nor contest it, and so nobody learns of them by it.
 *
 * @clause cady/common/victory/option-terrain
 * @clause cady/common/victory/option-hold-turns
 */
export function holdingsNow(
  state: FieldState,
  { objectives }: Pick<FieldScenario, 'objectives'>,
  rules: TurnRules,
): Holding[] {
  const holding: readonly ForcedReaction[] = rules.readings.holdingInGoodOrder;
  const inGoodOrder = inPlay(state)
    .filter(({ mustDo }) => mustDo === null || holding.includes(mustDo))
    .filter(unit => unit.marker === null || unit.inView !== null)
    .map(unit => ({ unit, placed: placedOf(unit, rules) }));
  const places = placesOf(inGoodOrder, ({ placed }) => boxAround(quadOf(placed)));
  const empty = rules.readings.holdingAnObjective;
  return objectives.map(({ id, at, radius }) => {
    const centre = { x: at[0], y: at[1] };
    const there = new Set<SideId>();
    for (const { unit, placed } of places.near(boxAround([centre]), radius)) {
      if (figuresSetOut(unit, placed).some(({ point }) => distance(point, centre) <= radius)) there.add(unit.side);
    }
    return holdingNow({ objective: id, there, before: state.holdings, empty });
  });
}

/** The figures of a unit that stand on the table: of one that is in view in part, those. */
function figuresSetOut({ inView }: Pick<FieldUnit, 'inView'>, placed: Placed): readonly FigurePlace[] {
  const figures = figuresOf(placed);
  if (inView === null) return figures;
  const { files, stand } = placed;
  return figures.filter(({ rank, file }) => inView.includes(rank * files + Math.floor(file / stand.figures)));
}

/** Counts the objectives at the end of a turn, and tells of those that somebody holds or has lost hold of. */
export function countHoldings(
  state: FieldState,
  { scenario, rules, tell }: { readonly scenario: FieldScenario; readonly rules: TurnRules; readonly tell: Teller },
): void {
  const before = state.holdings;
  state.holdings = holdingsNow(state, scenario, rules);
  for (const { objective, side, turns } of holdingsToTell(before, state.holdings)) {
    tell({ kind: 'objective', objective, side, turns });
  }
}
