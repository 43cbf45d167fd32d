import { type Reason, reasonFor } from '../../../../rulebook/index.js';
import type { Bearing } from '../../../../table/index.js';
import { followUp, recoil } from '../../hand-to-hand/after.js';
import { sheetOfType } from '../../rules/army/sheets.js';
import type { Melee, Unit, UnitId } from '../../state.js';
import { isFighting, meleesOf, opponentsOf, unitOf } from '../../units.js';
import type { Play } from '../play.js';
import { goesAfterThem, recoversBy } from '../sorcery/of-themselves.js';
import { asideToComeUp, keptFromComingUp, type StraightOver } from './coming-up.js';
import { sideOf } from './files.js';
import { shift } from './shifting.js';
import { isHolding } from './victory.js';

/** How far a unit has gone back, and aside as it did. */
export interface WentBack {
  readonly paces: number;
  readonly aside?: StraightOver;
}

/** Who has gone back in this period, and who has followed, and which way. */
interface GoneBack {
  readonly pushed: readonly Unit[];
  readonly followed: Map<Unit, Bearing>;
}

/**
 * The enemies of a unit that has gone back follow it unless their orders or the rules keep them; whom nobody follows is out of the melee.
 *
 * @clause wrg/after-melee/follow-up
 * @clause wrg/after-melee/no-follow-up
 * @clause wrg/after-melee/square
 * @clause wrg/after-melee/recoil-mounted
 * @clause wrg/after-melee/recoil-others
 */
export function followOrPart(
  unit: Unit,
  { direction, yields, paces, aside: wentAside }: Push & WentBack,
  back: GoneBack,
  play: Play,
): void {
  const { state, rules, tell } = play;
  // Those before it may have given ground already, and nobody is left to follow it.
  if (!isFighting(state, unit)) recoverFromPush(unit, play);
  for (const melee of [...meleesOf(state, unit)]) {
    const enemy = unitOf(state, melee.a === unit.id ? melee.b : melee.a);
    const chase = followUp(
      {
        type: enemy.troops.type,
        dismounted: enemy.dismounted,
        ordersToHold: isHolding(enemy, play),
        receivedMountedCharge: receivedMountedCharge(enemy, unit, melee, play),
      },
      rules,
    );
    const hasFollowed = back.followed.get(enemy);
    const aside = sideOf(enemy, melee) !== 'front' && !enemy.square;
    const stays = chase.follows
      ? keptFromFollowing(enemy, unit, { aside, direction, yields, back, paces, wentAside }, play)
      : chase.because;
    if (stays !== undefined) {
      // Who has to give ground himself is told of for that.
      if (!yields(enemy)) tell({ kind: 'stayed-behind', unit: enemy.id, after: unit.id, because: stays });
      part(unit, enemy, melee, play);
      continue;
    }
    if (hasFollowed === undefined) {
      leaveOthers(enemy, [unit, ...back.pushed], play);
      const after = asideToComeUp(enemy, { direction, paces }, wentAside, play);
      if (after !== undefined) shift(enemy, after.direction, after.paces);
      shift(enemy, direction, paces);
      back.followed.set(enemy, direction);
    }
    melee.followed = [...(melee.followed ?? []), enemy.id];
    tell({ kind: 'followed-up', unit: enemy.id, after: unit.id, because: chase.because });
  }
}

/**
 * Why a body does not go after an enemy who has gone back, though neither its orders nor the rules keep it; `undefined` if it does. Who has to give ground
 * himself follows nobody, and who has followed one enemy is up with those who went the same way; whether who fights him with his flank or rear goes after him is a
 * ruling (`wrg/ruling/follow-up-from-a-flank`).
 *
 * @clause wrg/after-melee/follow-up
 */
