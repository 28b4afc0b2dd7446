import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { WorkflowAction } from '@omics-portal/api';
import { changeJobs, type ChangedJobs, type JobSelection } from '@omics-portal/resources';
import { AlertDialog, notify } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useSeqflow } from '../ports/seqflow-ports';

/** Change of many jobs that waits for its confirmation. */
export interface RequestedChange {
  readonly action: WorkflowAction;
  readonly jobs: JobSelection;
  /** Number of jobs in the selection. */
  readonly total: number;
  /** Number of those that allow the action; undefined while it is being counted. */
  readonly allowed: number | undefined;
}

interface ChangeJobsDialogProps {
  readonly projectId: string;
  readonly change: RequestedChange;
  readonly onClose: () => void;
  /** Called after the change. */
  readonly onDone?: (() => void) | undefined;
}

/** Confirmation of a change of many jobs: says how many change, how many stay, and that it cannot be undone. */
export function ChangeJobsDialog({ projectId, change, onClose, onDone }: ChangeJobsDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useSeqflow();
  const texts = useChangeTexts(change);
  const mutation = useMutation(changeJobs(datains, projectId));
  const confirm = () =>
    mutation.mutate(
      { action: change.action, jobs: change.jobs },
      {
        onSuccess: (changed) => {
          notify({
            tone: changed.unchanged > 0 ? 'warning' : 'success',
            title: texts.done(changed),
            ...(changed.unchanged > 0 && { description: texts.unchanged(changed.unchanged) }),
          });
          onDone?.();
        },
        onError: (error) =>
          notify({ tone: 'danger', title: t`No job was changed`, description: errorText(error) }),
        onSettled: onClose,
      },
    );
  return (
    <AlertDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={texts.title}
      body={
        <>
          <p>{texts.consequence}</p>
          {texts.others ? <p className="mt-2">{texts.others}</p> : null}
        </>
      }
      confirmLabel={texts.confirm}
      cancelLabel={t`Cancel`}
      tone={change.action === 'stop' ? 'danger' : 'default'}
      busy={mutation.isPending}
      onConfirm={confirm}
    />
  );
}

function useChangeTexts({ action, total, allowed }: RequestedChange) {
  const { t } = useLingui();
  const count = allowed ?? total;
  const left = total - count;
  const unchanged = (jobs: number) =>
    t`${plural(jobs, { one: '# job stays as it is: its state does not allow this.', other: '# jobs stay as they are: their states do not allow this.' })}`;
  const shared = {
    unchanged,
    others: allowed === undefined ? t`Counting the jobs...` : left > 0 ? unchanged(left) : null,
  };
  if (action === 'stop') {
    return {
      ...shared,
      title: t`${plural(count, { one: 'Stop # job?', other: 'Stop # jobs?' })}`,
      consequence: t`The jobs end without results. This cannot be undone: a job that is submitted again starts from the beginning.`,
      confirm: t`Stop`,
      done: ({ changed }: ChangedJobs) =>
        t`${plural(changed, { one: 'Stop requested for # job', other: 'Stop requested for # jobs' })}`,
    };
  }
  return {
    ...shared,
    title: t`${plural(count, { one: 'Submit # job again?', other: 'Submit # jobs again?' })}`,
    consequence: t`The jobs run again from the beginning. This cannot be undone. Their earlier attempts, results and logs stay.`,
    confirm: t`Resubmit`,
    done: ({ changed }: ChangedJobs) =>
      t`${plural(changed, { one: '# job was submitted again', other: '# jobs were submitted again' })}`,
  };
}
