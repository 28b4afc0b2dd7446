import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { createFolder } from '@omics-portal/resources';
import { Alert, Button, Dialog, Input, notify } from '@omics-portal/ui';
import { SchemaField, useSchemaForm } from '@omics-portal/ui/forms';
import { useErrorText } from '@omics-portal/wording';
import { useId } from 'react';
import { objectInFolder, type FolderLocation } from '../location/folder-location';
import { useStorage } from '../ports/storage-ports';
import { FOLDER_NAME_LENGTH, folderSchema, type FolderNameProblem } from '../location/folder-name';

/** Dialog that creates a folder. */
export function FolderDialog({
  location,
  onClose,
}: {
  readonly location: FolderLocation;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { datains } = useStorage();
  const errorText = useErrorText();
  const formId = useId();
  const messages: Record<FolderNameProblem, string> = {
    required: t`Please input your folder name!`,
    'too-long': t`Length should be 1 to 63`,
    'not-valid': t`Folder name is not valid`,
  };
  const form = useSchemaForm({ schema: folderSchema, messages, defaultValues: { name: '' } });
  const make = useMutation(createFolder(datains));
  const submit = form.onSubmit(({ name: folder }) =>
    make.mutateAsync(objectInFolder(location, `${folder}/`), {
      onSuccess: () => {
        notify({ tone: 'success', title: t`The folder ${folder} was created` });
        onClose();
      },
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t`Add Folder`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} variant="primary" busy={make.isPending}>
            {t`Add Folder`}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <SchemaField
          form={form}
          name="name"
          label={t`Folder Name`}
          required
          help={t`1 to ${FOLDER_NAME_LENGTH} characters, without "/".`}
        >
          {(control) => <Input {...control} autoComplete="off" />}
        </SchemaField>
        {make.isError ? (
          <Alert tone="danger" title={t`The folder could not be created`}>
            {errorText(make.error)}
          </Alert>
        ) : null}
      </form>
    </Dialog>
  );
}
