import type { FireSection } from './period.js';

/**
 * Who fires first, when everybody has moved: artillery, then small arms and whatever is thrown by hand; shock comes after both. Within a
 * phase neither side does, and who is hit still fires.
 *
 * Source: Common Rules > Game Sequence.
 *
 * @clause cady/common/sequence/step-5-artillery
 * @clause cady/common/sequence/step-6-small-arms
 */
export function whoFiresFirst<State, Context>({ artillery, smallArms }: FireSection<State, Context>) {
  return [artillery, smallArms] as const;
}
