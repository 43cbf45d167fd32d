import { counted, type Reason, reasonFor } from '../../../../rulebook/index.js';
import { rankStrengths, ranksOf } from '../../../../table/index.js';
import { type Bodied, countingFigures } from '../../casualties/casualties.js';
import { isVulnerable } from '../../casualties/target.js';
import {
  type EligibleFigures,
  eligibleFigures,
  figuresLapping,
  type MeleeFrontage,
} from '../../hand-to-hand/eligible.js';
import { lappingApart } from '../../hand-to-hand/lapping.js';
import type { FightingPart } from '../../hand-to-hand/period.js';
import { sheetOfType } from '../../rules/army/sheets.js';
import { meleesBefore } from '../../units.js';
import { conditionOf } from '../condition.js';
import type { Field } from '../field.js';
import { countedAtScale, ranksFighting } from '../figure-scale.js';
import { figuresAlong, isToTheLeft } from '../frontage.js';
import { overTheWall } from '../siege/escalade.js';
import { armedAs, countsAs, figuresStriking, maySmite, strikesBlindly } from '../sorcery/fighting.js';
import { fighterOf, meleeTroops, weaponOf } from './fighter.js';
import { filesAt, filesTouchedBehind, frontAt, menBeside, modelsBeside } from './files.js';
import { against, freeToStrike, withoutTurned } from './free-to-strike.js';
import { menUnengaged } from './idle-files.js';
import { filesOnWays, onLadders } from './over-the-wall.js';
import { bothOf, periodOf, type Striking } from './striking.js';
import { filesFacing, menTurned } from './turned.js';

/** Who strikes, and why so many; no part where those who might strike nobody. */
export interface Strikers {
  readonly part: FightingPart | null;
  /** How those would strike of whom half is nobody: a champion in their ranks strikes beside them. */
  readonly nobody?: FightingPart;
  /** Those of them who have lapped round, where their blows count otherwise. */
  readonly lapping?: FightingPart;
  /** Of a body out of order those of its nearest rank who may strike, of whom half count. */
  readonly halved?: Bodied;
  readonly because: readonly Reason[];
}

/**
 * The figures of a body that strike an enemy, and the factors of their blows: `null` of who runs or has no blow at him, no part of whoever is
 * taken in flank or rear and has to turn first, or has nobody to spare; beasts, vehicles and squares need not turn.
 *
 * @clause wrg/melee/eligible-front
 * @clause wrg/melee/eligible-rear-ranks
 * @clause wrg/melee/lapping-round
 * @clause wrg/melee/models-flank-contact
 * @clause wrg/evade/caught
 */
export function strikersOf(striking: Striking, field: Field): Strikers | null {
  const { unit, enemy } = striking;
  const { rules } = field;
  if (unit.figures === 0 || enemy.figures === 0 || !strikes(striking, field)) return null;
  const frontage = {
    ...onLadders(frontageOf(striking, field), striking, field),
    ...rankHalved(striking, field),
    helpedBefore: helpingOthers(striking, field),
  };
  const eligible = eligibleFigures(frontage, rules);
  const figures = countedAtScale(eligible.figures, field);
  const disorder = frontage.disorganised === true ? disorderOf(striking, field) : [];
  if (figures === 0) {
    // Of whom nobody strikes at all, half of his rank is no matter.
    const turning = turningFirst(frontage, striking, field);
    const why = turning.length > 0 ? turning : [...disorder, ...eligible.because];
    const taken = noneFor(striking, field);
    const isHalved = frontage.disorganised === true && eligible.front + eligible.lapped > 0;
    return {
      part: null,
      ...(isHalved
        ? { nobody: { ...fighterOf(striking, field), figures: 0 }, halved: halvedRank(eligible, frontage) }
        : {}),
      because: why.length === 0 ? [taken] : why,
    };
  }
  const fighter = fighterOf(striking, field);
  const all = figuresStriking(unit, figures, field);
  const disorganised = frontage.disorganised === true;
  const apart = lappingApart(fighter, eligible, { figures: all, disorganised }, rules);
  return {
    part: { ...fighter, figures: apart.figures },
    ...(apart.lapping === undefined ? {} : { lapping: { ...apart.lapping.fighter, figures: apart.lapping.figures } }),
    ...(disorganised ? { halved: halvedRank(eligible, frontage) } : {}),
    because: [...disorder, ...eligible.because],
  };
}

/** The rank of a body out of order of which half counts, in figures as they fight. */
function halvedRank({ front, lapped }: EligibleFigures, { fightsAs = 1, ...frontage }: MeleeFrontage): Bodied {
  const nearest = front + lapped;
  const { halvedBefore = 0, wholeRank = halvedBefore + nearest } = frontage;
  return { figures: nearest * fightsAs, halvedBefore: halvedBefore * fightsAs, wholeRank: wholeRank * fightsAs };
}

