import * as z from 'zod/mini';
import {
  choice,
  entry,
  listOf,
  situationReader as reader,
  situationReaderUnder as readerUnder,
  underRules,
} from '../../../scenario/index.js';
import { difficultTerrain, moveDistances } from '../book/charts/movement.js';
import { type ChargeMet, type Circumstances, unreadyActions } from '../condition/disorganisation.js';
import { attackSides, type Shielded } from '../condition/shields.js';
import type { Charge } from '../moving/charge.js';
import type { Evade } from '../moving/evade.js';
import type { Passage } from '../moving/interpenetration.js';
import { type FreeTurn, freeTurns } from '../moving/manoeuvres.js';
import type { Move, MovePart } from '../moving/movement-left.js';
import type { Manner, Mover } from '../moving/mover.js';
import type { Ground } from '../moving/terrain.js';
import type { UncontrolledAdvance } from '../moving/uncontrolled.js';
import type { RoutMeetsFriends } from '../rout/meeting.js';
import type { Rallying } from '../rout/rallying.js';
import type { Running } from '../rout/running.js';
import { troopTypesOf } from '../rules/army/sheets.js';
import type { MoveRow } from '../rules/movement/rates.js';
import type { WrgRules } from '../rules.js';
import { weapons } from '../troops.js';
import { manner, moverUnder } from './mover-schema.js';
import { mayEvade } from './possible-schema.js';

/** The situations of the resolution functions about movement as JSON. Lengths in paces, angles in degrees. */

const yes = z.exactOptional(z.boolean());
const paces = z.number().check(z.minimum(0), z.maximum(5000));
const somePaces = z.exactOptional(paces);
const degrees = z.number().check(z.minimum(0), z.maximum(360));
const figures = z.int().check(z.minimum(0), z.maximum(500));
const period = z.int().check(z.minimum(1), z.maximum(50));
const few = z.exactOptional(z.int().check(z.minimum(0), z.maximum(50)));

const badGround = choice(difficultTerrain.rows, 'ground');
const ground: z.ZodMiniType<Ground> = z.union([
  entry({ kind: badGround }),
  entry({ kind: z.literal('open') }),
  entry({ kind: z.literal('road'), over: z.exactOptional(badGround) }),
  entry({ kind: z.enum(['river', 'ford']), width: paces }),
]);

const someRow: z.ZodMiniType<MoveRow> = choice(moveDistances.rows, 'row of the table of moves');
type AskedRate = { readonly mover: Mover; readonly manner?: Manner } | { readonly row: MoveRow };
export const moveRate = readerUnder(
  (rules: WrgRules): z.ZodMiniType<AskedRate> =>
    z.union([entry({ mover: moverUnder(rules), manner }), entry({ row: someRow })]),
);

interface AskedGround {
  readonly mover: Mover;
  readonly manner?: Manner;
  readonly ground: Ground;
  readonly paces?: number;
}
export const groundCost = readerUnder(
  (rules: WrgRules): z.ZodMiniType<AskedGround> =>
    entry({ mover: moverUnder(rules), manner, ground, paces: somePaces }),
);

const freeTurn: z.ZodMiniType<FreeTurn> = choice(freeTurns, 'occasion of a free turn');
const turn = { free: z.exactOptional(freeTurn), degrees: z.exactOptional(degrees), front: somePaces };
const wheel = { front: paces, degrees, backward: yes, insideRadius: somePaces };
const front = { from: figures, to: figures, ground: z.exactOptional(ground) };
const manoeuvrePart = z.discriminatedUnion('kind', [
  entry({ kind: z.literal('turn'), ...turn }),
  entry({ kind: z.literal('wheel'), ...wheel }),
  entry({ kind: z.literal('front'), ...front }),
  entry({ kind: z.enum(['mount', 'dismount']) }),
]);
const part: z.ZodMiniType<MovePart> = z.discriminatedUnion('kind', [
  entry({ kind: z.literal('march'), paces, ground: z.exactOptional(ground) }),
  entry({ kind: z.literal('turn'), ...turn }),
  entry({ kind: z.literal('wheel'), ...wheel }),
  entry({ kind: z.literal('front'), ...front }),
  entry({ kind: z.enum(['mount', 'dismount']) }),
]);
const parts = listOf(part, 0, 20);

interface AskedManoeuvre {
  readonly mover: Mover;
  readonly manner?: Manner;
  readonly does: Exclude<MovePart, { readonly kind: 'march' }>;
}
export const manoeuvre = readerUnder(
  (rules: WrgRules): z.ZodMiniType<AskedManoeuvre> => entry({ mover: moverUnder(rules), manner, does: manoeuvrePart }),
);

