import { useLingui } from '@lingui/react/macro';
import { parseStorageLink, type StorageObject } from '@omics-portal/api';
import { Alert, Button, Dialog, Input, notify } from '@omics-portal/ui';
import { SchemaField, useSchemaForm } from '@omics-portal/ui/forms';
import { useErrorText } from '@omics-portal/wording';
import { useId } from 'react';
import type { ActionContext } from './delete-entries';
import type { FolderNameProblem } from '../location/folder-name';
import { nameOf } from '../location/folder-location';
import { renameSchema } from './rename-schema';
import { renamed } from './transfer-items';
import { undoAction } from './undo-transfer';
import { useTransfer } from './use-transfer';

interface RenameDialogProps {
  readonly entry: StorageObject;
  /** Of the screen, for an undo after the dialog is gone. */
  readonly context: ActionContext;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Dialog that gives a file or a folder another name. A name that is taken is refused. */
export function RenameDialog({ entry, context, onClose, onDone }: RenameDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const formId = useId();
  const former = nameOf(entry.key);
  const folder = entry.key.endsWith('/');
  const messages: Record<FolderNameProblem, string> = {
    required: t`Enter a name.`,
    'too-long': folder ? t`Length should be 1 to 63` : t`The name is too long: at most 255 bytes.`,
    'not-valid': t`The name must not contain slashes, backslashes or control characters.`,
  };
  const form = useSchemaForm({ schema: renameSchema(folder), messages, defaultValues: { name: former } });
  const transfer = useTransfer();
  const refused = [...transfer.conflicts, ...transfer.failures][0];
  const submit = form.onSubmit(async ({ name }) => {
    const address = parseStorageLink(entry.path);
    if (name === former || !address) {
      onClose();
      return;
    }
    const { service, bucket } = address;
    const items = [renamed(entry, name)];
    const outcomes = await transfer.start({ service, bucket, action: 'move', items });
    if (outcomes.every(({ state }) => state === 'done')) {
      const action = undoAction(context, { action: 'move', service, bucket, toBucket: bucket, outcomes });
      notify({ tone: 'success', title: t`${former} was renamed to ${name}`, action });
      onDone();
      onClose();
    }
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t`Rename ${former}`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} variant="primary" busy={transfer.isPending}>
            {t`Rename`}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <SchemaField form={form} name="name" label={t`New name`} required>
          {(control) => <Input {...control} autoComplete="off" />}
        </SchemaField>
        {refused && !transfer.isPending ? (
          <Alert
            tone="danger"
            title={refused.state === 'conflict' ? t`This name is taken` : t`It could not be renamed`}
          >
            {refused.state === 'conflict' ? t`Choose another name.` : refused.message}
          </Alert>
        ) : null}
        {transfer.error ? (
          <Alert tone="danger" title={t`It could not be renamed`}>
            {errorText(transfer.error)}
          </Alert>
        ) : null}
      </form>
    </Dialog>
  );
}
