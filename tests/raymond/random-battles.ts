import fc from 'fast-check';
import { type Commander, checkAnswer } from '../../src/battle/index.js';
import { type Dice, rolled } from '../../src/dice/index.js';
import {
  type Action,
  chargesOpenTo,
  enemiesOf,
  type FormationChange,
  fieldSeen,
  musterRaymond,
  type RaymondScenario,
  type RaymondScenarioFile,
  type RaymondTerms,
  type RaymondView,
  raymond,
  raymondRules,
  raymondScenarioSchema,
  recoilWays,
  type Step,
  standLetters,
  type Unit,
  unitTypes,
} from '../../src/rulesets/raymond/index.js';
import { bearingTo, distance, normalBearing } from '../../src/table/index.js';
import { idle, type Request } from './table-top.js';

type Feature = RaymondScenarioFile['table']['features'][number];
type Entry = RaymondScenarioFile['sides'][string]['units'][number];
type Corner = [number, number];

/** Squares of the board, inches: wide enough for any unit below, whichever way it faces. */
const square = 12;
const board = { columns: 4, rows: 4 };
const width = board.columns * square;
const height = board.rows * square;

const whole = (min: number, max: number) => fc.integer({ min, max });
const place = fc.tuple(whole(0, width), whole(0, height)) as fc.Arbitrary<Corner>;
const patch = fc
  .tuple(whole(0, width - 13), whole(0, height - 12), whole(2, 12), whole(2, 12))
  .map(([x, y, w, h]): Corner[] => [
    [x, y],
    [x + w, y],
    [x + w + 1, y + h],
    [x, y + h],
  ]);
const across = fc.tuple(whole(4, height - 4), whole(4, height - 4)).map(([a, b]): [Corner, Corner] => [
  [0, a],
  [width, b],
]);

const feature: fc.Arbitrary<Feature> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('wood', 'rough', 'marsh', 'hill', 'building', 'ridge'),
    outline: patch,
    id: fc.constant('f'),
  }),
  fc.record({ kind: fc.constantFrom('fence', 'wall'), line: fc.tuple(place, place), id: fc.constant('f') }),
  fc.record({
    kind: fc.constantFrom('creek', 'road', 'river'),
    line: across,
    width: whole(1, 3),
    id: fc.constant('f'),
  }),
);

/** Shapes of one, two and three rows: `x` is a stand. */
const shapes = [
  'x',
  'xx',
  'xxx',
  'xxxx',
  'xxxxxx',
  'xx/xx',
  'xxx/.x.',
  'xxx/xx.',
  'xxx/xxx',
  'xx/xx/x.',
  'xxx/xxx/.xx',
];

const unit = fc.record({
  square: whole(0, board.columns * board.rows - 1),
  side: fc.constantFrom('blue' as const, 'red' as const),
  type: fc.constantFrom(...unitTypes),
  shape: fc.constantFrom(...shapes),
  letters: fc.array(fc.nat(), { minLength: 9, maxLength: 9 }),
  guns: fc.constantFrom('frame-guns' as const, 'light-guns' as const, 'heavy-guns' as const),
  rank: fc.constantFrom('commander' as const, 'sub-commander' as const),
  /** Off the middle of the board, where the others are. */
  facing: fc.oneof(whole(-20, 20), whole(-180, 180)),
  /** In a defensive mass, if it is foot; limbered, if it has guns. */
  closed: fc.boolean(),
});

type Drawn = typeof unit extends fc.Arbitrary<infer T> ? T : never;

function entryOf({ square: n, type, shape, letters, guns, rank, facing: off, closed }: Drawn, i: number): Entry {
  const middle = (index: number) => (index + 0.5) * square;
  const at = { x: middle(n % board.columns), y: middle(Math.floor(n / board.columns)) };
  const facing = normalBearing(bearingTo(at, { x: width / 2, y: height / 2 }) + off);
  const where = { id: `unit-${i}`, at: [at.x, at.y], facing } as const;
  if (type === 'artillery') return { ...where, type, guns, limbered: closed };
  if (type === 'command') return { ...where, type, rank };
  const { stands: kinds, mixed } = raymondRules().units[type];
  const letterOf = (number: number) => standLetters[kinds[number % kinds.length] ?? 'musket'];
  let nth = 0;
  const stands = shape.replaceAll('x', () => letterOf(letters[mixed ? nth++ : 0] ?? 0));
  const isFoot = !/[CXD]/.test(stands);
  const formation = closed && isFoot && stands.includes('/') ? ({ formation: 'defensive mass' } as const) : {};
  return { ...where, type, stands, ...formation };
}

