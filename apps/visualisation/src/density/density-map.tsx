import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@omics-portal/ui';
import { WindowMap, type WindowRow } from '@omics-portal/ui/charts';
import { formatNumber, joinSentences } from '@omics-portal/wording';
import { useMemo } from 'react';
import { ChartCard } from '../shared/chart-card';
import { useSearchedTable } from '../shared/use-searched-table';
import { DensityControls, type DensityControlsProps } from './density-controls';
import { spanOf, sumOf } from './density-view';
import { LeftOutNote } from './left-out-note';

const ROW_HEIGHT = 24;
const AXIS_HEIGHT = 50;
const MB = 1_000_000;

/** Density of the variants of a sample along all chromosomes. */
export function DensityMap({ density, view, onChange }: DensityControlsProps) {
  const { t, i18n } = useLingui();
  const labels = useSearchedTable();
  const { source, assembly, windowSize, chromosomes, samples } = density;
  const type = view.type.toUpperCase();
  const number = (value: number) => formatNumber(value, i18n.locale);
  const rangeOf = (window: number, length: number) => {
    const { first, last } = spanOf(window, windowSize, length);
    return `${number(first)} – ${number(last)}`;
  };
  const rows = chromosomes.map(({ name, length, ...counts }): WindowRow => {
    const windows = counts[view.type][view.index] ?? [];
    const { total, densest } = sumOf(windows);
    const most = number(windows[densest ?? 0] ?? 0);
    const where = rangeOf(densest ?? 0, length);
    return {
      key: name,
      label: name,
      length,
      counts: windows,
      notes: [
        `${type} ${number(total)}`,
        ...(densest === undefined ? [] : [t`Most in one window: ${most} (${where})`]),
      ],
    };
  });
  // The scale is that of all samples, so that a colour means the same in each.
  const scale = useMemo(
    () => chromosomes.flatMap((chromosome) => chromosome[view.type].flat()),
    [chromosomes, view.type],
  );
  const total = number(rows.reduce((sum, { counts }) => sum + sumOf(counts).total, 0));
  const size = number(windowSize / MB);
  const genome = assembly ?? t`the reference genome`;
  const counted = t`${total} variants of ${view.sample} in windows of ${size} Mb on ${genome}.`;
  const meaning = t`A window without variants may be outside of the regions in which the set has calls.`;
  return (
    <ChartCard
      source={source}
      controls={
        samples.length > 0 ? <DensityControls density={density} view={view} onChange={onChange} /> : null
      }
      note={<LeftOutNote density={density} />}
    >
      <WindowMap
        viewId="variant-density"
        title={t`Density of variants along the genome, ${view.sample}, ${type}`}
        summary={joinSentences([counted, meaning])}
        height={AXIS_HEIGHT + Math.max(1, rows.length) * ROW_HEIGHT}
        rows={rows}
        windowSize={windowSize}
        axisUnit={MB}
        xLabel={t`Position, Mb`}
        scaleOf={scale}
        windowHint={({ label, length, counts }, window) => ({
          title: `${label}: ${rangeOf(window, length)}`,
          lines: [`${type} ${number(counts[window] ?? 0)}`],
        })}
        table={{
          columns: [t`Chromosome`, t`First position`, t`Last position`, type],
          rows: rows.flatMap(({ label, length, counts }) =>
            counts.map((count, window) => {
              const { first, last } = spanOf(window, windowSize, length);
              return [label, first, last, count];
            }),
          ),
        }}
        labels={labels}
        empty={<EmptyState title={t`No file of the set could be counted`} />}
        selected={view.chromosome ?? ''}
        onSelect={(chromosome) => onChange({ chromosome: chromosome === view.chromosome ? '' : chromosome })}
      />
    </ChartCard>
  );
}
