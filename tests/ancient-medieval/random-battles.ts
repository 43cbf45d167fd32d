import fc from 'fast-check';
import type { Commander, RequestOf } from '../../src/battle/index.js';
import { type Dice, rolled } from '../../src/dice/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import {
  type AncientScenarioFile,
  type AncientSeen,
  type AncientTerms,
  type AncientView,
  ancientMedieval,
  ancientMedievalRules,
  ancientMedievalTroopTypes,
  type CallAnswer,
  type TroopType,
} from '../../src/rulesets/cady/ancient-medieval/index.js';
import { callFaults } from '../../src/rulesets/cady/ancient-medieval/turn/machines/calls.js';
import { ancientMedievalWords } from '../../src/rulesets/cady/ancient-medieval/words.js';
import { type Order, type OrderedTask, printOrder } from '../../src/rulesets/cady/common/index.js';

type Feature = AncientScenarioFile['table']['features'][number];
type Side = AncientScenarioFile['sides'][string];
type Entry = Side['units'][number];
type Corner = [number, number];

const rules = ancientMedievalRules();

/** Squares of the board, cm: wide enough for any unit below, whichever way it faces. */
const square = 40;
const board = { columns: 5, rows: 4 };
const width = board.columns * square;
const height = board.rows * square;

const whole = (min: number, max: number) => fc.integer({ min, max });
const place: fc.Arbitrary<Corner> = fc.tuple(whole(0, width), whole(0, height));
const across: fc.Arbitrary<[Corner, Corner]> = fc.oneof(
  fc.tuple(whole(10, height - 10), whole(10, height - 10)).map(([a, b]): [Corner, Corner] => [
    [0, a],
    [width, b],
  ]),
  fc.tuple(whole(10, width - 10), whole(10, width - 10)).map(([a, b]): [Corner, Corner] => [
    [a, 0],
    [b, height],
  ]),
);
const patch = fc
  .tuple(whole(0, width - 43), whole(0, height - 40), whole(4, 40), whole(4, 40))
  .map(([x, y, w, h]): Corner[] => [
    [x, y],
    [x + w, y],
    [x + w + 3, y + h],
    [x, y + h],
  ]);

/** Ground of every kind but rivers, which the musket battles ford. */
const ground: fc.Arbitrary<Feature> = fc.oneof(
  fc
    .record({ kind: fc.constantFrom('wood', 'rough', 'marsh', 'hill', 'building', 'ridge'), outline: patch })
    .map((area): Feature => ({ ...area, id: 'f' })),
  fc
    .record({ kind: fc.constantFrom('fence', 'wall'), line: fc.tuple(place, place) })
    .map((barrier): Feature => ({ ...barrier, id: 'f' })),
  fc
    .record({ kind: fc.constantFrom('creek', 'road'), line: across, width: whole(2, 9) })
    .map((strip): Feature => ({ ...strip, id: 'f' })),
);

const unit = fc.record({
  square: whole(0, board.columns * board.rows - 1),
  side: fc.constantFrom('blue' as const, 'red' as const),
  type: fc.constantFrom(...ancientMedievalTroopTypes),
  figures: whole(1, 18),
  facing: whole(0, 359),
  formation: fc.constantFrom('LB', 'Col 2', 'Col 4', 'Col 6'),
  equipped: whole(0, 5),
  hidden: fc.boolean(),
  arrives: whole(0, 9),
  imperial: fc.constantFrom(false, false, false, true),
});

type Drawn = typeof unit extends fc.Arbitrary<infer T> ? T : never;

/** Small battles of anything against anything, the two sides mixed up on a small board, over a few turns, at any level. */
export const randomScenarios: fc.Arbitrary<AncientScenarioFile> = fc
  .record({
    ground: fc.array(ground, { maxLength: 4 }),
    units: fc.uniqueArray(unit, { minLength: 4, maxLength: 10, selector: each => each.square }),
    turns: whole(3, 7),
    level: fc.constantFrom('basic' as const, 'intermediate' as const, 'advanced' as const),
    phantoms: whole(0, 2),
    nobles: fc.boolean(),
    battles: fc.boolean(),
    riders: fc.constantFrom(false, false, true),
  })
  .filter(({ units }) => new Set(units.map(({ side }) => side)).size === 2)
  .map(scenarioOf);

type Plan = {
  readonly ground: readonly Feature[];
  readonly units: readonly Drawn[];
  readonly turns: number;
  readonly level: 'basic' | 'intermediate' | 'advanced';
  readonly phantoms: number;
  readonly nobles: boolean;
  readonly battles: boolean;
  readonly riders: boolean;
};

