import fc from 'fast-check';
import type { WrgScenarioFile } from '../../src/rulesets/wrg/schema.js';
import { creatureKinds } from '../../src/rulesets/wrg/sorcery/kinds.js';
import { type Creature, creatures } from '../../src/rulesets/wrg/troops.js';

/** What a random battle is played with besides its armies: sorcery, a fort, ships, fire, caltrops. */

type Army = WrgScenarioFile['sides'][string];
type Entry = Army['units'][number];
type Corner = [number, number];

/** A battle with something more; as it was where that does not fit it. */
export type Switch = (file: WrgScenarioFile) => readonly WrgScenarioFile[];

const whole = (min: number, max: number) => fc.integer({ min, max });
const sides = ['blue', 'red'] as const;
const sideOf = fc.constantFrom(...sides);

/** Those of a list whom a number points at, each by one of its bits. */
function some<T>(of: readonly T[], bits: number): readonly T[] {
  return of.filter((_, i) => ((bits >> (i % 16)) & 1) === 1);
}

const unitsOf = (file: WrgScenarioFile, side: string) => file.sides[side]?.units ?? [];
const ids = (file: WrgScenarioFile) => sides.flatMap(side => unitsOf(file, side).map(({ id }) => id));
const joined = (file: WrgScenarioFile, side: string, more: readonly Entry[]): WrgScenarioFile => {
  const army = file.sides[side];
  if (army === undefined) return file;
  return { ...file, sides: { ...file.sides, [side]: { ...army, units: [...army.units, ...more] } } };
};

const creature = fc.record({
  kind: fc.constantFrom(...creatures),
  at: fc.tuple(whole(30, 670), whole(30, 470)) as fc.Arbitrary<Corner>,
  side: sideOf,
  figures: whole(2, 12),
  choice: whole(0, 1000),
});

/** Creatures of all kinds on both sides, each where there is room for it, and a side of chaos. */
const sorcery: fc.Arbitrary<Switch> = fc
  .record({ chaos: fc.option(sideOf), all: fc.array(creature, { minLength: 1, maxLength: 8 }), grove: whole(0, 3) })
  .map(({ chaos, all, grove }) => file => {
    const ents = grove === 0 ? [{ id: 'grove', figures: 6, files: 3, at: [350, 250] as Corner, facing: 'S' }] : [];
    const magic = { ...file, sorcery: chaos === null ? {} : { chaos } };
    return [
      magic,
      ...all.map((each, i) => joined(magic, each.side, [creatureEntry(each.kind, i, each)])),
      { ...magic, sorcery: { ...magic.sorcery, ents } },
    ];
  });

function creatureEntry(
  kind: Creature,
  i: number,
  { at, figures, choice, side }: typeof creature extends fc.Arbitrary<infer T> ? T : never,
): Entry {
  const { types, training, class: grade, stands, shield } = creatureKinds[kind];
  const type = types[choice % types.length] ?? 'mi';
  const weapons = creatureKinds[kind].ofType?.[type] ?? creatureKinds[kind].weapons;
  const count = stands === 'units' ? figures : 1;
  const arms = weapons === null ? [] : (weapons[choice % weapons.length] ?? []);
  return {
    id: `${kind}-${i}`,
    creature: kind,
    type,
    training: training ?? 'barbarian',
    class: grade ?? 'C',
    weapons: [...arms],
    ...(shield === null ? {} : { shield }),
    figures: count,
    files: Math.max(1, Math.min(count, 1 + (choice % 6))),
    at,
    facing: side === 'blue' ? 'N' : 'S',
  };
}

/** A walled place with a gate in it, and those before it with what they need. */
const siege: fc.Arbitrary<Switch> = fc
  .record({
    owner: sideOf,
    x: whole(20, 380),
    y: whole(20, 250),
    wide: whole(160, 300),
    deep: whole(120, 230),
    stone: fc.boolean(),
    bits: whole(1, 65_535),
  })
  .map(({ owner, x, y, wide, deep, stone, bits }) => file => {
    const [right, top, middle] = [x + wide, y + deep, x + wide / 2];
    const near = owner === 'blue' ? top : y;
    const far = owner === 'blue' ? y : top;
    const wall = (id: string, line: Corner[]) => ({ kind: 'rampart' as const, id, line });
    const features = [
      wall('front-left', [
        [x, near],
        [middle - 15, near],
      ]),
      {
        kind: 'gate' as const,
        id: 'the-gate',
        line: [
          [middle - 15, near],
          [middle + 15, near],
        ] as Corner[],
      },
      wall('front-right', [
        [middle + 15, near],
        [right, near],
      ]),
      wall('right', [
        [right, near],
        [right, far],
      ]),
      wall('back', [
        [right, far],
        [x, far],
      ]),
      wall('left', [
        [x, far],
        [x, near],
      ]),
    ];
    const walls = stone
      ? []
      : features.flatMap(({ id, kind }) => (kind === 'rampart' ? [{ feature: id, is: 'palisade' as const }] : []));
    const besiegers = unitsOf(file, owner === 'blue' ? 'red' : 'blue');
    const fort = {
      side: owner,
      inside: [
        [x, y],
        [right, y],
        [right, top],
        [x, top],
      ] as Corner[],
    };
    const kinds = ['scaling-ladder', 'ram', 'penthouse', 'tower'] as const;
    const material = some(besiegers, bits).flatMap(({ id }, i) => {
      const kind = kinds[i % kinds.length];
      return kind === undefined ? [] : [{ id: `thing-${i}`, kind, with: id }];
    });
    const base = { ...file, table: { ...file.table, features: [...(file.table.features ?? []), ...features] } };
    const builders = some(besiegers, bits >> 2).map(({ id }) => id);
    const works = { forts: [fort], walls, mining: true, builders };
    return [
      { ...base, works },
      ...material.map(thing => ({ ...base, works: { ...works, material: [thing] } })),
      ...some(besiegers, bits >> 3).map(({ id }) => ({
        ...base,
        works: { ...works, pavises: [{ with: id, figures: 2 }] },
      })),
    ];
  });

