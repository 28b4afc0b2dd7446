/** What an alternative allele does to the reference. `other` is not a small variant (symbolic, or the same length > 1). */
export type VariantType = 'snv' | 'indel' | 'other';

const BASES = /^[ACGTN]+$/i;
const TRANSITIONS = new Set(['AG', 'GA', 'CT', 'TC']);

/** Tells SNVs from INDELs by the alleles as written. */
export function variantTypeOf(reference: string, alternative: string): VariantType {
  if (!BASES.test(reference) || !BASES.test(alternative)) {
    return 'other';
  }
  if (reference.length !== alternative.length) {
    return 'indel';
  }
  return reference.length === 1 ? 'snv' : 'other';
}

/** True for a change within purines or within pyrimidines. */
export function isTransition(reference: string, alternative: string): boolean {
  return TRANSITIONS.has(`${reference}${alternative}`.toUpperCase());
}

/** Transitions over transversions; NaN without transversions. */
export function tiTvRatio(transitions: number, transversions: number): number {
  return transversions === 0 ? NaN : transitions / transversions;
}
