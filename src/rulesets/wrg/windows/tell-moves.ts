import { listed } from '../../../scenario/index.js';
import { bearingTo, distance as distanceBetween, turnBetween } from '../../../table/index.js';
import type { WrgEvent } from '../events.js';
import { LEAST_MOVE } from '../units.js';
import type { WrgNames } from './names.js';
import {
  bearingWords,
  formingWords,
  goingWords,
  inContactWords,
  paces,
  plain,
  restingWords,
  spentWords,
  standingWords,
  turningWords,
} from './words.js';

type MovedEvent = Extract<WrgEvent, { kind: 'moved' }>;

/** How a unit has moved, and what ended its move before its time. */
export function tellMoved(event: MovedEvent, names: WrgNames): string {
  const {
    unit,
    doing,
    facing,
    distance,
    stopped,
    beyond,
    outOf = [],
    retreats = false,
    outOfControl = false,
    turned = false,
    byOthers = false,
    abreast,
    outOfFire,
    facesAgain = false,
  } = event;
  if (outOfFire !== undefined) return tellDrivenOut(event, outOfFire, names);
  const there = stopped === 'contact' && !byOthers ? inContactWords[doing] : undefined;
  const stays =
    there ??
    (stopped === undefined ? spentWords[doing] : undefined) ??
    (abreast === undefined ? undefined : formingWords[doing]) ??
    (turned ? turningWords[doing] : undefined) ??
    (stopped === undefined ? restingWords[doing] : undefined) ??
    afterTurning(event, retreats ? 'cannot retreat' : standingWords[outOfControl ? 'advancing' : doing]);
  const goes = retreats ? 'retreats' : goingWords[outOfControl ? 'advancing' : doing];
  const gone = `${goes} ${paces(distance)}${outOfControl ? ' out of control' : ''}${aside(event)}`;
  const short = stopped === 'edge' ? 'comes to the edge of the table' : stays;
  const how = distance < LEAST_MOVE ? short : (wheeling(event) ?? gone);
  const isTold = stopped === undefined || (distance < LEAST_MOVE && (there !== undefined || stopped === 'edge'));
  const end = isTold ? '' : ` — stopped: ${stopText(stopped, event, names)}`;
  const friends = outOf.length === 0 ? 'friends' : listed(outOf.map(names.of));
  const more =
    beyond === undefined
      ? ''
      : `, and ${paces(beyond)} beyond [its] move${beyondTo(event)}, to get clear of ${friends}`;
  const front = abreast === undefined ? '' : `, ${abreast} abreast`;
  const looks = facesAgain ? `and [faces] ${bearingWords(facing)} as before` : `facing ${bearingWords(facing)}`;
  return `${names.of(unit)} ${how}${more}${front}, ${looks}${end}`;
}

/** Who has done nothing but wheel: what of him has gone so far. Of a charge it is told as of any other. */
function wheeling({ doing, distance, wheels }: MovedEvent): string | undefined {
  if (wheels !== true || !(doing === 'advancing' || doing === 'marching' || doing === 'halted')) return undefined;
  return `wheels ${paces(distance)} at the outer end of [its] front`;
}

/** Who has to leave what burns: which way he goes, or that he cannot. */
function tellDrivenOut(event: MovedEvent, fire: string, names: WrgNames): string {
  const { unit, from, to, facing, distance, toward, stopped } = event;
  const where = `the burning ${names.of(fire).replace(/^the /, '')}`;
  const end = stopped === undefined ? '' : ` — stopped: ${stopText(stopped, event, names)}`;
  if (distance < LEAST_MOVE) return `${names.of(unit)} cannot leave ${where}${end}`;
  const way = bearingWords(toward ?? bearingTo(from, to));
  return `${names.of(unit)} leaves ${where}, ${paces(distance)} to the ${way}, facing ${bearingWords(facing)}${end}`;
}

/** From how many paces on it is told which way somebody has gone, and how far, in degrees, that is off his front. */
const FAR = 20;
const ASIDE = 30;

