import fc from 'fast-check';
import type { Commander } from '../../src/battle/index.js';
import { type Dice, rolled } from '../../src/dice/index.js';
import { printOrder } from '../../src/rulesets/cady/common/index.js';
import { solidUnder } from '../../src/rulesets/cady/common/turn/ground.js';
import {
  type CallAnswer,
  type MusketScenarioFile,
  type MusketTerms,
  type MusketView,
  musketRules,
  musketScenarioSchema,
  tableOf,
  troopOf,
  troopTypes,
  type Unit,
  type UnitSeen,
} from '../../src/rulesets/cady/musket/index.js';
import { musterMusket } from '../../src/rulesets/cady/musket/muster.js';
import { callFaults } from '../../src/rulesets/cady/musket/turn/calls.js';
import { placedOf } from '../../src/rulesets/cady/musket/units.js';
import { levelAt, standsOf, type Table, tableFaults } from '../../src/table/index.js';

type Feature = MusketScenarioFile['table']['features'][number];
type Corner = [number, number];

/** Squares of the board, cm: wide enough for any unit below, whichever way it faces. */
const square = 36;
const board = { columns: 5, rows: 4 };
const width = board.columns * square;
const height = board.rows * square;

const whole = (min: number, max: number) => fc.integer({ min, max });
const place = fc.tuple(whole(0, width), whole(0, height)) as fc.Arbitrary<Corner>;
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
/** The same, roughly between two rows of squares, so that few stand in its way. */
const seam: fc.Arbitrary<[Corner, Corner]> = fc
  .tuple(whole(1, board.rows - 1), whole(-6, 6), whole(-6, 6))
  .map(([row, a, b]) => [
    [0, row * square + a],
    [width, row * square + b],
  ]);
const patch = fc
  .tuple(whole(0, width - 43), whole(0, height - 40), whole(4, 40), whole(4, 40))
  .map(([x, y, w, h]): Corner[] => [
    [x, y],
    [x + w, y],
    [x + w + 3, y + h],
    [x, y + h],
  ]);

/** Ground of every other kind. */
const ground: fc.Arbitrary<Feature[]> = fc.oneof(
  fc
    .record({ kind: fc.constantFrom('wood', 'rough', 'marsh', 'hill', 'building', 'ridge'), outline: patch })
    .map((area): Feature[] => [{ ...area, id: 'f' }]),
  fc
    .record({ kind: fc.constantFrom('fence', 'wall'), line: fc.tuple(place, place) })
    .map((barrier): Feature[] => [{ ...barrier, id: 'f' }]),
  fc
    .record({ kind: fc.constantFrom('creek', 'road'), line: across, width: whole(2, 9) })
    .map((strip): Feature[] => [{ ...strip, id: 'f' }]),
);

/** A river with a bridge and a ford over it. */
const river: fc.Arbitrary<Feature[]> = fc.tuple(seam, whole(3, 9)).map(([line, wide]): Feature[] => [
  { kind: 'river', id: 'f', line, width: wide },
  { kind: 'bridge', id: 'f', line: over(line, 1 / 3, wide), width: 9 },
  { kind: 'ford', id: 'f', line: over(line, 2 / 3, wide), width: 16 },
]);

/** A way over a river, a part of its length along. */
function over([[ax, ay], [bx, by]]: [Corner, Corner], part: number, wide: number): [Corner, Corner] {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [x, y] = [ax + (bx - ax) * part, ay + (by - ay) * part];
  const aside = [(ay - by) / length, (bx - ax) / length] as const;
  const half = wide / 2 + 1;
  return [
    [x - aside[0] * half, y - aside[1] * half],
    [x + aside[0] * half, y + aside[1] * half],
  ];
}

const unit = fc.record({
  square: whole(0, board.columns * board.rows - 1),
  side: fc.constantFrom('blue' as const, 'red' as const),
  type: fc.constantFrom(...troopTypes),
  figures: whole(1, 16),
  facing: whole(0, 359),
  formation: fc.constantFrom('LB', 'Col 2', 'Col 4', 'Col 6'),
  hidden: fc.boolean(),
});

