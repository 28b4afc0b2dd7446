import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Report } from '@omics-portal/resources';
import { Alert, Button, TextLink } from '@omics-portal/ui';
import type { ReactNode } from 'react';
import { UnreadableFileError } from '../files/unreadable-file-error';
import { useReports } from '../ports/reports-ports';
import { useErrorText } from '../ports/use-error-text';
import { MAX_REPORTS } from './chart-scope';
import type { useBatches } from './use-batches';

interface ChartNoticesProps {
  readonly loaded: ReturnType<typeof useBatches>;
  /** Reports that have no value of the figure. */
  readonly without: readonly Report[];
}

/** Notices about reports that are not in the chart: older ones, unread ones, and those without the figure. */
export function ChartNotices({ loaded: { total, unread, retry }, without }: ChartNoticesProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const mayRetry = unread.some(({ error }) => error !== undefined);
  return (
    <>
      {total > MAX_REPORTS ? (
        <Alert tone="info">{t`The chart has the newest ${MAX_REPORTS} of ${total} reports.`}</Alert>
      ) : null}
      {unread.length > 0 ? (
        <Alert
          tone="warning"
          title={t`${plural(unread.length, {
            one: 'The figures of # report could not be read; it is not in the chart',
            other: 'The figures of # reports could not be read; they are not in the chart',
          })}`}
          action={mayRetry ? <Button size="sm" onClick={retry}>{t`Retry`}</Button> : null}
        >
          <ReportLinks
            reports={unread.map(({ report, error }) => ({
              report,
              note: errorText(error ?? new UnreadableFileError('report.json')),
            }))}
          />
        </Alert>
      ) : null}
      {without.length > 0 ? (
        <Alert
          tone="info"
          title={t`${plural(without.length, {
            one: '# report has no value of this figure',
            other: '# reports have no value of this figure',
          })}`}
        >
          <ReportLinks reports={without.map((report) => ({ report }))} />
        </Alert>
      ) : null}
    </>
  );
}

interface ReportLinksProps {
  readonly reports: readonly { readonly report: Report; readonly note?: ReactNode }[];
}

function ReportLinks({ reports }: ReportLinksProps) {
  const { links } = useReports();
  return (
    <ul className="mt-1 list-disc space-y-2 ps-4">
      {reports.map(({ report, note }) => (
        <li key={report.id}>
          <TextLink href={links.report(report.id)}>{report.name}</TextLink> {note}
        </li>
      ))}
    </ul>
  );
}
