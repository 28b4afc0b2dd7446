import { Trans, useLingui } from '@lingui/react/macro';
import { NotFoundError, parseStorageLink, type ShareLink } from '@omics-portal/api';
import { revokeShareLink, shareLinkQueries } from '@omics-portal/resources';
import { AlertDialog, Button, Card, ErrorState, notify, SkeletonLines } from '@omics-portal/ui';
import { Moment, useErrorText } from '@omics-portal/wording';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '../account-context';

/** Share links of the user that work, each with a button that revokes it. */
export function ShareLinksCard() {
  const { client } = useAccount();
  const { t } = useLingui();
  const errorText = useErrorText();
  const { data, error, isPending, refetch } = useQuery(shareLinkQueries(client).list());
  // An older server has no such links, so that there is nothing to say.
  if (error instanceof NotFoundError) return null;
  return (
    <Card title={t`Share links`}>
      <p className="mb-4 text-sm text-muted">
        <Trans>
          Anyone who has such a link can download its file without an account. File Management creates them.
        </Trans>
      </p>
      {isPending ? <SkeletonLines lines={3} label={t`Loading...`} /> : null}
      {error && !data ? (
        <ErrorState
          title={t`The share links could not be loaded`}
          message={errorText(error)}
          retryLabel={t`Retry`}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data?.length === 0 ? <p>{t`None of your share links works now.`}</p> : null}
      {data && data.length > 0 ? <LinkList links={data} /> : null}
    </Card>
  );
}

function LinkList({ links }: { readonly links: readonly ShareLink[] }) {
  const { client } = useAccount();
  const { t } = useLingui();
  const errorText = useErrorText();
  const [asking, setAsking] = useState<ShareLink>();
  const { mutate, isPending } = useMutation({
    ...revokeShareLink(client),
    onSuccess: () => notify({ tone: 'success', title: t`Share link revoked` }),
    onError: (error) =>
      notify({
        tone: 'danger',
        title: t`The share link could not be revoked`,
        description: errorText(error) ?? '',
      }),
  });
  const name = nameOf(asking?.file ?? '');
  return (
    <>
      <ul className="divide-y divide-border">
        {links.map((link) => (
          <LinkItem key={link.id} link={link} onRevoke={() => setAsking(link)} />
        ))}
      </ul>
      <AlertDialog
        open={asking !== undefined}
        onOpenChange={() => setAsking(undefined)}
        tone="danger"
        title={t`Revoke the link to "${name}"?`}
        body={t`It stops working at once. This cannot be undone.`}
        confirmLabel={t`Revoke`}
        cancelLabel={t`Cancel`}
        busy={isPending}
        onConfirm={() => asking && mutate(asking.id, { onSettled: () => setAsking(undefined) })}
      />
    </>
  );
}

function LinkItem({ link, onRevoke }: { readonly link: ShareLink; readonly onRevoke: () => void }) {
  const { t } = useLingui();
  const { file, created_time: created, expires_time: expires } = link;
  const name = nameOf(file);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-xs text-muted wrap-anywhere">{file}</p>
        <p className="mt-1.5 text-sm text-muted">
          <Trans>
            Created on <Moment ms={created} />, works until <Moment ms={expires} />
          </Trans>
        </p>
      </div>
      <Button size="sm" aria-label={t`Revoke the link to ${name}`} onClick={onRevoke}>{t`Revoke`}</Button>
    </li>
  );
}

/** Name of a file by its storage link. */
function nameOf(file: string): string {
  return parseStorageLink(file)?.key.split('/').at(-1) ?? file;
}
