import { useLingui } from '@lingui/react/macro';
import type { ReportKind } from '@omics-portal/resources';
import { ButtonLink } from '@omics-portal/ui';
import { type RepeatableReport, restoreRequest } from './restore-request';
import { useReports } from '../ports/reports-ports';

/** Report to make again. */
export interface RepeatReportProps {
  readonly report: RepeatableReport;
  readonly kind: ReportKind;
}

/** Link to the form of a new report, filled in as for this one. */
export function RepeatReport({ report, kind }: RepeatReportProps) {
  const { t } = useLingui();
  const { brand, drafts, links } = useReports();
  return (
    <ButtonLink
      size="sm"
      href={links.newReport(kind)}
      onClick={() => restoreRequest(drafts, report, { brand, kind })}
    >
      {t`Make a new report`}
    </ButtonLink>
  );
}