export const move = readerUnder(
  (rules: WrgRules): z.ZodMiniType<Move> =>
    entry({ mover: moverUnder(rules), manner, charging: yes, pushedBack: somePaces, parts }),
);

export const charge = readerUnder(
  (rules: WrgRules): z.ZodMiniType<Charge> =>
    entry({
      mover: moverUnder(rules),
      manner,
      pushedBack: somePaces,
      before: z.exactOptional(parts),
      ahead: z.exactOptional(listOf(entry({ ground, paces }), 0, 20)),
      distance: paces,
    }),
);

export const evade = readerUnder(
  (rules: WrgRules): z.ZodMiniType<Evade> =>
    entry({
      mover: moverUnder(rules),
      manner,
      ranks: z.int().check(z.minimum(1), z.maximum(50)),
      ground: z.exactOptional(ground),
      turns: few,
      advance: z.exactOptional(z.number().check(z.minimum(-1000), z.maximum(1000))),
      gap: paces,
      reach: paces,
      accidental: yes,
    }).check(mayEvade(rules)),
);

export const uncontrolledAdvance = readerUnder(
  (rules: WrgRules): z.ZodMiniType<UncontrolledAdvance> =>
    entry({ mover: moverUnder(rules), manner, period, changesDirection: yes, contact: yes }),
);

export const passage = readerUnder(
  (rules: WrgRules): z.ZodMiniType<Passage> =>
    entry({
      mover: moverUnder(rules),
      manner,
      passed: entry({ mover: moverUnder(rules), manner, stationary: z.boolean() }),
      evading: yes,
    }),
);

export const rout = readerUnder(
  (rules: WrgRules): z.ZodMiniType<Running & { readonly offTable?: boolean }> =>
    entry({ mover: moverUnder(rules), manner, period, turns: few, offTable: yes }),
);
export const pursuit = readerUnder(
  (rules: WrgRules): z.ZodMiniType<Running> => entry({ mover: moverUnder(rules), manner, period, turns: few }),
);
export const routMeetsFriends = readerUnder(
  (rules: WrgRules): z.ZodMiniType<RoutMeetsFriends> =>
    entry({
      routers: moverUnder(rules),
      routersManner: manner,
      models: few,
      friends: moverUnder(rules),
      friendsManner: manner,
      gaps: z.exactOptional(listOf(entry({ width: paces, distance: paces }), 0, 20)),
    }),
);
export const rally = reader<Rallying>(
  entry({
    figures,
    missileCasualties: z.exactOptional(z.int().check(z.minimum(0), z.maximum(10_000))),
    ran: yes,
    inContact: yes,
    screen: z.exactOptional(z.enum(['undecided', 'turned-them-back', 'stood-a-period'])),
  }),
);

const chargeMet = underRules(
  (rules: WrgRules): z.ZodMiniType<ChargeMet> =>
    entry({
      charger: moverUnder(rules),
      chargerManner: manner,
      chargerMoved: paces,
      unready: z.exactOptional(choice(unreadyActions, 'thing to be caught at')),
      facingOff: degrees,
      moving: yes,
      moved: somePaces,
    }),
);
export const circumstances = readerUnder(
  (rules: WrgRules): z.ZodMiniType<Circumstances> =>
    entry({
      mover: moverUnder(rules),
      manner,
      state: z.exactOptional(z.enum(['routed', 'rallying-back', 'reorganising', 'asleep'])),
      metInPursuit: z.exactOptional(entry({ brokeLightInfantryAtOnce: yes })),
      chargedBy: z.exactOptional(chargeMet(rules)),
      gap: somePaces,
      missiles: z.exactOptional(entry({ casualties: figures, figures })),
      obstructed: yes,
      beasts: z.exactOptional(
        entry({
          elephants: somePaces,
          camels: somePaces,
          own: z.exactOptional(listOf(z.enum(['elephants', 'camels']), 0, 2)),
        }),
      ),
      outOfControl: z.exactOptional(entry({ periods: period, turned: yes })),
      metModels: yes,
      interpenetrated: yes,
      pushedBack: z.exactOptional(entry({ byMounted: yes, noRoom: yes })),
      pikeCrew: few,
    }),
);

export const shielded = readerUnder(
  (rules: WrgRules): z.ZodMiniType<Shielded> =>
    entry({
      troops: entry({ type: choice(troopTypesOf(rules), 'type of troops'), shield: z.boolean() }),
      from: choice(attackSides, 'side'),
      using: z.exactOptional(choice(weapons, 'weapon')),
      hands: z.exactOptional(z.enum(['climbing', 'carrying', 'pushing'])),
      overlapped: yes,
      asSuperHeavy: yes,
    }),
);
