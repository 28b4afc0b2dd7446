import { useLingui } from '@lingui/react/macro';
import type { QcSampleTable } from '@omics-portal/qc-metrics';
import { LazyStackedBars } from '../figures/lazy-charts';
import { ReportSection } from '../figures/report-section';
import { shortNames } from '../format/short-name';
import { toolFigureLabel } from './tool-figure-labels';

/** Parts of the reads, in the order of the bars. */
const PARTS = ['exonic', 'intronic', 'intergenic'] as const;
const BAR_SPACE = 26;
const FRAME_SPACE = 96;
/** Letters of a sample beside its bar. */
const LETTERS = 18;

/** Origin of the reads of each sample: exons, introns and the space between genes. Nothing for samples without these figures. */
export function ReadOriginPanel({ samples: { columns, rows } }: { readonly samples: QcSampleTable }) {
  const { t, i18n } = useLingui();
  const indexes = PARTS.map((part) => columns.findIndex(({ key }) => key === part));
  const shortened = shortNames(
    rows.map(({ sample }) => sample),
    LETTERS,
  );
  const groups = rows
    .map(({ sample, values }) => ({
      key: sample,
      label: shortened(sample),
      values: indexes.map((index) => values[index] ?? null),
    }))
    .filter(({ values }) => values.every((value) => value !== null));
  const series = PARTS.map((id) => ({ id, label: toolFigureLabel(i18n, id) }));
  const yLabel = t`Sample`;
  const count = groups.length;
  return groups.length === 0 ? null : (
    <ReportSection id="reads">
      <LazyStackedBars
        title={t`Origin of the reads`}
        summary={t`Exons, introns and the space between genes, for each sample that has these figures: ${count}.`}
        height={groups.length * BAR_SPACE + FRAME_SPACE}
        series={series}
        groups={groups}
        stacked
        max={100}
        xLabel={t`Share (%)`}
        yLabel={yLabel}
        table={{
          columns: [yLabel, ...series.map(({ label }) => label)],
          rows: groups.map(({ key, values }) => [key, ...values.map((value) => value ?? '')]),
        }}
      />
    </ReportSection>
  );
}
