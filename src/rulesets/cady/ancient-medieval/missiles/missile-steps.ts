import { type ClauseId, counted, defineFactors, type Factor } from '../../../../rulebook/index.js';
import type { RangeThird } from '../../common/fighting/defensive-fire.js';
import { stepUnit } from '../../common/fire/steps.js';
import type { FightingRules } from '../fighting-rules.js';
import type { MissileNumbers } from '../numbers/missiles.js';
import type { MissileWeapon } from '../troops.js';
import type { MissileCover, MissileShot } from './missile-shot.js';

/** A shot whose odds have been begun: in which third of its range it is, and what moves them from there. */
export interface AimedShot {
  readonly shot: MissileShot;
  readonly third: RangeThird;
  /** Odds of their own count no range; some count nothing else either, and pila only the rank they are thrown from. */
  readonly counts: 'range-and-circumstances' | 'circumstances' | 'rank-of-pila' | 'nothing';
}

type MissileFactor = Factor<AimedShot, FightingRules>;

/** A row for something besides the range. */
interface Circumstance {
  readonly id: string;
  readonly points?: MissileFactor['points'];
  /** Its clause, without the name of the book's section. */
  readonly rule: string;
  readonly says: string | ((shot: MissileShot) => string);
  readonly when: (shot: MissileShot, rules: FightingRules) => boolean | number;
}

const circumstances: readonly Circumstance[] = [
  behind('fence', 'missile/step-fence', 'target behind a fence', ({ missiles }) => missiles.steps.fence),
  behind('stone-wall', 'missile/step-fence', 'target behind a stone wall', ({ missiles }) => missiles.steps.wall),
  behind(
    'entrenchment',
    'romans/entrench',
    'target behind an entrenchment',
    ({ romans }) => -romans.entrenchment.steps,
  ),
  behind('castle-wall', 'siege/wall-cover', 'target on a castle wall', ({ siege }) => siege.wallSteps),
  behind('war-wagons', 'hussite/cover', 'target behind war wagons', ({ medieval: { warWagons } }) =>
    warWagons.cover.whose === 'at-them' ? warWagons.cover.steps : 0,
  ),
  {
    id: 'deep-target',
    points: ({ missiles }) => missiles.steps.deep.steps,
    rule: 'missile/step-deep-target',
    says: ({ ranksDeep = 1 }) => `target ${counted(ranksDeep, 'rank')} deep`,
    when: ({ ranksDeep = 1 }, { missiles }) => ranksDeep >= missiles.steps.deep.ranks,
  },
  {
    id: 'forest-edge',
    points: ({ missiles }) => missiles.steps.forestEdge,
    rule: 'missile/step-forest-edge',
    says: 'target on the edge of a forest',
    when: ({ forestEdge }) => forestEdge === true,
  },
  fromBehind('bow', 'missile/step-indirect'),
  fromBehind('crossbow', 'missile/step-indirect'),
  fromBehind('sling', 'slinger/rear-ranks'),
  {
    id: 'target-moved',
    points: ({ missiles }) => missiles.steps.moved,
    rule: 'missile/step-moved-target',
    says: 'target has moved this turn',
    when: ({ targetMoved }) => targetMoved === true,
  },
  {
    id: 'pavise',
    points: ({ missiles }) => missiles.steps.pavise,
    rule: 'pavise/rule',
    says: 'target behind a pavise',
    when: ({ pavise }) => pavise === true,
  },
  {
    id: 'phalanx-front',
    points: ({ missiles }) => missiles.steps.phalanxFront,
    rule: 'phalanx/missile-front',
    says: 'front of a phalanx',
    when: ({ formation, struck = 'front' }) => formation === 'phalanx' && struck === 'front',
  },
  {
    id: 'charger',
    rule: 'missile/attacked-3dt-fail',
    says: 'fires at its charger',
    when: ({ bonus = 0 }) => bonus,
  },
  {
    id: 'from-war-wagons',
    points: ({ medieval: { warWagons } }) => (warWagons.cover.whose === 'their-own' ? warWagons.cover.steps : 0),
    rule: 'hussite/cover',
    says: 'fires from behind war wagons',
    when: ({ fromWarWagons }) => fromWarWagons === true,
  },
];

