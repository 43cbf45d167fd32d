import fc from 'fast-check';
import { type Commander, type Commanders, checkAnswer } from '../../src/battle/index.js';
import { type Dice, rolled } from '../../src/dice/index.js';
import type { Choices, Ruling } from '../../src/rulebook/index.js';
import { wrgBook } from '../../src/rulesets/wrg/book/print.js';
import { wrgRulings } from '../../src/rulesets/wrg/book/rulings.js';
import { lineOfBattle } from '../../src/rulesets/wrg/bots/line-of-battle.js';
import { musterWrg } from '../../src/rulesets/wrg/muster/muster.js';
import { type WrgRules, wrgRules } from '../../src/rulesets/wrg/rules.js';
import { wrg } from '../../src/rulesets/wrg/ruleset.js';
import { type WrgScenario, type WrgScenarioFile, wrgScenarioSchema } from '../../src/rulesets/wrg/schema.js';
import type { Conduct, WrgState, WrgView } from '../../src/rulesets/wrg/state.js';
import type { NewOrder, WrgTerms } from '../../src/rulesets/wrg/terms.js';
import {
  cavalryTypes,
  crewArms,
  engineKinds,
  infantryTypes,
  trainings,
  troopClasses,
  troopTypes,
  type Weapon,
} from '../../src/rulesets/wrg/troops.js';
import { switches, withSwitches } from './random-switches.js';
import { idle, type Request } from './turn/table-top.js';

type Feature = WrgScenarioFile['table']['features'][number];
type Army = WrgScenarioFile['sides'][string];
type Entry = Army['units'][number];
type Corner = [number, number];

/** Squares of the table, in paces: a unit each, wherever it fits. */
const square = 100;
const board = { columns: 7, rows: 5 };
const width = board.columns * square;
const height = board.rows * square;

const whole = (min: number, max: number) => fc.integer({ min, max });
const place = fc.tuple(whole(0, width), whole(0, height)) as fc.Arbitrary<Corner>;
const patch = fc
  .tuple(whole(0, width - 160), whole(0, height - 160), whole(30, 150), whole(30, 150))
  .map(([x, y, w, h]): Corner[] => [
    [x, y],
    [x + w, y + 10],
    [x + w - 5, y + h],
    [x, y + h],
  ]);
/** A river from edge to edge, with a ford or a bridge somewhere in it. */
const river = fc
  .record({ left: whole(100, height - 100), slope: whole(-80, 80), at: whole(100, width - 100), width: whole(15, 60) })
  .map(({ left, slope, at, width: wide }): readonly Feature[] => {
    const yAt = (x: number) => left + (slope * x) / width;
    const bank = wide / 2 + 5;
    const ends: [Corner, Corner] = [
      [at, yAt(at) - bank],
      [at, yAt(at) + bank],
    ];
    return [
      {
        kind: 'river',
        line: [
          [0, left],
          [width, left + slope],
        ],
        width: wide,
        id: 'f',
      },
      { kind: at % 2 === 0 ? 'ford' : 'bridge', line: ends, width: 60, id: 'f' },
    ];
  });

const ground: fc.Arbitrary<readonly Feature[]> = fc.oneof(
  fc
    .record({
      kind: fc.constantFrom('wood', 'rough', 'marsh', 'hill', 'hill', 'building'),
      outline: patch,
      id: fc.constant('f'),
    })
    .map(each => [each]),
  fc
    .record({ kind: fc.constantFrom('fence', 'wall'), line: fc.tuple(place, place), id: fc.constant('f') })
    .map(each => [each]),
  fc
    .record({
      kind: fc.constantFrom('creek', 'road'),
      line: fc.tuple(place, place),
      width: whole(8, 20),
      id: fc.constant('f'),
    })
    .map(each => [each]),
  river,
);

const arms: readonly (readonly Weapon[])[] = [
  [],
  ['javelins'],
  ['bow'],
  ['sling'],
  ['pike'],
  ['long-spear'],
  ['pilum'],
  ['short-spear', 'javelins'],
  ['kontos', 'bow'],
  ['two-handed-axe'],
];

const body = {
  type: fc.constantFrom(...infantryTypes, ...cavalryTypes, ...infantryTypes, ...cavalryTypes, ...troopTypes),
  training: fc.constantFrom(...trainings),
  class: fc.constantFrom(...troopClasses),
  weapons: fc.constantFrom(...arms),
  shield: fc.boolean(),
  fanatic: fc.integer({ min: 0, max: 9 }).map(n => n === 0),
  rides: fc.integer({ min: 0, max: 7 }).map(n => n === 0),
  crew: fc.array(fc.constantFrom(...crewArms), { minLength: 1, maxLength: 3 }),
  engine: fc.constantFrom(...engineKinds),
  figures: whole(1, 18),
  files: whole(1, 7),
};

