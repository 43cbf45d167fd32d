import { type AfterMelee, fateAfterMelee } from '../../hand-to-hand/after.js';
import type { Unit } from '../../state.js';
import type { Play } from '../play.js';
import { companyOf, shipUnder } from '../ships/company.js';
import { figuresBefore } from '../sorcery/losses.js';
import { hasRoom } from './giving-ground.js';

/**
 * What becomes of everybody who has fought a period hand to hand and still stands. A ship's company is one unit: it suffers, deals out and breaks as that, those
 * of it as well who have fought nobody.
 *
 * @clause wrg/after-melee/push-back
 * @clause wrg/after-melee/broken-double
 * @clause wrg/after-melee/broken-push-backs
 * @clause wrg/ship/aboard
 */
export function fatesOf(fighters: readonly Unit[], play: Play): ReadonlyMap<Unit, AfterMelee> {
  const all = new Set([...fighters, ...fighters.flatMap(unit => crewWith(unit, play))]);
  return new Map(
    [...all].filter(stands).map(unit => [unit, fateOf(unit, [unit, ...crewWith(unit, play, fighters)], play)]),
  );
}

const stands = ({ gone, rout }: Unit): boolean => gone === null && rout === null;

/** The others of the company of the ship that a body is aboard, or fell aboard, who stand; and of those who fought those who have fallen. */
function crewWith(unit: Unit, { state }: Play, fighters: readonly Unit[] = []): readonly Unit[] {
  const ship = shipUnder(unit, state)?.id ?? unit.fellAboard;
  if (ship === undefined) return [];
  const fallen = fighters.filter(({ fellAboard }) => fellAboard === ship);
  return [...companyOf({ id: ship }, state).filter(stands), ...fallen].filter(other => other !== unit);
}

/** What becomes of a body that has fought together with others, as one. */
function fateOf(unit: Unit, together: readonly Unit[], play: Play): AfterMelee {
  const { rules } = play;
  const { troops } = unit;
  const sum = (of: (each: Unit) => number) => together.reduce((all, each) => all + of(each), 0);
  return fateAfterMelee(
    {
      type: troops.type,
      class: troops.class,
      figures: sum(each => figuresBefore(each, rules)),
      received: sum(({ period }) => period.meleeCasualties),
      inflicted: sum(({ period }) => period.inflicted),
      missiles: sum(({ period }) => period.missileCasualties),
      pushBacks: Math.max(...together.map(({ pushedBack }) => pushedBack)),
      noRoom: !hasRoom(unit, play),
    },
    rules,
  );
}
