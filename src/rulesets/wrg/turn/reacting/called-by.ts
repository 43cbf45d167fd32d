import type { Unit, UnitId } from '../../state.js';
import { isOnTable } from '../../units.js';
import { whoThreatens } from '../declaring/reach.js';
import type { Field } from '../field.js';
import { whoSeesAll } from '../weather/sight.js';
import { bodiesTesting, breaksSeen, whoSurprises } from './circumstances.js';
import { routId } from './witnesses.js';

/** Of some causes of a test, who has given them. */
export type CalledBy = Readonly<Record<string, readonly UnitId[]>>;

/**
 * Who calls for the test of a unit, as it is told: the friends who have broken or run past, who shoots at it or threatens it for the first time, and who had been hidden from
 * it. Those alone are named whom everybody sees. Asked before the unit has learned of them.
 *
 * @param causes what the test is for
 */
export function calledBy(unit: Unit, causes: readonly string[], field: Field): CalledBy {
  const isPlain = (id: UnitId) => {
    const body = field.state.units[id];
    return body !== undefined && isOnTable(body) && body.hidden === null && whoSeesAll([body], field) === undefined;
  };
  const by = {
    'friends-broken': () => newRouts(unit, field),
    'first-shot-or-reach': () => threats(unit, field),
    surprise: () => whoSurprises(unit, field),
  };
  const named = Object.entries(by).flatMap(([cause, who]) => {
    const ids = causes.includes(cause) ? [...new Set(who())].filter(isPlain) : [];
    return ids.length === 0 ? [] : [[cause, ids] as const];
  });
  return Object.fromEntries(named);
}

/** Friends in rout whom a unit has not tested for yet. */
function newRouts(unit: Unit, field: Field): readonly UnitId[] {
  return breaksSeen(unit, field)
    .map(({ unit: id }) => id)
    .filter(id => !unit.knows.includes(routId(id)));
}

/** Who shoots at a unit or a part of it that is with it; where nobody does, who could charge it. */
function threats(unit: Unit, field: Field): readonly UnitId[] {
  const bodies = bodiesTesting(unit, field);
  const shots = bodies.flatMap(({ period }) => period.shotBy.map(({ by }) => by));
  return shots.length > 0 ? shots : bodies.flatMap(body => whoThreatens(body, field)?.id ?? []);
}
