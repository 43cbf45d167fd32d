import { measuredFrom, type Placed, standsIn, standsOf, widthOf } from '../../../../../table/index.js';
import type { TurnRules } from '../rules.js';
import type { FieldUnit } from '../state.js';
import { placedOf } from '../units.js';

/** A rectangle of the stands of a body: ranks from front to rear and files from left to right, both ends included. */
interface Block {
  readonly ranks: readonly [number, number];
  readonly files: readonly [number, number];
}

/**
 * The stands that are set out when some of them are in view: the smallest block of whole ranks and files that holds them, by
 * their numbers, front left first. Stands that touch those in view cannot well be left off the table.
 *
 * @clause cady/common/hidden/partial-reveal
 */
export function wholeRanks(placed: Placed, seen: readonly number[]): number[] {
  const block = blockOf(placed, seen);
  return block === undefined ? [] : numbersIn(placed, block);
}

function blockOf(placed: Placed, seen: readonly number[]): Block | undefined {
  const stands = standsOf(placed).filter((_, i) => seen.includes(i));
  if (stands.length === 0) return undefined;
  const [ranks, files] = [stands.map(({ rank }) => rank), stands.map(({ file }) => file)];
  return {
    ranks: [Math.min(...ranks), Math.max(...ranks)],
    files: [Math.min(...files), Math.max(...files)],
  };
}

function numbersIn(placed: Placed, { ranks, files }: Block): number[] {
  return standsOf(placed).flatMap(({ rank, file }, i) =>
    rank >= ranks[0] && rank <= ranks[1] && file >= files[0] && file <= files[1] ? [i] : [],
  );
}

/**
 * The body of a unit as its enemies see it: all of it, or the part that has been set out, as if that were all there is. What
 * fell of a part in view is gone from it; where nothing of the part is left, it is nowhere.
 *
 * @clause cady/common/hidden/partial-reveal
 */
export function bodyInView(unit: FieldUnit, rules: Pick<TurnRules, 'troops' | 'formation'>): Placed {
  const whole = placedOf(unit, rules);
  if (unit.inView === null) return whole;
  const block = blockOf(whole, unit.inView);
  if (block === undefined) return { ...whole, figures: 0 };
  const { stand, gap = 0 } = whole;
  const step = { right: stand.front + gap, back: stand.depth + gap };
  const left = -widthOf(whole) / 2 + block.files[0] * step.right;
  const files = block.files[1] - block.files[0] + 1;
  const figures = numbersIn(whole, block).reduce((sum, i) => sum + (standsOf(whole)[i]?.figures ?? 0), 0);
  // A last rank that is short is as wide as what stands in it.
  const abreast = Math.min(files, standsIn({ ...whole, figures }));
  const middle = left + (abreast * step.right - gap) / 2;
  return { ...whole, figures, files, at: measuredFrom(whole)(middle, block.ranks[0] * step.back) };
}
