import * as z from 'zod';
import { situationReader as reader } from '../../scenario/index.js';
import type { Agreement, Enrolled } from './army/army.js';
import type { CommandSituation } from './army/command.js';
import type { Combatant, Exchange } from './combat/exchange.js';
import type { HitUnit } from './combat/losses.js';
import type { Attack, Opponent } from './combat/melee.js';
import type { Aim, RethrowPolicy, ThrownAttack } from './combat/rethrow.js';
import { testKinds, type UnitTest } from './combat/tests.js';
import type { ArtilleryFire, Bounce, Fire, FireTarget, MusketFire } from './fire/fire.js';
import type { FormationKind } from './state.js';
import type { ActionKind, FormationChange } from './terms.js';
import { type GunKind, gunKinds, ranks, standKinds, type UnitType, unitTypes } from './troops.js';

/**
 * The situations of the resolution functions as JSON: what each may hold, and how it is read. Lengths in inches, degrees
 * clockwise from north; stands as a layout such as `PMM/MM.` where it matters how they stand.
 */

const stands = z.int().min(1).max(50);
const count = z.int().min(0).max(100);
const inches = z.number().min(0).max(1000);
const degrees = z.number().min(-360).max(360);
const terrainDice = z.int().min(-6).max(6).exactOptional();
const yes = z.boolean().exactOptional();
const coordinate = z.number().min(-1000).max(1000);

const formation: z.ZodType<FormationKind> = z.enum(['line', 'mass', 'defensive mass']);
const unitClass: z.ZodType<Opponent['class']> = z.enum(['foot', 'mounted', 'artillery']);
const guns: z.ZodType<GunKind> = z.enum(gunKinds);
const type: z.ZodType<UnitType> = z.enum(unitTypes);
const kind = z.enum(standKinds);
const layout = z.string().min(1).max(60);

const target: z.ZodType<FireTarget> = z.strictObject({
  formation,
  mounted: z.boolean(),
  stands,
  terrainDice,
});
const musketsFire = z.strictObject({ weapon: z.literal('muskets'), stands, target });
const gunFires = z.strictObject({ weapon: guns, range: inches, target });

export const fire = reader<Fire>(z.union([musketsFire, gunFires]));
export const musketFire = reader<MusketFire>(musketsFire);
export const artilleryFire = reader<ArtilleryFire>(gunFires);
export const bounce = reader<Bounce>(z.strictObject({ misses: count, terrainDice }));
export const range = reader(z.strictObject({ range: inches }));

export const test = reader<UnitTest>(z.strictObject({ kind: z.enum(testKinds), inCommand: z.boolean() }));
export const command = reader<CommandSituation>(
  z.strictObject({
    type,
    commanders: z.array(z.strictObject({ rank: z.enum(ranks), distance: inches })).max(20),
  }),
);
export const strength = reader(z.strictObject({ first: count, second: count }));

const opponent: z.ZodType<Opponent> = z.strictObject({ class: unitClass, formation });
const attackShape: z.ZodType<Attack> = z.strictObject({
  attacker: opponent,
  stands: z.array(kind).min(1).max(30),
  target: opponent,
  outflanking: yes,
  extraDiceOf: kind.exactOptional(),
  terrainDice,
});
const aim: z.ZodType<Aim> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hits') }),
  z.strictObject({ kind: z.literal('stands'), stands, hits: count }),
  z.strictObject({ kind: z.literal('at-least'), hits: count }),
]);
const never = z.strictObject({ kind: z.literal('never') });
const below = z.strictObject({ kind: z.literal('below'), hits: count });
const best = z.strictObject({ kind: z.literal('best'), aim });
const policy: z.ZodType<RethrowPolicy> = z.discriminatedUnion('kind', [never, below, best]);
const mostStands = z.strictObject({ kind: z.literal('most-stands') });

export const attack = reader<Attack>(attackShape);
export const thrownAttack = reader<ThrownAttack>(
  z.strictObject({
    attack: attackShape,
    hits: count,
    aim,
    later: z
      .array(z.strictObject({ attack: attackShape, aim }))
      .max(5)
      .exactOptional(),
  }),
);
export const attackInCommand = reader<{ readonly attack: Attack; readonly policy: RethrowPolicy }>(
  z.strictObject({ attack: attackShape, policy }),
);
const combatant: z.ZodType<Combatant> = z.strictObject({
  stands,
  hits: count,
  attack: attackShape,
  rethrow: z.discriminatedUnion('kind', [never, below, best, mostStands]).exactOptional(),
});
export const exchange = reader<Exchange>(z.strictObject({ first: combatant, second: combatant }));
export const hitUnit = reader<HitUnit>(z.strictObject({ stands, hits: count }));

/** A unit in its place, its stands as a layout. */
export interface PlacedUnit {
  readonly formation: FormationKind;
  readonly stands: string;
  readonly at: { readonly x: number; readonly y: number };
  readonly facing: number;
}
const placed: z.ZodType<PlacedUnit> = z.strictObject({
  formation,
  stands: layout,
  at: z.strictObject({ x: coordinate, y: coordinate }),
  facing: z.number().min(0).lt(360),
});
const change: z.ZodType<FormationChange> = z.strictObject({
  formation,
  stands: layout,
  stationary: z.int().min(0).max(50).exactOptional(),
  becomes: z.int().min(0).max(50).exactOptional(),
});

export const shape = reader(z.strictObject({ formation, stands: layout, foot: z.boolean() }));
export const front = reader(z.strictObject({ stands: layout }));
export const placedUnit = reader(z.strictObject({ unit: placed }));
export const turned = reader(z.strictObject({ unit: placed, degrees }));
export const changing = reader<{ readonly unit: PlacedUnit; readonly change: FormationChange }>(
  z.strictObject({ unit: placed, change }),
);
export const pair = reader(z.strictObject({ first: placed, second: placed }));
export const flank = reader(z.strictObject({ attacker: placed, target: placed }));
export const losing = reader(
  z.strictObject({ unit: placed, lost: z.int().min(1).max(10), contacts: z.array(placed).max(10) }),
);

/** What of a unit its actions and gaits depend on. */
export interface MovingUnit {
  readonly type: UnitType;
  readonly formation: FormationKind;
  readonly stands: string;
  readonly limbered?: boolean;
}
const moving: z.ZodType<MovingUnit> = z.strictObject({
  type,
  formation,
  stands: layout,
  limbered: yes,
});
const action: z.ZodType<ActionKind> = z.enum([
  'change-formation',
  'manoeuvre',
  'step-back',
  'side-step',
  'charge',
  'mount',
  'dismount',
  'prolong',
  'limber',
  'unlimber',
]);
export const movingUnit = reader(z.strictObject({ unit: moving }));
export const movement = reader<{
  readonly unit: MovingUnit;
  readonly action: ActionKind;
  readonly doubleTime?: boolean;
}>(z.strictObject({ unit: moving, action, doubleTime: yes }));

const enrolled: z.ZodType<Enrolled> = z.strictObject({ type, rank: z.enum(ranks).exactOptional() });
export const army = reader<{ readonly units: readonly Enrolled[]; readonly agreed?: readonly Agreement[] }>(
  z.strictObject({
    units: z.array(enrolled).max(100),
    agreed: z
      .array(z.enum(['army-composition', 'unit-size', 'extra-sub-commander']))
      .max(3)
      .exactOptional(),
  }),
);
