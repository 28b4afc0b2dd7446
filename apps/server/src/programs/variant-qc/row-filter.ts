import { type VcfRow } from './read-vcf.ts';
import { type RowVariants, variantsOfRow } from './small-variants.ts';

/** Counts of rows and alleles that were read and excluded, as written to variant_qc.json. */
export interface RowCounts {
  readonly rows: number;
  /** Rows whose FILTER is neither PASS nor a dot. */
  readonly filteredOut: number;
  /** Rows without an alternative allele: reference blocks of a gVCF, and sites without a variant. */
  readonly referenceRows: number;
  /** Rows whose alternative alleles are neither SNV nor INDEL. */
  readonly notSmallVariants: number;
  /** Rows with at least one SNV or INDEL that passed. */
  readonly usedRows: number;
  /** Alternative alleles without bases (`<DEL>`, `*`) in a row with an SNV or INDEL. */
  readonly allelesLeftOut: number;
  /** Alternative alleles with several changed bases, counted as one SNV for each. */
  readonly multiBaseAlleles: number;
  /** Genotypes that fail their own filter (FT); they count as missing. */
  readonly filteredCalls: number;
}

/** Row filter: selects usable rows, and counts the others by reason. */
export class RowFilter {
  readonly #counts = {
    rows: 0,
    filteredOut: 0,
    referenceRows: 0,
    notSmallVariants: 0,
    usedRows: 0,
    allelesLeftOut: 0,
    multiBaseAlleles: 0,
    filteredCalls: 0,
  };

  /** Variants of a row, and whether its FILTER excludes them. */
  read(row: VcfRow): { readonly variants: RowVariants['variants']; readonly isFiltered: boolean } {
    const found = variantsOfRow(row.position, row.reference, row.alternatives);
    const isFiltered = row.filter !== 'PASS' && row.filter !== '.';
    const counts = this.#counts;
    counts.rows += 1;
    if (isFiltered) {
      counts.filteredOut += 1;
    } else if (found.variants.length === 0) {
      const kind = found.symbolicAlleles === 0 ? 'referenceRows' : 'notSmallVariants';
      counts[kind] += 1;
    } else {
      counts.usedRows += 1;
      counts.allelesLeftOut += found.symbolicAlleles;
      counts.multiBaseAlleles += found.multiBaseAlleles;
      counts.filteredCalls += row.filteredCalls;
    }
    return { variants: found.variants, isFiltered };
  }

  /** Counts so far. */
  summary(): RowCounts {
    return { ...this.#counts };
  }
}
