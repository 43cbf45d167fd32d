import type { Ruleset } from '../../../battle/index.js';
import { frozen } from '../../../rulebook/index.js';
import { musketBook } from './book/print.js';
import { landChecks } from './checks.js';
import { endOfMusket, readMusket } from './from-scenario.js';
import { musterMusket } from './muster.js';
import { musketRules } from './rules.js';
import type { MusketTerms } from './terms.js';
import { turnOf } from './turn/in-force.js';
import { musketPeriod } from './turn/period.js';
import { musketView } from './view.js';

const id = 'musket';

/**
 * The musket game without its ships and river boats, for whoever plays none: a smaller bundle. Battles are those of `musket`, and records too; a scenario
 * with ships or boats is refused.
 */
export const musketOnLand: Ruleset<MusketTerms> = frozen({
  id,
  title: "Cady's Miniature War Game Rules: Musket Period",
  version: '2',
  source: 'cady-book',
  unit: 'cm',
  book: musketBook,
  rules: musketRules,
  phases: turnOf(musketPeriod),
  readScenario: readMusket,
  sides: scenario => Object.keys(scenario.sides),
  firstTurn: ({ turn = 1 }) => turn,
  muster: (scenario, rules) => musterMusket(scenario, rules),
  requests: { ...landChecks, helm: { check: () => [nothingAfloat] } },
  outcome: endOfMusket,
  view: musketView,
});

const nothingAfloat = { path: 'helm', problem: 'no ships are played', mend: 'play it with `musket`' };
