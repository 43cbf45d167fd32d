import fc from 'fast-check';
import { type Commander, checkAnswer, type RequestOf } from '../../src/battle/index.js';
import { type Dice, rolled } from '../../src/dice/index.js';
import {
  armours,
  deeds,
  grades,
  musterSkirmish,
  type Order,
  type SkirmishScenario,
  type SkirmishScenarioFile,
  type SkirmishTerms,
  skirmish,
  skirmishRules,
  skirmishScenarioSchema,
  weapons,
} from '../../src/rulesets/skirmish/index.js';

type Feature = SkirmishScenarioFile['table']['features'][number];
type Listed = NonNullable<SkirmishScenarioFile['sides'][string]['forces'][number]['single']>[number];

const width = 36;
const height = 30;
const whole = (min: number, max: number) => fc.integer({ min, max });
const place = fc.tuple(whole(1, width - 1), whole(1, height - 1)) as fc.Arbitrary<[number, number]>;

const patch = fc
  .tuple(whole(0, width - 12), whole(0, height - 10), whole(3, 11), whole(3, 9))
  .map(([x, y, w, h]): [number, number][] => [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]);

const feature: fc.Arbitrary<Feature> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('wood', 'rough', 'marsh', 'hill', 'building', 'ridge'),
    outline: patch,
    id: fc.constant('f'),
  }),
  fc.record({ kind: fc.constantFrom('fence', 'wall'), line: fc.tuple(place, place), id: fc.constant('f') }),
  fc.record({
    kind: fc.constantFrom('creek', 'river', 'road'),
    line: fc.tuple(whole(4, height - 4), whole(4, height - 4)).map(([a, b]): [number, number][] => [
      [0, a],
      [width, b],
    ]),
    width: whole(1, 3),
    id: fc.constant('f'),
  }),
);

const armed = fc.record({
  armour: fc.constantFrom(...armours),
  shield: fc.boolean(),
  weapons: fc.uniqueArray(fc.constantFrom(...weapons), { minLength: 0, maxLength: 3 }),
  horse: fc.option(fc.constantFrom('barded' as const, 'unbarded' as const), { nil: undefined, freq: 2 }),
  dismounted: fc.constantFrom(false, false, true),
  wounded: fc.constantFrom(false, false, false, true),
  facing: whole(0, 359),
  gear: fc.subarray(['torch', 'fire-missiles', 'bucket', 'stake'] as const),
});

const unit = fc.record({
  commander: armed,
  men: fc.array(armed, { minLength: 1, maxLength: 5 }),
  peasants: fc.boolean(),
  grade: whole(1, 4),
  files: whole(1, 5),
  gap: fc.constantFrom(0, 0.5, 1.5),
});

const side = fc.record({
  units: fc.array(unit, { minLength: 1, maxLength: 2 }),
  singles: fc.array(armed, { minLength: 1, maxLength: 3 }),
  cleric: fc.boolean(),
  twoForces: fc.boolean(),
});

type Drawn<A> = A extends fc.Arbitrary<infer T> ? T : never;

/** Squares of the board, one for each body, so that nobody is mustered on anybody else. */
function sideOf(name: string, south: boolean, { units, singles, cleric, twoForces }: Drawn<typeof side>) {
  let column = 0;
  const next = (): [number, number] => [3 + 6 * column++, south ? 5 : height - 5];
  const face = south ? 0 : 180;
  const without = <T extends { horse?: unknown }>({ horse, ...man }: T) =>
    horse === undefined ? man : { ...man, horse };
  const knight = (man: Drawn<typeof armed>, id: string): Listed =>
    ({ ...without(man), id, class: 'knight', grade: 'C' }) as Listed;
  const raised = units.map(({ commander, men, peasants, grade, files, gap }, n) => ({
    id: `${name}-unit-${n}`,
    commander: knight({ ...commander, facing: face }, `${name}-captain-${n}`),
    men: men.map(man => ({
      ...without(man),
      class: peasants ? 'peasant' : 'sergeant',
      grade: grades[peasants ? Math.max(2, grade) : grade] ?? 'C',
    })) as Listed[],
    place: { at: next(), facing: face, files, gap },
  }));
  const alone = singles.map((man, n): Listed => ({ ...knight(man, `${name}-knight-${n}`), at: next() }) as Listed);
  const holy: Listed[] = cleric
    ? [
        {
          id: `${name}-cleric`,
          class: 'cleric',
          grade: 'B',
          armour: 'no-armour',
          weapons: [],
          at: next(),
          facing: face,
        },
      ]
    : [];
  const [first = raised[0], second] = raised;
  const parted = twoForces && second !== undefined && first !== undefined;
  const forces = parted
    ? [
        { id: `${name}-first`, commander: `${name}-captain-0`, units: [first], single: [...alone, ...holy] },
        { id: `${name}-second`, commander: `${name}-captain-1`, units: [second] },
      ]
    : [{ id: `${name}-all`, commander: `${name}-knight-0`, units: raised, single: [...alone, ...holy] }];
  return { name, forces, standards: [{ of: 'force' as const, bearer: `${name}-captain-0` }] };
}

