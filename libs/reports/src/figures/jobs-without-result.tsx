import { useLingui } from '@lingui/react/macro';
import type { QcNotice } from '@omics-portal/qc-metrics';
import { Alert } from '@omics-portal/ui';
import { noticeMessage } from './table-findings-messages';

/** Code of the notice about jobs of the project that are not in its report. */
export const JOBS_NOTICE = 'jobs-without-result' satisfies QcNotice['code'];

/** Warning above the verdict of a report that lacks samples of its project. Renders nothing for one that has all. */
export function JobsWithoutResult({ notices }: { readonly notices: readonly QcNotice[] }) {
  const { t, i18n } = useLingui();
  const notice = notices.find(({ code }) => code === JOBS_NOTICE);
  return notice ? (
    <Alert tone="warning" title={t`Samples of the project are missing`}>
      {noticeMessage(i18n, notice)}
    </Alert>
  ) : null;
}
