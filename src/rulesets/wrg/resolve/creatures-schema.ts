import * as z from 'zod/mini';
import {
  choice,
  entry,
  listOf,
  situationReader as reader,
  situationReaderUnder as readerUnder,
} from '../../../scenario/index.js';
import { troopTypesOf } from '../rules/army/sheets.js';
import type { ReactionResult } from '../rules/reaction/effects.js';
import type { WrgRules } from '../rules.js';
import type { Flight } from '../sorcery/dragons.js';
import type { SwordDrawn } from '../sorcery/heroes.js';
import type { NearTheWood } from '../sorcery/peoples.js';
import type { SaintsNear } from '../sorcery/saints.js';
import { type CastingPoint, castingPoints, type SpellTarget } from '../sorcery/spells.js';
import {
  type Creature,
  type CreatureTrait,
  creatures,
  creatureTraits,
  type TroopType,
  type Weapon,
  weapons,
} from '../troops.js';
import { ofItsChart } from './possible-schema.js';
import { results } from './reaction-schema.js';

/** The situations about saints, heroes, creatures and how long spells last as JSON. Lengths in paces. */

const yes = z.exactOptional(z.boolean());
const paces = z.number().check(z.minimum(0), z.maximum(5000));
const far = z.exactOptional(paces);
const aCreature = choice(creatures, 'creature');
const periods = z.int().check(z.minimum(0), z.maximum(50));

/** A creature, and what it is besides. */
export interface AskedNature {
  readonly creature: Creature;
  readonly type?: TroopType;
  readonly traits?: readonly CreatureTrait[];
}
export const nature = readerUnder(
  (rules: WrgRules): z.ZodMiniType<AskedNature> =>
    entry({
      creature: aCreature,
      type: z
        .exactOptional(choice(troopTypesOf(rules), 'type of troops'))
        .check(z.describe('Where there are several: li, lmi, hi, hc of elves, lc of goblins on wolves.')),
      traits: z.exactOptional(listOf(choice(creatureTraits, 'trait'), 0, 3)),
    }),
);

/** A creature, and what it carries. */
export interface AskedMissiles {
  readonly creature: Creature;
  readonly weapons?: readonly Weapon[];
}
export const missiles = reader<AskedMissiles>(
  entry({
    creature: aCreature,
    weapons: z
      .exactOptional(listOf(choice(weapons, 'weapon'), 0, 4))
      .check(z.describe('Those of its kind unless said.')),
  }),
);

/** A dragon that is to fly. */
export interface AskedFlight {
  readonly fly: Flight;
}
export const flight = reader<AskedFlight>(
  entry({
    fly: entry({
      distance: paces.check(z.describe('Paces to where it is to land.')),
      ordered: yes,
      elsewhere: yes.check(z.describe('Its order does not send it there.')),
      busy: yes.check(z.describe('Hand to hand, eating or asleep.')),
      overSanctity: yes.check(z.describe('Its way leads near a saint whom its side knows of.')),
      night: yes.check(z.describe('Night has fallen.')),
      snow: yes.check(z.describe('So much snow has fallen that it halves every move.')),
      againstWind: yes.check(z.describe('A sandstorm blows, and not the way that it flies.')),
    }),
  }),
);

/** Elephants near a dragon, and the time since it has killed. */
export interface AskedPrey {
  readonly elephants: readonly number[];
  readonly after?: number;
}
export const prey = reader<AskedPrey>(
  entry({
    elephants: listOf(paces, 0, 40).check(z.describe('Paces to each body of elephants, of either side.')),
    after: z.exactOptional(periods).check(z.describe('Periods since it has killed some; 0 is that of the kill.')),
  }),
);
export const frightened = reader<{ readonly distance: number; readonly known: boolean }>(
  entry({ distance: paces, known: z.boolean().check(z.describe('Their own army has a dragon.')) }),
);

/** Somebody near a saint. */
export interface NearASaint {
  readonly distance: number;
  readonly creature?: Creature;
}
export const sanctity = reader<NearASaint>(
  entry({ distance: paces.check(z.describe('Paces to the nearest saint.')), creature: z.exactOptional(aCreature) }),
);
export const spellNearSaints = reader<SaintsNear>(
  entry({
    caster: far.check(z.describe('Paces from the magician to the nearest saint.')),
    target: far.check(z.describe('Paces from his target to the nearest saint.')),
  }),
);

