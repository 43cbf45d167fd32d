import { defineResolver, insistOnFew, type Resolver } from '../../../book/index.js';
import { distribution } from '../../../dice/index.js';
import { type ClauseId, counted, reasonFor } from '../../../rulebook/index.js';
import { spoken } from '../../../scenario/index.js';
import { toGrid } from '../../../table/index.js';
import { gunExplodes, objectDestroyed } from './machines/gunpowder.js';
import { destroys, type MachineTarget, machineHits, type ShotAt } from './machines/machine-hits.js';
import { machineFall } from './machines/machine-shots.js';
import { boltAtElephant } from './missiles/missile-hits.js';
import { missileRange } from './missiles/missile-range.js';
import { fallsShortOn, firesInPassing, missileTarget, splitFireFaults } from './missiles/shooting.js';
import { judged } from './resolve-formations.js';
import * as situation from './resolve-shots-schema.js';
import { told } from './resolve-special.js';
import { type AncientMedievalRules, ancientMedievalRules } from './rules.js';
import { type ElephantMelee, elephantMeleeOdds, meleeWithElephant } from './special-troops/elephants.js';
import type { GunType } from './troops.js';

const targets: readonly Resolver[] = [
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/target-of-missiles',
    about: 'Whom a missile unit shoots at of those it might; null for nobody.',
    situation: situation.choosing,
    known: (unit, rules) => {
      const none = reasonFor('cady/ancient-medieval/missile/priority', 'nobody is in range', 'it does not shoot');
      return missileTarget(unit, rules) ?? { unit: null, because: [none] };
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/passing-fire',
    about: 'Whether a unit may shoot at an enemy in passing, and after which part of the turn, the first being 0.',
    situation: situation.passing,
    known: (passing, rules) => {
      const part = firesInPassing(passing, rules);
      const { range, because } = missileRange(passing, rules);
      const last = passing.distances.at(-1) ?? 0;
      const never = toGrid(last) > toGrid(range) ? `never within ${range} cm` : `at ${last} cm it is still in range`;
      const why = part === undefined ? never : `at ${passing.distances[part]} cm on the way, at ${last} cm after it`;
      const effect = part === undefined ? 'no passing fire' : 'may shoot in passing';
      return { part: part ?? null, because: [...because, reasonFor('cady/common/fire/en-passant', why, effect)] };
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/falls-short',
    about:
      'Who is hit by a flight at a target that turns out to be out of range, and at which distance; null for nobody.',
    situation: situation.flight,
    known: (flight, rules) => {
      const { range } = missileRange(flight, rules);
      const inRange = toGrid(flight.distance) <= toGrid(range);
      const why = inRange ? `the target is within ${range} cm` : `nobody stands there at ${range} cm`;
      const clause = 'cady/ancient-medieval/missile/out-of-range-falls-short';
      const none = reasonFor(clause, why, inRange ? 'does not fall short' : 'the shots are lost');
      return fallsShortOn(flight, rules) ?? { unit: null, distance: null, because: [none] };
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/divided-fire',
    about: 'What is wrong with how a unit divides its shooters among several targets.',
    situation: situation.divided,
    known: fire =>
      judged(
        splitFireFaults(fire),
        'cady/ancient-medieval/missile/mixed-targets-allocate',
        `${counted(fire.figures, 'figure')} at ${counted(fire.allotted.length, 'target')}`,
      ),
  }),
];

/** What is cited of a direct hit, by what hits what. */
function clauseOfDirectHit(gun: GunType, kind: ShotAt): ClauseId {
  if (kind === 'figure') return 'cady/ancient-medieval/artillery/direct-hit-removes';
  if (kind === 'fence') return 'cady/common/fence/section-removed';
  const bolt = gun === 'ballista' || gun === 'pot-d-fer';
  if (kind === 'elephant' && bolt) return 'cady/ancient-medieval/elephant/ballista-hits';
  if (kind === 'elephant') return 'cady/ancient-medieval/elephant/catapult-hit';
  if (kind === 'berserker') return 'cady/ancient-medieval/berserker/artillery';
  if (kind === 'supply-wagon') return 'cady/ancient-medieval/gunpowder/auto-destroyed';
  if (gun === 'pot-d-fer') return 'cady/ancient-medieval/pot-d-fer/targets';
  if (gun === 'ballista') return 'cady/ancient-medieval/artillery/ballista-targets';
  return 'cady/ancient-medieval/artillery/catapult-vs-artillery';
}

/** More branches than the dice for these targets can have: a throw for each machine and beast, and one for the figures of a unit. */
function branchesFor(targets: readonly MachineTarget[]): number {
  const figures = targets.filter(({ kind }) => kind === 'figure');
  const units = new Map(figures.map(({ unit }) => [unit, figures.filter(other => other.unit === unit).length]));
  const alone = targets.filter(({ kind }) => kind !== 'figure').map(() => 1);
  return [...units.values(), ...alone].reduce((all, number) => all * (number + 1), 1);
}

const machines: readonly Resolver[] = [
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/fall-of-shot',
    about: 'Where a called shot of a machine comes down; the distribution is of the place, and of whether it is lost.',
    situation: situation.called,
    thrown: {
      rule: (call, dice, rules) => machineFall(call, dice, rules),
      outcome: ({ point, lost }) => ({ point, lost }),
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/hits-of-machine',
    about:
      'What the shot of a machine takes where it came down; the distribution is of figures lost, of what is removed, and of who bears hits.',
    situation: situation.landed,
    thrown: {
      rule: ({ point, ...shot }, dice, rules) => machineHits({ ...shot, fall: { point, lost: false } }, dice, rules),
      outcome: taken,
      solved({ point, ...shot }, rules) {
        insistOnFew('branches', branchesFor(shot.targets));
        return distribution(dice => taken(machineHits({ ...shot, fall: { point, lost: false } }, dice, rules)));
      },
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/direct-hit',
    about: 'Whether the direct hit of a machine removes what it hits.',
    situation: situation.direct,
    known: ({ gun, kind }, rules) => {
      const removed = kind === 'figure' || destroys(gun, kind, rules);
      const why = `a direct hit of a ${spoken(gun)} on a ${spoken(kind)}`;
      return { removed, because: [reasonFor(clauseOfDirectHit(gun, kind), why, removed ? 'removed' : 'it stays')] };
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/gun-blows-up',
    about: 'Whom a gun takes with it that blows up.',
    situation: situation.bursting,
    known: (gun, rules) => gunExplodes(gun, rules),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/structure-destroyed',
    about: 'Whether the hits that a tower, wall, gate or bridge has taken destroy it.',
    situation: situation.battered,
    known: (structure, rules) => {
      const why = `${counted(structure.hits.length, 'hit')}, too few on one spot`;
      const clause = 'cady/ancient-medieval/gunpowder/object-destruction';
      return told(objectDestroyed(structure, rules), reasonFor(clause, why, `the ${spoken(structure.kind)} stands`));
    },
  }),
];

/** What a shot takes, without the reasons. */
function taken({ losses, removed, hits, ownerPicks }: ReturnType<typeof machineHits>) {
  return { losses, removed, hits, ownerPicks };
}

/** The melee as it is fought. */
function asFought({
  acrossBarrier,
  uphill,
  ford,
  reaching = 0,
  ...melee
}: situation.AskedElephantMelee): ElephantMelee {
  const clause = 'cady/ancient-medieval/elephant/multiple-melee';
  const why = counted(reaching, 'long weapon strikes it from behind', 'long weapons strike it from behind');
  const because = [reasonFor(clause, why, counted(reaching, 'more die', 'more dice'))];
  return {
    ...melee,
    ground: {
      ...(acrossBarrier === undefined ? {} : { acrossBarrier }),
      ...(uphill === undefined ? {} : { uphill }),
      ...(ford === undefined ? {} : { ford }),
    },
    reachedBy: reaching === 0 ? [] : [{ figures: reaching, exposed: 0, because }],
  };
}

function foughtOut(
  asked: situation.AskedElephantMelee,
  dice: Parameters<typeof meleeWithElephant>[1],
  rules: AncientMedievalRules,
) {
  const { losses, because, elephant, odds } = meleeWithElephant(asFought(asked), dice, rules);
  const { because: _, ...marked } = elephant;
  return {
    elephant: marked,
    point: odds.point,
    losses: losses.map(({ unit, lost }) => ({ unit, lost })),
    because: [...because, ...losses.flatMap(each => each.because)],
  };
}

const elephants: readonly Resolver[] = [
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/elephant-melee',
    about:
      'The melee of an elephant with all who touch it; the distribution is of its hits, of what it does then, and of the figures lost.',
    situation: situation.elephantMelee,
    odds: (melee, rules) => elephantMeleeOdds(asFought(melee), rules),
    thrown: {
      rule: foughtOut,
      outcome: ({ elephant, losses }) => ({ elephant, losses }),
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/bolt-at-elephant',
    about: 'What one more bolt of a ballista or pot d’fer does to an elephant.',
    situation: situation.bolt,
    known: ({ elephant }, rules) => boltAtElephant(elephant, rules),
  }),
];

/** The functions of targets, of the shots of machines and what they hit, and of melees with elephants. */
export const shotResolvers: readonly Resolver[] = [...targets, ...machines, ...elephants];