/**
 * The steps that range and circumstances give a shot beyond the armor that its odds start from. One kind of cover counts; a
 * forest's edge, a pavise and the rest count besides.
 *
 * Source: Archer/Missile Fire > Kill Shots; Pavise; Siege Warfare; Hussite War Wagon; Romans; Greek Hoplite Phalanx.
 *
 * @clause cady/ancient-medieval/missile/step-mid-range
 * @clause cady/ancient-medieval/missile/step-close-range
 * @clause cady/ancient-medieval/romans/pilum-second-rank
 * @clause cady/ancient-medieval/missile/step-deep-target
 * @clause cady/ancient-medieval/missile/massed-target
 * @clause cady/ancient-medieval/missile/step-fence
 * @clause cady/ancient-medieval/missile/step-forest-edge
 * @clause cady/ancient-medieval/missile/step-indirect
 * @clause cady/ancient-medieval/missile/step-moved-target
 * @clause cady/ancient-medieval/missile/second-rank-same-target
 * @clause cady/ancient-medieval/slinger/rear-ranks
 * @clause cady/ancient-medieval/pavise/rule
 * @clause cady/ancient-medieval/definition/pavise
 * @clause cady/ancient-medieval/phalanx/missile-front
 * @clause cady/ancient-medieval/romans/entrench
 * @clause cady/ancient-medieval/siege/wall-cover
 * @clause cady/ancient-medieval/hussite/cover
 * @clause cady/common/fire/add-deep-target
 * @clause cady/common/fire/subtract-fence
 * @clause cady/common/fire/subtract-forest-edge
 * @clause cady/common/fire/subtract-indirect
 * @clause cady/common/fence/small-arms-step
 * @clause cady/common/wall/small-arms-steps
 */
export const missileFactors = defineFactors<AimedShot, FightingRules>({
  id: 'ancient-medieval/missiles',
  unit: stepUnit,
  rows: [
    atRange('middle', 'missile/step-mid-range'),
    atRange('close', 'missile/step-close-range'),
    {
      id: 'second-rank-of-pila',
      points: ({ romans }) => romans.pilum.rearSteps,
      clause: 'cady/ancient-medieval/romans/pilum-second-rank',
      says: 'thrown from the second rank',
      when: ({ shot, counts }) => counts === 'rank-of-pila' && shot.indirect === true,
    },
    ...circumstances.map(
      ({ id, points, rule, says, when }): MissileFactor => ({
        id,
        ...(points === undefined ? {} : { points }),
        clause: clauseOf(rule),
        says: typeof says === 'string' ? says : ({ shot }) => says(shot),
        when: ({ shot, counts }, rules) =>
          (counts === 'range-and-circumstances' || counts === 'circumstances') && when(shot, rules),
      }),
    ),
  ],
});

/** Steps of fire from behind the first rank, by weapon; `null`: it may not fire from there. */
export function rearSteps(weapon: MissileWeapon | null, { missiles }: FightingRules): number | null {
  const kind = kindBehind(weapon);
  return kind === undefined ? null : missiles.secondRank[kind];
}

/** The kind of weapon that one counts with behind the first rank, if it is any that fires from there. */
function kindBehind(weapon: MissileWeapon | null): keyof MissileNumbers['secondRank'] | undefined {
  switch (weapon) {
    case 'bow':
    case 'longbow':
      return 'bow';
    case 'crossbow':
    case 'arbalest':
    case 'hand-cannon':
      return 'crossbow';
    case 'sling':
      return 'sling';
    default:
      return undefined;
  }
}

function atRange(third: 'middle' | 'close', rule: string): MissileFactor {
  return {
    id: `${third}-range`,
    points: ({ missiles }) => missiles.steps[third],
    clause: clauseOf(rule),
    says: `${third} range`,
    when: aimed => aimed.counts === 'range-and-circumstances' && aimed.third === third,
  };
}

function behind(cover: MissileCover, rule: string, says: string, points: Circumstance['points']): Circumstance {
  return { id: cover, ...(points === undefined ? {} : { points }), rule, says, when: shot => shot.cover === cover };
}

function fromBehind(kind: keyof MissileNumbers['secondRank'], rule: string): Circumstance {
  return {
    id: `second-rank-${kind}`,
    points: ({ missiles }) => missiles.secondRank[kind] ?? 0,
    rule,
    says: 'from behind the first rank',
    when: ({ indirect, shooter }, { troops }) => indirect === true && kindBehind(troops[shooter].weapon) === kind,
  };
}

function clauseOf(rule: string): ClauseId {
  return `cady/ancient-medieval/${rule}`;
}
