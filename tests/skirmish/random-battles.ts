import fc from 'fast-check';
import { type Commander, checkAnswer, type RequestOf } from '../../src/battle/index.js';
import { type Dice, rolled } from '../../src/dice/index.js';
import {
  armours,
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
  .record({ features: fc.array(feature, { maxLength: 4 }), blue: side, red: side, turns: whole(2, 7) })
  .map(({ features, blue, red, turns }) =>
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
  )
  .filter(isSound);

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
      const { turn, order, figures, bodies, forces, standards, holdings } = structuredClone({ ...view, table: null });
      const now = { standards: [...standards], holdings: [...holdings] };
      const state = {
        turn,
        order,
        figures: { ...figures },
        bodies: { ...bodies },
        forces: { ...forces },
        ...now,
        lost: [],
        melees: [],
      };
      for (let n = 0; n < tries; n++) {
        const whim = whimOf(request, view, dice);
        const by = { state, scenario, rules: skirmishRules() };
        if (checkAnswer(skirmish, request, whim, by).length === 0) return whim;
      }
      return idle(request);
    },
  };
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
    case 'follow':
      return { figures: some(request.figures, 60) };
  }
}

function orderOnAWhim(id: string, view: SkirmishTerms['view'], dice: Dice): Order {
  const figures = [id];
  const figure = view.figures[id];
  const to: [number, number] = [dice.pick(width * 2) / 2, dice.pick(height * 2) / 2];
  const n = dice.pick(14);
  if (n === 0) return { do: 'face', figures, bearing: dice.pick(360) };
  if (n === 1 && figure !== undefined && figure.man.weapons.length > 0)
    return { do: 'ready', figures, weapon: pick(figure.man.weapons, dice) };
  if (n === 2) return { do: pick(['mount', 'dismount'] as const, dice), figures };
  if (n === 3) return { do: pick(['load', 'pick-up-standard', 'massacre'] as const, dice), figures };
  if (n === 4 && dice.pick(5) === 0) return { do: 'yield', figures };
  return {
    do: 'go',
    figures,
    to,
    pace: pick(['walk', 'run'] as const, dice),
    ...(dice.pick(3) === 0 ? { face: dice.pick(360) } : {}),
  };
}

function pick<Option>(options: readonly Option[], dice: Dice): Option {
  const option = options[dice.pick(options.length)];
  if (option === undefined) throw new Error('there is nothing to choose from');
  return option;
}
