import { useLingui } from '@lingui/react/macro';
import { isWithoutTable, type QcReport } from '@omics-portal/qc-metrics';
import type { Report } from '@omics-portal/resources';
import { Alert, Button, saveFile } from '@omics-portal/ui';
import { Download, Printer } from 'lucide-react';
import { DnaPanels } from '../dna/dna-panels';
import { figuresAsTsv } from '../figures/export-figures';
import { ExpressionPanels } from '../expression/expression-panels';
import { FeaturesSection } from '../features/features-section';
import { FiguresHelp } from '../figures/figures-help';
import { MetricsPanel } from '../figures/metrics-panel';
import { JobsWithoutResult } from '../figures/jobs-without-result';
import { OriginPanel } from '../figures/origin-panel';
import { VerdictBanner } from '../figures/verdict-banner';
import { linkBeside, safeFileName } from '../files/file-name';
import { RepeatReport } from '../repeat/lazy-repeat-report';
import { SequencingPanels } from '../sequencing/sequencing-panels';
import { useDownloadFile } from './use-download-file';

interface ReportFiguresProps {
  readonly report: QcReport;
  /** Task of the report. */
  readonly task: Report;
  /** Storage link of report.json, beside which its other files are. */
  readonly link: string;
  /** True for a reader who follows a link to the report alone. */
  readonly readonly: boolean;
}

/** Contents of a report: verdict, figures, charts, samples and origin. */
export function ReportFigures({ report, task, link, readonly }: ReportFiguresProps) {
  const { t } = useLingui();
  const download = useDownloadFile();
  const name = safeFileName(task.name);
  return (
    <div className="flex flex-col gap-5">
      {report.input.synthetic ? (
        <Alert tone="info" title={t`Synthetic data`}>
          {t`These tables were generated to demonstrate a report. They were not measured.`}
        </Alert>
      ) : null}
      <JobsWithoutResult notices={report.notices ?? []} />
      <VerdictBanner report={report} />
      {/* The report of a job is made by its project. */}
      {report.verdict.level === 'not-assessed' && task.kind && task.jobId === null && !readonly ? (
        <div className="print:hidden">
          <RepeatReport report={task} kind={task.kind} />
        </div>
      ) : null}
      {/* Without a table the verdict names all figures, and one reason for them. */}
      {isWithoutTable(report) ? null : (
        <>
          <FiguresHelp report={report} />
          <MetricsPanel report={report} />
        </>
      )}
      {report.omics === 'genomics' ? (
        <DnaPanels report={report} link={link} name={name} />
      ) : (
        <ExpressionPanels report={report} link={link} />
      )}
      {report.omics !== 'genomics' && report.featureTable ? (
        <FeaturesSection
          table={report.featureTable}
          link={linkBeside(link, report.featureTable.file)}
          name={name}
        />
      ) : null}
      {report.omics !== 'genomics' && report.sequencing ? (
        <SequencingPanels sequencing={report.sequencing} link={link} name={name} />
      ) : null}
      <OriginPanel report={report} measurement={task.measurement} />
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
          busy={download.isPending}
          onClick={() => download.mutate({ report: task, file: { kind: 'figures', link } })}
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
