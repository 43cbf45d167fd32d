import { counted, type Reason, reasonFor } from '../../../../rulebook/index.js';
import { countingFigures } from '../../casualties/casualties.js';
import { weaponText } from '../../casualties/target.js';
import { isHinderedOverhead } from '../../shooting/hindered.js';
import { shoot, type VolleyPart } from '../../shooting/shoot.js';
import type { MissileWeapon } from '../../shooting/weapons.js';
import type { Unit } from '../../state.js';
import type { Weapon } from '../../troops.js';
import { conditionOf } from '../condition.js';
import type { Field } from '../field.js';
import { narrowBases } from '../figure-scale.js';
import { withFireMissiles } from '../fire/throwing.js';
import { othersGiven, shootingOthers } from '../others.js';
import type { Play } from '../play.js';
import { isShieldless, shotAtFrom } from '../shields.js';
import { coveredByBuilt } from '../siege/building.js';
import { onThoseOutside } from '../siege/inside.js';
import { shieldlessAtSiege } from '../siege/merlons.js';
import { shotOfCreature } from '../sorcery/shooters.js';
import { isPointBlank, shootsFire } from '../sorcery/shooting.js';
import { type Aim, isCovered } from './aims.js';
import { asTarget } from './as-target.js';
import { asTheyStood } from './as-they-stood.js';
import type { InUse } from './in-use.js';
import { atScale } from './numbers.js';
import { shootsFrom } from './overhead.js';
import { missilesOf, shootersOf } from './weapons.js';

/**
 * Everybody shoots; returns what each shot has cost its target. What one body shoots with several weapons at the same enemy is one volley
 * (`wrg/ruling/mixed-bodies`).
 *
 * @param using with what the others shoot meanwhile
 */
export function looseAll(aims: readonly Aim[], using: InUse, field: Field, play: Play): ReadonlyMap<Aim, number> {
  const bodies = new Map<string, Aim[]>();
  for (const aim of aims) {
    const key = `${aim.unit.id} ${aim.target.who.id}`;
    bodies.set(key, [...(bodies.get(key) ?? []), aim]);
  }
  return new Map([...bodies.values()].flatMap(together => loose(together, using, field, play)));
}

/** Shoots the volley of a body, and says what each part of it cost. */
function loose(
  together: readonly Aim[],
  using: InUse,
  field: Field,
  { dice, rules, tell }: Play,
): readonly (readonly [Aim, number])[] {
  const volley = together
    .flatMap(aim => partsOf(aim, using, field).map(part => ({ aim, part })))
    .filter(({ part }) => isAnybody(part, rules));
  if (volley.length === 0) return [];
  const { parts } = shoot({ parts: volley.map(({ part }) => part) }, dice, rules);
  const struck = new Map<Aim, number>();
  for (const [at, { aim, part }] of volley.entries()) {
    const shot = parts[at];
    if (shot === undefined) continue;
    const casualties = onThoseOutside(aim.target.who.unit, shot.casualties, field);
    tell({
      kind: 'shot',
      unit: aim.unit.id,
      target: aim.target.who.id,
      ...(missilesOf(aim.unit, rules).length > 1 ? { weapon: aim.missiles.weapon } : {}),
      figures: shot.figures,
      range: Math.round(rangeTold(aim)),
      total: shot.total,
      casualties,
      because: [...howHeShoots(aim, part, field), ...shot.because],
    });
    struck.set(aim, (struck.get(aim) ?? 0) + casualties);
  }
  return [...struck];
}

/** Over how many paces a volley is told to go: from the nearest of those who shoot, who need not be the nearest of their body. */
function rangeTold({ shot, shooters }: Aim): number {
  return shot.charged === undefined ? shooters.nearest : shot.distance;
}

/** Half of a single figure in disorder is nobody. */
function isAnybody(part: VolleyPart, rules: Play['rules']): boolean {
  const disorganised = part.disorganised === true || part.afterCharge === true;
  return countingFigures({ ...part, disorganised }, rules) > 0;
}

/** With what a body shoots, from where, and in what order. */
function howHeShoots({ unit, missiles, shot, turnedFrom }: Aim, part: VolleyPart, field: Field): readonly Reason[] {
  const { weapon } = missiles;
  return [
    reasonFor(
      'wrg/shooting/factors/use',
      shotOfCreature(unit, field.rules) ?? `shoots with ${weaponText(weapon)}`,
      counted(part.figures, 'figure'),
    ),
    ...(turnedFrom === undefined
      ? []
      : [reasonFor('wrg/sorcery/spell-list', `at ${turnedFrom.id}`, 'the arrows turn round')]),
    ...atACharge(shot, field),
    ...(part.disorganised === true ? conditionOf(unit, field).because : []),
  ];
}

/** Where a charger is shot at, as it is told. */
const shotAt = {
  'where-he-begins': 'where he begins',
  halfway: 'halfway',
  'at-contact': 'as he comes to contact',
} as const;

