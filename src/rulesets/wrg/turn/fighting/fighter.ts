import { bodyCentre, levelAt } from '../../../../table/index.js';
import { isVulnerable, type TargetSide } from '../../casualties/target.js';
import { needsBothHands } from '../../condition/shields.js';
import { meleeFactors } from '../../hand-to-hand/factors.js';
import type { FightingPart } from '../../hand-to-hand/period.js';
import type { MeleeTroops } from '../../hand-to-hand/weapons.js';
import type { Unit } from '../../state.js';
import type { Weapon } from '../../troops.js';
import { meleesOf, ranksOfUnit } from '../../units.js';
import { conditionOf } from '../condition.js';
import { isFoughtOverBarrier } from '../cover.js';
import type { Field } from '../field.js';
import { narrowBases } from '../figure-scale.js';
import { groundLevel } from '../height.js';
import { goingForward } from '../moving/charges/meeting.js';
import { meleeOthers, othersGiven } from '../others.js';
import { isShieldless } from '../shields.js';
import { standsOnDeckAbove } from '../ships/standing.js';
import { fightsWithHandsFull } from '../siege/carrying.js';
import { overTheWall } from '../siege/escalade.js';
import { armedAs } from '../sorcery/fighting.js';
import { figuresBefore } from '../sorcery/losses.js';
import { sideSeen } from './sides.js';
import { periodOf, type Striking } from './striking.js';

/** Those who fight, as the rules reckon them. */
export function meleeTroops({ troops, dismounted }: Pick<Unit, 'troops' | 'dismounted'>): MeleeTroops {
  const { type, training, weapons, fanatic, crew } = troops;
  return {
    type,
    training,
    class: troops.class,
    weapons,
    dismounted,
    ...(fanatic === undefined ? {} : { fanatic }),
    ...(crew === undefined ? {} : { crew }),
  };
}

/** What nobody strikes with: those who carry nothing else draw their swords. */
const missiles: readonly Weapon[] = ['bow', 'crossbow', 'sling', 'staff-sling'];

/**
 * What a body holds in its hands that strikes with a weapon of its own: in the place of a bow a sword, and of what it has by its nature alone, as a magic sword,
 * nothing that would take the other hand as well.
 *
 * @clause wrg/shields/when-unusable
 */
export function heldFor(using: Weapon, { troops }: Pick<Unit, 'troops'>): Weapon {
  return missiles.includes(using) || !troops.weapons.includes(using) ? 'sword' : using;
}

/**
 * The same as far as weapons go: who catches up with an enemy whom he has broken has spent his shock on him (`wrg/ruling/lance-at-a-quarry`).
 *
 * @clause wrg/melee/factors/lance-first-period
 */
function periodOfShock({ unit, enemy, melee }: Striking, field: Field): number {
  const pursues = unit.pursuit?.quarry === enemy.id && enemy.rout !== null;
  return periodOf(melee, field) + (pursues && field.rules.field.playing.lanceAtQuarry === 'later' ? 1 : 0);
}

/** What a body strikes an enemy with. */
export function weaponOf(striking: Striking, field: Field): Weapon {
  return meleeFactors(fighterOf(striking, field), field.rules).using;
}

/**
 * Whether an enemy cannot use his shields against a body: for where he is struck, or because that with which he strikes it himself takes both hands.
 *
 * @clause wrg/shields/when-unusable
 * @clause wrg/melee/factors/two-weapons
 */
function isWithoutShields({ unit, enemy, melee, own, other }: Striking, side: TargetSide, field: Field): boolean {
  const { rules } = field;
  const off = melee.goingOff?.[enemy.id];
  const attack = {
    from: bodyCentre(unit.placed),
    side,
    handToHand: true,
    ...(off === undefined ? {} : { hand: off.hand }),
  } as const;
  const mayFillHands = enemy.troops.weapons.some(weapon => needsBothHands(weapon, rules));
  // Nobody strikes at wagons.
  if (!mayFillHands || !isVulnerable(unit.troops, rules)) return isShieldless(enemy, attack, rules);
  // What he strikes with does not hang on the shields of those at whom he strikes.
  const blow = bareFighterOf({ unit: enemy, enemy: unit, melee, own: other, other: own }, field);
  const held = heldFor(meleeFactors(blow, rules).using, enemy);
  const using = needsBothHands(held, rules) ? { using: held } : {};
  return isShieldless(enemy, { ...attack, ...using }, rules);
}

