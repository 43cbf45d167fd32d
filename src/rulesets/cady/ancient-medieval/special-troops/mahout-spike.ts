import { type Reason, reasonsUnder } from '../../../../rulebook/index.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';

const reason = reasonsUnder('cady/ancient-medieval/elephant');

/** Whether the mahout, its driver, stops his elephant. */
export interface Spike {
  /** An order for it was written for this turn. */
  readonly ordered: boolean;
  readonly driverAlive: boolean;
  /** Its rampage has begun. */
  readonly rampaging: boolean;
}

/**
 * The mahout, who drives the elephant, kills it with his spike, which stops it where it stands: with an order written for this turn, and by nobody else.
 *
 * Source: Additional Ancient Period Figures & Rules > War Elephants.
 *
 * @clause cady/ancient-medieval/elephant/mahout-kill
 */
export function mahoutSpike(
  spike: Spike,
  rules: AncientMedievalRules = ancientMedievalRules(),
): { readonly killed: boolean; readonly because: readonly Reason[] } {
  const verdict = (killed: boolean, because: string) => ({
    killed,
    because: [reason('mahout-kill', because, killed ? 'the elephant is dead at once' : 'the elephant lives')],
  });
  if (!spike.driverAlive) return verdict(false, 'its driver is dead');
  if (!spike.ordered) return verdict(false, 'no order to kill it was written');
  if (spike.rampaging && !rules.elephants.mahoutInRampage) return verdict(false, 'its rampage has begun');
  return verdict(true, 'its driver kills it');
}
