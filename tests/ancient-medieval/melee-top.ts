import type { AncientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import type { AncientState, Contact, Work } from '../../src/rulesets/cady/ancient-medieval/state.js';
import {
  doing,
  type Game,
  type Piece,
  phase,
  setUp,
  type TableTop,
  type Throws,
  type ToldAll,
  unitIn,
} from './table-top.js';

/** A contact as a test wants it: who touches whom, by id, and who closed in. */
export interface Touch extends Partial<Omit<Contact, 'a' | 'b'>> {
  readonly a: string;
  readonly b: string;
}

/** Blue at `y` 50 that faces north, red a little before it that faces south, and whatever a test wants otherwise. */
export interface Clash extends Omit<TableTop, 'pieces'> {
  readonly blue?: Partial<Piece>;
  readonly red?: Partial<Piece>;
  readonly others?: readonly Piece[];
  /** The contacts; by default blue has charged red this turn. */
  readonly touches?: readonly Touch[];
  readonly works?: readonly Work[];
  readonly optional?: readonly ('decimation' | 'ransom')[];
  readonly rules?: AncientMedievalRules;
}

/** The gap between two fronts that meet, cm. */
const gap = 0.25;

/** Sets up a clash on its second turn, as it is when all have moved. */
export function clash(what: Clash = {}): Game {
  const { blue, red, others = [], touches, works = [], optional = [], ...table } = what;
  const game = setUp({
    ...table,
    pieces: [{ id: 'blue-1', at: [100, 50], ...blue }, { id: 'red-1', at: [100, 50 + gap], ...red }, ...others],
  });
  const { state } = game;
  state.turn = 2;
  state.works = [...works];
  state.contacts = (touches ?? [{ a: 'blue-1', b: 'red-1' }]).map(contactOf);
  for (const { attackers } of state.contacts) for (const id of attackers) comesOn(state, id);
  return { ...game, scenario: { ...game.scenario, optional: [...optional] } };
}

function contactOf({ a, b, attackers = [a], ...more }: Touch): Contact {
  const run = Object.fromEntries(attackers.map(id => [id, 30]));
  return { a, b, edgeOfA: 'front', edgeOfB: 'front', since: 2, attackers, run, ...more };
}

/** A charge of 30 cm straight on, with some of the move left. */
function comesOn(state: AncientState, id: string): void {
  const unit = unitIn(state, id);
  const turn = (unit.facing * Math.PI) / 180;
  const from = { x: unit.at.x - 30 * Math.sin(turn), y: unit.at.y - 30 * Math.cos(turn) };
  unit.turn.charging = true;
  unit.turn.moved = 0.5;
  unit.turn.spare = 10;
  unit.turn.path = [
    { ...from, time: 0 },
    { x: unit.at.x, y: unit.at.y, time: 0.5 },
  ];
}

/** Plays phases with these dice. `goes`: whether units break through when they are asked; without it nobody may be. */
export function fight(
  game: Game,
  which: readonly ('shock' | 'melee' | 'morale')[],
  throws: Throws & { readonly goes?: boolean } = {},
): ToldAll & { readonly asked: readonly string[] } {
  const asked: string[] = [];
  const told = doing(game, throws, context => {
    const { goes } = throws;
    const command: typeof context.command =
      goes === undefined
        ? context.command
        : {
            ask: request => {
              asked.push(request.id);
              return { go: goes } as never;
            },
            askAll: () => [],
          };
    for (const id of which) phase(id).run(game.state, { ...context, command });
  });
  return { ...told, asked };
}