/** Why a volley at a charge goes as far as it does. */
function atACharge({ charged, distance }: Aim['shot'], { rules }: Field): readonly Reason[] {
  if (charged === undefined) return [];
  const why = `at a charge that comes ${counted(Math.round(charged.from), 'pace')}`;
  const where = shotAt[rules.fighting.shooting.chargerShotAt];
  return [reasonFor('wrg/shooting/charge/defensive', why, `${where}, ${counted(Math.round(distance), 'pace')}`)];
}

/**
 * A volley as the rules reckon it: of one some of whom shoot over others the whole counts it, or those do so by themselves who shoot over them
 * (`wrg/ruling/overhead-counts-for`).
 *
 * @clause wrg/shooting/overhead/penalty
 */
export function partsOf(aim: Aim, using: InUse, field: Field): readonly VolleyPart[] {
  const part = partOf(aim, using, field);
  const { overhead, ...unhindered } = part;
  if (overhead === undefined || field.rules.fighting.shooting.overhead.countsFor === 'volley') return [part];
  const isHindered = (over: number | null) =>
    over !== null && isHinderedOverhead({ ...part, overhead: { ...overhead, nearestFriend: over } }, field.rules);
  const over = aim.shooters.overs.filter(isHindered).length * aim.missiles.each;
  const free = atScale({ ...aim.shooters, figures: aim.shooters.figures - over }, field).figures;
  if (free <= 0 || free >= part.figures) return [free <= 0 ? part : unhindered];
  const [first, rest] = [Math.min(free, part.nearestRank ?? free), part.figures - free];
  return [
    { ...unhindered, figures: free, nearestRank: first },
    { ...part, figures: rest, nearestRank: Math.min(rest, part.nearestRank ?? rest) },
  ];
}

/** A volley of whom all count the same, where those shoot who do. */
function partOf(aim: Aim, inUse: InUse, field: Field): VolleyPart {
  const { unit, target, missiles, shot, shooters } = aim;
  const enemy = target.who.unit;
  // A charger is shot at where he was on his way, though he has come past them since, and by those who have evaded him where they stood before.
  const then = asTheyStood(aim, field);
  const there = then.target.who.unit;
  const { side, from } = shotAtFrom(there, shooters, field.rules);
  const using = inHand(inUse.get(enemy.id));
  const part: VolleyPart = {
    shooters: shootersOf(unit, field.rules),
    weapon: missiles.weapon,
    target: {
      ...asTarget(enemy, field.rules),
      ranks: Math.ceil(enemy.figures / enemy.placed.files),
      side,
      shieldless:
        shieldlessAtSiege(there, then.unit, field) ??
        isShieldless(there, { from, side, ...(using === undefined ? {} : { using }) }, field.rules),
      partialCover: isCovered(then.target, then.unit, field) || coveredByBuilt(there, then.unit.placed.at, field),
      moved: enemy.period.moved,
    },
    // Who of them shoots from farthest off: one figure at more than half range is enough.
    distance: isPointBlank(unit, field.rules) ? 0 : shooters.farthest,
    ...(shot.height === undefined ? {} : { height: shot.height }),
    ...(shot.inWood === undefined ? {} : { inWood: shot.inWood }),
    ...overheadOf(aim, field),
    ...(shot.charges === 'enemy-got-away' ? { afterCharge: true } : {}),
    ...atScale(shooters, field),
    ...narrowBases(unit, 'shooting', field),
    disorganised: shot.shooters.disorganised === true,
    ...othersGiven(
      shootingOthers({ unit: then.unit, enemy: there, weapon: missiles.weapon, distance: shot.distance }, field),
    ),
  };
  return isFire(unit, field) ? withFireMissiles(part, field) : part;
}

/** Whether what a unit shoots burns: missiles that it has lit, and what a dragon breathes. */
export function isFire(unit: Unit, { rules }: Pick<Field, 'rules'>): boolean {
  return unit.period.conduct.fireMissiles === true || shootsFire(unit, rules);
}

/**
 * What a volley flies over: the ranks before those who shoot, and friends in between.
 *
 * @clause wrg/shooting/overhead/penalty
 */
function overheadOf(aim: Aim, field: Field): Pick<VolleyPart, 'overhead'> {
  const { ranksBehind, shooters } = aim;
  const { over } = shooters;
  // Ranks out of range, or who have the enemy nowhere in their arc, shoot over nobody.
  const overOwn = ranksBehind > 0 && shooters.figures > shooters.nearestRank;
  if (!overOwn && over === undefined) return {};
  const { unit, target } = asTheyStood(aim, field);
  // The ranks in front are as near as can be.
  return { overhead: { from: shootsFrom(unit, target, field), nearestFriend: overOwn ? 0 : (over ?? 0) } };
}

/** What those hold in their hands who shoot themselves. */
function inHand(weapon: MissileWeapon | undefined): Weapon | undefined {
  return weapon === 'engine' ? undefined : weapon;
}
