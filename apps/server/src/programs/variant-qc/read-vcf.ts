import { type Genotype } from '@omics-portal/qc-metrics';
import { ProgramError } from '../command-line.ts';
import { openInput } from '../input-stream.ts';
import type { ProgramFile } from '../program-params.ts';
import { type FileProblem, problemIn } from '../program-problem.ts';
import { GenotypeError, parseGenotype, sampleValue } from './genotype-text.ts';
import { FIXED_COLUMNS, PASSED } from './vcf-columns.ts';
import { readVcfLines } from './vcf-lines.ts';

/** UTF-8 byte order mark as latin1 text. */
const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';
const CORRECT_ROW = 'Correct the row, or create the VCF again.';

/** Data line of a VCF. */
export interface VcfRow {
  readonly chromosome: string;
  readonly position: number;
  readonly reference: string;
  readonly alternatives: readonly string[];
  readonly filter: string;
  /** Genotypes in the order of the sample columns. A call that fails its own filter (FT) is missing. */
  readonly genotypes: readonly Genotype[];
  /** Number of calls in the row that fail FT. */
  readonly filteredCalls: number;
}

/** VCF visitor: receives the sample columns first, then each row. */
export interface VcfVisitor {
  readonly samples: (names: readonly string[]) => void;
  readonly row: (row: VcfRow) => void;
  readonly share: (share: number) => void;
}

/**
 * Reads a VCF, plain, gzip or bzip2, line by line. Resolves to warnings about the file. Throws {@link ProgramError} that
 * names the faulty line.
 */
export async function readVcf(file: ProgramFile, visitor: VcfVisitor): Promise<readonly string[]> {
  const input = openInput(file);
  const parser = new VcfParser(file.name, visitor);
  await readVcfLines(input.chunks, {
    line: (text) => parser.line(text),
    tooLong: () => parser.refuseLongLine(),
    chunkRead: () => visitor.share(input.share()),
  });
  parser.end();
  return input.warnings;
}

class VcfParser {
  #number = 0;
  #samples: readonly string[] = [];
  readonly #name: string;
  readonly #visitor: VcfVisitor;

  constructor(name: string, visitor: VcfVisitor) {
    this.#name = name;
    this.#visitor = visitor;
  }

  line(text: string): void {
    this.#number += 1;
    const whole = text.endsWith('\r') ? text.slice(0, -1) : text;
    const line = this.#number === 1 && whole.startsWith(BYTE_ORDER_MARK) ? whole.slice(3) : whole;
    if (this.#number === 1 && !line.startsWith('##fileformat=VCF')) {
      throw new ProgramError(
        `${this.#name} is no VCF: its first line is not "##fileformat=VCF…".`,
        'Choose a VCF, plain or gzip.',
        problemIn(this.#name, 'variant.other-format', {}),
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

  refuseLongLine(): never {
    const line = this.#number + 1;
    throw new ProgramError(
      `${this.#name}: line ${line} is longer than 64 MB.`,
      'Check that this is a VCF with line breaks.',
      problemIn(this.#name, 'variant.long-line', { line }),
    );
  }

  end(): void {
    if (this.#samples.length === 0) {
      throw new ProgramError(
        `${this.#name} has no "#CHROM" line.`,
        'The file is truncated or no VCF: upload it again.',
        problemIn(this.#name, 'variant.no-header', {}),
      );
    }
  }

  #header(cells: readonly string[]): void {
    if (cells.length <= FIXED_COLUMNS) {
      throw new ProgramError(
        `${this.#name} has no sample column.`,
        'Choose a VCF with genotypes.',
        problemIn(this.#name, 'variant.no-sample-column', {}),
      );
    }
    this.#samples = cells.slice(FIXED_COLUMNS);
    this.#visitor.samples(this.#samples);
  }

  #row(cells: readonly string[]): void {
    const line = this.#number;
    const columns = FIXED_COLUMNS + this.#samples.length;
    if (columns === FIXED_COLUMNS) {
      this.#refuse(
        'data before the "#CHROM" line',
        'Restore the header of the VCF.',
        problemIn(this.#name, 'variant.row-before-header', { line }),
      );
    }
    if (cells.length !== columns) {
      this.#refuse(
        `${cells.length} columns instead of ${columns}`,
        'The file is truncated or damaged: upload it again.',
        problemIn(this.#name, 'variant.ragged-row', { line, columns: cells.length, expected: columns }),
      );
    }
    const [chromosome = '', position = '', , reference = '', alternative = '', , filter = '', , format = ''] =
      cells;
    const keys = format.split(':');
    const genotypeIndex = keys.indexOf('GT');
    if (genotypeIndex < 0) {
      this.#refuse(
        'no genotype (GT) in the FORMAT column',
        'Choose a VCF with genotypes.',
        problemIn(this.#name, 'variant.no-genotypes', { line }),
      );
    }
    if (!/^\d+$/.test(position)) {
      this.#refuse(
        `the position "${position}" is not a number`,
        CORRECT_ROW,
        problemIn(this.#name, 'variant.bad-position', { line, text: position }),
      );
    }
    const alternatives = alternative.split(',');
    const alleles = alternative === '.' ? 0 : alternatives.length;
    const filterIndex = keys.indexOf('FT');
    let filteredCalls = 0;
    const genotypes = this.#samples.map((sample, index) => {
      const cell = cells[FIXED_COLUMNS + index] ?? '';
      const genotype = this.#genotype(sample, sampleValue(cell, genotypeIndex), alleles);
      if (genotype && filterIndex >= 0 && !PASSED.has(sampleValue(cell, filterIndex))) {
        filteredCalls += 1;
        return null;
      }
      return genotype;
    });
    this.#visitor.row({
      chromosome,
      position: Number(position),
      reference,
      alternatives,
      filter,
      genotypes,
      filteredCalls,
    });
  }

  #genotype(sample: string, text: string, alternatives: number): Genotype {
    try {
      return parseGenotype(text, alternatives);
    } catch (error) {
      if (error instanceof GenotypeError) {
        this.#refuse(
          `the genotype "${text}" of ${sample} ${error.message}`,
          CORRECT_ROW,
          problemIn(this.#name, 'variant.bad-genotype', { line: this.#number, sample, text }),
        );
      }
      throw error;
    }
  }

  #refuse(what: string, remedy: string, problems: readonly FileProblem[]): never {
    throw new ProgramError(`${this.#name}, line ${this.#number}: ${what}.`, remedy, problems);
  }
}
