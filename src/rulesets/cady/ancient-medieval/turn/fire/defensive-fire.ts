import { distanceToQuad, type Point, toGrid } from '../../../../../table/index.js';
import type { RangeThird } from '../../../common/fighting/defensive-fire.js';
import { type DefensiveFire, defensiveShot } from '../../../common/fighting/defensive-fire.js';
import { alongPath } from '../../../common/turn/aim.js';
import { choosesItsFire, meetChargeRequest } from '../../../common/turn/fighting/charged.js';
import { unitOf } from '../../../common/turn/units.js';
import { shotAtChargers, thirdsLeft } from '../../missiles/fire-at-chargers.js';
import { missileRange, missileThird } from '../../missiles/missile-range.js';
import type { MissileShot } from '../../missiles/missiles.js';
import type { AncientUnit } from '../../state.js';
import type { AncientContext } from '../../terms.js';
import type { AncientField } from '../field.js';
import { ancientThreeDice } from '../three-dice.js';
import { onlyClosesIn, type Shooter } from './armed.js';
import { isExposed, ranksShooting, shotOnTheWay } from './on-the-way.js';
import { sightBetween } from './sight-between.js';
import { namedTarget, type Shooting } from './targets.js';

/** A missile unit that an enemy has closed with, and where it first had him in range and sight. */
interface Charged {
  readonly shooter: Shooter;
  readonly charger: AncientUnit;
  readonly at: Point & { readonly time: number };
  readonly shot: MissileShot;
  /** The thirds of its range that he crosses after that. */
  readonly thirds: readonly RangeThird[];
}

/**
 * Missile units with which enemies have closed shoot at them before the melee, each at one. Where the three-dice test is played
 * it decides whether a unit may choose the third of its range; its owner is asked then.
 *
 * @clause cady/ancient-medieval/missile/attacked-may-fire
 * @clause cady/ancient-medieval/missile/attacked-3dt-fail
 * @clause cady/ancient-medieval/missile/attacked-3dt-pass
 * @clause cady/ancient-medieval/missile/attacked-close-no-melee
 * @clause cady/common/fire/defensive-fire-3dt
 * @clause cady/common/three-dice/shooter-choice
 * @clause cady/common/game-level/basic-no-3dt
 */
export function volleysAtChargers(
  shooters: readonly Shooter[],
  field: AncientField,
  context: AncientContext,
): readonly Shooting[] {
  const { rules, command } = context;
  const tested = shooters.flatMap(shooter => {
    const charged = chargedOne(shooter, field);
    if (charged === undefined) return [];
    const unit = unitOf(field.state, shooter.unit.id);
    return [{ charged, chooses: choosesItsFire(unit, context, ancientThreeDice) }];
  });
  const asked = tested.flatMap(({ charged, chooses }) => (chooses && charged.thirds.length > 1 ? [charged] : []));
  const requests = asked.map(({ shooter: { unit }, charger, thirds }) => meetChargeRequest(unit, charger, thirds));
  const answers = requests.length === 0 ? [] : command.askAll(requests);
  const chosen = new Map(asked.map(({ shooter }, i) => [shooter.unit.id, answers[i]?.at]));
  return tested.map(({ charged, chooses }) => {
    const choice = chosen.get(charged.shooter.unit.id) ?? charged.thirds[0] ?? 'far';
    const test = chooses ? defensiveShot({ passed: true, choice }, rules) : untested(context);
    return shootingAt(charged, test, field);
  });
}

