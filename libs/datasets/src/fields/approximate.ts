/** Text of a number, with a sign before it where the number is an estimate. */
export function approximate(text: string, isEstimated: boolean): string {
  return isEstimated ? `≈${text}` : text;
}
