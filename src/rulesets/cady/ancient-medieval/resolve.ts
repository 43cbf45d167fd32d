import { defineResolver, type Resolver } from '../../../book/index.js';
import { meleeParts } from '../common/fighting/melee-losses.js';
import { shockLossOdds } from '../common/fighting/shock.js';
import { volleyHitOdds, volleyLossOdds } from '../common/fire/volley.js';
import { chargeOdds, throwCharge } from './charge-odds.js';
import { chargeSituation } from './charge-odds-schema.js';
import { holdBattle } from './combat/battles.js';
import { ancientMelee, ancientMeleeOdds, readyAncientMelee } from './combat/melee.js';
import { ancientMorale } from './combat/morale.js';
import { ancientShock, ancientShockOdds, readyAncientShock } from './combat/shock.js';
import { continuedMelee, throwContinuedMelee } from './continued-melee.js';
import { continuedMeleeSituation } from './continued-melee-schema.js';
import { machineRange, machineShotFaults } from './machines/engines.js';
import { firingCheck } from './machines/gunpowder.js';
import { missileLoading } from './missiles/loading.js';
import { type ElephantHit, elephantHit, missilesAtElephant } from './missiles/missile-hits.js';
import { missileOdds, missileVolley, readyMissiles } from './missiles/missiles.js';
import { fieldResolvers } from './resolve-field.js';
import { formationResolvers } from './resolve-formations.js';
import { labourResolvers } from './resolve-labour.js';
import { nobleResolvers } from './resolve-nobles.js';
import * as situation from './resolve-schema.js';
import { shotResolvers } from './resolve-shots.js';
import { specialResolvers } from './resolve-special.js';
import { troopResolvers } from './resolve-troops.js';
import { ancientMedievalRules } from './rules.js';
import { rampageResult } from './special-troops/rampage.js';
import { pilaVolley, readyPila } from './special-troops/romans.js';

/** Hits marked on an elephant and what it does, without the reasons. */
const markedOn = ({ hits, fate }: ElephantHit) => ({ hits, fate });

const missiles: readonly Resolver[] = [
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/missile-odds',
    about: 'What one shot needs on a ten-sided die.',
    situation: situation.missileShot,
    odds: (shot, rules) => missileOdds(shot, rules),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/missile-volley',
    about: 'A unit’s missiles at one target; the distribution is of the figures lost.',
    situation: situation.missileVolley,
    odds: ({ groups }, rules) => groups.map(group => missileOdds(group, rules)),
    thrown: {
      rule: (volley, dice, rules) => missileVolley(volley, dice, rules),
      outcome: ({ lost }) => lost,
      solved: (volley, rules) => volleyLossOdds(readyMissiles(volley, rules)),
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/missile-loading',
    about: 'How often figures shoot after moving, and whether they are loaded afterwards.',
    situation: situation.missileTurn,
    known: (turn, rules) => missileLoading(turn, rules),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/pila-volley',
    about: 'The pila of legionaries, rank by rank; the distribution is of the figures lost.',
    situation: situation.pila,
    thrown: {
      rule: (volley, dice, rules) => pilaVolley(volley, dice, rules),
      outcome: ({ lost }) => lost,
      solved: (volley, rules) => volleyLossOdds(readyPila(volley, rules)),
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/missiles-at-elephant',
    about: 'Missiles at an elephant: its hits, and whether it runs mad.',
    situation: situation.atElephant,
    odds: ({ groups }, rules) => groups.map(group => missileOdds(group, rules)),
    thrown: {
      rule(shot, dice, rules) {
        const { volley, ...hit } = missilesAtElephant(shot, dice, rules);
        return { ...hit, dice: volley.dice, because: [...volley.because, ...hit.because] };
      },
      outcome: markedOn,
      solved: ({ elephant, groups }, rules) =>
        volleyHitOdds(readyMissiles({ groups, targetFigures: 1 }, rules)).map(
          hits => markedOn(elephantHit({ elephant, hits }, rules)),
          { key: ({ hits }) => hits },
        ),
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/rampage',
    about: 'What a mad elephant does at a sum of two dice.',
    situation: situation.rampageSum,
    known: (sum, rules) => rampageResult(sum, rules),
  }),
];

const machines: readonly Resolver[] = [
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/machine-range',
    about: 'The distances at which a machine shoots, in cm.',
    situation: situation.machineReach,
    known: (shot, rules) => machineRange(shot, rules),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/machine-shot-faults',
    about: 'Every fault that forbids a machine’s shot; none when it is legal.',
    situation: situation.machineShot,
    known: (shot, rules) => machineShotFaults(shot, rules),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/firing-check',
    about: 'The dice before a shot of gunpowder: it misfires, shoots, or bursts.',
    situation: situation.oneGun,
    thrown: { rule: ({ gun }, dice, rules) => firingCheck(gun, dice, rules), outcome: ({ outcome }) => outcome },
  }),
];

