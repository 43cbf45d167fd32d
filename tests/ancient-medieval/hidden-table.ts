import type { SideId } from '../../src/battle/index.js';
import { type Dice, scripted } from '../../src/dice/index.js';
import { musterAncient } from '../../src/rulesets/cady/ancient-medieval/army/muster.js';
import type { AncientEvent } from '../../src/rulesets/cady/ancient-medieval/events.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import {
  type AncientScenario,
  type AncientScenarioFile,
  ancientScenarioSchema,
} from '../../src/rulesets/cady/ancient-medieval/schema.js';
import type { AncientState, AncientUnit, AncientView } from '../../src/rulesets/cady/ancient-medieval/state.js';
import { ancientPeriod } from '../../src/rulesets/cady/ancient-medieval/turn/period.js';
import { ancientView } from '../../src/rulesets/cady/ancient-medieval/view.js';
import { moveAll } from '../../src/rulesets/cady/common/turn/moving/movement.js';
import type { TurnContext } from '../../src/rulesets/cady/common/turn/period.js';
import { freshTurn } from '../../src/rulesets/cady/common/turn/state.js';
import { hideAgain } from '../../src/rulesets/cady/common/turn/unseen/hiding.js';
import { revealNow } from '../../src/rulesets/cady/common/turn/unseen/revealing.js';

type Entry = AncientScenarioFile['sides'][string]['units'][number];

/** A unit as a test sets it down; red faces south, blue north. */
export type Piece = Partial<Entry> & Pick<Entry, 'id' | 'at'> & { readonly be?: Partial<AncientUnit> };

/** What a test puts on the table. Units belong to the side that their id begins with. */
export interface HiddenTable {
  readonly pieces: readonly Piece[];
  readonly phantoms?: { readonly [side: SideId]: readonly (readonly [number, number])[] };
  readonly features?: AncientScenarioFile['table']['features'];
  readonly level?: AncientScenarioFile['level'];
  readonly size?: readonly [number, number];
  readonly rules?: AncientMedievalRules;
}

/** What was told, and who may know. */
export type Told = AncientEvent & { readonly seenBy?: readonly SideId[] };

/** A table under test, with markers on it. */
export interface Hidden {
  readonly scenario: AncientScenario;
  readonly state: AncientState;
  readonly rules: AncientMedievalRules;
  /** A unit by its id. */
  unit(id: string): AncientUnit;
  /** What a side may know. */
  view(side: SideId): AncientView;
  /** A turn of movement by these orders, and what it told. */
  move(orders?: Readonly<Record<string, string>>, dice?: readonly number[]): Told[];
  /** What comes to light before anybody moves. */
  look(): Told[];
  /** The end of a turn. */
  hide(dice?: readonly number[]): Told[];
  context(told: Told[], dice: Dice): TurnContext<AncientMedievalRules, AncientScenario>;
}

/** A wood between these corners. */
export function wood(id: string, [x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]) {
  const outline: [number, number][] = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
  return { kind: 'wood' as const, id, outline };
}

/** Sets a table up, and gives the means to play on it. */
export function hiddenTable({
  pieces,
  phantoms = {},
  features = [],
  level = 'intermediate',
  size = [200, 240],
  rules = ancientMedievalRules(),
}: HiddenTable): Hidden {
  const side = (id: string) => ({
    name: id,
    units: pieces
      .filter(piece => piece.id.startsWith(`${id}-`))
      .map(({ be: _, ...piece }) => ({
        type: 'medium-infantry' as const,
        facing: id === 'red' ? 'S' : 'N',
        figures: 24,
        ...piece,
      })),
    phantoms: (phantoms[id] ?? []).map(([x, y]): [number, number] => [x, y]),
  });
  const scenario = ancientScenarioSchema.parse({
    ruleset: 'ancient-medieval',
    name: 'A table under test',
    level,
    table: { width: size[0], height: size[1], features },
    sides: { blue: side('blue'), red: side('red') },
    agreed: ['artillery-share', 'cavalry-share', 'missile-share', 'unit-size', 'points'],
    victory: [{ kind: 'losses', of: 'figures', percent: 100 }],
    turnLimit: 10,
  });
  const state = musterAncient(scenario, rules);
  state.turn = 1;
  for (const { id, be } of pieces) Object.assign(state.units[id] ?? {}, be);
  const unit = (id: string) => {
    const found = state.units[id];
    if (found === undefined) throw new RangeError(`no unit ${id}`);
    return found;
  };
  const context: Hidden['context'] = (told, dice) => ({
    dice,
    command: askedNothing,
    rules,
    scenario,
    turn: state.turn,
    tell: (event, seenBy) => told.push({ ...event, ...(seenBy === undefined ? {} : { seenBy }) }),
    reveal: () => {},
  });
  const playing = (
    act: (context: TurnContext<AncientMedievalRules, AncientScenario>) => void,
    faces: readonly number[],
  ) => {
    const told: Told[] = [];
    const dice = scripted(faces);
    act(context(told, dice));
    dice.done();
    return told;
  };
  return {
    scenario,
    state,
    rules,
    unit,
    context,
    view: viewer => ancientView(state, viewer, scenario, rules),
    move(orders = {}, faces = []) {
      for (const each of Object.values(state.units)) each.turn = freshTurn(each);
      for (const [id, order] of Object.entries(orders)) {
        const phantom = state.phantoms.find(({ marker }) => marker === id);
        if (phantom === undefined) unit(id).order = order;
        else phantom.order = order;
      }
      return playing(each => void moveAll(state, each, ancientPeriod), faces);
    },
    look: () => playing(each => revealNow(state, each, ancientPeriod), []),
    hide: (faces = []) => playing(each => hideAgain(state, each, ancientPeriod), faces),
  };
}

/** Nobody is asked anything while units move and look. */
const askedNothing: TurnContext['command'] = {
  ask: ({ kind }: { readonly kind: string }): never => {
    throw new Error(`asked for ${kind}`);
  },
  askAll: () => [],
};

/** The events that a side may know. */
export function knownTo(side: SideId, told: readonly Told[]): Told[] {
  return told.filter(({ seenBy }) => seenBy === undefined || seenBy.includes(side));
}

/** The kinds of events, in the order told. */
export function kindsOf(told: readonly Told[]): string[] {
  return told.map(({ kind }) => kind);
}
