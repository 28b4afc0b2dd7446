import { expect, test } from 'vitest';
import { type DelimitedTable } from '../matrix/delimited-text';
import { mean } from '../statistics/descriptive';
import { publishedTable, referenceTable } from '../testing/published-files';
import { mendelianConcordance } from './mendelian';
import { averageBatch, type DnaBatch, dnaRank, dnaTotal } from './total-score';

/** Historical batches of one kind of sequencing; the three repeats of a batch are averaged. */
function history(kind: string): DnaBatch[] {
  const table = referenceTable('dnaseq-history/history.txt');
  const rows = table.rows.filter((row) => row[0] === kind);
  const average = (row: readonly string[], start: string, end: string): number =>
    mean(
      table.header.flatMap((name, index) =>
        name.startsWith(start) && name.endsWith(end) ? [Number(row[index])] : [],
      ),
    );
  const figure = (row: readonly string[], end: string) => ({
    snv: average(row, 'snv_', end),
    indel: average(row, 'indel_', end),
  });
  const batches = [...new Set(rows.map((row) => row[3]))].map((batch) =>
    rows.filter((row) => row[3] === batch),
  );
  return batches.map((repeats) =>
    averageBatch(
      repeats.map((row) => ({
        precision: figure(row, 'precision'),
        recall: figure(row, 'recall'),
        mendelian: figure(row, 'mendelian'),
      })),
    ),
  );
}

function example(kind: string): DnaBatch {
  const calls = publishedTable(`dnaseq/${kind}_multiqc_variant_calling_qc_details.txt`);
  const family = publishedTable(`dnaseq/${kind}_multiqc_mendelian_details.txt`);
  const cell = (table: DelimitedTable, row: number, name: string) =>
    Number(table.rows[row]![table.header.indexOf(name)]);
  const overSamples = (name: string) =>
    mean(calls.rows.map((_, row) => cell(calls, row, `variant_calling_qc_details_${name}`)));
  const concordance = (type: string) =>
    mendelianConcordance({
      consistent: cell(family, 0, `mendelian_details_${type}_Mendelian_Consistent_Variants`),
      detected: cell(family, 0, `mendelian_details_${type}_Detected_Variants`),
    });
  return {
    precision: { snv: overSamples('SNV_precision'), indel: overSamples('INDEL_precision') },
    recall: { snv: overSamples('SNV_recall'), indel: overSamples('INDEL_recall') },
    mendelian: { snv: concordance('SNV'), indel: concordance('INDEL') },
  };
}

test('the WGS example scores 0.97299 and is second of ten', () => {
  expect(dnaTotal(example('wgs')).toFixed(5)).toBe('0.97299');
  expect(dnaRank(history('WGS'), example('wgs'))).toEqual({ position: 2, of: 10 });
});

test('the WES example scores 0.89575 and is 71st of 81', () => {
  expect(dnaTotal(example('wes')).toFixed(5)).toBe('0.89575');
  expect(dnaRank(history('WES'), example('wes'))).toEqual({ position: 71, of: 81 });
});
