import { defineResolver, type Resolver } from '../../../book/index.js';
import { counted, reasonFor } from '../../../rulebook/index.js';
import { faultReasons } from '../../../scenario/index.js';
import { toGrid } from '../../../table/index.js';
import { ancientMeleeOdds } from './combat/melee.js';
import { machineMayFire, machineMove, machineRate, mayManMachine, spareCrew } from './machines/crews.js';
import { screenFaults, screenTurn } from './missiles/slingers.js';
import { told } from './resolve-special.js';
import * as situation from './resolve-troops-schema.js';
import { ancientMedievalRules } from './rules.js';
import {
  chariotMelee,
  chariotMove,
  chariotTurnFaults,
  fighterGetsDown,
  freshChariot,
} from './special-troops/chariots.js';
import { wagonPositionClosed, wagonShelter, warWagonCost, warWagonFaults } from './special-troops/hussites.js';
import {
  mountedTurn,
  mountedTurnFaults,
  mountingFaults,
  mountingShare,
  mountsCaptured,
  mountsCost,
  mountsLost,
  rideOf,
} from './special-troops/mounted-infantry.js';

const chariots: readonly Resolver[] = [
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/chariot-turn',
    about: 'Who stands on a chariot, how far it goes, and everything that forbids what it means to do in a turn.',
    situation: situation.chariotTurn,
    known: ({ chariot, ...turn }, rules) => {
      const now = chariot ?? freshChariot(turn.type, rules);
      const cm = chariotMove({ type: turn.type, chariot: now }, rules);
      const faults = chariotTurnFaults({ ...turn, chariot: now }, rules);
      const driven = now.crew.includes('driver') ? 'horses and driver unhurt' : 'nobody drives it';
      const why = now.immobile ? 'a horse is dead' : driven;
      const does = (['moves', 'melees', 'fires'] as const).filter(each => turn[each] === true);
      const clause = 'cady/ancient-medieval/chariot/no-fire-and-melee';
      const means = does.length === 0 ? 'it does nothing' : `it ${does.join(' and ')}`;
      return {
        crew: now.crew,
        cm,
        faults,
        because: [
          reasonFor('cady/ancient-medieval/chariot/horse-killed', why, cm > 0 ? `${cm} cm` : 'does not move'),
          ...faultReasons(faults, { clause, why: means, may: 'it may', not: 'it may not' }),
        ],
      };
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/chariot-melee',
    about:
      'The melee of one chariot; the distribution is of the chariot afterwards and of the figures that its enemies lose.',
    situation: situation.chariotMelee,
    odds: ({ fighter }, rules) => ancientMeleeOdds(fighter, rules),
    thrown: {
      rule: (melee, dice, rules) => {
        const { losses, because, ...result } = chariotMelee(melee, dice, rules);
        return {
          ...result,
          losses: losses.map(({ unit, lost }) => ({ unit, lost })),
          because: [...because, ...losses.flatMap(each => each.because)],
        };
      },
      outcome: ({ chariot, losses }) => ({ chariot, losses }),
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/fighter-gets-down',
    about: 'As what the fighter of a chariot fights on foot, how far he goes, and who stays on the chariot.',
    situation: situation.oneChariot,
    known: (chariot, rules) => fighterGetsDown(chariot, rules),
  }),
];

const horses: readonly Resolver[] = [
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/mounting',
    about: 'Whether infantry may be given horses, what they cost, how far it rides, and what getting up or down takes.',
    situation: situation.mounting,
    known: (unit, rules) => {
      const faults = mountingFaults(unit, rules);
      const clause = 'cady/ancient-medieval/mounted-infantry/who';
      const why = `${rules.troops[unit.type].title}, ${counted(unit.mounts, 'horse')} for ${counted(unit.figures, 'figure')}`;
      return {
        points: mountsCost(unit, rules),
        ride: rideOf(unit.type, rules),
        mountingShare: toGrid(mountingShare(unit.type, rules)),
        faults,
        because: faultReasons(faults, { clause, why, may: 'they may ride', not: 'they may not ride' }),
      };
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/mounted-infantry',
    about:
      'A turn of mounted infantry: how far it rides and walks, what getting up and down takes, and all that forbids it.',
    situation: situation.mountedTurn,
    known: (turn, rules) => {
      const faults = mountedTurnFaults(turn, rules);
      const clause = 'cady/ancient-medieval/mounted-infantry/split-move';
      const because = faultReasons(faults, { clause, why: 'what it does', may: 'it may', not: 'it may not' });
      if (faults.length > 0) return { faults, gone: null, because };
      const { because: reasons, ...gone } = mountedTurn(turn, rules);
      const onFoot = reasonFor(clause, 'on foot', `${gone.walked} cm`);
      return { faults, gone, because: gone.walked > 0 ? [...reasons, onFoot] : reasons.length > 0 ? reasons : because };
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/horses-lost',
    about: 'How many horses mounted infantry loses with the figures that it lost.',
    situation: situation.horsesShotAt,
    known: (attacked, rules) =>
      told(
        mountsLost(attacked, rules),
        reasonFor('cady/ancient-medieval/mounted-infantry/mount-losses', 'its horses are elsewhere', 'none is lost'),
      ),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/horses-captured',
    about: 'Whether the horses that mounted infantry has left behind fall to the enemy.',
    situation: situation.horsesLeft,
    known: mounts => {
      const captured = mountsCaptured(mounts);
      const owners = mounts.ownersAtThem ? 'their owners are with them' : 'nobody of their own is with them';
      const why = mounts.enemyAtThem ? owners : 'no enemy has come to them';
      const effect = captured ? 'captured' : 'not captured';
      return { captured, because: [reasonFor('cady/ancient-medieval/mounted-infantry/capture', why, effect)] };
    },
  }),
];

