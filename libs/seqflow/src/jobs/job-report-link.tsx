import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Workflow } from '@omics-portal/api';
import { JOB_STATUSES, reportQueries } from '@omics-portal/resources';
import { ButtonLink } from '@omics-portal/ui';
import { FileChartColumn } from 'lucide-react';
import { useSeqflow } from '../ports/seqflow-ports';

/** Time after the end of a job within which its report may appear, in milliseconds. */
const JUST_ENDED_MS = 60_000;

/** Link to the report of a job; renders nothing if there is none. Older servers do not name the report in the job, so it is requested. */
export function JobReportLink({ job }: { readonly job: Workflow }) {
  const { t } = useLingui();
  const { reports, links, polling } = useSeqflow();
  const report = useQuery({
    ...reportQueries(reports).ofJob(job.id),
    enabled: JOB_STATUSES[job.status].state === 'succeeded' && job.report === undefined,
    // The report is registered shortly after its job has ended.
    refetchInterval: ({ state: { data } }) =>
      data === null && Date.now() - (job.finished_time ?? 0) < JUST_ENDED_MS ? polling.jobsMs : false,
  });
  const reportId = job.report ?? report.data?.id;
  return reportId ? (
    <ButtonLink
      size="sm"
      variant="primary"
      href={links.report(reportId)}
      icon={<FileChartColumn />}
      aria-label={t`View report: ${job.sample_id}`}
    >
      {t`View report`}
    </ButtonLink>
  ) : null;
}
