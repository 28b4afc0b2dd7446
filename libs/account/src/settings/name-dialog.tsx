import { Trans, useLingui } from '@lingui/react/macro';
import { changeAccountName } from '@omics-portal/resources';
import { Alert, Button, Dialog, Input, notify } from '@omics-portal/ui';
import { SchemaField, useSchemaForm } from '@omics-portal/ui/forms';
import { useErrorText } from '@omics-portal/wording';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useAccount } from '../account-context';
import { nameSchema, type NameForm } from '../accounts/account-form-values';
import { useAccountFormMessages } from '../accounts/use-account-form-messages';

export interface NameDialogProps {
  /** Present name of the user. */
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Dialog that changes the name by which people know the user. */
export function NameDialog({ name, open, onOpenChange }: NameDialogProps) {
  const { client, session } = useAccount();
  const { t } = useLingui();
  const errorText = useErrorText();
  const formId = useId();
  const form = useSchemaForm<NameForm, NameForm>({
    schema: nameSchema,
    messages: useAccountFormMessages(),
    defaultValues: { name },
  });
  const { mutate, error, isPending, reset } = useMutation(changeAccountName(client));
  const change = (next: boolean) => {
    onOpenChange(next);
    if (!next) reset();
  };
  const submit = (values: NameForm) => {
    const next = values.name.trim();
    mutate(next, {
      onSuccess: () => {
        session.refreshUser();
        change(false);
        notify({ tone: 'success', title: t`Your name is now ${next}` });
      },
    });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t`Change the name`}
      description={t`The portal shows it from now on, also beside reports that you made before.`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={() => change(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={isPending}>
            <Trans>Change</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={form.onSubmit(submit)}>
        {error ? (
          <Alert tone="danger" title={t`The name was not changed`}>
            {errorText(error)}
          </Alert>
        ) : null}
        <SchemaField form={form} name="name" label={<Trans>Name</Trans>} required>
          {(control) => <Input {...control} autoComplete="name" maxLength={128} />}
        </SchemaField>
      </form>
    </Dialog>
  );
}