/** Small fights of anybody against anybody over a few turns. */
export const randomScenarios: fc.Arbitrary<SkirmishScenarioFile> = fc
  .record({
    features: fc.array(feature, { maxLength: 4 }),
    blue: side,
    red: side,
    turns: whole(2, 7),
    castle: fc.boolean(),
  })
  .map(({ features, blue, red, turns, castle }) =>
    fortified(
      castle,
      withGround(features, {
        ruleset: 'skirmish',
        name: 'A random fight',
        table: { width, height, features: [] },
        objectives: [{ id: 'middle', name: 'The middle', at: [width / 2, height / 2], radius: 4 }],
        sides: { blue: sideOf('blue', true, blue), red: sideOf('red', false, red) },
        agreed: ['standards'],
        victory: [
          { kind: 'hold', objectives: ['middle'], turns: 3 },
          { kind: 'losses', percent: 80 },
          { kind: 'turn-limit', turns, decidedBy: 'points' },
        ],
      }),
    ),
  )
  .filter(isSound);

type Work = NonNullable<SkirmishScenarioFile['works']>[number];

/** A wall across the table with a gate in it, knights of the north upon it, and whatever storms and holds it. */
function fortified(castle: boolean, file: SkirmishScenarioFile): SkirmishScenarioFile {
  if (!castle) return file;
  const walls: Feature[] = [
    {
      kind: 'rampart',
      id: 'west-wall',
      line: [
        [1, 15],
        [14, 15],
      ],
    },
    {
      kind: 'gate',
      id: 'gate',
      line: [
        [14, 15],
        [17, 15],
      ],
    },
    {
      kind: 'rampart',
      id: 'east-wall',
      line: [
        [17, 15],
        [35, 15],
      ],
    },
    {
      kind: 'building',
      id: 'house',
      outline: [
        [26, 17],
        [30, 17],
        [30, 19],
        [26, 19],
      ],
    },
  ];
  const works: Work[] = [
    { feature: 'west-wall', made: 'castle-wall', height: 1.5, thickness: 0.25, walk: 'rampart', stairs: [6, 16] },
    { feature: 'east-wall', made: 'timber-wall', burns: 'timber', height: 5, walk: 'bare', stairs: [20, 16] },
    {
      feature: 'gate',
      made: 'timber-wall',
      burns: 'timber',
      shut: true,
      portcullis: 'down',
      drawbridge: 'up',
      stairs: [15, 16],
    },
    {
      feature: 'house',
      made: 'house',
      burns: 'straw-thatch',
      height: 1,
      stairs: [25.4, 18],
      windows: [
        [27, 18],
        [29, 18],
      ],
    },
  ];
  const red = file.sides.red;
  if (red === undefined) return file;
  const forces = red.forces.map(force => ({
    ...force,
    single: (force.single ?? []).map(man => {
      const on =
        man.horse === undefined && man.class === 'knight'
          ? { on: (man.at?.[0] ?? 0) < 14 ? 'west-wall' : 'east-wall' }
          : {};
      return { ...man, ...on };
    }),
  }));
  const blues = { side: 'blue' } as const;
  return {
    ...file,
    table: { ...file.table, features: [...file.table.features, ...walls] },
    works,
    wind: 'N',
    fireMissiles: true,
    sides: { ...file.sides, red: { ...red, forces } },
    things: [
      { id: 'ladder', kind: 'ladder', ...blues, at: [9, 13.9] },
      { id: 'long-ladder', kind: 'ladder', ...blues, at: [22, 13.8], length: 5 },
      { id: 'ram', kind: 'ram', ...blues, at: [15, 12] },
      { id: 'sow', kind: 'sow', load: 'pick', crew: 'blue-unit-0', ...blues, at: [3, 13] },
      { id: 'engine', kind: 'engine', crew: 'blue-unit-0', rounds: 5, ...blues, at: [4, 4] },
      { id: 'tower', kind: 'siege-tower', crew: 'blue-unit-0', ...blues, at: [30, 13], length: 5 },
      { id: 'wagon', kind: 'wagon', team: 4, ...blues, at: [20, 6] },
      { id: 'pavise', kind: 'pavise', ...blues, at: [12, 8] },
      { id: 'horse', kind: 'packhorse', side: 'red', at: [12, 24] },
      { id: 'oil', kind: 'cauldron', load: 'oil', on: 'west-wall', side: 'red', at: [9, 15] },
      { id: 'rocks', kind: 'cauldron', load: 'rock', on: 'west-wall', side: 'red', at: [12, 15] },
      { id: 'bombard', kind: 'bombard', side: 'red', crew: 'red-unit-0', rounds: 4, at: [4, 23], facing: 'S' },
    ],
  };
}

