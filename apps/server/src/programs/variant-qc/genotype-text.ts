import { type Genotype } from '@omics-portal/qc-metrics';

const SLASH = 0x2f;
const BAR = 0x7c;
const DIGIT_0 = 0x30;
const GENOTYPE = /^[/|]?(\.|\d+)(?:[/|](\.|\d+))?$/;

/** Error of an invalid genotype; its message completes a sentence that begins with the genotype. */
export class GenotypeError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'GenotypeError';
  }
}

/**
 * Parses a genotype: `0/1`, `1|0`, or a haploid `1` as two copies of its allele; a dot on either side means missing.
 * Throws {@link GenotypeError} for other text, and for an allele above `alternatives`.
 */
export function parseGenotype(text: string, alternatives: number): Genotype {
  const first = text.charCodeAt(0) - DIGIT_0;
  const separator = text.charCodeAt(1);
  const second = text.charCodeAt(2) - DIGIT_0;
  const isSimple = text.length === 3 && (separator === SLASH || separator === BAR);
  if (
    isSimple &&
    first >= 0 &&
    second >= 0 &&
    first <= alternatives &&
    second <= alternatives &&
    first < 10 &&
    second < 10
  ) {
    return [first, second];
  }
  if (text === '') {
    return null;
  }
  const match = GENOTYPE.exec(text);
  if (!match) {
    throw new GenotypeError('is not of the form 0/1');
  }
  const [, one = '.', two = one] = match;
  const alleles = [one, two].filter((allele) => allele !== '.').map(Number);
  const unknown = alleles.find((allele) => allele > alternatives);
  if (unknown !== undefined) {
    throw new GenotypeError(`names alternative allele ${unknown}, but the row has ${alternatives}`);
  }
  const [left, right] = alleles;
  return left === undefined || right === undefined ? null : [left, right];
}

/** Value of a sample's cell at the index of its key in FORMAT; trailing values may be omitted. */
export function sampleValue(cell: string, index: number): string {
  if (index > 0) {
    return cell.split(':')[index] ?? '';
  }
  const colon = cell.indexOf(':');
  return colon < 0 ? cell : cell.slice(0, colon);
}
