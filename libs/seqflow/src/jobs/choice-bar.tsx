import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { WorkflowAction } from '@omics-portal/api';
import { jobQueries, type JobFilter, type JobSelection } from '@omics-portal/resources';
import { Button } from '@omics-portal/ui';
import { CirclePause, RotateCcw } from 'lucide-react';
import { useSeqflow } from '../ports/seqflow-ports';
import { ChangeJobsDialog } from './change-jobs-dialog';
import { choiceSize, countAllowed, type JobChoice } from './job-choice';
import type { JobSlot } from './job-slots';

interface ChoiceBarProps {
  readonly projectId: string;
  readonly choice: JobChoice;
  readonly filter: JobFilter;
  readonly slots: readonly JobSlot[];
  readonly onClear: () => void;
}

/** Bar with the number of chosen jobs, and their stop and resubmission; renders nothing without a choice. */
export function ChoiceBar({ projectId, choice, filter, slots, onClear }: ChoiceBarProps) {
  const { t } = useLingui();
  const [action, setAction] = useState<WorkflowAction | null>(null);
  const total = choiceSize(choice, slots.length);
  const allowed = useAllowedCount({ projectId, choice, filter, slots, action });
  if (total === 0) {
    return null;
  }
  const jobs: JobSelection =
    choice.kind === 'some' ? { ids: [...choice.jobs.keys()] } : { filter, except: [...choice.except.keys()] };
  return (
    <div
      role="group"
      aria-label={t`Selected jobs`}
      className="flex flex-wrap items-center gap-2 rounded-control bg-sunken px-3 py-2"
    >
      <span className="me-2 text-sm" role="status">
        {t`${plural(total, { one: '# job selected', other: '# jobs selected' })}`}
      </span>
      <Button size="sm" icon={<CirclePause />} onClick={() => setAction('stop')}>
        {t`Stop`}
      </Button>
      <Button size="sm" icon={<RotateCcw />} onClick={() => setAction('resubmit')}>
        {t`Resubmit`}
      </Button>
      <Button size="sm" variant="ghost" onClick={onClear}>
        {t`Clear the selection`}
      </Button>
      {action ? (
        <ChangeJobsDialog
          projectId={projectId}
          change={{ action, jobs, total, allowed }}
          onClose={() => setAction(null)}
          onDone={onClear}
        />
      ) : null}
    </div>
  );
}

/** Number of chosen jobs that allow the action; undefined until the service has counted those that are not loaded. */
function useAllowedCount({
  projectId,
  choice,
  filter,
  slots,
  action,
}: Omit<ChoiceBarProps, 'onClear'> & { readonly action: WorkflowAction | null }): number | undefined {
  const { datains } = useSeqflow();
  const counted = useQuery({
    ...jobQueries(datains).countAllowing(projectId, filter, action ?? 'stop'),
    enabled: action !== null && choice.kind === 'all',
  });
  if (action === null) {
    return undefined;
  }
  return choice.kind === 'some'
    ? countAllowed(choice.jobs, slots, action)
    : counted.data === undefined
      ? undefined
      : Math.max(0, counted.data - countAllowed(choice.except, slots, action));
}
