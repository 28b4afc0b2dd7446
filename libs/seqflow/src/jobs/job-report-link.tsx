import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Workflow } from '@omics-portal/api';
import { reportQueries } from '@omics-portal/resources';
import { ButtonLink } from '@omics-portal/ui';
import { FileChartColumn } from 'lucide-react';
import { useSeqflow } from '../ports/seqflow-ports';

/** For how long after the end of its job a report may still appear, in milliseconds. */
const JUST_ENDED_MS = 60_000;

/** The way to the report that a job led to. Nothing where there is none: not every app makes one. */
export function JobReportLink({ job }: { readonly job: Workflow }) {
  const { t } = useLingui();
  const { reports, links, polling } = useSeqflow();
  const report = useQuery({
    ...reportQueries(reports).ofJob(job.id),
    enabled: job.status === 'Succeeded',
    // The report is registered a moment after its job has ended.
    refetchInterval: ({ state: { data } }) =>
      data === null && Date.now() - (job.finished_time ?? 0) < JUST_ENDED_MS ? polling.jobsMs : false,
  });
  return report.data ? (
    <ButtonLink
      size="sm"
      variant="primary"
      href={links.report(report.data.id)}
      icon={<FileChartColumn />}
      aria-label={t`View report: ${job.sample_id}`}
    >
      {t`View report`}
    </ButtonLink>
  ) : null;
}
