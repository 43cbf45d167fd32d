import { counted, type Reason, reasonFor } from '../../../../rulebook/index.js';
import { standingOrder } from '../../common/index.js';
import { tableOf } from '../../common/turn/ground.js';
import { takeFigures } from '../../common/turn/losses.js';
import { mayFireAsItGoes } from '../../common/turn/moving/forced.js';
import { mayShoot } from '../../common/turn/unseen/revealing.js';
import { type LoadingResult, loading } from '../loading.js';
import type { MusketRules } from '../rules.js';
import { firesOverRails, nobodyTwice, rails } from '../ships/broadside.js';
import { rowedShare } from '../ships/raked.js';
import { volley } from '../small-arms.js';
import type { MusketState, Unit } from '../state.js';
import type { MusketContext, MusketPhase } from '../terms.js';
import { atGripsBefore, inContact, inPlay, troopOf } from '../units.js';

import { musketWords } from '../words.js';
import { takingFireWhereTheyFired } from './caracole.js';
import { asTrained, mayNotFire, takesFriendsForEnemies, volleyAtFriends } from './chance/fires.js';
import { volleysAtChargers } from './defensive-fire.js';
import { isInTheSaddle } from './dragoons.js';
import { facesFiring } from './faces.js';
import { type Field, fieldOf, waysOn } from './field.js';
import { worksInForest } from './forestry.js';
import { grenadesThrown, isToThrow } from './grenades.js';
import { breaksDoor } from './houses/doors.js';
import { atEachWall, volleysOf } from './houses/walls.js';
import { clearTheFallen } from './losses.js';
import { fireAtPhantoms } from './markers.js';
import { hitOfficer } from './officers.js';
import { throughSmoke } from './smoke.js';
import { hitByFriends } from './strikes.js';
import {
  firesPastCharger,
  type Shooter,
  type Shooting,
  volleyAfterMoves,
  volleyAt,
  volleyOnTheWay,
} from './targets.js';

/**
 * Units that are loaded and ordered to (`FB`) fire at the beginning of the turn, from where they stand. It takes a third of
 * their turn: of the move, and of the time to load and fire again.
 *
 * @clause cady/musket/loading/fire-begin-or-end
 * @clause cady/musket/cavalry/fire-before-charge
 */
export const openingFirePhase: MusketPhase = {
  id: 'opening-fire',
  title: 'Fire at the beginning of the turn',
  clause: 'cady/musket/loading/fire-begin-or-end',
  run(state, context) {
    const { rules } = context;
    const field = fieldOf(state, tableOf(context.scenario, state.breaches), rules);
    const shooters = inPlay(state).flatMap(unit => {
      if (takesFriendsForEnemies(unit, state)) return [];
      const ready = unit.loaded && unit.mustDo === null && firesFirst(unit, rules);
      return ready ? [{ unit, sides: shootersOf(unit, 1, field) }] : [];
    });
    const wasted = fireAtPhantoms(
      shooters.flatMap(({ sides }) => sides),
      field,
      context,
    );
    const shooting = shooters.flatMap(({ unit, sides }) => {
      const volleys = wasted.has(unit.id) ? [] : volleysOf(sides, by => volleyAt(by, field), field);
      if (!wasted.has(unit.id) && (volleys.length === 0 || !mayShoot(state, unit, context))) return [];
      unit.loaded = false;
      unit.turn.firedFirst = true;
      return volleys;
    });
    fireTogether(shooting, state, context);
  },
};

/** Whether a unit fires at the beginning of the turn: as ordered, or wherever its orders do not say (`cady/ruling/small-arms-timing`). */
function firesFirst(unit: Unit, rules: MusketRules): boolean {
  const { fireFirst, fire } = standingOrder(unit, musketWords);
  return fireFirst === true || (rules.smallArms.firesFirst && fire === undefined && !isToThrow(unit, { rules }));
}

/**
 * Every unit that may fires at one target. Fire is simultaneous: all dice are thrown before any figure is taken off.
 *
 * @clause cady/common/sequence/step-6-small-arms
 * @clause cady/common/fire/full-move-none
 */
