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

function bitLength(whole: bigint): number {
  return whole.toString(16).length * 4;
}

function commonDivisor(a: bigint, b: bigint): bigint {
  let larger = a;
  let smaller = b;
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
