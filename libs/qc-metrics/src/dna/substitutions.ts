/** Type of a variant. `other` is not a small variant (symbolic, or equal lengths above 1). */
export type VariantType = 'snv' | 'indel' | 'other';

const BASES = /^[ACGTN]+$/i;
const TRANSITIONS = new Set(['AG', 'GA', 'CT', 'TC']);

/** Type of a variant from its alleles as written. */
export function variantTypeOf(reference: string, alternative: string): VariantType {
  if (!BASES.test(reference) || !BASES.test(alternative)) {
    return 'other';
  }
  if (reference.length !== alternative.length) {
    return 'indel';
  }
  return reference.length === 1 ? 'snv' : 'other';
}

/** Whether a change is a transition: within purines or within pyrimidines. */
export function isTransition(reference: string, alternative: string): boolean {
  return TRANSITIONS.has(`${reference}${alternative}`.toUpperCase());
}

/** Ti/Tv ratio; NaN without transversions. */
export function tiTvRatio(transitions: number, transversions: number): number {
  return transversions === 0 ? NaN : transitions / transversions;
}
