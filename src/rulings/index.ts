/**
 * What every ruling is about, and why its reading is taken. The rulings themselves, which are played, hold no texts; nothing else of the
 * library brings these along.
 *
 * @module
 */
import ancientMedieval from '../../rulings/ancient-medieval.json' with { type: 'json' };
import common from '../../rulings/common.json' with { type: 'json' };
import musket from '../../rulings/musket.json' with { type: 'json' };
import raymond from '../../rulings/raymond.json' with { type: 'json' };
import skirmish from '../../rulings/skirmish.json' with { type: 'json' };
import wrg from '../../rulings/wrg.json' with { type: 'json' };
import { insist, meant } from '../rulebook/index.js';

/** A ruling in words. */
export interface RulingText {
  /** The id of the ruling: `cady/ruling/hill-edge-sight`. */
  readonly id: string;
  /** What the books are of two minds about, or silent. */
  readonly subject: string;
  /** Why the default reading is the default. */
  readonly why: string;
}

const byId: ReadonlyMap<string, RulingText> = new Map(
  [...common, ...ancientMedieval, ...musket, ...raymond, ...skirmish, ...wrg].map(text => [text.id, text]),
);

/** The ids of all rulings of all rulebooks, in the order of the books. */
export const rulingIds: readonly string[] = Object.freeze([...byId.keys()]);

/**
 * A ruling in words, by the id that house rules choose another reading with.
 *
 * @throws RuleViolation for an id that no rulebook has, with the ids that come nearest.
 */
export function rulingText(id: string): RulingText {
  const text = byId.get(id);
  insist(text !== undefined, () => ({
    path: 'id',
    problem: `there is no ruling "${id}"`,
    mend: meant(id, rulingIds),
  }));
  return text;
}