function scenarioOf(plan: Plan): AncientScenarioFile {
  const { units, turns, level } = plan;
  const advanced = level === 'advanced';
  const base: AncientScenarioFile = {
    ruleset: 'ancient-medieval',
    name: 'A random battle',
    level,
    table: { width, height, features: [] },
    objectives: [{ id: 'middle', name: 'The middle', at: [width / 2, height / 2], radius: 14 }],
    sides: { blue: sideOf('blue', units, plan), red: sideOf('red', units, plan) },
    agreed: [
      'artillery-share',
      'cavalry-share',
      'missile-share',
      'light-units',
      'berserkers',
      'war-wagons',
      'unit-size',
      'points',
    ],
    optional: advanced
      ? ['ransom', 'greek-fire', 'decimation', ...(plan.riders ? (['dispatch-riders'] as const) : [])]
      : [],
    victory: [
      { kind: 'hold', objectives: ['middle'], turns: 4 },
      { kind: 'losses', percent: 75, of: 'figures' },
      { kind: 'most-left', of: 'points', onTurn: turns },
    ],
    turnLimit: turns,
  };
  return withGround(plan.ground, soundOf(base));
}

function sideOf(side: 'blue' | 'red', units: readonly Drawn[], { level, phantoms, nobles, battles }: Plan): Side {
  const own = units.map((each, i) => ({ each, i })).filter(({ each }) => each.side === side);
  const imperials = own.findIndex(({ each }) => each.imperial);
  const entries = own.map(({ each, i }, n) => entryOf({ ...each, imperial: n === imperials }, i, level, n === 0));
  const shift = side === 'blue' ? 3 : 0;
  const inUnits = entries.filter(
    ({ type, arrives }) =>
      !rules.troops[type].individual && rules.troops[type].morale !== null && arrives === undefined,
  );
  const [first, second] = inUnits;
  return {
    name: side,
    units: entries,
    ...(level === 'basic'
      ? {}
      : { phantoms: Array.from({ length: phantoms }, (_, n): Corner => [20 + 50 * n + shift, 37 + shift]) }),
    ...(level === 'advanced' && battles && first !== undefined && second !== undefined
      ? { battles: [{ id: `${side}-main`, units: [first.id, second.id] }] }
      : {}),
    ...(level === 'advanced' && nobles && first !== undefined
      ? { nobles: [{ id: `${side}-duke`, title: 'duke' as const, unit: first.id }] }
      : {}),
  };
}

function entryOf(drawn: Drawn, i: number, level: Plan['level'], first: boolean): Entry {
  const { square: n, type, facing, formation, hidden, arrives, imperial } = drawn;
  const middle = (index: number) => (index + 0.5) * square;
  const troop = rules.troops[type];
  const single = troop.individual || troop.class === 'artillery' || troop.class === 'wagon';
  const figures = Math.max(1, Math.min(drawn.figures, troop.arm === 'cavalry' ? 9 : 18));
  const equipment = single ? {} : equipmentOf(drawn, figures);
  return {
    id: `unit-${i}`,
    type,
    at: [middle(n % board.columns), middle(Math.floor(n / board.columns))],
    facing,
    ...(single
      ? {}
      : { figures, formation: troop.traits.includes('phalanx') && drawn.equipped > 3 ? 'PHALANX' : formation }),
    ...(Object.keys(equipment).length === 0 ? {} : { equipment }),
    ...(troop.traits.includes('supply-wagon') ? { loads: ['missiles' as const] } : {}),
    ...(troop.traits.includes('war-wagon')
      ? { crew: { guns: drawn.equipped % 2, figures: [{ type: 'crossbow-light' as const, figures: 4 }] } }
      : {}),
    ...(level !== 'basic' && hidden ? { hidden } : {}),
    ...(arrives === 9 && !first
      ? { arrives: { turn: 2 } }
      : arrives === 8 && !first
        ? { arrives: { die: 3, earliest: 2 } }
        : {}),
    ...(imperial && !single ? { imperial } : {}),
    ...(first ? { general: true } : {}),
  };
}

function equipmentOf({ equipped, type }: Drawn, figures: number): NonNullable<Entry['equipment']> {
  const { arm, class: kind } = rules.troops[type];
  if (arm !== 'infantry') return {};
  switch (equipped) {
    case 0:
      return { stakes: figures };
    case 1:
      return { caltrops: figures * rules.field.caltrops.perFigure };
    case 2:
      return { axes: figures };
    case 3:
      return kind === 'missile' ? { pavises: figures } : { javelins: figures };
    case 4:
      return kind === 'infantry' ? { mounts: figures } : {};
    default:
      return {};
  }
}

/** Whether a scenario can be mustered, and what is wrong with it. */
function faultsOf(file: AncientScenarioFile): readonly string[] {
  const read = ancientMedieval.readScenario(file, ancientMedieval.rules());
  if ('violations' in read) return read.violations.map(({ path, problem }) => `${path}: ${problem}`);
  try {
    ancientMedieval.muster(read.scenario, rules);
    return [];
  } catch (fault) {
    if (fault instanceof RuleViolation) return fault.violations.map(({ path, problem }) => `${path}: ${problem}`);
    throw fault;
  }
}

