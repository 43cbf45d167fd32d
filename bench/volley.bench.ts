import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { rolled } from '../src/dice/index.js';
import { smallArmsVolley } from '../src/rulesets/cady/musket/index.js';
import type { Row } from './row.js';
import { sideBySide } from './side-by-side.js';

/** 36 muskets fire once, at mid range, at as many figures behind a wooden fence. */
const shot = { weapon: 'muskets', figures: 36, shots: 1, distance: 18, cover: 'fence', targetFigures: 36 } as const;
type Shot = typeof shot;

/** What the move of a game keeps of a volley: the least that a player is told. */
interface Told {
  readonly faces: readonly number[];
  readonly dice: number;
  readonly hits: number;
  readonly because: readonly string[];
}
interface Game {
  target: number;
  last: Told | null;
}

/** The odds of this weapon and cover alone, written out as somebody would in a game of their own. */
const bands = [
  { to: 12, rung: 3 },
  { to: 21, rung: 2 },
  { to: 30, rung: 1 },
];
const rungs: readonly (readonly number[])[] = [[], [6], [4, 6], [2, 4, 6]];

function byHand(shot: Shot, throwDice: (dice: number) => readonly number[]): Told {
  const band = bands.find(({ to }) => shot.distance <= to);
  const faces = rungs[Math.max(0, (band?.rung ?? 0) - (shot.cover === 'fence' ? 1 : 0))] ?? [];
  const dice = shot.figures * shot.shots;
  const hits = throwDice(dice).filter(face => faces.includes(face)).length;
  return { faces, dice, hits, because: [`${shot.distance} cm`, `behind a ${shot.cover}`] };
}

/**
 * One volley through the public function, and as a move of boardgame.io: a local game without players, undo or server, its own
 * random plugin for the dice. The move knows one weapon and one kind of cover; the function knows them all and cites clauses.
 * What the move does besides is what a game made with it does for every move: it keeps a log and a new state.
 */
export async function run(): Promise<readonly Row[]> {
  const { Client } = await import('boardgame.io/client');
  const client = Client<Game>({
    game: {
      setup: () => ({ target: shot.targetFigures, last: null }),
      moves: {
        volley({ G, random }, fired: Shot): Game {
          const last = byHand(fired, dice => random.Die(10, dice));
          return { target: Math.max(0, G.target - last.hits), last };
        },
      },
      disableUndo: true,
      seed: '1971',
    },
    debug: false,
  });
  client.start();
  let moves = 0;
  const move = () => {
    client.moves.volley?.(shot);
    // Its log is copied with every move; it starts afresh before that weighs.
    if (++moves % 50 === 0) client.reset();
    return client;
  };
  move();
  if (client.getState()?.G.last?.dice !== shot.figures) throw new Error('the move of boardgame.io was not made');

  const dice = rolled(1971);
  const generator = xoroshiro128plus(1971);
  const bareDice = (count: number) => Array.from({ length: count }, () => uniformInt(generator, 1, 10));
  const time = await sideBySide({
    volley: () => smallArmsVolley(shot, dice),
    boardgame: move,
    byHand: () => byHand(shot, bareDice),
  });
  client.stop();
  const row = (what: string, rival: number, target: string): Row => ({
    what: `36 muskets at a fence, mid range: ${what}`,
    ours: `${perSecond(time.volley)} volleys/s`,
    rival: `${perSecond(rival)} volleys/s`,
    ratio: rival / time.volley,
    target,
  });
  return [
    row('the same as a move of boardgame.io', time.boardgame, '≥ 20'),
    row('this one case written by hand, no framework', time.byHand, ''),
  ];
}

function perSecond(microseconds: number): string {
  return Math.round(1e6 / microseconds).toLocaleString('en-GB');
}
