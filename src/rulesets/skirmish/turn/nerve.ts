import type { ClauseId } from '../../../rulebook/index.js';
import {
  contactsOf,
  enemiesOf,
  everybody,
  type Field,
  gapBetween,
  isDown,
  levelWith,
  moverOf,
  nearestTo,
  sideOf,
} from '../field.js';
import { inWoods } from '../ground.js';
import { type Cause, knightCauses, testsAs, unitCauses } from '../morale/causes.js';
import type { MoraleStanding } from '../morale/obligation.js';
import type { MoraleTest } from '../morale/test.js';
import type { PaceHistory } from '../moving/moving.js';
import type { MoraleResult } from '../rules/morale.js';
import { chargeReach } from '../sequence/sequence.js';
import type { Body, Figure } from '../state.js';
import { type Friends, isolated, leaderless, supported, unitGrade } from '../units/units.js';
import { holdsObstacle, isGuarded } from '../works/cover.js';
import {
  classOf,
  gapBetweenBodies,
  inCloseOrder,
  isFleeing,
  isInMelee,
  membersOf,
  sameWay,
  secureFlanksOf,
} from './bodies.js';
import {
  fleeingEnemies,
  fleeingFriends,
  friendsLost,
  friendsOf,
  friendsRunPast,
  hasGone,
  isKnightAlone,
  isLost,
  knowsOf,
  leadersLost,
  type Nerves,
} from './lost-and-fleeing.js';
import { meleesTogether } from './melees-together.js';

/** Units and knights on their own near a body, as it sees them: knights together, as far off as enough of them are. */
function friendsSeen(body: Body, nerves: Nerves): readonly Friends[] {
  const { field } = nerves;
  const friends = friendsOf(body, nerves);
  const units = friends
    .filter(({ kind }) => kind === 'unit')
    .map(other => ({
      distance: gapBetweenBodies(body, other, field),
      inMelee: isInMelee(other, field),
      fleeing: isFleeing(other, field),
      retreating: isGoingBack(other, field),
      sameWay: sameWay(body, other, field),
    }));
  const knights = friends
    .filter(other => isKnightAlone(other, field) && !isFleeing(other, field) && !isGoingBack(other, field))
    .map(other => gapBetweenBodies(body, other, field))
    .sort((a, b) => a - b);
  const needed = knights[field.rules.units.knightsAsAUnit - 1];
  return needed === undefined ? units : [...units, { distance: needed, knights: knights.length }];
}

/** Whether one of a body has to go back. */
function isGoingBack(body: Body, field: Field): boolean {
  return membersOf(body, field).some(({ does }) => does === 'retreats');
}

/** Men of a body who were struck, killed or wounded, and those who have yielded or fled unhurt. */
function lossesOf(body: Body, { figures }: Field): { readonly lost: number; readonly gone: number } {
  const men = body.figures.map(id => figures[id]);
  const isStruck = (man: Figure | undefined) => man === undefined || man.gone === 'dead' || man.wounded;
  return {
    lost: men.filter(isStruck).length,
    gone: men.filter(man => isLost(man) && !isStruck(man)).length,
  };
}

/** Causes that are tested before chargers move. */
const beforeMoves: readonly ClauseId[] = [
  'skirmish/morale/trigger-unit-charge',
  'skirmish/morale/trigger-unit-rear',
  'skirmish/morale/trigger-knight-rear',
  'skirmish/morale/trigger-unit-surprise',
];

/** Whether something that is tested for before chargers move has come about again since: shots out of cover surprise those who have tested too. */
const comesAgain = ({ because }: Cause): boolean => because.clause === 'skirmish/morale/trigger-unit-surprise';

/**
 * Why a body tests at the end of a turn, or before a charge.
 *
 * @clause skirmish/morale/who-tests
 */
