import { type Dice, rolled, scripted } from '../../src/dice/index.js';
import { musterAncient } from '../../src/rulesets/cady/ancient-medieval/army/muster.js';
import type { AncientEvent } from '../../src/rulesets/cady/ancient-medieval/events.js';
import { ancientPhases } from '../../src/rulesets/cady/ancient-medieval/phases.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import {
  type AncientScenario,
  type AncientScenarioFile,
  ancientScenarioSchemaUnder,
} from '../../src/rulesets/cady/ancient-medieval/schema.js';
import type { AncientState, AncientUnit } from '../../src/rulesets/cady/ancient-medieval/state.js';
import type { AncientContext, AncientPhase } from '../../src/rulesets/cady/ancient-medieval/terms.js';
import type { TroopType } from '../../src/rulesets/cady/ancient-medieval/troops.js';
import { orderFaultsOf } from '../../src/rulesets/cady/ancient-medieval/turn/orders.js';
import { startTurn } from '../../src/rulesets/cady/common/turn/command/orders.js';

type Entry = AncientScenarioFile['sides'][string]['units'][number];

/** A unit as a test sets it down. Its side is the first part of its id: `red-1`, `blue-elephant`. */
export interface Piece extends Partial<Omit<Entry, 'id' | 'type' | 'at' | 'facing'>> {
  readonly id: string;
  readonly type?: TroopType;
  readonly at: readonly [number, number];
  readonly facing?: string | number;
  /** Anything else about it that the test wants to be so. */
  readonly be?: Partial<AncientUnit>;
}

/** What a test puts on the table. */
export interface TableTop {
  readonly pieces: readonly Piece[];
  readonly features?: AncientScenarioFile['table']['features'];
  readonly level?: AncientScenarioFile['level'];
  readonly size?: readonly [number, number];
  readonly rules?: AncientMedievalRules;
  /** Units of a battle, by its id. */
  readonly battles?: Readonly<Record<string, readonly string[]>>;
}

/** A game under test: what was agreed and how it stands. */
export interface Game {
  readonly scenario: AncientScenario;
  readonly state: AncientState;
  readonly rules: AncientMedievalRules;
}

const everythingAgreed = [
  'artillery-share',
  'cavalry-share',
  'missile-share',
  'light-units',
  'berserkers',
  'war-wagons',
  'unit-size',
  'points',
] as const;

/** Sets a table up, through the muster like any other. Red faces south, blue north, unless said. */
export function setUp(table: TableTop): Game {
  const { pieces, features = [], level = 'basic', size = [200, 150], rules = ancientMedievalRules(), battles } = table;
  const unitsOf = (side: string) =>
    pieces
      .filter(({ id }) => id.startsWith(`${side}-`))
      .map(({ be: _, facing = side === 'red' ? 'S' : 'N', type = 'medium-infantry', figures, at, ...piece }) => {
        const alone = rules.troops[type].individual || rules.troops[type].class === 'artillery';
        return { ...piece, type, at: [...at], facing, ...(alone ? {} : { figures: figures ?? 12 }) };
      });
  const battlesOf = (side: string) =>
    Object.entries(battles ?? {})
      .filter(([, units]) => units[0]?.startsWith(`${side}-`))
      .map(([id, units]) => ({ id, units: [...units], leader: 'baron' }));
  const sideOf = (side: string) => ({ name: side, units: unitsOf(side), battles: battlesOf(side) });
  const scenario = ancientScenarioSchemaUnder(rules).parse({
    ruleset: 'ancient-medieval',
    name: 'A table under test',
    level,
    table: { width: size[0], height: size[1], features: [...features] },
    sides: { blue: sideOf('blue'), red: sideOf('red') },
    agreed: [...everythingAgreed],
    victory: [{ kind: 'losses', of: 'figures', percent: 100 }],
    turnLimit: 20,
  });
  const state = musterAncient(scenario, rules);
  for (const { id, be } of pieces) if (be !== undefined) Object.assign(unitIn(state, id), structuredClone(be));
  return { scenario, state, rules };
}

/** A unit of the game. */
export function unitIn({ units }: Pick<AncientState, 'units'>, id: string): AncientUnit {
  const unit = units[id];
  if (unit === undefined) throw new Error(`the test has no unit ${id}`);
  return unit;
}

/** What is thrown: the faces in the order thrown, to the last one; a seed throws any dice. */
export interface Throws {
  readonly dice?: readonly number[];
  readonly seed?: number;
}

/** What was told, and to whom. */
export interface ToldAll {
  readonly events: readonly AncientEvent[];
  readonly seenBy: ReadonlyMap<AncientEvent, readonly string[] | undefined>;
  of<K extends AncientEvent['kind']>(kind: K): Extract<AncientEvent, { kind: K }>[];
}

/** Does something with a context of the game, and says what was told. Every scripted die must be thrown. */
export function doing(game: Game, throws: Throws, act: (context: AncientContext) => void): ToldAll {
  const { scenario, rules, state } = game;
  const script = throws.seed === undefined ? scripted(throws.dice ?? []) : undefined;
  const dice: Dice = script ?? rolled(throws.seed ?? 0);
  const events: AncientEvent[] = [];
  const seenBy = new Map<AncientEvent, readonly string[] | undefined>();
  act({
    dice,
    rules,
    scenario,
    turn: state.turn,
    command: {
      ask: () => {
        throw new Error('nobody is asked in this test');
      },
      askAll: () => {
        throw new Error('nobody is asked in this test');
      },
    },
    tell: (event, sides) => {
      events.push(event);
      seenBy.set(event, sides);
    },
    reveal: () => {},
  });
  script?.done();
  return {
    events,
    seenBy,
    of: kind => events.filter((event): event is Extract<AncientEvent, { kind: typeof kind }> => event.kind === kind),
  };
}

/** Begins a turn with these orders; throws with the faults of any that breaks a rule. */
export function order(game: Game, orders: Readonly<Record<string, string>> = {}): void {
  startTurn(game.state, game.state.turn + 1, game.rules);
  for (const [id, text] of Object.entries(orders)) {
    const faults = faultsOf(game, id, text);
    if (faults.length > 0) throw new Error(`${id}: ${faults.join('; ')}`);
    unitIn(game.state, id).order = text;
  }
}

/** The clauses that an order breaks. */
export function faultsOf(game: Game, id: string, text: string): string[] {
  const { state } = game;
  return orderFaultsOf(unitIn(state, id), text, 'order', game).map(({ clause, problem }) => clause ?? problem);
}

/** A phase of the turn by its id. */
export function phase(id: string): AncientPhase {
  const found = ancientPhases.find(each => each.id === id);
  if (found === undefined) throw new Error(`there is no phase ${id}`);
  return found;
}

/** A turn's orders and its movement. */
export function move(game: Game, orders: Readonly<Record<string, string>> = {}, throws: Throws = {}): ToldAll {
  order(game, orders);
  return doing(game, throws, context => phase('movement').run(game.state, context));
}

/** So many faces all alike. */
export function all(dice: number, face: number): number[] {
  return Array.from({ length: dice }, () => face);
}
