import { useLingui } from '@lingui/react/macro';
import type { MetricKey, QcReport } from '@omics-portal/qc-metrics';
import { Alert, Button, saveFile } from '@omics-portal/ui';
import { Download, Printer } from 'lucide-react';
import { figuresAsJson, figuresAsTsv } from './export-figures';
import { FiguresHelp } from './figures-help';
import { MetricsPanel } from './metrics-panel';
import { OriginPanel } from './origin-panel';
import { CorrelationPanel, PcaPanel } from './plane-panels';
import { SamplesPanel } from './samples-panel';
import { VerdictBanner } from './verdict-banner';

/** Contents of a report: verdict, figures, charts, libraries and origin. */
export function ReportFigures({ report, name }: { readonly report: QcReport; readonly name: string }) {
  const { t } = useLingui();
  const valueOf = (key: MetricKey) => report.metrics.find((metric) => metric.key === key)?.value ?? null;
  return (
    <div className="flex flex-col gap-5">
      {report.input.synthetic ? (
        <Alert tone="info" title={t`Synthetic data`}>
          {t`These tables were generated to demonstrate a report. They were not measured.`}
        </Alert>
      ) : null}
      <VerdictBanner report={report} />
      <FiguresHelp metrics={report.metrics.map((metric) => metric.key)} />
      <MetricsPanel report={report} />
      <div className="grid grid-cols-1 gap-5 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
        {report.pca && report.pca.points.length > 0 ? (
          <PcaPanel pca={report.pca} snr={valueOf('snr')} />
        ) : null}
        {report.correlation && report.correlation.points.length > 0 ? (
          <CorrelationPanel correlation={report.correlation} rc={valueOf('rc')} />
        ) : null}
      </div>
      {report.perSample.length > 0 ? <SamplesPanel samples={report.perSample} /> : null}
      <OriginPanel report={report} />
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button
          icon={<Download />}
          onClick={() =>
            saveFile(`${name}.tsv`, new Blob([figuresAsTsv(report)], { type: 'text/tab-separated-values' }))
          }
        >
          {t`Figures as TSV`}
        </Button>
        <Button
          icon={<Download />}
          onClick={() =>
            saveFile(`${name}.json`, new Blob([figuresAsJson(report)], { type: 'application/json' }))
          }
        >
          {t`Report as JSON`}
        </Button>
        <Button icon={<Printer />} onClick={() => window.print()}>
          {t`Print`}
        </Button>
      </div>
    </div>
  );
}
