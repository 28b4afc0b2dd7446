import { useId } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { FigureTable } from '@omics-portal/resources';
import { BoxPlot, type BoxGroup } from '@omics-portal/ui/charts';
import { useChartProblems } from '@omics-portal/wording';
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
  readonly onOpenJob: (jobId: string) => void;
}

/** Points are named by their row in the table. */
function groupsOf(table: FigureTable, index: number, allSamples: string): readonly BoxGroup[] {
  const judge = judgeColumn(table, index);
  const isPercent = table.columns[index]?.format === 'percent';
  const labels = new Map(table.series.map(({ key, label }) => [key, label]));
  const rows = table.rows.flatMap((row, at) => {
    const value = row.values[index];
    return typeof value === 'number' ? [{ row, at, value: isPercent ? value * 100 : value }] : [];
  });
  const drawsAll = rows.length <= MAX_POINTS;
  return [...new Set(rows.map(({ row }) => row.series))].map((series) => {
    const own = rows.filter(({ row }) => row.series === series);
    return {
      key: series ?? '',
      label: series === null ? allSamples : (labels.get(series) ?? series),
      values: own.map(({ value }) => value),
      points: own
        .map(({ row, at, value }) => ({
          key: String(at),
          label: row.sample_id,
          value,
          marked: judge(row)?.outlier ?? false,
        }))
        .filter(({ marked }) => drawsAll || marked),
    };
  });
}

/** Box plot of one figure: a box for each series, with the samples as points that open their jobs. */
export function FigureBoxPlot({ table, index, onOpenJob }: FigureBoxPlotProps) {
  const { t } = useLingui();
  const problems = useChartProblems();
  const viewId = useId();
  const column = table.columns[index];
  if (!column) {
    return null;
  }
  const groups = groupsOf(table, index, t`All samples`);
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
      summary={`${t`${count} values, ${marked} outliers.`} ${points}`}
      groups={groups}
      xLabel={title}
      yLabel={t`Series`}
      empty={t`No sample has a value.`}
      labels={{
        showTable: t`Show as a table`,
        showChart: t`Show as a chart`,
        save: {
          menu: t({ message: 'Save', context: 'chart' }),
          png: t`Image (PNG)`,
          svg: t`Drawing (SVG)`,
          tsv: t`Figures as a table (TSV)`,
          failed: t`The picture could not be made`,
        },
        problems,
        box: {
          n: t`Values`,
          min: t`Minimum`,
          q1: t`First quartile`,
          median: t`Median`,
          q3: t`Third quartile`,
          max: t`Maximum`,
          outliers: t`Beyond the whiskers`,
        },
      }}
      onSelect={(key) => {
        const row = table.rows[Number(key)];
        if (row) {
          onOpenJob(row.job_id);
        }
      }}
    />
  );
}
