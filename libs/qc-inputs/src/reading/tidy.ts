/** Value without the binary error of a decimal conversion: 0.0064 × 100 is 0.64. */
export function tidy(value: number): number {
  return Number.isSafeInteger(value) ? value : Number(value.toPrecision(12));
}