export const smallArmsPhase: MusketPhase = {
  id: 'small-arms',
  title: 'Small arms fire',
  clause: 'cady/common/sequence/step-6-small-arms',
  run(state, context) {
    const { rules } = context;
    const { act, whole } = rules.table.thirds;
    const field = fieldOf(state, tableOf(context.scenario, state.breaches), rules);
    const ways = waysOn(state);
    const ready = inPlay(state).flatMap(unit => {
      if (troopOf(unit, rules).weapon === null) return [];
      const moved = Math.max(unit.turn.moved, rowedShare(unit, state, rules));
      const used = moved + (unit.turn.firedFirst ? act / whole : 0);
      const dismounts = unit.dragoons?.horses != null && unit.dragoons.changedOn === state.turn;
      const load = loading({ loaded: unit.loaded, moved: used, dismounts, weapon: troopOf(unit, rules).weapon }, rules);
      const free = load.shots === 0 && !dismounts && hasAShotInPassing(unit, rules);
      const passing = free ? shootersOf(unit, 1, field) : [];
      return [{ unit, used, load, shooters: shootersOf(unit, load.shots, field), passing }];
    });
    const shooters = ready.flatMap(each => each.shooters);
    // Of a square one side throws, of a building whoever stands at a window.
    const throwing = ready.flatMap(each => each.shooters.slice(0, 1).map(({ walls: _, ...whole }) => whole));
    const grenades = grenadesThrown(throwing, field, context);
    const wasted = fireAtPhantoms(
      shooters.filter(({ unit }) => !grenades.by.has(unit.id)),
      field,
      context,
    );
    const met = shooters.filter(
      shooter => inContact(shooter.unit, state.contacts) && !firesPastCharger(shooter, field),
    );
    const atChargers = volleysAtChargers(met, field, context);
    const aiming = ready.flatMap((each): readonly Aiming[] => {
      const { unit, load, passing } = each;
      if (passing.length > 0) return inPassing(unit, passing, field, ways);
      if (grenades.by.has(unit.id)) {
        unit.loaded = loadedBesideThrow(unit, each.used, rules);
        return [];
      }
      const free = each.shooters.filter(shooter => !wasted.has(unit.id) && !met.includes(shooter));
      if (free.length === 0) return [{ unit, load, volleys: [atChargers.get(unit.id) ?? []].flat() }];
      const aimed = takesFriendsForEnemies(unit, state)
        ? (shooter: Shooter) => volleyAtFriends(shooter, field)
        : (shooter: Shooter) => volleyAfterMoves(shooter, field, ways);
      return [{ unit, load, volleys: withTheFallen(unit, rules, () => volleysOf(free, aimed, field)) }];
    });
    const whereItFired = takingFireWhereTheyFired(
      aiming.flatMap(({ volleys }) => volleys),
      shooters,
      field,
    );
    const shooting = aiming.flatMap(({ unit, load, volleys }) => {
      const fires = wasted.has(unit.id) || (volleys.length > 0 && mayShoot(state, unit, context));
      const because = load.because;
      const fired = fires
        ? volleys.map(whereItFired).map(each => ({ ...each, because: [...each.because, ...because] }))
        : [];
      unit.loaded = fires ? load.loadedAfter : load.loadedIfHeld;
      return fired;
    });
    fireTogether(shooting, state, context, grenades.losses);
  },
};

/** Whether muskets are loaded after a turn of which a third has gone into throwing grenades, the time of a shot; nobody fires them. */
function loadedBesideThrow(unit: Unit, used: number, rules: MusketRules): boolean {
  const { act, whole } = rules.table.thirds;
  const { weapon } = troopOf(unit, rules);
  return loading({ loaded: unit.loaded, moved: used + act / whole, weapon }, rules).loadedIfHeld;
}

/** What a unit fires at after the moves, and what that leaves it of its loading. */
interface Aiming {
  readonly unit: Unit;
  readonly load: Omit<LoadingResult, 'shots'>;
  readonly volleys: readonly Shooting[];
}

/**
 * Whether a unit that has no time for a shot when its move is over was loaded for one in passing, the rest of the move made after it
 * (`cady/ruling/fire-in-passing-full-move`).
 *
 * @clause cady/common/fire/en-passant
 */
function hasAShotInPassing({ loaded, turn }: Unit, { readings }: MusketRules): boolean {
  return readings.passingFullMove && loaded && turn.moved > 0 && !turn.firedFirst;
}

/** The shot in passing of a unit that uses its turn to move: all that it has, and it must load again. */
function inPassing(unit: Unit, by: readonly Shooter[], field: Field, ways: ReturnType<typeof waysOn<Unit>>): Aiming[] {
  const volleys = by.flatMap(shooter => volleyOnTheWay(shooter, field, ways) ?? []);
  return [{ unit, load: { loadedAfter: false, loadedIfHeld: unit.loaded, because: [] }, volleys }];
}

/** Why fewer fall than are hit: those inside a building are hit at its doors and windows alone. */
function noMoreAtWindows(
  { hits, lost }: { readonly hits: number; readonly lost: number },
  exposed: number,
  { figures }: Unit,
): readonly Reason[] {
  if (lost === hits || exposed >= figures) return [];
  return [
    reasonFor('cady/musket/building/window-fire', `${counted(exposed, 'figure')} to be hit there`, 'no more fall'),
  ];
}