/** The scenario less whatever of its trimmings the army lists do not let it have, and whoever finds no room on his square. */
function soundOf(file: AncientScenarioFile): AncientScenarioFile {
  if (faultsOf(file).length === 0) return file;
  const bare = withSides(file, ({ battles: _, nobles: __, phantoms: ___, ...side }) => ({
    ...side,
    units: side.units.map(entry => plainly(entry, file)),
  }));
  const faulty = faultsOf(bare).flatMap(fault => /^(sides\.\w+\.units\[\d+\])/.exec(fault)?.[1] ?? []);
  if (faulty.length === 0) return bare;
  return withSides(bare, (side, id) => {
    const { type: _, ...plain } = { ...side.units[0]!, type: undefined };
    const units = side.units.filter((_, i) => !faulty.includes(`sides.${id}.units[${i}]`));
    const alone: Entry = { ...plain, type: 'light-infantry', figures: 6, formation: 'Col 4' };
    return { ...side, units: units.length > 0 ? units : [alone] };
  });
}

function withSides(file: AncientScenarioFile, change: (side: Side, id: string) => Side): AncientScenarioFile {
  const sides = Object.entries(file.sides).map(([id, side]) => [id, change(side, id)]);
  return {
    ...file,
    optional: (file.optional ?? []).filter(each => each !== 'dispatch-riders'),
    sides: Object.fromEntries(sides),
  };
}

/** A unit without its trimmings, if it is faulty with them. */
function plainly(entry: Entry, file: AncientScenarioFile): Entry {
  const alone = (unit: Entry): AncientScenarioFile => ({
    ...file,
    optional: file.optional?.filter(each => each !== 'dispatch-riders') ?? [],
    sides: {
      blue: { name: 'blue', units: [{ ...unit, general: true }] },
      red: { name: 'red', units: [{ id: 'other', type: 'light-infantry', figures: 6, at: [20, 20], facing: 0 }] },
    },
  });
  const { equipment: _, formation: __, imperial: ___, hidden: ____, ...bare } = entry;
  return faultsOf(alone({ ...entry, at: [width / 2, height / 2] })).length === 0 ? entry : bare;
}

/** The battle on this ground, less what lies on other ground wrongly or where nobody can stand and somebody would. */
function withGround(features: readonly Feature[], file: AncientScenarioFile): AncientScenarioFile {
  const kept: Feature[] = [];
  const on = (ground: readonly Feature[]) => ({
    ...file,
    table: { width, height, features: ground.map((feature, i) => ({ ...feature, id: `f${i}` })) },
  });
  for (const feature of features) {
    if (faultsOf(on([...kept, feature])).length === 0) kept.push(feature);
  }
  return on(kept);
}

/** A commander who does whatever comes into his head, so long as the rules allow it. His whims hang on nothing but the moment. */
export function whimsical(seed: number): Commander<AncientTerms> {
  return {
    name: 'whimsical',
    answer(request, view) {
      const dice = rolled(seed * 1009 + view.turn * 31 + [...request.id].reduce((sum, c) => sum + c.charCodeAt(0), 0));
      switch (request.kind) {
        case 'orders':
          return ordersOnAWhim(request, view, dice);
        case 'call':
          return callOnAWhim(request, view, dice);
        case 'meet-charge':
          return { at: request.thirds[dice.pick(request.thirds.length)] };
        case 'break-through':
          return { go: dice.pick(2) === 0 };
        case 'accept-surrender':
          return { accept: dice.pick(2) === 0 };
      }
    },
  };
}

type OrdersRequest = Extract<RequestOf<AncientTerms>, { kind: 'orders' }>;

function ordersOnAWhim({ units, phantoms }: OrdersRequest, view: AncientView, dice: Dice): Record<string, string> {
  const told = units.filter(() => dice.pick(4) > 0);
  return Object.fromEntries([
    ...told.map(id => [id, orderOnAWhim(view.units[id], view, dice)]),
    ...phantoms.filter(() => dice.pick(3) > 0).map(tag => [tag, phantomOnAWhim(dice)]),
  ]);
}

function phantomOnAWhim(dice: Dice): string {
  if (dice.pick(4) === 0) return 'H';
  const direction = dice.pick(360);
  return printOrder({ gait: 'march', legs: [{ direction, distance: { by: 'cm', cm: 1 + dice.pick(12) } }] });
}

