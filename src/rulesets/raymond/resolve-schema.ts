import * as z from 'zod/mini';
import {
  choice,
  entry,
  situationReader as reader,
  situationReaderUnder as readerUnder,
  underRules,
} from '../../scenario/index.js';
import type { Agreement, Enrolled } from './army/army.js';
import type { CommandSituation } from './army/command.js';
import type { Combatant, Exchange } from './combat/exchange.js';
import type { HitUnit } from './combat/losses.js';
import type { Attack, Opponent } from './combat/melee.js';
import type { Aim, RethrowPolicy, ThrownAttack } from './combat/rethrow.js';
import { testKinds, type UnitTest } from './combat/tests.js';
import type { ArtilleryFire, Bounce, Fire, FireTarget, MusketFire } from './fire/fire.js';
import type { PlacedUnit } from './resolve/placed.js';
import type { RaymondRules } from './rules.js';
import type { FormationKind } from './state.js';
import type { ActionKind, FormationChange } from './terms.js';
import { type GunKind, gunKinds, ranks, type StandKind, standKindsOf, type UnitType, unitTypesOf } from './troops.js';

/**
 * The situations of the resolution functions as JSON: what each may hold, and how it is read. Lengths in inches, degrees
 * clockwise from north; stands as a layout such as `PMM/MM.` where it matters how they stand.
 */

const stands = z.int().check(z.minimum(1), z.maximum(50));
const count = z.int().check(z.minimum(0), z.maximum(100));
const inches = z.number().check(z.minimum(0), z.maximum(1000));
const degrees = z.number().check(z.minimum(-360), z.maximum(360));
const terrainDice = z.exactOptional(z.int().check(z.minimum(-6), z.maximum(6)));
const yes = z.exactOptional(z.boolean());
const coordinate = z.number().check(z.minimum(-1000), z.maximum(1000));

const formation: z.ZodMiniType<FormationKind> = z.enum(['line', 'mass', 'defensive mass']);
const unitClass: z.ZodMiniType<Opponent['class']> = z.enum(['foot', 'mounted', 'artillery']);
const guns: z.ZodMiniType<GunKind> = z.enum(gunKinds);
const typeUnder = underRules((rules: RaymondRules) => choice(unitTypesOf(rules), 'kind of unit'));
export const unitType = readerUnder(
  (rules: RaymondRules): z.ZodMiniType<{ readonly type: UnitType }> => entry({ type: typeUnder(rules) }),
);
const kindUnder = underRules((rules: RaymondRules) => choice(standKindsOf(rules), 'kind of stand'));
const layout = z.string().check(z.minLength(1), z.maxLength(60));

const target: z.ZodMiniType<FireTarget> = entry({
  formation,
  mounted: z.boolean(),
  stands,
  terrainDice,
});
const musketsFire = entry({ weapon: z.literal('muskets'), stands, target });
const gunFires = entry({ weapon: guns, range: inches, target });

export const fire = reader<Fire>(z.union([musketsFire, gunFires]));
export const musketFire = reader<MusketFire>(musketsFire);
export const artilleryFire = reader<ArtilleryFire>(gunFires);
export const bounce = reader<Bounce>(entry({ misses: count, terrainDice }));
export const range = reader(entry({ range: inches }));

export const test = reader<UnitTest>(entry({ kind: z.enum(testKinds), inCommand: z.boolean() }));
export const command = readerUnder(
  (rules: RaymondRules): z.ZodMiniType<CommandSituation> =>
    entry({
      type: typeUnder(rules),
      commanders: z.array(entry({ rank: z.enum(ranks), distance: inches })).check(z.maxLength(20)),
    }),
);
export const strength = reader(entry({ first: count, second: count }));

const opponent: z.ZodMiniType<Opponent> = entry({ class: unitClass, formation });
const attackUnder = underRules(
  (rules: RaymondRules): z.ZodMiniType<Attack> =>
    entry({
      attacker: opponent,
      stands: z.array(kindUnder(rules)).check(z.minLength(1), z.maxLength(30)),
      target: opponent,
      outflanking: yes,
      extraDiceOf: z.exactOptional(kindUnder(rules)),
      terrainDice,
    }),
);
const aim: z.ZodMiniType<Aim> = z.discriminatedUnion('kind', [
  entry({ kind: z.literal('hits') }),
  entry({ kind: z.literal('stands'), stands, hits: count }),
  entry({ kind: z.literal('at-least'), hits: count }),
]);
const never = entry({ kind: z.literal('never') });
const below = entry({ kind: z.literal('below'), hits: count });
const best = entry({ kind: z.literal('best'), aim });
const policy: z.ZodMiniType<RethrowPolicy> = z.discriminatedUnion('kind', [never, below, best]);
const mostStands = entry({ kind: z.literal('most-stands') });