const unit = fc.record({
  ...body,
  square: whole(0, board.columns * board.rows - 1),
  /** Off the direction to the enemy. */
  facing: fc.oneof(whole(-20, 20), whole(-180, 180)),
  away: fc.constantFrom(undefined, undefined, undefined, undefined, 'ambush' as const, { from: 2 }),
  sub: fc.option(fc.record(body)),
  loyalty: fc.constantFrom(undefined, undefined, 'subject-levies' as const, 'mercenaries' as const),
  nation: fc.constantFrom(undefined, 'hun', 'arab', 'roman'),
});

type Drawn = typeof unit extends fc.Arbitrary<infer T> ? T : never;
type Body = Pick<Drawn, keyof typeof body>;

/** What figures of a type may have at all. */
function troopsOf({ type, training, class: grade, weapons, shield, fanatic, rides, crew, engine }: Body) {
  const isFoot = type === 'li' || type === 'lmi' || type === 'lhi' || type === 'mi' || type === 'hi';
  const isHorse = type.endsWith('c');
  const isBarbarian = training === 'barbarian' || type === 'elephant' || type === 'chariot';
  const [barred, instead] = isBarbarian ? (['A', 'B'] as const) : (['E', 'D'] as const);
  return {
    type,
    training: isBarbarian ? ('barbarian' as const) : training,
    class: grade === barred ? instead : grade,
    weapons: isFoot || isHorse ? [...weapons] : [],
    shield,
    ...(fanatic && isBarbarian && isFoot ? { fanatic } : {}),
    ...(isHorse && rides ? { camels: true } : {}),
    ...(isFoot && rides ? { mounts: true } : {}),
    ...(type === 'chariot' ? { horses: 2, crew } : {}),
    ...(type === 'elephant' ? { crew } : {}),
    ...(type === 'engine' ? { engine } : {}),
  };
}

function formedAs({ type, figures, files }: Body) {
  const isModel = type === 'elephant' || type === 'chariot' || type === 'engine' || type === 'wagon';
  const count = isModel ? 1 + (figures % 3) : figures;
  return { figures: count, files: Math.min(count, files) };
}

function entryOf(drawn: Drawn, i: number, south: boolean): Entry {
  const x = ((drawn.square % board.columns) + 0.5) * square;
  const row = Math.floor(drawn.square / board.columns);
  // The front in the middle of its square: a sub-unit has room behind.
  const at: Corner = [x, (row + (south ? 0.8 : 0.2)) * square];
  const facing = ((south ? 0 : 180) + drawn.facing + 360) % 360;
  const { sub, away, loyalty, nation } = drawn;
  const behind: Corner = [x, (row + (south ? 0.2 : 0.8)) * square];
  return {
    id: `unit-${i}`,
    ...troopsOf(drawn),
    ...formedAs(drawn),
    at,
    facing,
    ...(away === undefined ? {} : { away }),
    ...(loyalty === undefined ? {} : { loyalty }),
    ...(nation === undefined ? {} : { nation }),
    subUnits: sub === null ? [] : [{ id: `sub-${i}`, ...troopsOf(sub), ...formedAs(sub), at: behind, facing }],
  };
}

/** Weather of all sorts by day and night, or none. */
const weather = fc.option(
  fc.record({
    region: fc.constantFrom('mediterranean', 'europe'),
    country: fc.constantFrom('mountains', 'desert', 'steppe', 'other'),
    month: fc.constantFrom('january', 'april', 'july', 'november'),
    coast: fc.boolean(),
    brings: fc.subarray(['rain', 'snow', 'strong-winds'] as const),
    fog: fc.boolean(),
    elapsed: fc.constantFrom<0 | 6 | 10 | 12 | 'diced'>(0, 0, 6, 10, 12, 'diced'),
    fires: fc.constantFrom([], [[width / 2, height / 2]] as const),
    night: fc.constant('is-fought'),
  }),
  { freq: 2 },
);

