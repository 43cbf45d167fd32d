/**
 * Which ranks of a unit fire over the heads of those before them: the front one, which has nobody before it, and each that stands
 * higher than every rank before. How high the target stands does not matter: on level ground the man in front is in the way of it all the same.
 *
 * Source: How to play > Fire small arms; Musket Period Rules > First rank only.
 *
 * @param heights the hill level (or storey) on which each rank stands, front rank first
 * @clause cady/common/fire/medieval-second-rank
 * @clause cady/common/fire/musket-first-rank
 */
export function ranksOverHeads(heights: readonly number[]): readonly boolean[] {
  let highest = Number.NEGATIVE_INFINITY;
  return heights.map(height => {
    const over = height > highest;
    highest = Math.max(highest, height);
    return over;
  });
}
