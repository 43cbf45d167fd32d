import * as z from 'zod/mini';
import {
  choice,
  entry,
  situationReader as reader,
  situationReaderUnder as readerUnder,
  underRules,
} from '../../../scenario/index.js';
import type { Bodied, Casualties } from '../casualties/casualties.js';
import type { Fought } from '../hand-to-hand/after.js';
import type { Challenge, Challenger } from '../hand-to-hand/challenge.js';
import type { ContinuedMelee, PlainBody } from '../hand-to-hand/continued.js';
import type { MeleeFrontage } from '../hand-to-hand/eligible.js';
import type { Fighter, MeleeEnemy } from '../hand-to-hand/factors.js';
import type { GeneralApart, GeneralAtRisk } from '../hand-to-hand/general.js';
import type { Engagement, FightingPart, MeleeBody } from '../hand-to-hand/period.js';
import type { MeleeTroops } from '../hand-to-hand/weapons.js';
import { troopTypesOf } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import type { Shot, ShotTarget } from '../shooting/factors.js';
import type { WishedShot } from '../shooting/may-shoot.js';
import type { Volley, VolleyPart } from '../shooting/shoot.js';
import type { Choosing } from '../shooting/targets.js';
import { missileWeapons } from '../shooting/weapons.js';
import { crewArms, engineKinds, trainings, troopClasses, weapons } from '../troops.js';
import { otherFactors } from './others-schema.js';
import { byItsCrew, isCarried, reaches } from './possible-schema.js';

/** The situations of shooting and fighting as JSON: what each may hold, and how it is read. Lengths in paces, degrees to each side. */

const figures = z.int().check(z.minimum(0), z.maximum(200));
const someFigures = z.int().check(z.minimum(1), z.maximum(200));
const men = z.int().check(z.minimum(0), z.maximum(4000));
const paces = z.number().check(z.minimum(0), z.maximum(5000));
const degrees = z.number().check(z.minimum(0), z.maximum(180));
const period = z.exactOptional(z.int().check(z.minimum(1), z.maximum(50)));
const total = z.int().check(z.minimum(-30), z.maximum(60));
const narrowBases = z.exactOptional(z.int().check(z.minimum(-2), z.maximum(0)));
const yes = z.exactOptional(z.boolean());
const some = <Part>(part: z.ZodMiniType<Part>) => z.array(part).check(z.minLength(1), z.maxLength(12));

const typeUnder = underRules((rules: WrgRules) => choice(troopTypesOf(rules), 'type of troops'));
const training = z.enum(trainings);
const troopClass = z.enum(troopClasses);
const weapon = z.enum(weapons);
const missileWeapon = z.enum(missileWeapons);
const crew = z.array(z.enum(crewArms)).check(z.maxLength(6));
const side = z.exactOptional(z.enum(['front', 'flank', 'rear']));

/** Of the figures of a body those of its nearest rank, and how many these are in all. */
const ofTheRank = {
  nearestRank: z.exactOptional(figures),
  wholeRank: z.exactOptional(figures),
  halvedBefore: z.exactOptional(figures),
};
const place = {
  height: z.exactOptional(z.enum(['uphill', 'downhill', 'on-rampart', 'at-rampart'])),
  inWood: yes,
};
const targetUnder = underRules((rules: WrgRules) => ({
  type: typeUnder(rules),
  dismounted: yes,
  riderless: yes,
  ranks: z.exactOptional(z.int().check(z.minimum(1), z.maximum(50))),
  side,
  shieldless: yes,
  partialCover: yes,
}));
const shooterUnder = underRules((rules: WrgRules) => ({
  type: typeUnder(rules),
  training,
  class: troopClass,
  camels: yes,
  engine: z.exactOptional(z.enum(engineKinds)),
  dismounted: yes,
}));
const shotUnder = underRules((rules: WrgRules) => ({
  weapon: missileWeapon,
  target: entry({ ...targetUnder(rules), moved: z.exactOptional(paces) }) satisfies z.ZodMiniType<ShotTarget>,
  distance: paces,
  ...place,
  overhead: z.exactOptional(
    entry({ from: z.enum(['flat', 'slope', 'elevation']), nearestFriend: z.exactOptional(paces) }),
  ),
  afterCharge: yes,
  narrowBases,
  others: otherFactors,
}));
const partUnder = underRules(
  (rules: WrgRules): z.ZodMiniType<VolleyPart> =>
    entry({
      ...shotUnder(rules),
      shooters: entry(shooterUnder(rules)),
      figures,
      ...ofTheRank,
      disorganised: yes,
    }).check(reaches(rules), byItsCrew),
);

