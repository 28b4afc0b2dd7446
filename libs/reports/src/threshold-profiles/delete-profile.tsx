import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ThresholdProfile } from '@omics-portal/api';
import { deleteProfile } from '@omics-portal/resources';
import { AlertDialog, notify } from '@omics-portal/ui';
import { useReports } from '../ports/reports-ports';
import { useErrorText } from '../ports/use-error-text';

interface DeleteProfileProps {
  readonly profile: ThresholdProfile;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Confirmation of the deletion of a threshold profile: names it, and says what stays. */
export function DeleteProfile({ profile: { id, name }, onClose, onDeleted }: DeleteProfileProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { reports } = useReports();
  const remove = useMutation(deleteProfile(reports));
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        notify({ tone: 'success', title: t`The profile ${name} is deleted` });
        onDeleted();
      },
      onError: (error) =>
        notify({ tone: 'danger', title: t`The profile was not deleted`, description: errorText(error) }),
      onSettled: onClose,
    });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={t`Delete the profile ${name}?`}
      body={t`Reports that were made with it stay as they are. This cannot be undone.`}
      confirmLabel={t`Delete`}
      cancelLabel={t`Cancel`}
      busy={remove.isPending}
      onConfirm={confirm}
    />
  );
}
