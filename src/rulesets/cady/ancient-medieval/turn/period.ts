import type { Tested } from '../../common/fighting/three-dice.js';
import { tableOf } from '../../common/turn/ground.js';
import type { Period } from '../../common/turn/period.js';
import { testsToCharge } from '../combat/phalanx.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientScenario } from '../schema.js';
import type { AncientState, AncientUnit } from '../state.js';
import { ancientMedievalWords } from '../words.js';
import { goingOf } from './going.js';
import { storeysOf } from './siege/castle.js';
import { slingerScreen } from './troops/screens.js';
import { moraleValueOf } from './works/ordered.js';
import { taskFaults } from './works/task-faults.js';
import { withWorks } from './works/works.js';

export { moraleValueOf, orderOf, taskIn } from './works/ordered.js';

/** What the ancient and medieval game brings to the shared turn. */
export type AncientPeriod = Period<AncientUnit, AncientMedievalRules>;

/** The period without a battle: its words, and what hangs on one unit alone. */
export const ancientPeriod: AncientPeriod = {
  words: ancientMedievalWords,
  tested,
  storeysOf,
  // No troop of the lists is one of these; house rules may make them.
  nativeOfForest: ({ type }, { periodMovement }) => periodMovement.forestFree.includes(type),
  skirmisher: ({ type }, { troops }) => {
    const { light, morale } = troops[type];
    return morale === null ? null : { light, morale };
  },
};

/** The period in a battle: how its units go, what is wrong with their orders, and the ground with what was made on it. */
export function ancientPeriodIn(state: AncientState, scenario?: AncientScenario): AncientPeriod {
  const table = scenario === undefined ? null : tableOf(scenario, state.breaches);
  return {
    ...ancientPeriod,
    going: (unit, order, field) => goingOf(unit, order, { ...field, state }),
    orderFaults: (unit, order, _state, rules) => taskFaults(unit, order, { state, table, rules }),
    ground: ground => withWorks(ground, state),
    passes: (mover, _friend, _state, rules) => slingerScreen(mover, state, rules) !== null,
    testsToCharge: ({ formation }, needed, rules) => testsToCharge({ phalanx: formation === 'phalanx', needed }, rules),
  };
}

function tested(unit: AncientUnit, _turn: number, rules: AncientMedievalRules): Tested | null {
  const morale = moraleValueOf(unit, rules);
  if (morale === null) return null;
  return {
    morale,
    hurt: unit.figures + unit.guarding < unit.strength,
    failedBefore: unit.failedTest,
    pushedBack: unit.pushedBack,
    ledBySupremeCommander: unit.general,
  };
}
