/** Number of adapter bases to search for: long enough to be rare by chance, short enough for a read's end. */
export const ADAPTER_LENGTH = 12;

/** Adapter, identified by its first bases. */
export interface Adapter {
  readonly name: string;
  readonly sequence: string;
  /** Bases with two bits each, first base highest. */
  readonly code: number;
}

/** Adapters of common library kits, with the manufacturers' published sequences. */
export const ADAPTERS: readonly Adapter[] = [
  adapter('Illumina TruSeq', 'AGATCGGAAGAG'),
  adapter('Illumina small RNA 3′', 'TGGAATTCTCGG'),
  adapter('Nextera transposase', 'CTGTCTCTTATA'),
  adapter('MGI / BGI read 1', 'AAGTCGGAGGCC'),
  adapter('MGI / BGI read 2', 'AAGTCGGATCGT'),
];

function adapter(name: string, sequence: string): Adapter {
  return {
    name,
    sequence,
    code: [...sequence].reduce((code, base) => (code << 2) | 'ACGT'.indexOf(base), 0),
  };
}
