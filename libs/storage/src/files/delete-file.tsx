import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { deleteObject } from '@omics-portal/resources';
import { type StorageAddress } from '@omics-portal/api';
import { AlertDialog, notify } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { nameOf } from '../location/folder-location';
import { useStorage } from '../ports/storage-ports';

/** Confirmation dialog that deletes a file and names it. */
export function DeleteFile({
  address,
  onClose,
}: {
  readonly address: StorageAddress;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { datains } = useStorage();
  const errorText = useErrorText();
  const { bucket, key } = address;
  const name = nameOf(key);
  const remove = useMutation(deleteObject(datains));
  const confirm = () =>
    remove.mutate(address, {
      onSuccess: () => notify({ tone: 'success', title: t`${name} is deleted` }),
      onError: (error) =>
        notify({ tone: 'danger', title: t`${name} could not be deleted`, description: errorText(error) }),
      onSettled: onClose,
    });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={t`Delete ${name}?`}
      body={
        <Trans>
          {key} will be removed from the bucket {bucket}. This cannot be undone.
        </Trans>
      }
      confirmLabel={t`Delete`}
      cancelLabel={t`Cancel`}
      busy={remove.isPending}
      onConfirm={confirm}
    />
  );
}
