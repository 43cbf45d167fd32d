import { defineResolver, type Resolver } from '../../../book/index.js';
import { counted, type Reason, reasonFor } from '../../../rulebook/index.js';
import { faultReasons, spoken } from '../../../scenario/index.js';
import { mayRideThrough, mustPursue, testsAfterMelee, testsFirst } from '../melee/contact.js';
import { gapWork, mountingAction } from '../moving/moving.js';
import { skirmishRules } from '../rules.js';
import { groundFeet } from '../scale.js';
import { avoiding, chargeStage, forceOrder, mayContact } from '../sequence/sequence.js';
import { fireMissileFaults, smokeCover } from '../shooting/fire.js';
import { carrierHolds, loadingTurns, resupplied, shotTimes, startingMissiles } from '../shooting/shooters.js';
import { ladderHands } from '../siege/assault.js';
import { collapse, picked, stakesDefend } from '../siege/works.js';
import { massacred, mustYield } from '../wounds/prisoners.js';
import { firearmThrows } from '../wounds/wounds.js';
import * as situation from './units-schema.js';

const inchesText = (inches: number): string => counted(inches, 'inch', 'inches');

const moves: readonly Resolver[] = [
  defineResolver(skirmishRules, {
    name: 'skirmish/avoid-charge',
    about: 'How far, how fast and where to those go who avoid a charge.',
    situation: situation.avoiding,
    known: (charged, rules) => avoiding(charged, rules),
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/may-contact',
    about: 'Whether a move may end in contact with an enemy.',
    situation: situation.contact,
    known: ({ declared, charged }) => {
      const may = mayContact({ declared, charged });
      const why = declared
        ? 'a charge declared'
        : charged
          ? 'charged themselves'
          : 'no charge declared by them or at them';
      const clause = 'skirmish/sequence/no-undeclared-contact';
      return { may, because: [reasonFor(clause, why, may ? 'may end in contact' : 'stop short')] };
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/force-order',
    about: 'In which order forces move, by the cards that are drawn for them; the distribution is of the order.',
    situation: situation.cards,
    thrown: { rule: (forces, dice) => ({ order: forceOrder(forces, dice) }), outcome: ({ order }) => order },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/charge-stage',
    about: 'How many inches of a charge are moved at a time where that matters.',
    situation: situation.move,
    known: ({ move }, rules) => {
      const inches = chargeStage({ move }, rules);
      const clause = 'skirmish/sequence/fractional-moves';
      return {
        inches,
        because: [reasonFor(clause, `a move of ${inchesText(move)}`, `${inchesText(inches)} at a time`)],
      };
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/gap-work',
    about: 'How far a gap in a hedge, fence or drystone wall has come.',
    situation: situation.gapWork,
    known: (work, rules) => {
      const { share, open } = gapWork(work, rules);
      const why = counted(work.figureTurns, 'figure-turn');
      const effect = open ? 'a gap one figure wide' : `${share} of a gap`;
      return { share, open, because: [reasonFor('skirmish/actions/gap', why, effect)] };
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/mounting',
    about: 'What mounting or dismounting takes of a move, by what the rider wears.',
    situation: situation.mounting,
    known: ({ protection }, { moving }) => {
      const action = mountingAction({ protection });
      const time = moving.time[action];
      const why = `protection ${protection}`;
      return { action, time, because: [reasonFor('skirmish/actions/list', why, `${time} of a move`)] };
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/ground-scale',
    about: 'How many feet a distance on the table is in the field.',
    situation: situation.length,
    known: ({ inches }, rules) => {
      const feet = groundFeet({ inches }, rules);
      return {
        feet,
        because: [reasonFor('skirmish/scale/distance', inchesText(inches), counted(feet, 'foot', 'feet'))],
      };
    },
  }),
];

const shooting: readonly Resolver[] = [
  defineResolver(skirmishRules, {
    name: 'skirmish/shot-times',
    about: 'When in a move a weapon shoots, also while weapons are changed, and how many turns it takes to load.',
    situation: situation.timed,
    known: (weapon, rules) => {
      const { at, faults } = shotTimes(weapon, rules);
      const loading = loadingTurns(weapon.weapon, rules);
      const clause =
        weapon.changed === undefined ? 'skirmish/shooting/timing-two-shots' : 'skirmish/shooting/timing-change-weapon';
      const when = at.length === 0 ? 'no shot' : `at ${at.join(' and ')} of the move`;
      const timed = faultReasons(faults, { clause, why: spoken(weapon.weapon), may: when, not: 'no shot' });
      const load = reasonFor(
        'skirmish/movement/fire-gunpowder-engine',
        spoken(weapon.weapon),
        `${counted(loading, 'turn')} to load`,
      );
      return { at, loading, faults, because: [...timed, load] };
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/missiles',
    about: 'With how many missiles a man begins, and how many of the kind a wagon or a packhorse holds.',
    situation: situation.carried,
    known: (man, rules) => {
      const starts = startingMissiles(man, rules);
      const { weapon } = man;
      const wagon = carrierHolds({ carrier: 'wagon', weapon }, rules);
      const packhorse = carrierHolds({ carrier: 'packhorse', weapon }, rules);
      const clause = man.host === undefined ? 'skirmish/shooting/ammo-start' : 'skirmish/shooting/ammo-host';
      return {
        starts,
        wagon,
        packhorse,
        because: [
          reasonFor(clause, spoken(weapon), counted(starts, 'missile')),
          reasonFor('skirmish/shooting/ammo-wagon', 'a wagon', `holds ${wagon}`),
          reasonFor('skirmish/shooting/ammo-packhorse', 'a packhorse', `holds ${packhorse}`),
        ],
      };
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/resupply',
    about: 'What a man has, and what is left in the store, when he has fetched missiles.',
    situation: situation.resupply,
    known: (fetching, rules) => resupplied(fetching, rules),
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/fire-missile',
    about: 'What forbids shooting a fire missile.',
    situation: situation.fireMissile,
    known: (missile, rules) => {
      const faults = fireMissileFaults(missile, rules);
      const clause = 'skirmish/fire/launchers';
      const why = `a ${spoken(missile.weapon)}`;
      return { faults, because: faultReasons(faults, { clause, why, may: 'it may be shot', not: 'no fire missile' }) };
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/smoke',
    about: 'Whether the smoke of a fire gives cover, and which; null for none.',
    situation: situation.downwind,
    known: ({ downwind }, rules) => {
      const cover = smokeCover({ downwind }, rules);
      const why = downwind < 0 ? 'up the wind' : `${inchesText(downwind)} down the wind`;
      return {
        cover,
        because: [reasonFor('skirmish/fire/smoke', why, cover === null ? 'no cover' : `${cover} cover`)],
      };
    },
  }),
];

const afterMelee: readonly Resolver[] = [
  defineResolver(skirmishRules, {
    name: 'skirmish/pursuit',
    about: 'For how many turns at least a figure must pursue; 0 where it need not.',
    situation: situation.pursuit,
    known: (victor, rules) => {
      const turns = mustPursue(victor, rules);
      const { man, mounted, opponentsGone, defendsObstacle = false } = victor;
      const gone = opponentsGone ? 'whose opponents are all gone' : 'with opponents left';
      const why = `a ${man.class} ${mounted ? 'on horseback' : 'on foot'} ${gone}`;
      const clause = defendsObstacle && !mounted ? 'skirmish/melee/pursuit-exempt' : 'skirmish/melee/pursuit';
      const effect = turns === 0 ? 'need not pursue' : `pursues for ${counted(turns, 'turn')} or more`;
      return { turns, because: [reasonFor(clause, why, effect)] };
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/ride-through',
    about: 'Whether horsemen may ride on through infantry without fighting.',
    situation: situation.rideThrough,
    known: (charge, rules) => {
      const may = mayRideThrough(charge, rules);
      const { closeOrder, hole = 0, defendsObstacle = false } = charge;
      const why = defendsObstacle
        ? 'infantry that defends an obstacle'
        : closeOrder
          ? `close order with a hole ${counted(hole, 'figure')} wide`
          : 'infantry not in close order';
      return {
        may,
        because: [reasonFor('skirmish/melee/ride-through', why, may ? 'they ride through' : 'they do not')],
      };
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/tests-after-melee',
    about: 'Which side tests its morale first after a melee, and whether a side tests at all.',
    situation: situation.fought,
    known: ({ opponentsFailed = false, unhorsedKnight = false, ...losses }, rules) => {
      const first = testsFirst(losses, rules);
      const tests = testsAfterMelee({ opponentsFailed, unhorsedKnight }, rules);
      const why = unhorsedKnight
        ? 'a knight unhorsed'
        : opponentsFailed
          ? 'its opponents have failed'
          : 'its opponents stand';
      const clause = unhorsedKnight ? 'skirmish/melee/unhorsed-knight-morale' : 'skirmish/melee/after-morale-skip';
      return {
        first,
        tests,
        because: [
          reasonFor(
            'skirmish/melee/after-morale',
            `${losses.killed.join(' and ')} killed`,
            first === 'both' ? 'both at once' : `the ${first} side first`,
          ),
          reasonFor(clause, why, tests ? 'tests' : 'need not test'),
        ],
      };
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/yield',
    about: 'Whether a figure must yield.',
    situation: situation.yielding,
    known: figure => {
      const { must, because } = mustYield(figure);
      const free = reasonFor('skirmish/quarter/definition', 'nothing obliges it', 'as its player likes');
      return { must, because: because.length > 0 ? because : [free] };
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/massacre',
    about: 'How many prisoners figures in contact kill in a turn.',
    situation: situation.massacre,
    known: (each, rules) => {
      const killed = massacred(each, rules);
      const why = `${counted(each.killers, 'figure')} at ${counted(each.prisoners, 'prisoner')}`;
      return { killed, because: [reasonFor('skirmish/quarter/massacre', why, `${killed} killed`)] };
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/firearm-throws',
    about: 'How often a rider throws for his horse because firearms are shot near it.',
    situation: situation.firearms,
    known: (shots, rules) => {
      const throws = firearmThrows(shots, rules);
      const why = counted(shots.distances.length, 'firearm');
      return { throws, because: [reasonFor('skirmish/falling/horse-wounded', why, counted(throws, 'throw'))] };
    },
  }),
];

const sieges: readonly Resolver[] = [
  defineResolver(skirmishRules, {
    name: 'skirmish/ladder-hands',
    about: 'How many men carry a ladder, and how many set it up.',
    situation: situation.ladder,
    known: (ladder, rules) => {
      const hands = ladderHands(ladder, rules);
      const why = `a ladder of ${inchesText(ladder.length)}`;
      return {
        ...hands,
        because: [
          reasonFor('skirmish/siege/ladder-carry', why, `${counted(hands.carriers, 'man', 'men')} to carry it`),
          reasonFor('skirmish/siege/ladder-setup', why, `${counted(hands.setUp, 'man', 'men')} to set it up`),
        ],
      };
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/pick',
    about: 'How far a pick or screw has driven its hole into a wall, and what forbids it.',
    situation: situation.picking,
    known: (picking, rules) => {
      const hole = picked(picking, rules);
      const clause = 'skirmish/siege/pick-rate';
      const why = counted(picking.moves, 'move');
      const may = hole.through ? 'through the wall' : `${inchesText(hole.depth)} deep`;
      const because: readonly Reason[] = faultReasons(hole.faults, { clause, why, may, not: 'no hole' });
      return { ...hole, because };
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/collapse',
    about: 'Whether the wall over a finished hole collapses.',
    situation: situation.through,
    thrown: {
      rule: (hole, dice, rules) => ({ collapses: collapse(hole, dice, rules) }),
      outcome: ({ collapses }) => collapses,
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/stakes',
    about: 'Whether stakes make an obstacle that can be defended.',
    situation: situation.gaps,
    known: (stakes, rules) => {
      const defend = stakesDefend(stakes, rules);
      const widest =
        stakes.gaps.length === 0 ? 'no stakes side by side' : `up to ${inchesText(Math.max(...stakes.gaps))} apart`;
      return { defend, because: [reasonFor('skirmish/siege/stakes', widest, defend ? 'an obstacle' : 'no obstacle')] };
    },
  }),
];

/** What can be asked about moves in their order, missiles and fire, the end of a melee, and works. */
export const sequenceResolvers: readonly Resolver[] = [...moves, ...shooting, ...afterMelee, ...sieges];
