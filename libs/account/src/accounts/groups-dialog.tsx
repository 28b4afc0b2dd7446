import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '@omics-portal/api';
import { updateAccount } from '@omics-portal/resources';
import { Alert, Button, Dialog, Input, notify } from '@omics-portal/ui';
import { SchemaField, useSchemaForm } from '@omics-portal/ui/forms';
import { useErrorText } from '@omics-portal/wording';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useAccount } from '../account-context';
import { groupsSchema, namesIn, type GroupsForm } from './account-form-values';
import { useAccountFormMessages } from './use-account-form-messages';

/** Dialog that changes the groups and roles of an account. */
export function GroupsDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { username } = account;
  const { client } = useAccount();
  const { t } = useLingui();
  const errorText = useErrorText();
  const formId = useId();
  const { mutate, error, isPending } = useMutation(updateAccount(client));
  const form = useSchemaForm<GroupsForm, GroupsForm>({
    schema: groupsSchema,
    messages: useAccountFormMessages(),
    defaultValues: { groups: account.groups.join(', '), roles: account.roles.join(', ') },
  });
  const submit = ({ groups, roles }: GroupsForm) =>
    mutate(
      { username, change: { groups: namesIn(groups), roles: namesIn(roles) } },
      {
        onSuccess: () => {
          onClose();
          notify({ tone: 'success', title: t`Groups and roles of ${username} changed` });
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Groups and roles of ${username}`}
      description={t`A change takes effect with the next request of the account.`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>
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
          <Alert tone="danger" title={t`The account was not changed`}>
            {errorText(error)}
          </Alert>
        ) : null}
        <SchemaField
          form={form}
          name="groups"
          label={<Trans>Groups</Trans>}
          help={
            <Trans>
              Separate them with commas. Members of a group see its projects; members of the group admin see
              all projects.
            </Trans>
          }
        >
          {(control) => <Input {...control} autoComplete="off" autoCapitalize="none" spellCheck={false} />}
        </SchemaField>
        <SchemaField
          form={form}
          name="roles"
          label={<Trans>Roles</Trans>}
          help={
            <Trans>
              Separate them with commas. Accounts with the role admin can see and change everything.
            </Trans>
          }
        >
          {(control) => <Input {...control} autoComplete="off" autoCapitalize="none" spellCheck={false} />}
        </SchemaField>
      </form>
    </Dialog>
  );
}
