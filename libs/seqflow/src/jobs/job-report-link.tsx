import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Workflow } from '@omics-portal/api';
import { ButtonLink } from '@omics-portal/ui';
import { FileChartColumn } from 'lucide-react';
import { useSeqflow } from '../ports/seqflow-ports';
import { jobReportQueries } from './report-queries';

/** The way to the report that a job led to. Nothing where there is none: not every app makes one. */
export function JobReportLink({ job }: { readonly job: Workflow }) {
  const { t } = useLingui();
  const { reports, links } = useSeqflow();
  const report = useQuery({ ...jobReportQueries(reports).ofJob(job.id), enabled: job.status === 'Succeeded' });
  return report.data ? (
    <ButtonLink size="sm" variant="primary" href={links.report(report.data.id)} icon={<FileChartColumn />} aria-label={t`View the report of ${job.sample_id}`}>
      {t`View report`}
    </ButtonLink>
  ) : null;
}
