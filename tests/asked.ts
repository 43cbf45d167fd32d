import { type Asking, kindOf, type RequestOf, type Ruleset, type Seat, type Terms } from '../src/battle/index.js';

/** A request as a person at a seat is asked it. */
export function ask<T extends Terms>(ruleset: Ruleset<T>, request: RequestOf<T>, seat: Seat<T>): Asking<unknown> {
  return kindOf(ruleset, request).ask(request, seat);
}
