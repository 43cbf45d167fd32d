import { type ClauseId, counted, insist, type Reason, type Violation } from '../../../../rulebook/index.js';
import { toGrid } from '../../../../table/index.js';
import type { ThirdAction } from '../numbers/missiles.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';
import type { GunType, TroopType } from '../troops.js';

/** Parts of a turn, each spent on one action. */
const THIRDS = 3;

/** A figure about to shoot, and how much of its turn is spent. */
export interface MissileTurn {
  readonly shooter: TroopType;
  readonly loaded: boolean;
  /** The share of its printed move that it has used, 0 and up; of a man who is carried, that of what carries him. */
  readonly moved: number;
  /** Thirds of the turn spent on something else: mounting or dismounting, forming, placing caltrops. */
  readonly otherThirds?: number;
}

/** What a turn allows. */
export interface MissileLoading {
  /** Shots this turn. */
  readonly shots: number;
  readonly loadedAfter: boolean;
  /** Whether it is loaded after the turn if it does not shoot. */
  readonly loadedIfHeld: boolean;
  readonly because: readonly Reason[];
}

/**
 * How often a figure shoots this turn, and whether its weapon is loaded afterwards. A turn has three thirds; a shot takes one,
 * loading a bow or crossbow one and a hand cannon two, moving the rest. Two shots at most, and only by whoever did not move; one
 * after two thirds of a move; none after more. Slings, Mongols and men who are carried shoot by rules of their own.
 *
 * Source: Archer Fire: (loaded/unloaded); Ancient and Medieval - Archery Steps; Slingers; Mongol Horse-Archers; Chariot; War
 * Elephants; Hand cannons; Mounted Infantry.
 *
 * @throws RuleViolation when the share is none.
 * @clause cady/ancient-medieval/missile/loading-actions
 * @clause cady/ancient-medieval/missile/loading-crossbow
 * @clause cady/ancient-medieval/missile/full-move-no-fire
 * @clause cady/ancient-medieval/missile/two-thirds-move-one-shot
 * @clause cady/ancient-medieval/missile/stationary-two-shots
 * @clause cady/ancient-medieval/hand-cannon/reload
 * @clause cady/ancient-medieval/slinger/rate
 * @clause cady/ancient-medieval/mongol/three-shots
 * @clause cady/ancient-medieval/chariot/two-shots
 * @clause cady/ancient-medieval/elephant/two-shots
 * @clause cady/ancient-medieval/mounted-infantry/mount-cost
 * @clause cady/common/fire/stationary-twice
 * @clause cady/common/fire/moved-once
 * @clause cady/common/fire/full-move-none
 */
export function missileLoading(
  turn: MissileTurn,
  rules: AncientMedievalRules = ancientMedievalRules(),
): MissileLoading {
  insist(Number.isFinite(turn.moved) && turn.moved >= 0, () => ({
    path: 'moved',
    clause: 'cady/ancient-medieval/missile/loading-actions',
    problem: `${turn.moved} is no share of a move`,
    mend: 'give 0 for none, 1 for the whole printed move',
  }));
  const { troops, missiles, chariots, elephants } = rules;
  const { class: kind, weapon, traits } = troops[turn.shooter];
  const spent = Math.ceil(toGrid(turn.moved * THIRDS)) + (turn.otherThirds ?? 0);
  const twice = missiles.twiceEachTurn;
  if (kind === 'chariot') return carriedLoading(turn, chariots.shotsPerTurn, twice.chariots, 'chariot/two-shots');
  if (kind === 'elephant') return carriedLoading(turn, elephants.shotsPerTurn, twice.elephants, 'elephant/two-shots');
  if (weapon === 'sling' && missiles.slings.moving !== 'one') {
    const free = Math.max(0, THIRDS - (missiles.slings.moving === 'each-third' ? (turn.otherThirds ?? 0) : spent));
    const shots = Math.min(missiles.slings.standing, free);
    return loadingResult(shots, true, true, 'slinger/rate', `${counted(free, 'third')} of the turn to throw in`);
  }
  const { mongols } = missiles;
  if (traits.includes('mongol') && (mongols.when === 'always' || spent === 0)) {
    return loadingResult(mongols.shots, true, true, 'mongol/three-shots', 'Mongols');
  }
  return byThirds(turn, spent, rules);
}

