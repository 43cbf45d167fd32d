import {
  barriersBetween,
  bodyCentre,
  frontRank,
  levelAt,
  quadOf,
  sideToward,
  standsOf,
} from '../../../../table/index.js';
import { chanceOf, compareReactions, meleeOdds } from '../../common/index.js';
import { musketMorale } from '../morale.js';
import type { MusketRules } from '../rules.js';
import { musketShockOdds } from '../shock.js';
import { smallArmsOdds } from '../small-arms.js';
import type { MusketView, UnitSeen } from '../state.js';
import { troopOf } from '../units.js';

/** What a charge is likely to cost both sides, in figures, and what it would do to them. */
export interface ChargeForecast {
  readonly ownLosses: number;
  readonly enemyLosses: number;
  /** Worth trying: the enemy is expected to take the worse reaction, or clearly the heavier losses. */
  readonly favourable: boolean;
}

/**
 * A commander's forecast of a charge on an enemy unit: fire on the way in, shock and one round of melee at their expected
 * values, and the morale that would follow. All odds are asked of the rules.
 */
export function forecastCharge(unit: UnitSeen, enemy: UnitSeen, view: MusketView, rules: MusketRules): ChargeForecast {
  const own = troopOf(unit, rules);
  const foe = troopOf(enemy, rules);
  const { table } = view;
  const edge = sideToward(quadOf(enemy.placed), unit.placed.at);
  const barrier = barriersBetween(table, unit.placed.at, bodyCentre(enemy.placed)).at(-1)?.kind;
  const uphill = levelAt(table, enemy.placed.at) - levelAt(table, unit.placed.at);
  const width = Math.min(
    frontFigures(unit),
    edge === 'flank' ? flankFigures(enemy) : frontFigures(enemy) + own.stand.figures,
  );
  const foeWidth = Math.min(frontFigures(enemy), width + foe.stand.figures);
  const shot =
    foe.weapon === null || foe.like === 'dragoons' || edge !== 'front'
      ? 0
      : frontFigures(enemy) * chanceOf(smallArmsOdds({ weapon: foe.weapon, distance: 20 }, rules));
  const shock = musketShockOdds(
    {
      attacker: unit.type,
      receiver: enemy.type,
      figures: width,
      chargeOrdered: true,
      clearPath: Math.max(...Object.values(rules.shock.clearPath)),
      levelsUp: Math.max(0, uphill),
      ...(barrier === undefined ? {} : { behind: barrier }),
    },
    rules,
  );
  const shocked = Math.min(enemy.figures, shock.dice * chanceOf(shock));
  const mine = meleeOdds(
    {
      melee: own.melee,
      fatigue: unit.own?.fatigue ?? 0,
      uphill: uphill > 0,
      ...(barrier === undefined ? {} : { acrossBarrier: barrier }),
      attacksRear: edge === 'rear',
    },
    rules,
  );
  const theirs = meleeOdds({ melee: foe.melee, attackedOn: edge }, rules);
  const enemyLosses = Math.min(
    enemy.figures,
    shocked + (theirs.fate === 'removed' ? foeWidth : foeWidth * chanceOf(theirs)),
  );
  const ownLosses = Math.min(unit.figures, shot + (mine.fate === 'safe' ? 0 : width * chanceOf(mine)));
  const reaction = (of: UnitSeen, lost: number) => {
    const troop = troopOf(of, rules);
    return musketMorale(
      { arm: troop.arm, morale: troop.morale, before: of.figures, lost: Math.min(of.figures, Math.round(lost)) },
      rules,
    ).reaction;
  };
  const verdict = compareReactions(reaction(enemy, enemyLosses), reaction(unit, ownLosses));
  const value = enemyLosses * (foe.arm === 'artillery' ? foe.cost / (foe.crew ?? 1) : foe.cost) - ownLosses * own.cost;
  return {
    ownLosses,
    enemyLosses,
    favourable: verdict > 0 || (verdict === 0 && value > 0 && enemyLosses > ownLosses * 1.5),
  };
}

function frontFigures(unit: UnitSeen): number {
  return frontRank(unit.placed).reduce((sum, stand) => sum + stand.figures, 0);
}

function flankFigures(unit: UnitSeen): number {
  return standsOf(unit.placed)
    .filter(stand => stand.file === 0)
    .reduce((sum, stand) => sum + stand.figures, 0);
}
