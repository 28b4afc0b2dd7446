import { Trans, useLingui } from '@lingui/react/macro';
import { NotFoundError } from '@omics-portal/api';
import { oneTimeLinkQuery, setPasswordByLink } from '@omics-portal/resources';
import { Alert, Button, ButtonLink, ErrorState, Input, SkeletonLines } from '@omics-portal/ui';
import { SchemaField, useSchemaForm } from '@omics-portal/ui/forms';
import { useErrorText } from '@omics-portal/wording';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAccount } from '../account-context';
import { MIN_PASSWORD_LENGTH, newPasswordSchema, type NewPassword } from '../password/new-password-schema';
import { usePasswordMessages } from '../password/use-password-messages';

export interface OneTimeLinkScreenProps {
  /** Title of the page. */
  title: string;
  /** Secret of the link. */
  link: string;
}

/** Page behind a one-time link: its owner chooses a password for the account that the page names. */
export function OneTimeLinkScreen({ title, link }: OneTimeLinkScreenProps) {
  const { client, links } = useAccount();
  const { t } = useLingui();
  const errorText = useErrorText();
  const { data, error, isPending, refetch } = useQuery(oneTimeLinkQuery(client, link));
  const { mutate, error: failure, isPending: isSaving, isSuccess } = useMutation(setPasswordByLink(client));
  if (isSuccess) {
    return (
      <Frame title={title}>
        <Alert tone="success" title={t`Your password is set`}>
          <Trans>You can sign in with it now. The link does not work again.</Trans>
        </Alert>
        <ButtonLink variant="primary" href={links.login()}>
          <Trans>Login</Trans>
        </ButtonLink>
      </Frame>
    );
  }
  if (isPending) {
    return (
      <Frame title={title}>
        <SkeletonLines lines={4} label={t`Loading...`} />
      </Frame>
    );
  }
  if (error instanceof NotFoundError) {
    return (
      <Frame title={title}>
        <Alert tone="warning" title={t`This link does not work any more`}>
          <Trans>
            It was used, has expired, was replaced by a newer one, or is incomplete. Ask the people who run
            this site for another one.
          </Trans>
        </Alert>
      </Frame>
    );
  }
  if (error) {
    return (
      <Frame title={title}>
        <ErrorState
          title={t`The link could not be checked`}
          message={errorText(error)}
          retryLabel={t`Retry`}
          onRetry={() => void refetch()}
        />
      </Frame>
    );
  }
  const { username } = data;
  return (
    <Frame title={title}>
      <p>
        <Trans>
          For the account <strong className="wrap-anywhere">{username}</strong>. Nobody else knows the
          password.
        </Trans>
      </p>
      {failure ? (
        <Alert tone="danger" title={t`The password was not set`}>
          {errorText(failure)}
        </Alert>
      ) : null}
      <PasswordForm
        username={username}
        isSaving={isSaving}
        onSubmit={({ password }) => mutate({ link, password })}
      />
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-title font-semibold">{title}</h1>
      {children}
    </div>
  );
}

interface PasswordFormProps {
  username: string;
  isSaving: boolean;
  onSubmit: (values: NewPassword) => void;
}

function PasswordForm({ username, isSaving, onSubmit }: PasswordFormProps) {
  const length = MIN_PASSWORD_LENGTH;
  const form = useSchemaForm<NewPassword, NewPassword>({
    schema: newPasswordSchema,
    messages: usePasswordMessages(),
    defaultValues: { password: '', repeated: '' },
  });
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={form.onSubmit(onSubmit)}>
      {/* For password managers, which store the password under this name. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
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
      <Button type="submit" variant="primary" busy={isSaving} className="w-full">
        <Trans>Set the password</Trans>
      </Button>
    </form>
  );
}
