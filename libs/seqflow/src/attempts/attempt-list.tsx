import { useLingui } from '@lingui/react/macro';
import type { Attempt, WorkflowDetail } from '@omics-portal/api';
import { Accordion, Alert, Button, DescriptionList } from '@omics-portal/ui';
import { ElapsedTime, Moment } from '@omics-portal/wording';
import { ScrollText } from 'lucide-react';
import { FailureReason } from '../failure/failure-reason';
import { JobStatus } from '../status/status-tags';
import type { OpenAttemptLog } from './open-attempt-log';
import { StepList } from './step-list';

interface AttemptListProps {
  readonly job: WorkflowDetail;
  readonly onLogs: OpenAttemptLog;
}

/** Attempts of a job, the newest first and open: state, engine, times, exit code and reason, and the steps of each. */
export function AttemptList({ job, onLogs }: AttemptListProps) {
  const { attempts } = job;
  return (
    <Accordion
      // A new attempt opens by itself.
      key={attempts[0]?.id}
      defaultValue={attempts[0]?.id}
      items={attempts.map((attempt, index) => ({
        value: attempt.id,
        title: <AttemptTitle attempt={attempt} staleSince={index === 0 ? job.stale_since : null} />,
        content: (
          // The drawer begins with the reason of the newest attempt.
          <AttemptDetails attempt={attempt} hasReason={index > 0} onLogs={onLogs} />
        ),
      }))}
    />
  );
}

function AttemptTitle({
  attempt,
  staleSince,
}: {
  readonly attempt: Attempt;
  readonly staleSince: number | null;
}) {
  const { t } = useLingui();
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span>{t`Attempt ${attempt.number}`}</span>
      <JobStatus job={{ status: attempt.status, stale_since: staleSince }} />
      <span className="text-sm font-normal text-muted">
        {attempt.engine} · <ElapsedTime started={attempt.started_time} finished={attempt.finished_time} />
      </span>
    </span>
  );
}

interface AttemptDetailsProps {
  readonly attempt: Attempt;
  /** False: the reason of a failure is shown elsewhere. */
  readonly hasReason: boolean;
  readonly onLogs: OpenAttemptLog;
}

function AttemptDetails({ attempt, hasReason, onLogs }: AttemptDetailsProps) {
  const { t } = useLingui();
  const { number } = attempt;
  return (
    <div className="flex flex-col gap-4">
      {hasReason && attempt.error ? (
        <Alert tone="danger" title={t`Why it failed`}>
          <FailureReason error={attempt.error} problem={attempt.problem} />
        </Alert>
      ) : null}
      <div>
        <Button
          size="sm"
          icon={<ScrollText />}
          onClick={() => onLogs({ attempt: number })}
          aria-label={t`Logs of attempt ${number}`}
        >
          {t`Logs`}
        </Button>
      </div>
      <DescriptionList
        columns={2}
        items={[
          { term: t`Engine`, detail: attempt.engine },
          { term: t`Exit code`, detail: attempt.exit_code ?? '-' },
          {
            term: t({ message: 'Started', context: 'time' }),
            detail: <Moment ms={attempt.started_time} />,
          },
          {
            term: t({ message: 'Finished', context: 'time' }),
            detail: <Moment ms={attempt.finished_time} />,
          },
          ...(attempt.workflow_output
            ? [
                {
                  term: t`Working directory`,
                  detail: <code className="text-xs">{attempt.workflow_output}</code>,
                },
              ]
            : []),
        ]}
      />
      <StepList attempt={attempt} onLogs={onLogs} />
    </div>
  );
}
