import type { DensityFileReason } from '@omics-portal/api/visualisation';
import { matchDonor } from '@omics-portal/qc-inputs';
import { VariantDensity } from '@omics-portal/qc-metrics';
import { ProgramError } from '../../programs/command-line.ts';
import { openInput } from '../../programs/input-stream.ts';
import { variantsOfRow } from '../../programs/variant-qc/small-variants.ts';
import { readVcfLines } from '../../programs/variant-qc/vcf-lines.ts';
import { type LeftOutCounts, nothingLeftOut } from './left-out.ts';
import { readVariantLine, type VariantLine } from './variant-line.ts';
import { VcfHeader } from './vcf-header.ts';

/** Maximum number of sample columns that are counted; a panel of thousands is no reference set of four. */
const MAX_SAMPLES = 24;

/** VCF file of a reference set. */
export interface VariantFile {
  readonly path: string;
  readonly name: string;
  /** Sample of a file with one column or without columns; by default the name of the column. */
  readonly sample?: string | undefined;
}

/** Variants of a file by sample. */
export interface CountedFile {
  readonly densities: ReadonlyMap<string, VariantDensity>;
  /** Declared length of each chromosome, by its index. */
  readonly lengths: ReadonlyMap<number, number>;
  /** Largest position of each chromosome with a counted line. */
  readonly largest: ReadonlyMap<number, number>;
  readonly leftOut: LeftOutCounts;
}

/** Error of a file whose content cannot be counted. */
class FileFault extends Error {
  readonly reason: DensityFileReason;

  constructor(reason: DensityFileReason) {
    super(reason);
    this.name = 'FileFault';
    this.reason = reason;
  }
}

/** Counts the variants of a VCF, plain, gzip (also bgzip) or bzip2, line by line; the reason for a file that cannot be read. */
export async function countFile(
  file: VariantFile,
  windowSize: number,
): Promise<CountedFile | DensityFileReason> {
  const counter = new FileCounter(file.sample, windowSize);
  try {
    await readVcfLines(openInput(file).chunks, {
      line: (text) => counter.line(text),
      tooLong: () => {
        throw new FileFault('damaged');
      },
    });
    return counter.end();
  } catch (error) {
    if (error instanceof FileFault) {
      return error.reason;
    }
    if (error instanceof ProgramError) {
      return error.problems.some(({ code }) => code === 'file.missing') ? 'missing' : 'damaged';
    }
    throw error;
  }
}

class FileCounter {
  readonly #header = new VcfHeader();
  readonly #leftOut = nothingLeftOut();
  readonly #largest = new Map<number, number>();
  readonly #namedSample: string | undefined;
  readonly #windowSize: number;
  #names: readonly string[] = [];
  #densities: readonly VariantDensity[] = [];
  #hasBegun = false;

  constructor(namedSample: string | undefined, windowSize: number) {
    this.#namedSample = namedSample;
    this.#windowSize = windowSize;
  }

  line(text: string): void {
    const line = text.endsWith('\r') ? text.slice(0, -1) : text;
    if (!this.#hasBegun) {
      if (!line.startsWith('##fileformat=VCF')) throw new FileFault('not-vcf');
      this.#hasBegun = true;
    }
    if (line === '') {
      return;
    }
    if (line.startsWith('#')) {
      this.#headerLine(line);
      return;
    }
    const { samples } = this.#header;
    if (!samples) throw new FileFault('not-vcf');
    const read = readVariantLine(line, {
      samples: samples.length,
      readSamples: this.#densities.length,
      lengths: this.#header.lengths,
    });
    if (typeof read === 'string') {
      this.#leftOut[read] += 1;
    } else {
      this.#count(read);
    }
  }

  end(): CountedFile {
    if (!this.#header.samples) throw new FileFault('not-vcf');
    return {
      densities: new Map(
        this.#densities.map((density, index) => [this.#names[index] ?? '', density] as const),
      ),
      lengths: this.#header.lengths,
      largest: this.#largest,
      leftOut: this.#leftOut,
    };
  }

  #headerLine(line: string): void {
    const before = this.#header.samples;
    this.#header.line(line);
    const { samples } = this.#header;
    if (samples && !before) {
      this.#names = sampleNames(samples, this.#namedSample);
      if (this.#names.length === 0) throw new FileFault('no-sample');
      this.#leftOut.samples = Math.max(0, samples.length - MAX_SAMPLES);
      this.#densities = this.#names.map(() => new VariantDensity(this.#windowSize));
    }
  }

  #count({ chromosome, position, reference, alternatives, isFiltered, genotypes }: VariantLine): void {
    const leftOut = this.#leftOut;
    if (isFiltered) {
      leftOut.filteredLines += 1;
      return;
    }
    const { variants, symbolicAlleles } = variantsOfRow(position, reference, alternatives);
    leftOut.otherAlleles += symbolicAlleles;
    if (variants.length === 0) {
      leftOut.referenceLines += symbolicAlleles === 0 ? 1 : 0;
      return;
    }
    const last = Math.max(this.#largest.get(chromosome) ?? 0, ...variants.map((variant) => variant.position));
    this.#largest.set(chromosome, last);
    this.#densities.forEach((density, sample) => {
      // A file without sample columns lists the variants of its sample.
      const genotype = genotypes.length === 0 ? undefined : genotypes[sample];
      if (genotype === null) {
        leftOut.missingGenotypes += 1;
        return;
      }
      for (const variant of variants) {
        if (!genotype || genotype.some((allele) => variant.alleles.has(allele))) {
          density.add(chromosome, variant.position, variant.kind);
        }
      }
    });
  }
}

/** Names of the counted samples: that of the manifest for one column or none, otherwise the donors where they differ, or the columns. */
function sampleNames(columns: readonly string[], named: string | undefined): readonly string[] {
  if (named !== undefined && columns.length <= 1) {
    return [named];
  }
  const counted = columns.slice(0, MAX_SAMPLES);
  const donors = counted.map((column) => matchDonor(column) ?? column);
  return new Set(donors).size === donors.length ? donors : [...new Set(counted)];
}
