import { type AnswerTo, type Command, checkAnswer, type RequestOf } from '../../src/battle/index.js';
import { type Dice, rolled, scripted } from '../../src/dice/index.js';
import { enlist } from '../../src/rulesets/raymond/army/enlist.js';
import type { RaymondEvent } from '../../src/rulesets/raymond/events.js';
import { raymondPhases } from '../../src/rulesets/raymond/phases.js';
import { type RaymondRules, raymondRules } from '../../src/rulesets/raymond/rules.js';
import { raymond } from '../../src/rulesets/raymond/ruleset.js';
import {
  type RaymondScenario,
  type RaymondScenarioFile,
  raymondScenarioSchema,
} from '../../src/rulesets/raymond/schema.js';
import type { RaymondState, Unit } from '../../src/rulesets/raymond/state.js';
import type { RaymondTerms } from '../../src/rulesets/raymond/terms.js';

export { unitIn } from './small-battle.js';

type Entry = RaymondScenarioFile['sides'][string]['units'][number];

/** A unit as a test sets it down. Its side is the first part of its id: `red-1`, `blue-guns`. */
export interface Piece extends Omit<Partial<Entry>, 'id' | 'at'> {
  readonly id: string;
  readonly at: readonly [number, number];
  /** Anything else about it that the test wants to be so. */
  readonly be?: Partial<Unit>;
}

/** What a test puts on the table. */
export interface TableTop {
  readonly pieces: readonly Piece[];
  readonly features?: RaymondScenarioFile['table']['features'] | undefined;
  readonly terrain?: RaymondScenarioFile['terrain'] | undefined;
  readonly objectives?: RaymondScenarioFile['objectives'] | undefined;
  readonly victory?: RaymondScenarioFile['victory'] | undefined;
  readonly retreatedCountAsLost?: boolean | undefined;
  readonly size?: readonly [number, number];
  readonly rules?: RaymondRules | undefined;
  readonly initiative?: 'blue' | 'red';
}

/** A game under test: what was agreed and how it stands. */
export interface Game {
  readonly scenario: RaymondScenario;
  readonly state: RaymondState;
  readonly rules: RaymondRules;
}

const untilTurn20 = [{ kind: 'turn-limit', turns: 20, decidedBy: 'draw' }] as const;

/** The scenario file of a table. */
export function fileOf(table: TableTop): RaymondScenarioFile {
  const { pieces, features = [], terrain = {}, objectives = [], victory = untilTurn20, size = [96, 96] } = table;
  const unitsOf = (side: string) => pieces.filter(({ id }) => id.startsWith(`${side}-`)).map(entryOf);
  return {
    ruleset: 'raymond',
    name: 'A table under test',
    table: { width: size[0], height: size[1], features },
    objectives,
    sides: { blue: { name: 'Blue', units: unitsOf('blue') }, red: { name: 'Red', units: unitsOf('red') } },
    terrain,
    retreatedCountAsLost: table.retreatedCountAsLost ?? true,
    agreed: ['army-composition', 'unit-size', 'extra-sub-commander'],
    victory,
  };
}

/** A piece as a scenario file has it: three stands of musketeers facing the enemy unless it says otherwise. */
function entryOf({ be: _, at, type = 'pike-and-musket', facing, ...piece }: Piece): Entry {
  const single = type === 'artillery' || type === 'command';
  return {
    ...(single ? {} : { stands: 'MMM' }),
    ...piece,
    type,
    at: [...at],
    facing: facing ?? (piece.id.startsWith('red-') ? 'S' : 'N'),
  };
}

/** Sets a table up, unit by unit: an army on it may lack whatever a real one must have. */
export function setUp(table: TableTop): Game {
  const rules = table.rules ?? raymondRules();
  const scenario = raymondScenarioSchema.parse(fileOf(table));
  const units: Record<string, Unit> = {};
  for (const { id, be } of table.pieces) {
    const side = id.split('-')[0] ?? '';
    const entry = scenario.sides[side]?.units.find(each => each.id === id);
    if (entry === undefined) throw new Error(`the test has no side for ${id}`);
    const enlisted = enlist(entry, side, id, true, rules);
    if ('violations' in enlisted) throw new Error(enlisted.violations.map(fault => fault.problem).join('; '));
    units[id] = Object.assign(enlisted.unit, be);
  }
  const holdings = scenario.objectives.map(({ id }) => ({ objective: id, side: null, turns: 0 }));
  return { scenario, state: { turn: 0, initiative: table.initiative ?? 'blue', units, holdings }, rules };
}

export type Request = RequestOf<RaymondTerms>;

/** The least that can be answered: nobody fires, moves, reacts or retreats; who is in contact fights the first enemy with all he has. */
export function idle(request: Request, units: RaymondState['units']): AnswerTo<RaymondTerms, Request> {
  switch (request.kind) {
    case 'fire':
      return { at: [] };
    case 'attack': {
      const stands = (units[request.unit]?.stands ?? []).map((_, place) => place);
      return { attacks: [{ target: request.enemies[0] ?? '', stands }] };
    }
    case 'losses':
      return request.choices[0] ?? [];
    case 'rethrow':
      return false;
    case 'withdraw':
      return false;
    case 'break-through':
      return 0;
    case 'retreat':
      return [];
    default:
      return null;
  }
}

/** What the players of a test do. */
export interface Script {
  /** Answers; `undefined` to do nothing. */
  readonly answers?: (request: Request) => unknown;
  /** Faces in the order thrown, to the last one; `seed` throws any dice. */
  readonly dice?: readonly number[];
  readonly seed?: number;
}

/** Plays phases of a turn, all of them unless named; says what was told and asked. */
export function play(game: Game, script: Script = {}, phases: readonly string[] = raymondPhases.map(({ id }) => id)) {
  const { scenario, state, rules } = game;
  const events: RaymondEvent[] = [];
  const asked: Request[] = [];
  const scripted_ = script.seed === undefined ? scripted(script.dice ?? []) : undefined;
  const dice: Dice = scripted_ ?? rolled(script.seed ?? 0);
  const turn = phases.includes('initiative') ? state.turn + 1 : Math.max(1, state.turn);
  state.turn = turn;
  for (const id of phases) {
    const phase = raymondPhases.find(each => each.id === id);
    if (phase === undefined) throw new Error(`there is no phase ${id}`);
    phase.run(state, {
      dice,
      command: commandOf(game, script, asked),
      rules,
      scenario,
      turn,
      tell: event => events.push(event),
      reveal: () => {},
    });
  }
  scripted_?.done();
  return { events, asked, of: <K extends RaymondEvent['kind']>(kind: K) => eventsOf(events, kind) };
}

/** The events of one kind. */
export function eventsOf<K extends RaymondEvent['kind']>(events: readonly RaymondEvent[], kind: K) {
  return events.filter((event): event is Extract<RaymondEvent, { kind: K }> => event.kind === kind);
}

function commandOf(game: Game, { answers = () => undefined }: Script, asked: Request[]): Command<RaymondTerms> {
  const command: Command<RaymondTerms> = {
    ask: request => command.askAll([request])[0] as never,
    askAll: requests =>
      requests.map(request => {
        asked.push(request);
        const given = answers(request);
        const answer = given === undefined ? idle(request, game.state.units) : given;
        const faults = checkAnswer(raymond, request, answer, game);
        if (faults.length > 0) throw new Error(faults.map(({ path, problem }) => `${path}: ${problem}`).join('; '));
        return answer as never;
      }),
  };
  return command;
}

/** So many faces all alike. */
export function all(dice: number, face: number): number[] {
  return Array.from({ length: dice }, () => face);
}