/**
 * Figures of a body that overlaps an enemy whom a friend in line with it fights, and the factors of their blows; `null` if they may not strike at him.
 *
 * @param halvedBefore of its front rank those who fight others.
 * @clause wrg/melee/overlap-standard
 * @clause wrg/disorganisation/half-figures
 */
export function overlappersOf(
  striking: Striking,
  { figures, halvedBefore }: { readonly figures: number; readonly halvedBefore: number },
  field: Field,
): Strikers | null {
  if (figures === 0 || !strikes(striking, field)) return null;
  const { unit } = striking;
  const disorganised = conditionOf(unit, field).disorganised || strikesBlindly(striking, field);
  const rank = { halvedBefore, wholeRank: figuresAlong(unit.placed, 'front') };
  const all = countedAtScale(countingFigures({ figures, ...rank, disorganised }, field.rules), field);
  const overlap = reasonFor('wrg/melee/overlap-standard', 'overlap the enemy beside friends', counted(all, 'figure'));
  const because = [...(disorganised ? disorderOf(striking, field) : []), overlap];
  const there = figuresStriking(unit, all, field);
  const halved = disorganised ? { halved: { figures, ...rank } } : {};
  return { part: there === 0 ? null : { ...fighterOf(striking, field), figures: there }, ...halved, because };
}

/** Why a body has nobody left for an enemy: over a wall because no ladder or bridge leads up before him, because others stand between, or because its figures fight others. */
function noneFor(striking: Striking, field: Field): Reason {
  const { unit, enemy, melee } = striking;
  const isOverAWall = overTheWall(unit, enemy, field) !== undefined;
  if (isOverAWall && filesOnWays(striking, filesAt(unit, melee, field), field).length === 0)
    return reasonFor('wrg/siege/fort/escalade', 'no ladder or bridge is between them', 'nobody reaches them');
  if (striking.own === 'front' && filesAt(unit, melee, field).length === 0)
    return reasonFor('wrg/melee/eligible-front', 'others stand right before its front', 'nobody reaches them');
  return reasonFor('wrg/melee/eligible-front', 'its figures strike at others', 'none is left for them');
}

/** Why nobody strikes of those who have been taken in flank or rear. */
function turningFirst(
  { takenIn, inContact, period }: MeleeFrontage,
  { unit, enemy, melee }: Striking,
  field: Field,
): readonly Reason[] {
  if (takenIn === undefined || inContact > 0) return [];
  const touched = takenIn === 'flank' ? menBeside(unit, melee, field) : filesTouchedBehind(unit, enemy, field);
  if (touched.length === 0)
    return [reasonFor('wrg/melee/eligible-front', `others stand right before its ${takenIn}`, 'nobody reaches them')];
  const effect = period === 1 ? 'they have to turn first' : 'those who touch the enemy fight others';
  const charging = period === 1 && unit.period.doing === 'charging' ? ' as they charged themselves' : '';
  return [reasonFor('wrg/melee/eligible-front', `taken in the ${takenIn}${charging}`, effect)];
}

/** What has put the blows of a body out of order: its own disorder, or an enemy whom it cannot see. */
function disorderOf(striking: Striking, field: Field): readonly Reason[] {
  const { because } = conditionOf(striking.unit, field);
  const blindly = reasonFor('wrg/sorcery/spell-list', 'the enemy is not to be seen', 'disorganised');
  return strikesBlindly(striking, field) ? [...because, blindly] : because;
}

/**
 * Figures of the front rank of a body that fight an enemy: those before him, those who overlap him, and those who have lapped round him; of one that
 * does not strike, those before him.
 *
 * @clause wrg/melee/eligible-front
 * @clause wrg/melee/lapping-round
 */
export function frontRankFighting(striking: Striking, field: Field): number {
  const { unit, enemy } = striking;
  if (!strikes(striking, field)) {
    return overTheWall(unit, enemy, field) === undefined
      ? frontAt(unit, striking.melee, field).files.length
      : filesOnWays(striking, filesFacing(unit, striking.melee, field), field).length;
  }
  const { front, lapped } = eligibleFigures(onLadders(frontageOf(striking, field), striking, field), field.rules);
  return front + lapped;
}

/**
 * The rank of a body that is nearest to an enemy, of which half counts in disorder: how many it is, and how many of them fight enemies whom the body met before this
 * one. Where half of the rank counts as it stands, each side of the body has a rank of its own; else they are one, so that no odd figure is lost twice.
 *
 * @clause wrg/disorganisation/half-figures
 */
