import { bodyCentre, type Point } from '../../../../table/index.js';
import type { WishedShot } from '../../shooting/may-shoot.js';
import type { Melee, Unit } from '../../state.js';
import { meleesOf, unitOf } from '../../units.js';
import type { Field, Near } from '../field.js';
import { isEngaged } from '../fighting/engaged.js';
import { filesAt, sideOf } from '../fighting/files.js';
import { filesFighting } from '../fighting/free-to-strike.js';
import { bothOf } from '../fighting/striking.js';
import { countedAtScale } from '../figure-scale.js';
import { figuresAlong } from '../frontage.js';
import { freeFigures } from '../sorcery/fighting.js';
import { isChargedFromNear } from './charged.js';
import { figuresThatMay, type ShootingFigure } from './figures.js';
import type { Missiles } from './weapons.js';

/** A unit that shoots with one of its weapons. */
export interface Shooting {
  readonly unit: Unit;
  readonly missiles: Missiles;
  readonly target: Near;
  readonly shot: WishedShot;
  /** Ranks of the unit that shoot over those before them. */
  readonly ranksBehind: number;
}

/** Those of a body who shoot at a target. */
export interface Shooters {
  /** Each of the crew of a model is one. */
  readonly figures: number;
  /** Those of them who are of the nearest rank. */
  readonly nearestRank: number;
  /** All of the nearest rank, those too who may not shoot at this target. */
  readonly wholeRank: number;
  /** Of that rank those who shoot at somebody else with the same weapon, and are counted before these. */
  readonly halvedBefore: number;
  /** Paces from which the nearest of them shoot. */
  readonly nearest: number;
  /** Paces from which the farthest of them shoot. */
  readonly farthest: number;
  /** Of those who shoot over friends: how near these are to them or to the target, in paces. */
  readonly over?: number;
  /** Which of the body they are, as `figureKey` names them. */
  readonly who: readonly string[];
  /** Of each of them how near those over whom he shoots are to the body or to the target, in paces; `null` of one who shoots over nobody. */
  readonly overs: readonly (number | null)[];
  /** The middle of those who shoot, who may be one end of a long line; of nobody that of the body. */
  readonly middle: Point;
  /** Where each of them stands. */
  readonly places: readonly Point[];
}

/** A figure of a body by its place. */
function figureKey({ rank, file }: ShootingFigure): string {
  return `${rank} ${file}`;
}

/** The file of a figure that is named by its place. */
function fileOf(key: string): string {
  return key.slice(key.indexOf(' ') + 1);
}

/**
 * Figures that shoot, each of the crew of a model being one: those of its nearest rank, and of those that shoot over it, who may by themselves, but
 * nobody who fights hand to hand. Who shoots at those who charge him takes up his other weapons after that, unless he has been fighting others all along, or
 * others have charged him from too near.
 *
 * @param taken figures of the body that shoot at somebody else with the same weapon.
 */
export function figuresShooting(shooting: Shooting, field: Field, taken: readonly string[] = []): Shooters {
  const { unit, missiles, shot } = shooting;
  const melees = meleesOf(field.state, unit).filter(
    ({ a, b, since }) =>
      shot.charged === undefined ||
      since < field.state.period ||
      isChargedFromNear(unit, unitOf(field.state, a === unit.id ? b : a), field),
  );
  const able = Math.max(0, freeFigures(unit, field) - taken.length);
  const isBusy = fightersOf(unit, melees, field);
  const may = figuresThatMay(shooting, field).filter(figure => !taken.includes(figureKey(figure)) && !isBusy(figure));
  const front = new Set(may.map(({ column }) => column)).size;
  const over = may.flatMap(figure => figure.over ?? []);
  const those = may.slice(0, able);
  const nearest = Math.min(able, front);
  const halvedBefore = new Set(taken.map(fileOf)).size;
  return {
    figures: Math.min(able, may.length) * missiles.each,
    nearestRank: nearest * missiles.each,
    // Whom the enemy has along his flank has more men in the rank that is nearest than in his front.
    wholeRank: Math.max(figuresAlong(unit.placed, 'front'), nearest + halvedBefore) * missiles.each,
    halvedBefore: halvedBefore * missiles.each,
    nearest: those.length === 0 ? shot.distance : Math.min(...those.map(({ distance }) => distance)),
    farthest: Math.max(0, ...may.map(({ distance }) => distance)),
    ...(over.length === 0 ? {} : { over: Math.min(...over) }),
    who: those.map(figureKey),
    // The ranks in front are as near as can be.
    overs: those.map((figure, at) =>
      those.slice(0, at).some(({ column }) => column === figure.column) ? 0 : (figure.over ?? null),
    ),
    places: those.map(({ at }) => at),
    middle: those.length === 0 ? bodyCentre(unit.placed) : middleOf(those.map(({ at }) => at)),
  };
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Of those who shoot, and of their rank, so many as count at the scale of the figures. */
export type Scaled = Pick<Shooters, 'figures' | 'nearestRank' | 'wholeRank' | 'halvedBefore'>;

/** What those who shoot count for at the scale of the figures. */
export function atScale(
  { figures, nearestRank, wholeRank, halvedBefore }: Scaled,
  field: Pick<Field, 'scenario' | 'rules'>,
): Scaled {
  const counted = countedAtScale(figures, field);
  return {
    figures: counted,
    nearestRank: Math.min(counted, countedAtScale(nearestRank, field)),
    wholeRank: countedAtScale(wholeRank, field),
    halvedBefore: countedAtScale(halvedBefore, field),
  };
}

/**
 * Tells the figures of a body who fight hand to hand in some melees, and shoot at nothing and nobody.
 *
 * @clause wrg/shooting/charge/defensive
 */
export function fightersOf(
  unit: Unit,
  melees: readonly Melee[],
  field: Field,
): (figure: Parameters<typeof isEngaged>[0]) => boolean {
  const busy = new Set(filesBusy(unit, melees, field));
  // Of those who fight on a flank or at the back each is told by himself.
  const aside = unit.square ? [] : melees.filter(melee => sideOf(unit, melee) !== 'front');
  return figure => busy.has(figure.file) || aside.some(melee => isEngaged(figure, unit, melee, field));
}

/**
 * Files of a body, from its left, whose front fights hand to hand, and who shoot at nobody; whether those who overlap an enemy, or have lapped round him,
 * shoot at others before they strike at him is a ruling (`wrg/ruling/overlapping-figures-shoot`).
 *
 * @clause wrg/shooting/charge/defensive
 */
function filesBusy(unit: Unit, melees: readonly Melee[], field: Field): readonly number[] {
  const { overlapping } = field.rules.fighting.shooting;
  const ahead = melees.filter(melee => sideOf(unit, melee) === 'front');
  if (overlapping === 'shoot') return ahead.flatMap(melee => filesAt(unit, melee, field));
  return ahead
    .flatMap(melee => bothOf(melee, field).filter(striking => striking.unit === unit))
    .flatMap(striking => filesFighting(striking, field));
}
