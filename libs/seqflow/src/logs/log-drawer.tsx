import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { WorkflowDetail } from '@omics-portal/api';
import { jobLogQueries, isUnderWay } from '@omics-portal/resources';
import { Alert, EmptyState, ErrorState, FormField, Select, Spinner, Tabs } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { JobDrawer } from '../job-drawer/job-drawer';
import { useSeqflow } from '../ports/seqflow-ports';
import { JobStatus } from '../status/status-tags';
import { firstStream, logChoices, type LogStream } from './log-keys';
import { LogPanel } from './log-panel';

interface LogDrawerProps {
  readonly jobId: string;
  /** Key of the chosen log. Default: the first one. */
  readonly logKey: string | undefined;
  /** Chosen stream. Default: standard error for a failed job, else standard output. */
  readonly stream: LogStream | undefined;
  readonly onChoose: (logKey: string, stream: LogStream | undefined) => void;
  readonly onClose: () => void;
}

/** Drawer with the logs of a job. */
export function LogDrawer({ jobId, onClose, ...choice }: LogDrawerProps) {
  const { t } = useLingui();
  return (
    <JobDrawer
      jobId={jobId}
      onClose={onClose}
      title={(sample) => (sample ? t`Logs: ${sample}` : t`Logs`)}
      failedTitle={t`The job could not be loaded`}
      loading={<Spinner label={t`Loading...`} />}
    >
      {(job) => <JobLogs job={job} {...choice} />}
    </JobDrawer>
  );
}

function JobLogs({
  job,
  logKey,
  stream,
  onChoose,
}: Omit<LogDrawerProps, 'jobId' | 'onClose'> & { readonly job: WorkflowDetail }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains, polling } = useSeqflow();
  const logs = useQuery({
    ...jobLogQueries(datains).list(job.id),
    refetchInterval: isUnderWay(job.status) ? polling.jobsMs : false,
  });
  if (logs.isPending) {
    return <Spinner label={t`Loading...`} />;
  }
  if (logs.isError) {
    return (
      <ErrorState
        title={t`Not Found Log.`}
        message={errorText(logs.error)}
        retryLabel={t`Retry`}
        onRetry={() => void logs.refetch()}
      />
    );
  }
  const choices = logChoices(logs.data);
  const key = logKey ?? choices[0]?.key;
  if (key === undefined) {
    return (
      <EmptyState
        title={t`no related log found`}
        description={
          isUnderWay(job.status) ? t`The job has not yet started, please check back later.` : undefined
        }
      />
    );
  }
  const shown = stream ?? firstStream(logs.data, key, job.status === 'Failed');
  return (
    <div className="flex flex-col gap-4">
      <Outcome job={job} />
      <FormField label={t`Select Log File`}>
        {(control) => (
          <Select
            {...control}
            value={key}
            placeholder={t`Choose a log key from the dropdown menu`}
            onValueChange={(next) => onChoose(next, undefined)}
            options={choices.map((choice) => ({ value: choice.key, label: choice.label }))}
          />
        )}
      </FormField>
      <Tabs
        label={t`Streams`}
        value={shown}
        onValueChange={(next) => onChoose(key, next === 'stderr' ? 'stderr' : 'stdout')}
        tabs={[
          { value: 'stdout', label: t`Standard Output` },
          { value: 'stderr', label: t`Standard Error` },
        ]}
      >
        <LogPanel key={`${key}/${shown}`} input={{ jobId: job.id, key, stream: shown }} />
      </Tabs>
    </div>
  );
}

/** Status of the job, with exit code and error if it failed. */
function Outcome({ job }: { readonly job: WorkflowDetail }) {
  const { t } = useLingui();
  const { exit_code: exitCode } = job;
  return job.status === 'Failed' ? (
    <Alert
      tone="danger"
      title={exitCode == null ? t`The job failed` : t`The job failed with exit code ${exitCode}`}
    >
      {job.error ? <code className="text-xs break-words">{job.error}</code> : null}
    </Alert>
  ) : (
    <p>
      <JobStatus status={job.status} />
    </p>
  );
}
