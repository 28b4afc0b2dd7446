import { Trans, useLingui } from '@lingui/react/macro';
import { changeAccountName } from '@omics-portal/resources';
import { Input, notify } from '@omics-portal/ui';
import { SchemaField, useSchemaForm } from '@omics-portal/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useAccount } from '../account-context';
import { ChangeDialog } from '../change-dialog/change-dialog';
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
  const form = useSchemaForm<NameForm, NameForm>({
    schema: nameSchema,
    messages: useAccountFormMessages(),
    defaultValues: { name },
  });
  const { mutate, error, isPending, reset } = useMutation(changeAccountName(client));
  const close = (saved: string) => {
    onOpenChange(false);
    reset();
    // The next change begins with the name of then, without what was typed and not sent.
    form.reset({ name: saved });
  };
  const submit = ({ name: next }: NameForm) =>
    mutate(next, {
      onSuccess: () => {
        session.refreshUser();
        close(next);
        notify({ tone: 'success', title: t`Your name is now ${next}` });
      },
    });
  return (
    <ChangeDialog
      open={open}
      onOpenChange={() => close(name)}
      title={t`Change the name`}
      description={t`The portal shows it from now on, also beside reports that you made before.`}
      busy={isPending}
      error={error}
      errorTitle={t`The name was not changed`}
      onSubmit={form.onSubmit(submit)}
    >
      <SchemaField form={form} name="name" label={<Trans context="person">Name</Trans>} required>
        {(control) => <Input {...control} autoComplete="name" maxLength={128} />}
      </SchemaField>
    </ChangeDialog>
  );
}
