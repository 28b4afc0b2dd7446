import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Workflow, WorkflowDetail } from '@omics-portal/api';
import { DescriptionList } from '@omics-portal/ui';
import { ElapsedTime, Moment } from '@omics-portal/wording';
import { countOutputFiles } from './output-files';
import { useSeqflow } from '../ports/seqflow-ports';
import { JobVerdict } from '../status/status-tags';
import { JobParameters } from './job-parameter-list';

interface JobFactsProps {
  readonly job: WorkflowDetail;
  /** Jobs of the same project, with which the parameters are compared. */
  readonly jobs: readonly Workflow[];
  /** Full name of the app of the project; undefined while it loads. */
  readonly appName: string | undefined;
}

/** Facts about a job: verdict, times, results, labels, and its parameters, of which those that all jobs share come last. */
export function JobFacts({ job, jobs, appName }: JobFactsProps) {
  const { t } = useLingui();
  const { VerdictReasons } = useSeqflow();
  const files = countOutputFiles(job.outputs);
  const waiting = job.queue_position;
  const labels = Object.entries(job.labels).filter(([name]) => name !== 'project_id');
  return (
    <div className="flex flex-col gap-4">
      <DescriptionList
        columns={2}
        items={[
          ...(waiting === null || waiting === undefined
            ? []
            : [
                {
                  term: t`Place in the queue`,
                  detail: t`${plural(waiting, { 0: 'The next one', one: '# starts before it', other: '# start before it' })}`,
                },
              ]),
          { term: t`Quality`, detail: job.verdict ? <JobVerdict verdict={job.verdict} /> : '-' },
          {
            term: t`Result files`,
            detail: t`${plural(files, { 0: 'none', one: '# file', other: '# files' })}`,
          },
          { term: t({ message: 'Submitted', context: 'time' }), detail: <Moment ms={job.submitted_time} /> },
          {
            term: t`Elapsed`,
            detail: <ElapsedTime started={job.started_time} finished={job.finished_time} />,
          },
          { term: t`Engine`, detail: job.engine ?? '-' },
          { term: t`Job id`, detail: <code className="text-xs break-all">{job.id}</code> },
          ...labels.map(([name, value]) => ({ term: t`Label: ${name}`, detail: value })),
        ]}
      />
      {VerdictReasons && job.verdict && job.report ? (
        <section aria-label={t`Reasons of the verdict`}>
          <h3 className="mb-2 text-sm font-medium">{t`Reasons of the verdict`}</h3>
          <VerdictReasons key={job.report} reportId={job.report} />
        </section>
      ) : null}
      <JobParameters job={job} jobs={jobs} appName={appName} />
    </div>
  );
}
