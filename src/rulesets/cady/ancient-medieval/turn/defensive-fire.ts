import { readingOf } from '../../../../rulebook/index.js';
import { distanceToQuad, type Point } from '../../../../table/index.js';
import { type DefensiveFire, defensiveShot } from '../../common/defensive-fire.js';
import { basicWithout3dt } from '../../common/rulings/turn.js';
import { threeDiceTest } from '../../common/three-dice.js';
import { alongPath } from '../../common/turn/aim.js';
import { revealAttacked } from '../../common/turn/revealing.js';
import { unitOf } from '../../common/turn/units.js';
import { shotAtChargers, thirdsLeft } from '../fire-at-chargers.js';
import type { MissileShot } from '../missiles.js';
import type { RangeThird } from '../numbers/missiles.js';
import type { AncientState, AncientUnit } from '../state.js';
import type { AncientContext } from '../terms.js';
import type { Shooter } from './armed.js';
import type { AncientField } from './field.js';
import { isExposed, ranksShooting, shotOnTheWay } from './on-the-way.js';
import { ancientPeriod } from './period.js';
import { namedTarget, type Shooting } from './targets.js';

/** A missile unit that an enemy has closed with, and where it first had him in range and sight. */
interface Charged {
  readonly shooter: Shooter;
  readonly charger: AncientUnit;
  readonly at: Point;
  readonly shot: MissileShot;
  /** The thirds of its range that he crosses after that. */
  readonly thirds: readonly RangeThird[];
}

/** What its test leaves a charged unit: what it must do, or the right to choose. */
type Tested = { readonly charged: Charged } & (
  | { readonly chooses: true }
  | { readonly chooses: false; readonly test: DefensiveFire }
);

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
    return charged === undefined ? [] : [testOf(charged, field.state, context)];
  });
  const asked = tested.flatMap(each => (each.chooses && each.charged.thirds.length > 1 ? [each.charged] : []));
  const answers = asked.length === 0 ? [] : command.askAll(asked.map(requestOf));
  const chosen = new Map(asked.map(({ shooter }, i) => [shooter.unit.id, answers[i]?.at]));
  return tested.map(each => {
    const { charged } = each;
    const [first = 'far'] = charged.thirds;
    const choice = chosen.get(charged.shooter.unit.id) ?? first;
    const test = each.chooses ? defensiveShot({ passed: true, choice: toCommon(choice) }, rules) : each.test;
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
    .filter(({ attackers }) => !attackers.includes(unit.id))
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

function testOf(charged: Charged, state: AncientState, context: AncientContext): Tested {
  const { rules, scenario, dice, turn, tell } = context;
  const unit = unitOf(state, charged.shooter.unit.id);
  const untested = readingOf(basicWithout3dt, rules.rulings).value['fire-at-charger'];
  if (!rules.levels[scenario.level].threeDice) {
    if (untested === 'at the range its owner chooses') return { charged, chooses: true };
    const test: DefensiveFire = {
      at: 'first-in-range',
      steps: 0,
      melees: true,
      passed: false,
      because: [
        { clause: 'cady/common/game-level/basic-no-3dt', because: 'the basic game', effect: 'fires at first sight' },
      ],
    };
    return { charged, chooses: false, test };
  }
  const before = ancientPeriod.tested(unit, turn, rules);
  if (before === null)
    return { charged, chooses: false, test: defensiveShot({ passed: false, choice: 'middle' }, rules) };
  revealAttacked(state, unit.id, context);
  const { passed, odds } = threeDiceTest(before, dice, rules);
  tell({
    kind: 'three-dice-test',
    unit: unit.id,
    to: 'choose-its-fire',
    dice: odds.dice,
    faces: odds.faces,
    passed,
    because: odds.because,
  });
  if (passed) return { charged, chooses: true };
  unit.failedTest = true;
  return { charged, chooses: false, test: defensiveShot({ passed, choice: 'middle' }, rules) };
}

function requestOf({ shooter: { unit }, charger, thirds }: Charged) {
  return {
    kind: 'meet-charge' as const,
    id: `meet-charge:${unit.id}`,
    side: unit.side,
    clause: 'cady/ancient-medieval/missile/attacked-3dt-pass' as const,
    secret: true,
    unit: unit.id,
    charger: charger.id,
    thirds,
  };
}

function shootingAt({ shooter, charger, at, shot }: Charged, test: DefensiveFire, field: AncientField): Shooting {
  const result = shotAtChargers({ test, shot }, field.rules);
  return {
    shooter,
    target: charger,
    groups: ranksShooting(shooter, result.shot, { at, shots: 1 }, field),
    shots: 1,
    because: [...test.because, ...result.because],
    met: {
      at: test.at === 'middle' ? 'mid' : test.at,
      charger: charger.id,
      melees: test.melees,
      throwsDown: result.weapon === 'thrown-down',
    },
  };
}

function toCommon(third: RangeThird) {
  return third === 'mid' ? ('middle' as const) : third;
}