/** Small battles of anything against anything, the two sides mixed up on a small board, over a few turns. */
export const randomScenarios: fc.Arbitrary<RaymondScenarioFile> = fc
  .record({
    features: fc.array(feature, { maxLength: 4 }),
    units: fc.uniqueArray(unit, { minLength: 6, maxLength: 12, selector: each => each.square }),
    turns: whole(2, 6),
    wood: fc.option(fc.record({ stopsFire: fc.boolean(), fireDice: whole(-2, 1) }), { nil: {} }),
    retreatedCountAsLost: fc.boolean(),
  })
  .filter(({ units }) => new Set(units.map(({ side }) => side)).size === 2)
  .map(({ features, units, turns, wood, retreatedCountAsLost }) => {
    const armyOf = (side: string) => units.flatMap((each, i) => (each.side === side ? [entryOf(each, i)] : []));
    return withGround(features, {
      ruleset: 'raymond',
      name: 'A random battle',
      table: { width, height, features: [] },
      objectives: [{ id: 'middle', name: 'The middle', at: [width / 2, height / 2], radius: 6 }],
      sides: { blue: { name: 'Blue', units: armyOf('blue') }, red: { name: 'Red', units: armyOf('red') } },
      terrain: { wood },
      retreatedCountAsLost,
      agreed: ['army-composition', 'unit-size', 'extra-sub-commander'],
      victory: [
        { kind: 'hold', objectives: ['middle'], turns: 4 },
        { kind: 'losses', percent: 80, of: 'stands' },
        { kind: 'turn-limit', turns, decidedBy: 'stands-left' },
      ],
    });
  });

/** The battle on this ground, less what lies wrongly or under the feet of somebody who may not stand on it. */
function withGround(features: readonly Feature[], file: RaymondScenarioFile): RaymondScenarioFile {
  const on = (ground: readonly Feature[]): RaymondScenarioFile => ({
    ...file,
    table: { width, height, features: ground.map((each, i) => ({ ...each, id: `f${i}` })) },
  });
  let kept: readonly Feature[] = [];
  for (const each of features) if (isSound(on([...kept, each]))) kept = [...kept, each];
  return on(kept);
}

function isSound(file: RaymondScenarioFile): boolean {
  try {
    musterRaymond(raymondScenarioSchema.parse(file), raymondRules());
    return true;
  } catch {
    return false;
  }
}

/** How often a commander asks himself for something that the rules allow before he lets it be. */
const tries = 5;

/**
 * A commander who does whatever comes into his head, so long as the rules allow it. His whims hang on nothing but the moment.
 */
export function whimsical(seed: number, file: RaymondScenarioFile): Commander<RaymondTerms> {
  const scenario: RaymondScenario = raymondScenarioSchema.parse(file);
  return {
    name: 'whimsical',
    answer(request, view) {
      const dice = rolled(
        seed * 1009 + view.turn * 31 + ([...request.id].reduce((sum, c) => sum * 7 + c.charCodeAt(0), 0) % 1e6),
      );
      const state = structuredClone({ ...view, units: { ...view.units }, holdings: [...view.holdings] });
      for (let n = 0; n < tries; n++) {
        const whim = whimOf(request, view, dice);
        const faults = checkAnswer(raymond, request, whim, { state, scenario, rules: raymondRules() });
        if (faults.length === 0) return whim;
      }
      return idle(request, state.units);
    },
  };
}

function whimOf(request: Request, view: RaymondView, dice: Dice): unknown {
  switch (request.kind) {
    case 'fire':
      return fireOnAWhim(request, dice);
    case 'join-in':
      return pick([null, ...request.candidates.map(({ unit }) => unit)], dice);
    case 'attack':
      return attackOnAWhim(request, view, dice);
    case 'rethrow':
    case 'withdraw':
      return dice.pick(2) === 0;
    case 'losses':
      return pick(request.choices, dice);
    case 'move':
      return moveOnAWhim(request, view, dice);
    case 'intercept':
      return dice.pick(3) === 0 ? null : { after: pick([0, 0.5, 2, 30], dice) };
    case 'recoil': {
      const [unit, charger] = [view.units[request.unit], view.units[request.charger]];
      if (unit === undefined || charger === undefined || dice.pick(3) === 0) return null;
      const ways = recoilWays(unit, charger, fieldSeen(view, raymondRules()));
      return ways.length === 0 ? null : { steps: pick(ways, dice).steps };
    }
    case 'break-through':
      return pick([0, request.upTo / 2, request.upTo], dice);
    case 'retreat':
      return request.units.filter(() => dice.pick(30) === 0);
  }
}

