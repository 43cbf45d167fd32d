import { readFileSync } from 'node:fs';
import { type Commander, musterBattle, type Simulated, simulateBattle } from '../src/battle/index.js';
import { type MusketTerms, musket, takeAndHold } from '../src/rulesets/cady/musket/index.js';
import { bigBattle } from './big-battle.js';
import type { Row } from './row.js';
import { median } from './side-by-side.js';
import { battleRow, shown, type Timed, timed } from './timed.js';

const firstGame = 'examples/scenarios/basic-musket-game.json';
/** Units a side, and how many battles the median is taken over. */
const sizes = [
  { units: 5, battles: 41 },
  { units: 20, battles: 15 },
  { units: 80, battles: 7 },
  { units: 320, battles: 3 },
];
/** Turns of each of them: the armies come on, fire, charge and break. */
const turns = 4;

/** Battles per second, and how the time of a turn grows with the units. */
export async function run(): Promise<readonly Row[]> {
  const first = firstGameRow();
  // Small battles are not to be measured before the compiler has seen large ones.
  timePerTurn({ units: 80, battles: 1 });
  const perTurn = sizes.map(size => ({ units: size.units, ...timePerTurn(size) }));
  const [smallest, largest] = [perTurn[0], perTurn.at(-1)];
  if (smallest === undefined || largest === undefined) return [first];
  return [
    first,
    ...perTurn.map((now, i) => growth(now, perTurn[i - 1], { what: 'rules and bots', of: all, target })),
    growth(largest, smallest, { what: 'rules and bots', of: all, target }),
    growth(largest, smallest, { what: 'the rules alone', of: ({ rules }) => rules, target }),
    growth(largest, smallest, { what: 'the bots alone', of: ({ bots }) => bots, target: '' }),
  ];
}

/** The greatest exponent aimed for. */
const target = '≤ 1.2';

/** Milliseconds that a turn took the rules, and its commanders. */
interface PerTurn {
  readonly units: number;
  readonly rules: number;
  readonly bots: number;
}

const all = ({ rules, bots }: PerTurn): number => rules + bots;

/** A size against a smaller one. The ratio is the exponent of growth: time in proportion to that power of the units. */
function growth(
  now: PerTurn,
  before: PerTurn | undefined,
  { what, of, target }: { readonly what: string; readonly of: (time: PerTurn) => number; readonly target: string },
): Row {
  const turn = `a turn of ${now.units} units a side`;
  if (before === undefined)
    return { what: `${turn}: ${what}`, ours: shown(of(now)), rival: '–', ratio: undefined, target: '' };
  return {
    what: `${turn}: ${what}; exponent of growth from ${before.units}`,
    ours: shown(of(now)),
    rival: shown(of(before)),
    ratio: Math.log(of(now) / of(before)) / Math.log(now.units / before.units),
    target,
  };
}

function firstGameRow(): Row {
  const mustered = musterBattle(musket, JSON.parse(readFileSync(firstGame, 'utf8')));
  const battle = (seed: number) =>
    played(seed, commanders => simulateBattle(musket, mustered, commanders, { seed, checksum: false }));
  for (let seed = 1; seed <= 20; seed++) battle(seed);
  return battleRow(
    'battles of the first game',
    Array.from({ length: 100 }, (_, i) => battle(i + 1)),
  );
}

/** Milliseconds per turn, medians over a few battles; one before them warms up. */
function timePerTurn({ units, battles }: { readonly units: number; readonly battles: number }): Omit<PerTurn, 'units'> {
  const times = Array.from({ length: battles + 1 }, (_, seed) => {
    const mustered = musterBattle(musket, bigBattle(units, seed));
    return played(seed, commanders =>
      simulateBattle(musket, mustered, commanders, { seed, checksum: false, maxTurns: turns }),
    );
  }).slice(1);
  return {
    rules: median(times.map(({ milliseconds, bots }) => (milliseconds - bots) / turns)),
    bots: median(times.map(({ bots }) => bots / turns)),
  };
}

function played(
  seed: number,
  play: (commanders: { readonly [side: string]: Commander<MusketTerms> }) => Simulated<MusketTerms>,
): Timed {
  return timed<MusketTerms>(watch =>
    play({ blue: watch(takeAndHold(2 * seed)), red: watch(takeAndHold(2 * seed + 1)) }),
  );
}
