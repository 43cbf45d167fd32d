import { counted, type Reason, reasonFor } from '../../../../rulebook/index.js';
import { countingFigures } from '../../casualties/casualties.js';
import { weaponText } from '../../casualties/target.js';
import { shoot, type VolleyPart } from '../../shooting/shoot.js';
import type { Unit } from '../../state.js';
import type { WrgPhase } from '../../terms.js';
import type { Weapon } from '../../troops.js';
import { onTable } from '../../units.js';
import { showUnit } from '../appearing.js';
import { conditionOf } from '../condition.js';
import { type Field, fieldOf } from '../field.js';
import { turnOnBroken } from '../fighting/victory.js';
import { narrowBases } from '../figure-scale.js';
import { throwFire, withFireMissiles } from '../fire/throwing.js';
import { suffer } from '../losses.js';
import { othersGiven, shootingOthers } from '../others.js';
import { type Play, playOf } from '../play.js';
import { testAtOnce } from '../reacting/at-once.js';
import { isShieldless, sideShotAt } from '../shields.js';
import { shootsAtMen } from '../siege/at-men.js';
import { coveredByBuilt } from '../siege/building.js';
import { onThoseOutside } from '../siege/inside.js';
import { shieldlessAtSiege, sparedBehindMerlons } from '../siege/merlons.js';
import { batterWalls, lobStones } from '../siege/missiles.js';
import { castSpells } from '../sorcery/casting.js';
import { asItFlies, isPointBlank, shootsFire } from '../sorcery/shooting.js';
import { type Aim, aimsOf, isCovered } from './aims.js';
import { chooseGenerals, shootAtGeneral } from './generals.js';
import { atScale } from './numbers.js';
import { nearestShotOver, shootsFrom } from './overhead.js';
import { shootersOf } from './weapons.js';

/**
 * After all have moved, everybody shoots who may, at the same time: then casualties are taken off, and who has suffered most tests his
 * reaction at once.
 *
 * @clause wrg/shooting/timing
 * @clause wrg/reaction/test-missile-casualties
 */
export const shootingPhase: WrgPhase = {
  id: 'shooting',
  title: 'Shooting',
  clause: 'wrg/shooting/timing',
  run(state, context) {
    const play = playOf(state, context);
    castSpells('before-shooting', play);
    const field = fieldOf(state, context.scenario, context.rules);
    const chosen = chooseGenerals(aimsAtMen(field), shootersIn(field), field, play);
    const aims = chosen.aims.map(aim => asItFlies(aim, field));
    const shooting = new Map(aims.map(aim => [aim.unit.id, aim]));
    const volleys = aims.map(aim => ({
      aim,
      figures: aim.shooters.figures,
      casualties: loose(aim, shooting, field, play),
    }));
    // What caltrops cost has been taken off already.
    const trodden = new Map(onTable(state).map(unit => [unit, unit.period.missileCasualties]));
    for (const [i, { aim, figures, casualties }] of volleys.entries()) {
      const from = chosen.aims[i];
      note(aim, { figures, casualties, atGeneral: from !== undefined && chosen.atGeneralOf.has(from) }, play);
    }
    for (const each of chosen.alone) shootAtGeneral(each, field, play);
    const lobbed = lobStones(field, play);
    batterWalls(field, play);
    const hit = [...new Set([...volleys.map(({ aim }) => aim.target.who.unit), ...lobbed.keys()])];
    for (const unit of hit) suffer(unit, unit.period.missileCasualties - (trodden.get(unit) ?? 0), play);
    throwFire(play);
    testAtOnce(hit, play);
    turnOnBroken(play);
  },
};

/** Who shoots at men. */
function shootersIn({ state }: Field): readonly Unit[] {
  return state.works === undefined ? onTable(state) : onTable(state).filter(shootsAtMen);
}

/** Whom everybody shoots at; of a siege, only those whom that can hurt. */
function aimsAtMen(field: Field): readonly Aim[] {
  const shooters = shootersIn(field);
  if (field.state.works === undefined) return aimsOf(shooters, field);
  return aimsOf(shooters, field, sparedBehindMerlons(aimsOf(shooters, field), field));
}

