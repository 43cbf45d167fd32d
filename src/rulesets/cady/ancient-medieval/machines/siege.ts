import {
  type ClauseId,
  counted,
  insist,
  type Reason,
  reasonsUnder,
  type Violation,
} from '../../../../rulebook/index.js';
import { toGrid } from '../../../../table/index.js';
import { insistOnCount, insistOnLength } from '../../common/counts.js';
import type { Reaction } from '../../common/fighting/morale.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';

const siegeReason = reasonsUnder('cady/ancient-medieval/siege');

/** How somebody means to get over a castle wall. */
export type WallMeans = 'ladder' | 'tower';

/**
 * Every fault of a way over a castle wall: it takes a ladder set up against it, or a tower with its platform down.
 *
 * Source: Siege Warfare.
 *
 * @param way `inPlace`: the ladder stands, or the platform is down
 * @clause cady/ancient-medieval/siege/wall-needs-means
 */
export function wallFaults(way: { readonly means?: WallMeans; readonly inPlace?: boolean }): readonly Violation[] {
  const clause = clauseOf('wall-needs-means');
  if (way.means === undefined) {
    const mend = 'bring up a ladder or a siege tower';
    return [{ path: 'means', clause, problem: 'nobody climbs a castle wall', mend }];
  }
  if (way.inPlace === true) return [];
  const mend = way.means === 'ladder' ? 'set it up first' : 'lower its platform first';
  return [{ path: 'inPlace', clause, problem: `the ${way.means} is not in place`, mend }];
}

/**
 * Whether so many figures carry a ladder, and set it up once they are at the foot of the wall.
 *
 * Source: Siege Warfare.
 *
 * @throws RuleViolation when the figures are no whole number.
 * @clause cady/ancient-medieval/siege/ladder-carriers
 */
export function ladderParty(
  party: { readonly figures: number; readonly atWall: boolean },
  rules: AncientMedievalRules = ancientMedievalRules(),
): { readonly carries: boolean; readonly setsUp: boolean; readonly because: readonly Reason[] } {
  insistOnCount('figures', party.figures, clauseOf('ladder-carriers'));
  const { ladderFigures } = rules.siege;
  const carries = party.figures >= ladderFigures;
  const because = `${counted(party.figures, 'figure')}, ${ladderFigures} carry a ladder`;
  const effect = !carries ? 'cannot carry it' : party.atWall ? 'set it up' : 'carry it';
  return { carries, setsUp: carries && party.atWall, because: [siegeReason('ladder-carriers', because, effect)] };
}

/** A melee on top of a wall, after the dice. */
export interface OnTheWall {
  readonly means: WallMeans;
  /** Figures left of those who attack, and of those who hold the top. */
  readonly attackers: number;
  readonly defenders: number;
}

/**
 * Figures who take the place of those they fought on top of a wall: as many as are left, once nobody holds it against them. The
 * melee itself costs those on a ladder points, which `ancientMelee` counts.
 *
 * Source: Siege Warfare.
 *
 * @throws RuleViolation when figures are no whole numbers.
 * @clause cady/ancient-medieval/siege/ladder-melee
 * @clause cady/ancient-medieval/siege/tower-platform
 */
export function wallTaken({ means, attackers, defenders }: OnTheWall): {
  readonly onTop: number;
  readonly because: readonly Reason[];
} {
  insistOnCount('attackers', attackers, clauseOf('ladder-melee'));
  insistOnCount('defenders', defenders, clauseOf('ladder-melee'));
  const won = defenders === 0 && attackers > 0;
  const rule = means === 'ladder' ? 'ladder-melee' : 'tower-platform';
  const because = won
    ? 'nobody holds the wall any more'
    : `${counted(defenders, 'figure holds', 'figures hold')} the wall`;
  return {
    onTop: won ? attackers : 0,
    because: [siegeReason(rule, because, won ? `${attackers} on top` : 'nobody gets up')],
  };
}

/**
 * How far a siege tower or ram goes in a turn, in cm: so far on level ground, and a ram with all its crew.
 *
 * Source: Siege Warfare.
 *
 * @param machine `crew`: figures at a ram; `levelGround`: for a tower
 * @clause cady/ancient-medieval/siege/tower-speed
 * @clause cady/ancient-medieval/siege/ram-speed
 * @clause cady/ancient-medieval/siege/ram-crew
 */
export function siegeMove(
  machine:
    | { readonly machine: 'tower'; readonly levelGround: boolean }
    | { readonly machine: 'ram'; readonly crew: RamCrew },
  rules: AncientMedievalRules = ancientMedievalRules(),
): number {
  if (machine.machine === 'tower') return machine.levelGround ? rules.siege.towerMove : 0;
  return ramManned(machine.crew, rules) ? rules.siege.ram.move : 0;
}

/** The men at a ram: those that it came with, and others who have taken the place of the fallen. */
export interface RamCrew {
  readonly own: number;
  readonly others: number;
}

/**
 * Whether a ram has the twelve that it takes to move or swing it.
 *
 * Source: Siege Warfare.
 *
 * @throws RuleViolation when figures are no whole numbers.
 * @clause cady/ancient-medieval/siege/ram-crew
 */