const closeCombat: readonly Resolver[] = [
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/shock-odds',
    about: 'How many shock dice a charge throws, and the faces that remove a figure.',
    situation: situation.oneStrike,
    odds: (strike, rules) => ancientShockOdds(strike, rules),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/shock',
    about: 'All shock on one unit; the distribution is of the figures lost.',
    situation: situation.shockOfAll,
    odds: ({ strikes }, rules) => strikes.map(strike => ancientShockOdds(strike, rules)),
    thrown: {
      rule: (shock, dice, rules) => ancientShock(shock, dice, rules),
      outcome: ({ lost }) => lost,
      solved: (shock, rules) => shockLossOdds(readyAncientShock(shock, rules)),
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/melee-odds',
    about: 'The melee point of one figure, and the faces that remove it.',
    situation: situation.oneFighter,
    odds: (fighter, rules) => ancientMeleeOdds(fighter, rules),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/melee-round',
    about: 'One round of melee; the distribution is of the figures that each unit loses.',
    situation: situation.wholeMelee,
    odds: (melee, rules) => readyAncientMelee(melee, rules).groups.map(({ odds }) => odds),
    thrown: {
      rule: (melee, dice, rules) => ancientMelee(melee, dice, rules),
      outcome: ({ losses }) => losses,
      parts: (melee, rules) => meleeParts(readyAncientMelee(melee, rules)),
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/charge',
    about: 'A charge from the three-dice test to both sides’ morale, as one distribution.',
    situation: chargeSituation,
    thrown: {
      rule: (charge, dice, rules) => throwCharge(charge, dice, rules),
      outcome: ({ outcome }) => outcome,
      solved: (charge, rules) => chargeOdds(charge, rules).outcomes,
    },
  }),
];

const steadiness: readonly Resolver[] = [
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/post-melee-morale',
    about: 'What the losses of a turn make a unit do in the next.',
    situation: situation.moraleTest,
    known: (test, rules) => ancientMorale(test, rules),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/hold-battle',
    about: 'What becomes of a battle of which units are in trouble.',
    situation: situation.wholeBattle,
    thrown: {
      rule: (battle, dice, rules) => holdBattle(battle, dice, rules),
      outcome: ({ outcome, members, partRouts }) => ({ outcome, members, partRouts }),
    },
  }),
];

const turnAfterTurn: readonly Resolver[] = [
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/continued-melee',
    about: 'A melee of two units turn after turn, until somebody gives way or its turns are over, as one distribution.',
    situation: continuedMeleeSituation,
    thrown: {
      rule: (melee, dice, rules) => throwContinuedMelee(melee, dice, rules),
      outcome: ({ outcome }) => outcome,
      solved: (melee, rules) => continuedMelee(melee, rules).outcomes,
    },
  }),
];

/** The resolution functions of the ancient and medieval game, by name: `littlewars resolve ancient-medieval/missile-volley`. */
export const ancientMedievalResolvers: readonly Resolver[] = [
  ...missiles,
  ...machines,
  ...closeCombat,
  ...steadiness,
  ...turnAfterTurn,
  ...fieldResolvers,
  ...specialResolvers,
  ...troopResolvers,
  ...nobleResolvers,
  ...formationResolvers,
  ...shotResolvers,
  ...labourResolvers,
];
