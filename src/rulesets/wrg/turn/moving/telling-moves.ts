import { counted, type Reason, reasonFor } from '../../../../rulebook/index.js';
import {
  type Bearing,
  bearingTo,
  bodyCentre,
  type March,
  type Moved,
  type Placed,
  turnBetween,
} from '../../../../table/index.js';
import type { WrgEvent } from '../../events.js';
import type { Doing, Unit } from '../../state.js';
import { isFighting, unitOf } from '../../units.js';
import { fieldOf } from '../field.js';
import type { Play } from '../play.js';
import { awayFromEnemies } from '../reacting/doing.js';
import { wentByGaps } from '../routing/gaps-told.js';
import { fliesOver } from '../sorcery/walking.js';
import { whoSeesAll } from '../weather/sight.js';
import { whyNotFaced } from './by-order/halting.js';
import { tellWhoStands, whyNoNearer } from './by-order/standing-still.js';
import { headlong, NO_STEP } from './carrying-out.js';
import type { Beyond } from './friends/coming-clear.js';
import { isBarredBehind } from './going-back/falling-back.js';
import { holyGround, type Marching } from './march.js';
import { keptContact } from './pursuing.js';
import { facesAgain, hasTurned, onlyWheels, TRIFLE, turnsAsItForms, turnsFirst, wheels } from './turning-told.js';
import type { Unmoved } from './unmoved.js';
import {
  endOf,
  enemySeen,
  fallsShort,
  groundOf,
  heldOff,
  hindranceOf,
  isStopped,
  meetsOthers,
  whatItWaited,
} from './what-stopped.js';

/** What is a charge though nobody has to go a step for it. */
const goesIn: readonly Doing[] = ['charging', 'countercharging'];

/** What is told of a move. */
type MoveTold = Extract<WrgEvent, { readonly kind: 'moved' }> & { readonly because: readonly Reason[] };

/** Tells of a move once everybody is where he goes: who sees him there is told of it. */
export function tellOfMove(marching: Marching, moved: Moved, beyond: Beyond | undefined, play: Play): void {
  const { unit, march, doing, because, going, outOfFire } = marching;
  const { period } = unit;
  const { start, surcharges } = march;
  const turned = hasTurned(moved, start.facing);
  const stoppedBy = heldOff(unit, doing, hindranceOf(moved, march), play);
  const friend = stoppedBy?.kind === 'friend' ? unitOf(play.state, stoppedBy.id) : undefined;
  const barring = friend ?? enemySeen(unit, stoppedBy, play);
  const isKept = friend !== undefined || outOfFire !== undefined || isKeptFrom(unit, doing, stoppedBy);
  const stays = moved.moved < NO_STEP && !turned && start.files === moved.final.files;
  if (stays && !isKept && !isSentAway(unit, doing)) {
    const bars = barring !== undefined && isToGo(unit, march, play);
    if (tellStanding({ marching, moved }, bars, play) || !bars) return;
  }
  const stopsItself = stoppedBy === undefined && (doing === 'advancing' || period.conduct.halt === true);
  if (!stopsItself) delete unit.standing;
  // Who is stopped by others does not keep contact with whom he was upon, nor has holy ground stopped him, or friends who stand farther back.
  const byOthers = meetsOthers(unit, doing, stoppedBy) || barring !== undefined;
  const untrue = untrueOf(byOthers, moved.moved < march.moved - NO_STEP);
  tellToWhoSees(
    {
      kind: 'moved',
      unit: unit.id,
      doing: period.doing === 'marching' || doing === 'retiring' ? period.doing : doing,
      from: period.from,
      to: { x: unit.placed.at.x, y: unit.placed.at.y },
      facing: unit.placed.facing,
      distance: moved.moved,
      way: period.path,
      because: [
        ...wentOn(marching, untrue, play),
        ...(stays ? whyItIsHeld(unit, because, play) : []),
        ...lossesOf(moved, {
          // Who is in haste turns for nothing.
          turned: (turned || wheels(march)) && going.costs.turn !== undefined && !turnsAsItForms(march, moved),
          wheeled: onlyWheels(march, moved),
          haste: going.costs.turn === undefined,
          straightOn: !turned && !wheels(march) && march.sharpestTurn === 0 && start.files === march.end.files,
          formed: start.files !== moved.final.files,
          obstructed: period.obstructed,
          over: passedOver(surcharges, moved),
        }),
        ...(isStopped(stoppedBy) || stays ? [] : endedBy(marching, moved, stopsItself, play)),
      ],
      ...endOf(stoppedBy, barring, play),
      ...(meetsOthers(unit, doing, stoppedBy) ? { byOthers: true as const } : {}),
      ...(friend !== undefined && fliesOver(unit, play.rules) ? { noLanding: true as const } : {}),
      ...(barring !== undefined && stays && turnsFirst(march) ? { noRoom: true as const } : {}),
      ...(turned ? turnTold(marching, moved) : {}),
      ...(start.files === moved.final.files ? {} : { abreast: moved.final.files }),
      ...(doing === 'retiring' && unit.bound?.instruction === 'retreat' ? { retreats: true } : {}),
      ...(outOfFire === undefined ? {} : { outOfFire }),
      ...(doing === 'charging' && goesOutOfControl(unit) ? { outOfControl: true } : {}),
      ...(beyond === undefined ? {} : { beyond: beyond.paces, outOf: beyond.outOf }),
    },
    barring === undefined ? [] : [unit, barring],
    play,
  );
  if (stopsItself) tellWhoStands(unit, undefined, play, because.some(saysBeforeWhom));
}