/** Small battles of all sorts of troops on all sorts of ground, from two edges of the table or all mixed up. */
export const randomScenarios: fc.Arbitrary<WrgScenarioFile> = fc
  .record({
    ground: fc.array(ground, { maxLength: 5 }),
    units: fc.uniqueArray(unit, { minLength: 6, maxLength: 16, selector: each => each.square }),
    mixed: fc.boolean(),
    periods: whole(3, 8),
    steep: fc.boolean(),
    suddenDeath: fc.boolean(),
    weather,
    switches,
  })
  .map(({ ground: patches, units, mixed, periods, steep, suddenDeath, weather: sky, switches: more }) => {
    const isSouth = (drawn: Drawn, i: number) =>
      mixed ? i % 2 === 0 : drawn.square < (board.columns * board.rows) / 2;
    const armies = (south: boolean) =>
      units.flatMap((each, i) => (isSouth(each, i) === south ? [entryOf(each, i, south)] : []));
    const bare = soundOf(patches.flat(), [armies(true), armies(false)], (features, [south = [], north = []]) => ({
      ruleset: 'wrg',
      name: 'A random battle',
      table: { width, height, features: features.map((each, i) => ({ ...each, id: `f${i}` })) },
      steepHills: steep ? features.flatMap(({ kind }, i) => (kind === 'hill' && i % 2 === 0 ? [`f${i}`] : [])) : [],
      objectives: [{ id: 'middle', name: 'The middle', at: [width / 2, height / 2], radius: 60, points: 100 }],
      sides: { blue: armyOf('blue', 'south', south), red: armyOf('red', 'north', north) },
      agreed: ['organisation', 'weapons', 'points'],
      periods,
      suddenDeath,
      ...(sky === null ? {} : { weather: sky }),
    }));
    return withSwitches(bare, more, isSound);
  })
  .filter(({ sides }) =>
    Object.values(sides).every(({ units }) => units.length > 0 && units.some(({ away }) => !away)),
  );

function armyOf(name: string, baseline: 'south' | 'north', units: readonly Entry[]): Army {
  const [first, second] = units.filter(({ away }) => away === undefined || away === 'ambush');
  const chief = first ?? units[0];
  return {
    name,
    nation: baseline === 'south' ? 'roman' : 'gallic',
    training: baseline === 'south' ? 'regular' : 'barbarian',
    baseline,
    generals: [
      { id: `${name}-chief`, name: `${name} chief`, rank: 'commander-in-chief', with: chief?.id ?? '' },
      ...(second === undefined
        ? []
        : [
            {
              id: `${name}-legate`,
              name: `${name} legate`,
              rank: 'subordinate',
              with: second.id,
              inFront: true,
            } as const,
          ]),
    ],
    units: units.map(each => ({ ...each, ...(each.id === second?.id ? { command: `${name}-legate` } : {}) })),
    standingOrders: ['HARRY: SKIRMISH', 'STRIKE: CHARGE, if disorganised'],
  };
}

type Armies = readonly (readonly Entry[])[];

/** The battle of all this, less what lies wrongly, and less who has no room or cannot be. */
function soundOf(
  features: readonly Feature[],
  armies: Armies,
  battle: (features: readonly Feature[], armies: Armies) => WrgScenarioFile,
): WrgScenarioFile {
  let kept: Armies = armies.map(() => []);
  for (const [side, army] of armies.entries()) {
    for (const each of army) {
      for (const entry of [each, { ...each, subUnits: [] }]) {
        const more = kept.map((some, i) => (i === side ? [...some, entry] : some));
        if (
          !isSound(
            battle(
              [],
              more.map((some, i) => (some.length > 0 ? some : (armies[i] ?? []).slice(0, 1))),
            ),
          )
        )
          continue;
        kept = more;
        break;
      }
    }
  }
  let ground: readonly Feature[] = [];
  for (const each of features) if (isSound(battle([...ground, each], kept))) ground = [...ground, each];
  return battle(ground, kept);
}

/** The battles are to be played by either edition. */
const editions = ['amended', 'printed'].map(edition => wrgRules(wrgBook.with({ edition })));

function isSound(file: WrgScenarioFile, ways: readonly WrgRules[] = editions): boolean {
  const { data } = wrgScenarioSchema.safeParse(file);
  if (data === undefined) return false;
  try {
    for (const rules of ways) musterWrg(data, rules);
    return true;
  } catch {
    return false;
  }
}

/** How often a commander asks himself for something that the rules allow before he lets it be. */
const tries = 4;

