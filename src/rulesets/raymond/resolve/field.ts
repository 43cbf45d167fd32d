import { defineResolver, type Resolver } from '../../../book/index.js';
import { counted, reasonFor } from '../../../rulebook/index.js';
import { within } from '../../../scenario/index.js';
import { toGrid } from '../../../table/index.js';
import { inCommand } from '../army/command.js';
import { strongUnits } from '../army/initiative.js';
import { breakThroughOf, chargeOf, chargesOpenTo, mayBreakThrough } from '../combat/charge.js';
import { joinCandidates } from '../combat/joining.js';
import { recoilWays } from '../combat/recoil.js';
import { type TestKind, testOdds } from '../combat/tests.js';
import type { Field } from '../field.js';
import { aimsOf, pivotFaults } from '../fire/aims.js';
import { fireOdds } from '../fire/fire.js';
import { noTarget } from '../fire/no-target.js';
import { bounceTarget, eligibleTargets, type FireField, fireAt, fireFieldOf, type Target } from '../fire/targets.js';
import { movedBy, slightPivotOf, turnedBy } from '../formation/formation.js';
import { allowanceOf, openActions } from '../movement/actions.js';
import { walk } from '../movement/movement.js';
import { interceptChances, interceptRun, mayRecoil, recoilOf } from '../movement/reactions.js';
import { leaveToRetreat } from '../movement/retreat.js';
import type { StraightPart, Walk } from '../movement/walking.js';
import { type RaymondRules, raymondRules } from '../rules.js';
import type { Formed, Unit } from '../state.js';
import type { Action } from '../terms.js';
import { enemiesOf, unitsOnTable } from '../units.js';
import * as situation from './field-schema.js';
import { written } from './placed.js';
import { chargedBy, fieldStanding, sideNamed, unitNamed } from './standing.js';

/** The chance that a unit passes a test, which it need not make in command. */
function testOf(unit: Unit, kind: TestKind, field: Field) {
  const commanded = inCommand(unit, field, field.rules);
  return { inCommand: commanded, chance: testOdds({ kind, inCommand: commanded }, field.rules).chance };
}

/** Where a way ends; `null` where all of the unit has left the table. */
const endOf = (end: Formed | null, rules: RaymondRules) => (end === null ? null : written(end, rules));

/** The way of an action, that of a charge too. */
function wayOf(unit: Unit, action: Action, field: Field): Walk {
  return action.kind === 'charge' ? chargeOf(unit, action.target, action.pivot ?? 0, field) : walk(unit, action, field);
}

/** A target, with the dice that all stands that may fire at it throw, and whom round shot strikes after it. */
function aimedAt(aimed: Target, unit: Unit, formed: Formed, seen: FireField) {
  const { because: _, ...target } = aimed;
  const fire = fireAt(aimed, unitNamed(aimed.target, 'unit', seen), aimed.stands.length);
  const { dice, sides, faces, bounces } = fireOdds(fire, seen.rules);
  const next = bounces ? bounceTarget(unit, aimed.target, seen, formed)?.target : undefined;
  return { ...target, dice, sides, faces, bouncesOn: next ?? null };
}

function targetsOf({ field: asked, unit: id, pivot = 0 }: situation.TargetsAsked, rules: RaymondRules) {
  const field = fieldStanding(asked, rules);
  const unit = unitNamed(id, 'unit', field);
  const seen = fireFieldOf(field);
  const formed = turnedBy(unit, pivot);
  const faults = pivotFaults(unit, pivot, field);
  const targets = faults.length > 0 ? [] : eligibleTargets(unit, seen, formed);
  const others = enemiesOf(unit, field).filter(enemy => !targets.some(({ target }) => target === enemy.id));
  return {
    targets: targets.map(target => aimedAt(target, unit, formed, seen)),
    others: others.map(enemy => ({ unit: enemy.id, ...noTarget(enemy.id, unit, seen) })),
    pivot: { most: slightPivotOf(unit, rules), faults },
    aims: aimsOf(unit, seen).map(aim => ({ pivot: aim.pivot, targets: aim.targets.map(({ target }) => target) })),
    because: targets.flatMap(({ because }) => because),
  };
}

function reachOf({ field: asked, unit: id }: situation.UnitAsked, rules: RaymondRules) {
  const field = fieldStanding(asked, rules);
  const unit = unitNamed(id, 'unit', field);
  const open = chargesOpenTo(unit, field);
  return {
    ...testOf(unit, 'charge', field),
    allowance: openActions(unit, rules).includes('charge') ? allowanceOf(unit, 'charge', false, rules) : null,
    charges: open.map(({ target, pivot, distance, onto, around }) => ({ target, pivot, distance, onto, around })),
    because: open.flatMap(({ because }) => because),
  };
}

function moveOf({ field: asked, unit: id, action }: situation.MoveAsked, rules: RaymondRules) {
  const field = fieldStanding(asked, rules);
  const unit = unitNamed(id, 'unit', field);
  const way = wayOf(unit, action, field);
  const { end, moved, path, faults, because } = way;
  return { faults: within('action', faults), end: endOf(end, rules), moved, path, because };
}

/** Who may intercept a unit on its way, on which inches of it, and how far he then runs into contact from either end of them. */
function interceptionsOf({ field: asked, unit: id, action }: situation.MoveAsked, rules: RaymondRules) {
  const field = fieldStanding(asked, rules);
  const unit = unitNamed(id, 'unit', field);
  const { parts, faults } = wayOf(unit, action, field);
  let gone = 0;
  const chances = (faults.length > 0 ? [] : parts).flatMap(part => {
    if (part.kind !== 'straight') return [];
    const before = gone;
    gone += part.length;
    return chancesOn(part, unit, field).map(({ from, to, ...chance }) => ({
      ...chance,
      from: toGrid(before + from),
      to: toGrid(before + to),
    }));
  });
  return { faults: within('action', faults), chances };
}

