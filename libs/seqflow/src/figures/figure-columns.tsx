import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { FigureRow } from '@omics-portal/api';
import type { FigureTable, JobGrouping } from '@omics-portal/resources';
import { usePhone, VisuallyHidden } from '@omics-portal/ui';
import { contentWidth, type GridColumn } from '@omics-portal/ui/data-grid';
import { FigureCell } from './figure-cell';
import { figureTitle } from './format-figure';
import { judgeColumn } from './judge-figures';
import { useMissingText } from './use-missing-text';

/** Prefix of the ids of columns that are no figures: keys of files have no slash in front. */
const OWN = '/';

/** Limits of the width of the column of samples in pixels. A phone has the first figures beside it. */
const SAMPLE_WIDTHS = { min: 120, max: 320 };
const PHONE_SAMPLE_WIDTHS = { min: 120, max: 200 };

const sampleWidth = (rows: readonly FigureRow[], phone: boolean) =>
  contentWidth(
    rows.map(({ sample_id }) => sample_id),
    phone ? PHONE_SAMPLE_WIDTHS : SAMPLE_WIDTHS,
  );

/** Column with the reasons for missing figures; none where all are there. */
function useMissingColumn({ rows }: FigureTable): readonly GridColumn<FigureRow>[] {
  const { t } = useLingui();
  const missingText = useMissingText();
  return useMemo(
    () =>
      rows.every(({ missing }) => missing === null)
        ? []
        : [
            {
              id: `${OWN}missing`,
              label: t`Missing`,
              value: ({ missing }) => missingText(missing),
              sortable: true,
              width: 210,
            },
          ],
    [rows, t, missingText],
  );
}

/** Columns of the table of figures: the sample with its group, part and series, what is missing, then the figures. */
export function useFigureColumns(
  table: FigureTable,
  onOpenJob: (jobId: string) => void,
  grouping: JobGrouping | undefined,
): readonly GridColumn<FigureRow>[] {
  const { t } = useLingui();
  const missing = useMissingColumn(table);
  const phone = usePhone();
  const judges = useMemo(() => table.columns.map((_, index) => judgeColumn(table, index)), [table]);
  return useMemo(() => {
    const seriesLabels = new Map(table.series.map(({ key, label }) => [key, label]));
    const seriesOf = ({ series }: FigureRow) =>
      series === null ? null : (seriesLabels.get(series) ?? series);
    const has = (isSo: (row: FigureRow) => boolean) => table.rows.some(isSo);
    const optional = (isShown: boolean, column: GridColumn<FigureRow>) => (isShown ? [column] : []);
    return [
      {
        id: `${OWN}sample`,
        label: t`Sample`,
        value: ({ sample_id }) => sample_id,
        cell: ({ job_id, sample_id }) => (
          <button
            type="button"
            className="max-w-full truncate rounded-control font-medium text-primary-text hover:underline"
            onClick={() => onOpenJob(job_id)}
          >
            <VisuallyHidden>{t`Details of`} </VisuallyHidden>
            {sample_id}
          </button>
        ),
        sortable: true,
        alwaysShown: true,
        frozen: true,
        width: sampleWidth(table.rows, phone),
      },
      ...(grouping
        ? [
            {
              id: `${OWN}group`,
              label: grouping.name,
              value: ({ job_id: id }: FigureRow) => grouping.groups.get(id) ?? null,
              sortable: true,
              width: 120,
            },
          ]
        : []),
      ...optional(
        has(({ series }) => series !== null),
        { id: `${OWN}series`, label: t`Series`, value: seriesOf, sortable: true, width: 100 },
      ),
      // Beside a phone's column of samples is room for one more, which is a figure.
      ...(phone ? [] : missing),
      ...table.columns.map((column, index): GridColumn<FigureRow> => {
        return {
          id: column.key,
          label: figureTitle(column),
          value: (row) => row.values[index],
          cell: (row) => (
            <FigureCell value={row.values[index] ?? null} column={column} judgement={judges[index]?.(row)} />
          ),
          sortable: true,
          align: column.format === 'text' ? 'start' : 'end',
          initiallyHidden: column.hidden,
          width: 130,
        };
      }),
      ...(phone ? missing : []),
      ...optional(
        has(({ part }) => part !== null),
        { id: `${OWN}part`, label: t`Part`, value: ({ part }) => part, sortable: true, width: 240 },
      ),
    ];
  }, [table, judges, t, missing, onOpenJob, grouping, phone]);
}