/** Troops that test near saints. */
export interface Abashed {
  readonly creature?: Creature;
  readonly enemy?: number;
  readonly ownMoslem?: number;
  readonly nearest?: number;
}
export const abashed = reader<Abashed>(
  entry({
    creature: z.exactOptional(aCreature),
    enemy: far.check(z.describe('Paces to the nearest saint of the enemy.')),
    ownMoslem: far.check(z.describe('Paces to the nearest Moslem saint of their own.')),
    nearest: far.check(z.describe('Paces to the nearest saint of either side.')),
  }),
);

/** Two saints, and what the winner of their debate has suffered. */
export interface AskedDebate {
  readonly one: Creature;
  readonly other: Creature;
  readonly distance: number;
  readonly casualties?: number;
}
export const debaters = reader<AskedDebate>(
  entry({
    one: aCreature,
    other: aCreature,
    distance: paces,
    casualties: z
      .exactOptional(z.int().check(z.minimum(0), z.maximum(60)))
      .check(z.describe('Men that the winner has lost, once it is over.')),
  }),
);

/** A hero, and who is near him. */
export interface AskedHero extends Pick<SwordDrawn, 'saint'> {
  readonly magicSword?: boolean;
  readonly rivals?: readonly number[];
  readonly alone?: boolean;
}
export const hero = reader<AskedHero>(
  entry({
    magicSword: yes,
    saint: z
      .exactOptional(entry({ distance: paces, seen: z.boolean() }))
      .check(z.describe('The nearest saint of either kind.')),
    rivals: z
      .exactOptional(listOf(paces, 0, 40))
      .check(z.describe('Paces to heroes of his own side who are no blood brothers of his.')),
    alone: yes.check(z.describe('He is with no unit.')),
  }),
);

export const willed = reader<{ readonly sign: -1 | 0 | 1 }>(
  entry({ sign: z.union([z.literal(-1), z.literal(0), z.literal(1)]) }),
);

/** Troops, and enemies who may lure them. */
export interface Luring {
  readonly creature: Creature;
  readonly enemy: Creature;
  readonly inReach: boolean;
}
export const luring = reader<Luring>(
  entry({
    creature: aCreature,
    enemy: aCreature,
    inReach: z.boolean().check(z.describe('They are in the reach of its charge.')),
  }),
);

/** What the test of trolls came to. */
export interface TestedTrolls {
  readonly result: ReactionResult;
  readonly hasOrder: boolean;
  readonly pursuing?: boolean;
  readonly halted?: boolean;
}
export const trolls = reader<TestedTrolls>(
  entry({
    result: choice(results, 'result of a reaction test'),
    hasOrder: z.boolean(),
    pursuing: yes,
    halted: yes,
  }).check(ofItsChart),
);

/** Who has come near the wood of ents, and what their test came to. */
export interface AskedEnts extends NearTheWood {
  readonly result?: ReactionResult;
}
export const ents = reader<AskedEnts>(
  entry({
    chaos: yes.check(z.describe('Troops of chaos in the reach of their charge.')),
    axes: yes.check(z.describe('People with woodsmen’s axes.')),
    result: z.exactOptional(choice(results, 'result of a reaction test')),
  }),
);

export const demons = reader<{ readonly magician?: number }>(
  entry({ magician: far.check(z.describe('Paces to the nearest black magician who works.')) }),
);
export const basilisks = reader<{ readonly figures: number }>(
  entry({ figures: z.int().check(z.minimum(1), z.maximum(60)) }),
);

/** A spell that has been cast, and when. */
export interface AskedLasting {
  readonly nominated: number;
  readonly number?: number;
  readonly target?: SpellTarget;
  readonly period: number;
  readonly at: CastingPoint;
}
const spell = z.int().check(z.minimum(1), z.maximum(12));
export const lasting = reader<AskedLasting>(
  entry({
    nominated: spell,
    number: z
      .exactOptional(spell)
      .check(z.describe('Of the spell that the dice have led to; the nominated unless said.')),
    target: z.exactOptional(entry({ mythical: yes, hostileMagician: yes, single: yes })),
    period: z.int().check(z.minimum(1), z.maximum(100)),
    at: choice(castingPoints, 'point of the period'),
  }),
);