const tasks: readonly OrderedTask[] = [
  { task: 'throw' },
  { task: 'indirect' },
  { task: 'set-stakes' },
  { task: 'pull-stakes' },
  { task: 'strew-caltrops' },
  { task: 'clear-caltrops' },
  { task: 'dig' },
  { task: 'mount' },
  { task: 'dismount' },
  { task: 'get-down' },
  { task: 'spike-elephant' },
  { task: 'chain-wagons' },
  { task: 'fell-trees' },
  { task: 'build-barricade' },
  { task: 'separate' },
  { task: 'detach', on: 'stand' },
  { task: 'detach', on: 'crew' },
];

/** An order that may well be nonsense; the judge of a battle throws out what the rules forbid. */
export function orderOnAWhim(unit: AncientSeen | undefined, view: AncientView, dice: Dice): string {
  if (unit?.own === undefined) return 'H';
  const troop = rules.troops[unit.type];
  const enemies = Object.values(view.units).filter(({ side, gone }) => side !== view.side && gone === null);
  const enemy = enemies[dice.pick(Math.max(1, enemies.length))];
  const fresh = unit.own.chargedOn === 0 || unit.own.chargedOn < view.turn - 1;
  const mayCharge = troop.arm !== 'artillery' && fresh && unit.own.awaited === null;
  const gait: Order['gait'] =
    mayCharge && dice.pick(3) === 0 ? 'charge' : ((['march', 'engage'] as const)[dice.pick(2)] ?? 'march');
  const degrees = () => (enemy !== undefined && dice.pick(2) === 0 ? towards(unit, enemy) : dice.pick(360));
  const legs = Array.from({ length: dice.pick(3) }, () => ({
    direction: degrees(),
    distance:
      dice.pick(2) === 0
        ? ({ by: 'fraction', of: [1 + dice.pick(3), 3] } as const)
        : ({ by: 'cm', cm: 1 + dice.pick(40) } as const),
  }));
  const shape = dice.pick(8);
  const friends = Object.values(view.units).filter(({ side, gone }) => side === view.side && gone === null);
  const joins = friends.flatMap(({ id }): OrderedTask[] => [
    { task: 'join', on: id },
    { task: 'enter-battle', on: id },
  ]);
  const task = dice.pick(5) === 0 ? [...tasks, ...joins][dice.pick(tasks.length + joins.length)] : undefined;
  return printOrder(
    {
      gait,
      legs: gait === 'charge' ? [...legs.slice(1), { direction: degrees(), distance: { by: 'full' } }] : legs,
      ...(shape === 1
        ? { formation: { shape: 'line' } as const }
        : shape === 2
          ? { formation: { shape: 'column', abreast: 1 + dice.pick(8) } as const }
          : shape === 3
            ? { formation: { shape: 'skirmish', ranks: 1 } as const }
            : shape === 4
              ? {
                  formation: {
                    shape: 'special',
                    name: (['phalanx', 'testudo', 'order'] as const)[dice.pick(3)] ?? 'order',
                  } as const,
                }
              : {}),
      ...(dice.pick(3) === 0 ? { facing: dice.pick(360) } : {}),
      ...(dice.pick(4) === 0 && enemy !== undefined ? { fire: { fire: 'at', target: enemy.id } as const } : {}),
      ...(dice.pick(3) === 0 && unit.own.loaded && troop.weapon !== null ? { fireFirst: true } : {}),
      ...(dice.pick(8) === 0 ? { hide: dice.pick(2) === 0 ? ('alone' as const) : ('with-phantom' as const) } : {}),
      ...(dice.pick(40) === 0 ? { surrender: true } : {}),
      ...(task === undefined ? {} : { tasks: [task] }),
    },
    ancientMedievalWords,
  );
}

function towards({ placed }: AncientSeen, enemy: AncientSeen): number {
  const [dx, dy] = [enemy.placed.at.x - placed.at.x, enemy.placed.at.y - placed.at.y];
  return (Math.round((Math.atan2(dx, dy) * 180) / Math.PI) + 360) % 360;
}

type CallRequest = Extract<RequestOf<AncientTerms>, { kind: 'call' }>;

/** The first of a few wild shots that the rules allow. */
function callOnAWhim({ machine, shot, from, to, pivot }: CallRequest, view: AncientView, dice: Dice): CallAnswer {
  const facing = view.units[machine]?.own?.facedAtStart ?? 0;
  for (let tries = 0; tries < 4; tries++) {
    const bearing = (Math.round(facing) + dice.pick(2 * pivot + 1) - pivot + 360) % 360;
    const range = Math.max(1, Math.ceil(from) + dice.pick(Math.max(1, Math.floor(to - from))));
    const call: CallAnswer = { shot, bearing, range };
    if (callFaults(call, machine, view, rules).length === 0) return call;
  }
  return { shot: 'none' };
}

/** All kinds of troops. */
export const everyType: readonly TroopType[] = ancientMedievalTroopTypes;