const wagons: readonly Resolver[] = [
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/slinger-screen',
    about:
      'A screen of slingers before friends: how often it throws, whether it goes back, and all that is wrong with it.',
    situation: situation.screen,
    known: (screen, rules) => {
      const faults = screenFaults(screen, rules);
      const clause = 'cady/ancient-medieval/slinger/skirmish-screen';
      const { because, ...turn } = screenTurn(screen, rules);
      if (faults.length === 0) return { ...turn, faults, because };
      const no = faultReasons(faults, { clause, why: 'slingers', may: 'a screen', not: 'no screen' });
      return { shots: null, goesBack: false, movementLeft: screen.move, faults, because: no };
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/war-wagon',
    about: 'What a war wagon costs with all whom it carries, and everything that is wrong with its load.',
    situation: situation.warWagon,
    known: (wagon, rules) => {
      const faults = warWagonFaults(wagon, rules);
      const { load } = wagon;
      const inside = [...load.figures, ...(load.firing === undefined ? [] : [load.firing])];
      // Who is carried and has no price of his own is at fault already.
      const priced = inside.every(({ type }) => rules.troops[type].cost !== null);
      const cost = priced ? warWagonCost(load, rules) : { points: null, because: [] };
      const clause = 'cady/ancient-medieval/hussite/contents';
      const why = `${counted(load.guns, 'gun')}, ${load.figures.map(({ type, figures }) => `${figures} ${type}`).join(', ')}`;
      const may = faultReasons(faults, { clause, why, may: 'it carries them', not: 'it may not' });
      return { points: cost.points, faults, because: [...cost.because, ...may] };
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/wagon-shelter',
    about:
      'What war wagons do for those in and behind them: whether missiles and shock reach them, and how they fight.',
    situation: situation.wagonStand,
    known: (stand, rules) =>
      told(
        wagonShelter(stand, rules),
        reasonFor('cady/ancient-medieval/hussite/defensive-position', 'neither moving nor chained', 'as others'),
      ),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/wagon-position',
    about: 'Whether war wagons can be chained into a position through which nobody gets.',
    situation: situation.wagonPosition,
    known: position => {
      const closed = wagonPositionClosed(position);
      const why = `${counted(position.wagons, 'wagon')}, ${position.filled} of ${counted(position.gaps, 'gap')} filled`;
      const effect = closed ? 'chained together' : 'open';
      return { closed, because: [reasonFor('cady/ancient-medieval/hussite/pike-gaps', why, effect)] };
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/machine-crew',
    about:
      'What the crew of a machine can do: how often it fires, whether this turn, how far it moves the machine, and who may man it.',
    situation: situation.machineCrew,
    known: ({ turn = 1, firedOn = 0, setUp = false, destroyed = false, ...crew }, rules) => {
      const { rate, because } = machineRate(crew, rules);
      const moves = machineMove({ ...crew, setUp }, rules);
      const mayMan = mayManMachine({ crew: crew.crew, destroyed });
      const state = destroyed ? 'destroyed' : crew.crew > 0 ? 'with a crew' : 'left alone';
      const whole = reasonFor('cady/ancient-medieval/artillery/crew-half-rate', 'its crew', `fires at ${rate} rate`);
      const clause = 'cady/ancient-medieval/artillery/capture-and-reman';
      return {
        rate,
        mayFire: machineMayFire({ ...crew, turn, firedOn }, rules).allowed,
        cm: moves.cm,
        mayMan,
        spareCrew: spareCrew(crew.gun, rules),
        because: [
          ...(because.length > 0 ? because : [whole]),
          ...moves.because,
          reasonFor(clause, state, mayMan ? 'anybody may man it' : 'nobody else mans it'),
        ],
      };
    },
  }),
];

/** The functions of chariots, mounted infantry, slingers, war wagons, and crews of machines. */
export const troopResolvers: readonly Resolver[] = [...chariots, ...horses, ...wagons];