function keptFromFollowing(
  enemy: Unit,
  unit: Unit,
  {
    direction,
    yields,
    back,
    paces,
    aside,
    wentAside,
  }: Pick<Push, 'direction' | 'yields'> & {
    readonly back: GoneBack;
    readonly paces: number;
    /** It fights him with its flank or rear. */
    readonly aside: boolean;
    /** How he has gone aside as he went back. */
    readonly wentAside: StraightOver | undefined;
  },
  play: Play,
): readonly Reason[] | undefined {
  const stays = (why: string) => [reasonFor('wrg/after-melee/follow-up', why, 'stays')];
  const hasFollowed = back.followed.get(enemy);
  if (yields(enemy) || enemy.aboard !== undefined) return [];
  if (aside && play.rules.field.playing.flankFollowUp === 'stays') return stays('has him not before it');
  if (hasFollowed !== undefined) return hasFollowed === direction ? undefined : stays('follows another enemy');
  const holding = holdingBack(enemy, back, play);
  if (!isFreeToFollow(enemy, unit, holding, play))
    return stays(`${holding.map(({ id }) => id).join(' and ')} still ${holding.length > 1 ? 'fight' : 'fights'} it`);
  const barring = keptFromComingUp(enemy, direction, paces, play);
  if (barring === undefined || asideToComeUp(enemy, { direction, paces }, wentAside, play) !== undefined)
    return undefined;
  // Who lies hidden is not named to those who do not know of him.
  const named = barring.filter(({ hidden }) => hidden === null).map(({ id }) => id);
  return stays(named.length === 0 ? 'no room to come up' : `no room to come up, because of ${named.join(' and ')}`);
}

/** A push-back: who pushes, who of all that are fought has cost most, where to, and who else gives ground. */
export interface Push {
  readonly by: Unit;
  readonly costliest: Unit;
  readonly opponents: readonly Unit[];
  readonly direction: Bearing;
  readonly yields: (unit: Unit) => boolean;
}

/**
 * Whether a body may leave the enemies who have not gone back to follow one who has: a square does so on whichever of its faces its player likes;
 * whether others do is a ruling (`wrg/ruling/follow-up-while-held`).
 *
 * @clause wrg/after-melee/follow-up
 * @clause wrg/after-melee/square
 */
function isFreeToFollow(enemy: Unit, unit: Unit, holding: readonly Unit[], play: Play): boolean {
  if (holding.length === 0) return true;
  if (!enemy.square) return play.rules.field.playing.heldFollowUp === 'follows';
  return goesAfterThem(
    enemy,
    {
      id: `pursue:${enemy.id}:face:${unit.id}`,
      clause: 'wrg/after-melee/square',
      quarry: unit.id,
    },
    play,
  );
}

/** Those of the enemies of a body who have not gone back before it. */
function holdingBack(enemy: Unit, { pushed }: GoneBack, { state }: Play): readonly Unit[] {
  return opponentsOf(state, enemy).filter(other => other.rout === null && !pushed.includes(other));
}

/** A body that advances is out of contact with those who have not gone back before it. */
function leaveOthers({ id }: Unit, kept: readonly Unit[], { state }: Play): void {
  const isKept = (other: UnitId) => kept.some(unit => unit.id === other);
  state.melees = state.melees.filter(({ a, b }) => (a !== id || isKept(b)) && (b !== id || isKept(a)));
}

function receivedMountedCharge(unit: Unit, enemy: Unit, melee: Melee, { state, rules }: Play): boolean {
  const mounted = sheetOfType(enemy.troops.type, rules).arm !== 'infantry' && !enemy.dismounted;
  return mounted && melee.since === state.period && melee.chargers.includes(enemy.id) && unit.period.moved === 0;
}

/** Two bodies part after a push-back that is not followed up. */
function part(unit: Unit, enemy: Unit, melee: Melee, play: Play): void {
  const { state } = play;
  state.melees = state.melees.filter(other => other !== melee);
  enemy.bound ??= { instruction: 'halt', disorganised: false, left: 1, kept: 0, holdsBack: true };
  if (!isFighting(state, unit)) recoverFromPush(unit, play);
}

/** Who has been pushed back and is followed by nobody rallies back, or reorganises where it stands. */
function recoverFromPush(unit: Unit, play: Play): void {
  const { rules, tell } = play;
  const { troops, dismounted } = unit;
  const bound = recoil({ type: troops.type, dismounted, camels: troops.camels === true }, rules) === 'must-rally-back';
  const how = bound ? 'rallying-back' : recoversBy(unit, play);
  unit.recovering = how;
  unit.recoversFrom = 'now';
  const clause = bound ? 'wrg/after-melee/recoil-mounted' : 'wrg/after-melee/recoil-others';
  tell({
    kind: 'recovers',
    unit: unit.id,
    how,
    because: [
      { clause, because: 'pushed back and not followed', effect: how === 'rallying-back' ? 'rallying back' : how },
    ],
  });
}