export const attack = readerUnder(attackUnder);
export const thrownAttack = readerUnder((rules: RaymondRules): z.ZodMiniType<ThrownAttack> => {
  const attack = attackUnder(rules);
  const later = z.array(entry({ attack, aim })).check(z.maxLength(5));
  return entry({ attack, hits: count, aim, later: z.exactOptional(later) });
});
export const attackInCommand = readerUnder(
  (rules: RaymondRules): z.ZodMiniType<{ readonly attack: Attack; readonly policy: RethrowPolicy }> =>
    entry({ attack: attackUnder(rules), policy }),
);
export const exchange = readerUnder((rules: RaymondRules): z.ZodMiniType<Exchange> => {
  const combatant: z.ZodMiniType<Combatant> = entry({
    stands,
    hits: count,
    attack: attackUnder(rules),
    rethrow: z.exactOptional(z.discriminatedUnion('kind', [never, below, best, mostStands])),
  });
  return entry({ first: combatant, second: combatant });
});
export const hitUnit = reader<HitUnit>(entry({ stands, hits: count }));

const placed: z.ZodMiniType<PlacedUnit> = entry({
  formation,
  stands: layout,
  at: entry({ x: coordinate, y: coordinate }),
  facing: z.number().check(z.minimum(0), z.lt(360)),
});
const change: z.ZodMiniType<FormationChange> = entry({
  formation,
  stands: layout,
  stationary: z.exactOptional(z.int().check(z.minimum(0), z.maximum(50))),
  becomes: z.exactOptional(z.int().check(z.minimum(0), z.maximum(50))),
});

export const shape = reader(entry({ formation, stands: layout, foot: z.boolean() }));
export const front = reader(entry({ stands: layout }));
export const placedUnit = reader(entry({ unit: placed }));
export const turned = reader(entry({ unit: placed, degrees }));
export const changing = reader<{ readonly unit: PlacedUnit; readonly change: FormationChange }>(
  entry({ unit: placed, change }),
);
export const pair = reader(entry({ first: placed, second: placed }));
export const flank = reader(entry({ attacker: placed, target: placed }));
export const losing = reader(
  entry({
    unit: placed,
    lost: z.int().check(z.minimum(1), z.maximum(10)),
    contacts: z.array(placed).check(z.maxLength(10)),
  }),
);

/** What of a unit its actions and gaits depend on. */
export interface MovingUnit {
  readonly type: UnitType;
  readonly formation: FormationKind;
  readonly stands: string;
  readonly limbered?: boolean;
}
const movingUnder = underRules(
  (rules: RaymondRules): z.ZodMiniType<MovingUnit> =>
    entry({ type: typeUnder(rules), formation, stands: layout, limbered: yes }),
);
const action: z.ZodMiniType<ActionKind> = z.enum([
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
export const movingUnit = readerUnder((rules: RaymondRules) => entry({ unit: movingUnder(rules) }));

interface Movement {
  readonly unit: MovingUnit;
  readonly action: ActionKind;
  readonly doubleTime?: boolean;
}
export const movement = readerUnder(
  (rules: RaymondRules): z.ZodMiniType<Movement> => entry({ unit: movingUnder(rules), action, doubleTime: yes }),
);

interface Army {
  readonly units: readonly Enrolled[];
  readonly agreed?: readonly Agreement[];
}
export const army = readerUnder((rules: RaymondRules): z.ZodMiniType<Army> => {
  const enrolled = entry({ type: typeUnder(rules), rank: z.exactOptional(z.enum(ranks)) });
  return entry({
    units: z.array(enrolled).check(z.maxLength(100)),
    agreed: z.exactOptional(
      z.array(z.enum(['army-composition', 'unit-size', 'extra-sub-commander'])).check(z.maxLength(3)),
    ),
  });
});

/** A kind of stand. */
export interface AskedStand {
  readonly stand: StandKind;
}
export const standKind = readerUnder(
  (rules: RaymondRules): z.ZodMiniType<AskedStand> => entry({ stand: kindUnder(rules) }),
);

/** Fire at several targets, and which stands of the unit can fire at each. */
export interface AskedSplit {
  readonly guns?: GunKind;
  readonly at: readonly { readonly target: string; readonly stands: number }[];
  readonly targets: readonly { readonly target: string; readonly stands: readonly number[] }[];
}
const targetName = z.string().check(z.minLength(1), z.maxLength(80));
export const splitFire = reader<AskedSplit>(
  entry({
    guns: z.exactOptional(guns).check(z.describe('Of a unit of guns: which.')),
    at: z.array(entry({ target: targetName, stands })).check(z.minLength(1), z.maxLength(12)),
    targets: z
      .array(entry({ target: targetName, stands: z.array(count).check(z.maxLength(50)) }))
      .check(z.maxLength(12), z.describe('Stands that can fire at each, by their places in the unit from 0.')),
  }),
);