export const mayShoot = readerUnder(
  (rules: WrgRules): z.ZodMiniType<WishedShot> =>
    entry({
      ...place,
      shooters: entry({ ...shooterUnder(rules), class: z.exactOptional(troopClass), disorganised: yes }),
      weapon: missileWeapon,
      distance: paces,
      bearing: degrees,
      moves: z.exactOptional(z.enum(['forward', 'sideways', 'backward', 'retreating'])),
      turned: yes,
      interpenetrates: z.exactOptional(z.enum(['alone', 'and-those-shoot'])),
      onMounts: yes,
      charges: z.exactOptional(z.enum(['enemy-in-reach', 'enemy-got-away'])),
      charged: z.exactOptional(entry({ from: paces, normal: paces, charge: paces })),
      overhead: z.exactOptional(
        entry({
          elevated: yes,
          ranks: z.exactOptional(z.int().check(z.minimum(1), z.maximum(20))),
          detached: yes,
        }),
      ),
      engaged: z.exactOptional(z.boolean()),
      targetEngaged: z.exactOptional(z.enum(['front-rank', 'pursuit'])),
    }),
);
export const targets = reader<Choosing>(
  entry({
    weapon: missileWeapon,
    shooters: someFigures,
    targets: z
      .array(
        entry({
          id: z.string().check(z.minLength(1), z.maxLength(40)),
          distance: paces,
          advances: yes,
          advancesElsewhere: yes,
          canCharge: yes,
          shootingAtUs: z.exactOptional(figures),
          harmsSupported: yes,
          ordered: yes,
        }),
      )
      .check(z.maxLength(40)),
  }),
);
export const shot = readerUnder(
  (rules: WrgRules): z.ZodMiniType<Shot> =>
    entry({
      ...shotUnder(rules),
      shooters: entry({ ...shooterUnder(rules), class: z.exactOptional(troopClass) }),
    }).check(reaches(rules), byItsCrew),
);
export const volleyUnder = underRules(
  (rules: WrgRules): z.ZodMiniType<Volley> => entry({ parts: some(partUnder(rules)) }),
);
export const volley = readerUnder(volleyUnder);

export const casualties = reader(entry({ total, figures }));
export const figuresLost = reader<Casualties>(entry({ men, carried: men, figures, models: yes }));

const meleeTroopsUnder = underRules(
  (rules: WrgRules): z.ZodMiniType<MeleeTroops> =>
    entry({
      type: typeUnder(rules),
      training,
      class: troopClass,
      weapons: z.array(weapon).check(z.maxLength(3)),
      fanatic: yes,
      crew: z.exactOptional(crew),
      dismounted: yes,
      magicSword: yes,
    }),
);
const enemyUnder = underRules(
  (rules: WrgRules): z.ZodMiniType<MeleeEnemy> =>
    entry({
      ...targetUnder(rules),
      weapons: z.exactOptional(z.array(weapon).check(z.maxLength(3))),
      crew: z.exactOptional(crew),
      disorganised: yes,
      pushedBack: yes,
    }),
);
const fighterUnder = underRules((rules: WrgRules) => ({
  troops: meleeTroopsUnder(rules),
  weapon: z.exactOptional(weapon),
  enemy: enemyUnder(rules),
  foughtBefore: z.exactOptional(z.int().check(z.minimum(0), z.maximum(50))),
  charging: yes,
  slope: z.exactOptional(z.enum(['higher', 'came-down'])),
  notFrontally: yes,
  narrowBases,
  others: otherFactors,
}));
const inPeriod = { period, shotAt: z.exactOptional(entry({ casualties: men, figures: someFigures })) };
export const fighter = readerUnder(
  (rules: WrgRules): z.ZodMiniType<Fighter> => entry({ ...fighterUnder(rules), ...inPeriod }).check(isCarried),
);

export const frontage = readerUnder(
  (rules: WrgRules): z.ZodMiniType<MeleeFrontage> =>
    entry({
      troops: entry({ type: typeUnder(rules), training, dismounted: yes }),
      weapon,
      enemy: entry({
        type: typeUnder(rules),
        fromBehind: yes,
        fromFlank: z.exactOptional(choice(['left', 'right'], 'flank')),
      }),
      inContact: figures,
      overlap: z.exactOptional(entry({ left: figures, right: figures })),
      behind: z.exactOptional(z.array(figures).check(z.maxLength(20))),
      helpedBefore: z.exactOptional(z.array(figures).check(z.maxLength(20))),
      shooting: yes,
      lapped: z.exactOptional(figures),
      period,
      pushedBack: yes,
      flankContact: z.exactOptional(figures),
      halvedBefore: z.exactOptional(figures),
      wholeRank: z.exactOptional(figures),
      fightsAs: z.exactOptional(figures),
      disorganised: yes,
    }),
);