/** Small battles of anything against anything, the two sides mixed up on a small board, over a few turns. */
export const randomScenarios: fc.Arbitrary<MusketScenarioFile> = fc
  .record({
    river: fc.option(river, { nil: [] }),
    ground: fc.array(ground, { maxLength: 4 }),
    units: fc.uniqueArray(unit, { minLength: 4, maxLength: 9, selector: each => each.square }),
    turns: whole(3, 7),
    level: fc.constantFrom('basic' as const, 'intermediate' as const, 'advanced' as const),
    phantoms: fc.array(whole(0, 30), { maxLength: 3 }),
  })
  .filter(({ units }) => new Set(units.map(({ side }) => side)).size === 2)
  .map(({ river, ground, units, turns, level, phantoms }) => {
    const armies = { blue: [] as Entry[], red: [] as Entry[] };
    units.forEach((each, i) => {
      armies[each.side].push({ ...entryOf(each, i), ...(level !== 'basic' && each.hidden ? { hidden: true } : {}) });
    });
    return withGround([river, ...ground], {
      ruleset: 'musket',
      name: 'A random battle',
      level,
      points: 10_000,
      table: { width, height, features: [] },
      objectives: [{ id: 'middle', name: 'The middle', at: [width / 2, height / 2], radius: 12 }],
      sides: {
        blue: {
          name: 'Blue',
          ...armyOf(armies.blue, level),
          ...(level === 'basic' ? {} : { phantoms: spotsOf(phantoms) }),
        },
        red: { name: 'Red', ...armyOf(armies.red, level) },
      },
      agreed: ['artillery-share', 'cavalry-share', 'unit-size', 'points'],
      victory: [
        { kind: 'hold', objectives: ['middle'], turns: 4 },
        { kind: 'losses', percent: 75, of: 'figures' },
        { kind: 'turn-limit', turns, decidedBy: 'points-left' },
      ],
    });
  });

type Drawn = typeof unit extends fc.Arbitrary<infer T> ? T : never;
type Entry = MusketScenarioFile['sides'][string]['units'][number];

/** An army; in the advanced game its steady units form a brigade. */
function armyOf(
  units: Entry[],
  level: MusketScenarioFile['level'],
): Pick<MusketScenarioFile['sides'][string], 'units' | 'brigades'> {
  const steady = units.filter(({ type }) => musketRules().troops[type].morale >= musketRules().battles.leastMorale);
  if (level !== 'advanced' || steady.length < 2) return { units };
  return { units, brigades: [{ id: 'brigade', units: steady.map(({ id }) => id) }] };
}

/** Places for phantoms, none where a unit stands. */
function spotsOf(places: readonly number[]): Corner[] {
  return [...new Set(places)].map((at): Corner => [3 + 5 * at, 1]);
}

function entryOf({ square: n, type, figures, facing, formation }: Drawn, i: number): Entry {
  const middle = (index: number) => (index + 0.5) * square;
  const { arm } = musketRules().troops[type];
  return {
    id: `unit-${i}`,
    type,
    at: [middle(n % board.columns), middle(Math.floor(n / board.columns))],
    facing,
    // Horse is twice as deep as foot.
    ...(arm === 'artillery' ? {} : { figures: arm === 'cavalry' ? Math.ceil(figures / 2) : figures, formation }),
  };
}

/** Whether a unit stands on one level with all its figures, as one must that is hidden. */
function isLevel(unit: Unit, table: Table): boolean {
  const levels = standsOf(placedOf(unit, musketRules())).flatMap(({ corners, centre }) =>
    [...corners, centre].map(point => levelAt(table, point)),
  );
  return new Set(levels).size === 1;
}

/** The battle on this ground, less what lies on other ground wrongly or where nobody can stand and somebody would. */
function withGround(features: readonly Feature[][], file: MusketScenarioFile): MusketScenarioFile {
  const on = (ground: readonly Feature[]) => ({
    ...file,
    table: { width, height, features: ground.map((feature, i) => ({ ...feature, id: `f${i}` })) },
  });
  const { units } = musterMusket(musketScenarioSchema.parse(file), musketRules());
  const kept: Feature[] = [];
  for (const ground of features) {
    const table = tableOf(musketScenarioSchema.parse(on([...kept, ...ground])));
    const taken = Object.values(units).some(
      unit =>
        solidUnder(placedOf(unit, musketRules()), table) !== undefined ||
        (unit.marker !== null && !isLevel(unit, table)),
    );
    if (!taken && tableFaults(table).length === 0) kept.push(...ground);
  }
  return on(kept);
}