export function causesOf(body: Body, nerves: Nerves, when: 'charges' | 'end' | 'after-charges'): readonly Cause[] {
  const { field } = nerves;
  const members = membersOf(body, field);
  const [first] = members;
  if (first === undefined) return [];
  const as = testsAs({ class: classOf(body, field).class, inUnit: body.kind === 'unit' });
  const all = as === 'knight' ? ofKnight(first, body, nerves) : ofUnit(members, body, nerves);
  const early = ({ because }: Cause) => beforeMoves.includes(because.clause);
  if (when === 'end') return all;
  return all.filter(cause => (when === 'charges' ? early(cause) : !early(cause) || comesAgain(cause)));
}

function ofUnit(members: readonly Figure[], body: Body, nerves: Nerves): readonly Cause[] {
  const { field } = nerves;
  const { turn } = body;
  return unitCauses(
    {
      class: classOf(body, field).class,
      fought: turn.melee !== null,
      lostToMissiles: turn.lostToMissiles,
      original: body.figures.length,
      sound: turn.soundAtLoss ?? body.figures.length,
      lostAny: turn.soundAtLoss !== null,
      friendsFleeing: [...fleeingFriends(body, nerves, other => other.turn.fled), ...friendsRunPast(body, nerves)],
      leadersLost: leadersLost(body, nerves),
      engineFire: turn.engineFire,
      handguns: turn.handguns,
      charges: members.some(figure => figure.turn.charge?.how === 'charge'),
      charged: members.some(figure => figure.turn.chargedBy.length > 0),
      fromRear: turn.fromRear,
      surprises: turn.surprises,
    },
    field.rules,
  );
}

function ofKnight(figure: Figure, body: Body, nerves: Nerves): readonly Cause[] {
  const { field } = nerves;
  const { shotAt, moved } = figure.turn;
  return knightCauses(
    {
      fought: body.turn.melee !== null,
      unhorsed: figure.turn.unhorsed,
      friendsLost: friendsLost(figure, nerves),
      enemiesFleeing: fleeingEnemies(body, nerves).map(each => each.distance),
      turnsShotAt: shotAt > 0 && moved === 0 ? figure.turnsShotAt + 1 : 0,
      fromRear: figure.turn.fromRear,
      leadersLost: leadersLost(body, nerves),
      firearms: [...body.turn.handguns, ...body.turn.bombards],
    },
    field.rules,
  );
}

/**
 * In which circumstances a body tests.
 *
 * @clause skirmish/morale/def-supported
 * @clause skirmish/morale/def-isolated
 * @clause skirmish/morale/def-leaderless
 * @clause skirmish/morale/mod-melee-losses
 */
export function testOf(body: Body, nerves: Nerves): MoraleTest {
  const { field, lost, commanders } = nerves;
  const { rules } = field;
  const members = membersOf(body, field);
  const isUnit = body.kind === 'unit';
  const friends = friendsSeen(body, nerves);
  const ofSide = lost.filter(
    ({ figure, how, by }) => field.figures[figure]?.side === body.side && by === 'melee' && how !== 'fled',
  );
  // A unit may be in several melees at once: it tests once for all of them, and for those that hang together with them.
  const fought = meleesTogether({ melees: nerves.melees, figures: field.figures })
    .filter(each => each.some(({ figures }) => figures.some(id => body.figures.includes(id))))
    .flat();
  const own = ofSide.filter(({ melee }) => fought.some(({ number }) => number === melee));
  const commander = field.figures[commanders[body.side] ?? ''];
  const helper = helperAt(body, nerves);
  const leader = field.figures[body.commander ?? ''];
  const stood = leader === undefined || !isLost(leader) ? 'leads' : leader.yielded === null ? 'killed' : 'yielded';
  // Who has joined the unit and stays with it leads it; its own leader's lord who only comes by does not.
  const replaced = everybody(field).some(
    other =>
      other.joined === body.id &&
      !isLost(other) &&
      !other.fleeing &&
      members.some(member => gapBetween(member, other, field) <= rules.units.gap),
  );
  return {
    class: classOf(body, field).class,
    grade: unitGrade({ men: members.map(({ man }) => man) }, rules) ?? 'E',
    supported: isUnit && supported({ friends }, rules),
    isolated: isUnit && isolated({ friends }, rules),
    closeOrder: inCloseOrder(members, field),
    enemiesFleeing: fleeingEnemies(body, nerves),
    friendsFleeing: fleeingFriends(body, nerves, other => isFleeing(other, field)),
    original: body.figures.length,
    ...lossesOf(body, field),
    alone: !isUnit,
    fleeing: isFleeing(body, field),
    leaderless: isUnit && leaderless({ leader: stood, replaced }),
    lostInMelee: own.length,
    lostInAllMelees: ofSide.length,
    standardsLost: nerves.standards.filter(
      each =>
        each.side === body.side &&
        each.lost &&
        (each.of !== 'force' || each.force === body.force) &&
        knowsOf(each.id, body, field),
    ).length,
    commanderLost: commander !== undefined && hasGone(commander, body) && knowsOf(commander.id, body, field),
    secureFlanks: secureFlanksOf(body, field),
    ...(helper === undefined ? {} : { clericOrLeaderAt: helper }),
  };
}

