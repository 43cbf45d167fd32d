import { defineResolver, type Resolver } from '../../../book/index.js';
import { type ClauseId, counted, reasonFor, type Violation } from '../../../rulebook/index.js';
import { faultReasons } from '../../../scenario/index.js';
import { battleChangeFaults } from './combat/battles.js';
import { hoplite, phalanxFaults, phalanxOrderFaults } from './combat/phalanx.js';
import { pikeLosses, pikeReach } from './combat/pikes.js';
import { inMissileArc, shootingRanks } from './missiles/missile-arcs.js';
import { missileRange } from './missiles/missile-range.js';
import { fallenStillFire, shootingFaults } from './missiles/shooting.js';
import { throwFaults } from './missiles/thrown.js';
import * as situation from './resolve-formations-schema.js';
import { told } from './resolve-special.js';
import { ancientMedievalRules } from './rules.js';
import { centuryFaults, decimated, testudo } from './special-troops/romans.js';
import { samuraiPoint } from './special-troops/samurai.js';

/** Faults, and why there are any or none. */
export function judged(faults: readonly Violation[], clause: ClauseId, why: string) {
  return { faults, because: faultReasons(faults, { clause, why, may: 'it may', not: 'it may not' }) };
}

const formations: readonly Resolver[] = [
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/hoplite',
    about: 'What a hoplite is worth, in the phalanx or out of it.',
    situation: situation.formed,
    known: (formed, rules) => hoplite(formed, rules),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/phalanx-faults',
    about: 'What keeps men from being a phalanx.',
    situation: situation.phalanx,
    known: (shape, rules) => {
      const why = `${rules.troops[shape.type].title}, ${counted(shape.ranks, 'rank')} deep`;
      return judged(phalanxFaults(shape, rules), 'cady/ancient-medieval/phalanx/formation', why);
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/phalanx-order-faults',
    about: 'What forbids an order to a phalanx.',
    situation: situation.ordered,
    known: order => judged(phalanxOrderFaults(order), 'cady/ancient-medieval/phalanx/no-manoeuvre', order.wants),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/pike-reach',
    about: 'How many pikes strike over the first rank.',
    situation: situation.pikes,
    known: (pikes, rules) => {
      const why = pikes.attacking ? 'nobody behind the first rank' : 'pikes that are attacked';
      const none = reasonFor('cady/ancient-medieval/pike/three-ranks-attack', why, 'no further attacks');
      return told(pikeReach(pikes, rules), none);
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/pike-losses',
    about: 'How many pikes fall of those that were hit.',
    situation: situation.struck,
    known: (pikes, rules) => {
      const result = pikeLosses(pikes, rules);
      const effect = counted(result.lost, 'figure');
      return told(result, reasonFor('cady/ancient-medieval/pike/front-rank-losses', 'all can be reached', effect));
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/samurai-point',
    about: 'The melee point of a samurai against an opponent.',
    situation: situation.opponent,
    known: (melee, rules) => samuraiPoint(melee, rules),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/testudo',
    about: 'What a testudo costs its men, and what it is proof against.',
    situation: situation.marching,
    known: (unit, rules) => testudo(unit, rules),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/century-faults',
    about: 'What is wrong with dividing a cohort into centuries.',
    situation: situation.cohort,
    known: (cohort, rules) => {
      const why = `${counted(cohort.figures, 'figure')} into ${cohort.centuries.join(', ')}`;
      return judged(centuryFaults(cohort, rules), 'cady/ancient-medieval/romans/cohort-size', why);
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/decimated',
    about: 'How many legionaries are executed after a melee that they fled from.',
    situation: situation.disgraced,
    known: (unit, rules) => {
      const none = reasonFor('cady/ancient-medieval/romans/decimation', 'no cause for it', 'nobody is executed');
      return told(decimated(unit, rules), none);
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/battle-change-faults',
    about: 'Whether units may form, join, leave or rejoin a battle.',
    situation: situation.change,
    known: (change, rules) => {
      const why = `${change.change} ${change.when.replaceAll('-', ' ')}`;
      return judged(battleChangeFaults(change, rules), 'cady/ancient-medieval/battle/fixed-during-game', why);
    },
  }),
];

const shooters: readonly Resolver[] = [
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/missile-range',
    about: 'How far a figure shoots or throws, in cm.',
    situation: situation.reaching,
    known: (shot, rules) => {
      const result = missileRange(shot, rules);
      const printed = reasonFor('cady/ancient-medieval/missile/hill-range-bonus', 'as printed', `${result.range} cm`);
      return told(result, printed);
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/missile-arc',
    about: 'Whether a target lies in a figure’s arc of fire.',
    situation: situation.aim,
    known: (aim, rules) => {
      const inArc = inMissileArc(aim, rules);
      const foot = rules.troops[aim.shooter].arm === 'infantry';
      const clause = foot ? 'cady/ancient-medieval/missile/arc-foot' : 'cady/ancient-medieval/missile/arc-mounted';
      const effect = inArc ? 'in its arc' : 'out of its arc';
      return { inArc, because: [reasonFor(clause, rules.troops[aim.shooter].title, effect)] };
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/shooting-ranks',
    about: 'Which ranks of a unit may shoot at a target, and which of them indirectly.',
    situation: situation.ranked,
    known: (unit, rules) => {
      const shoot = shootingRanks(unit, rules);
      const seen = unit.sees.filter(Boolean).length;
      const why = `${counted(seen, 'rank sees', 'ranks see')} the target`;
      const effect = counted(shoot.length, 'rank shoots', 'ranks shoot');
      return { ranks: shoot, because: [reasonFor('cady/ancient-medieval/missile/second-rank', why, effect)] };
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/shooting-faults',
    about: 'Everything that forbids a unit to shoot.',
    situation: situation.shooting,
    known: (shooting, rules) =>
      judged(shootingFaults(shooting, rules), 'cady/ancient-medieval/missile/line-of-sight', 'a target in sight'),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/fallen-still-fire',
    about: 'Whether figures that fell still fire this turn.',
    situation: situation.fallen,
    known: (fallen, rules) => fallenStillFire(fallen, rules),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/throw-faults',
    about: 'Everything that forbids a throw of axes, javelins or pila.',
    situation: situation.throwing,
    known: (throwing, rules) => {
      const clause = {
        axe: 'cady/ancient-medieval/axe/when',
        javelin: 'cady/ancient-medieval/javelin/use',
        pilum: 'cady/ancient-medieval/romans/pilum-carriers',
      } as const;
      const why = `${throwing.weapon} at ${throwing.distance} cm`;
      return judged(throwFaults(throwing, rules), clause[throwing.weapon], why);
    },
  }),
];

/** The functions of phalanxes, pikes, samurai, Romans and battles, and of who may shoot or throw. */
export const formationResolvers: readonly Resolver[] = [...formations, ...shooters];
