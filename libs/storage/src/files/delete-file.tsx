import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AlertDialog, notify } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { nameOf } from '../place/place';
import { useStorage } from '../ports/storage-ports';
import { deleteObject, fileQueries, type ObjectAddress } from './file-queries';

/** Asks before a file is removed, by its name. */
export function DeleteFile({
  address,
  onClose,
}: {
  readonly address: ObjectAddress;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { datains } = useStorage();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { bucket, key } = address;
  const name = nameOf(key);
  const remove = useMutation({
    mutationFn: () => deleteObject(datains, address),
    onSuccess: () => notify({ tone: 'success', title: t`${name} is deleted` }),
    onError: (error) =>
      notify({ tone: 'danger', title: t`${name} could not be deleted`, description: errorText(error) }),
    onSettled: () => {
      onClose();
      return queryClient.invalidateQueries({ queryKey: fileQueries(datains).root });
    },
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
      onConfirm={() => remove.mutate()}
    />
  );
}
