import { approachOf, bearingTo, bodyCentre, quadOf } from '../../../table/index.js';
import { moveRate } from '../moving/rates.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import type { SeenUnit, WrgView } from '../state.js';
import { firstInTheWay } from '../turn/moving/friends/barring.js';
import { RETIRE, SUPPORT, stepNow } from './order-words.js';
import { UP_TO_THEM } from './screens.js';
import { enemiesOf, gap, isAhead, isFighting, isLightUnit, isMissileArmed, offFrom, standing } from './seen-field.js';
import { enoughFor, prospect } from './weighing.js';

/** So far behind light foot, in paces, a line stands that whoever charges the light foot ends up before. */
const BACKED = 60;

/**
 * Whether light foot only draws a charge: on foot it always evades, through the line behind it, and who has charged stands before that with his back
 * turned when he rallies back. Who would do well against the line goes at it all the same.
 */
export function isBait(enemy: SeenUnit, unit: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  if (enemy.rout !== null || !isLightFoot(enemy, rules) || !isMissileArmed(enemy) || view.works !== undefined)
    return false;
  if (isFighting(enemy, view)) return false;
  return enemiesOf(view).some(
    other =>
      isFootOfLine(other, rules) &&
      gap(unit, other) > gap(unit, enemy) &&
      isAhead(unit, other) &&
      standsBehind(other, enemy, unit) &&
      prospect(unit, other, rules) < enoughFor(unit, other),
  );
}

/** Whether a line stands where light foot runs to that is charged: not beside it. */
function standsBehind(line: SeenUnit, screen: SeenUnit, charger: SeenUnit): boolean {
  const { facing } = screen.placed;
  const { toward: away } = approachOf(quadOf(charger.placed), quadOf(screen.placed));
  const bearing = bearingTo({ x: 0, y: 0 }, away);
  return gap(screen, line) <= BACKED && firstInTheWay(screen, { bearing, paces: BACKED, facing }, [line]) !== undefined;
}

function isLightFoot(unit: SeenUnit, rules: WrgRules): boolean {
  const { arm, light } = sheetOfType(unit.troops.type, rules);
  return arm === 'infantry' && light;
}

function isFootOfLine(unit: SeenUnit, rules: WrgRules): boolean {
  const { arm, light } = sheetOfType(unit.troops.type, rules);
  return arm === 'infantry' && !light;
}

/** So many periods a line stands for light foot that does not get on: it would stand there all day. */
const LONG = 2;

/**
 * Whether foot of the line does better to stand for its own light foot, right before it, to come through its ranks: not for who fights, and cannot come, nor for
 * who does not get on.
 */
export function standsForScreen(unit: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  if (!isFootOfLine(unit, rules) || view.works !== undefined) return false;
  return standing(view, view.side).some(
    other =>
      other.rout === null &&
      isLightFoot(other, rules) &&
      canCome(other, view) &&
      isAhead(unit, other) &&
      gap(unit, other) <= UP_TO_THEM &&
      (isCalledIn(other, view) || (canBeCharged(other, view, rules) && !isCovered(unit, other, view, rules))),
  );
}

/** Whether light foot is free to come back: it is not hand to hand, no test keeps it where it is, and no friends have for long. */
function canCome(screen: SeenUnit, view: WrgView): boolean {
  return !isFighting(screen, view) && screen.bound?.instruction !== 'halt' && (screen.heldUp ?? 0) < LONG;
}

/** Whether others of the line stand between a body and light foot, which has them to go through. */
function isCovered(unit: SeenUnit, screen: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  return standing(view, view.side).some(
    other =>
      other.id !== unit.id &&
      other.rout === null &&
      isFootOfLine(other, rules) &&
      isAhead(unit, other) &&
      isAhead(other, screen) &&
      gap(other, screen) < gap(unit, screen),
  );
}

/** Whether light foot is to fall back, or to go behind a friend, be he aside, and still is farther on than he: it goes back through whoever of the line stands behind it. */
function isCalledIn(screen: SeenUnit, view: WrgView): boolean {
  const step = stepNow(screen);
  if (step?.startsWith(RETIRE) === true) return true;
  const friend = step?.startsWith(SUPPORT) === true ? view.units[step.slice(SUPPORT.length)] : undefined;
  return friend !== undefined && offFrom(friend, screen).ahead > 0;
}

/** Whether a charge would lead through light foot of its own side, which puts both in disorder. */
export function leadsThroughScreen(unit: SeenUnit, enemy: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  if (isLightUnit(unit, rules)) return false;
  const from = bodyCentre(unit.placed);
  const to = bodyCentre(enemy.placed);
  // Into whose midst it has come already it does not go.
  const screens = standing(view, view.side).filter(
    other => other.rout === null && isLightUnit(other, rules) && offFrom(unit, other).ahead > 0,
  );
  const met = firstInTheWay(
    unit,
    { bearing: bearingTo(from, to), paces: gap(unit, enemy), facing: unit.placed.facing },
    screens,
  );
  return met !== undefined;
}

/** Whether an enemy of the line is near enough to charge a unit. */
export function canBeCharged(unit: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  return enemiesOf(view).some(enemy => {
    const { charge } = moveRate(enemy.troops, {}, rules);
    return !isLightUnit(enemy, rules) && charge !== null && gap(unit, enemy) <= charge;
  });
}
