/** Number of Phred+33 scores, 0 to 93: one for each printable byte from `!` to `~`. */
export const QUALITIES = 94;
/** Byte of quality 0 in Phred+33. */
export const PHRED_33 = 33;

const PHRED_64 = 64;
/** Solexa qualities start at -5 (byte `;`). A lower byte occurs in Phred+33 only. */
const LOWEST_SOLEXA_BYTE = PHRED_64 - 5;
/** Minimum quality of Illumina 1.5 to 1.7 is 2 (byte `B`). */
const LOWEST_ILLUMINA_15_BYTE = PHRED_64 + 2;
/** Maximum quality of instruments; consensus reads have higher ones. */
const MAX_INSTRUMENT_QUALITY = 45;

/** Quality encoding: the representation of scores as bytes in a FASTQ file. */
export type EncodingKind = 'phred33' | 'phred64' | 'solexa';

/** Quality encoding of a file, as written to fastq_qc.json. All metrics are on the Phred scale, whatever the encoding. */
export interface QualityEncoding {
  readonly kind: EncodingKind;
  /** Name as in FastQC and the manufacturers' documents. */
  readonly name: string;
  readonly offset: 33 | 64;
  /** Lowest and highest byte of all quality lines. */
  readonly lowestByte: number;
  readonly highestByte: number;
  /** `certain`: the bytes match no other encoding. `assumed`: they do. `chosen`: by the user. */
  readonly basis: 'certain' | 'assumed' | 'chosen';
  /** Caution for readers of the report; null when the encoding is certain. */
  readonly note: string | null;
}

const NAMES: Readonly<Record<EncodingKind, string>> = {
  phred33: 'Sanger / Illumina 1.8+ (Phred+33)',
  phred64: 'Illumina 1.3 to 1.7 (Phred+64)',
  solexa: 'Solexa / Illumina 1.0 (Solexa+64)',
};

/**
 * Detects the encoding from the counts of quality bytes (index 0 is byte 33), unless the user chose one. Without any quality
 * it is Phred+33, assumed.
 */
export function detectEncoding(counts: Float64Array, chosen: EncodingKind | null = null): QualityEncoding {
  const lowest =
    PHRED_33 +
    Math.max(
      0,
      counts.findIndex((count) => count > 0),
    );
  const highest =
    PHRED_33 +
    Math.max(
      0,
      counts.findLastIndex((count) => count > 0),
    );
  const kind = chosen ?? likelyKind(lowest, highest);
  const range = { lowestByte: lowest, highestByte: highest };
  const offset = kind === 'phred33' ? 33 : 64;
  const name = kind === 'phred64' && chosen === null ? illuminaName(lowest) : NAMES[kind];
  if (chosen !== null) {
    return {
      kind,
      name,
      offset,
      ...range,
      basis: 'chosen',
      note: 'The quality encoding was chosen by the user.',
    };
  }
  return lowest < LOWEST_SOLEXA_BYTE
    ? { kind, name, offset, ...range, basis: 'certain', note: null }
    : { kind, name, offset, ...range, basis: 'assumed', note: noteOn(kind, name, lowest, highest) };
}

/** Lowest valid quality byte of an encoding. */
export function lowestByteOf(kind: EncodingKind): number {
  switch (kind) {
    case 'phred33':
      return PHRED_33;
    case 'phred64':
      return PHRED_64;
    case 'solexa':
      return LOWEST_SOLEXA_BYTE;
  }
}

/** Converts counts by quality byte (index 0 is byte 33) to counts by Phred score. */
export function phredCounts(counts: Float64Array, kind: EncodingKind): Float64Array {
  if (kind === 'phred33') {
    return counts;
  }
  const converted = new Float64Array(QUALITIES);
  counts.forEach((count, index) => {
    if (count > 0) {
      const score = index + PHRED_33 - PHRED_64;
      const phred = kind === 'solexa' ? phredOfSolexa(score) : score;
      converted[phred] = (converted[phred] ?? 0) + count;
    }
  });
  return converted;
}

/** Converts a Solexa score (log odds), which differs from Phred below 10. Rounded, as in other converters. */
function phredOfSolexa(score: number): number {
  return Math.round(10 * Math.log10(10 ** (score / 10) + 1));
}

function likelyKind(lowest: number, highest: number): EncodingKind {
  const isBest64 = highest <= PHRED_64 + MAX_INSTRUMENT_QUALITY;
  const isBest33 = highest <= PHRED_33 + MAX_INSTRUMENT_QUALITY;
  if (lowest < LOWEST_SOLEXA_BYTE || isBest33 || !isBest64) {
    return 'phred33';
  }
  return lowest < PHRED_64 ? 'solexa' : 'phred64';
}

function illuminaName(lowest: number): string {
  return lowest < LOWEST_ILLUMINA_15_BYTE ? 'Illumina 1.3 (Phred+64)' : 'Illumina 1.5 (Phred+64)';
}

function noteOn(kind: EncodingKind, name: string, lowest: number, highest: number): string {
  const as33 = `${lowest - PHRED_33} to ${highest - PHRED_33}`;
  const as64 = `${lowest - PHRED_64} to ${highest - PHRED_64}`;
  return kind === 'phred33'
    ? `The quality encoding is ambiguous. It was taken as ${name}, with qualities from ${as33}; in an encoding with offset 64 they would be ${as64}.`
    : `The qualities were taken as ${name}, from ${as64}, and converted to Phred+33. As Phred+33 they would be ${as33}.`;
}
