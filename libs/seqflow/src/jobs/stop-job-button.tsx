import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Workflow } from '@omics-portal/api';
import { stopJob } from '@omics-portal/resources';
import { AlertDialog, Button, notify } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useMutation } from '@tanstack/react-query';
import { CirclePause } from 'lucide-react';
import { useSeqflow } from '../ports/seqflow-ports';

/** Button that stops a job, after a confirmation that names it. */
export function StopJobButton({ job }: { readonly job: Workflow }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useSeqflow();
  const [open, setOpen] = useState(false);
  const stop = useMutation(stopJob(datains));
  const name = job.sample_id;
  const confirm = () =>
    stop.mutate(job.id, {
      onSuccess: () => notify({ tone: 'success', title: t`Stop requested for ${name}` }),
      onError: (error) =>
        notify({ tone: 'danger', title: t`${name} was not stopped`, description: errorText(error) }),
      onSettled: () => setOpen(false),
    });
  return (
    <>
      <Button size="sm" icon={<CirclePause />} onClick={() => setOpen(true)} aria-label={t`Stop ${name}`}>
        {t`Stop`}
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={t`Stop: ${name}`}
        body={t`The job ends without results. If it is submitted again, it starts from the beginning. Sure?`}
        confirmLabel={t`Stop`}
        cancelLabel={t`Cancel`}
        tone="danger"
        busy={stop.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
