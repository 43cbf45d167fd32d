import { expect } from 'vitest';
import type { SideId } from '../../src/battle/index.js';
import type { AncientContext, AncientRequests, CallAnswer } from '../../src/rulesets/cady/ancient-medieval/terms.js';
import { artilleryPhase } from '../../src/rulesets/cady/ancient-medieval/turn/artillery.js';
import { callFaults } from '../../src/rulesets/cady/ancient-medieval/turn/machines/calls.js';
import { ancientView, ownView } from '../../src/rulesets/cady/ancient-medieval/view.js';
import { doing, type Game, order, type Throws, type ToldAll } from './table-top.js';

/** What a machine's side was asked. */
export type Asked = AncientRequests['call']['asks'] & { readonly id: string; readonly side: SideId };

/** The faults of a call, by the machine's side. */
export function callFaultsOf(game: Game, machine: string, call: unknown): string[] {
  const side = machine.split('-')[0] ?? '';
  const [asSeen = [], asJudged] = [ancientView, ownView].map(viewed => {
    const view = viewed(game.state, side, game.scenario, game.rules);
    return callFaults(call, machine, view, game.rules).map(({ clause, problem }) => clause ?? problem);
  });
  // A commander who asks before he calls is told what the referee will say.
  expect(asJudged).toEqual(asSeen);
  return asSeen;
}

/** A context in which machines are called as said, and those not named do not fire; every call must be legal. */
export function calling(
  game: Game,
  calls: Readonly<Record<string, CallAnswer>>,
  context: AncientContext,
  asked: Asked[] = [],
): AncientContext {
  const answers = (requests: readonly unknown[]): unknown[] =>
    requests.map(request => {
      const { machine } = request as Asked;
      asked.push(request as Asked);
      const call = calls[machine] ?? { shot: 'none' };
      const faults = callFaultsOf(game, machine, call);
      if (faults.length > 0) throw new Error(`${machine}: ${faults.join('; ')}`);
      return call;
    });
  const command = { ask: (request: unknown) => answers([request])[0], askAll: answers };
  return { ...context, command: command as AncientContext['command'] };
}

/** The artillery phase with these calls. */
export function shoot(
  game: Game,
  calls: Readonly<Record<string, CallAnswer>>,
  throws: Throws = {},
  asked: Asked[] = [],
): ToldAll {
  return doing(game, throws, context => artilleryPhase.run(game.state, calling(game, calls, context, asked)));
}

/** A new turn with these orders, nobody moving, and the artillery phase with these calls. */
export function shootNextTurn(
  game: Game,
  calls: Readonly<Record<string, CallAnswer>>,
  throws: Throws = {},
  orders: Readonly<Record<string, string>> = {},
): ToldAll {
  order(game, orders);
  return shoot(game, calls, throws);
}