/** The fight on this ground, less what lies wrongly or under the feet of somebody. */
function withGround(features: readonly Feature[], file: SkirmishScenarioFile): SkirmishScenarioFile {
  const on = (ground: readonly Feature[]): SkirmishScenarioFile => ({
    ...file,
    table: { width, height, features: ground.map((each, i) => ({ ...each, id: `f${i}` })) },
  });
  let kept: readonly Feature[] = [];
  for (const each of features) if (isSound(on([...kept, each]))) kept = [...kept, each];
  return on(kept);
}

function isSound(file: SkirmishScenarioFile): boolean {
  try {
    musterSkirmish(skirmishScenarioSchema.parse(file), skirmishRules());
    return true;
  } catch {
    return false;
  }
}

type Request = RequestOf<SkirmishTerms>;
const tries = 6;

/** A commander who does whatever comes into his head, so long as the rules allow it. */
export function whimsical(seed: number, file: SkirmishScenarioFile): Commander<SkirmishTerms> {
  const scenario: SkirmishScenario = skirmishScenarioSchema.parse(file);
  return {
    name: 'whimsical',
    answer(request, view) {
      const sum = [...request.id].reduce((total, c) => total * 7 + c.charCodeAt(0), 0) % 1e6;
      const dice = rolled(seed * 1009 + view.turn * 31 + sum);
      const { turn, order, figures, bodies, forces, ...rest } = structuredClone({ ...view, table: null });
      const { standards, holdings, works, things, openings, gaps } = rest;
      const now = { standards: [...standards], holdings: [...holdings], openings: [...openings], gaps: [...gaps] };
      const state = {
        turn,
        order,
        figures: { ...figures },
        bodies: { ...bodies },
        forces: { ...forces },
        works: { ...works },
        things: { ...things },
        ...now,
        lost: [],
        melees: [],
        fortified: [],
      };
      for (let n = 0; n < tries; n++) {
        const whim = whimOf(request, view, dice);
        const by = { state, scenario, rules: skirmishRules() };
        const kept =
          request.kind === 'move' ? withoutFaults(whim, order => checkAnswer(skirmish, request, order, by)) : whim;
        if (checkAnswer(skirmish, request, kept, by).length === 0) return kept;
      }
      return idle(request);
    },
  };
}

/** The orders of a whim that may be given together. */
function withoutFaults(whim: unknown, check: (answer: { orders: Order[] }) => readonly unknown[]): { orders: Order[] } {
  const { orders } = whim as { orders: Order[] };
  let kept: Order[] = [];
  for (const order of orders) if (check({ orders: [...kept, order] }).length === 0) kept = [...kept, order];
  return { orders: kept };
}

