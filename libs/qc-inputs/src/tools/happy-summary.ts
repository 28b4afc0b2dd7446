import { type CallFigures } from '../model/variant-counts';
import { type InputReader } from '../reading/input-reader';
import { reportMissingColumn } from '../reading/sample-table';
import { firstLine } from '../text/lines';
import { readTable } from '../text/table';
import { happyCalls, happyType } from './happy-record';

const REQUIRED = ['Type', 'Filter', 'METRIC.Recall', 'METRIC.Precision'];

/** Reader of `{sample}.summary.csv` of hap.py: its rows of all calls, SNP and INDEL. Shares are fractions. */
export const happySummaryReader: InputReader = {
  format: 'happy-summary',
  // The extended table begins alike and has rows for subtypes and genotypes.
  accepts: (head) => {
    const { header } = readTable(firstLine(head));
    return !header.includes('Subtype') && header.includes('METRIC.Recall') && header.includes('Type');
  },
  read: (text, reading) => {
    const { header, rows } = readTable(text);
    const missing = REQUIRED.filter((column) => !header.includes(column));
    missing.forEach((column) => {
      reportMissingColumn(reading, column, header);
    });
    const found: { snv: CallFigures | null; indel: CallFigures | null } = { snv: null, indel: null };
    for (const { cells, line } of missing.includes('Type') || missing.includes('Filter') ? [] : rows) {
      const valueOf = (column: string) => cells[header.indexOf(column)];
      const type = happyType(valueOf('Type'), valueOf('Filter'));
      if (type && cells.length === header.length) {
        found[type] = happyCalls({ type, valueOf, line }, reading);
      } else if (cells.length !== header.length) {
        reading.report('ragged-row', { line }, { cells: cells.length, expected: header.length });
      }
    }
    if (!found.snv && !found.indel && missing.length === 0) {
      reading.report('missing-section', {}, { section: 'ALL' });
    }
    if (found.snv || found.indel) {
      const source = reading.source('happy', 'METRIC');
      reading.dna.push({ sample: { written: reading.path, subject: 'sample' }, ...found, source });
    }
  },
};
