import { counted, reasonFor } from '../../../../../rulebook/index.js';
import {
  depthOf,
  destination,
  distanceBetweenQuads,
  measuredFrom,
  type Placed,
  passageThrough,
  type Quad,
  quadOf,
  sidesTouching,
  standsIn,
} from '../../../../../table/index.js';
import type { WrgRules } from '../../../rules.js';
import type { Melee, Unit } from '../../../state.js';
import { isFighting, meleesOf, onTable, unitOf } from '../../../units.js';
import { farthestOut, isInContact } from '../../contact.js';
import { fieldOf } from '../../field.js';
import { sideOf } from '../../fighting/files.js';
import { frontageInMelee } from '../../frontage.js';
import type { Play } from '../../play.js';
import { wallsKeepApart } from '../../siege/crossing.js';
import { goesAfterThem } from '../../sorcery/of-themselves.js';
import { catchUnit, isCharging, meetInPursuit } from './meeting.js';

const clause = 'wrg/charge/extend-contact';

/**
 * After a charge has ended at the first enemy, files of the chargers that touch nobody go straight on with what is left of their move, if
 * they wish, and meet whom they find there; they neither turn nor wheel, and stay in contact with their own body
 * (`wrg/ruling/extended-contact`).
 *
 * @param left paces of move that everybody has left.
 * @clause wrg/charge/extend-contact
 */
export function extendContact(left: ReadonlyMap<string, number>, play: Play): void {
  const { state } = play;
  for (const unit of onTable(state)) {
    const paces = left.get(unit.id) ?? 0;
    if (paces <= 0 || !isCharging(unit) || unit.square || !isFighting(state, unit)) continue;
    for (const files of filesWithoutEnemy(unit, play)) goForward(unit, files, paces, play);
  }
}

/** Files of a front that stand side by side, from its left: the first of them, and the one after the last. */
interface Files {
  readonly end: 'left' | 'right';
  readonly from: number;
  readonly to: number;
}

/** The files at either end of a charger's front that touch none of those whom he has met to his front. */
function filesWithoutEnemy(unit: Unit, { state, rules }: Play): readonly Files[] {
  const melees = meleesOf(state, unit);
  if (!melees.every(melee => sideOf(unit, melee) === 'front' && melee.since === state.period)) return [];
  const { placed } = unit;
  const files = Math.min(placed.files, standsIn(placed));
  const fronts = melees
    .filter(({ extended }) => extended === undefined)
    .map(({ a, b }) => frontageInMelee(placed, unitOf(state, a === unit.id ? b : a).placed, rules));
  const from = Math.min(...fronts.map(({ beyondLeft }) => beyondLeft));
  const to = files - Math.min(...fronts.map(({ beyondRight }) => beyondRight));
  return [{ end: 'left', from: 0, to: from } as const, { end: 'right', from: to, to: files } as const].filter(
    run => run.to > run.from,
  );
}

function goForward(unit: Unit, files: Files, paces: number, play: Play): void {
  const { state, scenario, rules, tell } = play;
  const reach = Math.min(paces, farthestOut(unit.placed, rules));
  const quad = groundOf(unit.placed, files);
  const ahead = onTable(state)
    .filter(other => other !== unit)
    .flatMap(other => {
      const far = gapAhead(quad, unit.placed.facing, quadOf(other.placed), reach, rules);
      return far === undefined ? [] : [{ other, far }];
    })
    .sort((a, b) => a.far - b.far);
  const [first] = ahead;
  if (first === undefined || first.other.side === unit.side) return;
  const { other: enemy, far } = first;
  const already = meleesOf(state, enemy).find(each => isOf(each, unit));
  if (enemy.hidden !== null || enemy.aboard !== undefined) return;
  if (already !== undefined && already.extended === undefined) return;
  const end: Placed = { ...unit.placed, at: destination(unit.placed.at, unit.placed.facing, far) };
  const field = fieldOf(state, scenario, rules);
  if (wallsKeepApart({ unit, end }, { unit: enemy, end: enemy.placed }, field)) return;
  const sides = sidesTouching(quadOf(end), quadOf(enemy.placed));
  const [a, b] = unit.id < enemy.id ? [unit, enemy] : [enemy, unit];
  const melee: Melee = {
    a: a.id,
    b: b.id,
    sideOfA: a === unit ? 'front' : sides.b,
    sideOfB: b === unit ? 'front' : sides.b,
    since: state.period,
    chargers: comesAtHim(enemy, unit) && sides.b === 'front' ? [unit.id, enemy.id] : [unit.id],
    extended: files.end,
    extendedBy: unit.id,
    following: [],
  };
  // Whose body lies aside or behind is brushed at best, and fought by nobody.
  if (already === undefined && !isInContact(melee, play)) return;
  const goes = goesAfterThem(
    unit,
    {
      id: `pursue:${unit.id}:extends:${enemy.id}:${files.from}`,
      clause,
      quarry: null,
      extends: enemy.id,
    },
    play,
  );
  if (!goes) return;
  if (already !== undefined) {
    already.extended = 'both';
    return;
  }
  catchUnit(enemy, unit, play);
  meetInPursuit(enemy, unit);
  state.melees = [...state.melees, melee];
  const because = [reasonFor(clause, 'files that touch nobody go straight on', counted(Math.round(far), 'pace'))];
  tell({ kind: 'met', a: a.id, b: b.id, chargers: melee.chargers, because });
}

/** Whether an enemy charges those who go forward against him, or goes on at them in his pursuit; who advances out of control charges whomever he meets. */
function comesAtHim(enemy: Unit, { id }: Unit): boolean {
  const { charges, through } = enemy.period;
  const isWild = enemy.bound?.instruction === 'uncontrolled-advance';
  return (isCharging(enemy) && (isWild || charges === id)) || through?.includes(id) === true;
}

const isOf = ({ a, b }: Melee, { id }: Unit): boolean => a === id || b === id;

/** The ground of some files of a body. */
function groundOf(placed: Placed, { from, to }: Files): Quad {
  const place = measuredFrom(placed);
  const half = (placed.files * placed.stand.front) / 2;
  const [left, right] = [from * placed.stand.front - half, to * placed.stand.front - half];
  const deep = depthOf(placed);
  return [place(left, 0), place(right, 0), place(right, deep), place(left, deep)];
}

/** Paces straight ahead to a body that stands in the way of some files; `undefined` where none does so near. */
function gapAhead(files: Quad, facing: number, other: Quad, reach: number, { field }: WrgRules): number | undefined {
  if (distanceBetweenQuads(files, other) > reach + field.contact) return undefined;
  const passage = passageThrough(files, facing, other, reach + 2 * field.contact, field.contact);
  return passage === undefined ? undefined : Math.max(0, Math.min(reach, passage.from - field.contact));
}
