import { Trans, useLingui } from '@lingui/react/macro';
import { createAccount } from '@omics-portal/resources';
import { Alert, Button, Dialog, Input } from '@omics-portal/ui';
import { SchemaField, useSchemaForm, type SchemaForm } from '@omics-portal/ui/forms';
import { useErrorText } from '@omics-portal/wording';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useAccount } from '../account-context';
import { accountRequest, newAccountSchema, type NewAccountForm } from './account-form-values';
import { ShownLink } from './shown-link';
import { useAccountFormMessages } from './use-account-form-messages';

/** Dialog that adds an account, and shows the invitation for its owner once. */
export function AddAccountDialog({ onClose }: { onClose: () => void }) {
  const { client } = useAccount();
  const { t } = useLingui();
  const errorText = useErrorText();
  const formId = useId();
  const { mutate, data, error, isPending } = useMutation(createAccount(client));
  const form = useSchemaForm<NewAccountForm, NewAccountForm>({
    schema: newAccountSchema,
    messages: useAccountFormMessages(),
    defaultValues: { username: '', name: '', email: '', groups: '' },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={data ? t`Invitation` : t`Add an account`}
      closeLabel={t`Close`}
      footer={
        data ? (
          <Button variant="primary" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button variant="primary" type="submit" form={formId} busy={isPending}>
              <Trans>Add</Trans>
            </Button>
          </>
        )
      }
    >
      {data ? (
        <ShownLink link={data.link} username={data.account.username} />
      ) : (
        <form
          id={formId}
          noValidate
          className="flex flex-col gap-4"
          onSubmit={form.onSubmit((account) => mutate(accountRequest(account)))}
        >
          {error ? (
            <Alert tone="danger" title={t`The account was not added`}>
              {errorText(error)}
            </Alert>
          ) : null}
          <AccountFields form={form} />
        </form>
      )}
    </Dialog>
  );
}

/** Fields of a new account. */
function AccountFields({ form }: { form: SchemaForm<NewAccountForm, NewAccountForm> }) {
  return (
    <>
      <SchemaField
        form={form}
        name="username"
        label={<Trans>Username</Trans>}
        help={<Trans>It cannot be changed later: folders of files are named after it.</Trans>}
        required
      >
        {(control) => (
          <Input {...control} autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={64} />
        )}
      </SchemaField>
      <SchemaField form={form} name="name" label={<Trans context="person">Name</Trans>} required>
        {(control) => <Input {...control} autoComplete="off" maxLength={128} />}
      </SchemaField>
      <SchemaField form={form} name="email" label={<Trans>Email</Trans>} required>
        {(control) => <Input {...control} type="email" autoComplete="off" maxLength={254} />}
      </SchemaField>
      <SchemaField
        form={form}
        name="groups"
        label={<Trans>Groups</Trans>}
        help={
          <Trans>
            Separate them with commas. Members of a group see its projects; members of the group admin see all
            projects.
          </Trans>
        }
      >
        {(control) => <Input {...control} autoComplete="off" autoCapitalize="none" spellCheck={false} />}
      </SchemaField>
    </>
  );
}
