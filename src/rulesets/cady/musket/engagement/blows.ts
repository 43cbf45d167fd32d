import { type ClauseId, effectOf, reasonFor } from '../../../../rulebook/index.js';
import { acrossOf, stanceOf } from '../../common/engagement/position.js';
import type { ChargeSide } from '../../common/fighting/charge-test.js';
import { type Fighter, meleePointUnit } from '../../common/fighting/melee-point.js';
import type { FightingRules } from '../fighting-rules.js';
import type { Steadied } from '../morale.js';
import { aidOf } from '../officers.js';
import type { MusketStrike } from '../shock.js';
import { moraleOf, type Party } from './party.js';

/** What a three-dice test of a side hangs on. */
export function testedOf(party: Party, figures: number, rules: FightingRules): ChargeSide {
  const { hurt, failedBefore, pushedBack, ledBySupremeCommander, officer } = party;
  return {
    figures,
    morale: moraleOf(party, rules),
    ...(hurt === undefined ? {} : { hurt }),
    ...(failedBefore === undefined ? {} : { failedBefore }),
    ...(pushedBack === undefined ? {} : { pushedBack }),
    ...(ledBySupremeCommander === undefined ? {} : { ledBySupremeCommander }),
    ...aidOf(officer, rules),
  };
}

/**
 * How so many figures of a charger strike those they have met, before melee.
 *
 * @param clearPath how far they have run straight at them, in cm
 * @clause cady/musket/cavalry/fire-may-cost-shock
 */
export function strikeOf(
  charger: { readonly party: Party; readonly figures: number; readonly clearPath: number },
  struck: Party,
): MusketStrike {
  const { party, figures, clearPath } = charger;
  const { behind, levelsUp, ground, overBarrier, inShock = Infinity } = acrossOf(party);
  return {
    attacker: party.type,
    receiver: struck.type,
    figures: Math.min(figures, inShock),
    chargeOrdered: true,
    clearPath,
    ...(behind === undefined || behind === 'fortification' ? {} : { behind }),
    ...(overBarrier === undefined ? {} : { overBarrier }),
    ...(levelsUp === undefined ? {} : { levelsUp }),
    ...(ground === undefined ? {} : { ground }),
    ...(struck.square === undefined ? {} : { square: struck.square }),
  };
}

/**
 * A figure of a side in melee, and everything that bears on its melee point.
 *
 * @clause cady/musket/building/window-melee-penalty
 * @clause cady/musket/artillery/crew/melee-individual
 * @clause cady/events/event/days-of-wine-and-roses
 */
export function fighterOf(own: Party, enemy: Party, { troops, houses, drunkPoints }: FightingRules): Fighter {
  const { type, fatigue = 0, refusedCharge, hitByFriends, throughOpenings } = own;
  const penalty = throughOpenings === true ? -houses.meleePoints : 0;
  const drink = own.drunk === true ? -drunkPoints : 0;
  const other = [
    ...shortOf(refusedCharge, 'cady/common/charge/attacker-fails', 'refused to charge'),
    ...shortOf(hitByFriends, 'cady/musket/friendly-fire/penalty', 'hit by friends'),
    ...shortOf(penalty, 'cady/musket/building/window-melee-penalty', 'fights through a door or window'),
    ...shortOf(drink, 'cady/events/event/days-of-wine-and-roses', 'drunk'),
  ];
  return { melee: troops[type].melee, fatigue, ...stanceOf(own, enemy), ...(other.length === 0 ? {} : { other }) };
}

/** What steadies a side when its morale is tested. */
export function steadiedOf(party: Party, { troops }: FightingRules): Steadied {
  const { generalWithIt, inBrigade, behindDefence, square, stout, imperial, officer } = party;
  return {
    arm: troops[party.type].arm,
    ...(generalWithIt === undefined ? {} : { generalWithIt }),
    ...(inBrigade === undefined ? {} : { inBrigade }),
    ...(behindDefence === undefined ? {} : { behindDefence }),
    ...(square === undefined ? {} : { square }),
    ...(officer === undefined ? {} : { officer }),
    ...(stout === undefined ? {} : { stout }),
    ...(imperial === undefined ? {} : { imperial }),
  };
}

function shortOf(points: number | undefined, clause: ClauseId, because: string): NonNullable<Fighter['other']> {
  if (points === undefined || points === 0) return [];
  return [{ points, reason: reasonFor(clause, because, effectOf(-points, meleePointUnit)) }];
}
