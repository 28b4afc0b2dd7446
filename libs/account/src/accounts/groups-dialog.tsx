import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '@omics-portal/api';
import { updateAccount } from '@omics-portal/resources';
import { Input, notify } from '@omics-portal/ui';
import { SchemaField, useSchemaForm } from '@omics-portal/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useAccount } from '../account-context';
import { ChangeDialog } from '../change-dialog/change-dialog';
import { groupsSchema, namesIn, type GroupsForm } from './account-form-values';
import { useAccountFormMessages } from './use-account-form-messages';

/** Dialog that changes the groups and roles of an account. */
export function GroupsDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { username } = account;
  const { client } = useAccount();
  const { t } = useLingui();
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
    <ChangeDialog
      open
      onOpenChange={onClose}
      title={t`Groups and roles of ${username}`}
      description={t`A change takes effect with the next request of the account.`}
      busy={isPending}
      error={error}
      errorTitle={t`The account was not changed`}
      onSubmit={form.onSubmit(submit)}
    >
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
    </ChangeDialog>
  );
}
