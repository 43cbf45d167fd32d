import { scripted } from '../../src/dice/index.js';
import type { RaymondContext } from '../../src/rulesets/raymond/terms.js';

const nobody = () => {
  throw new Error('nobody is asked anything here');
};

/** The surroundings of a rule that throws no dice and asks nobody. */
export const noDice: Pick<RaymondContext, 'dice' | 'command' | 'turn' | 'reveal'> = {
  dice: scripted([]),
  command: { ask: nobody, askAll: nobody },
  turn: 1,
  reveal: () => {},
};
