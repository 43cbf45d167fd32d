import {
  areasAt,
  distanceBetweenQuads,
  lineOfSight,
  quadOf,
  rankStrengths,
  type SightBlock,
} from '../../../table/index.js';
import { isRankSeen } from '../reaction/definitions.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { Unit, UnitId } from '../state.js';
import { onTable, opponentsOf } from '../units.js';
import { touches } from './contact.js';
import { type Field, fieldOf, type Near } from './field.js';
import { stepOf } from './ordering/standing.js';
import type { Play } from './play.js';
import { comesOutOfTheDark } from './weather/night.js';
import { isShownTo } from './weather/sight.js';

/** How a unit has come to light: the enemy who has found it, where its own side sees him, or what has given it away. */
export type Disclosed = { readonly by: UnitId } | 'shoots' | 'charges' | 'casts' | 'moves' | 'ground' | undefined;

/** A unit comes to light, where all can see it who look that way; until now none of its enemies has. */
export function showUnit(
  unit: Unit,
  { state, tell, reveal }: Pick<Play, 'state' | 'tell' | 'reveal'>,
  disclosed: Disclosed,
): void {
  if (unit.hidden === null) return;
  unit.hidden = null;
  for (const enemy of onTable(state)) if (enemy.side !== unit.side) hasNotSeen(enemy, unit);
  unit.period.appeared = 'found';
  const away = typeof disclosed === 'string' ? { away: disclosed } : disclosed;
  const out = unit.period.moved > 0 ? { comingOut: true as const } : {};
  tell({ kind: 'appeared', unit: unit.id, how: 'found', ...away, ...out, because: [] });
  reveal(`${unit.name} has come to light`);
}

/**
 * After all have moved, hidden troops are found whom an enemy sees from where he has come to: in a wood only who is near. Those who are
 * hand to hand are no secret either.
 *
 * @clause wrg/reaction/within-needs-view
 */
export function findHidden(play: Play): void {
  const { state, scenario, rules } = play;
  const field = fieldOf(state, scenario, rules);
  const hidden = onTable(state).filter(unit => unit.hidden !== null);
  const found = hidden.flatMap(unit => {
    const by = finderOf(unit, field);
    return by === undefined ? [] : [{ unit, by }];
  });
  for (const { unit, by } of found) showUnit(unit, play, isShownTo(unit.side, by, play) ? { by: by.id } : undefined);
}

/** As near as this, in paces, hidden troops find each other: they have walked into one another. */
const UPON = 2;

/**
 * Who has found a hidden unit: whom it is hand to hand with, or the nearest enemy who sees it; who runs for his life looks at nobody into whom he does not run, and
 * who lies hidden himself finds whom he walks into.
 */
function finderOf(unit: Unit, { near, state, rules }: Pick<Field, 'near' | 'state' | 'rules'>): Unit | undefined {
  const [opponent] = opponentsOf(state, unit);
  const seeing = near.around(unit.id, { of: 'enemies', inView: true }).find(({ who }) => {
    if (who.unit.rout !== null) return touches(who.unit, unit, rules);
    return who.unit.hidden === null || distanceBetweenQuads(quadOf(who.unit.placed), quadOf(unit.placed)) <= UPON;
  });
  return opponent ?? seeing?.who.unit;
}

/** An enemy whom one had not seen. */
export interface Surprise {
  readonly enemy: UnitId;
  /** Paces to him. */
  readonly at: number;
  /** The order of the unit names him: it had been told where he was. */
  readonly warned: boolean;
  /** He has come out of cover, or was found or shoots in it; else it is the unit that has come to where it sees him. */
  readonly emerges: boolean;
}

function hasNotSeen(unit: Unit, enemy: Unit): void {
  unit.unseen = [...(unit.unseen ?? []).filter(id => id !== enemy.id), enemy.id];
}

/**
 * At the end of a period, whoever is in view has been seen, and is no surprise any more. Whom natural cover has hidden from a unit from the first is unseen
 * by it until then, as well as who lay in ambush, if `wrg/ruling/hidden-by-cover` has it so.
 *
 * @clause wrg/reaction/test-surprise
 */
export function noteSeen(play: Play): void {
  const { state, scenario, rules } = play;
  const field = fieldOf(state, scenario, rules);
  for (const unit of onTable(state)) {
    if (unit.unseen === undefined) continue;
    const inView = new Set(field.near.around(unit.id, { of: 'enemies', inView: true }).map(({ who }) => who.id));
    const unseen = unit.unseen.filter(id => !inView.has(id));
    if (unseen.length === 0) delete unit.unseen;
    else unit.unseen = unseen;
  }
  noteHiddenByCover(({ period }) => period.appeared === 'came-on', play);
}

/** Before anybody has moved: whom cover hides from whom. */
export function noteFirstSight(play: Play): void {
  for (const unit of Object.values(play.state.units)) delete unit.unseen;
  noteHiddenByCover(() => true, play);
}