/** What a unit fires with those whom guns have hit this turn among it, where they fire back (`cady/ruling/artillery-casualties-fire-back`). */
function withTheFallen<Fire>(unit: Unit, { artillery }: MusketRules, fire: () => Fire): Fire {
  const fallen = artillery.hits.fallenFireBack ? (unit.turn.lostToGuns ?? 0) : 0;
  unit.figures += fallen;
  const fired = fire();
  unit.figures -= fallen;
  return fired;
}

/**
 * A unit as one that may fire, a square side by side, a building wall by wall, and men in a boat or on deck over either side at an enemy of its own: not on the run, nor driven back with its back turned, not spent or holding back friends, not ordered to hold its fire, not already in
 * melee nor closing itself, and never from a dragoon's saddle.
 *
 * @clause cady/musket/dragoons/dismount
 * @clause cady/musket/cavalry/no-caracole-dragoons
 * @clause cady/musket/small-arms/charge-melee-instead
 * @clause cady/musket/square/layout
 * @clause cady/musket/boat/fire-from
 * @clause cady/musket/building/window-fire
 */
function shootersOf(unit: Unit, shots: number, field: Field): readonly Shooter[] {
  const { state, rules } = field;
  const { weapon } = troopOf(unit, rules);
  if (weapon === null || unit.gone !== null || shots === 0) return [];
  if (unit.fleeing || unit.turn.idle || isInTheSaddle(unit, rules)) return [];
  if (mayNotFire(unit, state, rules) || !mayFireAsItGoes(unit, rules)) return [];
  // Whoever takes friends for the enemy fires at them whatever he was told to do.
  const mistaken = takesFriendsForEnemies(unit, state);
  if (
    !mistaken &&
    (breaksDoor(unit, state) || worksInForest(unit, field) || standingOrder(unit, musketWords).fire?.fire === 'hold')
  )
    return [];
  const engaged = state.contacts.filter(
    contact => atGripsBefore(contact, state.turn) || contact.attackers.includes(unit.id),
  );
  if (inContact(unit, engaged)) return [];
  if (unit.square === undefined && !firesOverRails(unit)) {
    // Those inside who are charged, or take friends for the enemy, all fire at one.
    const whole = { unit, weapon, shots };
    return mistaken || inContact(unit, state.contacts) ? [whole] : atEachWall(whole, field);
  }
  return (unit.square === undefined ? rails : facesFiring(rules)).map(face => ({ unit, weapon, shots, face }));
}

/**
 * Throws for every volley, then takes all losses off at once.
 *
 * @clause cady/musket/small-arms/simultaneous
 * @clause cady/common/sequence/casualties-fire-back
 * @clause cady/common/fire/one-d10-per-figure
 */
function fireTogether(
  shooting: readonly Shooting[],
  state: MusketState,
  context: MusketContext,
  besides: readonly (readonly [target: Unit, lost: number])[] = [],
): void {
  const { dice, rules, tell } = context;
  const losses: (readonly [target: Unit, lost: number])[] = [...besides];
  for (const { unit, target, volley: fire, because } of nobodyTwice(shooting)) {
    const shot = asTrained(unit, throughSmoke(unit, target.id, fire, context), state);
    const result = volley(shot, dice, rules);
    target.turn.attacked = true;
    unit.shotOn = state.turn;
    const standing = Math.max(0, target.figures - fallenBefore(target, losses));
    losses.push([target, result.lost]);
    const amiss = target.side === unit.side && result.lost > 0;
    if (amiss) target.friendlyFireOn = state.turn;
    const groups = fire.groups.map(({ figures, shots, distance }, i) => {
      return { figures, shots, distance, faces: result.groups[i]?.faces ?? [] };
    });
    tell({
      kind: 'volley',
      unit: unit.id,
      target: target.id,
      groups,
      hits: result.hits,
      losses: Math.min(result.lost, standing),
      because: [
        ...because,
        ...result.because,
        ...noMoreAtWindows(result, fire.targetFigures, target),
        ...(amiss ? [hitByFriends(target.id, rules)] : []),
      ],
    });
  }
  for (const [target, lost] of losses) {
    const before = target.figures;
    takeFigures(target, lost);
    hitOfficer(target, before, context);
  }
  clearTheFallen(state, context);
}

/** Figures of a unit that other shots of the same moment have taken already: no man falls twice. */
function fallenBefore(target: Unit, losses: readonly (readonly [target: Unit, lost: number])[]): number {
  return losses.reduce((sum, [unit, lost]) => sum + (unit === target ? lost : 0), 0);
}
