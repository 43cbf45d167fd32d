import { type Command, checkAnswer, type RequestOf } from '../../../src/battle/index.js';
import { rolled, scripted } from '../../../src/dice/index.js';
import type { WrgEvent } from '../../../src/rulesets/wrg/events.js';
import { musterWrg } from '../../../src/rulesets/wrg/muster/muster.js';
import { wrgPhases } from '../../../src/rulesets/wrg/phases.js';
import { type WrgRules, wrgRules } from '../../../src/rulesets/wrg/rules.js';
import { wrg } from '../../../src/rulesets/wrg/ruleset.js';
import { type WrgScenario, type WrgScenarioFile, wrgScenarioSchema } from '../../../src/rulesets/wrg/schema.js';
import type { General, Melee, Unit, WrgState } from '../../../src/rulesets/wrg/state.js';
import type { WrgTerms } from '../../../src/rulesets/wrg/terms.js';

type Entry = WrgScenarioFile['sides'][string]['units'][number];
type GeneralEntry = WrgScenarioFile['sides'][string]['generals'][number];
type Army = WrgScenarioFile['sides'][string];

/** A unit as a test sets it down. Its side is the first part of its id: `rome-legion`, `gaul-horse`. */
export interface Piece extends Omit<Partial<Entry>, 'id' | 'at'> {
  readonly id: string;
  readonly at: readonly [number, number];
  /** Anything else about it that the test wants to be so. */
  readonly be?: Partial<Unit>;
}

/** What a test puts on the table: Romans from the south, regulars, against barbarian Gauls from the north. */
export interface TableTop {
  readonly pieces: readonly Piece[];
  /** By the unit that they are with: `rome-caesar`. Without any, each side has one with its first unit. */
  readonly generals?: readonly (Omit<GeneralEntry, 'name' | 'rank'> & Partial<GeneralEntry>)[];
  readonly features?: WrgScenarioFile['table']['features'];
  readonly melees?: readonly Partial<Melee>[];
  readonly scenario?: Partial<WrgScenarioFile>;
  readonly armies?: { readonly rome?: Partial<Army>; readonly gaul?: Partial<Army> };
  readonly rules?: WrgRules;
}

/** A game under test: what was agreed and how it stands. */
export interface Game {
  readonly scenario: WrgScenario;
  readonly state: WrgState;
  readonly rules: WrgRules;
}

/** What an army list lets a piece be: beasts, chariots, fanatics and the worst are barbarians, the best are regulars. */
function trainingOf({ type, class: grade, fanatic }: Omit<Piece, 'at'>, isGaul: boolean): Entry['training'] {
  if (grade === 'A') return 'regular';
  const tribal = type === 'elephant' || type === 'chariot' || fanatic === true || grade === 'E';
  return isGaul || tribal ? 'barbarian' : 'regular';
}

/** A piece as a scenario file has it: twelve medium foot, six abreast, facing the enemy unless it says otherwise. */
function entryOf({ be: _, at, ...piece }: Piece): Entry {
  const isGaul = piece.id.startsWith('gaul-');
  return {
    type: 'mi',
    training: trainingOf(piece, isGaul),
    class: 'C',
    figures: 12,
    files: Math.min(6, piece.figures ?? 12),
    facing: isGaul ? 'S' : 'N',
    order: 'HOLD',
    ...piece,
    at: [...at],
  };
}

function armyOf(side: 'rome' | 'gaul', table: TableTop): Army {
  const units = table.pieces.filter(({ id }) => id.startsWith(`${side}-`)).map(entryOf);
  const generals = (table.generals ?? []).filter(({ id }) => id.startsWith(`${side}-`));
  const [first] = units;
  const chief = { id: `${side}-chief`, with: first?.id ?? '' };
  return {
    name: side === 'rome' ? 'Rome' : 'Gaul',
    nation: side === 'rome' ? 'roman' : 'gallic',
    training: side === 'rome' ? 'regular' : 'barbarian',
    baseline: side === 'rome' ? 'south' : 'north',
    units,
    generals: (generals.length === 0 ? [chief] : generals).map(general => ({
      name: general.id,
      rank: 'commander-in-chief',
      ...general,
    })),
    ...table.armies?.[side],
  };
}