/** A commander who does whatever comes into his head, so long as the rules in force allow it. His whims hang on nothing but the moment. */
export function whimsical(seed: number, file: WrgScenarioFile, rules: WrgRules): Commander<WrgTerms> {
  const scenario: WrgScenario = wrgScenarioSchema.parse(file);
  return {
    name: 'whimsical',
    answer(request, view) {
      const moment = [...request.id].reduce((sum, c) => (sum * 7 + c.charCodeAt(0)) % 1e6, 0);
      const dice = rolled(seed * 1009 + view.period * 31 + moment);
      const state = seenAsState(view);
      for (let n = 0; n < tries; n++) {
        const whim = whimOf(request, view, dice);
        if (checkAnswer(wrg, request, whim, { state, scenario, rules }).length === 0) return whim;
      }
      return idle(request);
    },
  };
}

type SeenTunnel = NonNullable<WrgView['works']>['tunnels'][number];

/** A tunnel as if it went nowhere, where a side does not know its aim. */
const asTunnel = ({ to, dug, ...known }: SeenTunnel) => ({
  ...known,
  to: to ?? known.from,
  dug: dug ?? 0,
  insideFort: false,
  knownAs: known.id,
  diggers: [],
});

/** What a side sees, for judging its own answers before they are given. */
function seenAsState(view: WrgView): WrgState {
  const units = Object.fromEntries(
    Object.entries(view.units).map(([id, unit]) => [
      id,
      { ...structuredClone(unit), digesting: null, carriedOut: false, alarmed: false, knows: [], hidden: null },
    ]),
  );
  const {
    generals,
    melees,
    messengers,
    holdings,
    period,
    weather: sky,
    ...more
  } = structuredClone({ ...view, units: {} });
  const { ships, fires, caltrops, works, magic } = more;
  return {
    period,
    units,
    generals: { ...generals },
    melees: [...melees],
    messengers: [...messengers],
    armies: {},
    holdings: [...holdings],
    ...(sky === undefined ? {} : { weather: sky }),
    ...(ships === undefined ? {} : { ships: { ...ships } }),
    ...(fires === undefined ? {} : { fires: { things: fires.things, lit: fires.lit, tanks: {} } }),
    ...(caltrops === undefined ? {} : { caltrops: { carried: [...caltrops.carried], strips: [...caltrops.strips] } }),
    ...(works === undefined ? {} : { works: { ...works, tunnels: works.tunnels.map(asTunnel) } }),
    ...(magic === undefined
      ? {}
      : {
          magic: {
            enchantments: [...magic.enchantments],
            rests: { ...magic.rests },
            cast: {},
            meals: { ...magic.meals },
            praying: [...magic.praying],
          },
        }),
  };
}

/** Some other readings of rulings than those that are taken, of which not all are open in every battle. */
const otherReadings: fc.Arbitrary<Choices> = fc
  .subarray<Ruling>([...wrgRulings])
  .chain(rulings => fc.tuple(...rulings.map(readingOfIt)))
  .map(chosen => Object.fromEntries(chosen));

const readingOfIt = ({ id, readings }: Ruling) =>
  fc.constantFrom(...readings).map(reading => [id, reading.id] as const);

/** A battle to be played, by which rules, and on which sides the bot leads. */
export interface Setting {
  readonly file: WrgScenarioFile;
  readonly seed: number;
  readonly houseRules: { readonly edition: string; readonly rulings?: Choices };
  readonly bots: readonly string[];
}

/** Battles between two whims, a whim and the bot, and two bots, by either edition, of which half are played with other readings too. */
export const settings: fc.Arbitrary<Setting> = fc
  .record({
    file: randomScenarios,
    seed: fc.integer({ min: 0, max: 100_000 }),
    houseRules: fc.record(
      { edition: fc.constantFrom('amended', 'printed'), rulings: otherReadings },
      { requiredKeys: ['edition'] },
    ),
    bots: fc.constantFrom<readonly string[]>([], ['blue'], ['red'], ['blue', 'red']),
  })
  .filter(setting => isSound(setting.file, [rulesOf(setting)]));

/** The rules that a battle is played by. */
export function rulesOf({ houseRules }: Pick<Setting, 'houseRules'>): WrgRules {
  return wrgRules(wrgBook.with(houseRules));
}

/** Who leads either side. */
export function commandersOf(setting: Setting): Commanders<WrgTerms> {
  const { seed, bots, file } = setting;
  const rules = rulesOf(setting);
  const commander = (side: string, n: number) =>
    bots.includes(side) ? lineOfBattle() : whimsical(seed + n, file, rules);
  return { blue: commander('blue', 1), red: commander('red', 2) };
}

