import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { FigureColumn } from '@omics-portal/api';
import type { FigureTable, JobGrouping } from '@omics-portal/resources';
import { Card } from '@omics-portal/ui';
import { boxSummary } from '@omics-portal/ui/charts';
import { DataGrid, type GridColumn } from '@omics-portal/ui/data-grid';
import { comparedRows, type ComparedRows } from './compared-rows';
import { figureTitle, formatFigure } from './format-figure';

interface FigureGroupTableProps {
  readonly table: FigureTable;
  readonly grouping: JobGrouping;
}

/** Table with a row for each group of samples: their number, and the median and range of each figure. */
export function FigureGroupTable({ table, grouping }: FigureGroupTableProps) {
  const { t, i18n } = useLingui();
  const rows = useMemo(
    () => comparedRows(table, grouping, { all: t`All samples`, none: t`No value` }),
    [table, grouping, t],
  );
  const summaryOf = (row: ComparedRows, index: number) =>
    boxSummary(row.rows.flatMap(({ values }) => (typeof values[index] === 'number' ? [values[index]] : [])));
  const figure = (column: FigureColumn, index: number): readonly GridColumn<ComparedRows>[] =>
    column.format === 'text' || column.hidden
      ? []
      : [
          {
            id: column.key,
            label: figureTitle(column),
            value: (row) => summaryOf(row, index)?.median ?? null,
            cell: (row) => {
              const summary = summaryOf(row, index);
              const text = (value: number) => formatFigure(value, column, i18n.locale);
              return summary ? (
                <span>
                  {text(summary.median)}{' '}
                  <span className="text-xs text-muted">{t`(${text(summary.min)} to ${text(summary.max)})`}</span>
                </span>
              ) : (
                '–'
              );
            },
            align: 'end',
            width: 210,
          },
        ];
  return (
    <Card title={t`Groups: median, lowest and highest value`}>
      <DataGrid
        caption={t`Figures by group`}
        columns={[
          {
            id: '/group',
            label: grouping.name,
            value: ({ label }) => label,
            alwaysShown: true,
            frozen: true,
            width: 170,
          },
          {
            id: '/samples',
            label: t`Samples`,
            value: (row) => new Set(row.rows.map(({ job_id }) => job_id)).size,
            align: 'end',
            width: 90,
          },
          ...table.columns.flatMap(figure),
        ]}
        rows={rows}
        rowKey={({ key }) => key}
        dense
      />
    </Card>
  );
}