/** Sets a table up. */
export function setUp(table: TableTop): Game {
  const rules = table.rules ?? wrgRules();
  const scenario = wrgScenarioSchema.parse({
    ruleset: 'wrg',
    name: 'A table under test',
    table: { width: 1000, height: 800, features: table.features ?? [] },
    sides: { rome: armyOf('rome', table), gaul: armyOf('gaul', table) },
    // A handful of troops is enough for a test, and is no army that the book would have.
    agreed: ['organisation'],
    ...table.scenario,
  });
  const state = musterWrg(scenario, rules);
  for (const { id, be } of table.pieces) Object.assign(unitIn({ state }, id), be);
  state.period = 2;
  state.melees = (table.melees ?? []).map(melee => ({
    a: '',
    b: '',
    sideOfA: 'front',
    sideOfB: 'front',
    since: 2,
    chargers: [],
    following: [],
    ...melee,
  }));
  return { scenario, state, rules };
}

/** A unit of a game. */
export function unitIn({ state: { units } }: Pick<Game, 'state'>, id: string): Unit {
  const unit = units[id];
  if (unit === undefined) throw new Error(`the test has no unit ${id}`);
  return unit;
}

/** A general of a game. */
export function generalIn({ state: { generals } }: Pick<Game, 'state'>, id: string): General {
  const general = generals[id];
  if (general === undefined) throw new Error(`the test has no general ${id}`);
  return general;
}

export type Request = RequestOf<WrgTerms>;

/** The least that can be answered: nobody does anything out of his own will. */
export function idle(request: Request): unknown {
  switch (request.kind) {
    case 'orders':
    case 'declare':
      return {};
    case 'counter':
      return request.options[0];
    case 'signs':
      return Object.fromEntries(request.choices.map(({ factor, signs }) => [factor, signs[0]]));
    case 'wish':
    case 'challenge':
    case 'aim':
    case 'cast':
      return null;
    case 'flight':
      return request.from;
    case 'pursue':
    case 'accept':
      return false;
    case 'recover':
      return 'reorganising';
  }
}

/** What the players of a test do. */
export interface Script {
  /** Answers; `undefined` to do nothing. */
  readonly answers?: (request: Request) => unknown;
  /** Faces in the order thrown, to the last one; without them any dice, those of `seed`. */
  readonly dice?: readonly number[];
  readonly seed?: number;
}

/** The phases of a period. */
export const wholePeriod = wrgPhases.map(({ id }) => id);

/** Plays phases of a period, all of them unless named; says what was told and asked. A new period begins with its orders. */
export function play(game: Game, script: Script = {}, phases: readonly string[] = wholePeriod) {
  const { scenario, state, rules } = game;
  const events: WrgEvent[] = [];
  const asked: Request[] = [];
  const told: { readonly event: WrgEvent; readonly seenBy: readonly string[] | undefined }[] = [];
  const onScript = script.dice === undefined ? undefined : scripted(script.dice);
  const dice = onScript ?? rolled(script.seed ?? 1);
  const turn = phases.includes('orders') ? state.period + 1 : state.period;
  for (const id of phases) {
    const phase = wrgPhases.find(each => each.id === id);
    if (phase === undefined) throw new Error(`there is no phase ${id}`);
    const tell = (event: WrgEvent, seenBy?: readonly string[]) => {
      events.push(event);
      told.push({ event, seenBy });
    };
    const command = commandOf(game, script, asked);
    phase.run(state, { dice, command, rules, scenario, turn, tell, reveal: () => {} });
  }
  onScript?.done();
  return {
    events,
    asked,
    told,
    of: <K extends WrgEvent['kind']>(kind: K) =>
      events.filter((event): event is Extract<WrgEvent, { kind: K }> => event.kind === kind),
  };
}

function commandOf(game: Game, { answers = () => undefined }: Script, asked: Request[]): Command<WrgTerms> {
  const command: Command<WrgTerms> = {
    ask: request => command.askAll([request])[0] as never,
    askAll: requests =>
      requests.map(request => {
        asked.push(request);
        const given = answers(request);
        const answer = given === undefined ? idle(request) : given;
        const faults = checkAnswer(wrg, request, answer, game);
        if (faults.length > 0) throw new Error(faults.map(({ path, problem }) => `${path}: ${problem}`).join('; '));
        return answer as never;
      }),
  };
  return command;
}
