import type { SideId } from '../../battle/index.js';
import { insist } from '../../rulebook/index.js';
import { quadOf, ranksOf } from '../../table/index.js';
import type { General, GeneralId, Melee, PeriodOfUnit, Unit, UnitId, WrgState } from './state.js';

/**
 * The unit of an id.
 *
 * @throws RuleViolation when there is none.
 */
export function unitOf(state: Pick<WrgState, 'units'>, id: UnitId): Unit {
  const unit = Object.hasOwn(state.units, id) ? state.units[id] : undefined;
  insist(unit !== undefined, () => ({
    path: 'unit',
    problem: `there is no unit "${id}"`,
    mend: 'use the id of a unit of the scenario',
  }));
  return unit;
}

/** The general of an id, if he is one of this battle. */
export function generalOf(state: Pick<WrgState, 'generals'>, id: GeneralId): General | undefined {
  return Object.hasOwn(state.generals, id) ? state.generals[id] : undefined;
}

/** Units that stand on the table, hidden ones among them, in the order of the scenario. */
export function onTable(state: Pick<WrgState, 'units'>): Unit[] {
  return Object.values(state.units).filter(isOnTable);
}

/** Whether a unit stands on the table. */
export function isOnTable({ gone, away, aside }: Pick<Unit, 'gone' | 'away' | 'aside'>): boolean {
  return gone === null && away === null && aside === undefined;
}

/** Units of a side that stand on the table. */
export function unitsOf(state: Pick<WrgState, 'units'>, side: SideId): Unit[] {
  return onTable(state).filter(unit => unit.side === side);
}

/** Main bodies: what may be given orders. */
export function isMainBody({ parent }: Pick<Unit, 'parent'>): boolean {
  return parent === null;
}

/** The main body of a unit: itself, or the unit that a sub-unit belongs to. */
export function mainBodyOf(state: Pick<WrgState, 'units'>, unit: Unit): Unit {
  return unit.parent === null ? unit : unitOf(state, unit.parent);
}

/** The sub-units of a unit that are on the table. */
export function subUnitsOf(state: Pick<WrgState, 'units'>, { id }: Pick<Unit, 'id'>): Unit[] {
  return onTable(state).filter(unit => unit.parent === id);
}

/** The general that is with a unit. */
export function generalWith(state: Pick<WrgState, 'generals'>, { id }: Pick<Unit, 'id'>): General | undefined {
  return Object.values(state.generals).find(general => general.with === id && general.gone === null);
}

/** The melees that a unit is in. */
export function meleesOf(state: Pick<WrgState, 'melees'>, { id }: Pick<Unit, 'id'>): Melee[] {
  return state.melees.filter(({ a, b }) => a === id || b === id);
}

/** The melees that were begun before another one: files that fight in them, and room that they take on ladders, are not there for it. */
export function meleesBefore(melee: Melee, { melees }: Pick<WrgState, 'melees'>): readonly Melee[] {
  return melee.before ?? melees.slice(0, Math.max(0, melees.indexOf(melee)));
}

/** Whether a unit is hand to hand with an enemy. */
export function isFighting(state: Pick<WrgState, 'melees'>, unit: Pick<Unit, 'id'>): boolean {
  return meleesOf(state, unit).length > 0;
}

/** Those whom a unit is hand to hand with. */
export function opponentsOf(state: Pick<WrgState, 'units' | 'melees'>, unit: Pick<Unit, 'id'>): Unit[] {
  return meleesOf(state, unit).map(({ a, b }) => unitOf(state, a === unit.id ? b : a));
}

/**
 * Whether a unit, at the end of a period, still follows what a test of reaction has told it: who only holds back after he has pushed an enemy does not, nor who
 * has done so in this period for the last time.
 *
 * @clause wrg/reaction/voluntary
 * @clause wrg/reaction/test-army
 */
export function isInstructed({ bound }: Pick<Unit, 'bound'>): boolean {
  return bound !== null && bound.holdsBack !== true && bound.left > 0;
}

/** Whether a unit is free to be told what to do: it neither runs nor pursues nor recovers nor obeys a reaction. */
export function isFree({ gone, away, rout, pursuit, recovering, bound, asleep }: Unit): boolean {
  if (asleep !== undefined && asleep.woke === null) return false;
  return gone === null && away === null && rout === null && pursuit === null && recovering === null && bound === null;
}

/** Whether a test has told a unit to halt, and nothing else keeps it: a skirmisher gets out of the way of who comes even so. */
export function isToldToHalt({ bound, recovering, rout, pursuit }: Unit): boolean {
  return bound?.instruction === 'halt' && recovering === null && rout === null && pursuit === null;
}

/** Paces. Who has come less far has not moved: he is told of as standing, and does what those may do who stand. */
export const LEAST_MOVE = 1;

/** Whether a unit has moved in this period. */
export const hasMoved = ({ period }: Pick<Unit, 'period'>): boolean => period.moved >= LEAST_MOVE;

/** The ground that a unit covers. */
export const quadOfUnit = ({ placed }: Pick<Unit, 'placed'>) => quadOf(placed);

/** How many figures deep it stands. */
export const ranksOfUnit = ({ placed }: Pick<Unit, 'placed'>) => ranksOf(placed);

/**
 * Whether a general stands in the front rank of the unit that he is with: because he has taken his place there, or because it has no other rank. Nobody does
 * while he is out between the lines.
 *
 * @clause wrg/general/share
 * @clause wrg/melee/random/general
 */
export function isInFront(general: Pick<General, 'inFront'>, unit: Pick<Unit, 'placed' | 'period'>): boolean {
  return !isGeneralOut(unit) && (general.inFront || ranksOfUnit(unit) === 1);
}

/** Whether the general of a unit is out between the lines to fight one of the enemy, and not back yet. */
export function isGeneralOut({ period: { rodeOut } }: Pick<Unit, 'period'>): boolean {
  return rodeOut !== undefined && rodeOut.back !== true;
}

/** Where a general is who is out between the lines; `undefined` where he is not. */
export function outAt({ with: men }: Pick<General, 'with'>, units: Readonly<Record<UnitId, Pick<Unit, 'period'>>>) {
  const unit = men === null ? undefined : units[men];
  return unit !== undefined && isGeneralOut(unit) ? unit.period.rodeOut?.at : undefined;
}

/** The record of a unit's period before anything has happened in it. */
export function freshPeriod({ figures, placed }: Pick<Unit, 'figures' | 'placed'>): PeriodOfUnit {
  const { x, y } = placed.at;
  return {
    before: figures,
    doing: 'halted',
    from: { x, y },
    moved: 0,
    path: [{ x, y }],
    conduct: {},
    charges: null,
    counter: null,
    appeared: null,
    obstructed: false,
    interpenetrated: false,
    unready: null,
    caught: null,
    metInPursuit: false,
    missileCasualties: 0,
    meleeCasualties: 0,
    inflicted: 0,
    shotBy: [],
    shot: false,
    fought: false,
    metBy: [],
    broke: false,
    tested: [],
    sawBreak: [],
  };
}
