import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { LEVELS } from '@omics-portal/qc-metrics';
import { DataTable, type DataTableColumn, ScrollRegion, Tag } from '@omics-portal/ui';
import { useMemo } from 'react';
import { formatMetric } from '../figures/format-metric';
import { LevelStatus } from '../verdict/level-status';
import { METRIC_LABELS } from '../figures/metric-labels';
import { sampleFigureName } from '../sequencing/tool-figure-labels';
import { BreakableText } from './breakable-text';
import type { ComparisonRow, FactRow, FigureCell, FigureRow } from './compare-reports';
import { Difference } from './difference';
import { FACT_LABELS, factText } from './fact-labels';
import { comparedLimitName, LimitValue } from './limit-value';
import { MedianValue } from './median-value';

interface ComparisonTableProps {
  readonly rows: readonly ComparisonRow[];
  /** Names of the reports, in the order of the cells. */
  readonly names: readonly string[];
}

/** Table of a comparison: a row for each figure or fact, a column for each report. */
export function ComparisonTable({ rows, names }: ComparisonTableProps) {
  const { t, i18n } = useLingui();
  const columns = useMemo<DataTableColumn<ComparisonRow>[]>(
    () => [
      {
        id: 'row',
        header: t`Figure or parameter`,
        cell: (row) => (
          <span className="flex min-w-28 flex-wrap items-center gap-2 font-medium sm:min-w-40">
            {rowLabel(i18n, row)}
            {row.differs ? <Tag tone="info">{t`differs`}</Tag> : null}
          </span>
        ),
      },
      ...names.map((name, index) => ({
        id: String(index),
        header: <span className="block min-w-28 wrap-anywhere whitespace-normal sm:min-w-36">{name}</span>,
        cell: (row: ComparisonRow) =>
          row.kind === 'figure' ? (
            <Figure row={row} cell={row.cells[index] ?? null} />
          ) : row.kind === 'median' ? (
            <MedianValue row={row} cell={row.cells[index] ?? null} />
          ) : row.kind === 'limit' ? (
            <LimitValue row={row} cell={row.cells[index] ?? null} />
          ) : (
            <FactCell row={row} index={index} report={name} />
          ),
      })),
    ],
    [t, i18n, names],
  );
  return (
    <DataTable
      dense
      caption={t`Comparison of the reports`}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      empty={<p className="p-6 text-center text-sm text-muted">{t`The reports do not differ.`}</p>}
    />
  );
}

function rowLabel(i18n: I18n, row: ComparisonRow): string {
  switch (row.kind) {
    case 'median':
      return sampleFigureName(i18n, row);
    case 'limit':
      return comparedLimitName(i18n, row);
    case 'figure':
      return i18n._(METRIC_LABELS[row.key]);
    case 'fact':
      return i18n._(FACT_LABELS[row.key]);
  }
}

function rowKey(row: ComparisonRow): string {
  switch (row.kind) {
    case 'median':
      return `median ${row.key} ${row.unit}`;
    case 'limit':
      return `limit ${row.scope} ${row.metric} ${row.side}`;
    default:
      return `${row.kind} ${row.key}`;
  }
}

interface FactCellProps {
  readonly row: FactRow;
  readonly index: number;
  /** Name of the report. */
  readonly report: string;
}

function FactCell({ row: { key, cells }, index, report }: FactCellProps) {
  const { t, i18n } = useLingui();
  const fact = i18n._(FACT_LABELS[key]);
  const value = cells[index] ?? null;
  const level = key === 'verdict' ? LEVELS.find((each) => each === value) : undefined;
  return level ? (
    <LevelStatus level={level} />
  ) : (
    <ScrollRegion
      label={t`${fact}, ${report}`}
      className="max-h-40 max-w-80 min-w-28 overflow-y-auto text-sm wrap-break-word whitespace-pre-line sm:min-w-36"
    >
      <BreakableText text={factText(i18n, key, value)} />
    </ScrollRegion>
  );
}

function Figure({ row: { key }, cell }: { readonly row: FigureRow; readonly cell: FigureCell | null }) {
  const { t, i18n } = useLingui();
  if (cell === null) {
    return <span className="text-muted">{t`Not part of this report`}</span>;
  }
  if (cell.value === null) {
    return <span className="text-muted">{t`Not computed`}</span>;
  }
  const { value, interval, level } = cell;
  const low = interval && formatMetric(key, interval.low, i18n.locale);
  const high = interval && formatMetric(key, interval.high, i18n.locale);
  return (
    <span className="flex min-w-28 flex-col gap-0.5 sm:min-w-36">
      <span className="flex flex-wrap items-center gap-x-3">
        <span className="font-medium tabular-nums" title={String(value)}>
          {formatMetric(key, value, i18n.locale)}
        </span>
        {level ? <LevelStatus level={level} /> : null}
      </span>
      {interval ? <span className="text-xs text-muted">{t`95 % interval ${low} to ${high}`}</span> : null}
      <Difference
        difference={cell.difference}
        intervalsApart={cell.intervalsApart}
        format={(each) => formatMetric(key, each, i18n.locale)}
      />
    </span>
  );
}
