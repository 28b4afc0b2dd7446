import { type RecordCell, numberOf } from '../columns/column-rule';
import { type CallFigures } from '../model/variant-counts';
import { type FileReading } from '../reading/file-reading';
import { recordOf } from '../text/lenient-json';

/** Row of a summary of hap.py: one type of variant, with the filter `ALL`. */
export interface HappyRow {
  readonly type: 'snv' | 'indel';
  readonly valueOf: (column: string) => unknown;
  readonly line?: number;
}

/** Type of a row that counts; null for other types and for rows of calls that pass the filters. */
export function happyType(type: unknown, filter: unknown): HappyRow['type'] | null {
  if (filter !== 'ALL') {
    return null;
  }
  return type === 'SNP' ? 'snv' : type === 'INDEL' ? 'indel' : null;
}

/**
 * Calls of a row. Only calls in the confident regions are true or false, so those that hap.py calls unknown
 * (`QUERY.UNK`) are in the number and not in the query.
 */
export function happyCalls({ valueOf, line }: HappyRow, reading: FileReading): CallFigures {
  const number = (column: string, max?: number): number | null => {
    const cell: RecordCell = { column, value: valueOf(column), ...(line && { line }) };
    return reading.bounded(numberOf(cell, reading)?.value, { line: line ?? null, column }, max);
  };
  const total = number('QUERY.TOTAL');
  const unknown = number('QUERY.UNK');
  const falsePositives = number('QUERY.FP');
  const query = rest(total, unknown);
  return {
    number: total,
    query,
    truePositives: rest(query, falsePositives),
    falsePositives,
    falseNegatives: number('TRUTH.FN'),
    precision: number('METRIC.Precision', 1),
    recall: number('METRIC.Recall', 1),
    f1: number('METRIC.F1_Score', 1),
  };

  /** Calls of a part that are not in a smaller one. */
  function rest(whole: number | null, part: number | null): number | null {
    const isPart = whole === null || part === null || part <= whole;
    if (!isPart) {
      reading.report(
        'inconsistent',
        { line: line ?? null, column: 'QUERY' },
        { expected: whole, found: part },
      );
    }
    return whole === null || part === null || !isPart ? null : whole - part;
  }
}

/** Adds the calls of a record of MultiQC, `{sample}_{type}_{filter}`; its columns may end in `_snp` or `_indel`. */
export function addHappyRecords(records: unknown, reading: FileReading): void {
  for (const [key, value] of Object.entries(recordOf(records) ?? {})) {
    const record = recordOf(value);
    const name = /^(.*)_(SNP|INDEL)_(ALL|PASS)$/.exec(key);
    const type = happyType(name?.[2], name?.[3]);
    if (record && name && type) {
      const ending = type === 'snv' ? '_snp' : '_indel';
      const valueOf = (column: string) => record[`${column}${ending}`] ?? record[column];
      const sampleId = record['sample_id'];
      const written = typeof sampleId === 'string' ? sampleId : (name[1] ?? '');
      const calls = happyCalls({ type, valueOf }, reading);
      const source = reading.source('happy', key, true);
      reading.dna.push({
        sample: { written, subject: 'sample' },
        snv: null,
        indel: null,
        source,
        [type]: calls,
      });
    }
  }
}
