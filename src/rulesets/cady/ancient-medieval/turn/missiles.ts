import { waysOn } from '../../common/turn/field.js';
import { inContact, inPlay, unitOf } from '../../common/turn/units.js';
import { mayShoot } from '../../common/turn/unseen/revealing.js';
import { loadingThirds, type MissileLoading } from '../missiles/loading.js';
import type { AncientUnit } from '../state.js';
import type { AncientContext, AncientPhase } from '../terms.js';
import { type AncientField, ancientFieldOf } from './field.js';
import {
  isFreeToShoot,
  loadingOf,
  type Shooter,
  shooterFaults,
  shooterWith,
  shotsLeftOf,
  type Weapon,
  weaponOf,
} from './fire/armed.js';
import { volleysAtChargers } from './fire/defensive-fire.js';
import { atMarkers } from './fire/markers.js';
import { enemiesOnTheirWay, volleyInPassing, volleysOnTheWay } from './fire/passing.js';
import { volleysAt } from './fire/split-fire.js';
import { namedTarget, type Shooting, volleyAt, volleyOnContact } from './fire/targets.js';
import { dropPila, javelinsFromAfar, volleyBeforeContact } from './fire/throwing.js';
import { shootTogether, waste } from './fire/volleys.js';
import { slingerScreen } from './troops/screens.js';
import { orderOf, taskIn } from './works/ordered.js';

/**
 * Units that are loaded and ordered to (`FB`) shoot at the beginning of the turn, from where they stand. It takes a third of
 * their turn. A screen of slingers throws twice and goes back behind its friends.
 *
 * @clause cady/ancient-medieval/missile/loading-actions
 * @clause cady/ancient-medieval/missile/loading-crossbow
 * @clause cady/ancient-medieval/slinger/skirmish-screen
 */
export const openingMissilesPhase: AncientPhase = {
  id: 'opening-missiles',
  title: 'Missiles at the beginning of the turn',
  clause: 'cady/ancient-medieval/missile/loading-actions',
  run(state, context) {
    const { rules } = context;
    for (const unit of Object.values(state.units)) unit.firedAtChargers = null;
    const field = ancientFieldOf(state, context);
    const ready = inPlay(state).flatMap(unit => {
      if (orderOf(unit).fireFirst !== true || unit.mustDo !== null || !unit.loaded) return [];
      return shootsFlame(unit, context) ? [] : (readyToShoot(unit, field) ?? []);
    });
    const shootings = atMarkers(ready, field, context)
      .flatMap(({ shooter, phantom }): readonly Shooting[] => {
        const { unit } = shooter;
        const shots = Math.min(slingerScreen(unit, state, rules)?.shots ?? 1, shotsLeftOf(unit) ?? mostShots);
        if (!phantom) return volleysAt(shooter, shots, field);
        waste(unit, shots, context);
        spendThird(unit, shooter, field);
        return [];
      })
      .filter(({ shooter: { unit } }) => mayShoot(state, unit, context));
    for (const { shooter } of shootings) spendThird(shooter.unit, shooter, field);
    shootTogether(shootings, state, context);
  },
};

/** A shot at the beginning of the turn takes a third of it, and leaves nothing on the string. */
function spendThird(unit: AncientUnit, weapon: Weapon, field: AncientField): void {
  unit.loaded = isSling(weapon, field);
  unit.turn.firedFirst = true;
}

/** More shots than anybody has. */
const mostShots = Number.MAX_SAFE_INTEGER;

/**
 * Every unit that may shoots or throws: at its charger, at one target where all have come to stand, or at enemies that it or
 * they passed on the way. Losses are taken off when all have shot.
 *
 * @clause cady/common/sequence/step-6-small-arms
 * @clause cady/ancient-medieval/missile/full-move-no-fire
 * @clause cady/ancient-medieval/missile/losses-simultaneous
 */
export const missilesPhase: AncientPhase = {
  id: 'missiles',
  title: 'Missile fire',
  clause: 'cady/common/sequence/step-6-small-arms',
  run(state, context) {
    const { rules } = context;
    const field = ancientFieldOf(state, context);
    const ways = waysOn(state);
    const units = inPlay(state);
    const able = units.flatMap(unit => (shootsFlame(unit, context) ? [] : (readyToShoot(unit, field) ?? [])));
    const ready = new Map(
      atMarkers(able, field, context).map(({ shooter, phantom }) => {
        const load = loadingOf(shooter.unit, shooter, rules);
        return [shooter.unit.id, { shooter, load, phantom }] as const;
      }),
    );
    const charged = [...ready.values()].filter(({ shooter: { unit }, load }) => {
      return isMet(unit, field) && unit.chariot === null && load.shots > 0;
    });
    const atChargers = new Map(
      volleysAtChargers(
        charged.map(({ shooter }) => shooter),
        field,
        context,
      ).map(volley => [volley.shooter.unit.id, volley]),
    );
    const shootings = units
      .flatMap((unit): readonly Shooting[] => {
        const free = isFreeToShoot(unit, rules);
        const thrown = volleyBeforeContact(unit, field) ?? (free ? javelinsFromAfar(unit, field) : undefined);
        const first = thrown ?? atChargers.get(unit.id);
        if (first !== undefined) return [first];
        const shooting = ready.get(unit.id);
        if (shooting === undefined) return [];
        const { shooter, load, phantom } = shooting;
        if (load.shots === 0) return phantom ? [] : passingAtFullMove(shooter, field, ways);
        if (phantom) waste(unit, load.shots, context);
        if (phantom) return [];
        return isMet(unit, field) ? volleyOnContact(shooter, load.shots, field) : volleysOf(shooter, load, field, ways);
      })
      .filter(({ shooter }) => mayShoot(state, unitOf(state, shooter.unit.id), context));
    for (const unit of units) reload(unit, shootings, field);
    shootTogether(shootings, state, context);
    for (const unit of units) dropPila(unit, field);
  },
};

