import { useEffect, type ComponentProps } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { WorkflowDetail } from '@omics-portal/api';
import { hasFailed, isUnderWay, jobLogListQuery } from '@omics-portal/resources';
import { EmptyState, ErrorState, FormField, preloadLogView, Select, Spinner, Tabs } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { JobDrawer } from '../job-drawer/job-drawer';
import { JobOutcome } from '../job-drawer/job-outcome';
import { useSeqflow } from '../ports/seqflow-ports';
import { JobProblems } from './job-problems';
import { firstStream, logChoices, logOfFailedStep, type LogStream } from './log-keys';
import { LogPanel } from './log-panel';

/** Change of the choice of a log. An absent property returns to its default. */
interface LogChoiceChange {
  readonly attempt?: number;
  readonly log?: string;
  readonly stream?: LogStream;
  readonly line?: number;
}

interface LogDrawerProps {
  readonly jobId: string;
  /** Number of the chosen attempt. Default: the newest one. */
  readonly attempt: number | undefined;
  /** Key of the chosen log. Default: that of the failed step, else the first one. */
  readonly logKey: string | undefined;
  /** Chosen stream. Default: standard error for a failed job, else standard output. */
  readonly stream: LogStream | undefined;
  /** Number of the line to show. Default: the end of the log. */
  readonly line: number | undefined;
  readonly onChoose: (choice: LogChoiceChange) => void;
  readonly onClose: () => void;
}

/** Drawer with the logs of a job. */
export function LogDrawer({ jobId, onClose, ...choice }: LogDrawerProps) {
  const { t } = useLingui();
  useEffect(preloadLogView, []);
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
  attempt: number,
  logKey,
  stream,
  line,
  onChoose,
}: Omit<LogDrawerProps, 'jobId' | 'onClose'> & { readonly job: WorkflowDetail }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains, links, polling } = useSeqflow();
  const logs = useQuery({
    ...jobLogListQuery(datains, job.id, number),
    refetchInterval: isUnderWay(job.status) ? polling.jobsMs : false,
  });
  const attempt = job.attempts.find((one) => one.number === number);
  const outcome = outcomeOf(job, attempt);
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
  const steps = (attempt ?? job.attempts[0])?.steps ?? [];
  const key = logKey ?? logOfFailedStep(choices, steps) ?? choices[0]?.key;
  if (key === undefined) {
    return (
      <EmptyState
        title={t`no related log found`}
        description={
          isUnderWay(outcome.status) ? t`The job has not yet started, please check back later.` : undefined
        }
      />
    );
  }
  const shown = stream ?? firstStream(logs.data, key, hasFailed(outcome));
  return (
    <div className="flex flex-col gap-4">
      <Outcome job={job} outcome={outcome} attempt={number} />
      <AttemptSelect job={job} attempt={number} onChange={(next) => onChoose({ attempt: next })} />
      <FormField label={t`Select Log File`}>
        {(control) => (
          <Select
            {...control}
            value={key}
            placeholder={t`Choose a log key from the dropdown menu`}
            onValueChange={(next) => onChoose({ log: next })}
            options={choices.map((choice) => ({ value: choice.key, label: choice.label }))}
          />
        )}
      </FormField>
      <Tabs
        label={t`Streams`}
        value={shown}
        onValueChange={(next) => onChoose({ log: key, stream: next === 'stderr' ? 'stderr' : 'stdout' })}
        tabs={[
          { value: 'stdout', label: t`Standard Output` },
          { value: 'stderr', label: t`Standard Error` },
        ]}
      >
        <LogPanel
          key={`${number ?? ''}/${key}/${shown}`}
          input={{ jobId: job.id, attempt: number, key, stream: shown }}
          link={logs.data[key]?.[shown] ?? null}
          line={line}
          onLineChange={(next) => onChoose({ log: key, stream: shown, line: next })}
          lineHref={(next) => links.here({ log: key, stream: shown, line: next })}
        />
      </Tabs>
    </div>
  );
}

/** Job with the outcome of an earlier attempt. Without a choice the job speaks for its newest attempt, and so does its engine. */
function outcomeOf(job: WorkflowDetail, attempt: WorkflowDetail['attempts'][number] | undefined) {
  return attempt && attempt !== job.attempts[0]
    ? { ...job, ...attempt, stale_since: null, notice: null }
    : job;
}

/** Outcome of an attempt, with the reasons that its program gave. */
function Outcome({
  job,
  outcome,
  attempt,
}: {
  readonly job: WorkflowDetail;
  readonly outcome: ComponentProps<typeof JobOutcome>['job'];
  readonly attempt: number | undefined;
}) {
  return (
    <>
      <JobOutcome job={outcome} />
      {hasFailed(outcome) ? <JobProblems job={job} attempt={attempt} /> : null}
    </>
  );
}

/** Choice of an attempt; renders nothing for a job with one. */
function AttemptSelect({
  job,
  attempt,
  onChange,
}: {
  readonly job: WorkflowDetail;
  readonly attempt: number | undefined;
  readonly onChange: (attempt: number) => void;
}) {
  const { t } = useLingui();
  const newest = job.attempts[0]?.number ?? 0;
  return job.attempts.length > 1 ? (
    <FormField label={t`Attempt`}>
      {(control) => (
        <Select
          {...control}
          value={String(attempt ?? newest)}
          onValueChange={(next) => onChange(Number(next))}
          options={job.attempts.map(({ number }) => ({
            value: String(number),
            label: number === newest ? t`Attempt ${number} (newest)` : t`Attempt ${number}`,
          }))}
        />
      )}
    </FormField>
  ) : null;
}
