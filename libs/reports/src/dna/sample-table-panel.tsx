import { useLingui } from '@lingui/react/macro';
import type { QcSampleTable } from '@omics-portal/qc-metrics';
import { DataTable, type DataTableColumn, type DataTableSort, VisuallyHidden } from '@omics-portal/ui';
import { formatNumber } from '@omics-portal/wording';
import { useMemo, useState } from 'react';
import { ReportSection } from '../figures/report-section';
import {
  type CellComparison,
  compareColumn,
  type SampleOrder,
  type SampleRow,
  sortSamples,
} from './sample-table';
import { TOOL_FIGURE_LABELS } from './tool-figure-labels';

/** Largest share of the accent in the colour of a cell, in per cent: text stays readable on it in both themes. */
const STRONGEST_TINT = 24;
/** Units that are written behind the name of a figure. Fractions and numbers have none. */
const UNIT_SIGNS: Readonly<Record<string, string>> = { percent: '%', bases: 'bp', fold: '×', phred: 'Phred' };

/** Table of all figures of each sample: sorted by a figure, tinted by its position, with marks on outliers. */
export function SampleTablePanel({ samples }: { readonly samples: QcSampleTable }) {
  const { t, i18n } = useLingui();
  const [order, setOrder] = useState<SampleOrder>({ column: 'sample', descending: false });
  const rows = useMemo(() => sortSamples(samples.rows, order), [samples, order]);
  const columns = useMemo<DataTableColumn<SampleRow>[]>(
    () => [
      {
        id: 'sample',
        header: t`Sample`,
        sortable: true,
        cell: ({ sample }) => <span className="font-medium whitespace-nowrap">{sample}</span>,
      },
      { id: 'donor', header: t`Donor`, sortable: true, cell: ({ donor }) => donor ?? t`unknown` },
      ...samples.columns.map(({ key, unit, tools }, index): DataTableColumn<SampleRow> => {
        const compare = compareColumn(samples.rows, index);
        const label = TOOL_FIGURE_LABELS[key];
        const name = label ? i18n._(label) : key;
        const sign = UNIT_SIGNS[unit];
        return {
          id: String(index),
          header: <span title={tools.join(', ')}>{sign ? `${name} (${sign})` : name}</span>,
          sortable: true,
          align: 'end',
          cell: ({ values }) => {
            const value = values[index] ?? null;
            return value === null ? null : <Value value={value} compared={compare(value)} />;
          },
        };
      }),
    ],
    [samples, t, i18n],
  );
  return (
    <ReportSection title={t`Figures of each sample`}>
      <DataTable
        dense
        caption={t`Figures of each sample, by the programs that computed them`}
        columns={columns}
        rows={rows}
        rowKey={({ sample }) => sample}
        sort={{ columnId: String(order.column), direction: order.descending ? 'desc' : 'asc' }}
        onSortChange={(next) => setOrder(orderOf(next))}
      />
    </ReportSection>
  );
}

function orderOf(sort: DataTableSort | null): SampleOrder {
  if (!sort) {
    return { column: 'sample', descending: false };
  }
  const { columnId, direction } = sort;
  const isName = columnId === 'sample' || columnId === 'donor';
  return { column: isName ? columnId : Number(columnId), descending: direction === 'desc' };
}

function Value({ value, compared }: { readonly value: number; readonly compared: CellComparison }) {
  const { t, i18n } = useLingui();
  const { outlier, score, position } = compared;
  const distance = formatNumber(Math.round(Math.abs(score ?? 0) * 10) / 10, i18n.locale);
  const text = outlier
    ? (score ?? 0) < 0
      ? t`Outlier: ${distance} robust deviations below the median.`
      : t`Outlier: ${distance} robust deviations above the median.`
    : '';
  return (
    <span
      title={text || undefined}
      className="block rounded-control px-1.5 tabular-nums"
      style={
        position === null
          ? undefined
          : {
              backgroundColor: `color-mix(in srgb, var(--primary) ${Math.round(position * STRONGEST_TINT)}%, transparent)`,
            }
      }
    >
      {outlier ? (
        <>
          <span aria-hidden>{(score ?? 0) < 0 ? '▼ ' : '▲ '}</span>
          <VisuallyHidden>{`${text} `}</VisuallyHidden>
        </>
      ) : null}
      {new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 3 }).format(value)}
    </span>
  );
}
