import { type Fighter, type ReadyMelee, readyMelee } from '../../common/fighting/melee.js';
import { type Both, frontOf } from '../../common/fighting/melee-turns/fronts.js';
import type {
  Engagement,
  Meeting,
  MeleeOnItsWay,
  MeleeTurn,
  ReadyTurn,
} from '../../common/fighting/melee-turns/state.js';
import { columnShifts, musketMorale, type Steadied } from '../morale.js';
import type { MusketRules } from '../rules.js';
import { type ContinuedMeleeSituation, type ContinuedMeleeUnit, moraleOf } from './situation.js';

/** A melee of two units of the musket game, for as many turns as it may last. */
export function musketEngagement(situation: ContinuedMeleeSituation, rules: MusketRules): Engagement<MeleeOnItsWay> {
  const { attacker, defender } = situation;
  const both = <T>(of: (unit: ContinuedMeleeUnit) => T): Both<T> => ({
    attacker: of(attacker),
    defender: of(defender),
  });
  const figures = both(unit => unit.figures);
  const steadied = both(unit => steadiedOf(unit, rules));
  return {
    figures,
    fronts: both(unit => frontOf(unit, rules.troops[unit.type].stand)),
    strength: both(({ type, fatigue = 0 }) => ({ melee: rules.troops[type].melee, fatigue })),
    morale: both(unit => moraleOf(unit, rules)),
    shifts: [steadied.attacker, steadied.defender].flatMap(unit => columnShifts(unit, rules)),
    rules,
    put: (_, melee) => melee,
    ready: turn => readyIn(situation, turn, rules),
    reaction: (side, { before, lost }) =>
      musketMorale({ ...steadied[side], morale: moraleOf(situation[side], rules), before, lost }, rules).reaction,
  };
}

/** What must be rolled in a turn: the same odds however many roll. */
function readyIn(situation: ContinuedMeleeSituation, { fatigue }: MeleeTurn, rules: MusketRules): ReadyTurn {
  const { attacker, defender } = fightersOf(situation, fatigue, rules);
  const { groups, secondary } = readyMelee(
    {
      groups: [
        { ...attacker, unit: 'attacker', figures: situation.attacker.figures },
        { ...defender, unit: 'defender', figures: situation.defender.figures },
      ],
    },
    rules,
  );
  const by = ({ contact }: Meeting): ReadyMelee => ({
    groups: groups.map((group, at) => ({ ...group, figures: at === 0 ? contact.attacker : contact.defender })),
    secondary,
  });
  return { groups, by };
}

function fightersOf(
  { attacker, defender, between = {}, struckOn = 'front' }: ContinuedMeleeSituation,
  fatigue: Both<number>,
  { troops }: MusketRules,
): Both<Fighter> {
  const { behind, through = [], levelsUp = 0 } = between;
  return {
    attacker: {
      melee: troops[attacker.type].melee,
      fatigue: fatigue.attacker,
      attacksRear: struckOn === 'rear',
      uphill: levelsUp > 0,
      ...(behind === undefined ? {} : { acrossBarrier: behind }),
      ...(through.includes('ford') ? { ford: 'across' } : {}),
    },
    defender: { melee: troops[defender.type].melee, fatigue: fatigue.defender, attackedOn: struckOn },
  };
}

function steadiedOf(unit: ContinuedMeleeUnit, { troops }: MusketRules): Steadied {
  const { generalWithIt, inBrigade, behindDefence, square } = unit;
  return {
    arm: troops[unit.type].arm,
    ...(generalWithIt === undefined ? {} : { generalWithIt }),
    ...(inBrigade === undefined ? {} : { inBrigade }),
    ...(behindDefence === undefined ? {} : { behindDefence }),
    ...(square === undefined ? {} : { square }),
  };
}