export function ramManned({ own, others }: RamCrew, rules: AncientMedievalRules = ancientMedievalRules()): boolean {
  insistOnCount('own', own, clauseOf('ram-crew'));
  insistOnCount('others', others, clauseOf('ram-crew'));
  const { crew, replacedBy } = rules.siege.ram;
  return own + (replacedBy === 'any' ? others : 0) >= crew;
}

/** A ram at a gate. */
export interface RamAtGate {
  readonly crew: RamCrew;
  /** Turns that it has battered this gate before. */
  readonly turns: number;
}

/**
 * A turn of a ram in place: the gate falls with the second.
 *
 * Source: Siege Warfare.
 *
 * @throws RuleViolation when turns or figures are no whole numbers.
 * @clause cady/ancient-medieval/siege/ram-breaks-gate
 * @clause cady/ancient-medieval/siege/ram-crew
 */
export function batterGate(
  { crew, turns }: RamAtGate,
  rules: AncientMedievalRules = ancientMedievalRules(),
): { readonly turns: number; readonly broken: boolean; readonly because: readonly Reason[] } {
  insistOnCount('turns', turns, clauseOf('ram-breaks-gate'));
  const { turnsToBreakGate, crew: needed } = rules.siege.ram;
  if (!ramManned(crew, rules)) {
    const because = siegeReason('ram-crew', `fewer than ${needed} at the ram`, 'does not batter');
    return { turns, broken: false, because: [because] };
  }
  const broken = turns + 1 >= turnsToBreakGate;
  const because = siegeReason(
    'ram-breaks-gate',
    `turn ${turns + 1} of ${turnsToBreakGate} at the gate`,
    broken ? 'the gate breaks' : 'the gate holds',
  );
  return { turns: turns + 1, broken, because: [because] };
}

/** A siege tower on its way. Lengths in cm. */
export interface TowerApproach {
  readonly toWall: number;
  readonly levelGround: boolean;
}

/**
 * A turn of a siege tower: when it has come to the wall its platform goes down, and those in it and behind it may melee.
 *
 * Source: Siege Warfare.
 *
 * @throws RuleViolation when the distance is none.
 * @clause cady/ancient-medieval/siege/tower-speed
 * @clause cady/ancient-medieval/siege/tower-platform
 */
export function towerApproach(
  { toWall, levelGround }: TowerApproach,
  rules: AncientMedievalRules = ancientMedievalRules(),
): { readonly toWall: number; readonly platformDown: boolean; readonly because: readonly Reason[] } {
  insistOnLength('toWall', toWall, clauseOf('tower-speed'));
  const move = siegeMove({ machine: 'tower', levelGround }, rules);
  const left = Math.max(0, toGrid(toWall - move));
  const because = [
    siegeReason('tower-speed', levelGround ? 'on level ground' : 'off level ground', `${toGrid(toWall - left)} cm`),
  ];
  if (left === 0) because.push(siegeReason('tower-platform', 'at the wall', 'the platform goes down'));
  return { toWall: left, platformDown: left === 0, because };
}

/** A unit inside a castle that takes a reaction. */
export interface Besieged {
  /** Its morale value; it goes on being tested with that. */
  readonly morale: number;
  /** Poor reactions that it has absorbed before. */
  readonly absorbed: number;
  readonly reaction: Reaction;
}

/**
 * A unit that has nowhere to retreat absorbs its poor morale reactions, of whatever kind, as often as its morale value says; then
 * it is removed.
 *
 * Source: Siege Warfare.
 *
 * @throws RuleViolation when numbers are not whole.
 * @clause cady/ancient-medieval/siege/inside-no-retreat
 */
export function absorbReaction(
  { morale, absorbed, reaction }: Besieged,
  rules: AncientMedievalRules = ancientMedievalRules(),
): { readonly absorbed: number; readonly removed: boolean; readonly because: readonly Reason[] } {
  insistOnCount('morale', morale, clauseOf('inside-no-retreat'));
  insistOnCount('absorbed', absorbed, clauseOf('inside-no-retreat'));
  if (reaction === 'no-effect') return { absorbed, removed: false, because: [] };
  const taken = absorbed + 1;
  const removed = rules.siege.noRetreat === 'at-zero' ? taken >= morale : taken > morale;
  const because = siegeReason(
    'inside-no-retreat',
    `poor reaction ${taken} of ${morale}, nowhere to go`,
    removed ? 'removed' : 'stays',
  );
  return { absorbed: taken, removed, because: [because] };
}

/**
 * How many missiles a figure in a castle has: as many as it likes. Outside, what it carries.
 *
 * Source: Siege Warfare.
 *
 * @returns `null` for any number
 * @throws RuleViolation when the number left is not whole.
 * @clause cady/ancient-medieval/siege/inside-ammunition
 */
export function shotsInCastle(figure: { readonly inside: boolean; readonly left: number }): number | null {
  insist(Number.isInteger(figure.left) && figure.left >= 0, () => ({
    path: 'left',
    clause: clauseOf('inside-ammunition'),
    problem: `${figure.left} is no number of shots`,
    mend: 'give a whole number, 0 or more',
  }));
  return figure.inside ? null : figure.left;
}

function clauseOf(rule: string): ClauseId {
  return `cady/ancient-medieval/siege/${rule}`;
}
