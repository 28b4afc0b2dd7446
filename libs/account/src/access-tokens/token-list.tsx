import { Trans, useLingui } from '@lingui/react/macro';
import type { AccessToken } from '@omics-portal/api';
import { deleteAccessToken, shownToken } from '@omics-portal/resources';
import { AlertDialog, Button, notify, Tag } from '@omics-portal/ui';
import { Moment, useErrorText } from '@omics-portal/wording';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '../account-context';

/** List of personal access tokens, each with its scopes, times and a button that revokes it. */
export function TokenList({ tokens }: { tokens: readonly AccessToken[] }) {
  const { client } = useAccount();
  const { t } = useLingui();
  const errorText = useErrorText();
  const [asking, setAsking] = useState<AccessToken>();
  const { mutate, isPending } = useMutation({
    ...deleteAccessToken(client),
    onSuccess: () => notify({ tone: 'success', title: t`Token revoked` }),
    onError: (error) =>
      notify({
        tone: 'danger',
        title: t`The token could not be revoked`,
        description: errorText(error) ?? '',
      }),
  });
  const name = asking?.name ?? '';
  const revoke = (id: string) => mutate(id, { onSettled: () => setAsking(undefined) });
  return (
    <>
      <ul className="divide-y divide-border">
        {tokens.map((token) => (
          <TokenItem key={token.id} token={token} onRevoke={() => setAsking(token)} />
        ))}
      </ul>
      <AlertDialog
        open={asking !== undefined}
        onOpenChange={() => setAsking(undefined)}
        tone="danger"
        title={t`Revoke the token "${name}"?`}
        body={t`Programs that use it are refused from their next request on. This cannot be undone.`}
        confirmLabel={t`Revoke`}
        cancelLabel={t`Cancel`}
        busy={isPending}
        onConfirm={() => asking && revoke(asking.id)}
      />
    </>
  );
}

function TokenItem({ token, onRevoke }: { token: AccessToken; onRevoke: () => void }) {
  const { t } = useLingui();
  const { id, name, scopes } = token;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-xs text-muted">
          <code>{shownToken(id)}</code>
        </p>
        <div className="mt-1.5 flex flex-wrap gap-1.5">
          {scopes.map((scope) => (
            <Tag key={scope}>{scope}</Tag>
          ))}
        </div>
        <TokenTimes token={token} />
      </div>
      <Button size="sm" aria-label={t`Revoke ${name}`} onClick={onRevoke}>{t`Revoke`}</Button>
    </li>
  );
}

function TokenTimes({ token: { expires_time: expires, last_used_time: used } }: { token: AccessToken }) {
  const [now] = useState(() => Date.now());
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-4 text-sm text-muted">
      {expires <= now ? (
        <span className="text-danger">
          <Trans>
            Expired on <Moment ms={expires} />
          </Trans>
        </span>
      ) : (
        <span>
          <Trans>
            Expires on <Moment ms={expires} />
          </Trans>
        </span>
      )}
      <span>
        {used === null ? (
          <Trans>Never used</Trans>
        ) : (
          <Trans>
            Last used on <Moment ms={used} />
          </Trans>
        )}
      </span>
    </p>
  );
}
