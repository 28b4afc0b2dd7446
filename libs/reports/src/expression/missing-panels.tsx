import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ExpressionReport, evenlySampled, type QcMissingBar } from '@omics-portal/qc-metrics';
import { formatNumber, joinSentences } from '@omics-portal/wording';
import { LazyBarChart } from '../figures/lazy-charts';
import { ReportSection } from '../figures/report-section';
import { chartHeight, MAX_LIBRARIES } from './library-rows';

/** Bar chart of the share of missing values of each library. */
export function MissingOfLibraries({ samples }: { readonly samples: ExpressionReport['perSample'] }) {
  const { t, i18n } = useLingui();
  const drawn = evenlySampled(samples, MAX_LIBRARIES);
  const shares = samples.map(({ missingPercent }) => missingPercent);
  const [low, high] = [Math.min(...shares), Math.max(...shares)].map((value) =>
    formatNumber(Math.round(value * 10) / 10, i18n.locale),
  );
  const range = t`Between ${low} % and ${high} % of the features have no value.`;
  const part =
    drawn.length < samples.length
      ? t`${drawn.length} of ${samples.length} libraries are drawn, as an even sample; the table has all of them.`
      : '';
  const xLabel = t`Missing values (%)`;
  return (
    <ReportSection id="missing">
      <LazyBarChart
        title={t`Missing values of each library`}
        summary={joinSentences([range, part])}
        height={chartHeight(drawn.length)}
        xLabel={xLabel}
        yLabel={t`Library`}
        data={drawn.map(({ library, missingPercent }) => ({
          key: library,
          label: library,
          value: missingPercent,
        }))}
        table={{
          columns: [t`Library`, t`Sample`, t`Detected features`, xLabel],
          rows: samples.map(({ library, sample, detected, missingPercent }) => [
            library,
            sample,
            detected,
            missingPercent,
          ]),
        }}
      />
    </ReportSection>
  );
}

/** Histogram of the features by their number of libraries without a value. */
export function MissingOfFeatures({ bars }: { readonly bars: readonly QcMissingBar[] }) {
  const { t, i18n } = useLingui();
  const total = formatNumber(
    bars.reduce((sum, { features }) => sum + features, 0),
    i18n.locale,
  );
  const complete = formatNumber(bars[0]?.features ?? 0, i18n.locale);
  const rangeOf = ({ from, to }: QcMissingBar) =>
    from === to
      ? t`${plural(from, { one: '# library', other: '# libraries' })}`
      : t`${from} to ${to} libraries`;
  return (
    <ReportSection id="gaps">
      <LazyBarChart
        title={t`Missing values of the features`}
        summary={t`${complete} of ${total} features have a value in each library.`}
        xLabel={t`Features`}
        yLabel={t`Without a value in`}
        data={bars.map((bar) => ({ key: String(bar.from), label: rangeOf(bar), value: bar.features }))}
      />
    </ReportSection>
  );
}
