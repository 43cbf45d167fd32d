import { distanceBetweenQuads, quadOf } from '../../../../table/index.js';
import { chargeThrough } from '../../moving/charge.js';
import { chargeGoesIn } from '../../reaction/consequences.js';
import type { Unit } from '../../state.js';
import { onTable, unitOf } from '../../units.js';
import { type Field, fieldOf } from '../field.js';
import { turnOnBroken } from '../fighting/victory.js';
import { passedBy } from '../moving/friends/passages.js';
import { isFirst, marchesOf, playMoves, withEverybodyMoved } from '../moving/playing-moves.js';
import type { Play } from '../play.js';
import { obeyTest, testTogether } from '../reacting/together.js';
import { goesAfterThem } from '../sorcery/of-themselves.js';
import { chargedBy } from './charged.js';
import { type Following, followingOf, followsAnother } from './followers.js';
import { goesInAsTold, mayChargeAnew, testToCharge } from './going-in.js';
import { respond } from './responding.js';

/** A follower, and another enemy on whom he comes. */
interface Others extends Following {
  readonly unit: Unit;
  readonly enemy: Unit;
}

/** Which followers have been asked about which others in this period, and who of them has been tested for it. */
interface Asked {
  readonly asked: Set<string>;
  readonly tested: Set<string>;
}

/** As it is before anybody has been asked. */
export const nobodyAskedYet = (): Asked => ({ asked: new Set(), tested: new Set() });

/**
 * Pursuers, and chargers whose enemy evades, come upon other enemies whom he has passed, who stand there or come to meet them: if their player wants them to
 * charge these, both test, however near they are; otherwise they stop before them, as before all others. The moves themselves show whom they come upon; where those whom
 * they would have met make off, it is whoever is next.
 *
 * @clause wrg/evade/chargers-follow-through
 * @clause wrg/pursuit/through-enemy
 */
export function goOnThrough(play: Play, { asked, tested }: Asked): void {
  for (;;) {
    const others = othersMet(fieldOf(play.state, play.scenario, play.rules)).find(
      ({ unit, enemy }) => !asked.has(`${unit.id} ${enemy.id}`),
    );
    if (others === undefined) return;
    asked.add(`${others.unit.id} ${others.enemy.id}`);
    if (goesOnInto(others, !tested.has(others.unit.id), play)) tested.add(others.unit.id);
  }
}

/** The enemies before whom followers will stop and into whom they may go on, the first whom they come upon, as everybody will move: nothing is carried out. */
function othersMet(field: Field): readonly Others[] {
  const { state, scenario, rules } = field;
  if (onTable(state).every(unit => followingOf(unit, field) === undefined)) return [];
  const runs = (unit: Unit) => isFirst(unit, field);
  const first = onTable(state).some(runs) ? played(runs, field) : undefined;
  const then = first === undefined ? field : fieldOf(withEverybodyMoved(first.marching, first, field), scenario, rules);
  const followed = played(unit => !runs(unit), then);
  const passed = ({ id, rout }: Unit) => [
    ...(rout?.passed ?? []),
    ...(first?.passedBy(id) ?? []),
    ...followed.passedBy(id),
  ];
  return followed.stopped.flatMap(({ follower, enemy }) => {
    const unit = unitOf(state, follower);
    const following = followingOf(unit, field);
    if (following === undefined) return [];
    const others = { ...following, unit, enemy: unitOf(state, enemy) };
    const reaches = comesUpTo(others, followed.allowanceOf(follower), field);
    return reaches && mayGoOn(others, passed(following.quarry), field) ? [others] : [];
  });
}

/** The moves of some, played, and the friends whom each of them passes. */
function played(moves: (unit: Unit) => boolean, field: Field) {
  const marching = marchesOf(moves, field);
  const cleared = playMoves(marching, field);
  const of = (id: string) => {
    const march = marching.get(id);
    return march === undefined ? [] : passedBy(march, cleared, field);
  };
  return { ...cleared, marching, passedBy: of, allowanceOf: (id: string) => marching.get(id)?.march.allowance ?? 0 };
}

/**
 * Whether a follower who has so many paces to go comes up to others where these stand, should that be asked: who comes to meet him may be farther off
 * (`wrg/ruling/others-who-come-to-meet-followers`). Who is out of control goes on into anybody.
 *
 * @clause wrg/charge/definition
 */
