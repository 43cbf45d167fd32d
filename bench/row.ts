/** One comparison, both sides measured in the same run. */
export interface Row {
  /** What was measured: `exact 36 v 36 melee`. */
  readonly what: string;
  /** Ours, with its unit: `1.2 ms`, `310000 pools/s`. */
  readonly ours: string;
  /** The rival's, or the bare loop's; `–` for a number that stands alone. */
  readonly rival: string;
  /** Ours over the rival's, in the direction that `target` is stated in; undefined where nothing is compared. */
  readonly ratio: number | undefined;
  /** What was aimed for: `≥ 0.7`, `≤ 10`; empty for a number to improve. */
  readonly target: string;
}
