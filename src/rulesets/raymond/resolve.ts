import { defineResolver, type Resolver } from '../../book/index.js';
import { insist } from '../../rulebook/index.js';
import { armyFaults, countArmy } from './army/army.js';
import { commandOf } from './army/command.js';
import { initiativeOdds, initiativeThrow } from './army/initiative.js';
import { gapBetween, outflanks, touches } from './combat/contact.js';
import { exchange, exchangeOdds } from './combat/exchange.js';
import { lossChoices, standsLost } from './combat/losses.js';
import { attack, attackOdds } from './combat/melee.js';
import { attackWithRethrow, hitsOf, hitsWithRethrow, rethrowWorth } from './combat/rethrow.js';
import { testOdds, unitTest } from './combat/tests.js';
import { continuedMelee, throwContinuedMelee } from './continued-melee.js';
import { continuedMeleeSituation } from './continued-melee-schema.js';
import {
  artilleryFire,
  bounceOdds,
  bounceThrough,
  type FireResult,
  fireOdds,
  musketFire,
  rangeBand,
} from './fire/fire.js';
import { aboutFaced, changed, formationFaults, slightPivotOf, turnedBy, widthOf } from './formation/formation.js';
import { readLayout } from './formation/layout.js';
import { actionsOf, allowanceOf, type Moving } from './movement/actions.js';
import { fieldResolvers } from './resolve/field.js';
import { formed, written } from './resolve/placed.js';
import { standResolvers } from './resolve/stands.js';
import * as situation from './resolve-schema.js';
import { type RaymondRules, raymondRules } from './rules.js';
import { isRiding } from './troops.js';

/** Hits, and dice that go on to another target, without the reasons. */
const struck = ({ hits, bouncing }: FireResult) => ({ hits, bouncing });

/** A unit of which no more is known than what its movement depends on. Its stands tell what it rides and which guns it has. */
function moving(
  { type, formation, stands: layout, limbered = false }: situation.MovingUnit,
  rules: RaymondRules,
): Moving {
  const stands = readLayout(layout, rules);
  const kinds = stands.map(({ kind }) => kind);
  const may = rules.units[type].stands;
  insist(
    kinds.every(kind => may.includes(kind)),
    () => ({
      path: 'unit.stands',
      clause: 'raymond/units/types',
      problem: `a unit of ${type} has other stands than ${layout}`,
      mend: `use ${may.map(kind => `${rules.stands[kind].letter} (${kind})`).join(', ')}`,
    }),
  );
  const weapon = kinds.map(kind => rules.stands[kind].fires).find(fires => fires !== null);
  const guns = weapon === undefined || weapon === 'muskets' ? null : weapon;
  return { id: 'unit', type, formation, stands, limbered, guns, mounted: kinds.some(kind => isRiding(kind, rules)) };
}

const turn: readonly Resolver[] = [
  defineResolver(raymondRules, {
    name: 'raymond/initiative',
    about: 'One throw for the initiative, by the strong units of each side; the distribution is of its winner.',
    situation: situation.strength,
    odds: (strong, rules) => initiativeOdds(strong, rules),
    thrown: { rule: (strong, dice, rules) => initiativeThrow(strong, dice, rules), outcome: ({ winner }) => winner },
  }),
  defineResolver(raymondRules, {
    name: 'raymond/in-command',
    about: 'Whether a unit is in command, from the distances of the commanders of its side.',
    situation: situation.command,
    known: (unit, rules) => commandOf(unit, rules),
  }),
  defineResolver(raymondRules, {
    name: 'raymond/unit-test',
    about: 'A unit’s test to join in, to charge or to intercept.',
    situation: situation.test,
    odds: (test, rules) => testOdds(test, rules),
    thrown: { rule: (test, dice, rules) => unitTest(test, dice, rules), outcome: ({ passed }) => passed },
  }),
  defineResolver(raymondRules, {
    name: 'raymond/army-faults',
    about: 'What breaks the limits on an army, and how its units count.',
    situation: situation.army,
    known: ({ units, agreed }, rules) => ({
      count: countArmy(units, rules),
      faults: armyFaults(units, agreed, rules),
    }),
  }),
];

