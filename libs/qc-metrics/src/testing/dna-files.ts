import {
  type DonorCalls,
  type FamilyConcordance,
  type HistoricalDnaBatch,
  type Sequencing,
} from '../dna/dna-batch';
import { parseDnaHistory } from '../dna/dna-history';
import { mendelianConcordance } from '../dna/mendelian';
import { QUARTET_SAMPLES } from '../expression/quartet-samples';
import { type DelimitedTable } from '../matrix/delimited-text';
import { publishedTable, referenceTable } from './published-files';

/** Published batches of one kind of sequencing; the three repeats of a batch are averaged. */
export function dnaHistory(kind: Sequencing): readonly HistoricalDnaBatch[] {
  return parseDnaHistory(referenceTable('dnaseq-history/history.txt'))[kind];
}

/** Published example of a report: calls of the four donors, and the family. */
export function dnaExample(kind: Sequencing): { calls: DonorCalls[]; families: FamilyConcordance[] } {
  const name = kind.toLowerCase();
  const calls = publishedTable(`dnaseq/${name}_multiqc_variant_calling_qc_details.txt`);
  const family = publishedTable(`dnaseq/${name}_multiqc_mendelian_details.txt`);
  const figures = (row: number, type: string) => ({
    precision: cell(calls, row, `variant_calling_qc_details_${type}_precision`),
    recall: cell(calls, row, `variant_calling_qc_details_${type}_recall`),
  });
  const concordance = (type: string) => {
    const detected = cell(family, 0, `mendelian_details_${type}_Detected_Variants`);
    const consistent = cell(family, 0, `mendelian_details_${type}_Mendelian_Consistent_Variants`);
    return { detected, consistent, rate: mendelianConcordance({ detected, consistent }) };
  };
  return {
    calls: calls.rows.map(([sample = ''], row) => ({
      sample,
      donor: QUARTET_SAMPLES[row % QUARTET_SAMPLES.length]!,
      snv: figures(row, 'SNV'),
      indel: figures(row, 'INDEL'),
    })),
    families: [{ family: family.rows[0]?.[0] ?? '', snv: concordance('SNV'), indel: concordance('INDEL') }],
  };
}

function cell(table: DelimitedTable, row: number, name: string): number {
  return Number(table.rows[row]![table.header.indexOf(name)]);
}