/** Notes for every unit the enemies who have not been on the table before, and whom cover hides from it. */
function noteHiddenByCover(isNew: (unit: Unit) => boolean, play: Play): void {
  const { state, scenario, rules } = play;
  if (!rules.reaction.triggers.coverHides) return;
  const field = fieldOf(state, scenario, rules);
  const standing = onTable(state).filter(({ hidden }) => hidden === null);
  const news = standing.filter(isNew);
  for (const unit of onTable(state)) {
    for (const enemy of news.filter(({ side }) => side !== unit.side)) {
      if (isBehindCover(enemy, unit, field)) hasNotSeen(unit, enemy);
    }
    for (const enemy of isNew(unit) ? standing.filter(each => each.side !== unit.side && !news.includes(each)) : []) {
      if (isBehindCover(enemy, unit, field)) hasNotSeen(unit, enemy);
    }
  }
}

/** What men have built hides nobody who could surprise: one knows that there is somebody behind a wall. */
const built: readonly SightBlock['kind'][] = ['building', 'castle wall', 'bridge'];

/** Whether natural cover, and not walls, men or the weather, hides an enemy from a unit. */
function isBehindCover(enemy: Unit, unit: Unit, { table, near, rules }: Field): boolean {
  if (near.around(unit.id, { of: 'enemies', inView: true }).some(({ who }) => who.id === enemy.id)) return false;
  const sight = lineOfSight({ from: unit.placed.at, to: enemy.placed.at, table, rules: rules.field.sight });
  return !sight.clear && !built.includes(sight.blockedBy.kind);
}

/**
 * The enemies in view whom the unit has not seen before, because they lay hidden or cover hid them, or whom the night has hidden until now, the nearest first.
 * Others may have seen them long ago.
 *
 * @clause wrg/reaction/test-surprise
 */
export function surprisesAt(unit: Unit, field: Field): readonly Surprise[] {
  const { state, scenario } = field;
  const goal = stepOf(unit, state, scenario)?.goal;
  const named = goal !== undefined && 'unit' in goal ? goal.unit : undefined;
  return field.near
    .around(unit.id, { of: 'enemies', inView: true })
    .filter(({ who }) => unit.unseen?.includes(who.id) === true || comesOutOfTheDark(unit, who.unit, field))
    .map(({ distance, who }) => ({
      enemy: who.id,
      at: distance,
      warned: who.id === named || who.unit.parent === named,
      emerges: hasEmerged(who.unit, unit, field),
    }));
}

/**
 * Whether an enemy whom a unit sees for the first time has come out of cover at it, lay hidden or shoots, or is seen at night: nobody emerges whom it would have
 * seen from here before he moved, nor who walks up in the open to the wood in which it stands itself, and out of which it sees no farther.
 *
 * @clause wrg/reaction/minus2-surprised
 */
function hasEmerged(enemy: Unit, unit: Unit, field: Field): boolean {
  const { period } = enemy;
  const isFound = period.appeared !== null || unit.period.shotBy.some(({ by }) => by === enemy.id);
  if (isFound || field.state.weather?.dark === true) return true;
  const { table, rules } = field;
  const [from, to] = [unit.placed.at, period.from];
  const ofOthers = areasAt(table, to, 'wood');
  const own = areasAt(table, from, 'wood').filter(wood => !ofOthers.includes(wood));
  const features = table.features.filter(({ id }) => !own.some(wood => wood.id === id));
  const seen = lineOfSight({
    from,
    to,
    table: own.length === 0 ? table : { ...table, features },
    rules: rules.field.sight,
  });
  return !seen.clear;
}

/** Figures of fresh enemies in view who have come onto the table in this period. */
export function freshFigures(unit: Unit, { near, rules }: Pick<Field, 'near' | 'rules'>): number {
  return near
    .around(unit.id, { of: 'enemies', inView: true })
    .filter(({ who }) => who.unit.period.appeared === 'came-on')
    .reduce((sum, each) => sum + figuresSeen(each, rules), 0);
}

/**
 * The figures of a body that count, by `wrg/ruling/fresh-enemy-counted`: all, or those that can be seen, which over level ground are those of
 * its nearest rank, and of elephants all.
 *
 * @clause wrg/reaction/visibility-nearest-rank
 */
function figuresSeen({ who: { unit }, levelsAbove }: Near, rules: Field['rules']): number {
  if (rules.reaction.triggers.freshEnemyCounted === 'all') return unit.figures;
  const elephants = sheetOfType(unit.troops.type, rules).arm === 'elephant';
  const ranks = rankStrengths(unit.placed);
  return ranks.reduce(
    (sum, figures, at) => sum + (isRankSeen({ rank: at + 1, elephants, level: levelsAbove === 0 }) ? figures : 0),
    0,
  );
}
