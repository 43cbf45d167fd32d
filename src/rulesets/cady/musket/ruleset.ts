import type { Ruleset } from '../../../battle/index.js';
import { frozen } from '../../../rulebook/index.js';
import { unitOfLength } from '../common/army/scale.js';
import { musketBook } from './book/print.js';
import { endOfMusket, readMusket } from './from-scenario.js';
import { musketPhases } from './phases.js';
import { musketRules } from './rules.js';
import { musketChecks } from './ships/checks.js';
import { musterAfloat } from './ships/muster.js';
import type { MusketTerms } from './terms.js';
import { musketView } from './view.js';

/** Cady's musket game, for the kernel to play. Lengths in cm. */
export const musket: Ruleset<MusketTerms> = frozen({
  id: 'musket',
  title: "Cady's Miniature War Game Rules: Musket Period",
  version: '2',
  source: 'cady-book',
  unit: unitOfLength,
  book: musketBook,
  rules: musketRules,
  phases: musketPhases,
  readScenario: readMusket,
  sides: scenario => Object.keys(scenario.sides),
  firstTurn: ({ turn = 1 }) => turn,
  muster: musterAfloat,
  requests: musketChecks,
  outcome: endOfMusket,
  view: musketView,
});
