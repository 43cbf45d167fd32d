import { musterBattle, type Simulated, simulateBattle } from '../src/battle/index.js';
import { type MusketTerms, musket, takeAndHold } from '../src/rulesets/cady/musket/index.js';
import { type SkirmishScenarioFile, type SkirmishTerms, sergeant, skirmish } from '../src/rulesets/skirmish/index.js';
import { bigBattle } from './big-battle.js';
import type { Row } from './row.js';
import { median } from './side-by-side.js';
import { shown, type Timed, timed } from './timed.js';

/** Battles that the medians are taken over, and turns of each of them. */
const battles = 7;
const turns = 6;

/** A turn of forty men a side beside one of eighty units of the musket game: what grows with both is the number of stands that see each other. */
export async function run(): Promise<readonly Row[]> {
  const times = Array.from({ length: battles + 1 }, (_, seed) => ({
    men: fortyMen(seed),
    units: fortyUnits(seed),
  })).slice(1);
  const perTurn = (of: 'men' | 'units', part: (time: Timed) => number) =>
    median(times.map(time => part(time[of]) / turns));
  const row = (what: string, part: (time: Timed) => number): Row => ({
    what: `a turn of forty men a side, against one of forty units a side: ${what}`,
    ours: shown(perTurn('men', part)),
    rival: shown(perTurn('units', part)),
    ratio: perTurn('men', part) / perTurn('units', part),
    target: '≤ 1',
  });
  return [
    row('rules and bots', ({ milliseconds }) => milliseconds),
    row('the rules alone', ({ milliseconds, bots }) => milliseconds - bots),
  ];
}

function fortyMen(seed: number): Timed {
  const mustered = musterBattle(skirmish, men);
  return timed<SkirmishTerms>(watch =>
    simulateBattle(
      skirmish,
      mustered,
      { blue: watch(sergeant(seed)), red: watch(sergeant(seed)) },
      { seed, checksum: false, maxTurns: turns },
    ),
  );
}

function fortyUnits(seed: number): Timed {
  // Eighty units a side stand on sixteen squares; half of them are forty.
  const mustered = musterBattle(musket, halved(seed));
  return timed<MusketTerms>(
    (watch): Simulated<MusketTerms> =>
      simulateBattle(
        musket,
        mustered,
        { blue: watch(takeAndHold(2 * seed)), red: watch(takeAndHold(2 * seed + 1)) },
        { seed, checksum: false, maxTurns: turns },
      ),
  );
}

function halved(seed: number) {
  const whole = bigBattle(80, seed);
  const sides = Object.fromEntries(
    Object.entries(whole.sides).map(([side, army]) => [
      side,
      { ...army, units: army.units.filter((_, n) => n % 2 === 0) },
    ]),
  );
  return { ...whole, sides };
}

/** Forty men a side: four units of nine under a leader, in two lines, half of them archers. */
const men: SkirmishScenarioFile = {
  ruleset: 'skirmish',
  name: 'Forty men a side',
  table: {
    width: 60,
    height: 48,
    features: [
      {
        kind: 'wood',
        id: 'wood',
        outline: [
          [6, 20],
          [18, 20],
          [18, 30],
          [6, 30],
        ],
      },
      {
        kind: 'fence',
        id: 'hedge',
        line: [
          [24, 24],
          [40, 24],
        ],
      },
    ],
  },
  agreed: ['standards'],
  sides: { blue: retinue('blue', 6, 'N'), red: retinue('red', 42, 'S') },
  victory: [{ kind: 'turn-limit', turns: 20, decidedBy: 'points' }],
};

function retinue(side: string, y: number, facing: 'N' | 'S'): SkirmishScenarioFile['sides'][string] {
  const unit = (n: number) => {
    const archers = n % 2 === 0;
    const weapons = archers ? (['longbow', 'sword'] as const) : (['spear', 'sword'] as const);
    return {
      id: `${side}-${n}`,
      commander: {
        id: `${side}-${n}-lead`,
        class: 'knight',
        grade: 'C',
        armour: 'full-mail',
        shield: true,
        weapons: ['sword'],
      },
      men: Array.from(
        { length: 9 },
        () => ({ class: 'sergeant', grade: 'C', armour: 'mail-shirt-or-jack', weapons: [...weapons] }) as const,
      ),
      place: { at: [9 + n * 14, y], facing, files: 5, gap: 0.3 },
    } as const;
  };
  return {
    name: side,
    forces: [{ id: `${side}-force`, commander: `${side}-0-lead`, units: [0, 1, 2, 3].map(unit) }],
  } as unknown as SkirmishScenarioFile['sides'][string];
}
