import * as z from 'zod/mini';
import type { SituationReader } from '../../../book/index.js';
import { entry, situationReader, situationReaderUnder, underRules } from '../../../scenario/index.js';
import { moraleValue } from '../common/army/morale-schema.js';
import type { Movement } from '../common/moving/movement.js';
import { isPrintedMove } from '../common/resolve-possible-schema.js';
import type { Army } from './army/army-faults.js';
import type { NobleAtBay, RansomScore } from './army/ransom.js';
import type { Pushing } from './combat/phalanx.js';
import type { GreekFireShot } from './machines/greek-fire.js';
import type { RamAtGate } from './machines/siege.js';
import type { ChariotNow } from './missiles/missile-hits.js';
import type { Receivers } from './missiles/supply.js';
import type { AncientMedievalRules } from './rules.js';
import { ancientArmySchemaUnder } from './schema.js';
import type { Digging, TestudoShape } from './special-troops/romans.js';
import { byTroops, type TroopSchema } from './troop-schema.js';
import type { CaltropsCrossed } from './works/caltrops.js';

/** The situations of movement, works, wagons, sieges, ransom and prices as JSON. Lengths in cm, areas in square cm. */

const figures = z.int().check(z.minimum(0), z.maximum(1000));
const count = z.int().check(z.minimum(0), z.maximum(100));
const points = z.int().check(z.minimum(0), z.maximum(100_000));
const cm = z.number().check(z.minimum(0), z.maximum(10_000));
const unit = z.string().check(z.minLength(1), z.maxLength(80));
const yes = z.exactOptional(z.boolean());
const some = z.exactOptional(z.int().check(z.minimum(0), z.maximum(10_000)));

/** Who may be taken for ransom, or lead. */
export const title = z.enum(['king', 'queen', 'prince', 'duke', 'baron', 'knight']);

/** A chariot as it stands now. */
export const chariotNow: z.ZodMiniType<ChariotNow> = entry({
  crew: z.array(z.enum(['missile-man', 'fighter', 'driver'])).check(z.maxLength(6)),
  immobile: z.boolean(),
});

function onTheField(troop: TroopSchema, morale: z.ZodMiniType<number>) {
  const movement: z.ZodMiniType<Movement> = entry({
    arm: z.enum(['infantry', 'cavalry', 'artillery']),
    move: cm,
    morale,
    charging: yes,
    chargedLastTurn: yes,
    formationChange: yes,
    turns: z.exactOptional(count),
    passesThrough: z.exactOptional(count),
    column: z.exactOptional(
      entry({ abreast: count, bend: z.number().check(z.minimum(0), z.maximum(360)), obstacles: z.boolean() }),
    ),
  });
  const pushing: z.ZodMiniType<Pushing> = entry({ unit, type: troop, phalanx: z.boolean(), figures, lost: figures });
  const push = entry({ sides: z.tuple([pushing, pushing]) });
  const caltrops: z.ZodMiniType<CaltropsCrossed> = entry({
    figures,
    moved: cm,
    maximum: z.number().check(z.gt(0), z.maximum(10_000)),
    charging: yes,
  });
  return { movement, push, caltrops };
}

function ofRomansAndChariots(troop: TroopSchema) {
  const testudo: z.ZodMiniType<TestudoShape> = entry({ type: troop, ranks: count, files: count, figures });
  const digging: z.ZodMiniType<Digging> = entry({
    type: troop,
    figures,
    moves: yes,
    melees: yes,
    fires: yes,
    setsStakes: yes,
  });
  const faces = z.array(z.int().check(z.minimum(1), z.maximum(20))).check(z.maxLength(20));
  const atChariot = entry({
    chariot: chariotNow,
    odds: entry({ sides: z.int().check(z.minimum(2), z.maximum(20)), faces }),
  });
  return { testudo, digging, atChariot };
}

function ofArmies(troop: TroopSchema) {
  const ram: z.ZodMiniType<RamAtGate> = entry({ crew: entry({ own: count, others: count }), turns: count });
  const atBay: z.ZodMiniType<NobleAtBay> = entry({
    unitRouted: z.boolean(),
    aloneOfHisUnit: z.boolean(),
    beaten: z.boolean(),
  });
  const ransom: z.ZodMiniType<RansomScore> = entry({
    sides: z
      .array(entry({ side: unit, holds: z.array(title).check(z.maxLength(50)) }))
      .check(z.minLength(1), z.maxLength(8)),
    wins: z.exactOptional(points),
  });
  const load = z.enum([
    'missiles',
    'ballista',
    'onager-catapult',
    'trebuchet',
    'pot-d-fer',
    'culverin',
    'cannon',
    'bombard',
  ]);
  const receivers: z.ZodMiniType<Receivers> = entry({
    load,
    shotsLeft: z.array(count).check(z.maxLength(100)),
  });
  const equipment = entry({
    axes: some,
    javelins: some,
    caltrops: some,
    stakes: some,
    pavises: some,
    mounts: some,
    spareCrews: some,
  });
  const priced = entry({ type: troop, figures, equipment: z.exactOptional(equipment) });
  const sized = entry({ type: troop, figures, lightAgreed: yes, century: yes });
  return { ram, atBay, ransom, receivers, priced, sized };
}

type Situations = ReturnType<typeof situationsOf>;

function situationsOf(troop: TroopSchema, morale: z.ZodMiniType<number>) {
  return { ...onTheField(troop, morale), ...ofRomansAndChariots(troop), ...ofArmies(troop) };
}

const troopsOf = byTroops(troop => troop);
const situations = underRules((rules: AncientMedievalRules) => situationsOf(troopsOf(rules), moraleValue(rules)));

function reader<S>(pick: (all: Situations) => z.ZodMiniType<S>): SituationReader<S, AncientMedievalRules> {
  return situationReaderUnder(rules => pick(situations(rules)));
}

export const movement = situationReaderUnder((rules: AncientMedievalRules) =>
  situations(rules).movement.check(isPrintedMove(rules.troops)),
);
export const push = reader(all => all.push);
export const caltrops = reader(all => all.caltrops);
export const testudo = reader(all => all.testudo);
export const digging = reader(all => all.digging);
export const atChariot = reader(all => all.atChariot);
export const ram = reader(all => all.ram);
export const atBay = reader(all => all.atBay);
export const ransom = reader(all => all.ransom);
export const receivers = reader(all => all.receivers);
export const priced = reader(all => all.priced);
export const sized = reader(all => all.sized);

interface AskedArmy extends Omit<Army, 'agreed'> {
  readonly agreed?: Army['agreed'];
}
export const army = situationReaderUnder(
  (rules: AncientMedievalRules): z.ZodMiniType<AskedArmy> => ancientArmySchemaUnder(rules),
);

const coordinate = z.number().check(z.minimum(-10_000), z.maximum(10_000));
const point = entry({ x: coordinate, y: coordinate });
const turn = z.int().check(z.minimum(1), z.maximum(10_000));

/** A shot of Greek fire, and when and in what weather it is to be. */
export interface AskedFlame extends GreekFireShot {
  readonly turn?: number;
  readonly readyOn?: number;
  readonly roughSeaOrWind?: boolean;
}
export const flame = situationReader<AskedFlame>(
  entry({
    unit,
    at: point,
    bearing: z.number().check(z.minimum(0), z.lt(360)),
    targets: z.array(entry({ unit, kind: z.enum(['figure', 'thing', 'wooden']), point })).check(z.maxLength(200)),
    turn: z.exactOptional(turn),
    readyOn: z.exactOptional(turn).check(z.describe('The first turn in which it may fire again.')),
    roughSeaOrWind: yes,
  }),
);
