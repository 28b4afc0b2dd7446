import { hasFailed, isFinished, isReportUnderWay, pageFormat, type Report } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import {
  Button,
  ButtonLink,
  DescriptionList,
  PageHeader,
  TextLink,
  type Description,
} from '@omics-portal/ui';
import { ArrowLeft, Download, ScrollText } from 'lucide-react';
import { Moment, TASK_STATE_LABELS } from '@omics-portal/wording';
import { useReports } from '../ports/reports-ports';
import { ownDescription } from '../tasks/own-description';
import { ReportState } from '../tasks/report-status';
import { KIND_LABELS } from '../tasks/kind-labels';
import { EditFactsAction } from './edit-facts-action';
import { HeadDrawer } from './head-drawer';
import { MarkDetail, ReportMarks } from './report-marks';
import { useReportFacts } from './use-report-facts';
import { useDownloadPage } from './use-download-page';

interface ReportHeadProps {
  /** Title of a report without a name. */
  readonly title: string;
  readonly report: Report;
  readonly readonly: boolean;
  readonly onShowLog: () => void;
}

/** Head of a report: name, state and actions, and a drawer with its tool, times and origin. */
export function ReportHead({ title, report, readonly, onShowLog }: ReportHeadProps) {
  const { t, i18n } = useLingui();
  const { links } = useReports();
  const download = useDownloadPage();
  const { page, name } = report;
  const description = ownDescription(report);
  const facts = useFacts(report, readonly);
  return (
    <PageHeader
      title={name === '' ? title : name}
      description={<ReportState report={report} />}
      actions={
        <div className="flex flex-wrap gap-2 print:hidden">
          {readonly ? null : (
            <ButtonLink
              variant="ghost"
              icon={<ArrowLeft />}
              href={report.kind ? links.reportList(report.kind) : links.history()}
            >
              {t`All reports`}
            </ButtonLink>
          )}
          <Button icon={<ScrollText />} onClick={onShowLog}>
            {t`Show Log`}
          </Button>
          {report.measurement && !readonly ? <EditFactsAction report={report} /> : null}
          {report.takesMarks && isFinished(report) && !readonly ? <ReportMarks report={report} /> : null}
          {page ? (
            <Button
              icon={<Download />}
              busy={download.isPending}
              disabled={isReportUnderWay(report) || hasFailed(report)}
              onClick={() => download.mutate({ report, page, locale: i18n.locale })}
            >
              {pageFormat(page) === 'pdf' ? t`Download PDF` : t`Download HTML`}
            </Button>
          ) : null}
        </div>
      }
    >
      <HeadDrawer>
        {description === '' ? null : <p className="mb-3 max-w-3xl text-sm">{description}</p>}
        <DescriptionList columns={4} items={facts} />
      </HeadDrawer>
    </PageHeader>
  );
}

function useFacts(report: Report, readonly: boolean): Description[] {
  const { t, i18n } = useLingui();
  const { links } = useReports();
  const { projectId, jobId, kind, checked, archived } = report;
  const recorded = useReportFacts(report);
  const related: Description[] =
    readonly || !projectId
      ? []
      : [
          {
            term: t`Related Project`,
            detail: <TextLink href={links.project(projectId)}>{t`Show the project`}</TextLink>,
          },
          ...(jobId
            ? [
                {
                  term: t`Job`,
                  detail: <TextLink href={links.job(projectId, jobId)}>{t`Show the job`}</TextLink>,
                },
              ]
            : []),
        ];
  return [
    { term: t`Report Type`, detail: kind ? i18n._(KIND_LABELS[kind]) : report.type },
    { term: t`Report Tool`, detail: report.app },
    { term: t`Started Time`, detail: <Moment ms={report.startedAt} /> },
    { term: t`Finished Time`, detail: <Moment ms={report.finishedAt} /> },
    ...(checked ? [{ term: i18n._(TASK_STATE_LABELS.checked), detail: <MarkDetail mark={checked} /> }] : []),
    ...(archived
      ? [{ term: i18n._(TASK_STATE_LABELS.archived), detail: <MarkDetail mark={archived} /> }]
      : []),
    ...recorded,
    ...related,
  ];
}
