import { defineResolver, type Resolver } from '../../../book/index.js';
import { counted, reasonFor } from '../../../rulebook/index.js';
import { faultReasons, spoken, within } from '../../../scenario/index.js';
import { armiesFaults, armyFaults, garrisonPoints } from '../army/army.js';
import type { ArmyList } from '../army/army-list.js';
import { deploymentFaults, mayHideInWood, periodsInHand } from '../army/deployment.js';
import { armyPoints } from '../army/points.js';
import { lightCavalryOf, outscouted, raisedMarchFaults } from '../army/scouts.js';
import { terrainRoles, terrainUnitsOf } from '../army/terrain-choice.js';
import { type WrgRules, wrgRules } from '../rules.js';
import { army, nothing } from './army-schema.js';
import * as situation from './setting-up-schema.js';

const terrain: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/terrain-piece',
    about: 'How many terrain units a piece of terrain takes.',
    situation: situation.piece,
    known: (piece, rules) => {
      const units = terrainUnitsOf(piece, rules);
      const of =
        piece.kind === 'wood'
          ? `a wood of ${counted(piece.trees, 'tree')}`
          : piece.kind === 'river'
            ? `${piece.length} mm of a river that ${piece.fordable ? 'can' : 'cannot'} be forded`
            : spoken(piece.kind);
      return {
        units,
        because: [reasonFor('wrg/setup/terrain-units-available', of, counted(units, 'terrain unit'))],
      };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/terrain-roles',
    about:
      'Which player selects the terrain, lays it out and chooses the direction of play; the distribution is of that, null for a throw again.',
    situation: nothing,
    thrown: {
      rule: (_, dice, rules) => {
        const roles = terrainRoles(dice, rules);
        const effect = roles === null ? 'thrown again' : `the ${roles.selects} selects, the ${roles.laysOut} lays out`;
        const why = roles === null ? 'equal scores' : `the ${roles.selects} throws more`;
        return { roles, because: [reasonFor('wrg/setup/terrain-select-and-place', why, effect)] };
      },
      outcome: ({ roles }) => roles,
    },
  }),
];

/** An army before battle: what it costs, its scouts, and what is wrong with it. */
function mustered(side: 'first' | 'second', list: ArmyList, limit: number | undefined, rules: WrgRules) {
  const faults = armyFaults(list, limit, rules);
  return {
    points: armyPoints(list, rules).points,
    lightCavalry: lightCavalryOf(list, rules),
    // What is wrong with the whole army is that it costs too much.
    faults: faults.flatMap(fault => (fault.path === '' ? [{ ...fault, path: 'limit' }] : within(side, [fault]))),
  };
}

const armies: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/opposing-armies',
    about:
      'Both army lists before a battle: points, light cavalry, all that is wrong with each and between them, and who must declare his.',
    situation: situation.opponents,
    known: ({ first, second, limit }, rules) => {
      const both = {
        first: mustered('first', first, limit, rules),
        second: mustered('second', second, limit, rules),
      };
      // Both have what one may have: the second gives it up.
      const between = within('second', armiesFaults(first, second));
      const scouts = { first: both.first.lightCavalry, second: both.second.lightCavalry };
      const { declares, because } = outscouted(scouts, rules);
      const wrong = [...both.first.faults, ...both.second.faults, ...between];
      const well = {
        clause: 'wrg/setup/army-choice',
        why: 'both lists',
        may: 'nothing is wrong',
        not: 'mend it',
      } as const;
      return { ...both, between, declares, because: [...because, ...faultReasons(wrong, well)] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/garrison',
    about:
      'Points of the stone fortifications of an army list and of their garrison, and of the most that they may hold.',
    situation: army,
    known: (list, rules) => {
      const points = garrisonPoints(list, rules);
      const { fortification, garrison, most } = points;
      const why = `${counted(fortification, 'point')} of fortifications, ${garrison} inside`;
      const effect = garrison <= most ? 'may be inside from the start' : `too strong: ${most} or fewer`;
      return { ...points, because: [reasonFor('wrg/setup/fortress-garrison', why, effect)] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/raise-march',
    about: 'What is wrong with how an army hastens once its outscouted enemy has declared himself.',
    situation: situation.raised,
    known: (march, rules) => {
      const faults = raisedMarchFaults(march, rules);
      const clause = 'wrg/setup/scouts-inferior-side-reveals';
      const well = { clause, why: 'faster, for no more points', may: 'it may', not: 'it may not' } as const;
      return { faults, because: faultReasons(faults, well) };
    },
  }),
];

const deployment: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/deployment',
    about: 'Whether troops may be set out somewhere, and how many periods they have over the enemy by their march.',
    situation: situation.setOut,
    known: ({ fromOwnEdge, fromEnemyEdge, early = 0, enemyEarly = 0, normalMove }, rules) => {
      const inHand = periodsInHand({ early, enemyEarly });
      const path = inHand === 0 ? 'fromOwnEdge' : 'fromEnemyEdge';
      const moved = normalMove === undefined ? {} : { normalMove };
      const faults = deploymentFaults({ fromOwnEdge, fromEnemyEdge, periodsInHand: inHand, ...moved, path }, rules);
      const clause = inHand === 0 ? 'wrg/setup/deployment-map' : 'wrg/setup/time-advantage';
      const why = `${counted(fromOwnEdge, 'pace')} from their own edge, ${fromEnemyEdge} from the enemy’s`;
      const well = { clause, why, may: 'they may stand there', not: 'not there' } as const;
      const time = reasonFor(
        'wrg/setup/time-advantage',
        `${counted(early, 'period')} early, the enemy ${enemyEarly}`,
        `${counted(inHand, 'period')} for moves or field works`,
      );
      return { periodsInHand: inHand, faults, because: [time, ...faultReasons(faults, well)] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/hide-in-wood',
    about: 'Whether troops may be hidden in a wood at the start, marked on the sketch map alone.',
    situation: situation.wood,
    known: wood => {
      const may = mayHideInWood(wood);
      const reaches = wood.reachesOwnBaseLine ? 'it reaches their base line' : 'it does not reach their base line';
      const holds = wood.holdsThem ? 'it holds them all' : 'it does not hold them all';
      const effect = may ? 'they may hide' : 'they are set out in view';
      return { may, because: [reasonFor('wrg/setup/hidden-in-woods', `${reaches}, ${holds}`, effect)] };
    },
  }),
];

/** What can be asked about terrain, both armies before battle, marches and deployment. */
export const settingUpResolvers: readonly Resolver[] = [...terrain, ...armies, ...deployment];