/** Water along the southern edge, and ships that come to its shore with some of blue aboard. */
const ships: fc.Arbitrary<Switch> = fc
  .record({
    all: fc.array(
      fc.record({
        x: whole(30, 670),
        kind: fc.constantFrom('raider', 'galley', 'transport'),
        comes: fc.constantFrom(0, 20, 40),
        company: fc.constantFrom('C', 'D'),
        bits: whole(1, 65_535),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ all }) => file => {
    const surf = {
      kind: 'river' as const,
      id: 'surf',
      line: [
        [0, 60],
        [700, 60],
      ] as Corner[],
      width: 120,
    };
    const base = { ...file, table: { ...file.table, features: [...(file.table.features ?? []), surf] } };
    return all.map(({ bits, ...ship }, i) => {
      const aboard = some(unitsOf(file, 'blue'), bits)
        .slice(0, 1)
        .map(({ id }) => id);
      const hull = { length: 76, beam: 40, rows: 30, facing: 'N' as const };
      const { x, ...kind } = ship;
      return {
        ...base,
        sea: {
          shallows: ['surf'],
          ships: [{ id: `ship-${i}`, side: 'blue', at: [x, 77] as Corner, ...hull, ...kind, aboard }],
        },
      };
    });
  });

const burns = ['wood', 'building', 'rough', 'fence'];

const fire: fc.Arbitrary<Switch> = fc
  .record({
    strength: fc.constantFrom('calm', 'light', 'strong'),
    toward: whole(0, 359),
    dry: fc.boolean(),
    bits: whole(1, 65_535),
  })
  .map(({ strength, toward, dry, bits }) => file => {
    const things = (file.table.features ?? []).filter(({ kind }) => burns.includes(kind)).map(({ id }) => ({ id }));
    // The weather has a wind of its own.
    const wind = file.weather === undefined ? { wind: { strength, toward } } : {};
    const base = { ...wind, dry, things };
    const water = [{ id: 'well', at: [350, 240] as Corner, tanks: 0 }];
    const supplies = some(ids(file), bits).map(unit => ({ unit, atHand: true }));
    const buckets = some(ids(file), bits >> 2);
    return [
      { ...file, fire: { ...base, water } },
      ...supplies.map(each => ({ ...file, fire: { ...base, supplies: [each] } })),
      ...buckets.map(each => ({ ...file, fire: { ...base, buckets: [each] } })),
    ];
  });

const caltrops: fc.Arbitrary<Switch> = fc.record({ bits: whole(1, 65_535), laid: fc.boolean() }).map(
  ({ bits, laid }) =>
    file =>
      some(ids(file), bits).map((unit, i) => ({ ...file, caltrops: [{ unit, laid: laid && i % 2 === 0 }] })),
);

/** What a battle is played with, often of nothing besides its armies, or of one thing or two. */
export const switches: fc.Arbitrary<readonly Switch[]> = fc
  .tuple(...[sorcery, siege, ships, fire, caltrops].map(each => fc.option(each, { freq: 2 })))
  .chain(all =>
    whole(0, 31).map(bits =>
      some(
        all.filter(each => each !== null),
        bits,
      ),
    ),
  );

/** The battle with as much of its switches as is sound, one thing after the other. */
export function withSwitches(
  file: WrgScenarioFile,
  all: readonly Switch[],
  isSound: (file: WrgScenarioFile) => boolean,
): WrgScenarioFile {
  let kept = file;
  for (const each of all) {
    for (const more of each(file)) {
      const candidate = merged(kept, more);
      if (isSound(candidate)) kept = candidate;
    }
  }
  return kept;
}

/** Lists grow, and what is new comes besides. */
function merged<T>(kept: T, more: T): T {
  if (Array.isArray(kept) && Array.isArray(more)) {
    const known = new Set(kept.map(each => JSON.stringify(each)));
    return [...kept, ...more.filter(each => !known.has(JSON.stringify(each)))] as T;
  }
  if (typeof kept !== 'object' || kept === null || typeof more !== 'object' || more === null) return more;
  const keys = new Set([...Object.keys(kept), ...Object.keys(more)]);
  const of = (each: object, key: string): unknown => Object.getOwnPropertyDescriptor(each, key)?.value;
  return Object.fromEntries(
    [...keys].map(key => {
      const [one, other] = [of(kept, key), of(more, key)];
      return [key, other === undefined ? one : one === undefined ? other : merged(one, other)];
    }),
  ) as T;
}