function rankHalved(striking: Striking, field: Field): Pick<MeleeFrontage, 'halvedBefore' | 'wholeRank'> {
  const { unit, own } = striking;
  const isByRank = field.rules.fighting.casualties.disorganisedHalf === 'of-the-rank';
  const others = atOthersBefore(striking, field).filter(each => !isByRank || isSameSide(each, striking));
  const halvedBefore = others.reduce((sum, each) => sum + frontRankFighting(each, field), 0);
  return { halvedBefore, wholeRank: figuresAlong(unit.placed, unit.square ? 'front' : own) };
}

/** Whether a body fights two enemies with the same side: its front, its back, or one of its flanks. */
function isSameSide(one: Striking, other: Striking): boolean {
  const isLeft = ({ unit, enemy }: Striking) => isToTheLeft(unit.placed, enemy.placed);
  return one.own === other.own && (one.own !== 'flank' || isLeft(one) === isLeft(other));
}

/** A body at those enemies whom it strikes and met before this one. */
function atOthersBefore({ unit, melee }: Striking, field: Field): readonly Striking[] {
  return meleesBefore(melee, field.state)
    .filter(({ a, b }) => a === unit.id || b === unit.id)
    .flatMap(each => bothOf(each, field).filter(({ unit: one }) => one.id === unit.id))
    .filter(each => strikes(each, field));
}

/**
 * Of each rank behind the first of a body those who stand behind men that fight enemies whom it met before this one: no figure helps against two.
 *
 * @clause wrg/melee/eligible-rear-ranks
 */
function helpingOthers(striking: Striking, field: Field): readonly number[] {
  const [, ...behind] = rankStrengths(striking.unit.placed);
  if (striking.unit.square) return behind.map(() => 0);
  return atOthersBefore(striking, field)
    .filter(({ own }) => own === 'front')
    .reduce<readonly number[]>(
      (helped, each) => {
        const fight = onLadders(frontRankOf(each, field), each, field);
        const { front } = eligibleFigures(fight, field.rules);
        const there = behindAgainst(each, helped, field);
        const climbing = overTheWall(each.unit, each.enemy, field)?.climbs === true;
        return helped.map((before, at) => before + (climbing ? 0 : Math.min(there[at] ?? 0, front)));
      },
      behind.map(() => 0),
    );
}

/** Of each rank behind the first of a body those who may stand behind men that fight this enemy: nobody who is behind others, or has turned. */
function behindAgainst(striking: Striking, helped: readonly number[], field: Field): readonly number[] {
  const [, ...behind] = rankStrengths(striking.unit.placed);
  const left = behind.map((rank, at) => Math.max(0, rank - (helped[at] ?? 0)));
  return withoutTurned(left, striking, field);
}

/** Whether a body strikes at all: broken troops and evaders who are caught do not, and nobody has a factor against wagons. */
function strikes({ unit, enemy }: Striking, { state, rules }: Field): boolean {
  if (!maySmite(unit, enemy, { state, rules })) return false;
  return isVulnerable(enemy.troops, rules) && unit.rout === null && unit.period.doing !== 'evading' && state.period > 0;
}

function frontageOf(striking: Striking, field: Field): MeleeFrontage {
  const { unit, own } = striking;
  const frontage = frontRankOf(striking, field);
  if (own !== 'front' || unit.square) return frontage;
  const behind = behindAgainst(striking, helpingOthers(striking, field), field);
  return { ...frontage, behind: ranksFighting(behind, frontage.weapon, field) };
}

/** How the front rank of a body stands against an enemy. */
function frontRankOf(striking: Striking, field: Field): MeleeFrontage {
  const { unit, enemy, melee, own } = striking;
  const { rules } = field;
  const { arm } = sheetOfType(unit.troops.type, rules);
  const isModel = arm !== 'infantry' && arm !== 'cavalry';
  const period = periodOf(melee, field);
  const usual = {
    troops: armedAs(unit, meleeTroops(unit), field),
    weapon: weaponOf(striking, field),
    enemy: against(striking, field).enemy,
    shooting: unit.period.shot,
    period,
    pushedBack: unit.pushedBack > 0,
    disorganised: conditionOf(unit, field).disorganised || strikesBlindly(striking, field),
    ...countsAs(unit, field),
  };
  if (own !== 'front' && !unit.square) {
    if (isModel) return { ...usual, inContact: 0, flankContact: modelsBeside(unit, melee, field) };
    // Who has been taken in flank or rear turns, and then fights with those who touch the enemy.
    const turned = menTurned(unit, field).find(each => each.melee.a === melee.a && each.melee.b === melee.b);
    return { ...usual, takenIn: own, inContact: turned?.men.length ?? 0 };
  }
  const free = freeToStrike(striking, field);
  return {
    ...usual,
    inContact: free.touching,
    overlap: free.overlap,
    lapped: unit.square
      ? 0
      : figuresLapping(
          { ...usual, overlap: free.overlap, enemyFree: menUnengaged(striking, field) },
          ranksOf(enemy.placed),
          rules,
        ),
  };
}
