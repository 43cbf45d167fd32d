import type { RequestOf } from '../../../battle/index.js';
import { recoilWays } from '../combat/recoil.js';
import type { Field } from '../field.js';
import { movedBy } from '../formation/formation.js';
import type { RaymondRequests, RaymondTerms } from '../terms.js';
import { isCommand } from '../units.js';
import { forecastOf, worthOf } from './forecast.js';

type Asked<Kind extends RequestOf<RaymondTerms>['kind']> = Extract<RequestOf<RaymondTerms>, { kind: Kind }>;
type Answer<Kind extends keyof RaymondRequests> = RaymondRequests[Kind]['answer'];

/** An interception brings a hit of its own, which may cost half a stand. */
const WORTH_AN_INTERCEPTION = 0.5;
/** Stands that a unit would rather not lose by standing. */
const TOO_DEAR = -0.75;

/** Intercepts at once where the odds are good. */
export function meet({ unit: id, target: against, distance }: Asked<'intercept'>, field: Field): Answer<'intercept'> {
  const unit = field.units[id];
  const target = field.units[against];
  if (unit === undefined || target === undefined) return null;
  const there = movedBy(unit, unit.facing, distance);
  return worthOf(forecastOf(unit, target, there, field)) >= WORTH_AN_INTERCEPTION ? { after: 0 } : null;
}

/** Gets out of the way of a charge that it would lose; commanders of any. */
export function giveWay({ unit: id, charger: by }: Asked<'recoil'>, field: Field): Answer<'recoil'> {
  const unit = field.units[id];
  const charger = field.units[by];
  if (unit === undefined || charger === undefined) return null;
  const stands = !isCommand(unit) && worthOf(forecastOf(unit, charger, unit, field)) > TOO_DEAR;
  const [way] = stands ? [] : recoilWays(unit, charger, field);
  return way === undefined ? null : { steps: way.steps };
}

/** Goes on where that brings it onto an enemy it can beat, and stays otherwise. */
export function goOn({ unit: id, upTo, onto }: Asked<'break-through'>, field: Field): number {
  const unit = field.units[id];
  const enemy = onto === null ? undefined : field.units[onto];
  if (unit === undefined || enemy === undefined) return 0;
  return worthOf(forecastOf(unit, enemy, movedBy(unit, unit.facing, upTo), field)) > 0 ? upTo : 0;
}
