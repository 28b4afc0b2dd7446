import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { QcLibraryCorrelation } from '@omics-portal/qc-metrics';
import { SegmentedControl } from '@omics-portal/ui';
import { formatNumber, joinSentences } from '@omics-portal/wording';
import { formatFigure } from '../format/figure';
import { LazyHeatMap } from '../figures/lazy-charts';
import { ReportSection } from '../figures/report-section';
import { useReportView } from '../view/use-report-view';
import { correlationRange, libraryMatrix } from './library-matrix';

const CELL = { least: 12, most: 40 };
const HEIGHT = 480;
const NAMES = 80;

/** Heat map of the correlations of the libraries, in the order of the table or of their clustering. */
export function LibraryCorrelationPanel({ correlation }: { readonly correlation: QcLibraryCorrelation }) {
  const { t, i18n } = useLingui();
  const { view, change } = useReportView();
  const order = view.order ?? 'clustered';
  const { libraries, values } = libraryMatrix(correlation, order);
  const lines = libraries.map((library) => ({ key: library, label: library }));
  const range = correlationRange(correlation);
  const [low, high] = (range ?? []).map((value) => formatFigure(value, '', i18n.locale));
  const features = formatNumber(correlation.features, i18n.locale);
  const summary = [
    t`Pearson correlation of the log2 values of ${plural(libraries.length, { one: '# library', other: '# libraries' })}, over ${features} features.`,
    range ? t`Between ${low} and ${high}.` : '',
    order === 'clustered'
      ? t`Libraries that resemble each other are neighbours (average linkage, distance 1 − r).`
      : '',
  ];
  const cell = Math.min(CELL.most, Math.max(CELL.least, HEIGHT / libraries.length));
  return (
    <ReportSection
      id="correlation"
      controls={
        <SegmentedControl
          label={t`Order of the libraries`}
          value={order}
          onValueChange={(value) => change({ order: value === 'table' ? 'table' : undefined })}
          options={[
            { value: 'clustered', label: t`By similarity` },
            { value: 'table', label: t`As in the table` },
          ]}
        />
      }
    >
      <LazyHeatMap
        title={t`Correlation of the libraries`}
        summary={joinSentences(summary)}
        height={Math.round(cell * libraries.length) + NAMES}
        corner={t`Library`}
        rows={lines}
        columns={lines}
        values={values}
      />
    </ReportSection>
  );
}