/**
 * The thirds of a turn in which a man who is carried, or a slinger, shoots: in each third in which he has a target in range, if
 * there was a third to load in since his last shot. Of two shots of a man who is carried the second comes as late as it can, and where his
 * target is in range in one third only, both come in it (`cady/ruling/carried-second-shot`). 0 for the first third.
 *
 * Source: Chariot; War Elephants; Slingers.
 *
 * @param turn `inRange`: whether a target is in range in each third
 * @clause cady/ancient-medieval/chariot/two-shots
 * @clause cady/ancient-medieval/elephant/two-shots
 * @clause cady/ancient-medieval/slinger/rate
 */
export function shotsOnTheWay(
  turn: { readonly shooter: TroopType; readonly loaded: boolean; readonly inRange: readonly boolean[] },
  rules: AncientMedievalRules = ancientMedievalRules(),
): readonly number[] {
  const { shots } = missileLoading({ ...turn, moved: 0 }, rules);
  const slings = rules.troops[turn.shooter].weapon === 'sling';
  if (!slings && rules.missiles.carriedTwice) return carriedShots(turn, shots);
  const loading = slings ? 0 : 1;
  const fired: number[] = [];
  let ready = turn.loaded ? 0 : loading;
  for (const [third, inRange] of turn.inRange.entries()) {
    if (!inRange || third < ready || fired.length >= shots) continue;
    fired.push(third);
    ready = third + 1 + loading;
  }
  return fired;
}

/** The first third in which a man who is carried may shoot, and the last, so that he has what time there is to load. */
function carriedShots(
  { loaded, inRange }: { readonly loaded: boolean; readonly inRange: readonly boolean[] },
  shots: number,
): readonly number[] {
  const thirds = inRange.flatMap((within, third) => (within && (loaded || third > 0) ? [third] : []));
  const [first, last = first] = [thirds[0], thirds.at(-1)];
  if (first === undefined || last === undefined || shots === 0) return [];
  return [first, ...Array.from({ length: shots - 1 }, () => last)];
}

/** What somebody does in the thirds of a turn; an action of two thirds stands twice, but for destroying. */
export interface TurnInThirds {
  /** A figure, or a machine by its crew. */
  readonly who: TroopType;
  readonly loaded: boolean;
  readonly actions: readonly ThirdAction[];
}

/**
 * Every fault in a turn planned by thirds, all at once; none when it can be done. Destroying the crew's own machine takes
 * what is left of the turn.
 *
 * Source: Archer Fire: (loaded/unloaded); Artillery.
 *
 * @clause cady/ancient-medieval/missile/loading-actions
 * @clause cady/ancient-medieval/missile/loading-crossbow
 * @clause cady/ancient-medieval/missile/loading-artillery
 * @clause cady/ancient-medieval/artillery/catapult-no-move-and-fire
 * @clause cady/ancient-medieval/artillery/ballista-no-move-and-fire
 */
export function thirdsFaults(
  turn: TurnInThirds,
  rules: AncientMedievalRules = ancientMedievalRules(),
): readonly Violation[] {
  const { who, actions } = turn;
  const machine = rules.troops[who].gun;
  const clause = clauseFor(who, rules);
  const faults: Violation[] = [];
  if (actions.length > THIRDS) {
    const mend = `plan ${THIRDS} at most`;
    faults.push({ path: 'actions', clause, problem: `${actions.length} actions in one turn`, mend });
  }
  if (machine !== undefined && actions.includes('fire') && actions.includes('move')) {
    const problem = 'it moves and fires in one turn';
    faults.push({ path: 'actions', clause: moveAndFire(machine), problem, mend: 'do one of the two' });
  }
  const needed = loadingThirds(who, rules);
  let loaded = turn.loaded;
  let loading = 0;
  for (const [at, action] of actions.entries()) {
    const path = `actions[${at}]`;
    if (action === 'load') {
      loading += 1;
      if (loading >= needed) loaded = true;
    }
    if (action === 'fire') {
      if (!loaded)
        faults.push({ path, clause, problem: 'it is not loaded', mend: `load for ${counted(needed, 'third')} first` });
      loaded = false;
      loading = 0;
    }
    if (action === 'destroy' && (machine === undefined || at < actions.length - 1)) {
      const problem = machine === undefined ? `${who} has no machine to destroy` : 'the turn goes on after destroying';
      faults.push({ path, clause, problem, mend: 'destroy a machine at the end of a turn' });
    }
  }
  return faults;
}