/** How a body fights an enemy, for the factors of its blows. */
export function fighterOf(striking: Striking, field: Field): Omit<FightingPart, 'figures'> {
  const { unit, enemy } = striking;
  const bare = bareFighterOf(striking, field);
  const over = overTheWall(unit, enemy, field);
  const shieldless =
    (over?.climbs === false && over.escaladersShieldless) ||
    fightsWithHandsFull(enemy, field) ||
    isWithoutShields(striking, bare.enemy.side ?? 'front', field);
  return { ...bare, enemy: { ...bare.enemy, shieldless } };
}

/** The same but for the shields of the enemy. */
function bareFighterOf(striking: Striking, field: Field): Omit<FightingPart, 'figures'> {
  const { unit, enemy, melee, own } = striking;
  const { rules } = field;
  const back = enemy.rout !== null || enemy.period.doing === 'evading' || striking.turnsAway === true;
  const side = sideSeen(striking, field);
  const slope = slopeOf(striking, field);
  const over = overTheWall(unit, enemy, field);
  // A blow at a back late in a period counts for who fought it so, and for who has just followed up.
  const followsUp = [...melee.following, ...(melee.followed ?? [])].includes(unit.id);
  return {
    troops: armedAs(unit, meleeTroops(unit), field),
    enemy: {
      type: enemy.troops.type,
      dismounted: enemy.dismounted,
      ranks: ranksOfUnit(enemy),
      side,
      // Nobody who has turned his back holds the parapet.
      ...(over?.climbs === true && !back ? { partialCover: over.defendersInCover } : {}),
      ...(!back && side === 'front' && isFoughtOverBarrier(unit, enemy, melee, field) ? { partialCover: true } : {}),
      // The side of a ship is as good as a parapet to those who fight from behind it.
      ...(enemy.aboard !== undefined && unit.aboard === undefined ? { partialCover: true } : {}),
      weapons: enemy.troops.weapons,
      ...(enemy.troops.crew === undefined ? {} : { crew: enemy.troops.crew }),
      disorganised: conditionOf(enemy, field).disorganised,
      pushedBack: meleesOf(field.state, enemy).some(({ pushed = [] }) => pushed.includes(enemy.id)),
    },
    period: periodOfShock(striking, field),
    ...narrowBases(unit, 'handToHand', field),
    foughtBefore: unit.combats,
    charging: followsUp || (melee.since === field.state.period && melee.chargers.includes(unit.id)),
    ...(slope === undefined ? {} : { slope }),
    shotAt: { casualties: unit.period.missileCasualties, figures: figuresBefore(unit, rules) },
    notFrontally: own !== 'front',
    ...othersGiven(meleeOthers(striking, field)),
  };
}

/**
 * Whether a body stands higher on a slope than its enemy (`wrg/ruling/partly-up-slope`), or on a deck (`wrg/ruling/height-of-a-deck`), or has come down a slope at him; who was pushed down, or
 * went another way, has not.
 */
function slopeOf({ unit, enemy }: Striking, field: Field): 'higher' | 'came-down' | undefined {
  const { table, rules } = field;
  const [here, there] = [unit, enemy].map(body => groundLevel(body, { table, rules }));
  if (here === undefined || there === undefined) return undefined;
  if (here > there || (here === there && rules.field.playing.deckIsSlope && standsOnDeckAbove(unit, enemy, field)))
    return 'higher';
  const { moved, doing, from } = unit.period;
  const came = moved > 0 && goingForward.includes(doing);
  return came && levelAt(table, from) > levelAt(table, unit.placed.at) ? 'came-down' : undefined;
}
