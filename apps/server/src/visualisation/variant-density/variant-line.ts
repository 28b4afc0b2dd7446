import { chromosomeIndex, MAX_POSITION, type Genotype } from '@omics-portal/qc-metrics';
import { GenotypeError, parseGenotype, sampleValue } from '../../programs/variant-qc/genotype-text.ts';
import { FIXED_COLUMNS, PASSED } from '../../programs/variant-qc/vcf-columns.ts';

/** Columns of a file without samples: INFO is the last. */
const SITE_COLUMNS = 8;
const POSITION = /^[1-9]\d{0,9}$/;

/** Data line of a VCF that can be counted. */
export interface VariantLine {
  readonly chromosome: number;
  readonly position: number;
  readonly reference: string;
  readonly alternatives: readonly string[];
  readonly isFiltered: boolean;
  /** One for each sample column; null for a missing one, and for one that fails its own filter (FT). */
  readonly genotypes: readonly Genotype[];
}

/** Reason for which a line is not counted. */
export type LineFault = 'badLines' | 'otherSequences';

/** Limits of the lines of a file. */
export interface LineLimits {
  /** Number of sample columns of the header. */
  readonly samples: number;
  /** Number of these that are read. */
  readonly readSamples: number;
  /** Declared length of each chromosome, by its index. */
  readonly lengths: ReadonlyMap<number, number>;
}

/** Reads a data line. A fault of the line is returned, since one bad line in millions must not hide the others. */
export function readVariantLine(text: string, limits: LineLimits): VariantLine | LineFault {
  const cells = text.split('\t');
  const [name = '', positionText = '', , reference = '', alternative = '', , filter = ''] = cells;
  const isComplete =
    limits.samples > 0 ? cells.length === FIXED_COLUMNS + limits.samples : cells.length >= SITE_COLUMNS;
  if (!isComplete || !POSITION.test(positionText) || reference === '' || alternative === '') {
    return 'badLines';
  }
  const chromosome = indexOf(name);
  if (chromosome < 0) {
    return 'otherSequences';
  }
  const position = Number(positionText);
  if (position > (limits.lengths.get(chromosome) ?? MAX_POSITION)) {
    return 'badLines';
  }
  const alternatives = alternative.split(',');
  const genotypes = genotypesOf(cells, limits, alternative === '.' ? 0 : alternatives.length);
  return genotypes
    ? { chromosome, position, reference, alternatives, isFiltered: !PASSED.has(filter), genotypes }
    : 'badLines';
}

/** The last sequence: neighbouring lines have the same. */
let lastSequence = { name: '', index: -1 };

function indexOf(name: string): number {
  if (name !== lastSequence.name) {
    lastSequence = { name, index: chromosomeIndex(name) };
  }
  return lastSequence.index;
}

/** Genotypes of the read columns; null where one cannot be read, or the line has none. */
function genotypesOf(
  cells: readonly string[],
  { samples, readSamples }: LineLimits,
  alternatives: number,
): Genotype[] | null {
  if (samples === 0) {
    return [];
  }
  const { genotypeIndex, filterIndex } = formatOf(cells[FIXED_COLUMNS - 1] ?? '');
  if (genotypeIndex < 0) {
    return null;
  }
  try {
    return cells.slice(FIXED_COLUMNS, FIXED_COLUMNS + readSamples).map((cell) => {
      const genotype = parseGenotype(sampleValue(cell, genotypeIndex), alternatives);
      return filterIndex >= 0 && !PASSED.has(sampleValue(cell, filterIndex)) ? null : genotype;
    });
  } catch (error) {
    if (error instanceof GenotypeError) {
      return null;
    }
    throw error;
  }
}

interface Format {
  readonly text: string;
  readonly genotypeIndex: number;
  readonly filterIndex: number;
}

/** The last format: neighbouring lines have the same. */
let lastFormat: Format = { text: '', genotypeIndex: -1, filterIndex: -1 };

function formatOf(text: string): Format {
  if (text !== lastFormat.text) {
    const keys = text.split(':');
    lastFormat = { text, genotypeIndex: keys.indexOf('GT'), filterIndex: keys.indexOf('FT') };
  }
  return lastFormat;
}
