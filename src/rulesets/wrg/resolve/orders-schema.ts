import * as z from 'zod/mini';
import {
  choice,
  entry,
  listOf,
  situationReader as reader,
  situationReaderUnder as readerUnder,
  text,
} from '../../../scenario/index.js';
import { type Distraction, distractions } from '../orders/attending.js';
import type { OrderDelivery, OrderGiver } from '../orders/delivery.js';
import type { OrderEvent } from '../orders/loss.js';
import type { Skirmishers } from '../orders/skirmish.js';
import type { WrgRules } from '../rules.js';
import { type Training, type TroopType, trainings } from '../troops.js';
import { typeUnder } from './reaction-schema.js';

/** The situations about orders as JSON. Paces, periods, figures. */

const yes = z.exactOptional(z.boolean());
const paces = z.number().check(z.minimum(0), z.maximum(100000));
const id = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));
const written = text(1, 400);

export const typed = reader(entry({ order: written }));
export const typedSignal = reader(entry({ signal: written }));

/** An order in its notation, and who is to obey it. */
export interface OrderForUnit {
  readonly order: string;
  readonly type: TroopType;
  readonly missileArmed?: boolean;
  readonly subUnit?: boolean;
  readonly friends?: readonly string[];
  readonly enemies?: readonly string[];
  readonly places?: readonly { readonly id: string; readonly seen: boolean }[];
  /** Standing orders in their notation. */
  readonly standing?: readonly string[];
}
export const orderForUnit = readerUnder(
  (rules: WrgRules): z.ZodMiniType<OrderForUnit> =>
    entry({
      order: written,
      type: typeUnder(rules),
      missileArmed: yes,
      subUnit: yes,
      friends: z.exactOptional(listOf(id, 0, 60)),
      enemies: z.exactOptional(listOf(id, 0, 60)),
      places: z.exactOptional(listOf(entry({ id, seen: z.boolean() }), 0, 60)),
      standing: z.exactOptional(listOf(written, 0, 20)),
    }),
);

/** A step of an order at work. */
export interface OrderAtWork {
  readonly order: string;
  readonly normalMove: number;
  readonly inEnemyReach?: boolean;
  readonly enemyAt?: number;
  readonly missileRange?: number;
}
export const orderAtWork = reader<OrderAtWork>(
  entry({
    order: written,
    normalMove: paces,
    inEnemyReach: yes,
    enemyAt: z.exactOptional(paces),
    missileRange: z.exactOptional(paces),
  }),
);

const way = { distance: paces, normalMove: z.number().check(z.minimum(1), z.maximum(1000)), chargeMove: paces };

/** How an order comes, and who gives it. */
export interface Delivery {
  readonly delivery: OrderDelivery;
  /** Whether he calls them to follow him, `delivery` says. */
  readonly general?: Omit<OrderGiver, 'followMe'>;
}
const delivery: z.ZodMiniType<OrderDelivery> = z.discriminatedUnion('by', [
  entry({ by: z.literal('messenger'), ...way }),
  entry({ by: z.literal('signal') }),
  entry({ by: z.literal('follow-me') }),
  entry({ by: z.literal('wish') }),
]);
const giver: z.ZodMiniType<Omit<OrderGiver, 'followMe'>> = entry({
  rank: choice(['commander-in-chief', 'subordinate'], 'rank'),
  ofHisCommand: z.boolean(),
  knows: z.boolean(),
  busy: yes,
  bodyguard: z.exactOptional(z.int().check(z.minimum(1), z.maximum(60))),
});
export const deliveries = reader<Delivery>(entry({ delivery, general: z.exactOptional(giver) }));

/** Signals of a side, and troops that one may reach. */
export interface Signalling {
  readonly training: Training;
  readonly agreed: number;
  readonly made?: number;
  readonly reach?: {
    readonly distance: number;
    readonly by: 'trumpet' | 'visual';
    readonly sees: boolean;
    readonly exempt?: boolean;
  };
}
const number = z.int().check(z.minimum(0), z.maximum(20));
export const signalling = reader<Signalling>(
  entry({
    training: choice(trainings, 'training'),
    agreed: number,
    made: z.exactOptional(number),
    reach: z.exactOptional(
      entry({ distance: paces, by: choice(['trumpet', 'visual'], 'kind of signal'), sees: z.boolean(), exempt: yes }),
    ),
  }),
);

const minutes = z.number().check(z.minimum(0), z.maximum(600));
export const writing = reader(entry({ first: minutes, second: minutes }));

const busyAt = listOf(choice(distractions, 'distraction'), 0, distractions.length).check(
  z.describe('What he or they are at in the period; nothing that keeps anybody from it at a normal move.'),
);

/** Whoever is to dictate an order, listen to a report or digest an order, and what he is at. */
export const attending = reader<{ readonly at: readonly Distraction[] }>(entry({ at: busyAt }));

/** A report on its way to a general, and what he is at when it comes. */
export interface Reporting {
  readonly distance: number;
  readonly normalMove: number;
  readonly chargeMove: number;
  readonly at?: readonly Distraction[];
}
export const reporting = reader<Reporting>(entry({ ...way, at: z.exactOptional(busyAt) }));

const events = [
  'carried-out',
  'replaced',
  'uncontrolled-advance',
  'broken',
  'new-order',
  'tested-without-order',
] as const satisfies readonly OrderEvent[];
export const befallen = reader<{ readonly event: OrderEvent }>(
  entry({ event: choice(events, 'thing to befall an order') }),
);

export const skirmishers = readerUnder(
  (rules: WrgRules): z.ZodMiniType<Skirmishers> =>
    entry({
      troops: entry({ type: typeUnder(rules), mounts: yes.check(z.describe('Foot that rides to battle.')) }),
      missileArmed: z.boolean(),
    }),
);
