import { useId } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { FigureTable, JobGrouping } from '@omics-portal/resources';
import { BoxPlot, type BoxGroup } from '@omics-portal/ui/charts';
import { joinSentences, useBoxLabels, useChartLabels } from '@omics-portal/wording';
import { comparedRows } from './compared-rows';
import { figureTitle } from './format-figure';
import { judgeColumn } from './judge-figures';

/** Number of points beyond which only outliers are drawn. */
const MAX_POINTS = 500;
const BOX_HEIGHT = 90;
const AXIS_HEIGHT = 90;

interface FigureBoxPlotProps {
  readonly table: FigureTable;
  /** Index of the figure. */
  readonly index: number;
  /** Label or parameter whose values have a box each. */
  readonly grouping: JobGrouping | undefined;
  readonly onOpenJob: (jobId: string) => void;
}

/** Points are named by their row in the table. */
function groupsOf(
  table: FigureTable,
  index: number,
  grouping: JobGrouping | undefined,
  texts: { readonly all: string; readonly none: string },
): readonly BoxGroup[] {
  const judge = judgeColumn(table, index);
  const isPercent = table.columns[index]?.format === 'percent';
  const at = new Map(table.rows.map((row, position) => [row, position]));
  const valued = table.rows.filter(({ values }) => typeof values[index] === 'number');
  const drawsAll = valued.length <= MAX_POINTS;
  return comparedRows({ ...table, rows: valued }, grouping, texts).map(({ key, label, rows }) => {
    const own = rows.map((row) => ({ row, value: Number(row.values[index]) * (isPercent ? 100 : 1) }));
    return {
      key,
      label,
      values: own.map(({ value }) => value),
      points: own
        .map(({ row, value }) => ({
          key: String(at.get(row)),
          label: row.sample_id,
          value,
          marked: judge(row)?.outlier ?? false,
        }))
        .filter(({ marked }) => drawsAll || marked),
    };
  });
}

/** Box plot of one figure: a box for each group and series, with the samples as points that open their jobs. */
export function FigureBoxPlot({ table, index, grouping, onOpenJob }: FigureBoxPlotProps) {
  const { t } = useLingui();
  const labels = { ...useChartLabels(), box: useBoxLabels() };
  const viewId = useId();
  const column = table.columns[index];
  if (!column) {
    return null;
  }
  const groups = groupsOf(table, index, grouping, { all: t`All samples`, none: t`No value` });
  const count = groups.reduce((sum, { values }) => sum + values.length, 0);
  const marked = groups.reduce(
    (sum, { points }) => sum + (points ?? []).filter((point) => point.marked).length,
    0,
  );
  const title = column.format === 'percent' ? `${column.label} (%)` : figureTitle(column);
  const points =
    count > MAX_POINTS
      ? t`Only outliers are drawn as points, because there are more than ${MAX_POINTS} values.`
      : t`Each point is a sample; a diamond is an outlier.`;
  return (
    <BoxPlot
      viewId={viewId}
      height={AXIS_HEIGHT + groups.length * BOX_HEIGHT}
      title={title}
      summary={joinSentences([t`${count} values, ${marked} outliers.`, points])}
      groups={groups}
      xLabel={title}
      xBounds={column.format === 'percent' ? 'percent' : undefined}
      yLabel={grouping?.name ?? t`Series`}
      empty={t`No sample has a value.`}
      labels={labels}
      onSelect={(key) => {
        const row = table.rows[Number(key)];
        if (row) {
          onOpenJob(row.job_id);
        }
      }}
    />
  );
}
