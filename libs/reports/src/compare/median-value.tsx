import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { columnDecimals } from '@omics-portal/qc-metrics';
import { sampleFigure } from '../sequencing/sample-value';
import { Difference } from './difference';
import type { MedianCell, MedianRow } from './median-rows';

/** Median over the samples of a report, with their number and the difference to the first report. */
export function MedianValue({ row, cell }: { readonly row: MedianRow; readonly cell: MedianCell | null }) {
  const { t, i18n } = useLingui();
  if (cell === null) {
    return <span className="text-muted">{t`Not part of this report`}</span>;
  }
  const { value, samples, difference } = cell;
  const decimals = columnDecimals(row.cells.map((each) => each?.value ?? null));
  return (
    <span className="flex min-w-28 flex-col gap-0.5 sm:min-w-36">
      <span className="font-medium tabular-nums" title={String(value)}>
        {sampleFigure(value, decimals, i18n.locale)}
      </span>
      <span className="text-xs text-muted">
        {plural(samples, {
          one: 'median of # sample or file of reads',
          other: 'median of # samples or files of reads',
        })}
      </span>
      <Difference difference={difference} format={(each) => sampleFigure(each, decimals, i18n.locale)} />
    </span>
  );
}
