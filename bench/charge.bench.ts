import { rolled } from '../src/dice/index.js';
import {
  type ChargeOutcome,
  type ChargeSituation,
  chargeOdds,
  readyCharge,
} from '../src/rulesets/cady/ancient-medieval/charge-odds.js';
import type { Row } from './row.js';
import { sideBySide } from './side-by-side.js';

const charge: ChargeSituation = {
  attacker: { type: 'medium-cavalry', figures: 20 },
  defender: { type: 'medium-infantry', figures: 36 },
  between: { behind: 'fence' },
};

/** Throws of which a chance of a half is known to three digits: its standard error is then half a thousandth. */
const throws = 1_000_000;
const batch = 1000;

/** A charge solved, and the same by throwing it until the chance that the defender routs is known to three digits. */
export async function run(): Promise<readonly Row[]> {
  const thrown = readyCharge(charge);
  const dice = rolled(1066);
  const routs = ({ defender }: ChargeOutcome) => defender.reaction === 'rout';
  const time = await sideBySide(
    {
      exact: () => chargeOdds(charge).outcomes.probability(routs),
      batch: () => {
        let routed = 0;
        for (let i = 0; i < batch; i++) if (routs(thrown(dice))) routed++;
        return routed / batch;
      },
    },
    { rounds: 51 },
  );
  const sampled = time.batch * (throws / batch);
  return [
    {
      what: 'a charge of 20 on 36 behind a fence, solved: sampled to three digits',
      ours: `${(time.exact / 1000).toFixed(1)} ms`,
      rival: `${(sampled / 1000).toFixed(0)} ms`,
      ratio: sampled / time.exact,
      target: '≥ 20',
    },
  ];
}
