import { type Reason, reasonFor } from '../../../../rulebook/index.js';
import { type Bodied, countingFigures } from '../../casualties/casualties.js';
import type { FightingPart } from '../../hand-to-hand/period.js';
import type { WrgRules } from '../../rules.js';
import type { Unit } from '../../state.js';

/** A hero or saint in the ranks of a unit, and how he strikes. */
export interface Champion {
  readonly champion: Unit;
  readonly part: FightingPart;
}

/** Those of a unit who strike at an enemy. */
interface Striking {
  /** Its usual men who count. */
  readonly figures: number;
  readonly champions: readonly Champion[];
  /** Of a unit out of order the rank of which half counts. */
  readonly halved?: Bodied;
}

/** Those of them who count, and why some do not. */
export interface CountingWithChampions {
  readonly figures: number;
  readonly champions: readonly Champion[];
  readonly because: readonly Reason[];
}

/**
 * Those who count of a unit out of order with heroes or saints in its ranks (`wrg/ruling/heroes-in-disorder`): besides half of its rank each of them whole, or each
 * halved by himself, or they are of the rank that is halved, and the first of the half that counts.
 *
 * @clause wrg/disorganisation/half-figures
 * @clause wrg/sorcery/hero-influence
 * @clause wrg/sorcery/warrior-saint
 */
export function countingWithChampions(
  { figures, champions, halved }: Striking,
  rules: WrgRules,
): CountingWithChampions {
  const { inDisorder } = rules.optional.sorcery.heroes;
  const more = champions.reduce((sum, { part }) => sum + part.figures, 0);
  if (halved === undefined || more === 0 || inDisorder === 'whole') return { figures, champions, because: [] };
  const because = (effect: string) =>
    champions.map(({ champion: { id } }) =>
      reasonFor('wrg/disorganisation/half-figures', `${id} in its ranks`, effect),
    );
  if (inDisorder === 'by-himself') {
    const each = champions.flatMap((champion): readonly Champion[] => {
      const counting = countingFigures({ figures: champion.part.figures, disorganised: true }, rules);
      return counting === 0 ? [] : [{ ...champion, part: { ...champion.part, figures: counting } }];
    });
    return {
      figures,
      champions: each,
      because: each.length < champions.length ? because('half of him is nobody') : [],
    };
  }
  const rank = { ...halved, disorganised: true };
  const { nearestRank = halved.figures, halvedBefore = 0 } = halved;
  const { wholeRank = halvedBefore + nearestRank } = halved;
  const withThem = { figures: halved.figures + more, nearestRank: nearestRank + more, wholeRank: wholeRank + more };
  const all = countingFigures({ ...rank, ...withThem }, rules);
  const fewer = countingFigures(rank, rules) - Math.max(0, all - more);
  return {
    figures: Math.max(0, figures - fewer),
    champions: champions.slice(0, all),
    because: because('one of the rank that is halved'),
  };
}
