import * as z from 'zod/mini';
import {
  choice,
  entry,
  listOf,
  situationReader as reader,
  situationReaderUnder as readerUnder,
} from '../../../scenario/index.js';
import type { TargetSide, TargetTroops } from '../casualties/target.js';
import { troopTypesOf } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import {
  type CrewArm,
  crewArms,
  type Training,
  type TroopClass,
  type TroopType,
  trainings,
  troopClasses,
} from '../troops.js';

/** The situations about random factors, targets, crews, and what push-backs do to others, as JSON. Lengths in paces. */

const yes = z.exactOptional(z.boolean());
const paces = z.number().check(z.minimum(0), z.maximum(5000));

/** Whose dice they are, and what for; hand to hand perhaps with their general. */
export interface AskedDice {
  readonly combat: 'shooting' | 'hand-to-hand';
  readonly training: Training;
  readonly class: TroopClass;
  readonly general?: { readonly training: Training; readonly inFront: boolean; readonly refusedEqual?: boolean };
}
export const thrown = reader<AskedDice>(
  entry({
    combat: choice(['shooting', 'hand-to-hand'], 'combat'),
    training: choice(trainings, 'training'),
    class: choice(troopClasses, 'class'),
    general: z
      .exactOptional(
        entry({
          training: choice(trainings, 'training'),
          inFront: z.boolean().check(z.describe('He fights in the front rank.')),
          refusedEqual: yes.check(z.describe('He has refused the challenge of an equal.')),
        }),
      )
      .check(z.describe('The general with them; he counts hand to hand alone.')),
  }).check(
    z.refine(({ combat, general }) => general === undefined || combat === 'hand-to-hand', {
      path: ['general'],
      error: 'generals steady those alone who fight hand to hand\nleave him out',
    }),
  ),
);

/** Troops that are hit, from where, and in which period of a melee. */
export interface AskedTarget extends TargetTroops {
  readonly side?: TargetSide;
  readonly period?: number;
}
export const target = readerUnder(
  (rules: WrgRules): z.ZodMiniType<AskedTarget> =>
    entry({
      type: choice(troopTypesOf(rules), 'type of troops'),
      dismounted: yes,
      riderless: yes,
      ranks: z.exactOptional(z.int().check(z.minimum(1), z.maximum(50))).check(z.describe('How deep they stand.')),
      side: z.exactOptional(choice(['front', 'flank', 'rear'], 'side')).check(z.describe('From where they are hit.')),
      period: z
        .exactOptional(z.int().check(z.minimum(1), z.maximum(50)))
        .check(z.describe('Of the melee; the first unless said.')),
    }),
);

/** Models with men aboard, or engines with so many. */
export interface AskedCrew {
  readonly models: number;
  readonly crew: readonly CrewArm[] | number;
}
export const crew = reader<AskedCrew>(
  entry({
    models: z.int().check(z.minimum(1), z.maximum(60)),
    crew: z
      .union([listOf(choice(crewArms, 'arm of a crewman'), 0, 8), z.int().check(z.minimum(0), z.maximum(20))])
      .check(z.describe('Arms of the men on each elephant or chariot, or the number of men at each engine.')),
  }),
);

export const behind = readerUnder(
  (rules: WrgRules): z.ZodMiniType<{ readonly type: TroopType; readonly ranks: number }> =>
    entry({
      type: choice(troopTypesOf(rules), 'type of troops'),
      ranks: z.int().check(z.minimum(1), z.maximum(60), z.describe('Of those behind, where they stand deepest.')),
    }),
);

/** Engines behind a body that is pushed back, or a group of them that is broken. */
export interface EnginesBehind {
  readonly engines: readonly number[];
  readonly broken?: boolean;
}
export const engines = reader<EnginesBehind>(
  entry({
    engines: listOf(paces, 0, 60).check(z.describe('Paces that each stands behind those who are pushed back.')),
    broken: yes.check(z.describe('The group itself is broken.')),
  }),
);

export const afterAdvance = reader<{ readonly uncontrolled: boolean }>(
  entry({
    uncontrolled: z.boolean().check(z.describe('Rout or pursuit follows at once on an advance out of control.')),
  }),
);

export const place = reader<{ readonly place: 'fortification' | 'ship' | 'elsewhere' }>(
  entry({ place: choice(['fortification', 'ship', 'elsewhere'], 'place') }),
);
