import { type Genotype } from '@omics-portal/qc-metrics';
import { ProgramError } from '../command-line.ts';
import { openInput } from '../input-stream.ts';
import { type ProgramFile } from '../run-descriptor.ts';

const FIXED_COLUMNS = 9;

/** One data line of a VCF. */
export interface VcfRow {
  readonly chromosome: string;
  readonly position: string;
  readonly reference: string;
  readonly alternatives: readonly string[];
  readonly filter: string;
  /** In the order of the sample columns. */
  readonly genotypes: readonly Genotype[];
}

/** What reads a VCF: first told the sample columns, then each row. */
export interface VcfVisitor {
  readonly samples: (names: readonly string[]) => void;
  readonly row: (row: VcfRow) => void;
  readonly share: (share: number) => void;
}

/** Reads a VCF, plain or gzip, line by line. Throws {@link ProgramError} naming the line that is wrong. */
export async function readVcf(file: ProgramFile, visitor: VcfVisitor): Promise<void> {
  const input = openInput(file);
  const parser = new VcfParser(file.name, visitor);
  let rest = '';
  for await (const chunk of input.chunks) {
    // VCF is ASCII but for INFO text, which is not read: latin1 keeps bytes and lines apart safely.
    const lines = (rest + chunk.toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach((line) => parser.line(line));
    visitor.share(input.share());
  }
  if (rest !== '') {
    parser.line(rest);
  }
  parser.end();
}

class VcfParser {
  #number = 0;
  #columns = 0;
  readonly #name: string;
  readonly #visitor: VcfVisitor;

  constructor(name: string, visitor: VcfVisitor) {
    this.#name = name;
    this.#visitor = visitor;
  }

  line(text: string): void {
    this.#number += 1;
    const line = text.endsWith('\r') ? text.slice(0, -1) : text;
    if (this.#number === 1 && !line.startsWith('##fileformat=VCF')) {
      throw new ProgramError(
        `${this.#name} is no VCF: its first line is not "##fileformat=VCF…".`,
        'Choose a VCF, plain or gzip.',
      );
    }
    if (line === '' || line.startsWith('##')) {
      return;
    }
    if (line.startsWith('#CHROM')) {
      this.#header(line.split('\t'));
      return;
    }
    this.#row(line.split('\t'));
  }

  end(): void {
    if (this.#columns === 0) {
      throw new ProgramError(
        `${this.#name} has no "#CHROM" line.`,
        'The file is truncated or no VCF: upload it again.',
      );
    }
  }

  #header(cells: readonly string[]): void {
    if (cells.length <= FIXED_COLUMNS) {
      throw new ProgramError(`${this.#name} has no sample column.`, 'Choose a VCF with genotypes.');
    }
    this.#columns = cells.length;
    this.#visitor.samples(cells.slice(FIXED_COLUMNS));
  }

  #row(cells: readonly string[]): void {
    if (this.#columns === 0) {
      throw new ProgramError(
        `${this.#name}, line ${this.#number}: data before the "#CHROM" line.`,
        'Restore the header of the VCF.',
      );
    }
    if (cells.length !== this.#columns) {
      throw new ProgramError(
        `${this.#name}, line ${this.#number}: ${cells.length} columns instead of ${this.#columns}.`,
        'The file is truncated or damaged: upload it again.',
      );
    }
    const [chromosome = '', position = '', , reference = '', alternative = '', , filter = '', , format = ''] =
      cells;
    const index = format.split(':').indexOf('GT');
    if (index < 0) {
      throw new ProgramError(
        `${this.#name}, line ${this.#number}: no genotype (GT) in the FORMAT column.`,
        'Choose a VCF with genotypes.',
      );
    }
    const genotypes = cells.slice(FIXED_COLUMNS).map((cell) => genotypeFrom(cell.split(':')[index] ?? ''));
    this.#visitor.row({
      chromosome,
      position,
      reference,
      alternatives: alternative.split(','),
      filter,
      genotypes,
    });
  }
}

/** Reads `0/1`, `1|0` or a haploid `1`; a dot on either side means that the genotype is missing. */
function genotypeFrom(text: string): Genotype {
  const [first, second = first] = text.split(/[/|]/);
  if (!first || first === '.' || second === '.') {
    return null;
  }
  return [Number(first), Number(second)];
}