/** The enemy that a unit is charged by, if it can shoot at him: the one its order names, else the first and nearest in sight. */
function chargedOne(shooter: Shooter, field: AncientField): Charged | undefined {
  const { state, rules } = field;
  const { unit } = shooter;
  const named = namedTarget(shooter);
  const chargers = state.contacts
    .filter(({ a, b, since }) => since === state.turn && (a === unit.id || b === unit.id))
    .filter(contact => !onlyClosesIn(unit, contact, rules))
    .map(({ a, b }) => unitOf(state, a === unit.id ? b : a))
    .flatMap(charger => {
      const at = firstInSight(shooter, charger, field);
      return at === undefined ? [] : [{ charger, at }];
    });
  const gap = (point: Point) => distanceToQuad(point, shooter.quad);
  const nearest = [...chargers].sort((x, y) => x.at.time - y.at.time || gap(x.at) - gap(y.at))[0];
  const met = chargers.find(({ charger }) => charger.id === named) ?? nearest;
  if (met === undefined) return undefined;
  const shot = shotOnTheWay(shooter, met.charger, { at: met.at, distance: gap(met.at) }, field);
  const thirds = thirdsLeft(shot, rules);
  return thirds.length === 0 ? undefined : { shooter, charger: met.charger, at: met.at, shot, thirds };
}

/** The first point of an enemy's way at which a unit has him in arc, range and sight. */
function firstInSight(shooter: Shooter, enemy: AncientUnit, field: AncientField) {
  const { rules } = field;
  const way = enemy.turn.path.length === 0 ? [{ ...enemy.at, time: 0 }] : enemy.turn.path;
  return alongPath(way, rules.table.measure).find(point => {
    return isExposed(shooter, enemy, { ...point, away: distanceToQuad(point, shooter.quad) }, field);
  });
}

/** What a unit does that may not choose. */
function untested({ rules, scenario }: AncientContext): DefensiveFire {
  if (rules.levels[scenario.level].threeDice) return defensiveShot({ passed: false, choice: 'middle' }, rules);
  const because = [
    { clause: 'cady/common/game-level/basic-no-3dt', because: 'the basic game', effect: 'fires at first sight' },
  ] as const;
  return { at: 'first-in-range', steps: 0, melees: true, passed: false, because };
}

function shootingAt({ shooter, charger, at, shot }: Charged, test: DefensiveFire, field: AncientField): Shooting {
  const moment = mostBearing({ shooter, charger }, test, field) ?? { at, shot };
  const result = shotAtChargers({ test, shot: moment.shot }, field.rules);
  return {
    shooter,
    target: charger,
    groups: ranksShooting(shooter, charger, result.shot, { at: moment.at, shots: 1 }, field),
    shots: 1,
    // Both say the same of a test that was taken; of one that was not, only the first knows.
    because: wasTaken(test) ? result.because : test.because,
    met: {
      at: test.at,
      charger: charger.id,
      melees: test.melees,
      throwsDown: result.weapon === 'thrown-down',
    },
  };
}

function wasTaken({ because }: DefensiveFire): boolean {
  return because.every(({ clause }) => clause !== 'cady/common/game-level/basic-no-3dt');
}

/**
 * The moment of a charger's way, in sight and in the third of the range that a shot waits for, at which most figures have him in their
 * arc, the first of those; none for a shot at first sight.
 *
 * @clause cady/ancient-medieval/missile/arc-foot
 */
function mostBearing(
  { shooter, charger }: Pick<Charged, 'shooter' | 'charger'>,
  test: DefensiveFire,
  field: AncientField,
): Pick<Charged, 'at' | 'shot'> | undefined {
  const { rules } = field;
  let best: (Pick<Charged, 'at' | 'shot'> & { readonly figures: number }) | undefined;
  if (test.at === 'first-in-range') return undefined;
  for (const at of alongPath(charger.turn.path, rules.table.measure)) {
    const shot = shotOnTheWay(shooter, charger, { at, distance: distanceToQuad(at, shooter.quad) }, field);
    const { range } = missileRange(shot, rules);
    if (toGrid(shot.distance) > toGrid(range) || missileThird(shot, range, rules) !== test.at) continue;
    const groups = ranksShooting(shooter, charger, shot, { at, shots: 1 }, field);
    const figures = groups.reduce((sum, group) => sum + group.figures, 0);
    if (figures <= (best?.figures ?? 0) || !sees(shooter.unit, charger, at, field)) continue;
    best = { at, shot, figures };
  }
  return best;
}

function sees(unit: AncientUnit, charger: AncientUnit, at: Point, field: AncientField): boolean {
  return sightBetween(unit, { ...charger, at }, field).isClear({ from: unit.at, to: at });
}