function chancesOn(part: StraightPart, unit: Unit, field: Field) {
  const moved = (inches: number): Unit => ({ ...unit, ...movedBy(part.from, part.bearing, inches) });
  const begun = moved(0);
  const here: Field = { ...field, units: { ...field.units, [unit.id]: begun } };
  return interceptChances(begun, part, here).map(({ unit: by, from, to }) => ({
    unit: by.id,
    from,
    to,
    runs: [from, to].map(at => toGrid(interceptRun(by, moved(at), field).distance)),
    ...testOf(by, 'intercept', field),
  }));
}

const firingAndMoving: readonly Resolver[] = [
  defineResolver(raymondRules, {
    name: 'raymond/targets',
    about:
      'Whom a unit on a table may fire at, after a slight pivot or as it stands, with which stands and dice; why not at the others; and the pivots worth a look.',
    situation: situation.targets,
    known: (asked, rules) => targetsOf(asked, rules),
  }),
  defineResolver(raymondRules, {
    name: 'raymond/reach',
    about: 'The enemies that a unit on a table could charge, by which pivot and over how many inches.',
    situation: situation.oneUnit,
    known: (asked, rules) => reachOf(asked, rules),
  }),
  defineResolver(raymondRules, {
    name: 'raymond/move',
    about: 'Where an action takes a unit on a table, and everything that forbids it.',
    situation: situation.move,
    known: (asked, rules) => moveOf(asked, rules),
  }),
];

const reactions: readonly Resolver[] = [
  defineResolver(raymondRules, {
    name: 'raymond/interception',
    about: 'Who may intercept a unit on its way, and on which inches of it.',
    situation: situation.move,
    known: (asked, rules) => interceptionsOf(asked, rules),
  }),
  defineResolver(raymondRules, {
    name: 'raymond/recoil',
    about: 'Whether a unit that has been charged may recoil, where its way takes it, and what forbids that.',
    situation: situation.recoil,
    known: ({ field: asked, steps, ...charge }, rules) => {
      const field = fieldStanding(asked, rules);
      const { unit, charger } = chargedBy(charge, field);
      const { end, moved, path, faults, because } = recoilOf(unit, charger, steps, field);
      return { may: mayRecoil(unit, charger, field), faults, end: endOf(end, rules), moved, path, because };
    },
  }),
  defineResolver(raymondRules, {
    name: 'raymond/recoil-ways',
    about: 'Whether a unit that has been charged may recoil, and a few ways to do it.',
    situation: situation.recoilWays,
    known: ({ field: asked, most, ...charge }, rules) => {
      const field = fieldStanding(asked, rules);
      const { unit, charger } = chargedBy(charge, field);
      const may = mayRecoil(unit, charger, field);
      const ways = may ? recoilWays(unit, charger, field, most) : [];
      return { may, ways: ways.map(({ steps, end }) => ({ steps, end: written(end, rules) })) };
    },
  }),
  defineResolver(raymondRules, {
    name: 'raymond/break-through',
    about: 'How far a charger whose target has recoiled may go straight on, and into whom.',
    situation: situation.breakThrough,
    known: ({ field: asked, unit: id, left }, rules) => {
      const field = fieldStanding(asked, rules);
      const unit = unitNamed(id, 'unit', field);
      if (!mayBreakThrough(unit, field)) return { upTo: 0, onto: [] };
      const { upTo, onto } = breakThroughOf(unit, left, field);
      return { upTo, onto: onto.map(enemy => enemy.id) };
    },
  }),
];

const sides: readonly Resolver[] = [
  defineResolver(raymondRules, {
    name: 'raymond/strong-units',
    about: 'How many units of a side are on the table with stands enough to count for the initiative.',
    situation: situation.oneSide,
    known: ({ field: asked, side }, rules) => {
      const field = fieldStanding(asked, rules);
      const strong = strongUnits(sideNamed(side, field), field, rules);
      const why = `units with ${counted(rules.initiative.countsFrom, 'stand')} or more`;
      return {
        units: strong,
        because: [reasonFor('raymond/initiative/tally', why, counted(strong, 'unit counts', 'units count'))],
      };
    },
  }),
  defineResolver(raymondRules, {
    name: 'raymond/joining-in',
    about: 'The units of a side that could join in a combat beside them, and how.',
    situation: situation.oneSide,
    known: ({ field: asked, side }, rules) => {
      const field = fieldStanding(asked, rules);
      return joinCandidates(sideNamed(side, field), field).map(({ unit, target, distance, to, lost }) => ({
        unit: unit.id,
        target: target.id,
        distance,
        end: written(to, rules),
        lost,
        ...testOf(unit, 'join-in', field),
      }));
    },
  }),
  defineResolver(raymondRules, {
    name: 'raymond/retreat',
    about: 'The units of a side that may be taken from the field of their player’s own will, and why.',
    situation: situation.oneSide,
    known: ({ field: asked, side }, rules) => {
      const field = fieldStanding(asked, rules);
      const own = unitsOnTable(field.units).filter(unit => unit.side === sideNamed(side, field));
      return own.flatMap(unit => {
        const leave = leaveToRetreat(unit, field, rules);
        return leave === undefined ? [] : [{ unit: unit.id, because: [leave] }];
      });
    },
  }),
];

/** Every function that is asked of units on a table. */
export const fieldResolvers: readonly Resolver[] = [...firingAndMoving, ...reactions, ...sides];