function comesUpTo({ unit, enemy }: Others, paces: number, { rules }: Field): boolean {
  if (rules.field.playing.whoComesToMeet === 'as-all-move' || isOutOfControl(unit)) return true;
  return distanceBetweenQuads(quadOf(unit.placed), quadOf(enemy.placed)) <= paces;
}

/**
 * Whether followers may go on into an enemy: their quarry has passed him, or they are out of control; of one who goes after somebody else across their
 * way, and of others, rulings say it (`wrg/ruling/followers-cross`, `wrg/ruling/others-before-followers`).
 */
function mayGoOn({ unit, enemy }: Others, passed: readonly string[], field: Field): boolean {
  const { followersCross, othersBefore } = field.rules.field.playing;
  if (isOutOfControl(unit) || passed.includes(enemy.id)) return true;
  return followsAnother(enemy, unit, field) ? followersCross === 'test' : othersBefore === 'test';
}

/** Whether a body goes on into other enemies after its quarry; these test then, and say what they do. */
function goesOnInto({ after, quarry, unit, enemy }: Others, first: boolean, play: Play): boolean {
  const { tests, because } = chargeThrough({ after });
  const wishes =
    isOutOfControl(unit) ||
    goesAfterThem(
      unit,
      {
        id: `pursue:${unit.id}:through:${enemy.id}`,
        clause: after === 'routers' ? 'wrg/pursuit/through-enemy' : 'wrg/evade/chargers-follow-through',
        quarry: quarry.id,
        through: enemy.id,
      },
      play,
    );
  if (!wishes) return false;
  // Whom no test holds back takes none.
  const why = isSpared(unit) ? because.map(each => ({ ...each, effect: 'the enemy tests his reaction' })) : because;
  play.tell({ kind: 'declared', unit: unit.id, target: enemy.id, because: why });
  if (first && tests.includes('chargers') && !goesIn(unit, enemy, play)) return false;
  unit.period.through = [...(unit.period.through ?? []), enemy.id];
  // He sees them come on as chargers do.
  if (unit.period.doing !== 'pursuing') unit.period.doing = 'charging';
  if (tests.includes('next-enemy')) testNextEnemy(enemy, unit, play);
  // Who goes after somebody else himself, and has tested, does not stop for who comes at him.
  if (followsAnother(enemy, unit, play)) enemy.period.through = [...(enemy.period.through ?? []), unit.id];
  return true;
}

/** Who is out of control goes on, whoever is in his way. */
function isOutOfControl({ bound, pursuit }: Unit): boolean {
  return pursuit === null && bound?.instruction === 'uncontrolled-advance';
}

/** Whether a body goes on without a test: of fanatics, or out of control. */
function isSpared(unit: Unit): boolean {
  return unit.troops.fanatic === true || isOutOfControl(unit);
}

/** Whether the test of those who would go on lets them; what it tells them otherwise they obey. */
function goesIn(unit: Unit, enemy: Unit, play: Play): boolean {
  if (isSpared(unit)) return true;
  const taken = testToCharge(unit, enemy, play, 'through');
  if (taken === undefined) return true;
  const { outcome, hasOrder } = taken;
  if (chargeGoesIn({ result: outcome.result, hasOrder }, play.rules)) {
    const goes = goesInAsTold(unit, enemy, taken, play);
    if (!goes) leaveEvaders(unit, play);
    return goes;
  }
  unit.pursuit = null;
  unit.period.charges = null;
  unit.period.doing = 'halted';
  obeyTest(unit, taken, 'charging', play);
  return false;
}

/** Chargers to whom their general has just given an order that is not about those who evade them charge nobody any more. */
function leaveEvaders(unit: Unit, play: Play): void {
  const { charges } = unit.period;
  if (charges === null || mayChargeAnew(unit, unitOf(play.state, charges), play)) return;
  unit.period.charges = null;
  unit.period.doing = 'halted';
}

function testNextEnemy(enemy: Unit, charger: Unit, play: Play): void {
  if (enemy.period.tested.includes('being-charged')) return;
  const test = testTogether(enemy, chargedBy(enemy, [charger], play), play);
  // Whom this test lets go of what a former one has told him answers the charge as well.
  if (enemy.rout === null) {
    if (enemy.period.counter === null) respond(enemy, [charger], test, play);
    else if (test !== undefined) obeyTest(enemy, test, 'being-charged', play);
  }
  turnOnBroken(play);
}
