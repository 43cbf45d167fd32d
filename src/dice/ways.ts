/** In how many ways, or how probably, a pool of dice shows each result. */

/** Probability of 0 to `dice` successes, each of probability `chance`, strictly between 0 and 1. */
export function binomialWeights(dice: number, chance: number): readonly number[] {
  const weights = new Array<number>(dice + 1).fill(0);
  // From the likeliest number outwards: started at 0 successes, a large pool would be lost below the smallest double.
  const likeliest = Math.min(dice, Math.floor((dice + 1) * chance));
  const odds = chance / (1 - chance);
  weights[likeliest] = 1;
  let total = 1;
  for (let weight = 1, i = likeliest; i > 0; i--) {
    weight *= i / ((dice - i + 1) * odds);
    weights[i - 1] = weight;
    total += weight;
  }
  for (let weight = 1, i = likeliest; i < dice; i++) {
    weight *= ((dice - i) * odds) / (i + 1);
    weights[i + 1] = weight;
    total += weight;
  }
  for (let i = 0; i <= dice; i++) weights[i] = (weights[i] ?? 0) / total;
  return weights;
}

/** Of `sides ** dice` throws, how many show one of `hits` faces on 0 to `dice` dice; `hits` strictly between 0 and `sides`. */
export function binomialWays(dice: number, sides: number, hits: number): readonly bigint[] {
  const hitting = BigInt(hits);
  const missing = BigInt(sides - hits);
  const ways = [missing ** BigInt(dice)];
  for (let i = 0, way = missing ** BigInt(dice); i < dice; i++) {
    way = (way * BigInt(dice - i) * hitting) / (BigInt(i + 1) * missing);
    ways.push(way);
  }
  return ways;
}

/** Probability of the totals `dice` to `dice * sides`. */
export function sumWeights(dice: number, sides: number): readonly number[] {
  let lower = lowerHalf(dice, sides, 0);
  lower[0] = 1;
  for (let die = 0; die < dice; die++) {
    // The running total never nears 1 in the lower half, so that no small difference of large numbers is taken.
    const next = lowerHalf(dice, sides, 0);
    const upTo: number[] = [];
    for (let i = 0, total = 0; i < lower.length; i++) {
      total += lower[i] ?? 0;
      upTo.push(total);
      next[i] = (total - (upTo[i - sides] ?? 0)) / sides;
    }
    lower = next;
  }
  return mirrored(dice, sides, lower);
}

/** Of `sides ** dice` throws, how many total `dice` to `dice * sides`. */
export function sumWays(dice: number, sides: number): readonly bigint[] {
  let lower = lowerHalf(dice, sides, 0n);
  lower[0] = 1n;
  for (let die = 0; die < dice; die++) {
    const next = lowerHalf(dice, sides, 0n);
    for (let i = 0, window = 0n; i < lower.length; i++) {
      window += (lower[i] ?? 0n) - (lower[i - sides] ?? 0n);
      next[i] = window;
    }
    lower = next;
  }
  return mirrored(dice, sides, lower);
}

/** Totals of a pool are as likely above the middle as below it: only the lower half is worked out. */
function lowerHalf<W>(dice: number, sides: number, nothing: W): W[] {
  return new Array<W>(Math.floor((dice * (sides - 1)) / 2) + 1).fill(nothing);
}

function mirrored<W>(dice: number, sides: number, lower: readonly W[]): readonly W[] {
  const oddSpan = (dice * (sides - 1)) % 2 === 1;
  return [...lower, ...lower.slice(0, oddSpan ? lower.length : -1).reverse()];
}

/** Probability of each total of two independent pools, of which the probabilities are given; no further than `most`. */
export function totalWeights(ours: readonly number[], theirs: readonly number[], most: number): readonly number[] {
  const longest = ours.length + theirs.length - 1;
  const weights = new Array<number>(Math.min(longest, most + 1)).fill(0);
  for (let our = 0; our < ours.length; our++) {
    const weight = ours[our] ?? 0;
    for (let their = 0; their < theirs.length; their++) {
      const total = Math.min(our + their, most);
      weights[total] = (weights[total] ?? 0) + weight * (theirs[their] ?? 0);
    }
  }
  return weights;
}

/** The same in ways: of all throws of both pools together, how many show each total. */
export function totalWays(ours: readonly bigint[], theirs: readonly bigint[], most: number): readonly bigint[] {
  const longest = ours.length + theirs.length - 1;
  const ways = new Array<bigint>(Math.min(longest, most + 1)).fill(0n);
  for (let our = 0; our < ours.length; our++) {
    for (let their = 0; their < theirs.length; their++) {
      const total = Math.min(our + their, most);
      ways[total] = (ways[total] ?? 0n) + (ours[our] ?? 0n) * (theirs[their] ?? 0n);
    }
  }
  return ways;
}