/** A commander who does whatever comes into his head, so long as the rules allow it. His whims hang on nothing but the moment. */
export function whimsical(seed: number): Commander<MusketTerms> {
  return {
    name: 'whimsical',
    answer(request, view) {
      const dice = rolled(seed * 1009 + view.turn * 31 + [...request.id].reduce((sum, c) => sum + c.charCodeAt(0), 0));
      if (request.kind === 'call') return callOnAWhim(request, view, dice);
      if (request.kind === 'meet-charge') return { at: request.thirds[dice.pick(request.thirds.length)] };
      if (request.kind === 'break-through') return { go: dice.pick(2) === 0 };
      if (request.kind === 'helm') return {};
      if (request.kind === 'accept-surrender') return { accept: dice.pick(2) === 0 };
      if (request.kind === 'event') return { chosen: request.options.slice(0, request.picks) };
      const told = request.units.filter(() => dice.pick(4) > 0);
      const bluffs = request.phantoms.map(tag => [tag, `${dice.pick(360)} 5 cm`] as const);
      return Object.fromEntries([
        ...told.map(id => [id, orderOnAWhim(view.units[id], view, dice)] as const),
        ...bluffs,
      ]);
    },
  };
}

function orderOnAWhim(unit: UnitSeen | undefined, view: MusketView, dice: Dice): string {
  if (unit?.own === undefined) return 'H';
  const troop = troopOf(unit, musketRules());
  const enemies = Object.values(view.units).filter(({ side, gone }) => side !== view.side && gone === null);
  const enemy = enemies[dice.pick(Math.max(1, enemies.length))];
  const marker = view.markers.find(({ side }) => side !== view.side);
  const target = dice.pick(2) === 0 ? enemy?.id : marker?.id;
  const fresh = unit.own.chargedOn === 0 || unit.own.chargedOn < view.turn - 1;
  const gait =
    troop.arm !== 'artillery' && fresh && dice.pick(3) === 0 ? 'charge' : (['march', 'engage'] as const)[dice.pick(2)];
  const degrees = () => (enemy !== undefined && dice.pick(2) === 0 ? towards(unit, enemy) : dice.pick(360));
  const legs = Array.from({ length: dice.pick(3) }, () => ({
    direction: degrees(),
    distance:
      dice.pick(2) === 0
        ? ({ by: 'fraction', of: [1 + dice.pick(3), 3] } as const)
        : ({ by: 'cm', cm: 1 + dice.pick(40) } as const),
  }));
  const engaged = view.contacts.some(({ a, b }) => a === unit.id || b === unit.id);
  const formed = troop.morale < musketRules().movement.formationMorale || troop.arm === 'artillery' || engaged;
  const shapes = formed ? 1 : 4;
  const shape = dice.pick(shapes);
  return printOrder({
    gait: gait ?? 'march',
    legs: gait === 'charge' ? [...legs.slice(1), { direction: degrees(), distance: { by: 'full' } }] : legs,
    ...(shape === 1
      ? { formation: { shape: 'line' } }
      : shape === 2
        ? { formation: { shape: 'column', abreast: (1 + dice.pick(4)) * troop.stand.figures } }
        : {}),
    ...(dice.pick(3) === 0 ? { facing: dice.pick(360) } : {}),
    ...(dice.pick(4) === 0 && target !== undefined ? { fire: { fire: 'at', target } } : {}),
    ...(dice.pick(3) === 0 && unit.own.loaded && troop.weapon !== null && troop.like !== 'dragoons'
      ? { fireFirst: true }
      : {}),
    ...(dice.pick(30) === 0 && unit.own.gun !== null ? { spike: true } : {}),
  });
}

function towards({ placed }: UnitSeen, enemy: UnitSeen): number {
  const [dx, dy] = [enemy.placed.at.x - placed.at.x, enemy.placed.at.y - placed.at.y];
  return (Math.round((Math.atan2(dx, dy) * 180) / Math.PI) + 360) % 360;
}

type CallRequest = Parameters<Commander<MusketTerms>['answer']>[0] & { readonly kind: 'call' };

/** The first of a few wild shots that the rules allow. */
function callOnAWhim({ gun, projectiles, traverse }: CallRequest, view: MusketView, dice: Dice): CallAnswer {
  const facing = view.units[gun]?.own?.facedAtStart ?? 0;
  for (let tries = 0; tries < 4; tries++) {
    const choice = projectiles[dice.pick(Math.max(1, projectiles.length))];
    if (choice === undefined) break;
    const bearing = (Math.round(facing) + dice.pick(2 * traverse + 1) - traverse + 360) % 360;
    const range = choice.from + dice.pick(Math.max(1, Math.floor(choice.to) - choice.from + 1));
    const call: CallAnswer =
      choice.projectile === 'canister'
        ? { shot: 'canister', bearing }
        : { shot: choice.projectile, bearing, range: Math.max(1, range) };
    if (callFaults(call, gun, view, musketRules()).length === 0) return call;
  }
  return { shot: 'none' };
}
