import { type Asking, kindOf, type RequestOf, type Seat, type Terms } from '../src/battle/index.js';

/** A request as a person at a seat is asked it. */
export function ask<T extends Terms>(
  windows: Parameters<typeof kindOf<T>>[0],
  request: RequestOf<T>,
  seat: Seat<T>,
): Asking<unknown> {
  return kindOf(windows, request).ask(request, seat);
}