/** A unit laid out to shoot; `undefined` when it has nothing to shoot with or may not. */
function readyToShoot(unit: AncientUnit, field: AncientField): Shooter | undefined {
  const weapon = weaponOf(unit, field.rules);
  if (weapon === undefined || !isFreeToShoot(unit, field.rules)) return undefined;
  return shooterFaults(unit, weapon, field).length > 0 ? undefined : shooterWith(unit, weapon, field);
}

/** Whether a unit was told to shoot Greek fire, where that is played, and so nothing else. */
function shootsFlame(unit: AncientUnit, { rules, scenario }: AncientContext): boolean {
  if (!rules.levels[scenario.level].optionalRules || !scenario.optional.includes('greek-fire')) return false;
  return taskIn(orderOf(unit), 'greek-fire') !== undefined;
}

/** Whether enemies have closed with a unit on foot or horse; men who are carried shoot from above the melee or not at all. */
function isMet(unit: AncientUnit, { state }: AncientField): boolean {
  return unit.elephant === null && inContact(unit, state.contacts);
}

/**
 * The volley of a unit that has used its turn to move: one in passing, of who was loaded, where the rest of the move is made after
 * it (`cady/ruling/fire-in-passing-full-move`).
 *
 * @clause cady/ancient-medieval/missile/en-passant-procedure
 */
function passingAtFullMove(
  shooter: Shooter,
  field: AncientField,
  ways: ReturnType<typeof waysOn<AncientUnit>>,
): readonly Shooting[] {
  const { unit } = shooter;
  const may = unit.loaded && unit.turn.moved > 0 && !unit.turn.firedFirst && !isMet(unit, field);
  if (!may || !field.rules.readings.passingFullMove) return [];
  return [volleyInPassing(shooter, 0, field, enemiesOnTheirWay(shooter, field, ways)) ?? []].flat();
}

/** The volleys of a unit that nobody has closed with. */
function volleysOf(
  shooter: Shooter,
  load: MissileLoading,
  field: AncientField,
  ways: ReturnType<typeof waysOn<AncientUnit>>,
): readonly Shooting[] {
  const { unit } = shooter;
  const { rules } = field;
  const sling = rules.troops[shooter.shooter].weapon === 'sling';
  if (sling && unit.turn.firedFirst && unit.formation === 'skirmish' && unit.turn.moved > 0) return [];
  const carried = unit.elephant !== null || unit.chariot !== null;
  const because = (shootings: readonly Shooting[]) =>
    shootings.map(each => ({ ...each, because: [...each.because, ...load.because] }));
  if ((carried || sling) && unit.turn.moved > 0) {
    return because(volleysOnTheWay(shooter, load.shots, field, ways));
  }
  if (shooter.order?.fire?.fire === 'among') return because(volleysAt(shooter, load.shots, field));
  const standing = volleyAt(shooter, load.shots, field);
  const named = namedTarget(shooter);
  if (standing !== undefined && (named === undefined || standing.target.id === named)) return because([standing]);
  const firstReady = unit.loaded ? 0 : loadingThirds(shooter.shooter, rules);
  const passers = enemiesOnTheirWay(shooter, field, ways);
  const inPassing = (some: readonly AncientUnit[]) => volleyInPassing(shooter, firstReady, field, some);
  const shotInPassing = inPassing(passers.filter(({ id }) => id === named));
  if (shotInPassing === undefined) return because([standing ?? inPassing(passers) ?? []].flat());
  return because([shotInPassing, ...shotsLeftAfter(shotInPassing, shooter, load, field)]);
}

/** What a unit that was told to fire at a passer still shoots at who stands: nothing, or the rest of its shots (`cady/ruling/fire-in-passing-spends`). */
function shotsLeftAfter({ shots }: Shooting, shooter: Shooter, load: MissileLoading, field: AncientField): Shooting[] {
  const left = load.shots - shots;
  if (field.rules.missiles.passingSpendsAll || left <= 0) return [];
  return [volleyAt({ ...shooter, order: null }, left, field) ?? []].flat();
}

/** Whether a unit's weapon is loaded for the next turn. */
function reload(unit: AncientUnit, shootings: readonly Shooting[], field: AncientField): void {
  const { rules } = field;
  const weapon = weaponOf(unit, rules);
  if (weapon === undefined) return;
  const own = shootings.filter(
    ({ shooter, thrown, alongside }) => shooter.unit.id === unit.id && thrown === undefined && alongside !== true,
  );
  if (isMet(unit, field)) {
    if (own.length > 0) unit.loaded = isSling(weapon, field);
    return;
  }
  const load = loadingOf(unit, weapon, rules);
  const spent = own.reduce((sum, { shots }) => sum + shots, 0);
  if (spent === 0) unit.loaded = load.loadedIfHeld;
  else unit.loaded = spent < load.shots || (spent === load.shots && load.loadedAfter);
}

function isSling({ shooter }: Weapon, { rules }: AncientField): boolean {
  return rules.troops[shooter].weapon === 'sling';
}
