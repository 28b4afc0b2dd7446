import { QUARTET_SAMPLES } from '../expression/quartet-samples';
import { type DelimitedTable } from '../matrix/delimited-text';
import { mean } from '../statistics/descriptive';
import { type HistoricalDnaBatch, type Sequencing } from './dna-batch';
import { averageBatch, type DnaBatch } from './total-score';

/** Columns of a row that are not figures. */
const COLUMNS = { sequencing: 'seq', group: 'group', batch: 'batch' } as const;

/**
 * Batches of a history table: one row for each repeat, with a column for the figure of each donor (`snv_D5-precision`) and of the
 * family (`snv_mendelian`). The repeats of a batch are averaged. A row without all figures is left out.
 */
export function parseDnaHistory(
  table: DelimitedTable,
): Readonly<Record<Sequencing, readonly HistoricalDnaBatch[]>> {
  const cells = (row: readonly string[], name: string) => row[table.header.indexOf(name)] ?? '';
  const of = (kind: Sequencing): HistoricalDnaBatch[] => {
    const repeats = table.rows
      .filter((row) => cells(row, COLUMNS.sequencing) === kind)
      .map((row) => ({
        batch: cells(row, COLUMNS.batch),
        group: cells(row, COLUMNS.group),
        figures: figuresOf((name) => Number(cells(row, name) || NaN)),
      }))
      .filter(({ figures }) =>
        Object.values(figures).every(({ snv, indel }) => Number.isFinite(snv + indel)),
      );
    return [...new Set(repeats.map(({ batch }) => batch))].map((batch) => {
      const rows = repeats.filter((repeat) => repeat.batch === batch);
      return { batch, group: rows[0]?.group ?? '', ...averageBatch(rows.map(({ figures }) => figures)) };
    });
  };
  return { WGS: of('WGS'), WES: of('WES') };
}

function figuresOf(cell: (name: string) => number): DnaBatch {
  const overDonors = (type: string, figure: string) =>
    mean(QUARTET_SAMPLES.map((donor) => cell(`${type}_${donor}-${figure}`)));
  return {
    precision: { snv: overDonors('snv', 'precision'), indel: overDonors('indel', 'precision') },
    recall: { snv: overDonors('snv', 'recall'), indel: overDonors('indel', 'recall') },
    mendelian: { snv: cell('snv_mendelian'), indel: cell('indel_mendelian') },
  };
}
