import { QUARTET_SAMPLES } from '../expression/quartet-samples';
import { type DelimitedTable } from '../matrix/delimited-text';
import { mean } from '../statistics/descriptive';
import { type HistoricalDnaBatch, SEQUENCING, type Sequencing } from './dna-batch';
import { averageBatch, type DnaBatch } from './total-score';

/** Columns of a row that are not figures. */
const COLUMNS = { sequencing: 'seq', repeat: 'sample', group: 'group', batch: 'batch' } as const;

/** Repeat of a batch of the history: one row of the table. */
export interface HistoricalDnaRepeat extends DnaBatch {
  readonly sequencing: Sequencing;
  /** Name of the repeat, such as `ILM_Nova_ARD_20181108_1`. */
  readonly repeat: string;
  readonly batch: string;
  /** Library preparation: PCR or PCR-free. */
  readonly group: string;
}

/**
 * Repeats of a history table, one for each row, which has a column for the figure of each donor (`snv_D5-precision`) and of the
 * family (`snv_mendelian`). A row without all figures is left out.
 */
export function parseDnaRepeats(table: DelimitedTable): HistoricalDnaRepeat[] {
  const cells = (row: readonly string[], name: string) => row[table.header.indexOf(name)] ?? '';
  return table.rows.flatMap((row) => {
    const sequencing = SEQUENCING.find((kind) => kind === cells(row, COLUMNS.sequencing));
    const figures = figuresOf((name) => Number(cells(row, name) || NaN));
    const isComplete = Object.values(figures).every(({ snv, indel }) => Number.isFinite(snv + indel));
    return sequencing && isComplete
      ? [
          {
            sequencing,
            repeat: cells(row, COLUMNS.repeat),
            batch: cells(row, COLUMNS.batch),
            group: cells(row, COLUMNS.group),
            ...figures,
          },
        ]
      : [];
  });
}

/** Batches of a history table. The repeats of a batch are averaged. */
export function parseDnaHistory(
  table: DelimitedTable,
): Readonly<Record<Sequencing, readonly HistoricalDnaBatch[]>> {
  const repeats = parseDnaRepeats(table);
  const of = (kind: Sequencing): HistoricalDnaBatch[] => {
    const ofKind = repeats.filter(({ sequencing }) => sequencing === kind);
    return [...new Set(ofKind.map(({ batch }) => batch))].map((batch) => {
      const rows = ofKind.filter((repeat) => repeat.batch === batch);
      return { batch, group: rows[0]?.group ?? '', ...averageBatch(rows) };
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
