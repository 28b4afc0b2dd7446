import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ThresholdProfile, ThresholdProfileSubmit } from '@omics-portal/api';
import { deleteProfile, saveProfile } from '@omics-portal/resources';
import { AlertDialog, notify } from '@omics-portal/ui';
import { useReports } from '../ports/reports-ports';
import { useErrorText } from '../ports/use-error-text';

interface DeleteProfileProps {
  readonly profile: ThresholdProfile;
  readonly onClose: () => void;
  /** Called once it is deleted; the caller closes the dialog. */
  readonly onDeleted: () => void;
  /** Called with the profile that takes the place of the deleted one. */
  readonly onRestored: (profile: ThresholdProfile) => void;
}

/** Confirmation of the deletion of a threshold profile: names it, and says what stays. The notice after it offers to undo it. */
export function DeleteProfile({ profile, onClose, onDeleted, onRestored }: DeleteProfileProps) {
  const { name } = profile;
  const { t } = useLingui();
  const errorText = useErrorText();
  const { reports } = useReports();
  const remove = useMutation(deleteProfile(reports));
  const restore = useMutation(saveProfile(reports));
  const undo = () => {
    // The dialog is closed by then, so that only the promise tells the end.
    restore.mutateAsync({ id: null, content: contentOf(profile) }).then(onRestored, (error: unknown) =>
      notify({
        tone: 'danger',
        title: t`The profile could not be restored`,
        description: errorText(error),
      }),
    );
  };
  const confirm = () =>
    remove.mutate(profile.id, {
      onSuccess: () => {
        notify({
          tone: 'success',
          title: t`The profile ${name} is deleted`,
          action: { label: t`Undo`, onClick: undo },
        });
        onDeleted();
      },
      onError: (error) => {
        notify({ tone: 'danger', title: t`The profile was not deleted`, description: errorText(error) });
        onClose();
      },
    });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={t`Delete the profile ${name}?`}
      body={t`Reports that were made with it stay as they are.`}
      confirmLabel={t`Delete`}
      cancelLabel={t`Cancel`}
      busy={remove.isPending}
      onConfirm={confirm}
    />
  );
}

/** Content that makes a profile with the same limits. */
function contentOf({ name, omics, limits }: ThresholdProfile): ThresholdProfileSubmit {
  return {
    name,
    omics,
    limits: limits.map(({ origin: _origin, ...limit }) => limit),
  };
}
