import { ProgramError } from '../command-line.ts';
import { ADAPTER_LENGTH, ADAPTERS } from './adapters.ts';
import { DuplicationEstimate } from './duplication-estimate.ts';
import { type FastqRecord } from './read-fastq.ts';

/** Positions that are counted one by one; longer reads still count in the totals. */
export const MOST_POSITIONS = 500;
/** Phred scores from 0 to 93, the printable range. */
export const QUALITIES = 94;
/** A, C, G, T, anything else. */
export const BASE_CLASSES = 5;

const PHRED_OFFSET = 33;
const OTHER = 4;
const ADAPTER_MASK = 2 ** (2 * ADAPTER_LENGTH) - 1;
const CLASS_OF_BYTE = new Uint8Array(256).fill(OTHER);
[...'ACGT'].forEach((base, code) => {
  CLASS_OF_BYTE[base.charCodeAt(0)] = code;
  CLASS_OF_BYTE[base.toLowerCase().charCodeAt(0)] = code;
});

/** Counters over the reads of one file. Their size does not grow with the file. */
export class ReadStatistics {
  reads = 0;
  bases = 0;
  readonly qualityByPosition: Float64Array = new Float64Array(MOST_POSITIONS * QUALITIES);
  readonly basesByPosition: Float64Array = new Float64Array(MOST_POSITIONS * BASE_CLASSES);
  readonly qualityTotals: Float64Array = new Float64Array(QUALITIES);
  readonly baseTotals: Float64Array = new Float64Array(BASE_CLASSES);
  readonly gcOfReads: Float64Array = new Float64Array(101);
  readonly lengths: Map<number, number> = new Map();
  readonly adapterReads: Float64Array = new Float64Array(ADAPTERS.length);
  readonly duplication: DuplicationEstimate = new DuplicationEstimate();
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  /** Counts one read. Throws {@link ProgramError} for a quality outside Phred+33. */
  add(record: FastqRecord): void {
    this.reads += 1;
    this.bases += record.length;
    this.lengths.set(record.length, (this.lengths.get(record.length) ?? 0) + 1);
    this.#countBases(record);
    this.#countQualities(record);
    this.duplication.add(record.bytes, record.sequenceStart, record.length);
  }

  #countBases({ bytes, sequenceStart, length }: FastqRecord): void {
    let window = 0;
    let known = 0;
    let gc = 0;
    let counted = 0;
    let adapters = 0;
    for (let index = 0; index < length; index += 1) {
      const base = CLASS_OF_BYTE[bytes[sequenceStart + index] ?? 0] ?? OTHER;
      this.baseTotals[base] = (this.baseTotals[base] ?? 0) + 1;
      if (index < MOST_POSITIONS) {
        const cell = index * BASE_CLASSES + base;
        this.basesByPosition[cell] = (this.basesByPosition[cell] ?? 0) + 1;
      }
      if (base === OTHER) {
        known = 0;
        continue;
      }
      counted += 1;
      gc += base === 1 || base === 2 ? 1 : 0;
      window = ((window << 2) | base) & ADAPTER_MASK;
      known += 1;
      adapters |= known >= ADAPTER_LENGTH ? adapterAt(window) : 0;
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
      const quality = (bytes[qualityStart + index] ?? 0) - PHRED_OFFSET;
      if (quality < 0 || quality >= QUALITIES) {
        throw new ProgramError(
          `${this.#name}: record ${this.reads} has a quality that is not Phred+33.`,
          'Convert the qualities to Phred+33, or check that the file is a FASTQ.',
        );
      }
      this.qualityTotals[quality] = (this.qualityTotals[quality] ?? 0) + 1;
      if (index < MOST_POSITIONS) {
        const cell = index * QUALITIES + quality;
        this.qualityByPosition[cell] = (this.qualityByPosition[cell] ?? 0) + 1;
      }
    }
  }
}

/** Bit per adapter whose first bases the window holds. */
function adapterAt(window: number): number {
  for (let adapter = 0; adapter < ADAPTERS.length; adapter += 1) {
    if (ADAPTERS[adapter]?.code === window) {
      return 1 << adapter;
    }
  }
  return 0;
}