/** Shoots a volley, and says what it cost. */
function loose(aim: Aim, shooting: ReadonlyMap<string, Aim>, field: Field, { dice, rules, tell }: Play): number {
  const { unit, target, missiles, shot } = aim;
  const part = partOf(aim, shooting, field);
  // Half of a single figure in disorder is nobody.
  const disorganised = part.disorganised === true || part.afterCharge === true;
  if (countingFigures({ ...part, disorganised }, rules) === 0) return 0;
  const { parts, casualties: struck, because } = shoot({ parts: [part] }, dice, rules);
  const casualties = onThoseOutside(target.who.unit, struck, field);
  tell({
    kind: 'shot',
    unit: unit.id,
    target: target.who.id,
    figures: parts[0]?.figures ?? 0,
    range: Math.round(shot.distance),
    total: parts[0]?.total ?? 0,
    casualties,
    because: [
      reasonFor(
        'wrg/shooting/factors/use',
        `shoots with ${weaponText(missiles.weapon)}`,
        counted(part.figures, 'figure'),
      ),
      ...(aim.turnedFrom === undefined
        ? []
        : [reasonFor('wrg/sorcery/spell-list', `at ${aim.turnedFrom.id}`, 'the arrows turn round')]),
      ...asHeCame(shot),
      ...(part.disorganised === true ? conditionOf(unit, field).because : []),
      ...because,
    ],
  });
  return casualties;
}

/** Why a volley at a charge goes as far as it does: half of the way that he comes. */
function asHeCame({ charged, distance }: Aim['shot']): readonly Reason[] {
  if (charged === undefined) return [];
  const why = `at a charge that comes ${counted(Math.round(charged.from), 'pace')}`;
  return [reasonFor('wrg/shooting/charge/defensive', why, `halfway, ${counted(Math.round(distance), 'pace')}`)];
}

/** A volley as the rules reckon it. */
function partOf(aim: Aim, shooting: ReadonlyMap<string, Aim>, field: Field): VolleyPart {
  const { unit, target, missiles, shot, shooters } = aim;
  const enemy = target.who.unit;
  const side = sideShotAt(enemy, unit, field.rules);
  const back = shooting.get(enemy.id);
  const using: Weapon | undefined = back === undefined ? undefined : handOf(back);
  const part: VolleyPart = {
    shooters: shootersOf(unit, field.rules),
    weapon: missiles.weapon,
    target: {
      type: enemy.troops.type,
      dismounted: enemy.dismounted,
      ranks: Math.ceil(enemy.figures / enemy.placed.files),
      side,
      shieldless:
        shieldlessAtSiege(enemy, unit, field) ??
        isShieldless(enemy, { from: unit, side, ...(using === undefined ? {} : { using }) }, field.rules),
      partialCover: isCovered(target, field) || coveredByBuilt(enemy, unit.placed.at, field),
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
    ...othersGiven(shootingOthers({ unit, enemy, weapon: missiles.weapon, distance: shot.distance }, field)),
  };
  return isFire(unit, field) ? withFireMissiles(part, field) : part;
}

/** Whether what a unit shoots burns: missiles that it has lit, and what a dragon breathes. */
function isFire(unit: Unit, { rules }: Pick<Field, 'rules'>): boolean {
  return unit.period.conduct.fireMissiles === true || shootsFire(unit, rules);
}

/** What a volley flies over: the ranks before those who shoot, and friends in between. */
function overheadOf({ unit, target, ranksBehind, shot }: Aim, field: Field): Pick<VolleyPart, 'overhead'> {
  const over = shot.overhead === undefined ? undefined : nearestShotOver(unit, target, field);
  if (ranksBehind === 0 && over === undefined) return {};
  // The ranks in front are as near as can be.
  return { overhead: { from: shootsFrom(unit, target, field), nearestFriend: ranksBehind > 0 ? 0 : (over ?? 0) } };
}

/** What those hold in their hands who shoot themselves. */
function handOf({ missiles: { weapon } }: Aim): Weapon | undefined {
  return weapon === 'engine' ? undefined : weapon;
}

/** Who shot, what it cost, and whether it was aimed at the general whom the enemy has with him. */
interface Volley {
  readonly figures: number;
  readonly casualties: number;
  readonly atGeneral: boolean;
}

/** Notes what a volley cost whom, and whether it was aimed at the general whom the enemy has with him. */
function note({ unit, target, missiles }: Aim, { figures, casualties, atGeneral }: Volley, play: Play): void {
  const enemy: Unit = target.who.unit;
  unit.period.shot = true;
  showUnit(unit, play);
  enemy.period.missileCasualties += casualties;
  if (atGeneral) enemy.period.aimedAtGeneral = (enemy.period.aimedAtGeneral ?? 0) + casualties;
  if (isFire(unit, play)) enemy.period.underFire = true;
  enemy.period.shotBy.push({ by: unit.id, figures, engine: missiles.weapon === 'engine' });
}
