import { chromosomeIndex, MAX_POSITION } from '@omics-portal/qc-metrics';
import { FIXED_COLUMNS } from '../../programs/variant-qc/vcf-columns.ts';

const CONTIG = /^##contig=<(.*)>$/;

/** Header of a VCF: the declared lengths of chromosomes, and the sample columns. */
export class VcfHeader {
  /** Declared length of each chromosome, by its index. */
  readonly lengths = new Map<number, number>();
  #samples: readonly string[] | undefined;

  /** Names of the sample columns; undefined before the `#CHROM` line. */
  get samples(): readonly string[] | undefined {
    return this.#samples;
  }

  /** Reads a line that begins with `#`. */
  line(text: string): void {
    if (text.startsWith('#CHROM')) {
      this.#samples = text.split('\t').slice(FIXED_COLUMNS);
      return;
    }
    const fields = CONTIG.exec(text)?.[1];
    const chromosome = chromosomeIndex(fieldOf(fields, 'ID') ?? '');
    const length = Number(fieldOf(fields, 'length'));
    if (chromosome >= 0 && Number.isInteger(length) && length > 0 && length <= MAX_POSITION) {
      this.lengths.set(chromosome, length);
    }
  }
}

/** Value of a field of a structured header line, such as `ID` of `ID=chr1,length=248956422`. */
function fieldOf(fields: string | undefined, name: string): string | undefined {
  return fields
    ?.split(',')
    .find((field) => field.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
