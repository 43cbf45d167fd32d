/** An exact fraction. Those that the library hands out are in lowest terms, their denominator above 0. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export function timesFraction(a: Fraction, b: Fraction): Fraction {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

export function plusFraction(a: Fraction, b: Fraction): Fraction {
  // Branches of one rule mostly share a denominator, and lowest terms would be work thrown away before the last sum.
  if (a.denominator === b.denominator) {
    return { numerator: a.numerator + b.numerator, denominator: a.denominator };
  }
  const shared = commonDivisor(a.denominator, b.denominator);
  const scale = b.denominator / shared;
  return {
    numerator: a.numerator * scale + b.numerator * (a.denominator / shared),
    denominator: a.denominator * scale,
  };
}

export function minusFraction(a: Fraction, b: Fraction): Fraction {
  return plusFraction(a, { numerator: -b.numerator, denominator: b.denominator });
}

export function inLowestTerms({ numerator, denominator }: Fraction): Fraction {
  const shared = commonDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return shared === 1n
    ? { numerator, denominator }
    : { numerator: numerator / shared, denominator: denominator / shared };
}

/** A prime that divides a denominator: how often, its powers, and the largest of them that a double still counts in. */
interface Divisor {
  readonly prime: number;
  readonly times: number;
  readonly powers: readonly bigint[];
  readonly power: bigint;
  readonly timesInPower: number;
}

/**
 * Brings many numerators over one denominator to lowest terms. Denominators are products of the sides of dice: their primes
 * are few and small, and what a numerator shares with them is counted in doubles, which is far quicker than Euclid's way.
 */
export function lowestTermsOver(denominator: bigint): (numerator: bigint) => Fraction {
  const { divisors, rest } = smallDivisors(denominator);
  if (rest !== 1n) return numerator => inLowestTerms({ numerator, denominator });
  return numerator => {
    if (numerator === 0n) return { numerator, denominator: 1n };
    let shared = 1n;
    for (const divisor of divisors) shared *= divisor.powers[timesDivisible(numerator, divisor)] ?? 1n;
    return shared === 1n
      ? { numerator, denominator }
      : { numerator: numerator / shared, denominator: denominator / shared };
  };
}

/** How often the prime divides a number other than 0, and no oftener than it divides the denominator. */
function timesDivisible(number: bigint, { prime, times, power, timesInPower }: Divisor): number {
  let left = number;
  let found = 0;
  while (found < times) {
    let last = Number(left % power);
    if (last !== 0) {
      while (last % prime === 0) {
        last /= prime;
        found++;
      }
      return Math.min(found, times);
    }
    left /= power;
    found += timesInPower;
  }
  return times;
}

/** The primes below 100 that divide a number, and what they leave of it. */
function smallDivisors(number: bigint): { readonly divisors: readonly Divisor[]; readonly rest: bigint } {
  const divisors: Divisor[] = [];
  let rest = number;
  for (let prime = 2; prime < 100 && rest !== 1n; prime++) {
    const whole = BigInt(prime);
    let times = 0;
    for (; rest % whole === 0n; rest /= whole) times++;
    // Nothing but a prime divides what the smaller ones have left.
    if (times === 0) continue;
    const timesInPower = Math.floor(53 / Math.log2(prime + 0.01));
    const powers = Array.from({ length: times + 1 }, (_, exponent) => whole ** BigInt(exponent));
    divisors.push({ prime, times, powers, power: whole ** BigInt(timesInPower), timesInPower });
  }
  return { divisors, rest };
}

/** The double nearest to a fraction, to one unit in its last place. */
export function fractionToNumber({ numerator, denominator }: Fraction): number {
  if (numerator < 0n) return -fractionToNumber({ numerator: -numerator, denominator });
  if (numerator === 0n) return 0;
  // Both may be far beyond the largest double: divide as whole numbers of some 64 bits, then put the binary point back.
  const shift = bitLength(denominator) - bitLength(numerator) + 64;
  const quotient =
    shift >= 0 ? (numerator << BigInt(shift)) / denominator : numerator / (denominator << BigInt(-shift));
  return timesPowerOfTwo(Number(quotient), -shift);
}

/** In two steps, because 2 ** −1074 and below is 0 before it could be multiplied. */
function timesPowerOfTwo(number: number, power: number): number {
  const half = Math.trunc(power / 2);
  return number * 2 ** half * 2 ** (power - half);
}

/** How many bits a whole number has, to within a few. */
function bitLength(whole: bigint): number {
  const nearly = Number(whole);
  return nearly < Number.MAX_VALUE ? Math.ceil(Math.log2(nearly)) : whole.toString(16).length * 4;
}

export function commonDivisor(a: bigint, b: bigint): bigint {
  let larger = a;
  let smaller = b;
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