/** Inches to the nearest cleric or leader of a body's side who is none of its own. */
function helperAt(body: Body, { field, forces, commanders }: Nerves): number | undefined {
  const leaders = [commanders[body.side], forces[body.force]?.commander];
  const helpers = everybody(field).filter(
    other =>
      other.side === body.side &&
      other.yielded === null &&
      !other.fleeing &&
      (other.man.class === 'cleric' || leaders.includes(other.id)) &&
      !body.figures.every(id => id === other.id),
  );
  const distances = helpers.map(helper =>
    Math.min(...membersOf(body, field).map(member => gapBetween(member, helper, field))),
  );
  return distances.length === 0 ? undefined : Math.min(...distances);
}

/** How a figure stands who has tested with his body, or alone. */
export function standingOf(figure: Figure, result: MoraleResult, field: Field): MoraleStanding {
  const { table, rules } = field;
  const enemies = everybody(field).filter(other => other.side !== figure.side);
  const touching = contactsOf(figure, field);
  const nearest = nearestTo(
    figure,
    enemies.filter(enemy => enemy.yielded === null),
    field,
  );
  const guarded =
    touching.length > 0
      ? touching.every(enemy => isGuarded(figure, enemy, field))
      : nearest !== undefined && holdsObstacle(figure, nearest, field);
  return {
    result,
    inCover:
      inWoods(table, figure.at) !== undefined || figure.high?.place === 'rampart' || figure.high?.place === 'window',
    enemies: enemies.map(enemy => ({
      distance: gapBetween(figure, enemy, field),
      where: sideOf(figure, enemy.at, rules) === 'rear' ? 'rear' : 'front',
      fleeing: enemy.fleeing,
      yielded: enemy.yielded !== null,
      prone: isDown(enemy, field),
    })),
    fleeing: figure.fleeing,
    cleric: figure.man.class === 'cleric',
    defendsObstacle: guarded,
    enemyInside: enemiesOf(figure, field).some(
      enemy =>
        gapBetween(figure, enemy, field) <= rules.units.gap &&
        levelWith(figure, enemy) &&
        !isGuarded(figure, enemy, field),
    ),
    chargeReach: chargeReach({ mover: moverOf(figure, rules), history: nextTurn(figure) }, rules),
  };
}

/** What somebody will have run and moved when the next turn begins, in which he charges if he is bold. */
function nextTurn({ ran, ranInAll, turn }: Figure): PaceHistory {
  const runs = turn.pace === 'runs';
  return { ran: runs ? ran + 1 : 0, ranInAll: ranInAll + (runs ? 1 : 0), moved: turn.moved > 0 };
}