/** Which way a body has come out beyond friends, where that is not as it faces. */
function beyondTo({ way = [], facing }: MovedEvent): string {
  const [last, before] = [way.at(-1), way.at(-2)];
  if (last === undefined || before === undefined) return '';
  const bearing = bearingTo(before, last);
  return turnBetween(bearing, facing) < ASIDE ? '' : ` to the ${bearingWords(bearing)}`;
}

/** What a body does that has got nowhere, and has turned all the same. */
function afterTurning({ turned = false }: MovedEvent, stays: string): string {
  return turned && /^(cannot|does) /.test(stays) ? `turns and ${stays.replace(/^does /, '[does] ')}` : stays;
}

/**
 * Which way a body has gone, where that is not as it faces in the end: back, aside, or round a corner. Of who has turned about the middle of his front has come
 * to lie elsewhere though he has hardly moved: his way is told from some paces on alone.
 */
function aside({ doing, from, to, facing, distance, toward, turned = false, retreats }: MovedEvent): string {
  const least = turned || doing in goingBack ? FAR : 1;
  if (distance < least || distanceBetween(from, to) < least) return '';
  const bearing = toward ?? bearingTo(from, to);
  // Who is ordered back to a place before him walks there as he faces.
  if (doing === 'retiring' && retreats !== true && !turned && turnBetween(bearing, facing) < ASIDE)
    return ' straight ahead';
  return turnBetween(bearing, facing) < ASIDE ? '' : ` to the ${bearingWords(bearing)}`;
}

/** What bodies do that go away from the enemy. */
const goingBack: { readonly [D in MovedEvent['doing']]?: true } = {
  retiring: true,
  evading: true,
  routing: true,
  'rallying-back': true,
};

function stopText(stopped: string, { by, ground, met = [], noRoom, noLanding }: MovedEvent, names: WrgNames): string {
  if (by !== undefined && noRoom === true) return `${names.of(by)} leaves no room to turn`;
  if (by !== undefined && noLanding === true) return `no ground to come down on beside ${names.of(by)}`;
  if (by !== undefined) return `${names.of(by)} is in the way`;
  const feature = ground === undefined ? undefined : groundText(ground, names);
  switch (stopped) {
    case 'contact':
      return met.length === 0 ? 'contact with an enemy who has left' : `contact with ${listed(met.map(names.of))}`;
    case 'enemy':
      return 'the enemy is in the way';
    case 'edge':
      return 'the edge of the table';
    case 'impassable':
      if (ground?.burns === true) return `the burning ${(feature ?? 'ground').replace(/^(?:the|an?) /, '')}`;
      return feature === undefined ? 'ground that cannot be entered' : `${feature}, which cannot be entered`;
    case 'too wide':
      return `too broad a front for ${feature ?? 'the way'}`;
    case 'unpaid':
      return `too little of the move is left for ${feature ?? 'the ground ahead'}`;
    default:
      return names.in(stopped);
  }
}

/** Ground by its name, or as what it is. */
function groundText({ kind, feature }: NonNullable<MovedEvent['ground']>, names: WrgNames): string {
  const name = feature === undefined ? undefined : names.of(feature);
  return name === undefined || name === feature ? (kindWords[kind] ?? plain(kind)) : name;
}

/** Kinds of ground as they are spoken of. */
const kindWords: { readonly [kind: string]: string | undefined } = {
  formation: 'a change of formation',
  turn: 'the turn',
  level: 'the slope ahead',
  wood: 'a wood',
  rough: 'rough ground',
  marsh: 'a marsh',
  building: 'a building',
  ridge: 'a ridge',
  river: 'a river',
  creek: 'a stream',
  ford: 'a ford',
  bridge: 'a bridge',
  crossing: 'the crossing',
  fence: 'a fence',
  wall: 'a wall',
  ditch: 'a ditch',
  stakes: 'stakes',
  barricade: 'a barricade',
};