const firing: readonly Resolver[] = [
  defineResolver(raymondRules, {
    name: 'raymond/fire-odds',
    about: 'How many dice muskets or a gun throw at a target, and which faces hit.',
    situation: situation.fire,
    odds: (fire, rules) => fireOdds(fire, rules),
  }),
  defineResolver(raymondRules, {
    name: 'raymond/musket-fire',
    about: 'Musket stands of one unit fire at one target; the distribution is of the hits.',
    situation: situation.musketFire,
    odds: (fire, rules) => fireOdds(fire, rules),
    thrown: { rule: (fire, dice, rules) => musketFire(fire, dice, rules), outcome: ({ hits }) => hits },
  }),
  defineResolver(raymondRules, {
    name: 'raymond/artillery-fire',
    about: 'A gun fires at one target; the distribution is of the hits and of the dice that bounce on.',
    situation: situation.artilleryFire,
    odds: (fire, rules) => fireOdds(fire, rules),
    thrown: { rule: (fire, dice, rules) => artilleryFire(fire, dice, rules), outcome: struck },
  }),
  defineResolver(raymondRules, {
    name: 'raymond/bounce-through',
    about: 'Round shot strikes a second target; the distribution is of the hits.',
    situation: situation.bounce,
    odds: (bounce, rules) => bounceOdds(bounce, rules),
    thrown: { rule: (bounce, dice, rules) => bounceThrough(bounce, dice, rules), outcome: ({ hits }) => hits },
  }),
  defineResolver(raymondRules, {
    name: 'raymond/range-band',
    about: 'The band of artillery fire that a range falls in; null beyond the last.',
    situation: situation.range,
    known: ({ range }, rules) => rangeBand(range, rules) ?? null,
  }),
];

const handToHand: readonly Resolver[] = [
  defineResolver(raymondRules, {
    name: 'raymond/attack-odds',
    about: 'The dice of an attack, and what each must show.',
    situation: situation.attack,
    odds: (each, rules) => attackOdds(each, rules),
  }),
  defineResolver(raymondRules, {
    name: 'raymond/attack',
    about: 'One set of hand-to-hand dice; the distribution is of the hits.',
    situation: situation.attack,
    odds: (each, rules) => attackOdds(each, rules),
    thrown: {
      rule: (each, dice, rules) => attack(each, dice, rules),
      outcome: ({ hits }) => hits,
      solved: (each, rules) => hitsOf(attackOdds(each, rules)),
    },
  }),
  defineResolver(raymondRules, {
    name: 'raymond/rethrow-worth',
    about: 'Whether to keep the dice of an attack or to throw all of them again, for what the player wants.',
    situation: situation.thrownAttack,
    known: (each, rules) => rethrowWorth(each, rules),
  }),
  defineResolver(raymondRules, {
    name: 'raymond/attack-with-rethrow',
    about: 'An attack by a unit in command, thrown again as its player decides; the distribution is of the hits.',
    situation: situation.attackInCommand,
    odds: (each, rules) => attackOdds(each.attack, rules),
    thrown: {
      rule: (each, dice, rules) => attackWithRethrow(each.attack, each.policy, dice, rules),
      outcome: ({ hits }) => hits,
      solved: (each, rules) => hitsWithRethrow(each.attack, each.policy, rules),
    },
  }),
  defineResolver(raymondRules, {
    name: 'raymond/exchange',
    about:
      'A combat of two units, contact hits and re-throws included; the distribution is of the stands that each loses.',
    situation: situation.exchange,
    odds: ({ first, second }, rules) => [attackOdds(first.attack, rules), attackOdds(second.attack, rules)],
    thrown: {
      rule: (combat, dice, rules) => exchange(combat, dice, rules),
      outcome: ({ first, second }) => ({ first: first.lost, second: second.lost }),
      solved: (combat, rules) => exchangeOdds(combat, rules),
    },
  }),
  defineResolver(raymondRules, {
    name: 'raymond/continued-melee',
    about:
      'A combat of two units turn after turn, until one of them leaves or its turns are over, as one distribution.',
    situation: continuedMeleeSituation,
    thrown: {
      rule: (melee, dice, rules) => throwContinuedMelee(melee, dice, rules),
      outcome: ({ outcome }) => outcome,
      solved: (melee, rules) => continuedMelee(melee, rules).outcomes,
    },
  }),
  defineResolver(raymondRules, {
    name: 'raymond/stands-lost',
    about: 'How many stands the hit markers of a unit come to.',
    situation: situation.hitUnit,
    known: (unit, rules) => standsLost(unit, rules),
  }),
  defineResolver(raymondRules, {
    name: 'raymond/loss-choices',
    about:
      'Every choice of stands that a unit can lose and stay formed and in contact, by their order in its layout; none: it routs.',
    situation: situation.losing,
    known: ({ unit, lost, contacts }, rules) =>
      lossChoices(
        formed(unit, rules),
        lost,
        contacts.map(contact => formed(contact, rules)),
        rules,
      ),
  }),
  defineResolver(raymondRules, {
    name: 'raymond/outflanks',
    about: 'Whether an attacker outflanks its target.',
    situation: situation.flank,
    known: ({ attacker, target }, rules) => outflanks(formed(attacker, rules), formed(target, rules), rules),
  }),
];

