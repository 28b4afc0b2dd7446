import { Trans, useLingui } from '@lingui/react/macro';
import { changePassword } from '@omics-portal/resources';
import { Input, notify } from '@omics-portal/ui';
import { SchemaField, useSchemaForm } from '@omics-portal/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useAccount } from '../account-context';
import { ChangeDialog } from '../change-dialog/change-dialog';
import { MIN_PASSWORD_LENGTH, passwordChangeSchema, type PasswordChange } from './new-password-schema';
import { usePasswordMessages } from './use-password-messages';

export interface PasswordDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Dialog that changes the user's password, which signs out all other browsers. */
export function PasswordDialog({ open, onOpenChange }: PasswordDialogProps) {
  const { client } = useAccount();
  const { t } = useLingui();
  const length = MIN_PASSWORD_LENGTH;
  const form = useSchemaForm<PasswordChange, PasswordChange>({
    schema: passwordChangeSchema,
    messages: usePasswordMessages(),
    defaultValues: { current: '', password: '', repeated: '' },
  });
  const { mutate, error, isPending, reset } = useMutation(changePassword(client));
  const change = (next: boolean) => {
    onOpenChange(next);
    if (!next) {
      reset();
      form.reset();
    }
  };
  const submit = ({ current, password }: PasswordChange) =>
    mutate(
      { current, password },
      {
        onSuccess: () => {
          change(false);
          notify({
            tone: 'success',
            title: t`Password changed`,
            description: t`All other browsers are signed out.`,
          });
        },
      },
    );
  return (
    <ChangeDialog
      open={open}
      onOpenChange={change}
      title={t`Change the password`}
      description={t`All other browsers are signed out. Access tokens stay.`}
      busy={isPending}
      error={error}
      errorTitle={t`The password was not changed`}
      onSubmit={form.onSubmit(submit)}
    >
      <SchemaField form={form} name="current" label={<Trans>Current password</Trans>} required>
        {(control) => <Input {...control} type="password" autoComplete="current-password" />}
      </SchemaField>
      <SchemaField
        form={form}
        name="password"
        label={<Trans>New password</Trans>}
        help={<Trans>At least {length} characters. Several words are easier to remember than symbols.</Trans>}
        required
      >
        {(control) => <Input {...control} type="password" autoComplete="new-password" maxLength={256} />}
      </SchemaField>
      <SchemaField form={form} name="repeated" label={<Trans>New password again</Trans>} required>
        {(control) => <Input {...control} type="password" autoComplete="new-password" maxLength={256} />}
      </SchemaField>
    </ChangeDialog>
  );
}
