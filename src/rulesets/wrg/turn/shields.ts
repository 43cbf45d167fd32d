import { depthOf, measuredFrom, type Point, type Side, widthOf } from '../../../table/index.js';
import { type AttackSide, shieldUsable } from '../condition/shields.js';
import type { WrgRules } from '../rules.js';
import { shieldsDespiteWeapon } from '../sorcery/peoples.js';
import type { Unit } from '../state.js';
import type { Weapon } from '../troops.js';
import { hasMoved } from '../units.js';
import { isToTheLeft } from './frontage.js';

/** An attack upon a unit: from where, and at which of its sides. */
interface Attack {
  readonly from: Point;
  readonly side: Side;
  /** The weapon that the unit uses meanwhile. */
  readonly using?: Weapon;
  /** On which hand its men have it who were going off another way than their block stands. */
  readonly hand?: 'left' | 'right';
  /** Who attacks is hand to hand with it. */
  readonly handToHand?: true;
}

/** Shields are carried on the left. A square has neither flank nor rear; on the move its men show theirs. */
function attackSide(unit: Unit, attack: Attack, rules: WrgRules): AttackSide {
  const { from } = attack;
  if (attack.side === 'rear') return 'rear';
  const side = unit.square && isInMovement(unit, attack) ? sideToward(unit, from, rules) : attack.side;
  if (side === 'rear') return 'rear';
  if (side === 'front') return 'front';
  const isLeft = attack.hand === undefined ? isToTheLeft(unit.placed, from) : attack.hand === 'left';
  return isLeft ? 'shielded-flank' : 'unshielded-flank';
}

/** Whether the men of a square march as an attack comes: hand to hand no more, once they have turned to those who have met them. */
function isInMovement(unit: Unit, { handToHand }: Attack): boolean {
  return handToHand === true ? unit.period.goesOnInSquare === true : hasMoved(unit);
}

/**
 * Whether a unit counts as shieldless against an attack that comes from a place at one of its sides while it uses a weapon.
 *
 * @clause wrg/square/no-flank-or-rear
 */
export function isShieldless(unit: Unit, attack: Attack, rules: WrgRules): boolean {
  const { side, using } = attack;
  return shieldUsable(
    {
      troops: unit.troops,
      from: attackSide(unit, attack, rules),
      asSuperHeavy: side === 'front',
      ...(using === undefined || shieldsDespiteWeapon(unit.troops) ? {} : { using }),
    },
    rules,
  ).shieldless;
}

/**
 * The side of a unit at which somebody shoots from a place: its front as long as that is before the line of it; behind that line its rear where it is
 * behind the unit, and its flank where it is to a side (`wrg/ruling/shot-from-behind`).
 *
 * @param from the middle of those who shoot: of a long line it is often one end that does.
 * @clause wrg/shields/when-unusable
 */
export function sideShotAt(unit: Unit, from: Point, rules: WrgRules): Side {
  return unit.square ? 'front' : sideToward(unit, from, rules);
}

/** The side at which the men of a unit have somebody who shoots from a place, all of them facing as it does. */
function sideToward({ placed }: Unit, { x, y }: Point, { field }: WrgRules): Side {
  const ahead = measuredFrom({ at: { x: 0, y: 0 }, facing: placed.facing })(0, -1);
  const aside = measuredFrom({ at: { x: 0, y: 0 }, facing: placed.facing })(1, 0);
  const [dx, dy] = [x - placed.at.x, y - placed.at.y];
  const before = dx * ahead.x + dy * ahead.y;
  if (before >= 0) return 'front';
  const beside = Math.max(0, Math.abs(dx * aside.x + dy * aside.y) - widthOf(placed) / 2);
  const behind = field.playing.shotFromBehind === 'straight' ? 0 : Math.max(0, -before - depthOf(placed));
  return beside <= behind ? 'rear' : 'flank';
}

/**
 * The side of a unit at which a volley is shot, and from where: from the middle of those who shoot, or from before it as soon as anybody of them is there
 * (`wrg/ruling/shot-from-two-sides`).
 *
 * @clause wrg/shields/when-unusable
 */
export function shotAtFrom(
  unit: Unit,
  { middle, places }: { readonly middle: Point; readonly places: readonly Point[] },
  rules: WrgRules,
): { readonly side: Side; readonly from: Point } {
  const isBefore = (place: Point) => sideToward(unit, place, rules) === 'front';
  const before = rules.field.playing.shotFromTwoSides === 'middle' ? undefined : places.find(isBefore);
  const from = before ?? middle;
  return { side: sideShotAt(unit, from, rules), from };
}
