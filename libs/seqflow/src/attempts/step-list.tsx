import { useLingui } from '@lingui/react/macro';
import type { Attempt, AttemptStep } from '@omics-portal/api';
import { hasFailed } from '@omics-portal/resources';
import { Button } from '@omics-portal/ui';
import { ElapsedTime, formatFileSize, formatSeconds } from '@omics-portal/wording';
import { ScrollText } from 'lucide-react';
import { JobStatus } from '../status/status-tags';
import type { OpenAttemptLog } from './open-attempt-log';

interface StepListProps {
  readonly attempt: Attempt;
  readonly onLogs: OpenAttemptLog;
}

/** Steps of an attempt in their order, each with state, duration, exit code and logs, and memory and processor time where the engine measures them. */
export function StepList({ attempt, onLogs }: StepListProps) {
  const { t } = useLingui();
  const { number, steps } = attempt;
  if (steps.length === 0) {
    return <p className="text-sm text-muted">{t`The engine lists no steps for this attempt.`}</p>;
  }
  return (
    <section aria-label={t`Steps of attempt ${number}`}>
      <h3 className="mb-2 text-sm font-medium">{t`Steps (${steps.length})`}</h3>
      <ol className="divide-y divide-border rounded-control border border-border">
        {steps.map((step) => (
          <Step key={step.key} step={step} onLogs={() => onLogs(stepLog(number, step))} />
        ))}
      </ol>
    </section>
  );
}

/** Log of a step: that of a failed one opens at standard error. */
function stepLog(attempt: number, step: AttemptStep): Parameters<OpenAttemptLog>[0] {
  return { attempt, log: step.key, ...(hasFailed(step) && { stream: 'stderr' }) };
}

function Step({ step, onLogs }: { readonly step: AttemptStep; readonly onLogs: () => void }) {
  const { t, i18n } = useLingui();
  const { name, exit_code: exitCode, peak_memory: peakMemory, cpu_seconds: cpuSeconds } = step;
  const memory = formatFileSize(peakMemory ?? 0);
  const processorTime = formatSeconds(cpuSeconds ?? 0, i18n.locale);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2 text-sm">
      <span className="w-full font-mono text-xs wrap-anywhere sm:w-auto sm:min-w-32 sm:flex-1">{name}</span>
      <JobStatus job={{ status: step.status, stale_since: null }} />
      <span className="whitespace-nowrap text-muted tabular-nums">
        <ElapsedTime started={step.started_time} finished={step.finished_time} />
      </span>
      {typeof peakMemory === 'number' ? (
        <span className="whitespace-nowrap text-muted tabular-nums">{t`Memory up to ${memory}`}</span>
      ) : null}
      {typeof cpuSeconds === 'number' ? (
        <span className="whitespace-nowrap text-muted tabular-nums">{t`Processor time ${processorTime}`}</span>
      ) : null}
      {exitCode === null ? null : (
        <span className="whitespace-nowrap text-muted">{t`Exit code ${exitCode}`}</span>
      )}
      {step.stdout === null && step.stderr === null ? null : (
        <Button
          size="sm"
          variant="ghost"
          icon={<ScrollText />}
          onClick={onLogs}
          aria-label={t`Logs of step ${name}`}
        >
          {t`Logs`}
        </Button>
      )}
    </li>
  );
}
