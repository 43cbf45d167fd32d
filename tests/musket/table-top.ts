import { type Command, checkAnswer, type RequestOf } from '../../src/battle/index.js';
import { type Dice, rolled, scripted } from '../../src/dice/index.js';
import { withRidges } from '../../src/rulesets/cady/common/turn/ridges.js';
import {
  type CallAnswer,
  type MusketEvent,
  type MusketRules,
  type MusketScenario,
  type MusketScenarioFile,
  type MusketState,
  type MusketTerms,
  musket,
  musketPhases,
  musketRules,
  musketScenarioSchema,
  musterMusket,
  type TroopType,
  type Unit,
} from '../../src/rulesets/cady/musket/index.js';

/** A unit as a test sets it down. Its side is the first part of its id: `red-1`, `blue-guns`. */
export interface Piece {
  readonly id: string;
  readonly type?: TroopType;
  readonly figures?: number;
  readonly at: readonly [number, number];
  readonly facing?: string | number;
  readonly formation?: string;
  readonly general?: boolean;
  readonly hidden?: boolean;
  readonly inside?: { readonly building: string; readonly storey?: number };
  readonly aboard?: { readonly vessel: string; readonly below?: boolean };
  /** Loads and half dozens of gunners bought besides. */
  readonly loads?: number;
  readonly crews?: number;
  readonly arrives?: NonNullable<MusketScenarioFile['sides'][string]['units'][number]['arrives']>;
  readonly mercenary?: boolean;
  readonly officer?: { readonly rank: 'colonel' | 'general'; readonly name: string };
  /** Anything else about it that the test wants to be so. */
  readonly be?: Partial<Unit>;
}

/** What lies on a table. */
export type Features = MusketScenarioFile['table']['features'];

/** What a test puts on the table. */
export interface TableTop {
  readonly pieces: readonly Piece[];
  readonly features?: Features | undefined;
  readonly objectives?: MusketScenarioFile['objectives'] | undefined;
  readonly victory?: MusketScenarioFile['victory'] | undefined;
  readonly size?: readonly [number, number];
  readonly rules?: MusketRules | undefined;
  readonly level?: MusketScenario['level'] | undefined;
  readonly optional?: NonNullable<MusketScenario['optional']>;
  readonly shells?: boolean;
  readonly events?: NonNullable<MusketScenarioFile['events']>;
  readonly houses?: NonNullable<MusketScenarioFile['houses']> | undefined;
  readonly water?: NonNullable<MusketScenarioFile['water']>;
  /** Ships and boats; their side is the first part of their id. */
  readonly vessels?: readonly NonNullable<MusketScenarioFile['sides'][string]['vessels']>[number][];
}

/** A game under test: what was agreed and how it stands. */
export interface Game {
  readonly scenario: MusketScenario;
  readonly state: MusketState;
  readonly rules: MusketRules;
}

const everythingAgreed = ['artillery-share', 'cavalry-share', 'unit-size', 'points'] as const;
const untilTurn20 = [{ kind: 'turn-limit', turns: 20, decidedBy: 'draw' }] as const;

/** The scenario file of a table. */
export function fileOf(table: TableTop) {
  const { pieces, features = [], objectives = [], victory = untilTurn20, size = [200, 150] } = table;
  const { optional, houses, shells, events, water, vessels } = table;
  // Ships and boats belong to the optional rules.
  const { level = vessels === undefined ? 'basic' : 'advanced' } = table;
  const vesselsOf = (side: string) =>
    vessels === undefined ? {} : { vessels: vessels.filter(({ id }) => id.startsWith(`${side}-`)) };
  const unitsOf = (side: string) =>
    pieces
      .filter(({ id }) => id.startsWith(`${side}-`))
      .map(({ be: _, facing = side === 'red' ? 'S' : 'N', type = 'regulars', figures, at, ...piece }) => ({
        ...piece,
        type,
        at: [...at] as [number, number],
        facing,
        ...(musketRules().troops[type].arm === 'artillery' ? {} : { figures: figures ?? 16 }),
      }));
  return {
    ruleset: 'musket',
    name: 'A table under test',
    level,
    points: 1000,
    table: { width: size[0], height: size[1], features: [...features] },
    objectives: [...objectives],
    sides: {
      blue: { name: 'Blue', units: unitsOf('blue'), ...vesselsOf('blue') },
      red: { name: 'Red', units: unitsOf('red'), ...vesselsOf('red') },
    },
    agreed: [...everythingAgreed],
    ...(shells === undefined ? {} : { shells }),
    ...(events === undefined ? {} : { events }),
    ...(water === undefined ? {} : { water }),
    ...(houses === undefined ? {} : { houses: [...houses] }),
    ...(optional === undefined ? {} : { optional: [...optional] }),
    victory: [...victory],
  };
}

