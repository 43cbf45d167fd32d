import { defineResolver, type Resolver } from '../../../book/index.js';
import { counted, type Reason, reasonFor } from '../../../rulebook/index.js';
import { faultReasons } from '../../../scenario/index.js';
import { detach, moraleWhenLed } from './army/commanders.js';
import { dispatchRide } from './army/dispatch.js';
import { expectReinforcements } from './army/reinforcements.js';
import { regroupingFaults, supremeCommanderDispatches } from './army/supreme-commander.js';
import { breakThrough } from './fighting/break-through.js';
import { dividedFate } from './fighting/broken.js';
import { barricadeFaults, forestCover, forestWork } from './moving/forest.js';
import { maySkirmish, skirmishFaults } from './moving/skirmish.js';
import { bridgeDestroyed, bridgeMayBurn } from './moving/water.js';
import * as situation from './resolve-command-schema.js';
import { commonRules } from './rules.js';
import { hide, sightDistance } from './unseen/hidden.js';
import { isScreened } from './unseen/screening.js';

const command: readonly Resolver[] = [
  defineResolver(commonRules, {
    name: 'common/regrouping',
    about: 'What is wrong with joining or splitting units, before the battle or by the supreme commander in it.',
    situation: situation.regrouping,
    known: (change, rules) => {
      const faults = regroupingFaults(change, rules);
      const clause =
        change.during === null ? 'cady/common/unit/fixed-for-game' : 'cady/common/unit/supreme-commander-exception';
      const why = `${counted(change.from.length, 'unit')} into ${change.into.length}`;
      return { faults, because: faultReasons(faults, { clause, why, may: 'they may', not: 'they may not' }) };
    },
  }),
  defineResolver(commonRules, {
    name: 'common/detach',
    about: 'What a detachment that mans a gun leaves of its unit, and whether it serves the gun as gunners do.',
    situation: situation.detachment,
    known: (detachment, rules) => {
      const detached = detach(detachment, rules);
      const why = `${counted(detached.crew, 'figure')} of ${detachment.from.arm} at a gun`;
      const effect = `${detached.left} stay with the unit; ${detached.trained ? 'gunners' : 'untrained at guns'}`;
      return { ...detached, because: [reasonFor('cady/common/definition/detach', why, effect)] };
    },
  }),
  defineResolver(commonRules, {
    name: 'common/dispatch',
    about: 'Where a rider with an order is after a turn: on the way, there, lost or taken by the enemy.',
    situation: situation.riding,
    known: (rider, rules) => dispatchRide({ ...rider, order: '', from: '' }, rules),
  }),
  defineResolver(commonRules, {
    name: 'common/supreme-commander-orders',
    about:
      'The riders that set out when the supreme commander alone writes the orders of his side; none once he is lost.',
    situation: situation.written,
    known: side => {
      const riders = supremeCommanderDispatches(side);
      const why = side.commander.inPlay ? `${side.commander.id} writes all orders` : `${side.commander.id} is lost`;
      const effect = riders.length === 0 ? 'nothing is ordered' : `${counted(riders.length, 'rider')} set out`;
      return { riders, because: [reasonFor('cady/common/orders/supreme-commander-writes', why, effect)] };
    },
  }),
  defineResolver(commonRules, {
    name: 'common/led',
    about: 'The morale value of a unit led by a commander, and whether it throws three dice in any test.',
    situation: situation.led,
    known: (unit, rules) => {
      const led = moraleWhenLed(unit, rules);
      const why = unit.leader.leads ? 'led, with the best morale already' : 'he is not with it';
      const same = reasonFor('cady/common/sequence/step-1-leader', why, `morale ${led.morale}`);
      return { ...led, because: led.because.length > 0 ? led.because : [same] };
    },
  }),
  defineResolver(commonRules, {
    name: 'common/reinforcements',
    about: 'On which turn reinforcements come; the distribution is of the turn.',
    situation: situation.arrival,
    thrown: {
      rule: ({ arrival }, dice) => {
        const [expected] = expectReinforcements({ reinforcements: [{ units: [], at: { x: 0, y: 0 }, arrival }] }, dice);
        return { turn: expected?.turn ?? null };
      },
      outcome: ({ turn }) => turn,
    },
  }),
];

