import { ProgramError } from '../command-line.ts';
import { problemIn } from '../program-problem.ts';
import { ADAPTER_LENGTH, ADAPTERS } from './adapters.ts';
import { DuplicationEstimate } from './duplication-estimate.ts';
import { PHRED_33, QUALITIES } from './quality-encoding.ts';
import { type FastqRecord } from './read-fastq.ts';

/** Maximum number of positions that are counted separately; the bases of longer reads are included in the totals. */
export const MAX_POSITIONS = 500;
/** Base classes: A, C, G, T, other. */
export const BASE_CLASSES = 5;

const OTHER = 4;
const ADAPTER_MASK = 2 ** (2 * ADAPTER_LENGTH) - 1;
/** Mask of the adapters' last six bases: one look-up excludes nearly every window. */
const TAIL_MASK = 2 ** 12 - 1;
const IS_ADAPTER_TAIL = new Uint8Array(TAIL_MASK + 1);
ADAPTERS.forEach(({ code }) => {
  IS_ADAPTER_TAIL[code & TAIL_MASK] = 1;
});
const CLASS_OF_BYTE = new Uint8Array(256).fill(OTHER);
[...'ACGT'].forEach((base, code) => {
  CLASS_OF_BYTE[base.charCodeAt(0)] = code;
  CLASS_OF_BYTE[base.toLowerCase().charCodeAt(0)] = code;
});

/**
 * Counters over the reads of one file, with constant size. Qualities are counted by byte (index 0 is byte 33), because the
 * encoding is known only after the last read.
 */
export class ReadStatistics {
  reads = 0;
  bases = 0;
  readonly qualityByPosition: Float64Array = new Float64Array(MAX_POSITIONS * QUALITIES);
  readonly basesByPosition: Float64Array = new Float64Array(MAX_POSITIONS * BASE_CLASSES);
  readonly gcOfReads: Float64Array = new Float64Array(101);
  readonly lengths: Map<number, number> = new Map();
  readonly adapterReads: Float64Array = new Float64Array(ADAPTERS.length);
  readonly duplication: DuplicationEstimate = new DuplicationEstimate();
  /** Counts of the positions after the last separate one. */
  readonly #laterQualities: Float64Array = new Float64Array(QUALITIES);
  readonly #laterBases: Float64Array = new Float64Array(BASE_CLASSES);
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  /** Counts one read. Throws {@link ProgramError} for an invalid quality byte. */
  add(record: FastqRecord): void {
    this.reads += 1;
    this.bases += record.length;
    this.lengths.set(record.length, (this.lengths.get(record.length) ?? 0) + 1);
    this.#countBases(record);
    this.#countQualities(record);
    this.duplication.add(record.bytes, record.sequenceStart, record.length);
  }

  /** Base counts by class, over all positions. */
  get baseTotals(): Float64Array {
    return totalsOf(this.basesByPosition, this.#laterBases);
  }

  /** Quality counts by byte, over all positions. */
  get qualityTotals(): Float64Array {
    return totalsOf(this.qualityByPosition, this.#laterQualities);
  }

  #countBases({ bytes, sequenceStart, length }: FastqRecord): void {
    let window = 0;
    let known = 0;
    let gc = 0;
    let counted = 0;
    let adapters = 0;
    for (let index = 0; index < length; index += 1) {
      const base = CLASS_OF_BYTE[bytes[sequenceStart + index] ?? 0] ?? OTHER;
      if (index < MAX_POSITIONS) {
        const cell = index * BASE_CLASSES + base;
        this.basesByPosition[cell] = (this.basesByPosition[cell] ?? 0) + 1;
      } else {
        this.#laterBases[base] = (this.#laterBases[base] ?? 0) + 1;
      }
      if (base === OTHER) {
        known = 0;
        continue;
      }
      counted += 1;
      gc += base === 1 || base === 2 ? 1 : 0;
      window = ((window << 2) | base) & ADAPTER_MASK;
      known += 1;
      if (IS_ADAPTER_TAIL[window & TAIL_MASK] !== 0 && known >= ADAPTER_LENGTH) {
        adapters |= adapterAt(window);
      }
    }
    if (counted > 0) {
      const percent = Math.round((100 * gc) / counted);
      this.gcOfReads[percent] = (this.gcOfReads[percent] ?? 0) + 1;
    }
    this.#countAdapters(adapters);
  }

  #countAdapters(found: number): void {
    for (let adapter = 0; found !== 0 && adapter < ADAPTERS.length; adapter += 1) {
      this.adapterReads[adapter] = (this.adapterReads[adapter] ?? 0) + ((found >> adapter) & 1);
    }
  }

  #countQualities({ bytes, qualityStart, length }: FastqRecord): void {
    for (let index = 0; index < length; index += 1) {
      const quality = (bytes[qualityStart + index] ?? 0) - PHRED_33;
      if (quality < 0 || quality >= QUALITIES) {
        const byte = quality + PHRED_33;
        throw new ProgramError(
          `${this.#name}: record ${this.reads} has a quality that is not Phred+33, nor of another encoding (byte ${byte}).`,
          'Check that the file is a FASTQ; qualities are printable characters from "!" to "~".',
          problemIn(this.#name, 'fastq.bad-quality', { record: this.reads, byte }),
        );
      }
      if (index < MAX_POSITIONS) {
        const cell = index * QUALITIES + quality;
        this.qualityByPosition[cell] = (this.qualityByPosition[cell] ?? 0) + 1;
      } else {
        this.#laterQualities[quality] = (this.#laterQualities[quality] ?? 0) + 1;
      }
    }
  }
}

/** Column sums of a table with the width of `later`, plus `later`. */
function totalsOf(byPosition: Float64Array, later: Float64Array): Float64Array {
  const totals = Float64Array.from(later);
  byPosition.forEach((count, cell) => {
    const column = cell % later.length;
    totals[column] = (totals[column] ?? 0) + count;
  });
  return totals;
}

/** Bit for each adapter that the window contains. */
function adapterAt(window: number): number {
  for (let adapter = 0; adapter < ADAPTERS.length; adapter += 1) {
    if (ADAPTERS[adapter]?.code === window) {
      return 1 << adapter;
    }
  }
  return 0;
}
