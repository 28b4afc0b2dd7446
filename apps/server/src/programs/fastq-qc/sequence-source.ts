import { ADAPTERS } from './adapters.ts';

const HOMOPOLYMER_SHARE = 0.9;

/** Likely source of an over-represented sequence: a known adapter, or a homopolymer; null for neither. */
export function likelySource(sequence: string): string | null {
  const upper = sequence.toUpperCase();
  for (const base of 'GATCN') {
    if (upper.split(base).length - 1 >= HOMOPOLYMER_SHARE * upper.length) {
      return `poly-${base}`;
    }
  }
  return ADAPTERS.find((adapter) => upper.includes(adapter.sequence))?.name ?? null;
}