const bodies: readonly Resolver[] = [
  defineResolver(commonRules, {
    name: 'common/divided-unit',
    about: 'What becomes of a divided unit at the end of a turn: whole again, divided still, or in part in rout.',
    situation: situation.divided,
    known: (unit, rules) => {
      const fate = dividedFate(unit, rules);
      const clause = 'cady/common/broken/divided-must-reform';
      const time = reasonFor(clause, `${counted(unit.turns, 'turn')} after the division`, 'there is time left');
      return { ...fate, because: fate.because.length > 0 ? fate.because : [time] };
    },
  }),
  defineResolver(commonRules, {
    name: 'common/break-through',
    about: 'Whether a unit breaks through the line before it, and how far it goes on.',
    situation: situation.pressing,
    known: unit => breakThrough(unit),
  }),
  defineResolver(commonRules, {
    name: 'common/skirmish-line',
    about: 'Whether a unit may form a skirmish line, and everything that is wrong with one.',
    situation: situation.skirmishLine,
    known: (line, rules) => {
      const faults = skirmishFaults(line, rules);
      const clause = 'cady/common/skirmish/who';
      const why = `${line.light ? 'light troops' : 'no light troops'} of morale ${line.morale}`;
      const because = faultReasons(faults, { clause, why, may: 'a skirmish line', not: 'no skirmish line' });
      return { may: maySkirmish(line, rules), faults, because };
    },
  }),
  defineResolver(commonRules, {
    name: 'common/screened',
    about: 'Whether one unit hides another that stands behind it.',
    situation: situation.screen,
    known: (unit, rules) => isScreened(unit, rules),
  }),
  defineResolver(commonRules, {
    name: 'common/hide',
    about: 'Whether a unit may go as a marker, and a phantom beside it.',
    situation: situation.hiding,
    known: unit => hide(unit),
  }),
  defineResolver(commonRules, {
    name: 'common/sight-distance',
    about: 'How far a unit sees hidden troops, in cm.',
    situation: situation.looking,
    known: (unit, rules) => {
      const cm = sightDistance(unit, rules);
      const clause = unit.artillery
        ? 'cady/common/hidden/sight-distance-artillery'
        : 'cady/common/hidden/sight-distance-normal';
      return { cm, because: [reasonFor(clause, unit.artillery ? 'artillery' : 'other troops', `${cm} cm`)] };
    },
  }),
];

/** Whether a bridge is destroyed, and whether it may be burnt. */
const bridges: Resolver = defineResolver(commonRules, {
  name: 'common/bridge',
  about: 'Whether direct hits have destroyed a bridge, and whether it may be set on fire.',
  situation: situation.bridge,
  known: ({ material, hits = [], level }, rules) => {
    const { destroyed, because } = bridgeDestroyed({ material, hits }, rules);
    const mayBurn = bridgeMayBurn({ material, level }, rules);
    const clause =
      material === 'wood' ? 'cady/common/bridges/wooden-burns' : 'cady/common/bridges/stone-indestructible';
    const burns = reasonFor(clause, `of ${material}, in the ${level} game`, mayBurn ? 'may be burnt' : 'does not burn');
    return { destroyed, mayBurn, because: [...because, burns] };
  },
});

const ground: readonly Resolver[] = [
  defineResolver(commonRules, {
    name: 'common/forest-cover',
    about: 'Whether somebody in a forest is seen from outside, may fire and be fired at, and as behind what.',
    situation: situation.inForest,
    known: (troops, rules) => forestCover(troops, rules),
  }),
  defineResolver(commonRules, {
    name: 'common/forest-work',
    about: 'How far the work on trees or a barricade has come.',
    situation: situation.forestWork,
    known: (work, rules) => {
      const done = forestWork(work, rules);
      const clauses = {
        'fell-tree': 'cady/common/forest/clear-trees',
        'build-barricade': 'cady/common/forest/barricade-build',
        'clear-barricade': 'cady/common/forest/barricade-remove',
      } as const;
      const why = `${done.spent} of ${counted(done.needed, 'figure-turn')}`;
      const because: readonly Reason[] = [reasonFor(clauses[work.task], why, `${done.done} done`)];
      return { ...done, because };
    },
  }),
  defineResolver(commonRules, {
    name: 'common/barricade-faults',
    about: 'What is wrong with a place chosen for a barricade.',
    situation: situation.barricade,
    known: (place, rules) => {
      const faults = barricadeFaults(place, rules);
      const clause = 'cady/common/forest/barricade-place';
      const why = `across a road, ${place.fromForest} cm from a forest`;
      return { faults, because: faultReasons(faults, { clause, why, may: 'it may stand there', not: 'not there' }) };
    },
  }),
  bridges,
];

/** What can be asked about commanders and their orders, divided and hidden units, forests and bridges. */
export const commandResolvers: readonly Resolver[] = [...command, ...bodies, ...ground];
