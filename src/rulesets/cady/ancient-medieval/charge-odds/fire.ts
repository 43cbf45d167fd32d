import { defensiveShot, fireAtCharger } from '../../common/fighting/defensive-fire.js';
import { wholeRanks } from '../../common/fighting/melee-turns/fronts.js';
import { onlyOnce } from '../../common/fighting/melee-turns/state.js';
import { threeDiceOdds } from '../../common/fighting/three-dice.js';
import { shotAtChargers } from '../missiles/fire-at-chargers.js';
import { rearSteps } from '../missiles/missile-steps.js';
import { type MissileGroup, type MissileShot, missileOdds, missileVolley } from '../missiles/missiles.js';
import { fireRange, shotOf } from './situation.js';
import { type ChargeStage, leftOf, losing, type Setting, testedOf } from './state.js';

/** The fire of a defender with missiles, after its own test: what it fires at, and whether it strikes back afterwards. */
export function fireStage(setting: Setting): ChargeStage {
  const { situation, rules } = setting;
  const choice = fireRange(situation, rules);
  if (choice === undefined) return { name: 'fire', turn: 1, because: [], steps: [] };
  const unit = testedOf(situation.defender, rules);
  const seen = shotOf(situation, rules);
  const shotAfter = (test: Parameters<typeof shotAtChargers>[0]['test']) =>
    shotAtChargers({ test, shot: seen }, rules).shot;
  const results = [true, false].map(passed => defensiveShot({ passed, choice }, rules));
  const needed = results.flatMap(test => [...test.because, ...missileOdds(shotAfter(test), rules).because]);
  return {
    name: 'fire',
    turn: 1,
    because: onlyOnce([...threeDiceOdds(unit, rules).because, ...needed]),
    steps: [
      (state, dice) => {
        if (!state.fighting) return state;
        const test = fireAtCharger({ unit, choice }, dice, rules);
        const targetFigures = leftOf(setting, state).attacker;
        const { lost } = missileVolley({ groups: groupsOf(shotAfter(test), setting), targetFigures }, dice, rules);
        return { ...state, firedAt: test.at, attacker: losing(state.attacker, lost) };
      },
    ],
  };
}

/** The first rank shoots straight, those behind it over its heads where their weapon can. */
function groupsOf(shot: MissileShot, setting: Setting): readonly MissileGroup[] {
  const { situation, fronts, rules } = setting;
  const { defender, fire } = situation;
  const shots = fire?.shots ?? 1;
  const [first = 0] = wholeRanks(fronts.defender, defender.figures);
  const behind = defender.figures - first;
  const front = { ...shot, shots, figures: first };
  const over = rearSteps(rules.troops[defender.type].weapon, rules) !== null;
  return behind === 0 || !over ? [front] : [front, { ...front, figures: behind, indirect: true }];
}