const formationAndMovement: readonly Resolver[] = [
  defineResolver(raymondRules, {
    name: 'raymond/formation-faults',
    about: 'What keeps stands from being a line, a mass or a defensive mass; none when they are one.',
    situation: situation.shape,
    known: ({ formation, stands, foot }, rules) =>
      formationFaults({ formation, stands: readLayout(stands, rules) }, foot, rules),
  }),
  defineResolver(raymondRules, {
    name: 'raymond/slight-pivot',
    about: 'How wide a unit’s front is, and how far it may turn before it fires or charges, in degrees.',
    situation: situation.front,
    known: ({ stands }, rules) => {
      const unit = { stands: readLayout(stands, rules) };
      return { width: widthOf(unit, rules), degrees: slightPivotOf(unit, rules) };
    },
  }),
  defineResolver(raymondRules, {
    name: 'raymond/change-formation',
    about: 'Where a unit stands after a change of formation.',
    situation: situation.changing,
    known: ({ unit, change }, rules) => written(changed(formed(unit, rules), change, rules), rules),
  }),
  defineResolver(raymondRules, {
    name: 'raymond/turn',
    about: 'Where a unit stands after a turn about the middle of its front.',
    situation: situation.turned,
    known: ({ unit, degrees }, rules) => written(turnedBy(formed(unit, rules), degrees), rules),
  }),
  defineResolver(raymondRules, {
    name: 'raymond/about-face',
    about: 'Where a unit stands after an about-face.',
    situation: situation.placedUnit,
    known: ({ unit }, rules) => written(aboutFaced(formed(unit, rules), rules), rules),
  }),
  defineResolver(raymondRules, {
    name: 'raymond/distance',
    about: 'The shortest distance between the stands of two units, in inches, and whether they are in contact.',
    situation: situation.pair,
    known: ({ first, second }, rules) => ({
      distance: gapBetween(formed(first, rules), formed(second, rules), rules),
      contact: touches(formed(first, rules), formed(second, rules), rules),
    }),
  }),
  defineResolver(raymondRules, {
    name: 'raymond/actions',
    about: 'The actions that a unit has the choice of in its movement.',
    situation: situation.movingUnit,
    known: ({ unit }, rules) => actionsOf(moving(unit, rules), rules),
  }),
  defineResolver(raymondRules, {
    name: 'raymond/allowance',
    about: 'How many inches a unit may move in an action; null where it cannot.',
    situation: situation.movement,
    known: ({ unit, action, doubleTime }, rules) => {
      const mover = moving(unit, rules);
      return actionsOf(mover, rules).includes(action) ? allowanceOf(mover, action, doubleTime, rules) : null;
    },
  }),
];

/** Every resolution function of Raymond's game that can be asked by name, under the book's rules. */
export const raymondResolvers: readonly Resolver[] = [
  ...turn,
  ...firing,
  ...handToHand,
  ...formationAndMovement,
  ...fieldResolvers,
  ...standResolvers,
];
