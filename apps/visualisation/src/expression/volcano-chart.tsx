import { useLingui } from '@lingui/react/macro';
import { significance } from '@omics-portal/qc-metrics';
import { EmptyState } from '@omics-portal/ui';
import { DenseScatterChart } from '@omics-portal/ui/charts';
import { formatNumber, joinSentences } from '@omics-portal/wording';
import { useMemo } from 'react';
import { ChartCard } from '../shared/chart-card';
import { useDenseLabels } from '../shared/use-dense-labels';
import type { ExpressionParts } from './expression-parts';
import { VOLCANO_SIDES, volcanoPoints } from './volcano-points';

/** Volcano plot of all tested features of a pair of samples. */
export function VolcanoChart({ document: { table }, view, labels, onFeature }: ExpressionParts) {
  const { t, i18n } = useLingui();
  const chart = useDenseLabels(labels.feature, t`Direction`);
  const { limits, features, differences } = table;
  const pair = differences.find((one) => one.pair === view.pair);
  const volcano = useMemo(() => pair && volcanoPoints(pair, limits, features), [pair, limits, features]);
  const lines = useMemo(
    () => [
      { axis: 'x' as const, value: -limits.log2FoldChange },
      { axis: 'x' as const, value: limits.log2FoldChange },
      { axis: 'y' as const, value: significance(limits.adjustedP) },
    ],
    [limits],
  );
  const [numerator = '', denominator = ''] = view.pair.split('/');
  const names = {
    neither: t`Not differential`,
    up: t`Higher in ${numerator}`,
    down: t`Lower in ${numerator}`,
  };
  const series = useMemo(
    () => VOLCANO_SIDES.map((side) => ({ id: side, label: names[side], muted: side === 'neither' })),
    // oxlint-disable-next-line react/exhaustive-deps -- new names are new texts
    [names.neither, names.up, names.down],
  );
  if (!pair || !volcano) {
    return (
      <ChartCard source={table.source}>
        <EmptyState title={t`${view.pair}: no feature of this batch could be compared`} />
      </ChartCard>
    );
  }
  const number = (value: number) => formatNumber(value, i18n.locale);
  const { up, down } = volcano.counts;
  const [tested, higher, lower] = [pair.rows.length, up, down].map(number);
  const { log2FoldChange: change, adjustedP } = limits;
  const found = t`Of ${tested} features ${higher} are higher in ${numerator} than in ${denominator}, and ${lower} are lower.`;
  const rule = t`The dashed limits: a log2 fold change of ${change} and an adjusted p of ${adjustedP}.`;
  const selected = pair.rows.indexOf(features.indexOf(view.feature ?? ''));
  return (
    <ChartCard source={table.source}>
      <DenseScatterChart
        viewId="volcano"
        title={t`Differential features, ${view.pair}`}
        summary={joinSentences([found, rule])}
        points={volcano.points}
        series={series}
        limits={lines}
        xLabel={t`log2 fold change`}
        yLabel={t`−log10 of the adjusted p`}
        labels={chart}
        selected={selected < 0 ? undefined : selected}
        onSelect={(index) => onFeature(volcano.points.nameAt(index))}
      />
    </ChartCard>
  );
}
