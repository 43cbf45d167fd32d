import type { Dice } from '../../../../dice/index.js';
import { type ClauseId, counted, insist, type Reason, reasonsUnder } from '../../../../rulebook/index.js';
import {
  distanceToQuad,
  distanceToSegment,
  measuredFrom,
  type Place,
  type Point,
  pointInPolygon,
  type Quad,
  toGrid,
} from '../../../../table/index.js';
import type { RampageResult } from '../numbers/elephants-and-chariots.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';

const elephantReason = reasonsUnder('cady/ancient-medieval/elephant');

/** A figure, or a machine or animal that counts as one, of either side. */
export interface InTheWay {
  readonly id: string;
  readonly unit: string;
  readonly at: Point;
}

/** An elephant that goes mad, and whoever is near. Lengths in cm. */
export interface MadElephant {
  /** The middle of the front of its stand, and the way it faces. */
  readonly place: Place;
  readonly stand: { readonly front: number; readonly depth: number };
  readonly near: readonly InTheWay[];
}

/** What a rampage did. */
export interface Rampage {
  /** The sum of the dice. */
  readonly sum: number;
  readonly does: RampageResult['does'];
  /** Those destroyed, nearest first. */
  readonly destroyed: readonly InTheWay[];
  /** Whether the elephant is taken off. */
  readonly removed: boolean;
  readonly because: readonly Reason[];
}

/**
 * What a sum of the dice makes a mad elephant do.
 *
 * Source: Additional Ancient Period Figures & Rules > War Elephants.
 *
 * @throws RuleViolation for a sum that the dice cannot show.
 * @clause cady/ancient-medieval/elephant/rampage-table
 * @clause cady/ancient-medieval/sheet/elephant-rampage
 */
export function rampageResult(
  { sum }: { readonly sum: number },
  rules: AncientMedievalRules = ancientMedievalRules(),
): RampageResult {
  const { dice, results } = rules.elephants.rampage;
  const result = results.find(({ from, to }) => from <= sum && sum <= to);
  insist(result !== undefined, () => ({
    path: 'sum',
    clause: clauseOf('rampage-table'),
    problem: `${sum} is no sum of ${counted(dice, 'die', 'dice')}`,
    mend: 'add up the dice',
  }));
  return result;
}

/**
 * A rampage: at once, in whatever part of the turn the sixth hit falls. The elephant tramples down a strip as wide as its stand,
 * friend or enemy, the nearest first and no more than its table allows; or crushes everything around it. Then it is gone.
 *
 * Source: Additional Ancient Period Figures & Rules > War Elephants.
 *
 * @clause cady/ancient-medieval/elephant/rampage-table
 * @clause cady/ancient-medieval/elephant/rampage-removes
 */
export function rampage(
  elephant: MadElephant,
  dice: Dice,
  rules: AncientMedievalRules = ancientMedievalRules(),
): Rampage {
  const { dice: thrown, dieSides, removedAfter } = rules.elephants.rampage;
  const sum = dice.sum(thrown, dieSides);
  const result = rampageResult({ sum }, rules);
  const destroyed = trampled(elephant, result);
  const removed = removedAfter === 'all' || result.does === 'crushes-around';
  const because = [
    elephantReason('rampage-table', `${sum} on the rampage dice`, `${words[result.does]}: ${count(destroyed)}`),
  ];
  if (removed) because.push(elephantReason('rampage-removes', 'after its rampage', 'the elephant is removed'));
  return { sum, does: result.does, destroyed, removed, because };
}

/** Whom an elephant destroys by a result, nearest first. */
export function trampled(elephant: MadElephant, result: RampageResult): readonly InTheWay[] {
  const { does, distance, figures } = result;
  if (does === 'stands-still') return [];
  const quad = ground(elephant);
  const reached = elephant.near
    .map(each => ({ each, away: distanceToQuad(each.at, quad) }))
    .filter(({ each, away }) =>
      does === 'crushes-around' ? away <= toGrid(distance ?? 0) : pointInPolygon(each.at, wayOf(elephant, result)),
    );
  const nearest = reached
    .map(({ each, away }) => ({ each, away: does === 'crushes-around' ? away : alongTheWay(each.at, quad, does) }))
    .sort((a, b) => a.away - b.away || (a.each.id < b.each.id ? -1 : 1));
  return nearest.slice(0, figures ?? nearest.length).map(({ each }) => each);
}

/** The strip that it runs over, ahead of its front or behind its rear. Without an end it goes as far as anybody is. */
function wayOf({ place, stand, near }: MadElephant, { does, distance }: RampageResult): Quad {
  const corner = measuredFrom(place);
  const half = stand.front / 2;
  const far = Math.max(0, ...near.map(({ at }) => Math.hypot(at.x - place.at.x, at.y - place.at.y)));
  const length = distance ?? Math.ceil(far);
  const [from, to] = does === 'forward' ? [0, -length] : [stand.depth, stand.depth + length];
  return [corner(-half, to), corner(half, to), corner(half, from), corner(-half, from)];
}

function alongTheWay(point: Point, [frontLeft, frontRight, rearRight, rearLeft]: Quad, does: RampageResult['does']) {
  const edge = does === 'forward' ? { from: frontLeft, to: frontRight } : { from: rearLeft, to: rearRight };
  return distanceToSegment(point, edge);
}

function ground({ place, stand }: MadElephant): Quad {
  const corner = measuredFrom(place);
  const half = stand.front / 2;
  return [corner(-half, 0), corner(half, 0), corner(half, stand.depth), corner(-half, stand.depth)];
}

const words: { readonly [does in RampageResult['does']]: string } = {
  forward: 'runs forward',
  backward: 'runs backward',
  'stands-still': 'stands still',
  'crushes-around': 'crushes everything around it',
};

function count(destroyed: readonly InTheWay[]): string {
  return destroyed.length === 1 ? '1 destroyed' : `${destroyed.length} destroyed`;
}

function clauseOf(rule: string): ClauseId {
  return `cady/ancient-medieval/elephant/${rule}`;
}
