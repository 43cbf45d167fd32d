import { type Placed, quadOf, standsIn, turnBetween, widthOf } from '../../../../table/index.js';
import { overlappingFigures } from '../../hand-to-hand/eligible.js';
import type { Unit, UnitId } from '../../state.js';
import { meleesOf, onTable, opponentsOf } from '../../units.js';
import { HAIR } from '../contact.js';
import type { Field } from '../field.js';
import { alongFrontOf } from '../frontage.js';
import { overTheWall } from '../siege/escalade.js';
import { overlappersOf, type Strikers } from './blows.js';
import { sideOf } from './files.js';
import { against, filesFighting, freeToStrike } from './free-to-strike.js';
import { bothOf, type Striking } from './striking.js';
import { filesTurned } from './turned.js';

/** Bodies that face so nearly the same way, in degrees, are one line. */
const ABREAST = 2;

/** Figures of a body that overlap an enemy whom a friend in line with it fights. */
export interface InLine {
  readonly striking: Striking;
  readonly strikers: Strikers;
}

/**
 * Those who overlap the enemies of friends in line with whom they stand, as far as figures of these do not; nobody where figures of the body in contact alone may
 * (`wrg/ruling/overlap-by-a-line`). A figure overlaps one enemy, and not after it has shot at another.
 *
 * @clause wrg/melee/overlap-standard
 */
export function overlappersInLine(all: readonly Striking[], field: Field): readonly InLine[] {
  if (field.rules.fighting.melee.overlap.by === 'body') return [];
  const used = new Map<UnitId, number[]>();
  return all.flatMap(striking =>
    (['left', 'right'] as const).flatMap(end => {
      const friend = besideAt(end, striking, field);
      if (friend === undefined) return [];
      const busy = used.get(friend.id) ?? [...filesBusy(friend, field)];
      const files = filesBeyond(end, friend, striking, field).filter(file => !busy.includes(file));
      used.set(friend.id, [...busy, ...files]);
      const melee = {
        ...striking.melee,
        a: friend.id,
        b: striking.enemy.id,
        chargers: [],
        following: [],
        followed: [],
      };
      const its: Striking = {
        ...striking,
        unit: friend,
        melee: { ...melee, sideOfA: 'front', sideOfB: striking.other },
      };
      const strikers = overlappersOf(its, { figures: files.length, halvedBefore: new Set(busy).size }, field);
      return strikers === null ? [] : [{ striking: its, strikers }];
    }),
  );
}

/** The friend who stands at an end of the front of a body that fights ahead, in line with it, and does not fight its enemy himself. */
function besideAt(end: 'left' | 'right', { unit, enemy, own }: Striking, field: Field): Unit | undefined {
  if (own !== 'front' || unit.square || unit.rout !== null || overTheWall(unit, enemy, field) !== undefined)
    return undefined;
  const { state, rules } = field;
  const mayShoot = rules.fighting.shooting.overlapping === 'shoot';
  return onTable(state).find(
    other =>
      other !== unit &&
      other.side === unit.side &&
      other.rout === null &&
      other.hidden === null &&
      !other.square &&
      (mayShoot || !other.period.shot) &&
      !opponentsOf(state, other).includes(enemy) &&
      isInLine(end, unit.placed, other.placed, field),
  );
}

/** Whether a body stands at an end of the front of another as a part of one line with it. */
function isInLine(end: 'left' | 'right', own: Placed, other: Placed, { rules }: Field): boolean {
  if (turnBetween(own.facing, other.facing) > ABREAST) return false;
  const places = quadOf(other).map(alongFrontOf(own));
  const half = widthOf(own) / 2;
  const gap = end === 'left' ? -half - Math.max(...places) : Math.min(...places) - half;
  const ahead = alongFrontOf({ ...own, facing: own.facing + 90 })(other.at);
  return Math.abs(gap) <= rules.field.contact + HAIR && Math.abs(ahead) <= Math.max(own.stand.depth, other.stand.depth);
}

/** The files of a friend that overlap an enemy at an end of a body which fights him: as many as may besides those of that body. */
function filesBeyond(
  end: 'left' | 'right',
  { troops, placed }: Unit,
  striking: Striking,
  field: Field,
): readonly number[] {
  const along = alongFrontOf(striking.unit.placed);
  const his = quadOf(striking.enemy.placed).map(along);
  const place = along(placed.at) - widthOf(placed) / 2;
  const files = Array.from({ length: Math.min(placed.files, standsIn(placed)) }, (_, file) => file);
  const middle = (file: number) => place + (file + 1 / 2) * placed.stand.front;
  const beyond = files.filter(file =>
    end === 'left' ? middle(file) < Math.min(...his) : middle(file) > Math.max(...his),
  );
  const nearest = end === 'left' ? [...beyond].reverse() : beyond;
  const there = { left: 0, right: 0, [end]: beyond.length };
  const most = overlappingFigures({ ...against(striking, field), troops, overlap: there }, field.rules);
  return nearest.slice(0, Math.max(0, most - freeToStrike(striking, field).overlap[end]));
}

/** The files of a body that fight enemies of its own, or have turned to them. */
function filesBusy(unit: Unit, field: Field): readonly number[] {
  const { flank, rear } = filesTurned(unit, field);
  const ahead = meleesOf(field.state, unit)
    .filter(melee => sideOf(unit, melee) === 'front')
    .flatMap(melee => bothOf(melee, field).filter(striking => striking.unit === unit))
    .flatMap(striking => filesFighting(striking, field));
  return [...ahead, ...flank, ...rear];
}