const inMelee = { camels: yes, ordersToHold: yes, receivedMountedCharge: yes };
const before = {
  missiles: z.exactOptional(men),
  pushBacks: z.exactOptional(z.int().check(z.minimum(0), z.maximum(50))),
  noRoom: yes,
};
export const bodyUnder = underRules((rules: WrgRules): z.ZodMiniType<MeleeBody> => {
  const part: z.ZodMiniType<FightingPart> = entry({ ...fighterUnder(rules), ...inPeriod, figures }).check(isCarried);
  return entry({
    parts: some(part),
    generalInFront: yes,
    figures: someFigures,
    carried: z.exactOptional(men),
    noReply: yes,
    ...before,
    ...inMelee,
  });
});
export const engagement = readerUnder(
  (rules: WrgRules): z.ZodMiniType<Engagement> => entry({ first: bodyUnder(rules), second: bodyUnder(rules) }),
);

const foughtUnder = underRules(
  (rules: WrgRules): z.ZodMiniType<Fought> =>
    entry({
      type: typeUnder(rules),
      class: troopClass,
      dismounted: yes,
      figures: someFigures,
      received: men,
      inflicted: men,
      ...before,
      ...inMelee,
    }),
);
export const afterMelee = readerUnder(
  (rules: WrgRules): z.ZodMiniType<{ readonly first: Fought; readonly second: Fought }> =>
    entry({ first: foughtUnder(rules), second: foughtUnder(rules) }),
);

const plainUnder = underRules(
  (rules: WrgRules): z.ZodMiniType<PlainBody> =>
    entry({
      troops: meleeTroopsUnder(rules),
      weapon: z.exactOptional(weapon),
      figures: z.int().check(z.minimum(1), z.maximum(40)),
      front: z.int().check(z.minimum(1), z.maximum(40)),
      shieldless: yes,
      charging: yes,
      slope: z.exactOptional(z.literal('higher')),
      generalInFront: yes,
      ...inMelee,
    }).check(isCarried),
);
export const continuedMelee = readerUnder(
  (rules: WrgRules): z.ZodMiniType<ContinuedMelee> =>
    entry({
      first: plainUnder(rules),
      second: plainUnder(rules),
      periods: z.int().check(z.minimum(1), z.maximum(3)),
    }),
);

export const generalRisk = reader<GeneralAtRisk>(
  entry({
    training,
    men: z.exactOptional(z.int().check(z.minimum(1), z.maximum(20))),
    melee: z.exactOptional(entry({ casualties: men, frontRank: someFigures })),
    atBack: z.exactOptional(entry({ casualties: men, rank: someFigures })),
    missiles: z.exactOptional(entry({ casualties: men, underFire: someFigures })),
    aimed: z.exactOptional(men).check(z.describe('Casualties by missiles that were aimed at his figure alone.')),
    earlier: z.exactOptional(
      entry({
        share: z.int().check(z.minimum(0), z.maximum(19)),
        score: z.nullable(z.int().check(z.minimum(1), z.maximum(6))),
      }),
    ),
  }),
);

/** A general at whom somebody wants to shoot: where he stands, and how far each of his own units is. */
export interface AimedAt extends Omit<GeneralApart, 'units'> {
  readonly unitsAt: readonly number[];
}
export const aimedAt = reader<AimedAt>(
  entry({
    unitsAt: z.array(paces).check(z.maxLength(50), z.describe('How far each of his own units is from him, in paces.')),
    challenging: yes.check(z.describe('On his way to give or accept a challenge, or back from one.')),
    standsClear: yes.check(z.describe('On an elephant, on a tower.')),
  }),
);

export const bodied = reader<Bodied>(entry({ figures, ...ofTheRank, disorganised: yes }));

const challengerUnder = underRules(
  (rules: WrgRules): z.ZodMiniType<Challenger> =>
    entry({
      fighter: entry(fighterUnder(rules)).check(isCarried),
      shot: z.exactOptional(entry(shotUnder(rules))),
      arm: z.exactOptional(z.enum(crewArms)),
      scared: yes,
    }),
);
export const challenge = readerUnder(
  (rules: WrgRules): z.ZodMiniType<Challenge> =>
    entry({ first: challengerUnder(rules), second: challengerUnder(rules) }),
);

export const breakOff = readerUnder((rules: WrgRules) =>
  entry({ type: typeUnder(rules), ordered: z.boolean(), outdistances: yes }),
);