/** Sets a table up, through the muster like any other. */
export function setUp(table: TableTop): Game {
  const rules = table.rules ?? musketRules();
  const scenario = withRidges(musketScenarioSchema.parse(fileOf(table)), rules);
  const state = musterMusket(scenario, rules);
  for (const { id, be } of table.pieces) Object.assign(unitIn(state, id), be);
  return { scenario, state, rules };
}

/** A unit of the game. */
export function unitIn({ units }: MusketState, id: string): Unit {
  const unit = units[id];
  if (unit === undefined) throw new Error(`the test has no unit ${id}`);
  return unit;
}

/** What the players of a test do. */
export interface Script {
  /** Orders of both sides, by unit; the others keep theirs. */
  readonly orders?: Readonly<Record<string, string>>;
  /** What captains are told, by vessel. */
  readonly helm?: Readonly<Record<string, string>>;
  /** Calls of each gun, in the order it is asked; `none` when they run out. */
  readonly calls?: Readonly<Record<string, readonly CallAnswer[]>>;
  /** The third of its range at which each charged unit fires that may choose; the first unless said. */
  readonly meets?: Readonly<Record<string, 'far' | 'middle' | 'close'>>;
  /** What is chosen in random events, in the order asked; the first that are offered when they run out. */
  readonly chosen?: readonly (readonly string[])[];
  /** Whether units go on through the gaps before them, and surrenders are taken; not unless said. */
  readonly goes?: boolean;
  readonly accepts?: boolean;
  /** Faces in the order thrown, to the last one; `seed` throws any dice. */
  readonly dice?: readonly number[];
  readonly seed?: number;
}

/** Plays phases of a turn, all of them unless named; says what was told. */
export function play(game: Game, script: Script = {}, phases: readonly string[] = musketPhases.map(({ id }) => id)) {
  const { scenario, state, rules } = game;
  const turn = phases.includes('orders') ? state.turn + 1 : Math.max(1, state.turn);
  const events: MusketEvent[] = [];
  const asked: string[] = [];
  const seenBy = new Map<MusketEvent, readonly string[] | undefined>();
  const script_ = script.seed === undefined ? scripted(script.dice ?? []) : undefined;
  const dice: Dice = script_ ?? rolled(script.seed ?? 0);
  state.turn = turn;
  for (const id of phases) {
    const phase = musketPhases.find(each => each.id === id);
    if (phase === undefined) throw new Error(`there is no phase ${id}`);
    phase.run(state, {
      dice,
      command: commandOf(game, script, asked),
      rules,
      scenario,
      turn,
      tell: (event, sides) => {
        events.push(event);
        seenBy.set(event, sides);
      },
      reveal: () => {},
    });
  }
  script_?.done();
  return { events, asked, seenBy, of: <K extends MusketEvent['kind']>(kind: K) => eventsOf(events, kind) };
}

/** The events of one kind. */
export function eventsOf<K extends MusketEvent['kind']>(events: readonly MusketEvent[], kind: K) {
  return events.filter((event): event is Extract<MusketEvent, { kind: K }> => event.kind === kind);
}

function commandOf(game: Game, script: Script, asked: string[]): Command<MusketTerms> {
  const turns = new Map<string, number>();
  const command: Command<MusketTerms> = {
    ask: request => command.askAll([request])[0] as never,
    askAll: requests =>
      requests.map(request => {
        asked.push(request.id);
        const answer = answerOf(request, script, turns);
        const faults = checkAnswer(musket, request, answer, game);
        if (faults.length > 0) throw new Error(faults.map(({ problem }) => problem).join('; '));
        return answer as never;
      }),
  };
  return command;
}

function answerOf(request: RequestOf<MusketTerms>, script: Script, turns: Map<string, number>): unknown {
  switch (request.kind) {
    case 'orders':
      return ordersOf(request.units, script);
    case 'helm':
      return ordersOf(request.vessels, { orders: script.helm ?? {} });
    case 'call':
      return nextCall(request.gun, script, turns);
    case 'meet-charge':
      return { at: script.meets?.[request.unit] ?? request.thirds[0] };
    case 'break-through':
      return { go: script.goes === true };
    case 'event': {
      const n = turns.get('event') ?? 0;
      turns.set('event', n + 1);
      return { chosen: script.chosen?.[n] ?? request.options.slice(0, request.picks) };
    }
    case 'accept-surrender':
      return { accept: script.accepts === true };
  }
}

function ordersOf(units: readonly string[], { orders = {} }: Script): Record<string, string> {
  return Object.fromEntries(units.flatMap(id => (orders[id] === undefined ? [] : [[id, orders[id]]])));
}

function nextCall(gun: string, { calls = {} }: Script, turns: Map<string, number>): CallAnswer {
  const n = turns.get(gun) ?? 0;
  turns.set(gun, n + 1);
  return calls[gun]?.[n] ?? { shot: 'none' };
}

/** So many faces all alike. */
export function all(dice: number, face: number): number[] {
  return Array.from({ length: dice }, () => face);
}
