import type { SideId } from '../../battle/index.js';
import { everybody, fieldOf, isSeenBy, windOf } from './field.js';
import { tableOf } from './ground.js';
import { type SkirmishRules, skirmishRules } from './rules.js';
import type { SkirmishScenario } from './schema.js';
import {
  type Body,
  type Figure,
  type FigureId,
  freshBodyTurn,
  type SkirmishState,
  type SkirmishView,
} from './state.js';
import { tableNow } from './works/table-now.js';

/**
 * What a side may know: its own men, and of the enemy whom one of them sees. Nobody knows what another's nerve obliges him to,
 * nor how many missiles he has left.
 *
 * @clause skirmish/sight/woods-in
 * @clause skirmish/sight/woods-out
 * @clause skirmish/sight/woods-inside
 */
export function skirmishView(
  state: SkirmishState,
  side: SideId,
  scenario: SkirmishScenario,
  rules: SkirmishRules = skirmishRules(),
): SkirmishView {
  const field = fieldOf(state, scenario, rules);
  const seen = new Set<FigureId>();
  for (const figure of everybody(field)) {
    if (figure.side === side || figure.yielded === side || isSeenBy(side, figure, field)) seen.add(figure.id);
  }
  const figures: Record<FigureId, Figure> = {};
  for (const figure of Object.values(state.figures)) {
    if (figure.side === side) figures[figure.id] = copied(figure);
    else if (seen.has(figure.id)) figures[figure.id] = asSeen(figure, seen);
  }
  return {
    side,
    turn: state.turn,
    order: [...state.order],
    figures,
    bodies: bodiesSeen(state, side, seen),
    forces: Object.fromEntries(Object.values(state.forces).map(force => [force.id, { ...force }])),
    standards: state.standards
      .filter(({ side: of, bearer }) => of === side || bearer === null || figures[bearer] !== undefined)
      .map(standard => ({ ...standard })),
    holdings: state.holdings.map(holding => ({ ...holding })),
    works: structuredClone({ ...state.works }),
    things: structuredClone({ ...state.things }),
    openings: state.openings.map(opening => ({ ...opening })),
    gaps: state.gaps.map(gap => ({ ...gap })),
    wind: windOf(scenario),
    ...(scenario.fireMissiles === undefined ? {} : { fireMissiles: scenario.fireMissiles }),
    table: tableNow(tableOf(scenario), state.openings),
    plan: tableOf(scenario),
    objectives: scenario.objectives.map(({ id, name, at: [x, y], radius }) => ({ id, name, at: { x, y }, radius })),
  };
}

/** A man with everything about him that changes where it is; the rest is replaced when it changes. */
function copied(figure: Figure): Figure {
  const { man, at, high, task, turn, deeds, gear, spare } = figure;
  return {
    ...figure,
    man: { ...man },
    at: { ...at },
    high: high === null ? null : structuredClone(high),
    task: task === null ? null : structuredClone(task),
    gear: [...gear],
    spare: { ...spare },
    turn: { ...turn, start: { ...turn.start }, half: { ...turn.half } },
    deeds: { ...deeds },
  };
}

/** An enemy as he is seen: what he carries and how he is, nothing of what he has left or means to do. */
function asSeen(figure: Figure, seen: ReadonlySet<FigureId>): Figure {
  const known = (id: FigureId) => seen.has(id);
  const copy = copied(figure);
  const { turn } = copy;
  return {
    ...copy,
    missiles: 1,
    spare: {},
    task: null,
    loaded: true,
    does: figure.fleeing ? 'flees' : 'as-wished',
    pursues: 0,
    turn: {
      ...turn,
      atStart: turn.atStart.filter(known),
      chargedBy: turn.chargedBy.filter(known),
    },
    deeds: { fought: false, hadToFlee: false, injuredCleric: false, charge: null, unhorsed: [] },
  };
}

/** One's own bodies, and of the enemy's those of whom somebody is seen, as far as he is. */
function bodiesSeen({ bodies }: SkirmishState, side: SideId, seen: ReadonlySet<FigureId>): SkirmishView['bodies'] {
  const shown: Record<string, Body> = {};
  for (const body of Object.values(bodies)) {
    if (body.side === side) {
      shown[body.id] = { ...body, turn: { ...body.turn } };
      continue;
    }
    const figures = body.figures.filter(id => seen.has(id));
    if (figures.length > 0) {
      const commander = body.commander !== null && seen.has(body.commander) ? body.commander : null;
      shown[body.id] = { ...body, figures, commander, sawLost: [], turn: freshBodyTurn() };
    }
  }
  return shown;
}
