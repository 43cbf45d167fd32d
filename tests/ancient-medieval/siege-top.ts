import type { AncientState, SiegeGear } from '../../src/rulesets/cady/ancient-medieval/state.js';
import { siegeAfterMovement, takeWalls } from '../../src/rulesets/cady/ancient-medieval/turn/siege/siege.js';
import { doing, type Game, type Piece, setUp, type ToldAll } from './table-top.js';

/** A straight castle wall across the table with a gate in its middle; blue comes from the south, red stands behind it. */
export const castle = [
  {
    kind: 'rampart' as const,
    id: 'west-wall',
    line: [
      [0, 80],
      [93, 80],
    ] as [number, number][],
  },
  {
    kind: 'gate' as const,
    id: 'castle-gate',
    line: [
      [93, 80],
      [107, 80],
    ] as [number, number][],
  },
  {
    kind: 'rampart' as const,
    id: 'east-wall',
    line: [
      [107, 80],
      [200, 80],
    ] as [number, number][],
  },
];

/** A unit on the west wall, its front to the enemy. */
export function onTheWall(id: string, x: number, more: Partial<Piece> = {}): Piece {
  return { id, at: [x, 80.2], formation: 'LB', inside: true, on: 'west-wall', ...more };
}

/** A piece of siege gear in the hands of a unit, where that stands. */
export function gear(game: Game, kind: SiegeGear['kind'], by: string, more: Partial<SiegeGear> = {}): SiegeGear {
  const unit = game.state.units[by];
  if (unit === undefined) throw new Error(`the test has no unit ${by}`);
  const made: SiegeGear = {
    id: `${kind}-${game.state.gear.length + 1}`,
    kind,
    side: unit.side,
    cameWith: by,
    at: { ...unit.at },
    by,
    against: null,
    turns: 0,
    ...more,
  };
  game.state.gear.push(made);
  return made;
}

/** Gear of that name as it is now. */
export function gearIn({ gear: all }: Pick<AncientState, 'gear'>, id: string): SiegeGear {
  const found = all.find(each => each.id === id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
}

/** What a siege does after the movement, without any movement. */
export function siegeWork(game: Game): ToldAll {
  return doing(game, {}, context => siegeAfterMovement(game.state, context));
}

/** What a siege does at the end of the turn. */
export function endSiegeTurn(game: Game): ToldAll {
  return doing(game, {}, context => takeWalls(game.state, context));
}

/** The castle with these pieces about it. */
export function besieged(pieces: readonly Piece[], more: Partial<Parameters<typeof setUp>[0]> = {}): Game {
  return setUp({ pieces, features: castle, ...more });
}