function whimOf(request: Request, view: WrgView, dice: Dice): unknown {
  switch (request.kind) {
    case 'orders':
      return Object.fromEntries(
        request.units.flatMap(({ unit: id, by }): [string, NewOrder][] =>
          dice.pick(view.period === 1 ? 8 : 3) === 0
            ? []
            : [[id, { order: orderOnAWhim(view, dice), by: pick(by, dice) }]],
        ),
      );
    case 'declare':
      return Object.fromEntries(request.units.map(each => [each.unit, conductOnAWhim(each, dice)]));
    case 'counter':
      return pick(request.options, dice);
    case 'signs':
      return Object.fromEntries(request.choices.map(({ factor, signs }) => [factor, pick(signs, dice)]));
    case 'wish':
      return dice.pick(3) === 0 ? null : orderOnAWhim(view, dice);
    case 'pursue':
    case 'accept':
      return dice.pick(2) === 0;
    case 'recover':
      return pick(['rallying-back', 'reorganising'], dice);
    case 'challenge':
      return pick([null, ...request.enemies], dice);
    case 'aim':
      return pick([null, ...request.generals], dice);
    case 'cast': {
      const { targets } = request;
      return targets.length === 0 ? null : { spell: 1 + dice.pick(12), target: pick(targets, dice).target };
    }
    case 'flight': {
      const { from, reach } = request;
      const aside = () => (dice.pick(3) - 1) * (reach / 2);
      return { x: from.x + aside(), y: from.y + aside() };
    }
  }
}

function orderOnAWhim(view: WrgView, dice: Dice): string {
  const all = Object.values(view.units).filter(({ parent }) => parent === null);
  const enemies = all.filter(({ side }) => side !== view.side).map(({ id }) => id);
  const friends = all.filter(({ side }) => side === view.side).map(({ id }) => id);
  const enemy = () => (enemies.length === 0 ? 'nobody' : pick(enemies, dice));
  const point = () => `(${dice.pick(width)} ${dice.pick(height)})`;
  const orders: readonly (() => string)[] = [
    () => `ATTACK ${enemy()}`,
    () => `ATTACK ${enemy()}`,
    () => `CHARGE ${enemy()}`,
    () => 'SKIRMISH',
    () => 'HOLD',
    () => 'USE INITIATIVE',
    () => 'HARRY',
    () => 'STRIKE',
    () => `SUPPORT ${pick(friends, dice)}`,
    () => `FOLLOW ${pick(friends, dice)}`,
    () => `MOVE TO ${point()}`,
    () => `MOVE TO ${point()}, via ${point()}`,
    () => `MOVE ${pick(['N', 'S', 'ENE', 'W'], dice)}`,
    () => `MOVE S 60, at half speed; ATTACK ${enemy()}`,
    () => `HOLD TO ${point()}`,
    () => `MOVE TO f0, in column ${1 + dice.pick(3)} wide`,
    () => `RETIRE ${pick(['N', 'S'], dice)}`,
    () => 'RETIRE',
  ];
  return pick(orders, dice)();
}

function conductOnAWhim(asked: (Request & { kind: 'declare' })['units'][number], dice: Dice): Conduct {
  const { charges, mayHalt, works = [], boards = [], fire } = asked;
  const rare = () => dice.pick(12) === 0;
  const often = () => dice.pick(2) === 0;
  if (works.length > 0 && often()) return { work: pick(works, dice) };
  if (asked.mayLand === true && often()) return { lands: true };
  if (boards.length > 0 && rare()) return { boards: pick(boards, dice) };
  if (asked.mayLay === true && often()) return { lays: true };
  if (fire !== undefined && often()) {
    const { prepares, missiles, burns, douses } = fire;
    if (burns.length > 0) return { burns: pick(burns, dice) };
    if (douses.length > 0) return { douses: pick(douses, dice) };
    if (prepares) return { prepares: true };
    if (missiles) return { fireMissiles: true };
  }
  if (rare()) return { fly: { x: dice.pick(width), y: dice.pick(height) } };
  return {
    ...(charges.length > 0 && dice.pick(4) > 0 ? { charge: pick(charges, dice).target } : {}),
    ...(mayHalt && rare() ? { halt: true } : {}),
    ...(rare() ? { pace: 'half' } : {}),
    ...(rare() ? { files: 1 + dice.pick(8) } : {}),
    ...(rare() ? { square: dice.pick(2) === 0 } : {}),
    ...(rare() ? { mounted: dice.pick(2) === 0 } : {}),
    ...(rare() ? { tests: true } : {}),
  };
}

function pick<Option>(options: readonly Option[], dice: Dice): Option {
  const option = options[dice.pick(options.length)];
  if (option === undefined) throw new Error('there is nothing to choose from');
  return option;
}
