import type { RequestOf, Terms } from '../../../../battle/index.js';
import type { UnitId } from './state.js';

/** The orders of one side for a turn: notation by unit, and by tag for phantoms. What is left out keeps its last order. */
export type OrdersAnswer = Readonly<Record<UnitId, string>>;

/** Whether a unit goes on through the gap before it. */
export type BreakAnswer = { readonly go: boolean };

/** Whether a unit that lays down its arms is taken prisoner. */
export type SurrenderAnswer = { readonly accept: boolean };

/** What the turn asks of the players whatever its period. */
export type FieldRequests = {
  /** Write the orders of one's side. */
  orders: { asks: { readonly units: readonly UnitId[]; readonly phantoms: readonly string[] }; answer: OrdersAnswer };
  /** Whether a unit whose enemies are gone goes on through the gap. */
  'break-through': { asks: { readonly unit: UnitId; readonly cm: number }; answer: BreakAnswer };
  /** An enemy unit offers to surrender: whether it is taken prisoner, and guarded. */
  'accept-surrender': {
    asks: { readonly unit: UnitId; readonly to: UnitId; readonly figures: number; readonly guards: number };
    answer: SurrenderAnswer;
  };
};

interface FieldTerms extends Terms {
  requests: FieldRequests;
}

/** A request of the shared turn of one kind. */
export type FieldRequest<Kind extends keyof FieldRequests> = Extract<RequestOf<FieldTerms>, { kind: Kind }>;

/** Asks for decisions of one kind, one or several at a time. */
interface Asks<Kind extends keyof FieldRequests> {
  ask(request: FieldRequest<Kind>): FieldRequests[Kind]['answer'];
  askAll(requests: readonly FieldRequest<Kind>[]): readonly FieldRequests[Kind]['answer'][];
}

/** The part of the kernel’s command that the shared turn uses. An intersection, because a period’s own command fits each part of it. */
export type FieldCommand = Asks<'orders'> & Asks<'break-through'> & Asks<'accept-surrender'>;