/** The answer with which nobody does anything. */
export function idle({ kind }: Pick<Request, 'kind'>): unknown {
  switch (kind) {
    case 'declare':
      return { charges: [] };
    case 'reply':
      return { replies: [] };
    case 'move':
      return { orders: [] };
    case 'shoot':
      return { shots: [] };
    case 'strike':
      return { blows: [] };
    default:
      return { figures: [] };
  }
}

function whimOf(request: Request, view: SkirmishTerms['view'], dice: Dice): unknown {
  const some = <T>(list: readonly T[], odds: number) => list.filter(() => dice.pick(100) < odds);
  switch (request.kind) {
    case 'declare':
      return {
        charges: some(request.chargers, 60).map(({ figure, targets }) => ({
          figures: [figure],
          at: pick(targets, dice),
        })),
      };
    case 'reply':
      return {
        replies: some(request.charged, 70).map(({ figure, replies }) => ({
          figures: [figure],
          reply: pick(replies, dice),
        })),
      };
    case 'move':
      return { orders: some(request.figures, 80).map(id => orderOnAWhim(id, view, dice)) };
    case 'shoot':
      return {
        shots: some(request.shooters, 80).map(({ figure, targets }) => ({
          figures: [figure],
          at: pick(targets, dice),
          ...(dice.pick(3) === 0 ? { horse: true } : {}),
        })),
      };
    case 'strike':
      return {
        blows: some(request.strikers, 80).flatMap(({ figure, enemies, horses }) => {
          if (horses.length > 0 && dice.pick(2) === 0)
            return [{ figures: [figure], at: pick(horses, dice), horse: true }];
          return enemies.length === 0 ? [] : [{ figures: [figure], at: pick(enemies, dice) }];
        }),
      };
    case 'demand':
      return { figures: some(request.fallen, 60) };
    case 'yield':
      return { figures: some(request.fighting, 10) };
    case 'follow':
      return { figures: some(request.figures, 60) };
  }
}

function orderOnAWhim(id: string, view: SkirmishTerms['view'], dice: Dice): Order {
  const figures = [id];
  const figure = view.figures[id];
  const to: [number, number] = [dice.pick(width * 2) / 2, dice.pick(height * 2) / 2];
  const n = dice.pick(16);
  if (n === 0) return { do: 'face', figures, bearing: dice.pick(360) };
  if (n === 1 && figure !== undefined && figure.man.weapons.length > 0)
    return { do: 'ready', figures, weapon: pick(figure.man.weapons, dice) };
  if (n === 2) return { do: pick(['mount', 'dismount'] as const, dice), figures };
  if (n === 3) return { do: pick(['load', 'pick-up-standard', 'massacre'] as const, dice), figures };
  if (n === 4 && dice.pick(5) === 0) return { do: 'yield', figures };
  if (n >= 10) {
    const near = [...Object.keys(view.works), ...Object.keys(view.things), ...Object.keys(view.figures)];
    const take = dice.pick(2) === 0 ? { take: pick(['sword', 'armour', 'shield', 'longbow'], dice) } : {};
    return { do: pick(deeds, dice), figures: allNear(id, view), at: pick(near, dice), to, ...take };
  }
  return {
    do: 'go',
    figures,
    to,
    pace: pick(['walk', 'run'] as const, dice),
    ...(dice.pick(3) === 0 ? { face: dice.pick(360) } : {}),
  };
}

/** He and his friends beside him. */
function allNear(id: string, view: SkirmishTerms['view']): string[] {
  const own = view.figures[id];
  const friends = Object.values(view.figures).filter(
    other =>
      own !== undefined &&
      other.side === own.side &&
      other.gone === null &&
      Math.hypot(other.at.x - own.at.x, other.at.y - own.at.y) < 3,
  );
  return friends.length === 0 ? [id] : friends.map(friend => friend.id);
}

function pick<Option>(options: readonly Option[], dice: Dice): Option {
  const option = options[dice.pick(options.length)];
  if (option === undefined) throw new Error('there is nothing to choose from');
  return option;
}
