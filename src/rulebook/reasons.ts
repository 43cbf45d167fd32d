import type { Reason } from './types.js';

/**
 * The sentence a player would say to another: what applied, what it did, and by which clause.
 *
 * Made only when somebody asks, so that resolving a thousand volleys does not write a thousand sentences.
 * No reasons make the empty string.
 */
export function explain(reasons: readonly Reason[]): string {
  if (reasons.length === 0) return '';
  const said = reasons.map(reason => `${reason.because}: ${reason.effect} [${reason.clause}]`).join('; ');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}