/**
 * Whether somebody is kept from going where he would have gone: at somebody, or away from him, onto ground that he cannot enter, or where he rallies; or is a charger
 * who stands at his enemy already, and has gone in all the same.
 */
function isKeptFrom(unit: Unit, doing: Doing, stoppedBy: ReturnType<typeof hindranceOf>): boolean {
  const ground = groundOf(stoppedBy);
  return (
    doing === 'rallying-back' ||
    (ground?.feature !== undefined && !breaks(unit, ground.feature)) ||
    (headlong.includes(doing) && (stoppedBy?.kind !== 'contact' || goesIn.includes(doing)))
  );
}

/** Tells of who stays where he is, unless an enemy bars his way: of that is told with his move. Says whether he stands for a reason that is told. */
function tellStanding(one: Unmoved & { readonly marching: Marching }, bars: boolean, play: Play): boolean {
  const { unit, because } = one.marching;
  return tellNotFaced(unit, because, play) || tellWhoStands(unit, bars ? undefined : one, play);
}

/** Tells once of who has no room to turn to an enemy who threatens or charges him; it is his own side’s business. Says whether that is so. */
function tellNotFaced(unit: Unit, because: readonly Reason[], { tell }: Play): boolean {
  const why = whyNotFaced(because);
  if (why === undefined) return false;
  if (unit.standing !== why.because) tell({ kind: 'stands', unit: unit.id, because: [why] }, [unit.side]);
  unit.standing = why.because;
  return true;
}

/** Whether a reason of a move says before whom skirmishers have halted. */
const saysBeforeWhom = ({ clause, effect }: Reason): boolean =>
  clause === 'wrg/orders/skirmish-action' && effect === 'no nearer';

/** Which reasons of a move do not hold of how it came out: others have met or stopped the body, or it has been cut short. */
const untrueOf =
  (byOthers: boolean, isCutShort: boolean) =>
  (why: Reason): boolean =>
    (byOthers && why === keptContact) || (isCutShort && (why === holyGround || isBarredBehind(why)));

/** Why a move has ended that nobody has stopped. */
function endedBy(marching: Marching, moved: Moved, stopsItself: boolean, play: Play): readonly Reason[] {
  const { unit, march, doing } = marching;
  return [
    ...(stopsItself ? endsNear(marching, moved, play) : []),
    ...whatItWaited(moved, march),
    ...fallsShort(unit, doing),
  ];
}

/** Why who goes at an enemy by his order has come no nearer, if some of his move is left and his line does not say it. */
function endsNear({ unit, march, because }: Marching, { spent }: Moved, play: Play): readonly Reason[] {
  if (march.allowance - spent <= TRIFLE || because.some(saysBeforeWhom)) return [];
  const why = whyNoNearer(unit, fieldOf(play.state, play.scenario, play.rules));
  return why === undefined ? [] : [why];
}

/** Degrees by which the way of a body may be off that of the middle of its front. */
const SAME_WAY = 10;

/** Why it has gone as it has: the reasons of its march that hold of it, and of who runs the gaps by which he has run. */
function wentOn({ unit, doing, because, round = [] }: Marching, untrue: (why: Reason) => boolean, play: Play) {
  const gaps = doing === 'routing' ? wentByGaps(round, unit.placed, play) : [];
  return [...because.filter(why => !untrue(why)), ...gaps];
}

/** What is told of a turn: which way it has brought the middle of the body, whether it faces again as before, and whether it was a wheel and nothing else. */
function turnTold({ unit, march }: Marching, moved: Moved) {
  return {
    turned: true,
    ...wayOfItsMiddle(march.start, unit),
    ...(facesAgain(march, moved, unit.placed.facing) ? { facesAgain: true as const } : {}),
    ...(onlyWheels(march, moved) ? { wheels: true as const } : {}),
  };
}

/** Where the middle of a body has gone, if the middle of its front has come to lie another way because it has turned. */
function wayOfItsMiddle(start: Placed, { placed, period }: Unit): { readonly toward?: Bearing } {
  if (period.moved < NO_STEP) return {};
  const toward = bearingTo(bodyCentre(start), bodyCentre(placed));
  return turnBetween(toward, bearingTo(start.at, placed.at)) < SAME_WAY ? {} : { toward };
}

/** Whether a body that has not stirred was to go somewhere: an enemy who keeps it from that is told of as a friend is. */
function isToGo(unit: Unit, { moved }: March, { state }: Play): boolean {
  return moved >= NO_STEP && !isFighting(state, unit);
}

