/** A number to one digit after the point. */
export function oneDigit(number: number): string {
  return (Math.round(number * 10) / 10).toFixed(1);
}