/**
 * How far a crew that destroys its own machine has come by the end of a turn: it works on it from the third in which it begins.
 *
 * Source: Archer Fire: (loaded/unloaded).
 *
 * @param begun thirds of work done in turns before
 * @clause cady/ancient-medieval/missile/loading-artillery
 */
export function destroying(
  { actions, begun = 0 }: { readonly actions: readonly ThirdAction[]; readonly begun?: number },
  rules: AncientMedievalRules = ancientMedievalRules(),
): { readonly thirds: number; readonly destroyed: boolean } {
  const from = actions.indexOf('destroy');
  const thirds = begun + (from < 0 ? 0 : THIRDS - from);
  return { thirds, destroyed: thirds >= rules.artillery.destroying.thirds };
}

/**
 * Thirds of a turn that loading takes: one for bows, crossbows, slings and javelins, two for hand cannon and machines.
 *
 * Source: Archer Fire: (loaded/unloaded); Hand cannons.
 *
 * @clause cady/ancient-medieval/missile/loading-artillery
 * @clause cady/ancient-medieval/hand-cannon/reload
 */
export function loadingThirds(who: TroopType, rules: AncientMedievalRules = ancientMedievalRules()): number {
  const { loading } = rules.missiles;
  const { weapon, gun } = rules.troops[who];
  if (gun !== undefined) return loading.machine;
  return weapon === null || weapon === 'pilum' ? THIRDS : loading[weapon];
}

function byThirds(turn: MissileTurn, spent: number, rules: AncientMedievalRules): MissileLoading {
  const { missiles } = rules;
  const needed = loadingThirds(turn.shooter, rules);
  const share = toGrid(turn.moved * THIRDS);
  if (share > THIRDS - 1) {
    const late = missiles.beyondTwoThirds && share < THIRDS && turn.loaded;
    const rule = late ? 'missile/two-thirds-move-one-shot' : 'missile/full-move-no-fire';
    return loadingResult(late ? 1 : 0, turn.loaded && !late, turn.loaded, rule, 'more than two thirds of a move');
  }
  const most = spent === 0 ? missiles.shotsStanding : 1;
  let free = Math.max(0, THIRDS - spent);
  let { loaded } = turn;
  let shots = 0;
  while (loaded ? free >= 1 && shots < most : free >= needed) {
    free -= loaded ? 1 : needed;
    if (loaded) shots += 1;
    loaded = !loaded;
  }
  const rule = spent === 0 ? 'missile/stationary-two-shots' : 'missile/two-thirds-move-one-shot';
  const because = `${turn.loaded ? 'loaded' : 'not loaded'}, ${counted(Math.max(0, THIRDS - spent), 'third')} of the turn free`;
  const reloads = spent === 0 && shots === missiles.shotsStanding && missiles.twiceEachTurn.standing;
  return loadingResult(shots, loaded || reloads, turn.loaded || THIRDS - spent >= needed, rule, because);
}

/**
 * The man stands still while he is carried: fire, load, fire, or load, fire, load. Where he shoots so often in each turn he has loaded
 * again when the next begins (`cady/ruling/twice-each-turn`).
 */
function carriedLoading({ loaded }: MissileTurn, most: number, eachTurn: boolean, rule: string): MissileLoading {
  return loadingResult(
    loaded ? most : most - 1,
    eachTurn || !loaded,
    true,
    rule,
    loaded ? 'loaded and carried' : 'carried, not loaded',
  );
}

function loadingResult(
  shots: number,
  loadedAfter: boolean,
  loadedIfHeld: boolean,
  rule: string,
  because: string,
): MissileLoading {
  const effect = counted(shots, 'shot');
  return { shots, loadedAfter, loadedIfHeld, because: [{ clause: `cady/ancient-medieval/${rule}`, because, effect }] };
}

function clauseFor(who: TroopType, { troops }: AncientMedievalRules): ClauseId {
  const { gun, weapon } = troops[who];
  if (gun !== undefined) return 'cady/ancient-medieval/missile/loading-artillery';
  return weapon === 'crossbow' || weapon === 'arbalest'
    ? 'cady/ancient-medieval/missile/loading-crossbow'
    : 'cady/ancient-medieval/missile/loading-actions';
}

function moveAndFire(gun: GunType): ClauseId {
  return gun === 'ballista' || gun === 'pot-d-fer'
    ? 'cady/ancient-medieval/artillery/ballista-no-move-and-fire'
    : 'cady/ancient-medieval/artillery/catapult-no-move-and-fire';
}