/** Whether a body stands before a wall or gate because it breaks it down: what it does there is told. */
function breaks({ period: { conduct } }: Unit, feature: string): boolean {
  return conduct.work !== undefined && 'break' in conduct.work && conduct.work.break === feature;
}

/** Why whoever has been told to go stays: he is hand to hand with an enemy; who runs has one upon him, unless his move has come to its end anyway. */
function whyItIsHeld(unit: Unit, known: readonly Reason[], { state }: Play): readonly Reason[] {
  if (!isFighting(state, unit)) return [];
  if (unit.rout === null) return [reasonFor('wrg/reaction/result-current-retire', 'hand to hand', 'fights on')];
  return known.length > 0 ? [] : [reasonFor('wrg/pursuit/strikes', 'the enemy is upon them', 'do not get away')];
}

/** Tells a move to those who see these bodies, and out of whose ranks it has come to those alone who see them too. */
function tellToWhoSees(event: MoveTold, seen: readonly Unit[], play: Play): void {
  const { beyond: _, outOf = [], ...plainly } = event;
  const unit = unitOf(play.state, event.unit);
  const friends = outOf.map(id => unitOf(play.state, id));
  const sides = seen.length === 0 ? undefined : whoSeesAll(seen, play);
  const knowing = friends.length === 0 ? undefined : whoSeesAll([unit, ...seen, ...friends], play);
  if (knowing === undefined) {
    play.tell(event, sides);
    return;
  }
  const others = (whoSeesAll([unit, ...seen], play) ?? Object.keys(play.scenario.sides)).filter(
    side => !knowing.includes(side),
  );
  play.tell(event, knowing);
  if (others.length > 0) play.tell(plainly, others);
}

/** Whether a test has told a body to go away: it is told of, too, if it does not get away. */
function isSentAway({ rout, bound }: Unit, doing: Doing): boolean {
  if (rout !== null || bound === null || !awayFromEnemies.includes(bound.instruction)) return false;
  return doing === 'retiring' || (doing === 'halted' && bound.instruction === 'move-to-friends');
}

/** Whether a body goes wherever its advance out of control leads it, and at nobody against whom it has declared a charge. */
function goesOutOfControl({ bound, period }: Unit): boolean {
  return bound?.instruction === 'uncontrolled-advance' && bound.inHand !== true && period.charges === null;
}

/** The features whose price a move has paid, by their ids. */
function passedOver(surcharges: Marching['march']['surcharges'], { spent }: Pick<Moved, 'spent'>): readonly string[] {
  const paid = surcharges.filter(each => each.cost > 0 && each.spent + each.cost <= spent);
  return [...new Set(paid.flatMap(({ feature }) => feature ?? []))];
}

/**
 * What a move has cost beyond the ground that it covers: turns and wheels, a change of formation, difficult ground.
 *
 * @clause wrg/manoeuvre/wheel-or-turn
 * @clause wrg/terrain/difficult-cases
 */
function lossesOf(
  { spent, moved }: Moved,
  {
    turned,
    wheeled,
    haste,
    straightOn,
    formed,
    obstructed,
    over,
  }: {
    readonly turned: boolean;
    /** It has done nothing but wheel. */
    readonly wheeled: boolean;
    readonly haste: boolean;
    /** It has neither turned nor formed. */
    readonly straightOn: boolean;
    readonly formed: boolean;
    readonly obstructed: boolean;
    /** What it has gone across that has a price: walls, hedges, streams. */
    readonly over: readonly string[];
  },
): readonly Reason[] {
  const lost = Math.round(spent - moved);
  const hasGone = moved >= NO_STEP;
  const to = [
    ...(formed ? [{ clause: 'wrg/manoeuvre/formation-regular', what: 'a change of formation' } as const] : []),
    ...(turned ? [{ clause: 'wrg/manoeuvre/wheel-or-turn', what: wheeled ? 'wheeling' : 'turning' } as const] : []),
    // What nothing else can have cost the ground has, were it under one end of the line, or a wall that is climbed.
    ...(hasGone && (obstructed || over.length > 0 || (haste && !formed) || straightOn) ? [difficultGround(over)] : []),
  ];
  return lossOf(lost, to);
}

/** A thing that costs some of a move, and the clause that it does so by. */
interface Costly {
  readonly clause: Reason['clause'];
  readonly what: string;
}

function difficultGround(over: readonly string[]): Costly {
  const where = over.length === 0 ? '' : ` at ${over.join(' and ')}`;
  return { clause: 'wrg/terrain/difficult-cases', what: `difficult ground${where}` };
}

/** What difficult ground has cost a march on which nobody turns for a price. */
export function lostToGround({ spent, moved, surcharges }: March): readonly Reason[] {
  return lossOf(Math.round(spent - moved), [difficultGround(passedOver(surcharges, { spent }))]);
}

function lossOf(lost: number, to: readonly Costly[]): readonly Reason[] {
  const [first] = to;
  if (lost <= TRIFLE || first === undefined) return [];
  const because = `lost to ${to.map(({ what }) => what).join(' and ')}`;
  return [{ clause: first.clause, because, effect: `−${counted(lost, 'pace')}` }];
}