function fireOnAWhim({ pivot, targets }: Request & { kind: 'fire' }, dice: Dice): unknown {
  if (targets.length === 0) return { at: [], pivot: (pivot * (dice.pick(21) - 10)) / 10 };
  const one = pick(targets, dice);
  const others = targets.filter(({ target }) => target !== one.target && dice.pick(4) === 0);
  const at = [one, ...others].map(({ target, stands }) => ({ target, stands: 1 + dice.pick(stands) }));
  return dice.pick(3) > 0 ? { at } : { at, pivot: (pivot * (dice.pick(21) - 10)) / 10 };
}

function attackOnAWhim({ unit, enemies }: Request & { kind: 'attack' }, view: RaymondView, dice: Dice): unknown {
  const stands = view.units[unit]?.stands ?? [];
  const against = stands.map(() => pick(enemies, dice));
  const attacks = enemies.map(target => ({
    target,
    stands: stands.flatMap((_, place) => (against[place] === target ? [place] : [])),
  }));
  return { attacks: attacks.filter(attack => attack.stands.length > 0) };
}

function moveOnAWhim({ units }: Request & { kind: 'move' }, view: RaymondView, dice: Dice): unknown {
  if (dice.pick(25) === 0 || units.length === 0) return null;
  const { unit: id, actions } = pick(units, dice);
  const unit = view.units[id];
  if (unit === undefined || actions.length === 0) return null;
  const field = fieldSeen(view, raymondRules());
  if (actions.includes('charge') && dice.pick(4) > 0) {
    const [charge] = chargesOpenTo(unit, field);
    if (charge !== undefined)
      return { unit: id, action: { kind: 'charge', target: charge.target, pivot: charge.pivot } };
  }
  return { unit: id, action: actionOnAWhim(unit, pick(actions, dice), view, dice) };
}

function actionOnAWhim(unit: Unit, kind: Action['kind'], view: RaymondView, dice: Dice): Action {
  const enemies = enemiesOf(unit, view);
  const [nearest] = [...enemies].sort((a, b) => distance(a.at, unit.at) - distance(b.at, unit.at));
  const enemy = dice.pick(2) === 0 ? nearest : enemies[dice.pick(Math.max(1, enemies.length))];
  const change = () => changeOnAWhim(unit, dice);
  const doubleTime = dice.pick(4) === 0;
  const small = (): Step[] => [{ move: (1 + dice.pick(8)) / 4 }, { turn: dice.pick(91) - 45 }];
  switch (kind) {
    case 'change-formation':
      return { kind, change: change() };
    case 'manoeuvre': {
      const steps: Step[] = [];
      const legs = 1 + dice.pick(2);
      for (let leg = 0; leg < legs; leg++) {
        if (dice.pick(6) === 0) steps.push({ aboutFace: true });
        const turn =
          enemy !== undefined && dice.pick(3) > 0 ? bearingTo(unit.at, enemy.at) - unit.facing : dice.pick(360);
        steps.push({ turn: Math.round(turn) }, { move: (1 + dice.pick(40)) / (unit.mounted ? 4 : 10) });
      }
      const when = unit.type === 'pike-and-musket' || unit.type === 'foot' ? 9 : dice.pick(6);
      return {
        kind,
        steps,
        doubleTime,
        ...(when === 0 ? { before: change() } : {}),
        ...(when === 1 ? { after: change() } : {}),
      };
    }
    case 'step-back':
      return { kind, steps: small(), doubleTime };
    case 'side-step':
      return { kind, steps: small(), doubleTime, to: pick(['left', 'right'] as const, dice) };
    case 'charge':
      return { kind, target: enemy?.id ?? 'nobody', pivot: dice.pick(5) - 2 };
    case 'mount':
    case 'dismount':
      return dice.pick(2) === 0 ? { kind } : { kind, change: change() };
    case 'prolong':
      return { kind, steps: small() };
    case 'limber':
      return { kind };
    case 'unlimber':
      return { kind, turn: dice.pick(360) };
  }
}

/** Some shape for as many stands, in some order. */
function changeOnAWhim(unit: Unit, dice: Dice): FormationChange {
  const letters = unit.stands.map(({ kind }) => standLetters[kind]);
  const fitting = shapes.filter(shape => [...shape].filter(letter => letter === 'x').length === letters.length);
  const shape = fitting.length === 0 ? 'x'.repeat(letters.length) : pick(fitting, dice);
  const stands = shape.replaceAll('x', () => letters.splice(dice.pick(letters.length), 1)[0] ?? '.');
  const formation = !shape.includes('/') ? 'line' : pick(['mass', 'defensive mass'] as const, dice);
  return { formation, stands, stationary: dice.pick(unit.stands.length), becomes: dice.pick(3) };
}

function pick<Option>(options: readonly Option[], dice: Dice): Option {
  const option = options[dice.pick(options.length)];
  if (option === undefined) throw new Error('there is nothing to choose from');
  return option;
}
